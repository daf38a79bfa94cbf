"""The clocks of a table: running, running out, increments, and going back."""

from __future__ import annotations

import msgspec
import pytest

from marrakech.table import messages
from marrakech.table.entries import Made, Resumed, TakenBack, TimedOut, decode, encode
from marrakech.table.errors import TableRefusal
from marrakech.table.seats import STAND_IN
from marrakech.table.table import Table
from tests.table.making import Club

MOVE = messages.ClockPlan("move", 30, out="out")


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


def test_where_time_means_out_whose_time_is_up_has_lost() -> None:
    club = Club("pp", first=0, clock=MOVE)
    assert club.table.due() == club.now + 30_000
    assert club.tick(29_999) == ()
    assert len(club.tick(1)) == 1
    state = club.state()
    assert (state.standing, state.seats[0].gone) == ("over", "time")
    assert state.result is not None
    assert (state.result.reason, state.result.ranking) == ("resigned", [[1], [0]])
    assert club.table.due() is None


def test_with_three_players_a_bot_plays_on() -> None:
    club = Club("ppp", first=0, clock=MOVE)
    club.tick(30_000)
    assert club.table.standing == "playing"
    assert club.table.bot_to_move() is not None
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


# ------------------------------------------------------------------------ a bot plays the turn


def covered(club: Club) -> list[bool]:
    return [seat.this_turn for seat in club.state().seats]


def finish_turn(club: Club) -> None:
    """A bot plays to the end of somebody's turn."""
    assert club.table.dice_game is not None
    mover = club.table.dice_game.game.mover
    while club.table.dice_game.game.mover == mover:
        assert club.table.bot_to_move() is not None
        club.step()


def run_out(club: Club) -> messages.LogItem:
    """Whoever has to act lets the time pass; what the log tells of it."""
    due = club.table.due()
    assert due is not None
    known = len(club.table.log)
    club.tick(due - club.now)
    return club.state().log[known]


def test_a_bot_plays_the_turn_for_which_the_time_is_over() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("move", 30))
    assert club.tick(29_999) == ()
    club.tick(1)
    assert isinstance(club.table.entries[-1], TimedOut)
    item = club.state().log[-1]
    assert (item.seat, item.times) == (0, 1) if isinstance(item, messages.TimedOut) else item
    state = club.state()
    assert state.standing == "playing"
    assert (state.seats[0].level, state.seats[0].this_turn) == (STAND_IN, True)
    assert (state.seats[0].gone, state.seats[0].times_out) == (None, 1)
    assert club.table.due() is None, "a bot has no clock"
    with pytest.raises(TableRefusal) as refusal:
        club.do(0, messages.Act("L"))
    assert refusal.value.reason == "time-over"
    bot_to_move = club.table.bot_to_move()
    assert bot_to_move is not None
    assert (bot_to_move.seat, bot_to_move.level) == (0, STAND_IN)
    finish_turn(club)
    state = club.state()
    assert covered(club) == [False, False]
    assert state.seats[0].level is None
    assert state.clock is not None
    assert (state.clock.running, state.clock.left) == (1, [30_000, 30_000])
    club.until("turn", 0)
    club.do(0, messages.Act("L"))
    assert club.restored().state(now=club.now) == club.state()


def test_the_bot_throws_too_where_that_was_left_to_do() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("move", 30))
    club.do(0, messages.Act("L"))
    entries = club.tick(30_000)
    assert [type(entry).__name__ for entry in entries] == ["TimedOut", "Drawn"]
    todo = club.state().todo
    assert todo is not None
    assert (todo.phase, todo.seat) == ("lay", 0)
    finish_turn(club)
    assert club.state().todo is not None


def test_with_the_variant_the_bot_plays_to_the_end_of_the_turn_and_no_further() -> None:
    clock = messages.ClockPlan("move", 30)
    club = Club("pp", first=0, clock=clock, rules="international/2,variant=turn-at-end")
    club.until("roll", 0)
    club.tick(30_000)
    finish_turn(club)
    todo = club.state().todo
    assert todo is not None
    assert (todo.phase, todo.seat, covered(club)) == ("roll", 1, [False, False])


