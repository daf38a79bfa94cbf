### The market of the day: everybody plays the same deal once.

daily-title = Današnja tržnica
daily-same = Ista bacanja za sve: { $day }.
daily-against = Igraš ti, a s tobom { $people }: ista bacanja kao za sve ({ $day }).
# On the first screen, and at the table
daily-home = Današnja tržnica
daily-minutes = { $minutes ->
    [one] oko { $minutes } minute
    [few] oko { $minutes } minute
   *[other] oko { $minutes } minuta
}
daily-play = Igraj
daily-go-on = Nastavi
daily-once = Vrijedi prvi pokušaj, a drugog nema.
daily-name = Tvoje ime
daily-points = bodovi
daily-first-by = { $points ->
    [one] bod, prvo mjesto
    [few] boda, prvo mjesto
   *[other] bodova, prvo mjesto
}, prednost: { $margin }
daily-placed = { $points ->
    [one] bod
    [few] boda
   *[other] bodova
}, { $place ->
    [1] prvo
    [2] drugo
    [3] treće
   *[4] četvrto
} mjesto za stolom
daily-late = Ova je partija završila prekasno da bi se računala.
daily-better = Bolje nego { $percent } od 100 prodavača
daily-alone = Danas prije tebe nitko nije igrao
daily-so-far = { $games ->
    [one] zasad { $games } partija
    [few] zasad { $games } partije
   *[other] zasad { $games } partija
}
daily-games = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
# Below a bar of the figure that tells how many have how many points
daily-you = ti
# The figure, for those who cannot see it
daily-spread = Koliko bodova imaju drugi
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Bez sreće: { $points }
daily-without-luck-wait = Sreća se izračunava…
daily-throws = Tvoja bacanja
daily-throws-hint = vide se tek nakon partije
daily-throw = { $steps ->
    [one] jedan
    [few] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Još nijedan fenjer ne svijetli
    [one] { $days } dan zaredom
    [few] { $days } dana zaredom
   *[other] { $days } dana zaredom
}
daily-best-streak = najbolje: { $days }
daily-lit = { $day }: odigrano
daily-dark = { $day }: nije odigrano
daily-open = { $day }: još otvoreno
daily-share-title = Ispričaj, a ništa ne odaj
daily-share-hint = Zlatno: najbolji sag. Zeleno: dobar. Crveno: pogreška.
daily-share-nothing = Ne odaje se nijedno polje, bacanje ni sag.
daily-pattern = Tvoji potezi: najbolji { $best }, dobri { $good }, { $mistakes ->
    [one] { $mistakes } pogreška
    [few] { $mistakes } pogreške
   *[other] { $mistakes } pogrešaka
}
daily-share = Podijeli
daily-picture = Slika
daily-look-again = Pogledaj opet
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
daily-next = { $hours ->
    [0] Sljedeća tržnica otvara se za manje od sat vremena.
    [one] Sljedeća tržnica otvara se za { $hours } sat.
    [few] Sljedeća tržnica otvara se za { $hours } sata.
   *[other] Sljedeća tržnica otvara se za { $hours } sati.
}
daily-table = Poredak dana
daily-table-points = Po bodovima
daily-table-luckless = Bez sreće
daily-somebody = Netko
daily-me = ti
daily-rank = Mjesto
daily-who = Tko
daily-be-named = Pokaži moje ime drugima
daily-yesterday = Jučer
daily-yesterday-came = Tvoje mjesto: { $rank } od { $games }; bodovi: { $points }
daily-yesterday-missed = { $games ->
    [0] Nikoga nije bilo
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
daily-yesterday-soon = Rezultati se otvaraju u { $time }.
daily-look = Pogledaj
daily-back = Današnja tržnica
daily-of = Tržnica: { $day }
daily-best-line = Najbolja partija
daily-bot-line = { $bot } za istim stolom
daily-line-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
daily-seed = Je li svima bilo isto?
daily-seed-fits = Da: bacanja proizlaze iz ovog broja, a ovaj njegov otisak pokazan je dan prije.
daily-seed-fits-late = Bacanja proizlaze iz ovog broja. Dan prije ovdje nije bilo nikoga tko bi pokazao njegov otisak.
daily-seed-wrong = Ovaj broj ne odgovara pokazanom otisku.
daily-seed-number = Broj
daily-seed-print = Njegov otisak
daily-tomorrow = Sutrašnji otisak
daily-tomorrow-hint = On već sada određuje sutrašnja bacanja. Broj koji stoji iza njega otkriva se dan poslije.
daily-two = Tko ima dva preglednika, može igrati dvaput. Ovo je igra, a ne nagradno natjecanje.
daily-archive = Prošle tržnice
daily-archive-hint = Odigraj ponovno bilo koji prošli dan. To se ne boduje.
daily-archive-play = Igraj ponovno
daily-archive-day = Dan
daily-nobody = Još je nitko nije odigrao do kraja.
daily-to-table = Poredak dana
## Pictures and links
daily-card = Tržnica: { $day }
daily-card-look = Zaigraj s istim bacanjima
