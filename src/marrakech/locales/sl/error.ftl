### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = polja »{ $text }« ni: polja so od a1 do g7
error-action = »{ $text }« ni dejanje: napiši L, F ali R, 1 do 4, preprogo kot d3e3 ali =red
error-rug = { $near } in { $far } nista sosednji polji
error-action-number = dejanja s številko { $number } ni: segajo od 0 do { $most }

## Rule sets

error-option-value = { $option } ne more biti { $value }: izbiraj med { $choices }
error-option-range = { $option } ne more biti { $value }: to je celo število od { $least } do { $most }
error-one-colour-needs-two = two_player="one colour" je za dva igralca, število igralcev pa je { $players }
error-alternating-needs-two-colours = pile="alternating" zahteva dva igralca s po dvema barvama
error-odd-rugs = dve barvi dasta vsakomur sodo število preprog, ne { $rugs }
error-no-variant = besedilo »{ $edition }« nima različice
error-edition = izdaje »{ $text }« ni; na voljo so { $known }
error-rules = »{ $text }« ni nabor pravil: napiši izdajo, poševnico in 2, 3 ali 4, na primer international/4
error-rules-option = »{ $text }« ni možnost pravil ali pa je navedena dvakrat; na voljo so { $known }
error-no-such-seat = sedeža { $seat } ni: sedeži segajo od 0 do { $last }
error-no-hidden-piles = le premešani kupčki dveh barv imajo vrstni red, ki bi se lahko izvedel
error-wrong-piles = v kupčkih niso tiste preproge, ki so ostale

## What is not allowed

error-number-not-legal = dejanje s številko { $number } tu ni dovoljeno
error-batch-not-legal = dejanje s številko { $number } v partiji { $game } ni dovoljeno
error-nothing-to-pop = ni dejanja, ki bi se lahko vzelo nazaj
error-nothing-played = nič še ni bilo odigrano
error-no-chance = zdaj ni ničesar za vreči ali razkriti
error-game-over = { $action } ni mogoče: igra je končana
error-not-now = { $action } ni mogoče v fazi »{ $phase ->
    [turn] obračanje
    [roll] met
    [lay] polaganje
    [reveal] razkrivanje
    [over] konec
   *[other] { $phase }
}«; tu je dovoljeno: { $legal }
error-must-turn = Assama je treba obrniti levo ali desno; tu je dovoljeno: { $legal }
error-not-in-pile = { $colour ->
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
} preproga ne more biti naslednja v tem kupčku
error-under-assam = { $action } leži pod Assamom ({ $assam }); tu je dovoljeno: { $legal }
error-not-beside-assam = { $action } se ne dotika Assamovega polja ({ $assam }); tu je dovoljeno: { $legal }
error-far-square-first = { $action } je napačno obrnjeno: polje ob Assamu ({ $assam }) pride prvo, { $right }
error-covers-whole-rug = { $action } bi prekrilo celo { $colour ->
    [red] rdečo
    [yellow] rumeno
    [blue] modro
   *[purple] vijolično
} preprogo; tu je dovoljeno: { $legal }
error-same-colours = { $action } bi prekrilo dve { $colour ->
    [red] rdeči
    [yellow] rumeni
    [blue] modri
   *[purple] vijolični
} polovici; tu je dovoljeno: { $legal }

## Positions

