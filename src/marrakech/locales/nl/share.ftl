### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Je wint met één punt verschil!
   *[other] Je wint met { $points } punten verschil!
}
share-you-win-plain = Je wint!
share-you-share = Je deelt de overwinning!
share-wins = { $points ->
    [one] { $player } wint met één punt verschil!
   *[other] { $player } wint met { $points } punten verschil!
}
share-wins-you = { $place ->
    [2] { $player } wint, jij wordt tweede
    [3] { $player } wint, jij wordt derde
   *[4] { $player } wint, jij wordt vierde
}
share-moment = De hoogste betaling
share-moment-own = Jouw mooiste moment
share-result = Uitslag delen
share-picture = Opslaan als afbeelding
share-film = Opslaan als bewegend beeld
share-further = Meer

## What a link says of itself in a messenger

share-site = Een bordspel met tapijten voor twee tot vier: in de browser, met vrienden of tegen bots.
share-invites = { $player } nodigt je uit op de markt
share-invites-hint = Open de link en ga zitten. Niemand heeft een account nodig.
share-going-on = Er wordt gespeeld
share-look = Bekijk het spel

## Inviting

share-more = Regels, klok en stoelen
share-taste = Nooit gespeeld? Zestig seconden
share-taste-hint = Drie kleine stappen op een echt bord.
share-taste-done = Dat is de kern. De rest komt vanzelf.
