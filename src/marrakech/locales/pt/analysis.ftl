### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Análise
analysis-open = Abrir na análise
# The three things that can be done
analysis-mode = { $mode ->
    [try] Experimentar
    [edit] Editar a posição
   *[paste] Colar
}
analysis-copy-text = Copiar como texto
analysis-picture = Guardar como imagem

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } vira o Assam
    [roll] { $player } lança o dado
    [lay] { $player } põe um tapete
    [reveal] { $player }: qual é o próximo tapete?
   *[over] O jogo acabou
}
analysis-deeper = A ver mais fundo …
analysis-rollout = Jogar até ao fim
analysis-games = Partidas jogadas até ao fim: { $games }
analysis-die = Pôr o dado à mão
analysis-mean = Até lá, os números são a média de todos os lançamentos.
analysis-heat = Onde o Assam pode parar, e quanto custa

## Variations

analysis-variations = Variantes
analysis-start = Posição inicial
analysis-name = Nome desta variante
analysis-delete = Apagar a partir daqui

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Tirar
}
analysis-hint = { $tool ->
    [assam] Toca numa casa. Toca no Assam para o virar.
    [away] Toca num tapete.
   *[rug] Toca em duas casas vizinhas.
}
analysis-dirhams = Dirhams
analysis-rugs = Tapetes que restam
analysis-mover = De quem é a vez?
analysis-next = O que vem a seguir?
analysis-phase = { $phase ->
    [turn] virar o Assam
    [roll] lançar o dado
   *[lay] pôr um tapete
}
analysis-empty = Esvaziar o tabuleiro
analysis-line = Posição numa linha
analysis-use = Usar
analysis-play-on = Continuar a jogar daqui