error-position-fields = položaj ima šest delov (plošča, Assam, na potezi, faza, igralci, pravila), ne { $given }
error-position-assam = »{ $text }« ne pove, kje stoji Assam: napiši polje in N, E, S ali W, na primer d4S
error-position-mover = »{ $text }« ne pove, kdo je na potezi: izbiraj med { $seats }
error-position-phase = »{ $text }« ni faza: izbiraj med { $phases }
error-position-purse = »{ $text }« ni igralec: napiši dirhame in preproge kot 30r12 ali x1
error-position-top = »{ $text }« ne pove naslednje preproge, kot bi moralo: pri dveh barvah in preostalih preprogah =r ali =?, sicer nič
error-board-rows = plošča ima sedem vrstic, ne { $given }
error-board-columns = vrstica { $row } plošče mora imeti sedem polj, ne { $given }
error-board-cell = v vrstici { $row } plošče je »{ $text }«: napiši 1 do 7 za prazna polja ali r, y, b, p in enega od ^ > v <
error-colour-not-played = nihče ne igra z barvo, ki leži na { $square }: { $colour ->
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
}
error-half-off-board = druga polovica preproge na { $square } bi bila zunaj plošče
error-half-missing = druga polovica preproge na { $square } bi morala biti na { $other }, a to polje je prazno
error-half-nowhere = druge polovice preproge na { $square } ni nikjer: ne prekriva je nobena sosednja preproga
error-rugs-in-a-ring = preproge na { $squares } bi morale ležati vsaka pod naslednjo
error-players-number = število igralcev je { $given }, pravila pa so za { $wanted }
error-purse-colours = { $seat ->
    [red] Rdeči
    [yellow] Rumeni
    [blue] Modri
   *[purple] Vijolični
} ima preproge teh barv: { $wanted }
error-out-with-goods = { $seat ->
    [red] Rdeči
    [yellow] Rumeni
    [blue] Modri
   *[purple] Vijolični
} ni več v igri in ne more imeti ne dirhamov ne preprog
error-too-many-rugs = položenih in preostalih preprog te barve je skupaj več kot { $most }: { $colour ->
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
}
error-top-not-in-pile = { $seat ->
    [red] Rdeči
    [yellow] Rumeni
    [blue] Modri
   *[purple] Vijolični
} kot naslednje ne more položiti { $colour ->
    [red] rdeče
    [yellow] rumene
    [blue] modre
   *[purple] vijolične
} preproge: nobene ni več
error-top-unknown = pred tem mora kupček pokazati naslednjo preprogo
error-dirhams-together = vseh dirhamov skupaj ne more biti več kot { $most }
error-out-without-elimination = po teh pravilih nihče ne izpade
error-leaving-order = tisti, ki so izpadli, so odšli prvi, drugi, tretji, en igralec pa ostane v igri
error-over = tu je igre konec: ni več preprog ali pa je ostal le en igralec
error-not-over = tu igre še ni konec: preproge in igralci so še ostali
error-mover-cannot = na potezi ne more biti { $seat ->
    [red] Rdeči
    [yellow] Rumeni
    [blue] Modri
   *[purple] Vijolični
}: ni več v igri ali nima več preprog

## Plain data

error-field-object = { $path } mora biti objekt
error-field-text = { $path } mora biti besedilo
error-field-flag = { $path } mora biti true ali false
error-field-number = { $path } mora biti celo število od { $least } do { $most }
error-field-list = { $path } mora biti seznam dolžine { $length }
error-field-choice = { $path } mora biti eno od { $choices }
error-field-missing = { $path } manjka
error-field-unknown = podatka { $path } ni
error-field-reveal-only = { $path } se navede v fazi »reveal« in v nobeni drugi
error-field-reveal = faza je »reveal« natanko tedaj, ko mora kupček še pokazati naslednjo preprogo
error-field-seat = sedež, ki je na vrsti, je tu { $wanted }
error-field-leaving = { $path } je v igri in torej ni izpadel
error-rug-id = preproga { $rug } ni ena sama preproga na dveh sosednjih poljih: { $squares }
error-rug-id-two = { $squares } je ena preproga in potrebuje isti id

## Records

error-in-record = vrstica { $line }, stolpec { $column }: { $why }
error-record-header = to ni glava: napiši [Name "value"]
error-record-header-name = »{ $name }« tu ne more biti ime glave
error-record-header-value = glava { $name } mora biti besedilo
error-record-remark = opomba ne more slediti dejanju { $number } od { $actions }
error-record-names = število imen je { $given }, število igralcev pa { $players }
error-record-half-character = tu je polovica znaka, ki je ne more hraniti nobena datoteka
error-record-header-twice = glava { $name } je navedena dvakrat
error-record-without-rules = partija se začne z glavami, ena od njih mora biti Rules
error-record-rules-differ = glavi Rules in Position navajata različna pravila
error-record-first = »{ $text }« ne more začeti: izbiraj med { $seats }
error-record-word = »{ $text }« ni ne dejanje ne številka poteze ne izid
error-record-open-remark = ta opomba ni zaprta z {"}"}
error-record-number = poteza { $number } bi morala biti poteza { $wanted }
error-record-number-here = poteza { $number } se tu ne more začeti
error-record-result = navedeni izid je { $stated }, pravi pa { $result }
error-record-not-one = pričakovana je bila ena partija, ne { $games }

