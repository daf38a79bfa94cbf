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
page-your-name = Il tuo nome
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Un nome non può essere più lungo: { $most } caratteri.
    [one] C’è spazio per un altro carattere.
   *[other] C’è spazio per altri { $number } caratteri.
}
# When more was written, or pasted, than fits
page-name-cut = Un nome ha al massimo { $most } caratteri. Il resto è stato tolto.
page-more-ways = Altri modi di giocare
page-mode-here = Intorno a uno schermo
page-mode-link = Con gli amici, tramite link
page-mode-new = Prepara un tavolo
page-mode-learn = Impara a giocare
page-mode-rules = Le regole
page-mode-lobby = Sala
page-mode-replay = Rivedi una partita
page-my-tables = I tuoi tavoli
page-forget-table = Dimentica il tavolo ({ $when })
page-level-rating = Rating { $rating }

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
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
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
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
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
page-option-area = Aree per cui si paga
page-option-area-colour = per colore
page-option-area-colour-hint = I due colori di un giocatore sono due aree.
page-option-area-owner = per proprietario
page-option-area-owner-hint = I due colori di un giocatore formano un’unica area: si paga per tutte le caselle unite tra loro.
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
page-clock-out = Quando il tempo scade
page-clock-out-bot = Un bot gioca quel turno
page-clock-out-out = Si è subito fuori gioco
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Orologio: un secondo per turno.
   *[other] Orologio: { $number } secondi per turno.
}
page-clock-tells-move-minutes = { $number ->
    [one] Orologio: un minuto per turno.
   *[other] Orologio: { $number } minuti per turno.
}
page-clock-tells-total = { $increment ->
    [0] Orologio: { $number } secondi per tutta la partita.
   *[other] Orologio: { $number } secondi + { $increment } secondi per turno.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Orologio: un minuto per tutta la partita.
       *[other] Orologio: { $number } minuti per tutta la partita.
    }
   *[other] { $number ->
        [one] Orologio: un minuto + { $increment } secondi per turno.
       *[other] Orologio: { $number } minuti + { $increment } secondi per turno.
    }
}
page-clock-means-bot = Quando a qualcuno scade il tempo, un bot gioca quel turno; la terza volta, quel giocatore è fuori gioco.
page-clock-means-out = Quando a qualcuno scade il tempo, è fuori gioco.
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
page-new-practice-hint = Finché tutte le persone sono a questo schermo. Il dado viene poi rilanciato, e nel risultato si legge che era una partita di prova. Altrimenti, una volta lanciato il dado, non si ritira più niente.
page-new-begin = Comincia
page-new-invite = Crea il tavolo e ricevi il link
page-new-watch = Guarda i bot

## The lobby

