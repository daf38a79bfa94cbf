### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Pagina
page-home = Pagina principală
page-close = Închide
page-loading = O clipă…
page-try-again = Încearcă din nou
page-lost-title = Aici nu este nimic
page-lost = La această adresă nu există nicio pagină.
page-gone-title = Masa aceasta a dispărut
page-gone = A fost ștearsă sau linkul nu este complet.

## What goes wrong

page-problem-unreachable = Serverul nu răspunde. Există o conexiune?
page-problem-failed = Serverul nu a reușit. Încearcă din nou.
page-problem-unknown = Nu a mers ({ $reason }).
page-connection-lost = Conexiune pierdută. Încerc din nou…
page-connection-back = Conexiunea a revenit.

## The start

page-home-title = Negustorii de covorașe din { -game }
page-home-lead = Condu-l pe Assam prin piață, așază-i covorașele tale în cale și lasă-i pe ceilalți să plătească. Doi până la patru jucători, douăzeci de minute.
page-your-name = Numele tău
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Numele nu poate fi mai lung (cel mult { $most } de caractere).
    [one] Mai e loc pentru un caracter.
    [few] Mai e loc pentru { $number } caractere.
   *[other] Mai e loc pentru { $number } de caractere.
}
# When more was written, or pasted, than fits
page-name-cut = Un nume are cel mult { $most } de caractere. Restul a fost lăsat deoparte.
page-more-ways = Alte feluri de a juca
page-mode-here = La același ecran
page-mode-link = Cu prietenii, printr-un link
page-mode-new = Pregătește o masă
page-mode-learn = Învață să joci
page-mode-rules = Regulile
page-mode-lobby = Lobby
page-mode-replay = Revezi o partidă
page-my-tables = Mesele tale
page-forget-table = Uită masa din { $when }
page-level-rating = Rating { $rating }

## Setting up

