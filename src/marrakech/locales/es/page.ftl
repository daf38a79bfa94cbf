### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = La página
page-home = Inicio
page-close = Cerrar
page-loading = Un momento…
page-try-again = Reintentar
page-lost-title = Aquí no hay nada
page-lost = En esa dirección no hay ninguna página.
page-gone-title = Esta mesa ya no está
page-gone = Se ha retirado, o el enlace no está completo.

## What goes wrong

page-problem-unreachable = El servidor no responde. ¿Hay conexión?
page-problem-failed = El servidor no ha podido hacerlo. Inténtalo de nuevo.
page-problem-unknown = No ha funcionado ({ $reason }).
page-connection-lost = Conexión perdida. Reintentando…
page-connection-back = La conexión ha vuelto.

## The start

page-home-title = Los vendedores de alfombras de { -game }
page-home-lead = Guía a Assam por el mercado, coloca tus alfombras en su camino y haz pagar a los demás. De dos a cuatro jugadores, veinte minutos.
page-your-name = Tu nombre
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Un nombre no puede ser más largo: { $most } caracteres.
    [one] Cabe un carácter más.
   *[other] Caben { $number } caracteres más.
}
# When more was written, or pasted, than fits
page-name-cut = Un nombre tiene { $most } caracteres como mucho. El resto se ha quitado.
page-more-ways = Otras formas de jugar
page-mode-here = Con una sola pantalla
page-mode-link = Con amigos, por un enlace
page-mode-new = Preparar una mesa
page-mode-learn = Aprender a jugar
page-mode-rules = Las reglas
page-mode-lobby = Sala
page-mode-replay = Repasar una partida
page-my-tables = Tus mesas
page-forget-table = Olvidar la mesa ({ $when })
page-level-rating = Valoración { $rating }

## Setting up

