### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Az oldal
page-home = A kezdőlapra
page-close = Bezárás
page-loading = Egy pillanat…
page-try-again = Próbáld újra
page-lost-title = Itt nincs semmi
page-lost = Ezen a címen nincs oldal.
page-gone-title = Ez az asztal már nincs meg
page-gone = Eltávolították, vagy nem teljes a link.

## What goes wrong

page-problem-unreachable = A kiszolgáló nem válaszol. Van kapcsolat?
page-problem-failed = A kiszolgálónak ez nem sikerült. Kérlek, próbáld újra.
page-problem-unknown = Ez nem sikerült ({ $reason }).
page-connection-lost = Megszakadt a kapcsolat. Újra próbáljuk…
page-connection-back = Helyreállt a kapcsolat.

## The start

page-home-title = { -game } szőnyegárusai
page-home-lead = Vezesd Assamot a piacon, terítsd az útjába a szőnyegeidet, és hadd fizessenek a többiek. Két-négy játékos, húsz perc.
page-your-name = A neved
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Ennél hosszabb nem lehet a név: { $most } karakter.
    [one] Még egy karakter fér bele.
   *[other] Még { $number } karakter fér bele.
}
# When more was written, or pasted, than fits
page-name-cut = Egy név legfeljebb { $most } karakter lehet. A többi kimaradt.
page-more-ways = További játékmódok
page-mode-here = Egy képernyő körül
page-mode-link = Barátokkal, linken keresztül
page-mode-new = Új asztal
page-mode-learn = Tanulj meg játszani
page-mode-rules = A szabályok
page-mode-lobby = Váró
page-mode-replay = Játszma visszajátszása
page-my-tables = Az asztalaid
page-forget-table = Asztal elfelejtése: { $when }
page-level-rating = Értékszám: { $rating }

## Setting up

