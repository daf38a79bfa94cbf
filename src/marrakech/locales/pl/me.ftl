### One's own page: the passport, one's games, and what was achieved in them.

me-title = Twój paszport
me-lead = Trzyma twoje gry razem i nikt nie musi się rejestrować. Przechowuje go ta przeglądarka.
me-since = Od { $when }
me-games = Moje gry
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } rozegrana gra, wygrane: { $won }
    [few] { $games } rozegrane gry, wygrane: { $won }
    [many] { $games } rozegranych gier, wygrane: { $won }
   *[other] { $games } rozegranej gry, wygrane: { $won }
}
me-none = Twój paszport powstanie przy pierwszej grze. Twarz możesz wybrać już teraz.
me-name = Imię
me-save = Zapisz
me-saved = Zapisano
me-offline = Twój paszport jest tu bezpieczny, ale serwer nie odpowiada: imię i gry pojawią się, gdy wróci.

## The face

me-scarf = Na głowie
me-scarf-name = { $number ->
    [1] turban
    [2] welon
    [3] fez
    [4] czapka z wełny
    [5] kaptur
   *[6] opaska
}
me-colour = Barwa
me-colour-name = { $number ->
    [1] czerwień
    [2] szafran
    [3] błękit
    [4] morska zieleń
    [5] oliwka
    [6] śliwka
    [7] len
   *[8] czerń
}
me-pattern = Dywan za tobą
me-pattern-name = { $number ->
    [1] zygzaki
    [2] romby
    [3] paski
    [4] gwiazdy
    [5] kratka
    [6] fale
    [7] ramki
   *[8] nocne niebo
}

## Marks: what somebody has achieved

me-marks = Odznaki
me-marks-none = Małe historie, które gra może o tobie opowiedzieć. Każdą zdobywa się raz.
# Of all marks there are
me-marks-count = { $number } z { $all }
me-mark-open = Jeszcze nie
me-mark-game = Gra: { $when }
me-mark-first = Pierwszy sprzedany dywan
me-mark-first-hint = Wygrywasz grę.
me-mark-fatima = Ukłon Fatimy
me-mark-fatima-hint = Wygrywasz tam, gdzie gra Fatima.
me-mark-four = Czworo przy stole
me-mark-four-hint = Wygrywasz z trojgiem innych.
me-mark-one = O jedną nitkę
me-mark-one-hint = Wygrywasz jednym punktem.
me-mark-shared = Herbata dla dwojga
me-mark-shared-hint = Dzielisz pierwsze miejsce.
me-mark-spared = Ani jednego dirhema
me-mark-spared-hint = Przez całą grę nikomu nie płacisz.
me-mark-purse = Prawie pusta sakiewka
me-mark-purse-hint = Wygrywasz, choć w sakiewce były już najwyżej dwa dirhemy.
me-mark-peace = Wszyscy zostają
me-mark-peace-hint = Wygrywasz z co najmniej dwojgiem innych i nikt nie odpada.
me-mark-late = Z ostatniego miejsca
me-mark-late-hint = Trzy dywany przed końcem masz ostatnie miejsce, a jednak wygrywasz.
me-mark-last = Ostatni dywan
me-mark-last-hint = Ostatni dywan gry daje ci zwycięstwo.
me-mark-carpet = Ulica dywanów
me-mark-carpet-hint = Dwanaście pól twojego koloru łączy się ze sobą.
me-mark-toll = Karawana płaci
me-mark-toll-hint = Dostajesz dziesięć dirhemów naraz.

## Another device

me-carry = Na innym urządzeniu
me-carry-hint = Otwórz swój paszport w telefonie albo w domu: znajdziesz tam te same gry.
me-carry-show = Pokaż link
me-carry-warning = Kto ma ten link, może grać jako ty. Nie pokazuj go nikomu i wyślij tylko do siebie.
me-carry-lost = Zgubionego paszportu nikt nie przywróci, bo mają go tylko twoje przeglądarki. Na drugim urządzeniu jest bezpieczny.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Razem z nim przejdzie twoje miejsce w trwającej grze.
    [few] Razem z nim przejdą twoje miejsca w { $number } trwających grach.
    [many] Razem z nim przejdą twoje miejsca w { $number } trwających grach.
   *[other] Razem z nim przejdą twoje miejsca w { $number } trwających grach.
}
me-take = Paszport z innego urządzenia
me-take-hint = W tym linku jest paszport. Chcesz go tu używać?
me-take-yes = Używaj go tutaj
me-take-both = Używaj go i dołącz moje gry
me-take-both-hint = Gry, odznaki i dni z tej przeglądarki przejdą do niego. Z dwóch rankingów zostanie ten oparty na większej liczbie gier.
me-take-only = Używaj go i zostaw to, co jest tutaj
me-take-only-hint = Paszport z tej przeglądarki wtedy przepadnie, chyba że jest też na innym urządzeniu.
me-take-no = Zostaw, jak jest
me-taken = Witaj znowu, { $name }!
me-take-gone = Ten paszport nie jest tu znany. Być może został usunięty.

## One's data

me-data = Twoje dane
me-data-hint = Paszport to imię, twarz i lista gier. Żadnego adresu e-mail, żadnego hasła, nic więcej.
me-export = Zapisz moje dane
me-records = Zapisz wszystkie gry
me-delete = Usuń mój paszport
me-delete-hint = Twoje imię zniknie ze wszystkich tutejszych gier, zakończonych i trwających. Gry zostaną, bo grali w nie też inni. Tego, co inni zapisali lub wydrukowali, nie da się cofnąć.
me-delete-sure = Usunąć go razem z twoim imieniem?
me-delete-sure-hint = Tego nie da się cofnąć. Trwające gry można dokończyć w tej przeglądarce, bez twojego imienia.
me-delete-yes = Tak, usuń
me-delete-no = Zostaw
me-deleted = Twój paszport jest usunięty.

## The list of one's games

me-running = Trwające
me-finished = Zakończone
me-filter = Które gry
me-search = Przeciwnik
me-players = Gracze
me-players-any = ilu bądź
me-result = Wynik
me-result-any = wygrane lub przegrane
me-result-won = wygrane
me-result-lost = przegrane
me-company = Z kim
me-company-any = z kimkolwiek
me-company-people = z ludźmi
me-company-bots = z postaciami
me-company-both = z tymi i tymi
me-state = Stan
me-state-any = trwające lub zakończone
me-nothing = Nie ma takiej gry.
me-place = { $place ->
    [1] Wygrana
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[4] Czwarte miejsce
}
me-same-screen = Przy jednym ekranie
me-accuracy = Dokładność { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Ranking { $change }
me-replay = Powtórka
me-time-left = pozostało: { $time }
me-more = Więcej gier
# Tables at which only this browser has a seat
me-here = Tylko w tej przeglądarce
me-reading = Pobieramy gry…
