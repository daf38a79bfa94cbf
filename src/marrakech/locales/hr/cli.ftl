### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, društvena igra o prodavačima sagova, Assamu i dirhamima.
cli-lang-help = Jezik ispisa, kao kod, na primjer en.
cli-version-help = Ispiši inačicu programa.
cli-panel-arguments = Argumenti
cli-panel-options = Opcije
cli-panel-commands = Naredbe
cli-default = zadano: { $value }
cli-required = obvezno
cli-usage = Uporaba:
cli-try-help = Više o tome: { $command }
cli-no-such-option = nema opcije { $option }
cli-no-such-command = nema naredbe { $command }; dostupne su { $known }
cli-missing = nešto nedostaje: { $what }
cli-bad-value = { $what } ne može imati tu vrijednost; moguće: { $allowed }
cli-too-much = ovo je suvišno: { $extra }
cli-help-help = Ispiši ovu pomoć.
cli-install-completion-help = Neka ljuska dopunjava naredbe.
cli-show-completion-help = Ispiši što je ljuski za to potrebno.
cli-json-help = Ispiši JSON, za programe.
cli-error = pogreška: { $why }
cli-file = ne može se pročitati { $file }: { $why }
cli-cannot-write = ne može se zapisati { $file }: { $why }
cli-no-text = { $file } nije tekstna datoteka (UTF-8)
cli-unknown-language = nema jezika { $language }; dostupni su { $known }
cli-interrupted = prekinuto; ovo je ono što je dotad nastalo
cli-uncompiled = Nema prevedene jezgre; ista se pravila izvode mnogo sporije.
