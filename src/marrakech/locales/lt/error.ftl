### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = langelio „{ $text }“ nėra: langeliai yra nuo a1 iki g7
error-action = „{ $text }“ nėra veiksmas: rašyk L, F arba R, skaičių nuo 1 iki 4, kilimą, pavyzdžiui, d3e3, arba =red
error-rug = { $near } ir { $far } nėra du gretimi langeliai
error-action-number = veiksmo, kurio numeris { $number }, nėra: numeriai yra nuo 0 iki { $most }

## Rule sets

error-option-value = { $option } negali būti { $value }: rinkis iš { $choices }
error-option-range = { $option } negali būti { $value }: tai sveikasis skaičius nuo { $least } iki { $most }
error-one-colour-needs-two = two_player="one colour" skirta dviem žaidėjams; čia žaidėjų { $players }
error-alternating-needs-two-colours = pile="alternating" reikia dviejų žaidėjų, turinčių po dvi spalvas
error-odd-rugs = turint dvi spalvas kilimų yra lyginis skaičius, o ne { $rugs }
error-no-variant = tekste „{ $edition }“ varianto nėra
error-edition = leidimo „{ $text }“ nėra; yra { $known }
error-rules = „{ $text }“ nėra taisyklių rinkinys: rašyk leidimą, pasvirąjį brūkšnį ir 2, 3 arba 4, pavyzdžiui, international/4
error-rules-option = „{ $text }“ nėra taisyklių parinktis arba nurodyta du kartus; yra { $known }
error-no-such-seat = vietos { $seat } nėra: vietos yra nuo 0 iki { $last }
error-no-hidden-piles = tik sumaišytos dviejų spalvų krūvelės turi tvarką, kurią galima žinoti
error-wrong-piles = krūvelėse yra ne tie kilimai, kurie liko

## What is not allowed

error-number-not-legal = veiksmas, kurio numeris { $number }, čia neleidžiamas
error-batch-not-legal = veiksmas, kurio numeris { $number }, neleidžiamas partijoje { $game }
error-nothing-to-pop = nėra veiksmo, kurį būtų galima atšaukti
error-nothing-played = dar nieko nesužaista
error-no-chance = dabar nėra ko mesti ar atskleisti
error-game-over = { $action } negalima: partija baigta
error-not-now = { $action } negalima, kai { $phase ->
    [turn] reikia sukti Asamą
    [roll] reikia mesti kauliuką
    [lay] reikia tiesti kilimą
    [reveal] krūvelė atskleidžia kitą kilimą
    [over] partija baigta
   *[other] vyksta „{ $phase }“
}; čia leidžiama: { $legal }
error-must-turn = Asamą reikia pasukti kairėn arba dešinėn; čia leidžiama: { $legal }
error-not-in-pile = šioje krūvelėje kitas kilimas negali būti { $colour ->
    [red] raudonas
    [yellow] geltonas
    [blue] mėlynas
   *[purple] violetinis
}
error-under-assam = { $action } yra po Asamu ({ $assam }); čia leidžiama: { $legal }
error-not-beside-assam = { $action } nesiliečia su Asamo langeliu ({ $assam }); čia leidžiama: { $legal }
error-far-square-first = { $action } parašyta atvirkščiai: pirmas eina langelis šalia Asamo ({ $assam }), { $right }
error-covers-whole-rug = { $action } uždengtų visą { $colour ->
    [red] raudoną
    [yellow] geltoną
    [blue] mėlyną
   *[purple] violetinį
} kilimą; čia leidžiama: { $legal }
error-same-colours = { $action } uždengtų dvi { $colour ->
    [red] raudonas
    [yellow] geltonas
    [blue] mėlynas
   *[purple] violetines
} puses; čia leidžiama: { $legal }

## Positions

