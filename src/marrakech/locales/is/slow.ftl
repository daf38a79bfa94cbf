### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Spil
slow-series-one = Eitt spil
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Best af þremur
   *[5] Best af fimm
}
# Leads to the set-up of a table for friends
slow-challenge = Skora á einhvern: best af þremur
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Best af þremur. Mótherji: { $player }
   *[5] Best af fimm. Mótherji: { $player }
}
# Which game of the series this is
slow-game = Spil { $number }
slow-won = { $number ->
    [one] { $number } spil unnið
   *[other] { $number } spil unnin
}
slow-series-goes-on = Næst er spil { $number }.
slow-series-winner = { $player } vinnur viðureignina.
slow-series-you = Þú vinnur viðureignina!
slow-series-shared = Jöfn viðureign: { $players }.
slow-ready = Klár í spil { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } bíður. Ég er til!
slow-again = Skora aftur á

## Days for a move

slow-pace = Hraði
slow-pace-now = Í einni lotu
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } dagur á leik
   *[other] { $days } dagar á leik
}
slow-pace-hint = Enginn þarf að vera hér á sama tíma. Komdu aftur þegar þú átt leik.
slow-clock-tells = Í rólegheitum: { $days ->
    [one] { $days } dagur
   *[other] { $days } dagar
} á leik.
# $time: such as “2 hours”
slow-time-short = { $time } eftir fyrir leikinn þinn.

## Whose turn it is

slow-turns = Spilin þín
slow-turn-yours = Þú átt leik
slow-turn-theirs = { $player } á leik
slow-turn-waiting = Beðið eftir leikmönnum
slow-turn-ready = Næsta spil bíður þín
slow-turn-not-ready = Enn er beðið: { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = { $time } eftir

## Being told

slow-ask = Þetta getur tekið daga. Eigum við að láta þig vita þegar þú átt leik?
slow-ask-hint = Stutt tilkynning frá vafranum, svo lengi sem síða spilsins eða forritið er opið. Þú getur slökkt á henni í stillingum.
slow-ask-yes = Já, takk
slow-ask-no = Nei, takk
slow-ask-refused = Vafrinn þinn leyfir það ekki. Þú getur breytt því í stillingum hans fyrir þessa síðu.
slow-setting = Láta mig vita þegar ég á leik í hægu spili
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time } eftir
