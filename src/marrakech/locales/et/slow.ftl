### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Mänge
slow-series-one = Üks mäng
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Parim kolmest
   *[5] Parim viiest
}
# Leads to the set-up of a table for friends
slow-challenge = Kutsu keegi välja: parim kolmest
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Parim kolmest, vastas { $player }
   *[5] Parim viiest, vastas { $player }
}
# Which game of the series this is
slow-game = { $number }. mäng
slow-won = { $number ->
    [one] { $number } mäng võidetud
   *[other] { $number } mängu võidetud
}
slow-series-goes-on = Järgmisena tuleb { $number }. mäng.
slow-series-winner = { $player } võidab seeria.
slow-series-you = Sa võidad seeria!
slow-series-shared = Seeria jäi viiki: { $players }.
slow-ready = Valmis { $number }. mänguks
# $player is ready for the next game; on a button
slow-ready-too = { $player } on valmis. Mina ka!
slow-again = Kutsu uuesti välja

## Days for a move

slow-pace = Tempo
slow-pace-now = Ühe jutiga
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } päev käigu kohta
   *[other] { $days } päeva käigu kohta
}
slow-pace-hint = Keegi ei pea siin korraga olema. Tule tagasi, kui on sinu kord.
slow-clock-tells = Rahulikult: { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
} käigu kohta.
# $time: such as “2 hours”
slow-time-short = Sinu käiguks on jäänud { $time }.

## Whose turn it is

slow-turns = Sinu mängud
slow-turn-yours = Sinu kord
slow-turn-theirs = { $player } mängib
slow-turn-waiting = Ootame mängijaid
slow-turn-ready = Järgmine mäng ootab sind
slow-turn-not-ready = { $player } ei ole veel valmis
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = jäänud { $time }

## Being told

slow-ask = See võib kesta päevi. Kas anname teada, kui on sinu kord?
slow-ask-hint = Lühike teade su brauserilt, senikaua kui mõni mängu leht või rakendus on lahti. Seadetes saad selle välja lülitada.
slow-ask-yes = Jah, palun
slow-ask-no = Ei, aitäh
slow-ask-refused = Sinu brauser ei luba seda. Saad seda muuta selle lehe seadetes brauseris.
slow-setting = Anna teada, kui aeglases mängus on minu kord
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · jäänud { $time }
