### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, brettspillet om teppeselgere, Assam og dirham.
cli-lang-help = Språket for det som skrives ut, som en kode, for eksempel nb.
cli-version-help = Skriv ut versjonen.
cli-panel-arguments = Argumenter
cli-panel-options = Valg
cli-panel-commands = Kommandoer
cli-default = standard: { $value }
cli-required = påkrevd
cli-json-help = Skriv ut JSON, for programmer.
cli-error = feil: { $why }
cli-file = kan ikke lese { $file }: { $why }
cli-cannot-write = kan ikke skrive { $file }: { $why }
cli-no-text = { $file } er ikke en tekstfil (UTF-8)
cli-unknown-language = språket { $language } finnes ikke; det finnes { $known }
cli-interrupted = avbrutt; dette er det som fantes til da
cli-uncompiled = Den kompilerte kjernen mangler; slik går de samme reglene mange ganger langsommere.
