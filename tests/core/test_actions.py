"""The three spellings of an action, and what cannot be one."""

from __future__ import annotations

from typing import Any, cast

import pytest

from marrakech import ACTIONS, Action, BadNotation, Colour, Lay, Reveal, Roll, Square, Turn, Way

from .playing import pickled


@pytest.mark.parametrize("number", range(len(ACTIONS)))
def test_object_text_and_number_name_the_same_action(number: int) -> None:
    action = ACTIONS[number]
    assert action.index == number
    assert Action.from_index(number) is action
    assert Action.parse(action.text) is action
    assert Action.parse(str(action)) is action
    assert eval(repr(action)) == action  # noqa: S307  (our own text)
    assert pickled(action) == action


def test_the_numbers_are_fixed_for_ever() -> None:
    """Programs store them: a change would turn old data into other games."""
    assert len(ACTIONS) == 179
    assert [str(action) for action in ACTIONS[:9]] == [*"LFR1234", "a1b1", "a1a2"]
    assert [str(action) for action in ACTIONS[-6:]] == [
        *("g7g6", "g7f7", "=red", "=yellow", "=blue", "=purple")
    ]


def test_every_rug_is_there_both_ways_round() -> None:
    """R5.1: 84 places, each of which can be laid from either end."""
    lays = {(action.near, action.far) for action in ACTIONS if isinstance(action, Lay)}
    assert len(lays) == 168
    assert {(far, near) for near, far in lays} == lays


@pytest.mark.parametrize(
    ("made", "plain"),
    [
        (Turn(cast("Way", "L")), Turn(Way.LEFT)),
        (Reveal(cast("Colour", "red")), Reveal(Colour.RED)),
        (Lay(cast("Square", (2, 3)), cast("Square", (2, 4))), Lay(Square(2, 3), Square(2, 4))),
    ],
)
def test_what_an_action_is_made_of_has_its_proper_type(made: Action, plain: Action) -> None:
    assert made == plain
    assert repr(made) == repr(plain)
    assert made.text == plain.text


@pytest.mark.parametrize("steps", [0, 5, -1, True])
def test_the_die_shows_one_to_four(steps: int) -> None:
    """R1.3."""
    with pytest.raises(BadNotation, match=f"“{steps}” is no action"):
        Roll(steps)


@pytest.mark.parametrize("steps", [2.0, "2", None])
def test_a_throw_is_a_whole_number(steps: Any) -> None:  # noqa: ANN401  (the wrong type is the point)
    with pytest.raises(TypeError):
        Roll(steps)


@pytest.mark.parametrize("index", [-1, 179, 10**30])
def test_there_is_no_other_number(index: int) -> None:
    with pytest.raises(BadNotation, match="they go from 0 to 178"):
        Action.from_index(index)


def test_an_action_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="an action cannot be changed"):
        ACTIONS[3].index = 4


def test_actions_can_be_matched_by_what_they_are_made_of() -> None:
    match Action.parse("d3e3"), Action.parse("3"):
        case Lay(near, far), Roll(steps):
            assert (near.name, far.name, steps) == ("d3", "e3", 3)
        case _:
            pytest.fail("a rug and a throw")