error-position-fields = pozicija turi šešis laukus (lenta, Asamas, kieno ėjimas, fazė, žaidėjai, taisyklės), o ne { $given }
error-position-assam = „{ $text }“ nėra Asamo vieta: rašyk langelį ir N, E, S arba W, pavyzdžiui, d4S
error-position-mover = „{ $text }“ nenusako, kieno ėjimas: rinkis iš { $seats }
error-position-phase = „{ $text }“ nėra fazė: rinkis iš { $phases }
error-position-purse = „{ $text }“ nėra žaidėjas: rašyk dirhamus ir kilimus, pavyzdžiui, 30r12, arba x1
error-position-top = „{ $text }“ netinkamai nurodo kitą kilimą: jei spalvos dvi ir kilimų liko, rašyk =r arba =?, kitaip nieko
error-board-rows = lenta turi septynias eilutes, o ne { $given }
error-board-columns = lentos { $row } eilutėje langelių yra { $given }, o ne septyni
error-board-cell = lentos { $row } eilutėje yra „{ $text }“: tuštiems langeliams rašyk 1–7, kilimams r, y, b, p ir vieną iš ^ > v <
error-colour-not-played = niekas nežaidžia { $colour ->
    [red] raudona
    [yellow] geltona
    [blue] mėlyna
   *[purple] violetine
} spalva, kuri guli ant { $square }
error-half-off-board = kilimo ant { $square } kita pusė būtų už lentos ribų
error-half-missing = kilimo ant { $square } kita pusė turėtų būti ant { $other }, bet ten tuščia
error-half-nowhere = kilimo ant { $square } kitos pusės niekur nėra: jos nedengia joks kilimas šalia
error-rugs-in-a-ring = kilimai ant { $squares } turėtų ratu gulėti vienas po kitu
error-players-number = žaidėjų yra { $given }, o taisyklės skirtos tokiam skaičiui: { $wanted }
error-purse-colours = { $seat ->
    [red] Raudonasis
    [yellow] Geltonasis
    [blue] Mėlynasis
   *[purple] Violetinis
} turi šių spalvų kilimus: { $wanted }
error-out-with-goods = { $seat ->
    [red] Raudonasis
    [yellow] Geltonasis
    [blue] Mėlynasis
   *[purple] Violetinis
} jau nebežaidžia ir negali turėti nei dirhamų, nei kilimų
error-too-many-rugs = { $colour ->
    [red] raudonų
    [yellow] geltonų
    [blue] mėlynų
   *[purple] violetinių
} kilimų, patiestų ir likusių, yra daugiau nei { $most }
error-top-not-in-pile = { $seat ->
    [red] Raudonasis
    [yellow] Geltonasis
    [blue] Mėlynasis
   *[purple] Violetinis
}: kitas kilimas negali būti { $colour ->
    [red] raudonas
    [yellow] geltonas
    [blue] mėlynas
   *[purple] violetinis
}, nes nė vieno tokio neliko
error-top-unknown = prieš tai krūvelė turi parodyti kitą kilimą
error-dirhams-together = visų dirhamų kartu negali būti daugiau nei { $most }
error-out-without-elimination = pagal šias taisykles niekas neiškrinta
error-leaving-order = žaidėjai iškrinta iš eilės – pirmas, antras, trečias – ir vienas lieka
error-over = partija čia jau baigta: neliko kilimų arba liko tik vienas žaidėjas
error-not-over = partija čia dar nebaigta: liko kilimų ir žaidėjų
error-mover-cannot = { $seat ->
    [red] Raudonasis
    [yellow] Geltonasis
    [blue] Mėlynasis
   *[purple] Violetinis
} dabar eiti negali: šis žaidėjas iškrito arba nebeturi kilimų

## Plain data

error-field-object = { $path } turi būti objektas
error-field-text = { $path } turi būti tekstas
error-field-flag = { $path } turi būti true arba false
error-field-number = { $path } turi būti sveikasis skaičius nuo { $least } iki { $most }
error-field-list = { $path } turi būti sąrašas, kurio ilgis { $length }
error-field-choice = { $path } turi būti vienas iš { $choices }
error-field-missing = trūksta { $path }
error-field-unknown = lauko { $path } nėra
error-field-reveal-only = { $path } nurodomas fazėje „reveal“ ir jokioje kitoje
error-field-reveal = fazė yra „reveal“ tada ir tik tada, kai krūvelė dar turi parodyti kitą kilimą
error-field-seat = čia veikia vieta { $wanted }
error-field-leaving = { $path } dar žaidžia, taigi nėra iškritęs
error-rug-id = kilimas { $rug } nėra vienas kilimas ant dviejų gretimų langelių: { $squares }
error-rug-id-two = { $squares } yra vienas kilimas, ir id turi būti tas pats

## Records

