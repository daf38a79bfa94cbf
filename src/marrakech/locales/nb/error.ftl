### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = det finnes ingen rute «{ $text }»: Rutene er a1 til g7
error-action = «{ $text }» er ingen handling: Skriv L, F eller R, 1 til 4, et teppe som d3e3, eller =red
error-rug = { $near } og { $far } er ikke to ruter ved siden av hverandre
error-action-number = det finnes ingen handling med nummer { $number }: De går fra 0 til { $most }

## Rule sets

error-option-value = { $option } kan ikke være { $value }: Velg blant { $choices }
error-option-range = { $option } kan ikke være { $value }: Det er et heltall fra { $least } til { $most }
error-one-colour-needs-two = two_player="one colour" er for to spillere, ikke { $players }
error-alternating-needs-two-colours = pile="alternating" trenger to spillere med to farger hver
error-odd-rugs = med to farger har hver et partall tepper, ikke { $rugs }
error-no-variant = teksten «{ $edition }» har ingen variant
error-edition = det finnes ingen utgave «{ $text }»; det finnes { $known }
error-rules = «{ $text }» er ingen regler: Skriv en utgave, en skråstrek og 2, 3 eller 4, som i international/4
error-rules-option = «{ $text }» er ikke et valg i reglene, eller står to ganger; det finnes { $known }
error-no-such-seat = det finnes ingen plass { $seat }: Plassene går fra 0 til { $last }
error-no-hidden-piles = bare blandede bunker med to farger har en rekkefølge å kjenne til
error-wrong-piles = bunkene inneholder ikke teppene som er igjen

## What is not allowed

error-number-not-legal = handling nummer { $number } er ikke lov her
error-batch-not-legal = handling nummer { $number } er ikke lov i parti { $game }
error-nothing-to-pop = det er ingen handling å ta tilbake
error-nothing-played = ingenting er spilt ennå
error-no-chance = det er ingenting å kaste eller vise nå
error-game-over = { $action } er ikke mulig: Spillet er slutt
error-not-now = { $action } er ikke mulig når { $phase ->
    [turn] Assam skal vris
    [roll] terningen skal kastes
    [lay] et teppe skal legges
    [reveal] det neste teppet skal vises
    [over] spillet er slutt
   *[other] fasen er «{ $phase }»
}; lov her: { $legal }
error-must-turn = Assam må vris til venstre eller høyre; lov her: { $legal }
error-not-in-pile = et { $colour ->
    [red] rødt
    [yellow] gult
    [blue] blått
   *[purple] lilla
} teppe kan ikke være det neste i denne bunken
error-under-assam = { $action } ligger under Assam ({ $assam }); lov her: { $legal }
error-not-beside-assam = { $action } grenser ikke til ruten til Assam ({ $assam }); lov her: { $legal }
error-far-square-first = { $action } er feil vei: Ruten ved siden av Assam ({ $assam }) kommer først, { $right }
error-covers-whole-rug = { $action } ville dekke et helt { $colour ->
    [red] rødt
    [yellow] gult
    [blue] blått
   *[purple] lilla
} teppe; lov her: { $legal }
error-same-colours = { $action } ville dekke to { $colour ->
    [red] røde
    [yellow] gule
    [blue] blå
   *[purple] lilla
} halvdeler; lov her: { $legal }

## Positions

