### `marrakech verify`.

verify-help = Ellenőrzi, hogy egy befejezett játszma dobásai abból a magból erednek-e, amelyhez kötve volt.
verify-file-help = Egy fájl feljegyzésekkel, ahogy a játszma vége felkínálja; - a szabványos bemenet.
verify-game-fair = { $game }. játszma: becsületes; a záloga, { $throws ->
    [one] egy dobása
   *[other] { $throws } dobása
} és { $rugs ->
    [0] a paklik, amelyek semmit sem rejtenek,
    [one] egy szőnyege a paklikból
   *[other] { $rugs } szőnyege a paklikból
} mind a magjából és abból ered, amit a játékosok felfedtek. { $alone ->
    [0] A játékosok minden dobáshoz hozzátettek.
    [one] Egy dobás csak a kiszolgálóé.
   *[other] { $alone } dobás csak a kiszolgálóé.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Gyakorlás volt: egy dobást visszavettek és újra kisorsoltak.
   *[other] {" "}Gyakorlás volt: { $redrawn } dobást visszavettek és újra kisorsoltak.
}
verify-differs = { $what ->
    [commitment] { $game }. játszma: a zálog { $found }, de a magé { $expected }.
    [first] { $game }. játszma: a kezdő hely { $found } volt, de a mag szerint { $expected }.
    [throw] { $game }. játszma: { $number }. dobás: { $found } volt, de a mag szerint { $expected }.
    [link] { $game }. játszma: { $number }. dobás: amit felfedtek hozzá, nem tartozik a játékos láncához.
    [count] { $game }. játszma: { $found } dobásról van adat, de { $expected } történt.
   *[pile] { $game }. játszma: egy pakli { $number }. szőnyege { $found } volt, de a mag szerint { $expected }.
}
verify-more = { $number ->
    [one] Van még egy eltérés.
   *[other] Van még { $number } eltérés.
}
verify-error = { $game }. játszma: { $why }
