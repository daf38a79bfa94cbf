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
page-your-name = Tvoje jméno
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Delší už jméno být nemůže (nejvýš znaků: { $most }).
    [one] Zbývá místo na jeden znak.
    [few] Zbývá místo na { $number } znaky.
   *[other] Zbývá místo na { $number } znaků.
}
# When more was written, or pasted, than fits
page-name-cut = Jméno je příliš dlouhé (nejvýš znaků: { $most }). Zbytek se vynechal.
page-more-ways = Další způsoby hry
page-mode-here = U jedné obrazovky
page-mode-link = S přáteli přes odkaz
page-mode-new = Připravit stůl
page-mode-learn = Nauč se hrát
page-mode-rules = Pravidla
page-mode-lobby = Herna
page-mode-replay = Přehrát partii
page-my-tables = Tvoje stoly
page-forget-table = Zapomenout stůl: { $when }
page-level-rating = Rating { $rating }

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
page-bot-peddler-3 = Džamila
page-bot-peddler-4 = Anvar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rašid
page-bot-merchant-3 = Chadidža
page-bot-merchant-4 = Malika
page-bot-master = Jusuf
page-bot-master-2 = Aiša
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safíja
page-bot-pourer = Aja
page-bot-grandmother = Zohra
page-bot-mason = Tarik
page-bot-weaver = Nur
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] červená
    [yellow] žlutá
    [blue] modrá
   *[purple] fialová
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
page-option-area = Platí se za oblasti
page-option-area-colour = podle barvy
page-option-area-colour-hint = Dvě barvy hráče jsou dvě oblasti.
page-option-area-owner = podle majitele
page-option-area-owner-hint = Obě barvy hráče tvoří jednu oblast: platí se za všechna souvislá políčka.
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
page-clock-out = Když čas vyprší
page-clock-out-bot = Tah odehraje bot
page-clock-out-out = Hráč hned vypadává
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Hodiny: jedna sekunda na tah.
    [few] Hodiny: { $number } sekundy na tah.
   *[other] Hodiny: { $number } sekund na tah.
}
page-clock-tells-move-minutes = { $number ->
    [one] Hodiny: jedna minuta na tah.
    [few] Hodiny: { $number } minuty na tah.
   *[other] Hodiny: { $number } minut na tah.
}
page-clock-tells-total = { $increment ->
    [0] Hodiny: { $number } s na celou partii.
   *[other] Hodiny: { $number } s + { $increment } s na tah.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Hodiny: jedna minuta na celou partii.
        [few] Hodiny: { $number } minuty na celou partii.
       *[other] Hodiny: { $number } minut na celou partii.
    }
   *[other] { $number ->
        [one] Hodiny: jedna minuta + { $increment } s na tah.
        [few] Hodiny: { $number } minuty + { $increment } s na tah.
       *[other] Hodiny: { $number } minut + { $increment } s na tah.
    }
}
page-clock-means-bot = Komu vyprší čas, za toho ten tah odehraje bot; napotřetí vypadává ze hry.
page-clock-means-out = Komu vyprší čas, vypadává ze hry.
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
page-new-practice-hint = Dokud všichni kromě botů sedí u této obrazovky. Kostkou se pak hází znovu a u výsledku stojí, že šlo o cvičnou hru. Jinak po hodu už nejde vzít zpět nic.
page-new-begin = Začít
page-new-invite = Vytvořit stůl a získat odkaz
page-new-watch = Dívat se na boty

## The lobby

