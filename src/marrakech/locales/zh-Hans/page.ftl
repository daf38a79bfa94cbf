### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = 页面
page-home = 回首页
page-close = 关闭
page-loading = 请稍候…
page-try-again = 再试一次
page-lost-title = 这里什么都没有
page-lost = 这个网址没有对应的页面。
page-gone-title = 这张桌子不在了
page-gone = 可能已经收走，或者链接不完整。

## What goes wrong

page-problem-unreachable = 服务器没有响应。网络连接正常吗？
page-problem-failed = 服务器无法完成。请再试一次。
page-problem-unknown = 没有成功（{ $reason }）。
page-connection-lost = 连接中断，正在重试…
page-connection-back = 连接已恢复。

## The start

page-home-title = { -game }的地毯商人
page-home-lead = 带着阿参姆走过集市，把地毯铺在他的路上，让别人掏钱。二到四人，二十分钟。
page-quick = 与机器人对战
page-quick-opponents = 几位对手？
page-quick-level = 对手多强？
page-play-now = 马上开始
page-your-name = 你的名字
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = 更多玩法
page-mode-here = 同屏游戏
page-mode-here-hint = 轮流传递笔记本电脑或手机。
page-mode-link = 用链接邀请朋友
page-mode-link-hint = 发送链接，打开的人就能入座。无需账号。
page-mode-new = 开一张桌子
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = 学习怎么玩
page-mode-learn-hint = 在真正的棋盘上走十小步，只要五分钟。
page-mode-rules = 规则
page-mode-rules-hint = 简短配图，也可以打印。
page-mode-lobby = 大厅
page-mode-lobby-hint = 加入有空位的桌子，或观战。
page-mode-replay = 回放对局
page-mode-replay-hint = 一步一步看保存的记录。
page-my-tables = 你的桌子
page-forget-table = 移除 { $when } 的桌子
page-level-rating = 等级分 { $rating }
page-level-option = { $name }（{ $rating }）

## Setting up

page-new-title = 开一张桌子
page-new-players = 玩家
page-players = { $number } 位玩家
page-seat = 座位 { $number }
page-seat-who = 谁坐这里？
page-seat-name = 名字
page-seat-level = 等级
page-seat-colour = 颜色
page-seat-second-colour = 第二种颜色
page-seat-open = 空位
page-sitter-me = 我
page-sitter-here = 同屏的另一个人
page-sitter-link = 通过链接加入的朋友
page-sitter-bot = 机器人
page-sitter-link-hint = 桌子开好后会给你一个可以发送的链接。
# The bots by their first names
page-bot-porter = 哈桑
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = 萨尔玛
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = 伊德里斯
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = 法蒂玛
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = 优素福
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = 谁先开始？
page-first-lot = 由骰子决定
page-first-seat = 座位 { $number }
page-new-rules = 规则
page-new-edition = 规则书
page-edition-standard = 标准规则。
page-new-options = 单项规则
page-options-changed = 部分规则与规则书不同。
page-options-reset = 恢复规则书设置
page-option-elimination = 付不起的人
page-option-elimination-yes = 出局
page-option-elimination-yes-hint = 付出所有的钱并退出游戏；地毯留在场上，不属于任何人。
page-option-elimination-no = 继续玩
page-option-elimination-no-hint = 付出所有的钱后继续玩：没有人会出局。
page-option-cover = 覆盖地毯
page-option-cover-opponents = 保护别人的地毯
page-option-cover-opponents-hint = 不能同时盖住别人一张地毯的两半；自己的可以。
page-option-cover-any = 保护每一张地毯
page-option-cover-any-hint = 不能同时盖住任何一张地毯的两半，自己的也不行。
page-option-cover-colours = 颜色须不同
page-option-cover-colours-hint = 新地毯下的两半在可能时必须颜色不同。
page-option-variant = 转动阿参姆
page-option-variant-none = 掷骰之前
page-option-variant-none-hint = 轮到的人先选方向，再掷骰。
page-option-variant-turn-at-end = 回合结束时
page-option-variant-turn-at-end-hint = 铺完地毯后让阿参姆左转或右转：下一位玩家必须朝那个方向走。
page-option-variant-turn-at-end-optional = 结束时，可不转
page-option-variant-turn-at-end-optional-hint = 铺完地毯后可让阿参姆左转、右转或不转：下一位玩家必须朝那个方向走。
page-option-two-player = 双人游戏
page-option-two-player-two-colours = 每人两种颜色
page-option-two-player-two-colours-hint = 每人两种颜色，每色 12 张地毯，叠成一堆。
page-option-two-player-one-colour = 每人一种颜色
page-option-two-player-one-colour-hint = 每人 15 张单色地毯。
page-option-pile = 地毯堆
page-option-pile-shuffled = 洗混
page-option-pile-shuffled-hint = 每一堆只能看到下一张地毯。
page-option-pile-alternating = 两色轮流
page-option-pile-alternating-hint = 两种颜色轮流出现。
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = 同分时
page-option-tiebreak-dirhams = 迪拉姆多者胜
page-option-tiebreak-dirhams-hint = 迪拉姆较多的人领先。
page-option-tiebreak-rugs = 格数多者胜
page-option-tiebreak-rugs-hint = 露出的地毯格数较多的人领先。
page-option-tiebreak-none = 名次并列
page-option-tiebreak-none-hint = 不再比较其他项目。
page-option-heading = 阿参姆起始朝向
page-option-heading-S = 下
page-option-heading-S-hint = 棋盘通常的摆法。
page-option-heading-N = 上
page-option-heading-N-hint = 棋盘的四边并不相同。
page-option-heading-E = 右
page-option-heading-E-hint = 棋盘的四边并不相同。
page-option-heading-W = 左
page-option-heading-W-hint = 棋盘的四边并不相同。
page-option-dirhams = 起始迪拉姆
page-option-dirhams-hint = 所有规则书都是 30。越少越惊险。
page-option-rugs = 每人地毯数
page-option-rugs-hint = 也就是每个人的回合数。
page-new-table = 桌子
page-clock = 计时
page-clock-none = 不计时
page-clock-none-hint = 每个人想多久都可以。
page-clock-move = 每回合计时
page-clock-total = 整局计时
page-clock-time = 时间
page-clock-increment = 每回合加时
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
page-minutes = { $number } 分钟
page-new-listed = 在大厅公开
page-new-listed-hint = 任何人都能观战并坐进空位。不公开的话，只有拿到链接的人可以。
page-new-take-back = 可以悔棋
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = 开始
page-new-invite = 开桌并获取链接
page-new-watch = 观看机器人对战

