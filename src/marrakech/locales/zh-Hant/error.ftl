### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = 沒有「{ $text }」這一格：格子為 a1 到 g7
error-action = 「{ $text }」不是行動：請寫 L、F 或 R，1 到 4，像 d3e3 的地毯，或 =red
error-rug = { $near } 和 { $far } 不是相鄰的兩格
error-action-number = 沒有編號 { $number } 的行動：編號為 0 到 { $most }

## Rule sets

error-option-value = { $option } 不能是 { $value }：請從 { $choices } 中選擇
error-option-range = { $option } 不能是 { $value }：須為 { $least } 到 { $most } 的整數
error-one-colour-needs-two = two_player="one colour" 適用於兩位玩家，不是 { $players } 位
error-alternating-needs-two-colours = pile="alternating" 需要兩位玩家，每人兩種顏色
error-odd-rugs = 兩種顏色時每人的地毯數須為偶數，不能是 { $rugs }
error-no-variant = 「{ $edition }」這一版沒有變體規則
error-edition = 沒有「{ $text }」這個版本；現有 { $known }
error-rules = 「{ $text }」不是規則組：請寫版本、斜線和 2、3 或 4，例如 international/4
error-rules-option = 「{ $text }」不是規則選項，或重複出現；現有 { $known }
error-no-such-seat = 沒有座位 { $seat }：座位為 0 到 { $last }
error-no-hidden-piles = 只有洗勻的雙色地毯堆才有順序可知
error-wrong-piles = 地毯堆與剩餘的地毯不符

## What is not allowed

error-number-not-legal = 編號 { $number } 的行動在這裡不合法
error-batch-not-legal = 編號 { $number } 的行動在第 { $game } 局不合法
error-nothing-to-pop = 沒有可以收回的行動
error-nothing-played = 還沒有任何行動
error-no-chance = 現在沒有骰子要擲，也沒有地毯要翻開
error-game-over = 不能執行 { $action }：遊戲已結束
error-not-now = 在「{ $phase ->
    [turn] 轉向
    [roll] 擲骰
    [lay] 鋪地毯
    [reveal] 翻開地毯
    [over] 結束
   *[other] { $phase }
}」階段不能執行 { $action }；這裡合法的有：{ $legal }
error-must-turn = 阿參姆必須左轉或右轉；這裡合法的有：{ $legal }
error-not-in-pile = 這一堆的下一張不可能是{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}地毯
error-under-assam = { $action } 壓在阿參姆（{ $assam }）腳下；這裡合法的有：{ $legal }
error-not-beside-assam = { $action } 沒有與阿參姆所在的格子（{ $assam }）相鄰；這裡合法的有：{ $legal }
error-far-square-first = { $action } 寫反了：與阿參姆（{ $assam }）相鄰的格子在前，應為 { $right }
error-covers-whole-rug = { $action } 會蓋住一整張{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}地毯；這裡合法的有：{ $legal }
error-same-colours = { $action } 會蓋住{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}的兩半；這裡合法的有：{ $legal }

## Positions

error-position-fields = 局面有六個欄位（棋盤、阿參姆、行動者、階段、玩家、規則），不是 { $given } 個
error-position-assam = 「{ $text }」不是阿參姆的位置：請寫格子加上 N、E、S 或 W，例如 d4S
error-position-mover = 「{ $text }」不能表示輪到誰：請從 { $seats } 中選擇
error-position-phase = 「{ $text }」不是階段：請從 { $phases } 中選擇
error-position-purse = 「{ $text }」不是玩家：請寫迪拉姆和地毯，例如 30r12，或 x1
error-position-top = 「{ $text }」沒有正確寫出下一張地毯：有兩種顏色且有剩餘地毯時寫 =r 或 =?，否則不寫
error-board-rows = 棋盤有七列，不是 { $given } 列
error-board-columns = 棋盤第 { $row } 列有 { $given } 格，不是七格
error-board-cell = 棋盤第 { $row } 列有「{ $text }」：空格請寫 1 到 7，否則寫 r、y、b、p 加上 ^ > v < 之一
error-colour-not-played = { $square } 上有{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}，但沒有人使用這個顏色
error-half-off-board = { $square } 上地毯的另一半會超出棋盤
error-half-missing = { $square } 上地毯的另一半應在 { $other }，但那裡是空的
error-half-nowhere = { $square } 上地毯的另一半不見了：旁邊沒有地毯蓋住它
error-rugs-in-a-ring = { $squares } 上的地毯會一張壓一張繞成一圈
error-players-number = 有 { $given } 位玩家，但規則是給 { $wanted } 位玩家的
error-purse-colours = { $seat ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[purple] 紫方
}的地毯顏色為：{ $wanted }
error-out-with-goods = { $seat ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[purple] 紫方
}已出局，不能還有迪拉姆或地毯
error-too-many-rugs = 已鋪和剩餘的{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}地毯超過 { $most } 張
error-top-not-in-pile = { $seat ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[purple] 紫方
}的下一張不可能是{ $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}：已經沒有了
error-top-unknown = 在此之前，地毯堆必須先翻出下一張地毯
error-dirhams-together = 全部迪拉姆加起來不能超過 { $most }
error-out-without-elimination = 這套規則沒有人會出局
error-leaving-order = 出局者依第一、第二、第三的順序出局，且須留下一位玩家
error-over = 遊戲在這裡已結束：沒有地毯了，或只剩一位玩家
error-not-over = 遊戲在這裡尚未結束：還有地毯，也還有玩家
error-mover-cannot = 不可能輪到{ $seat ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[purple] 紫方
}：已出局或沒有地毯了

