### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Elenca i testi stampati delle regole, o ne mostra uno con le sue differenze.
editions-id-help = Un’edizione, o il codice di una lingua. Senza, sono elencate tutte.
editions-column-id = id
editions-column-languages = lingue
editions-column-differences = differenze dalle regole standard
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = non c’è un’edizione o una lingua «{ $text }»; `marrakech editions` le elenca
editions-languages = Lingue: { $languages }
editions-booklet = Fonte: { $booklet }
editions-box = Nella scatola: { $box }
editions-differences = Differenze dalle regole standard:
editions-no-differences = Queste sono le regole standard.
editions-notes = Sul testo:
editions-use = In Python: { $code }
editions-name = { $edition ->
    [international] International, English
    [french] French
    [dutch] Dutch
    [spanish] Spanish
    [italian] Italian
    [finnish] Finnish
    [swedish] Swedish
    [czech] Czech
    [greek] Greek
    [portuguese] Portuguese
    [polish] Polish
    [icelandic] Icelandic
    [arabic] Arabic
    [estonian] Estonian
    [latvian] Latvian
    [lithuanian] Lithuanian
    [russian] Russian
    [chinese-traditional] Chinese (traditional)
    [japanese] Japanese
    [chinese-simplified] Chinese (simplified)
    [hungarian] Hungarian
    [slovenian] Slovenian
    [romanian] Romanian
    [norwegian] Norwegian
    [serbian] Serbian
    [croatian] Croatian
    [german] German
    [korean] Korean
    [thai] Thai
    [persian] Persian
    [hong-kong-2022] Hong Kong 2022, Chinese
    [hong-kong-2022-english] Hong Kong 2022, English
    [hungarian-early] Hungarian, early
    [russian-lifestyle] Russian, Lifestyle
   *[french-2007] French, 2007
}

## The texts

editions-booklet-name = { $booklet ->
    [international] una delle trenta lingue del libretto internazionale
    [hong-kong-2022] le regole della scatola di Hong Kong del 2022
    [hungarian-early] le regole di una delle prime scatole ungheresi
    [russian-lifestyle] le regole della scatola russa di Lifestyle
   *[french-2007] le regole della scatola francese del 2007
}
editions-contents = { $rugs } tappeti, { $ones } monete da un dirham, { $fives } da cinque{ $bag ->
    [yes] , un sacchetto
   *[no] {""}
}
editions-box-not-listed = non indicato nel testo

## Differences, in a word or two for a table

editions-brief-standard = le regole standard
editions-brief-elimination-no = nessuno esce dal gioco
editions-brief-variant-none = senza variante
editions-brief-variant-turn-at-end-optional = variante: fino a un quarto di giro
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = colori alternati
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = pari merito
editions-brief-first-player-agree = comincia: di comune accordo
editions-brief-first-player-morocco = comincia: l’ultimo in Marocco
editions-brief-first-player-lot-or-youngest = comincia: a sorte o il più giovane

## Differences, in whole sentences

editions-differs-elimination-no = Chi non può pagare tutto dà quello che ha e continua a giocare; nessuno esce dal gioco (R4.4).
editions-differs-variant-none = La variante in cui si gira Assam alla fine del turno non è offerta (R7).
editions-differs-variant-turn-at-end-optional = Nella variante Assam può anche restare com’è: lo si gira al massimo di un quarto (R7.3).
editions-differs-cover-any = Un tappeto non può coprire entrambe le metà di nessun tappeto, nemmeno di uno proprio (R5.3).
editions-differs-cover-colours = Le due metà sotto un nuovo tappeto devono appartenere a due tappeti e avere colori diversi, dove è possibile (R5.3, R5.4).
editions-differs-pile-alternating = In due, ognuno posa i suoi due colori alternandoli (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = A parità di punti non decide niente: si resta a pari merito (R6.3).
editions-differs-first-player-agree = Chi comincia si sceglie di comune accordo (R2.4).
editions-differs-first-player-morocco = Comincia chi è stato in vacanza in Marocco per ultimo (R2.4).
editions-differs-first-player-lot-or-youngest = Chi comincia si estrae a sorte, oppure è il più giovane (R2.4).
editions-differs-box = La scatola contiene: { $box }.
editions-differs-box-not-listed = Il testo non indica che cosa contiene la scatola.

## Remarks that are no rules

editions-note-box-colours = La scatola contiene 15 tappeti per ciascuno di tre colori, e 12 del quarto.
editions-note-coins = Le monete da uno sono argentate, quelle da cinque dorate.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = Il testo dice espressamente che si possono coprire due metà dello stesso colore.
editions-note-setup-one-colour = La riga sulla preparazione dà a due giocatori 15 tappeti di un colore ciascuno; è l’opzione «Due giocatori: un colore ciascuno» (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Una svista: mancano lo scopo, il contenuto e ciò che decide i pareggi.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Una svista: i tappeti per due giocatori sono contati due volte, in modo diverso.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Una svista: un tappeto si «può» posare; invece si deve (R5.4).
