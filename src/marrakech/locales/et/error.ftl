### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = ruutu „{ $text }” ei ole: ruudud on a1 kuni g7
error-action = „{ $text }” ei ole toiming: kirjuta L, F või R, 1 kuni 4, vaip nagu d3e3, või =red
error-rug = { $near } ja { $far } ei ole naaberruudud
error-action-number = toimingut number { $number } ei ole: numbrid on 0 kuni { $most }

## Rule sets

error-option-value = { $option } ei saa olla { $value }: vali neist: { $choices }
error-option-range = { $option } ei saa olla { $value }: see on täisarv { $least } kuni { $most }
error-one-colour-needs-two = two_player="one colour" on kahele mängijale, mitte nii mitmele: { $players }
error-alternating-needs-two-colours = pile="alternating" vajab kaht mängijat, kummalgi kaks värvi
error-odd-rugs = kahe värviga on igaühel paarisarv vaipu, mitte { $rugs }
error-no-variant = tekstis „{ $edition }” ei ole varianti
error-edition = väljaannet „{ $text }” ei ole; olemas on { $known }
error-rules = „{ $text }” ei ole reeglistik: kirjuta väljaanne, kaldkriips ja 2, 3 või 4, näiteks international/4
error-rules-option = „{ $text }” ei ole reeglite valik või on seal kaks korda; olemas on { $known }
error-no-such-seat = kohta { $seat } ei ole: kohad on 0 kuni { $last }
error-no-hidden-piles = ainult kahe värvi segatud virnadel on järjekord, mida teada
error-wrong-piles = virnades ei ole need vaibad, mis on alles

## What is not allowed

error-number-not-legal = toiming number { $number } ei ole siin lubatud
error-batch-not-legal = toiming number { $number } ei ole mängus { $game } lubatud
error-nothing-to-pop = ei ole toimingut, mida tagasi võtta
error-nothing-played = midagi ei ole veel mängitud
error-no-chance = praegu ei ole midagi veeretada ega näidata
error-game-over = { $action } ei ole võimalik: mäng on läbi
error-not-now = { $action } ei ole võimalik järgus „{ $phase ->
    [turn] pööramine
    [roll] täringuvise
    [lay] vaiba asetamine
    [reveal] vaiba näitamine
    [over] lõpp
   *[other] { $phase }
}”; siin on lubatud: { $legal }
error-must-turn = Assamit tuleb pöörata vasakule või paremale; siin on lubatud: { $legal }
error-not-in-pile = { $colour ->
    [red] punane
    [yellow] kollane
    [blue] sinine
   *[purple] lilla
} vaip ei saa olla selles virnas järgmine
error-under-assam = { $action } jääb Assami alla ({ $assam }); siin on lubatud: { $legal }
error-not-beside-assam = { $action } ei puutu vastu Assami ruutu ({ $assam }); siin on lubatud: { $legal }
error-far-square-first = { $action } on valetpidi: Assami ({ $assam }) kõrval olev ruut on ees, { $right }
error-covers-whole-rug = { $action } kataks terve { $colour ->
    [red] punase
    [yellow] kollase
    [blue] sinise
   *[purple] lilla
} vaiba; siin on lubatud: { $legal }
error-same-colours = { $action } kataks kaks { $colour ->
    [red] punast
    [yellow] kollast
    [blue] sinist
   *[purple] lillat
} poolt; siin on lubatud: { $legal }

## Positions

