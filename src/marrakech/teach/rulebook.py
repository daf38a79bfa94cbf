"""The rulebook: which rules there are, in which order, and the figures beside them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from marrakech.core.editions import EDITIONS
from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.core.ruletext import option_word
from marrakech.table.messages import WireStruct
from marrakech.teach.scenes import played, scene

if TYPE_CHECKING:
    from marrakech.core.editions import Difference


class Section(NamedTuple):
    """A part of the rulebook; its heading is the message ``rules-`` and this name."""

    name: str
    rules: tuple[str, ...]
    """Numbers of rules, such as ``R1.1``."""
    figures: tuple[str, ...] = ()


SECTIONS = (
    Section("market", ("R1.1", "R1.2", "R1.3", "R1.4"), ("start", "mosaic", "corner")),
    Section("setting-up", ("R2.1", "R2.2", "R2.3", "R2.4", "R2.5")),
    Section("turn", ("R3.1", "R3.2", "R3.3"), ("turning",)),
    Section("paying", ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5"), ("area", "neutral", "area-owner")),
    Section(
        "laying",
        ("R5.1", "R5.2", "R5.3", "R5.4"),
        ("places", "cover-one-half", "cover-two-halves", "cover-whole"),
    ),
    Section("end", ("R6.1", "R6.2", "R6.3")),
    Section("variant", ("R7.1", "R7.2", "R7.3", "R7.4")),
)


class Open(NamedTuple):
    """A question that the printed texts leave open; the message ``rules-open-NAME`` answers it."""

    name: str
    rules: tuple[str, ...]
    """Numbers of the rules that decide it here."""


OPEN = (
    Open("parts", ("R1.1", "R1.3", "R1.4")),
    Open("heading", ("R1.2",)),
    Open("no-money", ("R4.4",)),
    Open("out-of-money", ("R4.3",)),
    Open("neutral", ("R5.3",)),
    Open("own-rug", ("R5.3",)),
    Open("last-player", ("R6.1",)),
    Open("ranking", ("R6.2",)),
    Open("turning", ("R7.4",)),
    Open("house", ("R2.4", "R6.3")),
)


class Figure(NamedTuple):
    """A position, and what to point at in it."""

    game: Game
    highlight: tuple[str, ...] = ()
    """Squares and places for a rug."""
    forbid: tuple[str, ...] = ()
    """Places that are crossed out."""
    last_path: bool = True

    def how(self) -> dict[str, Any]:
        """The options for :func:`marrakech.draw.svg`."""
        return {
            "highlight": self.highlight,
            "forbid": self.forbid,
            "last_path": self.last_path,
        }


FIGURES: dict[str, Figure] = {
    "start": Figure(Game()),
    "turning": Figure(Game(), ("e4", "d5", "c4")),
    "mosaic": Figure(played(scene("", "c6S"), "F", "3")),
    "corner": Figure(played(scene("", "g3N"), "F", "4")),
    "area": Figure(
        played(scene("y:c3d3 y:d2e2 y:e3f3 y:c5c4 y:f5f6 r:e2e3", "d6N"), "F", "3"),
        ("d3", "c3", "c4", "c5", "d2"),
    ),
    "area-owner": Figure(
        played(
            scene(
                "y:c3d3 y:d2e2 p:e3f3 p:c4c5 r:e2f2 b:c5b5 p:f6g6",
                "d6N",
                rules=Rules(players=2, area="owner"),
            ),
            "F",
            "3",
        ),
        ("d3", "c3", "d2", "c4", "e3", "f3"),
    ),
    "places": Figure(scene("", "d4S", "lay"), ("d3c3", "d5d6", "e4f4", "c4b4")),
    "cover-one-half": Figure(scene("r:b3c3 b:e2f2 y:e4e5", "d3W", "lay"), ("c3c4",)),
    "cover-two-halves": Figure(scene("b:c3c2 y:c4b4", "d3W", "lay"), ("c3c4",)),
    "cover-whole": Figure(scene("y:c3c4 b:e5f5", "d3W", "lay"), (), ("c3c4",)),
    "neutral": Figure(
        scene("y:c3d3 b:d2e2 y:c4c5 r:e4f4 p:d5d6", "d3N", "lay", out=(1,)), last_path=False
    ),
}


def message_of(rule: str) -> str:
    """The name of the message that tells a rule: ``rules-r4-2`` for R4.2."""
    return f"rules-{rule.lower().replace('.', '-')}"


def difference_key(difference: Difference) -> str:
    """The name under which the catalogue ``editions`` words a difference from the standard."""
    if difference.option == "box":
        return "box" if difference.value else "box-not-listed"
    return f"{difference.option.replace('_', '-')}-{option_word(difference.value)}"


# ------------------------------------------------------------------------ on the wire


class SectionShown(WireStruct, frozen=True):
    """A part of the rulebook."""

    name: str
    rules: list[str]
    figures: list[str]


class OpenShown(WireStruct, frozen=True):
    """What the printed texts leave open, and the rules that decide it here."""

    name: str
    rules: list[str]


class BoxShown(WireStruct, frozen=True):
    """What a box holds."""

    rugs: int
    ones: int
    fives: int
    bag: bool


class EditionRules(WireStruct, frozen=True):
    """How an edition differs from the standard rules, by the names of messages."""

    id: str
    languages: list[str]
    differences: list[str]
    notes: list[str]
    box: BoxShown | None


class Rulebook(WireStruct, frozen=True):
    """The rulebook without its words."""

    sections: list[SectionShown]
    open: list[OpenShown]
    editions: list[EditionRules]


@cache
def rulebook() -> Rulebook:
    """The whole rulebook."""
    return Rulebook(
        sections=[
            SectionShown(each.name, list(each.rules), list(each.figures)) for each in SECTIONS
        ],
        open=[OpenShown(each.name, list(each.rules)) for each in OPEN],
        editions=[
            EditionRules(
                edition.id,
                list(edition.languages),
                [f"editions-differs-{difference_key(each)}" for each in edition.differences()],
                [f"editions-note-{note}" for note in edition.notes],
                None if edition.box is None else BoxShown(*edition.box),
            )
            for edition in EDITIONS.values()
        ],
    )
