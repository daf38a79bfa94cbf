### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = det finns ingen ruta ”{ $text }”: rutorna är a1 till g7
error-action = ”{ $text }” är ingen handling: skriv L, F eller R, 1 till 4, en matta som d3e3, eller =red
error-rug = { $near } och { $far } är inte två rutor bredvid varandra
error-action-number = det finns ingen handling med nummer { $number }: de går från 0 till { $most }

## Rule sets

error-option-value = { $option } kan inte vara { $value }: välj bland { $choices }
error-option-range = { $option } kan inte vara { $value }: det är ett heltal från { $least } till { $most }
error-one-colour-needs-two = two_player="one colour" är för två spelare, inte { $players }
error-alternating-needs-two-colours = pile="alternating" kräver två spelare med två färger var
error-odd-rugs = med två färger har var och en ett jämnt antal mattor, inte { $rugs }
error-no-variant = texten ”{ $edition }” har ingen variant
error-edition = det finns ingen utgåva ”{ $text }”; det finns { $known }
error-rules = ”{ $text }” är inga regler: skriv en utgåva, ett snedstreck och 2, 3 eller 4, som i international/4
error-rules-option = ”{ $text }” är inget alternativ i reglerna, eller står två gånger; det finns { $known }
error-no-such-seat = det finns ingen plats { $seat }: platserna går från 0 till { $last }
error-no-hidden-piles = bara blandade högar av två färger har en ordning att känna till
error-wrong-piles = högarna innehåller inte de mattor som är kvar

## What is not allowed

error-number-not-legal = handling nummer { $number } är inte tillåten här
error-batch-not-legal = handling nummer { $number } är inte tillåten i parti { $game }
error-nothing-to-pop = det finns ingen handling att ta tillbaka
error-nothing-played = inget har spelats ännu
error-no-chance = det finns inget att kasta eller visa nu
error-game-over = { $action } är inte möjligt: spelet är slut
error-not-now = { $action } är inte möjligt när { $phase ->
    [turn] Assam ska vridas
    [roll] tärningen ska slås
    [lay] en matta ska läggas
    [reveal] nästa matta ska visas
    [over] spelet är slut
   *[other] fasen är ”{ $phase }”
}; tillåtet här: { $legal }
error-must-turn = Assam måste vridas åt vänster eller höger; tillåtet här: { $legal }
error-not-in-pile = en { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
} matta kan inte vara nästa i den här högen
error-under-assam = { $action } ligger under Assam ({ $assam }); tillåtet här: { $legal }
error-not-beside-assam = { $action } gränsar inte till Assams ruta ({ $assam }); tillåtet här: { $legal }
error-far-square-first = { $action } är åt fel håll: rutan bredvid Assam ({ $assam }) kommer först, { $right }
error-covers-whole-rug = { $action } skulle täcka en hel { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
} matta; tillåtet här: { $legal }
error-same-colours = { $action } skulle täcka två { $colour ->
    [red] röda
    [yellow] gula
    [blue] blå
   *[purple] lila
} halvor; tillåtet här: { $legal }

## Positions

error-position-fields = en ställning har sex delar (bräde, Assam, vems tur det är, fas, spelare, regler), inte { $given }
error-position-assam = ”{ $text }” säger inte var Assam står: skriv en ruta och N, E, S eller W, som i d4S
error-position-mover = ”{ $text }” säger inte vems tur det är: välj bland { $seats }
error-position-phase = ”{ $text }” är ingen fas: välj bland { $phases }
error-position-purse = ”{ $text }” är ingen spelare: skriv dirham och mattor som i 30r12, eller x1
error-position-top = ”{ $text }” anger inte nästa matta som det ska: med två färger och mattor kvar =r eller =?, annars inget
error-board-rows = brädet har sju rader, inte { $given }
error-board-columns = rad { $row } på brädet har { $given } rutor, inte sju
error-board-cell = på rad { $row } på brädet står ”{ $text }”: skriv 1 till 7 för tomma rutor, eller r, y, b, p och ett av ^ > v <
error-colour-not-played = ingen spelar { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
}, som ligger på { $square }
error-half-off-board = andra halvan av mattan på { $square } skulle ligga utanför brädet
error-half-missing = andra halvan av mattan på { $square } borde ligga på { $other }, som är tom
error-half-nowhere = andra halvan av mattan på { $square } finns ingenstans: ingen matta bredvid täcker den
error-rugs-in-a-ring = mattorna på { $squares } skulle var och en behöva ligga under nästa
error-players-number = det är { $given } spelare, men reglerna är för { $wanted }
error-purse-colours = { $seat ->
    [red] Röd
    [yellow] Gul
    [blue] Blå
   *[purple] Lila
} har mattor i de här färgerna: { $wanted }
error-out-with-goods = { $seat ->
    [red] Röd
    [yellow] Gul
    [blue] Blå
   *[purple] Lila
} är ute och kan varken ha dirham eller mattor kvar
error-too-many-rugs = det finns fler än { $most } { $colour ->
    [red] röda
    [yellow] gula
    [blue] blå
   *[purple] lila
} mattor, lagda och återstående
error-top-not-in-pile = { $seat ->
    [red] Röd
    [yellow] Gul
    [blue] Blå
   *[purple] Lila
} kan inte lägga { $colour ->
    [red] en röd matta
    [yellow] en gul matta
    [blue] en blå matta
   *[purple] en lila matta
} härnäst: ingen är kvar
error-top-unknown = först måste en hög visa sin nästa matta
error-dirhams-together = alla dirham tillsammans kan inte vara mer än { $most }
error-out-without-elimination = enligt de här reglerna åker ingen ut
error-leaving-order = de som är ute åkte ut i ordningen ett, två, tre, och en spelare är kvar
error-over = spelet är slut här: ingen matta är kvar, eller bara en spelare
error-not-over = spelet är inte slut här: det finns mattor och spelare kvar
error-mover-cannot = { $seat ->
    [red] Röd
    [yellow] Gul
    [blue] Blå
   *[purple] Lila
} kan inte stå på tur: är ute eller har ingen matta kvar

