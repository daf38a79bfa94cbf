"""Positions as data, and as one line of text (``docs/position.md`` has the grammar).

    7/7/2yvr>r<2/2y^4/7/7/7 e4E b roll 27r11,31y11,30b12,30p12 international/4

are, from left to right, the board, Assam, the mover, what he does next, the players and the
rules. Any position that rugs laid one after another can form may be written, whether or not a
game can reach it; one that makes no sense is refused.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core import codes, kernel, rugs
from marrakech.core.board import (
    COLOUR_OF_LETTER,
    COLOURS,
    HEADINGS,
    SIZE,
    SQUARE_OF_CELL,
    Assam,
    Colour,
    Heading,
    Square,
)
from marrakech.core.errors import BadNotation
from marrakech.core.rugs import Half
from marrakech.core.ruletext import read_rules, write_rules
from marrakech.core.story import PHASES, Phase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from marrakech.core.rules import Rules

MOST_TOGETHER = 0xFFFF
"""All dirhams on the table together: the kernel counts them in sixteen bits."""


class Purse(NamedTuple):
    """A player in a position: what he has left."""

    dirhams: int
    rugs: Mapping[Colour, int]
    top: Colour | None
    out: int


class Position(NamedTuple):
    """A position as data: the form between the texts that people write and the kernel."""

    rules: Rules
    board: Mapping[Square, Half]
    assam: Assam
    mover: int
    phase: Phase
    """What the mover does next; a pile whose top is not known is revealed before that."""
    players: tuple[Purse, ...]

    @classmethod
    def of(cls, rules: Rules, state: kernel.State) -> Position:
        """The position that the kernel is in."""
        stage = state.then if state.phase == codes.REVEAL else state.phase
        return cls(
            rules,
            rugs.halves(state.visible, state.toward),
            Assam(SQUARE_OF_CELL[state.assam], HEADINGS[state.heading]),
            state.mover,
            PHASES[stage],
            tuple(
                Purse(
                    state.dirhams[seat],
                    {c: state.rugs[COLOURS.index(c)] for c in rules.colours_of(seat)},
                    COLOURS[state.top[seat]]
                    if state.pile[seat] and state.top[seat] != codes.NONE
                    else None,
                    state.out[seat],
                )
                for seat in range(rules.players)
            ),
        )

    def state(self) -> kernel.State:
        """The kernel in this position, if it makes sense."""
        check(self)
        state = kernel.State(self.rules)
        visible, toward = [0] * 4, [0] * 4
        for square, half in self.board.items():
            visible[COLOURS.index(half.colour)] |= 1 << square.cell
            toward[HEADINGS.index(half.toward)] |= 1 << square.cell
        left = {c: n for purse in self.players for c, n in purse.rugs.items()}
        phase = PHASES.index(self.phase)
        state.arrange(
            (visible, toward, self.assam.square.cell, HEADINGS.index(self.assam.heading)),
            (
                [purse.dirhams for purse in self.players],
                [left.get(colour, 0) for colour in COLOURS],
                [self._top(seat) for seat in range(self.rules.players)],
                [purse.out for purse in self.players],
            ),
            (self.mover, codes.REVEAL if self.to_reveal() else phase, phase),
        )
        return state

    def _top(self, seat: int) -> int:
        """The number of the next rug's colour; a player's only colour is known even at the end."""
        top = self.players[seat].top
        if not self.rules.two_colours:
            return seat
        return codes.NONE if top is None else COLOURS.index(top)

    def to_reveal(self) -> list[int]:
        """The seats whose piles have yet to show their next rug (R2.3)."""
        if not self.rules.two_colours:
            return []
        return [
            seat
            for seat, purse in enumerate(self.players)
            if purse.top is None and any(purse.rugs.values())
        ]


# ------------------------------------------------------------------------ what makes sense


def check(position: Position) -> None:
    """Refuse a position that makes no sense, and say why."""
    if len(position.players) != position.rules.players:
        raise BadNotation(
            "players-number", given=len(position.players), wanted=position.rules.players
        )
    seen = Counter(rug.colour for rug in _check_board(position))
    for seat in range(position.rules.players):
        _check_purse(position, seat, seen)
    if sum(purse.dirhams for purse in position.players) > MOST_TOGETHER:
        raise BadNotation("dirhams-together", most=MOST_TOGETHER)
    _check_turn(position)


def _check_board(position: Position) -> list[rugs.Rug]:
    """The rugs that lie there, if they can."""
    for square, half in position.board.items():
        if half.colour not in position.rules.colours:
            raise BadNotation("colour-not-played", square=square, colour=half.colour)
        other = square.neighbour(half.toward)
        if other is None:
            raise BadNotation("half-off-board", square=square)
        if other not in position.board:
            raise BadNotation("half-missing", square=square, other=other)
    return rugs.layers(position.board.get)


def _check_purse(position: Position, seat: int, seen: Mapping[Colour, int]) -> None:
    purse, rules = position.players[seat], position.rules
    name = rules.colours_of(seat)[0]
    if set(purse.rugs) != set(rules.colours_of(seat)):
        raise BadNotation("purse-colours", seat=name, wanted=", ".join(rules.colours_of(seat)))
    if purse.out and (purse.dirhams or any(purse.rugs.values())):
        raise BadNotation("out-with-goods", seat=name)
    for colour, left in purse.rugs.items():
        if left + seen[colour] > rules.rugs_per_colour:
            raise BadNotation("too-many-rugs", colour=colour, most=rules.rugs_per_colour)
    if purse.top is not None and not purse.rugs.get(purse.top):
        raise BadNotation("top-not-in-pile", seat=name, colour=purse.top)


def _check_turn(position: Position) -> None:
    rules, phase = position.rules, position.phase
    leaving = sorted(purse.out for purse in position.players if purse.out)
    if leaving and not rules.elimination:
        raise BadNotation("out-without-elimination")
    if leaving != list(range(1, len(leaving) + 1)) or len(leaving) == rules.players:
        raise BadNotation("leaving-order")
    over = len(leaving) == rules.players - 1 or not any(
        any(purse.rugs.values()) for purse in position.players
    )
    if over != (phase == Phase.OVER):
        raise BadNotation("over" if over else "not-over")
    mover = position.players[position.mover]
    turns_at_end = rules.variant is not None and phase == Phase.TURN
    if not over and (mover.out or not (turns_at_end or any(mover.rugs.values()))):
        raise BadNotation("mover-cannot", seat=rules.colours_of(position.mover)[0])
    if position.to_reveal():
        before = (Phase.TURN, Phase.ROLL) if rules.variant else (Phase.TURN,)
        if rules.pile == "alternating" or phase not in before:
            raise BadNotation("top-unknown")


# ------------------------------------------------------------------------ the line of text

_ARROWS = dict(zip("^>v<", HEADINGS, strict=True))
_ARROW_OF = {heading: arrow for arrow, heading in _ARROWS.items()}
_CELL = re.compile(r"([1-7])|([rybp])([\^>v<])")
_ASSAM = re.compile(r"([a-g][1-7])([NESW])")
_PURSE = re.compile(r"x([1-3])|([0-9]{1,5})((?:[rybp][0-9]{1,4}){1,2})(?:=([rybp?]))?")
_RUGS = re.compile(r"([rybp])([0-9]+)")


def write(position: Position) -> str:
    """The position as one line."""
    return " ".join(
        (
            "/".join(_write_row(position.board, row) for row in range(SIZE)),
            f"{position.assam.square}{position.assam.heading}",
            COLOURS[position.mover].letter,
            position.phase,
            ",".join(_write_purse(position, purse) for purse in position.players),
            write_rules(position.rules),
        )
    )


def _write_row(board: Mapping[Square, Half], row: int) -> str:
    text, bare = "", 0
    for column in range(SIZE):
        half = board.get(Square(row, column))
        if half is None:
            bare += 1
            continue
        text += (str(bare) if bare else "") + half.colour.letter + _ARROW_OF[half.toward]
        bare = 0
    return text + (str(bare) if bare else "")


def _write_purse(position: Position, purse: Purse) -> str:
    if purse.out:
        return f"x{purse.out}"
    text = str(purse.dirhams) + "".join(f"{c.letter}{n}" for c, n in purse.rugs.items())
    if position.rules.two_colours and any(purse.rugs.values()):
        text += "=" + (purse.top.letter if purse.top else "?")
    return text


def read(text: str) -> Position:
    """The position that a line describes; it may still make no sense, see :func:`check`."""
    if not isinstance(text, str):
        raise TypeError(f"a position is a text, not {type(text).__name__}")
    fields = text.split()
    if len(fields) != 6:
        raise BadNotation("position-fields", given=len(fields))
    board, assam, mover, phase, purses, rule_set = fields
    rules = read_rules(rule_set)
    stands = _ASSAM.fullmatch(assam)
    if stands is None:
        raise BadNotation("position-assam", text=assam)
    seats = {colour.letter: seat for seat, colour in enumerate(rules.colours[: rules.players])}
    if mover not in seats:
        raise BadNotation("position-mover", text=mover, seats=", ".join(seats))
    stages = [stage.value for stage in PHASES if stage != Phase.REVEAL]
    if phase not in stages:
        raise BadNotation("position-phase", text=phase, phases=", ".join(stages))
    return Position(
        rules,
        _read_board(board),
        Assam(Square.parse(stands[1]), Heading(stands[2])),
        seats[mover],
        Phase(phase),
        tuple(_read_purse(rules, seat, purse) for seat, purse in enumerate(purses.split(","))),
    )


def _read_board(text: str) -> dict[Square, Half]:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise BadNotation("board-rows", given=len(rows))
    board = {}
    for row, cells in enumerate(rows):
        column = at = 0
        while at < len(cells):
            cell = _CELL.match(cells, at)
            if cell is None:
                raise BadNotation("board-cell", row=row + 1, text=cells[at : at + 2])
            if cell[1]:
                column += int(cell[1])
            elif column < SIZE:
                half = Half(COLOUR_OF_LETTER[cell[2]], _ARROWS[cell[3]])
                board[Square(row, column)] = half
                column += 1
            else:
                column += 1
            at = cell.end()
        if column != SIZE:
            raise BadNotation("board-columns", row=row + 1, given=column)
    return board


def _read_purse(rules: Rules, seat: int, text: str) -> Purse:
    match = _PURSE.fullmatch(text)
    if match is None or seat >= rules.players:
        raise BadNotation("position-purse", text=text)
    mine = rules.colours_of(seat)
    if match[1]:
        return Purse(0, dict.fromkeys(mine, 0), None, int(match[1]))
    counted = _RUGS.findall(match[3])
    left = {COLOUR_OF_LETTER[letter]: int(number) for letter, number in counted}
    if tuple(left) != mine or len(left) != len(counted):
        raise BadNotation("purse-colours", seat=mine[0], wanted=", ".join(mine))
    some = any(left.values())
    if (match[4] is not None) != (rules.two_colours and some):
        raise BadNotation("position-top", text=text)
    only = mine[0] if some else None
    top = COLOUR_OF_LETTER.get(match[4]) if rules.two_colours else only
    return Purse(int(match[2]), left, top, 0)
