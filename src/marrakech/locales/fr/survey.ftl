### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Joue beaucoup de parties, un même bot à toutes les places, et raconte ce qui s’y passe.
survey-games-help = Nombre de parties par échantillon : pour chaque bot, et pour chaque jeu de règles.
survey-bots-help = Les bots, par exemple random,greedy,master.
survey-players-help = Les nombres de joueurs.
survey-focus-help = Le bot pour tous les jeux de règles, cartes de chaleur et courbes ; greedy, sauf s’il n’est pas parmi les bots.
survey-budget-help = Secondes après lesquelles un échantillon s’arrête avec moins de parties. Leur nombre dépend alors de la machine.
survey-seed-help = D’où vient tout le hasard : la même graine donne les mêmes parties.
survey-jobs-help = Nombre de parties jouées en même temps ; par défaut, autant que de cœurs.
survey-out-help = Y écrire un rapport, en Markdown avec des images.

survey-bad-players = les nombres de joueurs sont 2, 3 et 4, comme dans 2,4, et non « { $text } »
survey-bad-budget = un budget est un nombre de secondes supérieur à 0, et non { $number }

survey-playing = { $speed } parties/s : { $cell }
survey-nothing = aucune partie n’a été comptée : il n’y a encore rien à raconter
survey-samples = { $games ->
    [one] { $games } partie comptée,
   *[other] { $games } parties comptées,
  } y compris selon d’autres règles. Entre crochets : intervalles à 95 %.
survey-written = Le rapport est { $file }.

survey-column-bot = bot
survey-column-players = joueurs
survey-column-games = parties
survey-column-first = la place 1 gagne, %
survey-column-out = quelqu’un hors jeu, %
survey-column-margin = écart
