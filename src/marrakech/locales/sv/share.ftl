### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Du vinner med en poäng!
   *[other] Du vinner med { $points } poäng!
}
share-you-win-plain = Du vinner!
share-you-share = Du delar segern!
share-wins = { $points ->
    [one] { $player } vinner med en poäng!
   *[other] { $player } vinner med { $points } poäng!
}
share-wins-you = { $place ->
    [2] { $player } vinner, du kommer tvåa
    [3] { $player } vinner, du kommer trea
   *[4] { $player } vinner, du kommer fyra
}
share-moment = Den högsta betalningen
share-moment-own = Ditt bästa ögonblick
