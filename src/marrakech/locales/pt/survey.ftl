### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Joga muitas partidas, um bot em todos os lugares, e conta o que nelas acontece.
survey-games-help = Quantas partidas por amostra: para cada bot, e para cada conjunto de regras.
survey-bots-help = Os bots, por exemplo random,greedy,master.
survey-players-help = Os números de jogadores.
survey-focus-help = O bot para todos os conjuntos de regras, mapas de calor e curvas; greedy, se estiver entre os bots.
survey-budget-help = Segundos após os quais uma amostra acaba com menos partidas. Quantas são depende então da máquina.
survey-seed-help = De onde vem todo o acaso: a mesma semente dá as mesmas partidas.
survey-jobs-help = Quantas partidas jogar ao mesmo tempo; por omissão, tantas quantos os núcleos.
survey-out-help = Escrever aí um relatório, em Markdown com imagens.

survey-bad-players = os números de jogadores são 2, 3 e 4, como em 2,4, não «{ $text }»
survey-bad-budget = um orçamento é um número de segundos maior do que 0, não { $number }

survey-playing = { $speed } partidas/s: { $cell }
survey-nothing = nenhuma partida foi contada, por isso ainda não há nada a dizer
survey-samples = { $games ->
    [one] { $games } partida contada,
   *[other] { $games } partidas contadas,
  } incluindo as de outras regras. Entre parênteses retos: intervalos de 95%.
survey-written = O relatório é { $file }.

survey-column-bot = bot
survey-column-players = jogadores
survey-column-games = partidas
survey-column-first = ganha o lugar 1, %
survey-column-out = alguém fora, %
survey-column-margin = vantagem
