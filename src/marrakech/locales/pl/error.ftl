### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = nie ma pola „{ $text }”: pola są od a1 do g7
error-action = „{ $text }” to nie akcja: napisz L, F lub R, liczbę od 1 do 4, dywan jak d3e3 albo =red
error-rug = { $near } i { $far } nie są sąsiednimi polami
error-action-number = nie ma akcji numer { $number }: numery idą od 0 do { $most }

## Rule sets

error-option-value = { $option } nie może mieć wartości { $value }: wybierz spośród { $choices }
error-option-range = { $option } nie może mieć wartości { $value }: to liczba całkowita od { $least } do { $most }
error-one-colour-needs-two = two_player="one colour" jest dla dwóch graczy, a nie dla { $players }
error-alternating-needs-two-colours = pile="alternating" wymaga dwóch graczy, każdego z dwoma kolorami
error-odd-rugs = przy dwóch kolorach każdy ma parzystą liczbę dywanów, a nie { $rugs }
error-no-variant = tekst „{ $edition }” nie ma wariantu
error-edition = nie ma wydania „{ $text }”; dostępne: { $known }
error-rules = „{ $text }” to nie zestaw zasad: napisz wydanie, ukośnik i 2, 3 lub 4, na przykład international/4
error-rules-option = „{ $text }” to nie opcja zasad albo jest tu dwa razy; dostępne: { $known }
error-no-such-seat = nie ma miejsca { $seat }: miejsca idą od 0 do { $last }
error-no-hidden-piles = tylko potasowane stosy dwóch kolorów mają kolejność do poznania
error-wrong-piles = stosy nie zawierają dywanów, które zostały

## What is not allowed

error-number-not-legal = akcja numer { $number } nie jest tu dozwolona
error-batch-not-legal = akcja numer { $number } nie jest dozwolona w partii { $game }
error-nothing-to-pop = nie ma akcji do cofnięcia
error-nothing-played = nic jeszcze nie zagrano
error-no-chance = teraz nie ma czego rzucać ani odkrywać
error-game-over = { $action } jest niemożliwe: partia się skończyła
error-not-now = { $action } jest teraz niemożliwe, kolej na: { $phase ->
    [turn] obrót Assama
    [roll] rzut kostką
    [lay] położenie dywanu
    [reveal] odkrycie następnego dywanu
    [over] koniec partii
   *[other] { $phase }
}; dozwolone: { $legal }
error-must-turn = Assama trzeba obrócić w lewo lub w prawo; dozwolone: { $legal }
error-not-in-pile = następny w tym stosie nie może być { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
} dywan
error-under-assam = { $action } leży pod Assamem ({ $assam }); dozwolone: { $legal }
error-not-beside-assam = { $action } nie styka się z polem Assama ({ $assam }); dozwolone: { $legal }
error-far-square-first = { $action } jest na odwrót: pole obok Assama ({ $assam }) pisze się pierwsze, { $right }
error-covers-whole-rug = { $action } zakrywa cały { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
} dywan; dozwolone: { $legal }
error-same-colours = { $action } zakrywa dwie { $colour ->
    [red] czerwone
    [yellow] żółte
    [blue] niebieskie
   *[purple] fioletowe
} połówki; dozwolone: { $legal }

## Positions

