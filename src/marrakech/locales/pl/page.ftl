### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Strona
page-home = Strona główna
page-close = Zamknij
page-loading = Chwileczkę…
page-try-again = Spróbuj znów
page-lost-title = Tu niczego nie ma
page-lost = Pod tym adresem nie ma żadnej strony.
page-gone-title = Tego stołu już nie ma
page-gone = Został usunięty albo link jest niepełny.

## What goes wrong

page-problem-unreachable = Serwer nie odpowiada. Czy jest połączenie?
page-problem-failed = Serwerowi się to nie udało. Spróbuj ponownie.
page-problem-unknown = To się nie udało ({ $reason }).
page-connection-lost = Utracono połączenie. Kolejna próba…
page-connection-back = Połączenie wróciło.

## The start

page-home-title = Sprzedawcy dywanów z Marrakeszu
page-home-lead = Prowadź Assama przez targ, kładź mu dywany na drodze i niech płacą inni. Od dwóch do czterech graczy, dwadzieścia minut.
page-your-name = Twoje imię
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] To już najdłuższe możliwe imię (limit znaków: { $most }).
    [one] Zostało miejsce na jeden znak.
    [few] Zostało miejsce na { $number } znaki.
    [many] Zostało miejsce na { $number } znaków.
   *[other] Zostało miejsce na { $number } znaku.
}
# When more was written, or pasted, than fits
page-name-cut = Imię jest za długie (limit znaków: { $most }). Reszta została pominięta.
page-more-ways = Inne sposoby gry
page-mode-here = Przy jednym ekranie
page-mode-link = Ze znajomymi, przez link
page-mode-new = Przygotuj stół
page-mode-learn = Naucz się grać
page-mode-rules = Zasady
page-mode-lobby = Lobby
page-mode-replay = Odtwórz partię
page-my-tables = Twoje stoły
page-forget-table = Zapomnij stół: { $when }
page-level-rating = Ranking { $rating }

## Setting up

