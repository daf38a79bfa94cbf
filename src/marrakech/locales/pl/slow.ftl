### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Liczba gier
slow-series-one = Jedna gra
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Seria trzech gier
   *[5] Seria pięciu gier
}
# Leads to the set-up of a table for friends
slow-challenge = Rzuć komuś wyzwanie: seria trzech gier
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] { $player } zaprasza cię na serię trzech gier
   *[5] { $player } zaprasza cię na serię pięciu gier
}
# Which game of the series this is
slow-game = Gra { $number }
slow-won = { $number ->
    [one] { $number } wygrana gra
    [few] { $number } wygrane gry
    [many] { $number } wygranych gier
   *[other] { $number } wygranej gry
}
slow-series-goes-on = Teraz gra { $number }.
slow-series-winner = Serię wygrywa { $player }.
slow-series-you = Wygrywasz serię!
slow-series-shared = Wspólne zwycięstwo w serii: { $players }.
slow-ready = Czas na grę { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } już czeka. Ja też!
slow-again = Nowe wyzwanie

## Days for a move

slow-pace = Tempo
slow-pace-now = Za jednym razem
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
}
slow-pace-hint = Nikt nie musi być tu w tym samym czasie. Wróć, gdy przyjdzie twoja kolej.
slow-clock-tells = { $days ->
    [one] Bez pośpiechu: { $days } dzień na każdą turę.
    [few] Bez pośpiechu: { $days } dni na każdą turę.
    [many] Bez pośpiechu: { $days } dni na każdą turę.
   *[other] Bez pośpiechu: { $days } dnia na każdą turę.
}
# $time: such as “2 hours”
slow-time-short = Czas na twoją turę: { $time }.

## Whose turn it is

slow-turns = Twoje gry
slow-turn-yours = Twoja kolej
slow-turn-theirs = Gra { $player }
slow-turn-waiting = Czekamy na graczy
slow-turn-ready = Następna gra czeka na ciebie
slow-turn-not-ready = { $player } jeszcze się zbiera
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = pozostało: { $time }

## Being told

slow-ask = To może potrwać kilka dni. Dać ci znać, gdy przyjdzie twoja kolej?
slow-ask-hint = Krótka wiadomość z przeglądarki, dopóki otwarta jest strona gry albo jej aplikacja. Możesz ją wyłączyć w ustawieniach.
slow-ask-yes = Tak, poproszę
slow-ask-no = Nie, dziękuję
slow-ask-refused = Twoja przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
slow-setting = Daj mi znać, gdy w wolnej grze przyjdzie moja kolej
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · pozostało: { $time }
