### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = non c’è la casella «{ $text }»: le caselle vanno da a1 a g7
error-action = «{ $text }» non è un’azione: scrivi L, F o R, da 1 a 4, un tappeto come d3e3, o =red
error-rug = { $near } e { $far } non sono due caselle vicine
error-action-number = non c’è l’azione numero { $number }: vanno da 0 a { $most }

## Rule sets

error-option-value = { $option } non può essere { $value }: scegli tra { $choices }
error-option-range = { $option } non può essere { $value }: è un numero intero da { $least } a { $most }
error-one-colour-needs-two = two_player="one colour" è per due giocatori, non { $players }
error-alternating-needs-two-colours = pile="alternating" richiede due giocatori con due colori ciascuno
error-odd-rugs = con due colori ognuno ha un numero pari di tappeti, non { $rugs }
error-no-variant = il testo «{ $edition }» non ha varianti
error-edition = non c’è l’edizione «{ $text }»; scegli tra { $known }
error-rules = «{ $text }» non è un insieme di regole: scrivi un’edizione, una barra e 2, 3 o 4, come international/4
error-rules-option = «{ $text }» non è un’opzione delle regole, o c’è due volte; scegli tra { $known }
error-no-such-seat = non c’è il posto { $seat }: i posti vanno da 0 a { $last }
error-no-hidden-piles = solo le pile mescolate di due colori hanno un ordine da conoscere
error-wrong-piles = le pile non contengono i tappeti che restano

## What is not allowed

error-number-not-legal = l’azione numero { $number } qui non è permessa
error-batch-not-legal = l’azione numero { $number } non è permessa nella partita { $game }
error-nothing-to-pop = non c’è nessuna azione da annullare
error-nothing-played = non è ancora stato giocato nulla
error-no-chance = adesso non c’è niente da lanciare né da scoprire
error-game-over = { $action } non è possibile: la partita è finita
error-not-now = { $action } non è possibile nella fase «{ $phase ->
    [turn] girare Assam
    [roll] lanciare il dado
    [lay] posare un tappeto
    [reveal] scoprire il prossimo tappeto
    [over] partita finita
   *[other] { $phase }
}»; qui è permesso: { $legal }
error-must-turn = Assam va girato a sinistra o a destra; qui è permesso: { $legal }
error-not-in-pile = un tappeto { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
} non può essere il prossimo di questa pila
error-under-assam = { $action } sta sotto Assam ({ $assam }); qui è permesso: { $legal }
error-not-beside-assam = { $action } non tocca la casella di Assam ({ $assam }); qui è permesso: { $legal }
error-far-square-first = { $action } è al contrario: la casella accanto ad Assam ({ $assam }) viene prima, { $right }
error-covers-whole-rug = { $action } coprirebbe un intero tappeto { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
}; qui è permesso: { $legal }
error-same-colours = { $action } coprirebbe due metà { $colour ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[purple] viola
}; qui è permesso: { $legal }

## Positions

error-position-fields = una posizione ha sei campi (tabellone, Assam, chi è di turno, fase, giocatori, regole), non { $given }
error-position-assam = «{ $text }» non dice dove sta Assam: scrivi una casella e N, E, S o W, come d4S
error-position-mover = «{ $text }» non dice a chi tocca: scegli tra { $seats }
error-position-phase = «{ $text }» non è una fase: scegli tra { $phases }
error-position-purse = «{ $text }» non è un giocatore: scrivi dirham e tappeti come 30r12, o x1
error-position-top = «{ $text }» non dice bene il prossimo tappeto: con due colori e tappeti rimasti =r o =?, altrimenti niente
error-board-rows = il tabellone ha sette righe, non { $given }
error-board-columns = la riga { $row } del tabellone ha { $given } caselle, non sette
error-board-cell = la riga { $row } del tabellone contiene «{ $text }»: scrivi da 1 a 7 per caselle libere, o r, y, b, p e uno tra ^ > v <
error-colour-not-played = nessuno gioca con { $colour ->
    [red] il rosso
    [yellow] il giallo
    [blue] il blu
   *[purple] il viola
}, che si trova in { $square }
error-half-off-board = l’altra metà del tappeto in { $square } sarebbe fuori dal tabellone
error-half-missing = l’altra metà del tappeto in { $square } dovrebbe essere in { $other }, che è libera
error-half-nowhere = l’altra metà del tappeto in { $square } non è da nessuna parte: nessun tappeto vicino la copre
error-rugs-in-a-ring = i tappeti in { $squares } dovrebbero stare ognuno sotto il successivo
error-players-number = ci sono { $given } giocatori, ma le regole sono per { $wanted }
error-purse-colours = { $seat ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [purple] Viola
   *[other] { $seat }
} ha tappeti di questi colori: { $wanted }
error-out-with-goods = { $seat ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [purple] Viola
   *[other] { $seat }
} è fuori gioco e non può più avere né dirham né tappeti
error-too-many-rugs = ci sono più di { $most } tappeti { $colour ->
    [red] rossi
    [yellow] gialli
    [blue] blu
   *[purple] viola
}, tra posati e rimasti
error-top-not-in-pile = { $seat ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [purple] Viola
   *[other] { $seat }
} non può posare ora un tappeto { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
}: non ne restano
error-top-unknown = prima una pila deve mostrare il suo prossimo tappeto
error-dirhams-together = tutti i dirham insieme non possono essere più di { $most }
error-out-without-elimination = con queste regole nessuno esce dal gioco
error-leaving-order = chi è fuori è uscito primo, secondo, terzo, e un giocatore resta in gioco
error-over = qui la partita è finita: non ci sono più tappeti, o resta un solo giocatore
error-not-over = qui la partita non è finita: restano tappeti e giocatori
error-mover-cannot = non può essere il turno di { $seat ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [purple] Viola
   *[other] { $seat }
}: è fuori gioco o non ha più tappeti

