### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Partier
slow-series-one = Ett parti
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Bäst av tre
   *[5] Bäst av fem
}
# Leads to the set-up of a table for friends
slow-challenge = Utmana någon: bäst av tre
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Bäst av tre mot { $player }
   *[5] Bäst av fem mot { $player }
}
# Which game of the series this is
slow-game = Parti { $number }
slow-won = { $number ->
    [one] { $number } parti vunnet
   *[other] { $number } partier vunna
}
slow-series-goes-on = Nu kommer parti { $number }.
slow-series-winner = { $player } vinner serien.
slow-series-you = Du vinner serien!
slow-series-shared = { $players } delar på serien.
slow-ready = Redo för parti { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } är redo. Jag med!
slow-again = Utmana igen

## Days for a move

slow-pace = Tempo
slow-pace-now = I ett sträck
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } dag per drag
   *[other] { $days } dagar per drag
}
slow-pace-hint = Ingen behöver vara här samtidigt. Kom tillbaka när det är din tur.
slow-clock-tells = I lugn takt: { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
} per drag.
# $time: such as “2 hours”
slow-time-short = { $time } kvar för ditt drag.

## Whose turn it is

slow-turns = Dina partier
slow-turn-yours = Din tur
slow-turn-theirs = { $player } spelar
slow-turn-waiting = Väntar på spelare
slow-turn-ready = Nästa parti väntar på dig
slow-turn-not-ready = { $player } är inte redo än
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = { $time } kvar

## Being told

slow-ask = Det här kan ta dagar. Ska vi säga till när det är din tur?
slow-ask-hint = Ett kort meddelande från webbläsaren, så länge en sida med spelet eller appen är öppen. Du kan stänga av det i inställningarna.
slow-ask-yes = Ja tack
slow-ask-no = Nej tack
slow-ask-refused = Din webbläsare tillåter det inte. Det kan du ändra i dess inställningar för den här sidan.
slow-setting = Säg till när det är min tur i ett långsamt parti
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time } kvar
