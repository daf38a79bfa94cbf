### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = La pagina
page-home = Home
page-close = Chiudi
page-loading = Un momento…
page-try-again = Riprova
page-lost-title = Qui non c’è niente
page-lost = A questo indirizzo non c’è nessuna pagina.
page-gone-title = Questo tavolo non c’è più
page-gone = È stato rimosso, o il link non è completo.

## What goes wrong

page-problem-unreachable = Il server non risponde. C’è connessione?
page-problem-failed = Il server non ci è riuscito. Riprova, per favore.
page-problem-unknown = Non ha funzionato ({ $reason }).
page-connection-lost = Connessione persa. Nuovo tentativo…
page-connection-back = La connessione è tornata.

## The start

page-home-title = I venditori di tappeti di { -game }
page-home-lead = Guida Assam per il mercato, posa i tuoi tappeti sulla sua strada e fai pagare gli altri. Da due a quattro giocatori, venti minuti.
page-quick = Gioca contro i bot
page-quick-opponents = Quanti avversari?
page-quick-level = Quanto forti?
page-play-now = Gioca ora
page-your-name = Il tuo nome
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Altri modi di giocare
page-mode-here = Intorno a uno schermo
page-mode-here-hint = Passatevi il portatile o il telefono di mano in mano.
page-mode-link = Con gli amici, tramite link
page-mode-link-hint = Manda un link; chi lo apre si siede. Non serve nessun account.
page-mode-new = Prepara un tavolo
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Impara a giocare
page-mode-learn-hint = Dieci piccoli passi su un vero tabellone, in cinque minuti.
page-mode-rules = Le regole
page-mode-rules-hint = Brevi e illustrate, anche da stampare.
page-mode-lobby = Sala
page-mode-lobby-hint = Siediti a un tavolo aperto, o guarda una partita.
page-mode-replay = Rivedi una partita
page-mode-replay-hint = Ripercorri una partita salvata, passo per passo.
page-my-tables = I tuoi tavoli
page-forget-table = Dimentica il tavolo ({ $when })
page-level-rating = Rating { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Prepara un tavolo
page-new-players = Giocatori
page-players = { $number ->
    [one] un giocatore
   *[other] { $number } giocatori
}
page-seat = Posto { $number }
page-seat-who = Chi siede qui?
page-seat-name = Nome
page-seat-level = Livello
page-seat-colour = Colore
page-seat-second-colour = Secondo colore
page-seat-open = posto libero
page-sitter-me = Io
page-sitter-here = Qualcuno a questo schermo
page-sitter-link = Un amico, tramite link
page-sitter-bot = Un bot
page-sitter-link-hint = Quando il tavolo è pronto, ricevi un link da mandare.
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
page-new-first = Chi comincia?
page-first-lot = Decide la sorte
page-first-seat = Posto { $number }
page-new-rules = Regole
page-new-edition = Regolamento
page-edition-standard = Le regole standard.
page-new-options = Singole regole
page-options-changed = Alcune regole sono diverse dal regolamento.
page-options-reset = Come nel regolamento
page-option-elimination = Chi non può pagare
page-option-elimination-yes = è fuori gioco
page-option-elimination-yes-hint = Paga tutto quello che ha e lascia la partita; i tappeti restano e non sono di nessuno.
page-option-elimination-no = continua
page-option-elimination-no-hint = Paga tutto quello che ha e continua: nessuno esce dal gioco.
page-option-cover = Coprire i tappeti
page-option-cover-opponents = protetti quelli altrui
page-option-cover-opponents-hint = Un tappeto non può coprire insieme le due metà del tappeto di un altro; di uno proprio sì.
page-option-cover-any = protetti tutti
page-option-cover-any-hint = Un tappeto non può coprire insieme le due metà di nessun tappeto, nemmeno di uno proprio.
page-option-cover-colours = due colori
page-option-cover-colours-hint = Le due metà sotto un nuovo tappeto devono avere colori diversi, dove è possibile.
page-option-variant = Si gira Assam
page-option-variant-none = prima del lancio
page-option-variant-none-hint = Chi è di turno sceglie la direzione, poi lancia il dado.
page-option-variant-turn-at-end = alla fine del turno
page-option-variant-turn-at-end-hint = Posato il tappeto, si gira Assam a sinistra o a destra: il prossimo giocatore deve andare da quella parte.
page-option-variant-turn-at-end-optional = alla fine, oppure no
page-option-variant-turn-at-end-optional-hint = Posato il tappeto, si può girare Assam a sinistra o a destra, o lasciarlo: il prossimo giocatore deve andare da quella parte.
page-option-two-player = Due giocatori
page-option-two-player-two-colours = due colori ciascuno
page-option-two-player-two-colours-hint = Ognuno ha due colori, con 12 tappeti per colore, in una pila sola.
page-option-two-player-one-colour = un colore ciascuno
page-option-two-player-one-colour-hint = Ognuno ha 15 tappeti di un solo colore.
page-option-pile = Le pile
page-option-pile-shuffled = sono mescolate
page-option-pile-shuffled-hint = Di ogni pila si conosce solo il prossimo tappeto.
page-option-pile-alternating = colori alternati
page-option-pile-alternating-hint = I due colori vengono a turno.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = A parità di punti
page-option-tiebreak-dirhams = decidono i dirham
page-option-tiebreak-dirhams-hint = Chi ha più dirham è davanti.
page-option-tiebreak-rugs = decidono le caselle
page-option-tiebreak-rugs-hint = Chi ha tappeti visibili su più caselle è davanti.
page-option-tiebreak-none = pari merito
page-option-tiebreak-none-hint = Non decide nient’altro.
page-option-heading = All’inizio Assam guarda
page-option-heading-S = in basso
page-option-heading-S-hint = Come si mette di solito il tabellone.
page-option-heading-N = in alto
page-option-heading-N-hint = Il tabellone non è uguale da tutti i lati.
page-option-heading-E = a destra
page-option-heading-E-hint = Il tabellone non è uguale da tutti i lati.
page-option-heading-W = a sinistra
page-option-heading-W-hint = Il tabellone non è uguale da tutti i lati.
page-option-dirhams = Dirham all’inizio
page-option-dirhams-hint = 30 in tutti i regolamenti. Con meno si rischia di più.
page-option-rugs = Tappeti a testa
page-option-rugs-hint = Quanti turni ha ognuno.
page-new-table = Il tavolo
page-clock = Orologio
page-clock-none = Nessuno
page-clock-none-hint = Ognuno può pensare quanto vuole.
page-clock-move = Per ogni turno
page-clock-total = Per tutta la partita
page-clock-time = Tempo
page-clock-increment = In più a ogni turno
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
    [one] un secondo
   *[other] { $number } secondi
}
page-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minuti
}
page-new-listed = Mostralo in sala
page-new-listed-hint = Chiunque può guardare e prendere un posto libero. Altrimenti, solo chi ha il link.
page-new-take-back = Le mosse si possono ritirare
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Comincia
page-new-invite = Crea il tavolo e ricevi il link
page-new-watch = Guarda i bot

