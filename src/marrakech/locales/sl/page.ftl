### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Stran
page-home = Na začetek
page-close = Zapri
page-loading = Trenutek …
page-try-again = Poskusi znova
page-lost-title = Tukaj ni ničesar
page-lost = Na tem naslovu ni nobene strani.
page-gone-title = Te mize ni več
page-gone = Odstranjena je ali pa povezava ni popolna.

## What goes wrong

page-problem-unreachable = Strežnik se ne odziva. Je povezava vzpostavljena?
page-problem-failed = Strežniku ni uspelo. Poskusi znova.
page-problem-unknown = To ni uspelo ({ $reason }).
page-connection-lost = Povezava je prekinjena. Poskušam znova …
page-connection-back = Povezava spet deluje.

## The start

page-home-title = { -game }: prodajalci preprog
page-home-lead = Vodi Assama po tržnici, polagaj mu preproge na pot in pusti, da plačujejo drugi. Dva do štirje igralci, dvajset minut.
page-quick = Igra proti botom
page-quick-opponents = Koliko nasprotnikov?
page-quick-level = Kako močni so?
page-play-now = Igraj
page-your-name = Tvoje ime
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Drugi načini igre
page-mode-here = Za enim zaslonom
page-mode-here-hint = Računalnik ali telefon si podajajte iz rok v roke.
page-mode-link = S prijatelji, prek povezave
page-mode-link-hint = Pošlji povezavo; kdor jo odpre, prisede. Nihče ne potrebuje računa.
page-mode-new = Postavi mizo
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Nauči se igrati
page-mode-learn-hint = Deset majhnih korakov na pravi plošči, v petih minutah.
page-mode-rules = Pravila
page-mode-rules-hint = Kratka in s slikami, tudi za tisk.
page-mode-lobby = Čakalnica
page-mode-lobby-hint = Prisedi k odprti mizi ali spremljaj partijo.
page-mode-replay = Oglej si posnetek partije
page-mode-replay-hint = Shranjen zapis korak za korakom.
page-my-tables = Tvoje mize
page-forget-table = Pozabi mizo ({ $when })
page-level-rating = Rating { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Postavi mizo
page-new-players = Igralci
page-players = { $number ->
    [one] { $number } igralec
    [two] { $number } igralca
    [few] { $number } igralci
   *[other] { $number } igralcev
}
page-seat = Sedež { $number }
page-seat-who = Kdo sedi tukaj?
page-seat-name = Ime
page-seat-level = Stopnja
page-seat-colour = Barva
page-seat-second-colour = Druga barva
page-seat-open = prost sedež
page-sitter-me = Jaz
page-sitter-here = Nekdo za tem zaslonom
page-sitter-link = Nekdo prek povezave
page-sitter-bot = Bot
page-sitter-link-hint = Ko bo miza postavljena, dobiš povezavo za pošiljanje.
# The bots by their first names
page-bot-porter = Hasan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Jusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = Kdo začne?
page-first-lot = Odloči žreb
page-first-seat = Sedež { $number }
page-new-rules = Pravila
page-new-edition = Knjižica
page-edition-standard = Standardna pravila.
page-new-options = Posamezna pravila
page-options-changed = Nekatera pravila se razlikujejo od knjižice.
page-options-reset = Kot v knjižici
page-option-elimination = Kdor ne more plačati
page-option-elimination-yes = izpade
page-option-elimination-yes-hint = Plača vse, kar ima, in zapusti igro; preproge ostanejo in ne pripadajo nikomur.
page-option-elimination-no = igra naprej
page-option-elimination-no-hint = Plača vse, kar ima, in igra naprej: nihče ne izpade.
page-option-cover = Prekrivanje preprog
page-option-cover-opponents = tuje so zaščitene
page-option-cover-opponents-hint = Preproga ne sme hkrati prekriti obeh polovic tuje preproge; svoje pa lahko.
page-option-cover-any = vse so zaščitene
page-option-cover-any-hint = Preproga ne sme hkrati prekriti obeh polovic nobene preproge, niti svoje.
page-option-cover-colours = različni barvi
page-option-cover-colours-hint = Polovici pod novo preprogo se morata razlikovati po barvi, kjer je to mogoče.
page-option-variant = Assam se obrne
page-option-variant-none = pred metom
page-option-variant-none-hint = Kdor je na potezi, izbere smer in nato vrže kocko.
page-option-variant-turn-at-end = na koncu poteze
page-option-variant-turn-at-end-hint = Ko je preproga položena, se Assam obrne levo ali desno: v to smer ga mora voditi naslednji igralec.
page-option-variant-turn-at-end-optional = na koncu, po želji
page-option-variant-turn-at-end-optional-hint = Ko je preproga položena, se Assam lahko obrne levo ali desno ali pa ostane, kot stoji: v to smer ga mora voditi naslednji igralec.
page-option-two-player = Dva igralca
page-option-two-player-two-colours = po dve barvi
page-option-two-player-two-colours-hint = Vsak ima dve barvi, po 12 preprog vsake, v enem kupčku.
page-option-two-player-one-colour = po ena barva
page-option-two-player-one-colour-hint = Vsak ima 15 preprog ene barve.
page-option-pile = Kupčki
page-option-pile-shuffled = so premešani
page-option-pile-shuffled-hint = Znana je le naslednja preproga vsakega kupčka.
page-option-pile-alternating = barvi izmenično
page-option-pile-alternating-hint = Barvi prideta na vrsto izmenično.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Enako točk
page-option-tiebreak-dirhams = odločijo dirhami
page-option-tiebreak-dirhams-hint = Pred drugimi je, kdor ima več dirhamov.
page-option-tiebreak-rugs = odločijo polja
page-option-tiebreak-rugs-hint = Pred drugimi je tisti, čigar preproge so vidne na več poljih.
page-option-tiebreak-none = mesto se deli
page-option-tiebreak-none-hint = Nič drugega ne odloča.
page-option-heading = Assam na začetku gleda
page-option-heading-S = dol
page-option-heading-S-hint = Kot je plošča običajno položena.
page-option-heading-N = gor
page-option-heading-N-hint = Plošča ni enaka z vseh strani.
page-option-heading-E = desno
page-option-heading-E-hint = Plošča ni enaka z vseh strani.
page-option-heading-W = levo
page-option-heading-W-hint = Plošča ni enaka z vseh strani.
page-option-dirhams = Dirhami na začetku
page-option-dirhams-hint = 30 v vseh knjižicah. Z manj postane nevarno.
page-option-rugs = Preprog na igralca
page-option-rugs-hint = Koliko potez ima vsak.
page-new-table = Miza
page-clock = Ura
page-clock-none = Brez ure
page-clock-none-hint = Vsak lahko razmišlja, kolikor želi.
page-clock-move = Za vsako potezo
page-clock-total = Za vso igro
page-clock-time = Čas
page-clock-increment = Dodatek za vsako potezo
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
    [one] { $number } sekunda
    [two] { $number } sekundi
    [few] { $number } sekunde
   *[other] { $number } sekund
}
page-minutes = { $number ->
    [one] { $number } minuta
    [two] { $number } minuti
    [few] { $number } minute
   *[other] { $number } minut
}
page-new-listed = Pokaži jo v čakalnici
page-new-listed-hint = Vsak lahko gleda in zasede prost sedež. Sicer le tisti, ki imajo povezavo.
page-new-take-back = Poteze je dovoljeno vzeti nazaj
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Začni
page-new-invite = Postavi mizo in dobi povezavo
page-new-watch = Gledaj bote

