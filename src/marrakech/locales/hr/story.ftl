### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } okreće Assama lijevo.
    [R] { $player } okreće Assama desno.
   *[F] { $player } ostavlja Assama kako stoji.
}
story-walked = { $mosaics ->
    [0] { $player } baca kocku i dobiva { $steps }; Assam ide na { $square }.
    [one] { $player } baca kocku i dobiva { $steps }; Assam ide kroz mozaik na { $square }.
    [few] { $player } baca kocku i dobiva { $steps }; Assam ide kroz { $mosaics } mozaika na { $square }.
   *[other] { $player } baca kocku i dobiva { $steps }; Assam ide kroz { $mosaics } mozaika na { $square }.
}
story-paid = { $paid ->
    [one] { $player } plaća { $paid } dirham, a dobiva ga { $owner }.
    [few] { $player } plaća { $paid } dirhama, a dobiva ih { $owner }.
   *[other] { $player } plaća { $paid } dirhama, a dobiva ih { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } duguje { $due } dirham, a ima samo { $paid }; to dobiva { $owner }.
    [few] { $player } duguje { $due } dirhama, a ima samo { $paid }; to dobiva { $owner }.
   *[other] { $player } duguje { $due } dirhama, a ima samo { $paid }; to dobiva { $owner }.
}
story-out = { $player } ispada.
story-laid = { $player } polaže { $colour ->
    [red] crveni
    [yellow] žuti
    [blue] plavi
   *[purple] ljubičasti
} sag na { $near } i { $far }.
story-revealed = { $player }: sljedeći je sag { $colour ->
    [red] crven
    [yellow] žut
    [blue] plav
   *[purple] ljubičast
}.
story-over = { $reason ->
    [last-player] Ostao je samo jedan igrač: igra je gotova.
   *[last-rug] Položen je zadnji sag: igra je gotova.
}
