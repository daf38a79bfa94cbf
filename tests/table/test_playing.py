"""Playing at a table: whose turn it is, what everybody sees, and what nobody may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from marrakech import EDITIONS, Game, Refusal
from marrakech.table import messages
from marrakech.table.dice import JointDice
from marrakech.table.errors import TableRefusal
from marrakech.table.replay import replay_of
from tests.table.making import SEED, Club


def why(club: Club, seat: int, command: messages.Command, **how: Any) -> str:  # noqa: ANN401
    """Why something is refused; it changes nothing."""
    before = club.state(), list(club.stored)
    with pytest.raises(Refusal) as refusal:
        club.do(seat, command, after=0, **how)
    assert (club.state(), club.stored) == before
    return refusal.value.reason


def test_what_was_wished_for_and_not_stored_has_not_happened() -> None:
    """Another process was faster."""
    club = Club("ppp", first=0)
    faster = club.restored()
    club.table.do(messages.Do("a", club.table.version, 0, messages.Act("L")), club.now)
    stored = faster.do(messages.Do("b", faster.version, 0, messages.Act("R")), club.now)
    club.table.apply(stored)
    faster.apply(stored)
    assert club.state() == faster.state(now=club.now)


def test_a_turn() -> None:
    club = Club("ppp", first=0)
    club.do(0, messages.Act("L"))
    todo = club.state().todo
    assert todo is not None
    assert (todo.phase, todo.legal, [forecast.way for forecast in todo.forecasts]) == (
        "roll",
        [],
        ["F"],
    )
    club.do(0, messages.Throw())
    todo = club.state().todo
    assert todo is not None
    assert todo.phase == "lay"
    club.do(0, messages.Act(todo.legal[0]))
    state = club.state()
    assert state.todo is not None
    assert (state.todo.seat, state.todo.phase) == (1, "turn")
    assert [type(item).__name__ for item in state.log] == ["Began", "TurnedAssam", "Walked", "Laid"]
    assert state.position is not None
    assert (state.position.turn, state.position.turns_left) == (2, 44)


def test_forecasts_tell_what_each_way_may_cost() -> None:
    club = Club("pp", first=0)
    club.until("turn", 1)
    todo = club.state().todo
    assert todo is not None
    assert [forecast.way for forecast in todo.forecasts] == ["L", "F", "R"]
    for forecast in todo.forecasts:
        assert [landing.steps for landing in forecast.landings] == [1, 2, 3, 4]
        assert sum(landing.chance for landing in forecast.landings) == pytest.approx(1)
        assert forecast.expected == pytest.approx(
            sum(each.chance * each.payment.paid for each in forecast.landings if each.payment)
        )


def test_only_who_has_to_act_can() -> None:
    club = Club("ppb", first=0)
    assert why(club, 1, messages.Act("L")) == "not-your-turn"
    assert why(club, 2, messages.Act("L")) == "no-such-seat"
    assert why(club, 3, messages.Act("L")) == "no-such-seat"
    assert why(club, 0, messages.Throw()) == "no-throw"
    assert why(club, 0, messages.Act("d3e3")) == "not-now"
    assert why(club, 0, messages.Act("3")) == "not-by-hand"
    assert why(club, 0, messages.Act("=red")) == "not-by-hand"
    assert why(club, 0, messages.Act("rubbish")) == "action"


def test_nothing_can_be_done_before_or_after() -> None:
    club = Club("po")
    assert why(club, 0, messages.Act("L")) == "not-begun"
    assert why(club, 0, messages.Resign()) == "not-begun"
    assert why(club, 0, messages.Rematch()) == "not-over"
    club.sit("Bea", "b")
    club.play()
    assert why(club, 0, messages.Act("L")) == "over"
    assert why(club, 1, messages.Undo()) == "over"
    assert why(club, 1, messages.Resign()) == "over"


def test_a_command_that_comes_twice_is_done_once() -> None:
    club = Club("pp", first=0)
    assert len(club.do(0, messages.Act("L"), "once")) == 1
    assert club.do(0, messages.Act("L"), "once") == ()
    assert club.do(0, messages.Act("L"), "once", version=0) == ()
    again = messages.Do("once", 0, 0, messages.Act("L"))
    assert club.restored().knows(again)
    assert not club.table.knows(replace(again, seat=1))


def test_an_id_is_not_used_for_something_else() -> None:
    """Else that would be acknowledged, and never done."""
    club = Club("pp", first=0)
    club.do(0, messages.Say("hello"), "once")
    for command in (messages.Act("L"), messages.Say("thanks"), messages.Resign()):
        assert why(club, 0, command, command_id="once") == "id-used"
        with pytest.raises(TableRefusal):
            club.restored().knows(messages.Do("once", 0, 0, command))
    assert club.do(0, messages.Say("hello"), "once") == ()
    club.do(0, messages.Act("L"), "another")


def test_an_undo_is_not_the_taking_back_of_a_turn() -> None:
    """Their entries are of the same kind."""
    club = Club("pp", first=0)
    club.do(0, messages.Act("L"))
    club.do(0, messages.Undo(), "back")
    assert why(club, 0, messages.TakeBack(), command_id="back") == "id-used"
    assert club.do(0, messages.Undo(), "back") == ()
    assert b'"how":"undo"' in club.stored[-1]
    club.do(0, messages.Act("L"))
    club.throw(0)
    club.do(0, messages.TakeBack(), "all")
    assert why(club, 0, messages.Undo(), command_id="all") == "id-used"
    assert club.do(0, messages.TakeBack(), "all") == ()


def test_what_is_stored_does_not_tell_how_it_was_taken_back_in_old_logs() -> None:
    club = Club("pp", first=0)
    club.do(0, messages.Act("L"))
    club.do(0, messages.Undo(), "back")
    club.stored[-1] = club.stored[-1].replace(b',"how":"undo"', b"")
    old = club.restored()
    assert old.knows(messages.Do("back", 0, 0, messages.Undo()))
    assert old.knows(messages.Do("back", 0, 0, messages.TakeBack()))


def test_what_changed_nothing_has_used_no_id() -> None:
    """Nothing is stored of it, so that nobody would know of it after a restart either."""
    club = Club("pp", first=0)
    club.do(0, messages.Resign())
    club.do(0, messages.Rematch())
    assert club.do(0, messages.Rematch(), "again") == ()
    assert len(club.do(0, messages.Withdraw(), "again")) == 1


def test_who_has_not_seen_the_latest_is_refused() -> None:
    club = Club("pp", first=0)
    seen = club.table.version
    club.do(0, messages.Act("L"))
    assert why(club, 0, messages.Throw(), version=seen) == "stale"
    club.do(1, messages.Say("hello"))
    club.do(0, messages.Throw(), version=seen + 1)  # talk makes nothing stale


def test_what_was_refused_is_not_what_happens_next() -> None:
    club = Club("ppp", first=0)
    club.do(0, messages.Act("L"))
    assert why(club, 0, messages.Act("R")) == "not-now"
    club.do(0, messages.Resign())  # a bot stands in, and throws at once
    assert [type(item).__name__ for item in club.table.log[-2:]] == ["Resigned", "Walked"]
    assert club.restored().state(now=club.now) == club.state()


def test_what_was_refused_does_not_get_in_the_way_of_what_was_wished_before() -> None:
    club = Club("pp", first=0)
    wished = club.table.do(messages.Do("a", club.table.version, 0, messages.Act("L")), club.now)
    with pytest.raises(Refusal):
        club.table.do(messages.Do("b", club.table.version, 0, messages.Act("a1a2")), club.now)
    club._keep(wished)
    assert club.restored().state(now=club.now) == club.state()


def test_bots_throw_by_themselves_and_people_do_not() -> None:
    club = Club("bp", first=0)
    bot_to_move = club.table.bot_to_move()
    assert bot_to_move is not None
    assert (bot_to_move.seat, bot_to_move.level, bot_to_move.view.viewer) == (0, "porter", 0)
    club.step()
    todo = club.state().todo
    assert todo is not None
    assert (todo.seat, todo.phase) == (0, "lay")
    club.until("turn", 1)
    club.step()
    todo = club.state().todo
    assert todo is not None
    assert (todo.seat, todo.phase) == (1, "roll")
    assert club.table.bot_to_move() is None


def test_what_a_bot_decided_counts_if_nothing_but_words_came_between() -> None:
    club = Club("pb", first=1)
    bot_to_move = club.table.bot_to_move()
    assert bot_to_move is not None
    club.do(0, messages.Say("hello"))
    assert club.table.bot_acts(bot_to_move, "L", club.now)


def test_what_a_bot_decided_about_something_else_does_not_count() -> None:
    club = Club("pb", first=0)
    club.until("turn", 1)
    old = club.table.bot_to_move()
    assert old is not None
    club.do(0, messages.TakeBack())
    assert club.table.bot_acts(old, "F", club.now) == (), "it is not its turn any more"
    club.until("roll")
    club.do(0, messages.Throw())  # as before
    todo = club.state().todo
    assert todo is not None
    club.do(0, messages.Act(todo.legal[-1]))
    latest = club.table.bot_to_move()
    assert latest is not None
    assert latest.view.position() != old.view.position()
    assert club.table.bot_acts(old, "F", club.now) == (), "it lies another way"
    assert club.table.bot_acts(latest, "F", club.now)


def test_what_one_bot_decided_does_not_count_for_another() -> None:
    club = Club("pbb", first=1)
    old = club.table.bot_to_move()
    assert old is not None
    club.until("turn", 2)
    assert club.table.bot_acts(old, "F", club.now) == ()


@pytest.mark.parametrize("edition", ["international", "korean", "thai", "hungarian-early"])
@pytest.mark.parametrize("kinds", ["pb", "ppb", "bpbp"])
def test_whole_games_by_many_rules(edition: str, kinds: str) -> None:
    for variant in (False, True):
        if variant and EDITIONS[edition].variant is None:
            continue
        rules = EDITIONS[edition].rules(players=len(kinds), variant=variant)
        club = Club(kinds, rules=rules.text)
        club.play()
        state = club.state()
        assert state.result is not None
        assert state.rules == rules.text
        assert state.todo is None
        assert state.log[-1] == messages.Over(
            len(state.log) - 1, club.now, state.result.reason, state.result.ranking[0]
        )
        assert club.restored().state(now=club.now) == state


def test_the_seed_is_shown_at_the_end_only() -> None:
    club = Club("pp")
    while club.table.standing == "playing":
        assert club.state(0).seed is None
        assert SEED.hex() not in msgspec.json.encode(club.state(0)).decode()
        club.play(20)
    assert club.state().seed == SEED.hex()
    assert club.state().commitment == JointDice(SEED).commitment


def test_nobody_sees_the_order_of_the_piles() -> None:
    """Two seeds that differ in what is to come look the same but for the commitment."""
    deals: dict[tuple[object, ...], bytes] = {}
    for number in range(2000):
        seed = number.to_bytes(32)
        before = Club("pp").table
        ends = tuple(seat.chain for seat in before.seats)
        deal = JointDice(seed).deal(before.rules, 0, ends)
        assert deal.piles is not None
        known = tuple(pile[0] for pile in deal.piles)
        other = deals.setdefault(known, seed)
        if other == seed:
            continue
        views = []
        for each in (seed, other):
            club = Club("pp", each, first=0)
            views.append(msgspec.structs.replace(club.state(0), commitment=""))
            assert club.table.bot_to_move() is None
        assert views[0] == views[1]
        if number > 20:
            break


def test_the_log_can_be_had_from_an_item_on() -> None:
    club = Club("ppp")
    club.play(10)
    whole = club.state().log
    assert [item.n for item in whole] == list(range(len(whole)))
    assert club.state(since=4).log == whole[4:]
    assert club.state(since=4).log_from == 4
    assert club.state(since=1000).log == []


def test_a_replay_ends_where_the_game_ended() -> None:
    club = Club("pbb")
    club.play()
    replay = club.table.replay()
    state = club.state()
    assert replay.steps[-1].position == state.position
    assert replay.result == state.result
    assert replay.seed == state.seed
    assert (replay.first_drawn, replay.piles_drawn) == (True, False)
    assert replay.steps[0].item is None
    assert all(step.item is not None and step.item.at > 0 for step in replay.steps[1:])


@pytest.mark.parametrize(
    ("rules", "first", "drawn"),
    [("standard/2", 0, (False, True)), ("thai/2", None, (True, False))],
)
def test_a_replay_tells_what_was_drawn(
    rules: str, first: int | None, drawn: tuple[bool, bool]
) -> None:
    """Also one that is made from the record."""
    club = Club("pp", rules=rules, first=first)
    club.play()
    for replay in (club.table.replay(), replay_of(club.table.record())):
        assert (replay.first_drawn, replay.piles_drawn) == drawn


def test_a_game_that_is_not_over_has_no_replay_yet() -> None:
    club = Club("pp")
    for wanted in (club.table.replay, club.table.record):
        with pytest.raises(TableRefusal) as refusal:
            wanted()
        assert refusal.value.reason == "not-over"


def test_a_record_holds_the_game() -> None:
    club = Club("pb")
    club.play()
    game = Game.from_record(club.table.record())
    dice_game = club.table.dice_game
    assert dice_game is not None
    assert game.history == dice_game.game.history


def test_phrases() -> None:
    club = Club("pp")
    club.do(1, messages.Say("hello"))
    said = club.state().log[-1]
    assert isinstance(said, messages.Said)
    assert (said.seat, said.phrase) == (1, "hello")
    assert why(club, 1, messages.Say("something rude")) == "phrase"
    for _ in range(3):
        club.do(1, messages.Say("tea"))
    assert why(club, 1, messages.Say("tea")) == "too-much-talk"
    club.do(0, messages.Say("tea"))
    club.do(1, messages.Say("tea"), after=11_000)


def test_the_lobby_sees_what_it_needs() -> None:
    club = Club("po", listed=True, clock=messages.ClockPlan("move", 60))
    listing = club.table.listing()
    assert (listing.standing, listing.turn, listing.clock) == (
        "waiting",
        0,
        messages.ClockPlan("move", 60, out="bot"),
    )
    club.sit("Bea", "b")
    assert club.table.listing().turns_left == 48
