### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game } – stalo žaidimas apie kilimų pardavėjus, Asamą ir dirhamus.
cli-lang-help = Išvesties kalba, nurodoma kodu, pavyzdžiui, en.
cli-version-help = Parodyti versiją.
cli-panel-arguments = Argumentai
cli-panel-options = Parinktys
cli-panel-commands = Komandos
cli-default = numatyta: { $value }
cli-required = būtina
cli-usage = Naudojimas:
cli-try-help = Daugiau: { $command }
cli-no-such-option = parinkties { $option } nėra
cli-no-such-command = komandos { $command } nėra; yra { $known }
cli-missing = kažko trūksta: { $what }
cli-bad-value = { $what }: tokia reikšmė netinka; galima: { $allowed }
cli-too-much = tai nereikalinga: { $extra }
cli-help-help = Parodyti šią pagalbą.
cli-install-completion-help = Leisti apvalkalui užbaigti rašomas komandas.
cli-show-completion-help = Išvesti, ko tam reikia apvalkalui.
cli-json-help = Išvesti JSON, programoms.
cli-error = klaida: { $why }
cli-file = nepavyksta perskaityti { $file }: { $why }
cli-cannot-write = nepavyksta įrašyti { $file }: { $why }
cli-no-text = { $file } nėra tekstinis failas (UTF-8)
cli-unknown-language = kalbos { $language } nėra; yra { $known }
cli-interrupted = nutraukta; čia tai, kas buvo iki tol
cli-uncompiled = Trūksta kompiliuoto branduolio; tos pačios taisyklės veikia daug kartų lėčiau.
