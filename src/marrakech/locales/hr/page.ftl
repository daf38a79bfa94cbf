### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Stranica
page-home = Na početak
page-close = Zatvori
page-loading = Trenutak…
page-try-again = Pokušaj ponovno
page-lost-title = Ovdje nema ničega
page-lost = Na ovoj adresi nema nijedne stranice.
page-gone-title = Ovog stola više nema
page-gone = Uklonjen je ili poveznica nije potpuna.

## What goes wrong

page-problem-unreachable = Poslužitelj se ne javlja. Ima li veze?
page-problem-failed = Poslužitelju to nije uspjelo. Pokušaj ponovno.
page-problem-unknown = To nije uspjelo ({ $reason }).
page-connection-lost = Veza je prekinuta. Pokušavam ponovno…
page-connection-back = Veza je opet tu.

## The start

page-home-title = { -game }: prodavači sagova
page-home-lead = Vodi Assama po tržnici, polaži mu sagove na put i pusti druge da plaćaju. Dva do četiri igrača, dvadeset minuta.
page-quick = Igra protiv botova
page-quick-opponents = Koliko protivnika?
page-quick-level = Koliko su jaki?
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
page-mode-here = Za istim zaslonom
page-mode-here-hint = Dodajite si prijenosnik ili mobitel iz ruke u ruku.
page-mode-link = S prijateljima, putem poveznice
page-mode-link-hint = Pošalji poveznicu; tko je otvori, sjeda za stol. Nikome ne treba račun.
page-mode-new = Postavi stol
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Nauči igrati
page-mode-learn-hint = Deset malih koraka na pravoj ploči, u pet minuta.
page-mode-rules = Pravila
page-mode-rules-hint = Kratka i sa slikama, i za ispis.
page-mode-lobby = Predvorje
page-mode-lobby-hint = Sjedni za otvoreni stol ili gledaj partiju.
page-mode-replay = Pogledaj snimku partije
page-mode-replay-hint = Spremljeni zapis korak po korak.
page-my-tables = Tvoji stolovi
page-forget-table = Zaboravi stol ({ $when })
page-level-rating = Rejting { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Postavi stol
page-new-players = Igrači
page-players = { $number ->
    [one] { $number } igrač
    [few] { $number } igrača
   *[other] { $number } igrača
}
page-seat = Mjesto { $number }
page-seat-who = Tko sjedi ovdje?
page-seat-name = Ime
page-seat-level = Razina
page-seat-colour = Boja
page-seat-second-colour = Druga boja
page-seat-open = slobodno mjesto
page-sitter-me = Ja
page-sitter-here = Netko za ovim zaslonom
page-sitter-link = Netko s poveznicom
page-sitter-bot = Bot
page-sitter-link-hint = Kad stol bude postavljen, dobit ćeš poveznicu za slanje.
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
page-new-first = Tko počinje?
page-first-lot = Odlučuje ždrijeb
page-first-seat = Mjesto { $number }
page-new-rules = Pravila
page-new-edition = Knjižica
page-edition-standard = Standardna pravila.
page-new-options = Pojedina pravila
page-options-changed = Neka se pravila razlikuju od knjižice.
page-options-reset = Kao u knjižici
page-option-elimination = Tko ne može platiti
page-option-elimination-yes = ispada
page-option-elimination-yes-hint = Plaća sve što ima i napušta igru; sagovi ostaju i nisu ničiji.
page-option-elimination-no = igra dalje
page-option-elimination-no-hint = Plaća sve što ima i igra dalje: nitko ne ispada.
page-option-cover = Prekrivanje sagova
page-option-cover-opponents = tuđi su zaštićeni
page-option-cover-opponents-hint = Sag ne smije odjednom prekriti obje polovice tuđeg saga; vlastitoga smije.
page-option-cover-any = svi su zaštićeni
page-option-cover-any-hint = Sag ne smije odjednom prekriti obje polovice nijednog saga, pa ni vlastitog.
page-option-cover-colours = različite boje
page-option-cover-colours-hint = Dvije polovice ispod novog saga moraju se razlikovati bojom, gdje je to moguće.
page-option-variant = Assam se okreće
page-option-variant-none = prije bacanja
page-option-variant-none-hint = Tko je na potezu, bira smjer, zatim baca kocku.
page-option-variant-turn-at-end = na kraju poteza
page-option-variant-turn-at-end-hint = Kad je sag položen, Assam se okreće lijevo ili desno: tim ga smjerom mora voditi sljedeći igrač.
page-option-variant-turn-at-end-optional = na kraju, po želji
page-option-variant-turn-at-end-optional-hint = Kad je sag položen, Assam se može okrenuti lijevo ili desno ili ostati kako stoji: tim ga smjerom mora voditi sljedeći igrač.
page-option-two-player = Dva igrača
page-option-two-player-two-colours = po dvije boje
page-option-two-player-two-colours-hint = Svatko ima dvije boje, po 12 sagova svake, u jednoj hrpi.
page-option-two-player-one-colour = po jedna boja
page-option-two-player-one-colour-hint = Svatko ima 15 sagova jedne boje.
page-option-pile = Hrpe
page-option-pile-shuffled = promiješane
page-option-pile-shuffled-hint = Poznat je samo sljedeći sag svake hrpe.
page-option-pile-alternating = boje naizmjence
page-option-pile-alternating-hint = Dvije boje dolaze naizmjence.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Jednaki bodovi
page-option-tiebreak-dirhams = odlučuju dirhami
page-option-tiebreak-dirhams-hint = Ispred je tko ima više dirhama.
page-option-tiebreak-rugs = odlučuju polja
page-option-tiebreak-rugs-hint = Ispred je onaj čiji se sagovi vide na više polja.
page-option-tiebreak-none = dijeli se mjesto
page-option-tiebreak-none-hint = Ništa drugo ne odlučuje.
page-option-heading = Assam na početku gleda
page-option-heading-S = dolje
page-option-heading-S-hint = Kako se ploča obično postavlja.
page-option-heading-N = gore
page-option-heading-N-hint = Ploča nije ista sa svih strana.
page-option-heading-E = desno
page-option-heading-E-hint = Ploča nije ista sa svih strana.
page-option-heading-W = lijevo
page-option-heading-W-hint = Ploča nije ista sa svih strana.
page-option-dirhams = Dirhami na početku
page-option-dirhams-hint = 30 u svim knjižicama. S manje postaje opasno.
page-option-rugs = Sagova po igraču
page-option-rugs-hint = Koliko poteza svatko ima.
page-new-table = Stol
page-clock = Sat
page-clock-none = Bez sata
page-clock-none-hint = Svatko može razmišljati koliko želi.
page-clock-move = Za svaki potez
page-clock-total = Za cijelu igru
page-clock-time = Vrijeme
page-clock-increment = Dodatak za svaki potez
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
    [few] { $number } sekunde
   *[other] { $number } sekundi
}
page-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minute
   *[other] { $number } minuta
}
page-new-listed = Pokaži ga u predvorju
page-new-listed-hint = Svatko može gledati i zauzeti slobodno mjesto. Inače samo oni koji imaju poveznicu.
page-new-take-back = Potezi se smiju vratiti
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Počni
page-new-invite = Postavi stol i uzmi poveznicu
page-new-watch = Gledaj botove

