### `marrakech verify`.

verify-help = Kontrollera att slagen i ett avslutat parti kom från det startvärde som det var bundet till.
verify-file-help = En fil med protokoll, så som den erbjuds när ett parti är slut; - är standard in.
verify-game-fair = Parti { $game } är ärligt: åtagandet, { $throws ->
    [one] ett slag
   *[other] { $throws } slag
} och { $rugs ->
    [0] högarna, som inte döljer något,
    [one] en matta från högarna
   *[other] { $rugs } mattor från högarna
} är de som startvärdet och det som spelarna avslöjade ger. { $alone ->
    [0] Spelarna bidrog till alla slag.
    [one] Ett slag är bara serverns.
   *[other] { $alone } slag är bara serverns.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Det var övning: ett slag togs tillbaka och drogs på nytt.
   *[other] {" "}Det var övning: { $redrawn } slag togs tillbaka och drogs på nytt.
}
verify-differs = { $what ->
    [commitment] Parti { $game }: åtagandet är { $found }, men startvärdets är { $expected }.
    [first] Parti { $game }: plats { $found } började, men startvärdet säger { $expected }.
    [throw] Parti { $game }: slag { $number } var { $found }, men startvärdet säger { $expected }.
    [link] Parti { $game }: det som avslöjades för slag { $number } hör inte till spelarens kedja.
    [count] Parti { $game }: { $found } slag är redovisade, men { $expected } gjordes.
   *[pile] Parti { $game }: matta { $number } i en hög var { $found }, men startvärdet säger { $expected }.
}
verify-more = { $number ->
    [one] Det finns en skillnad till.
   *[other] Det finns { $number } skillnader till.
}
verify-error = Parti { $game }: { $why }
