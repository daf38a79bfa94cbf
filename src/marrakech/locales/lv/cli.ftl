### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, galda spēle par paklāju pārdevējiem, Assamu un dirhamiem.
cli-lang-help = Izvades valoda kā kods, piemēram, en.
cli-version-help = Parādīt versiju.
cli-panel-arguments = Argumenti
cli-panel-options = Opcijas
cli-panel-commands = Komandas
cli-default = pēc noklusējuma: { $value }
cli-required = obligāts
cli-usage = Lietošana:
cli-try-help = Vairāk pastāsta { $command }.
cli-no-such-option = opcijas { $option } nav
cli-no-such-command = komandas { $command } nav; ir { $known }
cli-missing = kaut kā trūkst: { $what }
cli-bad-value = { $what }: tāda vērtība neder; iespējams: { $allowed }
cli-too-much = tas ir lieks: { $extra }
cli-help-help = Parādīt šo palīdzību.
cli-install-completion-help = Ļaut čaulai papildināt komandas.
cli-show-completion-help = Izvadīt, kas čaulai tam vajadzīgs.
cli-json-help = Izvadīt JSON programmām.
cli-error = kļūda: { $why }
cli-file = nevar nolasīt { $file }: { $why }
cli-cannot-write = nevar ierakstīt { $file }: { $why }
cli-no-text = { $file } nav teksta fails (UTF-8)
cli-unknown-language = valodas { $language } nav; ir { $known }
cli-interrupted = pārtraukts; šeit ir tas, kas bija līdz tam
cli-uncompiled = Trūkst kompilētā kodola; tie paši noteikumi darbojas daudzkārt lēnāk.
