### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Enumera los textos impresos de las reglas, o muestra uno con sus diferencias.
editions-id-help = Una edición, o el código de un idioma. Sin él se enumeran todas.
editions-column-id = id
editions-column-languages = idiomas
editions-column-differences = diferencias con las reglas estándar
editions-legend = Lo estándar: quien no puede pagar queda fuera, se ofrece una variante, las alfombras de los demás están protegidas (cover: opponents), con dos jugadores los montones se mezclan, los dirhams deciden los empates, se sortea quién empieza. `marrakech editions ID` explica una con palabras.
editions-unknown = no hay edición ni idioma «{ $text }»; `marrakech editions` los enumera
editions-languages = Idiomas: { $languages }
editions-booklet = Fuente: { $booklet }
editions-box = En la caja: { $box }
editions-differences = Diferencias con las reglas estándar:
editions-no-differences = Estas son las reglas estándar.
editions-notes = Sobre el texto:
editions-use = En Python: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Hong Kong, 2022
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
editions-differs-tiebreak-none = A igualdad de puntos nada desempata: se comparte el puesto (R6.3).
editions-differs-first-player-agree = Quién empieza se elige de común acuerdo (R2.4).
editions-differs-first-player-morocco = Empieza la última persona que estuvo de vacaciones en Marruecos (R2.4).
editions-differs-first-player-lot-or-youngest = Quién empieza se sortea, o es la persona más joven (R2.4).
editions-differs-box = La caja contiene: { $box }.
editions-differs-box-not-listed = El texto no dice qué contiene la caja.

## Remarks that are no rules

editions-note-box-colours = La caja trae 15 alfombras de cada uno de tres colores, y 12 del cuarto.
editions-note-coins = Las monedas de uno son plateadas y las de cinco, doradas.
editions-note-same-colour-allowed = El texto dice expresamente que se pueden cubrir dos mitades del mismo color.
editions-note-setup-one-colour = La línea sobre la preparación da a dos jugadores 15 alfombras de un color a cada uno; es la opción «Dos jugadores: un color cada uno» (R2.3).
editions-note-slip-walk = Un desliz: el pago está impreso dos veces, una de ellas donde debería ir el movimiento.
editions-note-slip-left-out = Un desliz: faltan el objetivo, el contenido y lo que decide los empates.
editions-note-slip-counts-twice = Un desliz: las alfombras para dos jugadores se cuentan dos veces, de forma distinta.
editions-note-slip-counts-rugs = Un desliz: al final se cuentan alfombras, cuando todos los demás textos cuentan casillas.
editions-note-slip-may-lay = Un desliz: se «puede» colocar una alfombra; en realidad hay que hacerlo (R5.4).
editions-note-slip-one-half = Un desliz: se dice que una alfombra solo cubre la de otro con una mitad, pero dos mitades de alfombras distintas figuran entre lo permitido.
editions-note-slip-lost-not = Un desliz: se ha perdido el «no» de «en una casilla libre no se paga».
