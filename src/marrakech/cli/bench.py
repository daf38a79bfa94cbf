"""``marrakech bench``: how fast random games are played on this machine."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import isnan
from os import cpu_count
from threading import Event
from time import perf_counter
from typing import Annotated

import typer

from marrakech.bots.ctrl_c import held_ctrl_c, results_of
from marrakech.cli.terminal import Terminal
from marrakech.core import kernel

CHUNK = 256


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("bench-help"))
    def bench(
        seconds: Annotated[
            float, typer.Option(min=0.01, max=3600, help=say("bench-seconds-help"))
        ] = 1.0,
        threads: Annotated[
            int, typer.Option(min=1, max=256, help=say("bench-threads-help"))
        ] = cpu_count() or 1,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        if isnan(seconds):
            terminal.fail(say("bench-no-time"))
        compiled = kernel.is_compiled()
        if not compiled:
            terminal.errors.print(say("cli-uncompiled"), style="yellow")
        tried = sorted({1, threads}) if compiled else [1]
        rows = []
        with (
            suppress(KeyboardInterrupt),
            terminal.progress(say("bench-measuring"), 3 * len(tried)) as advance,
        ):
            for players in (2, 3, 4):
                for workers in tried:
                    speed = games_per_second(players, workers, seconds)
                    rows.append({"players": players, "threads": workers, "games/s": round(speed)})
                    advance()
        finished = len(rows) == 3 * len(tried)
        if json:
            terminal.json({"compiled": compiled, "finished": finished, "results": rows})
        elif rows:
            report(terminal, rows, compiled=compiled)
        if not finished:
            terminal.interrupted()


def report(terminal: Terminal, rows: list[dict[str, int]], *, compiled: bool) -> None:
    """Print what was measured as a table."""
    say = terminal.say
    names = ("players", "threads", "speed", "ratio")
    table = terminal.table(
        *(say(f"bench-column-{name}") for name in names),
        title=say("bench-compiled" if compiled else "bench-uncompiled"),
        right=(0, 1, 2, 3),
    )
    for row in rows:
        alone = next(r for r in rows if r["players"] == row["players"])
        table.add_row(
            str(row["players"]),
            str(row["threads"]),
            f"{row['games/s']:,}",
            f"{row['games/s'] / alone['games/s']:.2f}",
        )
    terminal.console.print(table)


def games_per_second(players: int, threads: int, seconds: float) -> float:
    """Play for about so long on some threads, at least once on each; games finished a second."""
    stopped = Event()

    def play(seed: int) -> int:
        games = 0
        while True:
            games += kernel.playouts(players=players, games=CHUNK, seed=seed + games).games
            if perf_counter() >= until or stopped.is_set():
                return games

    began = perf_counter()
    until = began + seconds
    with held_ctrl_c(), ThreadPoolExecutor(threads) as pool:
        try:
            played = sum(results_of(pool.submit(play, n << 40) for n in range(threads)))
        finally:
            stopped.set()  # after Ctrl-C, the others stop too
    return played / (perf_counter() - began)
