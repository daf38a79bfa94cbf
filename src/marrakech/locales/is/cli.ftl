### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, borðspilið um teppasala, Assam og dírhöm.
cli-lang-help = Tungumál þess sem er prentað, sem kóði, til dæmis is.
cli-version-help = Prenta útgáfuna.
cli-panel-arguments = Viðföng
cli-panel-options = Valkostir
cli-panel-commands = Skipanir
cli-default = sjálfgefið: { $value }
cli-required = nauðsynlegt
cli-json-help = Prenta JSON, fyrir forrit.
cli-error = villa: { $why }
cli-file = get ekki lesið { $file }: { $why }
cli-cannot-write = get ekki skrifað { $file }: { $why }
cli-no-text = { $file } er ekki textaskrá (UTF-8)
cli-unknown-language = tungumálið { $language } er ekki til; þessi eru til: { $known }
cli-interrupted = stöðvað; þetta er það sem komið var
cli-uncompiled = Þýdda kjarnann vantar; svona ganga sömu reglur margfalt hægar.
