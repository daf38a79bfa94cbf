### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } vira o Assam para a esquerda.
    [R] { $player } vira o Assam para a direita.
   *[F] { $player } deixa o Assam como está.
}
story-walked = { $mosaics ->
    [0] { $player } tira { $steps }; o Assam vai para { $square }.
    [one] { $player } tira { $steps }; o Assam vai por um mosaico para { $square }.
   *[other] { $player } tira { $steps }; o Assam vai por { $mosaics } mosaicos para { $square }.
}
story-paid = { $paid ->
    [one] { $player } paga { $paid } dirham a { $owner }.
   *[other] { $player } paga { $paid } dirhams a { $owner }.
}
story-paid-short = { $due ->
    [one] { $player } deve { $due } dirham a { $owner } e só pode pagar { $paid }.
   *[other] { $player } deve { $due } dirhams a { $owner } e só pode pagar { $paid }.
}
story-out = { $player } sai do jogo.
story-laid = { $player } põe um tapete { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
} em { $near } e { $far }.
story-revealed = O próximo tapete de { $player } é { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
}.
story-over = { $reason ->
    [last-player] Só resta um jogador: a partida acabou.
   *[last-rug] O último tapete está posto: a partida acabou.
}
