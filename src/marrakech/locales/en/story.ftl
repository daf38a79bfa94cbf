### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } turns Assam left.
    [R] { $player } turns Assam right.
   *[F] { $player } leaves Assam as he stands.
}
story-walked = { $mosaics ->
    [0] { $player } throws { $steps }; Assam walks to { $square }.
    [one] { $player } throws { $steps }; Assam walks round a mosaic to { $square }.
   *[other] { $player } throws { $steps }; Assam walks round { $mosaics } mosaics to { $square }.
}
story-paid = { $paid ->
    [one] { $player } pays one dirham to { $owner }.
   *[other] { $player } pays { $paid } dirhams to { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } owes one dirham to { $owner } and has only { $paid } to pay.
   *[other] { $player } owes { $due } dirhams to { $owner } and has only { $paid } to pay.
}
story-out = { $player } is out.
story-laid = { $player } lays a { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
} rug on { $near } and { $far }.
story-revealed = { $player } will lay { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
} next.
story-over = { $reason ->
    [last-player] Only one player is left: the game is over.
   *[last-rug] The last rug is laid: the game is over.
}
