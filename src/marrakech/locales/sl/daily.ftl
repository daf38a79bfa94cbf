### The market of the day: everybody plays the same deal once.

daily-title = Današnja tržnica
daily-same = Isti meti za vse: { $day }.
daily-against = Igraš ti in s tabo { $people }: isti meti kot za vse ({ $day }).
# On the first screen, and at the table
daily-home = Današnja tržnica
daily-minutes = { $minutes ->
    [one] približno { $minutes } minuta
    [two] približno { $minutes } minuti
    [few] približno { $minutes } minute
   *[other] približno { $minutes } minut
}
daily-play = Igraj
daily-go-on = Nadaljuj
daily-once = Šteje prvi poskus, drugega ni.
daily-name = Tvoje ime
daily-points = točke
daily-first-by = { $points ->
    [one] točka, prvo mesto
    [two] točki, prvo mesto
    [few] točke, prvo mesto
   *[other] točk, prvo mesto
}, prednost: { $margin }
daily-placed = { $points ->
    [one] točka
    [two] točki
    [few] točke
   *[other] točk
}, { $place ->
    [1] prvo
    [2] drugo
    [3] tretje
   *[4] četrto
} mesto za mizo
daily-late = Ta partija se je končala prepozno, da bi štela.
daily-better = Bolje kot { $percent } od 100 prodajalcev
daily-alone = Danes pred tabo ni igral še nihče
daily-so-far = { $games ->
    [one] doslej { $games } partija
    [two] doslej { $games } partiji
    [few] doslej { $games } partije
   *[other] doslej { $games } partij
}
daily-games = { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}
# Below a bar of the figure that tells how many have how many points
daily-you = ti
# The figure, for those who cannot see it
daily-spread = Koliko točk imajo drugi
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Brez sreče: { $points }
daily-without-luck-wait = Sreča se še računa …
daily-throws = Tvoji meti
daily-throws-hint = vidni šele po partiji
daily-throw = { $steps ->
    [one] ena
    [two] { $steps }
    [few] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Nobena svetilka še ne gori
    [one] { $days } dan zapored
    [two] { $days } dneva zapored
    [few] { $days } dni zapored
   *[other] { $days } dni zapored
}
daily-best-streak = najboljše: { $days }
daily-lit = { $day }: odigrano
daily-dark = { $day }: ni odigrano
daily-open = { $day }: še odprto
daily-share-title = Povej in ničesar ne izdaj
daily-share-hint = Zlato: najboljša preproga. Zeleno: dobra. Rdeče: napaka.
daily-share-nothing = Ne izda se nobeno polje, met ali preproga.
daily-pattern = Tvoje poteze: najboljše { $best }, dobre { $good }, { $mistakes ->
    [one] { $mistakes } napaka
    [two] { $mistakes } napaki
    [few] { $mistakes } napake
   *[other] { $mistakes } napak
}
daily-share = Deli
daily-picture = Slika
daily-look-again = Poglej znova
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
daily-next = { $hours ->
    [0] Naslednja tržnica se odpre v manj kot eni uri.
    [one] Naslednja tržnica se odpre čez { $hours } uro.
    [two] Naslednja tržnica se odpre čez { $hours } uri.
    [few] Naslednja tržnica se odpre čez { $hours } ure.
   *[other] Naslednja tržnica se odpre čez { $hours } ur.
}
daily-table = Razvrstitev dneva
daily-table-points = Po točkah
daily-table-luckless = Brez sreče
daily-somebody = Nekdo
daily-me = ti
daily-rank = Mesto
daily-who = Kdo
daily-be-named = Pokaži moje ime drugim
daily-yesterday = Včeraj
daily-yesterday-came = Tvoje mesto: { $rank } od { $games }; točke: { $points }
daily-yesterday-missed = { $games ->
    [0] Nikogar ni bilo
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}
daily-yesterday-soon = Izidi se odprejo ob { $time }.
daily-look = Poglej
daily-back = Današnja tržnica
daily-of = Tržnica: { $day }
daily-best-line = Najboljša partija
daily-bot-line = { $bot } za isto mizo
daily-line-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
daily-seed = Je bilo za vse enako?
daily-seed-fits = Da: meti izhajajo iz tega števila in ta njegov odtis je bil pokazan dan prej.
daily-seed-fits-late = Meti izhajajo iz tega števila. Dan prej ni bilo nikogar, ki bi pokazal njegov odtis.
daily-seed-wrong = To število se ne ujema s pokazanim odtisom.
daily-seed-number = Število
daily-seed-print = Njegov odtis
daily-tomorrow = Jutrišnji odtis
daily-tomorrow-hint = Že zdaj določa jutrišnje mete. Število, ki stoji za njim, se razkrije dan pozneje.
daily-two = Kdor ima dva brskalnika, lahko igra dvakrat. To je igra, ne nagradno tekmovanje.
daily-archive = Pretekle tržnice
daily-archive-hint = Znova odigraj kateri koli pretekli dan. To se ne točkuje.
daily-archive-play = Igraj znova
daily-archive-day = Dan
daily-nobody = Nihče je še ni odigral do konca.
daily-to-table = Razvrstitev dneva
## Pictures and links
daily-card = Tržnica: { $day }
daily-card-look = Zaigraj z istimi meti