page-lobby = Herna
page-lobby-open = Volné stoly
page-lobby-none-open = Právě nikdo nečeká.
page-lobby-new = Otevřít stůl
page-lobby-running = Probíhající partie
page-lobby-watch-bots = Nechat hrát boty a dívat se
page-join = Přisednout
page-watch = Dívat se
page-look = Podívat se
page-listing-deserted = Teď tam nikdo není
page-listing-rules = { $known ->
    [yes] Vydání: { $edition }
   *[no] Domácí pravidla
}{ $variant ->
    [yes] , otáčení na konci
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
page-link-network = Funguje všem ve stejné síti, třeba na stejné Wi-Fi.
page-link-address = Adresa
page-qr = Odkaz jako QR kód: { $link }
page-qr-hint = Nebo ho načti fotoaparátem telefonu.
page-here-only = Tento odkaz funguje jen na tomto počítači.
page-here-only-new = Hra je teď dostupná jen na tomto počítači: jinde by odkaz k ničemu nebyl.
page-here-only-command = Aby se mohli přidat všichni ve stejné síti, ukonči hru v terminálu klávesami Ctrl-C a spusť ji tímto příkazem. Všechny stoly zůstanou zachované.
page-here-only-host = Zpřístupnit ho ostatním může ten, kdo server provozuje.
page-copy-command = Kopírovat příkaz
page-copied-here = Zkopírováno. Tento odkaz funguje jen na tomto počítači.
page-copy-link = Kopírovat odkaz
page-share = Sdílet…
page-copied = Zkopírováno.
page-not-copied = Prohlížeč mi ho nedovolí zkopírovat: { $link }
page-start-bots = Nebo začít hned
page-start-bots-hint = Volná místa obsadí boti.
page-start-now = Začít s boty
page-waiting-listed = Herna tento stůl nabízí, dokud u něj někdo je. Pár minut po odchodu všech zmizí.
page-deserted-listed = U tohoto stolu teď nikdo není. Posadit se můžeš, jakmile se někdo vrátí.
page-deserted-friends = U tohoto stolu teď nikdo není. Můžeš se posadit a počkat na ostatní.
page-close-table = Zavřít stůl
page-close-table-hint = Stůl zmizí a jeho odkaz přestane fungovat.
page-close-table-yes = Ano, zavřít
page-close-table-no = Nechat
page-closed-title = Tento stůl je zavřený
page-closed = { $player } zavírá stůl ještě před začátkem partie.
page-closed-host = Tento stůl zavřel správce serveru.
page-closed-host-game = Partie končí bez výsledku.
# What whoever runs the server has written about it
page-host-says = Správce serveru vzkazuje: { $why }
page-banned-title = Sem nemáš přístup
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Červená
    [yellow] Žlutá
    [blue] Modrá
   *[purple] Fialová
}: { $number ->
    [one] zbývá jeden koberec
    [few] zbývají { $number } koberce
   *[other] zbývá { $number } koberců
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Další je červená
    [yellow] Další je žlutá
    [blue] Další je modrá
   *[purple] Další je fialová
}: { $number ->
    [one] zbývá jeden koberec
    [few] zbývají { $number } koberce
   *[other] zbývá { $number } koberců
}
# On the pile from which the next rug comes: very short
page-badge-next = další
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
page-prompt-away = { $player } je pryč: čeká se
page-prompt-watch = Hraje { $player }
page-ways = Kudy
page-way-F = Rovně
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
page-away-offer = Čekat dál, nebo nechat hrát bota, dokud se { $player } nevrátí?
page-away-wait = Čekat
page-away-bot = Nechat hrát bota

## Time that runs out

page-time-left = Zbývající čas: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Hodiny čekají, až se tento hráč vrátí.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Zbývá jedna sekunda; pak tento tah odehraje bot.
        [few] Zbývají { $number } sekundy; pak tento tah odehraje bot.
       *[other] Zbývá { $number } sekund; pak tento tah odehraje bot.
    }
   *[out] { $number ->
        [one] Zbývá jedna sekunda; pak vypadáváš ze hry.
        [few] Zbývají { $number } sekundy; pak vypadáváš ze hry.
       *[other] Zbývá { $number } sekund; pak vypadáváš ze hry.
    }
}
page-time-last = { $number ->
    [one] Zbývá jedna sekunda!
    [few] Zbývají { $number } sekundy!
   *[other] Zbývá { $number } sekund!
}
page-time-over-1 = Tvůj čas vypršel, a tak tento tah hraje za tebe bot. V dalším tahu zase rozhoduješ ty. Stane-li se to ještě dvakrát, vypadáváš ze hry.
page-time-over-2 = Tvůj čas vypršel podruhé, a tak tento tah hraje za tebe bot. V dalším tahu zase rozhoduješ ty. Stane-li se to ještě jednou, vypadáváš ze hry.
page-time-over-out = Tvůj čas vypršel, a tak vypadáváš ze hry. S tvými koberci hraje dál bot. Můžeš se dívat, jak to dopadne, nebo si zahrát jinde.

## Who watches

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
page-log-redrawn = { $player } bere tah zpět. Kostkou se hází znovu.
page-log-said = { $player }: „{ $phrase }“
page-log-timed-out = { $times ->
    [1] { $player }: čas vypršel, tento tah hraje bot.
   *[other] { $player }: čas vypršel podruhé, tento tah hraje bot.
}
page-log-left = { $why ->
    [time] { $player } vypadává ze hry: čas vypršel.
    [abandoned] { $player } opouští hru.
   *[resigned] { $player } se vzdává.
}
page-log-bot-for = Za hráče { $player } hraje bot.
page-log-came-back = { $player } je zpět.
page-log-rematch-offered = { $player } chce hrát znovu.
page-log-rematch-withdrawn = { $player } nakonec znovu hrát nechce.
page-log-rematch-made = Na další partii čeká nový stůl.
page-log-closed = { $player } zavírá stůl.
page-log-closed-host = Správce serveru zavírá stůl.
page-log-over-left = Už nemá kdo hrát dál: partie končí.

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

