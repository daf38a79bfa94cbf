### The analysis board: any position, what everything is worth there, and variations.

analysis-title = 分析
analysis-open = 在分析棋盤上打開
# The three things that can be done
analysis-mode = { $mode ->
    [try] 嘗試
    [edit] 編輯局面
   *[paste] 貼上局面
}
analysis-copy-text = 複製為文字
analysis-picture = 存成圖片

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }轉動阿參姆
    [roll] { $player }擲骰
    [lay] { $player }放地毯
    [reveal] { $player }：下一張是哪種地毯？
   *[over] 遊戲結束
}
analysis-deeper = 正在深入搜尋…
analysis-rollout = 接著把局下完
analysis-games = 下完的局數：{ $games }
analysis-die = 自己擺骰子
analysis-mean = 在此之前，數字是所有擲骰結果的平均。
analysis-heat = 阿參姆可能停在哪裡、要付多少

## Variations

analysis-variations = 變化
analysis-start = 起始局面
analysis-name = 這個變化的名稱
analysis-delete = 從這裡刪除

## Editing

analysis-tool = { $tool ->
    [assam] 阿參姆
   *[away] 拿走
}
analysis-hint = { $tool ->
    [assam] 點一格。點阿參姆可讓他轉向。
    [away] 點一張地毯。
   *[rug] 點兩個相鄰的格子。
}
analysis-dirhams = 迪拉姆
analysis-rugs = 剩餘地毯
analysis-mover = 輪到誰？
analysis-next = 接下來做什麼？
analysis-phase = { $phase ->
    [turn] 轉動阿參姆
    [roll] 擲骰
   *[lay] 放地毯
}
analysis-empty = 清空棋盤
analysis-line = 一行文字的局面
analysis-use = 使用
analysis-play-on = 從這裡接著玩
