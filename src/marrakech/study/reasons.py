"""Why one choice is better than another: ``explain``.

Reasons are numbers that are counted on the board for both choices, and nothing else: true because
they are computed. What only the search sees, further ahead, has no reason here.

>>> from marrakech import Game
>>> game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4")
>>> told = explain(game, "L", "F")
>>> [(reason.code, reason.value, round(reason.other, 2)) for reason in told.reasons]
[('pays', 0.0, 0.33)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core import codes, kernel, lookup_tables
from marrakech.core.actions import Action
from marrakech.core.errors import IllegalAction
from marrakech.core.forecast import before_throws
from marrakech.study.analysis import analyse
from marrakech.study.depth import QUICK
from marrakech.study.worth import after

if TYPE_CHECKING:
    from typing import SupportsIndex

    from marrakech.core.kernel import State
    from marrakech.core.market import Market
    from marrakech.study.depth import Depth, DepthName

Code = Literal[
    "pays",
    "goes-out",
    "rug-gain",
    "lead",
    "covers",
    "own-area-kept",
    "own-area-grown",
    "their-area-cut",
    "earns",
    "next-goes-out",
    "risky-squares",
]
"""What is compared. For the one who chooses: ``pays``, the dirhams paid on average at this throw;
``goes-out``, the chance to go out at it (R4.3); ``rug-gain``, the points that the best rug after it
gains on the others, on average; ``lead``, the points ahead of the best other, now; ``covers``, the
others' squares that the rug covers; ``own-area-kept`` and ``own-area-grown``, the squares of the
largest own area, the first where the other choice cuts it; ``risky-squares``, the squares that cost
more than there is in the purse. For another seat: ``their-area-cut``, the squares of its largest
area. For the next player, who is taken to turn Assam where there is least to pay: ``earns``, what
he pays the one who chooses, on average; ``next-goes-out``, his chance to go out."""


class _Rule(NamedTuple):
    """How a reason is read."""

    weight: float
    """What one more of it counts, roughly in dirhams; below 0, less is better."""
    least: float
    """By how much two choices have to differ for it to be told."""


_RULES: dict[Code, _Rule] = {
    "pays": _Rule(-1.0, 0.1),
    "goes-out": _Rule(-40.0, 0.01),
    "rug-gain": _Rule(0.8, 0.2),
    "lead": _Rule(0.8, 1.0),
    "covers": _Rule(0.8, 1.0),
    "own-area-kept": _Rule(0.7, 1.0),
    "own-area-grown": _Rule(0.6, 1.0),
    "their-area-cut": _Rule(-0.7, 1.0),
    "earns": _Rule(1.0, 0.1),
    "next-goes-out": _Rule(30.0, 0.01),
    "risky-squares": _Rule(-0.5, 1.0),
}
"""Weights decide which reason is told first, and nothing else."""


class Reason(NamedTuple):
    """Something in which two choices differ."""

    code: Code
    seat: int
    """Whom it is about."""
    value: float
    """With the choice that is explained."""
    other: float
    """With the other one."""

    @property
    def difference(self) -> float:
        """By how much they differ."""
        return self.value - self.other

    @property
    def weight(self) -> float:
        """How much it speaks for the choice, roughly in dirhams; below 0 it speaks against it."""
        return _RULES[self.code].weight * self.difference


class Explanation(NamedTuple):
    """Two choices, and in what they differ."""

    seat: int
    action: Action
    other: Action
    chance: float
    """By how much the chance to win differs, by the search."""
    margin: float
    """By how much the margin differs."""
    reasons: tuple[Reason, ...]
    """What speaks for the choice, the weightiest first; none if only the search sees it."""
    against: tuple[Reason, ...]
    """What speaks for the other one."""
    rugs_left: tuple[int, ...]
    """Rugs that each seat has left, this one included: with few, points count that lie there; with
    many, areas that will be walked on."""


def explain(
    game: Market,
    action: Action | str | SupportsIndex,
    other: Action | str | SupportsIndex | None = None,
    depth: Depth | DepthName = QUICK,
) -> Explanation:
    """In what a choice differs from another; without ``other``, from the best other one."""
    chosen = Action.of(action)
    found = analyse(game, depth)
    if other is None:
        rest = [choice.action for choice in found.choices if choice.action != chosen]
        compared = rest[0] if rest else chosen
    else:
        compared = Action.of(other)
    for each in (chosen, compared):
        if not game.is_legal(each) or not found.choices:
            raise IllegalAction("number-not-legal", number=each.index)
    state = game.kernel_state()
    mine, theirs = found.choice(chosen).worth, found.choice(compared).worth
    reasons, against = reasons_between(state, chosen, compared)
    seat = state.mover
    return Explanation(
        seat,
        chosen,
        compared,
        mine.chances[seat] - theirs.chances[seat],
        mine.margins[seat] - theirs.margins[seat],
        reasons,
        against,
        tuple(state.pile[: state.players]),
    )


def reasons_between(
    state: State, action: Action, other: Action
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """What speaks for a choice and what for another, in a position of the kernel; the weightiest
    first. Nothing is searched for it.
    """
    found = sorted(_reasons(state, action, other), key=lambda reason: -abs(reason.weight))
    return (
        tuple(reason for reason in found if reason.weight > 0),
        tuple(reason for reason in found if reason.weight < 0),
    )


def _reasons(state: State, action: Action, other: Action) -> list[Reason]:
    """All in which two choices differ enough to be told."""
    facts = _facts_of_turn if state.phase == codes.TURN else _facts_of_rug
    here, there = facts(state, action.index), facts(state, other.index)
    before = {seat: _largest(state, seat) for seat in range(state.players)}
    found = []
    for (code, seat), value in here.items():
        told: Code = code
        if code == "own-area-grown" and there[code, seat] < before[seat] <= value:
            told = "own-area-kept"
        if abs(value - there[code, seat]) >= _RULES[told].least:
            found.append(Reason(told, seat, value, there[code, seat]))
    return found


Facts = dict[tuple[Code, int], float]


def _facts_of_turn(state: State, way: int) -> Facts:
    seat = state.mover
    turned = after(state, way)
    if state.variant:  # R7: it is the next player who will be thrown for
        return _facts_of_next(turned, seat)
    paid, out, gain = 0.0, 0.0, 0.0
    for steps in lookup_tables.FACES:
        _owner, _colour, _squares, _due, dirhams, leaves = turned.toll(steps)
        paid += dirhams / 6
        out += leaves / 6
        if not leaves:
            gain += _best_gain(after(turned, codes.FIRST_ROLL + steps - 1)) / 6
    return {("pays", seat): paid, ("goes-out", seat): out, ("rug-gain", seat): gain}


def _best_gain(state: State) -> int:
    """The points that the best rug gains on the others at once."""
    before, seat = state.scores(), state.mover
    gains = []
    for action in state.legal():
        scores = after(state, action).scores()
        changes = [now - then for now, then in zip(scores, before, strict=True)]
        gains.append(2 * changes[seat] - sum(changes))
    return max(gains)


def _facts_of_rug(state: State, action: int) -> Facts:
    seat = state.mover
    laid = after(state, action)
    scores, before = laid.scores(), state.scores()
    others = [i for i in range(state.players) if i != seat and not state.out[i]]
    facts: Facts = {
        ("lead", seat): scores[seat] - max(scores[i] for i in others),
        ("covers", seat): sum(before[i] - scores[i] for i in others),
        ("own-area-grown", seat): _largest(laid, seat),
        ("risky-squares", seat): _risky(laid, seat),
    }
    for other in others:
        facts["their-area-cut", other] = _largest(laid, other)
    while laid.phase == codes.REVEAL:
        laid = after(laid, laid.legal()[0])  # any: no payment depends on it
    if laid.phase == codes.TURN and laid.variant:
        ways: list[Facts] = [_facts_of_next(after(laid, way), seat) for way in laid.legal()]
        facts |= max(ways, key=lambda found: found["earns", seat])
    elif laid.phase == codes.TURN:
        facts.update(_facts_of_next(laid, seat))
    else:
        facts.update(_no_next(seat))
    return facts


def _no_next(seat: int) -> Facts:
    return {("earns", seat): 0.0, ("next-goes-out", seat): 0.0}


def _facts_of_next(state: State, seat: int) -> Facts:
    """What the next player will pay a seat, if he turns Assam where there is least to pay."""
    while state.phase == codes.REVEAL:
        state = after(state, state.legal()[0])
    if state.mover == seat or state.phase == codes.OVER:
        return _no_next(seat)
    ways = []
    for _way, ready in before_throws(state):
        paid, earned, out = 0.0, 0.0, 0.0
        for steps in lookup_tables.FACES:
            owner, _colour, _squares, _due, dirhams, leaves = ready.toll(steps)
            paid += dirhams / 6
            earned += dirhams / 6 if owner == seat else 0.0
            out += leaves / 6
        ways.append((paid, earned, out))
    _, earned, out = min(ways)
    return {("earns", seat): earned, ("next-goes-out", seat): out}


def _areas(state: State, seat: int) -> list[int]:
    """How many squares each area has that is paid for to a seat (R4.1, R4.5)."""
    found = []
    masks = {state.joined(colour) for colour in range(state.colours) if state.owner(colour) == seat}
    for mask in masks:
        left = mask
        while left:
            squares = kernel.area(left, left & -left)
            found.append(kernel.count(squares))
            left &= ~squares
    return found


def _largest(state: State, seat: int) -> int:
    """The squares of the largest area of a seat."""
    return max(_areas(state, seat), default=0)


def _risky(state: State, seat: int) -> int:
    """The squares on which a seat would go out if Assam stopped there at its throw (R4.3)."""
    if not state.elimination:
        return 0
    purse = state.dirhams[seat]
    return sum(
        size
        for other in range(state.players)
        if other != seat and not state.out[other]
        for size in _areas(state, other)
        if size > purse
    )
