### `marrakech verify`.

verify-help = Comprueba que los dados de una partida terminada salieron de la semilla con la que se comprometió.
verify-file-help = Un archivo con registros, como el que se ofrece al final de una partida; - es la entrada estándar.
verify-fair = La partida { $game } es limpia: su compromiso, { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
} y { $rugs ->
    [0] los montones, que no ocultan nada,
    [one] una alfombra de los montones
   *[other] { $rugs } alfombras de los montones
} son los de su semilla.
verify-fault = { $what ->
    [commitment] Partida { $game }: el compromiso es { $found }, pero el de la semilla es { $expected }.
    [first] Partida { $game }: empezó el asiento { $found }, pero la semilla dice { $expected }.
    [throw] Partida { $game }: la tirada { $number } fue { $found }, pero la semilla dice { $expected }.
   *[pile] Partida { $game }: el color de la alfombra { $number } de un montón fue { $found }, pero la semilla dice { $expected }.
}
verify-more = { $number ->
    [one] Hay una diferencia más.
   *[other] Hay { $number } diferencias más.
}
verify-error = Partida { $game }: { $why }
