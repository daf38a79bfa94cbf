### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } tourne Assam à gauche.
    [R] { $player } tourne Assam à droite.
   *[F] { $player } laisse Assam comme il est.
}
story-walked = { $mosaics ->
    [0] { $player } fait { $steps } ; Assam va en { $square }.
    [one] { $player } fait { $steps } ; Assam suit une mosaïque et va en { $square }.
   *[other] { $player } fait { $steps } ; Assam suit { $mosaics } mosaïques et va en { $square }.
}
story-paid = { $paid ->
    [one] { $player } paie { $paid } dirham à { $owner }.
   *[other] { $player } paie { $paid } dirhams à { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } doit { $due } dirham à { $owner } et ne peut en payer que { $paid }.
   *[other] { $player } doit { $due } dirhams à { $owner } et ne peut en payer que { $paid }.
}
story-out = { $player } est hors jeu.
story-laid = { $player } pose un tapis { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
} sur { $near } et { $far }.
story-revealed = { $player } posera ensuite un tapis { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
}.
story-over = { $reason ->
    [last-player] Il ne reste qu’un joueur : la partie est finie.
   *[last-rug] Le dernier tapis est posé : la partie est finie.
}