## Plain data

error-field-object = { $path } måste vara ett objekt
error-field-text = { $path } måste vara en text
error-field-flag = { $path } måste vara true eller false
error-field-number = { $path } måste vara ett heltal från { $least } till { $most }
error-field-list = { $path } måste vara en lista med längden { $length }
error-field-choice = { $path } måste vara ett av { $choices }
error-field-missing = { $path } saknas
error-field-unknown = det finns inget fält { $path }
error-field-reveal-only = { $path } anges i fasen ”reveal”, och inte i någon annan
error-field-reveal = fasen är ”reveal” om och endast om en hög ännu ska visa sin nästa matta
error-field-seat = här är det plats { $wanted } som handlar
error-field-leaving = { $path } är med, och har alltså inte åkt ut
error-rug-id = matta { $rug } är inte en matta på två rutor bredvid varandra: { $squares }
error-rug-id-two = { $squares } är en och samma matta, och behöver samma id

## Records

error-in-record = rad { $line }, kolumn { $column }: { $why }
error-record-header = det här är ingen rubrik: skriv [Name "value"]
error-record-header-name = ”{ $name }” kan inte vara namnet på en rubrik här
error-record-header-value = rubriken { $name } måste vara en text
error-record-remark = en anmärkning kan inte följa på handling { $number } av { $actions }
error-record-names = det finns { $given } namn för { $players } spelare
error-record-half-character = det finns ett halvt tecken, som ingen fil kan innehålla
error-record-header-twice = rubriken { $name } står två gånger
error-record-without-rules = ett parti börjar med rubriker, och Rules måste vara en av dem
error-record-rules-differ = rubrikerna Rules och Position anger olika regler
error-record-first = ”{ $text }” kan inte börja: välj bland { $seats }
error-record-word = ”{ $text }” är varken en handling, ett dragnummer eller ett resultat
error-record-open-remark = den här anmärkningen avslutas inte med {"}"}
error-record-number = drag { $number } borde vara drag { $wanted }
error-record-number-here = drag { $number } kan inte börja här
error-record-result = resultatet anges som { $stated }, men det är { $result }
error-record-not-one = ett parti väntades, inte { $games }

## Bots

error-bot = det finns ingen bot ”{ $text }”; det finns { $known }
error-bot-text = ”{ $text }” är inte namnet på en bot: skriv ett namn, eller ett namn med alternativ som bestfirst:ms=200
error-bot-option = boten { $bot } har inget alternativ ”{ $text }”; det finns { $known }
error-bot-option-text = ”{ $text }” i ”{ $bot }” är inget alternativ: skriv ett namn och ett värde som ms=200
error-bot-option-number = { $option } kan inte vara { $text }: det är ett heltal från { $least } till { $most }
error-bot-option-word = { $option } kan inte vara { $text }: välj bland { $words }
error-bot-class = ”{ $text }” säger inte vilken klass: skriv my_bot.py:MyBot
error-bot-no-brain = ”{ $text }” körs i en egen process, och har ingen hjärna att låna ut

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = det finns ingen fil { $file }
error-load-module = det finns ingen modul { $module }
error-load-class = det finns ingen klass { $kind } i den; den har { $known }
error-load-choose = klassen { $kind } har ingen metod choose(self, view, clock)
error-load-raised = den gav felet { $what } ({ $where })
error-load-hung = den var inte klar efter { $seconds } s ({ $where })
error-load-died = dess process slutade med { $what } ({ $where })
error-load-hello = den svarar inte på hello som en motor gör: { $what }
error-forfeit-cannot-load = { $bot } kan inte laddas: { $why }
error-forfeit-raised = { $bot } gav felet { $what } ({ $where }); ställningen var { $position }
error-forfeit-hung = { $bot } hade inte bestämt sig efter { $seconds } s ({ $where }); ställningen var { $position }
error-forfeit-died = processen för { $bot } slutade med { $what } ({ $where }); ställningen var { $position }
error-forfeit-no-action = { $bot } gav { $what }, vilket inte är någon handling; ställningen var { $position }
error-forfeit-illegal = { $bot } valde { $action }, vilket inte är tillåtet: { $why }; ställningen var { $position }
error-forfeit-stopped = { $bot } startas inte igen: det gick fel { $times } gånger i rad, senast så här: { $why }