page-new-title = Pregătește o masă
page-new-players = Jucători
page-players = { $number ->
    [one] un jucător
    [few] { $number } jucători
   *[other] { $number } de jucători
}
page-seat = Locul { $number }
page-seat-who = Cine stă aici?
page-seat-name = Nume
page-seat-level = Nivel
page-seat-colour = Culoare
page-seat-second-colour = A doua culoare
page-seat-open = loc liber
page-sitter-me = Eu
page-sitter-here = Cineva la acest ecran
page-sitter-link = Cineva, prin link
page-sitter-bot = Un bot
page-sitter-link-hint = Primești un link de trimis când masa e gata.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustafa
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
page-bot-merchant-2 = Rașid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aișa
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tariq
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
})
page-new-first = Cine începe?
page-first-lot = Decide zarul
page-first-seat = Locul { $number }
page-new-rules = Reguli
page-new-edition = Regulament
page-edition-standard = Regulile standard.
page-new-options = Reguli individuale
page-options-changed = Unele reguli diferă de regulament.
page-options-reset = Ca în regulament
page-option-elimination = Cine nu poate plăti
page-option-elimination-yes = iese din joc
page-option-elimination-yes-hint = Plătește tot ce are și iese din joc; covorașele rămân și nu mai sunt ale nimănui.
page-option-elimination-no = continuă
page-option-elimination-no-hint = Plătește tot ce are și joacă mai departe: nimeni nu iese din joc.
page-option-cover = Acoperirea covorașelor
page-option-cover-opponents = ale altora protejate
page-option-cover-opponents-hint = Un covoraș nu poate acoperi deodată ambele jumătăți ale covorașului altcuiva; ale unuia propriu, da.
page-option-cover-any = toate protejate
page-option-cover-any-hint = Un covoraș nu poate acoperi deodată ambele jumătăți ale niciunui covoraș, nici măcar ale unuia propriu.
page-option-cover-colours = două culori
page-option-cover-colours-hint = Cele două jumătăți de sub un covoraș nou trebuie să fie de culori diferite, unde se poate.
page-option-variant = Assam este întors
page-option-variant-none = înainte de aruncare
page-option-variant-none-hint = Cine e la rând alege direcția, apoi aruncă zarul.
page-option-variant-turn-at-end = la sfârșitul turei
page-option-variant-turn-at-end-hint = După așezarea covorașului, Assam este întors la stânga sau la dreapta: jucătorul următor trebuie să meargă într-acolo.
page-option-variant-turn-at-end-optional = la sfârșit, sau nu
page-option-variant-turn-at-end-optional-hint = După așezarea covorașului, Assam poate fi întors la stânga sau la dreapta ori poate rămâne: jucătorul următor trebuie să meargă într-acolo.
page-option-two-player = Doi jucători
page-option-two-player-two-colours = câte două culori
page-option-two-player-two-colours-hint = Fiecare are două culori, cu câte 12 covorașe din fiecare, într-un singur teanc.
page-option-two-player-one-colour = câte o culoare
page-option-two-player-one-colour-hint = Fiecare are 15 covorașe de o singură culoare.
page-option-pile = Teancurile
page-option-pile-shuffled = sunt amestecate
page-option-pile-shuffled-hint = Se cunoaște doar covorașul următor din fiecare teanc.
page-option-pile-alternating = culorile alternează
page-option-pile-alternating-hint = Cele două culori vin pe rând.
page-option-area = Zonele care se plătesc
page-option-area-colour = după culoare
page-option-area-colour-hint = Cele două culori ale unui jucător sunt două zone.
page-option-area-owner = după proprietar
page-option-area-owner-hint = Ambele culori ale unui jucător formează o singură zonă: se plătesc toate căsuțele unite.
page-option-tiebreak = La puncte egale
page-option-tiebreak-dirhams = decid dirhamii
page-option-tiebreak-dirhams-hint = Cine are mai mulți dirhami este în față.
page-option-tiebreak-rugs = decid căsuțele
page-option-tiebreak-rugs-hint = Cine are covorașe vizibile pe mai multe căsuțe este în față.
page-option-tiebreak-none = locul se împarte
page-option-tiebreak-none-hint = Nimic altceva nu decide.
page-option-heading = La început, Assam privește
page-option-heading-S = în jos
page-option-heading-S-hint = Cum se așază tabla de obicei.
page-option-heading-N = în sus
page-option-heading-N-hint = Tabla nu e la fel din toate părțile.
page-option-heading-E = la dreapta
page-option-heading-E-hint = Tabla nu e la fel din toate părțile.
page-option-heading-W = la stânga
page-option-heading-W-hint = Tabla nu e la fel din toate părțile.
page-option-dirhams = Dirhami la început
page-option-dirhams-hint = 30 în toate regulamentele. Cu mai puțini devine primejdios.
page-option-rugs = Covorașe per jucător
page-option-rugs-hint = Câte ture are fiecare.
page-new-table = Masa
page-clock = Ceas
page-clock-none = Fără
page-clock-none-hint = Fiecare se poate gândi cât vrea.
page-clock-move = Pentru fiecare tură
page-clock-total = Pentru tot jocul
page-clock-time = Timp
page-clock-increment = În plus la fiecare tură
page-clock-out = Când expiră timpul
page-clock-out-bot = Un bot joacă tura
page-clock-out-out = Jucătorul iese imediat din joc
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Ceas: o secundă pe tură.
    [few] Ceas: { $number } secunde pe tură.
   *[other] Ceas: { $number } de secunde pe tură.
}
page-clock-tells-move-minutes = { $number ->
    [one] Ceas: un minut pe tură.
    [few] Ceas: { $number } minute pe tură.
   *[other] Ceas: { $number } de minute pe tură.
}
page-clock-tells-total = { $increment ->
    [0] Ceas: { $number } s pentru tot jocul.
   *[other] Ceas: { $number } s + { $increment } s pe tură.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Ceas: un minut pentru tot jocul.
        [few] Ceas: { $number } minute pentru tot jocul.
       *[other] Ceas: { $number } de minute pentru tot jocul.
    }
   *[other] { $number ->
        [one] Ceas: un minut + { $increment } s pe tură.
        [few] Ceas: { $number } minute + { $increment } s pe tură.
       *[other] Ceas: { $number } de minute + { $increment } s pe tură.
    }
}
page-clock-means-bot = Când cuiva îi expiră timpul, un bot joacă acea tură; a treia oară, jucătorul iese din joc.
page-clock-means-out = Cui îi expiră timpul iese din joc.
page-seconds = { $number ->
    [one] o secundă
    [few] { $number } secunde
   *[other] { $number } de secunde
}
page-minutes = { $number ->
    [one] un minut
    [few] { $number } minute
   *[other] { $number } de minute
}
page-new-listed = Arat-o în lobby
page-new-listed-hint = Oricine poate privi și poate ocupa un loc liber. Altfel, doar cei care au linkul.
page-new-take-back = Mutările se pot lua înapoi
page-new-practice-hint = Cât timp toți oamenii stau la acest ecran. Zarul se aruncă atunci din nou, iar rezultatul arată că a fost un antrenament. Altfel, după ce s-a aruncat zarul, nimic nu se mai ia înapoi.
page-new-begin = Începe
page-new-invite = Creează masa și primește linkul
page-new-watch = Privește boții

