### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }，地毯商人、阿参姆与迪拉姆的桌游。
cli-lang-help = 输出所用的语言，以代码表示，例如 en。
cli-version-help = 显示版本。
cli-panel-arguments = 参数
cli-panel-options = 选项
cli-panel-commands = 命令
cli-default = 默认：{ $value }
cli-required = 必填
cli-usage = 用法：
cli-try-help = 详见 { $command }。
cli-no-such-option = 没有 { $option } 这个选项
cli-no-such-command = 没有 { $command } 这个命令；现有 { $known }
cli-missing = 缺少：{ $what }
cli-bad-value = { $what } 的值不对；可以是：{ $allowed }
cli-too-much = 这些多余了：{ $extra }
cli-help-help = 显示此帮助。
cli-install-completion-help = 让 Shell 自动补全命令。
cli-show-completion-help = 显示 Shell 为此需要的内容。
cli-json-help = 输出 JSON，供程序使用。
cli-error = 错误：{ $why }
cli-file = 无法读取 { $file }：{ $why }
cli-cannot-write = 无法写入 { $file }：{ $why }
cli-no-text = { $file } 不是文本文件（UTF-8）
cli-unknown-language = 没有 { $language } 这种语言；现有 { $known }
cli-interrupted = 已中断；以下是到目前为止的结果
cli-uncompiled = 缺少已编译的内核；将以慢许多倍的方式运行相同的规则。
