"""A process that answers questions to the engine: ``python -m marrakech.server.analysis_worker``.

Each line that it reads is a number and a question as JSON. Each line of the answer is written with
that number in front of it. A line with only the negative of a number cancels that question. The
process ends when its input does.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import msgspec

from marrakech.core.actions import Action
from marrakech.core.errors import IllegalAction, Refusal
from marrakech.core.game import Game
from marrakech.server.analysis_types import (
    AnalysePosition,
    AnalysisAnswered,
    AnalysisLine,
    AnalysisShown,
    ComparePosition,
    Comparison,
    ComparisonAnswered,
    Progress,
    Question,
    ReviewAnswered,
    ReviewGame,
    ReviewShown,
    ReviewStep,
    RollOut,
    RolloutAnswered,
    RolloutShown,
    StepTold,
    failure,
)
from marrakech.server.errors import ServerRefusal
from marrakech.study import Cancelled, Decision, analyse, explain, review, rollout
from marrakech.study.plain import (
    compact_review,
    compact_step,
    plain_analysis,
    plain_explanation,
    plain_reasons,
    plain_rollout,
    rounded,
)
from marrakech.study.reasons import reasons_between
from marrakech.table.replay import first_record, gone_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.study.review import Step

Shown = TypeVar("Shown")

NICE = "MARRAKECH_ANALYSIS_NICE"
POLITE = 15
"""Its `nice` value, where the system has one: lower priority than the server."""
PAUSE = 0.1
"""Seconds between two lines of progress, at least."""


class Answering:
    """Answers one question; every line of the answer is passed to ``tell``."""

    def __init__(
        self,
        question: Question,
        tell: Callable[[AnalysisLine], None],
        cancelled: Callable[[], bool],
    ) -> None:
        self._question = question
        self._tell = tell
        self._cancelled = cancelled
        self._told_at = 0.0

    def answer(self) -> None:
        """Answer it; if that fails or is cancelled, the last line says why."""
        try:
            self._tell(self._answer(self._question))
        except Cancelled:
            self._tell(failure(ServerRefusal("not-understood", why="cancelled")))
        except Refusal as refusal:
            self._tell(failure(refusal))
        except (LookupError, ValueError) as error:
            self._tell(failure(ServerRefusal("not-understood", why=str(error))))

    def _answer(self, question: Question) -> AnalysisLine:
        match question:
            case AnalysePosition():
                return self._analyse(question)
            case ComparePosition():
                return self._compare(question)
            case RollOut():
                return self._roll_out(question)
            case ReviewGame():
                return self._review(question)

    def _progress(self, done: int, total: int) -> None:
        at = monotonic()
        if at - self._told_at >= PAUSE:
            self._told_at = at
            self._tell(Progress(done, total, getattr(self._question, "depth", "quick")))

    def _analyse(self, question: AnalysePosition) -> AnalysisAnswered:
        game = Game.from_position(question.position)
        found = analyse(game, question.depth, progress=self._progress, cancelled=self._cancelled)
        why = None
        if len(found.choices) > 1:
            best, second = found.choices[0], found.choices[1]
            state, seat = game.kernel_state(), found.seat
            reasons, against = reasons_between(state, best.action, second.action)
            why = {
                "seat": seat,
                "action": best.action.text,
                "other": second.action.text,
                "chance": best.worth.chances[seat] - second.worth.chances[seat],
                "margin": best.worth.margins[seat] - second.worth.margins[seat],
                "reasons": plain_reasons(reasons),
                "against": plain_reasons(against),
                "rugs_left": list(state.pile[: state.players]),
            }
        return AnalysisAnswered(_shown({**plain_analysis(found), "why": why}, AnalysisShown))

    def _compare(self, question: ComparePosition) -> ComparisonAnswered:
        game = Game.from_position(question.position)
        told = explain(game, question.action, question.other)
        return ComparisonAnswered(_shown(plain_explanation(told), Comparison))

    def _roll_out(self, question: RollOut) -> RolloutAnswered:
        game = Game.from_position(question.position)
        actions = [Action.of(each) for each in question.actions]
        for action in actions:
            if not game.is_legal(action):
                raise IllegalAction("number-not-legal", number=action.index)
        found = rollout(
            game,
            actions,
            games=question.games,
            seed=question.seed,
            progress=self._progress,
            cancelled=self._cancelled,
        )
        return RolloutAnswered(_shown(plain_rollout(found), RolloutShown))

    def _review(self, question: ReviewGame) -> ReviewAnswered:
        record = first_record(question.record)
        game = record.game
        state = game.start().kernel_state()

        def tell_step(step: Step) -> None:
            told = {**compact_step(step), "reasons": [], "against": []}
            if isinstance(step, Decision) and step.word is not None:
                best = step.analysis.best.action
                reasons, against = reasons_between(state, best, step.action)
                told["reasons"], told["against"] = plain_reasons(reasons), plain_reasons(against)
            state.push(step.action.index)
            self._tell(StepTold(question.depth, _shown(told, ReviewStep)))

        found = review(
            game,
            question.depth,
            gave_up=tuple(gone_of(record.headers, game.rules.players)),
            progress=self._progress,
            cancelled=self._cancelled,
            on_step=tell_step,
        )
        return ReviewAnswered(_shown(compact_review(found), ReviewShown))


def _shown(told: dict[str, Any], shown: type[Shown]) -> Shown:
    return msgspec.convert(rounded(told), shown)


def work() -> None:
    """Answer questions until the input ends."""
    asked: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
    unwanted: set[int] = set()
    encoder = msgspec.json.Encoder()
    decoder = msgspec.json.Decoder(Question)

    def read() -> NoReturn:
        for line in sys.stdin.buffer:
            number, _, question = line.partition(b" ")
            if question:
                asked.put((int(number), question))
            else:
                unwanted.add(-int(number))
        os._exit(0)  # the server has gone: an answer that is being computed has no reader

    Thread(target=read, name="questions", daemon=True).start()
    out = sys.stdout.buffer
    while True:
        number, question = asked.get()
        prefix = b"%d " % number

        def tell(line: AnalysisLine, prefix: bytes = prefix) -> None:
            out.write(prefix + encoder.encode(line) + b"\n")
            out.flush()

        def cancelled(number: int = number) -> bool:
            return number in unwanted

        Answering(decoder.decode(question), tell, cancelled).answer()
        unwanted.discard(number)


def politeness() -> int:
    """The `nice` value that the host has set in the environment, or ours."""
    wanted = os.environ.get(NICE, "")
    if wanted in {str(number) for number in range(20)}:
        return int(wanted)
    if wanted:
        print(f"{NICE} is a number from 0 to 19, not {wanted!r}: {POLITE} it is", file=sys.stderr)  # noqa: T201
    return POLITE


if __name__ == "__main__":
    with suppress(AttributeError):  # Windows has no `nice`
        os.nice(politeness())
    with suppress(KeyboardInterrupt, BrokenPipeError):
        work()