## Plain data

error-field-object = { $path } dev’essere un oggetto
error-field-text = { $path } dev’essere un testo
error-field-flag = { $path } dev’essere true o false
error-field-number = { $path } dev’essere un numero intero da { $least } a { $most }
error-field-list = { $path } dev’essere una lista di { $length }
error-field-choice = { $path } dev’essere uno tra { $choices }
error-field-missing = { $path } manca
error-field-unknown = non c’è il campo { $path }
error-field-reveal-only = { $path } si dà nella fase «reveal», e in nessun’altra
error-field-reveal = la fase è «reveal» se e solo se una pila deve ancora mostrare il suo prossimo tappeto
error-field-seat = il posto che agisce qui è { $wanted }
error-field-leaving = { $path } è in gioco, quindi non è uscito
error-rug-id = il tappeto { $rug } non è un unico tappeto su due caselle vicine: { $squares }
error-rug-id-two = { $squares } sono un unico tappeto, e serve lo stesso id

## Records

error-in-record = riga { $line }, colonna { $column }: { $why }
error-record-header = questa non è un’intestazione: scrivi [Name "value"]
error-record-header-name = «{ $name }» qui non può essere il nome di un’intestazione
error-record-header-value = l’intestazione { $name } dev’essere un testo
error-record-remark = un’annotazione non può seguire l’azione { $number } di { $actions }
error-record-names = ci sono { $given } nomi per { $players } giocatori
error-record-half-character = c’è mezzo carattere, che nessun file può contenere
error-record-header-twice = l’intestazione { $name } c’è due volte
error-record-without-rules = una partita comincia con delle intestazioni, tra cui Rules
error-record-rules-differ = le intestazioni Rules e Position danno regole diverse
error-record-first = «{ $text }» non può cominciare: scegli tra { $seats }
error-record-word = «{ $text }» non è né un’azione, né il numero di un turno, né un risultato
error-record-open-remark = questa annotazione non è chiusa da {"}"}
error-record-number = il turno { $number } dovrebbe essere il turno { $wanted }
error-record-number-here = il turno { $number } non può cominciare qui
error-record-result = il risultato indicato è { $stated }, ma è { $result }
error-record-not-one = ci si aspettava una partita, non { $games }

## Bots

error-bot = non c’è il bot «{ $text }»; scegli tra { $known }
error-bot-text = «{ $text }» non indica nessun bot: scrivi un nome, o un nome con opzioni come bestfirst:ms=200
error-bot-option = il bot { $bot } non ha l’opzione «{ $text }»; scegli tra { $known }
error-bot-option-text = «{ $text }» in «{ $bot }» non è un’opzione: scrivi un nome e un valore come ms=200
error-bot-option-number = { $option } non può essere { $text }: è un numero intero da { $least } a { $most }
error-bot-option-word = { $option } non può essere { $text }: scegli tra { $words }
error-bot-class = «{ $text }» non dice quale classe: scrivi my_bot.py:MyBot
error-bot-no-brain = «{ $text }» gira in un processo suo, e non ha un cervello da prestare

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = non c’è il file { $file }
error-load-module = non c’è il modulo { $module }
error-load-class = non contiene la classe { $kind }; contiene { $known }
error-load-choose = la sua classe { $kind } non ha il metodo choose(self, view, clock)
error-load-raised = ha sollevato { $what } ({ $where })
error-load-hung = non era pronto dopo { $seconds } s ({ $where })
error-load-died = il suo processo è terminato con { $what } ({ $where })
error-load-hello = non risponde a hello come fa un motore: { $what }
error-forfeit-cannot-load = impossibile caricare { $bot }: { $why }
error-forfeit-raised = { $bot } ha sollevato { $what } ({ $where }); la posizione era { $position }
error-forfeit-hung = { $bot } non aveva deciso dopo { $seconds } s ({ $where }); la posizione era { $position }
error-forfeit-died = il processo di { $bot } è terminato con { $what } ({ $where }); la posizione era { $position }
error-forfeit-no-action = { $bot } ha dato { $what }, che non è un’azione; la posizione era { $position }
error-forfeit-illegal = { $bot } ha scelto { $action }, che non è permesso: { $why }; la posizione era { $position }
error-forfeit-stopped = { $bot } non viene più riavviato: ha fallito { $times } volte di fila, l’ultima così: { $why }