def test_the_third_time_one_is_out() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("move", 30))
    for times in (1, 2):
        club.until("turn", 0)
        item = run_out(club)
        assert isinstance(item, messages.TimedOut)
        assert item.times == times
        finish_turn(club)
    club.until("turn", 0)
    item = run_out(club)
    assert isinstance(item, messages.Resigned)
    assert (item.seat, item.why) == (0, "time")
    seat = club.state().seats[0]
    assert (seat.gone, seat.level, seat.this_turn) == ("time", STAND_IN, False)
    club.play()
    result = club.state().result
    assert result is not None
    assert result.ranking[-1] == [0]


@pytest.mark.parametrize(("increment", "later"), [(0, 10_000), (5, 10_000), (30, 30_000)])
def test_after_a_time_for_the_whole_game_there_is_enough_for_a_turn(
    increment: int, later: int
) -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("total", 60, increment))
    club.tick(60_000)
    assert left(club)[0] == later
    finish_turn(club)
    assert left(club)[0] == later, "a turn that a bot has played earns nothing"
    club.until("turn", 0)
    assert club.table.due() == club.now + later
    club.do(0, messages.Act("L"), after=4_000)
    club.until("turn", 1)
    assert left(club)[0] > later - 6_000 + increment * 1000


def test_what_a_bot_did_for_somebody_is_not_undone() -> None:
    """It would give the time back."""
    club = Club("ppp", first=0, clock=messages.ClockPlan("move", 30), take_back=False)
    club.tick(30_000)
    finish_turn(club)
    assert club.table.dice_game is not None
    assert club.table.dice_game.undoable() is not None, "but for that it could be"
    assert club.state().can_undo == []
    club.until("turn", 0)
    club.do(0, messages.Act("L"))
    assert club.state().can_undo == [0], "what one did oneself is"


def test_round_one_screen_a_turn_that_a_bot_played_can_be_taken_back() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("total", 60))
    club.do(0, messages.Act("L"))
    club.tick(60_000)
    assert 0 not in club.state().can_take_back, "while the bot plays it cannot"
    finish_turn(club)
    club.do(0, messages.TakeBack())
    todo = club.state().todo
    assert todo is not None
    assert (todo.seat, todo.phase, covered(club)) == (0, "turn", [False, False])
    assert club.table.due() == club.now + 10_000
    assert club.restored().state(now=club.now) == club.state()


def test_others_may_take_back_while_a_bot_plays() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("move", 30))
    club.until("turn", 1)
    club.tick(30_000)
    assert covered(club) == [False, True]
    club.do(0, messages.TakeBack())
    assert covered(club) == [False, False]
    assert club.table.bot_to_move() is None


def test_one_may_leave_or_let_a_bot_play_on_while_a_bot_plays_the_turn() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("move", 30))
    club.tick(30_000)
    club.do(0, messages.StandIn(0, "porter"))
    assert (club.state().seats[0].level, covered(club)[0]) == ("porter", False)
    club.do(0, messages.ComeBack())
    assert covered(club)[0], "this turn is over for who comes back, all the same"
    club.do(0, messages.Resign())
    assert (club.state().seats[0].gone, club.state().seats[0].level) == ("resigned", STAND_IN)


def test_a_game_that_ends_in_such_a_turn() -> None:
    clock = messages.ClockPlan("move", 30)
    club = Club("pp", first=0, clock=clock, rules="international/2,rugs=2")
    club.until("turn", 1)
    club.until("lay", 1)
    while club.table.standing == "playing":
        if club.table.due() is not None and club.table.seats[1].times_out < 1:
            run_out(club)
        else:
            club.step()
    assert covered(club) == [False, False]


