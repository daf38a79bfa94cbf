"""Makes a pseudo-language to test the page with: ``python -m marrakech.locales.pseudo``.

It is English in strange letters, half as long again and in brackets, written into a folder
``en-XA`` beside the others. Who then builds the page and opens it with ``?lang=en-XA`` sees which
text is in no catalogue, and which boxes are too tight. ``--remove`` takes it away again.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from marrakech.locales import FALLBACK, FOLDER

if TYPE_CHECKING:
    from pathlib import Path

CODE = "en-XA"
STRANGE = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒǧħíǰķŀɱñóƥʠřšŧúṽŵẋýžÁƁÇĐÉƑǦĦÍJ́ĶĿṀÑÓƤɊŘŠŦÚṼŴẊÝŽ".replace("J́", "Ĵ"),
)
LONGER = 0.5
VOWELS = "aeiou"


def strange(text: str) -> str:
    """The same text with accents on its letters, longer and in brackets."""
    vowels = [at for at, letter in enumerate(text) if letter in VOWELS]
    wanted = round(len(text.strip()) * LONGER)
    doubled = set(vowels[:: max(1, len(vowels) // max(1, wanted))]) if wanted else set()
    each = -(-wanted // len(doubled)) if doubled else 0
    grown = "".join(c * (1 + each) if at in doubled else c for at, c in enumerate(text))
    return grown.translate(STRANGE)


class _Strange(Transformer):
    """Changes the texts of messages, and nothing else."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802  (its name)
        node.value = strange(str(node.value))
        return node

    def visit_Message(self, node: ftl.Message) -> ftl.Message:  # noqa: N802  (likewise)
        self.generic_visit(node)
        if node.value is not None:
            elements = [ftl.TextElement("⟦"), *node.value.elements, ftl.TextElement("⟧")]
            node.value.elements = elements
        return node


def pseudo(catalogue: str) -> str:
    """A catalogue in the pseudo-language."""
    resource = FluentParser().parse(catalogue)
    return FluentSerializer().serialize(_Strange().visit(resource))


def write(folder: Path = FOLDER) -> Path:
    """Write the language beside the others."""
    target = folder / CODE
    target.mkdir(exist_ok=True)
    for source in (folder / FALLBACK).glob("*.ftl"):
        text = pseudo(source.read_text(encoding="utf-8"))
        (target / source.name).write_text(text, encoding="utf-8")
    return target


if __name__ == "__main__":
    if "--remove" in sys.argv:
        shutil.rmtree(FOLDER / CODE, ignore_errors=True)
    else:
        sys.stdout.write(f"{write()}\n")
