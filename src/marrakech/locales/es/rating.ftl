# Ratings and the ladder

rating-title = La clasificación
rating-lead = Quién juega y con qué nivel en este servidor. La gente del mercado está entre los jugadores, con la fuerza que se le midió.
rating-pool = { $pool ->
    [pair] Dos jugadores
    [three] Tres jugadores
    [four] Cuatro jugadores
   *[variant] Giro al final
}
rating-pools = Qué partidas
rating-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
rating-you = Tú
rating-you-none = Aquí aún no tienes valoración. Juega una partida con valoración: se activa donde se prepara una mesa.
rating-you-few = Entras en la clasificación cuando hayas jugado { $least } partidas y tu valoración sea bastante segura.
rating-you-hidden = No apareces en la clasificación.
rating-hide = Salir de la clasificación
rating-show = Estar en la clasificación
rating-nobody = Aún no hay nadie en esta clasificación. Entras tras { $least } partidas con valoración.
rating-nameless = Alguien
rating-off = Este servidor no muestra ninguna clasificación.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = La fuerza real está dentro de ± en 95 de cada 100 casos. Con 400 más se gana diez veces más a menudo.
rating-curve = Tu valoración, partida a partida, de { $first } a { $last }
rating-new = Con valoración
rating-new-hint = El resultado cuenta para las valoraciones: sin pistas y sin retroceder. Quien se va pierde.
rating-table = Esta partida cuenta para la valoración. Quien se va pierde.
rating-here = Valoraciones
rating-counting = Calculando las valoraciones.
rating-why-anonymous = Sin valoración: alguien juega aquí sin pasaporte.
rating-why-same-player = Sin valoración: dos asientos son de la misma persona.
rating-why-helped = Sin valoración: alguien recibió ayuda.
rating-why-closed = Sin valoración: quien administra este servidor ha cerrado la mesa.
rating-why-bot = Sin valoración: un bot que juega aquí nunca se ha medido.
rating-match = Valoración
rating-match-either = Da igual
rating-match-yes = Con valoración
rating-match-no = Sin valoración
rating-near = Qué nivel
rating-near-any = Cualquiera
rating-near-close = Como yo
