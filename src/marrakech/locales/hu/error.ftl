### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = nincs „{ $text }” mező: a mezők a1-től g7-ig tartanak
error-action = „{ $text }” nem művelet: írj L, F vagy R betűt, 1–4 számot, szőnyeget, mint d3e3, vagy ezt: =red
error-rug = { $near } és { $far } nem szomszédos mezők
error-action-number = nincs { $number } számú művelet: 0-tól eddig tartanak: { $most }

## Rule sets

error-option-value = { $option } értéke nem lehet { $value }: ezek közül válassz: { $choices }
error-option-range = { $option } értéke nem lehet { $value }: egész szám { $least } és { $most } között
error-one-colour-needs-two = two_player="one colour" két játékosra szól, nem ennyire: { $players }
error-alternating-needs-two-colours = pile="alternating" két játékost kíván, két-két színnel
error-odd-rugs = két színnel fejenként páros számú szőnyeg jár, nem { $rugs }
error-no-variant = „{ $edition }”: ebben a szövegben nincs változat
error-edition = nincs „{ $text }” kiadás; ezek vannak: { $known }
error-rules = „{ $text }” nem szabálykészlet: írj egy kiadást, perjelet és 2-t, 3-at vagy 4-et, például international/4
error-rules-option = „{ $text }” nem szabálybeállítás, vagy kétszer szerepel; ezek vannak: { $known }
error-no-such-seat = nincs { $seat }. hely: a helyek 0-tól eddig tartanak: { $last }
error-no-hidden-piles = csak két szín megkevert paklijainak van megismerhető sorrendje
error-wrong-piles = a paklikban nem a megmaradt szőnyegek vannak

## What is not allowed

error-number-not-legal = itt nem szabályos művelet ez a szám: { $number }
error-batch-not-legal = { $game }. játszma: nem szabályos művelet ez a szám: { $number }
error-nothing-to-pop = nincs visszavonható művelet
error-nothing-played = még semmit sem játszottak
error-no-chance = most nincs mit dobni vagy felfedni
error-game-over = { $action } nem lehetséges: a játéknak vége
error-not-now = { $action } nem lehetséges ebben a szakaszban: „{ $phase ->
    [turn] fordítás
    [roll] dobás
    [lay] szőnyegterítés
    [reveal] a szőnyeg felfedése
    [over] vége
   *[other] { $phase }
}”; itt szabályos: { $legal }
error-must-turn = Assamot balra vagy jobbra el kell fordítani; itt szabályos: { $legal }
error-not-in-pile = ebben a pakliban nem lehet { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
} szőnyeg a következő
error-under-assam = { $action } Assam alá kerülne ({ $assam }); itt szabályos: { $legal }
error-not-beside-assam = { $action } nem érintkezik Assam mezőjével ({ $assam }); itt szabályos: { $legal }
error-far-square-first = { $action } fordítva van: elöl áll az Assam ({ $assam }) melletti mező, { $right }
error-covers-whole-rug = { $action } egy egész { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
} szőnyeget letakarna; itt szabályos: { $legal }
error-same-colours = { $action } két { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
} felet takarna le; itt szabályos: { $legal }

## Positions

