"""What `Game.push` refuses: the reason, a sentence that helps, and a game left as it was."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from marrakech import (
    ACTIONS,
    BadNotation,
    BadRecord,
    BadRules,
    Colour,
    Game,
    IllegalAction,
    Lay,
    Phase,
    Refusal,
    Rules,
    Square,
)
from marrakech.core import why_illegal
from marrakech.core.errors import ORDER_WITH_TURN_AT_END, REASONS, RULES
from marrakech.core.ruletext import write_rules

from .composing import compose
from .playing import luck, pickled, texts
from .test_rule_numbers import rule_numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.core.rules import Cover

TO_TURN = compose(players=3).to_turn()
TO_ROLL = compose(players=3).to_roll()
TO_LAY = compose(players=3).with_rugs(yellow="d3c3").to_lay()
TO_REVEAL = Game(Rules(2))
OVER = compose(players=3).over()

LEGAL_RUGS = "d3d2, d3e3, e4e3, e4f4, e4e5, d5e5, d5d6, d5c5, c4c3, c4c5, c4b4"
"""All round d4 but the yellow rug on d3 and c3 (R5.2)."""


def refused(game: Game, action: str) -> IllegalAction:
    """The refusal of an action, which leaves the game as it was."""
    before = game.copy()
    with pytest.raises(IllegalAction) as refusal:
        game.push(action)
    assert game == before
    assert game.history == before.history
    assert game.legal() == before.legal()
    return refusal.value


def legal_in(message: str) -> set[str]:
    """The actions that a message offers."""
    _, _, offered = message.partition("legal here: ")
    return set(offered.split(", "))


# ------------------------------------------------------------------------ what is no action


@pytest.mark.parametrize(
    "text",
    ["", "X", "l", "0", "5", "d4", "d3f3", "d3d3", "d3e4", "h1g1", "a0a1", "=", "=green", "red"],
)
def test_a_text_that_is_no_action_cannot_be_read(text: str) -> None:
    game = TO_TURN.copy()
    with pytest.raises(BadNotation, match=f"^“{re.escape(text)}” is no action: write L, F or R"):
        game.push(text)
    assert game == TO_TURN


@pytest.mark.parametrize("thing", [3.0, True, None, ("d3", "e3"), Phase])
def test_what_is_no_action_text_or_number_is_a_type_error(thing: object) -> None:
    game = TO_TURN.copy()
    with pytest.raises(TypeError, match="an action is an Action, its text or its number, not"):
        game.push(thing)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="an action is an Action, its text or its number, not"):
        game.is_legal(thing)  # type: ignore[arg-type]
    assert game == TO_TURN


@pytest.mark.parametrize("number", [-1, 179, 1 << 70])
def test_a_number_that_no_action_has_is_refused(number: int) -> None:
    game = TO_TURN.copy()
    with pytest.raises(BadNotation, match=f"there is no action number {number}"):
        game.push(number)
    assert game == TO_TURN


def test_a_rug_lies_on_two_neighbouring_squares() -> None:
    """R5.1: there is no such action as a rug elsewhere."""
    with pytest.raises(BadNotation, match="a1 and c1 are not two neighbouring squares"):
        Lay(Square.parse("a1"), Square.parse("c1"))


# ------------------------------------------------------------------------ not now


@pytest.mark.parametrize(
    ("game", "phase", "wrong", "legal"),
    [
        (TO_TURN, "turn", ["3", "d5d6", "=red"], "L, F, R"),
        (TO_ROLL, "roll", ["L", "F", "R", "d5d6", "=red"], "1, 2, 3, 4"),
        (TO_LAY, "lay", ["F", "2", "=red"], LEGAL_RUGS),
        (TO_REVEAL, "reveal", ["F", "2", "d5d6"], "=red, =blue"),
    ],
    ids=["turn", "roll", "lay", "reveal"],
)
def test_what_belongs_to_another_phase_is_not_now(
    game: Game, phase: str, wrong: list[str], legal: str
) -> None:
    """R3.1: the message names the phase and all that is legal in it."""
    for action in wrong:
        error = refused(game, action)
        assert error.reason == "not-now"
        says = f"{action} is not possible in the phase “{phase}”; legal here: "
        assert str(error).startswith(says)
        assert legal_in(str(error)) == set(legal.split(", "))


@pytest.mark.parametrize("action", ["F", "2", "d5d6", "=red"])
def test_when_the_game_is_over_nothing_is_possible(action: str) -> None:
    """R6.1: whatever it is."""
    error = refused(OVER, action)
    assert error.reason == "game-over"
    assert str(error) == f"{action} is not possible: the game is over"


# ------------------------------------------------------------------------ turning


def test_a_quarter_turn_cannot_be_left_out() -> None:
    """R7.3: with the variant Assam has to be turned."""
    error = refused(compose(variant="turn-at-end").to_turn(), "F")
    assert error.reason == "must-turn"
    assert str(error) == "Assam has to be turned left or right; legal here: L, R"


# ------------------------------------------------------------------------ laying


@pytest.mark.parametrize("rug", ["d4d3", "d3d4", "d4e4", "c4d4"])
def test_a_rug_cannot_lie_under_assam(rug: str) -> None:
    """R5.1: neither of its squares is Assam's."""
    error = refused(TO_LAY, rug)
    assert error.reason == "under-assam"
    assert str(error).startswith(f"{rug} lies under Assam (d4); legal here: ")
    assert legal_in(str(error)) == texts(TO_LAY)


