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
page-your-name = Tvoje ime
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Ime ne može biti dulje (najviše znakova: { $most }).
    [one] Ima mjesta za još { $number } znak.
    [few] Ima mjesta za još { $number } znaka.
   *[other] Ima mjesta za još { $number } znakova.
}
# When more was written, or pasted, than fits
page-name-cut = Ime je predugo (najviše znakova: { $most }). Ostatak je izostavljen.
page-more-ways = Drugi načini igre
page-mode-here = Za istim zaslonom
page-mode-link = S prijateljima, putem poveznice
page-mode-new = Postavi stol
page-mode-learn = Nauči igrati
page-mode-rules = Pravila
page-mode-lobby = Predvorje
page-mode-replay = Pogledaj snimku partije
page-my-tables = Tvoji stolovi
page-forget-table = Zaboravi stol ({ $when })
page-level-rating = Rejting { $rating }

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
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hasan
page-bot-porter-2 = Mustafa
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadija
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Džamila
page-bot-peddler-4 = Anvar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rašid
page-bot-merchant-3 = Hadidža
page-bot-merchant-4 = Malika
page-bot-master = Jusuf
page-bot-master-2 = Aiša
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safija
page-bot-pourer = Aja
page-bot-grandmother = Zohra
page-bot-mason = Tarik
page-bot-weaver = Nur
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] crvena
    [yellow] žuta
    [blue] plava
   *[purple] ljubičasta
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
page-option-area = Područja za plaćanje
page-option-area-colour = po boji
page-option-area-colour-hint = Dvije boje jednog igrača dva su područja.
page-option-area-owner = po vlasniku
page-option-area-owner-hint = Obje boje jednog igrača čine jedno područje: plaćaju se sva povezana polja.
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
page-clock-out = Kad vrijeme istekne
page-clock-out-bot = Taj potez igra bot
page-clock-out-out = Igrač odmah ispada
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Sat: { $number } sekunda po potezu.
    [few] Sat: { $number } sekunde po potezu.
   *[other] Sat: { $number } sekundi po potezu.
}
page-clock-tells-move-minutes = { $number ->
    [one] Sat: { $number } minuta po potezu.
    [few] Sat: { $number } minute po potezu.
   *[other] Sat: { $number } minuta po potezu.
}
page-clock-tells-total = { $increment ->
    [0] Sat: { $number } s za cijelu igru.
   *[other] Sat: { $number } s + { $increment } s po potezu.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Sat: { $number } minuta za cijelu igru.
        [few] Sat: { $number } minute za cijelu igru.
       *[other] Sat: { $number } minuta za cijelu igru.
    }
   *[other] { $number ->
        [one] Sat: { $number } minuta + { $increment } s po potezu.
        [few] Sat: { $number } minute + { $increment } s po potezu.
       *[other] Sat: { $number } minuta + { $increment } s po potezu.
    }
}
page-clock-means-bot = Kome istekne vrijeme, taj potez umjesto njega igra bot; treći put ispada iz igre.
page-clock-means-out = Kome istekne vrijeme, ispada iz igre.
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
page-new-practice-hint = Dok svi osim botova sjede za ovim zaslonom. Kocka se tada baca iznova, a uz rezultat piše da je to bila igra za vježbu. Inače se nakon bacanja kocke ništa ne može vratiti.
page-new-begin = Počni
page-new-invite = Postavi stol i uzmi poveznicu
page-new-watch = Gledaj botove

## The lobby