page-new-title = Przygotuj stół
page-new-players = Gracze
page-players = { $number ->
    [one] jeden gracz
    [few] { $number } graczy
    [many] { $number } graczy
   *[other] { $number } gracza
}
page-seat = Miejsce { $number }
page-seat-who = Kto tu siedzi?
page-seat-name = Imię
page-seat-level = Poziom
page-seat-colour = Kolor
page-seat-second-colour = Drugi kolor
page-seat-open = wolne miejsce
page-sitter-me = Ja
page-sitter-here = Ktoś przy tym ekranie
page-sitter-link = Ktoś przez link
page-sitter-bot = Bot
page-sitter-link-hint = Link do wysłania dostaniesz, gdy stół będzie gotowy.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustafa
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Dżamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Raszid
page-bot-merchant-3 = Chadidża
page-bot-merchant-4 = Malika
page-bot-master = Jusuf
page-bot-master-2 = Aisza
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safija
page-bot-pourer = Aja
page-bot-grandmother = Zohra
page-bot-mason = Tarik
page-bot-weaver = Nur
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
})
page-new-first = Kto zaczyna?
page-first-lot = Zdecyduje los
page-first-seat = Miejsce { $number }
page-new-rules = Zasady
page-new-edition = Instrukcja
page-edition-standard = Zasady podstawowe.
page-new-options = Pojedyncze zasady
page-options-changed = Niektóre zasady różnią się od instrukcji.
page-options-reset = Jak w instrukcji
page-option-elimination = Kto nie może zapłacić
page-option-elimination-yes = odpada
page-option-elimination-yes-hint = Płaci tyle, ile ma, i odchodzi z gry; dywany zostają i nie należą do nikogo.
page-option-elimination-no = gra dalej
page-option-elimination-no-hint = Płaci tyle, ile ma, i gra dalej: nikt nie odpada.
page-option-cover = Zakrywanie dywanów
page-option-cover-opponents = cudze są chronione
page-option-cover-opponents-hint = Dywan nie może zakryć naraz obu połówek cudzego dywanu; własnego może.
page-option-cover-any = wszystkie są chronione
page-option-cover-any-hint = Dywan nie może zakryć naraz obu połówek żadnego dywanu, nawet własnego.
page-option-cover-colours = różne kolory
page-option-cover-colours-hint = Dwie połówki pod nowym dywanem muszą różnić się kolorem, o ile to możliwe.
page-option-variant = Assama obraca się
page-option-variant-none = przed rzutem
page-option-variant-none-hint = Gracz w swojej turze wybiera kierunek, a potem rzuca.
page-option-variant-turn-at-end = na końcu tury
page-option-variant-turn-at-end-hint = Po położeniu dywanu obraca się Assama w lewo lub w prawo: w tę stronę poprowadzi go następny gracz.
page-option-variant-turn-at-end-optional = na końcu albo wcale
page-option-variant-turn-at-end-optional-hint = Po położeniu dywanu można obrócić Assama w lewo lub w prawo albo zostawić tak, jak stoi: w tę stronę poprowadzi go następny gracz.
page-option-two-player = Dwoje graczy
page-option-two-player-two-colours = po dwa kolory
page-option-two-player-two-colours-hint = Każdy ma dwa kolory, po 12 dywanów każdego, w jednym stosie.
page-option-two-player-one-colour = po jednym kolorze
page-option-two-player-one-colour-hint = Każdy ma 15 dywanów w jednym kolorze.
page-option-pile = Stosy
page-option-pile-shuffled = są potasowane
page-option-pile-shuffled-hint = Z każdego stosu znany jest tylko następny dywan.
page-option-pile-alternating = kolory na przemian
page-option-pile-alternating-hint = Dwa kolory idą na przemian.
page-option-area = Płaci się za obszary
page-option-area-colour = według koloru
page-option-area-colour-hint = Dwa kolory gracza to dwa obszary.
page-option-area-owner = według właściciela
page-option-area-owner-hint = Oba kolory gracza tworzą jeden obszar: płaci się za wszystkie połączone pola.
page-option-tiebreak = Równe punkty
page-option-tiebreak-dirhams = decydują dirhemy
page-option-tiebreak-dirhams-hint = Kto ma więcej dirhemów, jest wyżej.
page-option-tiebreak-rugs = decydują pola
page-option-tiebreak-rugs-hint = Czyje dywany widać na większej liczbie pól, ten jest wyżej.
page-option-tiebreak-none = ex aequo
page-option-tiebreak-none-hint = Nic więcej nie decyduje.
page-option-heading = Assam na początku patrzy
page-option-heading-S = w dół
page-option-heading-S-hint = Tak, jak zwykle leży plansza.
page-option-heading-N = w górę
page-option-heading-N-hint = Plansza nie jest taka sama z każdej strony.
page-option-heading-E = w prawo
page-option-heading-E-hint = Plansza nie jest taka sama z każdej strony.
page-option-heading-W = w lewo
page-option-heading-W-hint = Plansza nie jest taka sama z każdej strony.
page-option-dirhams = Dirhemy na początku
page-option-dirhams-hint = 30 we wszystkich instrukcjach. Z mniejszą liczbą robi się groźnie.
page-option-rugs = Dywany na gracza
page-option-rugs-hint = Ile tur ma każdy.
page-new-table = Stół
page-clock = Zegar
page-clock-none = Brak
page-clock-none-hint = Każdy może myśleć, jak długo chce.
page-clock-move = Na każdą turę
page-clock-total = Na całą partię
page-clock-time = Czas
page-clock-increment = Dodatek za turę
page-clock-out = Gdy czas minie
page-clock-out-bot = Tę turę gra bot
page-clock-out-out = Od razu odpada się z gry
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Zegar: jedna sekunda na turę.
    [few] Zegar: { $number } sekundy na turę.
    [many] Zegar: { $number } sekund na turę.
   *[other] Zegar: { $number } sekundy na turę.
}
page-clock-tells-move-minutes = { $number ->
    [one] Zegar: jedna minuta na turę.
    [few] Zegar: { $number } minuty na turę.
    [many] Zegar: { $number } minut na turę.
   *[other] Zegar: { $number } minuty na turę.
}
page-clock-tells-total = { $increment ->
    [0] Zegar: { $number } s na całą partię.
   *[other] Zegar: { $number } s + { $increment } s na turę.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Zegar: jedna minuta na całą partię.
        [few] Zegar: { $number } minuty na całą partię.
        [many] Zegar: { $number } minut na całą partię.
       *[other] Zegar: { $number } minuty na całą partię.
    }
   *[other] { $number ->
        [one] Zegar: jedna minuta + { $increment } s na turę.
        [few] Zegar: { $number } minuty + { $increment } s na turę.
        [many] Zegar: { $number } minut + { $increment } s na turę.
       *[other] Zegar: { $number } minuty + { $increment } s na turę.
    }
}
page-clock-means-bot = Gdy komuś skończy się czas, tę turę gra bot; za trzecim razem gracz odpada z gry.
page-clock-means-out = Gdy komuś skończy się czas, odpada z gry.
page-seconds = { $number ->
    [one] jedna sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
page-minutes = { $number ->
    [one] jedna minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
page-new-listed = Pokaż w lobby
page-new-listed-hint = Każdy może oglądać i zająć wolne miejsce. W przeciwnym razie tylko ci, którzy mają link.
page-new-take-back = Tury można cofać
page-new-practice-hint = Dopóki wszyscy poza botami siedzą przy tym ekranie. Kostką rzuca się wtedy od nowa, a wynik zaznacza, że to była gra treningowa. W przeciwnym razie po rzucie niczego nie da się cofnąć.
page-new-begin = Zacznij
page-new-invite = Utwórz stół i uzyskaj link
page-new-watch = Oglądaj boty

## The lobby

page-lobby = Lobby
page-lobby-open = Wolne stoły
page-lobby-none-open = W tej chwili nikt nie czeka.
page-lobby-new = Otwórz stół
page-lobby-running = Partie do oglądania
page-lobby-watch-bots = Niech grają boty, a ty oglądaj
page-join = Dołącz
page-watch = Oglądaj
page-look = Zobacz
page-listing-deserted = Teraz nikogo tam nie ma
page-listing-rules = { $known ->
    [yes] Zasady: { $edition }
   *[no] Zasady domowe
}{ $variant ->
    [yes] , obrót na końcu
   *[no] {""}
}.
page-listing-turn = Tura { $turn }, do końca { $left }.

## Waiting for others

page-waiting-title = Czekamy na graczy
page-waiting-seats = { $number ->
    [0] Wszystkie miejsca są zajęte
    [one] Jedno miejsce jest wolne
    [few] { $number } miejsca są wolne
    [many] { $number } miejsc jest wolnych
   *[other] { $number } miejsca jest wolne
}
page-waiting-link = Link dla znajomych
page-waiting-link-hint = Kto go otworzy, może usiąść do stołu albo oglądać, gdy wszystkie miejsca są zajęte.
page-link-network = Działa u wszystkich w tej samej sieci, na przykład w tym samym Wi-Fi.
page-link-address = Adres
page-qr = Link jako kod QR: { $link }
page-qr-hint = Albo zeskanuj to aparatem telefonu.
page-here-only = Ten link działa tylko na tym komputerze.
page-here-only-new = W tej chwili gra jest dostępna tylko na tym komputerze: gdzie indziej link na nic się nie zda.
page-here-only-command = Aby mogli dołączyć wszyscy w tej samej sieci, zamknij grę w terminalu klawiszami Ctrl-C i uruchom ją tym poleceniem. Wszystkie stoły zostaną zachowane.
page-here-only-host = Udostępnić go innym może osoba, która prowadzi ten serwer.
page-copy-command = Kopiuj polecenie
page-copied-here = Skopiowano. Ten link działa tylko na tym komputerze.
page-copy-link = Kopiuj link
page-share = Udostępnij…
page-copied = Skopiowano.
page-not-copied = Przeglądarka nie pozwala go skopiować: { $link }
page-start-bots = Albo zacznij teraz
page-start-bots-hint = Wolne miejsca zajmą boty.
page-start-now = Zacznij z botami
page-waiting-listed = Stół jest widoczny w lobby, dopóki ktoś przy nim jest. Kilka minut po wyjściu wszystkich znika.
page-deserted-listed = W tej chwili nikogo nie ma przy tym stole. Usiąść można, gdy tylko ktoś wróci.
page-deserted-friends = W tej chwili nikogo nie ma przy tym stole. Możesz usiąść i poczekać na innych.
page-close-table = Zamknij stół
page-close-table-hint = Stół zniknie, a jego link przestanie działać.
page-close-table-yes = Tak, zamknij
page-close-table-no = Zostaw
page-closed-title = Ten stół jest zamknięty
page-closed = { $player } zamyka stół przed rozpoczęciem partii.
page-closed-host = Ten stół zamknął administrator serwera.
page-closed-host-game = Partia kończy się bez wyniku.
# What whoever runs the server has written about it
page-host-says = Administrator pisze: { $why }
page-banned-title = Nie masz tu wstępu
page-join-title = Jest tu miejsce dla ciebie
page-join-seat = Kolor
page-join-any = Dowolny
page-sit-down = Usiądź

## At the table

page-table-title = Targ
page-players-list = Gracze
page-panel = Co robić
page-board = Targ: siedem kolumn od a do g, siedem rzędów od 1 do 7
page-square-bare = { $square }: puste
page-square-rug = { $square }: { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
} dywan, gracz { $player }
page-square-neutral = { $square }: { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
} dywan, który do nikogo nie należy
page-square-assam = { $rug }. Stoi tu Assam i patrzy { $heading ->
    [N] w górę
    [E] w prawo
    [S] w dół
   *[W] w lewo
}
page-badge-you = ty
page-badge-bot = bot
page-badge-away = offline
page-badge-out = poza grą
page-rugs-left = { $number ->
    [one] został jeden dywan
    [few] zostały { $number } dywany
    [many] zostało { $number } dywanów
   *[other] zostało { $number } dywanu
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Czerwony
    [yellow] Żółty
    [blue] Niebieski
   *[purple] Fioletowy
}: { $number ->
    [one] został jeden dywan
    [few] zostały { $number } dywany
    [many] zostało { $number } dywanów
   *[other] zostało { $number } dywanu
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Następny jest czerwony
    [yellow] Następny jest żółty
    [blue] Następny jest niebieski
   *[purple] Następny jest fioletowy
}: { $number ->
    [one] został jeden dywan
    [few] zostały { $number } dywany
    [many] zostało { $number } dywanów
   *[other] zostało { $number } dywanu
}
# On the pile from which the next rug comes: very short
page-badge-next = następny
page-worth = { $dirhams ->
    [one] jeden dirhem
    [few] { $dirhams } dirhemy
    [many] { $dirhams } dirhemów
   *[other] { $dirhams } dirhema
}, dywany na { $squares ->
    [one] jednym polu
    [few] { $squares } polach
    [many] { $squares } polach
   *[other] { $squares } pola
}
page-points = { $number ->
    [one] jeden punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] W którą stronę ma ruszyć następny gracz?
       *[no] { $player }: w którą stronę ma ruszyć następny gracz?
    }
   *[no] { $alone ->
        [yes] Twoja tura: w którą stronę ma iść Assam?
       *[no] { $player }: w którą stronę ma iść Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Twoja tura: rzuć kostką.
   *[no] { $player }: rzuć kostką.
}
page-prompt-lay = { $alone ->
    [yes] Połóż swój dywan obok Assama.
   *[no] { $player }: połóż dywan obok Assama.
}
page-prompt-wait = { $player } myśli…
page-prompt-away = { $player } jest offline: czekamy
page-prompt-watch = Gra { $player }
page-ways = W którą stronę
page-way-F = Prosto
page-expect = średnio { $costs }
page-throw = Rzuć kostką
page-turn-assam = Obróć Assama
page-lay = Połóż dywan
page-lay-hint = Dotknij pola obok Assama albo przesuń palcem po dwóch.
page-lay-ready = Dotknij jeszcze raz, aby położyć, albo wybierz inne miejsce.
page-lay-on = Połóż na { $near } i { $far }
page-skip = Pomiń
page-undo = Cofnij
page-take-back = Cofnij turę
page-come-back = Graj dalej jako { $player }
page-away-offer = Czekać dalej, czy niech gra bot, aż { $player } wróci?
page-away-wait = Czekaj
page-away-bot = Niech gra bot

## Time that runs out

page-time-left = Pozostały czas: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Zegar czeka na powrót tego gracza.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Została jedna sekunda; potem tę turę zagra bot.
        [few] Zostały { $number } sekundy; potem tę turę zagra bot.
        [many] Zostało { $number } sekund; potem tę turę zagra bot.
       *[other] Zostało { $number } sekundy; potem tę turę zagra bot.
    }
   *[out] { $number ->
        [one] Została jedna sekunda; potem odpadasz z gry.
        [few] Zostały { $number } sekundy; potem odpadasz z gry.
        [many] Zostało { $number } sekund; potem odpadasz z gry.
       *[other] Zostało { $number } sekundy; potem odpadasz z gry.
    }
}
page-time-last = { $number ->
    [one] Została jedna sekunda!
    [few] Zostały { $number } sekundy!
    [many] Zostało { $number } sekund!
   *[other] Zostało { $number } sekundy!
}
page-time-over-1 = Twój czas minął, więc tę turę gra za ciebie bot. W następnej turze znów decydujesz ty. Jeśli zdarzy się to jeszcze dwa razy, odpadasz z gry.
page-time-over-2 = Twój czas minął po raz drugi, więc tę turę gra za ciebie bot. W następnej turze znów decydujesz ty. Jeśli zdarzy się to jeszcze raz, odpadasz z gry.
page-time-over-out = Twój czas minął i odpadasz z gry. Twoimi dywanami gra dalej bot. Możesz obejrzeć, jak to się skończy, albo zagrać gdzie indziej.

