### The market of the day: everybody plays the same deal once.

daily-title = De markt van vandaag
daily-same = Op { $day } krijgt iedereen dezelfde worpen.
daily-against = Op { $day }: jij tegen { $people }, met dezelfde worpen als iedereen.
# On the first screen, and at the table
daily-home = De markt van vandaag
daily-minutes = { $minutes ->
    [one] ongeveer één minuut
   *[other] ongeveer { $minutes } minuten
}
daily-play = Spelen
daily-go-on = Verder
daily-once = De eerste poging telt, en het is de enige.
daily-name = Je naam
daily-points = punten
daily-first-by = { $points ->
    [one] punt, eerste
   *[other] punten, eerste
} met { $margin } voorsprong
daily-placed = { $points ->
    [one] punt
   *[other] punten
}, { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[4] vierde
} aan tafel
daily-late = Deze partij was te laat klaar om mee te tellen.
daily-better = Beter dan { $percent } van de 100 verkopers
daily-alone = Jij bent vandaag de eerste
daily-so-far = { $games ->
    [one] tot nu toe één partij
   *[other] tot nu toe { $games } partijen
}
daily-games = { $games ->
    [one] één partij
   *[other] { $games } partijen
}
# Below a bar of the figure that tells how many have how many points
daily-you = jij
# The figure, for those who cannot see it
daily-spread = Hoeveel punten anderen hebben
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Zonder geluk: { $points }
daily-without-luck-wait = Het geluk wordt nageteld …
daily-throws = Jouw worpen
daily-throws-hint = pas na de partij te zien
daily-throw = { $steps ->
    [one] één
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Nog geen lantaarn aan
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
daily-best-streak = beste: { $days }
daily-lit = { $day }: gespeeld
daily-dark = { $day }: niet gespeeld
daily-open = { $day }: nog open
daily-share-title = Vertellen zonder te verklappen
daily-share-hint = Goud: het beste tapijt. Groen: een goed tapijt. Rood: een fout.
daily-share-nothing = Er wordt geen vakje, geen worp en geen tapijt verklapt.
daily-pattern = Jouw beurten: { $best } keer het beste, { $good } keer goed, { $mistakes ->
    [one] één fout
   *[other] { $mistakes } fouten
}
daily-share = Delen
daily-picture = Afbeelding
daily-look-again = Nog eens kijken
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
daily-next = { $hours ->
    [0] De volgende markt opent binnen een uur.
    [one] De volgende markt opent over één uur.
   *[other] De volgende markt opent over { $hours } uur.
}
daily-table = De stand van de dag
daily-table-points = Op punten
daily-table-luckless = Zonder geluk
daily-somebody = Iemand
daily-me = jij
daily-rank = Plaats
daily-who = Wie
daily-be-named = Mijn naam aan anderen tonen
daily-yesterday = Gisteren
daily-yesterday-came = Je werd { $rank } van { $games }, met { $points } punten
daily-yesterday-missed = { $games ->
    [0] Er was niemand
    [one] Eén partij
   *[other] { $games } partijen
}
daily-yesterday-soon = De uitslag komt om { $time }.
daily-look = Bekijk
daily-back = De markt van vandaag
daily-of = Markt van { $day }
daily-best-line = De beste partij
daily-bot-line = { $bot } aan dezelfde tafel
daily-line-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
daily-seed = Was het voor iedereen hetzelfde?
daily-seed-fits = Ja: de worpen volgen uit dit getal, en deze vingerafdruk ervan is de dag ervoor getoond.
daily-seed-fits-late = De worpen volgen uit dit getal. De dag ervoor was er niemand om de vingerafdruk te tonen.
daily-seed-wrong = Dit getal past niet bij de vingerafdruk die is getoond.
daily-seed-number = Het getal
daily-seed-print = De vingerafdruk
daily-tomorrow = De vingerafdruk van morgen
daily-tomorrow-hint = Hij legt de worpen van morgen al vast. Het getal erachter wordt de dag daarna verteld.
daily-two = Wie twee browsers heeft, kan twee keer spelen. Het is een spel, geen prijsvraag.
daily-archive = Eerdere markten
daily-archive-hint = Speel een eerdere dag opnieuw. Dat telt niet mee.
daily-archive-play = Speel opnieuw
daily-archive-day = Dag
daily-nobody = Nog niemand heeft hem uitgespeeld.
daily-to-table = De stand van de dag
## Pictures and links
daily-card = De markt van { $day }
daily-card-look = Speel met dezelfde worpen
