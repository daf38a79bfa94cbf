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
share-result = 결과 공유
share-picture = 그림으로 저장
share-film = 움직이는 그림으로 저장
share-further = 더 보기

## What a link says of itself in a messenger

share-site = 두 명에서 네 명이 즐기는 양탄자 보드게임. 브라우저에서 친구와 또는 봇과 함께.
share-invites = { $player } 님이 시장에 초대합니다
share-invites-hint = 링크를 열고 자리에 앉으세요. 계정은 필요 없습니다.
share-going-on = 게임이 진행 중입니다
share-look = 게임 보기

## Inviting

share-more = 규칙, 시계, 자리
share-taste = 처음이세요? 60초면 됩니다
share-taste-hint = 진짜 게임판에서 짧은 세 단계.
share-taste-done = 이게 핵심입니다. 나머지는 저절로 익혀집니다.
