### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 列出各印刷版規則，或顯示其中一版與標準規則的分別。
editions-id-help = 版本名稱或語言代碼；留空則全部列出。
editions-column-id = 代號
editions-column-languages = 語言
editions-column-differences = 與標準規則的分別
editions-standard = The standard: who cannot pay is out, a variant is offered, other players' rugs are protected (cover: opponents), the piles of two players are shuffled, each of their colours is an area of its own, dirhams decide a tie, the first player is drawn by lot. `marrakech editions ID` tells one in words.
editions-unknown = 沒有「{ $text }」這個版本或語言；`marrakech editions` 可列出全部
editions-languages = 語言：{ $languages }
editions-booklet = 出處：{ $booklet }
editions-box = 盒內：{ $box }
editions-differences = 與標準規則的分別：
editions-no-differences = 這就是標準規則。
editions-notes = 關於這份文本：
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
    [international] 國際版規則書三十種語言之一
    [hong-kong-2022] 2022 年香港版的規則
    [hungarian-early] 匈牙利早期版的規則
    [russian-lifestyle] 俄羅斯 Lifestyle 版的規則
   *[french-2007] 2007 年法國版的規則
}
editions-contents = 地毯 { $rugs } 張、1 迪拉姆硬幣 { $ones } 個、5 迪拉姆硬幣 { $fives } 個{ $bag ->
    [yes] 、布袋一個
   *[no] {""}
}
editions-box-not-listed = 文本沒有列明

## Differences, in a word or two for a table

editions-brief-standard = 標準規則
editions-brief-elimination-no = 無人出局
editions-brief-variant-none = 沒有變化玩法
editions-brief-variant-turn-at-end-optional = 變化玩法：可轉可不轉
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = 兩色輪流
editions-brief-area-owner = areas by owner
editions-brief-tiebreak-none = 同分並列
editions-brief-first-player-agree = 先手：自行商議
editions-brief-first-player-morocco = 先手：最近到過摩洛哥
editions-brief-first-player-lot-or-youngest = 先手：抽籤或最年輕

## Differences, in whole sentences

editions-differs-elimination-no = 付不起全數的玩家付出所有金錢後繼續遊戲；沒有人會出局（R4.4）。
editions-differs-variant-none = 沒有在回合結束時轉動阿參姆的變化玩法（R7）。
editions-differs-variant-turn-at-end-optional = 在變化玩法中，也可讓阿參姆維持原來方向：最多轉 90 度（R7.3）。
editions-differs-cover-any = 一張地毯不可同時遮蓋任何一張地毯的兩半，自己的也不可以（R5.3）。
editions-differs-cover-colours = 新地毯下的兩半必須屬於兩張地毯，而且在可行的情況下顏色不同（R5.3、R5.4）。
editions-differs-pile-alternating = 二人遊戲時，每位玩家輪流鋪自己的兩種顏色（R2.3）。
editions-differs-area-owner = With two players, both colours of a player make one area: all squares with rugs of that player that hang together are paid for (R4.5).
editions-differs-tiebreak-none = 同分時不再比較，名次並列（R6.3）。
editions-differs-first-player-agree = 由玩家商議誰先開始（R2.4）。
editions-differs-first-player-morocco = 由最近到過摩洛哥度假的玩家先開始（R2.4）。
editions-differs-first-player-lot-or-youngest = 抽籤決定誰先開始，或由最年輕的玩家先開始（R2.4）。
editions-differs-box = 盒內有：{ $box }。
editions-differs-box-not-listed = 文本沒有列明盒內物品。

## Remarks that are no rules

editions-note-box-colours = 盒內有三種顏色的地毯各 15 張，第四種顏色 12 張。
editions-note-coins = 1 迪拉姆硬幣是銀色，5 迪拉姆硬幣是金色。
editions-note-age-and-time = The text says: 2 to 4 players, from 6 years on, 20 minutes.
editions-note-not-under-three = The text says that the game is not for children under three.
editions-note-pick-colour = Everybody picks the colour that he likes.
editions-note-rock-paper-scissors = Who begins is found by lot, or by rock, paper, scissors.
editions-note-edge-mosaics = What joins the lines at the edge is called mosaics; in most texts it is arrows.
editions-note-edge-bends = What joins the lines at the edge is called bends; in most texts it is arrows.
editions-note-edge-lines = What joins the lines at the edge is called lines; in most texts it is arrows.
editions-note-same-colour-allowed = 文本明確指出可以遮蓋同色的兩半。
editions-note-setup-one-colour = 遊戲準備一段給兩位玩家每人 15 張單色地毯；這就是選項「二人遊戲：每人一種顏色」（R2.3）。
editions-note-pile-reading = That two players lay their colours in turn is the natural reading of the text; that the two colours are mixed would be possible too.
editions-note-not-mixed = Two players put their rugs into one pile, but the text does not say that they mix them. Here the piles are shuffled (R2.3).
editions-note-keeping-heading = The text does not say that Assam may be left as he stands. Here he may (R3.2).
editions-note-own-square = The text does not say that the square under Assam is paid for too. Here it is (R4.1).
editions-note-out-of-money = The text says that a player who “runs out of money” is out. Here that is a player who cannot pay all that is due; with nothing left but nothing owed one plays on (R4.3).
editions-note-loose-one-half = “Only with one half on another player's rug” is loosely worded. Read together with the list beside it, the text says what the others say: halves of two different rugs may be covered.
editions-note-slip-no-walk = A slip: the payment is printed a second time where the walk should be told, so the text does not say what happens at the edge of the market.
editions-note-slip-not-lost = A slip: the “not” is lost from “one need not pay on an empty square or on one's own rug”.
editions-note-slip-pays-rugs = A slip: rugs are counted for a payment, where all other texts count squares. Here squares are paid for (R4.1); at the end this text counts halves too, as all do.
editions-note-slip-left-out = 筆誤：遺漏了遊戲目標、配件及同分的處理。
editions-note-slip-opponent = A slip: at the end “every dirham left to the opponent” counts; it should say “to the player”.
editions-note-slip-counts-twice = 筆誤：二人遊戲的地毯數目寫了兩次，而且不一致。
editions-note-slip-variant = A slip: the last step of the variant is garbled (“turn the figure may turn a quarter”). Here Assam is turned exactly a quarter (R7.3).
editions-note-slip-aim = A slip: the sentence that tells the aim breaks off.
editions-note-slip-cards = A slip: the text speaks of laying “cards”; rugs are meant.
editions-note-slip-results = A slip: “results of the square” is printed where its sides are meant.
editions-note-slip-exit-arrow = A slip: at the edge Assam goes on “towards the exit arrow”.
editions-note-slip-end-of-rug = A slip: a rug is said to lie with its “end” against the side; one of its squares is meant (R5.1).
editions-note-slip-dirham-won = A slip: at the end “every dirham won” counts; every dirham that one has is meant (R6.2).
editions-note-slip-leaves-game = A slip: at the edge Assam “leaves the game”; he leaves the market.
editions-note-slip-may-lay = 筆誤：寫成「可以」鋪地毯；其實是必須鋪（R5.4）。