page-lobby = Predvorje
page-lobby-open = Otvoreni stolovi
page-lobby-none-open = Trenutačno nitko ne čeka.
page-lobby-new = Otvori stol
page-lobby-running = Partije za gledanje
page-lobby-watch-bots = Gledaj kako igraju botovi
page-join = Sjedni
page-watch = Gledaj
page-look = Pogledaj
page-listing-deserted = Sada ondje nema nikoga
page-listing-rules = { $known ->
    [yes] Izdanje: { $edition }
   *[no] Kućna pravila
}{ $variant ->
    [yes] , okret na kraju
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
page-link-network = Radi svima u istoj mreži, na primjer na istom Wi-Fiju.
page-link-address = Adresa
page-qr = Poveznica kao QR kod: { $link }
page-qr-hint = Ili ovo skeniraj kamerom mobitela.
page-here-only = Ova poveznica radi samo na ovom računalu.
page-here-only-new = Igra je trenutačno dostupna samo na ovom računalu: drugdje poveznica ne bi ničemu služila.
page-here-only-command = Da bi se mogli pridružiti svi u istoj mreži, zatvori igru u terminalu tipkama Ctrl-C i pokreni je ovom naredbom. Svi stolovi ostaju sačuvani.
page-here-only-host = Drugima ga može otvoriti onaj tko vodi ovaj poslužitelj.
page-copy-command = Kopiraj naredbu
page-copied-here = Kopirano. Ova poveznica radi samo na ovom računalu.
page-copy-link = Kopiraj poveznicu
page-share = Podijeli…
page-copied = Kopirano.
page-not-copied = Preglednik mi ne dopušta da je kopiram: { $link }
page-start-bots = Ili počni odmah
page-start-bots-hint = Slobodna mjesta zauzimaju botovi.
page-start-now = Počni s botovima
page-waiting-listed = Predvorje nudi ovaj stol dok je netko za njim. Nekoliko minuta nakon što svi odu, stola više nema.
page-deserted-listed = Za ovim stolom trenutačno nema nikoga. Možeš sjesti čim se netko vrati.
page-deserted-friends = Za ovim stolom trenutačno nema nikoga. Možeš sjesti i pričekati ostale.
page-close-table = Zatvori stol
page-close-table-hint = Stol se uklanja, a njegova poveznica više ne radi.
page-close-table-yes = Da, zatvori ga
page-close-table-no = Zadrži ga
page-closed-title = Ovaj je stol zatvoren
page-closed = { $player } zatvara stol prije početka igre.
page-closed-host = Ovaj je stol zatvorio administrator poslužitelja.
page-closed-host-game = Igra završava bez rezultata.
# What whoever runs the server has written about it
page-host-says = Poruka administratora: { $why }
page-banned-title = Ovdje nemaš pristup
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Crvena
    [yellow] Žuta
    [blue] Plava
   *[purple] Ljubičasta
}: { $number ->
    [one] još { $number } sag
    [few] još { $number } saga
   *[other] još { $number } sagova
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Sljedeća je crvena
    [yellow] Sljedeća je žuta
    [blue] Sljedeća je plava
   *[purple] Sljedeća je ljubičasta
}: { $number ->
    [one] još { $number } sag
    [few] još { $number } saga
   *[other] još { $number } sagova
}
# On the pile from which the next rug comes: very short
page-badge-next = sljedeći
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
page-prompt-away = { $player } nije tu, čekamo
page-prompt-watch = Igra { $player }
page-ways = Kamo
page-way-F = Ravno
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
page-away-offer = Čekati dalje ili pustiti bota da igra dok se { $player } ne vrati?
page-away-wait = Čekaj
page-away-bot = Neka igra bot

## Time that runs out

page-time-left = Preostalo vrijeme: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Sat čeka da se ovaj igrač vrati.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Još { $number } sekunda; zatim ovaj potez igra bot.
        [few] Još { $number } sekunde; zatim ovaj potez igra bot.
       *[other] Još { $number } sekundi; zatim ovaj potez igra bot.
    }
   *[out] { $number ->
        [one] Još { $number } sekunda; zatim ispadaš iz igre.
        [few] Još { $number } sekunde; zatim ispadaš iz igre.
       *[other] Još { $number } sekundi; zatim ispadaš iz igre.
    }
}
page-time-last = { $number ->
    [one] Još { $number } sekunda!
    [few] Još { $number } sekunde!
   *[other] Još { $number } sekundi!
}
page-time-over-1 = Tvoje je vrijeme isteklo, pa ovaj potez umjesto tebe igra bot. U sljedećem potezu opet odlučuješ ti. Dogodi li se to još dvaput, ispadaš iz igre.
page-time-over-2 = Tvoje je vrijeme isteklo drugi put, pa ovaj potez umjesto tebe igra bot. U sljedećem potezu opet odlučuješ ti. Dogodi li se to još jednom, ispadaš iz igre.
page-time-over-out = Tvoje je vrijeme isteklo, pa ispadaš iz igre. Tvojim sagovima dalje igra bot. Možeš gledati kako će završiti ili zaigrati drugdje.

## Who watches

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
page-log-redrawn = { $player } vraća potez. Kocka se baca iznova.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player }: vrijeme je isteklo, ovaj potez igra bot.
   *[other] { $player }: vrijeme je isteklo drugi put, ovaj potez igra bot.
}
page-log-left = { $why ->
    [time] { $player } ispada iz igre: vrijeme je isteklo.
    [abandoned] { $player } napušta igru.
   *[resigned] { $player } se predaje.
}
page-log-bot-for = { $player }: odsad igra bot.
page-log-came-back = { $player } je opet tu.
page-log-rematch-offered = { $player } želi igrati još jednom.
page-log-rematch-withdrawn = { $player } ipak ne želi igrati još jednom.
page-log-rematch-made = Za sljedeću partiju spreman je novi stol.
page-log-closed = { $player } zatvara stol.
page-log-closed-host = Administrator poslužitelja zatvara stol.
page-log-over-left = Više nema tko igrati: igra je gotova.

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