page-lobby = Sala
page-lobby-open = Tavoli aperti
page-lobby-none-open = Al momento nessuno aspetta.
page-lobby-new = Apri un tavolo
page-lobby-running = Partite da guardare
page-lobby-watch-bots = Fai giocare i bot e guarda
page-join = Unisciti
page-watch = Guarda
page-look = Vedi
page-listing-deserted = Ora non c’è nessuno
page-listing-rules = { $known ->
    [yes] Edizione: { $edition }
   *[no] Regole della casa
}{ $variant ->
    [yes] , si gira Assam alla fine
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
page-link-network = Funziona per tutti quelli nella stessa rete, per esempio lo stesso Wi-Fi.
page-link-address = Indirizzo
page-qr = Il link come codice QR: { $link }
page-qr-hint = Oppure inquadralo con la fotocamera di un telefono.
page-here-only = Questo link funziona solo su questa macchina.
page-here-only-new = Al momento solo questa macchina può raggiungere il gioco: altrove un link non servirebbe a niente.
page-here-only-command = Per far giocare tutti quelli nella stessa rete, chiudi il gioco nel terminale con Ctrl-C e avvialo con questo comando. Tutti i tavoli sono conservati.
page-here-only-host = Chi gestisce questo server può aprirlo agli altri.
page-copy-command = Copia il comando
page-copied-here = Copiato. Questo link funziona solo su questa macchina.
page-copy-link = Copia il link
page-share = Condividi…
page-copied = Copiato.
page-not-copied = Il browser non me lo lascia copiare: { $link }
page-start-bots = O comincia subito
page-start-bots-hint = I bot prendono i posti liberi.
page-start-now = Comincia con i bot
page-waiting-listed = La sala offre questo tavolo finché qualcuno è qui. Qualche minuto dopo che tutti sono andati via, sparisce.
page-deserted-listed = Al momento non c’è nessuno a questo tavolo. Puoi sederti appena qualcuno è di ritorno.
page-deserted-friends = Al momento non c’è nessuno a questo tavolo. Puoi sederti e aspettare gli altri.
page-close-table = Chiudi il tavolo
page-close-table-hint = Viene rimosso, e il suo link non porta più da nessuna parte.
page-close-table-yes = Sì, chiudilo
page-close-table-no = Tienilo
page-closed-title = Questo tavolo è chiuso
page-closed = { $player } lo ha chiuso prima che cominciasse una partita.
page-closed-host = Chi gestisce questo server ha chiuso questo tavolo.
page-closed-host-game = La partita finisce senza risultato.
# What whoever runs the server has written about it
page-host-says = Chi gestisce questo server dice: { $why }
page-banned-title = Non puoi entrare qui
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
   *[purple] Viola
}: { $number ->
    [one] resta un tappeto
   *[other] restano { $number } tappeti
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Poi tocca al rosso
    [yellow] Poi tocca al giallo
    [blue] Poi tocca al blu
   *[purple] Poi tocca al viola
}: { $number ->
    [one] resta un tappeto
   *[other] restano { $number } tappeti
}
# On the pile from which the next rug comes: very short
page-badge-next = prossimo
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
page-prompt-away = In attesa di { $player }, che non c’è
page-prompt-watch = { $player } gioca
page-ways = Direzione
page-way-F = Dritto
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
page-away-offer = Aspettare ancora, o far giocare un bot finché { $player } non torna?
page-away-wait = Aspetta
page-away-bot = Fai giocare un bot

## Time that runs out

page-time-left = Tempo rimasto: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = L’orologio aspetta che questo giocatore torni.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Resta un secondo; poi un bot gioca questo turno.
       *[other] Restano { $number } secondi; poi un bot gioca questo turno.
    }
   *[out] { $number ->
        [one] Resta un secondo; poi sei fuori gioco.
       *[other] Restano { $number } secondi; poi sei fuori gioco.
    }
}
page-time-last = { $number ->
    [one] Resta un secondo!
   *[other] Restano { $number } secondi!
}
page-time-over-1 = Il tuo tempo è scaduto, quindi un bot gioca questo turno al posto tuo. Nel prossimo turno decidi di nuovo tu. Se succede altre due volte, sei fuori gioco.
page-time-over-2 = Il tuo tempo è scaduto per la seconda volta, quindi un bot gioca questo turno al posto tuo. Nel prossimo turno decidi di nuovo tu. Se succede un’altra volta, sei fuori gioco.
page-time-over-out = Il tuo tempo è scaduto, quindi sei fuori gioco. Un bot continua con i tuoi tappeti. Puoi guardare come va a finire, o andare a giocare altrove.

## Who watches

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
page-log-redrawn = { $player } ritira la mossa. Il dado viene rilanciato.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] Il tempo di { $player } è scaduto: un bot gioca questo turno.
   *[other] Il tempo di { $player } è scaduto per la seconda volta: un bot gioca questo turno.
}
page-log-left = { $why ->
    [time] { $player } è fuori gioco: il tempo è scaduto.
    [abandoned] { $player } ha lasciato la partita.
   *[resigned] { $player } si arrende.
}
page-log-bot-for = Un bot gioca al posto di { $player }.
page-log-came-back = { $player } è di ritorno.
page-log-rematch-offered = { $player } vuole giocare ancora.
page-log-rematch-withdrawn = Alla fine { $player } non vuole giocare ancora.
page-log-rematch-made = C’è un altro tavolo per la prossima partita.
page-log-closed = { $player } chiude il tavolo.
page-log-closed-host = Chi gestisce questo server chiude il tavolo.
page-log-over-left = Non c’è più nessuno per continuare: la partita è finita.

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

