### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Lapa
page-home = Uz sākumu
page-close = Aizvērt
page-loading = Acumirkli…
page-try-again = Mēģināt vēlreiz
page-lost-title = Šeit nekā nav
page-lost = Šādas lapas šeit nav.
page-gone-title = Šī galda vairs nav
page-gone = Tas ir novākts, vai arī saite nav pilnīga.

## What goes wrong

page-problem-unreachable = Serveris neatbild. Vai ir savienojums?
page-problem-failed = Serveris to nevarēja izdarīt. Lūdzu, mēģini vēlreiz.
page-problem-unknown = Tas neizdevās ({ $reason }).
page-connection-lost = Savienojums zudis. Mēģinu vēlreiz…
page-connection-back = Savienojums ir atjaunots.

## The start

page-home-title = { -game }: paklāju pārdevēji
page-home-lead = Vadi Assamu pa tirgu, klāj viņam ceļā savus paklājus un liec pārējiem maksāt. Divi līdz četri spēlētāji, divdesmit minūtes.
page-your-name = Tavs vārds
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Garāks vārds nevar būt: ne vairāk par { $most } rakstzīmēm.
    [zero] Vieta vēl { $number } rakstzīmēm.
    [one] Vieta vēl { $number } rakstzīmei.
   *[other] Vieta vēl { $number } rakstzīmēm.
}
# When more was written, or pasted, than fits
page-name-cut = Vārdā ir ne vairāk par { $most } rakstzīmēm. Pārējais ir atmests.
page-more-ways = Citi veidi, kā spēlēt
page-mode-here = Pie viena ekrāna
page-mode-link = Ar draugiem, izmantojot saiti
page-mode-new = Sagatavot galdu
page-mode-learn = Iemācies spēlēt
page-mode-rules = Noteikumi
page-mode-lobby = Vestibils
page-mode-replay = Spēles atkārtojums
page-my-tables = Tavi galdi
page-forget-table = Aizmirst galdu ({ $when })
page-level-rating = Reitings { $rating }

## Setting up

