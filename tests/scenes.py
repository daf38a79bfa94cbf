"""Random positions that no game need ever reach: rugs anywhere, Assam anywhere, anybody's turn.

The text and the JSON form of positions allow them all, so the rules have to hold in them too.
A :class:`Scene` remembers how its rugs were laid, so that the second opinion can lay them alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from marrakech import Assam, Colour, Game, Heading, Lay, Phase, Rules, Square
from marrakech.core.actions import LAYS
from marrakech.core.board import SQUARES
from marrakech.core.position import Position, Purse
from marrakech.core.rugs import Half
from tests import obvious
from tests.obvious import Obvious
from tests.strategies import FAMILIES, bytes_of, rules

if TYPE_CHECKING:
    from collections.abc import Iterable


CARPET = (
    *((Square(row, column), Square(row, column + 1)) for row in range(7) for column in (0, 2, 4)),
    *((Square(row, 6), Square(row + 1, 6)) for row in (0, 2, 4)),
)
"""Places for rugs that cover the whole market but g7."""
CORNERS = (Square(0, 0), Square(0, 6), Square(6, 0), Square(6, 6))


@dataclass(frozen=True)
class Scene:
    """A position, and its rugs in the order in which they were laid."""

    position: Position
    laid: tuple[tuple[Colour, Lay], ...]

    def game(self) -> Game:
        """A game that goes on from here."""
        return Game._at(self.position.rules, self.position.state())

    def second_opinion(self) -> Obvious:
        """The other implementation, set up alike; it has to know the top of every pile."""
        given = self.position
        other = begin_obvious(given.rules)
        for colour, lay in self.laid:
            owner = given.rules.colours.index(colour) % given.rules.players
            rug = obvious.Rug(str(colour), owner, ((*lay.near,), (*lay.far,)))
            for row, column in rug.squares:
                other.piles[row][column].append(rug)
        other.assam, other.heading = (*given.assam.square,), str(given.assam.heading)
        other.seat, other.phase, other.opening = given.mover, str(given.phase), False
        for player, purse in zip(other.players, given.players, strict=True):
            player.dirhams, player.out = purse.dirhams, purse.out
            player.left = {str(colour): left for colour, left in purse.rugs.items()}
            player.top = None if purse.top is None else str(purse.top)
            # R2.3, alternating: an even number of laid rugs makes the first colour the next one
            player.laid = [*player.left].index(player.top) if player.top else 0
        return other


def begin_obvious(rule_set: Rules, first: int = 0) -> Obvious:
    """The other implementation at the beginning of a game."""
    return Obvious(
        players=rule_set.players,
        elimination=rule_set.elimination,
        cover=rule_set.cover,
        variant=rule_set.variant,
        two_player=rule_set.two_player,
        pile=rule_set.pile,
        area=rule_set.area,
        tiebreak=rule_set.tiebreak,
        heading=rule_set.heading,
        dirhams=rule_set.dirhams,
        rugs=rule_set.rugs,
        first=first,
    )


@st.composite
def scenes(
    draw: st.DrawFn, families: tuple[str, ...] = tuple(FAMILIES), *, tops_known: bool = False
) -> Scene:
    """Any position; on demand only such in which every pile shows its top."""
    rule_set = draw(rules(families, rugs=st.integers(12, 40)))
    laid = draw(_laid(rule_set))
    players = draw(_purses(rule_set, [colour for colour, _ in laid]))
    staying = [seat for seat, purse in enumerate(players) if not purse.out]
    holding = [seat for seat in staying if any(players[seat].rugs.values())]
    phase = Phase.OVER
    if len(staying) > 1 and holding:
        phase = draw(st.sampled_from((Phase.LAY, Phase.TURN, Phase.ROLL)))
        # R7.1: whoever has laid his last rug still turns Assam
        ends_turn = rule_set.variant is not None and phase == Phase.TURN
        mover = draw(st.sampled_from(staying if ends_turn else holding))
    else:
        mover = draw(st.integers(0, rule_set.players - 1))
    before_laying = (Phase.TURN, Phase.ROLL) if rule_set.variant else (Phase.TURN,)
    hidden = rule_set.two_colours and rule_set.pile == "shuffled" and phase in before_laying
    if hidden and not tops_known and draw(st.booleans()):
        players = draw(_turned_over(players))
    assam = Assam(draw(st.sampled_from((*SQUARES, *CORNERS))), draw(st.sampled_from(Heading)))
    return Scene(Position(rule_set, _board(laid), assam, mover, phase, players), laid)


@st.composite
def _laid(draw: st.DrawFn, rule_set: Rules) -> tuple[tuple[Colour, Lay], ...]:
    """Rugs anywhere, bottom first; often of few colours, so that areas grow (R4.1, R5.4)."""
    palette = draw(st.lists(st.sampled_from(rule_set.colours), min_size=1, unique=True))
    numbers = draw(bytes_of(0, 1, 2, 4, 8, 12, 20, 30, 50, 80))
    places = [*CARPET] if draw(st.booleans()) else []
    places += [LAYS[(number * 85 + at * 31) % len(LAYS)] for at, number in enumerate(numbers)]
    left = dict.fromkeys(palette, rule_set.rugs_per_colour)
    laid = []
    for at, place in enumerate(places):
        colour = palette[(at + sum(numbers)) % len(palette)]
        if left[colour]:
            left[colour] -= 1
            laid.append((colour, Lay(*place)))
    return tuple(laid)


def _board(laid: Iterable[tuple[Colour, Lay]]) -> dict[Square, Half]:
    board = {}
    for colour, lay in laid:
        toward = lay.near.heading_to(lay.far)
        assert toward is not None
        board[lay.near] = Half(colour, toward)
        board[lay.far] = Half(colour, toward.opposite)
    return board


@st.composite
def _purses(draw: st.DrawFn, rule_set: Rules, laid: list[Colour]) -> tuple[Purse, ...]:
    """The players, some of them out if the rules know that (R4.3)."""
    leaving: list[int] = []
    if rule_set.elimination and draw(st.booleans()):
        seats = draw(st.permutations(range(rule_set.players)))
        leaving = seats[: draw(st.sampled_from((1, 1, 2, 3))) % rule_set.players]
    purses = []
    for seat in range(rule_set.players):
        mine = rule_set.colours_of(seat)
        if seat in leaving:
            purses.append(Purse(0, dict.fromkeys(mine, 0), None, leaving.index(seat) + 1))
            continue
        spare = {colour: rule_set.rugs_per_colour - laid.count(colour) for colour in mine}
        wanted = draw(st.tuples(*[st.sampled_from((3, 2, 1, 0, 9))] * len(mine)))
        left = {c: min(most, n) for (c, most), n in zip(spare.items(), wanted, strict=True)}
        some = [colour for colour, number in left.items() if number]
        top = draw(st.sampled_from(some)) if some else None
        purses.append(Purse(draw(st.integers(0, 60)), left, top, 0))
    return tuple(purses)


@st.composite
def _turned_over(draw: st.DrawFn, players: tuple[Purse, ...]) -> tuple[Purse, ...]:
    """The same piles, of which some do not show their top any more (R2.3)."""
    hidden = [draw(st.booleans()) for _ in players]
    return tuple(
        Purse(purse.dirhams, purse.rugs, None if hide else purse.top, purse.out)
        for purse, hide in zip(players, hidden, strict=True)
    )
