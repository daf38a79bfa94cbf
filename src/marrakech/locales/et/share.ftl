### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Sa võidad ühe punktiga!
   *[other] Sa võidad { $points } punktiga!
}
share-you-win-plain = Sa võidad!
share-you-share = Sa jagad võitu!
share-wins = { $points ->
    [one] { $player } võidab ühe punktiga!
   *[other] { $player } võidab { $points } punktiga!
}
share-wins-you = { $place ->
    [2] { $player } võidab, sina oled teine
    [3] { $player } võidab, sina oled kolmas
   *[4] { $player } võidab, sina oled neljas
}
share-moment = Suurim makse
share-moment-own = Sinu parim hetk
share-result = Jaga tulemust
share-picture = Salvesta pildina
share-film = Salvesta liikuva pildina
share-further = Rohkem

## What a link says of itself in a messenger

share-site = Vaipade lauamäng kahele kuni neljale: brauseris, sõpradega või robotite vastu.
share-invites = { $player } kutsub sind turule
share-invites-hint = Ava link ja istu lauda. Keegi ei vaja kontot.
share-going-on = Mäng käib
share-look = Vaata mängu

## Inviting

share-more = Reeglid, kell ja kohad
share-taste = Pole kunagi mänginud? Kuuskümmend sekundit
share-taste-hint = Kolm väikest sammu päris mängulaual.
share-taste-done = See ongi tuum. Ülejäänu tuleb iseenesest.
