### `marrakech verify`.

verify-help = Kontroller at kastene i et ferdig parti kom fra startverdien som det var bundet til.
verify-file-help = En fil med protokoller, slik den tilbys når et parti er slutt; - er standard inn.
verify-game-fair = Parti { $game } er ærlig: Forpliktelsen, { $throws ->
    [one] ett kast
   *[other] { $throws } kast
} og { $rugs ->
    [0] bunkene, som ikke skjuler noe,
    [one] ett teppe fra bunkene
   *[other] { $rugs } tepper fra bunkene
} er de som startverdien og det spillerne røpet, gir. { $alone ->
    [0] Spillerne bidro til alle kast.
    [one] Ett kast er bare serverens.
   *[other] { $alone } kast er bare serverens.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Det var øving: Ett kast ble tatt tilbake og trukket på nytt.
   *[other] {" "}Det var øving: { $redrawn } kast ble tatt tilbake og trukket på nytt.
}
verify-differs = { $what ->
    [commitment] Parti { $game }: Forpliktelsen er { $found }, men startverdiens er { $expected }.
    [first] Parti { $game }: Plass { $found } begynte, men startverdien sier { $expected }.
    [throw] Parti { $game }: Kast { $number } var { $found }, men startverdien sier { $expected }.
    [link] Parti { $game }: Det som ble røpet for kast { $number }, hører ikke til kjeden til spilleren.
    [count] Parti { $game }: { $found } kast er gjort rede for, men { $expected } ble gjort.
   *[pile] Parti { $game }: Fargen på teppe { $number } i en bunke var { $found }, men startverdien sier { $expected }.
}
verify-more = { $number ->
    [one] Det er én forskjell til.
   *[other] Det er { $number } forskjeller til.
}
verify-error = Parti { $game }: { $why }
