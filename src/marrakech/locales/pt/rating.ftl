# Ratings and the ladder

rating-title = A classificação
rating-lead = Quem joga e a que nível neste servidor. As pessoas do mercado estão entre os jogadores, com a força que lhes foi medida.
rating-pool = { $pool ->
    [pair] Dois jogadores
    [three] Três jogadores
    [four] Quatro jogadores
   *[variant] Virar no fim
}
rating-pools = Que partidas
rating-games = { $number ->
    [0] { $number } partidas
    [one] { $number } partida
   *[other] { $number } partidas
}
rating-you = Tu
rating-you-none = Ainda não tens avaliação aqui. Joga uma partida com avaliação: a opção está onde se prepara uma mesa.
rating-you-few = Entras na classificação depois de { $least } partidas, quando a tua avaliação for bastante segura.
rating-you-hidden = Não apareces na classificação.
rating-hide = Sair da classificação
rating-show = Estar na classificação
rating-nobody = Ainda não há ninguém nesta classificação. Entras depois de { $least } partidas com avaliação.
rating-nameless = Alguém
rating-off = Este servidor não mostra nenhuma classificação.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = A verdadeira força está dentro de ± em 95 de cada 100 casos. Com mais 400 ganha-se dez vezes mais vezes.
rating-curve = A tua avaliação, partida a partida, de { $first } a { $last }
rating-new = Com avaliação
rating-new-hint = O resultado conta para as avaliações: sem dicas e sem recuar. Quem se vai embora perde.
rating-table = Esta partida conta para a avaliação. Quem se vai embora perde.
rating-here = Avaliações
rating-counting = As avaliações estão a ser calculadas.
rating-why-anonymous = Sem avaliação: alguém joga aqui sem passaporte.
rating-why-same-player = Sem avaliação: dois lugares são da mesma pessoa.
rating-why-helped = Sem avaliação: alguém recebeu ajuda.
rating-why-closed = Sem avaliação: quem gere este servidor fechou a mesa.
rating-why-bot = Sem avaliação: um bot que joga aqui nunca foi medido.
rating-match = Avaliação
rating-match-either = Tanto faz
rating-match-yes = Com avaliação
rating-match-no = Sem avaliação
rating-near = Que nível
rating-near-any = Qualquer um
rating-near-close = Como eu
