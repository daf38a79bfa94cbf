### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Puslapis
page-home = Į pradžią
page-close = Uždaryti
page-loading = Akimirką…
page-try-again = Bandyti vėl
page-lost-title = Čia nieko nėra
page-lost = Tokio puslapio čia nėra.
page-gone-title = Šio stalo nebėra
page-gone = Jis nukraustytas arba nuoroda nepilna.

## What goes wrong

page-problem-unreachable = Serveris neatsako. Ar yra ryšys?
page-problem-failed = Serveriui nepavyko to padaryti. Bandyk dar kartą.
page-problem-unknown = Nepavyko ({ $reason }).
page-connection-lost = Ryšys nutrūko. Bandoma vėl…
page-connection-back = Ryšys atkurtas.

## The start

page-home-title = { -game }: kilimų pardavėjai
page-home-lead = Vesk Asamą per turgų, tiesk savo kilimus jo kelyje, ir tegu kiti moka. Nuo dviejų iki keturių žaidėjų, dvidešimt minučių.
page-your-name = Tavo vardas
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Ilgesnio vardo būti negali: daugiausia { $most } ženklai.
    [one] Dar telpa { $number } ženklas.
    [few] Dar telpa { $number } ženklai.
   *[other] Dar telpa { $number } ženklų.
}
# When more was written, or pasted, than fits
page-name-cut = Varde gali būti daugiausia { $most } ženklai. Kas netilpo, atmesta.
page-more-ways = Kiti būdai žaisti
page-mode-here = Prie vieno ekrano
page-mode-link = Su draugais, per nuorodą
page-mode-new = Parengti stalą
page-mode-learn = Išmok žaisti
page-mode-rules = Taisyklės
page-mode-lobby = Vestibiulis
page-mode-replay = Partijos peržiūra
page-my-tables = Tavo stalai
page-forget-table = Pamiršti stalą ({ $when })
page-level-rating = Reitingas { $rating }

## Setting up

