### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = lauciņa „{ $text }” nav: lauciņi ir no a1 līdz g7
error-action = „{ $text }” nav darbība: raksti L, F vai R, skaitli no 1 līdz 4, paklāju kā d3e3 vai =red
error-rug = { $near } un { $far } nav divi blakus lauciņi
error-action-number = darbības ar numuru { $number } nav: tie ir no 0 līdz { $most }

## Rule sets

error-option-value = { $option } nevar būt { $value }: izvēlies no { $choices }
error-option-range = { $option } nevar būt { $value }: tas ir vesels skaitlis no { $least } līdz { $most }
error-one-colour-needs-two = two_player="one colour" ir diviem spēlētājiem, nevis { $players }
error-alternating-needs-two-colours = pile="alternating" vajag divus spēlētājus ar divām krāsām katram
error-odd-rugs = ar divām krāsām katram ir pāra skaits paklāju, nevis { $rugs }
error-no-variant = tekstā „{ $edition }” varianta nav
error-edition = izdevuma „{ $text }” nav; ir { $known }
error-rules = „{ $text }” nav noteikumu kopa: raksti izdevumu, slīpsvītru un 2, 3 vai 4, piemēram, international/4
error-rules-option = „{ $text }” nav noteikumu opcija vai ir minēta divreiz; ir { $known }
error-no-such-seat = vietas { $seat } nav: vietas ir no 0 līdz { $last }
error-no-hidden-piles = tikai sajauktām divu krāsu kaudzītēm ir secība, ko zināt
error-wrong-piles = kaudzītēs nav to paklāju, kas ir atlikuši

## What is not allowed

error-number-not-legal = darbība ar numuru { $number } šeit nav atļauta
error-batch-not-legal = darbība ar numuru { $number } nav atļauta spēlē { $game }
error-nothing-to-pop = nav darbības, ko atsaukt
error-nothing-played = vēl nekas nav izspēlēts
error-no-chance = tagad nav nekā, ko mest vai atklāt
error-game-over = { $action } nav iespējams: spēle ir beigusies
error-not-now = { $action } nav iespējams, kamēr { $phase ->
    [turn] jāgriež Assams
    [roll] jāmet kauliņš
    [lay] jāklāj paklājs
    [reveal] kaudzīte atklāj nākamo paklāju
    [over] spēle ir beigusies
   *[other] notiek „{ $phase }”
}; šeit atļauts: { $legal }
error-must-turn = Assams jāpagriež pa kreisi vai pa labi; šeit atļauts: { $legal }
error-not-in-pile = nākamais šajā kaudzītē nevar būt { $colour ->
    [red] sarkans
    [yellow] dzeltens
    [blue] zils
   *[purple] violets
} paklājs
error-under-assam = { $action } ir zem Assama ({ $assam }); šeit atļauts: { $legal }
error-not-beside-assam = { $action } nepieskaras Assama lauciņam ({ $assam }); šeit atļauts: { $legal }
error-far-square-first = { $action } ir otrādi: vispirms jāmin lauciņš blakus Assamam ({ $assam }), { $right }
error-covers-whole-rug = { $action } nosegtu veselu { $colour ->
    [red] sarkanu
    [yellow] dzeltenu
    [blue] zilu
   *[purple] violetu
} paklāju; šeit atļauts: { $legal }
error-same-colours = { $action } nosegtu divas { $colour ->
    [red] sarkanas
    [yellow] dzeltenas
    [blue] zilas
   *[purple] violetas
} puses; šeit atļauts: { $legal }

## Positions

