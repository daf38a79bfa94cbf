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
share-result = Partager le résultat
share-picture = Enregistrer en image
share-film = Enregistrer en image animée
share-further = Plus

## What a link says of itself in a messenger

share-site = Un jeu de plateau et de tapis pour deux à quatre : dans le navigateur, entre amis ou contre des bots.
share-invites = { $player } t’invite au marché
share-invites-hint = Ouvre le lien et prends place. Personne n’a besoin d’un compte.
share-going-on = Une partie est en cours
share-look = Regarder la partie

## Inviting

share-more = Règles, pendule et places
share-taste = Jamais joué ? Soixante secondes
share-taste-hint = Trois petites étapes sur un vrai plateau.
share-taste-done = Voilà l’essentiel. Le reste vient tout seul.
