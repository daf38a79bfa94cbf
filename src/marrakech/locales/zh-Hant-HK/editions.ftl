### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 列出各印刷版規則，或顯示其中一版與標準規則的分別。
editions-id-help = 版本名稱或語言代碼；留空則全部列出。
editions-column-id = 代號
editions-column-languages = 語言
editions-column-differences = 與標準規則的分別
editions-standard = 標準規則：付不起便出局；設有變化玩法；保護其他玩家的地毯（cover: opponents）；二人遊戲的地毯疊要洗勻，兩種顏色各自成一個區域；同分時比較迪拉姆；抽籤決定誰先開始。`marrakech editions ID` 會以文字說明單一版本。
editions-unknown = 沒有「{ $text }」這個版本或語言；`marrakech editions` 可列出全部
editions-languages = 語言：{ $languages }
editions-booklet = 出處：{ $booklet }
editions-box = 盒內：{ $box }
editions-differences = 與標準規則的分別：
editions-no-differences = 這就是標準規則。
editions-notes = 關於這份文本：
editions-use = 在 Python 中：{ $code }

## The texts

editions-name = { $edition ->
    [international] 國際版（英文）
    [french] 法文版
    [dutch] 荷蘭文版
    [spanish] 西班牙文版
    [italian] 意大利文版
    [finnish] 芬蘭文版
    [swedish] 瑞典文版
    [czech] 捷克文版
    [greek] 希臘文版
    [portuguese] 葡萄牙文版
    [polish] 波蘭文版
    [icelandic] 冰島文版
    [arabic] 阿拉伯文版
    [estonian] 愛沙尼亞文版
    [latvian] 拉脫維亞文版
    [lithuanian] 立陶宛文版
    [russian] 俄文版
    [chinese-traditional] 繁體中文版
    [japanese] 日文版
    [chinese-simplified] 簡體中文版
    [hungarian] 匈牙利文版
    [slovenian] 斯洛文尼亞文版
    [romanian] 羅馬尼亞文版
    [norwegian] 挪威文版
    [serbian] 塞爾維亞文版
    [croatian] 克羅地亞文版
    [german] 德文版
    [korean] 韓文版
    [thai] 泰文版
    [persian] 波斯文版
    [hong-kong-2022] 香港 2022 年版（中文）
    [hong-kong-2022-english] 香港 2022 年版（英文）
    [hungarian-early] 匈牙利文早期版
    [russian-lifestyle] 俄文 Lifestyle 版
   *[french-2007] 法文 2007 年版
}
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
editions-brief-area-owner = 區域按主人計算
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
editions-differs-area-owner = 二人遊戲時，一位玩家的兩種顏色合成一個區域：相連的格子只要鋪着該玩家的地毯，都要付款（R4.5）。
editions-differs-tiebreak-none = 同分時不再比較，名次並列（R6.3）。
editions-differs-first-player-agree = 由玩家商議誰先開始（R2.4）。
editions-differs-first-player-morocco = 由最近到過摩洛哥度假的玩家先開始（R2.4）。
editions-differs-first-player-lot-or-youngest = 抽籤決定誰先開始，或由最年輕的玩家先開始（R2.4）。
editions-differs-box = 盒內有：{ $box }。
editions-differs-box-not-listed = 文本沒有列明盒內物品。

## Remarks that are no rules

editions-note-box-colours = 盒內有三種顏色的地毯各 15 張，第四種顏色 12 張。
editions-note-coins = 1 迪拉姆硬幣是銀色，5 迪拉姆硬幣是金色。
editions-note-age-and-time = 文本列明：2 至 4 人，6 歲或以上，20 分鐘。
editions-note-not-under-three = 文本列明本遊戲不適合三歲以下兒童。
editions-note-pick-colour = 每人挑選自己喜歡的顏色。
editions-note-rock-paper-scissors = 以抽籤或猜拳決定誰先開始。
editions-note-edge-mosaics = 邊緣連接路線的圖案稱為「馬賽克」；大多數文本稱為「箭嘴」。
editions-note-edge-bends = 邊緣連接路線的圖案稱為「彎位」；大多數文本稱為「箭嘴」。
editions-note-edge-lines = 邊緣連接路線的圖案稱為「線」；大多數文本稱為「箭嘴」。
editions-note-same-colour-allowed = 文本明確指出可以遮蓋同色的兩半。
editions-note-setup-one-colour = 遊戲準備一段給兩位玩家每人 15 張單色地毯；這就是選項「二人遊戲：每人一種顏色」（R2.3）。
editions-note-pile-reading = 兩位玩家各自輪流鋪兩種顏色，是文本最自然的解讀；理解成兩種顏色混在一起亦可。
editions-note-not-mixed = 二人遊戲時，每人把地毯疊成一疊，但文本沒有說要洗勻。這裏會洗勻（R2.3）。
editions-note-keeping-heading = 文本沒有說可讓阿參姆維持原來方向。這裏可以（R3.2）。
editions-note-own-square = 文本沒有說阿參姆腳下那格也要付款。這裏要付（R4.1）。
editions-note-out-of-money = 文本說「錢用完」的玩家出局。這裏指付不起全數的玩家；錢用完但沒有欠款，便繼續玩（R4.3）。
editions-note-loose-one-half = 「只可有一半壓着其他玩家的地毯」用詞不夠嚴謹。對照旁邊的列表，意思與其他文本相同：可以遮蓋兩張不同地毯的各一半。
editions-note-slip-no-walk = 筆誤：本應說明移動的地方再印了一次付款，所以文本沒有說走到市集邊緣會怎樣。
editions-note-slip-not-lost = 筆誤：「停在空格或自己的地毯上不用付款」漏了「不」字。
editions-note-slip-pays-rugs = 筆誤：付款時計算地毯張數，其他文本都是計算格數。這裏按格數付款（R4.1）；結束時這份文本也與其他文本一樣，以半張計算。
editions-note-slip-may-lay = 筆誤：寫成「可以」鋪地毯；其實是必須鋪（R5.4）。
editions-note-slip-left-out = 筆誤：遺漏了遊戲目標、配件及同分的處理。
editions-note-slip-opponent = 筆誤：結束時計算「對手剩下的每個迪拉姆」；應為「玩家剩下的」。
editions-note-slip-counts-twice = 筆誤：二人遊戲的地毯數目寫了兩次，而且不一致。
editions-note-slip-variant = 筆誤：變化玩法的最後一步語句混亂（「轉動棋子可以轉 90 度」）。這裏阿參姆必須轉 90 度（R7.3）。
editions-note-slip-aim = 筆誤：說明遊戲目標的句子沒有寫完。
editions-note-slip-cards = 筆誤：文本說鋪「卡牌」；所指的是地毯。
editions-note-slip-results = 筆誤：印成「格子的結果」；所指的是格子的邊。
editions-note-slip-exit-arrow = 筆誤：指阿參姆在邊緣「朝出口箭嘴」繼續走。
editions-note-slip-end-of-rug = 筆誤：指地毯要以「一端」貼着邊；所指的是地毯的其中一格（R5.1）。
editions-note-slip-dirham-won = 筆誤：結束時計算「贏得的每個迪拉姆」；所指的是手上的每個迪拉姆（R6.2）。
editions-note-slip-leaves-game = 筆誤：指阿參姆在邊緣「離開遊戲」；其實是走出市集。
