### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, друштвена игра о продавцима сагова, Ассаму и дирхамима.
cli-lang-help = Језик исписа, задат кодом, на пример en.
cli-version-help = Исписати верзију.
cli-panel-arguments = Аргументи
cli-panel-options = Опције
cli-panel-commands = Наредбе
cli-default = подразумевано: { $value }
cli-required = обавезно
cli-json-help = Исписати JSON, за програме.
cli-error = грешка: { $why }
cli-file = не може се прочитати { $file }: { $why }
cli-cannot-write = не може се уписати { $file }: { $why }
cli-no-text = { $file } није текстуална датотека (UTF-8)
cli-unknown-language = нема језика { $language }; има { $known }
cli-interrupted = прекинуто; ево шта је било дотле
cli-uncompiled = Недостаје преведено језгро; ово ради по истим правилима, али много пута спорије.
