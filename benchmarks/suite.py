"""Where the time of the tests goes: seconds by folder, before a change and after it.

    .venv/bin/python benchmarks/suite.py              of the last ``make test``: print
    .venv/bin/python benchmarks/suite.py --save       and write benchmarks/results/suite.{json,md}
    .venv/bin/python benchmarks/suite.py --as before old.xml    of another run, as what was before

``make test`` leaves its reports in ``build``, in the format of JUnit. Seconds are those of tests
and of what they set up, added up over all processes; how long a run took is told beside it.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from rich.console import Console
from rich.table import Table

from measuring import RESULTS, ROOT, machine

LAST = (ROOT / "build/tests.xml", ROOT / "build/tests-e2e.xml")
"""What ``make test`` writes."""
FILE = RESULTS / "suite.json"
TIMES = ("before", "after")


def file_of(case: ET.Element) -> str:
    """The file that a test is in: a report names its module, and perhaps a class."""
    names = [name for name in case.get("classname", "").split(".") if name[:1].islower()]
    return "/".join(names) + ".py"


def read(report: Path) -> tuple[dict[str, float], dict[str, int], float]:
    """Seconds and numbers of tests by file, and seconds that the run took."""
    seconds: defaultdict[str, float] = defaultdict(float)
    tests: defaultdict[str, int] = defaultdict(int)
    root = ET.parse(report).getroot()  # noqa: S314  (our own)
    for case in root.iter("testcase"):
        if case.get("classname"):
            seconds[file_of(case)] += float(case.get("time", 0))
            tests[file_of(case)] += 1
    return seconds, tests, sum(float(suite.get("time", 0)) for suite in root.iter("testsuite"))


def folder_of(file: str) -> str:
    """The folder of tests that a file is in."""
    parts = file.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def measured(reports: list[Path], load: str) -> dict[str, Any]:
    """What reports tell together."""
    files: dict[str, dict[str, float]] = {}
    took = {}
    for report in reports:
        seconds, tests, took[report.stem] = read(report)
        for file in tests:
            files[file] = {"tests": tests[file], "seconds": round(seconds[file], 1)}
    facts = {**machine(), **({"load": load} if load else {})}
    return {"machine": facts, "took": took, "files": dict(sorted(files.items()))}


def by_folder(run: dict[str, Any] | None) -> dict[str, tuple[int, float]]:
    """Tests and seconds of each folder."""
    found: dict[str, tuple[int, float]] = {}
    for file, each in (run or {"files": {}})["files"].items():
        tests, seconds = found.get(folder_of(file), (0, 0.0))
        found[folder_of(file)] = (tests + each["tests"], seconds + each["seconds"])
    return found


def rows(runs: dict[str, Any]) -> list[tuple[str, ...]]:
    """A row for each folder: what took longest comes first; then sums."""
    found = [by_folder(runs.get(time)) for time in TIMES]
    folders = sorted(
        {*found[0], *found[1]}, key=lambda name: -max(_seconds(f, name) for f in found)
    )
    made = [
        (name, *(cell for each in found for cell in _cells(each.get(name)))) for name in folders
    ]
    sums = [
        (sum(tests for tests, _ in each.values()), sum(seconds for _, seconds in each.values()))
        for each in found
    ]
    return [*made, ("all", *(cell for each in sums for cell in _cells(each if each[0] else None)))]


def _seconds(found: dict[str, tuple[int, float]], name: str) -> float:
    return found.get(name, (0, 0.0))[1]


def _cells(each: tuple[int, float] | None) -> tuple[str, str]:
    return (f"{each[0]:,}", f"{each[1]:,.0f}") if each else ("", "")


def told(runs: dict[str, Any], time: str) -> str:
    """How a run was made."""
    run = runs.get(time)
    if run is None:
        return f"- {time}: not measured yet"
    facts = ", ".join(f"{name} {fact}" for name, fact in run["machine"].items())
    took = ", ".join(f"{name} {seconds:,.0f} s" for name, seconds in run["took"].items())
    return f"- {time}: {took}; {facts}"


def main() -> None:
    """Read, print, and save if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "reports", nargs="*", type=Path, help="those of `make test` if there are none"
    )
    parser.add_argument("--as", dest="time", choices=TIMES, default="after")
    parser.add_argument("--load", default="", help="what else the machine did meanwhile")
    parser.add_argument("--commit", default="", help="of which the tests were, if not of this one")
    parser.add_argument("--save", action="store_true", help="write benchmarks/results/suite.*")
    given = parser.parse_args()
    runs = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    runs[given.time] = measured(
        given.reports or [path for path in LAST if path.exists()], given.load
    )
    if given.commit:
        runs[given.time]["machine"]["commit"] = given.commit
    head = ("folder", "tests before", "seconds before", "tests after", "seconds after")
    table = Table(*head)
    for row in rows(runs):
        table.add_row(*row)
    Console().print(*(told(runs, time) for time in TIMES), table, sep="\n")
    if given.save:
        FILE.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")
        lines = ["# Time of the tests", ""]
        lines += [
            "Made by `.venv/bin/python benchmarks/suite.py --save` after `make test`: seconds of"
        ]
        lines += ["tests and of what they set up, added up over all processes.", ""]
        lines += [told(runs, time) for time in TIMES]
        lines += ["", f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
        lines += [f"| {' | '.join(row)} |" for row in rows(runs)]
        FILE.with_suffix(".md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