error-position-fields = pozīcijai ir seši lauki (laukums, Assams, kam gājiens, fāze, spēlētāji, noteikumi), nevis { $given }
error-position-assam = „{ $text }” nav Assama vieta: raksti lauciņu un N, E, S vai W, piemēram, d4S
error-position-mover = „{ $text }” nepasaka, kam ir gājiens: izvēlies no { $seats }
error-position-phase = „{ $text }” nav fāze: izvēlies no { $phases }
error-position-purse = „{ $text }” nav spēlētājs: raksti dirhamus un paklājus kā 30r12 vai x1
error-position-top = „{ $text }” nepareizi nosauc nākamo paklāju: ja ir divas krāsas un atlikuši paklāji, raksti =r vai =?, citādi neko
error-board-rows = laukumam ir septiņas rindas, nevis { $given }
error-board-columns = laukuma { $row }. rindā lauciņu skaits ir { $given }, nevis septiņi
error-board-cell = laukuma { $row }. rindā ir „{ $text }”: raksti 1 līdz 7 tukšiem lauciņiem vai r, y, b, p un vienu no ^ > v <
error-colour-not-played = neviens nespēlē ar { $colour ->
    [red] sarkano
    [yellow] dzelteno
    [blue] zilo
   *[purple] violeto
} krāsu, kas ir uz { $square }
error-half-off-board = paklāja uz { $square } otra puse būtu ārpus laukuma
error-half-missing = paklāja uz { $square } otrai pusei jābūt uz { $other }, bet tas ir tukšs
error-half-nowhere = paklāja uz { $square } otras puses nav nekur: neviens paklājs blakus to nesedz
error-rugs-in-a-ring = paklājiem uz { $squares } katram būtu jāguļ zem nākamā
error-players-number = spēlētāju skaits ir { $given }, bet noteikumi paredz { $wanted }
error-purse-colours = { $seat ->
    [red] Sarkanais
    [yellow] Dzeltenais
    [blue] Zilais
   *[purple] Violetais
}: paklāji ir šādās krāsās: { $wanted }
error-out-with-goods = { $seat ->
    [red] Sarkanais
    [yellow] Dzeltenais
    [blue] Zilais
   *[purple] Violetais
} vairs nespēlē, un tam nevar būt ne dirhamu, ne paklāju
error-too-many-rugs = { $colour ->
    [red] sarkano
    [yellow] dzelteno
    [blue] zilo
   *[purple] violeto
} paklāju, izklāto un atlikušo, ir vairāk par { $most }
error-top-not-in-pile = { $seat ->
    [red] Sarkanais
    [yellow] Dzeltenais
    [blue] Zilais
   *[purple] Violetais
} nevar kā nākamo klāt { $colour ->
    [red] sarkanu
    [yellow] dzeltenu
    [blue] zilu
   *[purple] violetu
} paklāju: neviens nav atlicis
error-top-unknown = pirms tam kaudzītei jāparāda nākamais paklājs
error-dirhams-together = visu dirhamu kopā nevar būt vairāk par { $most }
error-out-without-elimination = pēc šiem noteikumiem neviens neizstājas
error-leaving-order = spēlētāji izstājas pēc kārtas – pirmais, otrais, trešais –, un viens paliek spēlē
error-over = spēle šeit ir beigusies: nav palicis neviens paklājs vai ir tikai viens spēlētājs
error-not-over = spēle šeit nav beigusies: vēl ir paklāji un spēlētāji
error-mover-cannot = gājiens nevar būt { $seat ->
    [red] Sarkanajam
    [yellow] Dzeltenajam
    [blue] Zilajam
   *[purple] Violetajam
}: šis spēlētājs ir izstājies vai tam vairs nav paklāju

## Plain data

error-field-object = { $path } jābūt objektam
error-field-text = { $path } jābūt tekstam
error-field-flag = { $path } jābūt true vai false
error-field-number = { $path } jābūt veselam skaitlim no { $least } līdz { $most }
error-field-list = { $path } jābūt sarakstam, kura garums ir { $length }
error-field-choice = { $path } jābūt vienam no { $choices }
error-field-missing = trūkst { $path }
error-field-unknown = lauka { $path } nav
error-field-reveal-only = { $path } norāda fāzē „reveal” un nevienā citā
error-field-reveal = fāze ir „reveal” tad un tikai tad, ja kādai kaudzītei vēl jāparāda nākamais paklājs
error-field-seat = šeit rīkojas vieta { $wanted }
error-field-leaving = { $path } vēl spēlē, tātad nav izstājies
error-rug-id = paklājs { $rug } nav viens paklājs uz diviem blakus lauciņiem: { $squares }
error-rug-id-two = { $squares } ir viens paklājs, un tiem vajag vienu id

## Records

