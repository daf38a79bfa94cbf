### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, brettspillet om teppeselgere, Assam og dirham.
cli-lang-help = Språket for det som skrives ut, som en kode, for eksempel nb.
cli-version-help = Skriv ut versjonen.
cli-panel-arguments = Argumenter
cli-panel-options = Valg
cli-panel-commands = Kommandoer
cli-default = standard: { $value }
cli-required = påkrevd
cli-usage = Bruk:
cli-try-help = { $command } forteller mer.
cli-no-such-option = valget { $option } finnes ikke
cli-no-such-command = kommandoen { $command } finnes ikke; det finnes { $known }
cli-missing = noe mangler: { $what }
cli-bad-value = ugyldig verdi for { $what }; mulig: { $allowed }
cli-too-much = det er for mye: { $extra }
cli-help-help = Skriv ut denne hjelpen.
cli-install-completion-help = La skallet fullføre kommandoer.
cli-show-completion-help = Skriv ut det skallet trenger til det.
cli-json-help = Skriv ut JSON, for programmer.
cli-error = feil: { $why }
cli-file = kan ikke lese { $file }: { $why }
cli-cannot-write = kan ikke skrive { $file }: { $why }
cli-no-text = { $file } er ikke en tekstfil (UTF-8)
cli-unknown-language = språket { $language } finnes ikke; det finnes { $known }
cli-interrupted = avbrutt; dette er det som fantes til da
cli-uncompiled = Den kompilerte kjernen mangler; slik går de samme reglene mange ganger langsommere.