error-position-fields = en stilling har seks deler (brett, Assam, hvem sin tur, fase, spillere, regler), ikke { $given }
error-position-assam = «{ $text }» sier ikke hvor Assam står: Skriv en rute og N, E, S eller W, som i d4S
error-position-mover = «{ $text }» sier ikke hvem sin tur det er: Velg blant { $seats }
error-position-phase = «{ $text }» er ingen fase: Velg blant { $phases }
error-position-purse = «{ $text }» er ingen spiller: Skriv dirham og tepper som i 30r12, eller x1
error-position-top = «{ $text }» oppgir ikke det neste teppet som det skal: med to farger og tepper igjen =r eller =?, ellers ingenting
error-board-rows = brettet har sju rader, ikke { $given }
error-board-columns = rad { $row } på brettet har { $given } ruter, ikke sju
error-board-cell = i rad { $row } på brettet står «{ $text }»: Skriv 1 til 7 for tomme ruter, eller r, y, b, p og en av ^ > v <
error-colour-not-played = ingen spiller { $colour ->
    [red] rød
    [yellow] gul
    [blue] blå
   *[purple] lilla
}, som ligger på { $square }
error-half-off-board = den andre halvdelen av teppet på { $square } ville ligge utenfor brettet
error-half-missing = den andre halvdelen av teppet på { $square } skulle ligge på { $other }, som er tom
error-half-nowhere = den andre halvdelen av teppet på { $square } finnes ikke: Ingen tepper ved siden av dekker den
error-rugs-in-a-ring = hvert av teppene på { $squares } måtte ligge under det neste
error-players-number = det er { $given } spillere, men reglene er for { $wanted }
error-purse-colours = { $seat ->
    [red] Rød
    [yellow] Gul
    [blue] Blå
   *[purple] Lilla
} har tepper i disse fargene: { $wanted }
error-out-with-goods = { $seat ->
    [red] Rød
    [yellow] Gul
    [blue] Blå
   *[purple] Lilla
} er ute og kan verken ha dirham eller tepper igjen
error-too-many-rugs = det er flere enn { $most } { $colour ->
    [red] røde
    [yellow] gule
    [blue] blå
   *[purple] lilla
} tepper, lagte og gjenværende
error-top-not-in-pile = { $seat ->
    [red] Rød
    [yellow] Gul
    [blue] Blå
   *[purple] Lilla
} kan ikke ha { $colour ->
    [red] et rødt teppe
    [yellow] et gult teppe
    [blue] et blått teppe
   *[purple] et lilla teppe
} som det neste: Det er ingen igjen
error-top-unknown = først må en bunke vise det neste teppet sitt
error-dirhams-together = alle dirham til sammen kan ikke være mer enn { $most }
error-out-without-elimination = etter disse reglene ryker ingen ut
error-leaving-order = de som er ute, røk ut som første, andre, tredje, og én spiller er igjen
error-over = spillet er slutt her: Det er ingen tepper igjen, eller bare én spiller
error-not-over = spillet er ikke slutt her: Det er tepper og spillere igjen
error-mover-cannot = det kan ikke være turen til { $seat ->
    [red] Rød
    [yellow] Gul
    [blue] Blå
   *[purple] Lilla
}, som er ute eller ikke har tepper igjen

## Plain data

error-field-object = { $path } må være et objekt
error-field-text = { $path } må være en tekst
error-field-flag = { $path } må være true eller false
error-field-number = { $path } må være et heltall fra { $least } til { $most }
error-field-list = { $path } må være en liste med lengde { $length }
error-field-choice = { $path } må være en av { $choices }
error-field-missing = { $path } mangler
error-field-unknown = det finnes ikke noe felt { $path }
error-field-reveal-only = { $path } oppgis i fasen «reveal», og ikke i noen annen
error-field-reveal = fasen er «reveal» hvis og bare hvis en bunke ennå ikke har vist det neste teppet sitt
error-field-seat = her er det plass { $wanted } som handler
error-field-leaving = { $path } er med, og har altså ikke røket ut
error-rug-id = teppe { $rug } er ikke ett teppe på to ruter ved siden av hverandre: { $squares }
error-rug-id-two = { $squares } er ett og samme teppe, og trenger samme id

## Records

