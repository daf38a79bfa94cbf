### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Impara a giocare
learn-lead = Dieci piccoli passi su un vero tabellone, cinque minuti.
learn-step = Passo { $number } di { $steps }
learn-steps = Passi
learn-step-done = { $title } (fatto)
learn-resume = Continua la lezione
learn-again = Dall’inizio
learn-next = Avanti
learn-back = Indietro
learn-right = Giusto!
learn-wrong = Non proprio.
learn-rule = Regola { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Alla sua sinistra
    [R] Alla sua destra
   *[F] Dritto
}
learn-throw = Lancia il dado
learn-lay = Posa qui il tappeto
learn-number = { $number }
learn-end-title = Ora conosci il gioco
learn-end = Non c’è altro da sapere. Il resto è fortuna, e un po’ di astuzia.
learn-end-play = Gioca contro Hassan il facchino

learn-turn = Gira Assam
learn-turn-see-task = Giochi con i tappeti rossi, ed è il tuo turno. Prima di tutto puoi girare Assam. Sinistra e destra sono le sue: guarda in basso, quindi la sua mano sinistra è a destra sullo schermo. Portalo dove non può capitare su un tappeto giallo.
learn-turn-left = Da quella parte ci sono i tappeti gialli: con quasi tutti i lanci pagheresti.
learn-turn-forward = Anche andando dritto c’è un tappeto giallo. Prova un’altra direzione.
learn-turn-done = Da quella parte non ti può succedere niente.

learn-throw-title = Lancia il dado
learn-throw-task = Ora lancia il dado. Assam avanza di una casella per ogni babbuccia.
learn-throw-done = Tre babbucce, tre caselle.

learn-mosaic = Lungo un mosaico
learn-mosaic-task = Il dado mostra tre, e Assam guarda in basso. Al bordo segue il mosaico. Su quale casella si ferma?
learn-mosaic-straight = Lì il mercato finisce: segue il mosaico e rientra lì accanto.
learn-mosaic-count = Il passaggio per un mosaico vale un passo. Conta di nuovo.
learn-mosaic-other = Non lì. Segui il mosaico con il dito, passo per passo.
learn-mosaic-done = Giù, lungo il mosaico, e di nuovo su.

learn-pay = Paga
learn-pay-task = Assam si è fermato su un tappeto giallo. Quanti dirham paghi?
learn-pay-few = Conta tutte le caselle gialle unite a quella sotto Assam, compresa quella.
learn-pay-many = Una casella gialla non ne fa parte: un tappeto rosso la separa, e gli angoli non contano.
learn-pay-done = Un dirham per ogni casella dell’area.

learn-lay-title = Posa un tappeto
learn-lay-task = Alla fine del tuo turno posi un tappeto. Scegli due caselle, una delle quali accanto ad Assam.
learn-lay-done = Da ora in poi chi si ferma lì ti paga.

learn-cover = Copri i tappeti
learn-cover-task = Un tappeto può stare sopra altri tappeti. Copri metà del tappeto giallo e metà di quello blu.
learn-cover-elsewhere = È permesso, ma non copre entrambi i tappeti. Cerca il punto in cui una metà gialla e una blu stanno fianco a fianco.
learn-cover-done = Due caselle in più per te, e due in meno per gli altri.

learn-count = Conta
learn-count-task = L’ultimo tappeto è posato. Chi ha vinto? Conta ogni dirham, e ogni casella su cui si vede un tappeto.
learn-count-dirhams = I dirham non sono tutto: aggiungi le caselle su cui si vedono i tappeti.
learn-count-squares = Le caselle non sono tutto: aggiungi i dirham.
learn-count-other = Somma dirham e caselle di ogni giocatore.
learn-count-done = Dirham e caselle insieme: è il totale più alto.

learn-out = Fuori gioco
learn-out-task = A Blu restano tre dirham e ne deve pagare cinque. Che cosa succede?
learn-out-choice-out = Blu ne paga tre ed esce dal gioco.
learn-out-choice-owes = Blu ne paga tre e ne deve due.
learn-out-choice-free = Blu non deve pagare.
learn-out-owes = In questo mercato non si fanno debiti.
learn-out-free = Chi può pagare qualcosa deve farlo.
learn-out-done = I tappeti blu restano e diventano neutrali. D’ora in poi non costano niente a nessuno.

learn-piles = Due giocatori
learn-piles-task = In due, ognuno ha due colori. Giallo e viola sono dell’altro giocatore, e Assam si è fermato su un tappeto giallo. Quanti dirham paghi?
learn-piles-both = I tappeti gialli e quelli viola sono due aree, anche se sono dello stesso giocatore. Conta solo quelli gialli.
learn-piles-few = Conta tutte le caselle gialle unite a quella sotto Assam.
learn-piles-done = Ogni colore è un’area a sé. E il prossimo tappeto da posare è sempre quello in cima alla tua pila.

learn-variant = La variante
learn-variant-task = Nella variante si gira Assam alla fine: hai posato il tuo tappeto, e il prossimo giocatore dovrà partire nella direzione in cui guarda Assam. Giralo verso i tuoi tappeti rossi.
learn-variant-wrong = Da quella parte non ci sono tappeti rossi. I tuoi sono dall’altro lato.
learn-variant-done = Ora il prossimo giocatore farà fatica a evitare i tuoi tappeti.
