### `marrakech show`, and how a position is told wherever it is shown.

show-help = Desenha uma posição no terminal, ou como imagem.
show-position-help = Uma posição numa linha, ou um conjunto de regras como international/3 para o seu início; - lê-a da entrada padrão.
show-svg-help = Escrever uma imagem SVG neste ficheiro; - é a saída padrão.
show-theme-help = As cores da imagem.
show-style-help = Como desenhar no terminal; por omissão a cores, se o terminal as tiver.
show-coordinates-help = Escrever os nomes das linhas na moldura.
show-json-help = Escrever a posição como JSON.
show-column-player = jogador
show-column-dirhams = dirhams
show-column-rugs = tapetes por pôr
show-column-next = próximo tapete
show-column-squares = casas
show-column-points = pontos
show-next-unknown = ainda não visto
show-out = fora
show-to-act = { $phase ->
    [turn] { $player } vira o Assam.
    [roll] { $player } lança o dado.
    [lay] { $player } põe um tapete.
    [reveal] A pilha de { $player } mostra o próximo tapete.
   *[over] A partida acabou.
}
show-place = { $place }. { $players }: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
show-written = Foi escrito { $file }.
