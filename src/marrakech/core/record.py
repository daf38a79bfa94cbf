"""Whole games as text: readable, with headers, comments, and several games to a file.

    [Rules "international/3"]
    [Red "Samira"]
    [Yellow "Tom"]
    [Date "2026-11-15"]
    [Result "*"]

    1. R3 a3a2
    2. L2 {round the mosaic} b3b4
    3. F
    *

``docs/record.md`` has the grammar; :mod:`marrakech.core.record_reader` reads it back.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from marrakech.core.board import COLOURS
from marrakech.core.errors import BadNotation
from marrakech.core.ruletext import write_rules
from marrakech.core.story import Revealed, Turned, Walked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.core.game import Game
    from marrakech.core.market import Market
    from marrakech.core.rules import Rules
    from marrakech.core.story import Event

UNFINISHED = "*"
HEADER_NAME = r"[A-Za-z][A-Za-z0-9_-]*"
_LINE_END = re.compile("\r\n?|[\v\f\x1c-\x1e\x85\u2028\u2029]")
"""Line ends other than a line feed: of other systems, and those that ``str.splitlines`` knows."""
DERIVED = ("Rules", "First", "Position", "Result")
"""Headers that follow from the game itself."""


class Record:
    """A game with what is known about it.

    ``headers`` holds all headers but those that follow from the game (``Rules``, ``First``,
    ``Position``, ``Result``): ``Red`` to ``Purple`` name the players, ``Date`` is the day,
    ``Commitment`` the SHA-256 of the seed that dice and piles came from; any other is kept too.
    """

    game: Game
    headers: dict[str, str]
    comments: dict[int, list[str]]
    """Remarks, by the number of actions that come before them."""

    def __init__(
        self,
        game: Game,
        headers: dict[str, str] | None = None,
        comments: dict[int, list[str]] | None = None,
    ) -> None:
        self.game = game
        self.headers = {} if headers is None else headers
        self.comments = {} if comments is None else comments

    @property
    def names(self) -> tuple[str | None, ...]:
        """The players' names, by seat."""
        return tuple(
            self.headers.get(colour.capitalize()) for colour in COLOURS[: self.game.rules.players]
        )

    @property
    def result(self) -> str:
        """The points by seat, such as ``43-35-x`` (``x``: out), or ``*`` for an open game."""
        outcome = self.game.outcome()
        if outcome is None:
            return UNFINISHED
        return "-".join(
            "x" if player.out else str(points)
            for player, points in zip(self.game.players, outcome.points, strict=True)
        )

    def text(self) -> str:
        """The record as text, as the reader reads it back."""
        headers = _derived(self.game)
        for name, value in self.headers.items():
            if name in DERIVED or not re.fullmatch(HEADER_NAME, name):
                raise BadNotation("record-header-name", name=name)
            if not isinstance(value, str):
                raise BadNotation("record-header-value", name=name)
            headers[name] = value
        result = headers["Result"] = self.result
        actions = self.game.played
        for number in self.comments:
            if number not in range(actions + 1):
                raise BadNotation("record-remark", number=number, actions=actions)
        lines = [f"[{name} {_quoted(value)}]" for name, value in headers.items()]
        text = "\n".join((*lines, "", *self._turns(), result, ""))
        refuse_half_characters(text)
        return text

    def __repr__(self) -> str:
        return f"Record({self.game!r}, {self.headers!r}, {self.comments!r})"

    def _turns(self) -> list[str]:
        """The lines of the game, one for each turn."""
        lines: list[str] = []
        line = "".join(f"{remark} " for remark in self._remarks(0))
        opening = opens_turns(self.game.rules)
        comments = self.comments
        number = 0
        kind: type[Event] | None = None
        for done, event in enumerate(self.game.history, start=1):
            before, kind = kind, type(event)
            if kind is opening or (number == 0 and kind is not Revealed):
                if done > 1:
                    lines.append(line)
                    line = ""
                number += 1
                line += f"{number}. {event.action.text}"
            elif done == 1:
                line += f"0. {event.action.text}"
            elif before is Turned and kind is Walked and done - 1 not in comments:
                line += event.action.text  # a turn and its throw read as one: R3
            else:
                line += f" {event.action.text}"
            if done in comments:
                line += "".join(f" {remark}" for remark in self._remarks(done))
        return [*lines, line.rstrip(" ")] if line else lines

    def _remarks(self, done: int) -> Iterator[str]:
        for remark in self.comments.get(done, ()):
            yield "{" + one_line_end(remark).replace("\\", "\\\\").replace("}", "\\}") + "}"


def one_line_end(remark: str) -> str:
    """A remark all of whose lines end with a line feed."""
    return _LINE_END.sub("\n", remark)


def _quoted(value: str) -> str:
    """A header's value as a JSON string, without any character that may count as a line end."""
    text = json.dumps(value, ensure_ascii=False)
    return _LINE_END.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def refuse_half_characters(text: str) -> None:
    """Refuse a text that holds half a surrogate pair: it could not be written to a file."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadNotation("record-half-character") from error


def _derived(game: Game) -> dict[str, str]:
    """The headers that follow from the game, but for its result."""
    headers = {"Rules": write_rules(game.rules)}
    start = game.start()
    if start.is_beginning():
        if start.mover:
            headers["First"] = COLOURS[start.mover].value
    else:
        headers["Position"] = start.position()
    return headers


def opens_turns(rules: Rules) -> type[Event]:
    """What a turn begins with: turning Assam, or the throw (R3.1, R7.1)."""
    return Turned if rules.variant is None else Walked


def turns_of(game: Market) -> list[tuple[int, list[Event]]]:
    """The history by turns, numbered from 1; what is revealed before the first turn is turn 0."""
    turns: list[tuple[int, list[Event]]] = []
    events: list[Event] = []
    opening = opens_turns(game.rules)
    number = 0
    for event in game.history:
        kind = type(event)
        if kind is opening or (number == 0 and kind is not Revealed):
            number += 1
            events = [event]
            turns.append((number, events))
        elif turns:
            events.append(event)
        else:  # revealed before the first turn
            events = [event]
            turns.append((0, events))
    return turns
