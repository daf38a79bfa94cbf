### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Du siegst mit einem Punkt Vorsprung!
   *[other] Du siegst mit { $points } Punkten Vorsprung!
}
share-you-win-plain = Du siegst!
share-you-share = Du teilst dir den Sieg!
share-wins = { $points ->
    [one] { $player } siegt mit einem Punkt Vorsprung!
   *[other] { $player } siegt mit { $points } Punkten Vorsprung!
}
share-wins-you = { $place ->
    [2] { $player } gewinnt, du bist auf Platz zwei
    [3] { $player } gewinnt, du bist auf Platz drei
   *[4] { $player } gewinnt, du bist auf Platz vier
}
share-moment = Die höchste Zahlung
share-moment-own = Dein bester Moment
share-result = Ergebnis teilen
share-picture = Als Bild speichern
share-film = Als bewegtes Bild speichern
share-further = Mehr

## What a link says of itself in a messenger

share-site = Ein Brettspiel um Teppiche für zwei bis vier: im Browser, mit Freunden oder gegen Bots.
share-invites = { $player } lädt dich auf den Markt ein
share-invites-hint = Link öffnen und Platz nehmen. Niemand braucht ein Konto.
share-going-on = Hier wird gerade gespielt
share-look = Die Partie ansehen

## Inviting

share-more = Regeln, Uhr und Plätze
share-taste = Noch nie gespielt? Sechzig Sekunden
share-taste-hint = Drei kleine Schritte auf einem echten Brett.
share-taste-done = Das ist der Kern. Der Rest kommt von selbst.
