"""The lesson asks for what is right by the rules, and answers every mistake."""

from __future__ import annotations

import msgspec
import pytest

from marrakech.core.board import rugs_round
from marrakech.core.errors import IllegalAction
from marrakech.core.story import Phase, Walked
from marrakech.locales.check import Catalogue
from marrakech.teach.lesson import PLANS, Lesson, LessonStep, lesson
from marrakech.teach.rulebook import SECTIONS, message_of

STEPS = {step.name: step for step in lesson().steps}
GAMES = {plan().name: plan().game for plan in PLANS}
RULES = {rule for section in SECTIONS for rule in section.rules}


def test_it_goes_over_the_wire() -> None:
    assert msgspec.json.decode(msgspec.json.encode(lesson()), type=Lesson) == lesson()


def test_it_has_about_ten_steps() -> None:
    assert len(STEPS) == len(lesson().steps) == 10


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_a_step_has_its_words(step: LessonStep) -> None:
    known = Catalogue("en").messages
    said = {step.title, step.task, f"learn-{step.name}-done"}
    said |= {wrong.hint for wrong in step.wrong if wrong.hint}
    said |= {message_of(wrong.rule) for wrong in step.wrong if wrong.rule}
    if step.kind == "choice":
        said |= {f"learn-{step.name}-choice-{choice}" for choice in step.choices}
    assert said <= known.keys()
    assert step.rule in RULES


def everything(step: LessonStep) -> set[str]:
    """All that can be answered."""
    match step.kind:
        case "way" | "rug":
            assert step.todo is not None
            return set(step.todo.legal)
        case "player":
            return {str(seat) for seat in range(len(step.position.players))}
        case "square":
            return {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}
        case "throw":
            return {"3"}
        case _:
            return set(step.choices)


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_every_answer_is_right_or_has_a_reply(step: LessonStep) -> None:
    replies = {wrong.answer for wrong in step.wrong}
    assert step.right
    assert not replies & set(step.right)
    left = everything(step) - replies - set(step.right)
    assert not left or "*" in replies
    assert all((wrong.hint is None) != (wrong.rule is None) for wrong in step.wrong)


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_what_happens_is_what_the_game_would_do(step: LessonStep) -> None:
    assert len(step.items) == len(step.after)
    assert len(step.items) in (0, len(step.right))
    assert all(after != step.position for after in step.after)


def test_a_rug_is_right_if_and_only_if_it_is_legal() -> None:
    for name in ("lay", "cover"):
        step, game = STEPS[name], GAMES[name]
        legal = {action.text for action in game.legal()}
        assert set(step.right) <= legal
        for wrong in step.wrong:
            if wrong.rule is not None:
                with pytest.raises(IllegalAction):
                    game.copy().push(wrong.answer)
            else:
                assert wrong.answer in legal
    assert set(STEPS["lay"].right) == {action.text for action in GAMES["lay"].legal()}
    assert {wrong.rule for wrong in STEPS["cover"].wrong} == {"R5.2", None}
    places = {near.name + far.name for near, far in rugs_round(GAMES["cover"].assam.square)}
    assert everything(STEPS["cover"]) == places


def test_the_free_way_is_free_and_the_others_are_not() -> None:
    todo = STEPS["turn"].todo
    assert todo is not None
    assert {each.way for each in todo.forecasts if each.expected == 0} == {"R"}


def test_the_walk_ends_where_it_says() -> None:
    for name in ("throw", "mosaic"):
        walked = GAMES[name].copy().push("3")
        assert isinstance(walked, Walked)
        assert any(step.mosaic for step in walked.path) == (name == "mosaic")
    assert STEPS["mosaic"].right == ["b6"]


def test_payments_are_those_of_the_game() -> None:
    for name, due in (("pay", 5), ("piles", 4)):
        last = GAMES[name].history[-1]
        assert isinstance(last, Walked)
        assert last.payment is not None
        assert last.payment.due == due
        assert STEPS[name].right == [str(due)]


def test_who_wins_has_neither_most_dirhams_nor_most_squares() -> None:
    outcome = GAMES["count"].outcome()
    assert outcome is not None
    [winner] = outcome.winners
    assert STEPS["count"].right == [str(winner)]
    assert outcome.dirhams[winner] < max(outcome.dirhams)
    assert outcome.squares[winner] < max(outcome.squares)


def test_who_cannot_pay_goes_out() -> None:
    game = GAMES["out"].copy()
    walked = game.push("3")
    assert isinstance(walked, Walked)
    assert walked.out
    assert walked.payment is not None
    assert (walked.payment.due, walked.payment.paid) == (5, 3)
    assert game.phase != Phase.OVER


def test_the_variant_turns_at_the_end() -> None:
    assert GAMES["variant"].rules.variant == "turn-at-end"
    assert STEPS["variant"].right == ["L"]
