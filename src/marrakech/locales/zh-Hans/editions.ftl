### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = 列出各印刷版规则，或显示其中一版与标准规则的差异。
editions-id-help = 版本名称或语言代码；不填则全部列出。
editions-column-id = 代号
editions-column-languages = 语言
editions-column-differences = 与标准规则的差异
editions-standard = 标准规则：付不起就出局；提供变体规则；保护其他玩家的地毯（cover: opponents）；双人游戏的地毯堆要洗混，两种颜色各算一片区域；同分时比迪拉姆；抽签决定起始玩家。`marrakech editions ID` 会用文字说明某个版本。
editions-unknown = 没有“{ $text }”这个版本或语言；`marrakech editions` 可列出全部
editions-languages = 语言：{ $languages }
editions-booklet = 出处：{ $booklet }
editions-box = 盒内：{ $box }
editions-differences = 与标准规则的差异：
editions-no-differences = 这就是标准规则。
editions-notes = 关于这份文本：
editions-use = 在 Python 中：{ $code }

## The texts

editions-name = { $edition ->
    [international] 国际版（英文）
    [french] 法文版
    [dutch] 荷兰文版
    [spanish] 西班牙文版
    [italian] 意大利文版
    [finnish] 芬兰文版
    [swedish] 瑞典文版
    [czech] 捷克文版
    [greek] 希腊文版
    [portuguese] 葡萄牙文版
    [polish] 波兰文版
    [icelandic] 冰岛文版
    [arabic] 阿拉伯文版
    [estonian] 爱沙尼亚文版
    [latvian] 拉脱维亚文版
    [lithuanian] 立陶宛文版
    [russian] 俄文版
    [chinese-traditional] 繁体中文版
    [japanese] 日文版
    [chinese-simplified] 简体中文版
    [hungarian] 匈牙利文版
    [slovenian] 斯洛文尼亚文版
    [romanian] 罗马尼亚文版
    [norwegian] 挪威文版
    [serbian] 塞尔维亚文版
    [croatian] 克罗地亚文版
    [german] 德文版
    [korean] 韩文版
    [thai] 泰文版
    [persian] 波斯文版
    [hong-kong-2022] 香港 2022 年版（中文）
    [hong-kong-2022-english] 香港 2022 年版（英文）
    [hungarian-early] 匈牙利文早期版
    [russian-lifestyle] 俄文 Lifestyle 版
   *[french-2007] 法文 2007 年版
}
editions-booklet-name = { $booklet ->
    [international] 国际版规则书三十种语言之一
    [hong-kong-2022] 2022 年香港版规则
    [hungarian-early] 匈牙利早期版规则
    [russian-lifestyle] 俄罗斯 Lifestyle 版规则
   *[french-2007] 2007 年法国版规则
}
editions-contents = 地毯 { $rugs } 张、1 迪拉姆硬币 { $ones } 枚、5 迪拉姆硬币 { $fives } 枚{ $bag ->
    [yes] 、布袋 1 个
   *[no] {""}
}
editions-box-not-listed = 文本中未列出

## Differences, in a word or two for a table

editions-brief-standard = 标准规则
editions-brief-elimination-no = 无人出局
editions-brief-variant-none = 无变体规则
editions-brief-variant-turn-at-end-optional = 变体规则：可转可不转
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = 两色轮流
editions-brief-area-owner = 区域按主人计算
editions-brief-tiebreak-none = 同分并列
editions-brief-first-player-agree = 先手：商定
editions-brief-first-player-morocco = 先手：最近去过摩洛哥
editions-brief-first-player-lot-or-youngest = 先手：抽签或最年轻

## Differences, in whole sentences

editions-differs-elimination-no = 钱不够付的玩家付出所有的钱后继续游戏；没有人会出局（R4.4）。
editions-differs-variant-none = 没有“回合结束时转动阿参姆”的变体规则（R7）。
editions-differs-variant-turn-at-end-optional = 在变体规则中也可以让阿参姆保持原方向：可以转 90 度，也可以不转（R7.3）。
editions-differs-cover-any = 一张地毯不能同时盖住任何一张地毯的两半，自己的也不行（R5.3）。
editions-differs-cover-colours = 新地毯下的两半必须属于两张地毯，并且在可能时颜色不同（R5.3、R5.4）。
editions-differs-pile-alternating = 双人游戏时，每位玩家轮流铺自己的两种颜色（R2.3）。
editions-differs-area-owner = 双人游戏时，一位玩家的两种颜色合为一片区域：相连的格子只要铺着这位玩家的地毯，都要付钱（R4.5）。
editions-differs-tiebreak-none = 同分时不再比较，名次并列（R6.3）。
editions-differs-first-player-agree = 由玩家商定谁先开始（R2.4）。
editions-differs-first-player-morocco = 最近去摩洛哥度过假的玩家先开始（R2.4）。
editions-differs-first-player-lot-or-youngest = 抽签决定谁先开始，或由最年轻的玩家开始（R2.4）。
editions-differs-box = 盒内有：{ $box }。
editions-differs-box-not-listed = 文本没有列出盒内物品。