## Matches

error-arena-nobody = en match behöver minst en bot
error-arena-games = en match har minst ett parti, inte { $number }
error-arena-other-match = { $file } innehåller en annan match än den begärda; det som skiljer: { $what }
error-arena-no-state = { $file } innehåller inte läget i en match
error-arena-extra = det här kräver { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = ett diagram skrivs till en .png- eller .svg-fil, inte till { $file }
error-arena-cluster = inget Ray-kluster svarar på { $address }: { $why }
error-survey-not-learned = boten { $bot } har inte lärt sig spela { $rules } än

## Training

error-train-no-state = { $file } innehåller inte läget i en träning, eller inte från den här versionen
error-train-other-plan = { $file } innehåller en annan träning än den begärda; det som skiljer: { $what }
error-train-no-value = { $file } innehåller ingen värdering
error-train-other-rules = { $file } lärdes in för { $learned }, och inte för { $wanted }

## Servers

error-server-no-table = det bordet finns inte, eller inte längre
error-server-not-found = här finns inget
error-server-method = det går inte att göra här
error-server-not-understood = det här går inte att förstå: { $why }
error-server-too-large = det här är för stort: högst { $most } byte tas emot
error-server-too-many = för mycket på en gång: försök igen om { $seconds } s
error-server-full = det är för många bord här just nu
error-server-closing = servern håller på att stänga: försök igen om { $seconds } s
error-server-lobby = { $most } av dina bord väntar redan i lobbyn
error-server-storage = servern kommer inte åt sin lagring just nu: försök igen om { $seconds } s
error-server-origin = en sida från annat håll får inte tala med den här servern
error-server-banned = den som kommer från den här adressen är avstängd här till { $until }
error-server-banned-name = ingen kan heta ”{ $name }” här förrän { $until }
error-server-no-such-player = på plats { $seat } sitter ingen som du kan anmäla
error-server-host = den här servern svarar inte på det namnet
error-server-not-your-seat = plats { $seat } är inte din
error-server-own-secrets = en egen hemlighet har 22 till 64 bokstäver, siffror, - och _, och var och en har en egen
error-server-seated = någon med din adress sitter redan vid det här bordet
error-server-passport = passet går inte att läsa: hemligheten har 22 till 64 tecken
error-server-no-passport = det passet finns inte här
error-server-token = den här token öppnar ingenting här: den är indragen eller har aldrig funnits
error-server-no-token = den token finns inte
error-server-scope = det får den här token inte göra: det krävs en med rättigheten { $scope }
error-server-tokens = ett pass har högst { $most } tokens: ta tillbaka en som du inte använder
error-server-programs = program spelar inte här
error-server-match-programs = snabbmatch är för människor: ett program dukar ett eget bord (POST /api/tables) eller får en länk till ett
error-server-ahead = det här bordet har bara kommit till händelse { $number }
error-server-still-playing = det här är för avslutade partier, och det här pågår fortfarande
error-server-day-hidden = det här bordet hör till dagens marknad: andra får titta när dagen är slut
error-server-no-day = den dagen var det ingen marknad
error-server-day-over = den här marknaden har stängt: från klockan ett (UTC) kan den spelas igen, utan att räknas
error-server-broken = något gick fel här, och det har antecknats
error-server-damaged = det här bordet är skadat: den som driver servern måste återställa det, och har fått veta det

## What is stored

error-data-file = { $file } går inte att använda: { $why }
error-data-no-database = { $file } är ingen databas med bord: flytta undan den, eller ange en annan mapp med --data
error-data-damaged = { $file } är skadad ({ $why }): återställ en säkerhetskopia med ”marrakech database restore”; inget har ändrats
error-data-newer = { $file } kommer från en nyare version av programmet (format { $found }; den här känner till { $known }): starta den versionen, eller låt den gå tillbaka med ”marrakech database downgrade { $known }”
error-data-older = något saknas i { $file }: { $wanted } ändringar sparades och { $found } finns där. Dess -wal-fil har gått förlorad, eller så är det en äldre kopia. Lägg tillbaka det som saknas, eller återställ en säkerhetskopia; för att fortsätta med den som den är, ta bort { $mark }
error-data-locked = { $file } är låst av ett annat program: avsluta det och försök igen
error-data-no-key = { $file } är ingen nyckel: en nyckel är 64 hexadecimala siffror. Lägg tillbaka den rätta; inget har ändrats
error-data-key-missing = nyckeln { $file } saknas, och utan den går inga bord att läsa: lägg tillbaka den från dess kopia, eller ange med --key-file var den är. Inget har ändrats
error-data-key-wrong = { $file } är inte den nyckel som den här databasen skrevs med: lägg tillbaka den rätta, eller ange med --key-file var den är. Inget har ändrats
error-data-none = det finns ingen databas i { $file }
error-data-outdated = { $file } kommer från en äldre version: starta servern en gång för att uppdatera den
error-data-exists = { $file } finns redan: välj ett annat namn
error-data-in-use = { $file } används: stoppa servern först
error-data-form = det finns inget format { $form } att gå tillbaka till; det finns { $known }

## Tables

error-table-all-agreed = alla har redan sagt ja till att spela igen
error-table-begun = spelet har redan börjat
error-table-bot-plays = en bot spelar här just nu; kom tillbaka först
error-table-chain-taken = två spelares slump kan inte hänga på samma kedja
error-table-closed = bordet stängdes av den som skapade det
error-table-closed-by-host = serverns administratör har stängt det här bordet
error-table-colours = färgerna vid ett bord är röd, gul, blå och lila, en av varje
error-table-deserted = ingen är vid det här bordet just nu: försök igen när någon är tillbaka
error-table-dice-header = rubriken { $name } i det här protokollet går inte att läsa
error-table-dice-version = tärningar av version { $version } är okända här
error-table-full = alla platser är upptagna
error-table-gone = den som har gett upp spelar inte längre
error-table-id-used = detta id har redan använts till något annat
error-table-level = det finns ingen nivå ”{ $level }”; det finns { $known }
error-table-level-of-person = plats { $seat } är inte för en bot, och har alltså ingen nivå
error-table-long-record = ett parti med fler än { $most } handlingar är för långt för att visas
error-table-mixed-name = ett ord i ”{ $name }” blandar alfabet som liknar varandra: skriv det med ett av dem
error-table-no-name = ett namn har minst en bokstav som går att visa
error-table-no-record = det finns inget parti i det här protokollet
error-table-no-seed = det här protokollet har inget startvärde och inget åtagande att kontrollera det med
error-table-no-such-seat = plats { $seat } är inte en av dina vid det här bordet
error-table-no-take-back = det finns inget drag som kan tas tillbaka
error-table-no-throw = tärningen ska inte slås nu
error-table-no-undo = det finns inget mer att ångra
error-table-rated = ett parti med rating har inga tips och inget tas tillbaka, det börjar från början med vanligt antal mattor och dirham, och varje människa har en egen skärm
error-table-position = man spelar vidare bara från en ställning som inte är slutet, och bara om alla människor delar en skärm
error-table-nobody-waits = någon måste sitta vid ett bord med lediga platser
error-table-not-away = den här spelaren är här
error-table-not-begun = spelet har inte börjat än
error-table-not-by-hand = { $action } är en fråga om slump, inte om val
error-table-not-maker = bara den som skapade bordet kan stänga det
error-table-not-maker-starts = bara den som skapade bordet kan börja med botar
error-table-not-over = spelet är inte slut än
error-table-not-your-turn = det är inte din tur
error-table-over = spelet är slut
error-table-phrase = ingen här kan säga ”{ $phrase }”
error-table-plays-already = du spelar redan
error-table-programs = program spelar inte vid det här bordet
error-table-same-name = någon vid det här bordet heter redan ”{ $name }”: lägg till något
error-table-seats-and-rules = { $seats } platser passar inte regler för { $players } spelare
error-table-stale = något har hänt under tiden; titta igen
error-table-taken = plats { $seat } är upptagen
error-table-time-over = tiden för det här draget är slut: en bot spelar det
error-table-too-long = det har redan hänt för mycket vid det här bordet: bara spelet går vidare
error-table-too-much-talk = det var mycket prat; vänta lite
error-table-too-often = det har redan gjorts { $times } gånger, och det räcker
error-table-day = det här är en dags marknad: alla spelar den ensamma, en gång och med samma kast
error-table-wrong-link = den här länken följer inte på den förra i din kedja
