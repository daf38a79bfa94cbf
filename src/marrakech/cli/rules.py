"""``marrakech rules``: the rulebook in the terminal."""

from typing import Annotated

import typer

from marrakech.cli.editions import briefly, find, show
from marrakech.cli.terminal import Terminal
from marrakech.core.editions import EDITIONS
from marrakech.draw import text
from marrakech.teach.rulebook import FIGURES, OPEN, SECTIONS, message_of


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("rules-help"))
    def rules(
        edition: Annotated[
            str | None, typer.Argument(metavar="[EDITION]", help=say("rules-help-edition"))
        ] = None,
    ) -> None:
        found = None if edition is None else find(edition, terminal)
        tell(terminal)
        terminal.line(say("rules-editions"), style="bold")
        if found is not None:
            terminal.line()
            show(found, terminal)
            return
        terminal.line(say("rules-editions-text"))
        terminal.line()
        together: dict[str, list[str]] = {}
        for each in EDITIONS.values():
            title = say("editions-name", edition=each.id)
            together.setdefault(briefly(each, say), []).append(title)
        for differences, titles in sorted(together.items(), key=lambda group: len(group[0])):
            terminal.line(" · ".join(titles), style="bold")
            terminal.item(" ", differences)


def tell(terminal: Terminal) -> None:
    """Print all rules, each section with its figures."""
    say = terminal.say
    terminal.line(say("rules-title"), style="bold")
    terminal.line(say("rules-players"))
    terminal.line()
    terminal.line(say("rules-aim"), style="bold")
    terminal.line(say("rules-aim-text"))
    for number, section in enumerate(SECTIONS, start=1):
        terminal.line()
        terminal.line(f"{number}. {say(f'rules-{section.name}')}", style="bold")
        for rule in section.rules:
            terminal.item(rule.removeprefix("R"), say(message_of(rule)))
        for name in section.figures:
            figure = FIGURES[name]
            terminal.line()
            terminal.line(say(f"rules-figure-{name}"), style="italic")
            terminal.exactly(text(figure.game, style=terminal.best_style, **figure.how()))
    terminal.line()
    terminal.line(say("rules-open"), style="bold")
    terminal.line(say("rules-open-text"))
    for question in OPEN:
        numbers = ", ".join(rule.removeprefix("R") for rule in question.rules)
        terminal.item(numbers, say(f"rules-open-{question.name}"))
    terminal.line()
