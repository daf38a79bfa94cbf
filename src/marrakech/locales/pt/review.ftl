### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Primeiro olhar
   *[deep] Um olhar mais atento
}: { $done } / { $total }
review-whose = Vista: { $player }
review-luck = sorte: um lançamento
review-skill = perícia: uma escolha
review-position = Ação do jogo
review-choices = { $phase ->
    [turn] Para onde virar Assam
   *[lay] Onde o tapete podia ficar
}
review-throws = O que podia ter saído
review-was-played = jogado
review-chance-margin = probabilidade de ganhar, vantagem
review-was-better = Jogada { $turn }: melhor era { $action }
review-was-best = Jogada { $turn }: isto era o melhor
review-cost = { $player }: { $action }. Perda: { $loss } pontos da probabilidade de ganhar.
review-dirhams = O mesmo em dirhams
review-result = resultado

## Find the better move

review-find = { $phase ->
    [turn] Encontra a melhor direção
   *[lay] Encontra o melhor tapete
}
review-try = Vou tentar
review-show = Mostra-me
review-next = Encontrar o próximo
review-choose = Escolhe no tabuleiro.
review-this-one = Este
review-yes = Sim, { $action } é o melhor.
review-near = Bom: { $action } perde só { $loss } para o melhor.
review-no = { $action } perde { $loss }. Olha outra vez.
review-no-mistakes = { $player }: nenhum erro a encontrar nesta partida.

## Hints and the tutor

review-hint = Dica
review-hint-all = Todas as escolhas
review-hint-best = O melhor: { $action }
review-hints = As dicas e o tutor podem ajudar
review-hints-hint = Só onde todos partilham um ecrã. O diário e o registo dizem quem foi ajudado.
review-tutor = Tutor: avisa-me antes de um erro contar
review-tutor-word = { $word ->
    [mistake] O tutor acha que isto é um erro.
   *[blunder] O tutor acha que isto é um erro grave.
}
review-tutor-cost = Custa { $loss } pontos da probabilidade de ganhar.
review-anyway = Jogar mesmo assim
review-think = Pensar outra vez
review-log-hint = Uma dica para { $player }.
review-log-tutor = Um aviso do tutor para { $player }.

## One's own games

review-own-won = ganha
review-own-none = Joga uma partida até ao fim: verás aqui o que os dados te deram e onde perdes mais.
review-own-look = Rever as minhas partidas: { $number }
review-own-games = Partidas revistas: { $number }
review-own-fair = Dados justos desviam-se tanto ou mais em { $share } % das séries deste comprimento.
