### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, gra planszowa o sprzedawcach dywanów, Assamie i dirhemach.
cli-lang-help = Język komunikatów, podany kodem, na przykład en.
cli-version-help = Wypisz wersję.
cli-panel-arguments = Argumenty
cli-panel-options = Opcje
cli-panel-commands = Polecenia
cli-default = domyślnie: { $value }
cli-required = wymagane
cli-usage = Użycie:
cli-try-help = Więcej powie { $command }.
cli-no-such-option = nie ma opcji { $option }
cli-no-such-command = nie ma polecenia { $command }; dostępne: { $known }
cli-missing = czegoś brakuje: { $what }
cli-bad-value = { $what } nie może mieć takiej wartości; możliwe: { $allowed }
cli-too-much = to jest zbędne: { $extra }
cli-help-help = Wypisz tę pomoc.
cli-install-completion-help = Niech powłoka uzupełnia polecenia.
cli-show-completion-help = Wypisz, czego powłoka do tego potrzebuje.
cli-json-help = Wypisz JSON, dla programów.
cli-error = błąd: { $why }
cli-file = nie można odczytać { $file }: { $why }
cli-cannot-write = nie można zapisać { $file }: { $why }
cli-no-text = { $file } nie jest plikiem tekstowym (UTF-8)
cli-unknown-language = nie ma języka { $language }; dostępne: { $known }
cli-interrupted = przerwano; oto stan do tej chwili
cli-uncompiled = Brakuje skompilowanego jądra; ta wersja stosuje te same zasady, ale działa wiele razy wolniej.