## Plain data

error-field-object = { $path } 必須是物件
error-field-text = { $path } 必須是文字
error-field-flag = { $path } 必須是 true 或 false
error-field-number = { $path } 必須是 { $least } 到 { $most } 的整數
error-field-list = { $path } 必須是長度 { $length } 的清單
error-field-choice = { $path } 必須是 { $choices } 其中之一
error-field-missing = 缺少 { $path }
error-field-unknown = 沒有 { $path } 這個欄位
error-field-reveal-only = 只有在「reveal」階段才會有 { $path }
error-field-reveal = 若且唯若某一堆尚未翻出下一張地毯，階段才是「reveal」
error-field-seat = 這裡輪到的座位是 { $wanted }
error-field-leaving = { $path } 仍在場上，所以沒有出局順序
error-rug-id = 地毯 { $rug } 不是相鄰兩格上的一張地毯：{ $squares }
error-rug-id-two = { $squares } 是同一張地毯，id 必須相同

## Records

error-in-record = 第 { $line } 行第 { $column } 欄：{ $why }
error-record-header = 這不是標頭：請寫成 [Name "value"]
error-record-header-name = 「{ $name }」不能作為這裡的標頭名稱
error-record-header-value = 標頭 { $name } 必須是文字
error-record-remark = 註解不能放在第 { $number } 個行動之後（共 { $actions } 個）
error-record-names = { $players } 位玩家卻有 { $given } 個名字
error-record-half-character = 有半個字元，任何檔案都無法儲存
error-record-header-twice = 標頭 { $name } 重複出現
error-record-without-rules = 對局須以標頭開始，其中必須有 Rules
error-record-rules-differ = 標頭 Rules 與 Position 的規則不一致
error-record-first = 「{ $text }」不能先開始：請從 { $seats } 中選擇
error-record-word = 「{ $text }」不是行動，也不是回合編號或結果
error-record-open-remark = 這段註解沒有以 {"}"} 結束
error-record-number = 第 { $number } 回合應為第 { $wanted } 回合
error-record-number-here = 第 { $number } 回合不能從這裡開始
error-record-result = 結果寫的是 { $stated }，但實際是 { $result }
error-record-not-one = 應該只有一局，而不是 { $games } 局

## Bots

error-bot = 沒有「{ $text }」這個電腦玩家；現有 { $known }
error-bot-text = 「{ $text }」不是電腦玩家：請寫名稱，或名稱加選項，例如 bestfirst:ms=200
error-bot-option = 電腦玩家 { $bot } 沒有「{ $text }」這個選項；現有 { $known }
error-bot-option-text = 「{ $bot }」中的「{ $text }」不是選項：請寫名稱和值，例如 ms=200
error-bot-option-number = { $option } 不能是 { $text }：須為 { $least } 到 { $most } 的整數
error-bot-option-word = { $option } 不能是 { $text }：請從 { $words } 中選擇
error-bot-class = 「{ $text }」沒有說是哪個類別：請寫 my_bot.py:MyBot
error-bot-no-brain = 「{ $text }」在自己的行程中執行，沒有頭腦可借用

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = 沒有檔案 { $file }
error-load-module = 沒有模組 { $module }
error-load-class = 裡面沒有類別 { $kind }；只有 { $known }
error-load-choose = 類別 { $kind } 沒有方法 choose(self, view, clock)
error-load-raised = 拋出 { $what }（{ $where }）
error-load-hung = 過了 { $seconds } 秒仍未就緒（{ $where }）
error-load-died = 行程以 { $what } 結束（{ $where }）
error-load-hello = 它對 hello 的回答不像引擎：{ $what }
error-forfeit-cannot-load = 無法載入 { $bot }：{ $why }
error-forfeit-raised = { $bot } 拋出 { $what }（{ $where }）；當時局面為 { $position }
error-forfeit-hung = { $bot } 過了 { $seconds } 秒仍未決定（{ $where }）；當時局面為 { $position }
error-forfeit-died = { $bot } 的行程以 { $what } 結束（{ $where }）；當時局面為 { $position }
error-forfeit-no-action = { $bot } 給出 { $what }，這不是行動；當時局面為 { $position }
error-forfeit-illegal = { $bot } 選了 { $action }，這不合法：{ $why }；當時局面為 { $position }
error-forfeit-stopped = { $bot } 不再重新啟動：已連續失敗 { $times } 次，最後一次是：{ $why }

