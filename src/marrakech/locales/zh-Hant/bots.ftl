### `marrakech bots`.

bots-help = 列出電腦玩家，或測試你自己寫的。
bots-column-name = 電腦玩家
bots-column-description = 如何決定
bots-column-options = 選項
bots-option-range = { $option }：{ $least } 到 { $most }；預設 { $default }
bots-option-words = { $option }：{ $words } 其中之一；預設 { $default }
bots-own = 你自己寫的類別也能當電腦玩家：用 `marrakech bots check my_bot.py:MyBot` 測試。

## What each kind does, in a line

bots-kind-random = 從所有合法行動中隨便挑一個，機會均等
bots-kind-greedy = 轉向預計付錢最少的方向，再把地毯鋪在當下得分最多的位置
bots-kind-expectimax = 往後看幾個回合，把骰子和地毯堆當作機率，並以學來的估值判斷局面
bots-kind-bestfirst = 只要有時間，越難抉擇之處就看得越遠，並以學來的估值判斷局面
bots-kind-porter = 整天扛地毯，愛鋪哪裡就鋪哪裡；付錢爽快，而且常常付
bots-kind-apprentice = 已經學會算數，但市集一吵就全忘了
bots-kind-peddler = 每一枚迪拉姆都看得緊緊的，卻從不想到自己回合以後的事
bots-kind-merchant = 市集裡哪塊地值多少錢，心裡有數；偶爾也會放你一馬
bots-kind-master = 見識過十萬個市集，你還沒動，他已經想好你的下一步
bots-kind-storyteller = 每個故事的結局她都知道，輪到自己時總要沉吟片刻
bots-kind-pourer = 每和你玩一局就學到一點，今天和你一樣強
bots-kind-grandmother = 幾乎從沒破產過；付得少，等得久，笑咪咪
bots-kind-mason = 地毯一張接一張地鋪，直到整條街都是他的
bots-kind-weaver = 你的地毯鋪得最好的地方，她的就蓋在上面
bots-kind-drummer = 專挑遠路走，就為了刺激

## The eleven people: who they are

bots-people = 可以對戰的人
bots-who-porter = 挑夫哈桑
bots-who-apprentice = 學徒薩瑪
bots-who-peddler = 小販伊德里斯
bots-who-merchant = 商人法蒂瑪
bots-who-master = 優素福大師
bots-who-storyteller = 說書人薩菲婭
bots-who-pourer = 斟茶的阿雅
bots-who-grandmother = 佐赫拉奶奶
bots-who-mason = 泥水匠塔里克
bots-who-weaver = 織工努爾
bots-who-drummer = 鼓手比拉勒
bots-column-level = 等級
bots-column-who = 人物
bots-column-character = 性格
bots-kinds = 其他，供對戰與實驗使用

## How strong they are

bots-strength = 實力，{ $date } 以 { $games } 局測得
bots-column-rating = 等級分
bots-column-interval = 區間
bots-interval = { $low } 到 { $high }

## Trying one

bots-check-help = 測試一個電腦玩家：與 random 完整對戰，包含二、三、四人以及變體規則。
bots-check-bot-help = 電腦玩家，寫成 my_bot.py:MyBot、package.module:MyBot，或清單中的名稱。
bots-games-help = 每一種各玩幾局。
bots-seconds-help = 每次決定最多可用多久。
bots-seed-help = 所有運氣都由這個數字產生。
bots-trying = 對戰中
bots-no-time = 決定的時限必須是數字
bots-column-rules = 規則
bots-column-games = 局數
bots-column-won = 勝局
bots-column-decisions = 決定次數
bots-column-slowest = 最慢
bots-slowest = { $milliseconds } 毫秒
bots-fit = { $bot } 可以上場了。
