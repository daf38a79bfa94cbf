### `marrakech bots`.

bots-help = 列出机器人，或试用你自己写的机器人。
bots-column-name = 机器人
bots-column-description = 如何决策
bots-column-options = 选项
bots-option-range = { $option }：{ $least } 到 { $most }；默认为 { $default }
bots-option-words = { $option }：{ $words } 之一；默认为 { $default }
bots-own = 你自己写的类也可以当机器人：用 `marrakech bots check my_bot.py:MyBot` 来试用。

## What each kind does, in a line

bots-kind-random = 在所有合法行动中随机挑一个，机会均等
bots-kind-greedy = 转向预计付钱最少的方向，再把地毯铺在眼下得分最多的位置
bots-kind-expectimax = 往后看几个回合，把骰子和地毯堆当作概率，并用学到的估值判断局面
bots-kind-bestfirst = 只要有时间，越难抉择之处就看得越远，并用学到的估值判断局面
bots-kind-porter = 整天扛地毯，爱铺哪儿就铺哪儿；付钱痛快，而且经常付
bots-kind-apprentice = 已经学会算数，可集市一吵就全忘了
bots-kind-peddler = 每个迪拉姆都攥得紧紧的，却从不想自己回合以后的事
bots-kind-merchant = 集市里哪块地值多少钱，心里有数；偶尔也会放你一马
bots-kind-master = 见识过十万个集市，你还没动手，他已经想好了你的下一步
bots-kind-storyteller = 每个故事的结局她都知道，轮到自己时总要沉吟片刻
bots-kind-pourer = 每和你下一局就学一点，今天和你一样强
bots-kind-grandmother = 几乎从没破过产；付得少，等得久，笑眯眯
bots-kind-mason = 地毯挨着地毯铺，直到整条街都归他
bots-kind-weaver = 你的地毯铺得最好的地方，她的就盖在上面
bots-kind-drummer = 专挑远路走，图的就是刺激

## The eleven people: who they are

bots-people = 可以对战的人
bots-who-porter = 脚夫哈桑
bots-who-apprentice = 学徒萨尔玛
bots-who-peddler = 小贩伊德里斯
bots-who-merchant = 商人法蒂玛
bots-who-master = 优素福大师
bots-who-storyteller = 说书人萨菲娅
bots-who-pourer = 斟茶的阿娅
bots-who-grandmother = 佐赫拉奶奶
bots-who-mason = 泥瓦匠塔里克
bots-who-weaver = 织工努尔
bots-who-drummer = 鼓手比拉勒
bots-column-level = 等级
bots-column-who = 人物
bots-column-character = 性格
bots-kinds = 其他，用于比赛和实验

## How strong they are

bots-strength = 实力，{ $date } 通过 { $games } 局测得
bots-column-rating = 等级分
bots-column-interval = 区间
bots-interval = { $low } 到 { $high }

## Trying one

bots-check-help = 试用一个机器人：与 random 完整对局，包括二人、三人、四人以及变体规则。
bots-check-bot-help = 机器人，写成 my_bot.py:MyBot、package.module:MyBot，或列表中的名称。
bots-games-help = 每种各玩多少局。
bots-seconds-help = 每次决策最多可用多长时间。
bots-seed-help = 所有运气都由这个数产生。
bots-trying = 对局中
bots-no-time = 决策时限必须是数字
bots-column-rules = 规则
bots-column-games = 局数
bots-column-won = 胜局
bots-column-decisions = 决策次数
bots-column-slowest = 最慢
bots-slowest = { $milliseconds } 毫秒
bots-fit = { $bot } 可以上场了。
