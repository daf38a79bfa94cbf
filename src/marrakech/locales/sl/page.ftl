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
page-your-name = Tvoje ime
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Ime ne more biti daljše (največ znakov: { $most }).
    [one] Prostora je še za { $number } znak.
    [two] Prostora je še za { $number } znaka.
    [few] Prostora je še za { $number } znake.
   *[other] Prostora je še za { $number } znakov.
}
# When more was written, or pasted, than fits
page-name-cut = Ime je predolgo (največ znakov: { $most }). Preostanek je izpuščen.
page-more-ways = Drugi načini igre
page-mode-here = Za enim zaslonom
page-mode-link = S prijatelji, prek povezave
page-mode-new = Postavi mizo
page-mode-learn = Nauči se igrati
page-mode-rules = Pravila
page-mode-lobby = Čakalnica
page-mode-replay = Oglej si posnetek partije
page-my-tables = Tvoje mize
page-forget-table = Pozabi mizo ({ $when })
page-level-rating = Rating { $rating }

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
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
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
page-option-area = Območja za plačilo
page-option-area-colour = po barvi
page-option-area-colour-hint = Barvi enega igralca sta dve območji.
page-option-area-owner = po lastniku
page-option-area-owner-hint = Obe barvi enega igralca sta eno območje: plačajo se vsa povezana polja.
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
page-clock-out = Ko čas poteče
page-clock-out-bot = Potezo odigra bot
page-clock-out-out = Igralec takoj izpade
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Ura: { $number } sekunda na potezo.
    [two] Ura: { $number } sekundi na potezo.
    [few] Ura: { $number } sekunde na potezo.
   *[other] Ura: { $number } sekund na potezo.
}
page-clock-tells-move-minutes = { $number ->
    [one] Ura: { $number } minuta na potezo.
    [two] Ura: { $number } minuti na potezo.
    [few] Ura: { $number } minute na potezo.
   *[other] Ura: { $number } minut na potezo.
}
page-clock-tells-total = { $increment ->
    [0] Ura: { $number } s za vso igro.
   *[other] Ura: { $number } s + { $increment } s na potezo.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Ura: { $number } minuta za vso igro.
        [two] Ura: { $number } minuti za vso igro.
        [few] Ura: { $number } minute za vso igro.
       *[other] Ura: { $number } minut za vso igro.
    }
   *[other] { $number ->
        [one] Ura: { $number } minuta + { $increment } s na potezo.
        [two] Ura: { $number } minuti + { $increment } s na potezo.
        [few] Ura: { $number } minute + { $increment } s na potezo.
       *[other] Ura: { $number } minut + { $increment } s na potezo.
    }
}
page-clock-means-bot = Ko komu poteče čas, to potezo odigra bot; tretjič igralec izpade iz igre.
page-clock-means-out = Komur poteče čas, izpade iz igre.
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
page-new-practice-hint = Dokler vsi razen botov sedijo za tem zaslonom. Kocka se takrat vrže znova, ob izidu pa piše, da je šlo za vajo. Sicer po metu kocke ni mogoče ničesar vzeti nazaj.
page-new-begin = Začni
page-new-invite = Postavi mizo in dobi povezavo
page-new-watch = Gledaj bote

## The lobby