## Bots

error-bot = bota »{ $text }« ni; na voljo so { $known }
error-bot-text = »{ $text }« ni ime bota: napiši ime ali ime z možnostmi, na primer bestfirst:ms=200
error-bot-option = bot { $bot } nima možnosti »{ $text }«; na voljo so { $known }
error-bot-option-text = »{ $text }« v »{ $bot }« ni možnost: napiši ime in vrednost, na primer ms=200
error-bot-option-number = { $option } ne more biti { $text }: to je celo število od { $least } do { $most }
error-bot-option-word = { $option } ne more biti { $text }: izbiraj med { $words }
error-bot-class = »{ $text }« ne pove, kateri razred: napiši my_bot.py:MyBot
error-bot-no-brain = »{ $text }« teče v svojem procesu in nima možganov za posojo

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = datoteke { $file } ni
error-load-module = modula { $module } ni
error-load-class = razreda { $kind } ni v njem; vsebuje { $known }
error-load-choose = njegov razred { $kind } nima metode choose(self, view, clock)
error-load-raised = sprožil je { $what } ({ $where })
error-load-hung = po { $seconds } s še ni bil pripravljen ({ $where })
error-load-died = njegov proces se je končal z { $what } ({ $where })
error-load-hello = na hello ne odgovori tako, kot odgovori pogon: { $what }
error-forfeit-cannot-load = bota { $bot } ni mogoče naložiti: { $why }
error-forfeit-raised = { $bot } je sprožil { $what } ({ $where }); položaj je bil { $position }
error-forfeit-hung = { $bot } se po { $seconds } s še ni odločil ({ $where }); položaj je bil { $position }
error-forfeit-died = proces bota { $bot } se je končal z { $what } ({ $where }); položaj je bil { $position }
error-forfeit-no-action = { $bot } je vrnil { $what }, kar ni dejanje; položaj je bil { $position }
error-forfeit-illegal = { $bot } je izbral { $action }, kar ni dovoljeno: { $why }; položaj je bil { $position }
error-forfeit-stopped = bot { $bot } se ne zažene več; zaporednih odpovedi: { $times }, nazadnje takole: { $why }

## Matches

