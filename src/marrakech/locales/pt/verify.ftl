### `marrakech verify`.

verify-help = Verifica que os dados de uma partida acabada vieram da semente com que ela se comprometeu.
verify-file-help = Um ficheiro com registos, como o fim de uma partida o oferece; - é a entrada padrão.
verify-fair = A partida { $game } é honesta: o seu compromisso, { $throws ->
    [0] { $throws } lançamentos
    [one] { $throws } lançamento
   *[other] { $throws } lançamentos
} e { $rugs ->
    [0] as pilhas, que nada escondem,
    [one] { $rugs } tapete das pilhas
   *[other] { $rugs } tapetes das pilhas
} são os da sua semente.
verify-fault = { $what ->
    [commitment] Partida { $game }: o compromisso é { $found }, mas o da semente é { $expected }.
    [first] Partida { $game }: começou o lugar { $found }, mas a semente diz { $expected }.
    [throw] Partida { $game }: o lançamento { $number } foi { $found }, mas a semente diz { $expected }.
   *[pile] Partida { $game }: o tapete { $number } de uma pilha foi { $found }, mas a semente diz { $expected }.
}
verify-more = { $number ->
    [one] Há mais { $number } diferença.
   *[other] Há mais { $number } diferenças.
}
verify-error = Partida { $game }: { $why }