page-lobby = Čakalnica
page-lobby-open = Odprte mize
page-lobby-none-open = Trenutno nihče ne čaka.
page-lobby-new = Odpri mizo
page-lobby-running = Partije za gledanje
page-lobby-watch-bots = Gledaj, kako igrajo boti
page-join = Prisedi
page-watch = Gledaj
page-look = Poglej
page-listing-deserted = Trenutno tam ni nikogar
page-listing-rules = { $known ->
    [yes] Izdaja: { $edition }
   *[no] Hišna pravila
}{ $variant ->
    [yes] , obrat na koncu
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
page-link-network = Deluje pri vseh v istem omrežju, na primer v istem omrežju Wi-Fi.
page-link-address = Naslov
page-qr = Povezava kot koda QR: { $link }
page-qr-hint = Ali pa to odčitaj s kamero telefona.
page-here-only = Ta povezava deluje le na tem računalniku.
page-here-only-new = Igra je trenutno dosegljiva le na tem računalniku: drugje povezava ne bi koristila.
page-here-only-command = Da se lahko pridružijo vsi v istem omrežju, zapri igro v terminalu s tipkama Ctrl-C in jo zaženi s tem ukazom. Vse mize ostanejo ohranjene.
page-here-only-host = Drugim ga lahko odpre, kdor upravlja ta strežnik.
page-copy-command = Kopiraj ukaz
page-copied-here = Kopirano. Ta povezava deluje le na tem računalniku.
page-copy-link = Kopiraj povezavo
page-share = Deli …
page-copied = Kopirano.
page-not-copied = Brskalnik mi je ne pusti kopirati: { $link }
page-start-bots = Ali začni takoj
page-start-bots-hint = Proste sedeže zasedejo boti.
page-start-now = Začni z boti
page-waiting-listed = Čakalnica ponuja to mizo, dokler je kdo za njo. Nekaj minut po odhodu vseh mize ni več.
page-deserted-listed = Za to mizo trenutno ni nikogar. Prisedeš lahko, takoj ko se kdo vrne.
page-deserted-friends = Za to mizo trenutno ni nikogar. Lahko prisedeš in počakaš na druge.
page-close-table = Zapri mizo
page-close-table-hint = Miza se odstrani, njena povezava pa ne deluje več.
page-close-table-yes = Da, zapri jo
page-close-table-no = Obdrži jo
page-closed-title = Ta miza je zaprta
page-closed = { $player } zapre mizo pred začetkom igre.
page-closed-host = To mizo je zaprl upravitelj strežnika.
page-closed-host-game = Igra se konča brez izida.
# What whoever runs the server has written about it
page-host-says = Sporočilo upravitelja: { $why }
page-banned-title = Tu nimaš dostopa
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rdeča
    [yellow] Rumena
    [blue] Modra
   *[purple] Vijolična
}: { $number ->
    [one] še { $number } preproga
    [two] še { $number } preprogi
    [few] še { $number } preproge
   *[other] še { $number } preprog
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Naslednja je rdeča
    [yellow] Naslednja je rumena
    [blue] Naslednja je modra
   *[purple] Naslednja je vijolična
}: { $number ->
    [one] še { $number } preproga
    [two] še { $number } preprogi
    [few] še { $number } preproge
   *[other] še { $number } preprog
}
# On the pile from which the next rug comes: very short
page-badge-next = naslednja
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
page-prompt-away = { $player } ni tu: čakamo
page-prompt-watch = Igra { $player }
page-ways = V katero smer
page-way-F = Naravnost
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
page-away-offer = Čakamo še naprej ali naj igra bot, dokler se { $player } ne vrne?
page-away-wait = Počakaj
page-away-bot = Naj igra bot

## Time that runs out

page-time-left = Preostali čas: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Ura čaka, da se ta igralec vrne.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Še { $number } sekunda; potem to potezo odigra bot.
        [two] Še { $number } sekundi; potem to potezo odigra bot.
        [few] Še { $number } sekunde; potem to potezo odigra bot.
       *[other] Še { $number } sekund; potem to potezo odigra bot.
    }
   *[out] { $number ->
        [one] Še { $number } sekunda; potem izpadeš iz igre.
        [two] Še { $number } sekundi; potem izpadeš iz igre.
        [few] Še { $number } sekunde; potem izpadeš iz igre.
       *[other] Še { $number } sekund; potem izpadeš iz igre.
    }
}
page-time-last = { $number ->
    [one] Še { $number } sekunda!
    [two] Še { $number } sekundi!
    [few] Še { $number } sekunde!
   *[other] Še { $number } sekund!
}
page-time-over-1 = Tvoj čas je potekel, zato to potezo namesto tebe odigra bot. V naslednji potezi spet odločaš ti. Če se to zgodi še dvakrat, izpadeš iz igre.
page-time-over-2 = Tvoj čas je potekel drugič, zato to potezo namesto tebe odigra bot. V naslednji potezi spet odločaš ti. Če se to zgodi še enkrat, izpadeš iz igre.
page-time-over-out = Tvoj čas je potekel, zato izpadeš iz igre. S tvojimi preprogami igra naprej bot. Lahko gledaš, kako se bo končalo, ali igraš drugje.

## Who watches

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
page-log-redrawn = { $player } vzame potezo nazaj. Kocka se vrže znova.
page-log-said = { $player }: »{ $phrase }«
page-log-timed-out = { $times ->
    [1] { $player }: čas je potekel, to potezo odigra bot.
   *[other] { $player }: čas je potekel drugič, to potezo odigra bot.
}
page-log-left = { $why ->
    [time] { $player } izpade iz igre: čas je potekel.
    [abandoned] { $player } zapusti igro.
   *[resigned] { $player } se vda.
}
page-log-bot-for = { $player }: odslej igra bot.
page-log-came-back = { $player } je spet tu.
page-log-rematch-offered = { $player } želi igrati še enkrat.
page-log-rematch-withdrawn = { $player } vendarle ne želi igrati še enkrat.
page-log-rematch-made = Za naslednjo partijo je pripravljena nova miza.
page-log-closed = { $player } zapre mizo.
page-log-closed-host = Upravitelj strežnika zapre mizo.
page-log-over-left = Nikogar ni več, ki bi igral naprej: igra je končana.

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

## Reporting somebody to whoever runs the server

