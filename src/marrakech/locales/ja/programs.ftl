# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = プログラム
programs-title = あなたの代わりに遊ぶプログラム
programs-what = プログラムも、あなたと同じようにテーブルに着けます。プログラムであることは全員に見えます。
# At the set-up of a table with open seats; a tick says yes
programs-open = プログラムも着席できる
programs-how = テーブルのリンクとトークンを渡してください。トークンはあなたの代わりになり、いつでも取り消せます。
programs-learn = 作り方
programs-tokens = あなたのトークン
programs-none = まだありません。
programs-name = 何に使いますか？
programs-default-name = 自分のプログラム
programs-may = できること
# What a token allows
programs-scope = { $scope ->
    [play] 席に着いて遊ぶ
    [watch] あなたのテーブルの様子を知る
   *[make] テーブルを作る
}
programs-make = トークンを作る
programs-made = これがトークンです。表示は一度だけなので、今コピーしてください。
programs-copy = コピー
programs-copied = コピーしました
programs-done = 控えました
programs-used = { $used ->
    [never] 未使用
   *[other] 最後の使用：{ $when }
}
programs-revoke = 取り消す
programs-revoke-long = トークン「{ $name }」を取り消す
