"""A whole game, decision by decision and throw by throw: ``review``.

Whatever changes in what a game is worth to a seat is either luck or somebody's skill, so that for
every seat and both measures

    worth at the start + luck + own skill + skill of others = result

``docs/study.md`` has the definitions, and an example that is computed step by step.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core import codes
from marrakech.core.record import turns_of
from marrakech.study.analysis import Analysis, analysis
from marrakech.study.depth import QUICK, Cancelled, Judge
from marrakech.study.habits import Dice, Habits, dice_of, habits_of
from marrakech.study.likeness import Likeness, likeness
from marrakech.study.words import Word, accuracy, luck_word
from marrakech.study.worth import Worth, nothing, settled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from marrakech.core.actions import Action
    from marrakech.core.game import Game
    from marrakech.core.rules import Rules
    from marrakech.study.analysis import Choice, Possibility
    from marrakech.study.depth import Depth, DepthName, Progress
    from marrakech.study.words import LuckWord

TURNING_POINTS = 3


class Decision(NamedTuple):
    """Something that a player chose."""

    number: int
    """How many actions came before it."""
    turn: int
    seat: int
    action: Action
    analysis: Analysis
    revised: Worth
    """By how much a fresh look at the position differs from the one before: see ``docs/study.md``.
    It counts as skill of who decided last."""
    skill: Worth
    """What the choice changed for every seat: nothing if it was the best."""

    @property
    def choice(self) -> Choice:
        """What was chosen."""
        return self.analysis.choice(self.action)

    @property
    def loss(self) -> float:
        """What the player lost of the chance to win."""
        return self.choice.loss

    @property
    def word(self) -> Word | None:
        """What that is called."""
        return self.choice.word

    @property
    def matters(self) -> bool:
        """Whether it mattered what was chosen."""
        return self.analysis.matters

    @property
    def change(self) -> Worth:
        """What it changed for every seat."""
        return self.skill

    @property
    def after(self) -> Worth:
        """What the game was worth afterwards."""
        return self.choice.worth


class Drawn(NamedTuple):
    """Something that chance brought: a throw, or a rug that a pile showed."""

    number: int
    """How many actions came before it."""
    turn: int
    seat: int
    """Who threw, or whose pile it was."""
    action: Action
    analysis: Analysis
    revised: Worth
    """By how much a fresh look at the position differs from the one before."""
    luck: Worth
    """What it gave to every seat."""

    @property
    def possibility(self) -> Possibility:
        """What came."""
        return self.analysis.possibility(self.action)

    @property
    def change(self) -> Worth:
        """What it changed for every seat."""
        return self.luck

    @property
    def after(self) -> Worth:
        """What the game was worth afterwards."""
        return self.possibility.worth

    def word(self, seat: int) -> LuckWord | None:
        """How lucky it was for a seat."""
        return luck_word(self.luck.chances[seat])


Step = Decision | Drawn


class Sums(NamedTuple):
    """Where the result of one seat comes from, in chances to win or in dirhams.

    The first four add up to the last.
    """

    start: float
    luck: float
    skill: float
    """What the player's own decisions changed; with ``revised``, the part that comes from looking
    at the same position once more, a turn later."""
    others: float
    """What the decisions of all others changed for this player."""
    result: float
    revised: float
    """The part of ``skill`` and ``others`` that is no decision, but a better look."""
    usual_luck: float
    """How much luck there is in such a game: its standard deviation, by what could have come."""

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.result - self.luck


class PlayerReview(NamedTuple):
    """How one player played."""

    seat: int
    chances: Sums
    margins: Sums
    decisions: int
    """How many decisions mattered."""
    mean_loss: float | None
    """The mean of what they lost; None if no decision mattered."""
    accuracy: float | None
    """The mean accuracy of decisions that mattered, from 0 to 100."""
    words: dict[Word, int]
    """How many inaccuracies, mistakes and blunders there were."""
    likeness: Likeness | None
    """Which bot loses as much; None if there is too little to compare."""
    dice: Dice
    habits: Habits


class Review(NamedTuple):
    """A game, and what became of everybody's chances in it."""

    rules: Rules
    depth: Depth
    start: Worth
    steps: tuple[Step, ...]
    result: Worth
    """The result; of a game that is not finished, what its last position is worth."""
    finished: bool
    gave_up: tuple[int, ...]
    players: tuple[PlayerReview, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that players chose."""
        return tuple(step for step in self.steps if isinstance(step, Decision))

    @property
    def draws(self) -> tuple[Drawn, ...]:
        """All that chance brought."""
        return tuple(step for step in self.steps if isinstance(step, Drawn))

    def turning_points(self, seat: int | None = None) -> tuple[Step, ...]:
        """The three steps that changed most, in the order of the game.

        With a seat, what changed most for that player; without, what moved most of the chance to
        win from one to another.
        """

        def size(step: Step) -> float:
            return step.change.size if seat is None else abs(step.change.chances[seat])

        largest = sorted(self.steps, key=size, reverse=True)[:TURNING_POINTS]
        return tuple(sorted(largest, key=lambda step: step.number))


def review(
    game: Game,
    depth: Depth | DepthName = QUICK,
    *,
    gave_up: Sequence[int] = (),
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    on_step: Callable[[Step], None] | None = None,
) -> Review:
    """Judge a whole game by what was known at each moment.

    ``gave_up`` are the seats that resigned, or ran out of time, in this order: they come last, and
    what that changes is their skill. A game that is not finished is worth in the end what its last
    position is worth. ``progress`` is told how many actions have been looked at, of how many; if
    ``cancelled`` says yes, :class:`Cancelled` is raised. ``on_step`` is told of each action as soon
    as it is judged.
    """
    ledger = _Ledger(Judge(game.rules, depth, cancelled), game, progress, on_step)
    return ledger.review(tuple(game.rules.seat(seat) for seat in gave_up))


class _Ledger:
    """Goes through a game and keeps account of whose doing every change is."""

    def __init__(
        self,
        judge: Judge,
        game: Game,
        progress: Progress | None,
        on_step: Callable[[Step], None] | None,
    ) -> None:
        self.judge = judge
        self.game = game
        self.progress = progress
        self.on_step = on_step
        self.steps: list[Step] = []
        players = game.rules.players
        self.luck = nothing(players)
        self.skill = [nothing(players) for _ in range(players)]
        self.revised = [nothing(players) for _ in range(players)]
        self.variance = nothing(players)
        self.start: Worth | None = None
        self.now: Worth | None = None
        self.blamed = 0
        """Who decided last."""

    def review(self, gave_up: tuple[int, ...]) -> Review:
        game = self.game
        state = game.start().kernel_state()
        self.blamed = state.mover
        done, total = 0, game.played
        self._tell(done, total)
        for turn, events in turns_of(game):
            for event in events:
                self._step(analysis(self.judge, state), done, turn, event.action)
                if self.on_step is not None:
                    self.on_step(self.steps[-1])
                state.push(event.action.index)
                done += 1
                self._tell(done, total)
        if self.judge.cancelled is not None and self.judge.cancelled():
            raise Cancelled
        finished = state.phase == codes.OVER or bool(gave_up)
        result = self.judge.worth(state)
        self._revise(result)
        if gave_up:
            given = settled(state, gave_up)
            share = 1 / len(gave_up)
            for seat in gave_up:
                part = given.minus(result)
                part = Worth(
                    tuple(share * number for number in part.chances),
                    tuple(share * number for number in part.margins),
                )
                self.skill[seat] = self.skill[seat].plus(part)
            result = given
        assert self.start is not None, "the last position was looked at, if no other"
        players = tuple(self._player(seat, result) for seat in range(game.rules.players))
        return Review(
            game.rules,
            self.judge.depth,
            self.start,
            tuple(self.steps),
            result,
            finished,
            gave_up,
            players,
        )

    def _tell(self, done: int, total: int) -> None:
        if self.progress is not None:
            self.progress(done, total)

    def _revise(self, worth: Worth) -> Worth:
        """Take a fresh look; what it changes belongs to who decided last."""
        if self.now is None:
            self.start = self.now = worth
        revised = worth.minus(self.now)
        self.revised[self.blamed] = self.revised[self.blamed].plus(revised)
        self.now = worth
        return revised

    def _step(self, found: Analysis, number: int, turn: int, action: Action) -> None:
        revised = self._revise(found.worth)
        if found.choices:
            chosen = found.choice(action).worth
            skill = chosen.minus(found.worth)
            self.blamed = found.seat
            self.skill[found.seat] = self.skill[found.seat].plus(skill)
            self.steps.append(Decision(number, turn, found.seat, action, found, revised, skill))
            self.now = chosen
        else:
            came = found.possibility(action)
            self.luck = self.luck.plus(came.luck)
            self.variance = self.variance.plus(_variance(found))
            self.steps.append(Drawn(number, turn, found.seat, action, found, revised, came.luck))
            self.now = came.worth

    def _player(self, seat: int, result: Worth) -> PlayerReview:
        assert self.start is not None
        own = [
            step
            for step in self.steps
            if isinstance(step, Decision) and step.seat == seat and step.matters
        ]
        losses = [step.loss for step in own]
        words: dict[Word, int] = {"inaccuracy": 0, "mistake": 0, "blunder": 0}
        for step in own:
            if step.word is not None:
                words[step.word] += 1
        return PlayerReview(
            seat,
            self._sums(seat, 0, result),
            self._sums(seat, 1, result),
            len(own),
            sum(losses) / len(losses) if losses else None,
            sum(map(accuracy, losses)) / len(losses) if losses else None,
            words,
            likeness(self.game.rules, self.judge.depth, losses),
            dice_of(self.game, [step for step in self.steps if isinstance(step, Drawn)], seat),
            habits_of(self.game.rules, own),
        )

    def _sums(self, seat: int, measure: int, result: Worth) -> Sums:
        """The account of one seat; the measure is 0 for chances, 1 for margins."""
        assert self.start is not None
        everybody = range(self.game.rules.players)
        skill = [
            self.skill[by][measure][seat] + self.revised[by][measure][seat] for by in everybody
        ]
        return Sums(
            self.start[measure][seat],
            self.luck[measure][seat],
            skill[seat],
            sum(skill[by] for by in everybody if by != seat),
            result[measure][seat],
            sum(self.revised[by][measure][seat] for by in everybody),
            sqrt(self.variance[measure][seat]),
        )


def _variance(found: Analysis) -> Worth:
    """How much what chance brings here is spread about its mean, for every seat."""
    seats = range(len(found.worth.chances))
    each = found.possibilities
    return Worth(
        tuple(sum(one.share * one.luck.chances[seat] ** 2 for one in each) for seat in seats),
        tuple(sum(one.share * one.luck.margins[seat] ** 2 for one in each) for seat in seats),
    )
