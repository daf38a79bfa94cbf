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

## What a link says of itself in a messenger

share-site = Un jeu de plateau et de tapis pour deux à quatre : dans le navigateur, entre amis ou contre des bots.
share-invites = { $player } t’invite au marché
share-invites-hint = Ouvre le lien et prends place. Personne n’a besoin d’un compte.
share-going-on = Une partie est en cours
share-look = Regarder la partie
