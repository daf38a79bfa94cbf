### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }: szőnyegárusok, Assam és dirhemek társasjátéka.
cli-lang-help = A kiírt szöveg nyelve kóddal, például hu.
cli-version-help = Kiírja a verziót.
cli-panel-arguments = Argumentumok
cli-panel-options = Kapcsolók
cli-panel-commands = Parancsok
cli-default = alapeset: { $value }
cli-required = kötelező
cli-usage = Használat:
cli-try-help = Bővebben: { $command }
cli-no-such-option = nincs ilyen kapcsoló: { $option }
cli-no-such-command = nincs ilyen parancs: { $command }; ezek vannak: { $known }
cli-missing = valami hiányzik: { $what }
cli-bad-value = { $what }: ilyen érték nem lehet; lehetséges: { $allowed }
cli-too-much = ez fölösleges: { $extra }
cli-help-help = Kiírja ezt a súgót.
cli-install-completion-help = A parancsok kiegészítése a parancsértelmezőben.
cli-show-completion-help = Kiírja, mire van ehhez szüksége a parancsértelmezőnek.
cli-json-help = JSON-t ír ki, programoknak.
cli-error = hiba: { $why }
cli-file = { $file } nem olvasható: { $why }
cli-cannot-write = { $file } nem írható: { $why }
cli-no-text = { $file } nem szövegfájl (UTF-8)
cli-unknown-language = nincs ilyen nyelv: { $language }; ezek vannak: { $known }
cli-interrupted = megszakítva; addig ennyi készült el
cli-uncompiled = Hiányzik a lefordított mag; így ugyanazok a szabályok sokszor lassabban futnak.
