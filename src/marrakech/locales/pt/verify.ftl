### `marrakech verify`.

verify-help = Verifica que os dados de uma partida acabada vieram da semente com que ela se comprometeu.
verify-file-help = Um ficheiro com registos, como o fim de uma partida o oferece; - é a entrada padrão.
verify-game-fair = A partida { $game } é honesta: o seu compromisso, { $throws ->
    [0] { $throws } lançamentos
    [one] { $throws } lançamento
   *[other] { $throws } lançamentos
} e { $rugs ->
    [0] as pilhas, que nada escondem,
    [one] { $rugs } tapete das pilhas
   *[other] { $rugs } tapetes das pilhas
} são os da sua semente e do que os jogadores revelaram. { $alone ->
    [0] Os jogadores contribuíram para todos os lançamentos.
    [one] { $alone } lançamento é só do servidor.
   *[other] { $alone } lançamentos são só do servidor.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Foi um treino: { $redrawn } lançamento foi anulado e sorteado de novo.
   *[other] {" "}Foi um treino: { $redrawn } lançamentos foram anulados e sorteados de novo.
}
verify-differs = { $what ->
    [commitment] Partida { $game }: o compromisso é { $found }, mas o da semente é { $expected }.
    [first] Partida { $game }: começou o lugar { $found }, mas a semente diz { $expected }.
    [throw] Partida { $game }: o lançamento { $number } foi { $found }, mas a semente diz { $expected }.
    [link] Partida { $game }: o que foi revelado para o lançamento { $number } não pertence à cadeia do jogador.
    [count] Partida { $game }: lançamentos justificados: { $found }; lançamentos feitos: { $expected }.
   *[pile] Partida { $game }: o tapete { $number } de uma pilha foi { $found }, mas a semente diz { $expected }.
}
verify-more = { $number ->
    [one] Há mais { $number } diferença.
   *[other] Há mais { $number } diferenças.
}
verify-error = Partida { $game }: { $why }
