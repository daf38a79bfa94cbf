"""The C compiler, for those who build the package a second time.

``CC="python tests/compiler.py"`` compiles and links as ``cc`` does. But where this clone has
compiled the same C with the same options, which Cython writes into it, what came of that is taken:
the package is built as its users build it, and what takes a minute of that is not done twice.
Anything else is left to the real compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent


def compiled_before(source: Path, made: Path) -> bool:
    """Whether this clone has compiled the same C; if so, what it made of it is copied."""
    if source.is_absolute() or made.is_absolute():
        return False
    there, done = ROOT / source, ROOT / made
    if not there.is_file() or not done.is_file():
        return False
    if done.stat().st_mtime < there.stat().st_mtime or there.read_bytes() != source.read_bytes():
        return False
    made.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(done, made)
    return True


def main(arguments: list[str]) -> None:
    """Copy what is known, or become the real compiler."""
    if "-c" in arguments and "-o" in arguments:
        source, made = (Path(arguments[arguments.index(option) + 1]) for option in ("-c", "-o"))
        if compiled_before(source, made):
            return
    real = (os.environ.get("REAL_CC") or sysconfig.get_config_var("CC") or "cc").split()
    os.execvp(real[0], [*real, *arguments])  # noqa: S606  (it is what was asked for)


if __name__ == "__main__":
    main(sys.argv[1:])
