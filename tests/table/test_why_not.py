"""Asking why an action is not possible: the reason and the rule, and a table left as it was."""

from __future__ import annotations

import pytest

from marrakech import Refusal
from marrakech.core.board import rugs_round
from marrakech.table import messages
from tests.table.making import Club


def refused(club: Club, action: str, version: int | None = None) -> Refusal:
    """Why an action is not possible; asking changes nothing."""
    table = club.table
    before = club.state(), list(club.stored), table.tried
    with pytest.raises(Refusal) as refusal:
        table.check(table.version if version is None else version, action)
    assert (club.state(), club.stored, table.tried) == before
    return refusal.value


def laying(kinds: str = "ppp") -> Club:
    """A table where the first player has to lay a rug."""
    club = Club(kinds, first=0)
    club.do(0, messages.Act("F"))
    club.do(0, messages.Throw())
    return club


def test_what_is_possible_is_not_refused() -> None:
    club = laying()
    todo = club.state().todo
    assert todo is not None
    for action in todo.legal:
        club.table.check(club.table.version, action)


def test_a_rug_is_refused_with_its_rule() -> None:
    club = laying()
    position = club.state().position
    assert position is not None
    square = position.assam.square
    under = refused(club, f"{square[0]}{int(square[1]) - 1}{square}")
    assert (under.reason, under.rule) == ("under-assam", "R5.1")
    assert str(under.details["assam"]) == square
    away = refused(club, "a1b1")
    assert (away.reason, away.rule) == ("not-beside-assam", "R5.1")


@pytest.mark.parametrize(
    ("action", "name", "rule"),
    [
        ("L", "not-now", "R3.1"),
        ("3", "table-not-by-hand", None),
        ("=red", "table-not-by-hand", None),
        ("a1a9", "action", None),
        ("", "action", None),
    ],
)
def test_what_is_no_rug_is_refused_as_it_would_be(action: str, name: str, rule: str | None) -> None:
    refusal = refused(laying(), action)
    assert (refusal.family + refusal.reason, refusal.rule) == (name, rule)


def test_a_question_is_about_whoever_has_to_act() -> None:
    """A bot's turn can be asked about as well as a person's, by anybody."""
    club = Club("pb", first=1)
    state = club.state()
    assert state.todo is not None
    assert state.todo.seat == 1
    assert refused(club, "a1a2").reason == "not-now"


def test_what_was_seen_before_something_happened_is_stale() -> None:
    club = laying()
    before = club.table.version
    todo = club.state().todo
    assert todo is not None
    club.do(0, messages.Act(todo.legal[0]))
    assert refused(club, "a1b1", version=before).reason == "stale"
    club.do(1, messages.Say("hello"))  # talk changes no game
    club.table.check(club.table.version - 1, "L")


def test_before_and_after_a_game_nothing_is_possible() -> None:
    waiting = refused(Club("po"), "L")
    assert (waiting.reason, waiting.rule) == ("not-begun", None)
    club = laying("pp")
    club.do(1, messages.Resign())
    over = refused(club, "a1b1", version=0)
    assert (over.reason, over.rule) == ("over", "R6.1")


def test_a_table_that_is_closed_says_so() -> None:
    club = Club("po")
    club.do(0, messages.Close())
    assert refused(club, "L").reason == "closed"


def test_colours_are_called_as_they_are_shown() -> None:
    """By who asks, and by who tries to lay it."""
    colours = ["purple", "blue", "yellow", "red"]
    club = Club("ppp", first=0, colours=colours)
    names = dict(zip(("red", "yellow", "blue"), colours, strict=False))
    found, seat = None, 0
    while found is None:
        state = club.state()
        assert state.todo is not None
        seat = state.todo.seat
        if state.todo.phase == "roll":
            club.do(seat, messages.Throw())
        elif state.todo.phase == "turn" or not (found := _whole_rug_beside_assam(club)):
            club.do(seat, messages.Act(state.todo.legal[0]))
    rug, colour = found
    refusal = refused(club, rug)
    assert (refusal.reason, refusal.rule) == ("covers-whole-rug", "R5.2")
    assert refusal.details["colour"] == names[colour]
    with pytest.raises(Refusal) as tried:
        club.do(seat, messages.Act(rug))
    assert tried.value.details["colour"] == names[colour]


def _whole_rug_beside_assam(club: Club) -> tuple[str, str] | None:
    """Somebody else's rug that a new one may not cover, and its colour in the core."""
    assert club.table.dice_game is not None
    game = club.table.dice_game.game
    legal = {str(action) for action in game.legal()}
    for near, far in rugs_round(game.assam.square):
        rug = game.rug_at(near)
        if rug and set(rug.squares) == {near, far} and f"{near}{far}" not in legal:
            return f"{near}{far}", str(rug.colour)
    return None
