### The market of the day: everybody plays the same deal once.

daily-title = Markaður dagsins
daily-same = { $day }. Allir fá sömu köstin.
daily-against = { $day }. Þú á móti: { $people }. Köstin eru þau sömu og hjá öllum.
# On the first screen, and at the table
daily-home = Markaður dagsins
daily-minutes = { $minutes ->
    [one] um { $minutes } mínúta
   *[other] um { $minutes } mínútur
}
daily-play = Spila
daily-go-on = Halda áfram
daily-once = Fyrsta tilraun gildir, og hún er sú eina.
daily-name = Nafnið þitt
daily-points = stig
daily-first-by = { $points ->
    [one] stig, fyrsta sæti
   *[other] stig, fyrsta sæti
}, munur { $margin }
daily-placed = { $points ->
    [one] stig
   *[other] stig
}, { $place ->
    [1] fyrsta
    [2] annað
    [3] þriðja
   *[4] fjórða
} sæti við borðið
daily-late = Þessu spili lauk of seint til að það teldi.
daily-better = Betra en hjá { $percent } af 100 kaupmönnum
daily-alone = Enginn annar hefur spilað í dag
daily-so-far = { $games ->
    [one] { $games } spil hingað til
   *[other] { $games } spil hingað til
}
daily-games = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}
# Below a bar of the figure that tells how many have how many points
daily-you = þú
# The figure, for those who cannot see it
daily-spread = Hve mörg stig aðrir hafa
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Án heppni: { $points }
daily-without-luck-wait = Heppnin er reiknuð …
daily-throws = Köstin þín
daily-throws-hint = sjást ekki fyrr en eftir spilið
daily-throw = { $steps ->
    [one] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Engin lukt logar enn
    [one] { $days } dagur í röð
   *[other] { $days } dagar í röð
}
daily-best-streak = best: { $days }
daily-lit = { $day }: spilað
daily-dark = { $day }: ekki spilað
daily-open = { $day }: enn opið
daily-share-title = Til að segja frá, án þess að ljóstra upp
daily-share-hint = Gull er besta teppið. Grænt er gott. Rautt er mistök.
daily-share-nothing = Hvorki reitir, köst né teppi koma fram.
daily-pattern = Leikir þínir: { $best } bestir, { $good } góðir, { $mistakes ->
    [one] { $mistakes } mistök
   *[other] { $mistakes } mistök
}
daily-share = Deila
daily-picture = Mynd
daily-look-again = Skoða aftur
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
daily-next = { $hours ->
    [0] Næsti markaður opnar innan klukkustundar.
    [one] Næsti markaður opnar eftir { $hours } klukkustund.
   *[other] Næsti markaður opnar eftir { $hours } klukkustundir.
}
daily-table = Tafla dagsins
daily-table-points = Eftir stigum
daily-table-luckless = Án heppni
daily-somebody = Einhver
daily-me = þú
daily-rank = Sæti
daily-who = Hver
daily-be-named = Sýna öðrum nafnið mitt
daily-yesterday = Í gær
daily-yesterday-came = Sæti { $rank } af { $games }, stig: { $points }
daily-yesterday-missed = { $games ->
    [0] Enginn var hér
    [one] { $games } spil
   *[other] { $games } spil
}
daily-yesterday-soon = Úrslitin opnast klukkan { $time }.
daily-look = Skoða
daily-back = Markaður dagsins
daily-of = Markaðurinn { $day }
daily-best-line = Besta spilið
daily-bot-line = { $bot } við sama borð
daily-line-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
daily-seed = Var það eins fyrir alla?
daily-seed-fits = Já: köstin leiðir af þessari tölu, og fingrafar hennar var sýnt daginn áður.
daily-seed-fits-late = Köstin leiðir af þessari tölu. Enginn var hér daginn áður til að sýna fingrafar hennar.
daily-seed-wrong = Þessi tala passar ekki við fingrafarið sem var sýnt.
daily-seed-number = Talan
daily-seed-print = Fingrafar hennar
daily-tomorrow = Fingrafar morgundagsins
daily-tomorrow-hint = Það bindur köst morgundagsins nú þegar. Talan að baki er birt daginn eftir.
daily-two = Sá sem hefur tvo vafra getur spilað tvisvar. Þetta er spil, ekki verðlaunakeppni.
daily-archive = Fyrri markaðir
daily-archive-hint = Spilaðu hvaða liðna dag sem er aftur. Það telur ekki.
daily-archive-play = Spila aftur
daily-archive-day = Dagur
daily-nobody = Enginn hefur lokið honum enn.
daily-to-table = Tafla dagsins
## Pictures and links
daily-card = Markaðurinn { $day }
daily-card-look = Spilaðu með sömu köstum