@pytest.mark.parametrize("rug", ["a1b1", "c3b3", "e5e6", "d2d1", "g7f7"])
def test_a_rug_has_to_touch_assams_square(rug: str) -> None:
    """R5.1: c3 and e5 touch it at a corner only."""
    error = refused(TO_LAY, rug)
    assert error.reason == "not-beside-assam"
    assert str(error).startswith(f"{rug} does not touch Assam's square (d4); legal here: ")
    assert legal_in(str(error)) == texts(TO_LAY)


@pytest.mark.parametrize(("rug", "right"), [("d6d5", "d5d6"), ("e3d3", "d3e3")])
def test_the_square_next_to_assam_comes_first(rug: str, right: str) -> None:
    """R5.1: the message gives the rug the right way round."""
    error = refused(TO_LAY, rug)
    assert error.reason == "far-square-first"
    assert str(error).endswith(f"the square next to Assam (d4) comes first, {right}")
    assert right in texts(TO_LAY)


def test_a_whole_rug_cannot_be_covered() -> None:
    """R5.2: the message names the colour of the rug."""
    error = refused(TO_LAY, "d3c3")
    assert error.reason == "covers-whole-rug"
    assert str(error) == f"d3c3 would cover a whole yellow rug; legal here: {LEGAL_RUGS}"


@pytest.mark.parametrize("cover", ["any", "colours"])
def test_ones_own_whole_rug_cannot_be_covered_where_it_is_protected(cover: Cover) -> None:
    """R5.3: under `any` and `colours`."""
    board = compose(players=3, cover=cover).with_rugs(red="d3c3")
    error = refused(board.to_lay(seat=0), "d3c3")
    assert error.reason == "covers-whole-rug"
    assert "a whole red rug" in str(error)


def test_two_halves_of_one_colour_cannot_be_covered_under_colours() -> None:
    """R5.3: the message names the colour, not a rug."""
    game = compose(players=3, cover="colours").with_rugs(blue="d3d2 c3b3").to_lay()
    error = refused(game, "d3c3")
    assert error.reason == "same-colours"
    assert str(error).startswith("d3c3 would cover two blue halves; legal here: ")
    assert legal_in(str(error)) == texts(game)


def test_what_is_left_of_a_rug_is_a_half_and_not_a_whole_rug() -> None:
    """R5.3: c3 is the end of another rug, of the same colour, that hides the first one's half."""
    board = compose(players=3, cover="colours").with_rugs(blue="c3d3").with_rugs(blue="c3c2")
    assert refused(board.to_lay(), "d3c3").reason == "same-colours"


def test_under_the_waiver_a_whole_rug_is_what_stands_in_the_way() -> None:
    """R5.4: the colour condition is waived, so the reason is the rug."""
    board = compose(players=3, cover="colours").with_rugs(yellow="b1c1 b2b3 a2a3")
    error = refused(board.assam("a1", "N").to_lay(), "b1c1")
    assert error.reason == "covers-whole-rug"
    assert legal_in(str(error)) == {"b1b2", "a2b2"}


# ------------------------------------------------------------------------ revealing


@pytest.mark.parametrize("colour", ["yellow", "purple"])
def test_a_pile_has_none_of_the_other_players_colours(colour: str) -> None:
    """R2.3: it is the mover's pile that shows its top, red or blue."""
    error = refused(TO_REVEAL, f"={colour}")
    assert error.reason == "not-in-pile"
    assert str(error).startswith(f"a {colour} rug cannot be next in this pile")


def test_a_colour_that_is_used_up_cannot_be_next() -> None:
    """R2.3: there is no red rug left."""
    left = {"blue": 3, "yellow": 3, "purple": 3}
    game = compose(players=2).with_rugs_left(**left).with_tops(None, "yellow").to_turn()
    assert refused(game, "=red").reason == "not-in-pile"


def test_where_the_order_is_known_only_the_next_rug_can_be_next() -> None:
    """R2.3: the pile begins with a blue rug."""
    piles = [[Colour.BLUE, Colour.RED], [Colour.YELLOW, Colour.PURPLE]]
    game = Game(Rules(2, rugs=2), piles=piles)
    assert refused(game, "=red").reason == "not-in-pile"
    assert texts(game) == {"=blue"}


# ------------------------------------------------------------------------ taking back


def test_before_the_first_action_there_is_nothing_to_take_back() -> None:
    game = compose(players=3).to_roll(seat=1)
    with pytest.raises(IllegalAction, match="there is no action to take back") as error:
        game.pop()
    assert error.value.reason == "nothing-to-pop"
    assert game == compose(players=3).to_roll(seat=1)


