### One's own page: the passport, one's games, and what was achieved in them.

me-title = Il tuo passaporto
me-lead = Tiene insieme le tue partite, senza che nessuno debba registrarsi. Lo conserva questo browser.
me-since = Dal { $when }
me-games = Le mie partite
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } partita giocata, vinte: { $won }
   *[other] { $games } partite giocate, vinte: { $won }
}
me-none = Il passaporto nasce con la tua prima partita. Un volto puoi sceglierlo già adesso.
me-name = Nome
me-save = Salva
me-saved = Salvato
me-offline = Il tuo passaporto è conservato qui, ma il server non si raggiunge: nome e partite arriveranno appena possibile.

## The face

me-scarf = Copricapo
me-scarf-name = { $number ->
    [1] turbante
    [2] velo
    [3] fez
    [4] berretto di lana
    [5] cappuccio
   *[6] fascia
}
me-colour = Tinta
me-colour-name = { $number ->
    [1] rosso
    [2] zafferano
    [3] blu
    [4] verde petrolio
    [5] oliva
    [6] prugna
    [7] lino
   *[8] nero
}
me-pattern = Tappeto di sfondo
me-pattern-name = { $number ->
    [1] zigzag
    [2] losanghe
    [3] righe
    [4] stelle
    [5] scacchi
    [6] onde
    [7] cornici
   *[8] cielo notturno
}

## Marks: what somebody has achieved

me-marks = Medaglie
me-marks-none = Piccole storie che una partita può raccontare di te. Ognuna si conquista una volta sola.
# Of all marks there are
me-marks-count = { $number } su { $all }
me-mark-open = Non ancora
me-mark-game = La partita del { $when }
me-mark-first = Primo tappeto venduto
me-mark-first-hint = Hai vinto una partita.
me-mark-fatima = Fatima s’inchina
me-mark-fatima-hint = Hai vinto dove giocava Fatima.
me-mark-four = In quattro al tavolo
me-mark-four-hint = Hai vinto contro altri tre.
me-mark-one = Per un filo
me-mark-one-hint = Hai vinto di un solo punto.
me-mark-shared = Tè per due
me-mark-shared-hint = Hai condiviso il primo posto.
me-mark-spared = Neanche un dirham
me-mark-spared-hint = In tutta una partita non hai pagato nessuno.
me-mark-purse = La borsa quasi vuota
me-mark-purse-hint = Hai vinto dopo un momento con due dirham o meno.
me-mark-peace = Restano tutti
me-mark-peace-hint = Hai vinto contro due o più, e nessuno è uscito dal gioco.
me-mark-late = La rimonta
me-mark-late-hint = A tre tappeti dalla fine eri all’ultimo posto, e hai vinto.
me-mark-last = L’ultimo tappeto
me-mark-last-hint = L’ultimo tappeto della partita ti ha dato la vittoria.
me-mark-carpet = Una via di tappeti
me-mark-carpet-hint = Dodici caselle del tuo colore erano collegate.
me-mark-toll = Paga una carovana
me-mark-toll-hint = Hai ricevuto dieci dirham in una volta.

## Another device

me-carry = Su un altro dispositivo
me-carry-hint = Apri il tuo passaporto sul telefono o a casa: lì ritrovi le stesse partite.
me-carry-show = Mostra il link
me-carry-warning = Chi ha questo link può giocare al posto tuo. Non mostrarlo a nessuno e mandalo solo a te.
me-carry-lost = Nessuno può ridarti un passaporto perso, perché lo hanno solo i tuoi browser. Su un secondo dispositivo è al sicuro.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Viene con te anche il tuo posto in una partita in corso.
   *[other] Vengono con te anche i tuoi posti in { $number } partite in corso.
}
me-take = Un passaporto da un altro dispositivo
me-take-hint = Questo link porta con sé un passaporto. Vuoi usarlo qui?
me-take-yes = Usalo qui
me-take-both = Usalo e porta qui le mie partite
me-take-both-hint = Le partite, le medaglie e i giorni di questo browser passano lì. Di due rating resta quello con più partite.
me-take-only = Usalo, e lascia quello che c’è qui
me-take-only-hint = Il passaporto di questo browser allora va perso, a meno che non lo abbia un altro dispositivo.
me-take-no = Lascia tutto com’è
me-taken = Rieccoti, { $name }!
me-take-gone = Questo passaporto qui non è conosciuto. Forse è stato eliminato.

## One's data

me-data = I tuoi dati
me-data-hint = Un passaporto è un nome, un volto e un elenco di partite. Nessuna e-mail, nessuna password, nient’altro.
me-export = Salva tutti i miei dati
me-records = Salva le partite
me-delete = Elimina il mio passaporto
me-delete-hint = Il tuo nome viene tolto da tutte le partite di qui, finite e in corso. Le partite restano, perché le hanno giocate anche altri. Ciò che altri hanno salvato o stampato non si può ritirare.
me-delete-sure = Eliminarlo, e il tuo nome con lui?
me-delete-sure-hint = Non si può annullare. Le partite in corso si possono continuare in questo browser, senza il tuo nome.
me-delete-yes = Sì, eliminalo
me-delete-no = Tienilo
me-deleted = Il tuo passaporto è stato eliminato.

## The list of one's games

me-running = In corso
me-finished = Finite
me-filter = Quali partite
me-search = Avversario
me-players = Giocatori
me-players-any = quanti si vuole
me-result = Risultato
me-result-any = vinte o perse
me-result-won = vinte
me-result-lost = perse
me-company = Contro
me-company-any = chiunque
me-company-people = persone
me-company-bots = personaggi
me-company-both = entrambi
me-state = Stato
me-state-any = in corso o finite
me-nothing = Non c’è nessuna partita così.
me-place = { $place ->
    [1] Vinta
    [2] Secondo posto
    [3] Terzo posto
   *[4] Quarto posto
}
me-same-screen = Intorno a uno schermo
me-accuracy = Precisione { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Rivedi
me-time-left = ancora { $time }
me-more = Altre partite
# Tables at which only this browser has a seat
me-here = Solo in questo browser
me-reading = Recupero delle partite…
