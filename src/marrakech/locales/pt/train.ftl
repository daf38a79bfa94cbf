### `marrakech train`. Names of options and files stay as they are.

train-help = Aprende, a jogar contra si próprio, quanto valem as posições.
train-players-help = Para quantos jogadores: cada número tem o seu próprio valor.
train-variant-help = Aprender o jogo em que se vira o Assam no fim do turno.
train-linear-help = Aprender uma simples soma das entradas em vez de uma rede: mais pequena, mais rápida, mais fraca.
train-by-owner-help = Jogar também algumas das partidas a dois com zonas por dono (R4.5).
train-adjusted-help = Tirar a sorte do dado daquilo de que se aprende, para que menos partidas ensinem o mesmo; --no-adjusted aprende com os resultados tal como são.
train-games-help = De quantas partidas aprender, arredondadas para cima a rondas completas.
train-warm-help = Quantas partidas de jogadores greedy vêm antes, para começar.
train-mixed-help = Quantos dos lugares, em percentagem, continuam a jogar como greedy.
train-seed-help = De onde vem todo o acaso: a mesma semente dá o mesmo valor, com qualquer número de threads.
train-round-help = Quantas partidas se jogam antes de aprender com as suas posições.
train-trial-help = Quantas partidas contra greedy mostram de vez em quando quão forte é, arredondadas para baixo a um múltiplo de 48.
train-threads = Quantas threads; por omissão, tantas quantos os núcleos.
train-out-help = O ficheiro para o valor; por omissão um como 2.value, aqui.
train-state-help = Guardar o estado neste ficheiro e, se já existir, continuar a partir daí; por omissão, ao lado do valor.
train-plot-help = Desenhar como aprendeu neste ficheiro, .png ou .svg.

train-bad-round = uma ronda é um múltiplo de { $multiple } partidas, não { $number }
train-same-file = { $file } não pode ser dois dos ficheiros que se escrevem
train-resumed = Continua-se após a ronda { $round } de { $rounds }.
train-interrupted = interrompido após a ronda { $round } de { $rounds }, que está em { $file }: a mesma chamada continua a partir daí

train-how-to-stop = Ctrl-C interrompe; a mesma chamada continua.
train-line = ronda { $round }, { $games } partidas, { $positions } posições: perda { $loss } nats, erro nas vantagens { $miss } dirhams, { $speed } partidas/s, faltam { $left }
train-line-wins = vitórias contra greedy: { $wins }%
train-column-round = ronda
train-column-games = partidas
train-column-positions = posições
train-column-loss = perda, nats
train-column-miss = erro, dirhams
train-column-wins = vitórias, %
train-column-speed = partidas/s
train-column-left = faltam

train-done = O valor está em { $file }; como aprendeu, em { $curve }.
train-result = { $games } partidas, { $positions } posições. Perda { $loss } nats, erro nas vantagens { $miss } dirhams, vitórias contra greedy { $wins }%.

train-plot-loss = perda, nats
train-plot-wins = vitórias contra greedy, % (intervalos de 95%)
train-plot-games = partidas; a linha tracejada encerra as de greedy
train-plot-fair = tão forte como greedy