page-new-title = Preparar una mesa
page-new-players = Jugadores
page-players = { $number ->
    [one] un jugador
   *[other] { $number } jugadores
}
page-seat = Asiento { $number }
page-seat-who = ¿Quién se sienta aquí?
page-seat-name = Nombre
page-seat-level = Nivel
page-seat-colour = Color
page-seat-second-colour = Segundo color
page-seat-open = asiento libre
page-sitter-me = Yo
page-sitter-here = Alguien en esta pantalla
page-sitter-link = Un amigo, por el enlace
page-sitter-bot = Un bot
page-sitter-link-hint = Recibirás un enlace para enviar cuando la mesa esté lista.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hasán
page-bot-porter-2 = Mustafá
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Yamila
page-bot-peddler-4 = Anuar
page-bot-merchant = Fátima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Jadiya
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tarik
page-bot-weaver = Nur
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[purple] morado
})
page-new-first = ¿Quién empieza?
page-first-lot = Por sorteo
page-first-seat = Asiento { $number }
page-new-rules = Reglas
page-new-edition = Reglamento
page-edition-standard = Las reglas estándar.
page-new-options = Reglas sueltas
page-options-changed = Algunas reglas difieren del reglamento.
page-options-reset = Como en el reglamento
page-option-elimination = Quien no puede pagar
page-option-elimination-yes = queda fuera
page-option-elimination-yes-hint = Paga todo lo que tiene y deja la partida; sus alfombras se quedan y no son de nadie.
page-option-elimination-no = sigue jugando
page-option-elimination-no-hint = Paga todo lo que tiene y sigue jugando: nadie queda fuera.
page-option-cover = Cubrir alfombras
page-option-cover-opponents = ajenas protegidas
page-option-cover-opponents-hint = Una alfombra no puede cubrir a la vez las dos mitades de la alfombra de otro; de una propia, sí.
page-option-cover-any = todas protegidas
page-option-cover-any-hint = Una alfombra no puede cubrir a la vez las dos mitades de ninguna alfombra, ni siquiera de una propia.
page-option-cover-colours = dos colores
page-option-cover-colours-hint = Las dos mitades bajo una alfombra nueva tienen que ser de distinto color, si es posible.
page-option-variant = Se gira a Assam
page-option-variant-none = antes de lanzar
page-option-variant-none-hint = Quien tiene el turno elige la dirección y luego lanza el dado.
page-option-variant-turn-at-end = al final del turno
page-option-variant-turn-at-end-hint = Tras colocar la alfombra, se gira a Assam a la izquierda o a la derecha: el siguiente jugador tiene que ir por ahí.
page-option-variant-turn-at-end-optional = al final, o no
page-option-variant-turn-at-end-optional-hint = Tras colocar la alfombra, se puede girar a Assam a la izquierda o a la derecha, o dejarlo: el siguiente jugador tiene que ir por ahí.
page-option-two-player = Dos jugadores
page-option-two-player-two-colours = dos colores cada uno
page-option-two-player-two-colours-hint = Cada jugador tiene dos colores, con 12 alfombras de cada color, en un solo montón.
page-option-two-player-one-colour = un color cada uno
page-option-two-player-one-colour-hint = Cada uno tiene 15 alfombras de un color.
page-option-pile = Los montones
page-option-pile-shuffled = se mezclan
page-option-pile-shuffled-hint = Solo se conoce la próxima alfombra de cada montón.
page-option-pile-alternating = colores alternos
page-option-pile-alternating-hint = Los dos colores salen por turnos.
page-option-area = Zonas por las que se paga
page-option-area-colour = por color
page-option-area-colour-hint = Los dos colores de un jugador son dos zonas.
page-option-area-owner = por dueño
page-option-area-owner-hint = Los dos colores de un jugador forman una sola zona: se paga por todas las casillas unidas entre sí.
page-option-tiebreak = Empate a puntos
page-option-tiebreak-dirhams = deciden los dirhams
page-option-tiebreak-dirhams-hint = Quien tiene más dirhams va por delante.
page-option-tiebreak-rugs = deciden las casillas
page-option-tiebreak-rugs-hint = Quien tiene alfombras visibles en más casillas va por delante.
page-option-tiebreak-none = puesto compartido
page-option-tiebreak-none-hint = No decide nada más.
page-option-heading = Al empezar, Assam mira
page-option-heading-S = hacia abajo
page-option-heading-S-hint = Como se pone el tablero normalmente.
page-option-heading-N = hacia arriba
page-option-heading-N-hint = El tablero no es igual por todos los lados.
page-option-heading-E = a la derecha
page-option-heading-E-hint = El tablero no es igual por todos los lados.
page-option-heading-W = a la izquierda
page-option-heading-W-hint = El tablero no es igual por todos los lados.
page-option-dirhams = Dirhams al empezar
page-option-dirhams-hint = 30 en todos los reglamentos. Con menos hay más peligro.
page-option-rugs = Alfombras por jugador
page-option-rugs-hint = Cuántos turnos tiene cada uno.
page-new-table = La mesa
page-clock = Reloj
page-clock-none = Ninguno
page-clock-none-hint = Cada uno puede pensar cuanto quiera.
page-clock-move = Por turno
page-clock-total = Para toda la partida
page-clock-time = Tiempo
page-clock-increment = Extra por turno
page-clock-out = Cuando se acaba el tiempo
page-clock-out-bot = Un bot juega ese turno
page-clock-out-out = Se queda fuera al momento
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Reloj: un segundo por turno.
   *[other] Reloj: { $number } segundos por turno.
}
page-clock-tells-move-minutes = { $number ->
    [one] Reloj: un minuto por turno.
   *[other] Reloj: { $number } minutos por turno.
}
page-clock-tells-total = { $increment ->
    [0] Reloj: { $number } segundos para toda la partida.
   *[other] Reloj: { $number } segundos + { $increment } segundos por turno.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Reloj: un minuto para toda la partida.
       *[other] Reloj: { $number } minutos para toda la partida.
    }
   *[other] { $number ->
        [one] Reloj: un minuto + { $increment } segundos por turno.
       *[other] Reloj: { $number } minutos + { $increment } segundos por turno.
    }
}
page-clock-means-bot = Cuando a alguien se le acaba el tiempo, un bot juega ese turno; la tercera vez, ese jugador queda fuera.
page-clock-means-out = Cuando a alguien se le acaba el tiempo, queda fuera.
page-seconds = { $number ->
    [one] un segundo
   *[other] { $number } segundos
}
page-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minutos
}
page-new-listed = Mostrarla en la sala
page-new-listed-hint = Cualquiera puede mirar y ocupar un asiento libre. Si no, solo quienes tengan el enlace.
page-new-take-back = Se puede retroceder un turno
page-new-practice-hint = Mientras todas las personas estén en esta pantalla. Entonces el dado se lanza de nuevo, y en el resultado consta que fue una partida de práctica. Si no, una vez lanzado el dado ya no se puede retroceder.
page-new-begin = Empezar
page-new-invite = Crear la mesa y recibir el enlace
page-new-watch = Mirar a los bots

