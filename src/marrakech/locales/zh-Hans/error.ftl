### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = 没有“{ $text }”这一格：格子为 a1 到 g7
error-action = “{ $text }”不是行动：请写 L、F 或 R，1 到 4，像 d3e3 这样的地毯，或 =red
error-rug = { $near } 和 { $far } 不是相邻的两格
error-action-number = 没有编号 { $number } 的行动：编号为 0 到 { $most }

## Rule sets

error-option-value = { $option } 不能是 { $value }：请从 { $choices } 中选择
error-option-range = { $option } 不能是 { $value }：须为 { $least } 到 { $most } 的整数
error-one-colour-needs-two = two_player="one colour" 适用于两位玩家，不是 { $players } 位
error-alternating-needs-two-colours = pile="alternating" 需要两位玩家，每人两种颜色
error-odd-rugs = 使用两种颜色时每人的地毯数须为偶数，不能是 { $rugs }
error-no-variant = “{ $edition }”这一版没有变体规则
error-edition = 没有“{ $text }”这个版本；现有 { $known }
error-rules = “{ $text }”不是规则组：请写版本、斜杠和 2、3 或 4，例如 international/4
error-rules-option = “{ $text }”不是规则选项，或重复出现；现有 { $known }
error-no-such-seat = 没有座位 { $seat }：座位为 0 到 { $last }
error-no-hidden-piles = 只有洗混的双色地毯堆才有顺序可知
error-wrong-piles = 地毯堆与剩余的地毯不符

## What is not allowed

error-number-not-legal = 编号 { $number } 的行动在这里不合法
error-batch-not-legal = 编号 { $number } 的行动在第 { $game } 局不合法
error-nothing-to-pop = 没有可以收回的行动
error-nothing-played = 还没有任何行动
error-no-chance = 现在没有骰子要掷，也没有地毯要翻开
error-game-over = 不能执行 { $action }：游戏已结束
error-not-now = 在“{ $phase ->
    [turn] 转向
    [roll] 掷骰
    [lay] 铺地毯
    [reveal] 翻开地毯
    [over] 结束
   *[other] { $phase }
}”阶段不能执行 { $action }；这里合法的有：{ $legal }
error-must-turn = 阿参姆必须左转或右转；这里合法的有：{ $legal }
error-not-in-pile = 这一堆的下一张不可能是{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}地毯
error-under-assam = { $action } 压在阿参姆（{ $assam }）脚下；这里合法的有：{ $legal }
error-not-beside-assam = { $action } 没有紧挨阿参姆所在的格子（{ $assam }）；这里合法的有：{ $legal }
error-far-square-first = { $action } 写反了：紧挨阿参姆（{ $assam }）的格子在前，应为 { $right }
error-covers-whole-rug = { $action } 会盖住一整张{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}地毯；这里合法的有：{ $legal }
error-same-colours = { $action } 会盖住{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}的两半；这里合法的有：{ $legal }

## Positions

error-position-fields = 局面有六个字段（棋盘、阿参姆、行动者、阶段、玩家、规则），不是 { $given } 个
error-position-assam = “{ $text }”不是阿参姆的位置：请写格子加 N、E、S 或 W，例如 d4S
error-position-mover = “{ $text }”不能表示轮到谁：请从 { $seats } 中选择
error-position-phase = “{ $text }”不是阶段：请从 { $phases } 中选择
error-position-purse = “{ $text }”不是玩家：请写迪拉姆和地毯，例如 30r12，或 x1
error-position-top = “{ $text }”没有正确写出下一张地毯：有两种颜色且地毯有剩余时写 =r 或 =?，否则不写
error-board-rows = 棋盘有七行，不是 { $given } 行
error-board-columns = 棋盘第 { $row } 行有 { $given } 格，不是七格
error-board-cell = 棋盘第 { $row } 行有“{ $text }”：空格请写 1 到 7，否则写 r、y、b、p 加上 ^ > v < 之一
error-colour-not-played = { $square } 上有{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}，但没有人使用这种颜色
error-half-off-board = { $square } 上地毯的另一半会超出棋盘
error-half-missing = { $square } 上地毯的另一半应在 { $other }，但那里是空的
error-half-nowhere = { $square } 上地毯的另一半不见了：旁边没有地毯盖住它
error-rugs-in-a-ring = { $squares } 上的地毯会一张压一张绕成一圈
error-players-number = 有 { $given } 位玩家，但规则是给 { $wanted } 位玩家的
error-purse-colours = { $seat ->
    [red] 红方
    [yellow] 黄方
    [blue] 蓝方
   *[purple] 紫方
}的地毯颜色为：{ $wanted }
error-out-with-goods = { $seat ->
    [red] 红方
    [yellow] 黄方
    [blue] 蓝方
   *[purple] 紫方
}已出局，不能还有迪拉姆或地毯
error-too-many-rugs = 已铺和剩余的{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}地毯超过 { $most } 张
error-top-not-in-pile = { $seat ->
    [red] 红方
    [yellow] 黄方
    [blue] 蓝方
   *[purple] 紫方
}的下一张不可能是{ $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}：已经没有了
error-top-unknown = 在此之前，地毯堆必须先翻出下一张地毯
error-dirhams-together = 全部迪拉姆加起来不能超过 { $most }
error-out-without-elimination = 按这套规则没有人会出局
error-leaving-order = 出局者须按第一、第二、第三的顺序出局，且要留下一位玩家
error-over = 游戏在这里已结束：没有地毯了，或只剩一位玩家
error-not-over = 游戏在这里尚未结束：还有地毯，也还有玩家
error-mover-cannot = 不可能轮到{ $seat ->
    [red] 红方
    [yellow] 黄方
    [blue] 蓝方
   *[purple] 紫方
}：已出局或没有地毯了

