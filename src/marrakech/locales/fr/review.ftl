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
review-result = résultat

## Find the better move

review-find = { $phase ->
    [turn] Trouve la meilleure direction
   *[lay] Trouve le meilleur tapis
}
review-try = Je vais essayer
review-show = Montre-moi
review-next = Trouver le suivant
review-choose = Choisis sur le plateau.
review-this-one = Celui-ci
review-yes = Oui, { $action } est le meilleur choix.
review-near = Bien : { $action } ne perd que { $loss } sur le meilleur.
review-no = { $action } perd { $loss }. Regarde encore.
review-no-mistakes = { $player } : aucune erreur à trouver dans cette partie.

## Hints and the tutor

review-hint = Indice
review-hint-all = Tous les choix
review-hint-best = Le meilleur : { $action }
review-hints = Les indices et le tuteur peuvent aider
review-hints-hint = Seulement quand tous partagent un écran. Le journal et le relevé disent qui a été aidé.
review-tutor = Tuteur : m’avertir avant qu’une erreur compte
review-tutor-word = { $word ->
    [mistake] Le tuteur pense que c’est une erreur.
   *[blunder] Le tuteur pense que c’est une gaffe.
}
review-tutor-cost = Cela coûte { $loss } points de chance de gagner.
review-anyway = Jouer quand même
review-think = Réfléchir encore
review-log-hint = Un indice pour { $player }.
review-log-tutor = Un avertissement du tuteur pour { $player }.

## One's own games

review-own-won = gagnée
review-own-none = Joue une partie jusqu’au bout : tu verras ici ce que les dés t’ont apporté, et où tu perds le plus.
review-own-look = Revoir mes parties : { $number }
review-own-games = Parties revues : { $number }
review-own-fair = Des dés équitables s’écartent autant ou plus dans { $share } % des séries de cette longueur.
