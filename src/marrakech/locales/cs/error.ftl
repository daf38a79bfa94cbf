### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = políčko „{ $text }“ neexistuje: políčka jsou a1 až g7
error-action = „{ $text }“ není akce: napiš L, F nebo R, 1 až 4, koberec jako d3e3, nebo =red
error-rug = { $near } a { $far } nejsou dvě sousední políčka
error-action-number = akce číslo { $number } neexistuje: čísla jdou od 0 do { $most }

## Rule sets

error-option-value = { $option } nemůže být { $value }: vyber z { $choices }
error-option-range = { $option } nemůže být { $value }: je to celé číslo od { $least } do { $most }
error-one-colour-needs-two = two_player="one colour" je pro dva hráče, ne pro { $players }
error-alternating-needs-two-colours = pile="alternating" vyžaduje dva hráče, každého se dvěma barvami
error-odd-rugs = se dvěma barvami má každý sudý počet koberců, ne { $rugs }
error-no-variant = text „{ $edition }“ variantu nemá
error-edition = vydání „{ $text }“ neexistuje; na výběr jsou { $known }
error-rules = „{ $text }“ není sada pravidel: napiš vydání, lomítko a 2, 3 nebo 4, například international/4
error-rules-option = „{ $text }“ není volba pravidel, nebo je tu dvakrát; na výběr jsou { $known }
error-no-such-seat = místo { $seat } neexistuje: místa jdou od 0 do { $last }
error-no-hidden-piles = skryté pořadí mají jen zamíchané hromádky dvou barev
error-wrong-piles = hromádky neobsahují koberce, které zbývají

## What is not allowed

error-number-not-legal = akce číslo { $number } tu není povolená
error-batch-not-legal = akce číslo { $number } není v partii { $game } povolená
error-nothing-to-pop = není žádná akce, kterou by šlo vzít zpět
error-nothing-played = ještě se nic nehrálo
error-no-chance = teď není čím házet ani co odkrýt
error-game-over = { $action } nelze: partie skončila
error-not-now = { $action } teď nelze, na řadě je { $phase ->
    [turn] otočení Assama
    [roll] hod kostkou
    [lay] položení koberce
    [reveal] odkrytí dalšího koberce
    [over] konec partie
   *[other] { $phase }
}; povoleno: { $legal }
error-must-turn = Assam se musí otočit doleva nebo doprava; povoleno: { $legal }
error-not-in-pile = další v této hromádce nemůže být { $colour ->
    [red] červený
    [yellow] žlutý
    [blue] modrý
   *[purple] fialový
} koberec
error-under-assam = { $action } leží pod Assamem ({ $assam }); povoleno: { $legal }
error-not-beside-assam = { $action } nesousedí s Assamovým políčkem ({ $assam }); povoleno: { $legal }
error-far-square-first = { $action } je obráceně: políčko vedle Assama ({ $assam }) se píše první, { $right }
error-covers-whole-rug = { $action } by zakryl celý { $colour ->
    [red] červený
    [yellow] žlutý
    [blue] modrý
   *[purple] fialový
} koberec; povoleno: { $legal }
error-same-colours = { $action } by zakryl dvě { $colour ->
    [red] červené
    [yellow] žluté
    [blue] modré
   *[purple] fialové
} půlky; povoleno: { $legal }

## Positions