error-position-fields = egy állásnak hat mezője van (tábla, Assam, soron lévő, szakasz, játékosok, szabályok), nem { $given }
error-position-assam = „{ $text }” nem mondja meg, hol áll Assam: írj egy mezőt és N, E, S vagy W betűt, például d4S
error-position-mover = „{ $text }” nem mondja meg, ki van soron: ezek közül válassz: { $seats }
error-position-phase = „{ $text }” nem szakasz: ezek közül válassz: { $phases }
error-position-purse = „{ $text }” nem játékos: írd le a dirhemeket és a szőnyegeket, mint 30r12, vagy x1
error-position-top = „{ $text }” nem jól adja meg a következő szőnyeget: két színnél, ha maradt szőnyeg, =r vagy =?, különben semmi
error-board-rows = a táblának hét sora van, nem { $given }
error-board-columns = a tábla { $row }. sorában { $given } mező van, nem hét
error-board-cell = a tábla { $row }. sorában ez áll: „{ $text }”: üres mezőkhöz írj 1–7 számot, különben r, y, b, p betűt és egyet ezekből: ^ > v <
error-colour-not-played = senki sem játszik { $colour ->
    [red] pirossal
    [yellow] sárgával
    [blue] kékkel
   *[purple] lilával
}, mégis ilyen szőnyeg van itt: { $square }
error-half-off-board = { $square }: az itt lévő szőnyeg másik fele lelógna a tábláról
error-half-missing = { $square }: az itt lévő szőnyeg másik felének ott kellene lennie: { $other }, de az üres
error-half-nowhere = { $square }: az itt lévő szőnyeg másik fele sehol sincs: egy szomszédos szőnyeg sem takarja
error-rugs-in-a-ring = { $squares }: e mezők szőnyegeinek mind a következő alatt kellene lenniük
error-players-number = { $given } játékos van, de a szabályok ennyire szólnak: { $wanted }
error-purse-colours = { $seat ->
    [red] Piros
    [yellow] Sárga
    [blue] Kék
   *[purple] Lila
} szőnyegeinek színe: { $wanted }
error-out-with-goods = { $seat ->
    [red] Piros
    [yellow] Sárga
    [blue] Kék
   *[purple] Lila
} kiesett, nem maradhat sem dirheme, sem szőnyege
error-too-many-rugs = { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
} szőnyegből több van a táblán és a pakliban együtt, mint { $most }
error-top-not-in-pile = { $seat ->
    [red] Piros
    [yellow] Sárga
    [blue] Kék
   *[purple] Lila
} következő szőnyege nem lehet { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
}: abból nem maradt
error-top-unknown = ehhez a paklinak előbb meg kell mutatnia a következő szőnyegét
error-dirhams-together = az összes dirhem együtt legfeljebb { $most } lehet
error-out-without-elimination = e szabályok szerint senki sem esik ki
error-leaving-order = a kiesettek elsőként, másodikként, harmadikként távoztak, és egy játékos bent marad
error-over = a játéknak itt vége: nincs több szőnyeg, vagy csak egy játékos maradt
error-not-over = a játéknak itt nincs vége: van még szőnyeg, és vannak játékosok
error-mover-cannot = nem lehet soron { $seat ->
    [red] Piros
    [yellow] Sárga
    [blue] Kék
   *[purple] Lila
}: kiesett, vagy nincs több szőnyege

## Plain data

error-field-object = { $path } csak objektum lehet
error-field-text = { $path } csak szöveg lehet
error-field-flag = { $path } csak true vagy false lehet
error-field-number = { $path } csak egész szám lehet { $least } és { $most } között
error-field-list = { $path } csak lista lehet, a hossza { $length }
error-field-choice = { $path } csak ezek egyike lehet: { $choices }
error-field-missing = { $path } hiányzik
error-field-unknown = nincs ilyen mező: { $path }
error-field-reveal-only = { $path } csak a „reveal” szakaszban adható meg, másban nem
error-field-reveal = a szakasz akkor és csak akkor „reveal”, ha egy paklinak még meg kell mutatnia a következő szőnyegét
error-field-seat = itt { $wanted } a soron lévő hely
error-field-leaving = { $path } játékban van, tehát nem távozott
error-rug-id = { $rug }: nem egyetlen szőnyeg két szomszédos mezőn: { $squares }
error-rug-id-two = { $squares }: ez egyetlen szőnyeg, azonos azonosító kell

## Records

error-in-record = { $line }. sor, { $column }. oszlop: { $why }
error-record-header = ez nem fejléc: így írd: [Name "value"]
error-record-header-name = „{ $name }” itt nem lehet fejléc neve
error-record-header-value = { $name }: ez a fejléc csak szöveg lehet
error-record-remark = { $number }. művelet: utána nem állhat megjegyzés; műveletek száma: { $actions }
error-record-names = { $given } név van, de { $players } játékos
error-record-half-character = fél karakter van benne, amelyet egy fájl sem tud tárolni
error-record-header-twice = { $name }: ez a fejléc kétszer szerepel
error-record-without-rules = egy játszma fejlécekkel kezdődik, és az egyik a Rules
error-record-rules-differ = a Rules és a Position fejléc más-más szabályt ad meg
error-record-first = „{ $text }” nem kezdhet: ezek közül válassz: { $seats }
error-record-word = „{ $text }” nem művelet, nem körszám és nem eredmény
error-record-open-remark = ezt a megjegyzést nem zárja le {"}"}
error-record-number = { $number }. kör: ennek kellene lennie: { $wanted }
error-record-number-here = { $number }. kör: itt nem kezdődhet
error-record-result = a megadott eredmény { $stated }, de valójában { $result }
error-record-not-one = egy játszma kellene, nem { $games }

