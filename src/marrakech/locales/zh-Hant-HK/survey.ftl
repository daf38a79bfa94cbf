### `marrakech survey`. The names of bots and options stay as they are.

survey-help = 由同一個電腦玩家坐滿所有座位，進行大量棋局並統計結果。
survey-games-help = 每個樣本多少局：每個電腦玩家、每個規則組各一個樣本。
survey-bots-help = 電腦玩家，例如 random,greedy,master。
survey-players-help = 玩家人數。
survey-focus-help = 用於所有規則組、熱圖及曲線的電腦玩家；如名單中有 greedy，預設為 greedy。
survey-budget-help = 超過這麼多秒後，樣本以較少局數結束。屆時有多少局視乎機器而定。
survey-seed-help = 所有運氣的來源：相同的種子會產生相同的棋局。
survey-jobs-help = 同時進行多少局；預設與核心數目相同。
survey-out-help = 把報告寫到該處，為附圖的 Markdown。

survey-bad-players = 玩家人數為 2、3、4，例如 2,4，不能是「{ $text }」
survey-bad-budget = 時間預算須為大於 0 的秒數，不能是 { $number }

survey-playing = 每秒 { $speed } 局：{ $cell }
survey-nothing = 沒有統計到任何棋局，所以未有結果可報
survey-samples = 共統計 { $games } 局，包括按其他規則進行的棋局。括號內為 95% 區間。
survey-written = 報告在 { $file }。

survey-column-bot = 電腦玩家
survey-column-players = 玩家
survey-column-games = 局數
survey-column-first = 座位 1 勝 %
survey-column-out = 有人出局 %
survey-column-margin = 分差
