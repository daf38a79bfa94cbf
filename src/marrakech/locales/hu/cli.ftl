### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }: szőnyegárusok, Assam és dirhemek társasjátéka.
cli-lang-help = A kiírt szöveg nyelve kóddal, például hu.
cli-version-help = Kiírja a verziót.
cli-panel-arguments = Argumentumok
cli-panel-options = Kapcsolók
cli-panel-commands = Parancsok
cli-default = alapeset: { $value }
cli-required = kötelező
cli-json-help = JSON-t ír ki, programoknak.
cli-error = hiba: { $why }
cli-file = { $file } nem olvasható: { $why }
cli-cannot-write = { $file } nem írható: { $why }
cli-no-text = { $file } nem szövegfájl (UTF-8)
cli-unknown-language = nincs ilyen nyelv: { $language }; ezek vannak: { $known }
cli-interrupted = megszakítva; addig ennyi készült el
cli-uncompiled = Hiányzik a lefordított mag; így ugyanazok a szabályok sokszor lassabban futnak.