## The lobby

page-lobby = 大厅
page-lobby-open = 有空位的桌子
page-lobby-none-open = 现在没有人在等待。
page-lobby-new = 开一张桌子
page-lobby-running = 可观战的对局
page-lobby-none-running = 现在没有公开的对局。
page-lobby-watch-bots = 让机器人对战并观看
page-join = 加入
page-watch = 观战
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = 第 { $turn } 回合，还剩 { $left } 回合。

## Waiting for others

page-waiting-title = 等待玩家
page-waiting-seats = { $number ->
    [0] 座位都满了
   *[other] 还有 { $number } 个空位
}
page-waiting-link = 给朋友的链接
page-waiting-link-hint = 打开的人可以入座；座位满了则可以观战。
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
page-copy-link = 复制链接
page-share = 分享…
page-copied = 已复制。
page-not-copied = 浏览器不允许复制：{ $link }
page-start-bots = 或者现在就开始
page-start-bots-hint = 空位由机器人补上。
page-start-now = 与机器人一起开始
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = 有一个位子给你
page-join-seat = 颜色
page-join-any = 都可以
page-sit-down = 入座

## At the table

page-table-title = 集市
page-players-list = 玩家
page-panel = 现在要做什么
page-board = 集市：七列 a 到 g，七行 1 到 7
page-square-bare = { $square }：空格
page-square-rug = { $square }：{ $player } 的{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}地毯
page-square-neutral = { $square }：不属于任何人的{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}地毯
page-square-assam = { $rug }。阿参姆站在这里，面朝{ $heading ->
    [N] 上
    [E] 右
    [S] 下
   *[W] 左
}方
page-badge-you = 你
page-badge-bot = 机器人
page-badge-away = 暂离
page-badge-out = 出局
page-rugs-left = 剩 { $number } 张地毯
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
        [yes] 要让下一位往哪边走？
       *[no] { $player }：要让下一位往哪边走？
    }
   *[no] { $alone ->
        [yes] 轮到你：要让阿参姆往哪边走？
       *[no] { $player }：要让阿参姆往哪边走？
    }
}
page-prompt-roll = { $alone ->
    [yes] 轮到你：掷骰吧。
   *[no] { $player }：掷骰吧。
}
page-prompt-lay = { $alone ->
    [yes] 把地毯铺在阿参姆旁边。
   *[no] { $player }：把地毯铺在阿参姆旁边。
}
page-prompt-wait = { $player } 正在思考…
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = 轮到 { $player }
page-ways = 方向
page-way-L = 左转
page-way-F = 直走
page-way-R = 右转
page-expect = 平均 { $costs }
page-throw = 掷骰
page-turn-assam = 转动阿参姆
page-lay = 铺地毯
page-lay-hint = 点阿参姆旁边的一格，或滑过两格。
page-lay-ready = 再点一次就铺下，或点其他位置。
page-lay-on = 铺在 { $near } 和 { $far }
page-skip = 跳过
page-undo = 撤销
page-take-back = 悔棋
page-come-back = 换回自己玩（{ $player }）
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
    [0] 没有其他人在观战。
   *[other] { $number } 人正在观战。
}

## What happened, besides the game

page-log = 游戏经过
page-log-sat = { $player } 入座。
page-log-began = 游戏开始，{ $player } 先行。
page-log-took-back = { $player } 悔棋。
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }：“{ $phrase }”
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
page-log-came-back = { $player } 回来了。
page-log-rematch-offered = { $player } 想再玩一局。
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = 下一局的桌子准备好了。
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = 菜单
page-copy-seat = 复制我的座位链接
page-copy-seat-hint = 用来在其他设备上继续玩。请不要给任何人。
page-stand-in = 让机器人代替 { $player }
page-resign = 认输
page-resign-ask = { $player } 要认输吗？此操作无法撤销。
page-resign-yes = 认输
page-resign-no = 继续玩
page-phrases = 说句话