## The lobby

page-lobby = Sala
page-lobby-open = Mesas abiertas
page-lobby-none-open = Ahora mismo no espera nadie.
page-lobby-new = Abrir una mesa
page-lobby-running = Partidas para mirar
page-lobby-watch-bots = Hacer jugar a los bots y mirar
page-join = Unirse
page-watch = Mirar
page-look = Ver
page-listing-deserted = Ahora no hay nadie
page-listing-rules = { $known ->
    [yes] Edición: { $edition }
   *[no] Reglas de la casa
}{ $variant ->
    [yes] , se gira a Assam al final
   *[no] {""}
}.
page-listing-turn = Turno { $turn }, por jugar: { $left }.

## Waiting for others

page-waiting-title = Esperando a los jugadores
page-waiting-seats = { $number ->
    [0] Todos los asientos están ocupados
    [one] Queda un asiento libre
   *[other] Quedan { $number } asientos libres
}
page-waiting-link = El enlace para tus amigos
page-waiting-link-hint = Quien lo abra puede sentarse, o mirar si todos los asientos están ocupados.
page-link-network = Funciona para todos los que estén en la misma red, por ejemplo la misma wifi.
page-link-address = Dirección
page-qr = El enlace como código QR: { $link }
page-qr-hint = O escanea esto con la cámara de un móvil.
page-here-only = Este enlace solo funciona en esta máquina.
page-here-only-new = Ahora mismo solo esta máquina puede acceder al juego: un enlace no serviría en ningún otro sitio.
page-here-only-command = Para que puedan jugar todos los de la misma red, cierra el juego en el terminal con Ctrl-C y ábrelo con esta orden. Se conservan todas las mesas.
page-here-only-host = Quien administra este servidor puede abrirlo a los demás.
page-copy-command = Copiar la orden
page-copied-here = Copiado. Este enlace solo funciona en esta máquina.
page-copy-link = Copiar el enlace
page-share = Compartir…
page-copied = Copiado.
page-not-copied = El navegador no me deja copiarlo: { $link }
page-start-bots = O empezar ya
page-start-bots-hint = Los bots ocupan los asientos libres.
page-start-now = Empezar con bots
page-waiting-listed = La sala ofrece esta mesa mientras haya alguien aquí. Unos minutos después de que se vayan todos, desaparece.
page-deserted-listed = Ahora mismo no hay nadie en esta mesa. Podrás sentarte en cuanto vuelva alguien.
page-deserted-friends = Ahora mismo no hay nadie en esta mesa. Puedes sentarte y esperar a los demás.
page-close-table = Cerrar la mesa
page-close-table-hint = Se retira, y su enlace ya no lleva a ninguna parte.
page-close-table-yes = Sí, cerrarla
page-close-table-no = Conservarla
page-closed-title = Esta mesa está cerrada
page-closed = { $player } la cerró antes de que empezara una partida.
page-closed-host = Quien administra este servidor ha cerrado esta mesa.
page-closed-host-game = La partida termina sin resultado.
# What whoever runs the server has written about it
page-host-says = Quien administra este servidor dice: { $why }
page-banned-title = No puedes entrar aquí
page-join-title = Hay un asiento para ti
page-join-seat = Color
page-join-any = Cualquiera
page-sit-down = Sentarse

## At the table

