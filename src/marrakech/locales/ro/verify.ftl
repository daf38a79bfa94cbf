### `marrakech verify`.

verify-help = Verifică dacă zarurile unei partide terminate au venit din sămânța fixată dinainte.
verify-file-help = Un fișier cu înregistrări, așa cum îl oferă sfârșitul partidei; - este intrarea standard.
verify-fair = Partida { $game } este cinstită: angajamentul ei, { $throws ->
    [one] o aruncare
    [few] { $throws } aruncări
   *[other] { $throws } de aruncări
} și { $rugs ->
    [0] teancurile, care nu ascund nimic,
    [one] un covoraș din teancuri
    [few] { $rugs } covorașe din teancuri
   *[other] { $rugs } de covorașe din teancuri
} sunt cele ale seminței ei.
verify-fault = { $what ->
    [commitment] Partida { $game }: angajamentul este { $found }, dar al seminței este { $expected }.
    [first] Partida { $game }: a început locul { $found }, dar sămânța spune { $expected }.
    [throw] Partida { $game }: aruncarea { $number } a fost { $found }, dar sămânța spune { $expected }.
   *[pile] Partida { $game }: covorașul { $number } dintr-un teanc a fost { $found }, dar sămânța spune { $expected }.
}
verify-more = { $number ->
    [one] Mai este unul care diferă.
    [few] Mai sunt { $number } care diferă.
   *[other] Mai sunt { $number } care diferă.
}
verify-error = Partida { $game }: { $why }
