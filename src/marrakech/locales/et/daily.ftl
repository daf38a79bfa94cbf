### The market of the day: everybody plays the same deal once.

daily-title = Päeva turg
daily-same = { $day }. Kõik saavad samad visked.
daily-against = { $day }. Sina, vastas { $people }, ja visked on samad mis kõigil.
# On the first screen, and at the table
daily-home = Päeva turg
daily-minutes = { $minutes ->
    [one] umbes üks minut
   *[other] umbes { $minutes } minutit
}
daily-play = Mängi
daily-go-on = Jätka
daily-once = Loeb esimene katse, ja see on ainus.
daily-name = Sinu nimi
daily-points = punkti
daily-first-by = { $points ->
    [one] punkt, esimene
   *[other] punkti, esimene
}, edu { $margin }
daily-placed = { $points ->
    [one] punkt
   *[other] punkti
}, lauas { $place ->
    [1] esimene
    [2] teine
    [3] kolmas
   *[4] neljas
}
daily-late = See mäng lõppes liiga hilja, et arvesse minna.
daily-better = Parem kui { $percent } kaupmeest sajast
daily-alone = Oled täna esimene
daily-so-far = { $games ->
    [one] seni üks mäng
   *[other] seni { $games } mängu
}
daily-games = { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}
# Below a bar of the figure that tells how many have how many points
daily-you = sina
# The figure, for those who cannot see it
daily-spread = Mitu punkti teistel on
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Ilma õnneta: { $points }
daily-without-luck-wait = Õnne osa arvutatakse …
daily-throws = Sinu visked
daily-throws-hint = näha alles pärast mängu
daily-throw = { $steps ->
    [one] üks
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Ükski latern veel ei põle
    [one] Üks päev järjest
   *[other] { $days } päeva järjest
}
daily-best-streak = parim: { $days }
daily-lit = { $day }: mängitud
daily-dark = { $day }: mängimata
daily-open = { $day }: veel lahti
daily-share-title = Jutustamiseks, ilma midagi reetmata
daily-share-hint = Kuld: parim vaip. Roheline: hea. Punane: viga.
daily-share-nothing = Ühtki ruutu, viset ega vaipa ei reedeta.
daily-pattern = Sinu käigud: parimaid { $best }, häid { $good }, { $mistakes ->
    [one] üks viga
   *[other] { $mistakes } viga
}
daily-share = Jaga
daily-picture = Pilt
daily-look-again = Vaata uuesti
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] üks punkt
   *[other] { $points } punkti
}
daily-next = { $hours ->
    [0] Järgmine turg avatakse tunni aja jooksul.
    [one] Järgmine turg avatakse ühe tunni pärast.
   *[other] Järgmine turg avatakse { $hours } tunni pärast.
}
daily-table = Päeva edetabel
daily-table-points = Punktide järgi
daily-table-luckless = Ilma õnneta
daily-somebody = Keegi
daily-me = sina
daily-rank = Koht
daily-who = Kes
daily-be-named = Näita minu nime teistele
daily-yesterday = Eile
daily-yesterday-came = Sinu koht: { $rank } / { $games }, punkte: { $points }
daily-yesterday-missed = { $games ->
    [0] Kedagi ei olnud siin
    [one] Üks mäng
   *[other] { $games } mängu
}
daily-yesterday-soon = Tulemused avatakse kell { $time }.
daily-look = Vaata
daily-back = Päeva turg
daily-of = Turg: { $day }
daily-best-line = Parim mäng
daily-bot-line = { $bot } samas lauas
daily-line-points = { $points ->
    [one] üks punkt
   *[other] { $points } punkti
}
daily-seed = Kas see oli kõigile sama?
daily-seed-fits = Jah: visked tulenevad sellest arvust, ja selle sõrmejälge näidati juba päev varem.
daily-seed-fits-late = Visked tulenevad sellest arvust. Päev varem ei olnud siin kedagi, kes selle sõrmejälge näidanuks.
daily-seed-wrong = See arv ei sobi sõrmejäljega, mida näidati.
daily-seed-number = Arv
daily-seed-print = Selle sõrmejälg
daily-tomorrow = Homne sõrmejälg
daily-tomorrow-hint = See määrab homsed visked juba ära. Arv selle taga öeldakse päev hiljem.
daily-two = Kahe brauseriga saab mängida kaks korda. See on mäng, mitte auhinnavõistlus.
daily-archive = Varasemad turud
daily-archive-hint = Mängi mis tahes möödunud päeva uuesti. Arvesse see ei lähe.
daily-archive-play = Mängi uuesti
daily-archive-day = Päev
daily-nobody = Keegi pole veel lõpuni mänginud.
daily-to-table = Päeva edetabel
## Pictures and links
daily-card = Turg: { $day }
daily-card-look = Mängi samade visetega