## The lobby

page-lobby = Predvorje
page-lobby-open = Otvoreni stolovi
page-lobby-none-open = Trenutačno nitko ne čeka.
page-lobby-new = Otvori stol
page-lobby-running = Partije za gledanje
page-lobby-none-running = Trenutačno se ne igra nijedna javna partija.
page-lobby-watch-bots = Gledaj kako igraju botovi
page-join = Sjedni
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
page-listing-turn = Potez { $turn }, još { $left } do kraja.

## Waiting for others

page-waiting-title = Čekanje igrača
page-waiting-seats = { $number ->
    [0] Sva su mjesta zauzeta
    [one] Slobodno je { $number } mjesto
    [few] Slobodna su { $number } mjesta
   *[other] Slobodno je { $number } mjesta
}
page-waiting-link = Poveznica za tvoje prijatelje
page-waiting-link-hint = Tko je otvori, može sjesti, ili gledati kad su sva mjesta zauzeta.
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
page-copy-link = Kopiraj poveznicu
page-share = Podijeli…
page-copied = Kopirano.
page-not-copied = Preglednik mi ne dopušta da je kopiram: { $link }
page-start-bots = Ili počni odmah
page-start-bots-hint = Slobodna mjesta zauzimaju botovi.
page-start-now = Počni s botovima
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Ovdje je mjesto za tebe
page-join-seat = Boja
page-join-any = Svejedno
page-sit-down = Sjedni

## At the table

