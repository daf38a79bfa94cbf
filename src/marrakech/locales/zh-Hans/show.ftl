### `marrakech show`, and how a position is told wherever it is shown.

show-help = 在终端画出局面，或输出成图片。
show-position-help = 用一行表示的局面，或规则组（例如 international/3）的起始局面；- 表示从标准输入读取。
show-svg-help = 把 SVG 图片写入这个文件；- 表示标准输出。
show-theme-help = 图片的配色。
show-style-help = 在终端的画法；默认在支持时使用彩色。
show-coordinates-help = 在外框标上行列名称。
show-json-help = 以 JSON 输出局面。
show-column-player = 玩家
show-column-dirhams = 迪拉姆
show-column-rugs = 剩余地毯
show-column-next = 下一张
show-column-squares = 格数
show-column-points = 分数
show-next-unknown = 尚未翻开
show-out = 出局
show-to-act = { $phase ->
    [turn] 轮到 { $player } 转动阿参姆。
    [roll] 轮到 { $player } 掷骰。
    [lay] 轮到 { $player } 铺地毯。
    [reveal] { $player } 的地毯堆翻出下一张。
   *[over] 游戏结束。
}
show-place = { $place }. { $players }：{ $points } 分
show-written = 已写入 { $file }。