# ------------------------------------------------------------------------ all of them


def test_every_refusal_is_a_value_error_that_says_why() -> None:
    error = refused(TO_LAY, "d4d3")
    assert isinstance(error, Refusal)
    assert isinstance(error, ValueError)
    assert error.details["action"] == Lay(Square.parse("d4"), Square.parse("d3"))
    assert error.details["assam"] == Square.parse("d4")


@pytest.mark.parametrize(
    "rules",
    [
        Rules(2, rugs=4),
        Rules(2, rugs=4, pile="alternating", cover="any"),
        Rules(3, rugs=4, cover="colours", variant="turn-at-end"),
        Rules(4, rugs=4, dirhams=1, variant="turn-at-end-optional"),
    ],
    ids=write_rules,
)
def test_every_action_is_either_legal_or_refused_with_a_reason(rules: Rules) -> None:
    """Any action, at any time in a game; and what is refused changes nothing."""
    game = Game(rules)
    rng = luck(7)
    while game.phase != Phase.OVER:
        legal = game.legal()
        for action in ACTIONS:
            if action not in legal:
                assert str(refused(game, str(action)))
        game.push(rng.choice(legal))


# ------------------------------------------------------------------------ the rule behind it


def test_every_rule_that_is_named_is_one_and_every_reason_is_known() -> None:
    assert set(RULES.values()) <= rule_numbers()
    assert ORDER_WITH_TURN_AT_END in rule_numbers()
    assert RULES.keys() <= REASONS.keys()


@pytest.mark.parametrize(
    ("game", "action", "rule"),
    [
        (TO_LAY, "d4d3", "R5.1"),
        (TO_LAY, "a1b1", "R5.1"),
        (TO_LAY, "d3c3", "R5.2"),
        (TO_LAY, "d6d5", None),  # the right rug, written the wrong way round
        (TO_TURN, "d5d6", "R3.1"),
        (compose(variant="turn-at-end").to_turn(), "d5d6", "R7.1"),
        (compose(variant="turn-at-end").to_turn(), "F", "R7.3"),
        (TO_REVEAL, "=yellow", "R2.3"),
        (OVER, "F", "R6.1"),
    ],
)
def test_a_refusal_names_the_rule_that_it_follows_from(
    game: Game, action: str, rule: str | None
) -> None:
    error = refused(game, action)
    assert error.rule == rule
    assert pickled(error).rule == rule


def test_whatever_is_not_allowed_in_a_game_follows_from_a_rule() -> None:
    """All that ``why_illegal.py`` says, but for a rug written the wrong way round."""
    source = Path(why_illegal.__file__).read_text(encoding="utf-8")
    said = set(re.findall(r'IllegalAction\("([a-z-]+)"', source))
    assert len(said) >= 9
    assert said - RULES.keys() == {"far-square-first"}


def test_a_record_is_refused_by_the_rule_that_it_breaks() -> None:
    """R5.1: the first rug lies away from Assam."""
    with pytest.raises(BadRecord) as refusal:
        Game.from_record('[Rules "standard/3"]\n\n1. F2 a1a2')
    assert refusal.value.rule == "R5.1"
    assert pickled(refusal.value).rule == "R5.1"


# ------------------------------------------------------------------------ as an object


@pytest.mark.parametrize("duplicate", [pickled, copy.copy, copy.deepcopy])
def test_a_refusal_survives_a_pickle(duplicate: Callable[[Refusal], Refusal]) -> None:
    """It crosses from process to process."""
    with pytest.raises(BadRecord) as refusal:
        Game.from_record('[Rules "standard/3"]\n\n1. F2 a1a2')
    for error in (refusal.value, refusal.value.why, refused(TO_LAY, "a1b1")):
        again = duplicate(error)
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert again.reason == error.reason
    again = duplicate(refusal.value)
    assert isinstance(again, BadRecord)
    assert (again.line, again.column) == (3, 7)


def test_what_was_given_is_repeated_as_a_terminal_can_print_it() -> None:
    with pytest.raises(BadNotation) as refusal:
        Game().push("\x1b[2J\u202e\ud800\r")
    assert str(refusal.value).startswith(r"“\x1b[2J\u202e\ud800\r” is no action")


def test_names_of_any_script_are_repeated_as_they_are() -> None:
    with pytest.raises(BadNotation, match="“عزام می\u200cرود 👩‍🚀” is no action"):
        Game().push("عزام می\u200cرود 👩‍🚀")


def test_a_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(BadNotation) as refusal:
        Game().push("x" * 1_000_000)
    assert "xxx…” is no action" in str(refusal.value)
    assert len(str(refusal.value)) < 700


def test_a_number_too_long_to_write_is_refused_like_any_other() -> None:
    with pytest.raises(BadRules, match="dirhams cannot be int"):
        Rules(dirhams=10**5_000)
