### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Stránka
page-home = Domů
page-close = Zavřít
page-loading = Okamžik…
page-try-again = Zkusit znovu
page-lost-title = Tady nic není
page-lost = Na této adrese žádná stránka není.
page-gone-title = Tento stůl už tu není
page-gone = Byl odstraněn, nebo odkaz není celý.

## What goes wrong

page-problem-unreachable = Server neodpovídá. Funguje připojení?
page-problem-failed = Serveru se to nepovedlo. Zkus to prosím znovu.
page-problem-unknown = To se nepovedlo ({ $reason }).
page-connection-lost = Spojení se ztratilo. Zkouším to znovu…
page-connection-back = Spojení je zpět.

## The start

page-home-title = Prodavači koberců z Marrákeše
page-home-lead = Veď Assama po trhu, pokládej mu do cesty své koberce a nech ostatní platit. Dva až čtyři hráči, dvacet minut.
page-quick = Hra proti botům
page-quick-opponents = Kolik soupeřů?
page-quick-level = Jak silných?
page-play-now = Hrát hned
page-your-name = Tvoje jméno
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Další způsoby hry
page-mode-here = U jedné obrazovky
page-mode-here-hint = Notebook nebo telefon koluje z ruky do ruky.
page-mode-link = S přáteli přes odkaz
page-mode-link-hint = Pošli odkaz; kdo ho otevře, přisedne si. Účet nikdo nepotřebuje.
page-mode-new = Připravit stůl
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Nauč se hrát
page-mode-learn-hint = Deset malých kroků na opravdové desce, za pět minut.
page-mode-rules = Pravidla
page-mode-rules-hint = Stručně a s obrázky, i k vytištění.
page-mode-lobby = Herna
page-mode-lobby-hint = Přisedni k volnému stolu, nebo se dívej na hru.
page-mode-replay = Přehrát partii
page-mode-replay-hint = Projdi si uložený záznam krok za krokem.
page-my-tables = Tvoje stoly
page-forget-table = Zapomenout stůl: { $when }
page-level-rating = Rating { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Připravit stůl
page-new-players = Hráči
page-players = { $number ->
    [one] jeden hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
page-seat = Místo { $number }
page-seat-who = Kdo tu sedí?
page-seat-name = Jméno
page-seat-level = Úroveň
page-seat-colour = Barva
page-seat-second-colour = Druhá barva
page-seat-open = volné místo
page-sitter-me = Já
page-sitter-here = Někdo u této obrazovky
page-sitter-link = Někdo přes odkaz
page-sitter-bot = Bot
page-sitter-link-hint = Odkaz k odeslání dostaneš, až bude stůl připravený.
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
page-new-first = Kdo začíná?
page-first-lot = Rozhodne los
page-first-seat = Místo { $number }
page-new-rules = Pravidla
page-new-edition = Vydání pravidel
page-edition-standard = Základní pravidla.
page-new-options = Jednotlivá pravidla
page-options-changed = Některá pravidla se od vydání liší.
page-options-reset = Jako ve vydání
page-option-elimination = Kdo nemůže zaplatit
page-option-elimination-yes = vypadává
page-option-elimination-yes-hint = Zaplatí, co má, a opouští hru; jeho koberce zůstávají a nepatří nikomu.
page-option-elimination-no = hraje dál
page-option-elimination-no-hint = Zaplatí, co má, a hraje dál: nikdo nevypadává.
page-option-cover = Překrývání koberců
page-option-cover-opponents = cizí jsou chráněné
page-option-cover-opponents-hint = Koberec nesmí zakrýt obě půlky cizího koberce najednou; vlastního smí.
page-option-cover-any = všechny jsou chráněné
page-option-cover-any-hint = Koberec nesmí zakrýt obě půlky žádného koberce najednou, ani vlastního.
page-option-cover-colours = různé barvy
page-option-cover-colours-hint = Dvě půlky pod novým kobercem musí mít různé barvy, je-li to možné.
page-option-variant = Assam se otáčí
page-option-variant-none = před hodem
page-option-variant-none-hint = Kdo je na tahu, zvolí směr a pak hodí.
page-option-variant-turn-at-end = na konci tahu
page-option-variant-turn-at-end-hint = Po položení koberce se Assam otočí doleva nebo doprava: tím směrem ho musí vést další hráč.
page-option-variant-turn-at-end-optional = na konci, nebo vůbec ne
page-option-variant-turn-at-end-optional-hint = Po položení koberce se Assam smí otočit doleva nebo doprava, nebo zůstat, jak stojí: tím směrem ho musí vést další hráč.
page-option-two-player = Hra ve dvou
page-option-two-player-two-colours = každý dvě barvy
page-option-two-player-two-colours-hint = Každý má dvě barvy, od každé 12 koberců, v jedné hromádce.
page-option-two-player-one-colour = každý jednu barvu
page-option-two-player-one-colour-hint = Každý má 15 koberců jedné barvy.
page-option-pile = Hromádky
page-option-pile-shuffled = jsou zamíchané
page-option-pile-shuffled-hint = Z každé hromádky je znám jen další koberec.
page-option-pile-alternating = střídají barvy
page-option-pile-alternating-hint = Obě barvy přicházejí střídavě.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Při shodě bodů
page-option-tiebreak-dirhams = rozhodují dirhamy
page-option-tiebreak-dirhams-hint = Kdo má víc dirhamů, je vpředu.
page-option-tiebreak-rugs = rozhodují políčka
page-option-tiebreak-rugs-hint = Čí koberce jsou vidět na více políčkách, ten je vpředu.
page-option-tiebreak-none = dělené místo
page-option-tiebreak-none-hint = Nic dalšího nerozhoduje.
page-option-heading = Assam na začátku hledí
page-option-heading-S = dolů
page-option-heading-S-hint = Tak, jak se deska obvykle pokládá.
page-option-heading-N = nahoru
page-option-heading-N-hint = Deska není ze všech stran stejná.
page-option-heading-E = doprava
page-option-heading-E-hint = Deska není ze všech stran stejná.
page-option-heading-W = doleva
page-option-heading-W-hint = Deska není ze všech stran stejná.
page-option-dirhams = Dirhamy na začátku
page-option-dirhams-hint = Ve všech pravidlech 30. Když jich je méně, jde do tuhého.
page-option-rugs = Koberců na hráče
page-option-rugs-hint = Kolik tahů každý má.
page-new-table = Stůl
page-clock = Hodiny
page-clock-none = Žádné
page-clock-none-hint = Každý smí přemýšlet, jak dlouho chce.
page-clock-move = Na každý tah
page-clock-total = Na celou partii
page-clock-time = Čas
page-clock-increment = Přídavek za tah
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
   *[other] { $number } sekund
}
page-minutes = { $number ->
    [one] jedna minuta
    [few] { $number } minuty
   *[other] { $number } minut
}
page-new-listed = Ukázat v herně
page-new-listed-hint = Kdokoli se smí dívat a obsadit volné místo. Jinak jen ten, kdo má odkaz.
page-new-take-back = Tahy lze vzít zpět
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Začít
page-new-invite = Vytvořit stůl a získat odkaz
page-new-watch = Dívat se na boty

## The lobby

page-lobby = Herna
page-lobby-open = Volné stoly
page-lobby-none-open = Právě nikdo nečeká.
page-lobby-new = Otevřít stůl
page-lobby-running = Probíhající partie
page-lobby-none-running = Právě se nehraje žádná veřejná partie.
page-lobby-watch-bots = Nechat hrát boty a dívat se
page-join = Přisednout
page-watch = Dívat se
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Tah { $turn }, zbývá { $left }.

## Waiting for others

page-waiting-title = Čeká se na hráče
page-waiting-seats = { $number ->
    [0] Všechna místa jsou obsazená
    [one] Jedno místo je volné
    [few] { $number } místa jsou volná
   *[other] { $number } míst je volných
}
page-waiting-link = Odkaz pro přátele
page-waiting-link-hint = Kdo ho otevře, může si přisednout, nebo se dívat, když jsou všechna místa obsazená.
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
page-copy-link = Kopírovat odkaz
page-share = Sdílet…
page-copied = Zkopírováno.
page-not-copied = Prohlížeč mi ho nedovolí zkopírovat: { $link }
page-start-bots = Nebo začít hned
page-start-bots-hint = Volná místa obsadí boti.
page-start-now = Začít s boty
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Je tu místo pro tebe
page-join-seat = Barva
page-join-any = Kterákoli
page-sit-down = Posadit se

## At the table

page-table-title = Trh
page-players-list = Hráči
page-panel = Co dělat
page-board = Trh: sedm sloupců a až g, sedm řad 1 až 7
page-square-bare = { $square }: prázdné
page-square-rug = { $square }: { $colour ->
    [red] červený
    [yellow] žlutý
    [blue] modrý
   *[purple] fialový
} koberec, hráč { $player }
page-square-neutral = { $square }: { $colour ->
    [red] červený
    [yellow] žlutý
    [blue] modrý
   *[purple] fialový
} koberec, který nikomu nepatří
page-square-assam = { $rug }. Stojí tu Assam a hledí { $heading ->
    [N] nahoru
    [E] doprava
    [S] dolů
   *[W] doleva
}
page-badge-you = ty
page-badge-bot = bot
page-badge-away = pryč
page-badge-out = mimo hru
page-rugs-left = { $number ->
    [one] zbývá jeden koberec
    [few] zbývají { $number } koberce
   *[other] zbývá { $number } koberců
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
    [one] jeden dirham
    [few] { $dirhams } dirhamy
   *[other] { $dirhams } dirhamů
}, koberce na { $squares ->
    [one] jednom políčku
    [few] { $squares } políčkách
   *[other] { $squares } políčkách
}
page-points = { $number ->
    [one] jeden bod
    [few] { $number } body
   *[other] { $number } bodů
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Kam má Assama vést další hráč?
       *[no] { $player }: kam má Assama vést další hráč?
    }
   *[no] { $alone ->
        [yes] Jsi na tahu: kudy má jít Assam?
       *[no] { $player }: kudy má jít Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Jsi na tahu: hoď kostkou.
   *[no] { $player }: hoď kostkou.
}
page-prompt-lay = { $alone ->
    [yes] Polož svůj koberec vedle Assama.
   *[no] { $player }: polož koberec vedle Assama.
}
page-prompt-wait = { $player } přemýšlí…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Hraje { $player }
page-ways = Kudy
page-way-L = Vlevo
page-way-F = Rovně
page-way-R = Vpravo
page-expect = průměrně { $costs }
page-throw = Hodit kostkou
page-turn-assam = Otočit Assama
page-lay = Položit koberec
page-lay-hint = Ťukni na políčko vedle Assama, nebo přejeď přes dvě.
page-lay-ready = Ťukni znovu a koberec leží, nebo vyber jiné místo.
page-lay-on = Položit na { $near } a { $far }
page-skip = Přeskočit
page-undo = Vrátit
page-take-back = Vzít zpět
page-come-back = Hrát dál jako { $player }
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
    [0] Nikdo další se nedívá.
    [one] Dívá se jeden divák.
    [few] Dívají se { $number } diváci.
   *[other] Dívá se { $number } diváků.
}