page-new-title = Stalo rengimas
page-new-players = Žaidėjai
page-players = { $number ->
    [one] { $number } žaidėjas
    [few] { $number } žaidėjai
   *[other] { $number } žaidėjų
}
page-seat = { $number } vieta
page-seat-who = Kas čia sėdi?
page-seat-name = Vardas
page-seat-level = Lygis
page-seat-colour = Spalva
page-seat-second-colour = Antra spalva
page-seat-open = laisva vieta
page-sitter-me = Aš
page-sitter-here = Kas nors prie šio ekrano
page-sitter-link = Draugas, per nuorodą
page-sitter-bot = Botas
page-sitter-link-hint = Kai stalas bus parengtas, gausi nuorodą, kurią galėsi nusiųsti.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hasanas
page-bot-porter-2 = Mustafa
page-bot-porter-3 = Brahimas
page-bot-porter-4 = Larbis
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadija
page-bot-apprentice-3 = Zineba
page-bot-apprentice-4 = Karimas
page-bot-peddler = Idrisas
page-bot-peddler-2 = Omaras
page-bot-peddler-3 = Džamila
page-bot-peddler-4 = Anvaras
page-bot-merchant = Fatima
page-bot-merchant-2 = Rašidas
page-bot-merchant-3 = Chadidža
page-bot-merchant-4 = Malika
page-bot-master = Jusufas
page-bot-master-2 = Aiša
page-bot-master-3 = Mehdis
page-bot-master-4 = Hamza
page-bot-storyteller = Safija
page-bot-pourer = Aja
page-bot-grandmother = Zohra
page-bot-mason = Tarikas
page-bot-weaver = Nur
page-bot-drummer = Bilalas
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] raudoni
    [yellow] geltoni
    [blue] mėlyni
   *[purple] violetiniai
})
page-new-first = Kas pradeda?
page-first-lot = Lemia kauliukas
page-first-seat = { $number } vieta
page-new-rules = Taisyklės
page-new-edition = Taisyklių knygelė
page-edition-standard = Įprastos taisyklės.
page-new-options = Atskiros taisyklės
page-options-changed = Kai kurios taisyklės skiriasi nuo knygelės.
page-options-reset = Kaip knygelėje
page-option-elimination = Kas negali sumokėti
page-option-elimination-yes = iškrinta
page-option-elimination-yes-hint = Sumoka viską, ką turi, ir palieka žaidimą; kilimai lieka ir niekam nepriklauso.
page-option-elimination-no = žaidžia toliau
page-option-elimination-no-hint = Sumoka viską, ką turi, ir žaidžia toliau: niekas neiškrinta.
page-option-cover = Kilimų dengimas
page-option-cover-opponents = saugomi svetimi
page-option-cover-opponents-hint = Kilimas negali iš karto uždengti abiejų svetimo kilimo pusių; savo kilimo gali.
page-option-cover-any = saugomi visi kilimai
page-option-cover-any-hint = Kilimas negali iš karto uždengti abiejų to paties kilimo pusių, net ir savo.
page-option-cover-colours = dvi skirtingos spalvos
page-option-cover-colours-hint = Dvi pusės po nauju kilimu turi būti skirtingų spalvų, jei tai įmanoma.
page-option-variant = Asamas pasukamas
page-option-variant-none = prieš metimą
page-option-variant-none-hint = Kieno ėjimas, tas pasirenka kryptį, tada meta.
page-option-variant-turn-at-end = ėjimo pabaigoje
page-option-variant-turn-at-end-hint = Patiesus kilimą, Asamas pasukamas kairėn arba dešinėn: kitas žaidėjas turi eiti ta kryptimi.
page-option-variant-turn-at-end-optional = pabaigoje, jei nori
page-option-variant-turn-at-end-optional-hint = Patiesus kilimą, Asamą galima pasukti kairėn arba dešinėn arba jo nesukti: kitas žaidėjas turi eiti ta kryptimi.
page-option-two-player = Du žaidėjai
page-option-two-player-two-colours = po dvi spalvas
page-option-two-player-two-colours-hint = Kiekvienas vienoje krūvelėje turi dviejų spalvų kilimus, po 12 kiekvienos spalvos.
page-option-two-player-one-colour = po vieną spalvą
page-option-two-player-one-colour-hint = Kiekvienas turi 15 vienos spalvos kilimų.
page-option-pile = Krūvelės
page-option-pile-shuffled = sumaišytos
page-option-pile-shuffled-hint = Žinomas tik kitas kiekvienos krūvelės kilimas.
page-option-pile-alternating = spalvos pakaitomis
page-option-pile-alternating-hint = Dvi spalvos eina pakaitomis.
page-option-area = Plotai, už kuriuos mokama
page-option-area-colour = pagal spalvą
page-option-area-colour-hint = Dvi žaidėjo spalvos yra du plotai.
page-option-area-owner = pagal savininką
page-option-area-owner-hint = Abi žaidėjo spalvos sudaro vieną plotą: mokama už visus susijungusius langelius.
page-option-tiebreak = Taškų po lygiai
page-option-tiebreak-dirhams = lemia dirhamai
page-option-tiebreak-dirhams-hint = Pirmauja tas, kas turi daugiau dirhamų.
page-option-tiebreak-rugs = lemia langeliai
page-option-tiebreak-rugs-hint = Pirmauja tas, kieno kilimai matomi ant daugiau langelių.
page-option-tiebreak-none = vieta dalijamasi
page-option-tiebreak-none-hint = Daugiau niekas nelemia.
page-option-heading = Asamas pradžioje žiūri
page-option-heading-S = žemyn
page-option-heading-S-hint = Kaip lenta paprastai padedama.
page-option-heading-N = aukštyn
page-option-heading-N-hint = Lenta iš visų pusių nėra vienoda.
page-option-heading-E = į dešinę
page-option-heading-E-hint = Lenta iš visų pusių nėra vienoda.
page-option-heading-W = į kairę
page-option-heading-W-hint = Lenta iš visų pusių nėra vienoda.
page-option-dirhams = Dirhamai pradžioje
page-option-dirhams-hint = Visose knygelėse 30. Kai mažiau, pavojingiau.
page-option-rugs = Kilimų kiekvienam
page-option-rugs-hint = Kiek ėjimų turi kiekvienas.
page-new-table = Stalas
page-clock = Laikrodis
page-clock-none = Nėra
page-clock-none-hint = Kiekvienas gali galvoti, kiek nori.
page-clock-move = Kiekvienam ėjimui
page-clock-total = Visai partijai
page-clock-time = Laikas
page-clock-increment = Priedas už ėjimą
page-clock-out = Kai laikas baigiasi
page-clock-out-bot = Tą ėjimą atlieka botas
page-clock-out-out = Žaidėjas iš karto iškrinta
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Laikrodis: { $number } sekundė ėjimui.
    [few] Laikrodis: { $number } sekundės ėjimui.
   *[other] Laikrodis: { $number } sekundžių ėjimui.
}
page-clock-tells-move-minutes = { $number ->
    [one] Laikrodis: { $number } minutė ėjimui.
    [few] Laikrodis: { $number } minutės ėjimui.
   *[other] Laikrodis: { $number } minučių ėjimui.
}
page-clock-tells-total = { $increment ->
    [0] { $number ->
        [one] Laikrodis: { $number } sekundė visai partijai.
        [few] Laikrodis: { $number } sekundės visai partijai.
       *[other] Laikrodis: { $number } sekundžių visai partijai.
    }
   *[other] Laikrodis: { $number } s + { $increment } s už ėjimą.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Laikrodis: { $number } minutė visai partijai.
        [few] Laikrodis: { $number } minutės visai partijai.
       *[other] Laikrodis: { $number } minučių visai partijai.
    }
   *[other] Laikrodis: { $number } min + { $increment } s už ėjimą.
}
page-clock-means-bot = Kai kieno nors laikas baigiasi, tą ėjimą atlieka botas; trečią kartą žaidėjas iškrinta.
page-clock-means-out = Kai kieno nors laikas baigiasi, tas žaidėjas iškrinta.
page-seconds = { $number ->
    [one] { $number } sekundė
    [few] { $number } sekundės
   *[other] { $number } sekundžių
}
page-minutes = { $number ->
    [one] { $number } minutė
    [few] { $number } minutės
   *[other] { $number } minučių
}
page-new-listed = Rodyti vestibiulyje
page-new-listed-hint = Bet kas gali stebėti ir užimti laisvą vietą. Jei ne, tik tie, kas turi nuorodą.
page-new-take-back = Ėjimus galima atsiimti
page-new-practice-hint = Kol visi žmonės sėdi prie šio ekrano. Tada kauliukas metamas iš naujo, o rezultatuose pasakyta, kad tai buvo treniruotė. Kitaip, metus kauliuką, nieko atsiimti negalima.
page-new-begin = Pradėti
page-new-invite = Kurti stalą ir gauti nuorodą
page-new-watch = Stebėti botus