error-position-fields = pozycja ma sześć pól (plansza, Assam, czyja tura, faza, gracze, zasady), a nie { $given }
error-position-assam = „{ $text }” nie mówi, gdzie stoi Assam: napisz pole oraz N, E, S lub W, na przykład d4S
error-position-mover = „{ $text }” nie mówi, czyja to tura: wybierz spośród { $seats }
error-position-phase = „{ $text }” to nie faza: wybierz spośród { $phases }
error-position-purse = „{ $text }” to nie gracz: napisz dirhemy i dywany jak 30r12 albo x1
error-position-top = „{ $text }” źle podaje następny dywan: przy dwóch kolorach i pozostałych dywanach =r lub =?, w innym razie nic
error-board-rows = plansza ma siedem rzędów, a nie { $given }
error-board-columns = rząd { $row } planszy ma pól: { $given }, a nie siedem
error-board-cell = w rzędzie { $row } planszy jest „{ $text }”: napisz liczbę od 1 do 7 dla pustych pól albo r, y, b, p i jeden ze znaków ^ > v <
error-colour-not-played = na { $square } leży kolor { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
}, którym nikt nie gra
error-half-off-board = druga połówka dywanu z { $square } wypadłaby poza planszę
error-half-missing = druga połówka dywanu z { $square } powinna leżeć na { $other }, a tam jest pusto
error-half-nowhere = drugiej połówki dywanu z { $square } nigdzie nie ma: nie zakrywa jej żaden dywan obok
error-rugs-in-a-ring = dywany na { $squares } musiałyby leżeć każdy pod następnym, w kółko
error-players-number = liczba graczy to { $given }, ale zasady są dla { $wanted }
error-purse-colours = { $seat ->
    [red] Czerwony
    [yellow] Żółty
    [blue] Niebieski
   *[purple] Fioletowy
} ma dywany w tych kolorach: { $wanted }
error-out-with-goods = { $seat ->
    [red] Czerwony
    [yellow] Żółty
    [blue] Niebieski
   *[purple] Fioletowy
} jest poza grą i nie może mieć dirhemów ani dywanów
error-too-many-rugs = { $colour ->
    [red] czerwonych
    [yellow] żółtych
    [blue] niebieskich
   *[purple] fioletowych
} dywanów, położonych i pozostałych, jest więcej niż { $most }
error-top-not-in-pile = { $seat ->
    [red] Czerwony
    [yellow] Żółty
    [blue] Niebieski
   *[purple] Fioletowy
} nie może teraz położyć dywanu w kolorze { $colour ->
    [red] czerwonym
    [yellow] żółtym
    [blue] niebieskim
   *[purple] fioletowym
}: żaden nie został
error-top-unknown = najpierw stos musi pokazać swój następny dywan
error-dirhams-together = wszystkich dirhemów razem nie może być więcej niż { $most }
error-out-without-elimination = według tych zasad nikt nie odpada
error-leaving-order = gracze poza grą odpadali kolejno: pierwszy, drugi, trzeci, a jeden gracz zostaje
error-over = tu partia jest skończona: nie ma już dywanów albo został jeden gracz
error-not-over = tu partia nie jest skończona: są jeszcze dywany i gracze
error-mover-cannot = to nie może być tura gracza: { $seat ->
    [red] Czerwony
    [yellow] Żółty
    [blue] Niebieski
   *[purple] Fioletowy
} jest poza grą albo nie ma już dywanu

## Plain data

error-field-object = { $path } musi być obiektem
error-field-text = { $path } musi być tekstem
error-field-flag = { $path } musi być true albo false
error-field-number = { $path } musi być liczbą całkowitą od { $least } do { $most }
error-field-list = { $path } musi być listą o długości { $length }
error-field-choice = { $path } musi być jednym z { $choices }
error-field-missing = brakuje { $path }
error-field-unknown = nie ma pola { $path }
error-field-reveal-only = { $path } podaje się w fazie „reveal” i w żadnej innej
error-field-reveal = faza to „reveal” wtedy i tylko wtedy, gdy stos ma dopiero pokazać następny dywan
error-field-seat = gra tu miejsce { $wanted }
error-field-leaving = { $path } jest w grze, więc nie ma kolejności odpadnięcia
error-rug-id = dywan { $rug } to nie jeden dywan na dwóch sąsiednich polach: { $squares }
error-rug-id-two = { $squares } to jeden dywan i potrzebuje tego samego id

## Records