## Matches

error-arena-nobody = 對戰至少要有一個電腦玩家
error-arena-games = 對戰至少要有一局，不能是 { $number } 局
error-arena-other-match = { $file } 存的是另一場對戰：{ $what } 與要求的不同
error-arena-no-state = { $file } 存的不是對戰狀態
error-arena-extra = 需要 { $package }：pip install 'marrakech[{ $extra }]'
error-arena-plot = 圖表只能寫入 .png 或 .svg 檔案，不能寫入 { $file }
error-arena-cluster = { $address } 沒有 Ray 叢集回應：{ $why }
error-survey-not-learned = 電腦玩家 { $bot } 還沒學會玩 { $rules }

## Training

error-train-no-state = { $file } 存的不是訓練狀態，或不是這個版本的
error-train-other-plan = { $file } 存的是另一次訓練：{ $what } 與要求的不同
error-train-no-value = { $file } 存的不是估值
error-train-other-rules = { $file } 是為 { $learned } 學習的，不適用於 { $wanted }

## Servers

error-server-no-table = 沒有這張桌子，或已經收走了
error-server-not-found = 這裡什麼都沒有
error-server-method = 這裡不能這麼做
error-server-not-understood = 無法理解：{ $why }
error-server-too-large = 太大了：最多接受 { $most } 位元組
error-server-too-many = 一次太多了：請在 { $seconds } 秒後再試
error-server-full = 目前這裡的桌子太多了
error-server-closing = 伺服器即將關閉：請在 { $seconds } 秒後再試
error-server-lobby = 你已有 { $most } 張桌子在大廳等待
error-server-storage = 伺服器暫時無法存取儲存空間：請在 { $seconds } 秒後再試
error-server-origin = 別處的網頁不能與這個伺服器通訊
error-server-banned = 這個位址已被封鎖，直到 { $until }
error-server-banned-name = 在 { $until } 之前，這裡不能使用「{ $name }」這個名字
error-server-no-such-player = 座位 { $seat } 上沒有可以檢舉的人
error-server-host = 這個伺服器不使用那個名稱
error-server-not-your-seat = 座位 { $seat } 不是你的
error-server-own-secrets = 自己提供的祕密值須為 22 到 64 個字母、數字、- 或 _，且每個人的都不同
error-server-seated = 與你同一位址的人已經坐在這張桌子了
error-server-passport = 無法讀取這本護照：其祕密值須為 22 到 64 個字母
error-server-no-passport = 這裡沒有這本護照
error-server-token = 這個權杖在這裡打不開任何東西：它已被收回，或從未建立
error-server-no-token = 沒有這個權杖
error-server-scope = 這個權杖無權這樣做：需要具有 { $scope } 權限的權杖
error-server-tokens = 一本護照最多 { $most } 個權杖：請收回一個不用的
error-server-programs = 程式不能在這裡玩
error-server-match-programs = 快速配對是給人用的：程式請自己擺一張桌子（POST /api/tables），或等別人傳來桌子的連結
error-server-ahead = 這張桌子才進行到第 { $number } 個事件
error-server-still-playing = 這項功能只供已結束的對局使用，這一局還在進行
error-server-day-hidden = 這是今日市集的桌子：當天結束後其他人才能看
error-server-no-day = 那一天沒有市集
error-server-day-over = 這場市集已經關閉：從一點（UTC）起可以重玩，不計成績
error-server-broken = 這裡出了問題，已經記錄下來
error-server-damaged = 這張桌子已損壞：須由管理員還原，已經通知管理員

## What is stored

