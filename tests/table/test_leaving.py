"""Giving up, bots that play for others, and another game."""

from __future__ import annotations

import pytest

from marrakech.table import messages
from marrakech.table.errors import TableRefusal
from marrakech.table.replay import gone_of, replay_of
from marrakech.table.table import Table
from tests.table.making import Club, key


def why(club: Club, seat: int, command: messages.Command, away: tuple[int, ...] = ()) -> str:
    with pytest.raises(TableRefusal) as refusal:
        club.do(seat, command, away=away)
    return refusal.value.reason


def test_who_gives_up_loses() -> None:
    club = Club("pp", first=0)
    club.do(1, messages.Resign())
    state = club.state()
    assert state.result is not None
    assert (state.result.reason, state.result.ranking) == ("resigned", [[0], [1]])
    assert state.seed is not None
    assert "[Gone1 " in club.table.record()


def test_nothing_is_thrown_any_more_when_who_leaves_ends_the_game() -> None:
    club = Club("pp", first=0)
    club.do(0, messages.Act("L"))
    assert len(club.do(0, messages.Resign())) == 1


def test_the_first_to_go_is_the_last() -> None:
    club = Club("pppb", first=3)
    club.do(2, messages.Resign())
    assert club.state().seats[2].level == "merchant"
    assert why(club, 2, messages.Resign()) == "gone"
    assert why(club, 2, messages.ComeBack()) == "gone"
    club.do(0, messages.Resign())
    club.play()
    result = club.state().result
    assert result is not None
    assert result.ranking[-2:] == [[0], [2]]


def test_who_has_gone_scores_nothing() -> None:
    """R6.2: as one who is out."""
    club = Club("ppp", first=0)
    club.do(1, messages.Resign())
    club.do(0, messages.Resign())
    result = club.state().result
    assert result is not None
    assert (result.ranking, result.points) == ([[2], [0], [1]], [0, 0, 30])
    assert result.out == []


def test_who_is_out_is_named() -> None:
    club = Club("ppp", first=0, rules="international/3,dirhams=2")
    club.play()
    state = club.state()
    assert state.result is not None
    assert state.position is not None
    out = [seat for seat, player in enumerate(state.position.players) if player.out]
    assert state.result.out == out != []
    assert {state.result.points[seat] for seat in out} == {0}


def test_a_record_tells_who_has_gone_too() -> None:
    club = Club("ppp", first=0)
    club.do(1, messages.Resign())
    club.do(0, messages.Resign())
    again = replay_of(club.table.record())
    assert again.result == club.state().result
    assert [seat.gone for seat in again.seats] == ["resigned", "resigned", None]


@pytest.mark.parametrize("header", ["", "green resigned", "red tired", "red", "purple time"])
def test_what_a_record_tells_otherwise_is_nobody_who_has_gone(header: str) -> None:
    assert gone_of({"Gone1": header}, 3) == {}


def test_bots_do_not_play_on_among_themselves() -> None:
    club = Club("pbbb", first=0)
    club.do(0, messages.Resign())
    assert club.table.standing == "over"


def test_a_bot_stands_in_for_who_is_away() -> None:
    club = Club("ppp", first=1)
    assert why(club, 0, messages.StandIn(1)) == "not-away"
    assert why(club, 0, messages.StandIn(3), (3,)) == "no-such-seat"
    assert why(club, 0, messages.StandIn(1, "genius"), (1,)) == "level"
    club.do(0, messages.StandIn(1, "porter"), away=(1,))
    assert club.state().seats[1].level == "merchant", "nobody chooses how well others play"
    assert why(club, 1, messages.Act("L")) == "bot-plays"
    assert why(club, 0, messages.StandIn(1), (1,)) == "bot-plays"
    club.step()
    club.do(1, messages.ComeBack())
    assert club.state().seats[1].level is None
    assert why(club, 1, messages.ComeBack()) == "plays-already"
    todo = club.state().todo
    assert todo is not None
    club.do(1, messages.Act(todo.legal[0]))
    assert club.restored().state(now=club.now) == club.state()


def test_a_bot_that_stands_in_throws_at_once() -> None:
    club = Club("ppp", first=1)
    club.do(1, messages.Act("L"))
    club.do(0, messages.StandIn(1), away=(1,))
    todo = club.state().todo
    assert todo is not None
    assert todo.phase == "lay"


