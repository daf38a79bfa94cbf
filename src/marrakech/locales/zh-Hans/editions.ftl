### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 列出各印刷版规则，或显示其中一版与标准规则的差异。
editions-id-help = 版本名称或语言代码；不填则全部列出。
editions-column-id = 代号
editions-column-languages = 语言
editions-column-differences = 与标准规则的差异
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = 没有“{ $text }”这个版本或语言；`marrakech editions` 可列出全部
editions-languages = 语言：{ $languages }
editions-booklet = 出处：{ $booklet }
editions-box = 盒内：{ $box }
editions-differences = 与标准规则的差异：
editions-no-differences = 这就是标准规则。
editions-notes = 关于这份文本：
editions-use = 在 Python 中：{ $code }
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
    [international] 国际版规则书三十种语言之一
    [hong-kong-2022] 2022 年香港版规则
    [hungarian-early] 匈牙利早期版规则
    [russian-lifestyle] 俄罗斯 Lifestyle 版规则
   *[french-2007] 2007 年法国版规则
}
editions-contents = 地毯 { $rugs } 张、1 迪拉姆硬币 { $ones } 枚、5 迪拉姆硬币 { $fives } 枚{ $bag ->
    [yes] 、布袋 1 个
   *[no] {""}
}
editions-box-not-listed = 文本中未列出

## Differences, in a word or two for a table

editions-brief-standard = 标准规则
editions-brief-elimination-no = 无人出局
editions-brief-variant-none = 无变体规则
editions-brief-variant-turn-at-end-optional = 变体规则：可转可不转
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = 两色轮流
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = 同分并列
editions-brief-first-player-agree = 先手：商定
editions-brief-first-player-morocco = 先手：最近去过摩洛哥
editions-brief-first-player-lot-or-youngest = 先手：抽签或最年轻

## Differences, in whole sentences

editions-differs-elimination-no = 钱不够付的玩家付出所有的钱后继续游戏；没有人会出局（R4.4）。
editions-differs-variant-none = 没有“回合结束时转动阿参姆”的变体规则（R7）。
editions-differs-variant-turn-at-end-optional = 在变体规则中也可以让阿参姆保持原方向：可以转 90 度，也可以不转（R7.3）。
editions-differs-cover-any = 一张地毯不能同时盖住任何一张地毯的两半，自己的也不行（R5.3）。
editions-differs-cover-colours = 新地毯下的两半必须属于两张地毯，并且在可能时颜色不同（R5.3、R5.4）。
editions-differs-pile-alternating = 双人游戏时，每位玩家轮流铺自己的两种颜色（R2.3）。
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = 同分时不再比较，名次并列（R6.3）。
editions-differs-first-player-agree = 由玩家商定谁先开始（R2.4）。
editions-differs-first-player-morocco = 最近去摩洛哥度过假的玩家先开始（R2.4）。
editions-differs-first-player-lot-or-youngest = 抽签决定谁先开始，或由最年轻的玩家开始（R2.4）。
editions-differs-box = 盒内有：{ $box }。
editions-differs-box-not-listed = 文本没有列出盒内物品。

## Remarks that are no rules

editions-note-box-colours = 盒内有三种颜色的地毯各 15 张，第四种颜色 12 张。
editions-note-coins = 1 迪拉姆硬币是银色，5 迪拉姆硬币是金色。
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = 文本明确说明可以盖住同色的两半。
editions-note-setup-one-colour = 游戏准备一段给两位玩家每人 15 张单色地毯；这就是选项“双人游戏：每人一种颜色”（R2.3）。
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = 笔误：漏掉了游戏目标、配件和同分的判定。
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = 笔误：双人游戏的地毯数量写了两次，而且不一致。
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = 笔误：写成“可以”铺地毯；其实是必须铺（R5.4）。
