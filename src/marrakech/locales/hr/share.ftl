### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Pobjeđuješ za { $points } bod!
    [few] Pobjeđuješ za { $points } boda!
   *[other] Pobjeđuješ za { $points } bodova!
}
share-you-win-plain = Pobjeđuješ!
share-you-share = Dijeliš pobjedu!
share-wins = { $points ->
    [one] { $player } pobjeđuje za { $points } bod!
    [few] { $player } pobjeđuje za { $points } boda!
   *[other] { $player } pobjeđuje za { $points } bodova!
}
share-wins-you = { $place ->
    [2] { $player } pobjeđuje, tvoje je drugo mjesto
    [3] { $player } pobjeđuje, tvoje je treće mjesto
   *[4] { $player } pobjeđuje, tvoje je četvrto mjesto
}
share-moment = Najveće plaćanje
share-moment-own = Tvoj najbolji trenutak
share-result = Podijeli rezultat
share-picture = Spremi kao sliku
share-film = Spremi kao pokretnu sliku
share-further = Više

## What a link says of itself in a messenger

share-site = Društvena igra sa sagovima za dvoje do četvero: u pregledniku, s prijateljima ili protiv botova.
share-invites = { $player } te poziva na tržnicu
share-invites-hint = Otvori poveznicu i sjedni za stol. Nikome ne treba račun.
share-going-on = Igra je u tijeku
share-look = Pogledaj igru

## Inviting

share-more = Pravila, sat i mjesta
share-taste = Prvi put? Šezdeset sekundi
share-taste-hint = Tri mala koraka na pravoj ploči.
share-taste-done = To je bit igre. Ostalo dođe samo.
