"""Any text as an action, a square or a rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import ACTIONS, EDITIONS, Action, BadNotation, Game, IllegalAction, Rules, Square
from marrakech.core.board import SQUARES
from marrakech.core.rules import CHOICES, OPTIONS
from marrakech.core.ruletext import read_rules, write_rules
from tests.fuzz.mutations import LETTERS, RULES, luck, seeds, spoiled
from tests.fuzz.sound import tried
from tests.strategies import examples

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

TEXTS = st.text() | st.text(LETTERS, max_size=6) | st.binary().map(lambda b: b.decode("latin-1"))
VALUES: SearchStrategy[str] = st.sampled_from(
    [str(choice).replace(" ", "-") for choices in CHOICES.values() for choice in choices]
    + ["yes", "no", "none", "0", "1", "00", "10000", "10001", "1000", "99999", "100000", "-1", "³"]
)
NAMES = st.sampled_from([option.replace("_", "-") for option in OPTIONS] + ["edition", "x", ""])
RULE_WORDS = st.builds(
    lambda base, players, options: ",".join([f"{base}/{players}", *options]),
    st.sampled_from(["standard", *EDITIONS, "x", ""]),
    st.sampled_from(["2", "3", "4", "1", "5", "", "²", "2.0"]),
    st.lists(st.builds("{}={}".format, NAMES, VALUES), max_size=4),
)


@given(TEXTS)
def test_any_text_as_an_action(text: str) -> None:
    action = tried(Action.parse, text)
    assert action is None or action.text == text
    assert (action is not None) == (text in {action.text for action in ACTIONS})


@given(TEXTS)
def test_any_text_as_a_square(text: str) -> None:
    square = tried(Square.parse, text)
    assert square is None or square.name == text
    assert (square is not None) == (text in {square.name for square in SQUARES})


@given(st.integers())
def test_any_number_as_an_action(number: int) -> None:
    action = tried(Action.from_index, number)
    assert action is None or action.index == number
    assert (action is not None) == (0 <= number < 179)


@examples(4)
@given(TEXTS | RULE_WORDS)
def test_any_text_as_a_rule_set(text: str) -> None:
    check_rules(text)


def test_spoiled_rule_sets() -> None:
    """10,000 rule sets with up to four characters wrong."""
    for seed in seeds(10_000):
        rng = luck(seed)
        check_rules(spoiled(rng, rng.choice(RULES)))


def check_rules(text: str) -> None:
    rules = tried(read_rules, text)
    if rules is not None:
        assert isinstance(rules, Rules)
        assert read_rules(write_rules(rules)) == rules
        assert Game(rules).legal()


@given(st.sampled_from(RULES), TEXTS)
def test_any_text_as_a_move(rules: str, text: str) -> None:
    game = Game(read_rules(rules))
    before = game.position()
    if text in map(str, game.legal()):
        return
    with pytest.raises((BadNotation, IllegalAction)) as refused:
        game.push(text)
    assert str(refused.value)
    assert game.position() == before