## The lobby

page-lobby = Lobby
page-lobby-open = Mese deschise
page-lobby-none-open = Nimeni nu așteaptă acum.
page-lobby-new = Deschide o masă
page-lobby-running = Partide de privit
page-lobby-watch-bots = Privește cum joacă boții
page-join = Intră
page-watch = Privește
page-look = Vezi
page-listing-deserted = Acum nu e nimeni acolo
page-listing-rules = { $known ->
    [yes] Ediția: { $edition }
   *[no] Reguli ale casei
}{ $variant ->
    [yes] , cu întoarcerea la sfârșit
   *[no] {""}
}.
page-listing-turn = Tura { $turn }, încă { $left } până la sfârșit.

## Waiting for others

page-waiting-title = Se așteaptă jucători
page-waiting-seats = { $number ->
    [0] Toate locurile sunt ocupate
    [one] Un loc este liber
    [few] { $number } locuri sunt libere
   *[other] { $number } de locuri sunt libere
}
page-waiting-link = Linkul pentru prietenii tăi
page-waiting-link-hint = Cine îl deschide se poate așeza la masă sau poate privi când toate locurile sunt ocupate.
page-link-network = Funcționează pentru toți cei din aceeași rețea, de exemplu din același Wi-Fi.
page-link-address = Adresă
page-qr = Linkul ca un cod QR: { $link }
page-qr-hint = Sau scanează-l cu camera telefonului.
page-here-only = Acest link funcționează doar pe acest calculator.
page-here-only-new = Deocamdată se poate juca doar pe acest calculator: în altă parte, un link nu ar fi de niciun folos.
page-here-only-command = Ca să poată intra toți cei din aceeași rețea, închide jocul în terminal cu Ctrl-C și pornește-l cu această comandă. Toate mesele se păstrează.
page-here-only-host = Cine administrează acest server îl poate deschide și pentru alții.
page-copy-command = Copiază comanda
page-copied-here = Copiat. Acest link funcționează doar pe acest calculator.
page-copy-link = Copiază linkul
page-share = Distribuie…
page-copied = Copiat.
page-not-copied = Browserul nu mă lasă să-l copiez: { $link }
page-start-bots = Sau începe acum
page-start-bots-hint = Boții ocupă locurile libere.
page-start-now = Începe cu boți
page-waiting-listed = Masa apare în lobby cât timp e cineva aici. La câteva minute după ce au plecat toți, dispare.
page-deserted-listed = Acum nu e nimeni la această masă. Te poți așeza imediat ce revine cineva.
page-deserted-friends = Acum nu e nimeni la această masă. Te poți așeza și îi poți aștepta pe ceilalți.
page-close-table = Închide masa
page-close-table-hint = Masa dispare, iar linkul ei nu mai duce nicăieri.
page-close-table-yes = Da, închide-o
page-close-table-no = Păstreaz-o
page-closed-title = Masa aceasta este închisă
page-closed = { $player } a închis-o înainte de începerea jocului.
page-closed-host = Masa a fost închisă de cine administrează serverul.
page-closed-host-game = Jocul se termină fără rezultat.
# What whoever runs the server has written about it
page-host-says = Cine administrează serverul spune: { $why }
page-banned-title = Nu poți intra aici
page-join-title = E un loc pentru tine
page-join-seat = Culoare
page-join-any = Oricare
page-sit-down = Așază-te

