### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Ganhas por um ponto!
   *[other] Ganhas por { $points } pontos!
}
share-you-win-plain = Ganhas!
share-you-share = Partilhas a vitória!
share-wins = { $points ->
    [one] { $player } ganha por um ponto!
   *[other] { $player } ganha por { $points } pontos!
}
share-wins-you = { $place ->
    [2] { $player } ganha, ficas em segundo lugar
    [3] { $player } ganha, ficas em terceiro lugar
   *[4] { $player } ganha, ficas em quarto lugar
}
share-moment = A dízima mais alta
share-moment-own = O teu melhor momento
share-result = Partilhar o resultado
share-picture = Guardar como imagem
share-film = Guardar como imagem animada
share-further = Mais

## What a link says of itself in a messenger

share-site = Um jogo de tabuleiro de tapetes para dois a quatro: no navegador, com amigos ou contra bots.
share-invites = { $player } convida-te para o mercado
share-invites-hint = Abre a ligação e senta-te. Ninguém precisa de conta.
share-going-on = Está a decorrer um jogo
share-look = Ver o jogo

## Inviting

share-more = Regras, relógio e lugares
share-taste = Nunca jogaste? Sessenta segundos
share-taste-hint = Três pequenos passos num tabuleiro a sério.
share-taste-done = É isto o essencial. O resto vem por si.