## Remarks that are no rules

editions-note-box-colours = 盒内有三种颜色的地毯各 15 张，第四种颜色 12 张。
editions-note-coins = 1 迪拉姆硬币是银色，5 迪拉姆硬币是金色。
editions-note-age-and-time = 文本写明：2 到 4 人，6 岁以上，20 分钟。
editions-note-not-under-three = 文本写明本游戏不适合三岁以下儿童。
editions-note-pick-colour = 每人挑选自己喜欢的颜色。
editions-note-rock-paper-scissors = 用抽签或“石头、剪刀、布”决定谁先开始。
editions-note-edge-mosaics = 边缘连接路线的图案叫“马赛克”；多数文本叫“箭头”。
editions-note-edge-bends = 边缘连接路线的图案叫“弯道”；多数文本叫“箭头”。
editions-note-edge-lines = 边缘连接路线的图案叫“线”；多数文本叫“箭头”。
editions-note-same-colour-allowed = 文本明确说明可以盖住同色的两半。
editions-note-setup-one-colour = 游戏准备一段给两位玩家每人 15 张单色地毯；这就是选项“双人游戏：每人一种颜色”（R2.3）。
editions-note-pile-reading = 两位玩家各自轮流铺两种颜色，是对文本最自然的理解；理解成两种颜色混在一起也说得通。
editions-note-not-mixed = 双人游戏时，每人把地毯叠成一堆，但文本没有说要洗混。这里会洗混（R2.3）。
editions-note-keeping-heading = 文本没有说可以让阿参姆保持原方向。这里可以（R3.2）。
editions-note-own-square = 文本没有说阿参姆脚下那格也要付钱。这里要付（R4.1）。
editions-note-out-of-money = 文本说“钱用完”的玩家出局。这里指付不起全部应付款的玩家；钱用完但没有欠款，就继续玩（R4.3）。
editions-note-loose-one-half = “只能有一半压在其他玩家的地毯上”措辞不严。结合旁边的列表来看，意思与其他文本相同：可以盖住两张不同地毯的各一半。
editions-note-slip-no-walk = 笔误：本应说明移动的地方又印了一遍付钱，所以文本没有说走到集市边缘会怎样。
editions-note-slip-not-lost = 笔误：“停在空格或自己的地毯上不用付钱”漏了“不”字。
editions-note-slip-pays-rugs = 笔误：付钱时数的是地毯张数，其他文本数的都是格数。这里按格付钱（R4.1）；结束时这份文本也和其他文本一样按半张计算。
editions-note-slip-may-lay = 笔误：写成“可以”铺地毯；其实是必须铺（R5.4）。
editions-note-slip-left-out = 笔误：漏掉了游戏目标、配件和同分的判定。
editions-note-slip-opponent = 笔误：结束时算“对手剩下的每个迪拉姆”；应为“玩家剩下的”。
editions-note-slip-counts-twice = 笔误：双人游戏的地毯数量写了两次，而且不一致。
editions-note-slip-variant = 笔误：变体规则的最后一步语句混乱（“转动棋子可以转 90 度”）。这里阿参姆必须转 90 度（R7.3）。
editions-note-slip-aim = 笔误：说明游戏目标的句子没有写完。
editions-note-slip-cards = 笔误：文本说铺“卡牌”；指的是地毯。
editions-note-slip-results = 笔误：印成了“格子的结果”；指的是格子的边。
editions-note-slip-exit-arrow = 笔误：说阿参姆在边缘“朝出口箭头”继续走。
editions-note-slip-end-of-rug = 笔误：说地毯要用“一端”贴着边；指的是地毯的其中一格（R5.1）。
editions-note-slip-dirham-won = 笔误：结束时算“赢得的每个迪拉姆”；指的是手上的每个迪拉姆（R6.2）。
editions-note-slip-leaves-game = 笔误：说阿参姆在边缘“离开游戏”；其实是走出集市。
