### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Repasar una partida grabada: cada decisión, cada tirada y de dónde viene el resultado.
study-deep-help = Mirar tres turnos adelante en vez de dos: mejor, pero más lento.
study-html-help = Escribir el repaso en este archivo, como página que no necesita nada más.
study-gave-up-help = El color de quien se rindió o se quedó sin tiempo; si son varios, en este orden.
study-analyse-help = Valorar todo lo que se puede hacer en una posición.
study-rollout-help = Jugar tantas partidas a partir de cada una de las mejores opciones.
study-looking = mirando
study-nothing-played = en esta partida no se ha jugado nada
study-no-such-colour = nadie juega con { $colour } aquí
study-title = Repaso
study-found = Turnos calculados por adelantado: { $turns }.
study-unfinished = La partida no ha terminado: su resultado es lo que vale la última posición.
study-sums-chances = De dónde viene el resultado, en puntos de la probabilidad de ganar
study-sums-margins = Lo mismo en dirhams: puntos de ventaja sobre el mejor de los demás
study-sums-note = Inicio, suerte y las dos clases de destreza suman el resultado. Segunda mirada: la parte de la destreza que viene de ver la misma posición un turno después.
study-played = Cómo se jugó
study-turning-points = Momentos decisivos
study-mistakes = Las decisiones más caras
study-dice = Los dados, y lo que cabía esperar
study-habits = Dónde se perdió más
study-graph = Probabilidades de ganar
study-graph-note = Un cuadrado es una tirada, y un rombo una decisión, que cambió mucho.
study-column-start = inicio
study-column-luck = suerte
study-column-skill = destreza propia
study-column-others = destreza ajena
study-column-usual = suerte habitual
study-column-second-look = segunda mirada
study-column-accuracy = precisión
study-column-loss = perdido
study-column-mean-loss = perdido por decisión
study-column-decisions = decisiones
study-column-inaccuracies = imprecisiones
study-column-mistakes = errores
study-column-blunders = errores graves
study-column-like = jugó como
study-column-turn = turno
study-column-better = mejor
study-column-chance = ganar, %
study-column-margin = ventaja
study-column-share = probable, %
study-column-throws = tiradas
study-column-mean = media
study-column-paid = pagado
study-column-expected = esperado
study-spot = { $kind ->
    [turning] { $part ->
        [early] girar, al principio
       *[late] girar, al final
    }
   *[laying] { $part ->
        [early] colocar, al principio
       *[late] colocar, al final
    }
}
study-word = { $word ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
study-like-between = de { $first } a { $last }
study-action-turn = { $way ->
    [L] izquierda
    [R] derecha
   *[F] recto
}
study-action-throw = tirada: { $steps }
study-action-reveal = próxima alfombra: { $colour }
study-moment = Turno { $turn }, { $player }: { $action }
study-moment-better = Mejor: { $action }.
study-to-win = { $player }: { $chance } % de ganar, ventaja { $margin }
study-exact = Se siguió todo hasta el final: es exacto.
study-why = Por qué { $action } y no { $other }:
study-no-reason = Nada que se pueda contar en el tablero: solo se ve más adelante.
study-reason-pays = dirhams que se pagan de media en esta tirada: { $value }, no { $other }
study-reason-goes-out = riesgo de quedar fuera en esta tirada: { $value } %, no { $other } %
study-reason-rug-gain = puntos que gana después la mejor alfombra, de media: { $value }, no { $other }
study-reason-lead = puntos de ventaja ahora: { $value }, no { $other }
study-reason-covers = casillas ajenas cubiertas: { $value }, no { $other }
study-reason-own-area-kept = la mayor zona propia queda entera, en casillas: { $value }, no { $other }
study-reason-own-area-grown = casillas de la mayor zona propia: { $value }, no { $other }
study-reason-their-area-cut = casillas de la mayor zona de { $player }: { $value }, no { $other }
study-reason-earns = dirhams que eso hace cobrar de media en el turno siguiente: { $value }, no { $other }
study-reason-next-goes-out = probabilidad de que quien sigue quede fuera: { $value } %, no { $other } %
study-reason-risky-squares = casillas que cuestan más de lo que hay en la bolsa: { $value }, no { $other }
