### `marrakech verify`.

verify-help = Comprueba que los dados de una partida terminada salieron de la semilla con la que se comprometió.
verify-file-help = Un archivo con registros, como el que se ofrece al final de una partida; - es la entrada estándar.
verify-game-fair = La partida { $game } es limpia: su compromiso, { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
} y { $rugs ->
    [0] los montones, que no ocultan nada,
    [one] una alfombra de los montones
   *[other] { $rugs } alfombras de los montones
} son los de su semilla y de lo que revelaron los jugadores. { $alone ->
    [0] Los jugadores contribuyeron a todas las tiradas.
    [one] Una tirada es solo del servidor.
   *[other] { $alone } tiradas son solo del servidor.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Fue una partida de práctica: una tirada se retiró y se sorteó de nuevo.
   *[other] {" "}Fue una partida de práctica: { $redrawn } tiradas se retiraron y se sortearon de nuevo.
}
verify-differs = { $what ->
    [commitment] Partida { $game }: el compromiso es { $found }, pero el de la semilla es { $expected }.
    [first] Partida { $game }: empezó el asiento { $found }, pero la semilla dice { $expected }.
    [throw] Partida { $game }: la tirada { $number } fue { $found }, pero la semilla dice { $expected }.
    [link] Partida { $game }: lo que se reveló para la tirada { $number } no pertenece a la cadena del jugador.
    [count] Partida { $game }: tiradas justificadas: { $found }; tiradas hechas: { $expected }.
   *[pile] Partida { $game }: la alfombra { $number } de un montón fue { $found }, pero la semilla dice { $expected }.
}
verify-more = { $number ->
    [one] Hay una diferencia más.
   *[other] Hay { $number } diferencias más.
}
verify-error = Partida { $game }: { $why }
