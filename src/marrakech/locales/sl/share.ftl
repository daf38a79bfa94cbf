### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Zmagaš za { $points } točko!
    [two] Zmagaš za { $points } točki!
    [few] Zmagaš za { $points } točke!
   *[other] Zmagaš za { $points } točk!
}
share-you-win-plain = Zmagaš!
share-you-share = Deliš si zmago!
share-wins = { $points ->
    [one] { $player } zmaga za { $points } točko!
    [two] { $player } zmaga za { $points } točki!
    [few] { $player } zmaga za { $points } točke!
   *[other] { $player } zmaga za { $points } točk!
}
share-wins-you = { $place ->
    [2] { $player } zmaga, tvoje je drugo mesto
    [3] { $player } zmaga, tvoje je tretje mesto
   *[4] { $player } zmaga, tvoje je četrto mesto
}
share-moment = Najvišje plačilo
share-moment-own = Tvoj najlepši trenutek
share-result = Deli izid
share-picture = Shrani kot sliko
share-film = Shrani kot gibljivo sliko
share-further = Več

## What a link says of itself in a messenger

share-site = Namizna igra s preprogami za dva do štiri: v brskalniku, s prijatelji ali proti botom.
share-invites = { $player } te vabi na tržnico
share-invites-hint = Odpri povezavo in prisedi. Nihče ne potrebuje računa.
share-going-on = Igra poteka
share-look = Poglej igro

## Inviting

share-more = Pravila, ura in sedeži
share-taste = Prvič? Šestdeset sekund
share-taste-hint = Trije majhni koraki na pravi plošči.
share-taste-done = To je bistvo. Ostalo pride samo.