def test_new_tables_have_bots_and_old_ones_mean_what_they_meant() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("move", 30))
    made = club.table.entries[0]
    assert isinstance(made, Made)
    assert made.new.clock is not None
    assert made.new.clock.out == "bot"
    stored = msgspec.json.decode(club.stored[0])
    del stored["new"]["clock"]["out"]  # as it was written when there was no choice
    old = Table("table", [decode(msgspec.json.encode(stored)), *club.table.entries[1:]])
    clock = old.state().clock
    assert clock is not None
    assert clock.plan.out == "out"
    old.apply(old.tick(club.now + 30_000))
    assert old.seats[0].gone == "time"


def test_the_clock_is_told_before_the_game_begins() -> None:
    club = Club("po", clock=messages.ClockPlan("total", 600, 5))
    clock = club.state().clock
    assert clock is not None
    assert clock.plan == messages.ClockPlan("total", 600, 5, "bot")
    assert (clock.running, clock.left) == (None, [600_000, 600_000])
    club.now += 50_000
    club.sit("Bea", "b")
    assert left(club) == [600_000, 600_000], "it runs from then on"


# ------------------------------------------------------------------------ nobody makes time


def lay(club: Club, seat: int) -> None:
    """Somebody lays a rug, a moment after all else is done."""
    club.until("lay", seat)
    todo = club.state().todo
    assert todo is not None
    club.do(seat, messages.Act(todo.legal[0]))


@pytest.mark.parametrize("kinds", ["poo", "ppp"])
def test_with_a_clock_nothing_is_undone_once_the_turn_has_passed(kinds: str) -> None:
    club = Club(kinds, first=0, clock=messages.ClockPlan("total", 30, 60))
    for number in range(kinds.count("o")):
        club.sit(f"Guest {number}", f"guest {number}")
    lay(club, 0)
    had = left(club)
    assert had[0] > 80_000
    assert club.state().can_undo == []
    with pytest.raises(TableRefusal) as refusal:
        club.do(0, messages.Undo())
    assert refusal.value.reason == "no-undo"
    assert left(club)[0] == had[0]
    club.do(1, messages.Act("L"), after=1_000)
    assert club.state().can_undo == [1], "in one's own turn it is"
    before = left(club)
    club.do(1, messages.Undo(), after=2_000)
    assert left(club) == [before[0], before[1] - 2_000, before[2]]


def test_who_takes_a_turn_back_has_spent_what_was_spent() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("total", 60, 5))
    club.do(0, messages.Act("L"), after=4_000)
    club.throw(0, after=0)
    todo = club.state().todo
    assert todo is not None
    club.do(0, messages.Act(todo.legal[0]), after=6_000)
    assert left(club) == [55_000, 60_000]
    club.now += 7_000
    assert left(club) == [55_000, 53_000]
    club.do(0, messages.TakeBack(), after=0)
    assert left(club) == [50_000, 60_000], "no increment, and nothing from the other one"
    assert club.restored().state(now=club.now) == club.state()


def test_who_has_no_time_for_it_takes_nothing_back() -> None:
    club = Club("pp", first=0, clock=messages.ClockPlan("move", 30))
    for _ in range(2):
        club.until("turn", 0)
        club.now += 20_000
        lay(club, 0)
    assert club.state().can_take_back == [0, 1]
    club.do(0, messages.TakeBack())
    assert 9_000 < left(club)[0] <= 10_000
    assert club.state().can_take_back == [1], "the turn before would begin with nothing"


def test_an_old_log_in_which_a_turn_was_undone_that_had_passed() -> None:
    """It is read, and what was given for that turn is gone again."""
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 30, 60))
    lay(club, 0)
    had = left(club)
    dice_game = club.table.dice_game
    assert dice_game is not None
    found = dice_game.undoable()
    assert found is not None
    club.now += 3_000
    old = [*club.table.entries, TakenBack(club.now, 0, found[1], "old")]
    table = Table("table", [decode(encode(entry)) for entry in old])
    clock = table.state(now=club.now).clock
    assert clock is not None
    assert clock.left == [had[0] - 60_000, *had[1:]], "the other one has those seconds again"
    todo = table.state().todo
    assert todo is not None
    assert (todo.seat, todo.phase, clock.running) == (0, "lay", 0)


