### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Mostra le regole del gioco, con figure, o quelle di un’edizione.
rules-help-edition = Un’edizione come thai, per vedere in che cosa le sue regole sono diverse.
rules-title = Le regole
rules-players = Un gioco per due, tre o quattro venditori di tappeti.
rules-print = Stampa
rules-contents = Indice
rules-link = Link alla regola { $rule }
rules-why = Perché? Regola { $rule }
rules-option = Qui i regolamenti differiscono: vedi «{ rules-editions }».

## The aim

rules-aim = Lo scopo
rules-aim-text = Guida Assam per la piazza del mercato, paga quando si ferma sul tappeto di un altro, e posa i tuoi tappeti sulla strada degli altri. Alla fine conta ogni dirham, e conta ogni casella su cui si vede un tuo tappeto. Vince chi ha più punti.

## 1. The market

rules-market = Il mercato
rules-r1-1 = Il mercato ha sette caselle per sette.
rules-r1-2 = Assam parte dalla casella centrale.
rules-r1-3 = Il dado ha sei facce. Mostrano una, due, due, tre, tre e quattro babbucce.
rules-r1-4 = Al bordo, i mosaici uniscono le linee vicine. Un mosaico non è una casella: Assam lo percorre e rientra lì accanto, e questo vale un passo. In due angoli il mosaico riporta sulla stessa casella d’angolo.

## 2. Setting up

rules-setting-up = La preparazione
rules-r2-1 = Sedetevi intorno al tabellone e giocate in senso orario. Ognuno riceve 30 dirham: cinque monete da uno e cinque da cinque.
rules-r2-2 = In quattro ognuno ha 12 tappeti di un colore, in tre 15.
rules-r2-3 = In due ognuno ha due colori, con 12 tappeti per colore. Mescola i tuoi 24 tappeti in una sola pila e posali cominciando dall’alto: tutti vedono il tappeto in cima, nessuno sa che cosa c’è sotto.
rules-r2-4 = Tirate a sorte chi comincia.
rules-r2-5 = Se volete, accordatevi su più o meno dirham o tappeti per tutti.

## 3. A turn

rules-turn = Un turno
rules-r3-1 = Nel tuo turno: gira Assam, lancia il dado, muovi Assam, paga se c’è da pagare, posa un tappeto. Poi tocca al giocatore successivo in senso orario.
rules-r3-2 = Prima di lanciare lascia Assam com’è, o giralo di un quarto di giro verso la sua sinistra o la sua destra. Non fa mai dietrofront.
rules-r3-3 = Assam va dritto, una casella per ogni babbuccia, e al bordo segue i mosaici. Poi guarda nella direzione in cui ha camminato.

## 4. Paying

rules-paying = Pagare la decima
rules-r4-1 = Se Assam si ferma sul tappeto di un altro giocatore, paga a quel giocatore un dirham per ogni casella dell’area di quel colore intorno ad Assam: le caselle unite per un lato, mai per un angolo, compresa la sua. Conta solo ciò che sta in cima.
rules-r4-2 = Una casella libera, un tappeto tuo o un tappeto neutrale non costano niente. Se un giocatore ha due colori, ogni colore è un’area a sé.
rules-r4-3 = Se non puoi pagare tutto, paga quello che hai: sei fuori gioco. Non posi più tappeti; quelli che hai posato restano e diventano neutrali, cioè non sono di nessuno. Se i soldi bastano appena, sei ancora in gioco, anche senza più un dirham.
rules-r4-4 = In alcuni regolamenti nessuno esce dal gioco: paghi quello che hai e continui.
rules-r4-5 = Due regolamenti uniscono i due colori di un giocatore: allora tutte le caselle con tappeti di quel giocatore, unite tra loro intorno ad Assam, sono un’unica area, di qualunque colore siano.

## 5. Laying a rug

rules-laying = Posare un tappeto
rules-r5-1 = Posa il tuo tappeto su due caselle vicine. Almeno una tocca con un lato quella di Assam; nessuna è la casella su cui sta lui.
rules-r5-2 = Un tappeto può coprire caselle libere e metà di tappeti. Non può coprire entrambe le metà di uno stesso tappeto di un altro giocatore.
rules-r5-3 = Su questo i regolamenti differiscono: alcuni proteggono anche i tuoi tappeti, e in alcuni le due metà sotto un nuovo tappeto devono anche avere colori diversi.
rules-r5-4 = Posare un tappeto è obbligatorio. Se non c’è nessun posto in cui i colori sono diversi, per questa volta non contano.

## 6. The end

