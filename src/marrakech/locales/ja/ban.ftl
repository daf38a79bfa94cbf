### `marrakech ban`: whom a host keeps out.

ban-help = 名前やアドレスを一定期間 BAN します。サーバーの動作中でも停止中でも使えます。
ban-name-help = 名前を BAN します。誰もその名前を使えなくなります。
ban-name-name-help = 名前。大文字と小文字、空白、字体の違いは区別しません。
ban-address-help = アドレスやネットワークを BAN します。そこからはプレイも観戦もできなくなります。
ban-address-address-help = 203.0.113.9、203.0.113.0/24、2001:db8::/48 など。IPv6 では少なくとも /64 全体が対象です。
ban-list-help = BAN の一覧を表示します。
ban-lift-help = BAN を解除します。
ban-for-help = 期間。分、時間、日、週で 90m、2h、1d、4w のように書きます。
ban-why-help = 理由。アドレスで BAN された人に表示されます。
ban-number-help = 一覧に表示される番号。
ban-column-number = 番号
ban-column-kind = 種類
ban-column-what = 対象
ban-column-since = 開始
ban-column-until = 期限
ban-column-why = 理由
ban-kind = { $kind ->
    [name] 名前
   *[address] アドレス
}
ban-done = { $what } を { $until } まで BAN しました。サーバーには2秒以内に反映されます。
ban-counted = { $number ->
    [0] BAN はありません。
   *[other] BAN は{ $number }件です。
}
ban-lifted = BAN を{ $number }件解除しました。
ban-no-name = 名前には、表示できる文字が少なくとも1つ必要です
ban-no-time = 「{ $time }」は10年以内の期間ではありません。90m、2h、1d、4w のように書いてください
ban-no-such = 番号{ $number }の BAN はありません
