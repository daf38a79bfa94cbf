### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Aprender a jogar
learn-lead = Dez pequenos passos num tabuleiro a sério, cinco minutos.
learn-step = Passo { $number } de { $steps }
learn-steps = Passos
learn-step-done = { $title } (feito)
learn-resume = Continuar a lição
learn-again = Desde o início
learn-next = Continuar
learn-back = Voltar
learn-right = Certo!
learn-wrong = Não é bem isso.
learn-rule = Regra { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Para a esquerda dele
    [R] Para a direita dele
   *[F] Em frente
}
learn-throw = Lançar o dado
learn-lay = Pôr o tapete aqui
learn-number = { $number }
learn-end-title = Agora conheces o jogo
learn-end = Não há mais nada para saber. O resto é sorte, e um pouco de astúcia.
learn-end-play = Jogar contra o Hassan, o carregador

learn-turn = Virar o Assam
learn-turn-see-task = Jogas com os tapetes vermelhos, e é a tua vez. Primeiro podes virar o Assam. Esquerda e direita são as dele: olha para baixo, por isso a sua mão esquerda está à direita no ecrã. Leva-o para onde não possa dar com um tapete amarelo.
learn-turn-left = É aí que estão os tapetes amarelos: com a maior parte dos lançamentos, pagavas.
learn-turn-forward = Em frente também há um tapete amarelo. Experimenta outro caminho.
learn-turn-done = Por aí não te pode acontecer nada.

learn-throw-title = Lançar o dado
learn-throw-task = Agora lança o dado. O Assam anda uma casa por cada chinelo.
learn-throw-done = Três chinelos, três casas.

learn-mosaic = Por um mosaico
learn-mosaic-task = O dado mostra três, e o Assam olha para baixo. Na borda, segue o mosaico. Em que casa é que ele para?
learn-mosaic-straight = Aí acaba o mercado: ele segue o mosaico e volta a entrar mesmo ao lado.
learn-mosaic-count = O caminho por um mosaico é um passo. Conta outra vez.
learn-mosaic-other = Aí não. Segue o mosaico com o dedo, passo a passo.
learn-mosaic-done = Para baixo, pelo mosaico, e outra vez para cima.

learn-pay = Pagar
learn-pay-task = O Assam parou num tapete amarelo. Quantos dirhams pagas?
learn-pay-few = Conta todas as casas amarelas ligadas à que está debaixo do Assam, incluindo essa.
learn-pay-many = Há uma casa amarela que não conta: um tapete vermelho separa-a, e os cantos não ligam.
learn-pay-done = Um dirham por cada casa da zona.

learn-lay-title = Pôr um tapete
learn-lay-task = No fim do teu turno pões um tapete. Escolhe duas casas, uma delas ao lado do Assam.
learn-lay-done = A partir de agora, quem parar aí paga-te.

learn-cover = Cobrir tapetes
learn-cover-task = Um tapete pode ficar em cima de outros. Cobre metade do tapete amarelo e metade do azul.
learn-cover-elsewhere = É permitido, mas não cobre os dois tapetes. Procura o sítio onde uma metade amarela e uma azul estão lado a lado.
learn-cover-done = Mais duas casas para ti, e menos duas para os outros.

learn-count = Contar
learn-count-task = O último tapete está posto. Quem ganhou? Conta cada dirham, e cada casa em que se vê um tapete.
learn-count-dirhams = Os dirhams não são tudo: soma as casas em que se veem os tapetes.
learn-count-squares = As casas não são tudo: soma os dirhams.
learn-count-other = Soma dirhams e casas de cada jogador.
learn-count-done = Dirhams e casas juntos: é o total mais alto.

learn-out = Sair do jogo
learn-out-task = Azul tem só três dirhams e tem de pagar cinco. O que acontece?
learn-out-choice-out = Azul paga três e sai do jogo.
learn-out-choice-owes = Azul paga três e fica a dever dois.
learn-out-choice-free = Azul não tem de pagar.
learn-out-owes = Neste mercado não há dívidas.
learn-out-free = Quem pode pagar alguma coisa tem de o fazer.
learn-out-done = Os tapetes azuis ficam e tornam-se neutros. A partir de agora não custam nada a ninguém.

learn-piles = Dois jogadores
learn-piles-task = A dois, cada jogador tem duas cores. O amarelo e o roxo são do outro jogador, e o Assam parou num tapete amarelo. Quantos dirhams pagas?
learn-piles-both = Os tapetes amarelos e os roxos são duas zonas, embora sejam do mesmo jogador. Conta só os amarelos.
learn-piles-few = Conta todas as casas amarelas ligadas à que está debaixo do Assam.
learn-piles-done = Cada cor é uma zona à parte. E o próximo tapete a pôr é sempre o de cima da tua pilha.

learn-variant = A variante
learn-variant-task = Na variante vira-se o Assam no fim: já puseste o teu tapete, e o jogador seguinte vai ter de seguir para onde ele olhar. Vira-o para os teus tapetes vermelhos.
learn-variant-wrong = Desse lado não há tapetes vermelhos. Os teus estão do outro lado dele.
learn-variant-done = Agora o jogador seguinte dificilmente escapa aos teus tapetes.
