### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = 頁面
page-home = 回首頁
page-close = 關閉
page-loading = 請稍候…
page-try-again = 再試一次
page-lost-title = 這裡什麼都沒有
page-lost = 這個網址沒有對應的頁面。
page-gone-title = 這張桌子不在了
page-gone = 可能已經收走，或是連結不完整。

## What goes wrong

page-problem-unreachable = 伺服器沒有回應。網路連線正常嗎？
page-problem-failed = 伺服器無法完成。請再試一次。
page-problem-unknown = 沒有成功（{ $reason }）。
page-connection-lost = 連線中斷，正在重試…
page-connection-back = 已恢復連線。

## The start

page-home-title = { -game }的地毯商人
page-home-lead = 帶著阿參姆走過市集，把地毯鋪在他的路上，讓別人掏錢。二到四人，二十分鐘。
page-your-name = 你的名字
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] 名字最長 { $most } 個字元，已達上限。
   *[other] 還可以輸入 { $number } 個字元。
}
# When more was written, or pasted, than fits
page-name-cut = 名字最多 { $most } 個字元，多出的部分已刪去。
page-more-ways = 更多玩法
page-mode-here = 共用一個螢幕
page-mode-link = 用連結邀朋友
page-mode-new = 開一張桌子
page-mode-learn = 學習怎麼玩
page-mode-rules = 規則
page-mode-lobby = 大廳
page-mode-replay = 重播對局
page-my-tables = 你的桌子
page-forget-table = 移除 { $when } 的桌子
page-level-rating = 等級分 { $rating }

## Setting up

