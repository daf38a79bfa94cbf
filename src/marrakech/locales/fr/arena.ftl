### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Fait jouer des bots les uns contre les autres et mesure leur force.
arena-specs-help = Les bots, par exemple random, greedy ou bestfirst:ms=50.
arena-players-help = Nombre de joueurs à la table : 2, sauf si les règles en veulent un autre. Moins de bots : le dernier prend les places libres. Plus : tous les groupes jouent.
arena-games-help = Nombre de parties, arrondi vers le haut à des donnes entières. Les parties d’une même donne partagent dés et piles.
arena-seats-help = Chaque donne est jouée une fois depuis chaque place, ou dans tous les ordres : à trois et plus, il importe de savoir qui joue après qui.
arena-edition-help = Une édition comme korean, ou un jeu de règles comme international/2,dirhams=20.
arena-variant-help = Orienter Assam plutôt à la fin du tour.
arena-seed-help = D’où vient tout le hasard : la même graine donne les mêmes parties.
arena-jobs-help = Nombre de parties jouées en même temps ; par défaut, autant que de cœurs.
arena-limit-help = Secondes par décision pour les bots qui suivent une pendule.
arena-adjusted-help = Mesurer ou non ce que le hasard donne à chacun, pour montrer aussi les résultats sans lui : moins de parties suffisent. Oui par défaut, sauf si tous les bots sont très rapides.
arena-until-help = S’arrêter quand la part de victoires de chaque bot est connue à ce nombre de points de pourcentage près.
arena-resume-help = Garder l’état dans ce fichier, et reprendre de là s’il existe.
arena-parquet-help = Écrire une ligne par partie et par place dans ce fichier Parquet.
arena-records-help = Écrire toutes les parties sous forme de texte dans ce fichier. C’est plus long.
arena-plot-help = Dessiner les résultats dans ce fichier, .png ou .svg.
arena-ray-help = Jouer sur le cluster Ray à cette adresse ; « local » en démarre un ici.

arena-players-differ = { $rules } est pour { $given } joueurs, et non { $wanted }
arena-bad-until = la largeur d’un intervalle est un nombre de points de pourcentage supérieur à 0, et non { $number }
arena-bad-limit = une limite de temps est un nombre de secondes supérieur à 0, et non { $number }
arena-no-deal = aucune donne n’a été jouée jusqu’au bout : il n’y a encore rien à raconter

arena-playing = parties
arena-speed = { $speed } parties/s
arena-left = encore { $time }

arena-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } selon les règles { $rules }, graine { $seed }
arena-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  } de { $each ->
    [one] { $each } partie
   *[other] { $each } parties
  }. Entre crochets : intervalles à 95 % ; ms : par décision.
arena-without-luck = Sans la chance : ce que le hasard a donné à chacun est retiré.
arena-column-bot = bot
arena-column-games = parties
arena-column-share = victoires, %
arena-column-margin = écart
arena-column-adjusted-share = sans la chance
arena-column-adjusted-margin = sans la chance
arena-column-time = ms
arena-column-forfeits = forfaits
arena-column-rating = cote
arena-cross-title = Combien de fois il finit devant, %
arena-no-ratings = Pas de cotes : { $why }
arena-fixed = fixe
arena-forfeit = Partie { $game } : { $bot }, place { $seat }, perd par forfait. { $why } Position : { $position }
arena-more-forfeits = { $number ->
    [one] Et encore { $number } forfait.
   *[other] Et encore { $number } forfaits.
  }
arena-resumed = { $games ->
    [one] { $games } partie était déjà là.
   *[other] { $games } parties étaient déjà là.
  }
arena-plot-shares = part de victoires, %
arena-plot-margins = écart en points ; le trait est la moyenne
