### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } snýr Assam til vinstri.
    [R] { $player } snýr Assam til hægri.
   *[F] { $player } lætur Assam standa eins og hann er.
}
story-walked = { $mosaics ->
    [0] { $player } kastar og fær { $steps }; Assam gengur á reitinn { $square }.
    [one] { $player } kastar og fær { $steps }; Assam gengur gegnum mósaíkmynd á reitinn { $square }.
   *[other] { $player } kastar og fær { $steps }; Assam gengur gegnum { $mosaics } mósaíkmyndir á reitinn { $square }.
}
story-paid = { $paid ->
    [one] { $player } borgar og { $owner } fær { $paid } dírham.
   *[other] { $player } borgar og { $owner } fær { $paid } dírhöm.
}
story-paid-short = { $due ->
    [one] { $owner } á að fá { $due } dírham, en { $player } á aðeins { $paid } til að borga.
   *[other] { $owner } á að fá { $due } dírhöm, en { $player } á aðeins { $paid } til að borga.
}
story-out = { $player } er úr leik.
story-laid = { $player } leggur { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
} teppi á { $near } og { $far }.
story-revealed = { $player } leggur næst { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
} teppi.
story-over = { $reason ->
    [last-player] Aðeins einn leikmaður er eftir: spilinu er lokið.
   *[last-rug] Síðasta teppið hefur verið lagt: spilinu er lokið.
}