## The lobby

page-lobby = Čakalnica
page-lobby-open = Odprte mize
page-lobby-none-open = Trenutno nihče ne čaka.
page-lobby-new = Odpri mizo
page-lobby-running = Partije za gledanje
page-lobby-none-running = Trenutno ne teče nobena javna partija.
page-lobby-watch-bots = Gledaj, kako igrajo boti
page-join = Prisedi
page-watch = Gledaj
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Poteza { $turn }, še { $left } do konca.

## Waiting for others

page-waiting-title = Čakanje na igralce
page-waiting-seats = { $number ->
    [0] Vsi sedeži so zasedeni
    [one] Prost je { $number } sedež
    [two] Prosta sta { $number } sedeža
    [few] Prosti so { $number } sedeži
   *[other] Prostih je { $number } sedežev
}
page-waiting-link = Povezava za tvoje prijatelje
page-waiting-link-hint = Kdor jo odpre, lahko prisede ali gleda, ko so vsi sedeži zasedeni.
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
page-copy-link = Kopiraj povezavo
page-share = Deli …
page-copied = Kopirano.
page-not-copied = Brskalnik mi je ne pusti kopirati: { $link }
page-start-bots = Ali začni takoj
page-start-bots-hint = Proste sedeže zasedejo boti.
page-start-now = Začni z boti
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Tu je sedež zate
page-join-seat = Barva
page-join-any = Vseeno
page-sit-down = Prisedi

## At the table

