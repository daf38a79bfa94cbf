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
page-quick = 與電腦對戰
page-quick-opponents = 幾位對手？
page-quick-level = 對手多強？
page-play-now = 馬上開始
page-your-name = 你的名字
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = 更多玩法
page-mode-here = 共用一個螢幕
page-mode-here-hint = 輪流傳遞筆電或手機。
page-mode-link = 用連結邀朋友
page-mode-link-hint = 傳送連結，打開的人就能入座。不需要帳號。
page-mode-new = 開一張桌子
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = 學習怎麼玩
page-mode-learn-hint = 在真正的棋盤上走十小步，只要五分鐘。
page-mode-rules = 規則
page-mode-rules-hint = 簡短附圖，也可以列印。
page-mode-lobby = 大廳
page-mode-lobby-hint = 加入有空位的桌子，或觀看對局。
page-mode-replay = 重播對局
page-mode-replay-hint = 一步一步看存下的紀錄。
page-my-tables = 你的桌子
page-forget-table = 移除 { $when } 的桌子
page-level-rating = 等級分 { $rating }
page-level-option = { $name }（{ $rating }）

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
# The bots by their first names
page-bot-porter = 哈桑
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = 薩瑪
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = 伊德里斯
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = 法蒂瑪
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = 優素福
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
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
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
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
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number } 秒
page-minutes = { $number } 分鐘
page-new-listed = 在大廳公開
page-new-listed-hint = 任何人都能觀看並坐進空位。不公開的話，只有拿到連結的人可以。
page-new-take-back = 可以悔棋
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = 開始
page-new-invite = 開桌並取得連結
page-new-watch = 觀看電腦對戰

## The lobby

page-lobby = 大廳
page-lobby-open = 有空位的桌子
page-lobby-none-open = 目前沒有人在等待。
page-lobby-new = 開一張桌子
page-lobby-running = 可觀看的對局
page-lobby-none-running = 目前沒有公開的對局。
page-lobby-watch-bots = 讓電腦對戰並觀看
page-join = 加入
page-watch = 觀看
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = 第 { $turn } 回合，還剩 { $left } 回合。

## Waiting for others

page-waiting-title = 等待玩家
page-waiting-seats = { $number ->
    [0] 座位都滿了
   *[other] 還有 { $number } 個空位
}
page-waiting-link = 給朋友的連結
page-waiting-link-hint = 打開的人可以入座；座位滿了則可以觀看。
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = 複製連結
page-share = 分享…
page-copied = 已複製。
page-not-copied = 瀏覽器不允許複製：{ $link }
page-start-bots = 或者現在就開始
page-start-bots-hint = 空位由電腦補上。
page-start-now = 與電腦一起開始
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
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
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
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
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = 輪到 { $player }
page-ways = 方向
page-way-L = 左轉
page-way-F = 直走
page-way-R = 右轉
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
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] 沒有其他人在觀看。
   *[other] { $number } 人正在觀看。
}

## What happened, besides the game

page-log = 遊戲經過
page-log-sat = { $player } 入座。
page-log-began = 遊戲開始，{ $player } 先行。
page-log-took-back = { $player } 悔棋。
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }：「{ $phrase }」
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } 回來了。
page-log-rematch-offered = { $player } 想再玩一局。
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = 下一局的桌子準備好了。
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

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
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = 排名
page-ranking-place = 名次
page-ranking-player = 玩家
page-ranking-dirhams = 迪拉姆
page-ranking-squares = + 地毯
page-ranking-points = = 總分
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = 再玩一局
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = 等待其他人…
page-rematch-withdraw = Take the offer back
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
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = 這個祕密數字不是當初承諾的那一個。
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = 應該由 { $player } 先行。
page-dice-throw = 第 { $number } 次擲骰應為 { $drawn }，實際卻是 { $played }。
page-dice-pile = { $player } 的第 { $number } 張地毯應該是另一種顏色。
page-dice-numbers = 查看數字
page-dice-commitment-is = 遊戲前公布的值（祕密數字的 SHA-256）
page-dice-seed-is = 祕密數字
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

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
