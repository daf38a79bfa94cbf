### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }，地毯商人、阿參姆與迪拉姆的桌遊。
cli-lang-help = 輸出所用的語言，以代碼表示，例如 en。
cli-version-help = 顯示版本。
cli-panel-arguments = 引數
cli-panel-options = 選項
cli-panel-commands = 指令
cli-default = 預設：{ $value }
cli-required = 必填
cli-usage = 用法：
cli-try-help = 詳見 { $command }。
cli-no-such-option = 沒有 { $option } 這個選項
cli-no-such-command = 沒有 { $command } 這個指令；現有 { $known }
cli-missing = 缺少：{ $what }
cli-bad-value = { $what } 的值不對；可以是：{ $allowed }
cli-too-much = 這些多餘了：{ $extra }
cli-help-help = 顯示此說明。
cli-install-completion-help = 讓 Shell 自動補全指令。
cli-show-completion-help = 顯示 Shell 為此需要的內容。
cli-json-help = 輸出 JSON，供程式使用。
cli-error = 錯誤：{ $why }
cli-file = 無法讀取 { $file }：{ $why }
cli-cannot-write = 無法寫入 { $file }：{ $why }
cli-no-text = { $file } 不是文字檔（UTF-8）
cli-unknown-language = 沒有 { $language } 這種語言；現有 { $known }
cli-interrupted = 已中斷；以下是到目前為止的結果
cli-uncompiled = 缺少已編譯的核心；將以慢許多倍的方式執行相同的規則。
