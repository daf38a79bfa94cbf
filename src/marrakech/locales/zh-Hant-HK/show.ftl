### `marrakech show`, and how a position is told wherever it is shown.

show-help = 在終端機畫出局面，或輸出成圖片。
show-position-help = 以一行表示的局面，或規則組（例如 international/3）的起始局面；- 代表由標準輸入讀取。
show-svg-help = 把 SVG 圖片寫入這個檔案；- 代表標準輸出。
show-theme-help = 圖片的配色。
show-style-help = 在終端機的畫法；預設在支援時使用彩色。
show-coordinates-help = 在外框標示行列名稱。
show-json-help = 以 JSON 輸出局面。
show-column-player = 玩家
show-column-dirhams = 迪拉姆
show-column-rugs = 餘下地毯
show-column-next = 下一張
show-column-squares = 格數
show-column-points = 分數
show-next-unknown = 尚未揭開
show-out = 出局
show-to-act = { $phase ->
    [turn] 輪到 { $player } 轉動阿參姆。
    [roll] 輪到 { $player } 擲骰。
    [lay] 輪到 { $player } 鋪地毯。
    [reveal] { $player } 的地毯疊揭開下一張。
   *[over] 遊戲結束。
}
show-place = { $place }. { $players }：{ $points } 分
show-written = 已寫入 { $file }。
