### `marrakech verify`.

verify-help = Ellenőrzi, hogy egy befejezett játszma dobásai abból a magból erednek-e, amelyhez kötve volt.
verify-file-help = Egy fájl feljegyzésekkel, ahogy a játszma vége felkínálja; - a szabványos bemenet.
verify-fair = { $game }. játszma: becsületes; a záloga, { $throws ->
    [one] egy dobása
   *[other] { $throws } dobása
} és { $rugs ->
    [0] a paklik, amelyek semmit sem rejtenek,
    [one] egy szőnyege a paklikból
   *[other] { $rugs } szőnyege a paklikból
} mind a magjából ered.
verify-fault = { $what ->
    [commitment] { $game }. játszma: a zálog { $found }, de a magé { $expected }.
    [first] { $game }. játszma: a kezdő hely { $found } volt, de a mag szerint { $expected }.
    [throw] { $game }. játszma: { $number }. dobás: { $found } volt, de a mag szerint { $expected }.
   *[pile] { $game }. játszma: egy pakli { $number }. szőnyege { $found } volt, de a mag szerint { $expected }.
}
verify-more = { $number ->
    [one] Van még egy eltérés.
   *[other] Van még { $number } eltérés.
}
verify-error = { $game }. játszma: { $why }
