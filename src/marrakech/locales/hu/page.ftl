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
page-quick = Játék robotok ellen
page-quick-opponents = Hány ellenfél?
page-quick-level = Milyen erősek?
page-play-now = Játék indítása
page-your-name = A neved
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = További játékmódok
page-mode-here = Egy képernyő körül
page-mode-here-hint = Adjátok kézről kézre a laptopot vagy a telefont.
page-mode-link = Barátokkal, linken keresztül
page-mode-link-hint = Küldj egy linket; aki megnyitja, leülhet. Senkinek sem kell fiók.
page-mode-new = Új asztal
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Tanulj meg játszani
page-mode-learn-hint = Tíz kis lépés igazi táblán, öt perc alatt.
page-mode-rules = A szabályok
page-mode-rules-hint = Röviden, képekkel; ki is nyomtatható.
page-mode-lobby = Váró
page-mode-lobby-hint = Ülj le egy nyitott asztalhoz, vagy nézz egy játszmát.
page-mode-replay = Játszma visszajátszása
page-mode-replay-hint = Nézz végig lépésenként egy mentett játszmát.
page-my-tables = Az asztalaid
page-forget-table = Asztal elfelejtése: { $when }
page-level-rating = Értékszám: { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Haszan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Szelma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idrisz
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Juszuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Kezdés
page-new-invite = Asztal nyitása és link kérése
page-new-watch = Nézem a robotokat

## The lobby

page-lobby = Váró
page-lobby-open = Nyitott asztalok
page-lobby-none-open = Most éppen senki sem vár.
page-lobby-new = Új asztal
page-lobby-running = Nézhető játszmák
page-lobby-none-running = Most éppen nem folyik nyilvános játszma.
page-lobby-watch-bots = Játsszanak a robotok, én nézem
page-join = Leülök
page-watch = Nézem
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-copy-link = Link másolása
page-share = Megosztás…
page-copied = Kimásolva.
page-not-copied = A böngésző nem engedi kimásolni: { $link }
page-start-bots = Vagy kezdés most
page-start-bots-hint = A szabad helyekre robotok ülnek.
page-start-now = Kezdés robotokkal
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } játszik
page-ways = Merre
page-way-L = Balra
page-way-F = Előre
page-way-R = Jobbra
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
    [0] Senki más nem nézi.
    [one] Egyvalaki nézi.
   *[other] { $number } néző.
}

## What happened, besides the game

page-log = Mi történt
page-log-sat = { $player } leül.
page-log-began = Kezdődik a játék. Az első: { $player }.
page-log-took-back = { $player } visszaveszi a körét.
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
page-log-came-back = { $player } újra itt van.
page-log-rematch-offered = { $player } újra játszana.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Van új asztal a következő játszmához.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Végeredmény
page-ranking-place = Hely
page-ranking-player = Játékos
page-ranking-dirhams = Dirhem
page-ranking-squares = + szőnyeg
page-ranking-points = = pont
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Még egyszer
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Várjuk a többieket…
page-rematch-withdraw = Take the offer back
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
page-dice-commitment = A titkos szám nem az, amelyet ígértek.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Ennek a játékosnak kellett volna kezdenie: { $player }.
page-dice-throw = { $number }. dobás: { $drawn } helyett { $played } szerepelt.
page-dice-pile = { $player }, { $number }. szőnyeg: más színűnek kellett volna lennie.
page-dice-numbers = A számok
page-dice-commitment-is = A játék előtt látható volt (a titkos szám SHA-256 értéke)
page-dice-seed-is = A titkos szám
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
