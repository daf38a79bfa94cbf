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
page-quick = Jugar contra bots
page-quick-opponents = ¿Cuántos rivales?
page-quick-level = ¿De qué nivel?
page-play-now = Jugar ya
page-your-name = Tu nombre
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Otras formas de jugar
page-mode-here = Con una sola pantalla
page-mode-here-hint = El portátil o el móvil pasa de mano en mano.
page-mode-link = Con amigos, por un enlace
page-mode-link-hint = Envía un enlace; quien lo abre se sienta. Nadie necesita una cuenta.
page-mode-new = Preparar una mesa
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Aprender a jugar
page-mode-learn-hint = Diez pequeños pasos en un tablero de verdad, en cinco minutos.
page-mode-rules = Las reglas
page-mode-rules-hint = Breves y con dibujos, también para imprimir.
page-mode-lobby = Sala
page-mode-lobby-hint = Únete a una mesa abierta, o mira una partida.
page-mode-replay = Repasar una partida
page-mode-replay-hint = Recorre paso a paso una partida guardada.
page-my-tables = Tus mesas
page-forget-table = Olvidar la mesa ({ $when })
page-level-rating = Valoración { $rating }
page-level-option = { $name } ({ $rating })

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
# The bots by their first names
page-bot-porter = Hasán
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fátima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
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
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Empezar
page-new-invite = Crear la mesa y recibir el enlace
page-new-watch = Mirar a los bots

## The lobby

page-lobby = Sala
page-lobby-open = Mesas abiertas
page-lobby-none-open = Ahora mismo no espera nadie.
page-lobby-new = Abrir una mesa
page-lobby-running = Partidas para mirar
page-lobby-none-running = Ahora mismo no hay ninguna partida pública.
page-lobby-watch-bots = Hacer jugar a los bots y mirar
page-join = Unirse
page-watch = Mirar
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
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
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Copiar el enlace
page-share = Compartir…
page-copied = Copiado.
page-not-copied = El navegador no me deja copiarlo: { $link }
page-start-bots = O empezar ya
page-start-bots-hint = Los bots ocupan los asientos libres.
page-start-now = Empezar con bots
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = Juega { $player }
page-ways = Dirección
page-way-L = Izquierda
page-way-F = Recto
page-way-R = Derecha
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
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
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: «{ $phrase }»
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } ha vuelto.
page-log-rematch-offered = { $player } quiere jugar otra vez.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Hay otra mesa para la próxima partida.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Clasificación
page-ranking-place = Puesto
page-ranking-player = Jugador
page-ranking-dirhams = Dirhams
page-ranking-squares = + alfombras
page-ranking-points = = puntos
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Jugar otra vez
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Esperando a los demás…
page-rematch-withdraw = Take the offer back
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = El número secreto no es el que se prometió.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = Tendría que haber empezado { $player }.
page-dice-throw = La tirada { $number } tendría que haber sido { $drawn }, pero se jugó { $played }.
page-dice-pile = La alfombra { $number } de { $player } tendría que haber sido de otro color.
page-dice-numbers = Los números
page-dice-commitment-is = Mostrado antes de la partida (SHA-256 del número secreto)
page-dice-seed-is = El número secreto
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
