### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Premier regard
   *[deep] Un regard plus attentif
} : { $done } / { $total }
review-whose = Vue : { $player }
review-luck = chance : un lancer
review-skill = adresse : un choix
review-position = Action de la partie
review-choices = { $phase ->
    [turn] Où tourner Assam
   *[lay] Où le tapis pouvait aller
}
review-throws = Ce qui aurait pu venir
review-was-played = joué
review-chance-margin = chance de gagner, écart
review-was-better = Tour { $turn } : mieux valait { $action }
review-was-best = Tour { $turn } : c’était le meilleur choix
review-cost = { $player } : { $action }. Perte : { $loss } points de chance de gagner.
review-dirhams = La même chose en dirhams

## Find the better move

review-find = { $phase ->
    [turn] Trouvez la meilleure direction
   *[lay] Trouvez le meilleur tapis
}
review-try = Je vais essayer
review-show = Montrez-moi
review-next = Trouver le suivant
review-choose = Choisissez sur le plateau.
review-this-one = Celui-ci
review-yes = Oui, { $action } est le meilleur choix.
review-near = Bien : { $action } ne perd que { $loss } sur le meilleur.
review-no = { $action } perd { $loss }. Regardez encore.
review-no-mistakes = { $player } : aucune erreur à trouver dans cette partie.
