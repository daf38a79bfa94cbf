### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, o jogo de tabuleiro dos vendedores de tapetes, do Assam e dos dirhams.
cli-lang-help = A língua do que se escreve, com um código como en.
cli-version-help = Mostrar a versão.
cli-panel-arguments = Argumentos
cli-panel-options = Opções
cli-panel-commands = Comandos
cli-default = por omissão: { $value }
cli-required = obrigatório
cli-usage = Utilização:
cli-try-help = Para saber mais: { $command }
cli-no-such-option = não existe a opção { $option }
cli-no-such-command = não existe o comando { $command }; escolhe entre { $known }
cli-missing = falta algo: { $what }
cli-bad-value = valor impossível para { $what }; possível: { $allowed }
cli-too-much = isto está a mais: { $extra }
cli-help-help = Mostrar esta ajuda.
cli-install-completion-help = Deixar a shell completar os comandos.
cli-show-completion-help = Mostrar do que a shell precisa para isso.
cli-json-help = Escrever JSON, para programas.
cli-error = erro: { $why }
cli-file = não é possível ler { $file }: { $why }
cli-cannot-write = não é possível escrever { $file }: { $why }
cli-no-text = { $file } não é um ficheiro de texto (UTF-8)
cli-unknown-language = não existe a língua { $language }; escolhe entre { $known }
cli-interrupted = interrompido; eis o que havia até então
cli-uncompiled = Falta o núcleo compilado; isto aplica as mesmas regras muito mais devagar.
