### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, galda spēle par paklāju pārdevējiem, Assamu un dirhamiem.
cli-lang-help = Izvades valoda kā kods, piemēram, en.
cli-version-help = Parādīt versiju.
cli-panel-arguments = Argumenti
cli-panel-options = Opcijas
cli-panel-commands = Komandas
cli-default = pēc noklusējuma: { $value }
cli-required = obligāts
cli-json-help = Izvadīt JSON programmām.
cli-error = kļūda: { $why }
cli-file = nevar nolasīt { $file }: { $why }
cli-cannot-write = nevar ierakstīt { $file }: { $why }
cli-no-text = { $file } nav teksta fails (UTF-8)
cli-unknown-language = valodas { $language } nav; ir { $known }
cli-interrupted = pārtraukts; šeit ir tas, kas bija līdz tam
cli-uncompiled = Trūkst kompilētā kodola; tie paši noteikumi darbojas daudzkārt lēnāk.