error-in-record = { $line } eilutė, { $column } stulpelis: { $why }
error-record-header = tai nėra antraštė: rašyk [Name "value"]
error-record-header-name = „{ $name }“ čia negali būti antraštės pavadinimas
error-record-header-value = antraštė { $name } turi būti tekstas
error-record-remark = pastaba negali eiti po veiksmo { $number } iš { $actions }
error-record-names = vardų yra { $given }, o žaidėjų { $players }
error-record-half-character = čia yra pusė ženklo, kurios negali laikyti joks failas
error-record-header-twice = antraštė { $name } yra du kartus
error-record-without-rules = partija prasideda antraštėmis, ir viena jų turi būti Rules
error-record-rules-differ = antraštės Rules ir Position nurodo skirtingas taisykles
error-record-first = „{ $text }“ negali pradėti: rinkis iš { $seats }
error-record-word = „{ $text }“ nėra nei veiksmas, nei ėjimo numeris, nei rezultatas
error-record-open-remark = ši pastaba neuždaryta ženklu {"}"}
error-record-number = ėjimas { $number } turėtų būti ėjimas { $wanted }
error-record-number-here = ėjimas { $number } čia negali prasidėti
error-record-result = nurodytas rezultatas { $stated }, bet jis yra { $result }
error-record-not-one = laukta vienos partijos, o ne { $games }

## Bots

error-bot = boto „{ $text }“ nėra; yra { $known }
error-bot-text = „{ $text }“ nenurodo boto: rašyk vardą arba vardą su parinktimis, pavyzdžiui, bestfirst:ms=200
error-bot-option = botas { $bot } neturi parinkties „{ $text }“; yra { $known }
error-bot-option-text = „{ $text }“ iš „{ $bot }“ nėra parinktis: rašyk pavadinimą ir reikšmę, pavyzdžiui, ms=200
error-bot-option-number = { $option } negali būti { $text }: tai sveikasis skaičius nuo { $least } iki { $most }
error-bot-option-word = { $option } negali būti { $text }: rinkis iš { $words }
error-bot-class = „{ $text }“ nenurodo, kuri klasė: rašyk my_bot.py:MyBot
error-bot-no-brain = „{ $text }“ veikia atskirame procese, tad proto iš jo nepasiskolinsi

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = failo { $file } nėra
error-load-module = modulio { $module } nėra
error-load-class = klasės { $kind } jame nėra; yra { $known }
error-load-choose = jo klasė { $kind } neturi metodo choose(self, view, clock)
error-load-raised = jis sukėlė { $what } ({ $where })
error-load-hung = po { $seconds } s jis dar nebuvo pasirengęs ({ $where })
error-load-died = jo procesas baigėsi su { $what } ({ $where })
error-load-hello = į hello jis neatsako taip, kaip atsako variklis: { $what }
error-forfeit-cannot-load = boto { $bot } nepavyksta įkelti: { $why }
error-forfeit-raised = { $bot } sukėlė { $what } ({ $where }); pozicija buvo { $position }
error-forfeit-hung = { $bot } nenusprendė per { $seconds } s ({ $where }); pozicija buvo { $position }
error-forfeit-died = boto { $bot } procesas baigėsi su { $what } ({ $where }); pozicija buvo { $position }
error-forfeit-no-action = { $bot } pateikė { $what }, o tai ne veiksmas; pozicija buvo { $position }
error-forfeit-illegal = { $bot } pasirinko { $action }, o tai neleidžiama: { $why }; pozicija buvo { $position }
error-forfeit-stopped = { $bot } daugiau nepaleidžiamas: nesėkmių iš eilės { $times }, paskutinė: { $why }

## Matches