page-table-title = Tržnica
page-players-list = Igrači
page-panel = Što učiniti
page-board = Tržnica: sedam stupaca od a do g, sedam redova od 1 do 7
page-square-bare = { $square }: prazno
page-square-rug = { $square }: { $colour ->
    [red] crveni
    [yellow] žuti
    [blue] plavi
   *[purple] ljubičasti
} sag, { $player }
page-square-neutral = { $square }: { $colour ->
    [red] crveni
    [yellow] žuti
    [blue] plavi
   *[purple] ljubičasti
} sag koji nije ničiji
page-square-assam = { $rug }. Ovdje stoji Assam i gleda { $heading ->
    [N] gore
    [E] desno
    [S] dolje
   *[W] lijevo
}
page-badge-you = ti
page-badge-bot = bot
page-badge-away = nije tu
page-badge-out = izvan igre
page-rugs-left = { $number ->
    [one] još { $number } sag
    [few] još { $number } saga
   *[other] još { $number } sagova
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
    [few] { $dirhams } dirhama
   *[other] { $dirhams } dirhama
}, sagovi na { $squares ->
    [one] { $squares } polju
    [few] { $squares } polja
   *[other] { $squares } polja
}
page-points = { $number ->
    [one] { $number } bod
    [few] { $number } boda
   *[other] { $number } bodova
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Kamo neka sljedeći igrač vodi Assama?
       *[no] { $player }: kamo neka sljedeći igrač vodi Assama?
    }
   *[no] { $alone ->
        [yes] Ti si na potezu: kamo neka ide Assam?
       *[no] { $player }: kamo neka ide Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Ti si na potezu: baci kocku.
   *[no] { $player }: baci kocku.
}
page-prompt-lay = { $alone ->
    [yes] Položi sag uz Assama.
   *[no] { $player }: položi sag uz Assama.
}
page-prompt-wait = { $player } razmišlja…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Igra { $player }
page-ways = Kamo
page-way-L = Lijevo
page-way-F = Ravno
page-way-R = Desno
page-expect = prosječno { $costs }
page-throw = Baci kocku
page-turn-assam = Okreni Assama
page-lay = Položi sag
page-lay-hint = Dodirni polje uz Assama ili prijeđi prstom preko dva.
page-lay-ready = Dodirni još jednom da ga položiš ili dodirni drugo mjesto.
page-lay-on = Položi ga na { $near } i { $far }
page-skip = Preskoči
page-undo = Poništi
page-take-back = Vrati potez
page-come-back = Igraj opet kao { $player }
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
    [0] Nitko drugi ne gleda.
    [one] Gleda { $number } osoba.
    [few] Gledaju { $number } osobe.
   *[other] Gleda { $number } osoba.
}

## What happened, besides the game

page-log = Što se dogodilo
page-log-sat = { $player } sjeda za stol.
page-log-began = Igra počinje. Prvi potez ima { $player }.
page-log-took-back = { $player } vraća potez.
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
page-log-came-back = { $player } je opet tu.
page-log-rematch-offered = { $player } želi igrati još jednom.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Za sljedeću partiju spreman je novi stol.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Izbornik
page-copy-seat = Kopiraj poveznicu na moje mjesto
page-copy-seat-hint = Za nastavak na drugom uređaju. Ne daj je nikome.
page-stand-in = { $player }: neka igra bot
page-resign = Predaj se
page-resign-ask = { $player }: zaista se predaješ? To se ne može poništiti.
page-resign-yes = Predaj se
page-resign-no = Igraj dalje
page-phrases = Reci nešto

## What can be said

page-phrase-hello = Bok!
page-phrase-good-luck = Sretno!
page-phrase-thinking = Da razmislim…
page-phrase-your-turn = Ti si na potezu.
page-phrase-nice-rug = Kakav lijep sag!
page-phrase-lucky = Danas imaš sreće.
page-phrase-ouch = Jao!
page-phrase-oops = Ups.
page-phrase-thanks = Hvala!
page-phrase-sorry = Oprosti!
page-phrase-well-played = Dobro odigrano!
page-phrase-again = Još jedna partija?
page-phrase-have-to-go = Uskoro moram ići.
page-phrase-bye = Doviđenja!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Pomoć
page-help-rules = Kako se igra
page-rules-aim = Na kraju svaki dirham vrijedi jedan bod, a jednako tako i svako polje na kojem se vidi tvoj sag. Pobjeđuje tko ima najviše bodova.
page-rules-turn = Kad si na potezu, ostavi Assama kako stoji ili ga okreni lijevo ili desno i baci kocku. Assam ide ravno; na rubu ga mozaik vraća na tržnicu.
page-rules-pay = Ako se zaustavi na tuđem sagu, njegovu vlasniku plaćaš jedan dirham za svako polje povezanog područja te boje.
page-rules-lay = Zatim položi sag na dva polja, barem jedno od njih uz Assama. Smije prekriti sagove, ali ne odjednom obje polovice tuđeg saga.
page-rules-end = Kad je položen zadnji sag, igra je gotova. Po nekim knjižicama ispada tko ne može platiti.
page-help-keys = Tipke
page-key-primary = Učini što je ponuđeno: baci, položi, preskoči
page-key-arrows = Odaberi smjer, kako se vidi na ploči
page-key-ways = Odaberi lijevo, ravno ili desno, iz Assamove perspektive
page-key-throw = Baci kocku
page-key-board = Na ploči strelice pomiču pokazivač, Enter bira i potvrđuje, razmaknica okreće sag
page-key-undo = Poništi
page-key-take-back = Vrati potez
page-key-skip = Preskoči prikazivanje
page-key-mute = Uključi ili isključi zvuk
page-key-say = Reci nešto
page-key-log = Što se dogodilo
page-key-menu = Izbornik
page-key-help = Ova pomoć
page-key-step = Korak natrag ili naprijed
page-key-ends = Na početak, na kraj
page-key-play = Pokreni, zaustavi

