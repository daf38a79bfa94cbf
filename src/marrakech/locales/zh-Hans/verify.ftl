### `marrakech verify`.

verify-help = 检查已结束对局的骰子是否来自事先锁定的种子。
verify-file-help = 对局结束时提供的记录文件；- 表示标准输入。
verify-game-fair = 第 { $game } 局是公平的：承诺值、{ $throws } 次掷骰和{ $rugs ->
    [0] 没有隐藏内容的地毯堆
   *[other] 地毯堆的 { $rugs } 张地毯
}都与种子和玩家公开的值相符。{ $alone ->
    [0] 每次掷骰都有玩家参与。
   *[other] 有 { $alone } 次掷骰只由服务器决定。
}{ $redrawn ->
    [0] {""}
   *[other] 这是练习：有 { $redrawn } 次掷骰在悔棋后重掷。
}
verify-differs = { $what ->
    [commitment] 第 { $game } 局：承诺值是 { $found }，但种子对应的是 { $expected }。
    [first] 第 { $game } 局：由座位 { $found } 先行，但种子指定的是 { $expected }。
    [throw] 第 { $game } 局：第 { $number } 次掷骰是 { $found }，但种子指定的是 { $expected }。
    [link] 第 { $game } 局：第 { $number } 次掷骰公开的值不属于该玩家的链。
    [count] 第 { $game } 局：有依据的掷骰是 { $found } 次，实际掷了 { $expected } 次。
   *[pile] 第 { $game } 局：地毯堆的第 { $number } 张地毯是 { $found }，但种子指定的是 { $expected }。
}
verify-more = 另有 { $number } 处不符。
verify-error = 第 { $game } 局：{ $why }