## The lobby

page-lobby = Vestibiulis
page-lobby-open = Atviri stalai
page-lobby-none-open = Šiuo metu niekas nelaukia.
page-lobby-new = Atidaryti stalą
page-lobby-running = Vykstančios partijos
page-lobby-watch-bots = Stebėti, kaip žaidžia botai
page-join = Prisėsti
page-watch = Stebėti
page-look = Pažiūrėti
page-listing-deserted = Dabar ten nieko nėra
page-listing-rules = { $known ->
    [yes] Taisyklės: { $edition }
   *[no] Namų taisyklės
}{ $variant ->
    [yes] , sukimas pabaigoje
   *[no] {""}
}.
page-listing-turn = { $turn } ėjimas, liko { $left }.

## Waiting for others

page-waiting-title = Laukiama žaidėjų
page-waiting-seats = { $number ->
    [0] Visos vietos užimtos
    [one] Laisva { $number } vieta
    [few] Laisvos { $number } vietos
   *[other] Laisva { $number } vietų
}
page-waiting-link = Nuoroda tavo draugams
page-waiting-link-hint = Kas ją atveria, gali sėstis arba stebėti, kai visos vietos užimtos.
page-link-network = Ji veikia visiems tame pačiame tinkle, pavyzdžiui, prisijungus prie to paties „Wi-Fi“.
page-link-address = Adresas
page-qr = Nuorodos QR kodas: { $link }
page-qr-hint = Arba nuskaityk šį kodą telefono kamera.
page-here-only = Ši nuoroda veikia tik šiame kompiuteryje.
page-here-only-new = Šiuo metu žaidimas pasiekiamas tik iš šio kompiuterio: kitur nuoroda neveiktų.
page-here-only-command = Kad galėtų prisijungti visi tame pačiame tinkle, uždaryk žaidimą terminale su Ctrl-C ir paleisk jį šia komanda. Visi stalai išlieka.
page-here-only-host = Kas laiko šį serverį, gali jį atverti kitiems.
page-copy-command = Kopijuoti komandą
page-copied-here = Nukopijuota. Ši nuoroda veikia tik šiame kompiuteryje.
page-copy-link = Kopijuoti nuorodą
page-share = Dalytis…
page-copied = Nukopijuota.
page-not-copied = Naršyklė neleidžia jos nukopijuoti: { $link }
page-start-bots = Arba pradėk dabar
page-start-bots-hint = Laisvas vietas užima botai.
page-start-now = Pradėti su botais
page-waiting-listed = Stalas matomas vestibiulyje, kol čia kas nors yra. Visiems išėjus, po kelių minučių jis dingsta.
page-deserted-listed = Šiuo metu prie šio stalo nieko nėra. Galėsi sėstis, kai tik kas nors sugrįš.
page-deserted-friends = Šiuo metu prie šio stalo nieko nėra. Gali sėstis ir palaukti kitų.
page-close-table = Uždaryti stalą
page-close-table-hint = Stalas bus nukraustytas, o jo nuoroda niekur nebeves.
page-close-table-yes = Taip, uždaryti
page-close-table-no = Palikti
page-closed-title = Šis stalas uždarytas
page-closed = { $player } uždarė stalą prieš prasidedant partijai.
page-closed-host = Šį stalą uždarė serverio administratorius.
page-closed-host-game = Partija baigiasi be rezultato.
# What whoever runs the server has written about it
page-host-says = Serverio administratorius sako: { $why }
page-banned-title = Tau čia įeiti negalima
page-join-title = Tau yra vieta
page-join-seat = Spalva
page-join-any = Bet kuri
page-sit-down = Sėstis

