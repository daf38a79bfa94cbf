### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Du vinner med ett poeng!
   *[other] Du vinner med { $points } poeng!
}
share-you-win-plain = Du vinner!
share-you-share = Du deler seieren!
share-wins = { $points ->
    [one] { $player } vinner med ett poeng!
   *[other] { $player } vinner med { $points } poeng!
}
share-wins-you = { $place ->
    [2] { $player } vinner, du er på andreplass
    [3] { $player } vinner, du er på tredjeplass
   *[4] { $player } vinner, du er på fjerdeplass
}
share-moment = Den høyeste betalingen
share-moment-own = Ditt beste øyeblikk
share-result = Del resultatet
share-picture = Lagre som bilde
share-film = Lagre som levende bilde
share-further = Mer

## What a link says of itself in a messenger

share-site = Et brettspill om tepper for to til fire: i nettleseren, med venner eller mot boter.
share-invites = { $player } inviterer deg til markedet
share-invites-hint = Åpne lenken og sett deg ned. Ingen trenger konto.
share-going-on = Et spill er i gang
share-look = Se på spillet

## Inviting

share-more = Regler, klokke og plasser
share-taste = Aldri spilt? Seksti sekunder
share-taste-hint = Tre små steg på et ordentlig brett.
share-taste-done = Det er kjernen. Resten kommer av seg selv.
