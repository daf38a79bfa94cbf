### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, the board game of rug sellers, Assam and dirhams.
cli-lang-help = The language of what is printed, as a code such as en.
cli-version-help = Print the version.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-default = default: { $value }
cli-required = required
cli-usage = Usage:
cli-try-help = { $command } tells more.
cli-no-such-option = there is no option { $option }
cli-no-such-command = there is no command { $command }; there are { $known }
cli-missing = something is missing: { $what }
cli-bad-value = { $what } cannot be that; possible: { $allowed }
cli-too-much = that is too much: { $extra }
cli-help-help = Print this help.
cli-install-completion-help = Let the shell complete commands.
cli-show-completion-help = Print what the shell needs for that.
cli-json-help = Print JSON, for programs.
cli-error = error: { $why }
cli-file = cannot read { $file }: { $why }
cli-cannot-write = cannot write { $file }: { $why }
cli-no-text = { $file } is not a text file (UTF-8)
cli-unknown-language = there is no language { $language }; there are { $known }
cli-interrupted = interrupted; this is what there was until then
cli-uncompiled = The compiled kernel is missing; this runs the same rules many times slower.
