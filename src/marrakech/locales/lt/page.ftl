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
page-quick = Žaisk su botais
page-quick-opponents = Kiek varžovų?
page-quick-level = Kokie stiprūs?
page-play-now = Žaisti dabar
page-your-name = Tavo vardas
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Kiti būdai žaisti
page-mode-here = Prie vieno ekrano
page-mode-here-hint = Perduokite kompiuterį ar telefoną iš rankų į rankas.
page-mode-link = Su draugais, per nuorodą
page-mode-link-hint = Nusiųsk nuorodą; kas ją atveria, sėdasi prie stalo. Paskyros niekam nereikia.
page-mode-new = Parengti stalą
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Išmok žaisti
page-mode-learn-hint = Dešimt mažų žingsnių ant tikros lentos per penkias minutes.
page-mode-rules = Taisyklės
page-mode-rules-hint = Trumpai ir su paveikslėliais, galima ir spausdinti.
page-mode-lobby = Vestibiulis
page-mode-lobby-hint = Prisėsk prie atviro stalo arba stebėk partiją.
page-mode-replay = Partijos peržiūra
page-mode-replay-hint = Peržiūrėk išsaugotą įrašą žingsnis po žingsnio.
page-my-tables = Tavo stalai
page-forget-table = Pamiršti stalą ({ $when })
page-level-rating = Reitingas { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Hasanas
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idrisas
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Jusufas
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Pradėti
page-new-invite = Kurti stalą ir gauti nuorodą
page-new-watch = Stebėti botus

## The lobby

page-lobby = Vestibiulis
page-lobby-open = Atviri stalai
page-lobby-none-open = Šiuo metu niekas nelaukia.
page-lobby-new = Atidaryti stalą
page-lobby-running = Vykstančios partijos
page-lobby-none-running = Šiuo metu viešų partijų nėra.
page-lobby-watch-bots = Stebėti, kaip žaidžia botai
page-join = Prisėsti
page-watch = Stebėti
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-copy-link = Kopijuoti nuorodą
page-share = Dalytis…
page-copied = Nukopijuota.
page-not-copied = Naršyklė neleidžia jos nukopijuoti: { $link }
page-start-bots = Arba pradėk dabar
page-start-bots-hint = Laisvas vietas užima botai.
page-start-now = Pradėti su botais
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } žaidžia
page-ways = Kuria kryptimi
page-way-L = Kairėn
page-way-F = Tiesiai
page-way-R = Dešinėn
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
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }“
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
page-log-came-back = { $player } sugrįžta.
page-log-rematch-offered = { $player } nori žaisti dar kartą.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Kitai partijai yra naujas stalas.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Rezultatai
page-ranking-place = Vieta
page-ranking-player = Žaidėjas
page-ranking-dirhams = Dirhamai
page-ranking-squares = + kilimai
page-ranking-points = = taškai
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Žaisti dar kartą
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Laukiama kitų…
page-rematch-withdraw = Take the offer back
page-rematch-go = Į kitą partiją
page-save-record = Išsaugoti įrašą
page-copy-replay = Kopijuoti peržiūros nuorodą
page-chart-title = Taškai per partiją
page-chart = Taškai per partiją. Pabaigoje: { $ends }
page-chart-end = { $name } { $points }
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
page-dice-commitment = Slaptas skaičius nėra tas, kuris buvo žadėtas.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Pradėti turėjo { $player }.
page-dice-throw = Metimas { $number } turėjo būti { $drawn }, bet sužaista { $played }.
page-dice-pile = { $player }: kilimas { $number } turėjo būti kitos spalvos.
page-dice-numbers = Skaičiai
page-dice-commitment-is = Parodyta prieš partiją (slapto skaičiaus SHA-256)
page-dice-seed-is = Slaptas skaičius
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
