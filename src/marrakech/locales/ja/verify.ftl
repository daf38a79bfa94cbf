### `marrakech verify`.

verify-help = 終わったゲームのサイコロが、約束されたシードから出たものか確かめます。
verify-file-help = ゲームの終わりに保存できる記録のファイル。- は標準入力です。
verify-fair = ゲーム{ $game }は公平です。コミットメント、サイコロ{ $throws }回、{ $rugs ->
    [0] 何も隠していない山
   *[other] 山のじゅうたん{ $rugs }枚
}は、すべてシードどおりです。
verify-fault = { $what ->
    [commitment] ゲーム{ $game }：コミットメントは { $found } ですが、シードのものは { $expected } です。
    [first] ゲーム{ $game }：席 { $found } から始まりましたが、シードでは { $expected } です。
    [throw] ゲーム{ $game }：{ $number }回目のサイコロは { $found } でしたが、シードでは { $expected } です。
   *[pile] ゲーム{ $game }：山の{ $number }枚目は { $found } でしたが、シードでは { $expected } です。
}
verify-more = ほかに{ $number }件の違いがあります。
verify-error = ゲーム{ $game }：{ $why }