page-new-title = Galda sagatavošana
page-new-players = Spēlētāji
page-players = { $number ->
    [zero] { $number } spēlētāju
    [one] { $number } spēlētājs
   *[other] { $number } spēlētāji
}
page-seat = { $number }. vieta
page-seat-who = Kas te sēž?
page-seat-name = Vārds
page-seat-level = Līmenis
page-seat-colour = Krāsa
page-seat-second-colour = Otrā krāsa
page-seat-open = brīva vieta
page-sitter-me = Es
page-sitter-here = Kāds pie šī ekrāna
page-sitter-link = Draugs, izmantojot saiti
page-sitter-bot = Bots
page-sitter-link-hint = Kad galds būs gatavs, saņemsi saiti, ko nosūtīt.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hasans
page-bot-porter-2 = Mustafa
page-bot-porter-3 = Brahims
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadija
page-bot-apprentice-3 = Zineba
page-bot-apprentice-4 = Karims
page-bot-peddler = Idriss
page-bot-peddler-2 = Omars
page-bot-peddler-3 = Džamila
page-bot-peddler-4 = Anvars
page-bot-merchant = Fatima
page-bot-merchant-2 = Rašids
page-bot-merchant-3 = Hadidža
page-bot-merchant-4 = Malika
page-bot-master = Jusufs
page-bot-master-2 = Aiša
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safija
page-bot-pourer = Aja
page-bot-grandmother = Zohra
page-bot-mason = Tariks
page-bot-weaver = Nūra
page-bot-drummer = Bilals
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] sarkanie
    [yellow] dzeltenie
    [blue] zilie
   *[purple] violetie
})
page-new-first = Kas sāk?
page-first-lot = Lai izlemj kauliņš
page-first-seat = { $number }. vieta
page-new-rules = Noteikumi
page-new-edition = Noteikumu grāmatiņa
page-edition-standard = Pamatnoteikumi.
page-new-options = Atsevišķi noteikumi
page-options-changed = Daži noteikumi atšķiras no grāmatiņas.
page-options-reset = Kā grāmatiņā
page-option-elimination = Kas nevar samaksāt
page-option-elimination-yes = izstājas
page-option-elimination-yes-hint = Samaksā visu, kas ir, un izstājas; paklāji paliek un nepieder nevienam.
page-option-elimination-no = spēlē tālāk
page-option-elimination-no-hint = Samaksā visu, kas ir, un spēlē tālāk: neviens neizstājas.
page-option-cover = Paklāju nosegšana
page-option-cover-opponents = citu paklāji aizsargāti
page-option-cover-opponents-hint = Paklājs nedrīkst reizē nosegt abas cita spēlētāja paklāja puses; sava paklāja puses drīkst.
page-option-cover-any = visi paklāji aizsargāti
page-option-cover-any-hint = Paklājs nedrīkst reizē nosegt abas puses nevienam paklājam, pat ne savējam.
page-option-cover-colours = divas dažādas krāsas
page-option-cover-colours-hint = Abām pusēm zem jauna paklāja jābūt dažādās krāsās, ja tas ir iespējams.
page-option-variant = Assamu griež
page-option-variant-none = pirms metiena
page-option-variant-none-hint = Kam gājiens, tas izvēlas virzienu un tad met.
page-option-variant-turn-at-end = gājiena beigās
page-option-variant-turn-at-end-hint = Pēc paklāja izklāšanas Assamu pagriež pa kreisi vai pa labi: nākamajam spēlētājam jāiet tajā virzienā.
page-option-variant-turn-at-end-optional = beigās vai nemaz
page-option-variant-turn-at-end-optional-hint = Pēc paklāja izklāšanas Assamu drīkst pagriezt pa kreisi vai pa labi vai atstāt, kā viņš stāv: nākamajam spēlētājam jāiet tajā virzienā.
page-option-two-player = Divi spēlētāji
page-option-two-player-two-colours = katram divas krāsas
page-option-two-player-two-colours-hint = Katram vienā kaudzītē ir divu krāsu paklāji, pa 12 katrā krāsā.
page-option-two-player-one-colour = katram viena krāsa
page-option-two-player-one-colour-hint = Katram ir 15 vienas krāsas paklāji.
page-option-pile = Kaudzītes
page-option-pile-shuffled = sajauktas
page-option-pile-shuffled-hint = Zināms ir tikai katras kaudzītes nākamais paklājs.
page-option-pile-alternating = krāsas pamīšus
page-option-pile-alternating-hint = Abas krāsas nāk pamīšus.
page-option-area = Apgabali, par kuriem maksā
page-option-area-colour = pēc krāsas
page-option-area-colour-hint = Spēlētāja divas krāsas ir divi apgabali.
page-option-area-owner = pēc īpašnieka
page-option-area-owner-hint = Abas spēlētāja krāsas veido vienu apgabalu: maksā par visiem savienotajiem lauciņiem.
page-option-tiebreak = Vienādi punkti
page-option-tiebreak-dirhams = izšķir dirhami
page-option-tiebreak-dirhams-hint = Priekšā ir tas, kam vairāk dirhamu.
page-option-tiebreak-rugs = izšķir lauciņi
page-option-tiebreak-rugs-hint = Priekšā ir tas, kura paklāji redzami uz vairāk lauciņiem.
page-option-tiebreak-none = vietu dala
page-option-tiebreak-none-hint = Nekas cits neizšķir.
page-option-heading = Sākumā Assams skatās
page-option-heading-S = uz leju
page-option-heading-S-hint = Kā laukumu parasti noliek.
page-option-heading-N = uz augšu
page-option-heading-N-hint = Laukums no visām pusēm nav vienāds.
page-option-heading-E = pa labi
page-option-heading-E-hint = Laukums no visām pusēm nav vienāds.
page-option-heading-W = pa kreisi
page-option-heading-W-hint = Laukums no visām pusēm nav vienāds.
page-option-dirhams = Dirhami sākumā
page-option-dirhams-hint = Visās grāmatiņās 30. Ar mazāk ir bīstamāk.
page-option-rugs = Paklāji katram
page-option-rugs-hint = Cik gājienu ir katram.
page-new-table = Galds
page-clock = Pulkstenis
page-clock-none = Nav
page-clock-none-hint = Katrs drīkst domāt, cik ilgi grib.
page-clock-move = Katram gājienam
page-clock-total = Visai spēlei
page-clock-time = Laiks
page-clock-increment = Papildlaiks par gājienu
page-clock-out = Kad laiks beidzies
page-clock-out-bot = Gājienu izdara bots
page-clock-out-out = Spēlētājs uzreiz izstājas
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [zero] Pulkstenis: { $number } sekunžu gājienam.
    [one] Pulkstenis: { $number } sekunde gājienam.
   *[other] Pulkstenis: { $number } sekundes gājienam.
}
page-clock-tells-move-minutes = { $number ->
    [zero] Pulkstenis: { $number } minūšu gājienam.
    [one] Pulkstenis: { $number } minūte gājienam.
   *[other] Pulkstenis: { $number } minūtes gājienam.
}
page-clock-tells-total = { $increment ->
    [0] { $number ->
        [zero] Pulkstenis: { $number } sekunžu visai spēlei.
        [one] Pulkstenis: { $number } sekunde visai spēlei.
       *[other] Pulkstenis: { $number } sekundes visai spēlei.
    }
   *[other] Pulkstenis: { $number } s + { $increment } s par gājienu.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [zero] Pulkstenis: { $number } minūšu visai spēlei.
        [one] Pulkstenis: { $number } minūte visai spēlei.
       *[other] Pulkstenis: { $number } minūtes visai spēlei.
    }
   *[other] Pulkstenis: { $number } min + { $increment } s par gājienu.
}
page-clock-means-bot = Kad kādam beidzas laiks, šo gājienu izdara bots; trešajā reizē šis spēlētājs izstājas no spēles.
page-clock-means-out = Kad kādam beidzas laiks, šis spēlētājs izstājas no spēles.
page-seconds = { $number ->
    [zero] { $number } sekunžu
    [one] { $number } sekunde
   *[other] { $number } sekundes
}
page-minutes = { $number ->
    [zero] { $number } minūšu
    [one] { $number } minūte
   *[other] { $number } minūtes
}
page-new-listed = Rādīt vestibilā
page-new-listed-hint = Jebkurš drīkst skatīties un ieņemt brīvu vietu. Ja ne, tad tikai tie, kam ir saite.
page-new-take-back = Gājienus drīkst ņemt atpakaļ
page-new-practice-hint = Kamēr visi cilvēki sēž pie šī ekrāna. Kauliņu tad met no jauna, un rezultātos teikts, ka tas bija treniņš. Citādi pēc metiena neko nevar ņemt atpakaļ.
page-new-begin = Sākt
page-new-invite = Izveidot galdu un saņemt saiti
page-new-watch = Skatīties botus