## Bots

error-bot = nincs „{ $text }” robot; ezek vannak: { $known }
error-bot-text = „{ $text }” nem nevez meg robotot: írj egy nevet, vagy nevet beállításokkal, például bestfirst:ms=200
error-bot-option = { $bot }: ennek a robotnak nincs „{ $text }” beállítása; ezek vannak: { $known }
error-bot-option-text = „{ $text }” itt: „{ $bot }” nem beállítás: írj nevet és értéket, például ms=200
error-bot-option-number = { $option } értéke nem lehet { $text }: egész szám { $least } és { $most } között
error-bot-option-word = { $option } értéke nem lehet { $text }: ezek közül válassz: { $words }
error-bot-class = „{ $text }” nem mondja meg, melyik osztály: írd így: my_bot.py:MyBot
error-bot-no-brain = „{ $text }” külön folyamatban fut, és nincs kölcsönözhető agya

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = nincs ilyen fájl: { $file }
error-load-module = nincs ilyen modul: { $module }
error-load-class = nincs benne { $kind } osztály; ezek vannak: { $known }
error-load-choose = { $kind } nevű osztályának nincs choose(self, view, clock) metódusa
error-load-raised = hibát dobott: { $what } ({ $where })
error-load-hung = { $seconds } s alatt nem készült el ({ $where })
error-load-died = a folyamata véget ért: { $what } ({ $where })
error-load-hello = nem úgy válaszol a hello kérdésre, ahogy egy motornak kell: { $what }
error-forfeit-cannot-load = { $bot } nem tölthető be: { $why }
error-forfeit-raised = { $bot } hibát dobott: { $what } ({ $where }); az állás: { $position }
error-forfeit-hung = { $bot } nem döntött { $seconds } s alatt ({ $where }); az állás: { $position }
error-forfeit-died = { $bot } folyamata véget ért: { $what } ({ $where }); az állás: { $position }
error-forfeit-no-action = { $bot } ezt adta: { $what }, ami nem művelet; az állás: { $position }
error-forfeit-illegal = { $bot } ezt választotta: { $action }, ami nem szabályos: { $why }; az állás: { $position }
error-forfeit-stopped = { $bot } nem indul újra: egymás után { $times } alkalommal hibázott, legutóbb így: { $why }

## Matches

error-arena-nobody = egy mérkőzéshez legalább egy robot kell
error-arena-games = egy mérkőzés legalább egy játszma, nem { $number }
error-arena-other-match = { $file } egy másik mérkőzést őriz: ezek eltérnek a kérttől: { $what }
error-arena-no-state = { $file } nem egy mérkőzés állását őrzi
error-arena-extra = ehhez { $package } kell: pip install 'marrakech[{ $extra }]'
error-arena-plot = az ábra .png vagy .svg fájlba kerül, nem ide: { $file }
error-arena-cluster = nem válaszol Ray-fürt ezen a címen: { $address }: { $why }
error-survey-not-learned = { $bot }: ez a robot még nem tanult meg így játszani: { $rules }

## Training

error-train-no-state = { $file } nem egy tanulás állását őrzi, vagy nem ebből a verzióból
error-train-other-plan = { $file } egy másik tanulást őriz: ezek eltérnek a kérttől: { $what }
error-train-no-value = { $file } nem értékelést tartalmaz
error-train-other-rules = { $file } ehhez készült: { $learned }, nem ehhez: { $wanted }

## Servers

