### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] You win by one!
   *[other] You win by { $points }!
}
share-you-win-plain = You win!
share-you-share = You share the victory!
share-wins = { $points ->
    [one] { $player } wins by one!
   *[other] { $player } wins by { $points }!
}
# Somebody else wins; the place is that of the one who looks
share-wins-you = { $place ->
    [2] { $player } wins, you are second
    [3] { $player } wins, you are third
   *[4] { $player } wins, you are fourth
}
share-moment = The largest payment
share-moment-own = Your best moment
