"""Tells whether the sources are ready to be released: ``python packaging/release.py v0.2.0``.

The version is said once, in ``pyproject.toml``. The tag has to agree with it, and CHANGELOG.md has
to say what is new and on which day it came.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def problems(tag: str, root: Path = ROOT) -> list[str]:
    """What is not ready."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version, found = project["version"], []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, but pyproject.toml has the version {version}")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+), (.+)$", changes, re.MULTILINE)
    if newest is None or newest[1] != version:
        found.append(f"CHANGELOG.md does not begin with {version}")
    elif not re.fullmatch(r"\d{4}-\d{2}-\d{2}", newest[2]):
        found.append(f"CHANGELOG.md says “{newest[2]}” where the day of {version} should be")
    return found


def main() -> None:
    """Print what is not ready, and fail if anything is."""
    if len(sys.argv) != 2:
        sys.exit("usage: python packaging/release.py TAG")
    sys.exit("\n".join(problems(sys.argv[1])) or 0)


if __name__ == "__main__":
    main()