page-table-title = El mercado
page-players-list = Jugadores
page-panel = Qué hacer
page-board = El mercado: siete columnas de la a a la g, siete filas de 1 a 7
page-square-bare = { $square }: libre
page-square-rug = { $square }: alfombra { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[purple] morada
} de { $player }
page-square-neutral = { $square }: alfombra { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[purple] morada
} que no es de nadie
page-square-assam = { $rug }. Assam está aquí y mira { $heading ->
    [N] hacia arriba
    [E] a la derecha
    [S] hacia abajo
   *[W] a la izquierda
}
page-badge-you = tú
page-badge-bot = bot
page-badge-away = ausente
page-badge-out = fuera
page-rugs-left = { $number ->
    [one] queda una alfombra
   *[other] quedan { $number } alfombras
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
   *[purple] Morado
}: { $number ->
    [one] queda una alfombra
   *[other] quedan { $number } alfombras
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Luego toca rojo
    [yellow] Luego toca amarillo
    [blue] Luego toca azul
   *[purple] Luego toca morado
}: { $number ->
    [one] queda una alfombra
   *[other] quedan { $number } alfombras
}
# On the pile from which the next rug comes: very short
page-badge-next = próxima
page-worth = { $dirhams ->
    [one] un dirham
   *[other] { $dirhams } dirhams
}, alfombras en { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}
page-points = { $number ->
    [one] un punto
   *[other] { $number } puntos
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] ¿Por dónde tendrá que ir el siguiente?
       *[no] { $player }: ¿por dónde tendrá que ir el siguiente?
    }
   *[no] { $alone ->
        [yes] Tu turno: ¿por dónde debe ir Assam?
       *[no] { $player }: ¿por dónde debe ir Assam?
    }
}
page-prompt-roll = { $alone ->
    [yes] Tu turno: lanza el dado.
   *[no] { $player }: lanza el dado.
}
page-prompt-lay = { $alone ->
    [yes] Coloca tu alfombra junto a Assam.
   *[no] { $player }: coloca una alfombra junto a Assam.
}
page-prompt-wait = { $player } está pensando…
page-prompt-away = Esperando a { $player }, que no está
page-prompt-watch = Juega { $player }
page-ways = Dirección
page-way-F = Recto
page-expect = de media { $costs }
page-throw = Lanzar el dado
page-turn-assam = Girar a Assam
page-lay = Colocar la alfombra
page-lay-hint = Toca una casilla junto a Assam, o desliza sobre dos.
page-lay-ready = Tócala otra vez para colocarla, o toca otro sitio.
page-lay-on = Colocarla en { $near } y { $far }
page-skip = Saltar
page-undo = Deshacer
page-take-back = Retroceder un turno
page-come-back = Retomar la partida ({ $player })
page-away-offer = ¿Esperar más, o que juegue un bot hasta que vuelva { $player }?
page-away-wait = Esperar
page-away-bot = Que siga un bot

## Time that runs out

page-time-left = Tiempo restante: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = El reloj espera a que vuelva este jugador.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Queda un segundo; luego un bot juega este turno.
       *[other] Quedan { $number } segundos; luego un bot juega este turno.
    }
   *[out] { $number ->
        [one] Queda un segundo; luego quedas fuera.
       *[other] Quedan { $number } segundos; luego quedas fuera.
    }
}
page-time-last = { $number ->
    [one] ¡Queda un segundo!
   *[other] ¡Quedan { $number } segundos!
}
page-time-over-1 = Se te ha acabado el tiempo, así que un bot juega este turno por ti. En tu próximo turno vuelves a decidir tú. Si ocurre dos veces más, quedas fuera.
page-time-over-2 = Se te ha acabado el tiempo por segunda vez, así que un bot juega este turno por ti. En tu próximo turno vuelves a decidir tú. Si ocurre una vez más, quedas fuera.
page-time-over-out = Se te ha acabado el tiempo y has quedado fuera. Un bot sigue jugando con tus alfombras. Puedes mirar cómo termina, o irte a jugar a otra mesa.

## Who watches

page-watching = { $number ->
    [0] Nadie más está mirando.
    [one] Una persona está mirando.
   *[other] { $number } personas están mirando.
}

## What happened, besides the game

page-log = Qué ha pasado
page-log-sat = { $player } se sienta.
page-log-began = Empieza la partida. Primero juega { $player }.
page-log-took-back = { $player } retrocede un turno.
page-log-redrawn = { $player } retrocede un turno. El dado se lanza de nuevo.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] A { $player } se le ha acabado el tiempo: un bot juega este turno.
   *[other] A { $player } se le ha acabado el tiempo por segunda vez: un bot juega este turno.
}
page-log-left = { $why ->
    [time] { $player } queda fuera: se ha acabado el tiempo.
    [abandoned] { $player } ha dejado la partida.
   *[resigned] { $player } se rinde.
}
page-log-bot-for = Un bot juega por { $player }.
page-log-came-back = { $player } ha vuelto.
page-log-rematch-offered = { $player } quiere jugar otra vez.
page-log-rematch-withdrawn = Al final { $player } no quiere jugar otra vez.
page-log-rematch-made = Hay otra mesa para la próxima partida.
page-log-closed = { $player } cierra la mesa.
page-log-closed-host = Quien administra este servidor cierra la mesa.
page-log-over-left = No queda nadie para seguir jugando: la partida ha terminado.

## Menu