## The lobby

page-lobby = Vestibils
page-lobby-open = Atvērtie galdi
page-lobby-none-open = Šobrīd neviens negaida.
page-lobby-new = Atvērt galdu
page-lobby-running = Spēles, ko skatīties
page-lobby-watch-bots = Skatīties, kā spēlē boti
page-join = Piesēsties
page-watch = Skatīties
page-look = Apskatīt
page-listing-deserted = Šobrīd tur neviena nav
page-listing-rules = { $known ->
    [yes] Noteikumi: { $edition }
   *[no] Mājas noteikumi
}{ $variant ->
    [yes] , pagriešana beigās
   *[no] {""}
}.
page-listing-turn = { $turn }. gājiens, atlicis: { $left }.

## Waiting for others

page-waiting-title = Gaidām spēlētājus
page-waiting-seats = { $number ->
    [0] Visas vietas ir aizņemtas
    [zero] Brīvas { $number } vietas
    [one] Brīva { $number } vieta
   *[other] Brīvas { $number } vietas
}
page-waiting-link = Saite taviem draugiem
page-waiting-link-hint = Kas to atver, var apsēsties vai skatīties, ja visas vietas aizņemtas.
page-link-network = Tā darbojas visiem tajā pašā tīklā, piemēram, tajā pašā Wi-Fi.
page-link-address = Adrese
page-qr = Saite kā QR kods: { $link }
page-qr-hint = Vai noskenē šo kodu ar tālruņa kameru.
page-here-only = Šī saite darbojas tikai šajā datorā.
page-here-only-new = Šobrīd spēlei var piekļūt tikai no šī datora: citur saite nederētu.
page-here-only-command = Lai varētu piebiedroties visi tajā pašā tīklā, aizver spēli terminālī ar Ctrl-C un palaid to ar šo komandu. Visi galdi saglabājas.
page-here-only-host = Tas, kas uztur šo serveri, var to atvērt citiem.
page-copy-command = Kopēt komandu
page-copied-here = Nokopēts. Šī saite darbojas tikai šajā datorā.
page-copy-link = Kopēt saiti
page-share = Kopīgot…
page-copied = Nokopēts.
page-not-copied = Pārlūks neļauj to nokopēt: { $link }
page-start-bots = Vai sāc tūlīt
page-start-bots-hint = Brīvās vietas ieņem boti.
page-start-now = Sākt ar botiem
page-waiting-listed = Galds ir redzams vestibilā, kamēr te kāds ir. Dažas minūtes pēc tam, kad visi aizgājuši, tas pazūd.
page-deserted-listed = Šobrīd pie šī galda neviena nav. Varēsi apsēsties, tiklīdz kāds atgriezīsies.
page-deserted-friends = Šobrīd pie šī galda neviena nav. Vari apsēsties un pagaidīt pārējos.
page-close-table = Aizvērt galdu
page-close-table-hint = Galdu novāks, un tā saite vairs nekur nevedīs.
page-close-table-yes = Jā, aizvērt
page-close-table-no = Paturēt
page-closed-title = Šis galds ir aizvērts
page-closed = { $player } aizvēra galdu, pirms sākās spēle.
page-closed-host = Šo galdu ir aizvēris servera uzturētājs.
page-closed-host-game = Spēle beidzas bez rezultāta.
# What whoever runs the server has written about it
page-host-says = Servera uzturētājs saka: { $why }
page-banned-title = Tev šeit ieeja liegta
page-join-title = Tev te ir vieta
page-join-seat = Krāsa
page-join-any = Jebkura
page-sit-down = Apsēsties

