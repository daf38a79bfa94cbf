### The market of the day: everybody plays the same deal once.

daily-title = El mercado de hoy
daily-same = El { $day }, las mismas tiradas para todos.
daily-against = El { $day }: tú contra { $people }, con las mismas tiradas que todos.
# On the first screen, and at the table
daily-home = El mercado de hoy
daily-minutes = { $minutes ->
    [one] un minuto más o menos
   *[other] unos { $minutes } minutos
}
daily-play = Jugar
daily-go-on = Seguir
daily-once = Cuenta el primer intento, y no hay otro.
daily-name = Tu nombre
daily-points = puntos
daily-first-by = { $points ->
    [one] punto, en primer lugar
   *[other] puntos, en primer lugar
}; ventaja: { $margin }
daily-placed = { $points ->
    [one] punto
   *[other] puntos
}, { $place ->
    [1] primer
    [2] segundo
    [3] tercer
   *[4] cuarto
} puesto en la mesa
daily-late = Esta partida terminó demasiado tarde para contar.
daily-better = Mejor que { $percent } de cada 100 vendedores
daily-alone = Hoy nadie ha jugado antes que tú
daily-so-far = { $games ->
    [one] una partida hasta ahora
   *[other] { $games } partidas hasta ahora
}
daily-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
# Below a bar of the figure that tells how many have how many points
daily-you = tú
# The figure, for those who cannot see it
daily-spread = Cuántos puntos tienen los demás
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Sin la suerte: { $points }
daily-without-luck-wait = Calculando la suerte…
daily-throws = Tus tiradas
daily-throws-hint = solo se ven después de la partida
daily-throw = { $steps ->
    [one] uno
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Aún no hay ningún farol encendido
    [one] Un día seguido
   *[other] { $days } días seguidos
}
daily-best-streak = récord: { $days }
daily-lit = { $day }: jugado
daily-dark = { $day }: sin jugar
daily-open = { $day }: todavía abierto
daily-share-title = Contarlo sin desvelar nada
daily-share-hint = Oro: la mejor alfombra. Verde: una buena. Rojo: un error.
daily-share-nothing = No se desvela ninguna casilla, tirada ni alfombra.
daily-pattern = Tus turnos: { $best } con lo mejor, { $good } buenos, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}
daily-share = Compartir
daily-picture = Imagen
daily-look-again = Ver otra vez
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
daily-next = { $hours ->
    [0] El próximo mercado abre en menos de una hora.
    [one] El próximo mercado abre dentro de una hora.
   *[other] El próximo mercado abre dentro de { $hours } horas.
}
daily-table = La clasificación del día
daily-table-points = Por puntos
daily-table-luckless = Sin la suerte
daily-somebody = Alguien
daily-me = tú
daily-rank = Puesto
daily-who = Quién
daily-be-named = Mostrar mi nombre a los demás
daily-yesterday = Ayer
daily-yesterday-came = Tu puesto: { $rank } de { $games }, con { $points } puntos
daily-yesterday-missed = { $games ->
    [0] No vino nadie
    [one] Una partida
   *[other] { $games } partidas
}
daily-yesterday-soon = Los resultados se abren a esta hora: { $time }.
daily-look = Ver
daily-back = El mercado de hoy
daily-of = Mercado del { $day }
daily-best-line = La mejor partida
daily-bot-line = { $bot } en la misma mesa
daily-line-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
daily-seed = ¿Fue igual para todos?
daily-seed-fits = Sí: las tiradas se deducen de este número, y esta huella suya se mostró el día anterior.
daily-seed-fits-late = Las tiradas se deducen de este número. El día anterior no había nadie para mostrar su huella.
daily-seed-wrong = Este número no corresponde a la huella que se mostró.
daily-seed-number = El número
daily-seed-print = Su huella
daily-tomorrow = La huella de mañana
daily-tomorrow-hint = Ya deja fijadas las tiradas de mañana. El número que hay detrás se revela al día siguiente.
daily-two = Quien tenga dos navegadores puede jugar dos veces. Es un juego, no un concurso.
daily-archive = Mercados anteriores
daily-archive-hint = Vuelve a jugar cualquier día pasado. No puntúa.
daily-archive-play = Jugar otra vez
daily-archive-day = Día
daily-nobody = Todavía no lo ha terminado nadie.
daily-to-table = La clasificación del día
## Pictures and links
daily-card = Mercado del { $day }
daily-card-look = Juega con las mismas tiradas
