### The market of the day: everybody plays the same deal once.

daily-title = Dnešní trh
daily-same = Stejné hody pro všechny: { $day }.
daily-against = Hraješ ty a s tebou { $people }: hody jsou stejné jako pro všechny ({ $day }).
# On the first screen, and at the table
daily-home = Dnešní trh
daily-minutes = { $minutes ->
    [one] asi jednu minutu
    [few] asi { $minutes } minuty
   *[other] asi { $minutes } minut
}
daily-play = Hrát
daily-go-on = Pokračovat
daily-once = Počítá se první pokus a jiný není.
daily-name = Tvoje jméno
daily-points = body
daily-first-by = { $points ->
    [one] bod, první místo
    [few] body, první místo
   *[other] bodů, první místo
}, náskok: { $margin }
daily-placed = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}, { $place ->
    [1] první
    [2] druhé
    [3] třetí
   *[4] čtvrté
} místo u stolu
daily-late = Tato partie skončila příliš pozdě, než aby se počítala.
daily-better = Lépe než { $percent } ze 100 prodavačů
daily-alone = Dnes před tebou nikdo nehrál
daily-so-far = { $games ->
    [one] zatím jedna partie
    [few] zatím { $games } partie
   *[other] zatím { $games } partií
}
daily-games = { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}
# Below a bar of the figure that tells how many have how many points
daily-you = ty
# The figure, for those who cannot see it
daily-spread = Kolik bodů mají ostatní
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Bez štěstí: { $points }
daily-without-luck-wait = Počítá se štěstí…
daily-throws = Tvoje hody
daily-throws-hint = ukazují se až po hře
daily-throw = { $steps ->
    [one] jedna
    [few] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Ještě nesvítí žádná lucerna
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
daily-best-streak = nejlépe: { $days }
daily-lit = { $day }: odehráno
daily-dark = { $day }: neodehráno
daily-open = { $day }: ještě otevřeno
daily-share-title = Pochlub se a nic neprozraď
daily-share-hint = Zlatá: nejlepší koberec. Zelená: dobrý. Červená: chyba.
daily-share-nothing = Neprozradí to žádné políčko, hod ani koberec.
daily-pattern = Tvoje tahy: nejlepší { $best }, dobré { $good }, { $mistakes ->
    [one] jedna chyba
    [few] { $mistakes } chyby
   *[other] { $mistakes } chyb
}
daily-share = Sdílet
daily-picture = Obrázek
daily-look-again = Podívat se znovu
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
daily-next = { $hours ->
    [0] Další trh se otevře do hodiny.
    [one] Další trh se otevře za hodinu.
    [few] Další trh se otevře za { $hours } hodiny.
   *[other] Další trh se otevře za { $hours } hodin.
}
daily-table = Pořadí dne
daily-table-points = Podle bodů
daily-table-luckless = Bez štěstí
daily-somebody = Někdo
daily-me = ty
daily-rank = Místo
daily-who = Kdo
daily-be-named = Ukázat moje jméno ostatním
daily-yesterday = Včera
daily-yesterday-came = Tvoje místo: { $rank } z { $games }; body: { $points }
daily-yesterday-missed = { $games ->
    [0] Nikdo tu nebyl
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}
daily-yesterday-soon = Výsledky se ukážou v { $time }.
daily-look = Podívat se
daily-back = Dnešní trh
daily-of = Trh: { $day }
daily-best-line = Nejlepší partie
daily-bot-line = { $bot } u stejného stolu
daily-line-points = { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
daily-seed = Bylo to pro všechny stejné?
daily-seed-fits = Ano: hody vyplývají z tohoto čísla a tento jeho otisk se ukázal už den předem.
daily-seed-fits-late = Hody vyplývají z tohoto čísla. Den předem tu nebyl nikdo, kdo by jeho otisk ukázal.
daily-seed-wrong = Toto číslo neodpovídá otisku, který se ukázal.
daily-seed-number = Číslo
daily-seed-print = Jeho otisk
daily-tomorrow = Zítřejší otisk
daily-tomorrow-hint = Už teď určuje zítřejší hody. Číslo, které za ním stojí, se prozradí o den později.
daily-two = Kdo má dva prohlížeče, může hrát dvakrát. Je to hra, ne soutěž o ceny.
daily-archive = Minulé trhy
daily-archive-hint = Zahraj si znovu kterýkoli minulý den. Do výsledků se to nepočítá.
daily-archive-play = Hrát znovu
daily-archive-day = Den
daily-nobody = Zatím ho nikdo nedohrál.
daily-to-table = Pořadí dne
## Pictures and links
daily-card = Trh: { $day }
daily-card-look = Zahraj si se stejnými hody
