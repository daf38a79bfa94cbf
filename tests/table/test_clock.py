"""Clocks."""

from __future__ import annotations

from marrakech.table import messages
from tests.table.making import Club


def left(club: Club) -> list[int]:
    clock = club.state().clock
    assert clock is not None
    return clock.left


def test_time_runs_for_who_has_to_act() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 60, 5))
    club.now += 2_000
    assert left(club) == [58_000, 60_000, 60_000]
    club.do(0, messages.Act("L"), after=1_000)
    club.do(0, messages.Throw(), after=1_000)
    assert left(club) == [56_000, 60_000, 60_000]
    legal = club.state().todo
    assert legal is not None
    club.do(0, messages.Act(legal.legal[0]), after=1_000)
    assert left(club) == [60_000, 60_000, 60_000]  # 5 seconds used, 5 given
    club.now += 3_000
    assert left(club) == [60_000, 57_000, 60_000]
    clock = club.state().clock
    assert clock is not None
    assert clock.running == 1


def test_a_time_for_each_move_begins_anew() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("move", 30))
    club.do(0, messages.Act("L"), after=20_000)
    club.until("turn", 1)
    assert left(club) == [30_000, 30_000]


def test_whose_time_is_up_has_lost() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("move", 30))
    assert club.table.due() == club.now + 30_000
    assert club.tick(29_999) == ()
    assert len(club.tick(1)) == 1
    state = club.state()
    assert (state.standing, state.seats[0].gone) == ("over", "time")
    assert state.result is not None
    assert (state.result.reason, state.result.ranking) == ("resigned", [[1], [0]])
    assert club.table.due() is None


def test_with_three_players_a_bot_plays_on() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("move", 30))
    club.tick(30_000)
    assert club.table.standing == "playing"
    assert club.table.thinker() is not None
    club.play()
    result = club.state().result
    assert result is not None
    assert result.ranking[-1] == [0]


def test_bots_have_no_clock() -> None:
    club = Club("bp", first=0, clock=messages.ClockPlan("move", 30))
    assert club.table.due() is None
    assert club.tick(1_000_000) == ()


def test_a_wall_clock_that_goes_back_gives_nobody_time() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 60))
    club.do(0, messages.Act("L"), after=10_000)
    club.now -= 8_000
    club.do(0, messages.Throw(), after=0)
    assert left(club)[0] == 50_000
    due = club.table.due()
    assert due is not None
    assert due - club.now == 58_000