page-new-title = Új asztal
page-new-players = Játékosok
page-players = { $number ->
    [one] egy játékos
   *[other] { $number } játékos
}
page-seat = { $number }. hely
page-seat-who = Ki ül itt?
page-seat-name = Név
page-seat-level = Szint
page-seat-colour = Szín
page-seat-second-colour = Második szín
page-seat-open = szabad hely
page-sitter-me = Én
page-sitter-here = Valaki ennél a képernyőnél
page-sitter-link = Egy barát, linken keresztül
page-sitter-bot = Egy robot
page-sitter-link-hint = Ha kész az asztal, kapsz egy linket, amit elküldhetsz.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Haszan
page-bot-porter-2 = Musztafa
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Szelma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idrisz
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Dzsamila
page-bot-peddler-4 = Anvar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rasid
page-bot-merchant-3 = Hadidzsa
page-bot-merchant-4 = Malika
page-bot-master = Juszuf
page-bot-master-2 = Aisa
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Szafija
page-bot-pourer = Aja
page-bot-grandmother = Zohra
page-bot-mason = Tarik
page-bot-weaver = Núr
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
})
page-new-first = Ki kezd?
page-first-lot = A kocka dönt
page-first-seat = { $number }. hely
page-new-rules = Szabályok
page-new-edition = Szabályfüzet
page-edition-standard = Az alapszabályok.
page-new-options = Egyes szabályok
page-options-changed = Néhány szabály eltér a szabályfüzettől.
page-options-reset = Mint a szabályfüzetben
page-option-elimination = Aki nem tud fizetni
page-option-elimination-yes = kiesik
page-option-elimination-yes-hint = Odaadja mindenét, és kilép a játékból; a szőnyegei maradnak, és nem tartoznak senkihez.
page-option-elimination-no = továbbjátszik
page-option-elimination-no-hint = Odaadja mindenét, és továbbjátszik: senki sem esik ki.
page-option-cover = Szőnyegek letakarása
page-option-cover-opponents = a többieké védett
page-option-cover-opponents-hint = Egy szőnyeg nem takarhatja le egyszerre másvalaki szőnyegének mindkét felét; a sajátodét igen.
page-option-cover-any = minden szőnyeg védett
page-option-cover-any-hint = Egy szőnyeg egyetlen szőnyegnek sem takarhatja le egyszerre mindkét felét, a sajátodnak sem.
page-option-cover-colours = eltérő színek
page-option-cover-colours-hint = Az új szőnyeg alatti két fél színe különbözzön, ha ez lehetséges.
page-option-variant = Assam elfordítása
page-option-variant-none = dobás előtt
page-option-variant-none-hint = Aki soron van, irányt választ, aztán dob.
page-option-variant-turn-at-end = a kör végén
page-option-variant-turn-at-end-hint = A szőnyeg leterítése után Assamot balra vagy jobbra kell fordítani: a következő játékosnak arra kell vezetnie.
page-option-variant-turn-at-end-optional = a végén, ha akarod
page-option-variant-turn-at-end-optional-hint = A szőnyeg leterítése után Assam balra vagy jobbra fordítható, vagy úgy marad, ahogy áll: a következő játékosnak arra kell vezetnie.
page-option-two-player = Két játékos
page-option-two-player-two-colours = két-két szín
page-option-two-player-two-colours-hint = Mindkét játékosnak két színe van, színenként 12 szőnyeggel, egy pakliban.
page-option-two-player-one-colour = egy-egy szín
page-option-two-player-one-colour-hint = Mindkettőnek 15 egyszínű szőnyege van.
page-option-pile = A paklik
page-option-pile-shuffled = keverve
page-option-pile-shuffled-hint = Minden pakliból csak a következő szőnyeg ismert.
page-option-pile-alternating = váltakozó színek
page-option-pile-alternating-hint = A két szín felváltva jön.
page-option-area = Fizetendő területek
page-option-area-colour = színenként
page-option-area-colour-hint = Egy játékos két színe két külön terület.
page-option-area-owner = tulajdonosonként
page-option-area-owner-hint = Egy játékos mindkét színe egy területet alkot: minden összefüggő mezőért fizetni kell.
page-option-tiebreak = Pontegyenlőségnél
page-option-tiebreak-dirhams = több dirhem nyer
page-option-tiebreak-dirhams-hint = Az áll előrébb, akinek több dirheme van.
page-option-tiebreak-rugs = több mező nyer
page-option-tiebreak-rugs-hint = Az áll előrébb, akinek a szőnyegei több mezőn látszanak.
page-option-tiebreak-none = megosztott hely
page-option-tiebreak-none-hint = Semmi más nem dönt.
page-option-heading = Assam kezdéskor erre néz
page-option-heading-S = le
page-option-heading-S-hint = Ahogy a táblát rendszerint leteszik.
page-option-heading-N = fel
page-option-heading-N-hint = A tábla nem egyforma minden oldalról.
page-option-heading-E = jobbra
page-option-heading-E-hint = A tábla nem egyforma minden oldalról.
page-option-heading-W = balra
page-option-heading-W-hint = A tábla nem egyforma minden oldalról.
page-option-dirhams = Dirhemek az elején
page-option-dirhams-hint = Minden szabályfüzetben 30. Kevesebbel veszélyesebb a játék.
page-option-rugs = Szőnyeg fejenként
page-option-rugs-hint = Hány köre van mindenkinek.
page-new-table = Az asztal
page-clock = Óra
page-clock-none = Nincs
page-clock-none-hint = Mindenki addig gondolkodik, ameddig akar.
page-clock-move = Körönként
page-clock-total = Az egész játékra
page-clock-time = Idő
page-clock-increment = Ráadásidő körönként
page-clock-out = Ha lejár az idő
page-clock-out-bot = Robot játssza a kört
page-clock-out-out = Azonnali kiesés
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Óra: egy másodperc körönként.
   *[other] Óra: { $number } másodperc körönként.
}
page-clock-tells-move-minutes = { $number ->
    [one] Óra: egy perc körönként.
   *[other] Óra: { $number } perc körönként.
}
page-clock-tells-total = { $increment ->
    [0] Óra: { $number } másodperc az egész játékra.
   *[other] Óra: { $number } másodperc + körönként { $increment } másodperc.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Óra: egy perc az egész játékra.
       *[other] Óra: { $number } perc az egész játékra.
    }
   *[other] { $number ->
        [one] Óra: egy perc + körönként { $increment } másodperc.
       *[other] Óra: { $number } perc + körönként { $increment } másodperc.
    }
}
page-clock-means-bot = Akinek lejár az ideje, annak a körét robot játssza le; harmadszorra az illető kiesik.
page-clock-means-out = Akinek lejár az ideje, kiesik.
page-seconds = { $number ->
    [one] egy másodperc
   *[other] { $number } másodperc
}
page-minutes = { $number ->
    [one] egy perc
   *[other] { $number } perc
}
page-new-listed = Megjelenítés a váróban
page-new-listed-hint = Bárki nézheti, és leülhet egy szabad helyre. Különben csak az, akinek megvan a link.
page-new-take-back = A körök visszavehetők
page-new-practice-hint = Amíg minden ember ennél a képernyőnél ül. Ilyenkor újra kell dobni, és az eredménynél ott áll, hogy gyakorlás volt. Különben a dobás után már semmi sem vehető vissza.
page-new-begin = Kezdés
page-new-invite = Asztal nyitása és link kérése
page-new-watch = Nézem a robotokat

