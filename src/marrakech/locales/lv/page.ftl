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
page-quick = Spēlē pret botiem
page-quick-opponents = Cik pretinieku?
page-quick-level = Cik stipri?
page-play-now = Spēlēt tūlīt
page-your-name = Tavs vārds
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Citi veidi, kā spēlēt
page-mode-here = Pie viena ekrāna
page-mode-here-hint = Padodiet datoru vai tālruni no rokas rokā.
page-mode-link = Ar draugiem, izmantojot saiti
page-mode-link-hint = Nosūti saiti; kas to atver, tas apsēžas. Kontu nevienam nevajag.
page-mode-new = Sagatavot galdu
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Iemācies spēlēt
page-mode-learn-hint = Desmit mazi soļi uz īsta laukuma piecās minūtēs.
page-mode-rules = Noteikumi
page-mode-rules-hint = Īsi un ar zīmējumiem, arī drukāšanai.
page-mode-lobby = Vestibils
page-mode-lobby-hint = Piesēdies pie atvērta galda vai skaties spēli.
page-mode-replay = Spēles atkārtojums
page-mode-replay-hint = Izej cauri saglabātam pierakstam soli pa solim.
page-my-tables = Tavi galdi
page-forget-table = Aizmirst galdu ({ $when })
page-level-rating = Reitings { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Hasans
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idriss
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Jusufs
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Sākt
page-new-invite = Izveidot galdu un saņemt saiti
page-new-watch = Skatīties botus

## The lobby

page-lobby = Vestibils
page-lobby-open = Atvērtie galdi
page-lobby-none-open = Šobrīd neviens negaida.
page-lobby-new = Atvērt galdu
page-lobby-running = Spēles, ko skatīties
page-lobby-none-running = Šobrīd nenotiek neviena atklāta spēle.
page-lobby-watch-bots = Skatīties, kā spēlē boti
page-join = Piesēsties
page-watch = Skatīties
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Kopēt saiti
page-share = Kopīgot…
page-copied = Nokopēts.
page-not-copied = Pārlūks neļauj to nokopēt: { $link }
page-start-bots = Vai sāc tūlīt
page-start-bots-hint = Brīvās vietas ieņem boti.
page-start-now = Sākt ar botiem
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } spēlē
page-ways = Kurp
page-way-L = Pa kreisi
page-way-F = Taisni
page-way-R = Pa labi
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
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
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } ir atpakaļ.
page-log-rematch-offered = { $player } grib spēlēt vēlreiz.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Nākamajai spēlei ir jauns galds.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Rezultāti
page-ranking-place = Vieta
page-ranking-player = Spēlētājs
page-ranking-dirhams = Dirhami
page-ranking-squares = + paklāji
page-ranking-points = = punkti
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Spēlēt vēlreiz
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Gaidām pārējos…
page-rematch-withdraw = Take the offer back
page-rematch-go = Uz nākamo spēli
page-save-record = Saglabāt pierakstu
page-copy-replay = Kopēt saiti uz atkārtojumu
page-chart-title = Punkti spēles gaitā
page-chart = Punkti spēles gaitā. Beigās: { $ends }
page-chart-end = { $name } { $points }
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = Slepenais skaitlis nav tas, kas tika solīts.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Vajadzēja sākt spēlētājam { $player }.
page-dice-throw = { $number }. metienam vajadzēja būt { $drawn }, bet izspēlēts { $played }.
page-dice-pile = { $player }: { $number }. paklājam vajadzēja būt citā krāsā.
page-dice-numbers = Skaitļi
page-dice-commitment-is = Parādīts pirms spēles (slepenā skaitļa SHA-256)
page-dice-seed-is = Slepenais skaitlis
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
