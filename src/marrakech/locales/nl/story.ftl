### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } draait Assam naar links.
    [R] { $player } draait Assam naar rechts.
   *[F] { $player } laat Assam staan zoals hij staat.
}
story-walked = { $mosaics ->
    [0] { $player } gooit { $steps }; Assam loopt naar { $square }.
    [one] { $player } gooit { $steps }; Assam loopt via een mozaïek naar { $square }.
   *[other] { $player } gooit { $steps }; Assam loopt via { $mosaics } mozaïeken naar { $square }.
}
story-paid = { $paid ->
    [one] { $player } betaalt één dirham aan { $owner }.
   *[other] { $player } betaalt { $paid } dirham aan { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } moet één dirham aan { $owner } betalen en heeft er maar { $paid }.
   *[other] { $player } moet { $due } dirham aan { $owner } betalen en heeft er maar { $paid }.
}
story-out = { $player } valt af.
story-laid = { $player } legt een { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
} tapijt op { $near } en { $far }.
story-revealed = { $player } legt hierna { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
}.
story-over = { $reason ->
    [last-player] Er is maar één speler over: het spel is afgelopen.
   *[last-rug] Het laatste tapijt is gelegd: het spel is afgelopen.
}
