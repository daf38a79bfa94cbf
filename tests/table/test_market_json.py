"""The fast JSON of the market agrees with the core, in random games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import Game, forecasts
from marrakech.core.board import SQUARES
from marrakech.core.rugs import covering
from marrakech.core.story import Phase, Walked
from marrakech.table.market_json import NOTHING, steps_of
from marrakech.table.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.core.rugs import Rug
    from marrakech.table.messages import ColourName, Landing, Paid, Position

RULES = [
    "standard/2",
    "standard/3",
    "standard/4",
    "korean/2",
    "standard/4,variant=turn-at-end",
    "standard/3,dirhams=4",
]
SHOWN: list[ColourName] = ["blue", "red", "purple", "yellow"]


def games(rules: str, seed: int) -> Iterator[Game]:
    """Every position of a game that chance plays."""
    luck = Random(seed)
    game = Game(rules)
    yield game
    while actions := game.legal():
        game.push(luck.choice(actions))
        yield game


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(4))
def test_the_market_is_written_as_it_is(rules: str, seed: int) -> None:
    presenter = Presenter(SHOWN)
    for game in games(rules, seed):
        shown = presenter.position(game)
        assert (shown.phase, shown.seat) == (game.phase, game.seat)
        assert (shown.assam.square, shown.assam.heading) == (
            str(game.assam.square),
            game.assam.heading,
        )
        assert len(shown.players) == len(game.players)
        for written, player in zip(shown.players, game.players, strict=True):
            assert (written.dirhams, written.squares) == (player.dirhams, player.squares)
            assert (written.points, written.out) == (player.points, player.out)
            assert written.top == (None if player.top is None else presenter.colour(player.top))
            assert written.rugs == {
                presenter.colour(colour): left for colour, left in player.rugs.items()
            }
        still_in = [player for player in game.players if not player.out]
        assert shown.turns_left == sum(player.rugs_left for player in still_in)
        assert_board(presenter, game, shown)


def assert_board(presenter: Presenter, game: Game, shown: Position) -> None:
    """Every square tells of the rug that lies there."""
    halves = game.halves()
    seen: dict[int, set[str]] = {}
    for square in SQUARES:
        cell = shown.board[square.row][square.column]
        if square not in halves:
            assert cell is None
            continue
        assert cell is not None
        half = halves[square]
        assert (cell.colour, cell.half) == (presenter.colour(half.colour), half.toward)
        assert cell.neutral == (game.owner(half.colour) is None)
        seen.setdefault(cell.rug, set()).add(str(square))
    number = {frozenset(squares): number for number, squares in seen.items()}
    rugs = game.rugs()
    assert set(number) == {seen_of(rug) for rug in rugs}
    for rug in rugs:
        on_it = covering(rug, halves.get)
        assert on_it is None or number[seen_of(rug)] < number[seen_of(on_it)]


def seen_of(rug: Rug) -> frozenset[str]:
    """The squares on which a rug is seen."""
    return frozenset(
        str(square) for square, top in zip(rug.squares, rug.visible, strict=True) if top
    )


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(4))
def test_what_may_come_is_written_as_it_is(rules: str, seed: int) -> None:
    presenter = Presenter(SHOWN)
    for game in games(rules, seed):
        todo = presenter.todo(game)
        if game.phase not in {Phase.TURN, Phase.ROLL, Phase.LAY}:
            assert todo is None
            assert presenter.task(game) == NOTHING
            continue
        assert todo is not None
        assert (todo.seat, todo.phase) == (game.seat, game.phase.value)
        rolling = game.phase == Phase.ROLL
        assert todo.legal == ([] if rolling else [action.text for action in game.legal()])
        expected = forecasts(game)
        assert len(todo.forecasts) == len(expected)
        for written, forecast in zip(todo.forecasts, expected, strict=True):
            assert (written.way, written.seat) == (forecast.way, forecast.seat)
            assert written.expected == pytest.approx(forecast.expected)
            for landing, told in zip(written.landings, forecast.landings, strict=True):
                assert (landing.steps, landing.out) == (told.steps, told.out)
                assert landing.chance == pytest.approx(told.chance)
                assert landing.path == steps_of(told.path)
                assert landing.payment == presenter.paid(told.payment)


def test_what_was_forecast_comes() -> None:
    presenter = Presenter()
    paid = 0
    for game in games("standard/3,dirhams=4", 11):
        last = game.history[-1] if game.history else None
        if isinstance(last, Walked):
            before = game.copy()
            before.pop()
            landing = landing_of(presenter, before, last.steps)
            assert landing.payment == presenter.paid(last.payment)
            assert landing.out == last.out
            paid += landing.payment is not None
    assert paid


def landing_of(presenter: Presenter, game: Game, steps: int) -> Landing:
    todo = presenter.todo(game)
    assert todo is not None
    return todo.forecasts[0].landings[steps - 1]


def test_a_payment_names_its_squares() -> None:
    game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r roll 30r12,30y12,30b11,30p12 standard/4")
    payment: Paid | None = landing_of(Presenter(), game, 1).payment
    assert payment is not None
    assert (payment.by, payment.to, payment.colour) == (0, 2, "blue")
    assert payment.squares == ["d3", "e3"]
    assert (payment.due, payment.paid) == (2, 2)