page-report = Prijavi koga
page-report-hint = To izve, kdor upravlja ta strežnik; mizo lahko tudi zapre. Drugi igralci tega ne izvejo.
page-report-who = Koga?
page-report-why = Kaj je narobe?
page-report-why-of = { $player }: kaj je narobe?
page-report-name = Žaljivo ime
page-report-cheating = Goljufanje
page-report-stalling = Zavlačevanje
page-report-other = Kaj drugega
page-report-done = Hvala. Kdor upravlja ta strežnik, lahko zdaj to vidi.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Zadnja preproga je položena.
    [last-player] Vsi drugi so izpadli.
    [resigned] Vsi drugi so se vdali.
    [time] Vsem drugim je potekel čas.
    [bots] V igri so ostali samo boti.
   *[left] V igri ni ostal nihče drug.
}
page-ranking = Razvrstitev
page-ranking-place = Mesto
page-ranking-player = Igralec
page-ranking-dirhams = Dirhami
page-ranking-squares = + preproge
page-ranking-points = = točke
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] zunaj igre
    [time] čas je potekel
    [abandoned] zapusti igro
   *[resigned] se vda
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Kdor izpade ali zapusti igro, nima točk in je za vsemi drugimi; kdor odide prvi, je zadnji.
page-rematch = Igraj znova
page-rematch-accept = { $number ->
    [one] { $player } želi igrati še enkrat: pridruži se
    [two] { $number } igralca želita igrati še enkrat: pridruži se
    [few] { $number } igralci želijo igrati še enkrat: pridruži se
   *[other] { $number } igralcev želi igrati še enkrat: pridruži se
}
page-rematch-waiting = Čakanje na druge …
page-rematch-withdraw = Umakni ponudbo
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
    [0] Tvoj brskalnik je znova izžrebal vse mete ({ $throws }): takšni so, kot so morali biti.
   *[other] Tvoj brskalnik je znova izžrebal vse mete ({ $throws }) in vrstni red preprog ({ $rugs }): vse je tako, kot je moralo biti.
}
page-dice-bots = { $number ->
    [one] Boti so imeli { $number } met: izhaja iz tega, kar so brskalniki igralcev razkrili prej.
    [two] Boti so imeli { $number } meta: izhajata iz tega, kar so brskalniki igralcev razkrili prej.
    [few] Boti so imeli { $number } mete: izhajajo iz tega, kar so brskalniki igralcev razkrili prej.
   *[other] Boti so imeli { $number } metov: izhajajo iz tega, kar so brskalniki igralcev razkrili prej.
}
page-dice-alone = { $number ->
    [one] Samo od strežnika je { $number } met: noben brskalnik igralca ni prispeval k njemu.
    [two] Samo od strežnika sta { $number } meta: noben brskalnik igralca ni prispeval k njima.
    [few] Samo od strežnika so { $number } meti: noben brskalnik igralca ni prispeval k njim.
   *[other] Samo od strežnika je { $number } metov: noben brskalnik igralca ni prispeval k njim.
}
page-dice-redrawn = { $number ->
    [one] Šlo je za vajo: { $number } met je bil vzet nazaj in ponovljen.
    [two] Šlo je za vajo: { $number } meta sta bila vzeta nazaj in ponovljena.
    [few] Šlo je za vajo: { $number } meti so bili vzeti nazaj in ponovljeni.
   *[other] Šlo je za vajo: { $number } metov je bilo vzetih nazaj in ponovljenih.
}
page-dice-seen = Primerjal jih je tudi s tem, kar je videl na začetku igre.
page-dice-unseen = Začetka te igre ni videl, zato takrat pokazana števila vzame tako, kot so navedena zdaj.
page-dice-how = Pred igro se je strežnik zavezal skrivnemu številu, brskalnik vsakega igralca pa svojemu. Vsak met izhaja iz obeh: ob metu kocke brskalnik razkrije košček svojega števila. Zato nihče, niti tisti, ki upravlja strežnik, ni mogel predvideti ali izbrati meta.
page-dice-commitment = Skrivno število ni tisto, ki je bilo obljubljeno.
page-dice-chain = { $player }: kar je brskalnik oddal na začetku, ni to, kar je bilo uporabljeno.
page-dice-link = Kar je bilo razkrito za met { $number }, ni to, kar bi moralo slediti.
page-dice-count = Nekaj metov manjka ali pa jih je preveč.
page-dice-first = Po pravem žrebu začne { $player }.
page-dice-throw = Met { $number } bi moral biti { $drawn }, odigran pa je bil { $played }.
page-dice-pile = { $player }: preproga { $number } bi morala biti druge barve.
page-dice-numbers = Številke
page-dice-commitment-is = Pokazano pred igro (SHA-256 skrivnega števila)
page-dice-seed-is = Skrivno število
page-dice-chain-is = Oddal brskalnik: { $player }
page-dice-link-is = Razkrito za met { $number }

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
