### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }：じゅうたん商人とアッサムとディルハムのボードゲーム。
cli-lang-help = 表示に使う言語。en などのコードで指定します。
cli-version-help = バージョンを表示します。
cli-panel-arguments = 引数
cli-panel-options = オプション
cli-panel-commands = コマンド
cli-default = 既定値：{ $value }
cli-required = 必須
cli-usage = 使い方：
cli-try-help = 詳しくは { $command }
cli-no-such-option = オプション { $option } はありません
cli-no-such-command = コマンド { $command } はありません。使えるのは { $known } です
cli-missing = 足りないものがあります：{ $what }
cli-bad-value = { $what } にその値は使えません。使える値：{ $allowed }
cli-too-much = 余分です：{ $extra }
cli-help-help = このヘルプを表示します。
cli-install-completion-help = シェルでコマンドを補完できるようにします。
cli-show-completion-help = そのためにシェルが必要とするものを表示します。
cli-json-help = プログラム用に JSON を出力します。
cli-error = エラー：{ $why }
cli-file = { $file } を読めません：{ $why }
cli-cannot-write = { $file } に書き込めません：{ $why }
cli-no-text = { $file } はテキストファイル（UTF-8）ではありません
cli-unknown-language = { $language } という言語はありません。使えるのは { $known } です
cli-interrupted = 中断しました。ここまでの結果です
cli-uncompiled = コンパイル済みカーネルがないため、同じルールを何倍も遅く実行します。