## The lobby

page-lobby = Váró
page-lobby-open = Nyitott asztalok
page-lobby-none-open = Most éppen senki sem vár.
page-lobby-new = Új asztal
page-lobby-running = Nézhető játszmák
page-lobby-watch-bots = Játsszanak a robotok, én nézem
page-join = Leülök
page-watch = Nézem
page-look = Megnézem
page-listing-deserted = Most senki sincs ott
page-listing-rules = { $known ->
    [yes] Szabályok: { $edition }
   *[no] Házi szabályok
}{ $variant ->
    [yes] , fordítás a végén
   *[no] {""}
}.
page-listing-turn = { $turn }. kör, hátravan { $left }.

## Waiting for others

page-waiting-title = Várjuk a játékosokat
page-waiting-seats = { $number ->
    [0] Minden hely foglalt
    [one] Egy hely szabad
   *[other] { $number } hely szabad
}
page-waiting-link = Link a barátaidnak
page-waiting-link-hint = Aki megnyitja, leülhet, vagy ha minden hely foglalt, nézheti.
page-link-network = Ugyanazon a hálózaton, például ugyanazon a wifin mindenkinél működik.
page-link-address = Cím
page-qr = A link QR-kódként: { $link }
page-qr-hint = Vagy olvasd be telefon kamerájával.
page-here-only = Ez a link csak ezen a gépen működik.
page-here-only-new = A játékot most csak ez a gép éri el: máshol nem lenne haszna a linknek.
page-here-only-command = Hogy ugyanazon a hálózaton mindenki beszállhasson, zárd be a játékot a terminálban a Ctrl-C billentyűkkel, és indítsd el ezzel a paranccsal. Minden asztal megmarad.
page-here-only-host = A kiszolgáló üzemeltetője megnyithatja mások előtt.
page-copy-command = Parancs másolása
page-copied-here = Kimásolva. Ez a link csak ezen a gépen működik.
page-copy-link = Link másolása
page-share = Megosztás…
page-copied = Kimásolva.
page-not-copied = A böngésző nem engedi kimásolni: { $link }
page-start-bots = Vagy kezdés most
page-start-bots-hint = A szabad helyekre robotok ülnek.
page-start-now = Kezdés robotokkal
page-waiting-listed = Az asztal addig látszik a váróban, amíg valaki itt van. Ha mindenki elment, néhány perc múlva eltűnik.
page-deserted-listed = Most senki sincs ennél az asztalnál. Leülhetsz, amint valaki visszajött.
page-deserted-friends = Most senki sincs ennél az asztalnál. Leülhetsz, és megvárhatod a többieket.
page-close-table = Asztal bezárása
page-close-table-hint = Eltűnik, és a linkje többé nem vezet sehová.
page-close-table-yes = Igen, bezárom
page-close-table-no = Maradjon
page-closed-title = Ez az asztal bezárt
page-closed = { $player } bezárta, mielőtt játszma kezdődött volna.
page-closed-host = Ezt az asztalt bezárta az üzemeltető.
page-closed-host-game = A játszma eredmény nélkül ér véget.
# What whoever runs the server has written about it
page-host-says = Az üzemeltető üzeni: { $why }
page-banned-title = Ide nem jöhetsz be
page-join-title = Van itt egy hely neked
page-join-seat = Szín
page-join-any = Mindegy
page-sit-down = Leülök

