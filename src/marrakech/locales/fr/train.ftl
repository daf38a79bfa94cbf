### `marrakech train`. Names of options and files stay as they are.

train-help = Apprend en jouant contre soi-même ce que valent les positions.
train-players-help = Pour combien de joueurs : chaque nombre a sa propre valeur.
train-variant-help = Apprendre le jeu où Assam est orienté à la fin du tour.
train-linear-help = Apprendre une simple somme des entrées au lieu d’un réseau : plus petit, plus rapide, plus faible.
train-by-owner-help = Jouer aussi certaines des parties à deux avec des zones par propriétaire (R4.5).
train-adjusted-help = Retirer la chance aux dés de ce dont on apprend, pour que moins de parties enseignent autant ; --no-adjusted apprend des résultats bruts.
train-games-help = Nombre de parties dont apprendre, arrondi vers le haut à des séries entières.
train-warm-help = Nombre de parties de joueurs greedy au préalable, pour démarrer.
train-mixed-help = Combien de places, en pour cent, continuent à jouer greedy.
train-seed-help = D’où vient tout le hasard : la même graine donne la même valeur, quel que soit le nombre de threads.
train-round-help = Nombre de parties jouées avant d’apprendre de leurs positions.
train-trial-help = Nombre de parties contre greedy qui montrent de temps en temps sa force, arrondi au multiple inférieur de 48.
train-threads = Nombre de threads ; par défaut, autant que de cœurs.
train-out-help = Le fichier de la valeur ; par défaut, un fichier comme 2.value, ici.
train-state-help = Garder l’état dans ce fichier, et reprendre de là s’il existe ; par défaut, à côté de la valeur.
train-plot-help = Dessiner l’apprentissage dans ce fichier, .png ou .svg.

train-bad-round = une série est un multiple de { $multiple } parties, et non { $number }
train-same-file = { $file } ne peut pas être deux des fichiers à écrire
train-resumed = Reprise après la série { $round } sur { $rounds }.
train-interrupted = interrompu après la série { $round } sur { $rounds }, qui est dans { $file } : le même appel reprend de là

train-how-to-stop = Ctrl-C l’arrête ; le même appel reprend.
train-line = série { $round }, { $games } parties, { $positions } positions : perte { $loss } nats, écarts faux de { $miss } dirhams, { $speed } parties/s, encore { $left }
train-line-wins = victoires contre greedy : { $wins } %
train-column-round = série
train-column-games = parties
train-column-positions = positions
train-column-loss = perte, nats
train-column-miss = erreur, dirhams
train-column-wins = victoires, %
train-column-speed = parties/s
train-column-left = reste

train-done = La valeur est dans { $file }, son apprentissage dans { $curve }.
train-result = { $games } parties, { $positions } positions. Perte { $loss } nats, écarts faux de { $miss } dirhams, victoires contre greedy { $wins } %.

train-plot-loss = perte, nats
train-plot-wins = victoires contre greedy, % (intervalles à 95 %)
train-plot-games = parties ; le trait pointillé termine celles de greedy
train-plot-fair = aussi fort que greedy
