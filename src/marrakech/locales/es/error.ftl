### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = no existe la casilla «{ $text }»: las casillas van de a1 a g7
error-action = «{ $text }» no es una acción: escribe L, F o R, de 1 a 4, una alfombra como d3e3, o =red
error-rug = { $near } y { $far } no son dos casillas vecinas
error-action-number = no existe la acción número { $number }: van de 0 a { $most }

## Rule sets

error-option-value = { $option } no puede ser { $value }: elige entre { $choices }
error-option-range = { $option } no puede ser { $value }: es un número entero de { $least } a { $most }
error-one-colour-needs-two = two_player="one colour" es para dos jugadores, no { $players }
error-alternating-needs-two-colours = pile="alternating" requiere dos jugadores con dos colores cada uno
error-odd-rugs = con dos colores, cada uno tiene un número par de alfombras, no { $rugs }
error-no-variant = el texto «{ $edition }» no tiene variante
error-edition = no existe la edición «{ $text }»; elige entre { $known }
error-rules = «{ $text }» no es un conjunto de reglas: escribe una edición, una barra y 2, 3 o 4, como international/4
error-rules-option = «{ $text }» no es una opción de las reglas, o está dos veces; elige entre { $known }
error-no-such-seat = no existe el asiento { $seat }: los asientos van de 0 a { $last }
error-no-hidden-piles = solo los montones mezclados de dos colores tienen un orden que conocer
error-wrong-piles = los montones no contienen las alfombras que quedan

## What is not allowed

error-number-not-legal = la acción número { $number } no está permitida aquí
error-batch-not-legal = la acción número { $number } no está permitida en la partida { $game }
error-nothing-to-pop = no hay ninguna acción que deshacer
error-nothing-played = todavía no se ha jugado nada
error-no-chance = ahora no hay nada que lanzar ni que descubrir
error-game-over = { $action } no es posible: la partida ha terminado
error-not-now = { $action } no es posible en la fase «{ $phase ->
    [turn] girar a Assam
    [roll] lanzar el dado
    [lay] colocar una alfombra
    [reveal] descubrir la próxima alfombra
    [over] partida terminada
   *[other] { $phase }
}»; permitido aquí: { $legal }
error-must-turn = hay que girar a Assam a la izquierda o a la derecha; permitido aquí: { $legal }
error-not-in-pile = una alfombra { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[purple] morada
} no puede ser la próxima de este montón
error-under-assam = { $action } queda debajo de Assam ({ $assam }); permitido aquí: { $legal }
error-not-beside-assam = { $action } no toca la casilla de Assam ({ $assam }); permitido aquí: { $legal }
error-far-square-first = { $action } está al revés: la casilla junto a Assam ({ $assam }) va primero, { $right }
error-covers-whole-rug = { $action } cubriría una alfombra { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[purple] morada
} entera; permitido aquí: { $legal }
error-same-colours = { $action } cubriría dos mitades { $colour ->
    [red] rojas
    [yellow] amarillas
    [blue] azules
   *[purple] moradas
}; permitido aquí: { $legal }

## Positions

error-position-fields = una posición tiene seis campos (tablero, Assam, turno, fase, jugadores, reglas), no { $given }
error-position-assam = «{ $text }» no dice dónde está Assam: escribe una casilla y N, E, S o W, como d4S
error-position-mover = «{ $text }» no dice de quién es el turno: elige entre { $seats }
error-position-phase = «{ $text }» no es una fase: elige entre { $phases }
error-position-purse = «{ $text }» no es un jugador: escribe dirhams y alfombras como 30r12, o x1
error-position-top = «{ $text }» no dice bien la próxima alfombra: con dos colores y alfombras por colocar, =r o =?; si no, nada
error-board-rows = el tablero tiene siete filas, no { $given }
error-board-columns = la fila { $row } del tablero tiene { $given } casillas, no siete
error-board-cell = la fila { $row } del tablero contiene «{ $text }»: escribe de 1 a 7 para casillas libres, o r, y, b, p y uno de ^ > v <
error-colour-not-played = nadie juega con { $colour ->
    [red] el rojo
    [yellow] el amarillo
    [blue] el azul
   *[purple] el morado
}, que está en { $square }
error-half-off-board = la otra mitad de la alfombra de { $square } quedaría fuera del tablero
error-half-missing = la otra mitad de la alfombra de { $square } debería estar en { $other }, que está libre
error-half-nowhere = la otra mitad de la alfombra de { $square } no está en ningún sitio: ninguna alfombra contigua la cubre
error-rugs-in-a-ring = las alfombras de { $squares } tendrían que estar cada una debajo de la siguiente
error-players-number = hay { $given } jugadores, pero las reglas son para { $wanted }
error-purse-colours = { $seat ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
    [purple] Morado
   *[other] { $seat }
} tiene alfombras de estos colores: { $wanted }
error-out-with-goods = { $seat ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
    [purple] Morado
   *[other] { $seat }
} está fuera y ya no puede tener ni dirhams ni alfombras
error-too-many-rugs = hay más de { $most } alfombras { $colour ->
    [red] rojas
    [yellow] amarillas
    [blue] azules
   *[purple] moradas
}, entre colocadas y por colocar
error-top-not-in-pile = { $seat ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
    [purple] Morado
   *[other] { $seat }
} no puede colocar ahora una alfombra { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[purple] morada
}: no le queda ninguna
error-top-unknown = antes, un montón tiene que mostrar su próxima alfombra
error-dirhams-together = todos los dirhams juntos no pueden ser más de { $most }
error-out-without-elimination = con estas reglas nadie queda fuera
error-leaving-order = quienes están fuera salieron en primer, segundo y tercer lugar, y queda un jugador
error-over = aquí la partida ha terminado: no quedan alfombras, o queda un solo jugador
error-not-over = aquí la partida no ha terminado: quedan alfombras y jugadores
error-mover-cannot = no puede ser el turno de { $seat ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
    [purple] Morado
   *[other] { $seat }
}: está fuera o no le quedan alfombras

