### `marrakech train`. Names of options and files stay as they are.

train-help = Aprende, jugando contra sí mismo, lo que valen las posiciones.
train-players-help = Para cuántos jugadores: cada número tiene su propio valor.
train-variant-help = Aprender el juego en que se gira a Assam al final del turno.
train-linear-help = Aprender una simple suma de las entradas en vez de una red: más pequeña, más rápida, más débil.
train-by-owner-help = Jugar también algunas de las partidas de dos jugadores con zonas por dueño (R4.5).
train-adjusted-help = Quitar la suerte del dado de aquello de lo que se aprende, para que menos partidas enseñen lo mismo; --no-adjusted aprende de los resultados tal cual.
train-games-help = De cuántas partidas aprender, redondeadas hacia arriba a rondas completas.
train-warm-help = Cuántas partidas de jugadores greedy van antes, para arrancar.
train-mixed-help = Cuántos asientos, en tanto por ciento, siguen jugando como greedy.
train-seed-help = De donde sale todo el azar: la misma semilla da el mismo valor, con cualquier número de hilos.
train-round-help = Cuántas partidas se juegan antes de aprender de sus posiciones.
train-trial-help = Cuántas partidas contra greedy muestran de vez en cuando lo fuerte que es, redondeadas hacia abajo a un múltiplo de 48.
train-threads = Cuántos hilos; por defecto, tantos como núcleos.
train-out-help = El archivo para el valor; por defecto uno como 2.value, aquí.
train-state-help = Guardar el estado en este archivo y, si existe, seguir desde ahí; por defecto, junto al valor.
train-plot-help = Dibujar cómo ha aprendido en este archivo, .png o .svg.

train-bad-round = una ronda es un múltiplo de { $multiple } partidas, no { $number }
train-same-file = { $file } no puede ser dos de los archivos que se escriben
train-resumed = Se sigue tras la ronda { $round } de { $rounds }.
train-interrupted = interrumpido tras la ronda { $round } de { $rounds }, que está en { $file }: la misma llamada sigue desde ahí

train-how-to-stop = Ctrl-C lo detiene; la misma llamada sigue.
train-line = ronda { $round }, { $games } partidas, { $positions } posiciones: pérdida { $loss } nats, error en las ventajas { $miss } dirhams, { $speed } partidas/s, quedan { $left }
train-line-wins = victorias contra greedy: { $wins } %
train-column-round = ronda
train-column-games = partidas
train-column-positions = posiciones
train-column-loss = pérdida, nats
train-column-miss = error, dirhams
train-column-wins = victorias, %
train-column-speed = partidas/s
train-column-left = quedan

train-done = El valor está en { $file }; cómo aprendió, en { $curve }.
train-result = { $games } partidas, { $positions } posiciones. Pérdida { $loss } nats, error en las ventajas { $miss } dirhams, victorias contra greedy { $wins } %.

train-plot-loss = pérdida, nats
train-plot-wins = victorias contra greedy, % (intervalos del 95 %)
train-plot-games = partidas; la línea discontinua cierra las de greedy
train-plot-fair = tan fuerte como greedy
