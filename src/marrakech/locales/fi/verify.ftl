### `marrakech verify`.

verify-help = Tarkista, että päättyneen pelin noppa tuli siitä siemenluvusta, johon peli oli sidottu.
verify-file-help = Tallennetiedosto sellaisena kuin pelin lopussa tarjotaan; - on vakiosyöte.
verify-game-fair = Peli { $game } on rehellinen: sen sitoumus, { $throws ->
    [one] yksi heitto
   *[other] { $throws } heittoa
} ja { $rugs ->
    [0] pinot, jotka eivät kätke mitään,
    [one] yksi matto pinoista
   *[other] { $rugs } mattoa pinoista
} tulevat sen siemenluvusta ja siitä, mitä pelaajat paljastivat. { $alone ->
    [0] Pelaajat vaikuttivat jokaiseen heittoon.
    [one] Yksi heitto on pelkästään palvelimen.
   *[other] { $alone } heittoa on pelkästään palvelimen.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Se oli harjoitus: yksi heitto otettiin takaisin ja arvottiin uudelleen.
   *[other] {" "}Se oli harjoitus: { $redrawn } heittoa otettiin takaisin ja arvottiin uudelleen.
}
verify-differs = { $what ->
    [commitment] Peli { $game }: sitoumus on { $found }, mutta siemenluvun mukaan { $expected }.
    [first] Peli { $game }: paikka { $found } aloitti, mutta siemenluvun mukaan { $expected }.
    [throw] Peli { $game }: heitto { $number } oli { $found }, mutta siemenluvun mukaan { $expected }.
    [link] Peli { $game }: se, mitä heittoa { $number } varten paljastettiin, ei kuulu pelaajan ketjuun.
    [count] Peli { $game }: heittoja on selvitetty { $found }, mutta niitä heitettiin { $expected }.
   *[pile] Peli { $game }: pinon matto { $number } oli { $found }, mutta siemenluvun mukaan { $expected }.
}
verify-more = { $number ->
    [one] Eroja on vielä yksi.
   *[other] Eroja on vielä { $number }.
}
verify-error = Peli { $game }: { $why }