## Plain data

error-field-object = { $path } 必须是对象
error-field-text = { $path } 必须是文本
error-field-flag = { $path } 必须是 true 或 false
error-field-number = { $path } 必须是 { $least } 到 { $most } 的整数
error-field-list = { $path } 必须是长度为 { $length } 的列表
error-field-choice = { $path } 必须是 { $choices } 之一
error-field-missing = 缺少 { $path }
error-field-unknown = 没有 { $path } 这个字段
error-field-reveal-only = 只有在“reveal”阶段才会有 { $path }
error-field-reveal = 当且仅当某一堆尚未翻出下一张地毯时，阶段才是“reveal”
error-field-seat = 这里轮到的座位是 { $wanted }
error-field-leaving = { $path } 仍在场上，所以没有出局顺序
error-rug-id = 地毯 { $rug } 不是相邻两格上的一张地毯：{ $squares }
error-rug-id-two = { $squares } 是同一张地毯，id 必须相同

## Records

error-in-record = 第 { $line } 行第 { $column } 列：{ $why }
error-record-header = 这不是标头：请写成 [Name "value"]
error-record-header-name = “{ $name }”不能作为这里的标头名称
error-record-header-value = 标头 { $name } 必须是文本
error-record-remark = 注释不能放在第 { $number } 个行动之后（共 { $actions } 个）
error-record-names = { $players } 位玩家却有 { $given } 个名字
error-record-half-character = 有半个字符，任何文件都无法保存
error-record-header-twice = 标头 { $name } 重复出现
error-record-without-rules = 对局须以标头开始，其中必须有 Rules
error-record-rules-differ = 标头 Rules 与 Position 的规则不一致
error-record-first = “{ $text }”不能先开始：请从 { $seats } 中选择
error-record-word = “{ $text }”不是行动，也不是回合编号或结果
error-record-open-remark = 这段注释没有以 {"}"} 结束
error-record-number = 第 { $number } 回合应为第 { $wanted } 回合
error-record-number-here = 第 { $number } 回合不能从这里开始
error-record-result = 结果写的是 { $stated }，但实际是 { $result }
error-record-not-one = 应该只有一局，而不是 { $games } 局

## Bots

error-bot = 没有“{ $text }”这个机器人；现有 { $known }
error-bot-text = “{ $text }”不是机器人：请写名称，或名称加选项，例如 bestfirst:ms=200
error-bot-option = 机器人 { $bot } 没有“{ $text }”这个选项；现有 { $known }
error-bot-option-text = “{ $bot }”中的“{ $text }”不是选项：请写名称和值，例如 ms=200
error-bot-option-number = { $option } 不能是 { $text }：须为 { $least } 到 { $most } 的整数
error-bot-option-word = { $option } 不能是 { $text }：请从 { $words } 中选择
error-bot-class = “{ $text }”没有说明是哪个类：请写 my_bot.py:MyBot
error-bot-no-brain = “{ $text }”在自己的进程中运行，没有头脑可借用

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = 没有文件 { $file }
error-load-module = 没有模块 { $module }
error-load-class = 其中没有类 { $kind }；只有 { $known }
error-load-choose = 类 { $kind } 没有方法 choose(self, view, clock)
error-load-raised = 抛出 { $what }（{ $where }）
error-load-hung = 过了 { $seconds } 秒仍未就绪（{ $where }）
error-load-died = 进程以 { $what } 结束（{ $where }）
error-load-hello = 它对 hello 的回答不像引擎：{ $what }
error-forfeit-cannot-load = 无法加载 { $bot }：{ $why }
error-forfeit-raised = { $bot } 抛出 { $what }（{ $where }）；当时局面为 { $position }
error-forfeit-hung = { $bot } 过了 { $seconds } 秒仍未决定（{ $where }）；当时局面为 { $position }
error-forfeit-died = { $bot } 的进程以 { $what } 结束（{ $where }）；当时局面为 { $position }
error-forfeit-no-action = { $bot } 给出 { $what }，这不是行动；当时局面为 { $position }
error-forfeit-illegal = { $bot } 选了 { $action }，这不合法：{ $why }；当时局面为 { $position }
error-forfeit-stopped = { $bot } 不再重新启动：已连续失败 { $times } 次，最后一次是：{ $why }