## What happened, besides the game

page-log = Co se stalo
page-log-sat = { $player } přisedá ke stolu.
page-log-began = Partie začíná. První hraje { $player }.
page-log-took-back = { $player } bere tah zpět.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }“
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
page-log-came-back = { $player } je zpět.
page-log-rematch-offered = { $player } chce hrát znovu.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Na další partii čeká nový stůl.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Nabídka
page-copy-seat = Kopírovat odkaz na mé místo
page-copy-seat-hint = Ke hře z jiného zařízení. Nikomu ho nedávej.
page-stand-in = Nechat bota hrát za hráče { $player }
page-resign = Vzdát se
page-resign-ask = Opravdu se { $player } vzdává? Nejde to vrátit.
page-resign-yes = Vzdát se
page-resign-no = Hrát dál
page-phrases = Něco říct

## What can be said

page-phrase-hello = Ahoj!
page-phrase-good-luck = Hodně štěstí!
page-phrase-thinking = Nech mě přemýšlet…
page-phrase-your-turn = Jsi na tahu.
page-phrase-nice-rug = Krásný koberec!
page-phrase-lucky = Dneska máš štěstí.
page-phrase-ouch = Au!
page-phrase-oops = Jejda.
page-phrase-thanks = Děkuju!
page-phrase-sorry = Promiň!
page-phrase-well-played = Pěkně zahráno!
page-phrase-again = Ještě jednu?
page-phrase-have-to-go = Brzy musím jít.
page-phrase-bye = Měj se!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Nápověda
page-help-rules = Jak se hraje
page-rules-aim = Na konci je každý dirham jeden bod a stejně tak každé políčko, na kterém je vidět tvůj koberec. Kdo má nejvíc bodů, vítězí.
page-rules-turn = Ve svém tahu nech Assama, jak stojí, nebo ho otoč doleva či doprava a hoď kostkou. Assam jde rovně; na okraji ho mozaika přivede zpět na trh.
page-rules-pay = Zastaví-li se na cizím koberci, zaplatíš jeho majiteli jeden dirham za každé políčko souvislé oblasti té barvy.
page-rules-lay = Pak polož koberec na dvě políčka, z nichž aspoň jedno je vedle Assama. Smí překrýt koberce, ale ne obě půlky cizího koberce najednou.
page-rules-end = Když leží poslední koberec, partie končí. Podle některých pravidel vypadává, kdo nemůže zaplatit.
page-help-keys = Klávesy
page-key-primary = Udělat, co se nabízí: hodit, položit, přeskočit
page-key-arrows = Zvolit směr tak, jak je vidět na desce
page-key-ways = Zvolit vlevo, rovně nebo vpravo, z Assamova pohledu
page-key-throw = Hodit kostkou
page-key-board = Na desce šipky posouvají kurzor, Enter vybírá a potvrzuje, mezerník otáčí koberec
page-key-undo = Vrátit
page-key-take-back = Vzít tah zpět
page-key-skip = Přeskočit, co se právě ukazuje
page-key-mute = Zapnout či vypnout zvuky
page-key-say = Něco říct
page-key-log = Co se stalo
page-key-menu = Nabídka
page-key-help = Tato nápověda
page-key-step = O krok zpět nebo dál
page-key-ends = Na začátek, na konec
page-key-play = Přehrát, pauza

