### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Rever uma partida gravada: cada decisão, cada lançamento e de onde vem o resultado.
study-deep-help = Olhar três jogadas à frente em vez de duas: melhor, mas mais lento.
study-html-help = Escrever a revisão neste ficheiro, como página que não precisa de mais nada.
study-gave-up-help = A cor de quem desistiu ou ficou sem tempo; se forem várias, por esta ordem.
study-analyse-help = Avaliar tudo o que se pode fazer numa posição.
study-rollout-help = Jogar tantas partidas a partir de cada uma das melhores escolhas.
study-looking = a analisar
study-nothing-played = nada foi jogado nesta partida
study-no-such-colour = ninguém joga com { $colour } aqui
study-title = Revisão
study-found = Jogadas calculadas em avanço: { $turns }.
study-unfinished = A partida não acabou: o resultado é o que vale a última posição.
study-sums-chances = De onde vem o resultado, em pontos da probabilidade de ganhar
study-sums-margins = O mesmo em dirhams: pontos a mais do que o melhor dos outros
study-sums-note = Início, sorte e os dois tipos de perícia somam o resultado. Segundo olhar: a parte da perícia que vem de ver a mesma posição uma jogada depois.
study-played = Como se jogou
study-turning-points = Pontos de viragem
study-mistakes = As decisões mais caras
study-dice = Os dados, e o que era de esperar
study-habits = Onde se perdeu mais
study-graph = Probabilidades de ganhar
study-graph-note = Um quadrado é um lançamento, e um losango uma decisão, que mudou muito.
study-column-start = início
study-column-luck = sorte
study-column-skill = perícia própria
study-column-others = perícia dos outros
study-column-usual = sorte habitual
study-column-second-look = segundo olhar
study-column-accuracy = precisão
study-column-loss = perdido
study-column-mean-loss = perdido por decisão
study-column-decisions = decisões
study-column-inaccuracies = imprecisões
study-column-mistakes = erros
study-column-blunders = erros graves
study-column-like = jogou como
study-column-turn = jogada
study-column-better = melhor
study-column-chance = ganhar, %
study-column-margin = vantagem
study-column-share = provável, %
study-column-throws = lançamentos
study-column-mean = média
study-column-paid = pago
study-column-expected = esperado
study-spot = { $kind ->
    [turning] { $part ->
        [early] virar, cedo
       *[late] virar, tarde
    }
   *[laying] { $part ->
        [early] pôr tapetes, cedo
       *[late] pôr tapetes, tarde
    }
}
study-word = { $word ->
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
}
study-like-between = de { $first } a { $last }
study-action-turn = { $way ->
    [L] à esquerda
    [R] à direita
   *[F] em frente
}
study-action-throw = lançamento: { $steps }
study-action-reveal = próximo tapete: { $colour }
study-moment = Jogada { $turn }, { $player }: { $action }
study-moment-better = Melhor: { $action }.
study-to-win = { $player }: { $chance } % de ganhar, vantagem { $margin }
study-exact = Tudo foi seguido até ao fim: é exato.
study-why = Porquê { $action } e não { $other }:
study-no-reason = Nada que se possa contar no tabuleiro: só se vê mais adiante.
study-reason-pays = dirhams pagos em média neste lançamento: { $value }, não { $other }
study-reason-goes-out = risco de sair neste lançamento: { $value } %, não { $other } %
study-reason-rug-gain = pontos que o melhor tapete ganha depois, em média: { $value }, não { $other }
study-reason-lead = pontos de vantagem agora: { $value }, não { $other }
study-reason-covers = casas dos outros cobertas: { $value }, não { $other }
study-reason-own-area-kept = a maior área própria fica inteira, em casas: { $value }, não { $other }
study-reason-own-area-grown = casas da maior área própria: { $value }, não { $other }
study-reason-their-area-cut = casas da maior área de { $player }: { $value }, não { $other }
study-reason-earns = dirhams que isso rende em média na jogada seguinte: { $value }, não { $other }
study-reason-next-goes-out = probabilidade de quem se segue sair: { $value } %, não { $other } %
study-reason-risky-squares = casas que custam mais do que há na bolsa: { $value }, não { $other }
