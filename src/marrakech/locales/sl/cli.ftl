### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, namizna igra o prodajalcih preprog, Assamu in dirhamih.
cli-lang-help = Jezik izpisa, kot koda, na primer en.
cli-version-help = Izpiši različico programa.
cli-panel-arguments = Argumenti
cli-panel-options = Možnosti
cli-panel-commands = Ukazi
cli-default = privzeto: { $value }
cli-required = obvezno
cli-usage = Uporaba:
cli-try-help = Več pove { $command }.
cli-no-such-option = možnosti { $option } ni
cli-no-such-command = ukaza { $command } ni; na voljo so { $known }
cli-missing = nekaj manjka: { $what }
cli-bad-value = { $what } ne more imeti take vrednosti; možno: { $allowed }
cli-too-much = to je odveč: { $extra }
cli-help-help = Izpiši to pomoč.
cli-install-completion-help = Naj lupina dopolnjuje ukaze.
cli-show-completion-help = Izpiši, kar lupina za to potrebuje.
cli-json-help = Izpiši JSON, za programe.
cli-error = napaka: { $why }
cli-file = datoteke { $file } ni mogoče prebrati: { $why }
cli-cannot-write = datoteke { $file } ni mogoče zapisati: { $why }
cli-no-text = { $file } ni besedilna datoteka (UTF-8)
cli-unknown-language = jezika { $language } ni; na voljo so { $known }
cli-interrupted = prekinjeno; to je, kar je nastalo do takrat
cli-uncompiled = Prevedenega jedra ni; ista pravila tečejo mnogokrat počasneje.
