"""The market of a day: the same for everybody, and what comes of it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marrakech.bots.levels import LEVELS
from marrakech.core.errors import Refusal
from marrakech.core.story import Phase
from marrakech.players import market_of_day as market
from marrakech.table.dice import SeedDice
from marrakech.table.messages import (
    Act,
    Command,
    Do,
    Rematch,
    Resign,
    StandIn,
    TakeBack,
    Throw,
    Walked,
)
from marrakech.table.table import Table

START = 1_700_000_000_000
SEEDS = st.binary(min_size=32, max_size=32)
DAYS = st.integers(market.FIRST_DAY, market.FIRST_DAY + 40_000)


def set_up(seed: bytes, name: str = "Ada", day: int = 20_775) -> Table:
    """A table of a day that has just begun."""
    plan = market.plan_of(seed)
    keys = ["key", *[None for _ in plan.opponents]]
    made = Table.set_up("table", plan.table(name), seed, keys, START, day=market.dice_of(day))
    return Table("table", made)


def send(table: Table, command: Command) -> None:
    """Carry out a command of the player's."""
    done = table.do(Do(f"{table.version}", table.version, market.PLAYER, command), START)
    table.apply(done)


def play(table: Table, luck: Random) -> list[int | None]:
    """Play to the end, everybody at random; returns what the luck of bots followed from."""
    lucks: list[int | None] = []
    while table.standing != "over":
        bot = table.bot_to_move()
        assert table.dice_game is not None
        game = table.dice_game.game
        if bot is not None:
            lucks.append(bot.luck)
            action = luck.choice(list(game.legal())).text
            table.apply(table.bot_acts(bot, action, START))
        elif game.phase == Phase.ROLL:
            send(table, Throw())
        else:
            send(table, Act(luck.choice(list(game.legal())).text))
    return lucks


def throws(table: Table) -> list[int]:
    """All that were made, in order."""
    return [item.steps for item in table.log if isinstance(item, Walked)]


@given(SEEDS, st.integers(), st.integers())
@settings(max_examples=25, deadline=None)
def test_throw_number_n_is_the_same_whatever_anybody_does(
    seed: bytes, one: int, other: int
) -> None:
    first, second = set_up(seed, "Ada"), set_up(seed, "Bea")
    for table, by in ((first, one), (second, other)):
        play(table, Random(by))
    both = min(len(throws(first)), len(throws(second)))
    assert both > 0
    assert throws(first)[:both] == throws(second)[:both]


@given(SEEDS, st.integers())
@settings(max_examples=15, deadline=None)
def test_bots_have_the_same_luck_where_the_same_was_played(seed: bytes, by: int) -> None:
    tables = set_up(seed, "Ada"), set_up(seed, "Bea")
    lucks = [play(table, Random(by)) for table in tables]
    assert lucks[0] == lucks[1]
    assert None not in lucks[0]
    assert len(set(lucks[0])) == len(lucks[0]), "and another in every position"


@given(SEEDS)
def test_a_deal_follows_from_its_seed(seed: bytes) -> None:
    plan = market.plan_of(seed)
    assert plan == market.plan_of(seed)
    assert plan.opponents in market.OPPONENTS
    assert 0 <= plan.first < plan.players <= 4


def test_every_deal_comes_up_and_everybody_begins() -> None:
    plans = {market.plan_of(Random(number).randbytes(32)) for number in range(2000)}
    assert {plan.opponents for plan in plans} == set(market.OPPONENTS)
    assert {(plan.players, plan.first) for plan in plans} == {
        (players, first) for players in (2, 3, 4) for first in range(players)
    }


def test_another_day_has_other_throws() -> None:
    seen = set()
    for number in range(20):
        dice = SeedDice(Random(number).randbytes(32))
        seen.add(tuple(dice.throw(count) for count in range(30)))
    assert len(seen) == 20


def test_those_who_sit_there_think_without_a_clock() -> None:
    levels = {level.name for level in LEVELS}
    sitting = {level for opponents in market.OPPONENTS for level in opponents}
    assert sitting <= levels
    assert "storyteller" not in sitting, "she looks at one"


def test_a_table_of_a_day_keeps_its_seed_to_itself_until_it_may_be_told() -> None:
    seed = Random(7).randbytes(32)
    table = set_up(seed)
    play(table, Random(1))
    assert table.state().seed is None
    assert table.info().seed is None
    for time, is_told in ((table.opens - 1, False), (table.opens, True)):
        assert (seed.hex() in table.record(time)) is is_told
        assert table.replay(time).seed == (seed.hex() if is_told else None)
        assert table.is_hidden(time) is not is_told
    assert seed.hex() not in table.record(), "nor where nobody says what time it is"
    assert seed.hex() not in table.record_so_far()


@pytest.mark.parametrize("command", [TakeBack(), StandIn(0), Rematch()])
def test_there_is_one_try_and_nobody_helps(command: Command) -> None:
    table = set_up(bytes(32))
    before = table.version
    with pytest.raises(Refusal) as refused:
        send(table, command)
    assert (refused.value.reason, table.version) == ("day", before)


def test_who_gives_up_has_no_points() -> None:
    table = set_up(bytes(32))
    send(table, Resign())
    score = market.score_of(table)
    assert score is not None
    assert (score.points, score.gave_up) == (0, True)
    assert score.place == len(table.seats)


@given(SEEDS, st.integers())
@settings(max_examples=15, deadline=None)
def test_a_score_is_what_the_table_says(seed: bytes, by: int) -> None:
    table = set_up(seed)
    assert market.score_of(table) is None
    play(table, Random(by))
    score, result = market.score_of(table), table.result()
    assert score is not None
    assert result is not None
    assert score.points == result.points[0]
    better = [points for points in result.points[1:] if points > score.points]
    assert score.place > len(better)
    assert score.margin == score.points - max(result.points[1:])
    own = [item.steps for item in table.log if isinstance(item, Walked) and item.seat == 0]
    assert [int(each) for each in score.throws] == own
    assert score.counts, "it ended in the year 2023"


@given(DAYS)
def test_a_date_is_read_as_it_is_written(day: int) -> None:
    assert market.day_of(market.date_of(day)) == day
    assert market.day_at(market.begins(day)) == day
    assert market.day_at(market.begins(day) - 1) == day - 1
    assert market.opens(day) - market.begins(day + 1) == market.GRACE


@pytest.mark.parametrize("text", ["", "2026-11-31", "2026-1-1", "20261118", "2026-11-18 ", "today"])
def test_what_is_no_date_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"date|day|Invalid"):
        market.day_of(text)


@given(st.sets(st.integers(0, 40)), st.integers(0, 40))
def test_days_in_a_row_are_counted_as_by_hand(days: set[int], today: int) -> None:
    played = {day for day in days if day <= today}
    last = today if today in played else today - 1
    now = 0
    while last - now in played:
        now += 1
    best = max((sum(1 for _ in _run(played, day)) for day in played), default=0)
    assert market.streak_of(played, today) == (now, best)


def _run(days: set[int], day: int) -> list[int]:
    run = []
    while day in days:
        run.append(day)
        day += 1
    return run


def test_a_turn_is_as_good_as_its_worst_choice() -> None:
    losses = [(1, 0.0), (1, 0.004), (4, 0.03), (4, 0.0), (8, 0.05), (8, 0.01), (12, 0.006)]
    assert market.pattern_of(losses) == "bgmg"
