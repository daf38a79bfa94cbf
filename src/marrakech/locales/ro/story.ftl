### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } îl întoarce pe Assam la stânga.
    [R] { $player } îl întoarce pe Assam la dreapta.
   *[F] { $player } îl lasă pe Assam așa cum stă.
}
story-walked = { $mosaics ->
    [0] { $player } dă { $steps } la zar; Assam ajunge pe { $square }.
    [one] { $player } dă { $steps } la zar; Assam trece printr-un mozaic și ajunge pe { $square }.
    [few] { $player } dă { $steps } la zar; Assam trece prin { $mosaics } mozaicuri și ajunge pe { $square }.
   *[other] { $player } dă { $steps } la zar; Assam trece prin { $mosaics } de mozaicuri și ajunge pe { $square }.
}
story-paid = { $paid ->
    [one] { $player } plătește un dirham către { $owner }.
    [few] { $player } plătește { $paid } dirhami către { $owner }.
   *[other] { $player } plătește { $paid } de dirhami către { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } are de plătit un dirham către { $owner }, dar are doar { $paid }.
    [few] { $player } are de plătit { $due } dirhami către { $owner }, dar are doar { $paid }.
   *[other] { $player } are de plătit { $due } de dirhami către { $owner }, dar are doar { $paid }.
}
story-out = { $player } iese din joc.
story-laid = { $player } așază un covoraș { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
} pe { $near } și { $far }.
story-revealed = { $player } va așeza data viitoare un covoraș { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
}.
story-over = { $reason ->
    [last-player] A rămas un singur jucător: jocul s-a terminat.
   *[last-rug] Ultimul covoraș a fost așezat: jocul s-a terminat.
}
