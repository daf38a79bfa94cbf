### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Partide
slow-series-one = O partidă
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Cel mai bun din trei
   *[5] Cel mai bun din cinci
}
# Leads to the set-up of a table for friends
slow-challenge = Provoacă pe cineva: trei partide
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] { $player } te cheamă la trei partide
   *[5] { $player } te cheamă la cinci partide
}
# Which game of the series this is
slow-game = Partida { $number }
slow-won = { $number ->
    [one] o partidă câștigată
    [few] { $number } partide câștigate
   *[other] { $number } de partide câștigate
}
slow-series-goes-on = Urmează partida { $number }.
slow-series-winner = { $player } câștigă seria.
slow-series-you = Câștigi seria!
slow-series-shared = Serie împărțită: { $players }.
slow-ready = Gata pentru partida { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } e gata. Și eu!
slow-again = O nouă provocare

## Days for a move

slow-pace = Ritm
slow-pace-now = Dintr-odată
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] o zi pe tură
    [few] { $days } zile pe tură
   *[other] { $days } de zile pe tură
}
slow-pace-hint = Nu trebuie să fie toți aici în același timp. Revino când e rândul tău.
slow-clock-tells = { $days ->
    [one] Pe îndelete: o zi pentru fiecare tură.
    [few] Pe îndelete: { $days } zile pentru fiecare tură.
   *[other] Pe îndelete: { $days } de zile pentru fiecare tură.
}
# $time: such as “2 hours”
slow-time-short = Încă { $time } pentru tura ta.

## Whose turn it is

slow-turns = Partidele tale
slow-turn-yours = Rândul tău
slow-turn-theirs = { $player } joacă
slow-turn-waiting = Se așteaptă jucători
slow-turn-ready = Te așteaptă partida următoare
slow-turn-not-ready = { $player } încă nu e gata
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = încă { $time }

## Being told

slow-ask = Poate dura zile. Să te anunțăm când e rândul tău?
slow-ask-hint = Un scurt mesaj din browser, cât timp e deschisă o pagină a jocului sau aplicația lui. Îl poți opri din setări.
slow-ask-yes = Da, te rog
slow-ask-no = Nu, mulțumesc
slow-ask-refused = Browserul tău nu permite asta. Poți schimba asta în setările lui pentru această pagină.
slow-setting = Anunță-mă când e rândul meu într-o partidă lentă
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · încă { $time }
