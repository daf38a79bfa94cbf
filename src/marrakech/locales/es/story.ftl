### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } gira a Assam a la izquierda.
    [R] { $player } gira a Assam a la derecha.
   *[F] { $player } deja a Assam como está.
}
story-walked = { $mosaics ->
    [0] { $player } saca { $steps }; Assam va a { $square }.
    [one] { $player } saca { $steps }; Assam va por un mosaico a { $square }.
   *[other] { $player } saca { $steps }; Assam va por { $mosaics } mosaicos a { $square }.
}
story-paid = { $paid ->
    [one] { $player } paga un dirham a { $owner }.
   *[other] { $player } paga { $paid } dirhams a { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } debe un dirham a { $owner } y solo puede pagar { $paid }.
   *[other] { $player } debe { $due } dirhams a { $owner } y solo puede pagar { $paid }.
}
story-out = { $player } queda fuera.
story-laid = { $player } coloca una alfombra { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[purple] morada
} en { $near } y { $far }.
story-revealed = La próxima alfombra de { $player } será { $colour ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[purple] morada
}.
story-over = { $reason ->
    [last-player] Solo queda un jugador: la partida ha terminado.
   *[last-rug] Se ha colocado la última alfombra: la partida ha terminado.
}
