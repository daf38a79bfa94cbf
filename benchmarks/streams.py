"""What a program misses whose stream is cut again and again, by servers that end as well.

    .venv/bin/python benchmarks/streams.py               ten games
    .venv/bin/python benchmarks/streams.py --games 50    more of them
    .venv/bin/python benchmarks/streams.py --save        and write results/streams.*
    .venv/bin/python benchmarks/streams.py cluster       three servers that share PostgreSQL

With those, each connection is to any of them.

In each game the connection is cut about a hundred times, and the server ends three times: killed,
told to stop, and killed. In the end all that was heard is compared with what a server tells of the
whole game. It ends with an error if an event is missing, came twice, or was told differently.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from measuring import ROOT, SEED, Figure, Report, machine

sys.path.insert(0, str(ROOT))  # what it plays with is among the tests

from tests.postgres import running_postgres
from tests.server.programs import CutOff, Program, sharing
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = ("cut-off", "cluster")
SERVERS = 3
CUTS = 100
ENDINGS = 3


@contextmanager
def one(folder: Path) -> Iterator[list[Process]]:
    """A server with a file."""
    servers = [Process(folder / "data", *PLENTY)]
    try:
        yield servers
    finally:
        servers[0].kill()


def cut_off(games: int, part: str) -> Iterator[Figure]:
    """Games over streams that are cut."""
    luck = Random(SEED)
    connections, endings, events, missed = [], [], 0, 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if part == "cut-off":
            servers = stack.enter_context(one(folder))
        else:
            postgres = stack.enter_context(running_postgres())
            servers = stack.enter_context(sharing(folder, postgres, SERVERS))
        program = Program(servers[0])
        for _ in range(games):
            seats = [{"kind": "person", "name": "Cut"}, {"kind": "bot", "level": "porter"}]
            made = program.send("POST", "/tables", json={"seats": seats}).json()
            game = CutOff(program, made["table"], made["tickets"][0]["seat"], servers)
            game.play(luck, CUTS, ENDINGS)
            connections.append(game.connections)
            endings.append(game.endings)
            events += len(game.heard)
            missed += game.missed()
    if missed:
        raise SystemExit(f"{missed} events were missing, came twice, or were different")
    sample = f"{games} games, seed {SEED}"
    yield Figure("connections in the game with the fewest", min(connections), sample=sample)
    yield Figure("connections, all games together", sum(connections), sample=sample)
    yield Figure("ends of the server", sum(endings), sample=sample)
    yield Figure("events heard", events, sample=sample)
    yield Figure("events missed, doubled or different", missed, goal="none", sample=sample)


def main() -> None:
    """Play, print what came of it, and keep it if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; all, if none is named")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    report = Report("streams", "What programs hear that are cut off", PARTS)
    for part in options.parts or PARTS:
        report.tell(part, machine(), cut_off(options.games, part))
    if options.save:
        report.save()


if __name__ == "__main__":
    main()
