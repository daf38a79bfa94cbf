### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } vrider Assam åt vänster.
    [R] { $player } vrider Assam åt höger.
   *[F] { $player } låter Assam stå som han står.
}
story-walked = { $mosaics ->
    [0] { $player } slår { $steps }; Assam går till { $square }.
    [one] { $player } slår { $steps }; Assam går genom en mosaik till { $square }.
   *[other] { $player } slår { $steps }; Assam går genom { $mosaics } mosaiker till { $square }.
}
story-paid = { $paid ->
    [one] { $player } betalar en dirham till { $owner }.
   *[other] { $player } betalar { $paid } dirham till { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } ska betala en dirham till { $owner } men har bara { $paid }.
   *[other] { $player } ska betala { $due } dirham till { $owner } men har bara { $paid }.
}
story-out = { $player } åker ut.
story-laid = { $player } lägger en { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
} matta på { $near } och { $far }.
story-revealed = { $player } lägger härnäst en { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
} matta.
story-over = { $reason ->
    [last-player] Bara en spelare är kvar: spelet är slut.
   *[last-rug] Den sista mattan är lagd: spelet är slut.
}
