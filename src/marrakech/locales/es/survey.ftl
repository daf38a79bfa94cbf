### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Juega muchas partidas, un bot en todos los asientos, y cuenta lo que pasa en ellas.
survey-games-help = Cuántas partidas por muestra: por cada bot, y por cada conjunto de reglas.
survey-bots-help = Los bots, por ejemplo random,greedy,master.
survey-players-help = Los números de jugadores.
survey-focus-help = El bot para todos los conjuntos de reglas, mapas de calor y curvas; greedy, si está entre los bots.
survey-budget-help = Segundos tras los que una muestra acaba con menos partidas. Cuántas haya depende entonces de la máquina.
survey-seed-help = De donde sale todo el azar: la misma semilla da las mismas partidas.
survey-jobs-help = Cuántas partidas jugar a la vez; por defecto, tantas como núcleos.
survey-out-help = Escribir ahí un informe, en Markdown con imágenes.

survey-bad-players = los números de jugadores son 2, 3 y 4, como en 2,4, no «{ $text }»
survey-bad-budget = un presupuesto es un número de segundos mayor que 0, no { $number }

survey-playing = { $speed } partidas/s: { $cell }
survey-nothing = no se contó ninguna partida, así que aún no hay nada que decir
survey-samples = { $games ->
    [one] Se contó una partida,
   *[other] Se contaron { $games } partidas,
  } incluidas las de otras reglas. Entre corchetes: intervalos del 95 %.
survey-written = El informe es { $file }.

survey-column-bot = bot
survey-column-players = jugadores
survey-column-games = partidas
survey-column-first = gana el asiento 1, %
survey-column-out = alguien fuera, %
survey-column-margin = ventaja