## At the table

page-table-title = A piac
page-players-list = Játékosok
page-panel = Teendő
page-board = A piac: hét oszlop a-tól g-ig, hét sor 1-től 7-ig
page-square-bare = { $square }: üres
page-square-rug = { $square }: { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
} szőnyeg, tulajdonosa { $player }
page-square-neutral = { $square }: { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
} szőnyeg, amely nem tartozik senkihez
page-square-assam = { $rug }. Itt áll Assam, és erre néz: { $heading ->
    [N] fel
    [E] jobbra
    [S] le
   *[W] balra
}
page-badge-you = te
page-badge-bot = robot
page-badge-away = nincs itt
page-badge-out = kiesett
page-rugs-left = { $number ->
    [one] még egy szőnyeg
   *[other] még { $number } szőnyeg
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Piros
    [yellow] Sárga
    [blue] Kék
   *[purple] Lila
}: { $number ->
    [one] még egy szőnyeg
   *[other] még { $number } szőnyeg
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Piros jön
    [yellow] Sárga jön
    [blue] Kék jön
   *[purple] Lila jön
}: { $number ->
    [one] még egy szőnyeg
   *[other] még { $number } szőnyeg
}
# On the pile from which the next rug comes: very short
page-badge-next = ez jön
page-worth = { $dirhams ->
    [one] egy dirhem
   *[other] { $dirhams } dirhem
}, szőnyeg { $squares ->
    [one] egy mezőn
   *[other] { $squares } mezőn
}
page-points = { $number ->
    [one] egy pont
   *[other] { $number } pont
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Merre vezesse Assamot a következő?
       *[no] { $player }: merre vezesse Assamot a következő?
    }
   *[no] { $alone ->
        [yes] Te jössz: merre menjen Assam?
       *[no] { $player }: merre menjen Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Te jössz: dobj a kockával.
   *[no] { $player }: dobj a kockával.
}
page-prompt-lay = { $alone ->
    [yes] Terítsd le a szőnyeged Assam mellé.
   *[no] { $player }: teríts le egy szőnyeget Assam mellé.
}
page-prompt-wait = { $player } gondolkodik…
page-prompt-away = Várunk: { $player } nincs itt
page-prompt-watch = { $player } játszik
page-ways = Merre
page-way-F = Előre
page-expect = átlagosan { $costs }
page-throw = Dobj a kockával
page-turn-assam = Fordítsd el
page-lay = Terítsd le
page-lay-hint = Koppints egy mezőre Assam mellett, vagy húzd végig az ujjad kettőn.
page-lay-ready = Koppints rá újra a leterítéshez, vagy válassz másik helyet.
page-lay-on = Leterítés ide: { $near } és { $far }
page-skip = Kihagyás
page-undo = Visszavonás
page-take-back = Visszaveszem
page-come-back = Visszaveszem a helyem: { $player }
page-away-offer = Várunk még, vagy játsszon robot, amíg { $player } vissza nem jön?
page-away-wait = Várunk
page-away-bot = Játsszon tovább robot

## Time that runs out