error-server-no-table = nincs ilyen asztal, vagy már eltűnt
error-server-not-found = itt nincs semmi
error-server-method = ezt itt nem lehet
error-server-not-understood = ez nem érthető: { $why }
error-server-too-large = ez túl nagy: legfeljebb { $most } bájt fogadható
error-server-too-many = túl sok egyszerre: próbáld újra { $seconds } s múlva
error-server-full = pillanatnyilag túl sok itt az asztal
error-server-closing = a kiszolgáló épp bezár: próbáld újra { $seconds } s múlva
error-server-lobby = már { $most } asztalod vár a váróban
error-server-storage = a kiszolgáló most nem éri el a tárolt adatait: próbáld újra { $seconds } s múlva
error-server-origin = máshonnan való oldal nem beszélhet ezzel a kiszolgálóval
error-server-banned = ez a cím itt ki van tiltva eddig: { $until }
error-server-banned-name = ez a név itt ki van tiltva: „{ $name }”, eddig: { $until }
error-server-no-such-player = { $seat }. hely: nem ül itt senki, akit bejelenthetnél
error-server-host = ez a kiszolgáló nem hallgat erre a névre
error-server-not-your-seat = { $seat }. hely: ez nem a tiéd
error-server-own-secrets = egy saját titok 22–64 betűből, számjegyből, - és _ jelből áll, és mindenkinek más
error-server-seated = a te címedről már ül valaki ennél az asztalnál
error-server-passport = ez az útlevél nem olvasható: a titka 22–64 karakter
error-server-no-passport = itt nincs ilyen útlevél
error-server-token = ez a token itt semmit sem nyit: visszavonták, vagy sosem létezett
error-server-no-token = nincs ilyen token
error-server-scope = ezt ez a token nem teheti meg: olyan kell hozzá, amely ezt megengedi: { $scope }
error-server-tokens = egy útlevélhez legfeljebb { $most } token tartozhat: vonj vissza egyet, amelyet nem használsz
error-server-programs = itt nem játszanak programok
error-server-match-programs = a gyors játék embereknek való: egy program saját asztalt készít elő (POST /api/tables), vagy linket kap egyhez
error-server-ahead = ez az asztal még csak a(z) { $number }. eseménynél tart
error-server-still-playing = ez befejezett játszmákhoz való, és a játszma még tart
error-server-day-hidden = ez az asztal a nap piacához tartozik: mások akkor nézhetik meg, ha a nap véget ért
error-server-no-day = azon a napon nem volt piac
error-server-day-over = ez a piac bezárt: egy órától (UTC) újra lejátszható, de már nem számít
error-server-broken = valami elromlott itt, és fel is jegyeztük
error-server-damaged = ez az asztal megsérült: az üzemeltetőnek kell visszaállítania, és már értesült róla

## What is stored

error-data-file = { $file } nem használható: { $why }
error-data-no-database = { $file } nem asztalok adatbázisa: tedd máshová, vagy adj meg másik mappát a --data kapcsolóval
error-data-damaged = { $file } megsérült ({ $why }): állíts vissza egy biztonsági másolatot ezzel: „marrakech database restore”; semmi sem változott
error-data-newer = { $file } a program újabb verziójából való (formátuma { $found }; ez a verzió eddig ismeri: { $known }): indítsd azt a verziót, vagy alakítsd vissza vele: „marrakech database downgrade { $known }”
error-data-older = { $file } elfelejtett valamit: { $wanted } változást tárolt, és { $found } van meg. Elveszett a -wal fájlja, vagy ez egy régebbi másolat. Tedd vissza, ami hiányzik, vagy állíts vissza egy biztonsági másolatot; ha így, ahogy van, folytatnád, töröld ezt: { $mark }
error-data-locked = { $file } zárolva van, egy másik program használja: zárd be azt, és próbáld újra
error-data-no-key = { $file } nem kulcs: egy kulcs 64 hexadecimális számjegy. Tedd vissza az igazit; semmi sem változott
error-data-key-missing = hiányzik a kulcs: { $file }, enélkül egy asztal sem olvasható: tedd vissza a másolatából, vagy add meg a --key-file kapcsolóval, hol van. Semmi sem változott
error-data-key-wrong = { $file } nem az a kulcs, amellyel ez az adatbázis készült: tedd vissza az igazit, vagy add meg a --key-file kapcsolóval, hol van. Semmi sem változott
error-data-none = itt nincs adatbázis: { $file }
error-data-outdated = { $file } régebbi verzióból való: indítsd el egyszer a kiszolgálót, hogy frissítse
error-data-exists = { $file } már létezik: válassz másik nevet
error-data-in-use = { $file } használatban van: előbb állítsd le a kiszolgálót
error-data-form = nincs { $form } formátum, amelyre vissza lehetne térni; ezek vannak: { $known }