## Matches

error-arena-nobody = una sfida richiede almeno un bot
error-arena-games = una sfida ha almeno una partita, non { $number }
error-arena-other-match = { $file } contiene un’altra sfida, diversa da quella chiesta per: { $what }
error-arena-no-state = { $file } non contiene lo stato di una sfida
error-arena-extra = per questo serve { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = un grafico si scrive in un file .png o .svg, non in { $file }
error-arena-cluster = nessun cluster Ray risponde a { $address }: { $why }
error-survey-not-learned = il bot { $bot } non ha ancora imparato a giocare { $rules }

## Training

error-train-no-state = { $file } non contiene lo stato di un addestramento, o non di questa versione
error-train-other-plan = { $file } contiene un altro addestramento, diverso da quello chiesto per: { $what }
error-train-no-value = { $file } non contiene un valore
error-train-other-rules = { $file } è stato imparato per { $learned }, e non per { $wanted }

## Servers

error-server-no-table = questo tavolo non c’è, o non c’è più
error-server-not-found = qui non c’è niente
error-server-method = qui non si può fare
error-server-not-understood = questo non si capisce: { $why }
error-server-too-large = è troppo grande: si accettano al massimo { $most } byte
error-server-too-many = troppe cose insieme: riprova tra { $seconds } s
error-server-full = al momento qui ci sono troppi tavoli
error-server-closing = questo server sta chiudendo: riprova tra { $seconds } s
error-server-lobby = hai già in sala il massimo di tavoli in attesa ({ $most })
error-server-storage = al momento questo server non riesce ad accedere ai suoi dati: riprova tra { $seconds } s
error-server-origin = una pagina di un altro sito non può parlare con questo server
error-server-banned = questo indirizzo è bannato da qui; il ban scade: { $until }
error-server-banned-name = qui nessuno può chiamarsi «{ $name }»; il ban scade: { $until }
error-server-no-such-player = al posto { $seat } non c’è nessuno da segnalare
error-server-host = questo server non risponde a quel nome
error-server-not-your-seat = il posto { $seat } non è tuo
error-server-own-secrets = un segreto scelto da te ha da 22 a 64 lettere, cifre, - e _, e ce n’è uno diverso per ogni persona
error-server-seated = qualcuno con il tuo stesso indirizzo siede già a questo tavolo
error-server-passport = questo passaporto non si può leggere: il suo segreto ha da 22 a 64 lettere
error-server-no-passport = questo passaporto qui non esiste
error-server-token = questo token qui non apre niente: è stato ritirato, o non è mai esistito
error-server-no-token = questo token non esiste
error-server-scope = questo token non lo permette: ne serve uno con il permesso { $scope }
error-server-tokens = un passaporto ha al massimo { $most } token: ritirane uno che non usi
error-server-programs = qui i programmi non giocano
error-server-match-programs = la partita veloce è per le persone: un programma prepara un tavolo suo (POST /api/tables) o riceve il link di un tavolo
error-server-ahead = questo tavolo è arrivato solo all’evento { $number }
error-server-still-playing = questo è per le partite finite, e questa è ancora in corso
error-server-day-hidden = questo è un tavolo del mercato di oggi: gli altri potranno guardarlo quando il giorno sarà finito
error-server-no-day = quel giorno non c’è stato mercato
error-server-day-over = questo mercato ha chiuso: dall’una (UTC) si può rigiocare, senza che conti
error-server-broken = qui qualcosa è andato storto, ed è stato annotato
error-server-damaged = questo tavolo è danneggiato: chi gestisce questo server deve ripristinarlo, ed è stato avvisato

## What is stored

error-data-file = { $file } non si può usare: { $why }
error-data-no-database = { $file } non è un database di tavoli: spostalo altrove, o indica un’altra cartella con --data
error-data-damaged = { $file } è danneggiato ({ $why }): ripristina un backup con «marrakech database restore»; non è stato cambiato niente
error-data-newer = { $file } è di una versione più nuova di questo programma (formato { $found }; questa conosce { $known }): avvia quella versione, o usala per tornare indietro con «marrakech database downgrade { $known }»
error-data-older = a { $file } manca qualcosa (modifiche salvate: { $wanted }, trovate: { $found }). Il suo file -wal è andato perso, o è una copia più vecchia. Rimetti ciò che manca, o ripristina un backup; per continuare così com’è, elimina { $mark }
error-data-locked = { $file } è bloccato da un altro programma: chiudilo e riprova
error-data-no-key = { $file } non è una chiave: una chiave è fatta di 64 cifre esadecimali. Rimetti quella giusta; non è stato cambiato niente
error-data-key-missing = manca la chiave { $file }, senza la quale non si può leggere nessun tavolo: rimettila dalla sua copia, o indica con --key-file dov’è. Non è stato cambiato niente
error-data-key-wrong = { $file } non è la chiave con cui è stato scritto questo database: rimetti quella giusta, o indica con --key-file dov’è. Non è stato cambiato niente
error-data-none = non c’è nessun database in { $file }
error-data-outdated = { $file } è di una versione precedente: avvia una volta il server per aggiornarlo
error-data-exists = { $file } c’è già: scegli un altro nome
error-data-in-use = { $file } è in uso: prima ferma il server
error-data-form = non c’è il formato { $form } a cui tornare; scegli tra { $known }

## Tables

error-table-all-agreed = tutti hanno già accettato di giocare ancora
error-table-begun = la partita è già cominciata
error-table-bot-plays = al momento qui gioca un bot; prima torna al tuo posto
error-table-chain-taken = la sorte di due giocatori non può dipendere da una stessa catena
error-table-closed = questo tavolo è stato chiuso da chi l’aveva preparato
error-table-closed-by-host = questo tavolo è stato chiuso da chi gestisce questo server
error-table-colours = i colori di un tavolo sono rosso, giallo, blu e viola, ognuno una volta
error-table-deserted = al momento non c’è nessuno a questo tavolo: riprova quando qualcuno è di ritorno
error-table-dice-header = l’intestazione { $name } di questa registrazione non si può leggere
error-table-dice-version = qui non si conoscono i dadi della versione { $version }
error-table-full = tutti i posti sono occupati
error-table-gone = chi si è arreso non gioca più
error-table-id-used = questo id è già stato usato per qualcos’altro
error-table-level = non c’è il livello «{ $level }»; scegli tra { $known }
error-table-level-of-person = il posto { $seat } non è per un bot, quindi non ha livello
error-table-long-record = una partita di più di { $most } azioni è troppo lunga da mostrare
error-table-mixed-name = una parola di «{ $name }» mescola alfabeti che si somigliano: scrivila in uno solo
error-table-no-name = un nome ha almeno una lettera visibile
error-table-no-record = in questa registrazione non c’è nessuna partita
error-table-no-seed = questa registrazione non ha né seme né impegno con cui verificarla
error-table-no-such-seat = il posto { $seat } non è uno dei tuoi a questo tavolo
error-table-no-take-back = non c’è nessuna mossa da ritirare
error-table-no-throw = non è il momento di lanciare il dado
error-table-no-undo = non c’è più niente da annullare
error-table-rated = una partita valida per il rating è senza suggerimenti né mosse ritirate, comincia dall’inizio con i tappeti e i dirham di sempre, e ogni persona è al proprio schermo
error-table-position = si continua solo da una posizione che non è la fine, e solo se tutte le persone condividono uno schermo
error-table-nobody-waits = a un tavolo con posti liberi deve sedere qualcuno
error-table-not-away = questo giocatore è qui
error-table-not-begun = la partita non è ancora cominciata
error-table-not-by-hand = { $action } è affidato al caso, non a una scelta
error-table-not-maker = solo chi ha preparato il tavolo può chiuderlo
error-table-not-maker-starts = solo chi ha preparato il tavolo può cominciare con i bot
error-table-not-over = la partita non è ancora finita
error-table-not-your-turn = non è il tuo turno
error-table-over = la partita è finita
error-table-phrase = qui nessuno può dire «{ $phrase }»
error-table-plays-already = stai già giocando
error-table-programs = a questo tavolo i programmi non giocano
error-table-same-name = a questo tavolo c’è già qualcuno che si chiama «{ $name }»: aggiungi qualcosa al tuo nome
error-table-seats-and-rules = { $seats } posti non vanno con regole per { $players } giocatori
error-table-stale = nel frattempo è successo qualcosa; guarda di nuovo
error-table-taken = il posto { $seat } è occupato
error-table-time-over = il tempo per questo turno è scaduto: lo gioca un bot
error-table-too-long = a questo tavolo sono già successe troppe cose: continua solo la partita
error-table-too-much-talk = quante chiacchiere; aspetta un momento
error-table-too-often = è già stato fatto { $times } volte, e può bastare
error-table-day = questo è il mercato di un giorno: ognuno lo gioca per conto suo, una volta sola e con gli stessi lanci
error-table-wrong-link = questo anello non segue l’ultimo della tua catena
