### The market of the day: everybody plays the same deal once.

daily-title = Dzisiejszy targ
daily-same = Te same rzuty dla wszystkich: { $day }.
daily-against = Grasz ty, a z tobą { $people }: rzuty te same co u wszystkich ({ $day }).
# On the first screen, and at the table
daily-home = Dzisiejszy targ
daily-minutes = { $minutes ->
    [one] około jednej minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
}
daily-play = Graj
daily-go-on = Graj dalej
daily-once = Liczy się pierwsza próba i nie ma drugiej.
daily-name = Twoje imię
daily-points = punkty
daily-first-by = { $points ->
    [one] punkt, pierwsze miejsce
    [few] punkty, pierwsze miejsce
    [many] punktów, pierwsze miejsce
   *[other] punktu, pierwsze miejsce
}, przewaga: { $margin }
daily-placed = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[4] czwarte
} miejsce przy stole
daily-late = Ta partia skończyła się za późno, żeby się liczyć.
daily-better = Lepiej niż { $percent } na 100 sprzedawców
daily-alone = Dziś nikt przed tobą nie grał
daily-so-far = { $games ->
    [one] na razie jedna partia
    [few] na razie { $games } partie
    [many] na razie { $games } partii
   *[other] na razie { $games } partii
}
daily-games = { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
# Below a bar of the figure that tells how many have how many points
daily-you = ty
# The figure, for those who cannot see it
daily-spread = Ile punktów mają inni
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Bez szczęścia: { $points }
daily-without-luck-wait = Liczymy szczęście…
daily-throws = Twoje rzuty
daily-throws-hint = widać je dopiero po grze
daily-throw = { $steps ->
    [one] jeden
    [few] { $steps }
    [many] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Nie świeci jeszcze żadna latarnia
    [one] Jeden dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
daily-best-streak = najlepiej: { $days }
daily-lit = { $day }: zagrane
daily-dark = { $day }: bez gry
daily-open = { $day }: jeszcze można
daily-share-title = Opowiedz, nie zdradzając
daily-share-hint = Złoto: najlepszy dywan. Zieleń: dobry. Czerwień: błąd.
daily-share-nothing = To nie zdradza żadnego pola, rzutu ani dywanu.
daily-pattern = Twoje tury: najlepsze { $best }, dobre { $good }, { $mistakes ->
    [one] jeden błąd
    [few] { $mistakes } błędy
    [many] { $mistakes } błędów
   *[other] { $mistakes } błędu
}
daily-share = Udostępnij
daily-picture = Obraz
daily-look-again = Obejrzyj znów
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-next = { $hours ->
    [0] Następny targ otworzy się w ciągu godziny.
    [one] Następny targ otworzy się za godzinę.
    [few] Następny targ otworzy się za { $hours } godziny.
    [many] Następny targ otworzy się za { $hours } godzin.
   *[other] Następny targ otworzy się za { $hours } godziny.
}
daily-table = Wyniki dnia
daily-table-points = Według punktów
daily-table-luckless = Bez szczęścia
daily-somebody = Ktoś
daily-me = ty
daily-rank = Miejsce
daily-who = Kto
daily-be-named = Pokaż innym moje imię
daily-yesterday = Wczoraj
daily-yesterday-came = Twoje miejsce: { $rank } z { $games }; punkty: { $points }
daily-yesterday-missed = { $games ->
    [0] Nikogo tu nie było
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
daily-yesterday-soon = Wyniki pojawią się o { $time }.
daily-look = Zobacz
daily-back = Dzisiejszy targ
daily-of = Targ: { $day }
daily-best-line = Najlepsza partia
daily-bot-line = { $bot } przy tym samym stole
daily-line-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
daily-seed = Czy było tak samo dla wszystkich?
daily-seed-fits = Tak: rzuty wynikają z tej liczby, a ten jej odcisk pokazano dzień wcześniej.
daily-seed-fits-late = Rzuty wynikają z tej liczby. Dzień wcześniej nie było nikogo, kto pokazałby jej odcisk.
daily-seed-wrong = Ta liczba nie pasuje do pokazanego odcisku.
daily-seed-number = Liczba
daily-seed-print = Jej odcisk
daily-tomorrow = Jutrzejszy odcisk
daily-tomorrow-hint = Już teraz przesądza o jutrzejszych rzutach. Liczbę, która za nim stoi, poznasz dzień później.
daily-two = Kto ma dwie przeglądarki, może zagrać dwa razy. To gra, a nie konkurs.
daily-archive = Dawne targi
daily-archive-hint = Zagraj jeszcze raz dowolny miniony dzień. Bez wpływu na wyniki.
daily-archive-play = Jeszcze raz
daily-archive-day = Dzień
daily-nobody = Nikt go jeszcze nie ukończył.
daily-to-table = Wyniki dnia
## Pictures and links
daily-card = Targ: { $day }
daily-card-look = Zagraj z tymi samymi rzutami
