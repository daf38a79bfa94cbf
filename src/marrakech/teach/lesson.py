"""The lesson: small steps on a board, each of which asks for one thing.

What is right follows from the core: a payment, the end of a walk, a forecast, a refusal. Only what
to say to a mistake is written down here, by the names of messages in the catalogue ``learn``.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core.actions import LAYS
from marrakech.core.board import rugs_round
from marrakech.core.errors import IllegalAction
from marrakech.core.forecast import forecasts
from marrakech.core.rules import Rules
from marrakech.core.story import Walked
from marrakech.table.messages import LogItem, Position, Todo, WireStruct
from marrakech.table.presenter import Presenter
from marrakech.teach.scenes import played, scene

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marrakech.core.game import Game

Kind = Literal["way", "throw", "square", "number", "rug", "player", "choice"]

RULE_OF_REFUSAL = {
    "under-assam": "R5.1",
    "not-beside-assam": "R5.1",
    "far-square-first": "R5.1",
    "covers-whole-rug": "R5.2",
}
"""The rule that a refused rug breaks."""


class Wrong(WireStruct, frozen=True):
    """A wrong answer, and the reply to it: a message, or the rule that it breaks."""

    answer: str
    """``*`` stands for all answers that are not listed."""
    hint: str | None = None
    rule: str | None = None


class LessonStep(WireStruct, frozen=True):
    """A step of the lesson."""

    name: str
    """The messages of a step begin with ``learn-`` and this."""
    title: str
    """The message that names it."""
    task: str
    """The message that says what to do."""
    rule: str
    """Where the rulebook tells more."""
    kind: Kind
    """What is asked for: a way to turn, a throw, a square, a number, a rug, a player, a choice."""
    position: Position
    todo: Todo | None
    choices: list[str]
    """What there is to choose from, where that is not on the board."""
    right: list[str]
    wrong: list[Wrong]
    items: list[LogItem]
    """What happens after each right answer, if anything does."""
    after: list[Position]
    """The position after each of these."""


class Lesson(WireStruct, frozen=True):
    """All steps."""

    steps: list[LessonStep]


class _Plan(NamedTuple):
    """A step as it is written in this file, before its positions are made for the page."""

    name: str
    rule: str
    kind: Kind
    game: Game
    right: tuple[str, ...]
    wrong: tuple[Wrong, ...] = ()
    choices: tuple[str, ...] = ()
    action: str | None = None
    """What is played when the answer is right, if that is not an action itself."""
    title: str | None = None
    task: str | None = None
    legal: tuple[str, ...] | None = None
    """The rugs that can be chosen, right or wrong; all legal ones if nothing else is said."""


def _hints(**of: str | Iterable[str]) -> tuple[Wrong, ...]:
    """Replies to wrong answers: ``hint=answer`` or ``hint=(answers, ...)``."""
    return tuple(
        Wrong(answer, hint=hint)
        for hint, answers in of.items()
        for answer in ([answers] if isinstance(answers, str) else answers)
    )


def _turn() -> _Plan:
    game = scene("y:e4f4 y:g4g3 y:d6d7 b:b2b3")
    free = tuple(each.way.value for each in forecasts(game) if not each.expected)
    wrong = _hints(left="L", forward="F")
    return _Plan("turn", "R3.2", "way", game, free, wrong, task="turn-see-task")


def _throw() -> _Plan:
    game = played(_turn().game, "R")
    return _Plan("throw", "R3.3", "throw", game, ("3",), action="3", title="throw-title")


def _mosaic() -> _Plan:
    game = played(scene("b:d4e4 y:f2g2", "c6S"), "F")
    walked = game.copy().push("3")
    assert isinstance(walked, Walked)
    wrong = _hints(straight="c7", count=("b7", "b5"), other="*")
    return _Plan("mosaic", "R1.4", "square", game, (str(walked.end),), wrong, action="3")


def _pay() -> _Plan:
    game = played(scene("y:c3d3 y:d2e2 y:e3f3 y:c5c4 y:f5f6 r:e2e3", "d6N"), "F")
    due = _due(game, "3")
    game = played(game, "3")
    numbers = range(due - 2, due + 3)
    wrong = _hints(few=map(str, numbers[:2]), many=map(str, numbers[3:]))
    return _Plan("pay", "R4.1", "number", game, (str(due),), wrong, tuple(map(str, numbers)))


def _due(game: Game, throw: str) -> int:
    """What a throw would cost."""
    walked = game.copy().push(throw)
    assert isinstance(walked, Walked)
    assert walked.payment is not None
    return walked.payment.due


def _lay() -> _Plan:
    game = scene("y:c3b3 b:f5f6 p:e2e3", "d4S", "lay")
    places = tuple(near.name + far.name for near, far in LAYS if near < far)
    right, wrong, legal = _sorted_out(game, places)
    return _Plan("lay", "R5.1", "rug", game, right, wrong, title="lay-title", legal=legal)


def _cover() -> _Plan:
    game = scene("b:c3c2 y:c4b4 p:e3f3", "d3W", "lay")
    places = tuple(near.name + far.name for near, far in rugs_round(game.assam.square))
    legal, wrong, offered = _sorted_out(game, places)
    right = ("c3c4",)
    wrong += _hints(elsewhere=[place for place in legal if place not in right])
    return _Plan("cover", "R5.2", "rug", game, right, wrong, legal=offered)


def _sorted_out(
    game: Game, places: Iterable[str]
) -> tuple[tuple[str, ...], tuple[Wrong, ...], tuple[str, ...]]:
    """Which places are legal, which rules the others break, and all of them as they are chosen."""
    legal: list[str] = []
    wrong: list[Wrong] = []
    for place in places:
        around = (place, place[2:] + place[:2])
        allowed = [each for each in around if any(each == a.text for a in game.legal())]
        if allowed:
            legal += allowed
            continue
        reasons = {each: _reason(game, each) for each in around}
        answer = min(around, key=lambda each: reasons[each] == "far-square-first")
        wrong.append(Wrong(answer, rule=RULE_OF_REFUSAL[reasons[answer]]))
    return tuple(legal), tuple(wrong), (*legal, *(each.answer for each in wrong))


def _reason(game: Game, action: str) -> str:
    try:
        game.copy().push(action)
    except IllegalAction as refusal:
        return refusal.reason
    raise AssertionError(f"{action} is legal")


def _count() -> _Plan:
    rules = Rules(players=3, rugs=6)
    rugs = (
        "y:b1c1 r:a1b1 b:f1g1 y:b2c2 r:a2b2 b:f2g2 y:b3c3 r:a3b3 b:f3g3 y:e6f6 r:a6b6 b:f6g6 "
        "y:e1d1 b:c1c2 r:e1e2 y:c5c6 b:b6b7"
    )
    game = scene(rugs, "d4S", "lay", 0, rules=rules, dirhams=(29, 34, 27))
    game = played(game, "d5e5")
    outcome = game.outcome()
    assert outcome is not None
    richest, widest = (
        str(max(range(3), key=of.__getitem__)) for of in (outcome.dirhams, outcome.squares)
    )
    wrong = _hints(dirhams=richest, squares=widest, other="*")
    return _Plan("count", "R6.2", "player", game, tuple(map(str, outcome.winners)), wrong)


def _out() -> _Plan:
    game = scene(
        "y:c3d3 y:d2e2 y:c5c4 b:f5f6 b:a6a7 b:c5b5", "d6N", "turn", 2, dirhams=(30, 30, 3, 27)
    )
    game = played(game, "F")
    return _Plan(
        "out",
        "R4.3",
        "choice",
        game,
        ("out",),
        wrong=_hints(owes="owes", free="free"),
        choices=("owes", "out", "free"),
        action="3",
    )


def _piles() -> _Plan:
    rules = Rules(players=2)
    game = scene("y:d3e3 p:c2c3 y:d2e2 p:f2f3 b:b5b6", "d6N", rules=rules)
    game = played(game, "F")
    due = _due(game, "3")
    both = due + 3
    numbers = tuple(map(str, (due - 2, due, due + 1, both)))
    wrong = _hints(few=str(due - 2), both=(str(due + 1), str(both)))
    return _Plan("piles", "R4.2", "number", played(game, "3"), (str(due),), wrong, numbers)


def _variant() -> _Plan:
    rules = Rules(variant="turn-at-end")
    game = scene("r:e4f4 r:g4g5 r:e3f3 y:b4b5 b:c2c3", "d4S", "turn", rules=rules)
    right = max(forecasts(game), key=lambda each: each.expected).way.value
    other = "R" if right == "L" else "L"
    return _Plan("variant", "R7.1", "way", game, (right,), _hints(wrong=other))


PLANS = (_turn, _throw, _mosaic, _pay, _lay, _cover, _count, _out, _piles, _variant)


@cache
def lesson() -> Lesson:
    """The whole lesson, with all positions."""
    return Lesson([_step(plan()) for plan in PLANS])


def _step(plan: _Plan) -> LessonStep:
    presenter = Presenter()
    position, todo = presenter.position(plan.game), presenter.todo(plan.game)
    if todo is not None and plan.legal is not None:
        todo = Todo(todo.seat, todo.phase, list(plan.legal), todo.forecasts)
    actions = [plan.action] if plan.action else []
    if plan.kind in {"way", "rug"}:
        actions = list(plan.right)
    items: list[LogItem] = []
    after: list[Position] = []
    for action in actions:
        then = plan.game.copy()
        items.append(presenter.item(then.push(action), len(items), 0, then))
        after.append(presenter.position(then))
    return LessonStep(
        name=plan.name,
        title=f"learn-{plan.title or plan.name}",
        task=f"learn-{plan.task or plan.name + '-task'}",
        rule=plan.rule,
        kind=plan.kind,
        position=position,
        todo=todo,
        choices=list(plan.choices),
        right=list(plan.right),
        wrong=[
            Wrong(each.answer, each.hint and f"learn-{plan.name}-{each.hint}", each.rule)
            for each in plan.wrong
        ],
        items=items,
        after=after,
    )


def words_of(steps: Iterable[LessonStep]) -> set[str]:
    """The messages that only steps name, so that the check of catalogues knows they are used."""
    hints = {each.hint for step in steps for each in step.wrong if each.hint}
    return hints | {step.title for step in steps} | {step.task for step in steps}
