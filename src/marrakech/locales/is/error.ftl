### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = reiturinn „{ $text }“ er ekki til: reitirnir eru a1 til g7
error-action = „{ $text }“ er ekki aðgerð: skrifaðu L, F eða R, 1 til 4, teppi eins og d3e3, eða =red
error-rug = { $near } og { $far } eru ekki samliggjandi reitir
error-action-number = aðgerð númer { $number } er ekki til: þær eru frá 0 til { $most }

## Rule sets

error-option-value = { $option } getur ekki verið { $value }: veldu úr { $choices }
error-option-range = { $option } getur ekki verið { $value }: það er heil tala frá { $least } til { $most }
error-one-colour-needs-two = two_player="one colour" er fyrir tvo leikmenn, ekki { $players }
error-alternating-needs-two-colours = pile="alternating" þarf tvo leikmenn með tvo liti hvorn
error-odd-rugs = með tveimur litum er fjöldi teppa á mann slétt tala, ekki { $rugs }
error-no-variant = textinn „{ $edition }“ hefur ekkert afbrigði
error-edition = útgáfan „{ $text }“ er ekki til; þessar eru til: { $known }
error-rules = „{ $text }“ er ekki reglusafn: skrifaðu útgáfu, skástrik og 2, 3 eða 4, til dæmis international/4
error-rules-option = „{ $text }“ er ekki reglustilling, eða kemur tvisvar fyrir; þessar eru til: { $known }
error-no-such-seat = sæti { $seat } er ekki til: sætin eru frá 0 til { $last }
error-no-hidden-piles = aðeins stokkaðir bunkar með tveimur litum hafa röð sem hægt er að vita
error-wrong-piles = í bunkunum eru ekki þau teppi sem eftir eru

## What is not allowed

error-number-not-legal = aðgerð númer { $number } er ekki lögleg hér
error-batch-not-legal = aðgerð númer { $number } er ekki lögleg í spili { $game }
error-nothing-to-pop = engin aðgerð er til að taka aftur
error-nothing-played = ekkert hefur verið leikið enn
error-no-chance = nú er engu að kasta og ekkert að sýna
error-game-over = { $action } er ekki hægt: spilinu er lokið
error-not-now = { $action } er ekki hægt í þrepinu „{ $phase ->
    [turn] snúningur
    [roll] kast
    [lay] teppalögn
    [reveal] teppi sýnt
    [over] lok
   *[other] { $phase }
}“; löglegt hér: { $legal }
error-must-turn = snúa verður Assam til vinstri eða hægri; löglegt hér: { $legal }
error-not-in-pile = { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
} teppi getur ekki verið næst í þessum bunka
error-under-assam = { $action } lendir undir Assam ({ $assam }); löglegt hér: { $legal }
error-not-beside-assam = { $action } snertir ekki reit Assams ({ $assam }); löglegt hér: { $legal }
error-far-square-first = { $action } snýr öfugt: reiturinn við hlið Assams ({ $assam }) kemur á undan, { $right }
error-covers-whole-rug = { $action } myndi hylja heilt { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
} teppi; löglegt hér: { $legal }
error-same-colours = { $action } myndi hylja tvo { $colour ->
    [red] rauða
    [yellow] gula
    [blue] bláa
   *[purple] fjólubláa
} helminga; löglegt hér: { $legal }

## Positions

