### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } dreht Assam nach links.
    [R] { $player } dreht Assam nach rechts.
   *[F] { $player } lässt Assam so stehen.
}
story-walked = { $mosaics ->
    [0] { $player } würfelt { $steps }; Assam geht nach { $square }.
    [one] { $player } würfelt { $steps }; Assam geht über ein Mosaik nach { $square }.
   *[other] { $player } würfelt { $steps }; Assam geht über { $mosaics } Mosaike nach { $square }.
}
story-paid = { $paid ->
    [one] { $player } zahlt einen Dirham an { $owner }.
   *[other] { $player } zahlt { $paid } Dirham an { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } müsste einen Dirham an { $owner } zahlen und hat nur { $paid }.
   *[other] { $player } müsste { $due } Dirham an { $owner } zahlen und hat nur { $paid }.
}
story-out = { $player } scheidet aus.
story-laid = { $player } legt einen { $colour ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[purple] lila
} Teppich auf { $near } und { $far }.
story-revealed = { $player } legt als Nächstes { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
}.
story-over = { $reason ->
    [last-player] Nur ein Spieler ist übrig: Das Spiel ist aus.
   *[last-rug] Der letzte Teppich liegt: Das Spiel ist aus.
}