## Matches

error-arena-nobody = 比赛至少要有一个机器人
error-arena-games = 比赛至少要有一局，不能是 { $number } 局
error-arena-other-match = { $file } 保存的是另一场比赛：{ $what } 与要求的不同
error-arena-no-state = { $file } 保存的不是比赛状态
error-arena-extra = 需要 { $package }：pip install 'marrakech[{ $extra }]'
error-arena-plot = 图表只能写入 .png 或 .svg 文件，不能写入 { $file }
error-arena-cluster = { $address } 没有 Ray 集群响应：{ $why }
error-survey-not-learned = 机器人 { $bot } 还没学会玩 { $rules }

## Training

error-train-no-state = { $file } 保存的不是训练状态，或不是这个版本的
error-train-other-plan = { $file } 保存的是另一次训练：{ $what } 与要求的不同
error-train-no-value = { $file } 保存的不是估值
error-train-other-rules = { $file } 是为 { $learned } 学习的，不适用于 { $wanted }

## Servers

error-server-no-table = 没有这张桌子，或者已经收走了
error-server-not-found = 这里什么都没有
error-server-method = 这里不能这么做
error-server-not-understood = 无法理解：{ $why }
error-server-too-large = 太大了：最多接受 { $most } 字节
error-server-too-many = 一次太多了：请在 { $seconds } 秒后再试
error-server-full = 目前这里的桌子太多了
error-server-closing = 服务器即将关闭：请在 { $seconds } 秒后再试
error-server-lobby = 你已有 { $most } 张桌子在大厅等待
error-server-storage = 服务器暂时无法访问存储：请在 { $seconds } 秒后再试
error-server-origin = 别处的网页不能与这个服务器通信
error-server-banned = 这个地址已被封禁，直到 { $until }
error-server-banned-name = 在 { $until } 之前，这里不能使用“{ $name }”这个名字
error-server-no-such-player = 座位 { $seat } 上没有可以举报的人
error-server-host = 这个服务器不使用那个名称
error-server-not-your-seat = 座位 { $seat } 不是你的
error-server-own-secrets = 自己提供的秘密值须为 22 到 64 个字母、数字、- 或 _，且每个人的都不同
error-server-seated = 与你同一地址的人已经坐在这张桌子了
error-server-passport = 无法读取这本护照：其秘密值须为 22 到 64 个字母
error-server-no-passport = 这里没有这本护照
error-server-token = 这个令牌在这里打不开任何东西：它已被收回，或从未创建
error-server-no-token = 没有这个令牌
error-server-scope = 这个令牌无权这样做：需要具有 { $scope } 权限的令牌
error-server-tokens = 一本护照最多 { $most } 个令牌：请收回一个不用的
error-server-programs = 程序不能在这里玩
error-server-match-programs = 快速匹配是给人用的：程序请自己摆一张桌子（POST /api/tables），或等别人发来桌子的链接
error-server-ahead = 这张桌子才进行到第 { $number } 个事件
error-server-still-playing = 此功能只用于已结束的对局，这一局还在进行
error-server-day-hidden = 这是今日集市的桌子：当天结束后其他人才能看
error-server-no-day = 那一天没有集市
error-server-day-over = 这场集市已经关闭：从一点（UTC）起可以重玩，不计成绩
error-server-broken = 这里出了问题，已经记录下来
error-server-damaged = 这张桌子已损坏：须由管理员恢复，已经通知管理员

## What is stored

