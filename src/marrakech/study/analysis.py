"""What everything is worth that can be done in a position: ``analyse``.

>>> from marrakech import Game
>>> game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4")
>>> found = analyse(game)
>>> [choice.action.text for choice in found.choices][-1], found.choices[0].loss
('F', 0.0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.core import codes
from marrakech.core.actions import ACTIONS
from marrakech.core.story import PHASES
from marrakech.study.depth import QUICK, Judge, best_of
from marrakech.study.words import MATTERS, word_for
from marrakech.study.worth import after

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.core.actions import Action
    from marrakech.core.kernel import State
    from marrakech.core.market import Market
    from marrakech.core.story import Phase
    from marrakech.study.depth import Depth, DepthName, Judged, Progress
    from marrakech.study.words import Word
    from marrakech.study.worth import Method, Worth


class Choice(NamedTuple):
    """Something that a player may do."""

    action: Action
    worth: Worth
    """What the position is worth to every seat if it is done."""
    loss: float
    """What the player loses of the chance to win, against the best; never less than 0."""
    margin_loss: float
    """What the player loses of the margin. It may be less than 0: chances come first."""
    method: Method

    @property
    def word(self) -> Word | None:
        """What the loss is called; None if it is small."""
        return word_for(self.loss)


class Possibility(NamedTuple):
    """Something that chance may bring."""

    action: Action
    share: float
    """How likely it is."""
    worth: Worth
    """What the position is worth to every seat if it comes."""
    luck: Worth
    """What it gives to every seat: its worth less the mean over all that may come."""
    method: Method


class Analysis(NamedTuple):
    """A position and all that can be done there."""

    phase: Phase
    seat: int
    """Who has to choose, or for whom chance acts."""
    worth: Worth
    """What it is worth to every seat: with the best choice, or on average over what may come."""
    choices: tuple[Choice, ...]
    """All that the player may choose, the best first; none where chance acts."""
    possibilities: tuple[Possibility, ...]
    """All that chance may bring, in the order of their numbers; none where a player chooses."""
    method: Method

    @property
    def best(self) -> Choice:
        """The best choice; :class:`LookupError` where there is nothing to choose."""
        if not self.choices:
            raise LookupError("nobody has to choose anything here")
        return self.choices[0]

    def choice(self, action: Action) -> Choice:
        """What one action is worth; :class:`LookupError` if it is not to be chosen here."""
        for choice in self.choices:
            if choice.action == action:
                return choice
        raise LookupError(f"{action.text} is not to be chosen here")

    def possibility(self, action: Action) -> Possibility:
        """What one outcome is worth; :class:`LookupError` if chance cannot bring it here."""
        for possibility in self.possibilities:
            if possibility.action == action:
                return possibility
        raise LookupError(f"chance does not bring {action.text} here")

    @property
    def matters(self) -> bool:
        """Whether it matters what is chosen: if not, it counts in no mean."""
        return any(choice.loss >= MATTERS for choice in self.choices)


def analyse(
    game: Market,
    depth: Depth | DepthName = QUICK,
    *,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Analysis:
    """What everything is worth that can be done in a position, to every seat.

    ``game`` is a game or a view; nothing is used of it that players may not know. ``depth`` is
    ``"quick"``, ``"deep"`` or a :class:`Depth` of one's own. ``progress`` is told how many actions
    have been looked at, of how many; if ``cancelled`` says yes, :class:`Cancelled` is raised.
    """
    state = game.kernel_state()
    judge = Judge(game.rules, depth, cancelled)
    legal = state.legal()
    if progress is not None:
        progress(0, len(legal))
        if state.phase == codes.TURN and not state.variant:
            for done, way in enumerate(legal, 1):  # the judge caches each, for analysis() below
                judge.worth(after(state, way))
                progress(done, len(legal))
    found = analysis(judge, state)
    if progress is not None:
        progress(len(legal), len(legal))
    return found


def analysis(judge: Judge, state: State) -> Analysis:
    """The same for a kernel position, with a judge whose cache may be filled already."""
    method = judge.method(state)
    choices: tuple[Choice, ...] = ()
    possibilities: tuple[Possibility, ...] = ()
    worth = judge.worth(state)
    if state.odds():
        possibilities = tuple(
            Possibility(
                ACTIONS[each.action], each.share, each.worth, each.worth.minus(worth), method
            )
            for each in judge.look(state)
        )
    elif state.phase != codes.OVER:
        choices = _choices(judge.look(state), state.mover, method)
    seat = state.revealer() if state.phase == codes.REVEAL else state.mover
    return Analysis(PHASES[state.phase], seat, worth, choices, possibilities, method)


def _choices(found: tuple[Judged, ...], seat: int, method: Method) -> tuple[Choice, ...]:
    best = best_of(found, seat).worth
    in_order = sorted(found, key=lambda each: -each.worth.score(seat))
    return tuple(
        Choice(
            ACTIONS[each.action],
            each.worth,
            max(0.0, best.chances[seat] - each.worth.chances[seat]),
            best.margins[seat] - each.worth.margins[seat],
            method,
        )
        for each in in_order
    )
