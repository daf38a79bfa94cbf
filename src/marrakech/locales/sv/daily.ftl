### The market of the day: everybody plays the same deal once.

daily-title = Dagens marknad
daily-same = { $day }. Alla får samma kast.
daily-against = { $day }. Du mot { $people }, med samma kast som alla andra.
# On the first screen, and at the table
daily-home = Dagens marknad
daily-minutes = { $minutes ->
    [one] ungefär en minut
   *[other] ungefär { $minutes } minuter
}
daily-play = Spela
daily-go-on = Fortsätt
daily-once = Första försöket räknas, och det är det enda.
daily-name = Ditt namn
daily-points = poäng
daily-first-by = { $points ->
    [one] poäng, etta
   *[other] poäng, etta
} med { $margin } i marginal
daily-placed = { $points ->
    [one] poäng
   *[other] poäng
}, { $place ->
    [1] etta
    [2] tvåa
    [3] trea
   *[4] fyra
} vid bordet
daily-late = Det här partiet slutade för sent för att räknas.
daily-better = Bättre än { $percent } av 100 handlare
daily-alone = Du är först i dag
daily-so-far = { $games ->
    [one] ett parti hittills
   *[other] { $games } partier hittills
}
daily-games = { $games ->
    [one] ett parti
   *[other] { $games } partier
}
# Below a bar of the figure that tells how many have how many points
daily-you = du
# The figure, for those who cannot see it
daily-spread = Hur många poäng andra har
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Utan tur: { $points }
daily-without-luck-wait = Turen räknas ut …
daily-throws = Dina kast
daily-throws-hint = visas först efter partiet
daily-throw = { $steps ->
    [one] ett
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Ingen lykta tänd än
    [one] En dag i rad
   *[other] { $days } dagar i rad
}
daily-best-streak = bäst: { $days }
daily-lit = { $day }: spelad
daily-dark = { $day }: inte spelad
daily-open = { $day }: ännu öppen
daily-share-title = Att berätta, utan att avslöja
daily-share-hint = Guld är den bästa mattan. Grönt är en bra. Rött är ett misstag.
daily-share-nothing = Inga rutor, inga kast och inga mattor avslöjas.
daily-pattern = Dina drag: { $best } bästa, { $good } bra, { $mistakes ->
    [one] ett misstag
   *[other] { $mistakes } misstag
}
daily-share = Dela
daily-picture = Bild
daily-look-again = Titta igen
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
daily-next = { $hours ->
    [0] Nästa marknad öppnar inom en timme.
    [one] Nästa marknad öppnar om en timme.
   *[other] Nästa marknad öppnar om { $hours } timmar.
}
daily-table = Dagens tabell
daily-table-points = Efter poäng
daily-table-luckless = Utan tur
daily-somebody = Någon
daily-me = du
daily-rank = Plats
daily-who = Vem
daily-be-named = Visa mitt namn för andra
daily-yesterday = I går
daily-yesterday-came = Plats { $rank } av { $games }, poäng: { $points }
daily-yesterday-missed = { $games ->
    [0] Ingen var här
    [one] Ett parti
   *[other] { $games } partier
}
daily-yesterday-soon = Resultaten öppnas klockan { $time }.
daily-look = Titta
daily-back = Dagens marknad
daily-of = Marknaden { $day }
daily-best-line = Det bästa partiet
daily-bot-line = { $bot } vid samma bord
daily-line-points = { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
daily-seed = Var det lika för alla?
daily-seed-fits = Ja: kasten följer av det här talet, och talets fingeravtryck visades redan dagen före.
daily-seed-fits-late = Kasten följer av det här talet. Ingen var här dagen före för att visa fingeravtrycket.
daily-seed-wrong = Talet stämmer inte med fingeravtrycket som visades.
daily-seed-number = Talet
daily-seed-print = Talets fingeravtryck
daily-tomorrow = Morgondagens fingeravtryck
daily-tomorrow-hint = Det låser redan morgondagens kast. Talet bakom avslöjas dagen efter.
daily-two = Den som har två webbläsare kan spela två gånger. Det är ett spel, inte en tävling om priser.
daily-archive = Tidigare marknader
daily-archive-hint = Spela vilken gången dag som helst igen. Det räknas inte.
daily-archive-play = Spela igen
daily-archive-day = Dag
daily-nobody = Ingen har spelat klart än.
daily-to-table = Dagens tabell
## Pictures and links
daily-card = Marknaden { $day }
daily-card-look = Spela med samma kast