error-position-fields = seisus on kuus välja (laud, Assam, kelle käik, järk, mängijad, reeglid), mitte { $given }
error-position-assam = „{ $text }” ei ütle, kus Assam seisab: kirjuta ruut ja N, E, S või W, näiteks d4S
error-position-mover = „{ $text }” ei ütle, kelle käik on: vali neist: { $seats }
error-position-phase = „{ $text }” ei ole järk: vali neist: { $phases }
error-position-purse = „{ $text }” ei ole mängija: kirjuta dirhamid ja vaibad nagu 30r12, või x1
error-position-top = „{ $text }” ei näita järgmist vaipa nii, nagu peab: kahe värvi ja allesolevate vaipadega =r või =?, muidu mitte midagi
error-board-rows = laual on seitse rida, mitte { $given }
error-board-columns = laua reas { $row } on { $given } ruutu, mitte seitse
error-board-cell = laua reas { $row } on „{ $text }”: kirjuta tühjade ruutude jaoks 1 kuni 7, või r, y, b, p ja üks märkidest ^ > v <
error-colour-not-played = keegi ei mängi { $colour ->
    [red] punasega
    [yellow] kollasega
    [blue] sinisega
   *[purple] lillaga
}, kuid ruudul { $square } on selline vaip
error-half-off-board = ruudul { $square } oleva vaiba teine pool jääks lauast välja
error-half-missing = ruudul { $square } oleva vaiba teine pool peaks olema ruudul { $other }, mis on tühi
error-half-nowhere = ruudul { $square } oleva vaiba teist poolt ei ole kusagil: ükski kõrvalolev vaip ei kata seda
error-rugs-in-a-ring = ruutude { $squares } vaibad peaksid igaüks olema järgmise all
error-players-number = mängijaid on { $given }, aga reeglid on nii mitmele: { $wanted }
error-purse-colours = mängija { $seat ->
    [red] Punane
    [yellow] Kollane
    [blue] Sinine
   *[purple] Lilla
} vaipade värvid on: { $wanted }
error-out-with-goods = { $seat ->
    [red] Punane
    [yellow] Kollane
    [blue] Sinine
   *[purple] Lilla
} on väljas ning dirhameid ega vaipu ei saa alles olla
error-too-many-rugs = { $colour ->
    [red] punaseid
    [yellow] kollaseid
    [blue] siniseid
   *[purple] lillasid
} vaipu on laual ja alles kokku üle { $most }
error-top-not-in-pile = { $seat ->
    [red] Punane
    [yellow] Kollane
    [blue] Sinine
   *[purple] Lilla
} ei saa järgmisena asetada { $colour ->
    [red] punast
    [yellow] kollast
    [blue] sinist
   *[purple] lillat
} vaipa: neid pole enam
error-top-unknown = virn peab enne seda näitama oma järgmist vaipa
error-dirhams-together = dirhameid ei saa kokku olla üle { $most }
error-out-without-elimination = nende reeglitega ei lange keegi välja
error-leaving-order = väljalangenud lahkusid esimesena, teisena ja kolmandana ning üks mängija jääb mängu
error-over = mäng on siin läbi: vaipu ei ole enam või on alles vaid üks mängija
error-not-over = mäng ei ole siin läbi: vaipu ja mängijaid on alles
error-mover-cannot = käigul ei saa olla { $seat ->
    [red] Punane
    [yellow] Kollane
    [blue] Sinine
   *[purple] Lilla
}: see mängija on väljas või tal pole enam vaipu

## Plain data

error-field-object = { $path } peab olema objekt
error-field-text = { $path } peab olema tekst
error-field-flag = { $path } peab olema true või false
error-field-number = { $path } peab olema täisarv { $least } kuni { $most }
error-field-list = { $path } peab olema loend pikkusega { $length }
error-field-choice = { $path } peab olema üks neist: { $choices }
error-field-missing = { $path } puudub
error-field-unknown = välja { $path } ei ole
error-field-reveal-only = { $path } antakse järgus „reveal” ja mitte üheski teises
error-field-reveal = järk on „reveal” siis ja ainult siis, kui mõni virn peab veel oma järgmist vaipa näitama
error-field-seat = tegutsev koht on siin { $wanted }
error-field-leaving = { $path } on mängus, seega ei ole lahkunud
error-rug-id = vaip { $rug } ei ole üks vaip kahel naaberruudul: { $squares }
error-rug-id-two = { $squares } on üks vaip ja vajavad sama tunnust

## Records