## At the table

page-table-title = Turgus
page-players-list = Žaidėjai
page-panel = Ką daryti
page-board = Turgus: septyni stulpeliai nuo a iki g, septynios eilutės nuo 1 iki 7
page-square-bare = { $square }: tuščias
page-square-rug = { $square }: { $colour ->
    [red] raudonas
    [yellow] geltonas
    [blue] mėlynas
   *[purple] violetinis
} kilimas, savininkas: { $player }
page-square-neutral = { $square }: { $colour ->
    [red] raudonas
    [yellow] geltonas
    [blue] mėlynas
   *[purple] violetinis
} kilimas, kuris niekam nepriklauso
page-square-assam = { $rug }. Čia stovi Asamas ir žiūri { $heading ->
    [N] aukštyn
    [E] į dešinę
    [S] žemyn
   *[W] į kairę
}
page-badge-you = tu
page-badge-bot = botas
page-badge-away = išėjo
page-badge-out = iškrito
page-rugs-left = { $number ->
    [one] liko { $number } kilimas
    [few] liko { $number } kilimai
   *[other] liko { $number } kilimų
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Raudoni
    [yellow] Geltoni
    [blue] Mėlyni
   *[purple] Violetiniai
}: { $number ->
    [one] liko { $number } kilimas
    [few] liko { $number } kilimai
   *[other] liko { $number } kilimų
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Kitas bus raudonas
    [yellow] Kitas bus geltonas
    [blue] Kitas bus mėlynas
   *[purple] Kitas bus violetinis
}: { $number ->
    [one] liko { $number } kilimas
    [few] liko { $number } kilimai
   *[other] liko { $number } kilimų
}
# On the pile from which the next rug comes: very short
page-badge-next = kitas
page-worth = { $dirhams ->
    [one] { $dirhams } dirhamas
    [few] { $dirhams } dirhamai
   *[other] { $dirhams } dirhamų
}, kilimai ant { $squares ->
    [one] { $squares } langelio
    [few] { $squares } langelių
   *[other] { $squares } langelių
}
page-points = { $number ->
    [one] { $number } taškas
    [few] { $number } taškai
   *[other] { $number } taškų
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Kur turės eiti kitas?
       *[no] { $player }: kur turės eiti kitas?
    }
   *[no] { $alone ->
        [yes] Tavo ėjimas: kur eis Asamas?
       *[no] { $player }: kur eis Asamas?
    }
}
page-prompt-roll = { $alone ->
    [yes] Tavo ėjimas: mesk kauliuką.
   *[no] { $player }: mesk kauliuką.
}
page-prompt-lay = { $alone ->
    [yes] Tiesk savo kilimą šalia Asamo.
   *[no] { $player }: tiesk kilimą šalia Asamo.
}
page-prompt-wait = { $player } galvoja…
page-prompt-away = Laukiama: { $player } išėjo
page-prompt-watch = { $player } žaidžia
page-ways = Kuria kryptimi
page-way-F = Tiesiai
page-expect = vidurkis { $costs }
page-throw = Mesti kauliuką
page-turn-assam = Pasukti Asamą
page-lay = Tiesti kilimą
page-lay-hint = Paliesk langelį šalia Asamo arba brauk per du.
page-lay-ready = Paliesk dar kartą, kad patiestum, arba paliesk kitą vietą.
page-lay-on = Tiesti ant { $near } ir { $far }
page-skip = Praleisti
page-undo = Atšaukti
page-take-back = Atsiimti
page-come-back = Grįžti į žaidimą: { $player }
page-away-offer = Laukti dar ar leisti žaisti botui, kol { $player } sugrįš?
page-away-wait = Laukti
page-away-bot = Tegu žaidžia botas

