### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, il gioco da tavolo dei venditori di tappeti, di Assam e dei dirham.
cli-lang-help = La lingua di ciò che viene scritto, con un codice come en.
cli-version-help = Mostrare la versione.
cli-panel-arguments = Argomenti
cli-panel-options = Opzioni
cli-panel-commands = Comandi
cli-default = predefinito: { $value }
cli-required = obbligatorio
cli-usage = Uso:
cli-try-help = Per saperne di più: { $command }
cli-no-such-option = non c’è l’opzione { $option }
cli-no-such-command = non c’è il comando { $command }; scegli tra { $known }
cli-missing = manca qualcosa: { $what }
cli-bad-value = valore non valido per { $what }; possibile: { $allowed }
cli-too-much = questo è di troppo: { $extra }
cli-help-help = Mostrare questo aiuto.
cli-install-completion-help = Far completare i comandi alla shell.
cli-show-completion-help = Mostrare ciò che serve alla shell per farlo.
cli-json-help = Scrivere JSON, per i programmi.
cli-error = errore: { $why }
cli-file = impossibile leggere { $file }: { $why }
cli-cannot-write = impossibile scrivere { $file }: { $why }
cli-no-text = { $file } non è un file di testo (UTF-8)
cli-unknown-language = non c’è la lingua { $language }; scegli tra { $known }
cli-interrupted = interrotto; ecco quello che c’era fino ad allora
cli-uncompiled = Manca il nucleo compilato; le stesse regole girano molto più lentamente.