## Settings

page-settings = Postavke
page-settings-language = Jezik
page-settings-theme = Boje stranice
page-theme-auto = Kao u sustavu
page-theme-light = Svijetle
page-theme-dark = Tamne
page-theme-contrast = Visoki kontrast
page-settings-speed = Brzina
page-speed-slow = Sporo
page-speed-normal = Normalno
page-speed-fast = Brzo
page-speed-instant = Odmah
page-settings-motion = Kretanje
page-motion-auto = Kao u sustavu
page-motion-less = Manje
page-motion-full = Sve se kreće
page-settings-confirm = Potvrda poteza
page-settings-confirm-hint = Klik bira; drugi klik ili gumb izvodi potez.
page-settings-sounds = Zvukovi
page-settings-coordinates = Imena redova i stupaca

## The end

page-end-winner = { $player } pobjeđuje!
page-end-shared = Podijeljena pobjeda: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Poredak
page-ranking-place = Mjesto
page-ranking-player = Igrač
page-ranking-dirhams = Dirhami
page-ranking-squares = + sagovi
page-ranking-points = = bodovi
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Igraj ponovno
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Čekanje ostalih…
page-rematch-withdraw = Take the offer back
page-rematch-go = Na sljedeću partiju
page-save-record = Spremi zapis
page-copy-replay = Kopiraj poveznicu na snimku
page-chart-title = Bodovi tijekom partije
page-chart = Bodovi tijekom partije. Na kraju: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = U brojkama
page-statistics-turns = { $number ->
    [one] Odigran je { $number } potez.
    [few] Odigrana su { $number } poteza.
   *[other] Odigrano je { $number } poteza.
}
page-statistics-highest = { $paid ->
    [one] Najveće plaćanje: { $paid } dirham; plaća { $player }, dobiva { $owner }.
    [few] Najveće plaćanje: { $paid } dirhama; plaća { $player }, dobiva { $owner }.
   *[other] Najveće plaćanje: { $paid } dirhama; plaća { $player }, dobiva { $owner }.
}
page-statistics-none = Nitko nije ništa platio.
page-statistics-paid = plaćeno
page-statistics-received = primljeno
page-statistics-throw = prosjek bacanja
page-statistics-mosaics = mozaici
page-dice = Je li kocka bila poštena?
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
page-dice-commitment = Tajni broj nije onaj koji je bio obećan.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Po pravom ždrijebu počinje { $player }.
page-dice-throw = Bacanje { $number } trebalo je biti { $drawn }, a odigrano je { $played }.
page-dice-pile = { $player }: sag { $number } trebao je biti druge boje.
page-dice-numbers = Brojevi
page-dice-commitment-is = Pokazano prije igre (SHA-256 tajnog broja)
page-dice-seed-is = Tajni broj
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Snimka
page-replay-hint = Ispusti ovamo spremljeni zapis, odaberi datoteku ili zalijepi tekst.
page-replay-file = Datoteka
page-replay-text = Tekst zapisa
page-replay-show = Pokaži
page-replay-turn = Potez { $turn }
page-replay-controls = Snimka
page-replay-first = Na početak
page-replay-back = Korak natrag
page-replay-play = Pokreni
page-replay-pause = Zaustavi
page-replay-forth = Korak naprijed
page-replay-last = Na kraj
page-replay-position = Mjesto u partiji
page-replay-result = Rezultat i brojke
