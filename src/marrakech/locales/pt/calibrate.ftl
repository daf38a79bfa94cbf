### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Compara as probabilidades que um valor anuncia com as partidas que se seguem.
calibrate-players-help = Quantos se sentam à mesa.
calibrate-linear-help = Usar o valor que é uma simples soma das suas entradas.
calibrate-value-help = Um ficheiro escrito por «marrakech train»; por omissão, o valor que os bots usam.
calibrate-games-help = Quantas partidas jogar.
calibrate-plot-help = Desenhar as probabilidades e o que delas resultou neste ficheiro, .png ou .svg.
calibrate-playing = partidas

calibrate-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } com as regras { $rules }, semente { $seed }
calibrate-forecasts = { $forecasts } previsões, no início dos turnos. Entre parênteses retos: intervalos de 95%, por partida.
calibrate-column-bin = probabilidade, %
calibrate-column-forecasts = previsões
calibrate-column-said = média
calibrate-column-came = ganhas, %
calibrate-column-error = vantagem a mais
calibrate-column-spread = dispersão
calibrate-chances = As probabilidades falham em média por { $off } pontos percentuais (erro de calibração esperado); pontuação de Brier { $brier }.
calibrate-margins = As vantagens são em média { $error } dirhams demasiado altas; a dispersão de cada uma é { $spread }.
calibrate-plot-said = probabilidade que o valor anunciou, %
calibrate-plot-came = percentagem de vitórias obtida, com intervalos de 95%
calibrate-plot-forecasts = previsões
