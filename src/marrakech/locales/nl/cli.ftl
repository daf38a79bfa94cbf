### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, het bordspel over tapijtverkopers, Assam en dirham.
cli-lang-help = De taal van de uitvoer, als code zoals nl.
cli-version-help = Toon de versie.
cli-panel-arguments = Argumenten
cli-panel-options = Opties
cli-panel-commands = Opdrachten
cli-default = standaard: { $value }
cli-required = verplicht
cli-json-help = Geef JSON, voor programma’s.
cli-error = fout: { $why }
cli-file = kan { $file } niet lezen: { $why }
cli-cannot-write = kan { $file } niet schrijven: { $why }
cli-no-text = { $file } is geen tekstbestand (UTF-8)
cli-unknown-language = de taal { $language } is er niet; wel zijn er { $known }
cli-interrupted = onderbroken; dit was er tot dan toe
cli-uncompiled = De gecompileerde kern ontbreekt; zo gaan dezelfde regels vele malen langzamer.
