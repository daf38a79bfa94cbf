### `marrakech verify`.

verify-help = Kontrollera att slagen i ett avslutat parti kom från det startvärde som det var bundet till.
verify-file-help = En fil med protokoll, så som den erbjuds när ett parti är slut; - är standard in.
verify-fair = Parti { $game } är ärligt: åtagandet, { $throws ->
    [one] ett slag
   *[other] { $throws } slag
} och { $rugs ->
    [0] högarna, som inte döljer något,
    [one] en matta från högarna
   *[other] { $rugs } mattor från högarna
} är de som startvärdet ger.
verify-fault = { $what ->
    [commitment] Parti { $game }: åtagandet är { $found }, men startvärdets är { $expected }.
    [first] Parti { $game }: plats { $found } började, men startvärdet säger { $expected }.
    [throw] Parti { $game }: slag { $number } var { $found }, men startvärdet säger { $expected }.
   *[pile] Parti { $game }: matta { $number } i en hög var { $found }, men startvärdet säger { $expected }.
}
verify-more = { $number ->
    [one] Det finns en skillnad till.
   *[other] Det finns { $number } skillnader till.
}
verify-error = Parti { $game }: { $why }
