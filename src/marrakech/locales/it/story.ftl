### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } gira Assam a sinistra.
    [R] { $player } gira Assam a destra.
   *[F] { $player } lascia Assam com’è.
}
story-walked = { $mosaics ->
    [0] { $player } fa { $steps }; Assam va in { $square }.
    [one] { $player } fa { $steps }; Assam segue un mosaico e va in { $square }.
   *[other] { $player } fa { $steps }; Assam segue { $mosaics } mosaici e va in { $square }.
}
story-paid = { $paid ->
    [one] { $player } paga un dirham a { $owner }.
   *[other] { $player } paga { $paid } dirham a { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } deve un dirham a { $owner } e ne può pagare solo { $paid }.
   *[other] { $player } deve { $due } dirham a { $owner } e ne può pagare solo { $paid }.
}
story-out = { $player } è fuori gioco.
story-laid = { $player } posa un tappeto { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
} su { $near } e { $far }.
story-revealed = { $player } poserà poi un tappeto { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
}.
story-over = { $reason ->
    [last-player] Resta un solo giocatore: la partita è finita.
   *[last-rug] L’ultimo tappeto è posato: la partita è finita.
}