error-in-record = { $line }. rinda, { $column }. kolonna: { $why }
error-record-header = šī nav galvene: raksti [Name "value"]
error-record-header-name = „{ $name }” šeit nevar būt galvenes nosaukums
error-record-header-value = galvenei { $name } jābūt tekstam
error-record-remark = piezīme nevar sekot darbībai { $number } no { $actions }
error-record-names = vārdu skaits ir { $given }, bet spēlētāju skaits ir { $players }
error-record-half-character = te ir pusrakstzīme, ko nevar glabāt nevienā failā
error-record-header-twice = galvene { $name } ir divreiz
error-record-without-rules = spēle sākas ar galvenēm, un vienai no tām jābūt Rules
error-record-rules-differ = galvenes Rules un Position dod dažādus noteikumus
error-record-first = „{ $text }” nevar sākt: izvēlies no { $seats }
error-record-word = „{ $text }” nav ne darbība, ne gājiena numurs, ne rezultāts
error-record-open-remark = šī piezīme nav aizvērta ar {"}"}
error-record-number = gājienam { $number } jābūt gājienam { $wanted }
error-record-number-here = gājiens { $number } šeit nevar sākties
error-record-result = rezultāts norādīts kā { $stated }, bet tas ir { $result }
error-record-not-one = gaidīta viena spēle, nevis { $games }

## Bots

error-bot = bota „{ $text }” nav; ir { $known }
error-bot-text = „{ $text }” nenosauc botu: raksti nosaukumu vai nosaukumu ar opcijām, piemēram, bestfirst:ms=200
error-bot-option = botam { $bot } nav opcijas „{ $text }”; ir { $known }
error-bot-option-text = „{ $text }” botā „{ $bot }” nav opcija: raksti nosaukumu un vērtību, piemēram, ms=200
error-bot-option-number = { $option } nevar būt { $text }: tas ir vesels skaitlis no { $least } līdz { $most }
error-bot-option-word = { $option } nevar būt { $text }: izvēlies no { $words }
error-bot-class = „{ $text }” nepasaka, kura klase: raksti my_bot.py:MyBot
error-bot-no-brain = „{ $text }” darbojas savā procesā, un smadzenes no tā aizņemties nevar

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = faila { $file } nav
error-load-module = moduļa { $module } nav
error-load-class = klases { $kind } tajā nav; ir { $known }
error-load-choose = klasei { $kind } nav metodes choose(self, view, clock)
error-load-raised = tas izraisīja { $what } ({ $where })
error-load-hung = tas nebija gatavs pēc { $seconds } s ({ $where })
error-load-died = tā process beidzās ar { $what } ({ $where })
error-load-hello = uz hello tas neatbild tā, kā atbild dzinējs: { $what }
error-forfeit-cannot-load = botu { $bot } nevar ielādēt: { $why }
error-forfeit-raised = { $bot } izraisīja { $what } ({ $where }); pozīcija bija { $position }
error-forfeit-hung = { $bot } nebija izlēmis pēc { $seconds } s ({ $where }); pozīcija bija { $position }
error-forfeit-died = bota { $bot } process beidzās ar { $what } ({ $where }); pozīcija bija { $position }
error-forfeit-no-action = { $bot } deva { $what }, kas nav darbība; pozīcija bija { $position }
error-forfeit-illegal = { $bot } izvēlējās { $action }, kas nav atļauts: { $why }; pozīcija bija { $position }
error-forfeit-stopped = { $bot } vairs netiek palaists: kļūmes pēc kārtas: { $times }, pēdējā: { $why }

## Matches

