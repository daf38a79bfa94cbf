"""Undo and take-back."""

from __future__ import annotations

import msgspec
import pytest

from marrakech.table import messages
from marrakech.table.errors import TableRefusal
from marrakech.table.updates import merged, update_since
from tests.table.making import Club


def test_a_turn_of_assam_is_undone_before_the_throw() -> None:
    club = Club("ppp", first=0)
    before = club.state().position
    club.do(0, messages.Act("L"))
    assert club.state().can_undo == [0]
    club.do(0, messages.Undo())
    state = club.state()
    assert state.position == before
    assert state.can_undo == []
    assert isinstance(state.log[-1], messages.TookBack)
    assert club.restored().state(now=club.now) == state


def test_nothing_is_undone_after_the_throw() -> None:
    club = Club("ppp", first=0)
    club.do(0, messages.Act("L"))
    club.do(0, messages.Throw())
    assert club.state().can_undo == []
    with pytest.raises(TableRefusal) as refusal:
        club.do(0, messages.Undo())
    assert refusal.value.reason == "no-undo"


def test_a_rug_is_taken_up_again_until_the_next_player_acts() -> None:
    club = Club("pop", first=0)
    club.sit("Bea", "b")
    club.until("lay", 0)
    club.step()
    assert club.state().can_undo == [0]
    with pytest.raises(TableRefusal):
        club.do(1, messages.Undo())
    club.do(0, messages.Undo())
    todo = club.state().todo
    assert todo is not None
    assert (todo.phase, todo.seat) == ("lay", 0)
    club.step()
    club.step()
    assert club.state().can_undo == [1]


def test_who_missed_that_a_rug_was_moved_is_told_where_it_lies() -> None:
    """All but the board is as it was."""
    club = Club("ppp", first=0)
    club.until("lay", 0)
    todo = club.state().todo
    assert todo is not None
    club.do(0, messages.Act(todo.legal[0]))
    told, seen = club.state(), club.table.snapshot(club.now)
    club.do(0, messages.Undo())
    club.do(0, messages.Act(todo.legal[1]))
    news = update_since(seen, club.table.snapshot(club.now), club.table.log[seen.known :])
    read = msgspec.json.decode(msgspec.json.encode(news), type=messages.Update)
    assert merged(told, read) == club.state(since=seen.known)


def test_a_rug_that_showed_the_next_one_stays() -> None:
    """R2.3: what a shuffled pile shows was not known before."""
    club = Club("pp", first=0)
    club.until("lay", 0)
    club.step()
    assert club.state().can_undo == []


def test_where_piles_alternate_nothing_new_was_seen() -> None:
    club = Club("pp", first=0, rules="thai/2")
    assert club.table.rules.pile == "alternating"
    club.until("lay", 0)
    before = club.state().position
    club.step()
    assert club.state().can_undo == [0]
    club.do(0, messages.Undo())
    assert club.state().position == before


def test_a_whole_turn_is_taken_back_at_one_screen() -> None:
    club = Club("pb", first=0)
    before = club.state().position
    club.step()
    club.until("turn", 0)
    throws = [item.steps for item in club.state().log if isinstance(item, messages.Walked)]
    assert club.state().can_take_back == [0]
    club.do(0, messages.TakeBack())
    assert club.state().position == before
    club.step()
    club.until("turn", 0)
    again = [item.steps for item in club.state().log if isinstance(item, messages.Walked)]
    assert len(again) == 2 * len(throws)
    assert club.restored().state(now=club.now) == club.state()


def test_what_is_taken_back_is_drawn_anew() -> None:
    """Nobody looks at the die by going back, nor knows what it will show."""
    seen = set()
    club = Club("pb", first=0)
    for _ in range(40):
        club.until("lay", 0)
        walked = club.state().log[-1]
        assert isinstance(walked, messages.Walked)
        seen.add(walked.steps)
        club.do(0, messages.TakeBack())
        took = club.state().log[-1]
        assert isinstance(took, messages.TookBack)
        assert took.throws == 1
    assert seen == {1, 2, 3, 4}
    club.play()
    result = club.state().result
    assert result is not None
    assert result.redrawn == 40


def test_nothing_random_is_taken_back_by_undoing() -> None:
    club = Club("pb", first=0)
    club.do(0, messages.Act("L"))
    club.do(0, messages.Undo())
    took = club.state().log[-1]
    assert isinstance(took, messages.TookBack)
    assert took.throws == 0
    club.play()
    result = club.state().result
    assert result is not None
    assert result.redrawn == 0


def test_a_turn_that_has_begun_is_taken_back_before_the_one_before() -> None:
    club = Club("pb", first=0)
    club.until("lay", 0)
    club.step()
    club.until("turn", 0)
    position = club.state().position
    club.do(0, messages.Act("R"))
    club.do(0, messages.Throw())
    club.do(0, messages.TakeBack())
    assert club.state().position == position


def test_nobody_takes_back_online_or_if_it_was_not_wanted() -> None:
    online = Club("po", first=0)
    online.sit("Bea", "b")
    strict = Club("pb", first=0, take_back=False)
    for club in (online, strict):
        club.until("turn", 0)
        club.step()
        assert club.state().can_take_back == []
        with pytest.raises(TableRefusal) as refusal:
            club.do(0, messages.TakeBack())
        assert refusal.value.reason == "no-take-back"


def test_a_finished_game_is_finished() -> None:
    club = Club("pp")
    club.play()
    assert (club.state().can_undo, club.state().can_take_back) == ([], [])
