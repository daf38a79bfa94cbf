### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Enumera os textos impressos das regras, ou mostra um com as suas diferenças.
editions-id-help = Uma edição, ou o código de uma língua. Sem ele, enumeram-se todas.
editions-column-id = id
editions-column-languages = línguas
editions-column-differences = diferenças em relação às regras padrão
editions-legend = O padrão: quem não pode pagar sai do jogo, há uma variante, os tapetes dos outros estão protegidos (cover: opponents), a dois as pilhas são baralhadas, os dirhams decidem os empates, sorteia-se quem começa. `marrakech editions ID` explica uma por palavras.
editions-unknown = não há edição nem língua «{ $text }»; `marrakech editions` enumera-as
editions-languages = Línguas: { $languages }
editions-booklet = Fonte: { $booklet }
editions-box = Na caixa: { $box }
editions-differences = Diferenças em relação às regras padrão:
editions-no-differences = Estas são as regras padrão.
editions-notes = Sobre o texto:
editions-use = Em Python: { $code }

## The texts

editions-title = { $edition ->
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
    [hong-kong-2022] Hong Kong, 2022
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
editions-differs-tiebreak-none = Em caso de empate em pontos nada decide: partilha-se o lugar (R6.3).
editions-differs-first-player-agree = Quem começa é escolhido de comum acordo (R2.4).
editions-differs-first-player-morocco = Começa quem esteve de férias em Marrocos há menos tempo (R2.4).
editions-differs-first-player-lot-or-youngest = Quem começa é sorteado, ou é o mais novo (R2.4).
editions-differs-box = A caixa contém: { $box }.
editions-differs-box-not-listed = O texto não indica o que a caixa contém.

## Remarks that are no rules

editions-note-box-colours = A caixa tem 15 tapetes de cada uma de três cores, e 12 da quarta.
editions-note-coins = As moedas de um são prateadas, as de cinco são douradas.
editions-note-same-colour-allowed = O texto diz expressamente que se podem cobrir duas metades da mesma cor.
editions-note-setup-one-colour = A linha sobre a preparação dá a dois jogadores 15 tapetes de uma cor a cada um; é a opção «Dois jogadores: uma cor cada um» (R2.3).
editions-note-slip-walk = Um lapso: o pagamento está impresso duas vezes, uma delas no lugar do movimento.
editions-note-slip-left-out = Um lapso: faltam o objetivo, o conteúdo e o que decide os empates.
editions-note-slip-counts-twice = Um lapso: os tapetes para dois jogadores são contados duas vezes, de forma diferente.
editions-note-slip-counts-rugs = Um lapso: no fim contam-se tapetes, quando todos os outros textos contam casas.
editions-note-slip-may-lay = Um lapso: «pode» pôr-se um tapete; na verdade, é obrigatório (R5.4).
editions-note-slip-one-half = Um lapso: diz-se que um tapete só cobre o de outro jogador com uma metade, mas duas metades de tapetes diferentes constam do que é permitido.
editions-note-slip-lost-not = Um lapso: perdeu-se o «não» de «numa casa livre não se paga».
