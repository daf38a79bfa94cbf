"""The last two rugs, by a plain search of everything that can happen: analyses have to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from marrakech import Game, Rules
from marrakech.core import codes
from marrakech.study import Choice, Possibility, Worth, analyse
from marrakech.study.depth import QUICK
from tests.study.playing import play

if TYPE_CHECKING:
    from marrakech.core.kernel import State

TWO = (
    "standard/2",
    "standard/2,area=owner",
    "standard/2,pile=alternating",
    "standard/2,two-player=one-colour",
    "standard/2,variant=turn-at-end",
    "standard/2,variant=turn-at-end-optional,cover=any",
)
MORE = ("standard/3", "standard/4,cover=colours,elimination=no", "standard/3,variant=turn-at-end")


def result(state: State) -> list[float]:
    """Chances, then margins, of a game that is over."""
    standings, scores = state.standings(), state.scores()
    best = max(standings)
    chances = [(standing == best) / standings.count(best) for standing in standings]
    margins = [
        score - max(other for seat, other in enumerate(scores) if seat != own)
        for own, score in enumerate(scores)
    ]
    return [*chances, *map(float, margins)]


def everything(state: State) -> list[float]:
    """What a position is worth: everybody plays for chance and a little margin, to the end."""
    if state.phase == codes.OVER:
        return result(state)
    mover, found = state.mover, []
    for action in state.legal():
        state.push(action)
        found.append(everything(state))
        state.pop()
    odds = state.odds()
    if odds:
        return [
            sum(cases * each[i] for cases, each in zip(odds, found, strict=True)) / sum(odds)
            for i in range(2 * state.players)
        ]
    return max(found, key=lambda each: each[mover] + each[state.players + mover] / 400)


def flat(worth: Worth) -> list[float]:
    return [*worth.chances, *worth.margins]


def check(game: Game, seats: list[int] | None = None) -> None:
    """That all choices, or all that chance may bring, are worth what the plain search finds."""
    found = analyse(game)
    state = game.kernel_state()
    players = game.rules.players
    compared = range(players) if seats is None else seats
    told: list[Choice | Possibility] = [*found.choices, *found.possibilities]
    assert sorted(each.action.index for each in told) == sorted(state.legal())
    for each in told:
        state.push(each.action.index)
        expected = everything(state)
        state.pop()
        for seat in compared:
            assert each.worth.chances[seat] == pytest.approx(expected[seat], abs=1e-9)
            assert each.worth.margins[seat] == pytest.approx(expected[players + seat], abs=1e-9)
        assert each.method.is_exact


@pytest.mark.parametrize("rules", TWO)
def test_the_last_two_rugs_are_known_exactly(rules: str) -> None:
    game = play(Rules.parse(rules).replace(rugs=4, dirhams=9), 2, left=2)
    seen = 0
    while not game.is_over:
        check(game)
        seen += 1
        game.push(game.legal()[-1])
    assert seen > 4


@pytest.mark.parametrize("rules", MORE)
def test_the_last_rug_is_known_exactly_with_more_players(rules: str) -> None:
    for seed in range(3):
        game = play(Rules.parse(rules).replace(rugs=3, dirhams=9), seed, left=1)
        while not game.is_over:
            # where two rugs are worth the same to the one who lays it, others may care: he does not
            check(game, [game.mover])
            game.push(game.legal()[0])


def test_a_position_with_more_rugs_is_not_called_exact() -> None:
    game = play(Rules.parse("standard/2"), 1, left=QUICK.ending + 1)
    found = analyse(game)
    assert not found.method.is_exact
    assert found.method.turns == QUICK.turns


def test_a_game_that_is_over_is_worth_its_result() -> None:
    game = play(Rules.parse("standard/3"), 1)
    found = analyse(game)
    outcome = game.outcome()
    assert outcome is not None
    assert [seat for seat, chance in enumerate(found.worth.chances) if chance] == list(
        outcome.winners
    )
    assert found.method.kind == "rules"
    assert flat(found.worth) == result(game.kernel_state())
    with pytest.raises(LookupError):
        _ = found.best
