### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, desková hra o prodavačích koberců, Assamovi a dirhamech.
cli-lang-help = Jazyk výpisů, zadaný kódem, například en.
cli-version-help = Vypsat verzi.
cli-panel-arguments = Argumenty
cli-panel-options = Volby
cli-panel-commands = Příkazy
cli-default = výchozí: { $value }
cli-required = povinné
cli-usage = Použití:
cli-try-help = Více poví { $command }.
cli-no-such-option = volba { $option } tu není
cli-no-such-command = příkaz { $command } tu není; na výběr jsou { $known }
cli-missing = něco chybí: { $what }
cli-bad-value = nevhodná hodnota pro { $what }; možné: { $allowed }
cli-too-much = tohle je navíc: { $extra }
cli-help-help = Vypsat tuto nápovědu.
cli-install-completion-help = Nechat shell doplňovat příkazy.
cli-show-completion-help = Vypsat, co k tomu shell potřebuje.
cli-json-help = Vypsat JSON, pro programy.
cli-error = chyba: { $why }
cli-file = nelze přečíst { $file }: { $why }
cli-cannot-write = nelze zapsat { $file }: { $why }
cli-no-text = { $file } není textový soubor (UTF-8)
cli-unknown-language = jazyk { $language } tu není; na výběr jsou { $known }
cli-interrupted = přerušeno; toto je stav do té chvíle
cli-uncompiled = Chybí zkompilované jádro; tato verze počítá podle stejných pravidel, ale mnohokrát pomaleji.