## Tables

error-table-all-agreed = már mindenki beleegyezett az újabb játszmába
error-table-begun = a játék már elkezdődött
error-table-bot-plays = itt most egy robot játszik; előbb vedd vissza a helyed
error-table-chain-taken = két játékos szerencséje nem függhet ugyanattól a lánctól
error-table-closed = ezt az asztalt bezárta, aki nyitotta
error-table-closed-by-host = ezt az asztalt bezárta az üzemeltető
error-table-colours = egy asztal színei: piros, sárga, kék és lila, mindegyik egyszer
error-table-deserted = most senki sincs ennél az asztalnál: próbáld újra, ha valaki visszajött
error-table-dice-header = a feljegyzésnek ez a fejléce nem olvasható: { $name }
error-table-dice-version = itt ismeretlen kockaváltozat: { $version }
error-table-full = minden hely foglalt
error-table-gone = aki feladta, már nem játszik
error-table-id-used = ez az azonosító már másra volt használva
error-table-level = nincs „{ $level }” szint; ezek vannak: { $known }
error-table-level-of-person = { $seat }. hely: ez nem roboté, így nincs szintje
error-table-long-record = több mint { $most } műveletből álló játszma túl hosszú ahhoz, hogy megmutassuk
error-table-mixed-name = „{ $name }” egyik szavában hasonló kinézetű ábécék keverednek: írd csak az egyikkel
error-table-no-name = egy névben legalább egy látható betű van
error-table-no-record = ebben a feljegyzésben nincs játszma
error-table-no-seed = ebben a feljegyzésben nincs mag és zálog, amely alapján ellenőrizhető
error-table-no-such-seat = { $seat }. hely: ez nem a tiéd ennél az asztalnál
error-table-no-take-back = nincs visszavehető kör
error-table-no-throw = most nem kell dobni a kockával
error-table-no-undo = nincs már mit visszavonni
error-table-rated = az értékelt játszmában nincs tipp és nincs visszavétel, az elejéről indul a szokásos szőnyegekkel és dirhemekkel, és minden ember külön képernyőnél ül
error-table-position = továbbjátszani csak olyan állásból lehet, amely nem a játék vége, és csak ha minden ember egy képernyőt használ
error-table-nobody-waits = ha egy asztalnál van szabad hely, valakinek ülnie is kell ott
error-table-not-away = ez a játékos itt van
error-table-not-begun = a játék még nem kezdődött el
error-table-not-by-hand = { $action } a véletlenen múlik, nem választáson
error-table-not-maker = csak az zárhatja be az asztalt, aki nyitotta
error-table-not-maker-starts = csak az kezdhet robotokkal, aki az asztalt nyitotta
error-table-not-over = a játéknak még nincs vége
error-table-not-your-turn = most nem te jössz
error-table-over = a játéknak vége
error-table-phrase = itt senki sem mondhatja: „{ $phrase }”
error-table-plays-already = már játszol
error-table-programs = ennél az asztalnál nem játszanak programok
error-table-same-name = ennél az asztalnál már van „{ $name }” nevű játékos: tegyél hozzá valamit
error-table-seats-and-rules = { $seats } hely nem illik { $players } játékosra szóló szabályokhoz
error-table-stale = közben történt valami; nézd meg újra
error-table-taken = { $seat }. hely: ez foglalt
error-table-time-over = lejárt a kör ideje: robot játssza le
error-table-too-long = ennél az asztalnál már túl sok minden történt: csak a játék megy tovább
error-table-too-much-talk = túl sok üzenet; várj egy kicsit
error-table-too-often = ez már { $times } alkalommal megtörtént, és ennyi elég
error-table-day = ez egy nap piaca: mindenki egyedül, egyszer és ugyanazokkal a dobásokkal játssza
error-table-wrong-link = ez a láncszem nem a láncod előző szeme után következik
