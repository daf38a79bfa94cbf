### `marrakech verify`.

verify-help = Athuga að teningaköst í spili sem er lokið komi af fræinu sem það var bundið.
verify-file-help = Skrá með skráðum spilum, eins og boðin er í lok spils; - er staðalinntak.
verify-fair = Spil { $game } er heiðarlegt: skuldbinding þess, { $throws ->
    [one] { $throws } kast
   *[other] { $throws } köst
} og { $rugs ->
    [0] bunkarnir, sem fela ekkert,
    [one] { $rugs } teppi úr bunkunum
   *[other] { $rugs } teppi úr bunkunum
} koma af fræi þess.
verify-fault = { $what ->
    [commitment] Spil { $game }: skuldbindingin er { $found }, en samkvæmt fræinu { $expected }.
    [first] Spil { $game }: sæti { $found } byrjaði, en samkvæmt fræinu { $expected }.
    [throw] Spil { $game }: kast { $number } var { $found }, en samkvæmt fræinu { $expected }.
   *[pile] Spil { $game }: teppi { $number } í bunka var { $found }, en samkvæmt fræinu { $expected }.
}
verify-more = { $number ->
    [one] { $number } frávik er í viðbót.
   *[other] { $number } frávik eru í viðbót.
}
verify-error = Spil { $game }: { $why }
