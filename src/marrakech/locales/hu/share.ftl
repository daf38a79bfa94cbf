### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Nyertél, { $points } ponttal!
   *[other] Nyertél, { $points } ponttal!
}
share-you-win-plain = Nyertél!
share-you-share = Osztozol a győzelmen!
share-wins = { $points ->
    [one] { $player } nyert, { $points } ponttal!
   *[other] { $player } nyert, { $points } ponttal!
}
share-wins-you = { $place ->
    [2] { $player } nyert, te a második vagy
    [3] { $player } nyert, te a harmadik vagy
   *[4] { $player } nyert, te a negyedik vagy
}
share-moment = A legnagyobb fizetség
share-moment-own = A legjobb pillanatod
share-result = Eredmény megosztása
share-picture = Mentés képként
share-film = Mentés mozgóképként
share-further = Továbbiak

## What a link says of itself in a messenger

share-site = Szőnyeges társasjáték két–négy játékosnak: böngészőben, barátokkal vagy robotok ellen.
share-invites = { $player } meghív a piacra
share-invites-hint = Nyisd meg a linket, és ülj le. Senkinek sem kell fiók.
share-going-on = Játék folyik
share-look = Nézd meg a játékot

## Inviting

share-more = Szabályok, óra és helyek
share-taste = Még sosem játszottál? Hatvan másodperc
share-taste-hint = Három kis lépés igazi táblán.
share-taste-done = Ez a lényeg. A többi jön magától.
