### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Problèmes
puzzles-day = Problème du jour
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Résoudre

## What is asked

puzzles-task-lay = Où ton tapis vaut-il le plus ?
puzzles-task-turn = Où Assam doit-il aller ?
puzzles-task-aim = Où Assam doit-il aller quand le joueur suivant lancera le dé ?
puzzles-repeat = Tu as déjà manqué celui-ci.
# A button: this place, or this way
puzzles-choose = C’est le meilleur choix

## What is said to an answer

puzzles-right = Bien vu !
puzzles-right-gap = Tout le reste diminue les chances de gagner d’au moins { $share }.
puzzles-wrong = Il y a mieux.
puzzles-wrong-loss = Cela diminue les chances de gagner de { $share }.
puzzles-why = Pourquoi le meilleur choix vaut mieux :
puzzles-again = Réessayer
puzzles-show = Montrer la solution
puzzles-next = Problème suivant
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Tous les choix, et ce qu’ils coûtent

## Which puzzles

puzzles-theme = Thème
puzzles-theme-any = Tous les thèmes
puzzles-theme-name = { $theme ->
    [survive] Rester en jeu
    [oust] Éliminer quelqu’un
    [dodge] Payer moins
    [reach] Atteindre une bonne place
    [aim] Tourner pour le suivant
    [cut] Couper une zone
    [take] Prendre des cases
    [defend] Défendre une zone
    [bait] Faire payer les autres
    [build] Agrandir une zone
   *[count] Compter jusqu’à la fin
}
puzzles-level = Difficulté
puzzles-level-name = { $level ->
    [easier] plus facile
    [fitting] à mon niveau
   *[harder] plus difficile
}
puzzles-none = Ce problème n’existe pas.

## How one does

puzzles-rating = Ta cote
puzzles-rating-this = Ce problème
puzzles-streak = D’affilée
puzzles-streak-best = record : { $number }
puzzles-due = À revoir aujourd’hui
