### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } pöörab Assami vasakule.
    [R] { $player } pöörab Assami paremale.
   *[F] { $player } jätab Assami nii, nagu ta seisab.
}
story-walked = { $mosaics ->
    [0] { $player } veeretab { $steps }; Assam kõnnib ruudule { $square }.
    [one] { $player } veeretab { $steps }; Assam kõnnib läbi mosaiigi ruudule { $square }.
   *[other] { $player } veeretab { $steps }; Assam kõnnib läbi { $mosaics } mosaiigi ruudule { $square }.
}
story-paid = { $paid ->
    [one] { $player } maksab ühe dirhami mängijale { $owner }.
   *[other] { $player } maksab { $paid } dirhamit mängijale { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } võlgneb ühe dirhami mängijale { $owner }, aga suudab maksta ainult { $paid }.
   *[other] { $player } võlgneb { $due } dirhamit mängijale { $owner }, aga suudab maksta ainult { $paid }.
}
story-out = { $player } langeb välja.
story-laid = { $player } asetab { $colour ->
    [red] punase
    [yellow] kollase
    [blue] sinise
   *[purple] lilla
} vaiba ruutudele { $near } ja { $far }.
story-revealed = { $player }: järgmine vaip on { $colour ->
    [red] punane
    [yellow] kollane
    [blue] sinine
   *[purple] lilla
}.
story-over = { $reason ->
    [last-player] Alles on ainult üks mängija: mäng on läbi.
   *[last-rug] Viimane vaip on asetatud: mäng on läbi.
}