## At the table

page-table-title = Piața
page-players-list = Jucători
page-panel = Ce e de făcut
page-board = Piața: șapte coloane de la a la g, șapte rânduri de la 1 la 7
page-square-bare = { $square }: goală
page-square-rug = { $square }: covoraș { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
}, { $player }
page-square-neutral = { $square }: covoraș { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
} care nu este al nimănui
page-square-assam = { $rug }. Aici stă Assam și privește { $heading ->
    [N] în sus
    [E] la dreapta
    [S] în jos
   *[W] la stânga
}
page-badge-you = tu
page-badge-bot = bot
page-badge-away = nu e aici
page-badge-out = a ieșit
page-rugs-left = { $number ->
    [one] un covoraș rămas
    [few] { $number } covorașe rămase
   *[other] { $number } de covorașe rămase
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Roșu
    [yellow] Galben
    [blue] Albastru
   *[purple] Mov
}: { $number ->
    [one] un covoraș rămas
    [few] { $number } covorașe rămase
   *[other] { $number } de covorașe rămase
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Urmează roșu
    [yellow] Urmează galben
    [blue] Urmează albastru
   *[purple] Urmează mov
}: { $number ->
    [one] un covoraș rămas
    [few] { $number } covorașe rămase
   *[other] { $number } de covorașe rămase
}
# On the pile from which the next rug comes: very short
page-badge-next = urmează
page-worth = { $dirhams ->
    [one] un dirham
    [few] { $dirhams } dirhami
   *[other] { $dirhams } de dirhami
}, covorașe pe { $squares ->
    [one] o căsuță
    [few] { $squares } căsuțe
   *[other] { $squares } de căsuțe
}
page-points = { $number ->
    [one] un punct
    [few] { $number } puncte
   *[other] { $number } de puncte
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Încotro să meargă jucătorul următor?
       *[no] { $player }: încotro să meargă jucătorul următor?
    }
   *[no] { $alone ->
        [yes] Rândul tău: încotro să meargă Assam?
       *[no] { $player }: încotro să meargă Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Rândul tău: aruncă zarul.
   *[no] { $player }: aruncă zarul.
}
page-prompt-lay = { $alone ->
    [yes] Așază-ți covorașul lângă Assam.
   *[no] { $player }: așază un covoraș lângă Assam.
}
page-prompt-wait = { $player } se gândește…
page-prompt-away = { $player } nu e aici: se așteaptă
page-prompt-watch = Joacă { $player }
page-ways = Încotro
page-way-F = Înainte
page-expect = în medie { $costs }
page-throw = Aruncă zarul
page-turn-assam = Întoarce-l pe Assam
page-lay = Așază covorașul
page-lay-hint = Atinge o căsuță de lângă Assam sau trece cu degetul peste două.
page-lay-ready = Atinge din nou ca să-l așezi sau atinge alt loc.
page-lay-on = Așază-l pe { $near } și { $far }
page-skip = Sari peste
page-undo = Anulează
page-take-back = Ia mutarea înapoi
page-come-back = Joacă tu mai departe ({ $player })
page-away-offer = Mai aștepți sau lași un bot să joace până revine { $player }?
page-away-wait = Așteaptă
page-away-bot = Lasă un bot să joace

## Time that runs out