error-data-file = 無法使用 { $file }：{ $why }
error-data-no-database = { $file } 不是桌子的資料庫：請把它移走，或用 --data 指定另一個資料夾
error-data-damaged = { $file } 已損壞（{ $why }）：請用「marrakech database restore」還原備份；未做任何變更
error-data-newer = { $file } 屬於本程式的較新版本（格式 { $found }；這個版本只認得 { $known }）：請啟動那個版本，或用那個版本執行「marrakech database downgrade { $known }」退回舊格式
error-data-older = { $file } 遺失了部分內容：應有 { $wanted } 次變更，現在只有 { $found } 次。它的 -wal 檔案遺失了，或者這是較舊的複本。請補回缺少的部分，或還原備份；要照現狀繼續，請刪除 { $mark }
error-data-locked = { $file } 被另一個程式鎖定：請結束那個程式後再試
error-data-no-key = { $file } 不是金鑰：金鑰是 64 位十六進位數字。請放回正確的金鑰；未做任何變更
error-data-key-missing = 缺少金鑰 { $file }，沒有它就無法讀取任何桌子：請從複本放回，或用 --key-file 指明它的位置。未做任何變更
error-data-key-wrong = { $file } 不是寫入這個資料庫時所用的金鑰：請放回正確的金鑰，或用 --key-file 指明它的位置。未做任何變更
error-data-none = { $file } 處沒有資料庫
error-data-outdated = { $file } 屬於較舊的版本：請啟動一次伺服器來更新
error-data-exists = { $file } 已經存在：請換一個名稱
error-data-in-use = { $file } 正在使用中：請先停止伺服器
error-data-form = 不能退回格式 { $form }；可退回的有 { $known }

## Tables

error-table-all-agreed = 大家都已經同意再玩一局
error-table-begun = 遊戲已經開始了
error-table-bot-plays = 目前由電腦代打；請先回來
error-table-chain-taken = 兩位玩家的運氣不能出自同一條鏈
error-table-closed = 這張桌子已由開桌的人關閉
error-table-closed-by-host = 管理員已關閉這張桌子
error-table-colours = 桌上的顏色是紅、黃、藍、紫，各一次
error-table-deserted = 目前這張桌子沒有人：等有人回來再試
error-table-dice-header = 無法讀取這份紀錄的標頭 { $name }
error-table-dice-version = 這裡不認得版本 { $version } 的骰子
error-table-full = 座位都滿了
error-table-gone = 認輸後就不能再玩了
error-table-id-used = 這個 id 已用於別的操作
error-table-level = 沒有「{ $level }」這個等級；現有 { $known }
error-table-level-of-person = 座位 { $seat } 不是電腦，所以沒有等級
error-table-long-record = 超過 { $most } 個行動的對局太長，無法顯示
error-table-mixed-name = 「{ $name }」中有一個詞混用了外形相似的不同文字：請只用其中一種來寫
error-table-no-name = 名字至少要有一個可以顯示的字
error-table-no-record = 這份紀錄裡沒有對局
error-table-no-seed = 這份紀錄沒有可供查核的種子和承諾值
error-table-no-such-seat = 座位 { $seat } 不是你在這張桌子的座位
error-table-no-take-back = 沒有可以悔棋的回合
error-table-no-throw = 現在不能擲骰
error-table-no-undo = 已經沒有可以復原的動作
error-table-rated = 等級分對局沒有提示、不能悔棋，必須從頭開始，使用通常的地毯和迪拉姆，而且每個真人各用一個螢幕
error-table-position = 只能從尚未結束的局面接著玩，而且所有真人須共用一個螢幕
error-table-nobody-waits = 有空位的桌子至少要有一個人坐著
error-table-not-away = 這位玩家在場
error-table-not-begun = 遊戲還沒開始
error-table-not-by-hand = { $action } 由運氣決定，不能自己選
error-table-not-maker = 只有開桌的人才能關閉桌子
error-table-not-maker-starts = 只有開桌的人才能與電腦一起開始
error-table-not-over = 遊戲還沒結束
error-table-not-your-turn = 還沒輪到你
error-table-over = 遊戲已經結束
error-table-phrase = 這裡沒有人能說「{ $phrase }」
error-table-plays-already = 你已經在玩了
error-table-programs = 程式不能在這張桌子上玩
error-table-same-name = 這張桌子已經有人叫「{ $name }」了：請加點什麼來區別
error-table-seats-and-rules = { $seats } 個座位不適合 { $players } 人的規則
error-table-stale = 剛才情況有變；請再看一次
error-table-taken = 座位 { $seat } 已經有人了
error-table-time-over = 這個回合的時間已用完：由電腦代打
error-table-too-long = 這張桌子上發生的事已經太多：現在只能繼續對局
error-table-too-much-talk = 訊息太多了；請稍等一下
error-table-too-often = 已經做過 { $times } 次，不能再做了
error-table-day = 這是每日市集：每個人獨自玩一次，骰子點數都相同
error-table-wrong-link = 這一環接不上你那條鏈的上一環
