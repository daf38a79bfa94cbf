"""``marrakech perft``: count the ways in which a game can go on."""

from contextlib import suppress
from time import perf_counter
from typing import Annotated

import typer

from marrakech.cli.show import position_argument, read_position
from marrakech.cli.terminal import Terminal
from marrakech.core.codes import DEEPEST
from marrakech.core.game import Game

LONG_ENOUGH = 0.1  # seconds; after less, the speed is not worth printing


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("perft-help"))
    def perft(
        position: Annotated[str, position_argument(say)] = "standard/4",
        depth: Annotated[
            int, typer.Option("--depth", "-d", min=1, max=DEEPEST, help=say("perft-depth-help"))
        ] = 5,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        with terminal.refusals():
            game = read_position(position)
        counts, seconds = count(terminal, game, depth)
        total = sum(counts.values())
        finished = len(counts) == len(game.legal())
        if json:
            terminal.json({"depth": depth, "total": total, "actions": counts, "finished": finished})
        elif counts or finished:
            report(terminal, counts, depth, seconds)
        if not finished:
            terminal.interrupted()


def count(terminal: Terminal, game: Game, depth: int) -> tuple[dict[str, int], float]:
    """The ways to go on by first action, and the time that it took to count them.

    One first action at a time, so that it can be watched.
    """
    counts: dict[str, int] = {}
    seconds = 0.0
    with (
        suppress(KeyboardInterrupt),
        terminal.progress(terminal.say("perft-counting"), len(game.legal())) as advance,
    ):
        for action in game.legal():
            after = game.copy()
            after.push(action)
            state = after.kernel_state()
            began = perf_counter()
            counts[action.text] = state.perft(depth - 1)
            seconds += perf_counter() - began
            advance()
    return counts, seconds


def report(terminal: Terminal, counts: dict[str, int], depth: int, seconds: float) -> None:
    """Print the counts as a table."""
    say = terminal.say
    total = sum(counts.values())
    table = terminal.table(say("perft-column-action"), say("perft-column-count"), right=(1,))
    for text, ways in counts.items():
        table.add_row(text, f"{ways:,}")
    terminal.console.print(table)
    terminal.line(say("perft-total", count=total, depth=depth), style="bold")
    if seconds > LONG_ENOUGH:
        speed = round(total / seconds)
        terminal.line(say("perft-speed", seconds=round(seconds, 2), speed=speed), style="dim")
