### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Compara las probabilidades que anuncia un valor con las partidas que siguen.
calibrate-players-help = Cuántos se sientan a la mesa.
calibrate-linear-help = Tomar el valor que es una simple suma de sus entradas.
calibrate-value-help = Un archivo escrito por «marrakech train»; por defecto, el valor que usan los bots.
calibrate-games-help = Cuántas partidas jugar.
calibrate-plot-help = Dibujar las probabilidades y lo que resultó de ellas en este archivo, .png o .svg.
calibrate-playing = partidas

calibrate-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  } con las reglas { $rules }, semilla { $seed }
calibrate-forecasts = { $forecasts } pronósticos, al empezar los turnos. Entre corchetes: intervalos del 95 %, por partida.
calibrate-column-bin = probabilidad, %
calibrate-column-forecasts = pronósticos
calibrate-column-said = media
calibrate-column-came = ganadas, %
calibrate-column-error = ventaja de más
calibrate-column-spread = dispersión
calibrate-chances = Las probabilidades yerran en { $off } puntos porcentuales de media (error de calibración esperado); puntuación de Brier { $brier }.
calibrate-margins = Las ventajas son { $error } dirhams demasiado altas de media; la dispersión de cada una es { $spread }.
calibrate-plot-said = probabilidad que anunció el valor, %
calibrate-plot-came = proporción de victorias obtenida, %, con intervalos del 95 %
calibrate-plot-forecasts = pronósticos