## Reporting somebody to whoever runs the server

page-report = Prijavi nekoga
page-report-hint = Saznat će to onaj tko vodi ovaj poslužitelj, a može i zatvoriti stol. Ostali igrači neće saznati.
page-report-who = Koga?
page-report-why = Što nije u redu?
page-report-why-of = { $player }: što nije u redu?
page-report-name = Uvredljivo ime
page-report-cheating = Varanje
page-report-stalling = Odugovlačenje
page-report-other = Nešto drugo
page-report-done = Hvala. Onaj tko vodi ovaj poslužitelj sada to može vidjeti.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Položen je zadnji sag.
    [last-player] Svi su ostali ispali.
    [resigned] Svi su se ostali predali.
    [time] Svima je ostalima isteklo vrijeme.
    [bots] U igri su ostali samo botovi.
   *[left] U igri nije ostao nitko drugi.
}
page-ranking = Poredak
page-ranking-place = Mjesto
page-ranking-player = Igrač
page-ranking-dirhams = Dirhami
page-ranking-squares = + sagovi
page-ranking-points = = bodovi
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] izvan igre
    [time] isteklo vrijeme
    [abandoned] napušta igru
   *[resigned] predaje se
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Tko ispadne ili napusti igru, nema bodova i dolazi iza svih ostalih; tko ode prvi, zadnji je.
page-rematch = Igraj ponovno
page-rematch-accept = { $number ->
    [one] { $player } želi igrati još jednom: pridruži se
    [few] { $number } igrača žele igrati još jednom: pridruži se
   *[other] { $number } igrača želi igrati još jednom: pridruži se
}
page-rematch-waiting = Čekanje ostalih…
page-rematch-withdraw = Povuci ponudu
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
    [0] Tvoj je preglednik iznova izvukao sva bacanja ({ $throws }): onakva su kakva su morala biti.
   *[other] Tvoj je preglednik iznova izvukao sva bacanja ({ $throws }) i redoslijed sagova ({ $rugs }): sve je onako kako je moralo biti.
}
page-dice-bots = { $number ->
    [one] Botovi su imali { $number } bacanje: proizlazi iz onoga što su preglednici igrača prije otkrili.
    [few] Botovi su imali { $number } bacanja: proizlaze iz onoga što su preglednici igrača prije otkrili.
   *[other] Botovi su imali { $number } bacanja: proizlaze iz onoga što su preglednici igrača prije otkrili.
}
page-dice-alone = { $number ->
    [one] Samo od poslužitelja dolazi { $number } bacanje: nijedan preglednik igrača nije mu pridonio.
    [few] Samo od poslužitelja dolaze { $number } bacanja: nijedan preglednik igrača nije im pridonio.
   *[other] Samo od poslužitelja dolazi { $number } bacanja: nijedan preglednik igrača nije im pridonio.
}
page-dice-redrawn = { $number ->
    [one] Ovo je bila igra za vježbu: vraćeno je i ponovljeno { $number } bacanje.
    [few] Ovo je bila igra za vježbu: vraćena su i ponovljena { $number } bacanja.
   *[other] Ovo je bila igra za vježbu: vraćeno je i ponovljeno { $number } bacanja.
}
page-dice-seen = Usporedio ih je i s onim što je vidio na početku igre.
page-dice-unseen = Početak ove igre nije vidio, pa brojeve koji su tada pokazani uzima onako kako su sada navedeni.
page-dice-how = Prije igre poslužitelj se obvezao na tajni broj, a preglednik svakog igrača na svoj. Svako bacanje proizlazi iz obaju: kad se baca kocka, preglednik otkriva dio svojeg broja. Zato nitko, pa ni onaj tko vodi poslužitelj, nije mogao predvidjeti ni odabrati bacanje.
page-dice-commitment = Tajni broj nije onaj koji je bio obećan.
page-dice-chain = { $player }: ono što je preglednik predao na početku nije ono što je korišteno.
page-dice-link = Ono što je otkriveno za bacanje { $number } nije ono što je moralo slijediti.
page-dice-count = Nekih bacanja nema ili ih je previše.
page-dice-first = Po pravom ždrijebu počinje { $player }.
page-dice-throw = Bacanje { $number } trebalo je biti { $drawn }, a odigrano je { $played }.
page-dice-pile = { $player }: sag { $number } trebao je biti druge boje.
page-dice-numbers = Brojevi
page-dice-commitment-is = Pokazano prije igre (SHA-256 tajnog broja)
page-dice-seed-is = Tajni broj
page-dice-chain-is = Predao preglednik: { $player }
page-dice-link-is = Otkriveno za bacanje { $number }

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