error-in-record = rida { $line }, veerg { $column }: { $why }
error-record-header = see ei ole päis: kirjuta [Name "value"]
error-record-header-name = „{ $name }” ei saa siin päise nimi olla
error-record-header-value = päis { $name } peab olema tekst
error-record-remark = märkus ei saa järgneda toimingule { $number }, kui toiminguid on { $actions }
error-record-names = nimesid on { $given }, mängijaid { $players }
error-record-half-character = tekstis on pool märki, mida ükski fail ei saa hoida
error-record-header-twice = päis { $name } on seal kaks korda
error-record-without-rules = mäng algab päistega, millest üks peab olema Rules
error-record-rules-differ = päised Rules ja Position annavad erinevad reeglid
error-record-first = „{ $text }” ei saa alustada: vali neist: { $seats }
error-record-word = „{ $text }” ei ole toiming, käigu number ega tulemus
error-record-open-remark = selle märkuse lõpust puudub {"}"}
error-record-number = käik { $number } peaks olema käik { $wanted }
error-record-number-here = käik { $number } ei saa siin alata
error-record-result = tulemuseks on märgitud { $stated }, aga see on { $result }
error-record-not-one = oodati ühte mängu, mitte { $games }

## Bots

error-bot = robotit „{ $text }” ei ole; olemas on { $known }
error-bot-text = „{ $text }” ei nimeta ühtegi robotit: kirjuta nimi või nimi valikutega, näiteks bestfirst:ms=200
error-bot-option = robotil { $bot } ei ole valikut „{ $text }”; olemas on { $known }
error-bot-option-text = „{ $text }” kohas „{ $bot }” ei ole valik: kirjuta nimi ja väärtus, näiteks ms=200
error-bot-option-number = { $option } ei saa olla { $text }: see on täisarv { $least } kuni { $most }
error-bot-option-word = { $option } ei saa olla { $text }: vali neist: { $words }
error-bot-class = „{ $text }” ei ütle, milline klass: kirjuta my_bot.py:MyBot
error-bot-no-brain = „{ $text }” töötab omaette protsessis ja sealt ei saa ajusid laenata

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = faili { $file } ei ole
error-load-module = moodulit { $module } ei ole
error-load-class = selles ei ole klassi { $kind }; olemas on { $known }
error-load-choose = selle klassil { $kind } ei ole meetodit choose(self, view, clock)
error-load-raised = see andis vea { $what } ({ $where })
error-load-hung = see ei saanud { $seconds } s jooksul valmis ({ $where })
error-load-died = selle protsess lõppes: { $what } ({ $where })
error-load-hello = see ei vasta sõnumile hello nii, nagu mootor vastab: { $what }
error-forfeit-cannot-load = robotit { $bot } ei saa laadida: { $why }
error-forfeit-raised = { $bot } andis vea { $what } ({ $where }); seis oli { $position }
error-forfeit-hung = { $bot } ei otsustanud { $seconds } s jooksul ({ $where }); seis oli { $position }
error-forfeit-died = roboti { $bot } protsess lõppes: { $what } ({ $where }); seis oli { $position }
error-forfeit-no-action = { $bot } andis { $what }, mis ei ole toiming; seis oli { $position }
error-forfeit-illegal = { $bot } valis { $action }, mis ei ole lubatud: { $why }; seis oli { $position }
error-forfeit-stopped = robotit { $bot } enam ei käivitata: see ebaõnnestus { $times } korda järjest, viimati nii: { $why }

## Matches

