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
share-result = Dela resultatet
share-picture = Spara som bild
share-film = Spara som rörlig bild
share-further = Mer

## What a link says of itself in a messenger

share-site = Ett brädspel med mattor för två till fyra: i webbläsaren, med vänner eller mot botar.
share-invites = { $player } bjuder dig till marknaden
share-invites-hint = Öppna länken och slå dig ner. Ingen behöver något konto.
share-going-on = Ett parti pågår
share-look = Titta på partiet

## Inviting

share-more = Regler, klocka och platser
share-taste = Aldrig spelat? Sextio sekunder
share-taste-hint = Tre små steg på ett riktigt bräde.
share-taste-done = Det är kärnan. Resten kommer av sig självt.