page-menu = Menú
page-copy-seat = Copiar el enlace a mi asiento
page-copy-seat-hint = Para seguir jugando en otro dispositivo. No se lo des a nadie.
page-stand-in = Que un bot juegue por { $player }
page-resign = Rendirse
page-resign-ask = ¿Se rinde { $player }? No se puede deshacer.
page-resign-yes = Rendirse
page-resign-no = Seguir
page-phrases = Decir algo

## Reporting somebody to whoever runs the server

page-report = Denunciar a alguien
page-report-hint = Se avisa a quien administra este servidor, que puede cerrar la mesa. Los demás jugadores no se enteran.
page-report-who = ¿A quién?
page-report-why = ¿Cuál es el problema?
page-report-why-of = ¿Cuál es el problema con { $player }?
page-report-name = Nombre ofensivo
page-report-cheating = Trampas
page-report-stalling = Pérdida de tiempo
page-report-other = Otra cosa
page-report-done = Gracias. Quien administra este servidor ya puede verlo.

## What can be said

page-phrase-hello = ¡Hola!
page-phrase-good-luck = ¡Buena suerte!
page-phrase-thinking = Déjame pensar…
page-phrase-your-turn = Te toca.
page-phrase-nice-rug = ¡Qué alfombra tan bonita!
page-phrase-lucky = Hoy tienes suerte.
page-phrase-ouch = ¡Ay!
page-phrase-oops = Ups.
page-phrase-thanks = ¡Gracias!
page-phrase-sorry = ¡Perdón!
page-phrase-well-played = ¡Bien jugado!
page-phrase-again = ¿Otra partida?
page-phrase-have-to-go = Tengo que irme pronto.
page-phrase-bye = ¡Adiós!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Ayuda
page-help-rules = Cómo se juega
page-rules-aim = Al final, cada dirham vale un punto, y también cada casilla en la que se ve una alfombra tuya. Gana quien tiene más puntos.
page-rules-turn = En tu turno, deja a Assam como está o gíralo a la izquierda o a la derecha, y lanza el dado. Anda todo recto; en el borde, un mosaico lo lleva de vuelta al mercado.
page-rules-pay = Si se detiene en la alfombra de otro, pagas a su dueño un dirham por cada casilla de la zona de ese color en la que está.
page-rules-lay = Luego coloca una alfombra en dos casillas, al menos una de ellas junto a Assam. Puede cubrir alfombras, pero no a la vez las dos mitades de la alfombra de otro.
page-rules-end = Cuando se coloca la última alfombra, termina la partida. En algunos reglamentos, quien no puede pagar queda fuera.
page-help-keys = Teclas
page-key-primary = Hacer lo que se ofrece: lanzar, colocar, saltar
page-key-arrows = Elegir la dirección, tal como se ve en el tablero
page-key-ways = Elegir izquierda, recto o derecha, desde el punto de vista de Assam
page-key-throw = Lanzar el dado
page-key-board = En el tablero, las flechas mueven el cursor, Intro elige y confirma, Espacio gira la alfombra
page-key-undo = Deshacer
page-key-take-back = Retroceder un turno
page-key-skip = Saltar la animación
page-key-mute = Activar o quitar los sonidos
page-key-say = Decir algo
page-key-log = Qué ha pasado
page-key-menu = Menú
page-key-help = Esta ayuda
page-key-step = Un paso atrás o adelante
page-key-ends = Al principio, al final
page-key-play = Reproducir, pausar

## Settings

page-settings = Ajustes
page-settings-language = Idioma
page-settings-theme = Colores de la página
page-theme-auto = Como el sistema
page-theme-light = Claros
page-theme-dark = Oscuros
page-theme-contrast = Alto contraste
page-settings-speed = Velocidad
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-instant = Al instante
page-settings-motion = Movimiento
page-motion-auto = Como el sistema
page-motion-less = Reducido
page-motion-full = Todo se mueve
page-settings-confirm = Confirmar jugadas
page-settings-confirm-hint = Un clic elige; el segundo, o el botón, hace la jugada.
page-settings-sounds = Sonidos
page-settings-coordinates = Nombres de filas y columnas

## The end

