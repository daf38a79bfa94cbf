### `marrakech verify`.

verify-help = Tarkista, että päättyneen pelin noppa tuli siitä siemenluvusta, johon peli oli sidottu.
verify-file-help = Tallennetiedosto sellaisena kuin pelin lopussa tarjotaan; - on vakiosyöte.
verify-fair = Peli { $game } on rehellinen: sen sitoumus, { $throws ->
    [one] yksi heitto
   *[other] { $throws } heittoa
} ja { $rugs ->
    [0] pinot, jotka eivät kätke mitään,
    [one] yksi matto pinoista
   *[other] { $rugs } mattoa pinoista
} tulevat sen siemenluvusta.
verify-fault = { $what ->
    [commitment] Peli { $game }: sitoumus on { $found }, mutta siemenluvun mukaan { $expected }.
    [first] Peli { $game }: paikka { $found } aloitti, mutta siemenluvun mukaan { $expected }.
    [throw] Peli { $game }: heitto { $number } oli { $found }, mutta siemenluvun mukaan { $expected }.
   *[pile] Peli { $game }: pinon matto { $number } oli { $found }, mutta siemenluvun mukaan { $expected }.
}
verify-more = { $number ->
    [one] Eroja on vielä yksi.
   *[other] Eroja on vielä { $number }.
}
verify-error = Peli { $game }: { $why }
