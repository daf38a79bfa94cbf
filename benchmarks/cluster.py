"""Measures servers that share a database, and hunts for what they lose when everything fails.

    .venv/bin/python benchmarks/cluster.py                         everything
    .venv/bin/python benchmarks/cluster.py chaos --minutes 60      a part of it, for longer
    .venv/bin/python benchmarks/cluster.py --save                  and write results/cluster.*

game: what a game takes: time of CPU, memory, bytes and writes, of the server, PostgreSQL and Redis;
benchmarks/scaling.py makes docs/scaling.md of it.
cost: the same load on a server with SQLite and on one with PostgreSQL and Redis, turn and turn
about: moves for every second of CPU that the server uses, without that of PostgreSQL and Redis.
two: the same load on one server and on each of two, players connected to either: moves for every
second of CPU of the one that has more to do, for the clients need a core, too. A server that has
more to do gathers more of it in a transaction, so the same with half the load is told, too.
across: 200 busy tables, whose players are connected to different servers: how long it takes from an
action until the other one is shown it.
away: the same with fewer tables while Redis is away, and servers ask the database instead.
restart: a server of two is told to stop: how long it takes each of its viewers, from the goodbye
until the other one has shown the table, if they come back as soon as they may.
viewers: 10,000 who only watch, at three servers, for some minutes: whether memory stays flat. A
game needs more memory the longer it is, so the games that are played there are of any age.
chaos: games on three servers while servers, the database, Redis, clocks and the connections between
them fail at random instants; a checker reads what all clients were told, and the logs. Rounds are
kept in build/chaos.json: the next run adds to those of the same commit, unless it is --afresh.

It ends with an error if anything is lost that was acknowledged, or done twice. Needs the programs
of PostgreSQL and Redis.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from statistics import linear_regression, median
from time import monotonic, perf_counter, sleep
from typing import TYPE_CHECKING

import msgspec
import uvloop

from marrakech.server.handing_over import RETRY_SECONDS
from marrakech.server.open_files import raise_open_files
from measuring import ROOT, SEED, TICKS, Figure, Report, cpu_of, machine, of_runs, serving
from players import Pair, Requests, Watcher, connect
from server import ROOMY, busy, moves

sys.path.insert(0, str(ROOT))  # what it tries with is among the tests

from tests.cluster.chaos import HEAL_SECONDS, Chaos, cluster
from tests.postgres import running_postgres
from tests.redis_server import running_redis
from tests.server import running as processes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from picows import WSFrame, WSTransport
    from tests.cluster.chaos import Outcome
    from tests.postgres import Postgres
    from tests.redis_server import RedisServer

    from measuring import Server
    from players import Message

PARTS = ("game", "cost", "two", "across", "away", "restart", "viewers", "chaos")
MOST = 100
"""Moves of a match in the part two: most of a game, so that setting it up does not count much."""
GAME = 130
"""Moves of a game of two, or a little less."""
THOUGHT = 5.0
"""Seconds that players think while others only watch, on average."""
WARM = 20
"""Matches of the part two before those that count: what is made once is made by then."""
STRANGERS = 4
"""Who look for somebody to play with while everything fails."""
THINK = 3.0
"""Seconds that players think, at most: games are to last longer than the faults."""
FAULTS = 100
"""In one round of chaos, after which all games have to come to their ends."""
ROUNDS = ROOT / "build" / "chaos.json"
"""What came of the rounds of chaos so far."""


@contextmanager
def sharing(number: int, *options: str) -> Iterator[tuple[list[Server], Postgres, RedisServer]]:
    """Servers that share a new database, and Redis."""
    with running_postgres() as postgres, running_redis() as redis, ExitStack() as stack:
        key = stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT / "build"))
        shared = {
            "MARRAKECH_DATABASE": postgres.fresh().text,
            "MARRAKECH_REDIS": redis.url().text,
            "MARRAKECH_KEY_FILE": str(Path(key) / "tables.key"),
        }
        os.environ.update(shared)
        try:
            servers = [stack.enter_context(serving(*ROOMY, *options)) for _ in range(number)]
        finally:
            for name in shared:
                del os.environ[name]
        yield servers, postgres, redis


def cpu_of_all(process: int) -> float:
    """Seconds of CPU of a process, of its children, and of those of them that have ended."""
    folder = Path(f"/proc/{process}")
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    used = sum(int(each) for each in fields[11:15]) / TICKS
    children = (folder / "task" / str(process) / "children").read_text().split()
    return used + sum(map(cpu_of, map(int, children)))


class Watched(Watcher):
    """Somebody who watches, and counts what comes."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Read a message."""
        self.size += len(frame.get_payload_as_bytes())
        super().on_ws_frame(transport, frame)


