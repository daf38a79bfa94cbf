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
page-quick = Zagraj z botami
page-quick-opponents = Ilu rywali?
page-quick-level = Jak silni?
page-play-now = Graj teraz
page-your-name = Twoje imię
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Inne sposoby gry
page-mode-here = Przy jednym ekranie
page-mode-here-hint = Podawajcie sobie laptop lub telefon z rąk do rąk.
page-mode-link = Ze znajomymi, przez link
page-mode-link-hint = Wyślij link; kto go otworzy, siada do stołu. Nikt nie potrzebuje konta.
page-mode-new = Przygotuj stół
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Naucz się grać
page-mode-learn-hint = Dziesięć małych kroków na prawdziwej planszy, w pięć minut.
page-mode-rules = Zasady
page-mode-rules-hint = Krótko i z obrazkami, także do druku.
page-mode-lobby = Lobby
page-mode-lobby-hint = Dołącz do wolnego stołu albo obejrzyj partię.
page-mode-replay = Odtwórz partię
page-mode-replay-hint = Przejdź zapisaną partię krok po kroku.
page-my-tables = Twoje stoły
page-forget-table = Zapomnij stół: { $when }
page-level-rating = Ranking { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Jusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Zacznij
page-new-invite = Utwórz stół i uzyskaj link
page-new-watch = Oglądaj boty

## The lobby

page-lobby = Lobby
page-lobby-open = Wolne stoły
page-lobby-none-open = W tej chwili nikt nie czeka.
page-lobby-new = Otwórz stół
page-lobby-running = Partie do oglądania
page-lobby-none-running = W tej chwili nie toczy się żadna publiczna partia.
page-lobby-watch-bots = Niech grają boty, a ty oglądaj
page-join = Dołącz
page-watch = Oglądaj
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Kopiuj link
page-share = Udostępnij…
page-copied = Skopiowano.
page-not-copied = Przeglądarka nie pozwala go skopiować: { $link }
page-start-bots = Albo zacznij teraz
page-start-bots-hint = Wolne miejsca zajmą boty.
page-start-now = Zacznij z botami
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Gra { $player }
page-ways = W którą stronę
page-way-L = W lewo
page-way-F = Prosto
page-way-R = W prawo
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
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
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } znowu gra.
page-log-rematch-offered = { $player } chce zagrać jeszcze raz.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Na następną partię czeka nowy stół.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Wyniki
page-ranking-place = Miejsce
page-ranking-player = Gracz
page-ranking-dirhams = Dirhemy
page-ranking-squares = + dywany
page-ranking-points = = punkty
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Jeszcze raz
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Czekamy na innych…
page-rematch-withdraw = Take the offer back
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = Tajna liczba nie jest tą, którą obiecano.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Zaczynać powinien gracz { $player }.
page-dice-throw = Rzut { $number } powinien dać { $drawn }, a zagrano { $played }.
page-dice-pile = Dywan numer { $number } gracza { $player } powinien mieć inny kolor.
page-dice-numbers = Liczby
page-dice-commitment-is = Pokazane przed partią (SHA-256 tajnej liczby)
page-dice-seed-is = Tajna liczba
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
