### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, lauamäng vaibakaupmeestest, Assamist ja dirhamitest.
cli-lang-help = Väljundi keel koodina, näiteks et.
cli-version-help = Näita versiooni.
cli-panel-arguments = Argumendid
cli-panel-options = Valikud
cli-panel-commands = Käsud
cli-default = vaikimisi: { $value }
cli-required = kohustuslik
cli-usage = Kasutus:
cli-try-help = Lähemalt: { $command }
cli-no-such-option = valikut { $option } ei ole
cli-no-such-command = käsku { $command } ei ole; olemas on { $known }
cli-missing = midagi puudub: { $what }
cli-bad-value = { $what }: see väärtus ei sobi; võimalik: { $allowed }
cli-too-much = see on liiast: { $extra }
cli-help-help = Näita seda abiteksti.
cli-install-completion-help = Las kest täiendab käske.
cli-show-completion-help = Väljasta, mida kest selleks vajab.
cli-json-help = Väljasta JSON, programmide jaoks.
cli-error = viga: { $why }
cli-file = faili { $file } ei saa lugeda: { $why }
cli-cannot-write = faili { $file } ei saa kirjutada: { $why }
cli-no-text = { $file } ei ole tekstifail (UTF-8)
cli-unknown-language = keelt { $language } ei ole; olemas on { $known }
cli-interrupted = katkestatud; siin on see, mis selleks ajaks oli
cli-uncompiled = Kompileeritud tuum puudub; nii töötavad samad reeglid mitu korda aeglasemalt.
