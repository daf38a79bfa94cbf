"""``marrakech engine``: one of our bots, for other programs to ask by the engine protocol."""

import sys
from typing import Annotated

import typer

from marrakech.cli.terminal import Terminal
from marrakech.study.engine_server import EngineServer


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command("engine", help=say("engine-help"))
    def engine(
        bot: Annotated[str, typer.Argument(metavar="BOT", help=say("engine-bot-help"))] = (
            "master"
        ),
    ) -> None:
        with terminal.refusals():
            server = EngineServer(bot, write)
        if sys.stdin.isatty():  # a person, who wonders why nothing happens
            terminal.errors.print(say("engine-waiting"))
        server.run(sys.stdin)


def write(line: str) -> None:
    """Write an answer, at once."""
    sys.stdout.write(line)
    sys.stdout.flush()
