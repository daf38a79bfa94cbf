### `marrakech verify`.

verify-help = Vérifie que les dés d’une partie finie viennent de la graine sur laquelle elle était engagée.
verify-file-help = Un fichier d’enregistrements, comme la fin d’une partie le propose ; - est l’entrée standard.
verify-game-fair = Game { $game } is fair: its commitment, { $throws ->
    [one] one throw
   *[other] { $throws } throws
} and { $rugs ->
    [0] the piles, which hide nothing,
    [one] one rug off the piles
   *[other] { $rugs } rugs off the piles
} are those of its seed and of what players revealed. { $alone ->
    [0] Players added to every throw.
    [one] One throw is the server's alone.
   *[other] { $alone } throws are the server's alone.
}{ $redrawn ->
    [0] {""}
    [one] {" "}It was practice: one throw was taken back and drawn anew.
   *[other] {" "}It was practice: { $redrawn } throws were taken back and drawn anew.
}
verify-differs = { $what ->
    [commitment] Game { $game }: the commitment is { $found }, but the seed's is { $expected }.
    [first] Game { $game }: seat { $found } began, but the seed says { $expected }.
    [throw] Game { $game }: throw { $number } was { $found }, but the seed says { $expected }.
    [link] Game { $game }: what was revealed for throw { $number } does not belong to the chain of the player.
    [count] Game { $game }: { $found } throws are accounted for, but { $expected } were made.
   *[pile] Game { $game }: rug { $number } of a pile was { $found }, but the seed says { $expected }.
}
verify-more = { $number ->
    [one] Il y a encore { $number } différence.
   *[other] Il y a encore { $number } différences.
}
verify-error = Partie { $game } : { $why }
