### `marrakech verify`.

verify-help = Verifică dacă zarurile unei partide terminate au venit din sămânța fixată dinainte.
verify-file-help = Un fișier cu înregistrări, așa cum îl oferă sfârșitul partidei; - este intrarea standard.
verify-game-fair = Partida { $game } este cinstită: angajamentul ei, { $throws ->
    [one] o aruncare
    [few] { $throws } aruncări
   *[other] { $throws } de aruncări
} și { $rugs ->
    [0] teancurile, care nu ascund nimic,
    [one] un covoraș din teancuri
    [few] { $rugs } covorașe din teancuri
   *[other] { $rugs } de covorașe din teancuri
} corespund seminței ei și celor dezvăluite de jucători. { $alone ->
    [0] La fiecare aruncare au contribuit jucătorii.
    [one] O aruncare vine doar de la server.
    [few] { $alone } aruncări vin doar de la server.
   *[other] { $alone } de aruncări vin doar de la server.
}{ $redrawn ->
    [0] {""}
    [one] {" "}A fost un antrenament: o aruncare a fost luată înapoi și trasă din nou.
    [few] {" "}A fost un antrenament: { $redrawn } aruncări au fost luate înapoi și trase din nou.
   *[other] {" "}A fost un antrenament: { $redrawn } de aruncări au fost luate înapoi și trase din nou.
}
verify-differs = { $what ->
    [commitment] Partida { $game }: angajamentul este { $found }, dar al seminței este { $expected }.
    [first] Partida { $game }: a început locul { $found }, dar sămânța spune { $expected }.
    [throw] Partida { $game }: aruncarea { $number } a fost { $found }, dar sămânța spune { $expected }.
    [link] Partida { $game }: ce s-a dezvăluit pentru aruncarea { $number } nu ține de lanțul jucătorului.
    [count] Partida { $game }: aruncări justificate: { $found }, dar aruncări făcute: { $expected }.
   *[pile] Partida { $game }: covorașul { $number } dintr-un teanc a fost { $found }, dar sămânța spune { $expected }.
}
verify-more = { $number ->
    [one] Mai este unul care diferă.
    [few] Mai sunt { $number } care diferă.
   *[other] Mai sunt { $number } care diferă.
}
verify-error = Partida { $game }: { $why }
