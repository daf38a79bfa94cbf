### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analyse
analysis-open = Ouvrir dans l’analyse
# The three things that can be done
analysis-mode = { $mode ->
    [try] Essayer
    [edit] Modifier la position
   *[paste] Coller
}
analysis-copy-text = Copier le texte
analysis-picture = Enregistrer l’image

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } tourne Assam
    [roll] { $player } lance le dé
    [lay] { $player } pose un tapis
    [reveal] { $player } : quel est le prochain tapis ?
   *[over] La partie est finie
}
analysis-deeper = Recherche plus profonde…
analysis-rollout = Jouer la suite
analysis-games = Parties jouées jusqu’au bout : { $games }
analysis-die = Choisir le dé
analysis-mean = D’ici là, les chiffres sont la moyenne de tous les lancers.
analysis-heat = Où Assam peut s’arrêter, et ce que cela coûte

## Variations

analysis-variations = Variantes
analysis-start = Position de départ
analysis-name = Nom de cette variante
analysis-delete = Supprimer à partir d’ici

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Enlever
}
analysis-hint = { $tool ->
    [assam] Touche une case. Touche Assam pour le tourner.
    [away] Touche un tapis.
   *[rug] Touche deux cases voisines.
}
analysis-dirhams = Dirhams
analysis-rugs = Tapis restants
analysis-mover = À qui le tour ?
analysis-next = Que se passe-t-il ensuite ?
analysis-phase = { $phase ->
    [turn] tourner Assam
    [roll] lancer le dé
   *[lay] poser un tapis
}
analysis-empty = Vider le plateau
analysis-line = Position sur une ligne
analysis-use = Utiliser
analysis-play-on = Continuer la partie d’ici
