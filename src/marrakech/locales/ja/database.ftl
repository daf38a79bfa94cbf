### `marrakech database`, for hosts.

database-help = サーバーが保存したデータを管理します。
database-backup-help = すべてのテーブルをコピーし、そのコピーを検査します。サーバーの動作中でも停止中でも使えます。
database-copy-help = 書き込むファイル。まだ存在しないものに限ります。
database-copying = コピー中
database-copied = コピー開始時点のすべてのテーブルを { $file } に保存しました。鍵は含まれていません。{ $key } のコピーを別の場所に保管してください。
database-check-help = 保存されたデータをすべて検査します。
database-check-file-help = サーバーが使っているデータの代わりに検査するコピー。
database-sound = { $file } は正常です。
database-fault = テーブル { $table }…：{ $why }
database-faults = { $number }卓のテーブルが壊れています。ほかはすべて正常です。
database-restore-help = 保存されたデータをコピーで置き換えます。サーバーを止めておく必要があります。
database-restore-file-help = コピー。
database-restored = 復元しました。
database-restored-kept = 復元しました。以前のデータは { $file } にあります。
database-downgrade-help = このプログラムの古いバージョンの形式に戻します。サーバーを止めておく必要があります。
database-form-help = 形式。{ $example } のように書きます。
database-downgraded = { $file } は形式 { $form } になりました。このバージョンをもう一度起動すると、また新しい形式に変わります。
