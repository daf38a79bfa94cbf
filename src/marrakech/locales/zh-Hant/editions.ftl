### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 列出各印刷版規則，或顯示其中一版與標準規則的差異。
editions-id-help = 版本名稱或語言代碼；不填則全部列出。
editions-column-id = 代號
editions-column-languages = 語言
editions-column-differences = 與標準規則的差異
editions-standard = 標準規則：付不出錢就出局；附有變體規則；保護其他玩家的地毯（cover: opponents）；雙人遊戲的地毯堆要洗勻，兩種顏色各算一片區域；同分時比迪拉姆；抽籤決定起始玩家。`marrakech editions ID` 會以文字說明單一版本。
editions-unknown = 沒有「{ $text }」這個版本或語言；`marrakech editions` 可列出全部
editions-languages = 語言：{ $languages }
editions-booklet = 出處：{ $booklet }
editions-box = 盒內：{ $box }
editions-differences = 與標準規則的差異：
editions-no-differences = 這就是標準規則。
editions-notes = 關於這份文本：
editions-use = 在 Python 中：{ $code }

## The texts

editions-name = { $edition ->
    [international] 國際版（英文）
    [french] 法文版
    [dutch] 荷蘭文版
    [spanish] 西班牙文版
    [italian] 義大利文版
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
    [slovenian] 斯洛維尼亞文版
    [romanian] 羅馬尼亞文版
    [norwegian] 挪威文版
    [serbian] 塞爾維亞文版
    [croatian] 克羅埃西亞文版
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
    [hong-kong-2022] 2022 年香港版規則
    [hungarian-early] 匈牙利早期版規則
    [russian-lifestyle] 俄羅斯 Lifestyle 版規則
   *[french-2007] 2007 年法國版規則
}
editions-contents = 地毯 { $rugs } 張、1 迪拉姆硬幣 { $ones } 枚、5 迪拉姆硬幣 { $fives } 枚{ $bag ->
    [yes] 、布袋 1 個
   *[no] {""}
}
editions-box-not-listed = 文本中未列出

## Differences, in a word or two for a table

editions-brief-standard = 標準規則
editions-brief-elimination-no = 無人出局
editions-brief-variant-none = 無變體規則
editions-brief-variant-turn-at-end-optional = 變體規則：可轉可不轉
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = 兩色輪流
editions-brief-area-owner = 區域依主人計算
editions-brief-tiebreak-none = 同分並列
editions-brief-first-player-agree = 起始：自行商定
editions-brief-first-player-morocco = 起始：最近去過摩洛哥
editions-brief-first-player-lot-or-youngest = 起始：抽籤或最年輕

## Differences, in whole sentences

editions-differs-elimination-no = 付不出全額的玩家付出所有的錢後繼續遊戲；沒有人會出局（R4.4）。
editions-differs-variant-none = 沒有「回合結束時轉動阿參姆」的變體規則（R7）。
editions-differs-variant-turn-at-end-optional = 在變體規則中也可以讓阿參姆維持原方向：可轉 90 度，也可不轉（R7.3）。
editions-differs-cover-any = 一張地毯不可同時蓋住任何一張地毯的兩半，自己的也不行（R5.3）。
editions-differs-cover-colours = 新地毯下的兩半必須屬於兩張地毯，且在可能的情況下顏色不同（R5.3、R5.4）。
editions-differs-pile-alternating = 雙人遊戲時，每位玩家輪流鋪自己的兩種顏色（R2.3）。
editions-differs-area-owner = 雙人遊戲時，一位玩家的兩種顏色合為一片區域：相連的格子只要鋪著這位玩家的地毯，都要付錢（R4.5）。
editions-differs-tiebreak-none = 同分時不再比較，名次並列（R6.3）。
editions-differs-first-player-agree = 由玩家商定誰先開始（R2.4）。
editions-differs-first-player-morocco = 最近去摩洛哥度過假的玩家先開始（R2.4）。
editions-differs-first-player-lot-or-youngest = 抽籤決定誰先開始，或由最年輕的玩家開始（R2.4）。
editions-differs-box = 盒內有：{ $box }。
editions-differs-box-not-listed = 文本沒有列出盒內物品。

