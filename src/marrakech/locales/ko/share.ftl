### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points }점 차로 이겼습니다!
share-you-win-plain = 이겼습니다!
share-you-share = 공동 우승입니다!
share-wins = { $player } 님이 { $points }점 차로 승리!
share-wins-you = { $place ->
    [2] { $player } 님의 승리, 나는 2위
    [3] { $player } 님의 승리, 나는 3위
   *[4] { $player } 님의 승리, 나는 4위
}
share-moment = 가장 많이 낸 돈
share-moment-own = 나의 최고의 순간
