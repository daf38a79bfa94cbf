### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Primer vistazo
   *[deep] Una mirada más atenta
}: { $done } / { $total }
review-whose = Vista: { $player }
review-luck = suerte: una tirada
review-skill = destreza: una elección
review-position = Acción de la partida
review-choices = { $phase ->
    [turn] Hacia dónde girar a Assam
   *[lay] Dónde podía ir la alfombra
}
review-throws = Lo que podía haber salido
review-was-played = jugado
review-chance-margin = probabilidad de ganar, ventaja
review-was-better = Turno { $turn }: mejor era { $action }
review-was-best = Turno { $turn }: esto era lo mejor
review-cost = { $player }: { $action }. Pérdida: { $loss } puntos de la probabilidad de ganar.
review-dirhams = Lo mismo en dirhams
review-result = resultado

## Find the better move

review-find = { $phase ->
    [turn] Encuentra la mejor dirección
   *[lay] Encuentra la mejor alfombra
}
review-try = Voy a intentarlo
review-show = Muéstramelo
review-next = Buscar el siguiente
review-choose = Elige en el tablero.
review-this-one = Esta opción
review-yes = Sí, { $action } es lo mejor.
review-near = Bien: { $action } solo pierde { $loss } frente a lo mejor.
review-no = { $action } pierde { $loss }. Mira otra vez.
review-no-mistakes = { $player }: no hay ningún error que buscar en esta partida.

## Hints and the tutor

review-hint = Pista
review-hint-all = Todas las opciones
review-hint-best = Lo mejor: { $action }
review-hints = Las pistas y el tutor pueden ayudar
review-hints-hint = Solo donde todos comparten una pantalla. El diario y el registro dicen quién recibió ayuda.
review-tutor = Tutor: avísame antes de que cuente un error
review-tutor-word = { $word ->
    [mistake] El tutor cree que esto es un error.
   *[blunder] El tutor cree que esto es un error grave.
}
review-tutor-cost = Cuesta { $loss } puntos de la probabilidad de ganar.
review-anyway = Jugar de todos modos
review-think = Pensarlo otra vez
review-log-hint = Una pista para { $player }.
review-log-tutor = Un aviso del tutor para { $player }.

## One's own games

review-own-won = ganada
review-own-none = Juega una partida hasta el final: aquí verás lo que te dieron los dados y dónde pierdes más.
review-own-look = Repasar mis partidas: { $number }
review-own-games = Partidas repasadas: { $number }
review-own-fair = Unos dados limpios se desvían tanto o más en el { $share } % de las series de esta longitud.
