"""Limits on commands that could be repeated without end; the game can still be finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from marrakech.table import commands, messages
from marrakech.table.errors import TableRefusal
from tests.table.making import Club

if TYPE_CHECKING:
    from collections.abc import Callable

SECONDS = 1000
MOST_ENTRIES = 6_000
"""More than the longest log that the limits allow."""


def until_refused(act: Callable[[], object]) -> str:
    """Do something until it is refused; why."""
    for _ in range(MOST_ENTRIES):
        try:
            act()
        except TableRefusal as refusal:
            return refusal.reason
    raise AssertionError("it goes on for ever")


def test_talk_comes_to_an_end() -> None:
    club = Club("pp", first=0)
    assert (
        until_refused(lambda: club.do(0, messages.Say("hello"), after=10 * SECONDS)) == "too-often"
    )
    assert club.table.often[type(club.table.entries[-1]), 0] == commands.MOST_TALK
    club.do(1, messages.Say("hello"))  # who has not talked much may
    with pytest.raises(TableRefusal) as refusal:
        club.restored().do(messages.Do("x", 0, 0, messages.Say("hello")), club.now + 10 * SECONDS)
    assert refusal.value.reason == "too-often"
    club.play()
    assert club.table.standing == "over"


def test_talk_that_comes_too_fast_has_to_wait_as_before() -> None:
    club = Club("pp", first=0)
    assert until_refused(lambda: club.do(0, messages.Say("hello"), after=1)) == "too-much-talk"
    club.do(0, messages.Say("hello"), after=10 * SECONDS)


def test_bots_come_and_go_so_often_and_no_more() -> None:
    club = Club("ppp", first=2)

    def swap() -> None:
        club.do(0, messages.StandIn(1), away=(1,))
        club.do(1, messages.ComeBack())

    assert until_refused(swap) == "too-often"
    assert club.table.version < 100
    club.do(0, messages.StandIn(0))
    club.do(0, messages.ComeBack())
    club.do(1, messages.Resign())  # which is never too much
    club.play()
    assert club.table.standing == "over"


def test_a_decision_is_undone_so_often_and_no_more() -> None:
    club = Club("pp", first=0)

    def undo() -> None:
        club.do(0, messages.Act("L"))
        club.do(0, messages.Undo())

    assert until_refused(undo) == "too-often"
    assert club.table.version < 100
    club.play()
    assert club.table.standing == "over"


def test_a_rug_that_ends_a_turn_is_undone_so_often_and_no_more() -> None:
    """Though it is somebody else's turn each time."""
    club = Club("ppp", first=0)
    club.until("lay", 0)
    todo = club.state().todo
    assert todo is not None

    def lay() -> None:
        club.do(0, messages.Act(todo.legal[0]))
        club.do(0, messages.Undo())

    assert until_refused(lay) == "too-often"
    assert club.restored().undone == club.table.undone
    assert max(club.table.undone.values()) == commands.MOST_UNDONE
    club.play()
    assert club.table.standing == "over"


def test_turns_are_taken_back_so_often_and_no_more() -> None:
    club = Club("pp", first=0)

    def again() -> None:
        club.do(0, messages.Act("L"))
        club.throw(0)
        club.do(0, messages.TakeBack())

    assert until_refused(again) == "too-often"
    assert club.table.turns_taken_back == commands.MOST_TAKEN_BACK
    club.play()
    assert club.table.standing == "over"
    assert club.restored().state(now=club.now) == club.state()


def test_another_game_is_offered_so_often_and_no_more() -> None:
    club = Club("pp", first=0)
    club.do(0, messages.Resign())

    def offer() -> None:
        club.do(0, messages.Rematch())
        club.do(0, messages.Withdraw())

    assert until_refused(offer) == "too-often"
    assert club.table.version < 100
    club.do(1, messages.Rematch())


def test_even_the_most_patient_fill_no_log() -> None:
    """Everything that can be repeated is, at every turn: round one screen, where most is."""
    club = Club("pppp", first=0)
    while club.table.standing == "playing":
        todo = club.state().todo
        assert todo is not None
        for each in (messages.Undo(), messages.TakeBack()):
            for command in (messages.Say("hello"), each):
                try:
                    club.do(todo.seat, command, after=10 * SECONDS)
                except TableRefusal:
                    continue
        club.step()
        assert club.table.version < MOST_ENTRIES, "the game comes to no end"
    assert club.table.turns_taken_back == commands.MOST_TAKEN_BACK
