### `marrakech verify`.

verify-help = Vérifie que les dés d’une partie finie viennent de la graine sur laquelle elle était engagée.
verify-file-help = Un fichier d’enregistrements, comme la fin d’une partie le propose ; - est l’entrée standard.
verify-game-fair = La partie { $game } est honnête : son engagement, { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
} et { $rugs ->
    [0] les piles, qui ne cachent rien,
    [one] { $rugs } tapis des piles
   *[other] { $rugs } tapis des piles
} sont bien ceux de sa graine et de ce que les joueurs ont révélé. { $alone ->
    [0] Des joueurs ont contribué à chaque lancer.
    [one] { $alone } lancer vient du serveur seul.
   *[other] { $alone } lancers viennent du serveur seul.
}{ $redrawn ->
    [0] {""}
    [one] {" "}C’était un entraînement : { $redrawn } lancer a été repris et tiré à nouveau.
   *[other] {" "}C’était un entraînement : { $redrawn } lancers ont été repris et tirés à nouveau.
}
verify-differs = { $what ->
    [commitment] Partie { $game } : l’engagement est { $found }, mais celui de la graine est { $expected }.
    [first] Partie { $game } : la place { $found } a commencé, mais la graine dit { $expected }.
    [throw] Partie { $game } : le lancer { $number } était { $found }, mais la graine dit { $expected }.
    [link] Partie { $game } : ce qui a été révélé pour le lancer { $number } n’appartient pas à la chaîne du joueur.
    [count] Partie { $game } : lancers justifiés : { $found } ; lancers joués : { $expected }.
   *[pile] Partie { $game } : le tapis { $number } d’une pile était { $found }, mais la graine dit { $expected }.
}
verify-more = { $number ->
    [one] Il y a encore { $number } différence.
   *[other] Il y a encore { $number } différences.
}
verify-error = Partie { $game } : { $why }
