### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Enumera os textos impressos das regras, ou mostra um com as suas diferenças.
editions-id-help = Uma edição, ou o código de uma língua. Sem ele, enumeram-se todas.
editions-column-id = id
editions-column-languages = línguas
editions-column-differences = diferenças em relação às regras padrão
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = não há edição nem língua «{ $text }»; `marrakech editions` enumera-as
editions-languages = Línguas: { $languages }
editions-booklet = Fonte: { $booklet }
editions-box = Na caixa: { $box }
editions-differences = Diferenças em relação às regras padrão:
editions-no-differences = Estas são as regras padrão.
editions-notes = Sobre o texto:
editions-use = Em Python: { $code }
editions-name = { $edition ->
    [international] International, English
    [french] French
    [dutch] Dutch
    [spanish] Spanish
    [italian] Italian
    [finnish] Finnish
    [swedish] Swedish
    [czech] Czech
    [greek] Greek
    [portuguese] Portuguese
    [polish] Polish
    [icelandic] Icelandic
    [arabic] Arabic
    [estonian] Estonian
    [latvian] Latvian
    [lithuanian] Lithuanian
    [russian] Russian
    [chinese-traditional] Chinese (traditional)
    [japanese] Japanese
    [chinese-simplified] Chinese (simplified)
    [hungarian] Hungarian
    [slovenian] Slovenian
    [romanian] Romanian
    [norwegian] Norwegian
    [serbian] Serbian
    [croatian] Croatian
    [german] German
    [korean] Korean
    [thai] Thai
    [persian] Persian
    [hong-kong-2022] Hong Kong 2022, Chinese
    [hong-kong-2022-english] Hong Kong 2022, English
    [hungarian-early] Hungarian, early
    [russian-lifestyle] Russian, Lifestyle
   *[french-2007] French, 2007
}

## The texts

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
editions-brief-area-owner = areas by owner
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
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = Em caso de empate em pontos nada decide: partilha-se o lugar (R6.3).
editions-differs-first-player-agree = Quem começa é escolhido de comum acordo (R2.4).
editions-differs-first-player-morocco = Começa quem esteve de férias em Marrocos há menos tempo (R2.4).
editions-differs-first-player-lot-or-youngest = Quem começa é sorteado, ou é o mais novo (R2.4).
editions-differs-box = A caixa contém: { $box }.
editions-differs-box-not-listed = O texto não indica o que a caixa contém.

## Remarks that are no rules

editions-note-box-colours = A caixa tem 15 tapetes de cada uma de três cores, e 12 da quarta.
editions-note-coins = As moedas de um são prateadas, as de cinco são douradas.
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = O texto diz expressamente que se podem cobrir duas metades da mesma cor.
editions-note-setup-one-colour = A linha sobre a preparação dá a dois jogadores 15 tapetes de uma cor a cada um; é a opção «Dois jogadores: uma cor cada um» (R2.3).
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = Um lapso: faltam o objetivo, o conteúdo e o que decide os empates.
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = Um lapso: os tapetes para dois jogadores são contados duas vezes, de forma diferente.
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = Um lapso: «pode» pôr-se um tapete; na verdade, é obrigatório (R5.4).
