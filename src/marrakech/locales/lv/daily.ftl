### The market of the day: everybody plays the same deal once.

daily-title = Dienas tirgus
daily-same = { $day }. Visiem vieni un tie paši metieni.
daily-against = { $day }. Tu, un pretī { $people }; metieni tādi paši kā visiem.
# On the first screen, and at the table
daily-home = Dienas tirgus
daily-minutes = { $minutes ->
    [zero] apmēram { $minutes } minūšu
    [one] apmēram { $minutes } minūte
   *[other] apmēram { $minutes } minūtes
}
daily-play = Spēlēt
daily-go-on = Turpināt
daily-once = Skaitās pirmais mēģinājums, un tas ir vienīgais.
daily-name = Tavs vārds
daily-points = punkti
daily-first-by = { $points ->
    [zero] punktu
    [one] punkts
   *[other] punkti
}, pirmā vieta, pārsvars { $margin }
daily-placed = { $points ->
    [zero] punktu
    [one] punkts
   *[other] punkti
}, { $place ->
    [1] pirmā
    [2] otrā
    [3] trešā
   *[4] ceturtā
} vieta pie galda
daily-late = Šī spēle beidzās par vēlu, lai skaitītos.
daily-better = Labāk nekā { $percent } no 100 tirgotājiem
daily-alone = Šodien neviens cits vēl nav spēlējis
daily-so-far = { $games ->
    [zero] pagaidām { $games } spēļu
    [one] pagaidām { $games } spēle
   *[other] pagaidām { $games } spēles
}
daily-games = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
# Below a bar of the figure that tells how many have how many points
daily-you = tu
# The figure, for those who cannot see it
daily-spread = Cik punktu ir citiem
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Bez veiksmes: { $points }
daily-without-luck-wait = Veiksmi vēl rēķina…
daily-throws = Tavi metieni
daily-throws-hint = redzami tikai pēc spēles
daily-throw = { $steps ->
    [zero] { $steps }
    [one] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Vēl nedeg neviena laterna
    [zero] { $days } dienu pēc kārtas
    [one] { $days } diena pēc kārtas
   *[other] { $days } dienas pēc kārtas
}
daily-best-streak = labākais: { $days }
daily-lit = { $day }: izspēlēts
daily-dark = { $day }: nav spēlēts
daily-open = { $day }: vēl atvērts
daily-share-title = Ko pastāstīt, neko neizpaužot
daily-share-hint = Zelts: labākais paklājs. Zaļš: labs. Sarkans: kļūda.
daily-share-nothing = Netiek izpausts neviens lauciņš, metiens vai paklājs.
daily-pattern = Tavi gājieni: labākie { $best }, labi { $good }, { $mistakes ->
    [zero] { $mistakes } kļūdu
    [one] { $mistakes } kļūda
   *[other] { $mistakes } kļūdas
}
daily-share = Kopīgot
daily-picture = Attēls
daily-look-again = Skatīt vēlreiz
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
daily-next = { $hours ->
    [0] Nākamais tirgus atvērsies stundas laikā.
    [zero] Nākamais tirgus atvērsies pēc { $hours } stundām.
    [one] Nākamais tirgus atvērsies pēc { $hours } stundas.
   *[other] Nākamais tirgus atvērsies pēc { $hours } stundām.
}
daily-table = Dienas tabula
daily-table-points = Pēc punktiem
daily-table-luckless = Bez veiksmes
daily-somebody = Kāds
daily-me = tu
daily-rank = Vieta
daily-who = Kas
daily-be-named = Rādīt manu vārdu citiem
daily-yesterday = Vakar
daily-yesterday-came = Tava vieta: { $rank } no { $games }, punkti: { $points }
daily-yesterday-missed = { $games ->
    [0] Neviena šeit nebija
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
daily-yesterday-soon = Rezultāti būs redzami plkst. { $time }.
daily-look = Skatīt
daily-back = Dienas tirgus
daily-of = Tirgus: { $day }
daily-best-line = Labākā spēle
daily-bot-line = { $bot } pie tā paša galda
daily-line-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
daily-seed = Vai visiem bija vienādi?
daily-seed-fits = Jā: metieni izriet no šī skaitļa, un tā nospiedums bija redzams jau iepriekšējā dienā.
daily-seed-fits-late = Metieni izriet no šī skaitļa. Iepriekšējā dienā šeit neviena nebija, kas parādītu tā nospiedumu.
daily-seed-wrong = Šis skaitlis neatbilst nospiedumam, kas tika rādīts.
daily-seed-number = Skaitlis
daily-seed-print = Tā nospiedums
daily-tomorrow = Rītdienas nospiedums
daily-tomorrow-hint = Tas jau tagad nosaka rītdienas metienus. Skaitli aiz tā uzzināsi dienu vēlāk.
daily-two = Ar diviem pārlūkiem var spēlēt divreiz. Tā ir spēle, nevis cīņa par balvu.
daily-archive = Agrākie tirgi
daily-archive-hint = Izspēlē vēlreiz jebkuru pagājušu dienu. Tas neskaitās.
daily-archive-play = Spēlēt vēlreiz
daily-archive-day = Diena
daily-nobody = Neviens to vēl nav izspēlējis līdz galam.
daily-to-table = Dienas tabula
## Pictures and links
daily-card = Tirgus: { $day }
daily-card-look = Spēlē ar tiem pašiem metieniem