## Remarks that are no rules

editions-note-box-colours = 盒內有三種顏色的地毯各 15 張，第四種顏色 12 張。
editions-note-coins = 1 迪拉姆硬幣是銀色，5 迪拉姆硬幣是金色。
editions-note-age-and-time = 文本寫明：2 到 4 人，6 歲以上，20 分鐘。
editions-note-not-under-three = 文本寫明本遊戲不適合三歲以下兒童。
editions-note-pick-colour = 每人挑選自己喜歡的顏色。
editions-note-rock-paper-scissors = 以抽籤或猜拳決定誰先開始。
editions-note-edge-mosaics = 邊緣連接路線的圖案稱為「馬賽克」；多數文本稱為「箭頭」。
editions-note-edge-bends = 邊緣連接路線的圖案稱為「彎道」；多數文本稱為「箭頭」。
editions-note-edge-lines = 邊緣連接路線的圖案稱為「線」；多數文本稱為「箭頭」。
editions-note-same-colour-allowed = 文本明確說明可以蓋住同色的兩半。
editions-note-setup-one-colour = 遊戲準備一段給兩位玩家每人 15 張單色地毯；這就是選項「雙人遊戲：每人一種顏色」（R2.3）。
editions-note-pile-reading = 兩位玩家各自輪流鋪兩種顏色，是對文本最自然的解讀；解讀成兩種顏色混在一起也說得通。
editions-note-not-mixed = 雙人遊戲時，每人把地毯疊成一堆，但文本沒有說要洗勻。這裡會洗勻（R2.3）。
editions-note-keeping-heading = 文本沒有說可以讓阿參姆維持原方向。這裡可以（R3.2）。
editions-note-own-square = 文本沒有說阿參姆腳下那格也要付錢。這裡要付（R4.1）。
editions-note-out-of-money = 文本說「錢用完」的玩家出局。這裡指付不出全額的玩家；錢用完但沒有欠款，就繼續玩（R4.3）。
editions-note-loose-one-half = 「只能有一半壓在其他玩家的地毯上」用詞不夠嚴謹。對照旁邊的列表，意思與其他文本相同：可以蓋住兩張不同地毯的各一半。
editions-note-slip-no-walk = 筆誤：應該說明移動的地方又印了一次付款，所以文本沒有說走到市集邊緣會怎樣。
editions-note-slip-not-lost = 筆誤：「停在空格或自己的地毯上不必付錢」漏了「不」字。
editions-note-slip-pays-rugs = 筆誤：付錢時計算地毯張數，其他文本計算的都是格數。這裡依格數付錢（R4.1）；結束時這份文本也和其他文本一樣，以半張計算。
editions-note-slip-may-lay = 筆誤：寫成「可以」鋪地毯；其實是必須鋪（R5.4）。
editions-note-slip-left-out = 筆誤：漏掉了遊戲目標、內容物與同分的判定。
editions-note-slip-opponent = 筆誤：結束時計算「對手剩下的每個迪拉姆」；應為「玩家剩下的」。
editions-note-slip-counts-twice = 筆誤：雙人遊戲的地毯數量寫了兩次，且不一致。
editions-note-slip-variant = 筆誤：變體規則的最後一步語句混亂（「轉動棋子可以轉 90 度」）。這裡阿參姆一定要轉 90 度（R7.3）。
editions-note-slip-aim = 筆誤：說明遊戲目標的句子沒有寫完。
editions-note-slip-cards = 筆誤：文本說鋪「卡片」；指的是地毯。
editions-note-slip-results = 筆誤：印成了「格子的結果」；指的是格子的邊。
editions-note-slip-exit-arrow = 筆誤：說阿參姆在邊緣「朝出口箭頭」繼續走。
editions-note-slip-end-of-rug = 筆誤：說地毯要以「一端」貼著邊；指的是地毯的其中一格（R5.1）。
editions-note-slip-dirham-won = 筆誤：結束時計算「贏得的每個迪拉姆」；指的是手上的每個迪拉姆（R6.2）。
editions-note-slip-leaves-game = 筆誤：說阿參姆在邊緣「離開遊戲」；其實是走出市集。
