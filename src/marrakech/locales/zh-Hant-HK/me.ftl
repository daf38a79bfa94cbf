### One's own page: the passport, one's games, and what was achieved in them.

me-title = 你的護照
me-lead = 毋須註冊，它便可把你的對局收在一起。護照保存在這個瀏覽器裏。
me-since = 始於 { $when }
me-games = 我的對局
# How many games one has finished, and won
me-played = 玩過 { $games } 局，贏了 { $won } 局
me-none = 玩第一局時便會產生護照。你可以先選好頭像。
me-name = 名字
me-save = 儲存
me-saved = 已儲存
me-offline = 護照保存在這裏，但連接不到伺服器：連接後便會顯示名字和對局。

## The face

me-scarf = 頭飾
me-scarf-name = { $number ->
    [1] 纏頭巾
    [2] 面紗
    [3] 菲斯帽
    [4] 針織帽
    [5] 兜帽
   *[6] 髮帶
}
me-colour = 染料
me-colour-name = { $number ->
    [1] 紅色
    [2] 藏紅花色
    [3] 藍色
    [4] 青色
    [5] 橄欖色
    [6] 梅子色
    [7] 亞麻色
   *[8] 黑色
}
me-pattern = 身後的地毯
me-pattern-name = { $number ->
    [1] 鋸齒紋
    [2] 菱形
    [3] 條紋
    [4] 星星
    [5] 方格
    [6] 波浪
    [7] 框紋
   *[8] 夜空
}

## Marks: what somebody has achieved

me-marks = 徽章
me-marks-none = 對局可以訴說的你的小故事。每枚徽章只能獲得一次。
# Of all marks there are
me-marks-count = { $number } / { $all }
me-mark-open = 尚未獲得
me-mark-game = { $when } 的對局
me-mark-first = 賣出第一張地毯
me-mark-first-hint = 你贏了一局。
me-mark-fatima = 法蒂瑪鞠躬
me-mark-fatima-hint = 你在有法蒂瑪的對局中勝出。
me-mark-four = 四人同枱
me-mark-four-hint = 你戰勝了三位對手。
me-mark-one = 一線之差
me-mark-one-hint = 你只以一分之差勝出。
me-mark-shared = 兩人嘆茶
me-mark-shared-hint = 你並列第一。
me-mark-spared = 一毛不拔
me-mark-spared-hint = 整局沒有付過一次錢。
me-mark-purse = 錢袋將空
me-mark-purse-hint = 你曾只剩兩迪拉姆或更少，最後卻贏了。
me-mark-peace = 一個也不少
me-mark-peace-hint = 你戰勝了至少兩位對手，而且沒有人出局。
me-mark-late = 後來居上
me-mark-late-hint = 只剩三張地毯時你墊底，最後卻贏了。
me-mark-last = 最後一張地毯
me-mark-last-hint = 全局最後一張地毯令你勝出。
me-mark-carpet = 地毯長街
me-mark-carpet-hint = 你的顏色有十二格連成一片。
me-mark-toll = 商隊付款
me-mark-toll-hint = 你一次收到十迪拉姆。

## Another device

me-carry = 在另一部裝置上
me-carry-hint = 在手機上或家裏打開你的護照，便可看到同樣的對局。
me-carry-show = 顯示連結
me-carry-warning = 誰拿到這個連結，誰就是你。不要給任何人看，只傳給自己。
me-carry-lost = 護照只在你的瀏覽器裏，遺失了便無人能找回。再存一部裝置就安全了。
# How many tables' seats are in the link
me-carry-seats = 你在 { $number } 局進行中對局的座位會一起帶走。
me-take = 來自另一部裝置的護照
me-take-hint = 這個連結帶來一本護照。要在這裏使用嗎？
me-take-yes = 在這裏使用
me-take-both = 使用它，並帶上我的對局
me-take-both-hint = 這個瀏覽器的對局、徽章和連續天數會轉過去。兩邊都有等級分時，保留對局較多的那個。
me-take-only = 使用它，不帶這裏的內容
me-take-only-hint = 除非另一部裝置上還有，否則這個瀏覽器的護照便會消失。
me-take-no = 維持現狀
me-taken = 歡迎回來，{ $name }！
me-take-gone = 這裏沒有這本護照，可能已被刪除。

## One's data

me-data = 你的資料
me-data-hint = 護照只有名字、頭像和對局列表。沒有電郵地址，沒有密碼，別無其他。
me-export = 儲存我的所有資料
me-records = 儲存所有對局
me-delete = 刪除我的護照
me-delete-hint = 你的名字會從這裏所有已結束和進行中的對局裏移除。對局會保留，因為其他人也參與了。別人已儲存或列印的內容無法收回。
me-delete-sure = 刪除護照和你的名字？
me-delete-sure-hint = 這無法復原。進行中的對局可以在這個瀏覽器裏繼續，但不再顯示你的名字。
me-delete-yes = 是，刪除
me-delete-no = 保留
me-deleted = 你的護照已刪除。

## The list of one's games

me-running = 進行中
me-finished = 已結束
me-filter = 篩選對局
me-search = 對手
me-players = 玩家
me-players-any = 人數不限
me-result = 結果
me-result-any = 勝負不限
me-result-won = 勝
me-result-lost = 負
me-company = 對手類型
me-company-any = 不限
me-company-people = 真人
me-company-bots = 角色
me-company-both = 兩者都有
me-state = 狀態
me-state-any = 進行中或已結束
me-nothing = 沒有這樣的對局。
me-place = { $place ->
    [1] 勝出
    [2] 第二名
    [3] 第三名
   *[4] 第四名
}
me-same-screen = 圍着同一個熒幕玩
me-accuracy = 準確率 { $share }%
# By how many points a rating has changed; the sign stands in the number
me-rating = 等級分 { $change }
me-replay = 重溫
me-time-left = 尚餘 { $time }
me-more = 更多對局
# Tables at which only this browser has a seat
me-here = 僅在這個瀏覽器
me-reading = 正在取得對局…
