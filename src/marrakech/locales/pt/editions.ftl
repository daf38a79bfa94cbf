### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Enumera os textos impressos das regras, ou mostra um com as suas diferenças.
editions-id-help = Uma edição, ou o código de uma língua. Sem ele, enumeram-se todas.
editions-column-id = id
editions-column-languages = línguas
editions-column-differences = diferenças em relação às regras padrão
editions-standard = O padrão: quem não pode pagar sai do jogo, há uma variante, os tapetes dos outros estão protegidos (cover: opponents), a dois as pilhas são baralhadas e cada cor é uma zona à parte, os dirhams decidem os empates, sorteia-se quem começa. `marrakech editions ID` explica uma por palavras.
editions-unknown = não há edição nem língua «{ $text }»; `marrakech editions` enumera-as
editions-languages = Línguas: { $languages }
editions-booklet = Fonte: { $booklet }
editions-box = Na caixa: { $box }
editions-differences = Diferenças em relação às regras padrão:
editions-no-differences = Estas são as regras padrão.
editions-notes = Sobre o texto:
editions-use = Em Python: { $code }

## The texts

editions-name = { $edition ->
    [international] Internacional, inglês
    [french] Francesa
    [dutch] Neerlandesa
    [spanish] Espanhola
    [italian] Italiana
    [finnish] Finlandesa
    [swedish] Sueca
    [czech] Checa
    [greek] Grega
    [portuguese] Portuguesa
    [polish] Polaca
    [icelandic] Islandesa
    [arabic] Árabe
    [estonian] Estónia
    [latvian] Letã
    [lithuanian] Lituana
    [russian] Russa
    [chinese-traditional] Chinesa (tradicional)
    [japanese] Japonesa
    [chinese-simplified] Chinesa (simplificado)
    [hungarian] Húngara
    [slovenian] Eslovena
    [romanian] Romena
    [norwegian] Norueguesa
    [serbian] Sérvia
    [croatian] Croata
    [german] Alemã
    [korean] Coreana
    [thai] Tailandesa
    [persian] Persa
    [hong-kong-2022] Hong Kong 2022, chinês
    [hong-kong-2022-english] Hong Kong 2022, inglês
    [hungarian-early] Húngara, antiga
    [russian-lifestyle] Russa, Lifestyle
   *[french-2007] Francesa, 2007
}
editions-booklet-name = { $booklet ->
    [international] uma das trinta línguas do folheto internacional
    [hong-kong-2022] as regras da caixa de Hong Kong de 2022
    [hungarian-early] as regras de uma antiga caixa húngara
    [russian-lifestyle] as regras da caixa russa da Lifestyle
   *[french-2007] as regras da caixa francesa de 2007
}
editions-contents = { $rugs } tapetes, { $ones } moedas de um dirham, { $fives } de cinco{ $bag ->
    [yes] , um saco
   *[no] {""}
}
editions-box-not-listed = não indicado no texto

## Differences, in a word or two for a table

editions-brief-standard = as regras padrão
editions-brief-elimination-no = ninguém sai do jogo
editions-brief-variant-none = sem variante
editions-brief-variant-turn-at-end-optional = variante: até um quarto de volta
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = cores alternadas
editions-brief-area-owner = zonas por dono
editions-brief-tiebreak-none = sem desempate
editions-brief-first-player-agree = começa: por acordo
editions-brief-first-player-morocco = começa: o último em Marrocos
editions-brief-first-player-lot-or-youngest = começa: sorteio ou o mais novo

## Differences, in whole sentences

editions-differs-elimination-no = Quem não pode pagar tudo paga o que tem e continua a jogar; ninguém sai do jogo (R4.4).
editions-differs-variant-none = A variante em que se vira o Assam no fim do turno não existe neste texto (R7).
editions-differs-variant-turn-at-end-optional = Na variante, o Assam também pode ficar como está: vira-se no máximo um quarto de volta (R7.3).
editions-differs-cover-any = Um tapete não pode cobrir as duas metades de nenhum tapete, nem sequer de um tapete próprio (R5.3).
editions-differs-cover-colours = As duas metades por baixo de um tapete novo têm de ser de dois tapetes e de cores diferentes, se for possível (R5.3, R5.4).
editions-differs-pile-alternating = A dois, cada jogador põe as suas duas cores alternadamente (R2.3).
editions-differs-area-owner = A dois, as duas cores de um jogador formam uma só zona: paga-se por todas as casas ligadas entre si que tenham tapetes desse jogador (R4.5).
editions-differs-tiebreak-none = Em caso de empate em pontos nada decide: partilha-se o lugar (R6.3).
editions-differs-first-player-agree = Quem começa é escolhido de comum acordo (R2.4).
editions-differs-first-player-morocco = Começa quem esteve de férias em Marrocos há menos tempo (R2.4).
editions-differs-first-player-lot-or-youngest = Quem começa é sorteado, ou é o mais novo (R2.4).
editions-differs-box = A caixa contém: { $box }.
editions-differs-box-not-listed = O texto não indica o que a caixa contém.