## What can be said

page-phrase-hello = 你好！
page-phrase-good-luck = 祝你好运！
page-phrase-thinking = 让我想想…
page-phrase-your-turn = 轮到你了。
page-phrase-nice-rug = 好漂亮的地毯！
page-phrase-lucky = 你今天运气真好。
page-phrase-ouch = 哎哟！
page-phrase-oops = 糟糕。
page-phrase-thanks = 谢谢！
page-phrase-sorry = 不好意思！
page-phrase-well-played = 玩得漂亮！
page-phrase-again = 再来一局？
page-phrase-have-to-go = 我待会儿得走了。
page-phrase-bye = 再见！
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = 帮助
page-help-rules = 怎么玩
page-rules-aim = 游戏结束时，每 1 迪拉姆算 1 分，你的地毯每露出一格也算 1 分。分数最高者获胜。
page-rules-turn = 轮到你时，让阿参姆保持原方向，或左转、右转，然后掷骰。他会一直往前走；走到边缘时，马赛克会带他回到集市。
page-rules-pay = 如果他停在别人的地毯上，你要付钱给地毯主人：那里相连的同色地毯每一格付 1 迪拉姆。
page-rules-lay = 然后把一张地毯铺在两格上，其中至少一格要紧挨阿参姆。地毯可以盖住其他地毯，但不能同时盖住别人一张地毯的两半。
page-rules-end = 铺完最后一张地毯，游戏就结束。在有些规则书中，付不起的人就出局。
page-help-keys = 按键
page-key-primary = 执行当前动作：掷骰、铺地毯、跳过
page-key-arrows = 按棋盘上的方向选择
page-key-ways = 按阿参姆的视角选择左、前、右
page-key-throw = 掷骰
page-key-board = 在棋盘上，方向键移动光标，Enter 选择并确认，空格键旋转地毯
page-key-undo = 撤销
page-key-take-back = 悔棋
page-key-skip = 跳过动画
page-key-mute = 开关音效
page-key-say = 说句话
page-key-log = 游戏经过
page-key-menu = 菜单
page-key-help = 本帮助
page-key-step = 后退或前进一步
page-key-ends = 到开头、到结尾
page-key-play = 播放、暂停

## Settings

page-settings = 设置
page-settings-language = 语言
page-settings-theme = 页面配色
page-theme-auto = 跟随系统
page-theme-light = 浅色
page-theme-dark = 深色
page-theme-contrast = 高对比度
page-settings-speed = 速度
page-speed-slow = 慢
page-speed-normal = 普通
page-speed-fast = 快
page-speed-instant = 立即
page-settings-motion = 动画
page-motion-auto = 跟随系统
page-motion-less = 减少
page-motion-full = 全部动画
page-settings-confirm = 确认操作
page-settings-confirm-hint = 点一下选择；再点一下或按按钮才会执行。
page-settings-sounds = 音效
page-settings-coordinates = 行列名称

## The end

page-end-winner = { $player } 获胜！
page-end-shared = 并列冠军：{ $players }
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
page-ranking-points = = 总分
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
page-save-record = 保存记录
page-copy-replay = 复制回放链接
page-chart-title = 整局分数变化
page-chart = 整局分数变化。结束时：{ $ends }
page-chart-end = { $name }：{ $points } 分
page-statistics = 统计
page-statistics-turns = 共进行了 { $number } 个回合。
page-statistics-highest = 最高的一次付款是 { $player } 付给 { $owner } 的 { $paid } 迪拉姆。
page-statistics-none = 没有人付过钱。
page-statistics-paid = 付出
page-statistics-received = 收入
page-statistics-throw = 平均点数
page-statistics-mosaics = 马赛克
page-dice = 骰子公平吗？
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
page-dice-commitment = 这个秘密数字不是当初承诺的那一个。
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = 应该由 { $player } 先行。
page-dice-throw = 第 { $number } 次掷骰应为 { $drawn }，实际却是 { $played }。
page-dice-pile = { $player } 的第 { $number } 张地毯应该是另一种颜色。
page-dice-numbers = 查看数字
page-dice-commitment-is = 游戏前公布的值（秘密数字的 SHA-256）
page-dice-seed-is = 秘密数字
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = 回放
page-replay-hint = 把保存的记录拖到这里、选择文件，或粘贴内容。
page-replay-file = 文件
page-replay-text = 记录内容
page-replay-show = 显示
page-replay-turn = 第 { $turn } 回合
page-replay-controls = 回放
page-replay-first = 到开头
page-replay-back = 后退一步
page-replay-play = 播放
page-replay-pause = 暂停
page-replay-forth = 前进一步
page-replay-last = 到结尾
page-replay-position = 对局进度
page-replay-result = 结果与统计