## Who watches

page-watching = { $number ->
    [0] Nikt inny nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $number } osoby.
    [many] Ogląda { $number } osób.
   *[other] Ogląda { $number } osoby.
}

## What happened, besides the game

page-log = Co się wydarzyło
page-log-sat = { $player } siada do stołu.
page-log-began = Gra rusza. Zaczyna { $player }.
page-log-took-back = { $player } cofa turę.
page-log-redrawn = { $player } cofa turę. Kostką rzuca się od nowa.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player }: czas minął, tę turę gra bot.
   *[other] { $player }: czas minął po raz drugi, tę turę gra bot.
}
page-log-left = { $why ->
    [time] { $player } odpada z gry: czas minął.
    [abandoned] { $player } odchodzi z gry.
   *[resigned] { $player } się poddaje.
}
page-log-bot-for = Za gracza { $player } gra bot.
page-log-came-back = { $player } znowu gra.
page-log-rematch-offered = { $player } chce zagrać jeszcze raz.
page-log-rematch-withdrawn = { $player } jednak nie chce zagrać jeszcze raz.
page-log-rematch-made = Na następną partię czeka nowy stół.
page-log-closed = { $player } zamyka stół.
page-log-closed-host = Administrator serwera zamyka stół.
page-log-over-left = Nie ma już kto grać dalej: koniec partii.

