### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, das Brettspiel um Teppichhändler, Assam und Dirham.
cli-lang-help = Die Sprache der Ausgabe, als Code wie de.
cli-version-help = Die Version ausgeben.
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-default = Vorgabe: { $value }
cli-required = nötig
cli-usage = Aufruf:
cli-try-help = Mehr dazu: { $command }
cli-no-such-option = die Option { $option } gibt es nicht
cli-no-such-command = den Befehl { $command } gibt es nicht; es gibt { $known }
cli-missing = es fehlt etwas: { $what }
cli-bad-value = dieser Wert geht nicht für { $what }; möglich: { $allowed }
cli-too-much = das ist zu viel: { $extra }
cli-help-help = Diese Hilfe ausgeben.
cli-install-completion-help = Die Shell Befehle ergänzen lassen.
cli-show-completion-help = Ausgeben, was die Shell dafür braucht.
cli-json-help = JSON ausgeben, für Programme.
cli-error = Fehler: { $why }
cli-file = { $file } lässt sich nicht lesen: { $why }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }
cli-no-text = { $file } ist keine Textdatei (UTF-8)
cli-unknown-language = die Sprache { $language } gibt es nicht; es gibt { $known }
cli-interrupted = unterbrochen; das ist der Stand bis dahin
cli-uncompiled = Der kompilierte Kern fehlt; so laufen dieselben Regeln um ein Vielfaches langsamer.
