"""Series: best of three, or of five, over tables that follow each other."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.table import messages
from marrakech.table.entries import decode, encode
from marrakech.table.messages import SeriesPlan
from marrakech.table.series import next_series, series_now
from marrakech.table.table import Table
from tests.table.making import Club, plan

GAMES = st.sampled_from([3, 5])


def played(games: int, seats: int, winners: list[list[int]]) -> tuple[int, messages.SeriesNow]:
    """A series in which these players win, each called by the seat of the first game: how many
    games it took, and how it stood then.
    """
    series = SeriesPlan(3 if games == 3 else 5)
    names = list(range(seats))
    order = [*range(1, seats), 0]
    for number, won in enumerate(winners, 1):
        here = [names.index(each) for each in won]
        now = series_now(series, seats, here)
        assert now.number == number
        if now.winners:
            by_name = [now.won[names.index(each)] for each in range(seats)]
            who = sorted(names[seat] for seat in now.winners)
            return number, messages.SeriesNow(games, number, by_name, who)
        series = next_series(series, seats, here, order)
        names = [names[seat] for seat in order]
        assert series_now(series, seats, None).winners == [], "nothing is decided between games"
    raise AssertionError("it has no end")


@pytest.mark.parametrize(
    ("games", "seats", "winners", "length", "won", "who"),
    [
        (3, 2, [[0], [0]], 2, [2, 0], [0]),
        (3, 2, [[0], [1], [1]], 3, [1, 2], [1]),
        (5, 2, [[0], [1], [0], [0]], 4, [3, 1], [0]),
        (3, 2, [[0, 1], [0], [1]], 3, [2, 2], [0, 1]),
        (3, 3, [[0], [1], [2]], 3, [1, 1, 1], [0, 1, 2]),
        (3, 4, [[2], [2]], 2, [0, 0, 2, 0], [2]),
        (5, 4, [[0], [1], [0], [3], [0]], 5, [3, 1, 0, 1], [0]),
    ],
)
def test_who_wins_most_wins_the_series(
    games: int, seats: int, winners: list[list[int]], length: int, won: list[int], who: list[int]
) -> None:
    """A shared win counts for both; with one game left, who is one ahead can still be reached."""
    assert played(games, seats, winners) == (
        length,
        messages.SeriesNow(games, length, won, who),
    )


@given(st.data(), GAMES, st.integers(2, 4))
def test_a_series_ends_and_is_won_by_whom_nobody_can_reach(
    data: st.DataObject, games: int, seats: int
) -> None:
    one = st.sets(st.integers(0, seats - 1), min_size=1).map(sorted)
    winners = data.draw(st.lists(one, min_size=games, max_size=games))
    length, end = played(games, seats, winners)
    counted = [sum(who in won for won in winners[:length]) for who in range(seats)]
    assert end.won == counted
    assert end.winners == [who for who in range(seats) if counted[who] == max(counted)]
    if length < games:
        (leader,) = end.winners
        rest = games - length
        assert all(
            each + rest < counted[leader] for who, each in enumerate(counted) if who != leader
        )


def following(club: Club, people: range) -> Table:
    """The table of the next game, when all are ready."""
    for seat in people:
        club.do(seat, messages.Rematch())
    found = club.table.next_table()
    assert found is not None
    made = Table.set_up("next", found[0], bytes(32), found[1], club.now, again=True)
    return Table("next", [decode(encode(entry)) for entry in made])


def test_the_next_game_knows_the_score_and_the_other_one_begins() -> None:
    club = Club("pp", series=SeriesPlan(3), first=1)
    assert club.state().series == messages.SeriesNow(3, 1, [0, 0], [])
    club.do(0, messages.Resign())
    assert club.state().series == messages.SeriesNow(3, 1, [0, 1], [])
    assert club.restored().state(now=club.now).series == club.state().series
    table = following(club, range(2))
    state = table.state()
    assert [seat.name for seat in state.seats] == ["Player 1", "Player 0"]
    assert state.series == messages.SeriesNow(3, 2, [1, 0], [])
    assert state.first is not None
    assert state.seats[state.first].name == "Player 0", "the other one has begun before"


def test_they_take_turns_to_begin_also_if_the_dice_chose_the_first() -> None:
    club = Club("ppp", series=SeriesPlan(5))
    began = club.state().first
    assert began is not None
    for seat in range(1, 3):
        club.do(seat, messages.Resign())
    state = following(club, range(3)).state()
    assert state.first is not None
    assert state.seats[state.first].name == f"Player {(began + 1) % 3}"


def test_after_a_series_another_one_begins_at_nought() -> None:
    won = [2, 1]
    club = Club("pp", series=SeriesPlan(3))
    made = club.table.plan
    last = msgspec.structs.replace(made, series=SeriesPlan(3, 3, won))
    keys = [seat.key for seat in club.table.seats]
    club.table = Table("t", Table.set_up("t", last, bytes(32), keys, club.now, again=True))
    club.do(1, messages.Resign())
    assert club.state().series == messages.SeriesNow(3, 3, [3, 1], [0])
    assert following(club, range(2)).state().series == messages.SeriesNow(3, 1, [0, 0], [])


def test_nobody_sets_up_a_series_with_a_lead() -> None:
    club = Club("pp", series=SeriesPlan(3, 2, [1, 0]))
    assert club.state().series == messages.SeriesNow(3, 1, [0, 0], [])


@pytest.mark.parametrize("games", [0, 1, 2, 4, 7])
def test_a_series_is_of_three_games_or_of_five(games: int) -> None:
    text = msgspec.json.encode(plan("pp")).replace(b"{", b'{"series":{"games":%d},' % games, 1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=messages.NewTable)


def test_a_game_alone_is_told_of_no_series() -> None:
    club = Club("pp")
    assert club.state().series is None
    assert b"series" not in club.stored[0]