def test_who_lets_a_bot_play_and_goes_on_oneself_has_thought_meanwhile() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 60, 5))
    club.do(0, messages.StandIn(0), after=1_000)
    club.do(0, messages.ComeBack(), after=9_000)
    assert left(club)[0] == 50_000
    lay(club, 0)
    assert left(club)[0] < 50_000, "and a turn in which a bot could have played earns nothing"


def test_a_bot_that_stands_in_does_not_renew_the_time_for_a_move() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("move", 30))
    club.do(0, messages.StandIn(0), after=20_000)
    club.do(0, messages.ComeBack(), after=0)
    assert left(club)[0] == 10_000
    club.do(0, messages.StandIn(0), after=0)
    finish_turn(club)
    assert left(club)[0] == 30_000, "but for the next turn one has all of it"


def test_a_server_that_is_away_while_a_bot_stands_in_costs_nothing() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 60))
    club.do(0, messages.StandIn(0), after=1_000)
    club.now += 102_000
    assert club.table.counts() == (0, club.now - 102_000)
    club._keep(club.table.resume(club.now, 100_000))
    club.do(0, messages.ComeBack(), after=3_000)
    assert left(club)[0] == 54_000, "a second, then two before the server was away, three after"


# ------------------------------------------------------------------------ a server that was away


def away(club: Club, milliseconds: int, wait: int) -> None:
    """There is no server, and then there is one, and a clock waits."""
    club.now += milliseconds
    club._keep(club.table.resume(club.now, milliseconds, club.now + wait))


def test_a_clock_waits_for_its_player_whatever_others_do() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 60))
    club.now += 5_000
    away(club, 3_600_000, 30_000)
    clock = club.state().clock
    assert clock is not None
    assert (clock.left[0], clock.running, clock.waits) == (55_000, None, 0)
    club.do(1, messages.Say("hello"), after=1_000)
    club.do(2, messages.Resign(), after=1_000)
    clock = club.state().clock
    assert clock is not None
    assert (clock.left[0], clock.running, clock.waits) == (55_000, None, 0)
    assert club.table.due() == club.now + 28_000
    club.do(0, messages.Act("L"), after=1_000)
    clock = club.state().clock
    assert clock is not None
    assert (clock.left[0], clock.running, clock.waits) == (55_000, 0, None), "now it is there"
    club.do(0, messages.Throw(), after=1_000)
    assert left(club)[0] == 54_000


def test_a_clock_waits_no_longer_than_it_says() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 60))
    away(club, 10_000, 30_000)
    assert club.tick(29_999) == ()
    entries = club.tick(3_001)
    assert [type(entry) for entry in entries] == [Resumed]
    clock = club.state().clock
    assert clock is not None
    assert (clock.left[0], clock.running, clock.waits) == (57_000, 0, None), "it was a little late"
    assert club.table.due() == club.now + 57_000
    assert club.restored().state(now=club.now) == club.state()


def test_a_log_that_was_written_by_a_clock_that_was_fast_stops_no_clock() -> None:
    club = Club("ppp", first=0, clock=messages.ClockPlan("total", 60))
    club.now -= 3_600_000
    club._keep(club.table.resume(club.now, 0))
    club.now += 5_000
    assert left(club)[0] == 55_000


def test_where_nobodys_time_passes_there_is_nothing_to_resume() -> None:
    for club in (Club("pp", first=0), Club("bp", first=0, clock=MOVE), Club("po", clock=MOVE)):
        assert club.table.counts() is None
        assert club.table.resume(club.now, 1_000) == ()
