### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Spill
slow-series-one = Ett spill
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Best av tre
   *[5] Best av fem
}
# Leads to the set-up of a table for friends
slow-challenge = Utfordre noen: best av tre
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Best av tre mot { $player }
   *[5] Best av fem mot { $player }
}
# Which game of the series this is
slow-game = Spill { $number }
slow-won = { $number ->
    [one] { $number } spill vunnet
   *[other] { $number } spill vunnet
}
slow-series-goes-on = Nå kommer spill { $number }.
slow-series-winner = { $player } vinner serien.
slow-series-you = Du vinner serien!
slow-series-shared = { $players } deler serien.
slow-ready = Klar for spill { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } er klar. Jeg også!
slow-again = Utfordre igjen

## Days for a move

slow-pace = Tempo
slow-pace-now = I ett strekk
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } dag per trekk
   *[other] { $days } dager per trekk
}
slow-pace-hint = Ingen trenger å være her samtidig. Kom tilbake når det er din tur.
slow-clock-tells = I rolig tempo: { $days ->
    [one] { $days } dag
   *[other] { $days } dager
} per trekk.
# $time: such as “2 hours”
slow-time-short = { $time } igjen til trekket ditt.

## Whose turn it is

slow-turns = Spillene dine
slow-turn-yours = Din tur
slow-turn-theirs = { $player } spiller
slow-turn-waiting = Venter på spillere
slow-turn-ready = Neste spill venter på deg
slow-turn-not-ready = { $player } er ikke klar ennå
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = { $time } igjen

## Being told

slow-ask = Dette kan ta dager. Skal vi si fra når det er din tur?
slow-ask-hint = En kort melding fra nettleseren, så lenge en side av spillet eller appen er åpen. Du kan slå den av i innstillingene.
slow-ask-yes = Ja takk
slow-ask-no = Nei takk
slow-ask-refused = Nettleseren din tillater det ikke. Det kan du endre i innstillingene dens for denne siden.
slow-setting = Si fra når det er min tur i et langsomt spill
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time } igjen
