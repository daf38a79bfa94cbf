"""Usage texts and usage errors in the user's language, in place of those that Typer would print."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import typer

from marrakech.core.errors import printable

if TYPE_CHECKING:
    from marrakech.cli.terminal import Terminal
    from marrakech.locales import Speaker

UsageErrorKind: type[Exception] = typer.BadParameter.__mro__[1]
"""The base class of all usage errors of Typer, which does not export it."""
USAGE_ERRORS = 2
"""The exit code for a wrong call."""


def speak(command: Any, say: Speaker) -> None:  # noqa: ANN401  (Typer does not show its class)
    """Translate the usage texts of a command and its subcommands."""
    context = command.context_class
    formatter = context.formatter_class
    offered = command.get_help_option

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:  # noqa: ANN401  (likewise)
        formatter.write_usage(self, prog, args, prefix or f"{say('cli-usage')} ")

    def get_help_option(of: Any) -> Any:  # noqa: ANN401  (likewise)
        option = offered(of)
        if option is not None:
            option.help = say("cli-help-help")
        return option

    speaking = type("Formatter", (formatter,), {"write_usage": write_usage})
    command.context_class = type("Context", (context,), {"formatter_class": speaking})
    command.get_help_option = get_help_option
    helps = {
        "install_completion": say("cli-install-completion-help"),
        "show_completion": say("cli-show-completion-help"),
    }
    for parameter in command.params:
        if parameter.name in helps:
            parameter.help = helps[parameter.name]
    for below in getattr(command, "commands", {}).values():
        speak(below, say)


def report(terminal: Terminal, error: Any, known: tuple[str, ...]) -> None:  # noqa: ANN401  (likewise)
    """Print a usage error; not if the command was called without arguments, which prints help."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return
    say = terminal.say
    if error.ctx is not None:
        terminal.errors.print(error.ctx.get_usage())
        asked = f"{error.ctx.command_path} {error.ctx.help_option_names[-1]}"
        terminal.errors.print(say("cli-try-help", command=asked), style="dim")
    terminal.errors.print(say("cli-error", why=wrong(say, error, known)), style="red")


def wrong(say: Speaker, error: Any, known: tuple[str, ...]) -> str:  # noqa: ANN401  (likewise)
    """What was wrong with a call."""
    match type(error).__name__:
        case "NoSuchOption":
            return say("cli-no-such-option", option=printable(error.option_name))
        case "MissingParameter" if error.param:
            return say("cli-missing", what=named(error))
        case "BadOptionUsage":
            return say("cli-missing", what=f"{error.option_name} …")
        case "BadParameter" if error.param:
            return say("cli-bad-value", what=named(error), allowed=allowed(error.param.type))
    message = error.format_message()
    if found := re.fullmatch(r"No such command '(.*)'\.", message):
        return say("cli-no-such-command", command=found[1], known=", ".join(known))
    if found := re.fullmatch(r"Got unexpected extra argument\(s\) \((.*)\)", message):
        return say("cli-too-much", extra=found[1])
    return str(message)


def named(error: Any) -> str:  # noqa: ANN401  (likewise)
    """An option by its names, an argument by what stands for it in the usage."""
    options = [name for name in error.param.opts if name.startswith("-")]
    return "/".join(options) or str(error.param.make_metavar(error.ctx))


def allowed(kind: Any) -> str:  # noqa: ANN401  (likewise)
    """What a value may be."""
    if choices := getattr(kind, "choices", None):
        return ", ".join(str(getattr(choice, "value", choice)) for choice in choices)
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is not None and most is not None:
        return f"{least}–{most}"
    if least is not None:
        return f"≥ {least}"
    return str(kind.name) if most is None else f"≤ {most}"