error-position-fields = staða hefur sex svæði (borð, Assam, hver á leik, þrep, leikmenn, reglur), ekki { $given }
error-position-assam = „{ $text }“ segir ekki hvar Assam stendur: skrifaðu reit og N, E, S eða W, til dæmis d4S
error-position-mover = „{ $text }“ segir ekki hver á leik: veldu úr { $seats }
error-position-phase = „{ $text }“ er ekki þrep: veldu úr { $phases }
error-position-purse = „{ $text }“ er ekki leikmaður: skrifaðu dírhöm og teppi eins og 30r12, eða x1
error-position-top = „{ $text }“ segir ekki rétt frá næsta teppi: með tveimur litum og teppum eftir =r eða =?, annars ekkert
error-board-rows = borðið hefur sjö raðir, ekki { $given }
error-board-columns = röð { $row } á borðinu hefur { $given } reiti, ekki sjö
error-board-cell = í röð { $row } á borðinu er „{ $text }“: skrifaðu 1 til 7 fyrir auða reiti, eða r, y, b, p og eitt af ^ > v <
error-colour-not-played = enginn spilar með { $colour ->
    [red] rauðum
    [yellow] gulum
    [blue] bláum
   *[purple] fjólubláum
} teppum, en slíkt teppi er á { $square }
error-half-off-board = hinn helmingur teppisins á { $square } væri utan borðsins
error-half-missing = hinn helmingur teppisins á { $square } ætti að vera á { $other }, en sá reitur er auður
error-half-nowhere = hinn helmingur teppisins á { $square } er hvergi: ekkert teppi við hliðina hylur hann
error-rugs-in-a-ring = teppin á { $squares } þyrftu hvert um sig að vera undir því næsta
error-players-number = leikmenn eru { $given }, en reglurnar eru fyrir { $wanted }
error-purse-colours = { $seat ->
    [red] Rauður
    [yellow] Gulur
    [blue] Blár
   *[purple] Fjólublár
} á teppi í þessum litum: { $wanted }
error-out-with-goods = { $seat ->
    [red] Rauður
    [yellow] Gulur
    [blue] Blár
   *[purple] Fjólublár
} er úr leik og getur hvorki átt dírhöm né teppi eftir
error-too-many-rugs = fleiri en { $most } { $colour ->
    [red] rauð
    [yellow] gul
    [blue] blá
   *[purple] fjólublá
} teppi eru til, lögð og eftir
error-top-not-in-pile = { $seat ->
    [red] Rauður
    [yellow] Gulur
    [blue] Blár
   *[purple] Fjólublár
} getur ekki lagt { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
} teppi næst: ekkert er eftir
error-top-unknown = bunki verður að sýna næsta teppi sitt á undan þessu
error-dirhams-together = öll dírhöm til samans geta ekki verið fleiri en { $most }
error-out-without-elimination = enginn fellur úr leik með þessum reglum
error-leaving-order = þeir sem eru úr leik fóru í röðinni fyrstur, annar, þriðji, og einn leikmaður er eftir
error-over = spilinu er lokið hér: ekkert teppi er eftir, eða aðeins einn leikmaður
error-not-over = spilinu er ekki lokið hér: teppi eru eftir, og leikmenn
error-mover-cannot = { $seat ->
    [red] Rauður
    [yellow] Gulur
    [blue] Blár
   *[purple] Fjólublár
} getur ekki átt leik: er úr leik eða á ekkert teppi eftir

## Plain data

error-field-object = { $path } verður að vera hlutur
error-field-text = { $path } verður að vera texti
error-field-flag = { $path } verður að vera true eða false
error-field-number = { $path } verður að vera heil tala frá { $least } til { $most }
error-field-list = { $path } verður að vera listi af lengd { $length }
error-field-choice = { $path } verður að vera eitt af { $choices }
error-field-missing = { $path } vantar
error-field-unknown = svæðið { $path } er ekki til
error-field-reveal-only = { $path } er gefið upp í þrepinu „reveal“ og engu öðru
error-field-reveal = þrepið er „reveal“ þá og því aðeins að bunki eigi eftir að sýna næsta teppi
error-field-seat = sætið sem á leik hér er { $wanted }
error-field-leaving = { $path } er með, og hefur því ekki farið
error-rug-id = teppi { $rug } er ekki eitt teppi á tveimur samliggjandi reitum: { $squares }
error-rug-id-two = { $squares } eru eitt teppi og þurfa sama auðkenni

## Records

error-in-record = lína { $line }, dálkur { $column }: { $why }
error-record-header = þetta er ekki haus: skrifaðu [Name "value"]
error-record-header-name = „{ $name }“ getur ekki verið nafn á haus hér
error-record-header-value = hausinn { $name } verður að vera texti
error-record-remark = athugasemd getur ekki fylgt aðgerð { $number } af { $actions }
error-record-names = nöfnin eru { $given } en leikmenn { $players }
error-record-half-character = þarna er hálfur stafur, sem engin skrá getur geymt
error-record-header-twice = hausinn { $name } kemur tvisvar fyrir
error-record-without-rules = spil byrjar á hausum, og einn þeirra verður að vera Rules
error-record-rules-differ = hausarnir Rules og Position gefa ólíkar reglur
error-record-first = „{ $text }“ getur ekki byrjað: veldu úr { $seats }
error-record-word = „{ $text }“ er hvorki aðgerð, númer leiks né úrslit
error-record-open-remark = þessari athugasemd er ekki lokað með {"}"}
error-record-number = leikur { $number } ætti að vera leikur { $wanted }
error-record-number-here = leikur { $number } getur ekki byrjað hér
error-record-result = úrslitin eru skráð { $stated }, en þau eru { $result }
error-record-not-one = búist var við einu spili, ekki { $games }