## Plain data

error-field-object = { $path } tiene que ser un objeto
error-field-text = { $path } tiene que ser un texto
error-field-flag = { $path } tiene que ser true o false
error-field-number = { $path } tiene que ser un número entero de { $least } a { $most }
error-field-list = { $path } tiene que ser una lista de { $length }
error-field-choice = { $path } tiene que ser uno de { $choices }
error-field-missing = falta { $path }
error-field-unknown = no existe el campo { $path }
error-field-reveal-only = { $path } se indica en la fase «reveal», y en ninguna otra
error-field-reveal = la fase es «reveal» si y solo si un montón aún tiene que mostrar su próxima alfombra
error-field-seat = el asiento que actúa aquí es { $wanted }
error-field-leaving = { $path } sigue en juego, así que no ha salido
error-rug-id = la alfombra { $rug } no es una sola alfombra en dos casillas vecinas: { $squares }
error-rug-id-two = { $squares } son una sola alfombra, y necesitan el mismo id

## Records

error-in-record = línea { $line }, columna { $column }: { $why }
error-record-header = esto no es una cabecera: escribe [Name "value"]
error-record-header-name = «{ $name }» no puede ser aquí el nombre de una cabecera
error-record-header-value = la cabecera { $name } tiene que ser un texto
error-record-remark = un comentario no puede seguir a la acción { $number } de { $actions }
error-record-names = hay { $given } nombres para { $players } jugadores
error-record-half-character = hay medio carácter, que ningún archivo puede contener
error-record-header-twice = la cabecera { $name } está dos veces
error-record-without-rules = una partida empieza con cabeceras, una de ellas Rules
error-record-rules-differ = las cabeceras Rules y Position dan reglas distintas
error-record-first = «{ $text }» no puede empezar: elige entre { $seats }
error-record-word = «{ $text }» no es una acción, ni el número de un turno, ni un resultado
error-record-open-remark = este comentario no se cierra con {"}"}
error-record-number = el turno { $number } debería ser el turno { $wanted }
error-record-number-here = el turno { $number } no puede empezar aquí
error-record-result = el resultado indicado es { $stated }, pero es { $result }
error-record-not-one = se esperaba una partida, no { $games }

## Bots

error-bot = no existe el bot «{ $text }»; elige entre { $known }
error-bot-text = «{ $text }» no nombra ningún bot: escribe un nombre, o un nombre con opciones como bestfirst:ms=200
error-bot-option = el bot { $bot } no tiene la opción «{ $text }»; elige entre { $known }
error-bot-option-text = «{ $text }» en «{ $bot }» no es una opción: escribe un nombre y un valor como ms=200
error-bot-option-number = { $option } no puede ser { $text }: es un número entero de { $least } a { $most }
error-bot-option-word = { $option } no puede ser { $text }: elige entre { $words }
error-bot-class = «{ $text }» no dice qué clase: escribe my_bot.py:MyBot
error-bot-no-brain = «{ $text }» se ejecuta en un proceso propio, y no tiene cerebro que prestar

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = no existe el archivo { $file }
error-load-module = no existe el módulo { $module }
error-load-class = no contiene la clase { $kind }; contiene { $known }
error-load-choose = su clase { $kind } no tiene el método choose(self, view, clock)
error-load-raised = lanzó { $what } ({ $where })
error-load-hung = no estaba listo tras { $seconds } s ({ $where })
error-load-died = su proceso terminó con { $what } ({ $where })
error-load-hello = no responde a hello como lo hace un motor: { $what }
error-forfeit-cannot-load = no se puede cargar { $bot }: { $why }
error-forfeit-raised = { $bot } lanzó { $what } ({ $where }); la posición era { $position }
error-forfeit-hung = { $bot } no había decidido tras { $seconds } s ({ $where }); la posición era { $position }
error-forfeit-died = el proceso de { $bot } terminó con { $what } ({ $where }); la posición era { $position }
error-forfeit-no-action = { $bot } dio { $what }, que no es una acción; la posición era { $position }
error-forfeit-illegal = { $bot } eligió { $action }, que no está permitido: { $why }; la posición era { $position }
error-forfeit-stopped = { $bot } no se vuelve a iniciar: falló { $times } veces seguidas, la última así: { $why }