## The lobby

page-lobby = Sala
page-lobby-open = Tavoli aperti
page-lobby-none-open = Al momento nessuno aspetta.
page-lobby-new = Apri un tavolo
page-lobby-running = Partite da guardare
page-lobby-none-running = Al momento non c’è nessuna partita pubblica.
page-lobby-watch-bots = Fai giocare i bot e guarda
page-join = Unisciti
page-watch = Guarda
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Turno { $turn }, ancora { $left }.

## Waiting for others

page-waiting-title = In attesa di giocatori
page-waiting-seats = { $number ->
    [0] Tutti i posti sono occupati
    [one] Un posto è libero
   *[other] { $number } posti sono liberi
}
page-waiting-link = Il link per i tuoi amici
page-waiting-link-hint = Chi lo apre può sedersi, o guardare quando tutti i posti sono occupati.
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
page-copy-link = Copia il link
page-share = Condividi…
page-copied = Copiato.
page-not-copied = Il browser non me lo lascia copiare: { $link }
page-start-bots = O comincia subito
page-start-bots-hint = I bot prendono i posti liberi.
page-start-now = Comincia con i bot
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = C’è un posto per te
page-join-seat = Colore
page-join-any = Qualsiasi
page-sit-down = Siediti

## At the table

page-table-title = Il mercato
page-players-list = Giocatori
page-panel = Che cosa fare
page-board = Il mercato: sette colonne da a a g, sette righe da 1 a 7
page-square-bare = { $square }: libera
page-square-rug = { $square }: tappeto { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
} di { $player }
page-square-neutral = { $square }: tappeto { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
} che non è di nessuno
page-square-assam = { $rug }. Assam è qui e guarda { $heading ->
    [N] in alto
    [E] a destra
    [S] in basso
   *[W] a sinistra
}
page-badge-you = tu
page-badge-bot = bot
page-badge-away = assente
page-badge-out = fuori
page-rugs-left = { $number ->
    [one] resta un tappeto
   *[other] restano { $number } tappeti
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
   *[other] { $dirhams } dirham
}, tappeti su { $squares ->
    [one] una casella
   *[other] { $squares } caselle
}
page-points = { $number ->
    [one] un punto
   *[other] { $number } punti
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Da che parte dovrà andare il prossimo?
       *[no] { $player }: da che parte dovrà andare il prossimo?
    }
   *[no] { $alone ->
        [yes] Tocca a te: da che parte va Assam?
       *[no] { $player }: da che parte va Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Tocca a te: lancia il dado.
   *[no] { $player }: lancia il dado.
}
page-prompt-lay = { $alone ->
    [yes] Posa il tuo tappeto accanto ad Assam.
   *[no] { $player }: posa un tappeto accanto ad Assam.
}
page-prompt-wait = { $player } sta pensando…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } gioca
page-ways = Direzione
page-way-L = Sinistra
page-way-F = Dritto
page-way-R = Destra
page-expect = in media { $costs }
page-throw = Lancia il dado
page-turn-assam = Gira Assam
page-lay = Posa il tappeto
page-lay-hint = Tocca una casella accanto ad Assam, o scorri su due.
page-lay-ready = Toccalo ancora per posarlo, o tocca un altro punto.
page-lay-on = Posalo su { $near } e { $far }
page-skip = Salta
page-undo = Annulla
page-take-back = Ritira mossa
page-come-back = Riprendi a giocare ({ $player })
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
    [0] Nessun altro sta guardando.
    [one] Una persona sta guardando.
   *[other] { $number } persone stanno guardando.
}