error-in-record = wiersz { $line }, kolumna { $column }: { $why }
error-record-header = to nie nagłówek: napisz [Name "value"]
error-record-header-name = „{ $name }” nie może tu być nazwą nagłówka
error-record-header-value = nagłówek { $name } musi być tekstem
error-record-remark = uwaga nie może następować po akcji { $number } z { $actions }
error-record-names = liczba imion to { $given }, a graczy { $players }
error-record-half-character = jest tu pół znaku, a tego żaden plik nie zapisze
error-record-header-twice = nagłówek { $name } jest tu dwa razy
error-record-without-rules = partia zaczyna się od nagłówków, a jednym z nich musi być Rules
error-record-rules-differ = nagłówki Rules i Position podają różne zasady
error-record-first = „{ $text }” nie może zaczynać: wybierz spośród { $seats }
error-record-word = „{ $text }” to nie akcja, nie numer tury i nie wynik
error-record-open-remark = tej uwagi nie zamyka {"}"}
error-record-number = tura { $number } powinna być turą { $wanted }
error-record-number-here = tura { $number } nie może się tu zaczynać
error-record-result = wynik podano jako { $stated }, a jest { $result }
error-record-not-one = oczekiwano jednej partii, a nie { $games }

## Bots

error-bot = nie ma bota „{ $text }”; dostępne: { $known }
error-bot-text = „{ $text }” nie nazywa żadnego bota: napisz nazwę albo nazwę z opcjami, jak bestfirst:ms=200
error-bot-option = bot { $bot } nie ma opcji „{ $text }”; dostępne: { $known }
error-bot-option-text = „{ $text }” w „{ $bot }” to nie opcja: napisz nazwę i wartość, jak ms=200
error-bot-option-number = { $option } nie może mieć wartości { $text }: to liczba całkowita od { $least } do { $most }
error-bot-option-word = { $option } nie może mieć wartości { $text }: wybierz spośród { $words }
error-bot-class = „{ $text }” nie mówi, która to klasa: napisz my_bot.py:MyBot
error-bot-no-brain = „{ $text }” działa we własnym procesie i nie ma mózgu do wypożyczenia

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = nie ma pliku { $file }
error-load-module = nie ma modułu { $module }
error-load-class = nie ma w nim klasy { $kind }; dostępne: { $known }
error-load-choose = jego klasa { $kind } nie ma metody choose(self, view, clock)
error-load-raised = zgłosił wyjątek { $what } ({ $where })
error-load-hung = nie był gotowy po { $seconds } s ({ $where })
error-load-died = jego proces zakończył się: { $what } ({ $where })
error-load-hello = nie odpowiada na hello tak, jak robi to silnik: { $what }
error-forfeit-cannot-load = nie można wczytać bota { $bot }: { $why }
error-forfeit-raised = { $bot } zgłosił wyjątek { $what } ({ $where }); pozycja: { $position }
error-forfeit-hung = { $bot } nie podjął decyzji po { $seconds } s ({ $where }); pozycja: { $position }
error-forfeit-died = proces bota { $bot } zakończył się: { $what } ({ $where }); pozycja: { $position }
error-forfeit-no-action = { $bot } podał { $what }, a to nie akcja; pozycja: { $position }
error-forfeit-illegal = { $bot } wybrał { $action }, a to niedozwolone: { $why }; pozycja: { $position }
error-forfeit-stopped = { $bot } nie zostanie już uruchomiony: liczba błędów z rzędu to { $times }, ostatni: { $why }

## Matches

