### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } pasuka Asamą kairėn.
    [R] { $player } pasuka Asamą dešinėn.
   *[F] { $player } Asamo nesuka.
}
story-walked = { $mosaics ->
    [0] { $player } išmeta { $steps }; Asamas eina į { $square }.
    [one] { $player } išmeta { $steps }; Asamas per mozaiką eina į { $square }.
    [few] { $player } išmeta { $steps }; Asamas per { $mosaics } mozaikas eina į { $square }.
   *[other] { $player } išmeta { $steps }; Asamas per { $mosaics } mozaikų eina į { $square }.
}
story-paid = { $paid ->
    [one] { $player } moka { $paid } dirhamą. Gauna { $owner }.
    [few] { $player } moka { $paid } dirhamus. Gauna { $owner }.
   *[other] { $player } moka { $paid } dirhamų. Gauna { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } privalo mokėti { $due } dirhamą, bet turi tik { $paid }. Gauna { $owner }.
    [few] { $player } privalo mokėti { $due } dirhamus, bet turi tik { $paid }. Gauna { $owner }.
   *[other] { $player } privalo mokėti { $due } dirhamų, bet turi tik { $paid }. Gauna { $owner }.
}
story-out = { $player } iškrinta.
story-laid = { $player } tiesia { $colour ->
    [red] raudoną
    [yellow] geltoną
    [blue] mėlyną
   *[purple] violetinį
} kilimą ant { $near } ir { $far }.
story-revealed = { $player }: kitas kilimas bus { $colour ->
    [red] raudonas
    [yellow] geltonas
    [blue] mėlynas
   *[purple] violetinis
}.
story-over = { $reason ->
    [last-player] Liko tik vienas žaidėjas: partija baigta.
   *[last-rug] Paskutinis kilimas patiestas: partija baigta.
}
