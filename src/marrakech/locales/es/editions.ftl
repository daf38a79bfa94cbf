### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Enumera los textos impresos de las reglas, o muestra uno con sus diferencias.
editions-id-help = Una edición, o el código de un idioma. Sin él se enumeran todas.
editions-column-id = id
editions-column-languages = idiomas
editions-column-differences = diferencias con las reglas estándar
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = no hay edición ni idioma «{ $text }»; `marrakech editions` los enumera
editions-languages = Idiomas: { $languages }
editions-booklet = Fuente: { $booklet }
editions-box = En la caja: { $box }
editions-differences = Diferencias con las reglas estándar:
editions-no-differences = Estas son las reglas estándar.
editions-notes = Sobre el texto:
editions-use = En Python: { $code }
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
    [international] uno de los treinta idiomas del folleto internacional
    [hong-kong-2022] las reglas de la caja de Hong Kong de 2022
    [hungarian-early] las reglas de una caja húngara antigua
    [russian-lifestyle] las reglas de la caja rusa de Lifestyle
   *[french-2007] las reglas de la caja francesa de 2007
}
editions-contents = { $rugs } alfombras, { $ones } monedas de un dirham, { $fives } de cinco{ $bag ->
    [yes] , una bolsa
   *[no] {""}
}
editions-box-not-listed = no figura en el texto

## Differences, in a word or two for a table

editions-brief-standard = las reglas estándar
editions-brief-elimination-no = nadie queda fuera
editions-brief-variant-none = sin variante
editions-brief-variant-turn-at-end-optional = variante: hasta un cuarto de giro
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = colores alternos
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = sin desempate
editions-brief-first-player-agree = empieza: por acuerdo
editions-brief-first-player-morocco = empieza: el último en Marruecos
editions-brief-first-player-lot-or-youngest = empieza: sorteo o el más joven

## Differences, in whole sentences

editions-differs-elimination-no = Quien no puede pagarlo todo paga lo que tiene y sigue jugando; nadie queda fuera (R4.4).
editions-differs-variant-none = No se ofrece la variante en que se gira a Assam al final del turno (R7).
editions-differs-variant-turn-at-end-optional = En la variante, Assam también puede quedarse como está: se gira un cuarto de vuelta como mucho (R7.3).
editions-differs-cover-any = Una alfombra no puede cubrir las dos mitades de ninguna alfombra, ni siquiera de una propia (R5.3).
editions-differs-cover-colours = Las dos mitades bajo una alfombra nueva deben ser de dos alfombras y de distinto color, si es posible (R5.3, R5.4).
editions-differs-pile-alternating = Con dos jugadores, cada uno coloca sus dos colores por turnos (R2.3).
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = A igualdad de puntos nada desempata: se comparte el puesto (R6.3).
editions-differs-first-player-agree = Quién empieza se elige de común acuerdo (R2.4).
editions-differs-first-player-morocco = Empieza la última persona que estuvo de vacaciones en Marruecos (R2.4).
editions-differs-first-player-lot-or-youngest = Quién empieza se sortea, o es la persona más joven (R2.4).
editions-differs-box = La caja contiene: { $box }.
editions-differs-box-not-listed = El texto no dice qué contiene la caja.

## Remarks that are no rules

editions-note-box-colours = La caja trae 15 alfombras de cada uno de tres colores, y 12 del cuarto.
editions-note-coins = Las monedas de uno son plateadas y las de cinco, doradas.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = El texto dice expresamente que se pueden cubrir dos mitades del mismo color.
editions-note-setup-one-colour = La línea sobre la preparación da a dos jugadores 15 alfombras de un color a cada uno; es la opción «Dos jugadores: un color cada uno» (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Un desliz: faltan el objetivo, el contenido y lo que decide los empates.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Un desliz: las alfombras para dos jugadores se cuentan dos veces, de forma distinta.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Un desliz: se «puede» colocar una alfombra; en realidad hay que hacerlo (R5.4).
