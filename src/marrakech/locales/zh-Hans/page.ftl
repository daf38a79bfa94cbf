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
page-your-name = 你的名字
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] 名字最长 { $most } 个字符，已到上限。
   *[other] 还可以输入 { $number } 个字符。
}
# When more was written, or pasted, than fits
page-name-cut = 名字最多 { $most } 个字符，多出的部分已删去。
page-more-ways = 更多玩法
page-mode-here = 同屏游戏
page-mode-link = 用链接邀请朋友
page-mode-new = 开一张桌子
page-mode-learn = 学习怎么玩
page-mode-rules = 规则
page-mode-lobby = 大厅
page-mode-replay = 回放对局
page-my-tables = 你的桌子
page-forget-table = 移除 { $when } 的桌子
page-level-rating = 等级分 { $rating }

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
# The bots by their first names: no two at a table have the same one
page-bot-porter = 哈桑
page-bot-porter-2 = 穆斯塔法
page-bot-porter-3 = 布拉希姆
page-bot-porter-4 = 拉尔比
page-bot-apprentice = 萨尔玛
page-bot-apprentice-2 = 纳迪娅
page-bot-apprentice-3 = 齐内布
page-bot-apprentice-4 = 卡里姆
page-bot-peddler = 伊德里斯
page-bot-peddler-2 = 奥马尔
page-bot-peddler-3 = 贾米拉
page-bot-peddler-4 = 安瓦尔
page-bot-merchant = 法蒂玛
page-bot-merchant-2 = 拉希德
page-bot-merchant-3 = 哈迪贾
page-bot-merchant-4 = 玛利卡
page-bot-master = 优素福
page-bot-master-2 = 阿伊莎
page-bot-master-3 = 迈赫迪
page-bot-master-4 = 哈姆扎
page-bot-storyteller = 萨菲娅
page-bot-pourer = 阿娅
page-bot-grandmother = 佐赫拉
page-bot-mason = 塔里克
page-bot-weaver = 努尔
page-bot-drummer = 比拉勒
# Two people who have the same name, told apart by their colours
page-same-name = { $name }（{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}）
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
page-option-area = 付钱的区域
page-option-area-colour = 按颜色
page-option-area-colour-hint = 一位玩家的两种颜色算两片区域。
page-option-area-owner = 按主人
page-option-area-owner-hint = 一位玩家的两种颜色合为一片区域：相连的格子都要付钱。
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
page-clock-out = 时间用完时
page-clock-out-bot = 该回合由机器人代打
page-clock-out-out = 立即出局
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = 计时：每回合 { $number } 秒。
page-clock-tells-move-minutes = 计时：每回合 { $number } 分钟。
page-clock-tells-total = { $increment ->
    [0] 计时：整局 { $number } 秒。
   *[other] 计时：{ $number } 秒，每回合加 { $increment } 秒。
}
page-clock-tells-total-minutes = { $increment ->
    [0] 计时：整局 { $number } 分钟。
   *[other] 计时：{ $number } 分钟，每回合加 { $increment } 秒。
}
page-clock-means-bot = 谁的时间用完，该回合就由机器人代打；第三次则出局。
page-clock-means-out = 谁的时间用完，谁就出局。
page-seconds = { $number } 秒
page-minutes = { $number } 分钟
page-new-listed = 在大厅公开
page-new-listed-hint = 任何人都能观战并坐进空位。不公开的话，只有拿到链接的人可以。
page-new-take-back = 可以悔棋
page-new-practice-hint = 前提是所有真人玩家都在这个屏幕前。悔棋后骰子会重掷，结果会注明这是练习。不允许的话，掷骰之后就不能再悔棋。
page-new-begin = 开始
page-new-invite = 开桌并获取链接
page-new-watch = 观看机器人对战

## The lobby

page-lobby = 大厅
page-lobby-open = 有空位的桌子
page-lobby-none-open = 现在没有人在等待。
page-lobby-new = 开一张桌子
page-lobby-running = 可观战的对局
page-lobby-watch-bots = 让机器人对战并观看
page-join = 加入
page-watch = 观战
page-look = 看看
page-listing-deserted = 现在没有人
page-listing-rules = { $known ->
    [yes] 规则：{ $edition }
   *[no] 自定义规则
}{ $variant ->
    [yes] ，回合结束时转向
   *[no] {""}
}。
page-listing-turn = 第 { $turn } 回合，还剩 { $left } 回合。

