### `marrakech verify`.

verify-help = 終わったゲームのサイコロが、約束されたシードから出たものか確かめます。
verify-file-help = ゲームの終わりに保存できる記録のファイル。- は標準入力です。
verify-game-fair = ゲーム{ $game }は公平です。コミットメント、サイコロ{ $throws }回、{ $rugs ->
    [0] 何も隠していない山
   *[other] 山のじゅうたん{ $rugs }枚
}は、すべてシードとプレイヤーが明かした値のとおりです。{ $alone ->
    [0] どのサイコロにもプレイヤーが関わっています。
   *[other] サイコロ{ $alone }回はサーバーだけで決めたものです。
}{ $redrawn ->
    [0] {""}
   *[other] 練習のゲームで、サイコロ{ $redrawn }回が戻されて振り直されました。
}
verify-differs = { $what ->
    [commitment] ゲーム{ $game }：コミットメントは { $found } ですが、シードのものは { $expected } です。
    [first] ゲーム{ $game }：席 { $found } から始まりましたが、シードでは { $expected } です。
    [throw] ゲーム{ $game }：{ $number }回目のサイコロは { $found } でしたが、シードでは { $expected } です。
    [link] ゲーム{ $game }：{ $number }回目のサイコロで明かされた値は、そのプレイヤーのチェーンのものではありません。
    [count] ゲーム{ $game }：確認できるサイコロは{ $found }回分ですが、実際には{ $expected }回振られています。
   *[pile] ゲーム{ $game }：山の{ $number }枚目は { $found } でしたが、シードでは { $expected } です。
}
verify-more = ほかに{ $number }件の違いがあります。
verify-error = ゲーム{ $game }：{ $why }