## At the table

page-table-title = Tirgus
page-players-list = Spēlētāji
page-panel = Kas jādara
page-board = Tirgus: septiņas kolonnas no a līdz g, septiņas rindas no 1 līdz 7
page-square-bare = { $square }: tukšs
page-square-rug = { $square }: { $colour ->
    [red] sarkans
    [yellow] dzeltens
    [blue] zils
   *[purple] violets
} paklājs, īpašnieks: { $player }
page-square-neutral = { $square }: { $colour ->
    [red] sarkans
    [yellow] dzeltens
    [blue] zils
   *[purple] violets
} paklājs, kas nepieder nevienam
page-square-assam = { $rug }. Šeit stāv Assams un skatās { $heading ->
    [N] uz augšu
    [E] pa labi
    [S] uz leju
   *[W] pa kreisi
}
page-badge-you = tu
page-badge-bot = bots
page-badge-away = prom
page-badge-out = vairs nespēlē
page-rugs-left = { $number ->
    [zero] atlicis { $number } paklāju
    [one] atlicis { $number } paklājs
   *[other] atlikuši { $number } paklāji
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Sarkanie
    [yellow] Dzeltenie
    [blue] Zilie
   *[purple] Violetie
}: { $number ->
    [zero] atlicis { $number } paklāju
    [one] atlicis { $number } paklājs
   *[other] atlikuši { $number } paklāji
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Nākamais ir sarkans
    [yellow] Nākamais ir dzeltens
    [blue] Nākamais ir zils
   *[purple] Nākamais ir violets
}: { $number ->
    [zero] atlicis { $number } paklāju
    [one] atlicis { $number } paklājs
   *[other] atlikuši { $number } paklāji
}
# On the pile from which the next rug comes: very short
page-badge-next = nākamais
page-worth = { $dirhams ->
    [zero] { $dirhams } dirhamu
    [one] { $dirhams } dirhams
   *[other] { $dirhams } dirhami
}, paklāji uz { $squares ->
    [zero] { $squares } lauciņiem
    [one] { $squares } lauciņa
   *[other] { $squares } lauciņiem
}
page-points = { $number ->
    [zero] { $number } punktu
    [one] { $number } punkts
   *[other] { $number } punkti
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Kurp jāiet nākamajam?
       *[no] { $player }: kurp jāiet nākamajam?
    }
   *[no] { $alone ->
        [yes] Tavs gājiens: kurp lai iet Assams?
       *[no] { $player }: kurp lai iet Assams?
    }
}
page-prompt-roll = { $alone ->
    [yes] Tavs gājiens: met kauliņu.
   *[no] { $player }: met kauliņu.
}
page-prompt-lay = { $alone ->
    [yes] Klāj savu paklāju blakus Assamam.
   *[no] { $player }: klāj paklāju blakus Assamam.
}
page-prompt-wait = { $player } domā…
page-prompt-away = Gaidām: { $player } ir prom
page-prompt-watch = { $player } spēlē
page-ways = Kurp
page-way-F = Taisni
page-expect = vidēji { $costs }
page-throw = Mest kauliņu
page-turn-assam = Pagriezt Assamu
page-lay = Klāt paklāju
page-lay-hint = Pieskaries lauciņam blakus Assamam vai velc pāri diviem.
page-lay-ready = Pieskaries vēlreiz, lai izklātu, vai izvēlies citu vietu.
page-lay-on = Klāt uz { $near } un { $far }
page-skip = Izlaist
page-undo = Atsaukt
page-take-back = Ņemt atpakaļ
page-come-back = Atgriezties spēlē: { $player }
page-away-offer = Gaidīt vēl vai ļaut spēlēt botam, līdz { $player } atgriežas?
page-away-wait = Gaidīt
page-away-bot = Lai spēlē bots

