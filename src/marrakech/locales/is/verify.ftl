### `marrakech verify`.

verify-help = Athuga að teningaköst í spili sem er lokið komi af fræinu sem það var bundið.
verify-file-help = Skrá með skráðum spilum, eins og boðin er í lok spils; - er staðalinntak.
verify-game-fair = Spil { $game } er heiðarlegt: skuldbinding þess, { $throws ->
    [one] { $throws } kast
   *[other] { $throws } köst
} og { $rugs ->
    [0] bunkarnir, sem fela ekkert,
    [one] { $rugs } teppi úr bunkunum
   *[other] { $rugs } teppi úr bunkunum
} koma af fræi þess og því sem leikmenn birtu. { $alone ->
    [0] Leikmenn lögðu til hvers kasts.
    [one] { $alone } kast er þjónsins eins.
   *[other] { $alone } köst eru þjónsins eins.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Þetta var æfing: { $redrawn } kast var tekið aftur og dregið á ný.
   *[other] {" "}Þetta var æfing: { $redrawn } köst voru tekin aftur og dregin á ný.
}
verify-differs = { $what ->
    [commitment] Spil { $game }: skuldbindingin er { $found }, en samkvæmt fræinu { $expected }.
    [first] Spil { $game }: sæti { $found } byrjaði, en samkvæmt fræinu { $expected }.
    [throw] Spil { $game }: kast { $number } var { $found }, en samkvæmt fræinu { $expected }.
    [link] Spil { $game }: það sem var birt fyrir kast { $number } tilheyrir ekki keðju leikmannsins.
    [count] Spil { $game }: gerð er grein fyrir { $found } köstum, en þau voru { $expected }.
   *[pile] Spil { $game }: teppi { $number } í bunka var { $found }, en samkvæmt fræinu { $expected }.
}
verify-more = { $number ->
    [one] { $number } frávik er í viðbót.
   *[other] { $number } frávik eru í viðbót.
}
verify-error = Spil { $game }: { $why }