error-arena-nobody = tekma potrebuje vsaj enega bota
error-arena-games = tekma ima vsaj eno partijo, ne { $number }
error-arena-other-match = { $file } vsebuje drugo tekmo, od zahtevane se razlikuje: { $what }
error-arena-no-state = { $file } ne vsebuje stanja tekme
error-arena-extra = za to je potreben paket { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = graf se zapiše v datoteko .png ali .svg, ne v { $file }
error-arena-cluster = na naslovu { $address } se ne oglasi nobena gruča Ray: { $why }
error-survey-not-learned = bot { $bot } se še ni naučil igrati { $rules }

## Training

error-train-no-state = { $file } ne vsebuje stanja učenja ali pa ni iz te različice programa
error-train-other-plan = { $file } vsebuje drugo učenje, od zahtevanega se razlikuje: { $what }
error-train-no-value = { $file } ne vsebuje ocene
error-train-other-rules = { $file } je naučeno za { $learned }, ne za { $wanted }

## Servers

error-server-no-table = te mize ni ali pa je ni več
error-server-not-found = tukaj ni ničesar
error-server-method = tega se tu ne da narediti
error-server-not-understood = tega ni mogoče razumeti: { $why }
error-server-too-large = to je preveliko: največ { $most } bajtov
error-server-too-many = preveč naenkrat: poskusi znova čez { $seconds } s
error-server-full = trenutno je tu preveč miz
error-server-closing = ta strežnik se zapira: poskusi znova čez { $seconds } s
error-server-lobby = v čakalnici že čaka največje dovoljeno število tvojih miz: { $most }
error-server-storage = ta strežnik trenutno ne doseže svojih podatkov: poskusi znova čez { $seconds } s
error-server-origin = stran od drugod ne sme govoriti s tem strežnikom
error-server-banned = dostop s tega naslova je blokiran do { $until }
error-server-banned-name = ime »{ $name }« je tu blokirano do { $until }
error-server-no-such-player = na sedežu { $seat } ni nikogar, ki bi ga bilo mogoče prijaviti
error-server-host = ta strežnik se na to ime ne odziva
error-server-not-your-seat = sedež { $seat } ni tvoj
error-server-own-secrets = lastna skrivnost ima od 22 do 64 znakov (črke, števke, - in _), vsaka oseba pa ima drugo
error-server-seated = za to mizo že sedi nekdo s tvojega naslova
error-server-passport = tega potnega lista ni mogoče prebrati: njegova skrivnost ima od 22 do 64 črk
error-server-no-passport = takega potnega lista tu ni
error-server-token = ta žeton tu ničesar ne odpre: preklican je ali pa nikoli ni obstajal
error-server-no-token = takega žetona ni
error-server-scope = ta žeton tega ne sme: potreben je žeton z dovoljenjem { $scope }
error-server-tokens = največje število žetonov enega potnega lista je { $most }: prekliči takega, ki ga ne uporabljaš
error-server-programs = programi tu ne igrajo
error-server-match-programs = hitra igra je za ljudi: program pripravi svojo mizo (POST /api/tables) ali dobi povezavo do druge
error-server-ahead = ta miza je šele pri dogodku { $number }
error-server-still-playing = to je za končane partije, ta pa še traja
error-server-day-hidden = to je miza današnje tržnice: drugi si jo lahko ogledajo, ko bo dan končan
error-server-no-day = tisti dan ni bilo tržnice
error-server-day-over = ta tržnica se je zaprla: od enih (UTC) jo je mogoče znova igrati, brez točkovanja
error-server-broken = tu je šlo nekaj narobe; napaka je zabeležena
error-server-damaged = ta miza je poškodovana: obnoviti jo mora upravitelj strežnika, ki to že ve

## What is stored

error-data-file = { $file } se ne da uporabiti: { $why }
error-data-no-database = { $file } ni podatkovna zbirka miz: premakni to datoteko drugam ali z --data navedi drugo mapo
error-data-damaged = datoteka { $file } je poškodovana ({ $why }): obnovi varnostno kopijo z »marrakech database restore«; nič ni bilo spremenjeno
error-data-newer = datoteka { $file } je iz novejše različice tega programa (format { $found }; ta pozna { $known }): zaženi tisto različico ali pa z njo vrni starejši format z »marrakech database downgrade { $known }«
error-data-older = v datoteki { $file } nekaj manjka: število shranjenih sprememb je bilo { $wanted }, zdaj pa je { $found }. Izgubila se je njena datoteka -wal ali pa je to starejša kopija. Vrni, kar manjka, ali obnovi varnostno kopijo; za nadaljevanje brez tega odstrani { $mark }
error-data-locked = datoteko { $file } je zaklenil drug program: končaj ga in poskusi znova
error-data-no-key = { $file } ni ključ: ključ je 64 šestnajstiških števk. Vrni pravega; nič ni bilo spremenjeno
error-data-key-missing = manjka ključ { $file }, brez katerega ni mogoče prebrati nobene mize: vrni ga iz kopije ali s --key-file povej, kje je. Nič ni bilo spremenjeno
error-data-key-wrong = { $file } ni ključ, s katerim je bila zapisana ta podatkovna zbirka: vrni pravega ali s --key-file povej, kje je. Nič ni bilo spremenjeno
error-data-none = podatkovne zbirke { $file } ni
error-data-outdated = datoteka { $file } je iz starejše različice: enkrat zaženi strežnik, da jo posodobi
error-data-exists = datoteka { $file } že obstaja: izberi drugo ime
error-data-in-use = datoteka { $file } je v uporabi: najprej ustavi strežnik
error-data-form = formata { $form }, na katerega bi se bilo mogoče vrniti, ni; na voljo so { $known }

## Tables

error-table-all-agreed = vsi so že privolili, da bodo igrali znova
error-table-begun = igra se je že začela
error-table-bot-plays = tu trenutno igra bot; najprej se vrni
error-table-chain-taken = meti dveh igralcev ne morejo biti odvisni od iste verige
error-table-closed = to mizo je zaprla oseba, ki jo je postavila
error-table-closed-by-host = to mizo je zaprl upravitelj strežnika
error-table-colours = barve mize so rdeča, rumena, modra in vijolična, vsaka enkrat
error-table-deserted = za to mizo trenutno ni nikogar: poskusi znova, ko se kdo vrne
error-table-dice-header = glave { $name } tega zapisa ni mogoče prebrati
error-table-dice-version = meti različice { $version } tu niso znani
error-table-full = vsi sedeži so zasedeni
error-table-gone = kdor se je vdal, ne igra več
error-table-id-used = ta id je bil že uporabljen za nekaj drugega
error-table-level = stopnje »{ $level }« ni; na voljo so { $known }
error-table-level-of-person = sedež { $seat } ni za bota, zato nima stopnje
error-table-long-record = partija z več kot { $most } dejanji je predolga za prikaz
error-table-mixed-name = beseda v imenu »{ $name }« meša abecede, ki so si podobne: napiši jo v eni od njih
error-table-no-name = ime ima vsaj eno črko, ki se da prikazati
error-table-no-record = v tem zapisu ni partije
error-table-no-seed = ta zapis nima ne semena ne zaveze za preverjanje
error-table-no-such-seat = sedež { $seat } za to mizo ni tvoj
error-table-no-take-back = ni poteze, ki bi se lahko vzela nazaj
error-table-no-throw = zdaj ni čas za met kocke
error-table-no-undo = ni več česa razveljaviti
error-table-rated = partija za rating je brez namigov in jemanja nazaj, začne se na začetku z običajnimi preprogami in dirhami, vsak pa sedi za svojim zaslonom
error-table-position = naprej se igra samo iz pozicije, ki ni konec, in samo če si vsi ljudje delijo en zaslon
error-table-nobody-waits = za mizo s prostimi sedeži mora nekdo sedeti
error-table-not-away = ta igralec je tukaj
error-table-not-begun = igra se še ni začela
error-table-not-by-hand = { $action } je stvar naključja, ne izbire
error-table-not-maker = mizo lahko zapre le, kdor jo je postavil
error-table-not-maker-starts = z boti lahko začne le, kdor je mizo postavil
error-table-not-over = igra še ni končana
error-table-not-your-turn = nisi na potezi
error-table-over = igra je končana
error-table-phrase = nihče tu ne more reči »{ $phrase }«
error-table-plays-already = že igraš
error-table-programs = za to mizo programi ne igrajo
error-table-same-name = nekomu za to mizo je že ime »{ $name }«: dodaj kaj k svojemu imenu
error-table-seats-and-rules = število sedežev ({ $seats }) se ne ujema s pravili za toliko igralcev: { $players }
error-table-stale = medtem se je nekaj zgodilo; poglej še enkrat
error-table-taken = sedež { $seat } je zaseden
error-table-time-over = čas za to potezo je potekel: odigra jo bot
error-table-too-long = za to mizo se je zgodilo že preveč: mogoče je samo še igrati naprej
error-table-too-much-talk = preveč sporočil; počakaj malo
error-table-too-often = to se je zgodilo že { $times }-krat in to je dovolj
error-table-day = to je tržnica enega dneva: vsak jo igra zase, samo enkrat in z istimi meti
error-table-wrong-link = ta člen se ne nadaljuje od zadnjega v tvoji verigi