## Time that runs out

page-time-left = Likęs laikas: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Laikrodis laukia, kol šis žaidėjas sugrįš.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Liko { $number } sekundė; paskui šį ėjimą atliks botas.
        [few] Liko { $number } sekundės; paskui šį ėjimą atliks botas.
       *[other] Liko { $number } sekundžių; paskui šį ėjimą atliks botas.
    }
   *[out] { $number ->
        [one] Liko { $number } sekundė; paskui tu iškrisi.
        [few] Liko { $number } sekundės; paskui tu iškrisi.
       *[other] Liko { $number } sekundžių; paskui tu iškrisi.
    }
}
page-time-last = { $number ->
    [one] Liko { $number } sekundė!
    [few] Liko { $number } sekundės!
   *[other] Liko { $number } sekundžių!
}
page-time-over-1 = Tavo laikas baigėsi, todėl šį ėjimą už tave atlieka botas. Per kitą ėjimą vėl spręsi tu. Jei taip nutiks dar du kartus, iškrisi.
page-time-over-2 = Tavo laikas baigėsi antrą kartą, todėl šį ėjimą už tave atlieka botas. Per kitą ėjimą vėl spręsi tu. Jei taip nutiks dar kartą, iškrisi.
page-time-over-out = Tavo laikas baigėsi, todėl iškrenti. Tavo kilimais toliau žaidžia botas. Gali stebėti, kuo viskas baigsis, arba žaisti kitur.

## Who watches

page-watching = { $number ->
    [0] Daugiau niekas nestebi.
    [one] Stebi { $number } žmogus.
    [few] Stebi { $number } žmonės.
   *[other] Stebi { $number } žmonių.
}

## What happened, besides the game