## Bots

error-bot = vélmennið „{ $text }“ er ekki til; þessi eru til: { $known }
error-bot-text = „{ $text }“ er ekki heiti á vélmenni: skrifaðu nafn, eða nafn með stillingum eins og bestfirst:ms=200
error-bot-option = vélmennið { $bot } hefur enga stillingu „{ $text }“; þessar eru til: { $known }
error-bot-option-text = „{ $text }“ í „{ $bot }“ er ekki stilling: skrifaðu nafn og gildi eins og ms=200
error-bot-option-number = { $option } getur ekki verið { $text }: það er heil tala frá { $least } til { $most }
error-bot-option-word = { $option } getur ekki verið { $text }: veldu úr { $words }
error-bot-class = „{ $text }“ segir ekki hvaða klasi: skrifaðu my_bot.py:MyBot
error-bot-no-brain = „{ $text }“ keyrir í eigin ferli og hefur engan heila að lána

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = skráin { $file } er ekki til
error-load-module = einingin { $module } er ekki til
error-load-class = enginn klasi { $kind } er í henni; þessir eru til: { $known }
error-load-choose = klasinn { $kind } hefur ekkert fall choose(self, view, clock)
error-load-raised = það gaf villuna { $what } ({ $where })
error-load-hung = það var ekki tilbúið eftir { $seconds } s ({ $where })
error-load-died = ferli þess endaði með { $what } ({ $where })
error-load-hello = það svarar hello ekki eins og vél gerir: { $what }
error-forfeit-cannot-load = ekki er hægt að hlaða { $bot }: { $why }
error-forfeit-raised = { $bot } gaf villuna { $what } ({ $where }); staðan var { $position }
error-forfeit-hung = { $bot } hafði ekki ákveðið sig eftir { $seconds } s ({ $where }); staðan var { $position }
error-forfeit-died = ferli { $bot } endaði með { $what } ({ $where }); staðan var { $position }
error-forfeit-no-action = { $bot } gaf { $what }, sem er ekki aðgerð; staðan var { $position }
error-forfeit-illegal = { $bot } valdi { $action }, sem er ekki leyfilegt: { $why }; staðan var { $position }
error-forfeit-stopped = { $bot } er ekki ræst aftur: því mistókst { $times } sinnum í röð, síðast svona: { $why }

## Matches