error-in-record = linje { $line }, kolonne { $column }: { $why }
error-record-header = dette er ikke et hodefelt: Skriv [Name "value"]
error-record-header-name = «{ $name }» kan ikke være navnet på et hodefelt her
error-record-header-value = hodefeltet { $name } må være en tekst
error-record-remark = en merknad kan ikke følge etter handling { $number } av { $actions }
error-record-names = det er { $given } navn til { $players } spillere
error-record-half-character = det står et halvt tegn, som ingen fil kan inneholde
error-record-header-twice = hodefeltet { $name } står to ganger
error-record-without-rules = et parti begynner med hodefelt, og Rules må være ett av dem
error-record-rules-differ = hodefeltene Rules og Position oppgir ulike regler
error-record-first = «{ $text }» kan ikke begynne: Velg blant { $seats }
error-record-word = «{ $text }» er verken en handling, nummeret på en tur eller et resultat
error-record-open-remark = denne merknaden avsluttes ikke med {"}"}
error-record-number = tur { $number } skulle være tur { $wanted }
error-record-number-here = tur { $number } kan ikke begynne her
error-record-result = resultatet er oppgitt som { $stated }, men det er { $result }
error-record-not-one = det skulle være ett parti, ikke { $games }

## Bots

error-bot = det finnes ingen bot «{ $text }»; det finnes { $known }
error-bot-text = «{ $text }» er ikke navnet på en bot: Skriv et navn, eller et navn med valg som bestfirst:ms=200
error-bot-option = boten { $bot } har ikke valget «{ $text }»; det finnes { $known }
error-bot-option-text = «{ $text }» i «{ $bot }» er ikke et valg: Skriv et navn og en verdi som ms=200
error-bot-option-number = { $option } kan ikke være { $text }: Det er et heltall fra { $least } til { $most }
error-bot-option-word = { $option } kan ikke være { $text }: Velg blant { $words }
error-bot-class = «{ $text }» sier ikke hvilken klasse: Skriv my_bot.py:MyBot
error-bot-no-brain = «{ $text }» kjører i en egen prosess, og har ingen hjerne å låne bort

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = det finnes ingen fil { $file }
error-load-module = det finnes ingen modul { $module }
error-load-class = det er ingen klasse { $kind } i den; den har { $known }
error-load-choose = klassen { $kind } har ingen metode choose(self, view, clock)
error-load-raised = den ga feilen { $what } ({ $where })
error-load-hung = den var ikke klar etter { $seconds } s ({ $where })
error-load-died = prosessen sluttet med { $what } ({ $where })
error-load-hello = den svarer ikke på hello slik en motor gjør: { $what }
error-forfeit-cannot-load = { $bot } kan ikke lastes: { $why }
error-forfeit-raised = { $bot } ga feilen { $what } ({ $where }); stillingen var { $position }
error-forfeit-hung = { $bot } hadde ikke bestemt seg etter { $seconds } s ({ $where }); stillingen var { $position }
error-forfeit-died = prosessen til { $bot } sluttet med { $what } ({ $where }); stillingen var { $position }
error-forfeit-no-action = { $bot } ga { $what }, som ikke er noen handling; stillingen var { $position }
error-forfeit-illegal = { $bot } valgte { $action }, som ikke er lov: { $why }; stillingen var { $position }
error-forfeit-stopped = { $bot } startes ikke igjen: Det gikk galt { $times } ganger på rad, sist slik: { $why }

## Matches