## Time that runs out

page-time-left = Atlikušais laiks: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Pulkstenis gaida, līdz šis spēlētājs atgriezīsies.
page-time-short = { $means ->
    [bot] { $number ->
        [zero] Atlicis { $number } sekunžu; tad šo gājienu izdara bots.
        [one] Atlikusi { $number } sekunde; tad šo gājienu izdara bots.
       *[other] Atlikušas { $number } sekundes; tad šo gājienu izdara bots.
    }
   *[out] { $number ->
        [zero] Atlicis { $number } sekunžu; tad tu izstājies no spēles.
        [one] Atlikusi { $number } sekunde; tad tu izstājies no spēles.
       *[other] Atlikušas { $number } sekundes; tad tu izstājies no spēles.
    }
}
page-time-last = { $number ->
    [zero] Atlicis { $number } sekunžu!
    [one] Atlikusi { $number } sekunde!
   *[other] Atlikušas { $number } sekundes!
}
page-time-over-1 = Tavs laiks beidzās, tāpēc šo gājienu tavā vietā izdara bots. Nākamajā gājienā atkal izlem tu. Ja tas notiks vēl divreiz, tu izstāsies no spēles.
page-time-over-2 = Tavs laiks beidzās otrreiz, tāpēc šo gājienu tavā vietā izdara bots. Nākamajā gājienā atkal izlem tu. Ja tas notiks vēl vienreiz, tu izstāsies no spēles.
page-time-over-out = Tavs laiks beidzās, un tu izstājies no spēles. Ar taviem paklājiem tālāk spēlē bots. Vari noskatīties, kā spēle beidzas, vai spēlēt citur.

## Who watches

page-watching = { $number ->
    [0] Neviens cits neskatās.
    [zero] Skatās { $number } cilvēku.
    [one] Skatās { $number } cilvēks.
   *[other] Skatās { $number } cilvēki.
}

## What happened, besides the game

