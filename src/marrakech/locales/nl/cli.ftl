### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, het bordspel over tapijtverkopers, Assam en dirham.
cli-lang-help = De taal van de uitvoer, als code zoals nl.
cli-version-help = Toon de versie.
cli-panel-arguments = Argumenten
cli-panel-options = Opties
cli-panel-commands = Opdrachten
cli-default = standaard: { $value }
cli-required = verplicht
cli-usage = Gebruik:
cli-try-help = { $command } vertelt meer.
cli-no-such-option = de optie { $option } is er niet
cli-no-such-command = de opdracht { $command } is er niet; wel zijn er { $known }
cli-missing = er ontbreekt iets: { $what }
cli-bad-value = { $what } kan die waarde niet hebben; mogelijk: { $allowed }
cli-too-much = dat is te veel: { $extra }
cli-help-help = Toon deze hulp.
cli-install-completion-help = Laat de shell opdrachten aanvullen.
cli-show-completion-help = Toon wat de shell daarvoor nodig heeft.
cli-json-help = Geef JSON, voor programma’s.
cli-error = fout: { $why }
cli-file = kan { $file } niet lezen: { $why }
cli-cannot-write = kan { $file } niet schrijven: { $why }
cli-no-text = { $file } is geen tekstbestand (UTF-8)
cli-unknown-language = de taal { $language } is er niet; wel zijn er { $known }
cli-interrupted = onderbroken; dit was er tot dan toe
cli-uncompiled = De gecompileerde kern ontbreekt; zo gaan dezelfde regels vele malen langzamer.
