### `marrakech bots`.

bots-help = Liste les bots, ou en essaie un de ta fabrication.
bots-column-name = bot
bots-column-description = comment il décide
bots-column-options = options
bots-option-range = { $option } de { $least } à { $most } ; par défaut { $default }
bots-option-words = { $option } parmi { $words } ; par défaut { $default }
bots-own = Une classe à toi est un bot, elle aussi : `marrakech bots check my_bot.py:MyBot` l’essaie.

## What each kind does, in a line

bots-kind-random = joue n’importe quelle action permise, toutes avec la même chance
bots-kind-greedy = part là où il pense payer le moins, et pose le tapis qui lui rapporte le plus tout de suite
bots-kind-expectimax = regarde quelques tours plus loin, dé et piles comptés comme hasard, et juge ce qu’il voit par une valeur apprise
bots-kind-bestfirst = regarde le plus loin là où le choix est le plus difficile, tant qu’il a du temps, et juge ce qu’il voit par une valeur apprise
bots-kind-porter = porte des tapis toute la journée et les pose où il lui plaît ; il paie volontiers, et souvent
bots-kind-apprentice = sait compter depuis peu, et l’oublie quand le marché devient bruyant
bots-kind-peddler = veille sur chaque dirham, mais ne voit jamais plus loin que son tour
bots-kind-merchant = sait ce que vaut une place au marché, et te laisse vivre de temps en temps
bots-kind-master = a vu cent mille marchés, et pense à ton tour avant toi
bots-kind-storyteller = sait comment finit chaque histoire, et prend son temps avant de choisir la sienne
bots-kind-pourer = apprend de chaque partie avec toi, et joue aujourd’hui aussi bien que toi
bots-kind-grandmother = n’a presque jamais fait faillite ; paie peu, attend longtemps, sourit
bots-kind-mason = pose tapis contre tapis, jusqu’à ce que toute la rue soit à lui
bots-kind-weaver = là où ton tapis est le mieux placé, le sien est par-dessus
bots-kind-drummer = prend le chemin le plus long, pour le frisson

## The eleven people: who they are

bots-people = Avec qui jouer
bots-who-porter = Hassan le porteur
bots-who-apprentice = Salma l’apprentie
bots-who-peddler = Idris le colporteur
bots-who-merchant = Fatima la marchande
bots-who-master = Maître Youssef
bots-who-storyteller = Safiya la conteuse
bots-who-pourer = Aya qui sert le thé
bots-who-grandmother = Zohra la grand-mère
bots-who-mason = Tarik le maçon
bots-who-weaver = Nour la tisseuse
bots-who-drummer = Bilal le tambour
bots-column-level = niveau
bots-column-who = qui
bots-column-character = caractère
bots-kinds = D’autres, pour les matchs et les expériences

## How strong they are

bots-strength = Force, mesurée le { $date } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
bots-column-rating = cote
bots-column-interval = intervalle
bots-interval = de { $low } à { $high }

## Trying one

bots-check-help = Essaie un bot : il joue des parties entières contre random, à deux, trois et quatre joueurs et avec la variante.
bots-check-bot-help = Un bot comme my_bot.py:MyBot, package.module:MyBot, ou un de la liste.
bots-games-help = Nombre de parties de chaque sorte.
bots-seconds-help = Durée permise pour une décision.
bots-seed-help = Le nombre dont tout le hasard est tiré.
bots-trying = en jeu
bots-no-time = la durée d’une décision doit être un nombre
bots-column-rules = règles
bots-column-games = parties
bots-column-won = gagnées
bots-column-decisions = décisions
bots-column-slowest = la plus lente
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } : prêt à jouer.