## Reporting somebody to whoever runs the server

page-report = Segnala qualcuno
page-report-hint = Chi gestisce questo server viene avvisato e può chiudere il tavolo. Gli altri giocatori non lo sapranno.
page-report-who = Chi?
page-report-why = Qual è il problema?
page-report-why-of = Qual è il problema con { $player }?
page-report-name = Nome offensivo
page-report-cheating = Imbrogli
page-report-stalling = Perdita di tempo
page-report-other = Altro
page-report-done = Grazie. Ora chi gestisce questo server può vederlo.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] È stato posato l’ultimo tappeto.
    [last-player] Tutti gli altri erano fuori gioco.
    [resigned] Tutti gli altri si sono arresi.
    [time] A tutti gli altri è scaduto il tempo.
    [bots] In gioco restavano solo bot.
   *[left] Non c’era più nessun altro in gioco.
}
page-ranking = Classifica
page-ranking-place = Posto
page-ranking-player = Giocatore
page-ranking-dirhams = Dirham
page-ranking-squares = + tappeti
page-ranking-points = = punti
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] fuori
    [time] tempo scaduto
    [abandoned] ha lasciato
   *[resigned] ha rinunciato
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Chi è fuori gioco o ha lasciato la partita non fa punti e viene dopo tutti gli altri; chi esce per primo arriva ultimo.
page-rematch = Gioca ancora
page-rematch-accept = { $number ->
    [one] { $player } vuole giocare ancora: accetta
   *[other] { $number } giocatori vogliono giocare ancora: accetta
}
page-rematch-waiting = In attesa degli altri…
page-rematch-withdraw = Ritira la proposta
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
    [0] Il tuo browser ha ricalcolato tutti i { $throws } lanci: sono quelli che dovevano essere.
   *[other] Il tuo browser ha ricalcolato tutti i { $throws } lanci e l’ordine di { $rugs } tappeti: sono quelli che dovevano essere.
}
page-dice-bots = { $number ->
    [one] Un lancio era di un bot: deriva da ciò che i browser dei giocatori avevano rivelato prima.
   *[other] { $number } lanci erano di bot: derivano da ciò che i browser dei giocatori avevano rivelato prima.
}
page-dice-alone = { $number ->
    [one] Un lancio è del solo server: nessun browser di un giocatore vi ha contribuito.
   *[other] { $number } lanci sono del solo server: nessun browser di un giocatore vi ha contribuito.
}
page-dice-redrawn = { $number ->
    [one] Era una partita di prova: un lancio è stato ritirato e rifatto.
   *[other] Era una partita di prova: { $number } lanci sono stati ritirati e rifatti.
}
page-dice-seen = Il tuo browser li ha anche confrontati con ciò che ha visto all’inizio della partita.
page-dice-unseen = Il tuo browser non ha visto l’inizio di questa partita, e prende i numeri mostrati allora così come sono indicati adesso.
page-dice-how = Prima della partita il server si è impegnato su un numero segreto, e il browser di ogni giocatore su uno proprio. Ogni lancio deriva da entrambi: quando si lancia il dado, il browser rivela una parte del suo numero. Così nessuno, nemmeno chi gestisce il server, poteva prevedere o scegliere un lancio.
page-dice-commitment = Il numero segreto non è quello promesso.
page-dice-chain = Ciò che il browser di { $player } ha consegnato all’inizio non è ciò che è stato usato.
page-dice-link = Ciò che è stato rivelato per il lancio { $number } non è ciò che doveva seguire.
page-dice-count = Mancano dei lanci, o ce ne sono troppi.
page-dice-first = Avrebbe dovuto cominciare { $player }.
page-dice-throw = Il lancio { $number } doveva essere { $drawn }, ma è stato giocato { $played }.
page-dice-pile = Il tappeto { $number } di { $player } doveva essere di un altro colore.
page-dice-numbers = I numeri
page-dice-commitment-is = Mostrato prima della partita (SHA-256 del numero segreto)
page-dice-seed-is = Il numero segreto
page-dice-chain-is = Consegnato dal browser di { $player }
page-dice-link-is = Rivelato per il lancio { $number }

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