error-arena-nobody = keppni þarf að minnsta kosti eitt vélmenni
error-arena-games = keppni er að minnsta kosti eitt spil, ekki { $number }
error-arena-other-match = { $file } geymir aðra keppni: þetta er annað en beðið var um: { $what }
error-arena-no-state = { $file } geymir ekki stöðu keppni
error-arena-extra = til þessa þarf { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = teikning er skrifuð í .png- eða .svg-skrá, ekki í { $file }
error-arena-cluster = enginn Ray-klasi svarar á { $address }: { $why }
error-survey-not-learned = vélmennið { $bot } hefur ekki enn lært að spila { $rules }

## Training

error-train-no-state = { $file } geymir ekki stöðu þjálfunar, eða ekki úr þessari útgáfu
error-train-other-plan = { $file } geymir aðra þjálfun: þetta er annað en beðið var um: { $what }
error-train-no-value = { $file } geymir ekki matsfall
error-train-other-rules = { $file } var lært fyrir { $learned }, en ekki fyrir { $wanted }

## Servers

error-server-no-table = slíkt borð er ekki til, eða það er farið
error-server-not-found = hér er ekkert
error-server-method = þetta er ekki hægt að gera hér
error-server-not-understood = þetta skilst ekki: { $why }
error-server-too-large = þetta er of stórt: í mesta lagi er tekið við { $most } bætum
error-server-too-many = of mikið í einu: reyndu aftur eftir { $seconds } s
error-server-full = hér eru of mörg borð í augnablikinu
error-server-closing = þessi þjónn er að loka: reyndu aftur eftir { $seconds } s
error-server-lobby = borðin þín sem bíða í anddyrinu eru þegar { $most }
error-server-storage = þessi þjónn nær ekki sambandi við gagnageymslu sína núna: reyndu aftur eftir { $seconds } s
error-server-origin = síða annars staðar frá má ekki tala við þennan þjón
error-server-banned = sá sem kemur frá þessu vistfangi er í banni hér til { $until }
error-server-banned-name = enginn getur heitið „{ $name }“ hér fram til { $until }
error-server-no-such-player = í sæti { $seat } situr enginn sem þú getur tilkynnt
error-server-host = þessi þjónn svarar ekki þessu nafni
error-server-not-your-seat = sæti { $seat } er ekki þitt
error-server-own-secrets = eigið leyniorð er 22 til 64 bókstafir, tölustafir, - og _, og hver og einn á sitt
error-server-seated = einhver á þínu vistfangi situr þegar við þetta borð
error-server-passport = þetta vegabréf er ólæsilegt: leyndarmál þess er 22 til 64 stafir
error-server-no-passport = slíkt vegabréf er ekki til hér
error-server-token = þessi aðgangslykill opnar ekkert hér: hann var afturkallaður eða aldrei gerður
error-server-no-token = slíkur aðgangslykill er ekki til
error-server-scope = þessi aðgangslykill má það ekki: til þess þarf lykil með heimildinni { $scope }
error-server-tokens = vegabréf á mest { $most } aðgangslykla: afturkallaðu einhvern sem þú notar ekki
error-server-programs = forrit spila ekki hér
error-server-match-programs = hraðspil er fyrir fólk: forrit setur upp eigið borð (POST /api/tables) eða fær sendan tengil á borð
error-server-ahead = þetta borð er aðeins komið að atburði { $number }
error-server-still-playing = þetta er fyrir spil sem er lokið, en spilið er enn í gangi
error-server-day-hidden = þetta borð er á markaði dagsins: aðrir mega horfa þegar dagurinn er liðinn
error-server-no-day = þann dag var enginn markaður
error-server-day-over = þessum markaði er lokað: frá klukkan eitt (UTC) má spila hann aftur, án þess að það telji
error-server-broken = eitthvað fór úrskeiðis hér og var skráð niður
error-server-damaged = þetta borð er skemmt: sá sem rekur þjóninn verður að endurheimta það og hefur verið látinn vita

## What is stored

error-data-file = ekki er hægt að nota { $file }: { $why }
error-data-no-database = { $file } er ekki gagnagrunnur með borðum: færðu skrána annað eða gefðu upp aðra möppu með --data
error-data-damaged = skráin { $file } er skemmd ({ $why }): endurheimtu öryggisafrit með „marrakech database restore“; engu var breytt
error-data-newer = { $file } er úr nýrri útgáfu forritsins (snið { $found }; þessi þekkir { $known }): ræstu þá útgáfu, eða láttu hana fara til baka með „marrakech database downgrade { $known }“
error-data-older = í { $file } vantar eitthvað: vistaðar breytingar voru { $wanted } en þar eru { $found }. -wal-skráin týndist, eða þetta er eldra afrit. Settu það sem vantar aftur á sinn stað eða endurheimtu öryggisafrit; til að halda áfram með þetta eins og það er skaltu eyða { $mark }
error-data-locked = annað forrit hefur læst { $file }: lokaðu því og reyndu aftur
error-data-no-key = { $file } er ekki lykill: lykill er 64 tölustafir í sextándakerfi. Settu þann rétta aftur á sinn stað; engu var breytt
error-data-key-missing = lykilinn { $file } vantar og án hans er ekki hægt að lesa nein borð: settu hann aftur á sinn stað úr afriti, eða segðu með --key-file hvar hann er. Engu var breytt
error-data-key-wrong = { $file } er ekki lykillinn sem þessi gagnagrunnur var skrifaður með: settu þann rétta aftur á sinn stað, eða segðu með --key-file hvar hann er. Engu var breytt
error-data-none = enginn gagnagrunnur er á slóðinni { $file }
error-data-outdated = { $file } er úr eldri útgáfu: ræstu þjóninn einu sinni til að uppfæra
error-data-exists = { $file } er þegar til: veldu annað nafn
error-data-in-use = { $file } er í notkun: stöðvaðu þjóninn fyrst
error-data-form = ekki er hægt að fara aftur í sniðið { $form }; þessi eru til: { $known }

## Tables

error-table-all-agreed = allir hafa þegar samþykkt að spila aftur
error-table-begun = spilið er þegar byrjað
error-table-bot-plays = hér spilar vélmenni í augnablikinu; taktu fyrst aftur við
error-table-chain-taken = tilviljun tveggja leikmanna getur ekki byggst á sömu keðjunni
error-table-closed = sá sem setti þetta borð upp hefur lokað því
error-table-closed-by-host = umsjónarmaður þjónsins hefur lokað þessu borði
error-table-colours = litir borðs eru rautt, gult, blátt og fjólublátt, hver einu sinni
error-table-deserted = enginn er við þetta borð í augnablikinu: reyndu aftur þegar einhver er kominn
error-table-dice-header = ekki er hægt að lesa hausinn { $name } í þessari skráningu
error-table-dice-version = teningar af útgáfu { $version } eru óþekktir hér
error-table-full = öll sæti eru upptekin
error-table-gone = sá sem hefur gefist upp spilar ekki lengur
error-table-id-used = þetta auðkenni hefur þegar verið notað fyrir annað
error-table-level = getustigið „{ $level }“ er ekki til; þessi eru til: { $known }
error-table-level-of-person = sæti { $seat } er ekki fyrir vélmenni og hefur því ekkert getustig
error-table-long-record = spil með fleiri en { $most } aðgerðum er of langt til að sýna
error-table-mixed-name = orð í „{ $name }“ blandar saman stafrófum sem líkjast hvert öðru: skrifaðu það með einu þeirra
error-table-no-name = í nafni er að minnsta kosti einn sýnilegur stafur
error-table-no-record = ekkert spil er í þessari skráningu
error-table-no-seed = í þessari skráningu er ekkert fræ og engin skuldbinding til að sannreyna eftir
error-table-no-such-seat = sæti { $seat } er ekki eitt af þínum við þetta borð
error-table-no-take-back = enginn leikur er til að taka aftur
error-table-no-throw = nú á ekki að kasta teningnum
error-table-no-undo = ekkert er lengur til að afturkalla
error-table-rated = metið spil er án vísbendinga og ekkert er tekið aftur, það hefst frá byrjun með venjulegum teppum og dírhömum, og hver manneskja er við eigin skjá
error-table-position = aðeins er spilað áfram úr stöðu sem er ekki endir spilsins og aðeins ef allt fólk deilir einum skjá
error-table-nobody-waits = einhver verður að sitja við borð með lausum sætum
error-table-not-away = þessi leikmaður er hér
error-table-not-begun = spilið er ekki byrjað
error-table-not-by-hand = { $action } er háð tilviljun, ekki vali
error-table-not-maker = aðeins sá sem setti borðið upp getur lokað því
error-table-not-maker-starts = aðeins sá sem setti borðið upp getur byrjað með vélmennum
error-table-not-over = spilinu er ekki lokið
error-table-not-your-turn = þú átt ekki leik
error-table-over = spilinu er lokið
error-table-phrase = hér getur enginn sagt „{ $phrase }“
error-table-plays-already = þú ert þegar að spila
error-table-programs = forrit spila ekki við þetta borð
error-table-same-name = einhver við þetta borð heitir þegar „{ $name }“: bættu einhverju við
error-table-seats-and-rules = { $seats } sæti passa ekki við reglur fyrir { $players } leikmenn
error-table-stale = eitthvað hefur gerst á meðan; líttu aftur á
error-table-taken = sæti { $seat } er upptekið
error-table-time-over = tíminn fyrir þennan leik er búinn: vélmenni leikur hann
error-table-too-long = of mikið hefur þegar gerst við þetta borð: aðeins spilið heldur áfram
error-table-too-much-talk = þetta er mikið tal; bíddu aðeins
error-table-too-often = þetta hefur þegar verið gert { $times } sinnum og það er nóg
error-table-day = þetta er markaður eins dags: hver spilar hann einn, einu sinni og með sömu köstum
error-table-wrong-link = þessi hlekkur er ekki framhald af þeim síðasta í keðjunni þinni
