### `marrakech bots`.

bots-help = 列出電腦玩家，或試用你自己編寫的。
bots-column-name = 電腦玩家
bots-column-description = 如何決定
bots-column-options = 選項
bots-option-range = { $option }：{ $least } 至 { $most }；預設為 { $default }
bots-option-words = { $option }：{ $words } 其中之一；預設為 { $default }
bots-own = 你自己編寫的類別也可以做電腦玩家：用 `marrakech bots check my_bot.py:MyBot` 試用。

## What each kind does, in a line

bots-kind-random = 從所有合法行動中隨意選一個，機會均等
bots-kind-greedy = 轉向預計付款最少的方向，再把地毯鋪在眼前得分最多的位置
bots-kind-expectimax = 預想往後幾個回合，把骰子和地毯疊視作機率，並以學來的估值判斷局面
bots-kind-bestfirst = 只要有時間，愈難抉擇之處就想得愈遠，並以學來的估值判斷局面
bots-kind-porter = 整天搬運地毯，喜歡鋪哪裏就鋪哪裏；付款爽快，而且次數不少
bots-kind-apprentice = 已學會計數，但市集一吵就忘得一乾二淨
bots-kind-peddler = 一個迪拉姆也不放過，卻從不想自己回合以後的事
bots-kind-merchant = 市集裏每個位置值多少錢都瞭如指掌；偶爾也會放你一馬
bots-kind-master = 見盡十萬個市集，你還未出手，他已想好你的下一步
bots-kind-storyteller = 每個故事的結局她都知道，輪到自己時總要沉吟片刻
bots-kind-pourer = 每和你玩一局便學到一點，今天和你一樣強
bots-kind-grandmother = 幾乎從未破產；付得少，等得久，笑瞇瞇
bots-kind-mason = 地毯一張接一張地鋪，直到整條街都屬於他
bots-kind-weaver = 你的地毯鋪得最好的位置，她的就蓋在上面
bots-kind-drummer = 專挑遠路走，只為刺激

## The eleven people: who they are

bots-people = 可以對戰的人
bots-who-porter = 搬運工哈桑
bots-who-apprentice = 學徒莎瑪
bots-who-peddler = 小販伊德里斯
bots-who-merchant = 商人法蒂瑪
bots-who-master = 尤素夫大師
bots-who-storyteller = 說書人薩菲婭
bots-who-pourer = 斟茶的阿雅
bots-who-grandmother = 佐赫拉婆婆
bots-who-mason = 泥水匠塔里克
bots-who-weaver = 織工努爾
bots-who-drummer = 鼓手比拉勒
bots-column-level = 級別
bots-column-who = 人物
bots-column-character = 性格
bots-kinds = 其他，供對賽及實驗之用

## How strong they are

bots-strength = 實力，於 { $date } 以 { $games } 局測得
bots-column-rating = 等級分
bots-column-interval = 區間
bots-interval = { $low } 至 { $high }

## Trying one

bots-check-help = 試用一個電腦玩家：與 random 完整對賽，包括二、三、四人及變化玩法。
bots-check-bot-help = 電腦玩家，寫成 my_bot.py:MyBot、package.module:MyBot，或列表中的名稱。
bots-games-help = 每一種各玩多少局。
bots-seconds-help = 每次決定最多可用多少時間。
bots-seed-help = 所有運氣都由這個數字產生。
bots-trying = 對賽中
bots-no-time = 決定的時限必須是數字
bots-column-rules = 規則
bots-column-games = 局數
bots-column-won = 勝局
bots-column-decisions = 決定次數
bots-column-slowest = 最慢
bots-slowest = { $milliseconds } 毫秒
bots-fit = { $bot } 可以出賽。