page-new-title = 開一張桌子
page-new-players = 玩家
page-players = { $number } 位玩家
page-seat = 座位 { $number }
page-seat-who = 誰坐這裡？
page-seat-name = 名字
page-seat-level = 等級
page-seat-colour = 顏色
page-seat-second-colour = 第二種顏色
page-seat-open = 空位
page-sitter-me = 我
page-sitter-here = 同螢幕的另一人
page-sitter-link = 用連結加入的朋友
page-sitter-bot = 電腦
page-sitter-link-hint = 桌子開好後會給你一個可以傳送的連結。
# The bots by their first names: no two at a table have the same one
page-bot-porter = 哈桑
page-bot-porter-2 = 穆斯塔法
page-bot-porter-3 = 布拉欣
page-bot-porter-4 = 拉爾比
page-bot-apprentice = 薩瑪
page-bot-apprentice-2 = 娜迪雅
page-bot-apprentice-3 = 齊娜布
page-bot-apprentice-4 = 卡里姆
page-bot-peddler = 伊德里斯
page-bot-peddler-2 = 歐瑪爾
page-bot-peddler-3 = 賈米拉
page-bot-peddler-4 = 安瓦爾
page-bot-merchant = 法蒂瑪
page-bot-merchant-2 = 拉希德
page-bot-merchant-3 = 哈迪嘉
page-bot-merchant-4 = 瑪莉卡
page-bot-master = 優素福
page-bot-master-2 = 阿伊莎
page-bot-master-3 = 邁赫迪
page-bot-master-4 = 哈姆札
page-bot-storyteller = 薩菲婭
page-bot-pourer = 阿雅
page-bot-grandmother = 佐赫拉
page-bot-mason = 塔里克
page-bot-weaver = 努爾
page-bot-drummer = 比拉勒
# Two people who have the same name, told apart by their colours
page-same-name = { $name }（{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}）
page-new-first = 誰先開始？
page-first-lot = 由骰子決定
page-first-seat = 座位 { $number }
page-new-rules = 規則
page-new-edition = 規則書
page-edition-standard = 標準規則。
page-new-options = 個別規則
page-options-changed = 部分規則與規則書不同。
page-options-reset = 恢復規則書設定
page-option-elimination = 付不出錢的人
page-option-elimination-yes = 出局
page-option-elimination-yes-hint = 付出所有的錢並退出遊戲；地毯留在場上，不屬於任何人。
page-option-elimination-no = 繼續玩
page-option-elimination-no-hint = 付出所有的錢後繼續玩：沒有人會出局。
page-option-cover = 覆蓋地毯
page-option-cover-opponents = 保護別人的地毯
page-option-cover-opponents-hint = 不可同時蓋住別人一張地毯的兩半；自己的則可以。
page-option-cover-any = 保護每一張地毯
page-option-cover-any-hint = 不可同時蓋住任何一張地毯的兩半，自己的也不行。
page-option-cover-colours = 顏色須不同
page-option-cover-colours-hint = 新地毯下的兩半在可能的情況下必須不同顏色。
page-option-variant = 轉動阿參姆
page-option-variant-none = 擲骰之前
page-option-variant-none-hint = 輪到的人先選方向，再擲骰。
page-option-variant-turn-at-end = 回合結束時
page-option-variant-turn-at-end-hint = 鋪完地毯後讓阿參姆左轉或右轉：下一位玩家必須朝那個方向走。
page-option-variant-turn-at-end-optional = 結束時，可不轉
page-option-variant-turn-at-end-optional-hint = 鋪完地毯後可讓阿參姆左轉、右轉或不轉：下一位玩家必須朝那個方向走。
page-option-two-player = 雙人遊戲
page-option-two-player-two-colours = 每人兩種顏色
page-option-two-player-two-colours-hint = 每人兩種顏色，每色 12 張地毯，疊成一堆。
page-option-two-player-one-colour = 每人一種顏色
page-option-two-player-one-colour-hint = 每人 15 張單色地毯。
page-option-pile = 地毯堆
page-option-pile-shuffled = 洗勻
page-option-pile-shuffled-hint = 每一堆只看得到下一張地毯。
page-option-pile-alternating = 兩色輪流
page-option-pile-alternating-hint = 兩種顏色輪流出現。
page-option-area = 付錢的區域
page-option-area-colour = 依顏色
page-option-area-colour-hint = 一位玩家的兩種顏色算兩片區域。
page-option-area-owner = 依主人
page-option-area-owner-hint = 一位玩家的兩種顏色合為一片區域：相連的格子都要付錢。
page-option-tiebreak = 同分時
page-option-tiebreak-dirhams = 迪拉姆多者勝
page-option-tiebreak-dirhams-hint = 迪拉姆較多的人領先。
page-option-tiebreak-rugs = 格數多者勝
page-option-tiebreak-rugs-hint = 看得見的地毯格數較多的人領先。
page-option-tiebreak-none = 名次並列
page-option-tiebreak-none-hint = 不再比較其他項目。
page-option-heading = 阿參姆起始面向
page-option-heading-S = 下
page-option-heading-S-hint = 棋盤通常的擺法。
page-option-heading-N = 上
page-option-heading-N-hint = 棋盤的四邊並不相同。
page-option-heading-E = 右
page-option-heading-E-hint = 棋盤的四邊並不相同。
page-option-heading-W = 左
page-option-heading-W-hint = 棋盤的四邊並不相同。
page-option-dirhams = 起始迪拉姆
page-option-dirhams-hint = 所有規則書都是 30。越少越驚險。
page-option-rugs = 每人地毯數
page-option-rugs-hint = 也就是每個人的回合數。
page-new-table = 桌子
page-clock = 計時
page-clock-none = 不計時
page-clock-none-hint = 每個人想多久都可以。
page-clock-move = 每回合計時
page-clock-total = 整局計時
page-clock-time = 時間
page-clock-increment = 每回合加時
page-clock-out = 時間用完時
page-clock-out-bot = 該回合由電腦代打
page-clock-out-out = 立即出局
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = 計時：每回合 { $number } 秒。
page-clock-tells-move-minutes = 計時：每回合 { $number } 分鐘。
page-clock-tells-total = { $increment ->
    [0] 計時：整局 { $number } 秒。
   *[other] 計時：{ $number } 秒，每回合加 { $increment } 秒。
}
page-clock-tells-total-minutes = { $increment ->
    [0] 計時：整局 { $number } 分鐘。
   *[other] 計時：{ $number } 分鐘，每回合加 { $increment } 秒。
}
page-clock-means-bot = 誰的時間用完，該回合就由電腦代打；第三次則出局。
page-clock-means-out = 誰的時間用完，誰就出局。
page-seconds = { $number } 秒
page-minutes = { $number } 分鐘
page-new-listed = 在大廳公開
page-new-listed-hint = 任何人都能觀看並坐進空位。不公開的話，只有拿到連結的人可以。
page-new-take-back = 可以悔棋
page-new-practice-hint = 前提是所有真人玩家都在這個螢幕前。悔棋後骰子會重擲，結果會註明這是練習。不允許的話，擲骰之後就不能再悔棋。
page-new-begin = 開始
page-new-invite = 開桌並取得連結
page-new-watch = 觀看電腦對戰

