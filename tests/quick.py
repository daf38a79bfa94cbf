"""Checks what a change touches, in under a minute: ``make quick``.

A change is all that differs from where the branch left ``main`` (or ``BASE=``), committed or not.
Of the tests those are run that import what has changed, nearest first: directly, then through one
other module, and so on, as long as they fit into a minute by what they took the last time
(``build/tests.xml``, of ``make test``, or else ``benchmarks/results/suite.json``). What was left
out is told: ``make test`` is still what decides.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import grimp

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parent.parent
SECONDS = 40.0
"""Of tests, if the machine computes nothing else: the rest is for starting and for checking."""
UNKNOWN = 3.0
"""Seconds for a file of which nobody knows."""
FAR = 100
BY_NAME = {
    "tests.warm": ("marrakech.cli.serve", "marrakech.server.run"),
    "tests.cli.calling": ("marrakech.cli.*",),
    "tests.uncompiled": ("marrakech.core.kernel", "marrakech.core.batch", "marrakech.bots.search"),
    "tests.locales.test_catalogues": ("marrakech.locales.check",),
}
"""What is imported without an ``import``: by the command line, or as a file."""
BESIDE = {
    "src/marrakech/locales/": ("tests/locales", "tests/cli/test_commands.py"),
    "docs/": ("tests/docs/test_documents.py", "tests/docs/test_setting_up.py"),
    "README.md": ("tests/docs/test_documents.py",),
    "CONTRIBUTING.md": ("tests/docs/test_documents.py", "tests/docs/test_setting_up.py"),
    "examples/": ("tests/examples",),
    "Makefile": ("tests/docs/test_setting_up.py",),
    "pyproject.toml": ("tests/test_layers.py", "tests/docs/test_setting_up.py"),
    "web/": ("tests/web", "tests/server/test_page.py"),
    "packaging/": ("tests/test_release.py",),
    "setup.py": ("tests/test_package.py",),
}
"""Tests of what nobody imports."""
ALWAYS = {"src/marrakech/locales/": "tests/locales/test_catalogues.py"}
"""Of these, what is run however long it takes: it is what finds most mistakes in such files."""


def git(*words: str) -> list[str]:
    """What git says, line by line."""
    done = subprocess.run(
        ["git", *words],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.splitlines()


def changed(base: str) -> list[str]:
    """Files that differ from where this branch left another one, and new ones."""
    (left, *_) = [*git("merge-base", base, "HEAD"), "HEAD"]
    others = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", left), *others})


def module_of(file: str) -> str | None:
    """The module that a file is, or belongs to: of a compiled one there are two."""
    path = Path(file.removeprefix("src/"))
    if path.suffix not in (".py", ".pxd") or path.parts[0] not in ("marrakech", "tests"):
        return None
    names = path.with_suffix("").parts
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def distances(modules: Iterable[str]) -> dict[str, int]:
    """Through how many imports each module depends on one of these."""
    graph = grimp.build_graph("marrakech", "tests", cache_dir=str(ROOT / "build/imports"))
    for importer, names in BY_NAME.items():
        for name in names:
            packages = name.removesuffix(".*")
            inside = graph.find_children(packages) if name.endswith("*") else {packages}
            for imported in inside & graph.modules if importer in graph.modules else ():
                graph.add_import(importer=importer, imported=imported)
    found = {module: 0 for module in modules if module in graph.modules}
    layer = list(found)
    while layer:
        following = []
        for module in layer:
            for user in graph.find_modules_that_directly_import(module):
                if user not in found:
                    found[user] = found[module] + 1
                    following.append(user)
        layer = following
    return found


def took() -> dict[str, float]:
    """Seconds of each file of tests, as far as is known."""
    seconds: defaultdict[str, float] = defaultdict(lambda: UNKNOWN)
    table = ROOT / "benchmarks/results/suite.json"
    if table.exists():
        runs = json.loads(table.read_text(encoding="utf-8"))
        run = runs.get("after") or runs["before"]
        seconds.update({file: each["seconds"] for file, each in run["files"].items()})
    last = ROOT / "build/tests.xml"
    if last.exists():
        here: defaultdict[str, float] = defaultdict(float)
        for case in ET.parse(last).getroot().iter("testcase"):  # noqa: S314  (our own)
            names = [name for name in case.get("classname", "").split(".") if name[:1].islower()]
            here["/".join(names) + ".py"] += float(case.get("time", 0))
        seconds.update(here)
    return seconds


def files_below(place: str) -> list[str]:
    """The files of tests in a folder; or the file itself."""
    path = ROOT / place
    found = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
    return [str(each.relative_to(ROOT)) for each in found if each.exists()]


def candidates(files: list[str]) -> dict[str, int]:
    """Files of tests that a change may break, and how far from it they are."""
    near: dict[str, int] = {}
    for file in files:
        if Path(file).name.startswith("test_") and (ROOT / file).exists():
            near[file] = 0
        for place, tests in BESIDE.items():
            if file.startswith(place) and not file.endswith(".py"):
                near.update({each: min(near.get(each, 1), 1) for each in below(tests)})
                near.update(dict.fromkeys(below([ALWAYS[place]]), 0) if place in ALWAYS else {})
    modules = [module for file in files if (module := module_of(file))]
    for module, far in distances(modules).items():
        file = module.replace(".", "/") + ".py"
        if Path(file).name.startswith("test_"):
            # a package of the same name is where the tests of a layer are
            layers = {each.split(".")[1] for each in modules if each.count(".")}
            beside = file.split("/")[1] in layers
            near[file] = min(near.get(file, FAR), 2 * far - beside)
    return near


def below(places: Iterable[str]) -> Iterator[str]:
    """All files of tests in some places."""
    for place in places:
        yield from files_below(place)


def chosen(near: dict[str, int], seconds: dict[str, float], workers: int) -> list[str]:
    """As many of them as fit into the time, nearest first, and of these the quickest."""
    left = SECONDS * workers
    found = []
    for file in sorted(near, key=lambda file: (near[file], seconds[file], file)):
        if near[file] <= 0 or (seconds[file] <= left and not file.startswith("tests/e2e/")):
            found.append(file)
            left -= seconds[file]
    return found


def checks(files: list[str]) -> list[str]:
    """What of the Makefile checks such files, beside tests."""
    wanted = ["style"] if any(file.endswith((".py", ".toml", ".ipynb")) for file in files) else []
    if any(file.endswith((".py", ".pyi", "pyproject.toml")) for file in files):
        wanted += ["types", "layers"]
    if any(file.startswith(("web/", "src/marrakech/table/messages.py")) for file in files):
        wanted.append("wire")
    return wanted


def main() -> None:
    """Find out what to run, and run it."""
    files = changed(os.environ.get("BASE") or "main")
    if sys.argv[1:] == ["checks"]:
        print(*checks(files))  # noqa: T201
        return
    if not files:
        print("nothing has changed")  # noqa: T201
        return
    near = candidates(files)
    workers = os.cpu_count() or 1
    wanted = chosen(near, took(), workers)
    print(f"{len(files)} files have changed; {len(wanted)} of {len(near)} files of tests are run")  # noqa: T201
    pages = [file for file in wanted if file.startswith("tests/e2e/")]
    plain = [file for file in wanted if file not in pages]
    pytest = (sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--dist", "loadgroup")
    for some in (plain, pages):
        if some:
            at_once = ("-n", str(min(workers, len(some))))
            done = subprocess.run([*pytest, *at_once, *some], cwd=ROOT, check=False)
            if done.returncode not in (0, 5):
                raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
