### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Wygrywasz jednym punktem!
    [few] Wygrywasz { $points } punktami!
    [many] Wygrywasz { $points } punktami!
   *[other] Wygrywasz { $points } punktu!
}
share-you-win-plain = Wygrywasz!
share-you-share = Dzielisz zwycięstwo!
share-wins = { $points ->
    [one] { $player } wygrywa jednym punktem!
    [few] { $player } wygrywa { $points } punktami!
    [many] { $player } wygrywa { $points } punktami!
   *[other] { $player } wygrywa { $points } punktu!
}
share-wins-you = { $place ->
    [2] { $player } wygrywa, masz drugie miejsce
    [3] { $player } wygrywa, masz trzecie miejsce
   *[4] { $player } wygrywa, masz czwarte miejsce
}
share-moment = Najwyższa opłata
share-moment-own = Twoja najlepsza chwila
share-result = Udostępnij wynik
share-picture = Zapisz jako obraz
share-film = Zapisz jako ruchomy obraz
share-further = Więcej

## What a link says of itself in a messenger

share-site = Gra planszowa o dywanach dla dwóch do czterech osób: w przeglądarce, z przyjaciółmi lub z botami.
share-invites = { $player } zaprasza cię na targ
share-invites-hint = Otwórz link i usiądź do stołu. Nikt nie potrzebuje konta.
share-going-on = Trwa gra
share-look = Zobacz grę

## Inviting

share-more = Zasady, zegar i miejsca
share-taste = Pierwszy raz? Sześćdziesiąt sekund
share-taste-hint = Trzy małe kroki na prawdziwej planszy.
share-taste-done = To jest sedno gry. Reszta przyjdzie sama.
