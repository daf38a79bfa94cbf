### The market of the day: everybody plays the same deal once.

daily-title = A nap piaca
daily-same = { $day }: mindenki ugyanazokat a dobásokat kapja.
daily-against = { $day }: te, és veled szemben { $people }; a dobások mindenkinek ugyanazok.
# On the first screen, and at the table
daily-home = A nap piaca
daily-minutes = { $minutes ->
    [one] kb. egy perc
   *[other] kb. { $minutes } perc
}
daily-play = Játék
daily-go-on = Folytatás
daily-once = Az első próba számít, és nincs másik.
daily-name = A neved
daily-points = pont
daily-first-by = { $points ->
    [one] pont, első hely
   *[other] pont, első hely
}, előny: { $margin }
daily-placed = { $points ->
    [one] pont
   *[other] pont
}, { $place ->
    [1] első
    [2] második
    [3] harmadik
   *[4] negyedik
} hely az asztalnál
daily-late = Ez a játszma túl későn ért véget ahhoz, hogy számítson.
daily-better = 100 árusból { $percent } mögötted van
daily-alone = Ma te vagy itt az első
daily-so-far = { $games ->
    [one] eddig egy játszma
   *[other] eddig { $games } játszma
}
daily-games = { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}
# Below a bar of the figure that tells how many have how many points
daily-you = te
# The figure, for those who cannot see it
daily-spread = Hány pontjuk van a többieknek
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Szerencse nélkül: { $points }
daily-without-luck-wait = A szerencse számítása folyik…
daily-throws = Dobásaid
daily-throws-hint = csak a játszma után látszik
daily-throw = { $steps ->
    [one] egy
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Még egy lámpás sem ég
    [one] Egy nap egymás után
   *[other] { $days } nap egymás után
}
daily-best-streak = legjobb: { $days }
daily-lit = { $day }: lejátszva
daily-dark = { $day }: kihagyva
daily-open = { $day }: még nyitva
daily-share-title = Mesélj róla, titkok nélkül
daily-share-hint = Arany: a legjobb szőnyeg. Zöld: jó. Piros: hiba.
daily-share-nothing = Egyetlen mezőt, dobást vagy szőnyeget sem árul el.
daily-pattern = Köreid: { $best } legjobb, { $good } jó, { $mistakes ->
    [one] egy hiba
   *[other] { $mistakes } hiba
}
daily-share = Megosztás
daily-picture = Kép
daily-look-again = Újra megnézem
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] egy pont
   *[other] { $points } pont
}
daily-next = { $hours ->
    [0] A következő piac egy órán belül nyit.
    [one] A következő piac egy óra múlva nyit.
   *[other] A következő piac { $hours } óra múlva nyit.
}
daily-table = A nap tabellája
daily-table-points = Pontok szerint
daily-table-luckless = Szerencse nélkül
daily-somebody = Valaki
daily-me = te
daily-rank = Helyezés
daily-who = Ki
daily-be-named = Mások is láthatják a nevemet
daily-yesterday = Tegnap
daily-yesterday-came = Helyezésed: { $rank } / { $games }, pontjaid: { $points }
daily-yesterday-missed = { $games ->
    [0] Senki sem járt itt
    [one] Egy játszma
   *[other] { $games } játszma
}
daily-yesterday-soon = Az eredmények ekkor nyílnak meg: { $time }.
daily-look = Megnézem
daily-back = A nap piaca
daily-of = Piac: { $day }
daily-best-line = A legjobb játszma
daily-bot-line = { $bot } ugyanannál az asztalnál
daily-line-points = { $points ->
    [one] egy pont
   *[other] { $points } pont
}
daily-seed = Mindenkinek ugyanaz volt?
daily-seed-fits = Igen: a dobások ebből a számból következnek, és az ujjlenyomata már előző nap látható volt.
daily-seed-fits-late = A dobások ebből a számból következnek. Előző nap senki sem járt itt, hogy láthassa az ujjlenyomatát.
daily-seed-wrong = Ez a szám nem illik a megmutatott ujjlenyomathoz.
daily-seed-number = A szám
daily-seed-print = Az ujjlenyomata
daily-tomorrow = A holnapi ujjlenyomat
daily-tomorrow-hint = Már most megköti a holnapi dobásokat. A mögötte álló szám egy nappal később derül ki.
daily-two = Akinek két böngészője van, kétszer játszhat. Ez játék, nem díjért folyik.
daily-archive = Korábbi piacok
daily-archive-hint = Játszd újra bármelyik elmúlt napot. Az már nem számít.
daily-archive-play = Újra
daily-archive-day = Nap
daily-nobody = Még senki sem játszotta végig.
daily-to-table = A nap tabellája
## Pictures and links
daily-card = Piac: { $day }
daily-card-look = Játszd ugyanezt
