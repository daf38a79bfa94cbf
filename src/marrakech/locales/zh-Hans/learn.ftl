### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = 学习怎么玩
learn-lead = 在真正的棋盘上走十小步，只要五分钟。
learn-step = 第 { $number } 步，共 { $steps } 步
learn-steps = 步骤
learn-step-done = { $title }（完成）
learn-resume = 继续上课
learn-again = 从头开始
learn-next = 继续
learn-back = 上一步
learn-right = 答对了！
learn-wrong = 不太对。
learn-rule = 规则 { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] 向他的左边
    [R] 向他的右边
   *[F] 直走
}
learn-throw = 掷骰
learn-lay = 把地毯铺在这里
learn-number = { $number }
learn-end-title = 现在你会玩了
learn-end = 要知道的就是这些。剩下的靠运气，还有一点小聪明。
learn-end-play = 与脚夫哈桑玩一局

learn-turn = 转动阿参姆
learn-turn-see-task = 你是红方，现在轮到你。首先，你可以转动阿参姆。左右以他的视角为准：他面朝下方，所以他的左手在屏幕右侧。带他往碰不到黄色地毯的方向走。
learn-turn-left = 那边都是黄色地毯：掷出大多数点数都得付钱。
learn-turn-forward = 直走也有一张黄色地毯。试试别的方向。
learn-turn-done = 往那边走，平安无事。

learn-throw-title = 掷骰
learn-throw-task = 现在掷骰。有几只拖鞋，阿参姆就走几格。
learn-throw-done = 三只拖鞋，走三格。

learn-mosaic = 穿过马赛克
learn-mosaic-task = 骰子掷出三，阿参姆面朝下方。走到边缘时，他会沿着马赛克走。他会停在哪一格？
learn-mosaic-straight = 集市到那里就结束了：他会沿着马赛克，从旁边再走进来。
learn-mosaic-count = 穿过马赛克算一步。再数一次。
learn-mosaic-other = 不是那里。用手指沿着马赛克，一步一步走走看。
learn-mosaic-done = 往下，穿过马赛克，再往上。

learn-pay = 付钱
learn-pay-task = 阿参姆停在一张黄色地毯上。你要付多少迪拉姆？
learn-pay-few = 数一数与阿参姆脚下那格相连的所有黄色格子，脚下那格也要算。
learn-pay-many = 有一格黄色不算在内：它被红色地毯隔开了，而对角不算相连。
learn-pay-done = 这片区域每一格付 1 迪拉姆。

learn-lay-title = 铺地毯
learn-lay-task = 回合的最后要铺一张地毯。选两格，其中一格要紧挨阿参姆。
learn-lay-done = 从现在起，谁停在那里就得付钱给你。

learn-cover = 盖住地毯
learn-cover-task = 地毯可以铺在地毯上。请盖住黄色地毯的一半和蓝色地毯的一半。
learn-cover-elsewhere = 那样可以铺，但没有同时盖到两张地毯。找找黄色的一半和蓝色的一半挨着的地方。
learn-cover-done = 你多了两格，别人少了两格。

learn-count = 计分
learn-count-task = 最后一张地毯铺好了。谁赢了？每一个迪拉姆都算分，地毯每露出一格也算分。
learn-count-dirhams = 不能只看迪拉姆：还要加上露出的地毯格数。
learn-count-squares = 不能只看格数：还要加上迪拉姆。
learn-count-other = 把每位玩家的迪拉姆和格数加起来。
learn-count-done = 迪拉姆加格数，总和最高。

learn-out = 出局
learn-out-task = 蓝方还有 3 迪拉姆，却必须付 5。会怎么样？
learn-out-choice-out = 蓝方付 3 并出局。
learn-out-choice-owes = 蓝方付 3，欠 2。
learn-out-choice-free = 蓝方不用付。
learn-out-owes = 这个集市不能欠账。
learn-out-free = 付得起多少就得付多少。
learn-out-done = 蓝色地毯留在场上，变成中立地毯。从现在起，停在上面谁都不用付钱。

learn-piles = 双人游戏
learn-piles-task = 双人游戏时每人有两种颜色。黄色和紫色属于对手，阿参姆停在一张黄色地毯上。你要付多少迪拉姆？
learn-piles-both = 黄色和紫色虽然属于同一位玩家，仍是两片区域。只数黄色的。
learn-piles-few = 数一数与阿参姆脚下那格相连的所有黄色格子。
learn-piles-done = 每种颜色各算一片区域。还有，下一张要铺的永远是你那堆最上面的那张。

learn-variant = 变体规则
learn-variant-task = 在变体规则中，最后才转动阿参姆：你已经铺好地毯，下一位玩家必须朝他面对的方向走。让他转向你的红色地毯。
learn-variant-wrong = 那边没有红色地毯。你的地毯在他的另一边。
learn-variant-done = 现在下一位玩家很难躲过你的地毯了。