## Reporting somebody to whoever runs the server

page-report = Někoho nahlásit
page-report-hint = Dozví se to ten, kdo server provozuje, a může stůl zavřít. Ostatní hráči se nic nedozvědí.
page-report-who = Koho?
page-report-why = Co je špatně?
page-report-why-of = Co je špatně? Hráč: { $player }
page-report-name = Urážlivé jméno
page-report-cheating = Podvádění
page-report-stalling = Zdržování
page-report-other = Něco jiného
page-report-done = Děkujeme. Ten, kdo server provozuje, to teď uvidí.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Poslední koberec leží.
    [last-player] Všichni ostatní vypadli.
    [resigned] Všichni ostatní se vzdali.
    [time] Všem ostatním vypršel čas.
    [bots] Ve hře zůstali jen boti.
   *[left] Ve hře nezůstal nikdo další.
}
page-ranking = Pořadí
page-ranking-place = Místo
page-ranking-player = Hráč
page-ranking-dirhams = Dirhamy
page-ranking-squares = + koberce
page-ranking-points = = body
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] mimo hru
    [time] čas vypršel
    [abandoned] opouští hru
   *[resigned] vzdává se
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Kdo vypadl nebo opustil hru, nemá žádné body a je až za všemi ostatními; kdo odešel první, je poslední.
page-rematch = Hrát znovu
page-rematch-accept = { $number ->
    [one] { $player } chce hrát znovu: přidat se
    [few] Znovu chtějí hrát { $number } hráči: přidat se
   *[other] Znovu chce hrát { $number } hráčů: přidat se
}
page-rematch-waiting = Čeká se na ostatní…
page-rematch-withdraw = Vzít nabídku zpět
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
    [0] Tvůj prohlížeč znovu vylosoval všechny hody ({ $throws }): vyšly, jak vyjít musely.
   *[other] Tvůj prohlížeč znovu vylosoval všechny hody ({ $throws }) i pořadí koberců ({ $rugs }): vyšly, jak vyjít musely.
}
page-dice-bots = { $number ->
    [one] Jeden hod patřil botovi: vyplývá z toho, co dřív odhalily prohlížeče hráčů.
    [few] { $number } hody patřily botům: vyplývají z toho, co dřív odhalily prohlížeče hráčů.
   *[other] { $number } hodů patřilo botům: vyplývají z toho, co dřív odhalily prohlížeče hráčů.
}
page-dice-alone = { $number ->
    [one] Jeden hod je jen od serveru: žádný prohlížeč hráče k němu nepřispěl.
    [few] { $number } hody jsou jen od serveru: žádný prohlížeč hráče k nim nepřispěl.
   *[other] { $number } hodů je jen od serveru: žádný prohlížeč hráče k nim nepřispěl.
}
page-dice-redrawn = { $number ->
    [one] Byla to cvičná hra: jeden hod se vzal zpět a házelo se znovu.
    [few] Byla to cvičná hra: { $number } hody se vzaly zpět a házelo se znovu.
   *[other] Byla to cvičná hra: { $number } hodů se vzalo zpět a házelo se znovu.
}
page-dice-seen = Porovnal je také s tím, co viděl na začátku partie.
page-dice-unseen = Začátek této partie neviděl, a tak bere tehdy ukázaná čísla tak, jak jsou uvedena teď.
page-dice-how = Před partií se server zavázal tajným číslem a prohlížeč každého hráče svým vlastním. Každý hod vyplývá z obou: při hodu kostkou odhalí prohlížeč kousek svého čísla. Proto nikdo, ani ten, kdo server provozuje, nemohl hod předvídat ani vybrat.
page-dice-commitment = Tajné číslo není to, které bylo slíbeno.
page-dice-chain = Co prohlížeč hráče { $player } odevzdal na začátku, není to, co se použilo.
page-dice-link = Co bylo odhaleno pro hod { $number }, není to, co mělo následovat.
page-dice-count = Některé hody chybí, nebo jich je příliš mnoho.
page-dice-first = Začínat měl hráč { $player }.
page-dice-throw = Hod { $number } měl být { $drawn }, ale hrálo se { $played }.
page-dice-pile = Koberec číslo { $number } hráče { $player } měl mít jinou barvu.
page-dice-numbers = Čísla
page-dice-commitment-is = Ukázáno před partií (SHA-256 tajného čísla)
page-dice-seed-is = Tajné číslo
page-dice-chain-is = Odevzdal prohlížeč hráče { $player }
page-dice-link-is = Odhaleno pro hod { $number }

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
