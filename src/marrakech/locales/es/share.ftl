### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] ¡Ganas por un punto!
   *[other] ¡Ganas por { $points } puntos!
}
share-you-win-plain = ¡Ganas!
share-you-share = ¡Compartes la victoria!
share-wins = { $points ->
    [one] ¡{ $player } gana por un punto!
   *[other] ¡{ $player } gana por { $points } puntos!
}
share-wins-you = { $place ->
    [2] Gana { $player }, quedas en segundo lugar
    [3] Gana { $player }, quedas en tercer lugar
   *[4] Gana { $player }, quedas en cuarto lugar
}
share-moment = El diezmo más alto
share-moment-own = Tu mejor momento
share-result = Compartir el resultado
share-picture = Guardar como imagen
share-film = Guardar como imagen animada
share-further = Más

## What a link says of itself in a messenger

share-site = Un juego de mesa de alfombras para dos a cuatro: en el navegador, con amigos o contra bots.
share-invites = { $player } te invita al mercado
share-invites-hint = Abre el enlace y siéntate. Nadie necesita una cuenta.
share-going-on = Se está jugando una partida
share-look = Ver la partida

## Inviting

share-more = Reglas, reloj y asientos
share-taste = ¿Nunca has jugado? Sesenta segundos
share-taste-hint = Tres pequeños pasos en un tablero de verdad.
share-taste-done = Eso es lo esencial. Lo demás viene solo.
