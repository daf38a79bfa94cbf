### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } îl întoarce pe Assam la stânga.
    [R] { $player } îl întoarce pe Assam la dreapta.
   *[F] { $player } îl lasă pe Assam așa cum stă.
}
story-walked = { $mosaics ->
    [0] { $player } aruncă { $steps }; Assam merge pe { $square }.
    [one] { $player } aruncă { $steps }; Assam merge printr-un mozaic pe { $square }.
    [few] { $player } aruncă { $steps }; Assam merge prin { $mosaics } mozaicuri pe { $square }.
   *[other] { $player } aruncă { $steps }; Assam merge prin { $mosaics } de mozaicuri pe { $square }.
}
story-paid = { $paid ->
    [one] { $player } plătește, iar { $owner } primește un dirham.
    [few] { $player } plătește, iar { $owner } primește { $paid } dirhami.
   *[other] { $player } plătește, iar { $owner } primește { $paid } de dirhami.
}
story-paid-short = { $due ->
    [one] { $player } are de plătit un dirham, dar are doar { $paid }; plata o primește { $owner }.
    [few] { $player } are de plătit { $due } dirhami, dar are doar { $paid }; plata o primește { $owner }.
   *[other] { $player } are de plătit { $due } de dirhami, dar are doar { $paid }; plata o primește { $owner }.
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