## The lobby

page-lobby = 大廳
page-lobby-open = 有空位的桌子
page-lobby-none-open = 目前沒有人在等待。
page-lobby-new = 開一張桌子
page-lobby-running = 可觀看的對局
page-lobby-watch-bots = 讓電腦對戰並觀看
page-join = 加入
page-watch = 觀看
page-look = 看看
page-listing-deserted = 目前沒有人
page-listing-rules = { $known ->
    [yes] 規則：{ $edition }
   *[no] 自訂規則
}{ $variant ->
    [yes] ，回合結束時轉向
   *[no] {""}
}。
page-listing-turn = 第 { $turn } 回合，還剩 { $left } 回合。

## Waiting for others

page-waiting-title = 等待玩家
page-waiting-seats = { $number ->
    [0] 座位都滿了
   *[other] 還有 { $number } 個空位
}
page-waiting-link = 給朋友的連結
page-waiting-link-hint = 打開的人可以入座；座位滿了則可以觀看。
page-link-network = 同一個網路（例如同一個 Wi-Fi）裡的人都能打開。
page-link-address = 位址
page-qr = 連結的 QR Code：{ $link }
page-qr-hint = 或用手機相機掃描。
page-here-only = 這個連結只能在這台機器上打開。
page-here-only-new = 目前只有這台機器能進入遊戲：連結傳到別處也打不開。
page-here-only-command = 要讓同一個網路裡的人都能加入，請在終端機按 Ctrl-C 關閉遊戲，再用這個指令啟動。所有桌子都會保留。
page-here-only-host = 架設這個伺服器的人可以開放給其他人。
page-copy-command = 複製指令
page-copied-here = 已複製。這個連結只能在這台機器上打開。
page-copy-link = 複製連結
page-share = 分享…
page-copied = 已複製。
page-not-copied = 瀏覽器不允許複製：{ $link }
page-start-bots = 或者現在就開始
page-start-bots-hint = 空位由電腦補上。
page-start-now = 與電腦一起開始
page-waiting-listed = 有人在的時候，大廳會列出這張桌子。所有人離開幾分鐘後，桌子就會收走。
page-deserted-listed = 目前這張桌子沒有人。等有人回來，你就可以入座。
page-deserted-friends = 目前這張桌子沒有人。你可以入座，等其他人來。
page-close-table = 關閉桌子
page-close-table-hint = 桌子會收走，連結也不再有效。
page-close-table-yes = 是，關閉
page-close-table-no = 保留
page-closed-title = 這張桌子已關閉
page-closed = { $player } 在遊戲開始前關閉了桌子。
page-closed-host = 管理員已關閉這張桌子。
page-closed-host-game = 遊戲結束，不計結果。
# What whoever runs the server has written about it
page-host-says = 管理員留言：{ $why }
page-banned-title = 你不能進入這裡
page-join-title = 有一個位子給你
page-join-seat = 顏色
page-join-any = 都可以
page-sit-down = 入座

## At the table