## Remarks that are no rules

editions-note-box-colours = A caixa tem 15 tapetes de cada uma de três cores, e 12 da quarta.
editions-note-coins = As moedas de um são prateadas, as de cinco são douradas.
editions-note-age-and-time = O texto diz: 2 a 4 jogadores, a partir dos 6 anos, 20 minutos.
editions-note-not-under-three = O texto diz que o jogo não é para crianças com menos de três anos.
editions-note-pick-colour = Cada um escolhe a cor de que mais gosta.
editions-note-rock-paper-scissors = Quem começa decide-se por sorteio, ou com pedra, papel e tesoura.
editions-note-edge-mosaics = O que liga as linhas na borda chama-se neste texto «mosaicos»; na maioria dos textos são setas.
editions-note-edge-bends = O que liga as linhas na borda chama-se neste texto «curvas»; na maioria dos textos são setas.
editions-note-edge-lines = O que liga as filas na borda chama-se neste texto «linhas»; na maioria dos textos são setas.
editions-note-same-colour-allowed = O texto diz expressamente que se podem cobrir duas metades da mesma cor.
editions-note-setup-one-colour = A linha sobre a preparação dá a dois jogadores 15 tapetes de uma cor a cada um; é a opção «Dois jogadores: uma cor cada um» (R2.3).
editions-note-pile-reading = Que a dois se ponham as cores alternadamente é a leitura mais natural do texto; também se poderia entender que as duas cores são baralhadas.
editions-note-not-mixed = A dois, cada jogador põe os seus tapetes numa pilha, mas o texto não diz que os baralha. Aqui as pilhas são baralhadas (R2.3).
editions-note-keeping-heading = O texto não diz que se pode deixar o Assam como está. Aqui pode (R3.2).
editions-note-own-square = O texto não diz que se paga também pela casa debaixo do Assam. Aqui paga-se (R4.1).
editions-note-out-of-money = O texto diz que um jogador que «fica sem dinheiro» sai do jogo. Aqui é quem não pode pagar tudo o que deve; quem já não tem nada, mas também não deve nada, continua a jogar (R4.3).
editions-note-loose-one-half = «Só com uma metade em cima do tapete de outro» é pouco preciso. Lido com a lista ao lado, o texto diz o mesmo que os outros: podem cobrir-se metades de dois tapetes diferentes.
editions-note-slip-no-walk = Um lapso: o pagamento está impresso uma segunda vez no lugar do movimento, e por isso o texto não diz o que acontece na borda do mercado.
editions-note-slip-not-lost = Um lapso: perdeu-se o «não» de «numa casa livre ou num tapete próprio não se paga».
editions-note-slip-pays-rugs = Um lapso: para o pagamento contam-se tapetes, quando todos os outros textos contam casas. Aqui paga-se por casas (R4.1); no fim este texto também conta metades, como todos.
editions-note-slip-may-lay = Um lapso: «pode» pôr-se um tapete; na verdade, é obrigatório (R5.4).
editions-note-slip-left-out = Um lapso: faltam o objetivo, o conteúdo e o que decide os empates.
editions-note-slip-opponent = Um lapso: no fim conta «cada dirham que resta ao adversário»; devia dizer «ao jogador».
editions-note-slip-counts-twice = Um lapso: os tapetes para dois jogadores são contados duas vezes, de forma diferente.
editions-note-slip-variant = Um lapso: o último passo da variante está confuso («vira a figura pode virar um quarto»). Aqui vira-se o Assam exatamente um quarto de volta (R7.3).
editions-note-slip-aim = Um lapso: a frase que explica o objetivo fica a meio.
editions-note-slip-cards = Um lapso: o texto fala em pôr «cartas»; trata-se dos tapetes.
editions-note-slip-results = Um lapso: está escrito «resultados da casa» onde se trata dos seus lados.
editions-note-slip-exit-arrow = Um lapso: na borda, o Assam segue «em direção à seta de saída».
editions-note-slip-end-of-rug = Um lapso: diz-se que um tapete toca o lado com a «ponta»; trata-se de uma das suas casas (R5.1).
editions-note-slip-dirham-won = Um lapso: no fim conta «cada dirham ganho»; trata-se de cada dirham que se tem (R6.2).
editions-note-slip-leaves-game = Um lapso: na borda, o Assam «sai do jogo»; na verdade, sai do mercado.
