"""Tables that are cleared away before a game began, and those at which nobody is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from marrakech.table import messages
from marrakech.table.entries import Closed, decode
from marrakech.table.errors import TableRefusal
from tests.table.making import Club, key

if TYPE_CHECKING:
    from collections.abc import Callable


def why_not(wish: Callable[[], object]) -> str:
    """Why a wish is refused."""
    with pytest.raises(TableRefusal) as refusal:
        wish()
    return refusal.value.reason


def test_who_set_a_table_up_closes_it_while_it_waits() -> None:
    club = Club("poo")
    club.sit("Bea", "b")
    assert club.state().makers == [0]
    assert why_not(lambda: club.do(1, messages.Close())) == "not-maker"
    club.do(0, messages.Close(), "once")
    assert club.state().standing == "closed"
    shown = club.state()
    assert (shown.position, shown.result, shown.seed) == (None, None, None)
    assert type(club.state().log[-1]) is messages.Closed
    assert club.restored().state() == club.table.state()
    assert club.do(0, messages.Close(), "once") == (), "it was done already"


def test_nothing_happens_at_a_closed_table() -> None:
    club = Club("poo")
    club.do(0, messages.Close())
    assert why_not(lambda: club.sit("Bea", "b")) == "closed"
    for command in (messages.Start(), messages.Say("hello"), messages.Close(), messages.Rematch()):
        assert why_not(lambda command=command: club.do(0, command)) == "closed"  # type: ignore[misc]


def test_a_game_that_has_begun_is_not_closed() -> None:
    club = Club("po")
    club.sit("Bea", "b")
    assert why_not(lambda: club.do(0, messages.Close())) == "begun"
    club.do(0, messages.Resign())
    assert why_not(lambda: club.do(0, messages.Close())) == "begun"


def test_all_at_the_screen_of_the_set_up_may_close_it() -> None:
    club = Club("bpop")
    assert club.state().makers == [1, 3]
    club.do(3, messages.Close())
    assert club.state().standing == "closed"


def test_strangers_do_not_sit_down_where_nobody_is() -> None:
    bea = messages.TakeSeat("Bea")
    listed, private = Club("poo", listed=True).table, Club("poo").table
    assert why_not(lambda: listed.sit(bea, key("b"), 0, deserted=True)) == "deserted"
    assert listed.sit(bea, key("b"), 0, deserted=False)[0] == 1
    assert private.sit(bea, key("b"), 0, deserted=True)[0] == 1, "friends know whom to wait for"


def test_the_host_ends_a_game_without_a_result() -> None:
    club = Club("po", clock=messages.ClockPlan("move", 60))
    club.sit("Bea", "b")
    assert club.table.due() is not None
    before = club.state()
    club.host_closes("The host has to leave.")
    shown = club.state()
    assert shown.standing == "closed"
    assert (shown.result, shown.seed, shown.todo) == (None, None, None)
    assert (shown.can_undo, shown.can_take_back) == ([], [])
    assert shown.position == before.position
    assert shown.clock is not None
    assert (shown.clock.running, club.table.due(), club.table.bot_to_move()) == (None, None, None)
    item = shown.log[-1]
    assert isinstance(item, messages.Closed)
    assert (item.seat, item.why) == (None, "The host has to leave.")
    assert club.restored().state() == club.table.state()
    for command in (messages.Throw(), messages.Resign(), messages.Say("hello"), messages.Close()):
        assert why_not(lambda command=command: club.do(0, command)) == "closed-by-host"  # type: ignore[misc]
    assert why_not(lambda: club.host_closes("again")) == "closed-by-host"
    for wish in (club.table.record, club.table.replay):
        assert why_not(wish) == "not-over"
    assert "[Seed " not in club.table.record_so_far()


def test_the_host_closes_a_table_that_waits_but_none_that_is_over() -> None:
    club = Club("po")
    club.host_closes("")
    assert why_not(lambda: club.sit("Bea", "b")) == "closed-by-host"
    assert why_not(club.table.record_so_far) == "not-begun"
    other = Club("po")
    other.sit("Bea", "b")
    other.do(0, messages.Resign())
    assert why_not(lambda: other.host_closes("")) == "over"
    assert other.table.record_so_far() == other.table.record()


def test_what_was_stored_of_closed_tables_is_read() -> None:
    stored = b'{"type":"closed","at":7,"seat":0,"id":"once"}'
    assert decode(stored) == Closed(7, 0, "once")
