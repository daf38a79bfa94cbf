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
page-quick = Joacă împotriva boților
page-quick-opponents = Câți adversari?
page-quick-level = Cât de puternici?
page-play-now = Joacă acum
page-your-name = Numele tău
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Alte feluri de a juca
page-mode-here = La același ecran
page-mode-here-hint = Dați laptopul sau telefonul din mână în mână.
page-mode-link = Cu prietenii, printr-un link
page-mode-link-hint = Trimite un link; cine îl deschide se așază la masă. Nimeni nu are nevoie de cont.
page-mode-new = Pregătește o masă
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Învață să joci
page-mode-learn-hint = Zece pași mici pe o tablă adevărată, în cinci minute.
page-mode-rules = Regulile
page-mode-rules-hint = Scurte și cu imagini, și pentru tipărit.
page-mode-lobby = Lobby
page-mode-lobby-hint = Vino la o masă deschisă sau privește o partidă.
page-mode-replay = Revezi o partidă
page-mode-replay-hint = O partidă salvată, pas cu pas.
page-my-tables = Mesele tale
page-forget-table = Uită masa din { $when }
page-level-rating = Rating { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Hassan
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
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Începe
page-new-invite = Creează masa și primește linkul
page-new-watch = Privește boții

## The lobby

page-lobby = Lobby
page-lobby-open = Mese deschise
page-lobby-none-open = Nimeni nu așteaptă acum.
page-lobby-new = Deschide o masă
page-lobby-running = Partide de privit
page-lobby-none-running = Acum nu se joacă nicio partidă publică.
page-lobby-watch-bots = Privește cum joacă boții
page-join = Intră
page-watch = Privește
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-copy-link = Copiază linkul
page-share = Distribuie…
page-copied = Copiat.
page-not-copied = Browserul nu mă lasă să-l copiez: { $link }
page-start-bots = Sau începe acum
page-start-bots-hint = Boții ocupă locurile libere.
page-start-now = Începe cu boți
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Joacă { $player }
page-ways = Încotro
page-way-L = Stânga
page-way-F = Înainte
page-way-R = Dreapta
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
page-log-came-back = { $player } a revenit.
page-log-rematch-offered = { $player } vrea să joace din nou.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = E gata o altă masă pentru partida următoare.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Clasament
page-ranking-place = Loc
page-ranking-player = Jucător
page-ranking-dirhams = Dirhami
page-ranking-squares = + covorașe
page-ranking-points = = puncte
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Joacă din nou
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Se așteaptă ceilalți…
page-rematch-withdraw = Take the offer back
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
page-dice-commitment = Numărul secret nu este cel promis.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Ar fi trebuit să înceapă { $player }.
page-dice-throw = Aruncarea { $number } ar fi trebuit să fie { $drawn }, dar s-a jucat { $played }.
page-dice-pile = { $player }: covorașul { $number } ar fi trebuit să aibă altă culoare.
page-dice-numbers = Numerele
page-dice-commitment-is = Arătat înainte de joc (SHA-256 al numărului secret)
page-dice-seed-is = Numărul secret
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