error-position-fields = pozice má šest polí (deska, Assam, hráč na tahu, fáze, hráči, pravidla), ne { $given }
error-position-assam = „{ $text }“ neudává, kde stojí Assam: napiš políčko a N, E, S nebo W, například d4S
error-position-mover = „{ $text }“ neudává, kdo je na tahu: vyber z { $seats }
error-position-phase = „{ $text }“ není fáze: vyber z { $phases }
error-position-purse = „{ $text }“ není hráč: napiš dirhamy a koberce jako 30r12, nebo x1
error-position-top = „{ $text }“ neudává další koberec, jak má: při dvou barvách a zbylých kobercích =r nebo =?, jinak nic
error-board-rows = deska má sedm řad, ne { $given }
error-board-columns = řada { $row } desky: počet políček je { $given }, a ne sedm
error-board-cell = v řadě { $row } desky je „{ $text }“: napiš 1 až 7 pro prázdná políčka, nebo r, y, b, p a jedno z ^ > v <
error-colour-not-played = na { $square } leží { $colour ->
    [red] červená
    [yellow] žlutá
    [blue] modrá
   *[purple] fialová
}, za kterou nikdo nehraje
error-half-off-board = druhá půlka koberce na { $square } by byla mimo desku
error-half-missing = druhá půlka koberce na { $square } by měla být na { $other }, a tam je prázdno
error-half-nowhere = druhá půlka koberce na { $square } nikde není: nezakrývá ji žádný koberec vedle
error-rugs-in-a-ring = koberce na { $squares } by musely ležet každý pod dalším dokola
error-players-number = počet hráčů je { $given }, ale pravidla jsou pro { $wanted }
error-purse-colours = { $seat ->
    [red] Červený
    [yellow] Žlutý
    [blue] Modrý
   *[purple] Fialový
} má koberce těchto barev: { $wanted }
error-out-with-goods = { $seat ->
    [red] Červený
    [yellow] Žlutý
    [blue] Modrý
   *[purple] Fialový
} je mimo hru a nemůže mít dirhamy ani koberce
error-too-many-rugs = { $colour ->
    [red] červených
    [yellow] žlutých
    [blue] modrých
   *[purple] fialových
} koberců, položených i zbylých, je víc než { $most }
error-top-not-in-pile = { $seat ->
    [red] Červený
    [yellow] Žlutý
    [blue] Modrý
   *[purple] Fialový
} nemůže položit { $colour ->
    [red] červený
    [yellow] žlutý
    [blue] modrý
   *[purple] fialový
} koberec: žádný nezbývá
error-top-unknown = nejdřív musí hromádka ukázat svůj další koberec
error-dirhams-together = všech dirhamů dohromady nemůže být víc než { $most }
error-out-without-elimination = podle těchto pravidel nikdo nevypadává
error-leaving-order = kdo je mimo hru, vypadl jako první, druhý nebo třetí, a jeden hráč zůstává
error-over = tady partie skončila: nezbývá žádný koberec, nebo zbývá jen jeden hráč
error-not-over = tady partie neskončila: zbývají koberce i hráči
error-mover-cannot = na tahu nemůže být { $seat ->
    [red] Červený
    [yellow] Žlutý
    [blue] Modrý
   *[purple] Fialový
}: je mimo hru, nebo už nemá koberec

## Plain data

error-field-object = { $path } musí být objekt
error-field-text = { $path } musí být text
error-field-flag = { $path } musí být true nebo false
error-field-number = { $path } musí být celé číslo od { $least } do { $most }
error-field-list = { $path } musí být seznam délky { $length }
error-field-choice = { $path } musí být jedno z { $choices }
error-field-missing = { $path } chybí
error-field-unknown = pole { $path } neexistuje
error-field-reveal-only = { $path } se udává ve fázi „reveal“ a v žádné jiné
error-field-reveal = fáze je „reveal“ právě tehdy, když má hromádka teprve ukázat svůj další koberec
error-field-seat = na tahu je tu místo { $wanted }
error-field-leaving = { $path } je ve hře, takže ji neopustil
error-rug-id = koberec { $rug } není jeden koberec na dvou sousedních políčkách: { $squares }
error-rug-id-two = { $squares } je jeden koberec a potřebuje stejné id

## Records