page-time-left = Timp rămas: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Ceasul așteaptă ca acest jucător să revină.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Mai e o secundă; apoi un bot joacă tura aceasta.
        [few] Mai sunt { $number } secunde; apoi un bot joacă tura aceasta.
       *[other] Mai sunt { $number } de secunde; apoi un bot joacă tura aceasta.
    }
   *[out] { $number ->
        [one] Mai e o secundă; apoi ieși din joc.
        [few] Mai sunt { $number } secunde; apoi ieși din joc.
       *[other] Mai sunt { $number } de secunde; apoi ieși din joc.
    }
}
page-time-last = { $number ->
    [one] Mai e o secundă!
    [few] Mai sunt { $number } secunde!
   *[other] Mai sunt { $number } de secunde!
}
page-time-over-1 = Timpul tău a expirat, așa că un bot joacă tura aceasta în locul tău. În tura următoare decizi din nou tu. Dacă se mai întâmplă de două ori, ieși din joc.
page-time-over-2 = Timpul tău a expirat a doua oară, așa că un bot joacă tura aceasta în locul tău. În tura următoare decizi din nou tu. Dacă se mai întâmplă o dată, ieși din joc.
page-time-over-out = Timpul tău a expirat și ai ieșit din joc. Un bot joacă mai departe cu covorașele tale. Poți privi cum se termină sau poți juca în altă parte.

## Who watches

page-watching = { $number ->
    [0] Nu mai privește nimeni.
    [one] Privește o persoană.
    [few] Privesc { $number } persoane.
   *[other] Privesc { $number } de persoane.
}

## What happened, besides the game

page-log = Ce s-a întâmplat
page-log-sat = { $player } se așază la masă.
page-log-began = Jocul începe. Prima tură: { $player }.
page-log-took-back = { $player } ia mutarea înapoi.
page-log-redrawn = { $player } ia mutarea înapoi. Zarul se aruncă din nou.
page-log-said = { $player }: „{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player }: timpul a expirat, un bot joacă tura aceasta.
   *[other] { $player }: timpul a expirat a doua oară, un bot joacă tura aceasta.
}
page-log-left = { $why ->
    [time] { $player } iese din joc: timpul a expirat.
    [abandoned] { $player } a părăsit jocul.
   *[resigned] { $player } renunță.
}
page-log-bot-for = Un bot joacă pentru { $player }.
page-log-came-back = { $player } a revenit.
page-log-rematch-offered = { $player } vrea să joace din nou.
page-log-rematch-withdrawn = { $player } totuși nu mai vrea să joace din nou.
page-log-rematch-made = E gata o altă masă pentru partida următoare.
page-log-closed = { $player } închide masa.
page-log-closed-host = Cine administrează serverul închide masa.
page-log-over-left = Nu mai are cine să joace: jocul s-a terminat.

## Menu

page-menu = Meniu
page-copy-seat = Copiază linkul către locul meu
page-copy-seat-hint = Ca să joci mai departe de pe alt dispozitiv. Nu-l da nimănui.
page-stand-in = Lasă un bot să joace pentru { $player }
page-resign = Renunță
page-resign-ask = { $player }: sigur renunți? Nu se poate anula.
page-resign-yes = Renunță
page-resign-no = Continuă
page-phrases = Spune ceva

## Reporting somebody to whoever runs the server

page-report = Raportează pe cineva
page-report-hint = Cine administrează acest server este anunțat și poate închide masa. Ceilalți jucători nu află.
page-report-who = Pe cine?
page-report-why = Care e problema?
page-report-why-of = Care e problema cu { $player }?
page-report-name = Nume jignitor
page-report-cheating = Trișează
page-report-stalling = Trage de timp
page-report-other = Altceva
page-report-done = Mulțumim. Cine administrează acest server poate vedea acum raportarea.

## What can be said

