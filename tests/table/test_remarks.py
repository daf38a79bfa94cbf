"""What bots say now and then, and the strength that one of them is asked to have."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from msgspec import ValidationError, json

from marrakech.bots.levels import LEVELS
from marrakech.table import messages
from marrakech.table.entries import Spoken, decode, encode
from marrakech.table.phrases import PHRASES, REACTIONS
from marrakech.table.plan import checked
from marrakech.table.remarks import GAP, MUCH, TEMPERS, remark
from marrakech.table.table import Table
from tests.table.making import Club, plan

Heard = tuple[messages.LogItem, messages.LogItem | None]
"""What a bot said, and what was the last that had happened before."""


def played(kinds: str, seed: int) -> Club:
    """A whole game at which bots say what they have to say."""
    club = Club(kinds, seed=seed.to_bytes(32))
    while club.table.standing == "playing":
        club.step()
        said = remark(club.table, club.now)
        club._keep(said)
        assert not said or remark(club.table, club.now) == (), "said once"
    return club


@cache
def games() -> list[Club]:
    return [played(kinds, seed) for kinds in ("pb", "bpb", "pbbb") for seed in range(6)]


def remarks_of(club: Club) -> list[messages.Said]:
    return [item for item in club.table.log if isinstance(item, messages.Said)]


def test_bots_say_something_now_and_then_and_seldom() -> None:
    counts = [len(remarks_of(club)) for club in games()]
    assert sum(counts) >= len(counts)
    for club in games():
        throws = [
            sum(isinstance(item, messages.Walked) for item in club.table.log[: said.n])
            for said in remarks_of(club)
            if not any(isinstance(item, messages.Over) for item in club.table.log[: said.n])
        ]
        assert all(later - earlier >= GAP for earlier, later in pairwise(throws))


def test_bots_speak_for_themselves_with_phrases_that_people_have_too() -> None:
    for club in games():
        for said in remarks_of(club):
            assert club.table.seats[said.seat].kind == "bot"
            assert said.phrase in (*PHRASES, *REACTIONS)


def test_nobody_says_anything_when_a_person_pays() -> None:
    for club in games():
        for said in remarks_of(club):
            cause = next(
                item
                for item in reversed(club.table.log[: said.n])
                if isinstance(item, messages.Walked | messages.Laid | messages.Over)
            )
            if isinstance(cause, messages.Walked):
                assert cause.payment is not None
                assert cause.payment.paid >= MUCH
                assert club.table.seats[cause.payment.by].kind == "bot"


def test_what_bots_say_is_no_action_and_is_there_again_when_the_table_is_read() -> None:
    for club in games()[:3]:
        assert club.restored().log == club.table.log
        assert club.table.dice_game is not None
        silent = [entry for entry in map(decode, club.stored) if not isinstance(entry, Spoken)]
        again = Table("table", silent)
        assert again.dice_game is not None
        assert again.dice_game.game.history == club.table.dice_game.game.history


def test_the_same_table_says_the_same() -> None:
    one, other = played("pb", 3), played("pb", 3)
    assert [said.phrase for said in remarks_of(one)] == [said.phrase for said in remarks_of(other)]


def test_bots_among_themselves_are_quiet_and_so_is_who_plays_for_a_person() -> None:
    assert remarks_of(played("bbb", 1)) == []
    club = Club("pp", first=0)
    club.do(0, messages.StandIn(0, "porter"))
    while club.table.standing == "playing":
        club.step()
        assert remark(club.table, club.now) == ()


def test_everybody_of_the_market_has_a_temper() -> None:
    assert set(TEMPERS) == {level.name for level in LEVELS}
    for temper in TEMPERS.values():
        for phrases in temper:
            assert phrases
            assert set(phrases) <= {*PHRASES, *REACTIONS}
    assert len(set(TEMPERS.values())) == len(TEMPERS), "no two are alike"


# ------------------------------------------------------------------------ as strong as you are


def with_pourer(strength: int | None, level: str = "pourer") -> messages.NewTable:
    seats = [messages.SeatPlan("person", "Ana"), messages.SeatPlan("bot", "", level)]
    seats[1] = messages.SeatPlan("bot", "", level, strength=strength)
    return messages.NewTable(seats)


def test_a_strength_is_kept_for_the_one_who_adapts_and_for_nobody_else() -> None:
    assert checked(with_pourer(70)).seats[1].strength == 70
    assert checked(with_pourer(None)).seats[1].strength is None
    assert checked(with_pourer(70, "porter")).seats[1].strength is None


@pytest.mark.parametrize("strength", ["-1", "101", "7.5", '"70"', "true"])
def test_a_strength_out_of_bounds_is_refused(strength: str) -> None:
    body = f'{{"kind":"bot","level":"pourer","strength":{strength}}}'
    with pytest.raises(ValidationError):
        json.decode(body, type=messages.SeatPlan)


def test_tables_without_a_strength_are_stored_as_they_were() -> None:
    """So that an older server reads them; and what it stored is read as before."""
    assert b"strength" not in encode(Table.set_up("t", plan("bb"), bytes(32), [None] * 2, 1)[0])
    entry = Table.set_up("t", with_pourer(70), bytes(32), ["a" * 64, None], 1)[0]
    assert b'"strength":70' in encode(entry)
    assert decode(encode(entry)) == entry
    old = b'{"kind":"bot","name":"","level":"porter","chain":null}'
    assert json.decode(old, type=messages.SeatPlan) == messages.SeatPlan("bot", "", "porter")


def test_the_bot_is_asked_with_its_strength_and_keeps_it_in_the_next_game() -> None:
    table = Table("t", Table.set_up("t", with_pourer(70), bytes(32), ["a" * 64, None], 1))
    assert table.seats[1].strength == 70
    asked = table.bot_to_move()
    assert asked is None or asked.strength == 70
    table.standing = "over"
    table.offers = {0}
    following = table.next_table()
    assert following is not None
    assert following[0].seats[0].strength == 70
