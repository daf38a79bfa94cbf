"""The queue of questions to the engine: limits, sharing, cancelling, processes that die."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from marrakech import Game
from marrakech.server.analysis_queue import AnalysisFailed, AnalysisQueue, read_line
from marrakech.server.analysis_types import (
    AnalysePosition,
    AnalysisAnswered,
    ComparePosition,
    ComparisonAnswered,
    Failed,
    Progress,
    ReviewAnswered,
    ReviewGame,
    RollOut,
    RolloutAnswered,
    StepTold,
)
from marrakech.server.analysis_worker import NICE, POLITE, politeness
from marrakech.server.errors import ServerRefusal
from marrakech.server.settings import Settings
from marrakech.study import analyse, review
from marrakech.table.replay import first_record

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from marrakech.server.analysis_queue import Asking
    from marrakech.server.analysis_types import AnalysisLine, Question

START = Game("standard/4").position()
SOUK = Path("docs/examples/souk.rec").read_text(encoding="utf-8")
LONG = ReviewGame(SOUK, "deep")
"""Takes some ten seconds."""


def some_of(record: str, actions: int) -> str:
    """The beginning of a game."""
    whole = first_record(record).game
    game = whole.start()
    for event in whole.history[:actions]:
        game.push(event.action)
    return game.record()


MIDDLING = ReviewGame(some_of(SOUK, 18), "deep")
"""Takes a second or two."""


def with_queue(use: Callable[[AnalysisQueue], Coroutine[Any, Any, None]], **settings: int) -> None:
    """Use a queue, and close it."""

    async def run() -> None:
        queue = AnalysisQueue(replace(Settings(data=Path("nowhere")), **settings))
        try:
            await use(queue)
        finally:
            await queue.close()
        assert queue.processes == 0

    asyncio.run(asyncio.wait_for(run(), 60))


async def lines(asking: Asking) -> AsyncIterator[AnalysisLine]:
    """What is answered, line by line."""
    try:
        async for line in asking:
            yield read_line(line)
    finally:
        asking.close()


async def heard(asking: Asking) -> list[AnalysisLine]:
    """All that is answered."""
    return [line async for line in lines(asking)]


async def until_begun(asking: Asking) -> None:
    """Wait for the first line."""
    async for _ in asking:
        return


async def until(check: Callable[[], bool]) -> None:
    """Wait for something that nobody tells."""
    for _ in range(3000):
        if check():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it does not come")


def children() -> set[int]:
    """The processes that this one has started, and that are still there."""
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == os.getpid() and words[0] != "Z":
            command = status.with_name("cmdline").read_bytes()
            if b"analysis_worker" in command:
                found.add(int(status.parent.name))
    return found


def is_gone(pid: int) -> bool:
    """Whether a process has ended."""
    return pid not in children()


def test_what_a_position_is_worth_is_what_the_library_says() -> None:
    found = analyse(Game("standard/4"))

    async def use(queue: AnalysisQueue) -> None:
        answer = await queue.answer(AnalysePosition(START))
        assert isinstance(answer, AnalysisAnswered)
        shown = answer.answer
        assert [each.action for each in shown.choices] == [
            choice.action.text for choice in found.choices
        ]
        assert shown.choices[0].chances == pytest.approx(found.choices[0].worth.chances, abs=1e-4)
        assert shown.why is not None
        assert shown.why.action == found.best.action.text

    with_queue(use)


def test_a_review_tells_each_step_and_then_the_sums() -> None:
    game = first_record(SOUK).game
    whole = review(game)

    async def use(queue: AnalysisQueue) -> None:
        told = await heard(queue.ask(ReviewGame(SOUK)))
        steps = [line.step for line in told if isinstance(line, StepTold)]
        assert [step.number for step in steps] == list(range(game.played))
        last = told[-1]
        assert isinstance(last, ReviewAnswered)
        for player, shown in zip(whole.players, last.answer.players, strict=True):
            sums = shown.chances
            added = sums.start + sums.luck + sums.skill + sums.others
            assert added == pytest.approx(sums.result, abs=1e-4)
            assert sums.luck == pytest.approx(player.chances.luck, abs=1e-4)
        wrong = [step for step in steps if step.word is not None]
        assert wrong
        assert all(step.best != step.action for step in wrong)
        assert any(step.reasons for step in wrong)

    with_queue(use)


def test_a_rollout_and_a_comparison_are_answered() -> None:
    async def use(queue: AnalysisQueue) -> None:
        rolled = await queue.answer(RollOut(START, ["L", "R"], games=36))
        assert isinstance(rolled, RolloutAnswered)
        assert {each.action for each in rolled.answer.choices} == {"L", "R"}
        compared = await queue.answer(ComparePosition(START, "L", "R"))
        assert isinstance(compared, ComparisonAnswered)
        assert compared.answer.seat == 0

    with_queue(use)


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        (AnalysePosition("nothing"), "position"),
        (ComparePosition(START, "d4d4"), ""),
        (ComparePosition(START, "nonsense"), ""),
        (RollOut(START, ["a1a2"]), ""),
        (ReviewGame("no record"), ""),
        (ReviewGame(""), "table-no-record"),
    ],
)
def test_what_makes_no_sense_is_refused_and_the_process_lives_on(
    question: Question, reason: str
) -> None:
    async def use(queue: AnalysisQueue) -> None:
        with pytest.raises(AnalysisFailed) as caught:
            await queue.answer(question)
        assert caught.value.failed.status in {400, 409}
        assert reason in caught.value.failed.reason
        before = children()
        await queue.answer(AnalysePosition(START))
        assert children() == before

    with_queue(use)


def test_the_same_question_is_looked_at_once() -> None:
    async def use(queue: AnalysisQueue) -> None:
        askings = [queue.ask(MIDDLING, f"address {number}") for number in range(20)]
        await until_begun(askings[0])
        assert len(children()) == 1
        late = queue.ask(MIDDLING)
        first = next(line for line in await heard(late) if isinstance(line, StepTold))
        assert first.step.number == 0, "who comes later hears what was told before"
        for asking in askings:
            asking.close()
        at_once = await asyncio.wait_for(heard(queue.ask(MIDDLING)), 1)
        assert isinstance(at_once[-1], ReviewAnswered), "the answer is kept"

    with_queue(use)


def test_one_address_and_all_together_may_ask_so_much() -> None:
    async def use(queue: AnalysisQueue) -> None:
        mine = [queue.ask(replace(LONG, record=SOUK + "\n" * n), "mine") for n in range(2)]
        with pytest.raises(ServerRefusal, match="too much"):
            queue.ask(AnalysePosition(START), "mine")
        other = queue.ask(replace(LONG, record=SOUK + "\n" * 3), "other")
        with pytest.raises(ServerRefusal, match="too much"):
            queue.ask(AnalysePosition(START), "third")
        mine[0].close()
        mine[0].close()
        queue.ask(AnalysePosition(START), "mine").close()
        for each in (mine[1], other):
            each.close()

    with_queue(use, analysis_per_address=2, analysis_waiting=3)


def test_long_questions_leave_a_process_for_short_ones() -> None:
    async def use(queue: AnalysisQueue) -> None:
        long = [queue.ask(replace(LONG, record=SOUK + "\n" * n)) for n in range(4)]
        await until_begun(long[0])
        await asyncio.wait_for(queue.answer(AnalysePosition(START)), 20)
        assert len(children()) == 2
        for each in long:
            each.close()

    with_queue(use, analysis_processes=2)


def test_what_nobody_wants_to_know_is_cancelled() -> None:
    async def use(queue: AnalysisQueue) -> None:
        # there is one process for long questions: only cancelling frees it
        asking = queue.ask(LONG)
        await until_begun(asking)
        before = children()
        asking.close()
        answered = await queue.answer(ReviewGame(some_of(SOUK, 6), "deep"))
        assert isinstance(answered, ReviewAnswered)
        assert children() == before, "it was not killed for it"
        # it is not kept either, half done as it was
        again = queue.ask(LONG)
        async for line in lines(again):
            assert isinstance(line, Progress), "it begins anew"
            break
        again.close()

    with_queue(use, analysis_processes=2)


def test_a_process_that_is_killed_is_replaced_and_its_question_asked_again_once() -> None:
    async def use(queue: AnalysisQueue) -> None:
        asking = queue.ask(MIDDLING)
        await until_begun(asking)
        (first,) = children()
        os.kill(first, signal.SIGKILL)
        await until(lambda: bool(children() - {first}))
        told = await heard(asking)
        assert isinstance(told[-1], ReviewAnswered)

    with_queue(use)


def test_a_question_that_kills_its_process_twice_is_given_up() -> None:
    async def use(queue: AnalysisQueue) -> None:
        asking = queue.ask(LONG)
        for _ in range(2):
            await until(lambda: bool(children()))
            (pid,) = children()
            os.kill(pid, signal.SIGKILL)
            await until(partial(is_gone, pid))
        last = (await heard(asking))[-1]
        assert isinstance(last, Failed)
        assert last.reason == "server-broken"
        await queue.answer(AnalysePosition(START))  # others are answered

    with_queue(use)


def test_what_takes_too_long_is_ended() -> None:
    async def use(queue: AnalysisQueue) -> None:
        last = (await heard(queue.ask(LONG)))[-1]
        assert isinstance(last, Failed)

    with_queue(use, analysis_seconds=1)


def test_processes_begin_when_needed_and_end_when_idle() -> None:
    async def use(queue: AnalysisQueue) -> None:
        assert not children()
        await queue.answer(AnalysePosition(START))
        assert len(children()) == 1
        await until(lambda: not children())
        await queue.answer(ComparePosition(START, "L"))

    with_queue(use, analysis_idle_seconds=1)


@pytest.mark.parametrize(
    ("wanted", "got", "told"), [("7", 7, ""), ("much", POLITE, "not 'much'"), ("", POLITE, "")]
)
def test_a_process_is_as_polite_as_the_host_wishes(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wanted: str,
    got: int,
    told: str,
) -> None:
    monkeypatch.setenv(NICE, wanted)
    assert politeness() == got
    said = capsys.readouterr().err
    assert told in said
    assert bool(said) == bool(told)


def test_a_process_can_be_ready_before_anybody_asks() -> None:
    async def use(queue: AnalysisQueue) -> None:
        queue.warm()
        queue.warm()
        await until(lambda: len(children()) == 1)
        (ready,) = children()
        await queue.answer(AnalysePosition(START))
        assert children() == {ready}

    with_queue(use)


def test_who_asks_while_a_process_is_starting_waits_for_that_one() -> None:
    async def use(queue: AnalysisQueue) -> None:
        queue.warm()
        await queue.answer(AnalysePosition(START))
        assert queue.processes == len(children()) == 1

    with_queue(use)


def test_closing_tells_those_who_wait() -> None:
    async def use(queue: AnalysisQueue) -> None:
        asking = queue.ask(LONG)
        await until_begun(asking)
        await queue.close()
        last = (await heard(asking))[-1]
        assert isinstance(last, Failed)
        assert last.reason == "server-closing"
        with pytest.raises(ServerRefusal, match="closing"):
            queue.ask(LONG)

    with_queue(use)