error-arena-nobody = võistlus vajab vähemalt ühte robotit
error-arena-games = võistluses on vähemalt üks mäng, mitte { $number }
error-arena-other-match = failis { $file } on teine võistlus: küsitust erinevad { $what }
error-arena-no-state = failis { $file } ei ole võistluse seisu
error-arena-extra = selleks on vaja { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = joonis kirjutatakse .png- või .svg-faili, mitte faili { $file }
error-arena-cluster = aadressil { $address } ei vasta ükski Ray klaster: { $why }
error-survey-not-learned = robot { $bot } ei ole veel õppinud mängima reeglitega { $rules }

## Training

error-train-no-state = failis { $file } ei ole õppimise seisu või on see teisest versioonist
error-train-other-plan = failis { $file } on teine õppimine: küsitust erinevad { $what }
error-train-no-value = failis { $file } ei ole väärtusfunktsiooni
error-train-other-rules = { $file } on õpitud reeglite { $learned } jaoks, mitte { $wanted } jaoks

## Servers

error-server-no-table = sellist lauda ei ole või on see kadunud
error-server-not-found = siin ei ole midagi
error-server-method = seda ei saa siin teha
error-server-not-understood = sellest ei saa aru: { $why }
error-server-too-large = see on liiga suur: vastu võetakse kuni { $most } baiti
error-server-too-many = liiga palju korraga: proovi uuesti { $seconds } s pärast
error-server-full = siin on praegu liiga palju laudu
error-server-closing = see server läheb kinni: proovi uuesti { $seconds } s pärast
error-server-lobby = fuajees ootab sinu laudu juba { $most }
error-server-storage = server ei pääse praegu oma andmetele ligi: proovi uuesti { $seconds } s pärast
error-server-origin = mujalt pärit leht ei tohi selle serveriga rääkida
error-server-banned = see aadress on siin blokeeritud kuni { $until }
error-server-banned-name = nimi „{ $name }” on siin blokeeritud kuni { $until }
error-server-no-such-player = kohal { $seat } ei istu kedagi, kellest saaksid teatada
error-server-host = see server ei vasta sellele nimele
error-server-not-your-seat = koht { $seat } ei ole sinu oma
error-server-own-secrets = enda tehtud saladuses on 22 kuni 64 tähte, numbrit, - ja _ ning igal inimesel on see erinev
error-server-seated = keegi sinu aadressilt istub juba selles lauas
error-server-passport = seda passi ei saa lugeda: selle saladuses on 22 kuni 64 märki
error-server-no-passport = sellist passi siin ei ole
error-server-token = see pääsuluba ei ava siin midagi: see võeti tagasi või ei ole seda kunagi olnud
error-server-no-token = sellist pääsuluba ei ole
error-server-scope = see pääsuluba seda ei luba: vaja on õigust { $scope }
error-server-tokens = passil on kõige rohkem { $most } pääsuluba: võta tagasi mõni, mida sa ei kasuta
error-server-programs = programmid siin ei mängi
error-server-match-programs = kiirmäng on inimestele: programm seab üles oma laua (POST /api/tables) või saab lingi mõne lauani
error-server-ahead = see laud on jõudnud alles sündmuseni { $number }
error-server-still-playing = see on lõppenud mängude jaoks, aga mäng alles käib
error-server-day-hidden = see on päeva turu laud: teised saavad vaadata, kui päev on läbi
error-server-no-day = sel päeval turgu ei olnud
error-server-day-over = see turg on suletud: alates kella ühest (UTC) saab seda uuesti mängida, ilma et see loeks
error-server-broken = siin läks midagi valesti ja see kirjutati üles
error-server-damaged = see laud on rikutud: haldaja peab selle taastama ja talle on sellest teatatud

## What is stored

error-data-file = faili { $file } ei saa kasutada: { $why }
error-data-no-database = { $file } ei ole laudade andmebaas: vii see mujale või anna teine kaust valikuga --data
error-data-damaged = { $file } on rikutud ({ $why }): taasta varukoopia käsuga „marrakech database restore”; midagi ei muudetud
error-data-newer = { $file } on programmi uuemast versioonist (vorming { $found }; see versioon tunneb vormingut { $known }): käivita too versioon või lase sel tagasi minna käsuga „marrakech database downgrade { $known }”
error-data-older = failist { $file } on midagi puudu: salvestati { $wanted } muudatust, aga alles on { $found }. Selle -wal-fail on kadunud või on see vanem koopia. Pane puuduv tagasi või taasta varukoopia; et jätkata nii, nagu on, kustuta { $mark }
error-data-locked = teine programm on faili { $file } lukustanud: sulge see programm ja proovi uuesti
error-data-no-key = { $file } ei ole võti: võti on 64 kuueteistkümnendnumbrit. Pane õige tagasi; midagi ei muudetud
error-data-key-missing = puudub võti { $file }, milleta ei saa ühtegi lauda lugeda: pane see koopiast tagasi või ütle valikuga --key-file, kus see on. Midagi ei muudetud
error-data-key-wrong = { $file } ei ole see võti, millega see andmebaas on kirjutatud: pane õige tagasi või ütle valikuga --key-file, kus see on. Midagi ei muudetud
error-data-none = andmebaasi { $file } ei ole
error-data-outdated = { $file } on vanemast versioonist: käivita korraks server, et see ajakohastada
error-data-exists = { $file } on juba olemas: vali teine nimi
error-data-in-use = { $file } on kasutusel: peata enne server
error-data-form = vormingut { $form }, mille juurde tagasi minna, ei ole; olemas on { $known }

## Tables

error-table-all-agreed = kõik on juba nõus uuesti mängima
error-table-begun = mäng on juba alanud
error-table-bot-plays = siin mängib praegu robot; tule enne ise tagasi
error-table-chain-taken = kahe mängija juhus ei saa sõltuda samast ahelast
error-table-closed = laua looja on selle laua sulgenud
error-table-closed-by-host = haldaja on selle laua sulgenud
error-table-colours = laua värvid on punane, kollane, sinine ja lilla, igaüks üks kord
error-table-deserted = selles lauas ei ole praegu kedagi: proovi uuesti, kui keegi on tagasi
error-table-dice-header = selle salvestise päist { $name } ei saa lugeda
error-table-dice-version = täringu versiooni { $version } siin ei tunta
error-table-full = kõik kohad on võetud
error-table-gone = kes on alla andnud, see enam ei mängi
error-table-id-used = seda tunnust on juba millekski muuks kasutatud
error-table-level = taset „{ $level }” ei ole; olemas on { $known }
error-table-level-of-person = koht { $seat } ei ole robotile ja seega pole sellel taset
error-table-long-record = üle { $most } toiminguga mäng on näitamiseks liiga pikk
error-table-mixed-name = nime „{ $name }” ühes sõnas on segamini sarnase välimusega tähestikud: kirjuta see ühega neist
error-table-no-name = nimes on vähemalt üks nähtav täht
error-table-no-record = selles salvestises ei ole mängu
error-table-no-seed = selles salvestises ei ole seemnearvu ega lubadust, mille järgi kontrollida
error-table-no-such-seat = koht { $seat } ei ole selles lauas sinu kohtade seas
error-table-no-take-back = ei ole käiku, mida tagasi võtta
error-table-no-throw = praegu ei veeretata täringut
error-table-no-undo = enam ei ole midagi tühistada
error-table-rated = reitinguga mängus ei ole vihjeid ega tagasivõtmist, see algab algusest tavaliste vaipade ja dirhamitega, ja igal inimesel on oma ekraan
error-table-position = edasi saab mängida ainult seisust, mis pole lõpp, ja ainult siis, kui kõik inimesed on ühe ekraani taga
error-table-nobody-waits = vabade kohtadega lauas peab keegi istuma
error-table-not-away = see mängija on kohal
error-table-not-begun = mäng ei ole veel alanud
error-table-not-by-hand = { $action } on juhuse, mitte valiku asi
error-table-not-maker = lauda saab sulgeda ainult selle looja
error-table-not-maker-starts = robotitega saab alustada ainult laua looja
error-table-not-over = mäng ei ole veel läbi
error-table-not-your-turn = praegu ei ole sinu käik
error-table-over = mäng on läbi
error-table-phrase = keegi ei saa siin öelda „{ $phrase }”
error-table-plays-already = sa juba mängid
error-table-programs = programmid selles lauas ei mängi
error-table-same-name = kellegi nimi selles lauas on juba „{ $name }”: lisa sellele midagi
error-table-seats-and-rules = { $seats } kohta ei sobi reeglitega, kus mängijaid on { $players }
error-table-stale = vahepeal on midagi juhtunud; vaata uuesti
error-table-taken = koht { $seat } on võetud
error-table-time-over = selle käigu aeg on läbi: robot mängib selle
error-table-too-long = selles lauas on juba liiga palju juhtunud: edasi läheb ainult mäng
error-table-too-much-talk = jutt läks pikaks; oota veidi
error-table-too-often = seda on tehtud juba { $times } korda ja sellest piisab
error-table-day = see on ühe päeva turg: igaüks mängib seda üksi, ühe korra ja samade visetega
error-table-wrong-link = see lüli ei järgne sinu ahela viimasele