page-log = Notikumi
page-log-sat = { $player } apsēžas.
page-log-began = Spēle sākas. Pirmais gājiens: { $player }.
page-log-took-back = { $player } ņem gājienu atpakaļ.
page-log-redrawn = { $player } ņem gājienu atpakaļ. Kauliņu met no jauna.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player }: laiks ir beidzies, un šo gājienu izdara bots.
   *[other] { $player }: laiks ir beidzies otrreiz, un šo gājienu izdara bots.
}
page-log-left = { $why ->
    [time] { $player } izstājas no spēles: laiks ir beidzies.
    [abandoned] { $player } pamet spēli.
   *[resigned] { $player } padodas.
}
page-log-bot-for = Spēlētāja { $player } vietā spēlē bots.
page-log-came-back = { $player } ir atpakaļ.
page-log-rematch-offered = { $player } grib spēlēt vēlreiz.
page-log-rematch-withdrawn = { $player } tomēr negrib spēlēt vēlreiz.
page-log-rematch-made = Nākamajai spēlei ir jauns galds.
page-log-closed = { $player } aizver galdu.
page-log-closed-host = Servera uzturētājs aizver galdu.
page-log-over-left = Vairs nav neviena, kas spēlētu tālāk: spēle ir beigusies.

## Menu

page-menu = Izvēlne
page-copy-seat = Kopēt saiti uz manu vietu
page-copy-seat-hint = Lai spēlētu tālāk citā ierīcē. Nedod to nevienam.
page-stand-in = Lai spēlētāja { $player } vietā spēlē bots
page-resign = Padoties
page-resign-ask = Vai { $player } padodas? To nevarēs atsaukt.
page-resign-yes = Padoties
page-resign-no = Spēlēt tālāk
page-phrases = Pateikt kaut ko

## Reporting somebody to whoever runs the server

page-report = Ziņot par spēlētāju
page-report-hint = To uzzinās tas, kas uztur šo serveri, un varēs aizvērt galdu. Pārējiem spēlētājiem par to nepaziņo.
page-report-who = Par ko?
page-report-why = Kas nav kārtībā?
page-report-why-of = { $player }: kas nav kārtībā?
page-report-name = Aizskarošs vārds
page-report-cheating = Krāpšanās
page-report-stalling = Tīša vilcināšanās
page-report-other = Kas cits
page-report-done = Paldies. Tas, kas uztur šo serveri, tagad to var redzēt.

## What can be said

page-phrase-hello = Sveiki!
page-phrase-good-luck = Lai veicas!
page-phrase-thinking = Ļauj padomāt…
page-phrase-your-turn = Tavs gājiens.
page-phrase-nice-rug = Cik skaists paklājs!
page-phrase-lucky = Tev šodien veicas.
page-phrase-ouch = Au!
page-phrase-oops = Ups.
page-phrase-thanks = Paldies!
page-phrase-sorry = Piedod!
page-phrase-well-played = Labi nospēlēts!
page-phrase-again = Vēl vienu spēli?
page-phrase-have-to-go = Man drīz jāiet.
page-phrase-bye = Uz redzēšanos!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Palīdzība
page-help-rules = Kā spēlēt
page-rules-aim = Beigās katrs dirhams ir viens punkts, un tāpat katrs lauciņš, uz kura redzams tavs paklājs. Uzvar tas, kam visvairāk punktu.
page-rules-turn = Savā gājienā atstāj Assamu, kā viņš stāv, vai pagriez pa kreisi vai pa labi un met kauliņu. Viņš iet taisni uz priekšu; malā mozaīka viņu ieved atpakaļ tirgū.
page-rules-pay = Ja viņš apstājas uz cita spēlētāja paklāja, tu maksā tā īpašniekam vienu dirhamu par katru šīs krāsas savienotā apgabala lauciņu.
page-rules-lay = Tad klāj paklāju uz diviem lauciņiem, no kuriem vismaz viens ir blakus Assamam. Tas drīkst nosegt paklājus, bet ne reizē abas cita spēlētāja paklāja puses.
page-rules-end = Kad izklāts pēdējais paklājs, spēle ir beigusies. Dažās grāmatiņās tas, kas nevar samaksāt, izstājas.
page-help-keys = Taustiņi
page-key-primary = Izdarīt piedāvāto: mest, klāt, izlaist
page-key-arrows = Izvēlēties virzienu, kā tas rādīts laukumā
page-key-ways = Izvēlēties pa kreisi, taisni vai pa labi no Assama skatpunkta
page-key-throw = Mest kauliņu
page-key-board = Laukumā bultiņas pārvieto kursoru, Enter izvēlas un apstiprina, atstarpe pagriež paklāju
page-key-undo = Atsaukt
page-key-take-back = Ņemt gājienu atpakaļ
page-key-skip = Izlaist to, ko rāda
page-key-mute = Ieslēgt vai izslēgt skaņas
page-key-say = Pateikt kaut ko
page-key-log = Notikumi
page-key-menu = Izvēlne
page-key-help = Šī palīdzība
page-key-step = Soli atpakaļ vai uz priekšu
page-key-ends = Uz sākumu, uz beigām
page-key-play = Atskaņot, pauze

