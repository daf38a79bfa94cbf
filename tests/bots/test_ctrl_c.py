"""Ctrl-C comes where nothing can be left half done: between two steps of who waits for threads."""

from __future__ import annotations

import signal
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Rules
from marrakech.arena import Match
from marrakech.arena.survey import Survey, SurveyCell
from marrakech.bots.ctrl_c import check_ctrl_c, held_ctrl_c, results_of
from marrakech.bots.values import value_for
from marrakech.cli.bench import games_per_second
from marrakech.training import calibration
from marrakech.training.trainer import Trainer
from tests.training.making import TINY

if TYPE_CHECKING:
    from collections.abc import Callable

TWO = Rules(players=2)


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def test_it_waits_for_the_next_check() -> None:
    reached = False
    with held_ctrl_c():
        press()
        reached = True
        with pytest.raises(KeyboardInterrupt):
            check_ctrl_c()
        check_ctrl_c()  # once is once
    assert reached
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_it_waits_no_longer_than_to_the_end() -> None:
    steps: list[str] = []

    def two_steps() -> None:
        with held_ctrl_c():
            press()
            steps.append("after it was pressed")

    with pytest.raises(KeyboardInterrupt):
        two_steps()
    assert steps


def test_who_presses_twice_does_not_wait() -> None:
    steps: list[str] = []

    def two_steps() -> None:
        with held_ctrl_c():
            press()
            steps.append("after the first")
            press()
            steps.append("after the second")

    with pytest.raises(KeyboardInterrupt):
        two_steps()
    assert steps == ["after the first"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_other_threads_are_not_interrupted() -> None:
    told: list[str] = []

    def check() -> None:
        check_ctrl_c()
        with held_ctrl_c():
            told.append("not interrupted")

    with held_ctrl_c():
        press()
        thread = Thread(target=check)
        thread.start()
        thread.join()
        with pytest.raises(KeyboardInterrupt):
            check_ctrl_c()
    assert told == ["not interrupted"]


def test_who_handles_it_otherwise_still_does() -> None:
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        with held_ctrl_c():
            press()
        check_ctrl_c()
    finally:
        signal.signal(signal.SIGINT, before)
    assert pressed == [signal.SIGINT]


def test_results_come_in_order_and_the_rest_is_cancelled() -> None:
    first, second, third = Future[int](), Future[int](), Future[int]()
    second.set_result(2)
    first.set_result(1)
    results = results_of([first, second, third])
    assert [next(results), next(results)] == [1, 2]
    results.close()  # type: ignore[attr-defined]
    assert third.cancelled()


@pytest.mark.parametrize(
    "work",
    [
        pytest.param(partial(Match(["greedy", "random"], TWO).play, 10**6), id="match"),
        pytest.param(Survey([SurveyCell("random", TWO)], 10**6, 1).run, id="survey"),
        pytest.param(lambda: list(Trainer(TINY, 2).run()), id="training"),
        pytest.param(
            lambda: list(calibration.play(value_for(2, at_end=False), TWO, 10**4)), id="calibration"
        ),
        pytest.param(partial(games_per_second, 2, 2, 60.0), id="bench"),
    ],
)
def test_nothing_that_uses_threads_is_interrupted_amid_their_locks(
    work: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    submit = ThreadPoolExecutor.submit
    given: list[Future[Any]] = []

    def pressed_within(pool: ThreadPoolExecutor, *args: Any) -> Future[Any]:  # noqa: ANN401
        """As a person could press it: when the pool is about to take its locks."""
        if not given:
            press()
        given.append(submit(pool, *args))
        return given[-1]

    monkeypatch.setattr(ThreadPoolExecutor, "submit", pressed_within)
    with pytest.raises(KeyboardInterrupt):
        work()
    assert given, "it was interrupted within submit"
    assert all(future.done() for future in given), "somebody still works"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