## What happened, besides the game

page-log = Che cosa è successo
page-log-sat = { $player } si siede.
page-log-began = La partita comincia. Inizia { $player }.
page-log-took-back = { $player } ritira la mossa.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: «{ $phrase }»
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
page-log-came-back = { $player } è di ritorno.
page-log-rematch-offered = { $player } vuole giocare ancora.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = C’è un altro tavolo per la prossima partita.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Menu
page-copy-seat = Copia il link al mio posto
page-copy-seat-hint = Per continuare da un altro dispositivo. Non darlo a nessuno.
page-stand-in = Fai giocare un bot al posto di { $player }
page-resign = Arrenditi
page-resign-ask = { $player }: vuoi arrenderti? Non si può annullare.
page-resign-yes = Arrenditi
page-resign-no = Continua
page-phrases = Di’ qualcosa

## What can be said

page-phrase-hello = Ciao!
page-phrase-good-luck = Buona fortuna!
page-phrase-thinking = Fammi pensare…
page-phrase-your-turn = Tocca a te.
page-phrase-nice-rug = Che bel tappeto!
page-phrase-lucky = Oggi hai fortuna.
page-phrase-ouch = Ahi!
page-phrase-oops = Ops.
page-phrase-thanks = Grazie!
page-phrase-sorry = Scusa!
page-phrase-well-played = Ben giocato!
page-phrase-again = Un’altra partita?
page-phrase-have-to-go = Tra poco devo andare.
page-phrase-bye = Arrivederci!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Aiuto
page-help-rules = Come si gioca
page-rules-aim = Alla fine ogni dirham vale un punto, e così ogni casella su cui si vede un tuo tappeto. Vince chi ha più punti.
page-rules-turn = Nel tuo turno lascia Assam com’è o giralo a sinistra o a destra, e lancia il dado. Assam va dritto; al bordo un mosaico lo riporta nel mercato.
page-rules-pay = Se si ferma sul tappeto di un altro, paghi al proprietario un dirham per ogni casella dell’area di quel colore in cui si trova.
page-rules-lay = Poi posa un tappeto su due caselle, almeno una accanto ad Assam. Può coprire altri tappeti, ma non insieme le due metà del tappeto di un altro.
page-rules-end = Quando l’ultimo tappeto è posato, la partita è finita. In alcuni regolamenti chi non può pagare è fuori gioco.
page-help-keys = Tasti
page-key-primary = Fai ciò che viene proposto: lancia, posa, salta
page-key-arrows = Scegli la direzione, come si vede sul tabellone
page-key-ways = Scegli sinistra, dritto o destra, dal punto di vista di Assam
page-key-throw = Lancia il dado
page-key-board = Sul tabellone le frecce muovono il cursore, Invio sceglie e conferma, Spazio gira il tappeto
page-key-undo = Annulla
page-key-take-back = Ritira una mossa
page-key-skip = Salta l’animazione
page-key-mute = Attiva o disattiva i suoni
page-key-say = Di’ qualcosa
page-key-log = Che cosa è successo
page-key-menu = Menu
page-key-help = Questo aiuto
page-key-step = Un passo indietro o avanti
page-key-ends = All’inizio, alla fine
page-key-play = Avvia, pausa

