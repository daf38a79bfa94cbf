### The market of the day: everybody plays the same deal once.

daily-title = Dienos turgus
daily-same = Visi gauna tuos pačius metimus ({ $day }).
daily-against = Žaidi tu, o prieš tave { $people }; metimai tokie patys kaip visų ({ $day }).
# On the first screen, and at the table
daily-home = Dienos turgus
daily-minutes = { $minutes ->
    [one] apie { $minutes } minutę
    [few] apie { $minutes } minutes
   *[other] apie { $minutes } minučių
}
daily-play = Žaisti
daily-go-on = Tęsti
daily-once = Skaičiuojamas pirmas bandymas, ir jis vienintelis.
daily-name = Tavo vardas
daily-points = taškai
daily-first-by = { $points ->
    [one] taškas
    [few] taškai
   *[other] taškų
}, pirma vieta, persvara { $margin }
daily-placed = { $points ->
    [one] taškas
    [few] taškai
   *[other] taškų
}, { $place ->
    [1] pirma
    [2] antra
    [3] trečia
   *[4] ketvirta
} vieta prie stalo
daily-late = Ši partija baigėsi per vėlai, kad būtų įskaityta.
daily-better = Geriau nei { $percent } iš 100 pirklių
daily-alone = Šiandien dar niekas kitas nežaidė
daily-so-far = { $games ->
    [one] kol kas { $games } partija
    [few] kol kas { $games } partijos
   *[other] kol kas { $games } partijų
}
daily-games = { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}
# Below a bar of the figure that tells how many have how many points
daily-you = tu
# The figure, for those who cannot see it
daily-spread = Kiek taškų turi kiti
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Be sėkmės: { $points }
daily-without-luck-wait = Sėkmė dar skaičiuojama…
daily-throws = Tavo metimai
daily-throws-hint = matomi tik po partijos
daily-throw = { $steps ->
    [one] { $steps }
    [few] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Dar nedega nė vienas žibintas
    [one] { $days } diena iš eilės
    [few] { $days } dienos iš eilės
   *[other] { $days } dienų iš eilės
}
daily-best-streak = rekordas: { $days }
daily-lit = { $day }: sužaista
daily-dark = { $day }: nežaista
daily-open = { $day }: dar atvira
daily-share-title = Papasakoti nieko neišduodant
daily-share-hint = Auksas: geriausias kilimas. Žalia: geras. Raudona: klaida.
daily-share-nothing = Neišduodamas nė vienas langelis, metimas ar kilimas.
daily-pattern = Tavo ėjimai: geriausi { $best }, geri { $good }, { $mistakes ->
    [one] { $mistakes } klaida
    [few] { $mistakes } klaidos
   *[other] { $mistakes } klaidų
}
daily-share = Dalytis
daily-picture = Paveikslas
daily-look-again = Dar kartą
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
daily-next = { $hours ->
    [0] Kitas turgus atsidarys per valandą.
    [one] Kitas turgus atsidarys po { $hours } valandos.
    [few] Kitas turgus atsidarys po { $hours } valandų.
   *[other] Kitas turgus atsidarys po { $hours } valandų.
}
daily-table = Dienos lentelė
daily-table-points = Pagal taškus
daily-table-luckless = Be sėkmės
daily-somebody = Kažkas
daily-me = tu
daily-rank = Vieta
daily-who = Kas
daily-be-named = Rodyti mano vardą kitiems
daily-yesterday = Vakar
daily-yesterday-came = Tavo vieta: { $rank } iš { $games }, taškai: { $points }
daily-yesterday-missed = { $games ->
    [0] Nieko čia nebuvo
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}
daily-yesterday-soon = Rezultatai bus matomi { $time }.
daily-look = Žiūrėti
daily-back = Dienos turgus
daily-of = Turgus: { $day }
daily-best-line = Geriausia partija
daily-bot-line = { $bot } prie to paties stalo
daily-line-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
daily-seed = Ar visiems buvo tas pats?
daily-seed-fits = Taip: metimai išplaukia iš šio skaičiaus, o jo atspaudas buvo parodytas jau dieną prieš tai.
daily-seed-fits-late = Metimai išplaukia iš šio skaičiaus. Dieną prieš tai čia nieko nebuvo, kas parodytų jo atspaudą.
daily-seed-wrong = Šis skaičius netinka atspaudui, kuris buvo parodytas.
daily-seed-number = Skaičius
daily-seed-print = Jo atspaudas
daily-tomorrow = Rytojaus atspaudas
daily-tomorrow-hint = Jis jau dabar nulemia rytojaus metimus. Skaičius bus pasakytas dieną po to.
daily-two = Su dviem naršyklėmis galima žaisti dukart. Tai žaidimas, o ne kova dėl prizo.
daily-archive = Ankstesni turgūs
daily-archive-hint = Sužaisk bet kurią praėjusią dieną dar kartą. Tai neįskaitoma.
daily-archive-play = Žaisti dar kartą
daily-archive-day = Diena
daily-nobody = Dar niekas nesužaidė iki galo.
daily-to-table = Dienos lentelė
## Pictures and links
daily-card = Turgus: { $day }
daily-card-look = Žaisk su tais pačiais metimais
