### `marrakech show`, and how a position is told wherever it is shown.

show-help = Dessine une position dans le terminal, ou comme image.
show-position-help = Une position en une ligne, ou un jeu de règles comme international/3 pour son départ ; - la lit sur l’entrée standard.
show-svg-help = Écrire une image SVG dans ce fichier ; - est la sortie standard.
show-theme-help = Les couleurs de l’image.
show-style-help = Comment dessiner dans le terminal ; par défaut en couleur là où il le peut.
show-coordinates-help = Écrire les noms des lignes sur le cadre.
show-json-help = Afficher la position en JSON.
show-column-player = joueur
show-column-dirhams = dirhams
show-column-rugs = tapis restants
show-column-next = tapis suivant
show-column-squares = cases
show-column-points = points
show-next-unknown = pas encore vu
show-out = hors jeu
show-to-act = { $phase ->
    [turn] { $player } oriente Assam.
    [roll] { $player } lance le dé.
    [lay] { $player } pose un tapis.
    [reveal] { $player } : la pile montre son prochain tapis.
   *[over] La partie est finie.
}
show-place = { $place }. { $players } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-written = { $file } est écrit.