page-table-title = 市集
page-players-list = 玩家
page-panel = 現在要做什麼
page-board = 市集：七欄 a 到 g，七列 1 到 7
page-square-bare = { $square }：空格
page-square-rug = { $square }：{ $player } 的{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}地毯
page-square-neutral = { $square }：不屬於任何人的{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}地毯
page-square-assam = { $rug }。阿參姆站在這裡，面向{ $heading ->
    [N] 上
    [E] 右
    [S] 下
   *[W] 左
}方
page-badge-you = 你
page-badge-bot = 電腦
page-badge-away = 暫離
page-badge-out = 出局
page-rugs-left = 剩 { $number } 張地毯
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}：剩 { $number } 張地毯
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] 下一張是紅色
    [yellow] 下一張是黃色
    [blue] 下一張是藍色
   *[purple] 下一張是紫色
}：剩 { $number } 張地毯
# On the pile from which the next rug comes: very short
page-badge-next = 下一張
page-worth = { $dirhams } 迪拉姆，地毯占 { $squares } 格
page-points = { $number } 分
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] 要讓下一位往哪邊走？
       *[no] { $player }：要讓下一位往哪邊走？
    }
   *[no] { $alone ->
        [yes] 輪到你：要讓阿參姆往哪邊走？
       *[no] { $player }：要讓阿參姆往哪邊走？
    }
}
page-prompt-roll = { $alone ->
    [yes] 輪到你：擲骰吧。
   *[no] { $player }：擲骰吧。
}
page-prompt-lay = { $alone ->
    [yes] 把地毯鋪在阿參姆旁邊。
   *[no] { $player }：把地毯鋪在阿參姆旁邊。
}
page-prompt-wait = { $player } 正在思考…
page-prompt-away = { $player } 暫離，等待中
page-prompt-watch = 輪到 { $player }
page-ways = 方向
page-way-F = 直走
page-expect = 平均 { $costs }
page-throw = 擲骰
page-turn-assam = 轉動阿參姆
page-lay = 鋪地毯
page-lay-hint = 點阿參姆旁邊的一格，或滑過兩格。
page-lay-ready = 再點一次就鋪下，或點其他位置。
page-lay-on = 鋪在 { $near } 和 { $far }
page-skip = 略過
page-undo = 復原
page-take-back = 悔棋
page-come-back = 換回自己玩（{ $player }）
page-away-offer = 再等一下，還是讓電腦代打，直到 { $player } 回來？
page-away-wait = 等待
page-away-bot = 讓電腦代打

## Time that runs out

