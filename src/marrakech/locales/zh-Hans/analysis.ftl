### The analysis board: any position, what everything is worth there, and variations.

analysis-title = 分析
analysis-open = 在分析棋盘上打开
# The three things that can be done
analysis-mode = { $mode ->
    [try] 尝试
    [edit] 编辑局面
   *[paste] 粘贴局面
}
analysis-copy-text = 复制为文字
analysis-picture = 保存为图片

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }转动阿参姆
    [roll] { $player }掷骰
    [lay] { $player }放地毯
    [reveal] { $player }：下一张是哪种地毯？
   *[over] 游戏结束
}
analysis-deeper = 正在深入搜索…
analysis-rollout = 接着把局下完
analysis-games = 下完的局数：{ $games }
analysis-die = 自己摆骰子
analysis-mean = 在此之前，数字是所有掷骰结果的平均。
analysis-heat = 阿参姆可能停在哪里、要付多少

## Variations

analysis-variations = 变化
analysis-start = 起始局面
analysis-name = 这个变化的名称
analysis-delete = 从这里删除

## Editing

analysis-tool = { $tool ->
    [assam] 阿参姆
   *[away] 拿走
}
analysis-hint = { $tool ->
    [assam] 点一格。点阿参姆可让他转向。
    [away] 点一张地毯。
   *[rug] 点两个相邻的格子。
}
analysis-dirhams = 迪拉姆
analysis-rugs = 剩余地毯
analysis-mover = 轮到谁？
analysis-next = 接下来做什么？
analysis-phase = { $phase ->
    [turn] 转动阿参姆
    [roll] 掷骰
   *[lay] 放地毯
}
analysis-empty = 清空棋盘
analysis-line = 一行文字的局面
analysis-use = 使用
analysis-play-on = 从这里接着玩
