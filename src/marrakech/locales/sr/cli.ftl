### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, друштвена игра о продавцима сагова, Ассаму и дирхамима.
cli-lang-help = Језик исписа, задат кодом, на пример en.
cli-version-help = Исписати верзију.
cli-panel-arguments = Аргументи
cli-panel-options = Опције
cli-panel-commands = Наредбе
cli-default = подразумевано: { $value }
cli-required = обавезно
cli-usage = Употреба:
cli-try-help = Више о томе: { $command }
cli-no-such-option = нема опције { $option }
cli-no-such-command = нема наредбе { $command }; има { $known }
cli-missing = нешто недостаје: { $what }
cli-bad-value = { $what } не може имати ту вредност; може: { $allowed }
cli-too-much = то је сувишно: { $extra }
cli-help-help = Исписати ову помоћ.
cli-install-completion-help = Омогућити љусци да допуњава наредбе.
cli-show-completion-help = Исписати шта је љусци за то потребно.
cli-json-help = Исписати JSON, за програме.
cli-error = грешка: { $why }
cli-file = не може се прочитати { $file }: { $why }
cli-cannot-write = не може се уписати { $file }: { $why }
cli-no-text = { $file } није текстуална датотека (UTF-8)
cli-unknown-language = нема језика { $language }; има { $known }
cli-interrupted = прекинуто; ево шта је било дотле
cli-uncompiled = Недостаје преведено језгро; ово ради по истим правилима, али много пута спорије.
