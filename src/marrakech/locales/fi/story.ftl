### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } kääntää Assamin vasemmalle.
    [R] { $player } kääntää Assamin oikealle.
   *[F] { $player } jättää Assamin ennalleen.
}
story-walked = { $mosaics ->
    [0] { $player } heittää { $steps }; Assam kävelee ruutuun { $square }.
    [one] { $player } heittää { $steps }; Assam kävelee mosaiikin kautta ruutuun { $square }.
   *[other] { $player } heittää { $steps }; Assam kävelee { $mosaics } mosaiikin kautta ruutuun { $square }.
}
story-paid = { $paid ->
    [one] { $player } maksaa yhden dirhamin pelaajalle { $owner }.
   *[other] { $player } maksaa { $paid } dirhamia pelaajalle { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } on velkaa yhden dirhamin pelaajalle { $owner }, mutta voi maksaa vain { $paid }.
   *[other] { $player } on velkaa { $due } dirhamia pelaajalle { $owner }, mutta voi maksaa vain { $paid }.
}
story-out = { $player } putoaa pelistä.
story-laid = { $player } asettaa { $colour ->
    [red] punaisen
    [yellow] keltaisen
    [blue] sinisen
   *[purple] violetin
} maton ruuduille { $near } ja { $far }.
story-revealed = { $player }: seuraava matto on { $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
}.
story-over = { $reason ->
    [last-player] Pelissä on enää yksi pelaaja: peli on päättynyt.
   *[last-rug] Viimeinen matto on asetettu: peli on päättynyt.
}