error-arena-nobody = mačam vajag vismaz vienu botu
error-arena-games = mačā ir vismaz viena spēle, nevis { $number }
error-arena-other-match = failā { $file } ir cits mačs: { $what } atšķiras no prasītā
error-arena-no-state = failā { $file } nav mača stāvokļa
error-arena-extra = tam vajag { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = diagrammu raksta .png vai .svg failā, nevis { $file }
error-arena-cluster = adresē { $address } neatbild neviens Ray klasteris: { $why }
error-survey-not-learned = bots { $bot } vēl nav iemācījies spēlēt { $rules }

## Training

error-train-no-state = failā { $file } nav apmācības stāvokļa vai tas ir no citas versijas
error-train-other-plan = failā { $file } ir cita apmācība: { $what } atšķiras no prasītā
error-train-no-value = failā { $file } nav vērtības
error-train-other-rules = { $file } ir apmācīts noteikumiem { $learned }, nevis { $wanted }

## Servers

error-server-no-table = tāda galda nav vai tā vairs nav
error-server-not-found = šeit nekā nav
error-server-method = šeit to nevar izdarīt
error-server-not-understood = to nevar saprast: { $why }
error-server-too-large = tas ir par lielu: pieņem ne vairāk kā { $most } baitu
error-server-too-many = pārāk daudz uzreiz: mēģini vēlreiz pēc { $seconds } s
error-server-full = šobrīd te ir pārāk daudz galdu
error-server-closing = šis serveris tiek slēgts: mēģini vēlreiz pēc { $seconds } s
error-server-lobby = vestibilā jau gaida tavi galdi: { $most }; vairāk nevar
error-server-storage = šis serveris pašlaik netiek pie savas krātuves: mēģini vēlreiz pēc { $seconds } s
error-server-origin = lapa no citurienes nedrīkst sarunāties ar šo serveri
error-server-banned = šī adrese te ir bloķēta līdz { $until }
error-server-banned-name = līdz { $until } neviens te nevar saukties „{ $name }”
error-server-no-such-player = { $seat }. vietā nesēž neviens, par ko varētu ziņot
error-server-host = šis serveris uz tādu vārdu neatsaucas
error-server-not-your-seat = { $seat }. vieta nav tava
error-server-own-secrets = paša izvēlētā slepenajā kodā ir 22 līdz 64 burti, cipari, - un _, un katram cilvēkam tas ir cits
error-server-seated = kāds no tavas adreses jau sēž pie šī galda
error-server-passport = šo pasi nevar nolasīt: tās noslēpumā ir 22 līdz 64 zīmes
error-server-no-passport = tādas pases šeit nav
error-server-token = šis marķieris šeit neko neatver: tas ir atsaukts vai nekad nav izveidots
error-server-no-token = tāda marķiera nav
error-server-scope = šis marķieris to neļauj: vajag tādu, kam ir tiesības { $scope }
error-server-tokens = vienas pases marķieru skaits nepārsniedz { $most }: atsauc kādu, ko nelieto
error-server-programs = programmas šeit nespēlē
error-server-match-programs = ātrā spēle ir cilvēkiem: programma sagatavo savu galdu (POST /api/tables) vai saņem saiti uz kādu
error-server-ahead = šis galds ticis tikai līdz notikumam { $number }
error-server-still-playing = tas ir beigtām spēlēm, bet spēle vēl turpinās
error-server-day-hidden = šis ir dienas tirgus galds: citi varēs skatīties, kad diena būs galā
error-server-no-day = tajā dienā tirgus nebija
error-server-day-over = šis tirgus ir slēgts: no plkst. 1 (UTC) to var spēlēt vēlreiz, bet tas neskaitās
error-server-broken = te kaut kas nogāja greizi, un tas ir pierakstīts
error-server-damaged = šis galds ir bojāts: tas jāatjauno servera uzturētājam, un viņam par to ir paziņots

## What is stored

error-data-file = failu { $file } nevar izmantot: { $why }
error-data-no-database = { $file } nav galdu datubāze: pārvieto to citur vai norādi citu mapi ar --data
error-data-damaged = fails { $file } ir bojāts ({ $why }): atjauno rezerves kopiju ar „marrakech database restore”; nekas nav mainīts
error-data-newer = fails { $file } ir no jaunākas programmas versijas (formāts { $found }; šī zina { $known }): palaid to versiju vai atgriezies ar tās komandu „marrakech database downgrade { $known }”
error-data-older = failā { $file } kaut kā trūkst: saglabāto izmaiņu skaits bija { $wanted }, bet tajā ir { $found }. Ir zudis tā -wal fails, vai arī tā ir vecāka kopija. Noliec atpakaļ trūkstošo vai atjauno rezerves kopiju; lai turpinātu ar to, kas ir, izdzēs { $mark }
error-data-locked = failu { $file } ir bloķējusi cita programma: aizver to un mēģini vēlreiz
error-data-no-key = { $file } nav atslēga: atslēga ir 64 heksadecimāli cipari. Noliec atpakaļ īsto; nekas nav mainīts
error-data-key-missing = trūkst atslēgas { $file }, bez kuras nevar nolasīt nevienu galdu: noliec to atpakaļ no kopijas vai ar --key-file norādi, kur tā ir. Nekas nav mainīts
error-data-key-wrong = { $file } nav tā atslēga, ar kuru šī datubāze rakstīta: noliec atpakaļ īsto vai ar --key-file norādi, kur tā ir. Nekas nav mainīts
error-data-none = datubāzes { $file } nav
error-data-outdated = fails { $file } ir no vecākas versijas: vienreiz palaid serveri, lai to atjauninātu
error-data-exists = fails { $file } jau pastāv: izvēlies citu nosaukumu
error-data-in-use = fails { $file } tiek izmantots: vispirms apturi serveri
error-data-form = formāta { $form }, pie kura atgriezties, nav; ir { $known }

## Tables

error-table-all-agreed = visi jau ir piekrituši spēlēt vēlreiz
error-table-begun = spēle jau ir sākusies
error-table-bot-plays = šobrīd te spēlē bots; vispirms atgriezies
error-table-chain-taken = divu spēlētāju metieni nevar būt atkarīgi no vienas ķēdes
error-table-closed = šo galdu ir aizvēris tas, kas to sagatavoja
error-table-closed-by-host = šo galdu ir aizvēris servera uzturētājs
error-table-colours = galda krāsas ir sarkana, dzeltena, zila un violeta, katra vienreiz
error-table-deserted = šobrīd pie šī galda neviena nav: mēģini vēlreiz, kad kāds būs atgriezies
error-table-dice-header = šī pieraksta galveni { $name } nevar izlasīt
error-table-dice-version = metienu versija { $version } šeit nav zināma
error-table-full = visas vietas ir aizņemtas
error-table-gone = kas padevies, vairs nespēlē
error-table-id-used = šis id jau ir izmantots kam citam
error-table-level = līmeņa „{ $level }” nav; ir { $known }
error-table-level-of-person = { $seat }. vieta nav botam, tāpēc tai nav līmeņa
error-table-long-record = spēle, kurā darbību ir vairāk par { $most }, ir par garu, lai to rādītu
error-table-mixed-name = „{ $name }”: vienā vārdā sajaukti līdzīgi burti no dažādiem alfabētiem; raksti to vienā alfabētā
error-table-no-name = vārdā ir vismaz viens burts, ko var parādīt
error-table-no-record = šajā pierakstā nav spēles
error-table-no-seed = šajā pierakstā nav ne sēklas, ne saistījuma, ar ko to pārbaudīt
error-table-no-such-seat = { $seat }. vieta pie šī galda nav tava
error-table-no-take-back = nav gājiena, ko varētu ņemt atpakaļ
error-table-no-throw = kauliņš tagad nav jāmet
error-table-no-undo = vairs nav ko atsaukt
error-table-rated = spēlē ar reitingu nav padomu un neko neņem atpakaļ, tā sākas no sākuma ar parastajiem paklājiem un dirhamiem, un katram cilvēkam ir savs ekrāns
error-table-position = tālāk var spēlēt tikai no pozīcijas, kas nav beigas, un tikai tad, ja visi cilvēki sēž pie viena ekrāna
error-table-nobody-waits = pie galda ar brīvām vietām kādam ir jāsēž
error-table-not-away = šis spēlētājs ir klāt
error-table-not-begun = spēle vēl nav sākusies
error-table-not-by-hand = { $action } ir nejaušības, nevis izvēles ziņā
error-table-not-maker = galdu var aizvērt tikai tas, kas to sagatavoja
error-table-not-maker-starts = sākt ar botiem var tikai tas, kas galdu sagatavoja
error-table-not-over = spēle vēl nav beigusies
error-table-not-your-turn = nav tavs gājiens
error-table-over = spēle ir beigusies
error-table-phrase = neviens te nevar pateikt „{ $phrase }”
error-table-plays-already = tu jau spēlē
error-table-programs = programmas pie šī galda nespēlē
error-table-same-name = vārds „{ $name }” pie šī galda jau ir aizņemts: pievieno tam kaut ko
error-table-seats-and-rules = vietu skaits { $seats } neatbilst noteikumiem, kas paredz { $players } spēlētājus
error-table-stale = pa to laiku kaut kas ir noticis; paskaties vēlreiz
error-table-taken = { $seat }. vieta ir aizņemta
error-table-time-over = laiks šim gājienam ir beidzies: to izdara bots
error-table-too-long = pie šī galda jau noticis pārāk daudz: var tikai spēlēt tālāk
error-table-too-much-talk = tik daudz runu; mazliet pagaidi
error-table-too-often = tas jau ir darīts { $times } reižu, un ar to pietiek
error-table-day = šis ir vienas dienas tirgus: katrs to spēlē viens, vienreiz un ar tiem pašiem metieniem
error-table-wrong-link = šis posms neseko tavas ķēdes pēdējam posmam