error-arena-nobody = varžyboms reikia bent vieno boto
error-arena-games = varžybose yra bent viena partija, o ne { $number }
error-arena-other-match = faile { $file } yra kitos varžybos: { $what } skiriasi nuo to, ko prašyta
error-arena-no-state = faile { $file } nėra varžybų būsenos
error-arena-extra = tam reikia { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = diagrama įrašoma į .png arba .svg failą, o ne į { $file }
error-arena-cluster = adresu { $address } neatsako joks Ray klasteris: { $why }
error-survey-not-learned = botas { $bot } dar neišmoko žaisti { $rules }

## Training

error-train-no-state = faile { $file } nėra mokymosi būsenos arba ji kitos versijos
error-train-other-plan = faile { $file } yra kitas mokymasis: { $what } skiriasi nuo to, ko prašyta
error-train-no-value = faile { $file } nėra vertės
error-train-other-rules = { $file } išmokyta taisyklėms { $learned }, o ne { $wanted }

## Servers

error-server-no-table = tokio stalo nėra arba nebėra
error-server-not-found = čia nieko nėra
error-server-method = čia to padaryti negalima
error-server-not-understood = to suprasti neįmanoma: { $why }
error-server-too-large = tai per daug: priimama ne daugiau kaip { $most } baitų
error-server-too-many = per daug iš karto: bandyk vėl po { $seconds } s
error-server-full = šiuo metu čia per daug stalų
error-server-closing = šis serveris užsidaro: bandyk vėl po { $seconds } s
error-server-lobby = vestibiulyje jau laukia tavo stalų: { $most }; daugiau negalima
error-server-storage = šis serveris dabar nepasiekia savo saugyklos: bandyk vėl po { $seconds } s
error-server-origin = puslapis iš kitur negali kalbėtis su šiuo serveriu
error-server-banned = šis adresas čia užblokuotas iki { $until }
error-server-banned-name = iki { $until } niekas čia negali vadintis „{ $name }“
error-server-no-such-player = { $seat } vietoje nesėdi niekas, apie ką būtų galima pranešti
error-server-host = šis serveris tokiu vardu neatsiliepia
error-server-not-your-seat = { $seat } vieta ne tavo
error-server-own-secrets = savą slaptažodį sudaro nuo 22 iki 64 raidžių, skaitmenų, - ir _, ir kiekvienam žmogui jis kitoks
error-server-seated = kažkas iš tavo adreso jau sėdi prie šio stalo
error-server-passport = šio paso negalima perskaityti: jo paslaptį sudaro nuo 22 iki 64 ženklų
error-server-no-passport = tokio paso čia nėra
error-server-token = šis žetonas čia nieko neatveria: jis atšauktas arba niekada nebuvo sukurtas
error-server-no-token = tokio žetono nėra
error-server-scope = šis žetonas to neleidžia: reikia tokio, kuris turi teisę { $scope }
error-server-tokens = daugiausia žetonų vienam pasui: { $most }; atšauk kurį nors nenaudojamą
error-server-programs = programos čia nežaidžia
error-server-match-programs = greitas žaidimas skirtas žmonėms: programa pasiruošia savo stalą (POST /api/tables) arba gauna nuorodą į kitą
error-server-ahead = šis stalas priėjo tik iki įvykio { $number }
error-server-still-playing = tai skirta baigtoms partijoms, o ši dar vyksta
error-server-day-hidden = tai dienos turgaus stalas: kiti galės žiūrėti, kai diena baigsis
error-server-no-day = tą dieną turgaus nebuvo
error-server-day-over = šis turgus užsidarė: nuo pirmos valandos (UTC) jį galima sužaisti dar kartą, bet tai neįskaitoma
error-server-broken = čia kažkas nepavyko, ir tai užrašyta
error-server-damaged = šis stalas sugadintas: jį turi atkurti serverio administratorius, ir jam apie tai pranešta

## What is stored

error-data-file = failo { $file } naudoti nepavyksta: { $why }
error-data-no-database = { $file } nėra stalų duomenų bazė: perkelk jį kitur arba nurodyk kitą aplanką su --data
error-data-damaged = failas { $file } sugadintas ({ $why }): atkurk atsarginę kopiją su „marrakech database restore“; niekas nepakeista
error-data-newer = failas { $file } yra naujesnės programos versijos (formatas { $found }; ši žino { $known }): paleisk tą versiją arba jos komanda grįžk atgal: „marrakech database downgrade { $known }“
error-data-older = faile { $file } kažko trūksta: išsaugota pakeitimų { $wanted }, o yra { $found }. Dingo jo -wal failas arba tai senesnė kopija. Grąžink, ko trūksta, arba atkurk atsarginę kopiją; jei nori tęsti taip, kaip yra, pašalink { $mark }
error-data-locked = failą { $file } užrakino kita programa: užverk ją ir bandyk vėl
error-data-no-key = { $file } nėra raktas: raktas yra 64 šešioliktainiai skaitmenys. Grąžink tinkamą; niekas nepakeista
error-data-key-missing = trūksta rakto { $file }, be kurio neįmanoma perskaityti nė vieno stalo: grąžink jį iš kopijos arba su --key-file nurodyk, kur jis yra. Niekas nepakeista
error-data-key-wrong = { $file } nėra tas raktas, su kuriuo rašyta ši duomenų bazė: grąžink tinkamą arba su --key-file nurodyk, kur jis yra. Niekas nepakeista
error-data-none = duomenų bazės { $file } nėra
error-data-outdated = failas { $file } yra senesnės versijos: kartą paleisk serverį, kad jį atnaujintų
error-data-exists = failas { $file } jau yra: pasirink kitą pavadinimą
error-data-in-use = failas { $file } naudojamas: pirma sustabdyk serverį
error-data-form = formato { $form }, prie kurio būtų galima grįžti, nėra; yra { $known }

## Tables

error-table-all-agreed = visi jau sutiko žaisti dar kartą
error-table-begun = partija jau prasidėjo
error-table-bot-plays = šiuo metu čia žaidžia botas; pirma sugrįžk
error-table-chain-taken = dviejų žaidėjų metimai negali priklausyti nuo vienos grandinės
error-table-closed = šį stalą uždarė tas, kas jį parengė
error-table-closed-by-host = šį stalą uždarė serverio administratorius
error-table-colours = stalo spalvos yra raudona, geltona, mėlyna ir violetinė, kiekviena po kartą
error-table-deserted = šiuo metu prie šio stalo nieko nėra: bandyk vėl, kai kas nors sugrįš
error-table-dice-header = šio įrašo antraštės { $name } perskaityti neįmanoma
error-table-dice-version = metimų versija { $version } čia nežinoma
error-table-full = visos vietos užimtos
error-table-gone = kas pasidavė, nebežaidžia
error-table-id-used = šis id jau panaudotas kam kitam
error-table-level = lygio „{ $level }“ nėra; yra { $known }
error-table-level-of-person = { $seat } vieta ne botui, tad lygio neturi
error-table-long-record = partija, kurioje veiksmų daugiau nei { $most }, per ilga rodyti
error-table-mixed-name = varde „{ $name }“ viename žodyje sumaišytos panašios skirtingų abėcėlių raidės: rašyk jį viena abėcėle
error-table-no-name = varde turi būti bent viena raidė, kurią galima parodyti
error-table-no-record = šiame įraše partijos nėra
error-table-no-seed = šiame įraše nėra nei sėklos, nei įsipareigojimo, pagal kurį ją patikrinti
error-table-no-such-seat = { $seat } vieta prie šio stalo nėra tavo
error-table-no-take-back = nėra ėjimo, kurį būtų galima atsiimti
error-table-no-throw = dabar kauliuko mesti nereikia
error-table-no-undo = nebėra ko atšaukti
error-table-rated = partijoje su reitingu nėra užuominų ir nieko negalima atsiimti, ji prasideda nuo pradžios su įprastais kilimais ir dirhamais, o kiekvienas žmogus turi savo ekraną
error-table-position = toliau žaisti galima tik iš padėties, kuri nėra pabaiga, ir tik jei visi žmonės sėdi prie vieno ekrano
error-table-nobody-waits = prie stalo su laisvomis vietomis kas nors turi sėdėti
error-table-not-away = šis žaidėjas yra čia
error-table-not-begun = partija dar neprasidėjo
error-table-not-by-hand = { $action } yra atsitiktinumo, o ne pasirinkimo dalykas
error-table-not-maker = stalą uždaryti gali tik tas, kas jį parengė
error-table-not-maker-starts = pradėti su botais gali tik tas, kas parengė stalą
error-table-not-over = partija dar nebaigta
error-table-not-your-turn = dabar ne tavo ėjimas
error-table-over = partija baigta
error-table-phrase = niekas čia negali pasakyti „{ $phrase }“
error-table-plays-already = tu jau žaidi
error-table-programs = programos prie šio stalo nežaidžia
error-table-same-name = vardas „{ $name }“ prie šio stalo jau užimtas: ką nors prie jo pridėk
error-table-seats-and-rules = vietų yra { $seats }, o taisyklėse žaidėjų { $players }: netinka
error-table-stale = per tą laiką kažkas įvyko; pažiūrėk dar kartą
error-table-taken = { $seat } vieta užimta
error-table-time-over = šio ėjimo laikas baigėsi: jį atlieka botas
error-table-too-long = prie šio stalo jau per daug visko įvyko: galima tik žaisti toliau
error-table-too-much-talk = kiek daug kalbų; truputį palauk
error-table-too-often = tai jau daryta { $times } kartų, ir to gana
error-table-day = tai vienos dienos turgus: visi jį žaidžia po vieną, vieną kartą ir su tais pačiais metimais
error-table-wrong-link = ši grandis netęsia tavo grandinės
