### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = 輸出附圖的遊戲規則，或某一版本的規則。
rules-help-edition = 版本，例如 thai，可查看其規則有何不同。
rules-title = 規則
rules-players = 適合二到四位地毯商人的遊戲。
rules-print = 列印
rules-contents = 目錄
rules-link = 規則 { $rule } 的連結
rules-why = 為什麼？規則 { $rule }
rules-option = 各版規則書在此有所不同：見「{ rules-editions }」。

## The aim

rules-aim = 遊戲目標
rules-aim-text = 帶領阿參姆走過市集廣場；他停在別人的地毯上時要付錢；把自己的地毯鋪在別人的路上。結束時，每 1 迪拉姆算 1 分，自己的地毯每露出一格也算 1 分。分數最高者獲勝。

## 1. The market

rules-market = 市集
rules-r1-1 = 市集有七乘七個格子。
rules-r1-2 = 阿參姆從正中央的格子出發。
rules-r1-3 = 骰子有六面，分別是一、二、二、三、三、四隻拖鞋。
rules-r1-4 = 邊緣的馬賽克連接相鄰的兩條路線。馬賽克不是格子：阿參姆穿過馬賽克，從旁邊再走進來，這樣算一步。有兩個角落的馬賽克會帶他回到同一個角落格。

## 2. Setting up

rules-setting-up = 遊戲準備
rules-r2-1 = 圍著棋盤坐下，依順時針方向進行。每人拿 30 迪拉姆：五枚 1 迪拉姆硬幣和五枚 5 迪拉姆硬幣。
rules-r2-2 = 四人遊戲時，每人 12 張單色地毯；三人遊戲時，每人 15 張。
rules-r2-3 = 雙人遊戲時，每人兩種顏色，每色 12 張。把自己的 24 張地毯洗成一堆，從最上面開始鋪：大家都看得到最上面的一張，但沒有人知道下面的順序。
rules-r2-4 = 抽籤決定誰先開始。
rules-r2-5 = 若大家同意，也可以增減每人的迪拉姆或地毯數量。

## 3. A turn

rules-turn = 回合
rules-r3-1 = 輪到你時：轉動阿參姆、擲骰、移動、該付錢就付錢、鋪一張地毯。然後輪到順時針方向的下一位玩家。
rules-r3-2 = 擲骰之前，可以讓阿參姆維持原方向，或向他的左邊或右邊轉 90 度。他絕不會掉頭。
rules-r3-3 = 阿參姆直直向前走，一隻拖鞋走一格，到邊緣時沿著馬賽克走。走完後，他面向行進的方向。

## 4. Paying

rules-paying = 付錢
rules-r4-1 = 如果阿參姆停在其他玩家的地毯上，你要付錢給該玩家：阿參姆周圍那片同色區域的每一格付 1 迪拉姆。區域由邊與邊相連的格子組成，斜角不算，阿參姆所在的格子也要算。只看最上層的地毯。
rules-r4-2 = 空格、自己的地毯和中立地毯不用付錢。如果某位玩家有兩種顏色，每種顏色各算一片區域。
rules-r4-3 = 如果付不出全額，就付出所有的錢並出局。你不能再鋪地毯；已鋪的地毯留在場上，成為中立地毯，不屬於任何人。如果剛好付得出來，即使一個迪拉姆都不剩，你仍在遊戲中。
rules-r4-4 = 有些規則書沒有出局：付出所有的錢後繼續玩。
rules-r4-5 = 有兩版規則書把一位玩家的兩種顏色合在一起：阿參姆周圍相連的格子，只要鋪著該玩家的地毯，不論顏色，都算一片區域。

## 5. Laying a rug

rules-laying = 鋪地毯
rules-r5-1 = 把地毯鋪在相鄰的兩格上。其中至少一格要與阿參姆所在的格子邊對邊相鄰；兩格都不能是他站的那格。
rules-r5-2 = 地毯可以蓋住空格和其他地毯的一半。但不可同時蓋住其他玩家同一張地毯的兩半。
rules-r5-3 = 各版規則書在此有所不同：有的連自己的地毯也保護，有的還要求新地毯下的兩半必須不同顏色。
rules-r5-4 = 一定要鋪地毯。如果找不到顏色不同的位置，這一次就不看顏色。