error-in-record = řádek { $line }, sloupec { $column }: { $why }
error-record-header = toto není hlavička: napiš [Name "value"]
error-record-header-name = „{ $name }“ tu nemůže být názvem hlavičky
error-record-header-value = hlavička { $name } musí být text
error-record-remark = poznámka nemůže následovat po akci { $number } z { $actions }
error-record-names = počet jmen je { $given }, ale počet hráčů { $players }
error-record-half-character = je tu půlka znaku, a tu žádný soubor neuloží
error-record-header-twice = hlavička { $name } je tu dvakrát
error-record-without-rules = partie začíná hlavičkami a jednou z nich musí být Rules
error-record-rules-differ = hlavičky Rules a Position udávají různá pravidla
error-record-first = „{ $text }“ nemůže začínat: vyber z { $seats }
error-record-word = „{ $text }“ není akce, číslo tahu ani výsledek
error-record-open-remark = tato poznámka není ukončena znakem {"}"}
error-record-number = tah { $number } má být tah { $wanted }
error-record-number-here = tah { $number } tu nemůže začínat
error-record-result = výsledek je uveden jako { $stated }, ale je { $result }
error-record-not-one = očekávala se jedna partie, ne { $games }

## Bots

error-bot = bot „{ $text }“ neexistuje; na výběr jsou { $known }
error-bot-text = „{ $text }“ není žádný bot: napiš jméno, nebo jméno s volbami jako bestfirst:ms=200
error-bot-option = bot { $bot } nemá volbu „{ $text }“; na výběr jsou { $known }
error-bot-option-text = „{ $text }“ v „{ $bot }“ není volba: napiš název a hodnotu jako ms=200
error-bot-option-number = { $option } nemůže být { $text }: je to celé číslo od { $least } do { $most }
error-bot-option-word = { $option } nemůže být { $text }: vyber z { $words }
error-bot-class = „{ $text }“ neříká, která třída: napiš my_bot.py:MyBot
error-bot-no-brain = „{ $text }“ běží ve vlastním procesu a nemá mozek k zapůjčení

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = soubor { $file } neexistuje
error-load-module = modul { $module } neexistuje
error-load-class = není v něm třída { $kind }; má { $known }
error-load-choose = jeho třída { $kind } nemá metodu choose(self, view, clock)
error-load-raised = skončil výjimkou { $what } ({ $where })
error-load-hung = nebyl připraven ani po { $seconds } s ({ $where })
error-load-died = jeho proces skončil: { $what } ({ $where })
error-load-hello = na hello neodpovídá tak, jak má engine: { $what }
error-forfeit-cannot-load = bota { $bot } nelze načíst: { $why }
error-forfeit-raised = { $bot } skončil výjimkou { $what } ({ $where }); pozice: { $position }
error-forfeit-hung = { $bot } se nerozhodl ani po { $seconds } s ({ $where }); pozice: { $position }
error-forfeit-died = proces bota { $bot } skončil: { $what } ({ $where }); pozice: { $position }
error-forfeit-no-action = { $bot } vrátil { $what }, což není akce; pozice: { $position }
error-forfeit-illegal = { $bot } zvolil { $action }, což není dovoleno: { $why }; pozice: { $position }
error-forfeit-stopped = { $bot } se už znovu nespustí: počet selhání po sobě je { $times }, naposledy takto: { $why }

## Matches