page-table-title = Tržnica
page-players-list = Igralci
page-panel = Kaj storiti
page-board = Tržnica: sedem stolpcev od a do g, sedem vrstic od 1 do 7
page-square-bare = { $square }: prazno
page-square-rug = { $square }: { $colour ->
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
} preproga, { $player }
page-square-neutral = { $square }: { $colour ->
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
} preproga brez lastnika
page-square-assam = { $rug }. Tu stoji Assam in gleda { $heading ->
    [N] gor
    [E] desno
    [S] dol
   *[W] levo
}
page-badge-you = ti
page-badge-bot = bot
page-badge-away = ni tu
page-badge-out = zunaj igre
page-rugs-left = { $number ->
    [one] še { $number } preproga
    [two] še { $number } preprogi
    [few] še { $number } preproge
   *[other] še { $number } preprog
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
    [one] { $dirhams } dirham
    [two] { $dirhams } dirhama
    [few] { $dirhams } dirhami
   *[other] { $dirhams } dirhamov
}, preproge na { $squares ->
    [one] { $squares } polju
    [two] { $squares } poljih
    [few] { $squares } poljih
   *[other] { $squares } poljih
}
page-points = { $number ->
    [one] { $number } točka
    [two] { $number } točki
    [few] { $number } točke
   *[other] { $number } točk
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] V katero smer naj Assama vodi naslednji?
       *[no] { $player }: v katero smer naj Assama vodi naslednji?
    }
   *[no] { $alone ->
        [yes] Na potezi si: v katero smer naj gre Assam?
       *[no] { $player }: v katero smer naj gre Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Na potezi si: vrzi kocko.
   *[no] { $player }: vrzi kocko.
}
page-prompt-lay = { $alone ->
    [yes] Položi preprogo ob Assama.
   *[no] { $player }: položi preprogo ob Assama.
}
page-prompt-wait = { $player } razmišlja …
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Igra { $player }
page-ways = V katero smer
page-way-L = Levo
page-way-F = Naravnost
page-way-R = Desno
page-expect = povprečno { $costs }
page-throw = Vrzi kocko
page-turn-assam = Obrni Assama
page-lay = Položi preprogo
page-lay-hint = Tapni polje ob Assamu ali podrsaj čez dve.
page-lay-ready = Tapni še enkrat, da jo položiš, ali tapni drugo mesto.
page-lay-on = Položi jo na { $near } in { $far }
page-skip = Preskoči
page-undo = Razveljavi
page-take-back = Vzemi nazaj
page-come-back = Spet igraj kot { $player }
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
    [0] Nihče drug ne gleda.
    [one] Gleda { $number } oseba.
    [two] Gledata { $number } osebi.
    [few] Gledajo { $number } osebe.
   *[other] Gleda { $number } oseb.
}

## What happened, besides the game

page-log = Kaj se je zgodilo
page-log-sat = { $player } prisede.
page-log-began = Igra se začenja. Prvo potezo ima { $player }.
page-log-took-back = { $player } vzame potezo nazaj.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: »{ $phrase }«
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
page-log-came-back = { $player } je spet tu.
page-log-rematch-offered = { $player } želi igrati še enkrat.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Za naslednjo partijo je pripravljena nova miza.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Meni
page-copy-seat = Kopiraj povezavo do mojega sedeža
page-copy-seat-hint = Za nadaljevanje na drugi napravi. Ne daj je nikomur.
page-stand-in = { $player }: naj igra bot
page-resign = Vdaj se
page-resign-ask = { $player }: se res želiš vdati? Tega ni mogoče razveljaviti.
page-resign-yes = Vdaj se
page-resign-no = Igraj naprej
page-phrases = Povej kaj

## What can be said

page-phrase-hello = Živjo!
page-phrase-good-luck = Srečno!
page-phrase-thinking = Naj pomislim …
page-phrase-your-turn = Na potezi si.
page-phrase-nice-rug = Kako lepa preproga!
page-phrase-lucky = Danes imaš srečo.
page-phrase-ouch = Av!
page-phrase-oops = Ups.
page-phrase-thanks = Hvala!
page-phrase-sorry = Oprosti!
page-phrase-well-played = Dobro odigrano!
page-phrase-again = Še ena partija?
page-phrase-have-to-go = Kmalu moram iti.
page-phrase-bye = Adijo!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Pomoč
page-help-rules = Kako se igra
page-rules-aim = Na koncu je vsak dirham vreden eno točko in prav tako vsako polje, na katerem je vidna tvoja preproga. Zmaga, kdor ima največ točk.
page-rules-turn = Ko si na potezi, pusti Assama, kot stoji, ali ga obrni levo ali desno in vrzi kocko. Assam gre naravnost; na robu ga mozaik pripelje nazaj na tržnico.
page-rules-pay = Če se ustavi na tuji preprogi, njenemu lastniku plačaš en dirham za vsako polje povezanega območja te barve.
page-rules-lay = Nato položi preprogo na dve polji, vsaj eno od njiju ob Assamu. Prekriti sme preproge, a ne hkrati obeh polovic tuje preproge.
page-rules-end = Ko je položena zadnja preproga, je igra končana. Po nekaterih knjižicah izpade, kdor ne more plačati.
page-help-keys = Tipke
page-key-primary = Stori, kar je ponujeno: vrzi, položi, preskoči
page-key-arrows = Izberi smer, kot se vidi na plošči
page-key-ways = Izberi levo, naravnost ali desno, z Assamovega zornega kota
page-key-throw = Vrzi kocko
page-key-board = Na plošči puščice premikajo kazalec, Enter izbere in potrdi, preslednica obrne preprogo
page-key-undo = Razveljavi
page-key-take-back = Vzemi potezo nazaj
page-key-skip = Preskoči prikazovanje
page-key-mute = Vklopi ali izklopi zvok
page-key-say = Povej kaj
page-key-log = Kaj se je zgodilo
page-key-menu = Meni
page-key-help = Ta pomoč
page-key-step = Korak nazaj ali naprej
page-key-ends = Na začetek, na konec
page-key-play = Predvajaj, ustavi

