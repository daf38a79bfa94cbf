### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } vrir Assam til venstre.
    [R] { $player } vrir Assam til høyre.
   *[F] { $player } lar Assam stå som han står.
}
story-walked = { $mosaics ->
    [0] { $player } kaster { $steps }; Assam går til { $square }.
    [one] { $player } kaster { $steps }; Assam går gjennom en mosaikk til { $square }.
   *[other] { $player } kaster { $steps }; Assam går gjennom { $mosaics } mosaikker til { $square }.
}
story-paid = { $paid ->
    [one] { $player } betaler én dirham til { $owner }.
   *[other] { $player } betaler { $paid } dirham til { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } skal betale én dirham til { $owner }, men har bare { $paid }.
   *[other] { $player } skal betale { $due } dirham til { $owner }, men har bare { $paid }.
}
story-out = { $player } ryker ut.
story-laid = { $player } legger et { $colour ->
    [red] rødt
    [yellow] gult
    [blue] blått
   *[purple] lilla
} teppe på { $near } og { $far }.
story-revealed = { $player } skal legge et { $colour ->
    [red] rødt
    [yellow] gult
    [blue] blått
   *[purple] lilla
} teppe neste gang.
story-over = { $reason ->
    [last-player] Bare én spiller er igjen: Spillet er slutt.
   *[last-rug] Det siste teppet er lagt: Spillet er slutt.
}