## Settings

page-settings = Nastavení
page-settings-language = Jazyk
page-settings-theme = Barvy stránky
page-theme-auto = Podle systému
page-theme-light = Světlé
page-theme-dark = Tmavé
page-theme-contrast = Vysoký kontrast
page-settings-speed = Rychlost
page-speed-slow = Pomalu
page-speed-normal = Normálně
page-speed-fast = Rychle
page-speed-instant = Hned
page-settings-motion = Pohyb
page-motion-auto = Podle systému
page-motion-less = Méně
page-motion-full = Vše se hýbe
page-settings-confirm = Potvrzovat tahy
page-settings-confirm-hint = Kliknutí vybere; druhé, nebo tlačítko, tah provede.
page-settings-sounds = Zvuky
page-settings-coordinates = Označení řad a sloupců

## The end

page-end-winner = { $player } vítězí!
page-end-shared = Společné vítězství: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Pořadí
page-ranking-place = Místo
page-ranking-player = Hráč
page-ranking-dirhams = Dirhamy
page-ranking-squares = + koberce
page-ranking-points = = body
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Hrát znovu
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Čeká se na ostatní…
page-rematch-withdraw = Take the offer back
page-rematch-go = K další partii
page-save-record = Uložit záznam
page-copy-replay = Kopírovat odkaz na přehrání
page-chart-title = Body v průběhu partie
page-chart = Body v průběhu partie. Na konci: { $ends }
page-chart-end = { $points ->
    [one] { $name }: jeden
    [few] { $name }: { $points }
   *[other] { $name }: { $points }
}
page-statistics = V číslech
page-statistics-turns = { $number ->
    [one] Odehrál se jeden tah.
    [few] Odehrály se { $number } tahy.
   *[other] Odehrálo se { $number } tahů.
}
page-statistics-highest = { $paid ->
    [one] Nejvyšší platba byla jeden dirham, od hráče { $player } hráči { $owner }.
    [few] Nejvyšší platba byla { $paid } dirhamy, od hráče { $player } hráči { $owner }.
   *[other] Nejvyšší platba byla { $paid } dirhamů, od hráče { $player } hráči { $owner }.
}
page-statistics-none = Nikdo nic neplatil.
page-statistics-paid = zaplaceno
page-statistics-received = přijato
page-statistics-throw = průměrný hod
page-statistics-mosaics = mozaiky
page-dice = Byly hody poctivé?
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
page-dice-commitment = Tajné číslo není to, které bylo slíbeno.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Začínat měl hráč { $player }.
page-dice-throw = Hod { $number } měl být { $drawn }, ale hrálo se { $played }.
page-dice-pile = Koberec číslo { $number } hráče { $player } měl mít jinou barvu.
page-dice-numbers = Čísla
page-dice-commitment-is = Ukázáno před partií (SHA-256 tajného čísla)
page-dice-seed-is = Tajné číslo
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Přehrání
page-replay-hint = Přetáhni sem uložený záznam, vyber soubor, nebo vlož jeho text.
page-replay-file = Soubor
page-replay-text = Text záznamu
page-replay-show = Ukázat
page-replay-turn = Tah { $turn }
page-replay-controls = Přehrání
page-replay-first = Na začátek
page-replay-back = O krok zpět
page-replay-play = Přehrát
page-replay-pause = Pauza
page-replay-forth = O krok dál
page-replay-last = Na konec
page-replay-position = Místo v partii
page-replay-result = Výsledek a čísla
