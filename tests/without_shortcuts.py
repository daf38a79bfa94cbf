"""Runs tests with every shortcut of searching switched off: what they save is time, nothing else.

    .venv/bin/python -m tests.without_shortcuts                     the tests of bots and matches
    .venv/bin/python -m tests.without_shortcuts tests/study         others

In a copy of the sources, in build/without_shortcuts, positions are described as if there had been
none before, sums are never gone on with, nothing of a tree waits or is kept for the next decision,
and neither bits nor wide registers are asked for. It is compiled, and tested instead of ours.
Tests that ask what a shortcut does will fail, and are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COPY = ROOT / "build" / "without_shortcuts"
SHORTCUTS = (
    ("bots/inputs.py", "if self.is_alike(state, of_colour, payer, memory, seen):", "if False:"),
    ("bots/search.py", "if number != self.number:", "if True:"),
    ("bots/search.py", "        if self.based:\n", "        if False:\n"),
    ("bots/tree.py", "if state.phase == LAY else -1", "if False else -1"),
    (
        "bots/tree.py",
        "self.expand(words, self.promising_ways(), BEHIND)",
        "self.expand(words, 7, 100)",
    ),
    ("core/bits.pxd", "defined(__GNUC__) && defined(__x86_64__)", "0"),
    ("bots/layers.pxd", "&& defined(__GLIBC__)", "&& 0"),
    ("bots/layers.pxd", "defined(__SSE2__)", "0"),
)
"""Files, and what in them is replaced by what."""
TESTS = ("tests/bots", "tests/training", "tests/arena", "tests/core")
ABOUT_SHORTCUTS = (
    "test_the_tree_is_kept_from_the_turn_to_the_rug",
    "test_what_has_changed_is_described_as_if_all_had",
    "test_processors_with_and_without",  # they look for the text that is replaced
)


def main() -> None:
    """Copy, switch off, compile and test."""
    for name in ("src", "packaging", "tests", "docs", "examples", "benchmarks"):
        shutil.copytree(
            ROOT / name,
            COPY / name,
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "page", "__pycache__"),
            dirs_exist_ok=True,
        )
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / file, COPY / file)
    for name, wanted, instead in SHORTCUTS:
        source = COPY / "src" / "marrakech" / name
        text = source.read_text(encoding="utf-8")
        if text.count(wanted) != 1:
            raise SystemExit(f"{name} has {text.count(wanted)} times: {wanted}")
        source.write_text(text.replace(wanted, instead), encoding="utf-8")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=COPY, check=True
    )
    left_out = " and ".join(f"not {name}" for name in ABOUT_SHORTCUTS)
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-k", left_out, *(sys.argv[1:] or TESTS)],
        cwd=COPY,
        env={**os.environ, "PYTHONPATH": str(COPY / "src")},
        check=False,
    )
    raise SystemExit(ended.returncode)


if __name__ == "__main__":
    main()