page-phrase-hello = Bună!
page-phrase-good-luck = Succes!
page-phrase-thinking = Să mă gândesc…
page-phrase-your-turn = E rândul tău.
page-phrase-nice-rug = Ce covoraș frumos!
page-phrase-lucky = Ai noroc azi.
page-phrase-ouch = Au!
page-phrase-oops = Hopa.
page-phrase-thanks = Mulțumesc!
page-phrase-sorry = Scuze!
page-phrase-well-played = Bine jucat!
page-phrase-again = Încă o partidă?
page-phrase-have-to-go = Trebuie să plec în curând.
page-phrase-bye = La revedere!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Ajutor
page-help-rules = Cum se joacă
page-rules-aim = La sfârșit, fiecare dirham valorează un punct, la fel și fiecare căsuță pe care se vede covorașul tău. Câștigă cine are cele mai multe puncte.
page-rules-turn = În tura ta, lasă-l pe Assam așa cum stă sau întoarce-l la stânga ori la dreapta și aruncă zarul. El merge drept înainte; la margine, un mozaic îl aduce înapoi în piață.
page-rules-pay = Dacă se oprește pe covorașul altcuiva, îi plătești proprietarului câte un dirham pentru fiecare căsuță din zona de acea culoare în care se află.
page-rules-lay = Apoi așază un covoraș pe două căsuțe, cel puțin una lângă Assam. Poate acoperi covorașe, dar nu deodată ambele jumătăți ale covorașului altcuiva.
page-rules-end = Când ultimul covoraș a fost așezat, jocul s-a terminat. În unele regulamente, cine nu poate plăti iese din joc.
page-help-keys = Taste
page-key-primary = Fă ce urmează: aruncă, așază, sari peste
page-key-arrows = Alege direcția, așa cum arată pe tablă
page-key-ways = Alege stânga, înainte sau dreapta, cum vede Assam
page-key-throw = Aruncă zarul
page-key-board = Pe tablă, săgețile mută cursorul, Enter alege și confirmă, Spațiu rotește covorașul
page-key-undo = Anulează
page-key-take-back = Ia înapoi o mutare
page-key-skip = Sari peste ce se arată
page-key-mute = Sunete pornite sau oprite
page-key-say = Spune ceva
page-key-log = Ce s-a întâmplat
page-key-menu = Meniu
page-key-help = Acest ajutor
page-key-step = Un pas înapoi sau înainte
page-key-ends = La început, la sfârșit
page-key-play = Redare, pauză

## Settings

page-settings = Setări
page-settings-language = Limbă
page-settings-theme = Culorile paginii
page-theme-auto = Ca sistemul
page-theme-light = Deschise
page-theme-dark = Închise
page-theme-contrast = Contrast mare
page-settings-speed = Viteză
page-speed-slow = Încet
page-speed-normal = Normal
page-speed-fast = Repede
page-speed-instant = Imediat
page-settings-motion = Mișcare
page-motion-auto = Ca sistemul
page-motion-less = Mai puțină
page-motion-full = Totul se mișcă
page-settings-confirm = Confirmarea mutărilor
page-settings-confirm-hint = Un clic alege; al doilea, sau butonul, face mutarea.
page-settings-sounds = Sunete
page-settings-coordinates = Numele rândurilor și coloanelor

## The end

