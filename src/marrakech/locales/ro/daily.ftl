### The market of the day: everybody plays the same deal once.

daily-title = Piața de azi
daily-same = Aceleași aruncări pentru toți, { $day }.
daily-against = Tu și { $people } la aceeași masă, cu aceleași aruncări ca toți ceilalți ({ $day }).
# On the first screen, and at the table
daily-home = Piața de azi
daily-minutes = { $minutes ->
    [one] cam un minut
    [few] cam { $minutes } minute
   *[other] cam { $minutes } de minute
}
daily-play = Joacă
daily-go-on = Continuă
daily-once = Contează prima încercare, și nu e alta.
daily-name = Numele tău
daily-points = puncte
daily-first-by = { $points ->
    [one] punct, locul întâi
    [few] puncte, locul întâi
   *[other] de puncte, locul întâi
}, avans: { $margin }
daily-placed = { $points ->
    [one] punct
    [few] puncte
   *[other] de puncte
}, locul { $place ->
    [1] întâi
    [2] doi
    [3] trei
   *[4] patru
} la masă
daily-late = Partida s-a încheiat prea târziu ca să conteze.
daily-better = Mai bine decât { $percent } din 100 de negustori
daily-alone = Azi nimeni n-a jucat înaintea ta
daily-so-far = { $games ->
    [one] o partidă până acum
    [few] { $games } partide până acum
   *[other] { $games } de partide până acum
}
daily-games = { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
# Below a bar of the figure that tells how many have how many points
daily-you = tu
# The figure, for those who cannot see it
daily-spread = Câte puncte au ceilalți
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Fără noroc: { $points }
daily-without-luck-wait = Se calculează norocul…
daily-throws = Aruncările tale
daily-throws-hint = se văd abia după partidă
daily-throw = { $steps ->
    [one] unu
    [few] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Încă niciun felinar aprins
    [one] O zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
daily-best-streak = record: { $days }
daily-lit = { $day }: jucat
daily-dark = { $day }: nejucat
daily-open = { $day }: încă deschis
daily-share-title = De povestit fără să dezvălui
daily-share-hint = Auriu: cel mai bun covoraș. Verde: unul bun. Roșu: o greșeală.
daily-share-nothing = Nu se dezvăluie nicio căsuță, nicio aruncare și niciun covoraș.
daily-pattern = Turele tale: alegeri optime { $best }, alegeri bune { $good }, { $mistakes ->
    [one] o greșeală
    [few] { $mistakes } greșeli
   *[other] { $mistakes } de greșeli
}
daily-share = Distribuie
daily-picture = Imagine
daily-look-again = Revezi
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
daily-next = { $hours ->
    [0] Piața următoare se deschide în mai puțin de o oră.
    [one] Piața următoare se deschide peste o oră.
    [few] Piața următoare se deschide peste { $hours } ore.
   *[other] Piața următoare se deschide peste { $hours } de ore.
}
daily-table = Clasamentul zilei
daily-table-points = După puncte
daily-table-luckless = Fără noroc
daily-somebody = Cineva
daily-me = tu
daily-rank = Loc
daily-who = Cine
daily-be-named = Arată-le celorlalți numele meu
daily-yesterday = Ieri
daily-yesterday-came = Locul tău: { $rank } din { $games }; puncte: { $points }
daily-yesterday-missed = { $games ->
    [0] N-a fost nimeni
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
daily-yesterday-soon = Rezultatele apar la ora { $time }.
daily-look = Vezi
daily-back = Piața de azi
daily-of = Piața de { $day }
daily-best-line = Cea mai bună partidă
daily-bot-line = { $bot } la aceeași masă
daily-line-points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
daily-seed = A fost la fel pentru toți?
daily-seed-fits = Da: aruncările rezultă din acest număr, iar această amprentă a lui a fost arătată cu o zi înainte.
daily-seed-fits-late = Aruncările rezultă din acest număr. Cu o zi înainte nu era nimeni care să-i arate amprenta.
daily-seed-wrong = Acest număr nu se potrivește cu amprenta arătată.
daily-seed-number = Numărul
daily-seed-print = Amprenta lui
daily-tomorrow = Amprenta de mâine
daily-tomorrow-hint = Ea fixează deja aruncările de mâine. Numărul din spatele ei se dezvăluie în ziua următoare.
daily-two = Cine are două browsere poate juca de două ori. E un joc, nu un concurs.
daily-archive = Piețe din trecut
daily-archive-hint = Joacă din nou orice zi trecută. Nu se punctează.
daily-archive-play = Joacă din nou
daily-archive-day = Ziua
daily-nobody = Încă n-a terminat-o nimeni.
daily-to-table = Clasamentul zilei
## Pictures and links
daily-card = Piața din { $day }
daily-card-look = Joacă aceleași aruncări