## Waiting for others

page-waiting-title = 等待玩家
page-waiting-seats = { $number ->
    [0] 座位都满了
   *[other] 还有 { $number } 个空位
}
page-waiting-link = 给朋友的链接
page-waiting-link-hint = 打开的人可以入座；座位满了则可以观战。
page-link-network = 同一网络（例如同一个 Wi-Fi）里的人都能打开。
page-link-address = 地址
page-qr = 链接的二维码：{ $link }
page-qr-hint = 或者用手机摄像头扫描。
page-here-only = 这个链接只能在这台机器上打开。
page-here-only-new = 目前只有这台机器能进入游戏：链接发到别处也打不开。
page-here-only-command = 要让同一网络里的人都能加入，请在终端按 Ctrl-C 关闭游戏，再用这条命令启动。所有桌子都会保留。
page-here-only-host = 运行这个服务器的人可以向其他人开放。
page-copy-command = 复制命令
page-copied-here = 已复制。这个链接只能在这台机器上打开。
page-copy-link = 复制链接
page-share = 分享…
page-copied = 已复制。
page-not-copied = 浏览器不允许复制：{ $link }
page-start-bots = 或者现在就开始
page-start-bots-hint = 空位由机器人补上。
page-start-now = 与机器人一起开始
page-waiting-listed = 有人在时，大厅会列出这张桌子。所有人离开几分钟后，桌子就会收走。
page-deserted-listed = 现在这张桌子没有人。等有人回来，你就可以入座。
page-deserted-friends = 现在这张桌子没有人。你可以入座，等其他人来。
page-close-table = 关闭桌子
page-close-table-hint = 桌子会收走，链接也不再有效。
page-close-table-yes = 是，关闭
page-close-table-no = 保留
page-closed-title = 这张桌子已关闭
page-closed = { $player } 在游戏开始前关闭了桌子。
page-closed-host = 管理员已关闭这张桌子。
page-closed-host-game = 游戏结束，不计结果。
# What whoever runs the server has written about it
page-host-says = 管理员留言：{ $why }
page-banned-title = 你不能进入这里
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}：剩 { $number } 张地毯
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] 下一张是红色
    [yellow] 下一张是黄色
    [blue] 下一张是蓝色
   *[purple] 下一张是紫色
}：剩 { $number } 张地毯
# On the pile from which the next rug comes: very short
page-badge-next = 下一张
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
page-prompt-away = { $player } 暂离，等待中
page-prompt-watch = 轮到 { $player }
page-ways = 方向
page-way-F = 直走
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
page-away-offer = 再等一会儿，还是让机器人代打，直到 { $player } 回来？
page-away-wait = 等待
page-away-bot = 让机器人代打

## Time that runs out