page-time-left = Hátralévő idő: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Az óra megvárja, amíg ez a játékos visszajön.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Még egy másodperc; utána robot játssza le ezt a kört.
       *[other] Még { $number } másodperc; utána robot játssza le ezt a kört.
    }
   *[out] { $number ->
        [one] Még egy másodperc; utána kiesel.
       *[other] Még { $number } másodperc; utána kiesel.
    }
}
page-time-last = { $number ->
    [one] Még egy másodperc!
   *[other] Még { $number } másodperc!
}
page-time-over-1 = Lejárt az időd, ezért ezt a kört robot játssza le helyetted. A következő körödben megint te döntesz. Ha még kétszer előfordul, kiesel.
page-time-over-2 = Másodszor is lejárt az időd, ezért ezt a kört robot játssza le helyetted. A következő körödben megint te döntesz. Ha még egyszer előfordul, kiesel.
page-time-over-out = Lejárt az időd, ezért kiestél. A szőnyegeiddel robot játszik tovább. Megnézheted, mi lesz a vége, vagy játszhatsz máshol.

## Who watches

page-watching = { $number ->
    [0] Senki más nem nézi.
    [one] Egyvalaki nézi.
   *[other] { $number } néző.
}

## What happened, besides the game

page-log = Mi történt
page-log-sat = { $player } leül.
page-log-began = Kezdődik a játék. Az első: { $player }.
page-log-took-back = { $player } visszaveszi a körét.
page-log-redrawn = { $player } visszaveszi a körét. A kockával újra kell dobni.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player } ideje lejárt: ezt a kört robot játssza le.
   *[other] { $player } ideje másodszor is lejárt: ezt a kört robot játssza le.
}
page-log-left = { $why ->
    [time] { $player } kiesik: lejárt az idő.
    [abandoned] { $player } otthagyta a játékot.
   *[resigned] { $player } feladja.
}
page-log-bot-for = Robot játszik { $player } helyett.
page-log-came-back = { $player } újra itt van.
page-log-rematch-offered = { $player } újra játszana.
page-log-rematch-withdrawn = { $player } mégsem játszana újra.
page-log-rematch-made = Van új asztal a következő játszmához.
page-log-closed = { $player } bezárja az asztalt.
page-log-closed-host = Az üzemeltető bezárja az asztalt.
page-log-over-left = Nem maradt, aki továbbjátsszon: a játéknak vége.

## Menu

page-menu = Menü
page-copy-seat = A helyem linkjének másolása
page-copy-seat-hint = Hogy másik eszközön folytasd. Ne add oda senkinek.
page-stand-in = Robot játsszon { $player } helyett
page-resign = Feladom
page-resign-ask = { $player }: biztosan feladod? Ezt nem lehet visszavonni.
page-resign-yes = Feladom
page-resign-no = Játszom tovább
page-phrases = Mondj valamit

## Reporting somebody to whoever runs the server

page-report = Játékos bejelentése
page-report-hint = A kiszolgáló üzemeltetője megtudja, és bezárhatja az asztalt. A többi játékos nem tudja meg.
page-report-who = Kit?
page-report-why = Mi a gond?
page-report-why-of = { $player }: mi a gond?
page-report-name = Sértő név
page-report-cheating = Csalás
page-report-stalling = Időhúzás
page-report-other = Valami más
page-report-done = Köszönjük. A kiszolgáló üzemeltetője most már láthatja.

## What can be said

