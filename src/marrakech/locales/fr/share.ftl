### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Tu gagnes d’un point !
   *[other] Tu gagnes de { $points } points !
}
share-you-win-plain = Tu gagnes !
share-you-share = Tu partages la victoire !
share-wins = { $points ->
    [one] { $player } gagne d’un point !
   *[other] { $player } gagne de { $points } points !
}
share-wins-you = { $place ->
    [2] { $player } gagne, tu es deuxième
    [3] { $player } gagne, tu es troisième
   *[4] { $player } gagne, tu es quatrième
}
share-moment = La plus grosse dîme
share-moment-own = Ton meilleur moment