page-log = Kas įvyko
page-log-sat = { $player } sėdasi prie stalo.
page-log-began = Partija prasideda. Pradeda { $player }.
page-log-took-back = { $player } atsiima ėjimą.
page-log-redrawn = { $player } atsiima ėjimą. Kauliukas metamas iš naujo.
page-log-said = { $player }: „{ $phrase }“
page-log-timed-out = { $times ->
    [1] { $player }: laikas baigėsi, šį ėjimą atlieka botas.
   *[other] { $player }: laikas baigėsi antrą kartą, šį ėjimą atlieka botas.
}
page-log-left = { $why ->
    [time] { $player } iškrinta: laikas baigėsi.
    [abandoned] { $player } palieka žaidimą.
   *[resigned] { $player } pasiduoda.
}
page-log-bot-for = Už žaidėją { $player } žaidžia botas.
page-log-came-back = { $player } sugrįžta.
page-log-rematch-offered = { $player } nori žaisti dar kartą.
page-log-rematch-withdrawn = { $player } vis dėlto nenori žaisti dar kartą.
page-log-rematch-made = Kitai partijai yra naujas stalas.
page-log-closed = { $player } uždaro stalą.
page-log-closed-host = Serverio administratorius uždaro stalą.
page-log-over-left = Nebėra kam žaisti toliau: partija baigta.

## Menu

page-menu = Meniu
page-copy-seat = Kopijuoti mano vietos nuorodą
page-copy-seat-hint = Kad galėtum žaisti toliau kitame įrenginyje. Niekam jos neduok.
page-stand-in = Tegu už žaidėją { $player } žaidžia botas
page-resign = Pasiduoti
page-resign-ask = Ar { $player } pasiduoda? To nebus galima atšaukti.
page-resign-yes = Pasiduoti
page-resign-no = Žaisti toliau
page-phrases = Ką nors pasakyti

## Reporting somebody to whoever runs the server

page-report = Pranešti apie žaidėją
page-report-hint = Apie tai sužinos tas, kas laiko šį serverį, ir galės uždaryti stalą. Kitiems žaidėjams apie tai nepranešama.
page-report-who = Apie ką?
page-report-why = Kas negerai?
page-report-why-of = { $player }: kas negerai?
page-report-name = Įžeidžiantis vardas
page-report-cheating = Sukčiavimas
page-report-stalling = Tyčinis delsimas
page-report-other = Kas kita
page-report-done = Ačiū. Dabar tai mato tas, kas laiko šį serverį.

## What can be said

page-phrase-hello = Labas!
page-phrase-good-luck = Sėkmės!
page-phrase-thinking = Leisk pagalvoti…
page-phrase-your-turn = Tavo ėjimas.
page-phrase-nice-rug = Koks gražus kilimas!
page-phrase-lucky = Tau šiandien sekasi.
page-phrase-ouch = Ai!
page-phrase-oops = Ups.
page-phrase-thanks = Ačiū!
page-phrase-sorry = Atsiprašau!
page-phrase-well-played = Šauniai sužaista!
page-phrase-again = Dar vieną partiją?
page-phrase-have-to-go = Man greitai reikės eiti.
page-phrase-bye = Iki pasimatymo!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Pagalba
page-help-rules = Kaip žaisti
page-rules-aim = Pabaigoje kiekvienas dirhamas yra vienas taškas, kaip ir kiekvienas langelis, ant kurio matyti tavo kilimas. Laimi tas, kas turi daugiausia taškų.
page-rules-turn = Per savo ėjimą gali Asamo nesukti arba pasukti jį kairėn ar dešinėn, tada mesk kauliuką. Jis eina tiesiai; pakraštyje mozaika grąžina jį į turgų.
page-rules-pay = Jei jis sustoja ant svetimo kilimo, jo savininkui moki po vieną dirhamą už kiekvieną vientiso tos spalvos ploto langelį.
page-rules-lay = Tada tiesk kilimą ant dviejų langelių, iš kurių bent vienas yra šalia Asamo. Jis gali dengti kilimus, bet ne abi svetimo kilimo puses iš karto.
page-rules-end = Kai patiesiamas paskutinis kilimas, partija baigta. Pagal kai kurias knygeles tas, kas negali sumokėti, iškrinta.
page-help-keys = Klavišai
page-key-primary = Daryti, kas siūloma: mesti, tiesti, praleisti
page-key-arrows = Pasirinkti kryptį, kaip ji rodoma lentoje
page-key-ways = Pasirinkti kairėn, tiesiai ar dešinėn, žiūrint iš Asamo pusės
page-key-throw = Mesti kauliuką
page-key-board = Lentoje rodyklės judina žymeklį, Enter pasirenka ir patvirtina, tarpas pasuka kilimą
page-key-undo = Atšaukti
page-key-take-back = Atsiimti ėjimą
page-key-skip = Praleisti, kas rodoma
page-key-mute = Įjungti arba išjungti garsus
page-key-say = Ką nors pasakyti
page-key-log = Kas įvyko
page-key-menu = Meniu
page-key-help = Ši pagalba
page-key-step = Žingsnis atgal arba pirmyn
page-key-ends = Į pradžią, į pabaigą
page-key-play = Leisti, pristabdyti