async def whole_games(server: Server, tables: int) -> tuple[int, int]:
    """Play games of two to their ends: how many moves, and bytes sent to one who watches."""
    pairs = [Pair(0, None, SEED + number) for number in range(tables)]
    size = 0

    async def whole(pair: Pair, requests: Requests) -> None:
        nonlocal size
        await pair.sit(server, requests)
        onlooker = Watched()
        await connect(server, pair.table, onlooker)
        await onlooker.greeted
        await pair.play()
        await pair.close()
        await onlooker.close()
        size += onlooker.size

    async with Requests(server) as requests:
        for at in range(0, tables, 20):
            await asyncio.gather(*(whole(pair, requests) for pair in pairs[at : at + 20]))
    return sum(pair.moves for pair in pairs), size


REST = 5.0
"""Seconds for which a server is looked at that has nothing to do."""


def game(tables: int) -> Iterator[Figure]:
    """What a game of two people takes, from the beginning to the end, and one who watches."""
    with sharing(2) as ((server, idle), postgres, redis):

        def asked(query: str) -> float:
            return float(str(postgres.ask(query, "test1")[0][0]))

        def state() -> list[float]:
            postgres.ask("CHECKPOINT")
            stats = redis.info()
            return [
                *(server.cpu(), cpu_of_all(postgres.process.pid), cpu_of_all(redis.process.pid)),
                asked("SELECT pg_database_size(current_database())"),
                asked("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"),
                asked("SELECT sum(xact_commit) FROM pg_stat_database"),
                stats["total_net_input_bytes"],
                stats["total_commands_processed"],
            ]

        uvloop.run(whole_games(server, 20))  # what is made once is made by then
        used = idle.cpu()
        sleep(REST)
        resting = (idle.cpu() - used) / REST
        memory, before, used, began = server.memory(), state(), idle.cpu(), monotonic()
        moves, size = uvloop.run(whole_games(server, tables))
        heard = idle.cpu() - used - resting * (monotonic() - began)
        after, grown = state(), server.memory() - memory
    took = [late - early for early, late in zip(before, after, strict=True)]
    few = f"{tables} games"
    yield Figure("games", tables)
    yield Figure("moves a game", moves / tables, sample=few)
    for name, seconds in zip(("a server", "PostgreSQL", "Redis"), took[:3], strict=True):
        yield Figure(f"CPU of {name}, ms a move", 1000 * seconds / moves, sample=f"{moves:,} moves")
    yield Figure("stored, bytes a game", took[3] / tables, sample=few)
    yield Figure("write-ahead log, bytes a game", took[4] / tables, sample=few)
    yield Figure("transactions a game", took[5] / tables, sample=few)
    yield Figure("told to Redis, bytes a game", took[6] / tables, sample=few)
    yield Figure("commands to Redis, a game", took[7] / tables, sample=few)
    yield Figure("sent to one who watches, bytes a game", size / tables, sample=few)
    yield Figure("memory of a table just played, kB", max(0.0, grown) / tables, sample=few)
    name = "CPU of another server that hears of it, ms a move"
    yield Figure(name, max(0.0, 1000 * heard / moves), sample=f"{moves:,} moves")


def cost(tables: int, rounds: int) -> Iterator[Figure]:
    """Moves for a second of CPU, with both databases."""
    alone: list[float] = []
    shared: list[float] = []
    with running_postgres() as postgres, running_redis() as redis:
        for _ in range(rounds):
            with serving(*ROOMY) as server:
                alone.append(uvloop.run(moves(server, tables)))
            os.environ["MARRAKECH_DATABASE"] = postgres.fresh().text
            os.environ["MARRAKECH_REDIS"] = redis.url().text
            try:
                with serving(*ROOMY) as server:
                    shared.append(uvloop.run(moves(server, tables)))
            finally:
                del os.environ["MARRAKECH_DATABASE"], os.environ["MARRAKECH_REDIS"]
    yield Figure("matches a round", tables)
    yield of_runs("moves a CPU-second, SQLite", alone)
    yield of_runs("moves a CPU-second, PostgreSQL and Redis", shared)
    ratios = [one / other for one, other in zip(alone, shared, strict=True)]
    yield of_runs("CPU of a move, PostgreSQL and Redis to SQLite", ratios, goal="at most 1.6")