## Matches

error-arena-nobody = un encuentro necesita al menos un bot
error-arena-games = un encuentro tiene al menos una partida, no { $number }
error-arena-other-match = { $file } contiene otro encuentro, distinto del pedido en: { $what }
error-arena-no-state = { $file } no contiene el estado de un encuentro
error-arena-extra = para esto hace falta { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = un gráfico se escribe en un archivo .png o .svg, no en { $file }
error-arena-cluster = ningún clúster Ray responde en { $address }: { $why }
error-survey-not-learned = el bot { $bot } aún no ha aprendido a jugar { $rules }

## Training

error-train-no-state = { $file } no contiene el estado de un entrenamiento, o no de esta versión
error-train-other-plan = { $file } contiene otro entrenamiento, distinto del pedido en: { $what }
error-train-no-value = { $file } no contiene un valor
error-train-other-rules = { $file } se aprendió para { $learned }, y no para { $wanted }

## Servers

error-server-no-table = esa mesa no existe, o ya no está
error-server-not-found = aquí no hay nada
error-server-method = esto no se puede hacer aquí
error-server-not-understood = esto no se entiende: { $why }
error-server-too-large = es demasiado grande: se aceptan { $most } bytes como mucho
error-server-too-many = demasiado a la vez: inténtalo de nuevo en { $seconds } s
error-server-full = ahora mismo hay demasiadas mesas aquí
error-server-closing = este servidor se está cerrando: inténtalo de nuevo en { $seconds } s
error-server-lobby = ya tienes en la sala el máximo de mesas en espera ({ $most })
error-server-storage = este servidor no puede acceder ahora a sus datos: inténtalo de nuevo en { $seconds } s
error-server-origin = una página de otro sitio no puede hablar con este servidor
error-server-banned = esta dirección está vetada aquí hasta el { $until }
error-server-banned-name = aquí nadie puede llamarse «{ $name }» hasta el { $until }
error-server-no-such-player = en el asiento { $seat } no hay nadie a quien denunciar
error-server-host = este servidor no responde a ese nombre
error-server-not-your-seat = el asiento { $seat } no es tuyo
error-server-own-secrets = un secreto elegido por ti tiene de 22 a 64 letras, cifras, - y _, y hay uno distinto para cada persona
error-server-seated = alguien con tu misma dirección ya tiene asiento en esta mesa
error-server-passport = este pasaporte no se puede leer: su secreto tiene de 22 a 64 letras
error-server-no-passport = ese pasaporte no existe aquí
error-server-token = este token no abre nada aquí: se retiró o nunca existió
error-server-no-token = ese token no existe
error-server-scope = este token no lo permite: hace falta uno con el permiso { $scope }
error-server-tokens = un pasaporte tiene como máximo { $most } tokens: retira uno que no uses
error-server-programs = aquí no juegan programas
error-server-match-programs = la partida rápida es para personas: un programa prepara una mesa propia (POST /api/tables) o recibe el enlace de una
error-server-ahead = esta mesa solo ha llegado al suceso { $number }
error-server-still-playing = esto es para partidas terminadas, y esta sigue en marcha
error-server-day-hidden = esta es una mesa del mercado de hoy: los demás podrán mirarla cuando acabe el día
error-server-no-day = ese día no hubo mercado
error-server-day-over = este mercado ha cerrado: desde la una (UTC) se puede volver a jugar, sin puntuar
error-server-broken = algo ha salido mal aquí, y ha quedado anotado
error-server-damaged = esta mesa está dañada: quien administra este servidor tiene que restaurarla, y ya ha recibido el aviso

## What is stored

error-data-file = { $file } no se puede usar: { $why }
error-data-no-database = { $file } no es una base de datos de mesas: muévelo a otro sitio, o indica otra carpeta con --data
error-data-damaged = { $file } está dañado ({ $why }): restaura una copia de seguridad con «marrakech database restore»; no se ha cambiado nada
error-data-newer = { $file } es de una versión más nueva de este programa (formato { $found }; esta conoce { $known }): inicia esa versión, o úsala para volver atrás con «marrakech database downgrade { $known }»
error-data-older = a { $file } le falta algo (cambios guardados: { $wanted }, encontrados: { $found }). Se perdió su archivo -wal, o es una copia más antigua. Repón lo que falta, o restaura una copia de seguridad; para seguir tal como está, borra { $mark }
error-data-locked = { $file } está bloqueado por otro programa: ciérralo e inténtalo de nuevo
error-data-no-key = { $file } no es una clave: una clave son 64 cifras hexadecimales. Repón la correcta; no se ha cambiado nada
error-data-key-missing = falta la clave { $file }, sin la que no se puede leer ninguna mesa: recupérala de su copia, o di con --key-file dónde está. No se ha cambiado nada
error-data-key-wrong = { $file } no es la clave con la que se escribió esta base de datos: repón la correcta, o di con --key-file dónde está. No se ha cambiado nada
error-data-none = no hay ninguna base de datos en { $file }
error-data-outdated = { $file } es de una versión anterior: inicia una vez el servidor para actualizarlo
error-data-exists = { $file } ya existe: elige otro nombre
error-data-in-use = { $file } está en uso: detén antes el servidor
error-data-form = no existe el formato { $form } al que volver; elige entre { $known }

## Tables

error-table-all-agreed = todos han aceptado ya jugar otra vez
error-table-begun = la partida ya ha empezado
error-table-bot-plays = ahora mismo aquí juega un bot; retoma primero la partida
error-table-chain-taken = el azar de dos jugadores no puede depender de una misma cadena
error-table-closed = esta mesa la cerró quien la había preparado
error-table-closed-by-host = esta mesa la cerró quien administra este servidor
error-table-colours = los colores de una mesa son rojo, amarillo, azul y morado, cada uno una vez
error-table-deserted = ahora mismo no hay nadie en esta mesa: inténtalo de nuevo cuando alguien haya vuelto
error-table-dice-header = la cabecera { $name } de este registro no se puede leer
error-table-dice-version = aquí no se conocen los dados de la versión { $version }
error-table-full = todos los asientos están ocupados
error-table-gone = quien se ha rendido ya no juega
error-table-id-used = este id ya se usó para otra cosa
error-table-level = no existe el nivel «{ $level }»; elige entre { $known }
error-table-level-of-person = el asiento { $seat } no es para un bot, así que no tiene nivel
error-table-long-record = una partida de más de { $most } acciones es demasiado larga para mostrarla
error-table-mixed-name = una palabra de «{ $name }» mezcla alfabetos que se parecen: escríbela en uno solo
error-table-no-name = un nombre tiene al menos una letra visible
error-table-no-record = no hay ninguna partida en este registro
error-table-no-seed = este registro no tiene semilla ni compromiso con que comprobarlo
error-table-no-such-seat = el asiento { $seat } no es uno de los tuyos en esta mesa
error-table-no-take-back = no hay ningún turno al que retroceder
error-table-no-throw = ahora no toca lanzar el dado
error-table-no-undo = ya no hay nada que deshacer
error-table-rated = una partida que cuenta para la valoración no tiene pistas ni retrocesos, empieza desde el principio con las alfombras y dirhams habituales, y cada persona está en su propia pantalla
error-table-position = solo se sigue jugando desde una posición que no sea el final, y solo si todas las personas comparten una pantalla
error-table-nobody-waits = alguien tiene que sentarse a una mesa con asientos libres
error-table-not-away = este jugador está aquí
error-table-not-begun = la partida aún no ha empezado
error-table-not-by-hand = { $action } es cosa del azar, no de elección
error-table-not-maker = solo quien preparó la mesa puede cerrarla
error-table-not-maker-starts = solo quien preparó la mesa puede empezar con bots
error-table-not-over = la partida aún no ha terminado
error-table-not-your-turn = no es tu turno
error-table-over = la partida ha terminado
error-table-phrase = aquí nadie puede decir «{ $phrase }»
error-table-plays-already = ya estás jugando
error-table-programs = en esta mesa no juegan programas
error-table-same-name = en esta mesa ya hay alguien que se llama «{ $name }»: añade algo a tu nombre
error-table-seats-and-rules = { $seats } asientos no encajan con reglas para { $players } jugadores
error-table-stale = mientras tanto ha pasado algo; mira de nuevo
error-table-taken = el asiento { $seat } está ocupado
error-table-time-over = el tiempo de este turno se ha acabado: lo juega un bot
error-table-too-long = en esta mesa ya han pasado demasiadas cosas: solo sigue la partida
error-table-too-much-talk = cuánta charla; espera un momento
error-table-too-often = esto ya se ha hecho { $times } veces, y es suficiente
error-table-day = este es el mercado de un día: cada uno lo juega a solas, una sola vez y con las mismas tiradas
error-table-wrong-link = este eslabón no sigue al último de tu cadena