page-time-left = 剩餘時間：{ $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = 計時暫停，等這位玩家回來。
page-time-short = { $means ->
    [bot] 還剩 { $number } 秒；用完後這個回合由電腦代打。
   *[out] 還剩 { $number } 秒；用完後你就出局。
}
page-time-last = 還剩 { $number } 秒！
page-time-over-1 = 你的時間用完了，這個回合由電腦代打。下個回合仍由你決定。再有兩次，你就出局。
page-time-over-2 = 你的時間第二次用完，這個回合由電腦代打。下個回合仍由你決定。再有一次，你就出局。
page-time-over-out = 你的時間用完，已經出局。電腦會接手你的地毯繼續玩。你可以看到最後，也可以去別桌玩。

## Who watches

page-watching = { $number ->
    [0] 沒有其他人在觀看。
   *[other] { $number } 人正在觀看。
}

## What happened, besides the game

page-log = 遊戲經過
page-log-sat = { $player } 入座。
page-log-began = 遊戲開始，{ $player } 先行。
page-log-took-back = { $player } 悔棋。
page-log-redrawn = { $player } 悔棋。骰子重擲。
page-log-said = { $player }：「{ $phrase }」
page-log-timed-out = { $times ->
    [1] { $player } 的時間用完了：這個回合由電腦代打。
   *[other] { $player } 的時間第二次用完：這個回合由電腦代打。
}
page-log-left = { $why ->
    [time] { $player } 出局：時間用完了。
    [abandoned] { $player } 離開了遊戲。
   *[resigned] { $player } 認輸。
}
page-log-bot-for = 電腦代替 { $player } 上場。
page-log-came-back = { $player } 回來了。
page-log-rematch-offered = { $player } 想再玩一局。
page-log-rematch-withdrawn = { $player } 又不想再玩一局了。
page-log-rematch-made = 下一局的桌子準備好了。
page-log-closed = { $player } 關閉了桌子。
page-log-closed-host = 管理員關閉了桌子。
page-log-over-left = 沒有人繼續玩了：遊戲結束。

## Menu

page-menu = 選單
page-copy-seat = 複製我的座位連結
page-copy-seat-hint = 用來在其他裝置上繼續玩。請不要給任何人。
page-stand-in = 讓電腦代替 { $player }
page-resign = 認輸
page-resign-ask = { $player } 要認輸嗎？這無法復原。
page-resign-yes = 認輸
page-resign-no = 繼續玩
page-phrases = 說句話

## Reporting somebody to whoever runs the server

page-report = 檢舉
page-report-hint = 架設這個伺服器的人會收到檢舉，並可以關閉桌子。其他玩家不會知道。
page-report-who = 檢舉誰？
page-report-why = 有什麼問題？
page-report-why-of = { $player } 有什麼問題？
page-report-name = 冒犯性的名字
page-report-cheating = 作弊
page-report-stalling = 故意拖延
page-report-other = 其他
page-report-done = 謝謝。架設這個伺服器的人現在可以看到了。

## What can be said

page-phrase-hello = 你好！
page-phrase-good-luck = 祝你好運！
page-phrase-thinking = 讓我想想…
page-phrase-your-turn = 輪到你了。
page-phrase-nice-rug = 好漂亮的地毯！
page-phrase-lucky = 你今天運氣真好。
page-phrase-ouch = 好痛！
page-phrase-oops = 哎呀。
page-phrase-thanks = 謝謝！
page-phrase-sorry = 抱歉！
page-phrase-well-played = 玩得真好！
page-phrase-again = 再來一局？
page-phrase-have-to-go = 我等一下得走了。
page-phrase-bye = 再見！
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = 說明
page-help-rules = 怎麼玩
page-rules-aim = 遊戲結束時，每 1 迪拉姆算 1 分，你的地毯每露出一格也算 1 分。分數最高者獲勝。
page-rules-turn = 輪到你時，讓阿參姆維持原方向，或左轉、右轉，然後擲骰。他會直直向前走；走到邊緣時，馬賽克會帶他回到市集。
page-rules-pay = 如果他停在別人的地毯上，你要付錢給地毯主人：那裡相連的同色地毯每一格付 1 迪拉姆。
page-rules-lay = 然後把一張地毯鋪在兩格上，其中至少一格要緊鄰阿參姆。地毯可以蓋住其他地毯，但不能同時蓋住別人一張地毯的兩半。
page-rules-end = 鋪完最後一張地毯，遊戲就結束。在有些規則書中，付不出錢的人就出局。
page-help-keys = 按鍵
page-key-primary = 執行目前的動作：擲骰、鋪地毯、略過
page-key-arrows = 依棋盤上的方向選擇
page-key-ways = 依阿參姆的視角選擇左、前、右
page-key-throw = 擲骰
page-key-board = 在棋盤上，方向鍵移動游標，Enter 選擇並確認，空白鍵旋轉地毯
page-key-undo = 復原
page-key-take-back = 悔棋
page-key-skip = 略過動畫
page-key-mute = 開關音效
page-key-say = 說句話
page-key-log = 遊戲經過
page-key-menu = 選單
page-key-help = 這份說明
page-key-step = 後退或前進一步
page-key-ends = 到開頭、到結尾
page-key-play = 播放、暫停

## Settings

page-settings = 設定
page-settings-language = 語言
page-settings-theme = 頁面配色
page-theme-auto = 跟隨系統
page-theme-light = 淺色
page-theme-dark = 深色
page-theme-contrast = 高對比
page-settings-speed = 速度
page-speed-slow = 慢
page-speed-normal = 普通
page-speed-fast = 快
page-speed-instant = 立即
page-settings-motion = 動畫
page-motion-auto = 跟隨系統
page-motion-less = 減少
page-motion-full = 全部動畫
page-settings-confirm = 確認動作
page-settings-confirm-hint = 點一下選擇；再點一下或按按鈕才會執行。
page-settings-sounds = 音效
page-settings-coordinates = 欄列名稱

## The end

page-end-winner = { $player } 獲勝！
page-end-shared = 並列冠軍：{ $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] 最後一張地毯鋪好了。
    [last-player] 其他人都出局了。
    [resigned] 其他人都認輸了。
    [time] 其他人的時間都用完了。
    [bots] 只剩電腦還在玩。
   *[left] 場上沒有其他人了。
}
page-ranking = 排名
page-ranking-place = 名次
page-ranking-player = 玩家
page-ranking-dirhams = 迪拉姆
page-ranking-squares = + 地毯
page-ranking-points = = 總分
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] 出局
    [time] 超時
    [abandoned] 離開
   *[resigned] 認輸
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = 出局或離開遊戲的人沒有分數，排在所有人之後；最先離開的名次最後。
page-rematch = 再玩一局
page-rematch-accept = { $number ->
    [1] { $player } 想再玩一局：加入
   *[other] { $number } 位玩家想再玩一局：加入
}
page-rematch-waiting = 等待其他人…
page-rematch-withdraw = 收回邀請
page-rematch-go = 前往下一局
page-save-record = 儲存紀錄
page-copy-replay = 複製重播連結
page-chart-title = 整局分數變化
page-chart = 整局分數變化。結束時：{ $ends }
page-chart-end = { $name }：{ $points } 分
page-statistics = 統計
page-statistics-turns = 共進行了 { $number } 個回合。
page-statistics-highest = 最高的一次付款是 { $player } 付給 { $owner } 的 { $paid } 迪拉姆。
page-statistics-none = 沒有人付過錢。
page-statistics-paid = 付出
page-statistics-received = 收入
page-statistics-throw = 平均點數
page-statistics-mosaics = 馬賽克
page-dice = 骰子公平嗎？
page-dice-all-fair = { $rugs ->
    [0] 你的瀏覽器把全部 { $throws } 次擲骰重新算了一遍：結果完全相符。
   *[other] 你的瀏覽器把全部 { $throws } 次擲骰和 { $rugs } 張地毯的順序重新算了一遍：結果完全相符。
}
page-dice-bots = 其中 { $number } 次由電腦擲出：點數由玩家的瀏覽器先前公開的內容決定。
page-dice-alone = 其中 { $number } 次只由伺服器決定：沒有玩家的瀏覽器參與。
page-dice-redrawn = 這是練習：有 { $number } 次擲骰在悔棋後重擲。
page-dice-seen = 瀏覽器還與遊戲開始時看到的內容做了比對。
page-dice-unseen = 瀏覽器沒有看到這一局的開始，當時公布的數字只能以現在提供的為準。
page-dice-how = 遊戲開始前，伺服器鎖定了一個祕密數字，每位玩家的瀏覽器也各自鎖定了一個。每次擲骰都由兩者共同決定：擲骰時，瀏覽器會公開自己數字的一部分。所以沒有人能預知或選擇點數，連架設伺服器的人也不能。
page-dice-commitment = 這個祕密數字不是當初承諾的那一個。
page-dice-chain = { $player } 的瀏覽器開始時提交的值，與實際使用的不符。
page-dice-link = 第 { $number } 次擲骰公開的值，不是接下來應有的那一個。
page-dice-count = 擲骰次數有缺漏，或是太多。
page-dice-first = 應該由 { $player } 先行。
page-dice-throw = 第 { $number } 次擲骰應為 { $drawn }，實際卻是 { $played }。
page-dice-pile = { $player } 的第 { $number } 張地毯應該是另一種顏色。
page-dice-numbers = 查看數字
page-dice-commitment-is = 遊戲前公布的值（祕密數字的 SHA-256）
page-dice-seed-is = 祕密數字
page-dice-chain-is = { $player } 的瀏覽器提交的值
page-dice-link-is = 第 { $number } 次擲骰公開的值

## Replay

page-replay = 重播
page-replay-hint = 把存下的紀錄拖到這裡、選擇檔案，或貼上內容。
page-replay-file = 檔案
page-replay-text = 紀錄內容
page-replay-show = 顯示
page-replay-turn = 第 { $turn } 回合
page-replay-controls = 重播
page-replay-first = 到開頭
page-replay-back = 後退一步
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-forth = 前進一步
page-replay-last = 到結尾
page-replay-position = 對局進度
page-replay-result = 結果與統計