## Menu

page-menu = Menu
page-copy-seat = Kopiuj link do mojego miejsca
page-copy-seat-hint = Do gry na innym urządzeniu. Nie dawaj go nikomu.
page-stand-in = Niech bot gra za gracza { $player }
page-resign = Poddaj się
page-resign-ask = Czy { $player } poddaje partię? Tego nie da się cofnąć.
page-resign-yes = Poddaj się
page-resign-no = Graj dalej
page-phrases = Powiedz coś

## Reporting somebody to whoever runs the server

page-report = Zgłoś kogoś
page-report-hint = Dowie się o tym osoba, która prowadzi ten serwer; może zamknąć stół. Inni gracze się nie dowiedzą.
page-report-who = Kogo?
page-report-why = Co jest nie tak?
page-report-why-of = Co jest nie tak? Gracz: { $player }
page-report-name = Obraźliwe imię
page-report-cheating = Oszukiwanie
page-report-stalling = Gra na zwłokę
page-report-other = Coś innego
page-report-done = Dziękujemy. Osoba, która prowadzi ten serwer, już to widzi.

## What can be said

page-phrase-hello = Cześć!
page-phrase-good-luck = Powodzenia!
page-phrase-thinking = Daj mi pomyśleć…
page-phrase-your-turn = Twoja kolej.
page-phrase-nice-rug = Jaki piękny dywan!
page-phrase-lucky = Masz dziś szczęście.
page-phrase-ouch = Au!
page-phrase-oops = Ojej.
page-phrase-thanks = Dziękuję!
page-phrase-sorry = Wybacz!
page-phrase-well-played = Dobrze zagrane!
page-phrase-again = Jeszcze raz?
page-phrase-have-to-go = Niedługo muszę iść.
page-phrase-bye = Do zobaczenia!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Pomoc
page-help-rules = Jak grać
page-rules-aim = Na końcu każdy dirhem to jeden punkt i tak samo każde pole, na którym widać twój dywan. Wygrywa, kto ma najwięcej punktów.
page-rules-turn = W swojej turze zostaw Assama tak, jak stoi, albo obróć go w lewo lub w prawo i rzuć kostką. Assam idzie prosto; na brzegu mozaika prowadzi go z powrotem na targ.
page-rules-pay = Jeśli zatrzyma się na cudzym dywanie, płacisz właścicielowi jeden dirhem za każde pole połączonego obszaru tego koloru.
page-rules-lay = Potem połóż dywan na dwóch polach, z których co najmniej jedno jest obok Assama. Może zakrywać dywany, ale nie obie połówki cudzego dywanu naraz.
page-rules-end = Gdy leży ostatni dywan, partia się kończy. Według niektórych instrukcji odpada ten, kto nie może zapłacić.
page-help-keys = Klawisze
page-key-primary = Zrób to, co proponuje gra: rzuć, połóż, pomiń
page-key-arrows = Wybierz kierunek tak, jak widać go na planszy
page-key-ways = Wybierz lewo, prosto lub prawo, z punktu widzenia Assama
page-key-throw = Rzuć kostką
page-key-board = Na planszy strzałki przesuwają kursor, Enter wybiera i potwierdza, spacja obraca dywan
page-key-undo = Cofnij
page-key-take-back = Cofnij turę
page-key-skip = Pomiń to, co jest pokazywane
page-key-mute = Włącz lub wyłącz dźwięki
page-key-say = Powiedz coś
page-key-log = Co się wydarzyło
page-key-menu = Menu
page-key-help = Ta pomoc
page-key-step = Krok wstecz lub dalej
page-key-ends = Na początek, na koniec
page-key-play = Odtwórz, pauza

