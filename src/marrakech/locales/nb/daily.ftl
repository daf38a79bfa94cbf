### The market of the day: everybody plays the same deal once.

daily-title = Dagens marked
daily-same = { $day }. Alle får de samme kastene.
daily-against = { $day }. Du mot { $people }, med de samme kastene som alle andre.
# On the first screen, and at the table
daily-home = Dagens marked
daily-minutes = { $minutes ->
    [one] omtrent ett minutt
   *[other] omtrent { $minutes } minutter
}
daily-play = Spill
daily-go-on = Fortsett
daily-once = Det første forsøket teller, og det er det eneste.
daily-name = Navnet ditt
daily-points = poeng
daily-first-by = { $points ->
    [one] poeng, først
   *[other] poeng, først
} med { $margin } i forsprang
daily-placed = { $points ->
    [one] poeng
   *[other] poeng
}, { $place ->
    [1] førsteplass
    [2] andreplass
    [3] tredjeplass
   *[4] fjerdeplass
} ved bordet
daily-late = Dette spillet ble ferdig for sent til å telle.
daily-better = Bedre enn { $percent } av 100 handelsfolk
daily-alone = Du er førstemann i dag
daily-so-far = { $games ->
    [one] ett spill så langt
   *[other] { $games } spill så langt
}
daily-games = { $games ->
    [one] ett spill
   *[other] { $games } spill
}
# Below a bar of the figure that tells how many have how many points
daily-you = du
# The figure, for those who cannot see it
daily-spread = Hvor mange poeng andre har
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Uten flaks: { $points }
daily-without-luck-wait = Flaksen regnes ut …
daily-throws = Kastene dine
daily-throws-hint = vises først etter spillet
daily-throw = { $steps ->
    [one] én
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Ingen lykt er tent ennå
    [one] Én dag på rad
   *[other] { $days } dager på rad
}
daily-best-streak = best: { $days }
daily-lit = { $day }: spilt
daily-dark = { $day }: ikke spilt
daily-open = { $day }: fortsatt åpen
daily-share-title = Noe å fortelle, uten å røpe noe
daily-share-hint = Gull er det beste teppet. Grønt er et godt. Rødt er en feil.
daily-share-nothing = Ingen ruter, kast eller tepper blir røpet.
daily-pattern = Trekkene dine: { $best } beste, { $good } gode, { $mistakes ->
    [one] én feil
   *[other] { $mistakes } feil
}
daily-share = Del
daily-picture = Bilde
daily-look-again = Se igjen
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
daily-next = { $hours ->
    [0] Neste marked åpner innen en time.
    [one] Neste marked åpner om en time.
   *[other] Neste marked åpner om { $hours } timer.
}
daily-table = Dagens tabell
daily-table-points = Etter poeng
daily-table-luckless = Uten flaks
daily-somebody = Noen
daily-me = du
daily-rank = Plass
daily-who = Hvem
daily-be-named = Vis navnet mitt til andre
daily-yesterday = I går
daily-yesterday-came = Plass { $rank } av { $games }, poeng: { $points }
daily-yesterday-missed = { $games ->
    [0] Ingen var her
    [one] Ett spill
   *[other] { $games } spill
}
daily-yesterday-soon = Resultatene åpner klokka { $time }.
daily-look = Se
daily-back = Dagens marked
daily-of = Markedet { $day }
daily-best-line = Det beste spillet
daily-bot-line = { $bot } ved samme bord
daily-line-points = { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
daily-seed = Var det likt for alle?
daily-seed-fits = Ja: Kastene følger av dette tallet, og fingeravtrykket av det ble vist allerede dagen før.
daily-seed-fits-late = Kastene følger av dette tallet. Ingen var her dagen før og kunne vise fingeravtrykket.
daily-seed-wrong = Tallet stemmer ikke med fingeravtrykket som ble vist.
daily-seed-number = Tallet
daily-seed-print = Fingeravtrykket av det
daily-tomorrow = Fingeravtrykk for i morgen
daily-tomorrow-hint = Det binder allerede kastene i morgen. Tallet bak røpes dagen etter.
daily-two = Den som har to nettlesere, kan spille to ganger. Det er et spill, ingen premie.
daily-archive = Tidligere markeder
daily-archive-hint = Spill en hvilken som helst tidligere dag om igjen. Det teller ikke.
daily-archive-play = Spill igjen
daily-archive-day = Dag
daily-nobody = Ingen har spilt ferdig ennå.
daily-to-table = Dagens tabell
## Pictures and links
daily-card = Markedet { $day }
daily-card-look = Spill med de samme kastene
