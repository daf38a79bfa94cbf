### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, gra planszowa o sprzedawcach dywanów, Assamie i dirhemach.
cli-lang-help = Język komunikatów, podany kodem, na przykład en.
cli-version-help = Wypisz wersję.
cli-panel-arguments = Argumenty
cli-panel-options = Opcje
cli-panel-commands = Polecenia
cli-default = domyślnie: { $value }
cli-required = wymagane
cli-json-help = Wypisz JSON, dla programów.
cli-error = błąd: { $why }
cli-file = nie można odczytać { $file }: { $why }
cli-cannot-write = nie można zapisać { $file }: { $why }
cli-no-text = { $file } nie jest plikiem tekstowym (UTF-8)
cli-unknown-language = nie ma języka { $language }; dostępne: { $known }
cli-interrupted = przerwano; oto stan do tej chwili
cli-uncompiled = Brakuje skompilowanego jądra; ta wersja stosuje te same zasady, ale działa wiele razy wolniej.