def test_one_may_let_a_bot_play_for_oneself() -> None:
    club = Club("pp", first=0)
    club.do(0, messages.StandIn(0, "master"))
    bot_to_move = club.table.bot_to_move()
    assert bot_to_move is not None
    assert bot_to_move.level == "master"


def test_another_game_with_seats_moved_on() -> None:
    club = Club("pobp", colours=["blue", "red", "yellow", "purple"])
    club.sit("Bea", "b")
    club.play()
    club.do(0, messages.Rematch())
    assert club.table.next_table() is None
    assert club.do(0, messages.Rematch()) == ()
    club.do(1, messages.Rematch())
    club.do(3, messages.Rematch())
    assert club.state().rematch_offers == [0, 1, 3]
    found = club.table.next_table()
    assert found is not None
    new, keys = found
    assert [seat.name for seat in new.seats] == ["Bea", "", "Player 3", "Player 0"]
    assert [seat.level for seat in new.seats] == [None, "porter", None, None]
    assert keys == [key("b"), None, key("secret 3"), key("secret 0")]
    assert not new.take_back  # they do not share a screen
    assert new.colours == ["red", "yellow", "purple", "blue"], "everybody keeps the colour"
    club.table.apply(club.table.rematch_made("next", club.now))
    assert club.state().rematch == "next"
    assert club.table.next_table() is None


COLOURS = ["blue", "red", "yellow", "purple"]


@pytest.mark.parametrize("rules", ["international/2", "international/2,two-player=one-colour"])
@pytest.mark.parametrize("colours", [[], COLOURS])
def test_everybody_keeps_their_colours(rules: str, colours: list[messages.ColourName]) -> None:
    club = Club("pp", rules=rules, colours=colours)
    before = {seat.name: seat.colours for seat in club.state().seats}
    club.do(0, messages.Resign())
    for seat in (0, 1):
        club.do(seat, messages.Rematch())
    assert_colours_stay(club, before)


@pytest.mark.parametrize("kinds", ["ppp", "pppp"])
def test_everybody_keeps_their_colour_game_after_game(kinds: str) -> None:
    club = Club(kinds)
    before = {seat.name: seat.colours for seat in club.state().seats}
    for seat in range(1, len(kinds)):
        club.do(seat, messages.Resign())
    for seat in range(len(kinds)):
        club.do(seat, messages.Rematch())
    assert_colours_stay(club, before)


def assert_colours_stay(club: Club, before: dict[str, list[messages.ColourName]]) -> None:
    found = club.table.next_table()
    assert found is not None
    new, keys = found
    assert sorted(new.colours) == sorted(COLOURS)
    after = Table("next", Table.set_up("next", new, bytes(32), keys, club.now, again=True))
    assert {seat.name: seat.colours for seat in after.state().seats} == before


def test_an_offer_can_be_withdrawn() -> None:
    club = Club("pp")
    assert why(club, 0, messages.Withdraw()) == "not-over"
    club.do(0, messages.Resign())
    assert club.do(0, messages.Withdraw()) == (), "there was none"
    club.do(0, messages.Rematch())
    club.do(0, messages.Withdraw())
    state = club.state()
    assert state.rematch_offers == []
    assert isinstance(state.log[-1], messages.RematchWithdrawn)
    assert state.log[-1].seat == 0
    club.do(1, messages.Rematch())
    assert club.table.next_table() is None
    club.do(0, messages.Rematch())
    assert club.table.next_table() is not None
    assert club.restored().state(now=club.now) == club.state()


def test_what_all_have_agreed_to_is_not_withdrawn() -> None:
    club = Club("pp")
    club.do(0, messages.Resign())
    for seat in (0, 1):
        club.do(seat, messages.Rematch())
    assert why(club, 1, messages.Withdraw()) == "all-agreed"
    club.table.apply(club.table.rematch_made("next", club.now))
    assert why(club, 1, messages.Withdraw()) == "all-agreed"


def test_bots_alone_want_no_other_game() -> None:
    club = Club("bb")
    club.play()
    assert club.table.next_table() is None