## Settings

page-settings = Iestatījumi
page-settings-language = Valoda
page-settings-theme = Lapas krāsas
page-theme-auto = Kā sistēmā
page-theme-light = Gaišas
page-theme-dark = Tumšas
page-theme-contrast = Augsts kontrasts
page-settings-speed = Ātrums
page-speed-slow = Lēns
page-speed-normal = Parasts
page-speed-fast = Ātrs
page-speed-instant = Uzreiz
page-settings-motion = Kustība
page-motion-auto = Kā sistēmā
page-motion-less = Mazāk
page-motion-full = Viss kustas
page-settings-confirm = Apstiprināt gājienus
page-settings-confirm-hint = Klikšķis izvēlas; otrs klikšķis vai poga izdara gājienu.
page-settings-sounds = Skaņas
page-settings-coordinates = Rindu un kolonnu nosaukumi

## The end

page-end-winner = { $player } uzvar!
page-end-shared = Dalīta uzvara: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Izklāts pēdējais paklājs.
    [last-player] Visi pārējie izstājās.
    [resigned] Visi pārējie padevās.
    [time] Visiem pārējiem beidzās laiks.
    [bots] Spēlē palika tikai boti.
   *[left] Spēlē vairs nebija neviena cita.
}
page-ranking = Rezultāti
page-ranking-place = Vieta
page-ranking-player = Spēlētājs
page-ranking-dirhams = Dirhami
page-ranking-squares = + paklāji
page-ranking-points = = punkti
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] izstājās
    [time] beidzās laiks
    [abandoned] pameta spēli
   *[resigned] padevās
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Kas izstājies vai pametis spēli, nesaņem punktus un ir aiz visiem pārējiem; kas aizgājis pirmais, tas ir pēdējais.
page-rematch = Spēlēt vēlreiz
page-rematch-accept = { $number ->
    [zero] Spēlēt vēlreiz grib { $number } spēlētāju: piebiedroties
    [one] { $player } grib spēlēt vēlreiz: piebiedroties
   *[other] Spēlēt vēlreiz grib { $number } spēlētāji: piebiedroties
}
page-rematch-waiting = Gaidām pārējos…
page-rematch-withdraw = Atsaukt piedāvājumu
page-rematch-go = Uz nākamo spēli
page-save-record = Saglabāt pierakstu
page-copy-replay = Kopēt saiti uz atkārtojumu
page-chart-title = Punkti spēles gaitā
page-chart = Punkti spēles gaitā. Beigās: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = Skaitļos
page-statistics-turns = { $number ->
    [zero] Izspēlēts { $number } gājienu.
    [one] Izspēlēts { $number } gājiens.
   *[other] Izspēlēti { $number } gājieni.
}
page-statistics-highest = { $paid ->
    [zero] Lielākais maksājums bija { $paid } dirhamu: maksāja { $player }, saņēma { $owner }.
    [one] Lielākais maksājums bija { $paid } dirhams: maksāja { $player }, saņēma { $owner }.
   *[other] Lielākais maksājums bija { $paid } dirhami: maksāja { $player }, saņēma { $owner }.
}
page-statistics-none = Neviens neko nemaksāja.
page-statistics-paid = samaksāts
page-statistics-received = saņemts
page-statistics-throw = vidējais metiens
page-statistics-mosaics = mozaīkas
page-dice = Vai kauliņš bija godīgs?
page-dice-all-fair = { $rugs ->
    [0] Tavs pārlūks no jauna izlozēja visus metienus ({ $throws }): tie ir tādi, kādiem tiem bija jābūt.
   *[other] Tavs pārlūks no jauna izlozēja visus metienus ({ $throws }) un paklāju secību ({ $rugs }): viss ir tā, kā tam bija jābūt.
}
page-dice-bots = { $number ->
    [zero] { $number } metienu izdarīja boti: tie izriet no tā, ko spēlētāju pārlūki bija atklājuši iepriekš.
    [one] { $number } metienu izdarīja bots: tas izriet no tā, ko spēlētāju pārlūki bija atklājuši iepriekš.
   *[other] { $number } metienus izdarīja boti: tie izriet no tā, ko spēlētāju pārlūki bija atklājuši iepriekš.
}
page-dice-alone = { $number ->
    [zero] { $number } metienu ir atkarīgi tikai no servera: spēlētāju pārlūki tajos nepiedalījās.
    [one] { $number } metiens ir atkarīgs tikai no servera: spēlētāju pārlūki tajā nepiedalījās.
   *[other] { $number } metieni ir atkarīgi tikai no servera: spēlētāju pārlūki tajos nepiedalījās.
}
page-dice-redrawn = { $number ->
    [zero] Tas bija treniņš: { $number } metienu ņemti atpakaļ un mesti no jauna.
    [one] Tas bija treniņš: { $number } metiens ņemts atpakaļ un mests no jauna.
   *[other] Tas bija treniņš: { $number } metieni ņemti atpakaļ un mesti no jauna.
}
page-dice-seen = Pārlūks skaitļus salīdzināja arī ar tiem, ko redzēja spēles sākumā.
page-dice-unseen = Šīs spēles sākumu pārlūks neredzēja un toreiz parādītos skaitļus pieņem tādus, kādi tie norādīti tagad.
page-dice-how = Pirms spēles serveris bija saistīts ar slepenu skaitli, bet katra spēlētāja pārlūks – ar savu. Katrs metiens izriet no abiem: metot kauliņu, pārlūks atklāj daļu sava skaitļa. Tāpēc neviens, pat ne servera uzturētājs, nevarēja metienu ne paredzēt, ne izvēlēties.
page-dice-commitment = Slepenais skaitlis nav tas, kas tika solīts.
page-dice-chain = Izmantots nav tas, ko sākumā iesniedza spēlētāja { $player } pārlūks.
page-dice-link = Tas, kas atklāts { $number }. metienam, nav tas, kam bija jāseko.
page-dice-count = Dažu metienu trūkst, vai arī to ir par daudz.
page-dice-first = Vajadzēja sākt spēlētājam { $player }.
page-dice-throw = { $number }. metienam vajadzēja būt { $drawn }, bet izspēlēts { $played }.
page-dice-pile = { $player }: { $number }. paklājam vajadzēja būt citā krāsā.
page-dice-numbers = Skaitļi
page-dice-commitment-is = Parādīts pirms spēles (slepenā skaitļa SHA-256)
page-dice-seed-is = Slepenais skaitlis
page-dice-chain-is = Iesniedza spēlētāja { $player } pārlūks
page-dice-link-is = Atklāts { $number }. metienam

## Replay

page-replay = Atkārtojums
page-replay-hint = Ievelc šeit saglabātu pierakstu, izvēlies failu vai ielīmē tā tekstu.
page-replay-file = Fails
page-replay-text = Pieraksta teksts
page-replay-show = Parādīt
page-replay-turn = { $turn }. gājiens
page-replay-controls = Atkārtojums
page-replay-first = Uz sākumu
page-replay-back = Soli atpakaļ
page-replay-play = Atskaņot
page-replay-pause = Pauze
page-replay-forth = Soli uz priekšu
page-replay-last = Uz beigām
page-replay-position = Vieta spēlē
page-replay-result = Rezultāts un skaitļi