## Settings

page-settings = Nuostatos
page-settings-language = Kalba
page-settings-theme = Puslapio spalvos
page-theme-auto = Kaip sistemoje
page-theme-light = Šviesios
page-theme-dark = Tamsios
page-theme-contrast = Didelis kontrastas
page-settings-speed = Greitis
page-speed-slow = Lėtas
page-speed-normal = Įprastas
page-speed-fast = Greitas
page-speed-instant = Iš karto
page-settings-motion = Judesys
page-motion-auto = Kaip sistemoje
page-motion-less = Mažiau
page-motion-full = Viskas juda
page-settings-confirm = Patvirtinti ėjimus
page-settings-confirm-hint = Spustelėjimas pasirenka; antras spustelėjimas arba mygtukas atlieka ėjimą.
page-settings-sounds = Garsai
page-settings-coordinates = Eilučių ir stulpelių žymėjimas

## The end

page-end-winner = { $player } laimi!
page-end-shared = Bendra pergalė: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Patiestas paskutinis kilimas.
    [last-player] Visi kiti iškrito.
    [resigned] Visi kiti pasidavė.
    [time] Visiems kitiems baigėsi laikas.
    [bots] Žaisti liko tik botai.
   *[left] Daugiau žaidime nieko neliko.
}
page-ranking = Rezultatai
page-ranking-place = Vieta
page-ranking-player = Žaidėjas
page-ranking-dirhams = Dirhamai
page-ranking-squares = + kilimai
page-ranking-points = = taškai
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] iškrito
    [time] baigėsi laikas
    [abandoned] paliko žaidimą
   *[resigned] pasidavė
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Kas iškrito arba paliko žaidimą, taškų negauna ir lieka už visų kitų; kas pasitraukė pirmas, tas paskutinis.
page-rematch = Žaisti dar kartą
page-rematch-accept = { $number ->
    [one] { $player } nori žaisti dar kartą: prisijungti
    [few] Dar kartą žaisti nori { $number } žaidėjai: prisijungti
   *[other] Dar kartą žaisti nori { $number } žaidėjų: prisijungti
}
page-rematch-waiting = Laukiama kitų…
page-rematch-withdraw = Atšaukti pasiūlymą
page-rematch-go = Į kitą partiją
page-save-record = Išsaugoti įrašą
page-copy-replay = Kopijuoti peržiūros nuorodą
page-chart-title = Taškai per partiją
page-chart = Taškai per partiją. Pabaigoje: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = Skaičiais
page-statistics-turns = { $number ->
    [one] Sužaistas { $number } ėjimas.
    [few] Sužaisti { $number } ėjimai.
   *[other] Sužaista { $number } ėjimų.
}
page-statistics-highest = { $paid ->
    [one] Didžiausias mokėjimas – { $paid } dirhamas: mokėjo { $player }, gavo { $owner }.
    [few] Didžiausias mokėjimas – { $paid } dirhamai: mokėjo { $player }, gavo { $owner }.
   *[other] Didžiausias mokėjimas – { $paid } dirhamų: mokėjo { $player }, gavo { $owner }.
}
page-statistics-none = Niekas nieko nemokėjo.
page-statistics-paid = sumokėta
page-statistics-received = gauta
page-statistics-throw = vidutinis metimas
page-statistics-mosaics = mozaikos
page-dice = Ar kauliukas buvo sąžiningas?
page-dice-all-fair = { $rugs ->
    [0] Tavo naršyklė iš naujo ištraukė visus metimus ({ $throws }): jie tokie, kokie turėjo būti.
   *[other] Tavo naršyklė iš naujo ištraukė visus metimus ({ $throws }) ir kilimų tvarką ({ $rugs }): viskas taip, kaip turėjo būti.
}
page-dice-bots = { $number ->
    [one] { $number } metimą atliko botas: jis išplaukia iš to, ką žaidėjų naršyklės atskleidė anksčiau.
    [few] { $number } metimus atliko botai: jie išplaukia iš to, ką žaidėjų naršyklės atskleidė anksčiau.
   *[other] { $number } metimų atliko botai: jie išplaukia iš to, ką žaidėjų naršyklės atskleidė anksčiau.
}
page-dice-alone = { $number ->
    [one] { $number } metimas priklauso tik nuo serverio: žaidėjų naršyklės prie jo neprisidėjo.
    [few] { $number } metimai priklauso tik nuo serverio: žaidėjų naršyklės prie jų neprisidėjo.
   *[other] { $number } metimų priklauso tik nuo serverio: žaidėjų naršyklės prie jų neprisidėjo.
}
page-dice-redrawn = { $number ->
    [one] Tai buvo treniruotė: { $number } metimas atsiimtas ir mestas iš naujo.
    [few] Tai buvo treniruotė: { $number } metimai atsiimti ir mesti iš naujo.
   *[other] Tai buvo treniruotė: { $number } metimų atsiimta ir mesta iš naujo.
}
page-dice-seen = Naršyklė skaičius palygino ir su tais, kuriuos matė partijos pradžioje.
page-dice-unseen = Šios partijos pradžios naršyklė nematė ir tada parodytus skaičius priima tokius, kokie jie nurodyti dabar.
page-dice-how = Prieš partiją serveris buvo susietas su slaptu skaičiumi, o kiekvieno žaidėjo naršyklė – su savuoju. Kiekvienas metimas išplaukia iš abiejų: metant kauliuką, naršyklė atskleidžia dalį savo skaičiaus. Todėl niekas, net ir tas, kas laiko serverį, negalėjo metimo nei numatyti, nei pasirinkti.
page-dice-commitment = Slaptas skaičius nėra tas, kuris buvo žadėtas.
page-dice-chain = Panaudota ne tai, ką pradžioje pateikė žaidėjo { $player } naršyklė.
page-dice-link = Tai, kas atskleista metimui { $number }, nėra tai, kas turėjo eiti toliau.
page-dice-count = Kai kurių metimų trūksta arba jų per daug.
page-dice-first = Pradėti turėjo { $player }.
page-dice-throw = Metimas { $number } turėjo būti { $drawn }, bet sužaista { $played }.
page-dice-pile = { $player }: kilimas { $number } turėjo būti kitos spalvos.
page-dice-numbers = Skaičiai
page-dice-commitment-is = Parodyta prieš partiją (slapto skaičiaus SHA-256)
page-dice-seed-is = Slaptas skaičius
page-dice-chain-is = Pateikė žaidėjo { $player } naršyklė
page-dice-link-is = Atskleista metimui { $number }

## Replay

page-replay = Peržiūra
page-replay-hint = Nutempk čia išsaugotą įrašą, pasirink failą arba įklijuok jo tekstą.
page-replay-file = Failas
page-replay-text = Įrašo tekstas
page-replay-show = Parodyti
page-replay-turn = { $turn } ėjimas
page-replay-controls = Peržiūra
page-replay-first = Į pradžią
page-replay-back = Žingsnis atgal
page-replay-play = Leisti
page-replay-pause = Pristabdyti
page-replay-forth = Žingsnis pirmyn
page-replay-last = Į pabaigą
page-replay-position = Vieta partijoje
page-replay-result = Rezultatas ir skaičiai