page-end-winner = { $player } câștigă!
page-end-shared = Victorie împărțită: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Ultimul covoraș a fost așezat.
    [last-player] Toți ceilalți au ieșit din joc.
    [resigned] Toți ceilalți au renunțat.
    [time] Tuturor celorlalți le-a expirat timpul.
    [bots] Au rămas în joc doar boți.
   *[left] Nu a mai rămas nimeni altcineva în joc.
}
page-ranking = Clasament
page-ranking-place = Loc
page-ranking-player = Jucător
page-ranking-dirhams = Dirhami
page-ranking-squares = + covorașe
page-ranking-points = = puncte
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] a ieșit
    [time] timp expirat
    [abandoned] a plecat
   *[resigned] a renunțat
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Cine a ieșit sau a părăsit jocul nu are puncte și vine după toți ceilalți; primul plecat ocupă ultimul loc.
page-rematch = Joacă din nou
page-rematch-accept = { $number ->
    [one] { $player } vrea să joace din nou: joacă și tu
    [few] { $number } jucători vor să joace din nou: joacă și tu
   *[other] { $number } de jucători vor să joace din nou: joacă și tu
}
page-rematch-waiting = Se așteaptă ceilalți…
page-rematch-withdraw = Retrage propunerea
page-rematch-go = La partida următoare
page-save-record = Salvează partida
page-copy-replay = Copiază linkul către reluare
page-chart-title = Punctele de-a lungul partidei
page-chart = Punctele de-a lungul partidei. La sfârșit: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = În cifre
page-statistics-turns = { $number ->
    [one] S-a jucat o tură.
    [few] S-au jucat { $number } ture.
   *[other] S-au jucat { $number } de ture.
}
page-statistics-highest = { $paid ->
    [one] Cea mai mare plată: un dirham, de la { $player } către { $owner }.
    [few] Cea mai mare plată: { $paid } dirhami, de la { $player } către { $owner }.
   *[other] Cea mai mare plată: { $paid } de dirhami, de la { $player } către { $owner }.
}
page-statistics-none = Nimeni nu a plătit nimic.
page-statistics-paid = plătit
page-statistics-received = primit
page-statistics-throw = aruncare medie
page-statistics-mosaics = mozaicuri
page-dice = Au fost zarurile cinstite?
page-dice-all-fair = { $rugs ->
    [0] Browserul tău a repetat tragerea tuturor aruncărilor ({ $throws }): sunt așa cum trebuiau să fie.
   *[other] Browserul tău a repetat tragerea tuturor aruncărilor ({ $throws }) și a ordinii covorașelor ({ $rugs }): sunt așa cum trebuiau să fie.
}
page-dice-bots = { $number ->
    [one] O aruncare a fost a unui bot: ea rezultă din ce au dezvăluit înainte browserele jucătorilor.
    [few] { $number } aruncări au fost ale boților: ele rezultă din ce au dezvăluit înainte browserele jucătorilor.
   *[other] { $number } de aruncări au fost ale boților: ele rezultă din ce au dezvăluit înainte browserele jucătorilor.
}
page-dice-alone = { $number ->
    [one] O aruncare vine doar de la server: niciun browser de jucător nu a contribuit la ea.
    [few] { $number } aruncări vin doar de la server: niciun browser de jucător nu a contribuit la ele.
   *[other] { $number } de aruncări vin doar de la server: niciun browser de jucător nu a contribuit la ele.
}
page-dice-redrawn = { $number ->
    [one] A fost un antrenament: o aruncare a fost luată înapoi și repetată.
    [few] A fost un antrenament: { $number } aruncări au fost luate înapoi și repetate.
   *[other] A fost un antrenament: { $number } de aruncări au fost luate înapoi și repetate.
}
page-dice-seen = Le-a comparat și cu ce a văzut la începutul partidei.
page-dice-unseen = Nu a văzut începutul acestei partide, așa că ia numerele arătate atunci așa cum sunt date acum.
page-dice-how = Înainte de joc, serverul a fixat un număr secret, iar browserul fiecărui jucător, unul al său. Fiecare aruncare rezultă din amândouă: când se aruncă zarul, browserul dezvăluie o bucată din numărul lui. Astfel nimeni, nici măcar cine administrează serverul, nu a putut prevedea sau alege o aruncare.
page-dice-commitment = Numărul secret nu este cel promis.
page-dice-chain = { $player }: ce a trimis browserul la început nu este ceea ce s-a folosit.
page-dice-link = Ce s-a dezvăluit pentru aruncarea { $number } nu este ceea ce trebuia să urmeze.
page-dice-count = Lipsesc aruncări sau sunt prea multe.
page-dice-first = Ar fi trebuit să înceapă { $player }.
page-dice-throw = Aruncarea { $number } ar fi trebuit să fie { $drawn }, dar s-a jucat { $played }.
page-dice-pile = { $player }: covorașul { $number } ar fi trebuit să aibă altă culoare.
page-dice-numbers = Numerele
page-dice-commitment-is = Arătat înainte de joc (SHA-256 al numărului secret)
page-dice-seed-is = Numărul secret
page-dice-chain-is = Trimis de browser: { $player }
page-dice-link-is = Dezvăluit pentru aruncarea { $number }

## Replay

page-replay = Reluare
page-replay-hint = Trage aici o partidă salvată, alege fișierul sau lipește textul.
page-replay-file = Fișier
page-replay-text = Textul partidei
page-replay-show = Arată
page-replay-turn = Tura { $turn }
page-replay-controls = Reluare
page-replay-first = La început
page-replay-back = Un pas înapoi
page-replay-play = Redare
page-replay-pause = Pauză
page-replay-forth = Un pas înainte
page-replay-last = La sfârșit
page-replay-position = Locul în partidă
page-replay-result = Rezultat și cifre
