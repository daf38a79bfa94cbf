### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = 學習怎麼玩
learn-lead = 在真正的棋盤上走十小步，只要五分鐘。
learn-step = 第 { $number } 步，共 { $steps } 步
learn-steps = 步驟
learn-step-done = { $title }（完成）
learn-resume = 繼續上課
learn-again = 從頭開始
learn-next = 繼續
learn-back = 上一步
learn-right = 答對了！
learn-wrong = 不太對。
learn-rule = 規則 { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] 向他的左邊
    [R] 向他的右邊
   *[F] 直走
}
learn-throw = 擲骰
learn-lay = 把地毯鋪在這裡
learn-number = { $number }
learn-end-title = 現在你會玩了
learn-end = 要知道的就是這些。剩下的靠運氣，還有一點小聰明。
learn-end-play = 與挑夫哈桑玩一局

learn-turn = 轉動阿參姆
learn-turn-see-task = 你是紅方，現在輪到你。首先，你可以轉動阿參姆。左右以他的視角為準：他面向下方，所以他的左手在螢幕右側。帶他往碰不到黃色地毯的方向走。
learn-turn-left = 那邊都是黃色地毯：擲出大多數點數都得付錢。
learn-turn-forward = 直走也有一張黃色地毯。試試別的方向。
learn-turn-done = 往那邊走，平安無事。

learn-throw-title = 擲骰
learn-throw-task = 現在擲骰。有幾隻拖鞋，阿參姆就走幾格。
learn-throw-done = 三隻拖鞋，走三格。

learn-mosaic = 穿過馬賽克
learn-mosaic-task = 骰子擲出三，阿參姆面向下方。走到邊緣時，他會沿著馬賽克走。他會停在哪一格？
learn-mosaic-straight = 市集到那裡就結束了：他會沿著馬賽克，從旁邊再走進來。
learn-mosaic-count = 穿過馬賽克算一步。再數一次。
learn-mosaic-other = 不是那裡。用手指沿著馬賽克，一步一步走走看。
learn-mosaic-done = 往下，穿過馬賽克，再往上。

learn-pay = 付錢
learn-pay-task = 阿參姆停在一張黃色地毯上。你要付多少迪拉姆？
learn-pay-few = 數一數與阿參姆腳下那格相連的所有黃色格子，腳下那格也要算。
learn-pay-many = 有一格黃色不算在內：它被紅色地毯隔開了，而斜角不算相連。
learn-pay-done = 這片區域每一格付 1 迪拉姆。

learn-lay-title = 鋪地毯
learn-lay-task = 回合的最後要鋪一張地毯。選兩格，其中一格要緊鄰阿參姆。
learn-lay-done = 從現在起，誰停在那裡就得付錢給你。

learn-cover = 蓋住地毯
learn-cover-task = 地毯可以鋪在地毯上。請蓋住黃色地毯的一半和藍色地毯的一半。
learn-cover-elsewhere = 那樣可以鋪，但沒有同時蓋到兩張地毯。找找黃色的一半和藍色的一半相鄰的地方。
learn-cover-done = 你多了兩格，別人少了兩格。

learn-count = 計分
learn-count-task = 最後一張地毯鋪好了。誰贏了？每一個迪拉姆都算分，地毯每露出一格也算分。
learn-count-dirhams = 不能只看迪拉姆：還要加上看得見的地毯格數。
learn-count-squares = 不能只看格數：還要加上迪拉姆。
learn-count-other = 把每位玩家的迪拉姆和格數加起來。
learn-count-done = 迪拉姆加格數，總和最高。

learn-out = 出局
learn-out-task = 藍方還有 3 迪拉姆，卻必須付 5。會怎麼樣？
learn-out-choice-out = 藍方付 3 並出局。
learn-out-choice-owes = 藍方付 3，欠 2。
learn-out-choice-free = 藍方不用付。
learn-out-owes = 這個市集不能欠債。
learn-out-free = 付得出多少就得付多少。
learn-out-done = 藍色地毯留在場上，變成中立地毯。從現在起，停在上面不用付錢給任何人。

learn-piles = 雙人遊戲
learn-piles-task = 雙人遊戲時每人有兩種顏色。黃色和紫色屬於對手，阿參姆停在一張黃色地毯上。你要付多少迪拉姆？
learn-piles-both = 黃色和紫色雖然屬於同一位玩家，仍是兩片區域。只數黃色的。
learn-piles-few = 數一數與阿參姆腳下那格相連的所有黃色格子。
learn-piles-done = 每種顏色各算一片區域。還有，下一張要鋪的永遠是你那堆最上面的那張。

learn-variant = 變體規則
learn-variant-task = 在變體規則中，最後才轉動阿參姆：你已經鋪好地毯，下一位玩家必須朝他面對的方向走。讓他轉向你的紅色地毯。
learn-variant-wrong = 那邊沒有紅色地毯。你的地毯在他的另一邊。
learn-variant-done = 現在下一位玩家很難躲過你的地毯了。
