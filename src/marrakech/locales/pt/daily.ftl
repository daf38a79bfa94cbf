### The market of the day: everybody plays the same deal once.

daily-title = O mercado de hoje
daily-same = Os mesmos lançamentos para todos, { $day }.
daily-against = Tu contra { $people }, com os mesmos lançamentos que todos, { $day }.
# On the first screen, and at the table
daily-home = O mercado de hoje
daily-minutes = { $minutes ->
    [0] cerca de { $minutes } minutos
    [one] cerca de { $minutes } minuto
   *[other] cerca de { $minutes } minutos
}
daily-play = Jogar
daily-go-on = Continuar
daily-once = Conta a primeira tentativa, e não há outra.
daily-name = O teu nome
daily-points = pontos
daily-first-by = { $points ->
    [0] pontos, primeiro lugar
    [one] ponto, primeiro lugar
   *[other] pontos, primeiro lugar
}; vantagem: { $margin }
daily-placed = { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
}, { $place ->
    [1] primeiro
    [2] segundo
    [3] terceiro
   *[4] quarto
} lugar à mesa
daily-late = Esta partida acabou tarde demais para contar.
daily-better = Melhor do que { $percent } em cada 100 vendedores
daily-alone = Hoje ninguém jogou antes de ti
daily-so-far = { $games ->
    [0] { $games } partidas até agora
    [one] { $games } partida até agora
   *[other] { $games } partidas até agora
}
daily-games = { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}
# Below a bar of the figure that tells how many have how many points
daily-you = tu
# The figure, for those who cannot see it
daily-spread = Quantos pontos têm os outros
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Sem a sorte: { $points }
daily-without-luck-wait = A contar a sorte…
daily-throws = Os teus lançamentos
daily-throws-hint = só se veem depois da partida
daily-throw = { $steps ->
    [one] um
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Ainda nenhuma lanterna acesa
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
daily-best-streak = recorde: { $days }
daily-lit = { $day }: jogado
daily-dark = { $day }: não jogado
daily-open = { $day }: ainda aberto
daily-share-title = Contar sem revelar
daily-share-hint = Ouro: o melhor tapete. Verde: um bom. Vermelho: um erro.
daily-share-nothing = Não se revela nenhuma casa, nenhum lançamento, nenhum tapete.
daily-pattern = Os teus turnos: { $best } com o melhor, { $good } bons, { $mistakes ->
    [0] { $mistakes } erros
    [one] { $mistakes } erro
   *[other] { $mistakes } erros
}
daily-share = Partilhar
daily-picture = Imagem
daily-look-again = Ver outra vez
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
daily-next = { $hours ->
    [0] O próximo mercado abre dentro de menos de uma hora.
    [one] O próximo mercado abre dentro de uma hora.
   *[other] O próximo mercado abre dentro de { $hours } horas.
}
daily-table = A classificação do dia
daily-table-points = Por pontos
daily-table-luckless = Sem a sorte
daily-somebody = Alguém
daily-me = tu
daily-rank = Lugar
daily-who = Quem
daily-be-named = Mostrar o meu nome aos outros
daily-yesterday = Ontem
daily-yesterday-came = O teu lugar: { $rank } de { $games }, com { $points } pontos
daily-yesterday-missed = { $games ->
    [0] Ninguém apareceu
    [one] { $games } partida
   *[other] { $games } partidas
}
daily-yesterday-soon = Os resultados abrem a esta hora: { $time }.
daily-look = Ver
daily-back = O mercado de hoje
daily-of = Mercado de { $day }
daily-best-line = A melhor partida
daily-bot-line = { $bot } na mesma mesa
daily-line-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
daily-seed = Foi igual para todos?
daily-seed-fits = Sim: os lançamentos resultam deste número, e esta impressão digital dele foi mostrada no dia anterior.
daily-seed-fits-late = Os lançamentos resultam deste número. No dia anterior não estava cá ninguém para mostrar a impressão digital.
daily-seed-wrong = Este número não corresponde à impressão digital que foi mostrada.
daily-seed-number = O número
daily-seed-print = A impressão digital
daily-tomorrow = A impressão digital de amanhã
daily-tomorrow-hint = Já fixa os lançamentos de amanhã. O número por trás dela é revelado no dia seguinte.
daily-two = Quem tem dois navegadores pode jogar duas vezes. É um jogo, não um concurso.
daily-archive = Mercados anteriores
daily-archive-hint = Joga outra vez qualquer dia passado. Não conta para a classificação.
daily-archive-play = Jogar outra vez
daily-archive-day = Dia
daily-nobody = Ainda ninguém o acabou.
daily-to-table = A classificação do dia
## Pictures and links
daily-card = O mercado de { $day }
daily-card-look = Joga o mesmo mercado