error-arena-nobody = mecz wymaga co najmniej jednego bota
error-arena-games = mecz ma co najmniej jedną partię, a nie { $number }
error-arena-other-match = { $file } zawiera inny mecz: od zadanego różnią się { $what }
error-arena-no-state = { $file } nie zawiera stanu meczu
error-arena-extra = do tego potrzeba { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = wykres zapisuje się w pliku .png lub .svg, a nie w { $file }
error-arena-cluster = pod adresem { $address } nie odpowiada żaden klaster Ray: { $why }
error-survey-not-learned = bot { $bot } nie umie jeszcze grać według { $rules }

## Training

error-train-no-state = { $file } nie zawiera stanu nauki albo nie z tej wersji
error-train-other-plan = { $file } zawiera inną naukę: od zadanej różnią się { $what }
error-train-no-value = { $file } nie zawiera oceny
error-train-other-rules = { $file } nauczono dla { $learned }, a nie dla { $wanted }

## Servers

error-server-no-table = nie ma takiego stołu albo już zniknął
error-server-not-found = tu niczego nie ma
error-server-method = tego nie da się tu zrobić
error-server-not-understood = tego nie da się zrozumieć: { $why }
error-server-too-large = to za duże: najwyżej { $most } B
error-server-too-many = za dużo naraz: spróbuj ponownie za { $seconds } s
error-server-full = w tej chwili jest tu za dużo stołów
error-server-closing = ten serwer się zamyka: spróbuj ponownie za { $seconds } s
error-server-lobby = w lobby czeka już największa dozwolona liczba twoich stołów: { $most }
error-server-storage = ten serwer nie ma teraz dostępu do swoich danych: spróbuj ponownie za { $seconds } s
error-server-origin = obca strona nie może rozmawiać z tym serwerem
error-server-banned = dostęp z tego adresu jest zablokowany do { $until }
error-server-banned-name = imię „{ $name }” jest tu zablokowane do { $until }
error-server-no-such-player = na miejscu { $seat } nie ma nikogo, kogo można by zgłosić
error-server-host = ten serwer nie odpowiada na tę nazwę
error-server-not-your-seat = miejsce { $seat } nie jest twoje
error-server-own-secrets = własny sekret ma od 22 do 64 znaków (litery, cyfry, - i _), a każda osoba ma inny
error-server-seated = ktoś spod twojego adresu już siedzi przy tym stole
error-server-passport = tego paszportu nie da się odczytać: jego sekret ma od 22 do 64 liter
error-server-no-passport = nie ma tu takiego paszportu
error-server-token = ten token niczego tu nie otwiera: unieważniono go albo nigdy nie istniał
error-server-no-token = nie ma takiego tokena
error-server-scope = ten token na to nie pozwala: potrzebny jest token z uprawnieniem { $scope }
error-server-tokens = największa liczba tokenów jednego paszportu to { $most }: unieważnij taki, którego nie używasz
error-server-programs = programy tu nie grają
error-server-match-programs = szybka gra jest dla ludzi: program przygotowuje własny stół (POST /api/tables) albo dostaje link do innego
error-server-ahead = ten stół doszedł dopiero do zdarzenia { $number }
error-server-still-playing = to jest dla zakończonych partii, a ta jeszcze trwa
error-server-day-hidden = to stół z dzisiejszego targu: inni obejrzą go, gdy dzień się skończy
error-server-no-day = tego dnia nie było targu
error-server-day-over = ten targ już zamknięto: od pierwszej w nocy (UTC) można w nim zagrać znowu, bez wpływu na wyniki
error-server-broken = coś poszło tu nie tak i zostało to odnotowane
error-server-damaged = ten stół jest uszkodzony: musi go przywrócić administrator serwera, który już o tym wie

## What is stored

error-data-file = nie można użyć { $file }: { $why }
error-data-no-database = { $file } to nie baza danych stołów: przenieś ten plik albo podaj inny folder przez --data
error-data-damaged = plik { $file } jest uszkodzony ({ $why }): przywróć kopię zapasową poleceniem „marrakech database restore”; niczego nie zmieniono
error-data-newer = { $file } pochodzi z nowszej wersji tego programu (format { $found }; ta zna { $known }): uruchom tamtą wersję albo cofnij nią format poleceniem „marrakech database downgrade { $known }”
error-data-older = w { $file } czegoś brakuje: liczba zapisanych zmian to { $wanted }, a jest ich { $found }. Zaginął plik -wal albo to starsza kopia. Uzupełnij to, czego brakuje, albo przywróć kopię zapasową; aby kontynuować bez tego, usuń { $mark }
error-data-locked = plik { $file } jest zablokowany przez inny program: zakończ go i spróbuj ponownie
error-data-no-key = { $file } to nie klucz: klucz to 64 cyfry szesnastkowe. Przywróć właściwy; niczego nie zmieniono
error-data-key-missing = brakuje klucza { $file }, bez którego nie da się odczytać żadnego stołu: przywróć go z kopii albo wskaż przez --key-file. Niczego nie zmieniono
error-data-key-wrong = { $file } to nie ten klucz, którym zapisano tę bazę danych: przywróć właściwy albo wskaż go przez --key-file. Niczego nie zmieniono
error-data-none = nie ma bazy danych { $file }
error-data-outdated = { $file } pochodzi ze starszej wersji: uruchom raz serwer, żeby zaktualizować dane
error-data-exists = plik { $file } już istnieje: wybierz inną nazwę
error-data-in-use = plik { $file } jest w użyciu: najpierw zatrzymaj serwer
error-data-form = nie ma formatu { $form }, do którego można by wrócić; dostępne: { $known }

## Tables

error-table-all-agreed = wszyscy już zgodzili się zagrać jeszcze raz
error-table-begun = partia już się zaczęła
error-table-bot-plays = w tej chwili gra tu bot; najpierw wróć do gry
error-table-chain-taken = rzuty dwojga graczy nie mogą zależeć od tego samego łańcucha
error-table-closed = ten stół zamknęła osoba, która go założyła
error-table-closed-by-host = ten stół zamknął administrator serwera
error-table-colours = kolory stołu to czerwony, żółty, niebieski i fioletowy, każdy raz
error-table-deserted = w tej chwili nikogo nie ma przy tym stole: spróbuj, gdy ktoś wróci
error-table-dice-header = nie da się odczytać nagłówka { $name } tego zapisu
error-table-dice-version = rzuty w wersji { $version } nie są tu znane
error-table-full = wszystkie miejsca są zajęte
error-table-gone = kto się poddał, już nie gra
error-table-id-used = tego id użyto już do czegoś innego
error-table-level = nie ma poziomu „{ $level }”; dostępne: { $known }
error-table-level-of-person = miejsce { $seat } nie jest dla bota, więc nie ma poziomu
error-table-long-record = partia dłuższa niż { $most } akcji jest za długa, żeby ją pokazać
error-table-mixed-name = słowo w imieniu „{ $name }” miesza podobne do siebie alfabety: użyj jednego z nich
error-table-no-name = imię ma co najmniej jedną literę, którą da się wyświetlić
error-table-no-record = w tym zapisie nie ma partii
error-table-no-seed = ten zapis nie ma ziarna ani zobowiązania, żeby go sprawdzić
error-table-no-such-seat = miejsce { $seat } przy tym stole nie jest twoje
error-table-no-take-back = nie ma tury, którą można by cofnąć
error-table-no-throw = teraz nie rzuca się kostką
error-table-no-undo = nie ma już czego cofać
error-table-rated = gra rankingowa nie ma podpowiedzi ani cofania, zaczyna się od początku ze zwykłą liczbą dywanów i dirhemów, a każda osoba ma własny ekran
error-table-position = grać dalej można tylko od pozycji, która nie jest końcem, i tylko gdy wszyscy ludzie siedzą przy jednym ekranie
error-table-nobody-waits = przy stole z wolnymi miejscami ktoś musi siedzieć
error-table-not-away = ten gracz jest obecny
error-table-not-begun = partia jeszcze się nie zaczęła
error-table-not-by-hand = { $action } zależy od losu, a nie od wyboru
error-table-not-maker = stół może zamknąć tylko osoba, która go założyła
error-table-not-maker-starts = zacząć z botami może tylko osoba, która założyła stół
error-table-not-over = partia jeszcze się nie skończyła
error-table-not-your-turn = to nie twoja tura
error-table-over = partia się skończyła
error-table-phrase = nikt nie może tu powiedzieć „{ $phrase }”
error-table-plays-already = już grasz
error-table-programs = przy tym stole programy nie grają
error-table-same-name = przy tym stole jest już imię „{ $name }”: dopisz coś do swojego
error-table-seats-and-rules = liczba miejsc { $seats } nie pasuje do zasad dla { $players } graczy
error-table-stale = tymczasem coś się wydarzyło; spójrz jeszcze raz
error-table-taken = miejsce { $seat } jest zajęte
error-table-time-over = czas na tę turę minął: gra ją bot
error-table-too-long = przy tym stole wydarzyło się już za dużo: można tylko grać dalej
error-table-too-much-talk = za dużo wiadomości; poczekaj chwilę
error-table-too-often = zrobiono to już { $times } razy i to wystarczy
error-table-day = to targ jednego dnia: każdy gra w nim osobno, tylko raz i z tymi samymi rzutami
error-table-wrong-link = to ogniwo nie pasuje do ostatniego w twoim łańcuchu