page-phrase-hello = Szia!
page-phrase-good-luck = Sok szerencsét!
page-phrase-thinking = Hadd gondolkodjak…
page-phrase-your-turn = Te jössz.
page-phrase-nice-rug = De szép szőnyeg!
page-phrase-lucky = Neked ma szerencséd van.
page-phrase-ouch = Jaj!
page-phrase-oops = Hoppá.
page-phrase-thanks = Köszönöm!
page-phrase-sorry = Bocsánat!
page-phrase-well-played = Szép játék volt!
page-phrase-again = Még egy játszma?
page-phrase-have-to-go = Nemsokára mennem kell.
page-phrase-bye = Viszlát!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Súgó
page-help-rules = Így kell játszani
page-rules-aim = A végén minden dirhem egy pontot ér, és minden mező is, amelyen látszik a szőnyeged. Az nyer, akinek a legtöbb pontja van.
page-rules-turn = A körödben hagyd Assamot úgy, ahogy áll, vagy fordítsd balra vagy jobbra, és dobj a kockával. Egyenesen megy előre; a szélen egy mozaik vezeti vissza a piacra.
page-rules-pay = Ha másvalaki szőnyegén áll meg, a tulajdonosnak annyi dirhemet fizetsz, ahány mezőből az ottani összefüggő, azonos színű terület áll.
page-rules-lay = Ezután teríts le egy szőnyeget két mezőre, amelyek közül legalább az egyik Assam mellett van. Takarhat szőnyegeket, de másvalaki szőnyegének egyszerre mindkét felét nem.
page-rules-end = Amikor az utolsó szőnyeg is lekerül, a játéknak vége. Egyes szabályfüzetek szerint kiesik, aki nem tud fizetni.
page-help-keys = Billentyűk
page-key-primary = A felkínált lépés: dobás, leterítés, kihagyás
page-key-arrows = Irány választása, ahogy a táblán látszik
page-key-ways = Balra, előre vagy jobbra, Assam szemszögéből
page-key-throw = Dobás a kockával
page-key-board = A táblán a nyilak mozgatják a kurzort, az Enter választ és megerősít, a szóköz forgatja a szőnyeget
page-key-undo = Visszavonás
page-key-take-back = Egy kör visszavétele
page-key-skip = A bemutatás kihagyása
page-key-mute = Hangok be vagy ki
page-key-say = Mondj valamit
page-key-log = Mi történt
page-key-menu = Menü
page-key-help = Ez a súgó
page-key-step = Egy lépés vissza vagy előre
page-key-ends = Az elejére, a végére
page-key-play = Lejátszás, szünet

## Settings

page-settings = Beállítások
page-settings-language = Nyelv
page-settings-theme = Az oldal színei
page-theme-auto = Rendszer szerint
page-theme-light = Világos
page-theme-dark = Sötét
page-theme-contrast = Erős kontraszt
page-settings-speed = Sebesség
page-speed-slow = Lassú
page-speed-normal = Normál
page-speed-fast = Gyors
page-speed-instant = Azonnali
page-settings-motion = Mozgás
page-motion-auto = Rendszer szerint
page-motion-less = Kevesebb
page-motion-full = Minden mozog
page-settings-confirm = Lépések megerősítése
page-settings-confirm-hint = Egy kattintás választ; a második vagy a gomb megteszi a lépést.
page-settings-sounds = Hangok
page-settings-coordinates = Sorok és oszlopok nevei

## The end