## Settings

page-settings = Nastavitve
page-settings-language = Jezik
page-settings-theme = Barve strani
page-theme-auto = Kot v sistemu
page-theme-light = Svetle
page-theme-dark = Temne
page-theme-contrast = Visok kontrast
page-settings-speed = Hitrost
page-speed-slow = Počasi
page-speed-normal = Običajno
page-speed-fast = Hitro
page-speed-instant = Takoj
page-settings-motion = Gibanje
page-motion-auto = Kot v sistemu
page-motion-less = Manj
page-motion-full = Vse se giblje
page-settings-confirm = Potrjevanje potez
page-settings-confirm-hint = Klik izbere; drugi klik ali gumb izvede potezo.
page-settings-sounds = Zvoki
page-settings-coordinates = Imena vrstic in stolpcev

## The end

page-end-winner = { $player } zmaga!
page-end-shared = Deljena zmaga: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Razvrstitev
page-ranking-place = Mesto
page-ranking-player = Igralec
page-ranking-dirhams = Dirhami
page-ranking-squares = + preproge
page-ranking-points = = točke
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Igraj znova
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Čakanje na druge …
page-rematch-withdraw = Take the offer back
page-rematch-go = Na naslednjo partijo
page-save-record = Shrani zapis
page-copy-replay = Kopiraj povezavo do posnetka
page-chart-title = Točke med partijo
page-chart = Točke med partijo. Na koncu: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = V številkah
page-statistics-turns = { $number ->
    [one] Odigrana je bila { $number } poteza.
    [two] Odigrani sta bili { $number } potezi.
    [few] Odigrane so bile { $number } poteze.
   *[other] Odigranih je bilo { $number } potez.
}
page-statistics-highest = { $paid ->
    [one] Najvišje plačilo: { $paid } dirham; plača { $player }, prejme { $owner }.
    [two] Najvišje plačilo: { $paid } dirhama; plača { $player }, prejme { $owner }.
    [few] Najvišje plačilo: { $paid } dirhami; plača { $player }, prejme { $owner }.
   *[other] Najvišje plačilo: { $paid } dirhamov; plača { $player }, prejme { $owner }.
}
page-statistics-none = Nihče ni plačal ničesar.
page-statistics-paid = plačano
page-statistics-received = prejeto
page-statistics-throw = povprečen met
page-statistics-mosaics = mozaiki
page-dice = Je bila kocka poštena?
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
page-dice-commitment = Skrivno število ni tisto, ki je bilo obljubljeno.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Po pravem žrebu začne { $player }.
page-dice-throw = Met { $number } bi moral biti { $drawn }, odigran pa je bil { $played }.
page-dice-pile = { $player }: preproga { $number } bi morala biti druge barve.
page-dice-numbers = Številke
page-dice-commitment-is = Pokazano pred igro (SHA-256 skrivnega števila)
page-dice-seed-is = Skrivno število
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Posnetek
page-replay-hint = Sem spusti shranjen zapis, izberi datoteko ali prilepi besedilo.
page-replay-file = Datoteka
page-replay-text = Besedilo zapisa
page-replay-show = Pokaži
page-replay-turn = Poteza { $turn }
page-replay-controls = Posnetek
page-replay-first = Na začetek
page-replay-back = Korak nazaj
page-replay-play = Predvajaj
page-replay-pause = Ustavi
page-replay-forth = Korak naprej
page-replay-last = Na konec
page-replay-position = Mesto v partiji
page-replay-result = Izid in številke