## 6. The end

rules-end = 遊戲結束
rules-r6-1 = 最後一張地毯鋪好後，遊戲結束；若只剩一位玩家，則立即結束。
rules-r6-2 = 你的分數是你的迪拉姆，加上看得見你的地毯的格數。出局的玩家沒有分數，最先出局的名次最後。
rules-r6-3 = 分數最高者獲勝。同分時，迪拉姆較多者勝；若仍相同，則名次並列。

## 7. The variant

rules-variant = 變體規則：回合結束時轉向
rules-r7-1 = 擲骰、移動、付錢、鋪地毯；然後讓阿參姆向他的左邊或右邊轉 90 度。
rules-r7-2 = 下一位玩家必須朝阿參姆現在面對的方向走。第一次擲骰之前，以及最後一張地毯鋪好之後，都不轉動他。
rules-r7-3 = 有一版規則書也允許讓他維持原方向。
rules-r7-4 = 出局的玩家不再轉動他：下一位玩家朝他面對的方向走。

## What the rule books leave open

rules-open = 規則書沒有說清楚的地方
rules-open-text = 有些事情哪本規則書都沒有寫，或可以有兩種解讀。這裡的玩法如下。
rules-open-parts = 市集有多大、骰子有哪些面、馬賽克連接哪些路線，要看盒裡的棋盤和骰子，文本都沒有說明。
rules-open-heading = 沒有文本以文字說明阿參姆開始時面向哪邊，而棋盤的四邊並不相同。這裡他面向下方，除非你選擇別的方向。
rules-open-no-money = 沒有出局的文本，都沒有說付不出錢的玩家會怎樣。這裡付出所有的錢後繼續玩。
rules-open-out-of-money = 有四份文本說「錢用完」的人出局，這可以解讀為一個迪拉姆都不剩。但「能付多少付多少」這句話，以及九份寫著「錢不夠」的文本，都支持另一種解讀：這裡只有付不出全額才出局。
rules-open-neutral = 沒有文本說明中立地毯能否整張蓋住。這裡不行；不過文本禁止的是蓋住對手的地毯，所以也可以有別的解讀。
rules-open-own-rug = 沒有文本說明能否整張蓋住自己的地毯。它不在可以鋪的位置之列，但禁止的只有對手的地毯。這裡與 Board Game Arena 一樣可以，除非規則書保護每一張地毯。
rules-open-last-player = 沒有文本說只剩一位玩家時遊戲結束。這裡會結束。
rules-open-ranking = 沒有文本替出局的玩家排名次。這裡他們排在所有人之後，最先出局的名次最後。
rules-open-turning = 沒有文本說明在變體規則中，出局的玩家是否還要轉動阿參姆。這裡讓阿參姆維持原方向。
rules-open-house = 同分時比看得見的格數，或總是由最年輕的玩家開始，都不見於任何文本：這些是自訂規則。

## Figures

rules-figure-start = 起始位置
rules-figure-turning = 阿參姆面向下方。他可以往右、往下或往左走，但絕不會掉頭。
rules-figure-mosaic = 走三步，其中一步穿過馬賽克
rules-figure-corner = 走四步，其中一步繞過角落
rules-figure-area = 紅方付給黃方 5 迪拉姆：第六個黃色格子被隔開了。
rules-figure-places = 幾個可以鋪地毯的位置
rules-figure-cover-one-half = 可以：半張地毯和一個空格
rules-figure-cover-two-halves = 可以：兩張地毯的各一半
rules-figure-cover-whole = 不可以：同一張地毯的兩半
rules-figure-area-owner = 兩色合併：黃色和紫色屬於同一位玩家，紅方要付 6 迪拉姆。
rules-figure-neutral = 黃方出局：黃色地毯變成中立地毯。

## Editions

rules-editions = 各版本的差異
rules-editions-text = 印刷版規則有許多語言，內容並不完全相同。以上說明的是標準規則；以下列出各版本的不同之處。每一版都可以選來玩。
rules-editions-same = 與標準規則相同
