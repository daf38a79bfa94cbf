### The analysis board: any position, what everything is worth there, and variations.

analysis-title = 分析
analysis-open = 分析盤で開く
# The three things that can be done
analysis-mode = { $mode ->
    [try] 試す
    [edit] 局面を編集
   *[paste] 貼り付け
}
analysis-copy-text = テキストでコピー
analysis-picture = 画像で保存

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player }：アッサムの向きを変える
    [roll] { $player }：サイコロを振る
    [lay] { $player }：じゅうたんを敷く
    [reveal] { $player }：次のじゅうたんは？
   *[over] ゲーム終了
}
analysis-deeper = さらに深く読んでいます…
analysis-rollout = 続きを対局させる
analysis-games = 対局数：{ $games }
analysis-die = サイコロを自分で決める
analysis-mean = それまでの数字は、すべての目の平均です。
analysis-heat = アッサムが止まりうる場所と支払い

## Variations

analysis-variations = 変化
analysis-start = 最初の局面
analysis-name = この変化の名前
analysis-delete = ここから削除

## Editing

analysis-tool = { $tool ->
    [assam] アッサム
   *[away] 取り除く
}
analysis-hint = { $tool ->
    [assam] マスをタップ。アッサムをタップすると向きが変わります。
    [away] じゅうたんをタップ。
   *[rug] 隣り合う2マスをタップ。
}
analysis-dirhams = ディルハム
analysis-rugs = 残りのじゅうたん
analysis-mover = だれの番？
analysis-next = 次にすることは？
analysis-phase = { $phase ->
    [turn] アッサムの向きを変える
    [roll] サイコロを振る
   *[lay] じゅうたんを敷く
}
analysis-empty = 盤を空にする
analysis-line = 1行で書いた局面
analysis-use = 使う
analysis-play-on = ここから続けて遊ぶ
