### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = «{ -game }», настольная игра о продавцах ковров, Ассаме и дирхамах.
cli-lang-help = Язык сообщений, кодом, например en.
cli-version-help = Показать версию.
cli-panel-arguments = Аргументы
cli-panel-options = Параметры
cli-panel-commands = Команды
cli-default = по умолчанию: { $value }
cli-required = обязательно
cli-usage = Использование:
cli-try-help = Подробнее: { $command }
cli-no-such-option = параметра { $option } нет
cli-no-such-command = команды { $command } нет; есть { $known }
cli-missing = чего-то не хватает: { $what }
cli-bad-value = для { $what } это значение не подходит; можно: { $allowed }
cli-too-much = это лишнее: { $extra }
cli-help-help = Вывести эту справку.
cli-install-completion-help = Научить оболочку дополнять команды.
cli-show-completion-help = Вывести то, что для этого нужно оболочке.
cli-json-help = Вывести JSON, для программ.
cli-error = ошибка: { $why }
cli-file = не удаётся прочитать { $file }: { $why }
cli-cannot-write = не удаётся записать { $file }: { $why }
cli-no-text = { $file } — не текстовый файл (UTF-8)
cli-unknown-language = языка { $language } нет; есть { $known }
cli-interrupted = прервано; вот что было до этого
cli-uncompiled = Нет скомпилированного ядра; правила те же, но работает во много раз медленнее.
