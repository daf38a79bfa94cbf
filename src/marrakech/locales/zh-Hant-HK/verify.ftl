### `marrakech verify`.

verify-help = 檢查已完結棋局的骰子是否來自事前鎖定的種子。
verify-file-help = 棋局完結時提供的紀錄檔；- 代表標準輸入。
verify-game-fair = 第 { $game } 局是公平的：承諾值、{ $throws } 次擲骰及{ $rugs ->
    [0] 沒有隱藏內容的地毯疊
   *[other] 地毯疊的 { $rugs } 張地毯
}都與種子及玩家公開的值相符。{ $alone ->
    [0] 每次擲骰都有玩家參與。
   *[other] 有 { $alone } 次擲骰只由伺服器決定。
}{ $redrawn ->
    [0] {""}
   *[other] 這是練習：有 { $redrawn } 次擲骰在悔棋後重擲。
}
verify-differs = { $what ->
    [commitment] 第 { $game } 局：承諾值是 { $found }，但種子對應的是 { $expected }。
    [first] 第 { $game } 局：由座位 { $found } 先行，但種子指定的是 { $expected }。
    [throw] 第 { $game } 局：第 { $number } 次擲骰是 { $found }，但種子指定的是 { $expected }。
    [link] 第 { $game } 局：第 { $number } 次擲骰公開的值不屬於該玩家的鏈。
    [count] 第 { $game } 局：有根據的擲骰是 { $found } 次，實際擲了 { $expected } 次。
   *[pile] 第 { $game } 局：地毯疊的第 { $number } 張地毯是 { $found }，但種子指定的是 { $expected }。
}
verify-more = 另有 { $number } 處不符。
verify-error = 第 { $game } 局：{ $why }
