### One's own page: the passport, one's games, and what was achieved in them.

me-title = 你的护照
me-lead = 不用注册，它就能把你的对局收在一起。护照保存在这个浏览器里。
me-since = 始于 { $when }
me-games = 我的对局
# How many games one has finished, and won
me-played = 玩过 { $games } 局，赢了 { $won } 局
me-none = 玩第一局时就会生成护照。你可以先选好头像。
me-name = 名字
me-save = 保存
me-saved = 已保存
me-offline = 护照保存在这里，但连不上服务器：连上后就会显示名字和对局。

## The face

me-scarf = 头饰
me-scarf-name = { $number ->
    [1] 缠头巾
    [2] 面纱
    [3] 菲斯帽
    [4] 针织帽
    [5] 兜帽
   *[6] 发带
}
me-colour = 染料
me-colour-name = { $number ->
    [1] 红色
    [2] 藏红花色
    [3] 蓝色
    [4] 青色
    [5] 橄榄色
    [6] 梅子色
    [7] 亚麻色
   *[8] 黑色
}
me-pattern = 身后的地毯
me-pattern-name = { $number ->
    [1] 锯齿纹
    [2] 菱形
    [3] 条纹
    [4] 星星
    [5] 方格
    [6] 波浪
    [7] 框纹
   *[8] 夜空
}

## Marks: what somebody has achieved

me-marks = 徽章
me-marks-none = 对局可以讲述的你的小故事。每枚徽章只能获得一次。
# Of all marks there are
me-marks-count = { $number } / { $all }
me-mark-open = 尚未获得
me-mark-game = { $when } 的对局
me-mark-first = 卖出第一张地毯
me-mark-first-hint = 你赢了一局。
me-mark-fatima = 法蒂玛鞠躬
me-mark-fatima-hint = 你在有法蒂玛的对局中获胜。
me-mark-four = 四人同桌
me-mark-four-hint = 你战胜了三位对手。
me-mark-one = 一线之差
me-mark-one-hint = 你只以一分优势获胜。
me-mark-shared = 两人喝茶
me-mark-shared-hint = 你并列第一。
me-mark-spared = 一毛不拔
me-mark-spared-hint = 整局没有付过一次钱。
me-mark-purse = 钱袋将空
me-mark-purse-hint = 你曾只剩两迪拉姆或更少，最后却赢了。
me-mark-peace = 一个都不少
me-mark-peace-hint = 你战胜了至少两位对手，而且没有人出局。
me-mark-late = 后来居上
me-mark-late-hint = 只剩三张地毯时你垫底，最后却赢了。
me-mark-last = 最后一张地毯
me-mark-last-hint = 全局最后一张地毯让你获胜。
me-mark-carpet = 地毯长街
me-mark-carpet-hint = 你的颜色有十二格连成一片。
me-mark-toll = 商队付账
me-mark-toll-hint = 你一次收到十迪拉姆。

## Another device

me-carry = 在另一台设备上
me-carry-hint = 在手机上或家里打开你的护照，就能看到同样的对局。
me-carry-show = 显示链接
me-carry-warning = 谁拿到这个链接，谁就是你。不要给任何人看，只发给自己。
me-carry-lost = 护照只在你的浏览器里，丢了谁也找不回来。再存一台设备就安全了。
# How many tables' seats are in the link
me-carry-seats = 你在 { $number } 局进行中对局的座位会一起带走。
me-take = 来自另一台设备的护照
me-take-hint = 这个链接带来一本护照。要在这里使用吗？
me-take-yes = 在这里使用
me-take-both = 使用它，并带上我的对局
me-take-both-hint = 这个浏览器的对局、徽章和连续天数会转过去。两边都有等级分时，保留对局较多的那个。
me-take-only = 使用它，不带这里的内容
me-take-only-hint = 除非另一台设备上还有，否则这个浏览器的护照就丢了。
me-take-no = 保持现状
me-taken = 欢迎回来，{ $name }！
me-take-gone = 这里没有这本护照，可能已被删除。

## One's data

me-data = 你的数据
me-data-hint = 护照只有名字、头像和对局列表。没有邮箱，没有密码，别无其他。
me-export = 保存我的所有数据
me-records = 保存所有对局
me-delete = 删除我的护照
me-delete-hint = 你的名字会从这里所有已结束和进行中的对局里移除。对局会保留，因为其他人也参与了。别人已保存或打印的内容无法收回。
me-delete-sure = 删除护照和你的名字？
me-delete-sure-hint = 此操作无法撤销。进行中的对局可以在这个浏览器里继续，但不再显示你的名字。
me-delete-yes = 是，删除
me-delete-no = 保留
me-deleted = 你的护照已删除。

## The list of one's games

me-running = 进行中
me-finished = 已结束
me-filter = 筛选对局
me-search = 对手
me-players = 玩家
me-players-any = 人数不限
me-result = 结果
me-result-any = 胜负不限
me-result-won = 胜
me-result-lost = 负
me-company = 对手类型
me-company-any = 不限
me-company-people = 真人
me-company-bots = 角色
me-company-both = 两者都有
me-state = 状态
me-state-any = 进行中或已结束
me-nothing = 没有这样的对局。
me-place = { $place ->
    [1] 获胜
    [2] 第二名
    [3] 第三名
   *[4] 第四名
}
me-same-screen = 同屏游戏
me-accuracy = 准确率 { $share }%
# By how many points a rating has changed; the sign stands in the number
me-rating = 等级分 { $change }
me-replay = 回放
me-time-left = 还剩 { $time }
me-more = 更多对局
# Tables at which only this browser has a seat
me-here = 仅在这个浏览器
me-reading = 正在获取对局…
