"""Writes all playthroughs anew: ``python -m tests.golden``, in the project's folder."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.golden.games import PLAYTHROUGHS

FOLDER = Path(__file__).parent


def regenerate() -> None:
    """Write every playthrough, and remove those that are no longer asked for."""
    written = {FOLDER / f"{playthrough.name}.txt": playthrough for playthrough in PLAYTHROUGHS}
    for path in sorted(set(FOLDER.glob("*.txt")) - set(written)):
        path.unlink()
        sys.stdout.write(f"removed {path.name}\n")
    for path, playthrough in written.items():
        text = playthrough.text()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            sys.stdout.write(f"wrote {path.name}\n")


if __name__ == "__main__":
    regenerate()
