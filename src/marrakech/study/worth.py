"""What a position is worth to every seat, and how that was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.kernel import State


class Method(NamedTuple):
    """How a number was found."""

    kind: Literal["rules", "search", "rollout"]
    """``search``, ``rollout``, or ``rules`` for the result of a game that is over."""
    turns: int = 0
    """How many turns were looked ahead, the one that is being played included."""
    games: int = 0
    """How many games were played on from there."""
    is_exact: bool = False
    """Whether nothing was left out and nothing judged: every line was followed to its end."""


RULES = Method("rules", is_exact=True)
"""The game is over."""


class Worth(NamedTuple):
    """Every seat's chance to win, and its expected margin; or by how much these differ.

    A margin is what a seat has in points beyond the best other. Chances of a position add up to 1,
    for a win that is shared is shared; differences add up to 0.
    """

    chances: tuple[float, ...]
    margins: tuple[float, ...]

    def plus(self, other: Worth) -> Worth:
        """Both together, seat by seat."""
        return Worth(
            tuple(a + b for a, b in zip(self.chances, other.chances, strict=True)),
            tuple(a + b for a, b in zip(self.margins, other.margins, strict=True)),
        )

    def minus(self, other: Worth) -> Worth:
        """The difference, seat by seat."""
        return Worth(
            tuple(a - b for a, b in zip(self.chances, other.chances, strict=True)),
            tuple(a - b for a, b in zip(self.margins, other.margins, strict=True)),
        )

    def score(self, seat: int) -> float:
        """What a seat chooses by, as all bots do: its chance, and a little for its margin."""
        return self.chances[seat] + self.margins[seat] / 400.0

    @property
    def size(self) -> float:
        """Of a difference: how much of the chance to win changed hands."""
        return sum(map(abs, self.chances)) / 2


def judged_worth(wins: Sequence[float], margins: Sequence[float]) -> Worth:
    """What a search says of a position, with chances that add up to 1.

    It reckons in single precision, which leaves them some billionths off.
    """
    whole = sum(wins)
    return Worth(tuple(chance / whole for chance in wins), tuple(margins))


def after(state: State, action: int) -> State:
    """The position after an action."""
    following = state.snapshot()
    following.push(action)
    return following


def nothing(players: int) -> Worth:
    """No difference."""
    return Worth((0.0,) * players, (0.0,) * players)


def mean(shares: Sequence[float], worths: Sequence[Worth]) -> Worth:
    """The mean of what may come, each by its share."""
    seats = range(len(worths[0].chances))
    return Worth(
        tuple(sum(s * w.chances[i] for s, w in zip(shares, worths, strict=True)) for i in seats),
        tuple(sum(s * w.margins[i] for s, w in zip(shares, worths, strict=True)) for i in seats),
    )


def settled(state: State, gave_up: Sequence[int] = ()) -> Worth:
    """What everybody has when it is over (R6); who gave up comes last and scores nothing.

    If everybody gave up, the last one to go has won.
    """
    seats = range(state.players)
    standings, scores = state.standings(), state.scores()
    there = [seat for seat in seats if seat not in gave_up] or [gave_up[-1]]
    best = max(standings[seat] for seat in there)
    winners = [seat for seat in there if standings[seat] == best]
    points = [0 if seat in gave_up else scores[seat] for seat in seats]
    return Worth(
        tuple((seat in winners) / len(winners) for seat in seats),
        tuple(
            float(points[seat] - max(points[other] for other in seats if other != seat))
            for seat in seats
        ),
    )
