### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } pagriež Assamu pa kreisi.
    [R] { $player } pagriež Assamu pa labi.
   *[F] { $player } atstāj Assamu, kā viņš stāv.
}
story-walked = { $mosaics ->
    [0] { $player } uzmet { $steps }; Assams iet uz { $square }.
    [zero] { $player } uzmet { $steps }; Assams pa { $mosaics } mozaīkām iet uz { $square }.
    [one] { $player } uzmet { $steps }; Assams pa mozaīku iet uz { $square }.
   *[other] { $player } uzmet { $steps }; Assams pa { $mosaics } mozaīkām iet uz { $square }.
}
story-paid = { $paid ->
    [zero] { $player } maksā { $paid } dirhamu. Saņem { $owner }.
    [one] { $player } maksā { $paid } dirhamu. Saņem { $owner }.
   *[other] { $player } maksā { $paid } dirhamus. Saņem { $owner }.
}
story-paid-short = { $due ->
    [zero] { $player }: jāmaksā { $due } dirhamu, bet ir tikai { $paid }. Saņem { $owner }.
    [one] { $player }: jāmaksā { $due } dirhams, bet ir tikai { $paid }. Saņem { $owner }.
   *[other] { $player }: jāmaksā { $due } dirhami, bet ir tikai { $paid }. Saņem { $owner }.
}
story-out = { $player } izstājas.
story-laid = { $player } klāj { $colour ->
    [red] sarkanu
    [yellow] dzeltenu
    [blue] zilu
   *[purple] violetu
} paklāju uz { $near } un { $far }.
story-revealed = { $player }: nākamais paklājs ir { $colour ->
    [red] sarkans
    [yellow] dzeltens
    [blue] zils
   *[purple] violets
}.
story-over = { $reason ->
    [last-player] Palicis tikai viens spēlētājs: spēle ir beigusies.
   *[last-rug] Pēdējais paklājs ir izklāts: spēle ir beigusies.
}