error-arena-nobody = zápas potřebuje aspoň jednoho bota
error-arena-games = zápas má aspoň jednu partii, ne { $number }
error-arena-other-match = { $file } obsahuje jiný zápas: od zadání se liší { $what }
error-arena-no-state = { $file } neobsahuje stav zápasu
error-arena-extra = k tomu je potřeba { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = graf se zapisuje do souboru .png nebo .svg, ne do { $file }
error-arena-cluster = na adrese { $address } neodpovídá žádný cluster Ray: { $why }
error-survey-not-learned = bot { $bot } se ještě nenaučil hrát { $rules }

## Training

error-train-no-state = { $file } neobsahuje stav učení, nebo ne z této verze
error-train-other-plan = { $file } obsahuje jiné učení: od zadání se liší { $what }
error-train-no-value = { $file } neobsahuje ohodnocení
error-train-other-rules = { $file } je naučeno pro { $learned }, a ne pro { $wanted }

## Servers

error-server-no-table = takový stůl tu není, nebo už zmizel
error-server-not-found = tady nic není
error-server-method = to tady nejde
error-server-not-understood = tomu nelze rozumět: { $why }
error-server-too-large = to je příliš velké: nejvýš { $most } bajtů
error-server-too-many = příliš mnoho najednou: zkus to znovu za { $seconds } s
error-server-full = momentálně je tu příliš mnoho stolů
error-server-closing = tento server se zavírá: zkus to znovu za { $seconds } s
error-server-lobby = v herně už čeká nejvyšší povolený počet tvých stolů: { $most }
error-server-storage = tento server se teď nedostane ke svým datům: zkus to znovu za { $seconds } s
error-server-origin = cizí stránka s tímto serverem mluvit nesmí
error-server-banned = přístup z této adresy je tu zablokován do { $until }
error-server-banned-name = jméno „{ $name }“ je tu zablokováno do { $until }
error-server-no-such-player = na místě { $seat } nesedí nikdo, koho by šlo nahlásit
error-server-host = na toto jméno server neodpovídá
error-server-not-your-seat = místo { $seat } není tvoje
error-server-own-secrets = vlastní tajný kód má 22 až 64 znaků (písmena, číslice, - a _) a každý hráč má jiný
error-server-seated = u tohoto stolu už sedí někdo z tvé adresy
error-server-passport = tento pas nejde přečíst: jeho tajný kód má 22 až 64 písmen
error-server-no-passport = takový pas tu není
error-server-token = tento token tu nic neotvírá: byl zrušen, nebo nikdy neexistoval
error-server-no-token = takový token není
error-server-scope = tento token to nedovoluje: je potřeba takový, který má oprávnění { $scope }
error-server-tokens = nejvyšší počet tokenů jednoho pasu je { $most }: zruš některý, který nepoužíváš
error-server-programs = programy tu nehrají
error-server-match-programs = rychlá hra je pro lidi: program si připraví vlastní stůl (POST /api/tables), nebo dostane odkaz na jiný
error-server-ahead = tento stůl je teprve u události { $number }
error-server-still-playing = tohle je pro dohrané partie a tato se ještě hraje
error-server-day-hidden = toto je stůl dnešního trhu: ostatní se mohou podívat, až den skončí
error-server-no-day = ten den žádný trh nebyl
error-server-day-over = tento trh už zavřel: od jedné hodiny (UTC) ho lze hrát znovu, bez počítání do výsledků
error-server-broken = tady se něco pokazilo a bylo to zapsáno
error-server-damaged = tento stůl je poškozený: musí ho obnovit správce serveru, který už o tom ví

## What is stored

error-data-file = { $file } nelze použít: { $why }
error-data-no-database = { $file } není databáze stolů: přesuň ten soubor jinam, nebo zadej jinou složku pomocí --data
error-data-damaged = soubor { $file } je poškozený ({ $why }): obnov zálohu příkazem „marrakech database restore“; nic se nezměnilo
error-data-newer = { $file } je z novější verze tohoto programu (formát { $found }; tato zná { $known }): spusť tamtu verzi, nebo v ní formát vrať příkazem „marrakech database downgrade { $known }“
error-data-older = v { $file } něco chybí: počet uložených změn byl { $wanted }, a teď je { $found }. Ztratil se soubor -wal, nebo jde o starší kopii. Doplň, co chybí, nebo obnov zálohu; chceš-li pokračovat bez toho, smaž { $mark }
error-data-locked = soubor { $file } má zamčený jiný program: ukonči ho a zkus to znovu
error-data-no-key = { $file } není klíč: klíč je 64 hexadecimálních číslic. Vrať tam ten správný; nic se nezměnilo
error-data-key-missing = chybí klíč { $file }, bez kterého nelze přečíst žádný stůl: vrať ho z kopie, nebo pomocí --key-file řekni, kde je. Nic se nezměnilo
error-data-key-wrong = { $file } není klíč, se kterým tato databáze vznikla: vrať tam ten správný, nebo pomocí --key-file řekni, kde je. Nic se nezměnilo
error-data-none = databáze { $file } neexistuje
error-data-outdated = { $file } je ze starší verze: spusť jednou server, ať se aktualizuje
error-data-exists = soubor { $file } už existuje: zvol jiný název
error-data-in-use = soubor { $file } se používá: nejdřív zastav server
error-data-form = formát { $form }, ke kterému by šlo se vrátit, neexistuje; na výběr jsou { $known }

## Tables

error-table-all-agreed = všichni už souhlasili, že budou hrát znovu
error-table-begun = partie už začala
error-table-bot-plays = právě tu hraje bot; nejdřív se vrať
error-table-chain-taken = hody dvou hráčů nemohou záviset na jednom řetězu
error-table-closed = tento stůl zavřel ten, kdo ho připravil
error-table-closed-by-host = tento stůl zavřel správce serveru
error-table-colours = barvy stolu jsou červená, žlutá, modrá a fialová, každá jednou
error-table-deserted = u tohoto stolu teď nikdo není: zkus to, až se někdo vrátí
error-table-dice-header = hlavičku { $name } tohoto záznamu nelze přečíst
error-table-dice-version = hody ve verzi { $version } tu nejsou známé
error-table-full = všechna místa jsou obsazená
error-table-gone = kdo se vzdal, už nehraje
error-table-id-used = toto id už bylo použito k něčemu jinému
error-table-level = úroveň „{ $level }“ neexistuje; na výběr jsou { $known }
error-table-level-of-person = místo { $seat } není pro bota, takže nemá úroveň
error-table-long-record = partie delší než { $most } akcí je na ukázání příliš dlouhá
error-table-mixed-name = slovo ve jméně „{ $name }“ míchá podobně vypadající abecedy: napiš ho jednou z nich
error-table-no-name = jméno má aspoň jedno písmeno, které jde zobrazit
error-table-no-record = v tomto záznamu není žádná partie
error-table-no-seed = tento záznam nemá semínko ani závazek, podle kterého by šel ověřit
error-table-no-such-seat = místo { $seat } u tohoto stolu není tvoje
error-table-no-take-back = není žádný tah, který by šlo vzít zpět
error-table-no-throw = teď se kostkou nehází
error-table-no-undo = už není co vrátit
error-table-rated = hra o rating je bez nápovědy a bez braní zpět, začíná od začátku s obvyklými koberci a dirhamy a každý sedí u své obrazovky
error-table-position = pokračovat lze jen z pozice, která není koncem, a jen když všichni lidé sedí u jedné obrazovky
error-table-nobody-waits = u stolu s volnými místy musí někdo sedět
error-table-not-away = tento hráč je tady
error-table-not-begun = partie ještě nezačala
error-table-not-by-hand = { $action } je věcí náhody, ne volby
error-table-not-maker = zavřít stůl může jen ten, kdo ho připravil
error-table-not-maker-starts = začít s boty může jen ten, kdo stůl připravil
error-table-not-over = partie ještě neskončila
error-table-not-your-turn = nejsi na tahu
error-table-over = partie skončila
error-table-phrase = „{ $phrase }“ tu nikdo říct nemůže
error-table-plays-already = už hraješ
error-table-programs = u tohoto stolu programy nehrají
error-table-same-name = jméno „{ $name }“ už u tohoto stolu někdo má: něco k němu připiš
error-table-seats-and-rules = počet míst { $seats } nesedí k pravidlům s počtem hráčů { $players }
error-table-stale = mezitím se něco stalo; podívej se znovu
error-table-taken = místo { $seat } je obsazené
error-table-time-over = čas na tento tah vypršel: hraje ho bot
error-table-too-long = u tohoto stolu se toho stalo už příliš: dál jde jen hrát
error-table-too-much-talk = příliš mnoho zpráv; chvilku počkej
error-table-too-often = tohle tu bylo už { $times }× a to stačí
error-table-day = toto je trh jednoho dne: každý ho hraje sám za sebe, jen jednou a se stejnými hody
error-table-wrong-link = tento článek nenavazuje na poslední v tvém řetězu
