"""Measures the core: random games a second against C, and what calls cost from Python.

    make bench                                    print
    .venv/bin/python benchmarks/speed.py --save   and write benchmarks/results/speed.{json,md}
    .venv/bin/python benchmarks/speed.py --one    only one thread against C: works on a busy machine

Everything is measured in turn within each round, and compared within it: machines are noisy, and
ratios taken at the same time are not. Figures are medians over rounds with a 95 % interval from
resampling the rounds.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import logging
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import timeit
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import marrakech.core.kernel as compiled
from marrakech import Game, Rules
from measuring import machine

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "results"
KEPT = RESULTS / "speed.json"
SEED = 7
COMPILER = os.environ.get("CC", "cc")


def build_limit(folder: Path, name: str, *options: str) -> Path:
    """Compile the loop in C, with the instruction that counts bits where processors have one."""
    binary = folder / name
    source = Path(__file__).parent / "limit.c"
    if platform.machine().lower() in ("x86_64", "amd64"):
        options = ("-mpopcnt", *options)
    subprocess.run([COMPILER, "-O3", *options, "-o", str(binary), str(source)], check=True)
    return binary


def uncompiled_kernel() -> ModuleType:
    """The kernel as plain Python, beside the compiled one."""
    source = ROOT / "src" / "marrakech" / "core" / "kernel.py"
    spec = importlib.util.spec_from_file_location("uncompiled_kernel", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    logging.getLogger("marrakech").setLevel(logging.ERROR)  # that it is slow is why it is here
    spec.loader.exec_module(module)
    return module


class Samples:
    """Figures by name, one for each round."""

    def __init__(self) -> None:
        self.rounds: dict[str, list[float]] = {}

    def add(self, name: str, value: float) -> None:
        self.rounds.setdefault(name, []).append(value)

    def ratios(self, over: str, under: str) -> list[float]:
        return [a / b for a, b in zip(self.rounds[over], self.rounds[under], strict=True)]


def summary(values: list[float]) -> dict[str, float]:
    """The median and its 95 % interval, by resampling."""
    luck = random.Random(SEED)
    medians = sorted(median(luck.choices(values, k=len(values))) for _ in range(2000))
    return {"median": median(values), "low": medians[49], "high": medians[1949], "n": len(values)}


def play_in_c(limit: Path, players: int, games: int, processes: int) -> list[dict[str, Any]]:
    """What so many processes of the loop in C report, all of which play at the same time."""
    command = [str(limit), str(players), str(games), str(SEED)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(processes)]
    return [json.loads(one.communicate()[0]) for one in running]


def measure_one(samples: Samples, limit: Path, cheap: Path, scale: float) -> None:
    """One round of random games in one thread, each number of players, against both loops in C.

    What counts is time of the processor: others on the machine disturb that less.
    """
    games = int(60_000 * scale)
    for players in (2, 3, 4):
        (in_c,) = play_in_c(limit, players, games, 1)
        samples.add(f"c {players}", games / in_c["cpu"])
        (cheaply,) = play_in_c(cheap, players, games, 1)
        samples.add(f"cheap {players}", games / cheaply["cpu"])

        began = process_time()
        played = compiled.playouts(players=players, games=games, seed=SEED)
        samples.add(f"compiled {players}", games / (process_time() - began))
        if (played.turns, played.checksum) != (in_c["turns"], in_c["checksum"]):
            raise SystemExit(f"{players} players: C and the kernel played different games")


def measure_games(samples: Samples, limit: Path, plain: ModuleType, scale: float) -> None:
    """One round of random games in two threads, and uncompiled, each number of players."""
    games, few = int(60_000 * scale), int(400 * scale)
    for players in (2, 3, 4):
        began = perf_counter()
        compiled.playouts(players=players, games=games, seed=SEED)
        samples.add(f"thread {players}", games / (perf_counter() - began))

        with ThreadPoolExecutor(2) as pool:
            began = perf_counter()
            both = [
                pool.submit(compiled.playouts, players=players, games=games, seed=seed)
                for seed in (SEED, SEED + games)
            ]
            for one in both:
                one.result()
            samples.add(f"threads {players}", 2 * games / (perf_counter() - began))
        (one_in_c,) = play_in_c(limit, players, games, 1)
        samples.add(f"process {players}", games / one_in_c["seconds"])
        both_in_c = play_in_c(limit, players, games, 2)
        samples.add(f"processes {players}", 2 * games / max(c["seconds"] for c in both_in_c))

        began = perf_counter()
        slowly = plain.playouts(players=players, games=few, seed=SEED)
        samples.add(f"uncompiled {players}", few / (perf_counter() - began))
        if slowly != compiled.playouts(players=players, games=few, seed=SEED):
            raise SystemExit(f"{players} players: compiled and uncompiled played different games")


def measure_calls(samples: Samples) -> None:
    """One round of what calls cost from Python, in microseconds: over a whole game of four."""
    game = Game(Rules(players=4))
    luck = random.Random(SEED)
    while game.phase != "over":
        game.push(luck.choice(game.legal()))
    actions = [event.action for event in game.history]
    indices = [action.index for action in actions]

    def push_kernel() -> None:
        state = fresh.snapshot()
        push = state.push
        for index in indices:
            push(index)

    def push_game() -> None:
        replay = Game(Rules(players=4))
        push = replay.push
        for action in actions:
            push(action)

    fresh = compiled.State(Rules(players=4))
    samples.add(
        "kernel push",
        1e6 * min(timeit.repeat(push_kernel, number=20, repeat=5)) / 20 / len(indices),
    )
    samples.add(
        "Game.push", 1e6 * min(timeit.repeat(push_game, number=2, repeat=5)) / 2 / len(indices)
    )
    samples.add("Game.copy", 1e6 * min(timeit.repeat(game.copy, number=2000, repeat=5)) / 2000)
    samples.add("Game.legal", 1e6 * min(timeit.repeat(Game().legal, number=2000, repeat=5)) / 2000)


def measure_starts(samples: Samples) -> None:
    """One round of starting: the library's import, and the command, in milliseconds."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    code = "from time import perf_counter as t; a = t(); import marrakech; print(t() - a)"
    spent = subprocess.check_output([sys.executable, "-c", code], env=environment)
    samples.add("import", 1000 * float(spent))
    command = Path(sys.executable).parent / "marrakech"
    began = perf_counter()
    subprocess.run(
        [str(command), "editions"], check=True, env=environment, stdout=subprocess.DEVNULL
    )
    samples.add("command", 1000 * (perf_counter() - began))


