### `marrakech show`, and how a position is told wherever it is shown.

show-help = 局面を端末に描くか、画像にします。
show-position-help = 1行で書いた局面、または international/3 などのルールセット（その開始局面）。- は標準入力から読みます。
show-svg-help = SVG 画像をこのファイルに書き出します。- は標準出力です。
show-theme-help = 画像の配色。
show-style-help = 端末での描き方。既定では、使えればカラーです。
show-coordinates-help = 枠に行と列の名前を書きます。
show-json-help = 局面を JSON で出力します。
show-column-player = プレイヤー
show-column-dirhams = ディルハム
show-column-rugs = 残り枚数
show-column-next = 次の1枚
show-column-squares = マス
show-column-points = 得点
show-next-unknown = まだ見えない
show-out = 脱落
show-to-act = { $phase ->
    [turn] { $player }がアッサムの向きを決めます。
    [roll] { $player }がサイコロを振ります。
    [lay] { $player }がじゅうたんを敷きます。
    [reveal] { $player }の山が次の1枚を見せます。
   *[over] ゲームは終わりです。
}
show-place = { $place }. { $players }：{ $points }点
show-written = { $file } に書き出しました。
