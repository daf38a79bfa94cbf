### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 印刷されたルールの一覧、または1つの版の違いを表示します。
editions-id-help = 版、または言語コード。省略するとすべて表示します。
editions-column-id = ID
editions-column-languages = 言語
editions-column-differences = 標準ルールとの違い
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = 「{ $text }」という版や言語はありません。`marrakech editions` で一覧を表示できます
editions-languages = 言語：{ $languages }
editions-booklet = 出典：{ $booklet }
editions-box = 箱の中身：{ $box }
editions-differences = 標準ルールとの違い：
editions-no-differences = これが標準ルールです。
editions-notes = 本文について：
editions-use = Python では：{ $code }
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
    [international] 国際版の冊子にある30言語の1つ
    [hong-kong-2022] 2022年の香港版のルール
    [hungarian-early] 初期のハンガリー版のルール
    [russian-lifestyle] ロシアの Lifestyle 版のルール
   *[french-2007] 2007年のフランス版のルール
}
editions-contents = じゅうたん{ $rugs }枚、1ディルハム硬貨{ $ones }枚、5ディルハム硬貨{ $fives }枚{ $bag ->
    [yes] 、袋1つ
   *[no] {""}
}
editions-box-not-listed = 本文に記載なし

## Differences, in a word or two for a table

editions-brief-standard = 標準ルール
editions-brief-elimination-no = 脱落なし
editions-brief-variant-none = バリアントなし
editions-brief-variant-turn-at-end-optional = バリアント：向きを変えなくてもよい
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = 2色を交互に
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = 同点は同順位
editions-brief-first-player-agree = 最初：話し合い
editions-brief-first-player-morocco = 最初：最近モロッコに行った人
editions-brief-first-player-lot-or-youngest = 最初：くじか最年少

## Differences, in whole sentences

editions-differs-elimination-no = 全額を払えない人は、あるだけ払ってゲームを続けます。脱落はありません（R4.4）。
editions-differs-variant-none = 手番の最後にアッサムの向きを変えるバリアントはありません（R7）。
editions-differs-variant-turn-at-end-optional = バリアントで、アッサムの向きをそのままにしておくこともできます。回すのは90度までです（R7.3）。
editions-differs-cover-any = どのじゅうたんも、2マスとも一度に覆うことはできません。自分のものでもだめです（R5.3）。
editions-differs-cover-colours = 新しいじゅうたんの下になる2つの半分は、別々のじゅうたんで、可能なかぎり違う色でなければなりません（R5.3、R5.4）。
editions-differs-pile-alternating = 2人のときは、自分の2色を交互に敷きます（R2.3）。
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = 同点のときは、ほかに比べるものはなく、同順位になります（R6.3）。
editions-differs-first-player-agree = 最初の人は話し合いで決めます（R2.4）。
editions-differs-first-player-morocco = いちばん最近モロッコへ旅行した人から始めます（R2.4）。
editions-differs-first-player-lot-or-youngest = 最初の人は、くじで決めるか、いちばん若い人です（R2.4）。
editions-differs-box = 箱の中身：{ $box }。
editions-differs-box-not-listed = 箱の中身は本文に書かれていません。

## Remarks that are no rules

editions-note-box-colours = 箱には、3色のじゅうたんが15枚ずつと、4色目が12枚入っています。
editions-note-coins = 1ディルハムは銀色、5ディルハムは金色です。
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = 同じ色の半分2つを覆ってもよいと、はっきり書かれています。
editions-note-setup-one-colour = 準備の項では、2人のとき1色を15枚ずつとしています。これはオプション「2人のとき：1色ずつ」にあたります（R2.3）。
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = 誤り：ゲームの目的、内容物、同点のときの決め方が抜けています。
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = 誤り：2人用のじゅうたんの枚数が2回、違う数で書かれています。
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = 誤り：じゅうたんを敷いても「よい」とありますが、必ず敷きます（R5.4）。