rules-end = La fine
rules-r6-1 = La partita finisce quando è posato l’ultimo tappeto, o subito quando resta un solo giocatore.
rules-r6-2 = I tuoi punti sono i tuoi dirham e le caselle su cui si vede un tuo tappeto. Chi è fuori gioco non ha punti, e chi esce per primo arriva ultimo.
rules-r6-3 = Vince chi ha più punti. A parità di punti vince chi ha più dirham; se anche quelli sono pari, siete a pari merito.

## 7. The variant

rules-variant = La variante: girare alla fine
rules-r7-1 = Lancia il dado, muovi Assam, paga e posa un tappeto; poi gira Assam di un quarto di giro verso la sua sinistra o la sua destra.
rules-r7-2 = Il prossimo giocatore deve partire nella direzione in cui Assam ora guarda. Nessuno lo gira prima del primo lancio, né dopo l’ultimo tappeto.
rules-r7-3 = Un regolamento permette anche di lasciarlo com’è.
rules-r7-4 = Chi esce dal gioco non lo gira più: il prossimo giocatore parte nella direzione in cui Assam guarda.

## What the rule books leave open

rules-open = Che cosa i regolamenti non dicono
rules-open-text = Alcune cose non sono dette in nessun regolamento, o si possono leggere in due modi. Ecco come si giocano qui.
rules-open-parts = Quanto è grande il mercato, che cosa mostra il dado e quali linee uniscono i mosaici si vede dal tabellone e dal dado nella scatola; non lo dice nessun testo.
rules-open-heading = Nessun testo dice a parole da che parte guarda Assam all’inizio, e il tabellone non è uguale da tutti i lati. Qui guarda in basso, se non scegli altro.
rules-open-no-money = Dove nessuno esce dal gioco, nessun testo dice che cosa succede a un giocatore che non può pagare. Qui quel giocatore paga quello che ha e continua.
rules-open-out-of-money = Quattro testi dicono che chi «finisce i soldi» è fuori gioco, il che potrebbe voler dire: senza più un dirham. «Paga quello che può», e nove testi che dicono «non abbastanza», fanno pensare all’altra lettura: qui sei fuori gioco solo se non puoi pagare tutto il dovuto.
rules-open-neutral = Nessun testo dice se un tappeto neutrale si può coprire per intero. Qui è protetto; poiché i testi lo vietano per i tappeti degli avversari, si potrebbe anche intendere il contrario.
rules-open-own-rug = Nessun testo dice se puoi coprire per intero un tuo tappeto. Non è nell’elenco di ciò che un tappeto può coprire, ma sono vietati solo i tappeti degli avversari. Qui è permesso, come su Board Game Arena, a meno che il regolamento non protegga tutti i tappeti.
rules-open-last-player = Nessun testo dice che la partita finisce quando resta un solo giocatore. Qui finisce.
rules-open-ranking = Nessun testo mette in classifica i giocatori fuori gioco. Qui vengono dopo tutti gli altri, e chi esce per primo arriva ultimo.
rules-open-turning = Nessun testo dice se nella variante un giocatore che esce dal gioco gira ancora Assam. Qui Assam resta com’è.
rules-open-house = Che le caselle visibili decidano i pareggi, o che cominci sempre il più giovane, non è in nessun testo: sono regole della casa.

## Figures

rules-figure-start = L’inizio
rules-figure-turning = Assam guarda in basso. Può andare a destra, in basso o a sinistra, e non fa mai dietrofront.
rules-figure-mosaic = Tre passi, uno dei quali lungo un mosaico
rules-figure-corner = Quattro passi, uno dei quali intorno a un angolo
rules-figure-area = Rosso paga cinque dirham a Giallo: la sesta casella gialla è isolata.
rules-figure-places = Alcuni posti per un tappeto
rules-figure-cover-one-half = Permesso: mezzo tappeto e una casella libera
rules-figure-cover-two-halves = Permesso: le metà di due tappeti
rules-figure-cover-whole = Vietato: entrambe le metà di un tappeto
rules-figure-area-owner = Colori uniti: giallo e viola sono di uno stesso giocatore, e Rosso paga sei dirham.
rules-figure-neutral = Giallo è fuori gioco: i tappeti gialli sono neutrali.

## Editions

rules-editions = Differenze tra le edizioni
rules-editions-text = Le regole stampate esistono in molte lingue, e non dicono tutte la stessa cosa. Quello che si legge sopra è lo standard; ecco che cosa fa di diverso ciascuna. Si può giocare con tutte.
rules-editions-same = Come le regole standard