page-end-winner = ¡Gana { $player }!
page-end-shared = Victoria compartida: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Se ha colocado la última alfombra.
    [last-player] Todos los demás han quedado fuera.
    [resigned] Todos los demás se han rendido.
    [time] A todos los demás se les ha acabado el tiempo.
    [bots] Solo quedaban bots en juego.
   *[left] No quedaba nadie más en la partida.
}
page-ranking = Clasificación
page-ranking-place = Puesto
page-ranking-player = Jugador
page-ranking-dirhams = Dirhams
page-ranking-squares = + alfombras
page-ranking-points = = puntos
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] fuera
    [time] sin tiempo
    [abandoned] se fue
   *[resigned] se rindió
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Quien queda fuera o deja la partida no puntúa y va detrás de todos los demás; quien sale primero queda en último lugar.
page-rematch = Jugar otra vez
page-rematch-accept = { $number ->
    [one] { $player } quiere jugar otra vez: aceptar
   *[other] { $number } jugadores quieren jugar otra vez: aceptar
}
page-rematch-waiting = Esperando a los demás…
page-rematch-withdraw = Retirar la propuesta
page-rematch-go = A la próxima partida
page-save-record = Guardar la partida
page-copy-replay = Copiar el enlace para repasarla
page-chart-title = Los puntos durante la partida
page-chart = Los puntos durante la partida. Al final: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = En números
page-statistics-turns = { $number ->
    [one] Se jugó un turno.
   *[other] Se jugaron { $number } turnos.
}
page-statistics-highest = { $paid ->
    [one] El diezmo más alto fue de un dirham, de { $player } a { $owner }.
   *[other] El diezmo más alto fue de { $paid } dirhams, de { $player } a { $owner }.
}
page-statistics-none = Nadie pagó nada.
page-statistics-paid = pagado
page-statistics-received = recibido
page-statistics-throw = tirada media
page-statistics-mosaics = mosaicos
page-dice = ¿Jugaron limpio los dados?
page-dice-all-fair = { $rugs ->
    [0] Tu navegador ha vuelto a calcular las { $throws } tiradas: son las que tenían que ser.
   *[other] Tu navegador ha vuelto a calcular las { $throws } tiradas y el orden de { $rugs } alfombras: todo es como tenía que ser.
}
page-dice-bots = { $number ->
    [one] Una tirada fue de un bot: se deduce de lo que los navegadores de los jugadores habían revelado antes.
   *[other] { $number } tiradas fueron de bots: se deducen de lo que los navegadores de los jugadores habían revelado antes.
}
page-dice-alone = { $number ->
    [one] Una tirada es solo del servidor: ningún navegador de un jugador contribuyó a ella.
   *[other] { $number } tiradas son solo del servidor: ningún navegador de un jugador contribuyó a ellas.
}
page-dice-redrawn = { $number ->
    [one] Fue una partida de práctica: una tirada se retiró y se lanzó de nuevo.
   *[other] Fue una partida de práctica: { $number } tiradas se retiraron y se lanzaron de nuevo.
}
page-dice-seen = Tu navegador también las ha comparado con lo que vio al empezar la partida.
page-dice-unseen = Tu navegador no vio el comienzo de esta partida, y toma los números mostrados entonces tal como se indican ahora.
page-dice-how = Antes de la partida, el servidor se comprometió con un número secreto, y el navegador de cada jugador con uno propio. Cada tirada se deduce de ambos: el navegador revela una parte de su número al lanzar el dado. Así nadie, ni siquiera quien administra el servidor, podía prever ni elegir una tirada.
page-dice-commitment = El número secreto no es el que se prometió.
page-dice-chain = Lo que el navegador de { $player } entregó al empezar no es lo que se usó.
page-dice-link = Lo que se reveló para la tirada { $number } no es lo que tenía que venir.
page-dice-count = Faltan tiradas, o hay demasiadas.
page-dice-first = Tendría que haber empezado { $player }.
page-dice-throw = La tirada { $number } tendría que haber sido { $drawn }, pero se jugó { $played }.
page-dice-pile = La alfombra { $number } de { $player } tendría que haber sido de otro color.
page-dice-numbers = Los números
page-dice-commitment-is = Mostrado antes de la partida (SHA-256 del número secreto)
page-dice-seed-is = El número secreto
page-dice-chain-is = Entregado por el navegador de { $player }
page-dice-link-is = Revelado para la tirada { $number }

## Replay

page-replay = Repaso
page-replay-hint = Suelta aquí una partida guardada, elige el archivo o pega su texto.
page-replay-file = Archivo
page-replay-text = Texto de la partida
page-replay-show = Mostrar
page-replay-turn = Turno { $turn }
page-replay-controls = Repaso
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-forth = Un paso adelante
page-replay-last = Al final
page-replay-position = Punto de la partida
page-replay-result = Resultado y números