## Settings

page-settings = Impostazioni
page-settings-language = Lingua
page-settings-theme = Colori della pagina
page-theme-auto = Come il sistema
page-theme-light = Chiari
page-theme-dark = Scuri
page-theme-contrast = Alto contrasto
page-settings-speed = Velocità
page-speed-slow = Lenta
page-speed-normal = Normale
page-speed-fast = Rapida
page-speed-instant = Immediata
page-settings-motion = Movimento
page-motion-auto = Come il sistema
page-motion-less = Ridotto
page-motion-full = Si muove tutto
page-settings-confirm = Conferma le mosse
page-settings-confirm-hint = Un clic sceglie; un secondo, o il pulsante, fa la mossa.
page-settings-sounds = Suoni
page-settings-coordinates = Nomi di righe e colonne

## The end

page-end-winner = Vince { $player }!
page-end-shared = Vittoria condivisa: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Classifica
page-ranking-place = Posto
page-ranking-player = Giocatore
page-ranking-dirhams = Dirham
page-ranking-squares = + tappeti
page-ranking-points = = punti
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Gioca ancora
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = In attesa degli altri…
page-rematch-withdraw = Take the offer back
page-rematch-go = Alla prossima partita
page-save-record = Salva la partita
page-copy-replay = Copia il link per rivederla
page-chart-title = I punti nel corso della partita
page-chart = I punti nel corso della partita. Alla fine: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = In numeri
page-statistics-turns = { $number ->
    [one] È stato giocato un turno.
   *[other] Sono stati giocati { $number } turni.
}
page-statistics-highest = { $paid ->
    [one] La decima più alta: un dirham, pagato da { $player } a { $owner }.
   *[other] La decima più alta: { $paid } dirham, pagati da { $player } a { $owner }.
}
page-statistics-none = Nessuno ha pagato niente.
page-statistics-paid = pagato
page-statistics-received = ricevuto
page-statistics-throw = lancio medio
page-statistics-mosaics = mosaici
page-dice = I dadi erano onesti?
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
page-dice-commitment = Il numero segreto non è quello promesso.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Avrebbe dovuto cominciare { $player }.
page-dice-throw = Il lancio { $number } doveva essere { $drawn }, ma è stato giocato { $played }.
page-dice-pile = Il tappeto { $number } di { $player } doveva essere di un altro colore.
page-dice-numbers = I numeri
page-dice-commitment-is = Mostrato prima della partita (SHA-256 del numero segreto)
page-dice-seed-is = Il numero segreto
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Rivedi
page-replay-hint = Trascina qui una partita salvata, scegli il file o incolla il testo.
page-replay-file = File
page-replay-text = Testo della partita
page-replay-show = Mostra
page-replay-turn = Turno { $turn }
page-replay-controls = Rivedi
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-forth = Un passo avanti
page-replay-last = Alla fine
page-replay-position = Punto della partita
page-replay-result = Risultato e numeri
