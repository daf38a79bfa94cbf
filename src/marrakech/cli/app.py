"""The command line: which commands there are, and in which language they speak."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

import marrakech
from marrakech.cli import usage_errors
from marrakech.cli.terminal import INTERRUPTED, Terminal
from marrakech.locales import Speaker, closest, languages, preferred, speaker

COMMANDS = (
    "play",
    "serve",
    "join",
    "tables",
    "ban",
    "database",
    "rules",
    "editions",
    "show",
    "record",
    "review",
    "analyse",
    "puzzles",
    "bots",
    "engine",
    "arena",
    "survey",
    "train",
    "calibrate",
    "verify",
    "perft",
    "bench",
    "i18n",
)
"""Each is a module of this package, whose ``add`` adds the command of the same name."""
DEFAULT = "play"


def main() -> None:
    """Run the command that the user typed."""
    prepare_streams()
    arguments = sys.argv[1:]
    if not commanded(arguments):
        arguments.append(DEFAULT)
    wanted = wanted_language(arguments)
    terminal = Terminal(speaker((closest(wanted) if wanted else None) or preferred()))
    try:
        try:
            sys.exit(run(terminal, arguments))
        finally:
            sys.stdout.flush()
    except OSError as error:
        # somebody reads only the first lines, as in `marrakech editions | head`, or a disk is full
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            terminal.errors.print(terminal.say("cli-error", why=error.strerror or str(error)))
        sys.exit(1)


def run(terminal: Terminal, arguments: list[str]) -> int:
    """Run a command; its exit code. What Typer would say of a wrong call is said here."""
    try:
        command = typer.main.get_command(build(terminal, needed(arguments)))
        usage_errors.speak(command, terminal.say)
        code = command(arguments, standalone_mode=False) or 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    except usage_errors.UsageErrorKind as error:
        usage_errors.report(terminal, error, COMMANDS)
        return usage_errors.USAGE_ERRORS
    if code == INTERRUPTED:
        terminal.tell_interrupted()  # also where the command was not at work yet
    return int(code)


def commanded(arguments: list[str]) -> bool:
    """Whether anything was asked for, other than a language."""
    left = iter(arguments)
    for argument in left:
        if argument == "--lang":
            next(left, None)
        elif not argument.startswith("--lang="):
            return True
    return False


def prepare_streams() -> None:
    """Open closed standard streams on /dev/null, and let them write ? for unknown characters."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever called this
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  (to stay open)
            setattr(sys, name, nothing)
        elif isinstance(stream, TextIOWrapper) and mode == "w":
            stream.reconfigure(errors="replace")


def wanted_language(arguments: list[str]) -> str | None:
    """The value of ``--lang``, which has to be known before the help texts are made."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def needed(arguments: list[str]) -> tuple[str, ...]:
    """The subcommands to load: the one that is called, or all of them for a help text."""
    words = [word for word in arguments if not word.startswith("-")]
    named = [word for word in words[:2] if word in COMMANDS]
    return (named[0],) if named else COMMANDS


def build(terminal: Terminal, commands: tuple[str, ...] = COMMANDS) -> typer.Typer:
    """The command with its subcommands."""
    say = terminal.say
    app = typer.Typer(
        name="marrakech",
        help=say("cli-help"),
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    def print_version(asked: bool) -> None:
        if asked:
            terminal.exactly(f"marrakech {marrakech.__version__}")
            raise typer.Exit

    def check_language(code: str | None) -> str | None:
        if code is not None and closest(code) is None:
            known = ", ".join(languages())
            terminal.fail(say("cli-unknown-language", language=code, known=known))
        return code

    @app.callback()
    def options(
        lang: Annotated[
            str | None,
            typer.Option("--lang", help=say("cli-lang-help"), callback=check_language),
        ] = None,
        version: Annotated[
            bool,
            typer.Option(
                "--version", help=say("cli-version-help"), callback=print_version, is_eager=True
            ),
        ] = False,
    ) -> None: ...

    if {"-h", "--help"} & set(sys.argv):
        translate_help(say)
    for command in commands:
        import_module(f"marrakech.cli.{command}").add(app, terminal)
    return app


def translate_help(say: Speaker) -> None:
    """Translate the words that Typer itself writes in help texts."""
    from typer import rich_utils  # noqa: PLC0415  (35 ms that only help needs)

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-panel-commands")
    rich_utils.DEFAULT_STRING = f"[{say('cli-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-required')}]"
