"""Writes the repository's address into the sources, for the page that a registry shows of them.

    python packaging/addresses.py https://forge.example/somebody/marrakech v0.2.0

In a clone links lead to the files beside it; on a registry's page nothing is beside. So before a
release is packed, the links and pictures of README.md get an address, by the way in which GitHub
names a file at a tag, and ``pyproject.toml`` gets its ``[project.urls]``, unless it has some.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(\]\()(?![a-z]+:|#)")
PICTURE = re.compile(r'(\bsrc(?:set)?=")(?![a-z]+:)')


def addressed(readme: str, home: str, tag: str) -> str:
    """The same text, with whole addresses."""
    linked = LINK.sub(rf"\g<1>{home}/blob/{tag}/", readme)
    return PICTURE.sub(rf"\g<1>{home}/raw/{tag}/", linked)


def urls(home: str, tag: str) -> str:
    """The part of ``pyproject.toml`` that says where everything is."""
    found = {
        "Source": home,
        "Documentation": f"{home}/blob/{tag}/docs/index.md",
        "Changes": f"{home}/blob/{tag}/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }
    return "\n[project.urls]\n" + "".join(f'{name} = "{url}"\n' for name, url in found.items())


def main() -> None:
    """Write them into the files."""
    if len(sys.argv) != 3 or not re.fullmatch(r"https?://[^\s\"/]+(/[\w.-]+)+", sys.argv[1]):
        sys.exit("usage: python packaging/addresses.py HOME TAG, where HOME is an address")
    home, tag = sys.argv[1:]
    readme, project = ROOT / "README.md", ROOT / "pyproject.toml"
    readme.write_text(addressed(readme.read_text("utf-8"), home, tag), encoding="utf-8")
    said = project.read_text("utf-8")
    if "[project.urls]" not in said:
        project.write_text(said + urls(home, tag), encoding="utf-8")


if __name__ == "__main__":
    main()
