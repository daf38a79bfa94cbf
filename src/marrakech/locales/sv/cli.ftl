### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, brädspelet om matthandlare, Assam och dirham.
cli-lang-help = Språket för det som skrivs ut, som en kod, till exempel sv.
cli-version-help = Skriv ut versionen.
cli-panel-arguments = Argument
cli-panel-options = Alternativ
cli-panel-commands = Kommandon
cli-default = förval: { $value }
cli-required = krävs
cli-usage = Användning:
cli-try-help = { $command } berättar mer.
cli-no-such-option = alternativet { $option } finns inte
cli-no-such-command = kommandot { $command } finns inte; det finns { $known }
cli-missing = något saknas: { $what }
cli-bad-value = ogiltigt värde för { $what }; möjligt: { $allowed }
cli-too-much = det är för mycket: { $extra }
cli-help-help = Skriv ut den här hjälpen.
cli-install-completion-help = Låt skalet komplettera kommandon.
cli-show-completion-help = Skriv ut det som skalet behöver för det.
cli-json-help = Skriv ut JSON, för program.
cli-error = fel: { $why }
cli-file = kan inte läsa { $file }: { $why }
cli-cannot-write = kan inte skriva { $file }: { $why }
cli-no-text = { $file } är ingen textfil (UTF-8)
cli-unknown-language = språket { $language } finns inte; det finns { $known }
cli-interrupted = avbrutet; det här är vad som fanns fram till dess
cli-uncompiled = Den kompilerade kärnan saknas; så här går samma regler många gånger långsammare.