page-time-left = 剩余时间：{ $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = 计时暂停，等这位玩家回来。
page-time-short = { $means ->
    [bot] 还剩 { $number } 秒；用完后这个回合由机器人代打。
   *[out] 还剩 { $number } 秒；用完后你就出局。
}
page-time-last = 还剩 { $number } 秒！
page-time-over-1 = 你的时间用完了，这个回合由机器人代打。下个回合仍由你决定。再有两次，你就出局。
page-time-over-2 = 你的时间第二次用完，这个回合由机器人代打。下个回合仍由你决定。再有一次，你就出局。
page-time-over-out = 你的时间用完，已经出局。机器人会接手你的地毯继续玩。你可以看到最后，也可以去别处玩。

## Who watches

page-watching = { $number ->
    [0] 没有其他人在观战。
   *[other] { $number } 人正在观战。
}

## What happened, besides the game

page-log = 游戏经过
page-log-sat = { $player } 入座。
page-log-began = 游戏开始，{ $player } 先行。
page-log-took-back = { $player } 悔棋。
page-log-redrawn = { $player } 悔棋。骰子重掷。
page-log-said = { $player }：“{ $phrase }”
page-log-timed-out = { $times ->
    [1] { $player } 的时间用完了：这个回合由机器人代打。
   *[other] { $player } 的时间第二次用完：这个回合由机器人代打。
}
page-log-left = { $why ->
    [time] { $player } 出局：时间用完了。
    [abandoned] { $player } 离开了游戏。
   *[resigned] { $player } 认输。
}
page-log-bot-for = 机器人代替 { $player } 上场。
page-log-came-back = { $player } 回来了。
page-log-rematch-offered = { $player } 想再玩一局。
page-log-rematch-withdrawn = { $player } 又不想再玩一局了。
page-log-rematch-made = 下一局的桌子准备好了。
page-log-closed = { $player } 关闭了桌子。
page-log-closed-host = 管理员关闭了桌子。
page-log-over-left = 没有人继续玩了：游戏结束。

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

## Reporting somebody to whoever runs the server

page-report = 举报
page-report-hint = 运行这个服务器的人会收到举报，并可以关闭桌子。其他玩家不会知道。
page-report-who = 举报谁？
page-report-why = 有什么问题？
page-report-why-of = { $player } 有什么问题？
page-report-name = 冒犯性的名字
page-report-cheating = 作弊
page-report-stalling = 故意拖延
page-report-other = 其他
page-report-done = 谢谢。运行这个服务器的人现在可以看到了。

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] 最后一张地毯铺好了。
    [last-player] 其他人都出局了。
    [resigned] 其他人都认输了。
    [time] 其他人的时间都用完了。
    [bots] 只剩机器人还在玩。
   *[left] 场上没有其他人了。
}
page-ranking = 排名
page-ranking-place = 名次
page-ranking-player = 玩家
page-ranking-dirhams = 迪拉姆
page-ranking-squares = + 地毯
page-ranking-points = = 总分
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] 出局
    [time] 超时
    [abandoned] 离开
   *[resigned] 认输
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = 出局或离开游戏的人没有分数，排在所有人之后；最先离开的名次最后。
page-rematch = 再玩一局
page-rematch-accept = { $number ->
    [1] { $player } 想再玩一局：加入
   *[other] { $number } 位玩家想再玩一局：加入
}
page-rematch-waiting = 等待其他人…
page-rematch-withdraw = 收回邀请
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
    [0] 你的浏览器把全部 { $throws } 次掷骰重新算了一遍：结果完全相符。
   *[other] 你的浏览器把全部 { $throws } 次掷骰和 { $rugs } 张地毯的顺序重新算了一遍：结果完全相符。
}
page-dice-bots = 其中 { $number } 次由机器人掷出：点数由玩家的浏览器此前公开的内容决定。
page-dice-alone = 其中 { $number } 次只由服务器决定：没有玩家的浏览器参与。
page-dice-redrawn = 这是练习：有 { $number } 次掷骰在悔棋后重掷。
page-dice-seen = 浏览器还与游戏开始时看到的内容作了比对。
page-dice-unseen = 浏览器没有看到这一局的开始，当时公布的数字只能以现在提供的为准。
page-dice-how = 游戏开始前，服务器锁定了一个秘密数字，每位玩家的浏览器也各自锁定了一个。每次掷骰都由两者共同决定：掷骰时，浏览器会公开自己数字的一部分。所以没有人能预知或选择点数，连运行服务器的人也不能。
page-dice-commitment = 这个秘密数字不是当初承诺的那一个。
page-dice-chain = { $player } 的浏览器开始时提交的值，与实际使用的不符。
page-dice-link = 第 { $number } 次掷骰公开的值，不是接下来应有的那一个。
page-dice-count = 掷骰次数有缺漏，或者太多。
page-dice-first = 应该由 { $player } 先行。
page-dice-throw = 第 { $number } 次掷骰应为 { $drawn }，实际却是 { $played }。
page-dice-pile = { $player } 的第 { $number } 张地毯应该是另一种颜色。
page-dice-numbers = 查看数字
page-dice-commitment-is = 游戏前公布的值（秘密数字的 SHA-256）
page-dice-seed-is = 秘密数字
page-dice-chain-is = { $player } 的浏览器提交的值
page-dice-link-is = 第 { $number } 次掷骰公开的值

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
