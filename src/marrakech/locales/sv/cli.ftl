### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, brädspelet om matthandlare, Assam och dirham.
cli-lang-help = Språket för det som skrivs ut, som en kod, till exempel sv.
cli-version-help = Skriv ut versionen.
cli-panel-arguments = Argument
cli-panel-options = Alternativ
cli-panel-commands = Kommandon
cli-default = förval: { $value }
cli-required = krävs
cli-json-help = Skriv ut JSON, för program.
cli-error = fel: { $why }
cli-file = kan inte läsa { $file }: { $why }
cli-cannot-write = kan inte skriva { $file }: { $why }
cli-no-text = { $file } är ingen textfil (UTF-8)
cli-unknown-language = språket { $language } finns inte; det finns { $known }
cli-interrupted = avbrutet; det här är vad som fanns fram till dess
cli-uncompiled = Den kompilerade kärnan saknas; så här går samma regler många gånger långsammare.
