# Ratings and the ladder

rating-title = Le classement
rating-lead = Qui joue à quel niveau sur ce serveur. Les gens du marché se tiennent parmi vous, avec la force qu’on leur a mesurée.
rating-pool = { $pool ->
    [pair] À deux
    [three] À trois
    [four] À quatre
   *[variant] Assam tourné à la fin
}
rating-pools = Quelles parties
rating-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
rating-you = Toi
rating-you-none = Tu n’as pas encore de cote ici. Joue une partie classée : l’option se trouve là où l’on prépare une table.
rating-you-few = Tu entres au classement après { $least } parties, dès que ta cote est assez sûre.
rating-you-hidden = Tu n’apparais pas au classement.
rating-hide = Quitter le classement
rating-show = Être au classement
rating-nobody = Personne n’est encore à ce classement. Tu y seras après { $least } parties classées.
rating-nameless = Quelqu’un
rating-off = Ce serveur ne montre pas de classement.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = La vraie force est dans la marge ± dans 95 cas sur 100. Avec 400 de plus, on gagne dix fois plus souvent.
rating-curve = Ta cote, partie après partie, de { $first } à { $last }
rating-new = Partie classée
rating-new-hint = Le résultat compte pour vos cotes : ni indices, ni coups repris. Qui s’en va perd.
rating-table = Cette partie est classée. Qui s’en va perd.
rating-here = Cotes
rating-counting = Calcul des cotes en cours.
rating-why-anonymous = Non classée : quelqu’un joue ici sans passeport.
rating-why-same-player = Non classée : deux places sont à la même personne.
rating-why-helped = Non classée : quelqu’un a reçu de l’aide.
rating-why-closed = Non classée : qui gère ce serveur a fermé la table.
rating-why-bot = Non classée : un bot qui joue ici n’a jamais été mesuré.
rating-match = Partie classée
rating-match-either = Peu importe
rating-match-yes = Classée
rating-match-no = Non classée
rating-near = Niveau
rating-near-any = Tout le monde
rating-near-close = Comme moi
