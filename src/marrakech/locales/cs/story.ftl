### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } otáčí Assama doleva.
    [R] { $player } otáčí Assama doprava.
   *[F] { $player } nechává Assama, jak stojí.
}
story-walked = { $mosaics ->
    [0] { $player } hází { $steps }; Assam jde na { $square }.
    [one] { $player } hází { $steps }; Assam jde po mozaice na { $square }.
    [few] { $player } hází { $steps }; Assam jde po { $mosaics } mozaikách na { $square }.
   *[other] { $player } hází { $steps }; Assam jde po { $mosaics } mozaikách na { $square }.
}
story-paid = { $paid ->
    [one] { $player } platí jeden dirham, dostává ho { $owner }.
    [few] { $player } platí { $paid } dirhamy, dostává je { $owner }.
   *[other] { $player } platí { $paid } dirhamů, dostává je { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } má zaplatit jeden dirham, ale má jen { $paid }. Všechno dostává { $owner }.
    [few] { $player } má zaplatit { $due } dirhamy, ale má jen { $paid }. Všechno dostává { $owner }.
   *[other] { $player } má zaplatit { $due } dirhamů, ale má jen { $paid }. Všechno dostává { $owner }.
}
story-out = { $player } vypadává ze hry.
story-laid = { $player } pokládá { $colour ->
    [red] červený
    [yellow] žlutý
    [blue] modrý
   *[purple] fialový
} koberec na { $near } a { $far }.
story-revealed = { $player } příště položí { $colour ->
    [red] červený
    [yellow] žlutý
    [blue] modrý
   *[purple] fialový
} koberec.
story-over = { $reason ->
    [last-player] Zbývá jediný hráč: partie končí.
   *[last-rug] Poslední koberec leží: partie končí.
}
