### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Põe os bots a jogar uns contra os outros e diz quão fortes são.
arena-specs-help = Os bots, por exemplo random, greedy ou bestfirst:ms=50.
arena-players-help = Quantos se sentam à mesa: 2, se as regras não disserem outra coisa. Menos bots: o último ocupa os lugares livres. Mais: jogam todos os grupos.
arena-games-help = Quantas partidas, arredondadas para cima a distribuições completas. Todas as partidas de uma distribuição têm os mesmos dados e as mesmas pilhas.
arena-seats-help = Se cada distribuição se joga uma vez de cada lugar ou em todas as ordens: com três ou mais importa quem joga depois de quem.
arena-edition-help = Uma edição como korean, ou um conjunto de regras como international/2,dirhams=20.
arena-variant-help = Virar antes o Assam no fim do turno.
arena-seed-help = De onde vem todo o acaso: a mesma semente dá as mesmas partidas.
arena-jobs-help = Quantas partidas jogar ao mesmo tempo; por omissão, tantas quantos os núcleos.
arena-limit-help = Segundos por decisão para os bots que seguem um relógio.
arena-adjusted-help = Se se mede o que o acaso dá a cada um, para mostrar também os resultados sem ele: bastam menos partidas. Por omissão sim, a não ser que todos os bots sejam muito rápidos.
arena-until-help = Parar quando a percentagem de vitórias de cada bot for conhecida com esta margem em pontos percentuais.
arena-resume-help = Guardar o estado neste ficheiro e, se já existir, continuar a partir daí.
arena-parquet-help = Escrever uma linha por partida e lugar neste ficheiro Parquet.
arena-records-help = Escrever todas as partidas como texto neste ficheiro. Demora mais.
arena-plot-help = Desenhar os resultados neste ficheiro, .png ou .svg.
arena-ray-help = Jogar no cluster Ray neste endereço; «local» inicia um aqui.

arena-players-differ = { $rules } é para { $given } jogadores, não { $wanted }
arena-bad-until = a largura de um intervalo é um número de pontos percentuais maior do que 0, não { $number }
arena-bad-limit = um limite de tempo é um número de segundos maior do que 0, não { $number }
arena-no-deal = nenhuma distribuição foi jogada até ao fim, por isso ainda não há nada a contar

arena-playing = partidas
arena-speed = { $speed } partidas/s
arena-left = faltam { $time }

arena-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } com as regras { $rules }, semente { $seed }
arena-deals = { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
  } de { $each ->
    [one] { $each } partida
   *[other] { $each } partidas
  }. Entre parênteses retos: intervalos de 95%; ms: por cada escolha.
arena-without-luck = Sem sorte: foi descontado o que o acaso deu a cada um.
arena-column-bot = bot
arena-column-games = partidas
arena-column-share = vitórias, %
arena-column-margin = vantagem
arena-column-adjusted-share = sem sorte
arena-column-adjusted-margin = sem sorte
arena-column-time = ms
arena-column-forfeits = faltas
arena-column-rating = avaliação
arena-cross-title = Quantas vezes acaba à frente de, %
arena-no-ratings = Sem avaliações: { $why }
arena-fixed = fixa
arena-forfeit = Partida { $game }: { $bot }, no lugar { $seat }, perde por falta. { $why } Posição: { $position }
arena-more-forfeits = { $number ->
    [one] E mais { $number } falta.
   *[other] E mais { $number } faltas.
  }
arena-resumed = { $games ->
    [0] { $games } partidas já lá estavam.
    [one] { $games } partida já lá estava.
   *[other] { $games } partidas já lá estavam.
  }
arena-plot-shares = percentagem de vitórias
arena-plot-margins = vantagem em pontos; a linha é a média
