### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, borðspilið um teppasala, Assam og dírhöm.
cli-lang-help = Tungumál þess sem er prentað, sem kóði, til dæmis is.
cli-version-help = Prenta útgáfuna.
cli-panel-arguments = Viðföng
cli-panel-options = Valkostir
cli-panel-commands = Skipanir
cli-default = sjálfgefið: { $value }
cli-required = nauðsynlegt
cli-usage = Notkun:
cli-try-help = { $command } segir meira.
cli-no-such-option = valkosturinn { $option } er ekki til
cli-no-such-command = skipunin { $command } er ekki til; þessar eru til: { $known }
cli-missing = eitthvað vantar: { $what }
cli-bad-value = { $what }: gildið gengur ekki; mögulegt: { $allowed }
cli-too-much = þessu er ofaukið: { $extra }
cli-help-help = Prenta þessa hjálp.
cli-install-completion-help = Láta skelina ljúka við skipanir.
cli-show-completion-help = Prenta það sem skelin þarf til þess.
cli-json-help = Prenta JSON, fyrir forrit.
cli-error = villa: { $why }
cli-file = get ekki lesið { $file }: { $why }
cli-cannot-write = get ekki skrifað { $file }: { $why }
cli-no-text = { $file } er ekki textaskrá (UTF-8)
cli-unknown-language = tungumálið { $language } er ekki til; þessi eru til: { $known }
cli-interrupted = stöðvað; þetta er það sem komið var
cli-uncompiled = Þýdda kjarnann vantar; svona ganga sömu reglur margfalt hægar.