page-end-winner = { $player } nyert!
page-end-shared = Közös győzelem: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Lekerült az utolsó szőnyeg.
    [last-player] Mindenki más kiesett.
    [resigned] Mindenki más feladta.
    [time] Mindenki másnak lejárt az ideje.
    [bots] Már csak robotok maradtak játékban.
   *[left] Senki más nem maradt a játékban.
}
page-ranking = Végeredmény
page-ranking-place = Hely
page-ranking-player = Játékos
page-ranking-dirhams = Dirhem
page-ranking-squares = + szőnyeg
page-ranking-points = = pont
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] kiesett
    [time] lejárt az idő
    [abandoned] otthagyta
   *[resigned] feladta
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Aki kiesett vagy otthagyta a játékot, nem kap pontot, és mindenki más mögé kerül; aki elsőnek ment el, az az utolsó.
page-rematch = Még egyszer
page-rematch-accept = { $number ->
    [one] { $player } újra játszana: beszállok
   *[other] { $number } játékos újra játszana: beszállok
}
page-rematch-waiting = Várjuk a többieket…
page-rematch-withdraw = Ajánlat visszavonása
page-rematch-go = A következő játszmához
page-save-record = Játszma mentése
page-copy-replay = Visszajátszás linkjének másolása
page-chart-title = Pontok a játék során
page-chart = Pontok a játék során. A végén: { $ends }
page-chart-end = { $points ->
    [one] { $name }: egy
   *[other] { $name }: { $points }
}
page-statistics = Számokban
page-statistics-turns = { $number ->
    [one] Egy kör volt.
   *[other] { $number } kör volt.
}
page-statistics-highest = { $paid ->
    [one] A legnagyobb fizetség egy dirhem volt: fizette { $player }, kapta { $owner }.
   *[other] A legnagyobb fizetség { $paid } dirhem volt: fizette { $player }, kapta { $owner }.
}
page-statistics-none = Senki sem fizetett semmit.
page-statistics-paid = fizetett
page-statistics-received = kapott
page-statistics-throw = dobásátlag
page-statistics-mosaics = mozaik
page-dice = Becsületes volt a kocka?
page-dice-all-fair = { $rugs ->
    [0] A böngésződ minden dobást újra kisorsolt ({ $throws }): mind olyan, amilyennek lennie kellett.
   *[other] A böngésződ minden dobást ({ $throws }) és a szőnyegek sorrendjét ({ $rugs }) újra kisorsolta: mind olyan, amilyennek lennie kellett.
}
page-dice-bots = { $number ->
    [one] Egy dobás roboté volt: abból következik, amit a játékosok böngészői korábban felfedtek.
   *[other] { $number } dobás robotoké volt: abból következnek, amit a játékosok böngészői korábban felfedtek.
}
page-dice-alone = { $number ->
    [one] Egy dobás csak a kiszolgálóé: egyetlen játékos böngészője sem tett hozzá.
   *[other] { $number } dobás csak a kiszolgálóé: egyetlen játékos böngészője sem tett hozzájuk.
}
page-dice-redrawn = { $number ->
    [one] Ez gyakorlás volt: egy dobást visszavettek és megismételtek.
   *[other] Ez gyakorlás volt: { $number } dobást visszavettek és megismételtek.
}
page-dice-seen = Azzal is összevetette őket, amit a játék elején látott.
page-dice-unseen = Ennek a játéknak az elejét nem látta, ezért az akkor mutatott számokat úgy veszi, ahogy most közlik őket.
page-dice-how = A játék előtt a kiszolgálót egy titkos szám kötötte, és minden játékos böngészőjét egy-egy saját szám. Minden dobás mindkettőből következik: dobáskor a böngésző felfed egy darabot a számából. Így senki, még a kiszolgáló üzemeltetője sem láthatta előre vagy választhatta meg a dobást.
page-dice-commitment = A titkos szám nem az, amelyet ígértek.
page-dice-chain = Nem azt használták, amit { $player } böngészője az elején leadott.
page-dice-link = { $number }. dobás: amit felfedtek hozzá, nem az, aminek következnie kellett.
page-dice-count = Hiányzik néhány dobás, vagy túl sok van.
page-dice-first = Ennek a játékosnak kellett volna kezdenie: { $player }.
page-dice-throw = { $number }. dobás: { $drawn } helyett { $played } szerepelt.
page-dice-pile = { $player }, { $number }. szőnyeg: más színűnek kellett volna lennie.
page-dice-numbers = A számok
page-dice-commitment-is = A játék előtt látható volt (a titkos szám SHA-256 értéke)
page-dice-seed-is = A titkos szám
page-dice-chain-is = { $player } böngészője adta le
page-dice-link-is = Felfedve, { $number }. dobás

## Replay

page-replay = Visszajátszás
page-replay-hint = Húzz ide egy mentett játszmát, válaszd ki a fájlt, vagy illeszd be a szövegét.
page-replay-file = Fájl
page-replay-text = A játszma szövege
page-replay-show = Mutasd
page-replay-turn = { $turn }. kör
page-replay-controls = Visszajátszás
page-replay-first = Az elejére
page-replay-back = Egy lépés vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-forth = Egy lépés előre
page-replay-last = A végére
page-replay-position = Hely a játszmában
page-replay-result = Eredmény és számok
