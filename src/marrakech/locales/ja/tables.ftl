### `marrakech tables`: what a host does with tables.

tables-help = テーブルを見たり、閉じたり、保存したり、削除したりします。サーバーの動作中でも停止中でも使えます。
tables-list-help = テーブルの一覧を表示します。
tables-show-help = テーブルを1つ表示します。誰が座っていて、何があったかがわかります。
tables-close-help = テーブルを閉じます。進行中のゲームは勝敗なしで終わります。
tables-export-help = ゲームを記録としてファイルに書き出します。終わっていないゲームは、それまでの分です。
tables-delete-help = テーブルを完全に削除します。
tables-reports-help = プレイヤーからの通報を新しい順に表示します。
tables-id-help = テーブルの名前か、ログに出るその先頭部分。- で始まる場合は、前に -- を書いてください。
tables-standing-help = この状態のものだけ。
tables-why-help = プレイヤーに伝える理由。
tables-to-help = 書き出し先のフォルダー。
tables-all-help = すべてのテーブル。
tables-yes-help = 確認せずに実行します。
tables-done-help = 対応済みにする通報の番号。何度でも指定できます。
tables-reports-all-help = 対応済みのものも表示します。
tables-column-table = テーブル
tables-column-standing = 状態
tables-column-players = プレイヤー
tables-column-rules = ルール
tables-column-since = 作成
tables-column-changed = 最終更新
tables-column-entries = 項目数
tables-standing = { $standing ->
    [waiting] 待機中
    [playing] プレイ中
    [over] 終了
   *[closed] 閉鎖
}
tables-listed = { $listed ->
    [yes] ロビーに公開
   *[no] リンクを知っている人だけ
}
tables-times = 作成 { $since }、最終更新 { $changed }、{ $number }項目。
tables-counted = { $number ->
    [0] テーブルはありません。
   *[other] テーブルは{ $number }卓です。
}
tables-closed = テーブル { $table } を閉じました。そこにいる人には2秒以内に伝わります。
tables-exported = { $number }ゲームを { $folder } に書き出しました。
tables-not-begun = { $number }卓では、ゲームが始まっていません。
tables-export-what = テーブルを指定するか、--all を付けてください
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [1] このテーブルを完全に削除しますか？（y/n）
   *[other] これら{ $number }卓のテーブルを完全に削除しますか？（y/n）
}
# What one may answer beside y
tables-yes = はい
tables-kept = 何も削除していません
tables-deleted = テーブルを{ $number }卓削除しました。そこにいる人には2秒以内に伝わります。

## What players report

tables-report-number = 番号
tables-report-when = 日時
tables-report-table = テーブル
tables-report-reason = 理由
tables-report-about = 対象
tables-report-address = アドレス
tables-report-by = 通報者
tables-report-done = 対応
tables-reason = { $reason ->
    [name] 不快な名前
    [cheating] 不正行為
    [stalling] 遅延行為
   *[other] その他
}
tables-watched = 観戦者
tables-reported = 通報：{ $reason } { $about }
tables-reports-counted = { $number ->
    [0] 未対応の通報はありません。
   *[other] 通報は{ $number }件です。
}
tables-reports-done = 通報{ $number }件を対応済みにしました。

## What is in the way

tables-no-table = 「{ $name }」で始まる名前のテーブルはありません
tables-many = 「{ $name }」で始まる名前のテーブルが複数あります。もう少し長く書いてください
tables-busy = テーブルの変化が速すぎます。もう一度お試しください
tables-why-long = 理由は{ $most }文字までです
tables-no-report = 番号{ $number }の未対応の通報はありません
