### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Enumera los textos impresos de las reglas, o muestra uno con sus diferencias.
editions-id-help = Una edición, o el código de un idioma. Sin él se enumeran todas.
editions-column-id = id
editions-column-languages = idiomas
editions-column-differences = diferencias con las reglas estándar
editions-standard = Lo estándar: quien no puede pagar queda fuera, se ofrece una variante, las alfombras de los demás están protegidas (cover: opponents), con dos jugadores los montones se mezclan y cada color es una zona aparte, los dirhams deciden los empates, se sortea quién empieza. `marrakech editions ID` explica una con palabras.
editions-unknown = no hay edición ni idioma «{ $text }»; `marrakech editions` los enumera
editions-languages = Idiomas: { $languages }
editions-booklet = Fuente: { $booklet }
editions-box = En la caja: { $box }
editions-differences = Diferencias con las reglas estándar:
editions-no-differences = Estas son las reglas estándar.
editions-notes = Sobre el texto:
editions-use = En Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Internacional, inglés
    [french] Francesa
    [dutch] Neerlandesa
    [spanish] Española
    [italian] Italiana
    [finnish] Finlandesa
    [swedish] Sueca
    [czech] Checa
    [greek] Griega
    [portuguese] Portuguesa
    [polish] Polaca
    [icelandic] Islandesa
    [arabic] Árabe
    [estonian] Estonia
    [latvian] Letona
    [lithuanian] Lituana
    [russian] Rusa
    [chinese-traditional] China (tradicional)
    [japanese] Japonesa
    [chinese-simplified] China (simplificado)
    [hungarian] Húngara
    [slovenian] Eslovena
    [romanian] Rumana
    [norwegian] Noruega
    [serbian] Serbia
    [croatian] Croata
    [german] Alemana
    [korean] Coreana
    [thai] Tailandesa
    [persian] Persa
    [hong-kong-2022] Hong Kong 2022, chino
    [hong-kong-2022-english] Hong Kong 2022, inglés
    [hungarian-early] Húngara, antigua
    [russian-lifestyle] Rusa, Lifestyle
   *[french-2007] Francesa, 2007
}
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
editions-brief-area-owner = zonas por dueño
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
editions-differs-area-owner = Con dos jugadores, los dos colores de un jugador forman una sola zona: se paga por todas las casillas unidas entre sí que tengan alfombras de ese jugador (R4.5).
editions-differs-tiebreak-none = A igualdad de puntos nada desempata: se comparte el puesto (R6.3).
editions-differs-first-player-agree = Quién empieza se elige de común acuerdo (R2.4).
editions-differs-first-player-morocco = Empieza la última persona que estuvo de vacaciones en Marruecos (R2.4).
editions-differs-first-player-lot-or-youngest = Quién empieza se sortea, o es la persona más joven (R2.4).
editions-differs-box = La caja contiene: { $box }.
editions-differs-box-not-listed = El texto no dice qué contiene la caja.

## Remarks that are no rules

editions-note-box-colours = La caja trae 15 alfombras de cada uno de tres colores, y 12 del cuarto.
editions-note-coins = Las monedas de uno son plateadas y las de cinco, doradas.
editions-note-age-and-time = El texto dice: de 2 a 4 jugadores, a partir de 6 años, 20 minutos.
editions-note-not-under-three = El texto dice que el juego no es apto para menores de tres años.
editions-note-pick-colour = Cada uno elige el color que más le gusta.
editions-note-rock-paper-scissors = Quién empieza se decide por sorteo, o a piedra, papel o tijera.
editions-note-edge-mosaics = Lo que une las líneas en el borde se llama en este texto «mosaicos»; en la mayoría de los textos son flechas.
editions-note-edge-bends = Lo que une las líneas en el borde se llama en este texto «curvas»; en la mayoría de los textos son flechas.
editions-note-edge-lines = Lo que une las filas en el borde se llama en este texto «líneas»; en la mayoría de los textos son flechas.
editions-note-same-colour-allowed = El texto dice expresamente que se pueden cubrir dos mitades del mismo color.
editions-note-setup-one-colour = La línea sobre la preparación da a dos jugadores 15 alfombras de un color a cada uno; es la opción «Dos jugadores: un color cada uno» (R2.3).
editions-note-pile-reading = Que dos jugadores coloquen sus colores por turnos es la lectura más natural del texto; también cabría entender que los dos colores se mezclan.
editions-note-not-mixed = Con dos jugadores, cada uno pone sus alfombras en un montón, pero el texto no dice que se mezclen. Aquí los montones se mezclan (R2.3).
editions-note-keeping-heading = El texto no dice que se pueda dejar a Assam como está. Aquí se puede (R3.2).
editions-note-own-square = El texto no dice que se pague también por la casilla en la que está Assam. Aquí se paga (R4.1).
editions-note-out-of-money = El texto dice que un jugador que «se queda sin dinero» queda fuera. Aquí es el que no puede pagar todo lo que debe; quien no tiene nada pero tampoco debe nada sigue jugando (R4.3).
editions-note-loose-one-half = «Solo con una mitad sobre la alfombra de otro» no es muy preciso. Leído junto con la lista de al lado, el texto dice lo mismo que los demás: se pueden cubrir mitades de dos alfombras distintas.
editions-note-slip-no-walk = Un desliz: el pago está impreso por segunda vez donde debería ir el movimiento, así que el texto no dice qué pasa en el borde del mercado.
editions-note-slip-not-lost = Un desliz: se ha perdido el «no» de «en una casilla libre o en una alfombra propia no se paga».
editions-note-slip-pays-rugs = Un desliz: al pagar se cuentan alfombras, cuando todos los demás textos cuentan casillas. Aquí se paga por casillas (R4.1); al final este texto también cuenta mitades, como todos.
editions-note-slip-may-lay = Un desliz: se «puede» colocar una alfombra; en realidad hay que hacerlo (R5.4).
editions-note-slip-left-out = Un desliz: faltan el objetivo, el contenido y lo que decide los empates.
editions-note-slip-opponent = Un desliz: al final cuenta «cada dirham que le quede al rival»; debería decir «al jugador».
editions-note-slip-counts-twice = Un desliz: las alfombras para dos jugadores se cuentan dos veces, de forma distinta.
editions-note-slip-variant = Un desliz: el último paso de la variante es confuso («gira la figura puede girar un cuarto»). Aquí se gira a Assam exactamente un cuarto de vuelta (R7.3).
editions-note-slip-aim = Un desliz: la frase que explica el objetivo queda cortada.
editions-note-slip-cards = Un desliz: el texto habla de colocar «cartas»; se refiere a las alfombras.
editions-note-slip-results = Un desliz: pone «resultados de la casilla» donde se refiere a sus lados.
editions-note-slip-exit-arrow = Un desliz: en el borde, Assam sigue «hacia la flecha de salida».
editions-note-slip-end-of-rug = Un desliz: dice que una alfombra toca el lado con su «extremo»; se refiere a una de sus casillas (R5.1).
editions-note-slip-dirham-won = Un desliz: al final cuenta «cada dirham ganado»; se refiere a cada dirham que se tiene (R6.2).
editions-note-slip-leaves-game = Un desliz: en el borde, Assam «sale del juego»; en realidad sale del mercado.
