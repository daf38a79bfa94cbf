### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, el juego de mesa de los vendedores de alfombras, Assam y los dirhams.
cli-lang-help = El idioma de lo que se escribe, con un código como en.
cli-version-help = Mostrar la versión.
cli-panel-arguments = Argumentos
cli-panel-options = Opciones
cli-panel-commands = Comandos
cli-default = por defecto: { $value }
cli-required = obligatorio
cli-usage = Uso:
cli-try-help = Para saber más: { $command }
cli-no-such-option = no existe la opción { $option }
cli-no-such-command = no existe el comando { $command }; elige entre { $known }
cli-missing = falta algo: { $what }
cli-bad-value = ese valor no sirve para { $what }; posible: { $allowed }
cli-too-much = sobra esto: { $extra }
cli-help-help = Mostrar esta ayuda.
cli-install-completion-help = Dejar que el shell complete los comandos.
cli-show-completion-help = Mostrar lo que el shell necesita para ello.
cli-json-help = Escribir JSON, para programas.
cli-error = error: { $why }
cli-file = no se puede leer { $file }: { $why }
cli-cannot-write = no se puede escribir { $file }: { $why }
cli-no-text = { $file } no es un archivo de texto (UTF-8)
cli-unknown-language = no existe el idioma { $language }; elige entre { $known }
cli-interrupted = interrumpido; esto es lo que había hasta entonces
cli-uncompiled = Falta el núcleo compilado; esto aplica las mismas reglas mucho más despacio.
