### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, lauamäng vaibakaupmeestest, Assamist ja dirhamitest.
cli-lang-help = Väljundi keel koodina, näiteks et.
cli-version-help = Näita versiooni.
cli-panel-arguments = Argumendid
cli-panel-options = Valikud
cli-panel-commands = Käsud
cli-default = vaikimisi: { $value }
cli-required = kohustuslik
cli-json-help = Väljasta JSON, programmide jaoks.
cli-error = viga: { $why }
cli-file = faili { $file } ei saa lugeda: { $why }
cli-cannot-write = faili { $file } ei saa kirjutada: { $why }
cli-no-text = { $file } ei ole tekstifail (UTF-8)
cli-unknown-language = keelt { $language } ei ole; olemas on { $known }
cli-interrupted = katkestatud; siin on see, mis selleks ajaks oli
cli-uncompiled = Kompileeritud tuum puudub; nii töötavad samad reeglid mitu korda aeglasemalt.