## Settings

page-settings = Ustawienia
page-settings-language = Język
page-settings-theme = Kolory strony
page-theme-auto = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-theme-contrast = Wysoki kontrast
page-settings-speed = Tempo
page-speed-slow = Wolno
page-speed-normal = Normalnie
page-speed-fast = Szybko
page-speed-instant = Od razu
page-settings-motion = Ruch
page-motion-auto = Jak w systemie
page-motion-less = Mniej
page-motion-full = Wszystko się rusza
page-settings-confirm = Potwierdzaj ruchy
page-settings-confirm-hint = Kliknięcie wybiera; drugie albo przycisk wykonuje ruch.
page-settings-sounds = Dźwięki
page-settings-coordinates = Oznaczenia rzędów i kolumn

## The end

page-end-winner = { $player } wygrywa!
page-end-shared = Wspólne zwycięstwo: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Leży ostatni dywan.
    [last-player] Wszyscy inni odpadli.
    [resigned] Wszyscy inni się poddali.
    [time] Wszystkim innym skończył się czas.
    [bots] Do gry zostały tylko boty.
   *[left] W grze nie został nikt inny.
}
page-ranking = Wyniki
page-ranking-place = Miejsce
page-ranking-player = Gracz
page-ranking-dirhams = Dirhemy
page-ranking-squares = + dywany
page-ranking-points = = punkty
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] poza grą
    [time] czas minął
    [abandoned] odchodzi
   *[resigned] poddaje się
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Kto odpadł lub odszedł z gry, nie dostaje punktów i jest za wszystkimi innymi; kto odszedł pierwszy, jest ostatni.
page-rematch = Jeszcze raz
page-rematch-accept = { $number ->
    [one] { $player } chce zagrać jeszcze raz: dołącz
    [few] Jeszcze raz chce zagrać { $number } graczy: dołącz
    [many] Jeszcze raz chce zagrać { $number } graczy: dołącz
   *[other] Jeszcze raz chce zagrać { $number } gracza: dołącz
}
page-rematch-waiting = Czekamy na innych…
page-rematch-withdraw = Wycofaj propozycję
page-rematch-go = Do następnej partii
page-save-record = Zapisz partię
page-copy-replay = Kopiuj link do powtórki
page-chart-title = Punkty w trakcie partii
page-chart = Punkty w trakcie partii. Na końcu: { $ends }
page-chart-end = { $points ->
    [one] { $name }: jeden
    [few] { $name }: { $points }
    [many] { $name }: { $points }
   *[other] { $name }: { $points }
}
page-statistics = W liczbach
page-statistics-turns = { $number ->
    [one] Rozegrano jedną turę.
    [few] Rozegrano { $number } tury.
    [many] Rozegrano { $number } tur.
   *[other] Rozegrano { $number } tury.
}
page-statistics-highest = { $paid ->
    [one] Najwyższa opłata to jeden dirhem: płaci { $player }, dostaje { $owner }.
    [few] Najwyższa opłata to { $paid } dirhemy: płaci { $player }, dostaje { $owner }.
    [many] Najwyższa opłata to { $paid } dirhemów: płaci { $player }, dostaje { $owner }.
   *[other] Najwyższa opłata to { $paid } dirhema: płaci { $player }, dostaje { $owner }.
}
page-statistics-none = Nikt nic nie płacił.
page-statistics-paid = zapłacono
page-statistics-received = otrzymano
page-statistics-throw = średni rzut
page-statistics-mosaics = mozaiki
page-dice = Czy rzuty były uczciwe?
page-dice-all-fair = { $rugs ->
    [0] Twoja przeglądarka powtórzyła losowanie wszystkich rzutów ({ $throws }): są takie, jakie musiały być.
   *[other] Twoja przeglądarka powtórzyła losowanie wszystkich rzutów ({ $throws }) i kolejności dywanów ({ $rugs }): są takie, jakie musiały być.
}
page-dice-bots = { $number ->
    [one] Jeden rzut wykonał bot: wynika on z tego, co wcześniej ujawniły przeglądarki graczy.
    [few] { $number } rzuty wykonały boty: wynikają one z tego, co wcześniej ujawniły przeglądarki graczy.
    [many] { $number } rzutów wykonały boty: wynikają one z tego, co wcześniej ujawniły przeglądarki graczy.
   *[other] { $number } rzutu wykonały boty: wynikają one z tego, co wcześniej ujawniły przeglądarki graczy.
}
page-dice-alone = { $number ->
    [one] Jeden rzut pochodzi tylko od serwera: nie dołożyła się do niego przeglądarka żadnego gracza.
    [few] { $number } rzuty pochodzą tylko od serwera: nie dołożyła się do nich przeglądarka żadnego gracza.
    [many] { $number } rzutów pochodzi tylko od serwera: nie dołożyła się do nich przeglądarka żadnego gracza.
   *[other] { $number } rzutu pochodzi tylko od serwera: nie dołożyła się do nich przeglądarka żadnego gracza.
}
page-dice-redrawn = { $number ->
    [one] To była gra treningowa: jeden rzut cofnięto i wykonano od nowa.
    [few] To była gra treningowa: { $number } rzuty cofnięto i wykonano od nowa.
    [many] To była gra treningowa: { $number } rzutów cofnięto i wykonano od nowa.
   *[other] To była gra treningowa: { $number } rzutu cofnięto i wykonano od nowa.
}
page-dice-seen = Porównała je też z tym, co widziała na początku partii.
page-dice-unseen = Nie widziała początku tej partii, więc przyjmuje pokazane wtedy liczby tak, jak podano je teraz.
page-dice-how = Przed partią serwer związał się tajną liczbą, a przeglądarka każdego gracza swoją własną. Każdy rzut wynika z obu: przy rzucie kostką przeglądarka ujawnia kawałek swojej liczby. Dlatego nikt, nawet ten, kto prowadzi serwer, nie mógł przewidzieć ani wybrać rzutu.
page-dice-commitment = Tajna liczba nie jest tą, którą obiecano.
page-dice-chain = To, co przeglądarka gracza { $player } podała na początku, nie jest tym, czego użyto.
page-dice-link = To, co ujawniono dla rzutu { $number }, nie jest tym, co musiało być następne.
page-dice-count = Brakuje rzutów albo jest ich za dużo.
page-dice-first = Zaczynać powinien gracz { $player }.
page-dice-throw = Rzut { $number } powinien dać { $drawn }, a zagrano { $played }.
page-dice-pile = Dywan numer { $number } gracza { $player } powinien mieć inny kolor.
page-dice-numbers = Liczby
page-dice-commitment-is = Pokazane przed partią (SHA-256 tajnej liczby)
page-dice-seed-is = Tajna liczba
page-dice-chain-is = Podane przez przeglądarkę gracza { $player }
page-dice-link-is = Ujawnione dla rzutu { $number }

## Replay

page-replay = Powtórka
page-replay-hint = Upuść tu zapisaną partię, wybierz plik albo wklej jego tekst.
page-replay-file = Plik
page-replay-text = Tekst zapisu
page-replay-show = Pokaż
page-replay-turn = Tura { $turn }
page-replay-controls = Powtórka
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-forth = Krok dalej
page-replay-last = Na koniec
page-replay-position = Miejsce w partii
page-replay-result = Wynik i liczby