async def spread_moves(servers: list[Server], tables: int) -> tuple[float, float, float]:
    """Play with as many players at every server: moves, the most CPU of one, seconds."""
    before, began = [server.cpu() for server in servers], monotonic()
    pairs = [Pair(0, MOST, SEED + number) for number in range(tables)]

    async def whole(number: int, requests: Requests) -> None:
        # half of the pairs are at one server, as with a proxy that does not know of tables
        first, second = servers[number % len(servers)], servers[number // 2 % len(servers)]
        await pairs[number].sit(first, requests, second)
        await pairs[number].play()
        await pairs[number].close()

    async with AsyncExitStack() as stack:
        asked = [await stack.enter_async_context(Requests(server)) for server in servers]
        await asyncio.gather(*(whole(n, asked[n % len(asked)]) for n in range(tables)))
    used = [server.cpu() - was for server, was in zip(servers, before, strict=True)]
    return sum(pair.moves for pair in pairs), max(used), monotonic() - began


def two(tables: int, rounds: int) -> Iterator[Figure]:
    """Two servers, and one: with as much to do together, and with as much for each."""
    alone: list[float] = []
    same: list[float] = []
    each: list[float] = []
    quicker: list[float] = []
    for _ in range(rounds):
        with sharing(1) as (servers, _, _):
            uvloop.run(spread_moves(servers, WARM))
            moves, used, seconds = uvloop.run(spread_moves(servers, tables))
            alone.append(moves / used)
        with sharing(2) as (servers, _, _):
            uvloop.run(spread_moves(servers, WARM))
            moves, used, other = uvloop.run(spread_moves(servers, tables))
            same.append(moves / used)
            quicker.append(seconds / other)
            moves, used, _ = uvloop.run(spread_moves(servers, 2 * tables))
            each.append(moves / used)
    yield Figure("matches for each server", tables)
    yield of_runs("moves a CPU-second, one server", alone)
    yield of_runs("moves a CPU-second of the busier of two servers", each)
    ratios = [more / one for one, more in zip(alone, each, strict=True)]
    yield of_runs("moves of two servers to those of one", ratios, goal="at least 1.6")
    ratios = [more / one for one, more in zip(alone, same, strict=True)]
    yield of_runs("the same, with half as many matches for each of the two", ratios)
    name = "that by the clock, with clients and databases on the same cores"
    yield of_runs(name, quicker)


def across(tables: int, seconds: float) -> Iterator[Figure]:
    """From an action to the other player, who is at another server."""
    with sharing(2) as (servers, _, _):
        found = uvloop.run(busy(servers[0], tables, 1.0, seconds, servers[1]))
    goals = {"shown p99, ms": "at most 50"}
    for name, value in found.items():
        yield Figure(name, value, goal=goals.get(name, ""))


def away(tables: int, seconds: float) -> Iterator[Figure]:
    """The same without Redis, which dies before the first action."""
    with sharing(2) as (servers, _, redis):
        redis.stop()
        found = uvloop.run(busy(servers[0], tables, 1.0, seconds, servers[1]))
    goals = {"shown p99, ms": "at most 2,000"}
    for name, value in found.items():
        yield Figure(name, value, goal=goals.get(name, ""))


class Leaving(Watcher):
    """Somebody who watches, and knows when it was sent away."""

    sent_away = 0.0

    def hear(self, message: Message) -> None:
        """Note the goodbye."""
        if message.type == "bye":
            self.sent_away = perf_counter()


async def handed_over(old: Server, new: Server, viewers: int) -> list[float]:
    """Stop a server while many watch: how long each of them sees nothing, in milliseconds."""
    async with Requests(old) as requests:
        pairs = [Pair(1.0, None, SEED + number) for number in range(20)]
        for pair in pairs:
            await pair.sit(old, requests)
    watchers = [Leaving() for _ in range(viewers)]
    for number, watcher in enumerate(watchers):
        await connect(old, pairs[number % 20].table, watcher, source(number))
        await watcher.greeted

    async def move(number: int) -> float:
        watcher, again = watchers[number], Watcher()
        await watcher.gone
        luck = 1 + random.random() / 2  # as the page waits
        await asyncio.sleep(max(0.0, watcher.sent_away + RETRY_SECONDS * luck - perf_counter()))
        await connect(new, pairs[number % 20].table, again, source(number))
        await again.greeted
        took = perf_counter() - watcher.sent_away
        await again.close()
        return 1000 * took

    moving = [asyncio.create_task(move(number)) for number in range(viewers)]
    old.process.terminate()
    return list(await asyncio.gather(*moving))


def source(number: int) -> str:
    """An address of this machine: few have the same one, as viewers from everywhere."""
    return f"127.1.{number // 200 % 200}.{number % 200 + 1}"


def restart(viewers: int) -> Iterator[Figure]:
    """A server that stops, and where its viewers go."""
    with sharing(2) as (servers, _, _):
        took = sorted(uvloop.run(handed_over(servers[0], servers[1], viewers)))
    yield Figure("viewers sent away", viewers)
    yield Figure("until the table is there again, median, ms", median(took))
    yield Figure("until the table is there again, slowest, ms", took[-1], goal="at most 1,000")


async def many_viewers(servers: list[Server], viewers: int, minutes: float) -> dict[str, float]:
    """Whether the memory of servers grows while many watch, and somebody plays now and then."""
    async with Requests(servers[0]) as requests:
        pairs = [Pair(0, number * GAME // 20, SEED + number) for number in range(20)]
        for pair in pairs:  # the first has hardly begun, the last is nearly over
            await pair.sit(servers[0], requests, servers[1])
            await pair.play()
            pair.seconds, pair.most = THOUGHT, None
    watchers = [Watcher() for _ in range(viewers)]
    for at in range(0, viewers, 60):
        some = watchers[at : at + 60]
        await asyncio.gather(
            *(connect(servers[n % 3], pairs[n % 20].table, each) for n, each in enumerate(some))
        )
        await asyncio.gather(*(each.greeted for each in some))

    async def keep_playing(pair: Pair) -> None:
        """Play on, and another game when one is over, which nobody watches."""
        while True:
            await pair.play()
            await pair.close()
            async with Requests(servers[0], most=1) as requests:
                await pair.sit(servers[0], requests, servers[1])

    playing = [asyncio.create_task(keep_playing(pair)) for pair in pairs]
    times: list[float] = []
    sizes: list[float] = []
    began, used = monotonic(), sum(server.cpu() for server in servers)
    while (passed := monotonic() - began) < minutes * 60:
        times.append(passed / 60)
        sizes.append(sum(server.memory() for server in servers) / 1024)
        await asyncio.sleep(5)
    cpu = (sum(server.cpu() for server in servers) - used) / passed
    alive = sum(each.is_open for each in watchers)
    for task in playing:
        task.cancel()
    half = len(times) // 2  # what is needed anyway is there by then
    return {
        "viewers that stayed": alive,
        "minutes": minutes,
        "MB of three servers in the beginning": sizes[0],
        "MB after half of it": sizes[half],
        "MB in the end": sizes[-1],
        "MB a minute in the second half": linear_regression(times[half:], sizes[half:]).slope,
        "kB a viewer, all told": 1024 * sizes[-1] / viewers,
        "CPU of three servers, %": 100 * cpu,
    }


def viewers(number: int, minutes: float) -> Iterator[Figure]:
    """Many who only watch, at three servers."""
    raise_open_files(number + 500)
    with sharing(3) as (servers, _, _):
        found = uvloop.run(many_viewers(servers, number, minutes))
    goals = {
        "viewers that stayed": f"{number:,}",
        "MB a minute in the second half": "at most 1",
    }
    for name, value in found.items():
        yield Figure(name, value, goal=goals.get(name, ""))


class Round(msgspec.Struct):
    """What came of one round of chaos."""

    commit: str
    load: float
    faults: dict[str, int]
    acknowledged: int
    unknown: int
    reviewed: int
    stuck: float


def one_round(redis: RedisServer, games: int, luck: int) -> Outcome:
    """Games and faults; if anything is wrong, what the servers have logged is kept."""
    outcome = None
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder, running_postgres() as postgres:
        try:
            with cluster(Path(folder) / "servers", postgres, redis) as servers:
                servers.keep_copy()
                patience = HEAL_SECONDS + 5.0 * games  # many take their time on few cores
                played = Chaos(servers, games, luck, patience, THINK, STRANGERS, reviews=1)
                outcome = played.run(FAULTS, pause=0.2)
        finally:
            if outcome is None or not outcome.is_sound:
                shutil.copytree(folder, ROOT / "build" / "chaos-failed", dirs_exist_ok=True)
    if not outcome.is_sound:
        raise SystemExit(f"with seed {luck}: {outcome}")
    return outcome


def chaos(minutes: float, games: int, *, afresh: bool) -> Iterator[Figure]:
    """Rounds of games and faults, for a while, and those of earlier runs."""
    until = monotonic() + minutes * 60
    here = machine()
    rounds: list[Round] = []
    if ROUNDS.exists() and not afresh:
        kept = msgspec.json.decode(ROUNDS.read_bytes())
        same = [each for each in kept if each["commit"] == here["commit"]]
        rounds = msgspec.convert(same, list[Round])
    processes.ENDS_SECONDS = 300  # what gets little time of a busy machine is not stuck
    with running_redis() as redis:
        while monotonic() < until:
            outcome = one_round(redis, games, SEED + len(rounds))
            done = Round(
                here["commit"],
                os.getloadavg()[0],
                dict(outcome.faults),
                outcome.acknowledged,
                outcome.unknown,
                outcome.reviewed,
                outcome.stuck,
            )
            rounds.append(done)
            ROUNDS.write_bytes(msgspec.json.encode(rounds))
            print(f"round {len(rounds)}: {done}", flush=True)
    faults: Counter[str] = Counter()
    for each in rounds:
        faults.update(each.faults)
    yield Figure(
        "rounds", len(rounds), sample=f"the last: {games} games of people, {games} of bots alone"
    )
    yield Figure("faults", sum(faults.values()))
    for name, number in sorted(faults.items()):
        yield Figure(f"faults: {name.replace('_', ' ')}", number)
    yield Figure("acknowledgements", sum(each.acknowledged for each in rounds))
    yield Figure("commands without an answer", sum(each.unknown for each in rounds))
    yield Figure("lost, doubled or shown wrongly", 0, goal="none")
    yield Figure("games that were never over", 0, goal="none")
    yield Figure(
        "reviews that came to their ends, alike everywhere", sum(e.reviewed for e in rounds)
    )
    stuck = [each.stuck for each in rounds]
    yield of_runs("longest pause of a game after the last fault, s", stuck, goal="at most 10")
    yield of_runs("load of the machine", [each.load for each in rounds])


def main() -> None:
    """Measure what is asked for, print it, and keep it if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}")
    parser.add_argument(
        "--tables",
        type=int,
        default=100,
        help="matches in a round of cost and two, and games of game",
    )
    parser.add_argument("--rounds", type=int, default=5, help="of the parts cost and two")
    parser.add_argument("--busy", type=int, default=200, help="tables of the part across")
    parser.add_argument("--seconds", type=float, default=60, help="of the parts across and away")
    parser.add_argument("--handed", type=int, default=200, help="viewers of the part restart")
    parser.add_argument("--viewers", type=int, default=10_000, help="of the part viewers")
    parser.add_argument("--minutes", type=float, default=10, help="of the parts viewers and chaos")
    parser.add_argument("--games", type=int, default=12, help="of chaos, and as many of bots alone")
    parser.add_argument("--afresh", action="store_true", help="forget earlier rounds of chaos")
    parser.add_argument("--save", action="store_true", help="write the results")
    options = parser.parse_args()
    report = Report("cluster", "Servers that share a database", PARTS)
    for part in options.parts or PARTS:
        figures = {
            "game": lambda: game(options.tables),
            "two": lambda: two(options.tables, options.rounds),
            "restart": lambda: restart(options.handed),
            "across": lambda: across(options.busy, options.seconds),
            "away": lambda: away(options.busy // 10, options.seconds),
            "viewers": lambda: viewers(options.viewers, options.minutes),
            "cost": lambda: cost(options.tables, options.rounds),
            "chaos": lambda: chaos(options.minutes, options.games, afresh=options.afresh),
        }[part]()
        report.tell(part, machine(), figures)
        if options.save:
            report.save()


if __name__ == "__main__":
    main()