error-data-file = 无法使用 { $file }：{ $why }
error-data-no-database = { $file } 不是桌子的数据库：请把它移走，或用 --data 指定另一个文件夹
error-data-damaged = { $file } 已损坏（{ $why }）：请用“marrakech database restore”恢复备份；未作任何更改
error-data-newer = { $file } 属于本程序的较新版本（格式 { $found }；这个版本只认识 { $known }）：请启动那个版本，或用那个版本执行“marrakech database downgrade { $known }”退回旧格式
error-data-older = { $file } 丢失了部分内容：应有 { $wanted } 次更改，现在只有 { $found } 次。它的 -wal 文件丢失了，或者这是较旧的副本。请补回缺失的部分，或恢复备份；要照现状继续，请删除 { $mark }
error-data-locked = { $file } 被另一个程序锁定：请结束那个程序后再试
error-data-no-key = { $file } 不是密钥：密钥是 64 位十六进制数字。请放回正确的密钥；未作任何更改
error-data-key-missing = 缺少密钥 { $file }，没有它就无法读取任何桌子：请从副本放回，或用 --key-file 指明它的位置。未作任何更改
error-data-key-wrong = { $file } 不是写入这个数据库时所用的密钥：请放回正确的密钥，或用 --key-file 指明它的位置。未作任何更改
error-data-none = { $file } 处没有数据库
error-data-outdated = { $file } 属于较旧的版本：请启动一次服务器来更新
error-data-exists = { $file } 已经存在：请换一个名称
error-data-in-use = { $file } 正在使用中：请先停止服务器
error-data-form = 不能退回格式 { $form }；可退回的有 { $known }

## Tables

error-table-all-agreed = 大家都已经同意再玩一局
error-table-begun = 游戏已经开始了
error-table-bot-plays = 目前由机器人代打；请先回来
error-table-chain-taken = 两位玩家的运气不能出自同一条链
error-table-closed = 这张桌子已由开桌的人关闭
error-table-closed-by-host = 管理员已关闭这张桌子
error-table-colours = 桌上的颜色是红、黄、蓝、紫，各一次
error-table-deserted = 现在这张桌子没有人：等有人回来再试
error-table-dice-header = 无法读取这份记录的标头 { $name }
error-table-dice-version = 这里不认识版本 { $version } 的骰子
error-table-full = 座位都满了
error-table-gone = 认输后就不能再玩了
error-table-id-used = 这个 id 已用于别的操作
error-table-level = 没有“{ $level }”这个等级；现有 { $known }
error-table-level-of-person = 座位 { $seat } 不是机器人，所以没有等级
error-table-long-record = 超过 { $most } 个行动的对局太长，无法显示
error-table-mixed-name = “{ $name }”中有一个词混用了外形相似的不同文字：请只用其中一种来写
error-table-no-name = 名字至少要有一个可以显示的字
error-table-no-record = 这份记录里没有对局
error-table-no-seed = 这份记录没有可供核对的种子和承诺值
error-table-no-such-seat = 座位 { $seat } 不是你在这张桌子的座位
error-table-no-take-back = 没有可以悔棋的回合
error-table-no-throw = 现在不能掷骰
error-table-no-undo = 已经没有可以撤销的动作
error-table-rated = 等级分对局没有提示、不能悔棋，必须从头开始，使用通常的地毯和迪拉姆，而且每个真人各用一个屏幕
error-table-position = 只能从尚未结束的局面接着玩，而且所有真人须共用一个屏幕
error-table-nobody-waits = 有空位的桌子至少要有一个人坐着
error-table-not-away = 这位玩家在场
error-table-not-begun = 游戏还没开始
error-table-not-by-hand = { $action } 由运气决定，不能自己选
error-table-not-maker = 只有开桌的人才能关闭桌子
error-table-not-maker-starts = 只有开桌的人才能与机器人一起开始
error-table-not-over = 游戏还没结束
error-table-not-your-turn = 还没轮到你
error-table-over = 游戏已经结束
error-table-phrase = 这里没有人能说“{ $phrase }”
error-table-plays-already = 你已经在玩了
error-table-programs = 程序不能在这张桌子上玩
error-table-same-name = 这张桌子已经有人叫“{ $name }”了：请加点什么以示区别
error-table-seats-and-rules = { $seats } 个座位不适合 { $players } 人的规则
error-table-stale = 刚才情况有变；请再看一次
error-table-taken = 座位 { $seat } 已经有人了
error-table-time-over = 这个回合的时间已用完：由机器人代打
error-table-too-long = 这张桌子上发生的事已经太多：现在只能继续对局
error-table-too-much-talk = 消息太多了；请稍等一下
error-table-too-often = 已经做过 { $times } 次，不能再做了
error-table-day = 这是每日集市：每个人独自玩一次，骰子点数都相同
error-table-wrong-link = 这一环接不上你那条链的上一环