def wheel_size() -> float:
    """The size of the package in kilobytes."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "source"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".venv", "build", ".git", "*.so"))
        subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "wheel",
                "--quiet",
                "--no-deps",
                "--no-build-isolation",
                "--disable-pip-version-check",
                "--wheel-dir",
                folder,
                str(copy),
            ],
            check=True,
        )
        return next(Path(folder).glob("*.whl")).stat().st_size / 1000


def figures(samples: Samples) -> dict[str, dict[str, float]]:
    """All that is reported, by name."""
    found = {name: summary(values) for name, values in samples.rounds.items()}
    for players in (2, 3, 4):
        pairs = (
            ("compiled", "cheap"),
            ("compiled", "c"),
            ("threads", "thread"),
            ("processes", "process"),
            ("uncompiled", "process"),
        )
        for over, under in pairs:
            if not {f"{over} {players}", f"{under} {players}"} <= samples.rounds.keys():
                continue
            values = samples.ratios(f"{over} {players}", f"{under} {players}")
            found[f"{over}/{under} {players}"] = summary(values)
    return found


def rows(found: dict[str, dict[str, float]], wheel: float) -> list[tuple[str, str, str]]:
    """The report: what, how much, what was to be reached."""

    def said(name: str, digits: int = 2, unit: str = "") -> str:
        f = found[name]
        return f"{f['median']:,.{digits}f}{unit} [{f['low']:,.{digits}f}, {f['high']:,.{digits}f}]"

    report = []
    for players in (2, 3, 4):
        who = f"{players} players"
        report += [
            (f"{who}: C, the same games, games/s", said(f"c {players}", 0), ""),
            (f"{who}: C, cheaper luck, games/s", said(f"cheap {players}", 0), ""),
            (f"{who}: compiled, games/s", said(f"compiled {players}", 0), ""),
            (f"{who}: compiled / C", said(f"compiled/c {players}"), ""),
            (
                f"{who}: compiled / C with cheaper luck",
                said(f"compiled/cheap {players}"),
                "at least 0.70",
            ),
            (f"{who}: two threads / one", said(f"threads/thread {players}"), "at least 1.80"),
            (f"{who}: two processes of C / one", said(f"processes/process {players}"), ""),
            (f"{who}: uncompiled, games/s", said(f"uncompiled {players}", 0), ""),
            (
                f"{who}: uncompiled, games/s where C does 450,000",
                f"{450_000 * found[f'uncompiled/process {players}']['median']:,.0f}",
                "at least 2,000",
            ),
        ]
    report += [
        ("kernel push by number, µs", said("kernel push"), "at most 0.50"),
        ("Game.push with its story, µs", said("Game.push"), "at most 15"),
        ("Game.copy after a whole game, µs", said("Game.copy"), "at most 3"),
        ("Game.legal, µs", said("Game.legal"), ""),
        ("import marrakech, ms", said("import", 1), "under 60"),
        ("marrakech editions, ms", said("command", 0), "under 300"),
        ("wheel, kB", f"{wheel:,.0f}", "under 1,500"),
    ]
    return report


def processor() -> str:
    """What it was measured on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text(encoding="utf-8").splitlines()
        model = next(
            (line.split(": ")[1] for line in lines if line.startswith("model name")), model
        )
    return model


