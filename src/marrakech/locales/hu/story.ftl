### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } balra fordítja Assamot.
    [R] { $player } jobbra fordítja Assamot.
   *[F] { $player } úgy hagyja Assamot, ahogy áll.
}
story-walked = { $mosaics ->
    [0] { $player } dobása: { $steps }; Assam ide megy: { $square }.
    [one] { $player } dobása: { $steps }; Assam egy mozaikon át ide megy: { $square }.
   *[other] { $player } dobása: { $steps }; Assam { $mosaics } mozaikon át ide megy: { $square }.
}
story-paid = { $paid ->
    [one] { $player } fizet egy dirhemet { $owner } játékosnak.
   *[other] { $player } fizet { $paid } dirhemet { $owner } játékosnak.
}
story-paid-short = { $due ->
    [one] { $player } tartozik egy dirhemmel { $owner } játékosnak, de csak ennyije van: { $paid }.
   *[other] { $player } tartozik { $due } dirhemmel { $owner } játékosnak, de csak ennyije van: { $paid }.
}
story-out = { $player } kiesik.
story-laid = { $player } leterít egy { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
} szőnyeget ide: { $near } és { $far }.
story-revealed = { $player } következő szőnyege { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
}.
story-over = { $reason ->
    [last-player] Csak egy játékos maradt: a játéknak vége.
   *[last-rug] Lekerült az utolsó szőnyeg: a játéknak vége.
}