error-arena-nobody = en kamp trenger minst én bot
error-arena-games = en kamp har minst ett parti, ikke { $number }
error-arena-other-match = { $file } inneholder en annen kamp enn den det ble bedt om; det som er ulikt: { $what }
error-arena-no-state = { $file } inneholder ikke tilstanden til en kamp
error-arena-extra = dette trenger { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = en tegning skrives til en .png- eller .svg-fil, ikke til { $file }
error-arena-cluster = ingen Ray-klynge svarer på { $address }: { $why }
error-survey-not-learned = boten { $bot } har ikke lært å spille { $rules } ennå

## Training

error-train-no-state = { $file } inneholder ikke tilstanden til en trening, eller ikke fra denne versjonen
error-train-other-plan = { $file } inneholder en annen trening enn den det ble bedt om; det som er ulikt: { $what }
error-train-no-value = { $file } inneholder ingen vurdering
error-train-other-rules = { $file } er lært for { $learned }, og ikke for { $wanted }

## Servers

error-server-no-table = det bordet finnes ikke, eller ikke lenger
error-server-not-found = her er det ingenting
error-server-method = det går ikke an her
error-server-not-understood = dette er ikke til å forstå: { $why }
error-server-too-large = dette er for stort: Høyst { $most } byte tas imot
error-server-too-many = for mye på en gang: Prøv igjen om { $seconds } s
error-server-full = det er for mange bord her for øyeblikket
error-server-closing = denne serveren er i ferd med å stenge: Prøv igjen om { $seconds } s
error-server-lobby = { $most } av bordene dine venter allerede i lobbyen
error-server-storage = denne serveren når ikke lageret sitt akkurat nå: Prøv igjen om { $seconds } s
error-server-origin = en side fra et annet sted kan ikke snakke med denne serveren
error-server-banned = den som kommer fra denne adressen, er utestengt her til { $until }
error-server-banned-name = ingen kan hete «{ $name }» her før { $until }
error-server-no-such-player = på plass { $seat } sitter det ingen du kan rapportere
error-server-host = denne serveren svarer ikke på det navnet
error-server-not-your-seat = plass { $seat } er ikke din
error-server-own-secrets = en egen hemmelighet har 22 til 64 bokstaver, sifre, - og _, og hver person har sin egen
error-server-seated = noen med din adresse sitter allerede ved dette bordet
error-server-passport = dette passet kan ikke leses: hemmeligheten har 22 til 64 tegn
error-server-no-passport = dette passet finnes ikke her
error-server-token = dette tokenet åpner ingenting her: det er trukket tilbake eller har aldri blitt laget
error-server-no-token = dette tokenet finnes ikke
error-server-scope = det får ikke dette tokenet gjøre: det kreves et med rettigheten { $scope }
error-server-tokens = et pass har høyst { $most } tokener: ta tilbake et du ikke bruker
error-server-programs = programmer spiller ikke her
error-server-match-programs = hurtigspill er for mennesker: et program setter opp sitt eget bord (POST /api/tables) eller får lenken til et
error-server-ahead = dette bordet har bare kommet til hendelse { $number }
error-server-still-playing = dette er for ferdige partier, og dette er fortsatt i gang
error-server-day-hidden = dette bordet hører til dagens marked: andre får se på når dagen er over
error-server-no-day = det var ikke noe marked den dagen
error-server-day-over = dette markedet er stengt: fra klokka ett (UTC) kan det spilles igjen, uten at det teller
error-server-broken = noe gikk galt her, og det er loggført
error-server-damaged = dette bordet er skadet: Den som driver serveren, må gjenopprette det, og har fått beskjed

## What is stored

error-data-file = { $file } kan ikke brukes: { $why }
error-data-no-database = { $file } er ingen database med bord: Flytt den, eller oppgi en annen mappe med --data
error-data-damaged = { $file } er skadet ({ $why }): Gjenopprett en sikkerhetskopi med «marrakech database restore»; ingenting er endret
error-data-newer = { $file } er fra en nyere versjon av programmet (format { $found }; denne kjenner { $known }): Start den versjonen, eller la den gå tilbake med «marrakech database downgrade { $known }»
error-data-older = noe mangler i { $file }: { $wanted } endringer ble lagret, og { $found } er der. Den tilhørende -wal-filen er gått tapt, eller så er dette en eldre kopi. Legg tilbake det som mangler, eller gjenopprett en sikkerhetskopi; for å fortsette med den som den er, fjern { $mark }
error-data-locked = { $file } er låst av et annet program: Avslutt det, og prøv igjen
error-data-no-key = { $file } er ingen nøkkel: En nøkkel er 64 heksadesimale sifre. Legg tilbake den riktige; ingenting er endret
error-data-key-missing = nøkkelen { $file } mangler, og uten den kan ingen bord leses: Legg den tilbake fra kopien, eller si med --key-file hvor den er. Ingenting er endret
error-data-key-wrong = { $file } er ikke nøkkelen denne databasen ble skrevet med: Legg tilbake den riktige, eller si med --key-file hvor den er. Ingenting er endret
error-data-none = det finnes ingen database i { $file }
error-data-outdated = { $file } er fra en eldre versjon: Start serveren én gang for å oppdatere den
error-data-exists = { $file } finnes allerede: Velg et annet navn
error-data-in-use = { $file } er i bruk: Stopp serveren først
error-data-form = det finnes ikke noe format { $form } å gå tilbake til; det finnes { $known }

## Tables

error-table-all-agreed = alle har allerede sagt ja til å spille igjen
error-table-begun = spillet har allerede begynt
error-table-bot-plays = en bot spiller her for øyeblikket; kom tilbake først
error-table-chain-taken = flaksen til to spillere kan ikke henge på samme kjede
error-table-closed = dette bordet ble lukket av den som gjorde det klart
error-table-closed-by-host = serverens administrator har lukket dette bordet
error-table-colours = fargene ved et bord er rød, gul, blå og lilla, hver av dem én gang
error-table-deserted = det er ingen ved dette bordet akkurat nå: Prøv igjen når noen er tilbake
error-table-dice-header = hodefeltet { $name } i denne protokollen kan ikke leses
error-table-dice-version = terninger av versjon { $version } er ukjente her
error-table-full = alle plassene er tatt
error-table-gone = den som har gitt opp, spiller ikke mer
error-table-id-used = denne ID-en er allerede brukt til noe annet
error-table-level = det finnes ikke noe nivå «{ $level }»; det finnes { $known }
error-table-level-of-person = plass { $seat } er ikke for en bot, og har altså ikke noe nivå
error-table-long-record = et parti med flere enn { $most } handlinger er for langt til å vises
error-table-mixed-name = et ord i «{ $name }» blander alfabeter som ligner på hverandre: Skriv det med ett av dem
error-table-no-name = et navn har minst én bokstav som kan vises
error-table-no-record = det er ikke noe parti i denne protokollen
error-table-no-seed = denne protokollen har ingen startverdi og ingen forpliktelse å kontrollere den med
error-table-no-such-seat = plass { $seat } er ikke en av dine ved dette bordet
error-table-no-take-back = det er ingen tur som kan tas tilbake
error-table-no-throw = terningen skal ikke kastes nå
error-table-no-undo = det er ikke mer å angre
error-table-rated = et spill med rating har ingen tips og ingenting tas tilbake, det begynner fra begynnelsen med vanlig antall tepper og dirham, og hvert menneske har sin egen skjerm
error-table-position = man spiller bare videre fra en stilling som ikke er slutten, og bare når alle mennesker deler én skjerm
error-table-nobody-waits = noen må sitte ved et bord med ledige plasser
error-table-not-away = denne spilleren er her
error-table-not-begun = spillet har ikke begynt ennå
error-table-not-by-hand = { $action } er opp til tilfeldighetene, ikke til deg
error-table-not-maker = bare den som gjorde bordet klart, kan lukke det
error-table-not-maker-starts = bare den som gjorde bordet klart, kan begynne med boter
error-table-not-over = spillet er ikke slutt ennå
error-table-not-your-turn = det er ikke din tur
error-table-over = spillet er slutt
error-table-phrase = ingen her kan si «{ $phrase }»
error-table-plays-already = du spiller allerede
error-table-programs = programmer spiller ikke ved dette bordet
error-table-same-name = noen ved dette bordet heter allerede «{ $name }»: Legg til noe
error-table-seats-and-rules = { $seats } plasser passer ikke til regler for { $players } spillere
error-table-stale = noe har skjedd i mellomtiden; se en gang til
error-table-taken = plass { $seat } er tatt
error-table-time-over = tiden for denne turen er ute: En bot spiller den
error-table-too-long = det har allerede skjedd for mye ved dette bordet: Bare spillet går videre
error-table-too-much-talk = det var mye prat; vent litt
error-table-too-often = dette er allerede gjort { $times } ganger, og det er nok
error-table-day = dette er markedet for én dag: alle spiller det alene, én gang og med de samme kastene
error-table-wrong-link = dette leddet følger ikke etter det forrige i kjeden din