def here() -> dict[str, Any]:
    """Where and with what it is measured."""
    compiler = subprocess.check_output([COMPILER, "--version"], text=True).splitlines()[0]
    return machine(processor=processor(), compiler=compiler)


def save(
    report: list[tuple[str, str, str]],
    found: dict[str, Any],
    how: str,
    facts: dict[str, Any],
    one: dict[str, Any],
) -> None:
    """Write the results where they are kept."""
    kept = {"machine": facts, "one thread": one, "options": how, "figures": found}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    lines = [
        "# Speed of the core",
        "",
        f"Made by `.venv/bin/python benchmarks/speed.py {how} --save`.",
        "The loop in C counts bits by the processor's instruction, and is made for each number",
        "of players. With cheaper luck it has a linear congruence instead of SplitMix64, and plays",
        "other games; else it plays the kernel's.",
        "What two processes of C reach is what the machine allows two threads.",
        "",
    ]
    lines += [f"- {name}: {value}" for name, value in facts.items()]
    lines += [f"- one thread against C: {', '.join(f'{k} {v}' for k, v in one.items())}"]
    lines += ["- medians of all rounds, with the 95 % interval from resampling rounds", ""]
    lines += ["| what | measured | to reach |", "|---|---|---|"]
    lines += [f"| {what} | {value} | {goal} |" for what, value, goal in report]
    (RESULTS / "speed.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--scale", type=float, default=1.0, help="games in a round, as a multiple")
    parser.add_argument("--one", action="store_true", help="one thread against C, and no more")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/speed.*")
    given = parser.parse_args()
    if not compiled.is_compiled():
        raise SystemExit("the kernel is not compiled here: nothing to compare")
    samples = Samples()
    plain = uncompiled_kernel()
    with tempfile.TemporaryDirectory() as folder, Progress(transient=True) as bar:
        limit = build_limit(Path(folder), "limit")
        cheap = build_limit(Path(folder), "cheap", "-DCHEAP")
        task = bar.add_task("measuring", total=given.rounds + 1)
        for _ in range(given.rounds):
            measure_one(samples, limit, cheap, given.scale)
            bar.advance(task, 0 if not given.one else 1)
            if given.one:
                continue
            measure_games(samples, limit, plain, given.scale)
            measure_calls(samples)
            measure_starts(samples)
            bar.advance(task)
        older = json.loads(KEPT.read_text(encoding="utf-8"))
        wheel = older["figures"].pop("wheel kB") if given.one else wheel_size()
        bar.advance(task)
    facts = here()
    how = f"--rounds {given.rounds} --scale {given.scale:g}"
    one = {"options": f"--one {how}" if given.one else how, **facts}
    found = figures(samples)
    if given.one:  # the rest is as it was measured before
        found = {**older["figures"], **found}
        facts = older["machine"]
        how = older["options"]
    report = rows(found, wheel)
    table = Table("what", "measured: median [95 % interval]", "to reach")
    for row in report:
        table.add_row(*row)
    Console().print(table)
    if given.save:
        save(report, {**found, "wheel kB": wheel}, how, facts, one)


if __name__ == "__main__":
    main()
