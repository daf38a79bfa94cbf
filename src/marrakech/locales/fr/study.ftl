### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Revoir une partie enregistrée : chaque décision, chaque lancer, et d’où vient le résultat.
study-deep-help = Voir trois tours à l’avance au lieu de deux : mieux, mais plus lent.
study-html-help = Écrire l’analyse dans ce fichier, sous forme d’une page qui n’a besoin de rien d’autre.
study-gave-up-help = La couleur de qui a abandonné ou n’avait plus de temps ; s’il y en a plusieurs, dans cet ordre.
study-analyse-help = Évaluer tout ce qu’on peut faire dans une position.
study-rollout-help = Jouer autant de parties à partir de chacun des meilleurs choix.
study-looking = analyse
study-nothing-played = rien n’a été joué dans cette partie
study-no-such-colour = personne ne joue { $colour } ici
study-title = Bilan
study-found = Tours calculés à l’avance : { $turns }.
study-unfinished = La partie n’est pas finie : son résultat est ce que vaut la dernière position.
study-sums-chances = D’où vient le résultat, en points de chance de gagner
study-sums-margins = La même chose en dirhams : points d’avance sur le meilleur des autres
study-sums-note = Départ, chance et les deux sortes d’adresse donnent ensemble le résultat. Second regard : la part d’adresse qui vient de revoir la même position un tour plus tard.
study-played = Comment ils ont joué
study-turning-points = Tournants
study-mistakes = Les décisions les plus coûteuses
study-dice = Les dés, et ce qu’on pouvait attendre
study-habits = Où l’on a perdu le plus
study-graph = Chances de gagner
study-graph-note = Un carré est un lancer, un losange une décision, qui a beaucoup changé.
study-column-start = départ
study-column-luck = chance
study-column-skill = sa propre adresse
study-column-others = adresse des autres
study-column-usual = chance habituelle
study-column-second-look = second regard
study-column-accuracy = précision
study-column-loss = perdu
study-column-mean-loss = perdu par décision
study-column-decisions = décisions
study-column-inaccuracies = imprécisions
study-column-mistakes = erreurs
study-column-blunders = gaffes
study-column-like = joué comme
study-column-turn = tour
study-column-better = mieux
study-column-chance = gagner, %
study-column-margin = écart
study-column-share = probable, %
study-column-throws = lancers
study-column-mean = moyenne
study-column-paid = payé
study-column-expected = attendu
study-spot = { $kind ->
    [turning] { $part ->
        [early] tourner, au début
       *[late] tourner, à la fin
    }
   *[laying] { $part ->
        [early] poser, au début
       *[late] poser, à la fin
    }
}
study-word = { $word ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
study-like-between = de { $first } à { $last }
study-action-turn = { $way ->
    [L] à gauche
    [R] à droite
   *[F] tout droit
}
study-action-throw = lancer : { $steps }
study-action-reveal = prochain tapis : { $colour }
study-moment = Tour { $turn }, { $player } : { $action }
study-moment-better = Mieux : { $action }.
study-to-win = { $player } : { $chance } % de chances de gagner, écart { $margin }
study-exact = Tout a été suivi jusqu’au bout : c’est exact.
study-why = Pourquoi { $action } et non { $other } :
study-no-reason = Rien qui se compte sur le plateau : cela ne se voit que plus loin.
study-reason-pays = dirhams payés en moyenne à ce lancer : { $value }, et non { $other }
study-reason-goes-out = risque d’être éliminé à ce lancer : { $value } %, et non { $other } %
study-reason-rug-gain = points que rapporte ensuite le meilleur tapis, en moyenne : { $value }, et non { $other }
study-reason-lead = points d’avance maintenant : { $value }, et non { $other }
study-reason-covers = cases des autres recouvertes : { $value }, et non { $other }
study-reason-own-area-kept = la plus grande zone à soi reste entière, en cases : { $value }, et non { $other }
study-reason-own-area-grown = cases de la plus grande zone à soi : { $value }, et non { $other }
study-reason-their-area-cut = cases de la plus grande zone de { $player } : { $value }, et non { $other }
study-reason-earns = dirhams que cela rapporte en moyenne au tour suivant : { $value }, et non { $other }
study-reason-next-goes-out = chance que la personne suivante soit éliminée : { $value } %, et non { $other } %
study-reason-risky-squares = cases qui coûtent plus que la bourse ne contient : { $value }, et non { $other }
