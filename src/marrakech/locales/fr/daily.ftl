### The market of the day: everybody plays the same deal once.

daily-title = Marché du jour
daily-same = Le { $day } : les mêmes lancers pour tout le monde.
daily-against = Le { $day } : toi contre { $people }, avec les mêmes lancers que tout le monde.
# On the first screen, and at the table
daily-home = Marché du jour
daily-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
daily-play = Jouer
daily-go-on = Continuer
daily-once = Le premier essai compte, et il n’y en a pas d’autre.
daily-name = Ton nom
daily-points = points
daily-first-by = { $points ->
    [one] point, première place
   *[other] points, première place
}, avance : { $margin }
daily-placed = { $points ->
    [one] point
   *[other] points
}, { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
   *[4] quatrième place
} à la table
daily-late = Cette partie a fini trop tard pour compter.
daily-better = Mieux que { $percent } marchands sur 100
daily-alone = Personne avant toi aujourd’hui
daily-so-far = { $games ->
    [one] { $games } partie jusqu’ici
   *[other] { $games } parties jusqu’ici
}
daily-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
# Below a bar of the figure that tells how many have how many points
daily-you = toi
# The figure, for those who cannot see it
daily-spread = Combien de points ont les autres
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Sans la chance : { $points }
daily-without-luck-wait = On compte la part de chance…
daily-throws = Tes lancers
daily-throws-hint = montrés seulement après la partie
daily-throw = { $steps ->
    [one] un
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Aucune lanterne allumée
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-best-streak = record : { $days }
daily-lit = { $day } : joué
daily-dark = { $day } : pas joué
daily-open = { $day } : encore ouvert
daily-share-title = À raconter sans rien dévoiler
daily-share-hint = Or : le meilleur tapis. Vert : un bon. Rouge : une erreur.
daily-share-nothing = On n’y voit ni case, ni lancer, ni tapis.
daily-pattern = Tes tours : meilleurs choix { $best }, bons choix { $good }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}
daily-share = Partager
daily-picture = Image
daily-look-again = Revoir
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-next = { $hours ->
    [0] Le prochain marché ouvre dans moins d’une heure.
    [one] Le prochain marché ouvre dans { $hours } heure.
   *[other] Le prochain marché ouvre dans { $hours } heures.
}
daily-table = Le classement du jour
daily-table-points = Aux points
daily-table-luckless = Sans la chance
daily-somebody = Quelqu’un
daily-me = toi
daily-rank = Rang
daily-who = Qui
daily-be-named = Montrer mon nom aux autres
daily-yesterday = Hier
daily-yesterday-came = Ton rang : { $rank } sur { $games }, avec { $points } points
daily-yesterday-missed = { $games ->
    [0] Personne n’est venu
    [one] { $games } partie
   *[other] { $games } parties
}
daily-yesterday-soon = Les résultats sont révélés à { $time }.
daily-look = Voir
daily-back = Marché du jour
daily-of = Marché du { $day }
daily-best-line = La meilleure partie
daily-bot-line = { $bot } à la même table
daily-line-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-seed = Était-ce pareil pour tout le monde ?
daily-seed-fits = Oui : les lancers découlent de ce nombre, et son empreinte que voici a été montrée la veille.
daily-seed-fits-late = Les lancers découlent de ce nombre. La veille, personne n’était là pour montrer son empreinte.
daily-seed-wrong = Ce nombre ne correspond pas à l’empreinte montrée.
daily-seed-number = Le nombre
daily-seed-print = Son empreinte
daily-tomorrow = L’empreinte de demain
daily-tomorrow-hint = Elle fixe déjà les lancers de demain. Le nombre qui est derrière sera révélé le jour d’après.
daily-two = Avec deux navigateurs, on peut jouer deux fois. C’est un jeu, pas un concours.
daily-archive = Marchés passés
daily-archive-hint = Rejoue n’importe quel jour passé. Cela ne compte pas.
daily-archive-play = Rejouer
daily-archive-day = Jour
daily-nobody = Personne ne l’a encore terminé.
daily-to-table = Le classement du jour
## Pictures and links
daily-card = Marché du { $day }
daily-card-look = Joue la même donne
