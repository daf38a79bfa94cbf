"""Bots that fail lose the game, and the match goes on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Action, Game, Rules
from marrakech.arena import result_columns
from marrakech.arena.match import Match
from marrakech.bots import make

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from marrakech.bots import Bot, Clock
    from marrakech.core.view import View


class Odd:
    """Plays well for some decisions, and then does what it was made for."""

    def __init__(self, deed: Callable[[View], Any], seed: int) -> None:
        self._deed = deed
        self._good = make("greedy", seed)
        self._left = 3
        self.closed = 0

    def choose(self, view: View, clock: Clock) -> Action:
        self._left -= 1
        if self._left >= 0:
            return self._good.choose(view, clock)
        return self._deed(view)  # type: ignore[no-any-return]


class NastyError(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")


def fail(error: BaseException) -> Any:  # noqa: ANN401  (never returns)
    raise error


DEEDS: dict[str, tuple[Callable[[View], Any], str]] = {
    "raises": (lambda _: fail(ValueError("I\nlost \x1b[31mit")), "ValueError: I lost \\x1b[31mit"),
    "exits": (lambda _: sys.exit(3), "SystemExit: 3"),
    "fails to fail": (lambda _: fail(NastyError()), "NastyError: ?"),
    "nothing": (lambda _: None, "NoActionError: chose None, which is no Action"),
    "text": (lambda view: view.legal()[0].text, "NoActionError: chose 'd1e1', which"),
    "number": (lambda _: 1, "NoActionError: chose 1, which is no Action"),
    "not legal": (lambda _: Action.parse("=red"), "IllegalAction: "),
    "no throw of his own": (lambda _: Action.parse("4"), "IllegalAction: "),
}


@pytest.mark.parametrize("name", DEEDS)
def test_a_bot_that_fails_has_lost(name: str) -> None:
    deed, why = DEEDS[name]
    match = Match([("odd", lambda seed: Odd(deed, seed)), "random"], Rules(players=2), seed=3)
    results = match.play(10, jobs=2)
    assert results.games == 10
    assert results.share(0).value == 0
    assert results.share(1).value == 1
    assert results.ahead(1, 0) == 1
    assert results.margin(0) is None
    assert results.forfeits_of(0) == 10
    assert [forfeit.game for forfeit in results.forfeits] == list(range(10))
    first = results.forfeits[0]
    assert (first.bot, first.seat) == (0, 0)
    assert first.why.startswith(why)
    assert Game.from_position(first.position).mover == 0


@pytest.mark.parametrize("players", [3, 4])
def test_the_others_share_the_win(players: int) -> None:
    match = Match(
        [("odd", lambda seed: Odd(lambda _: None, seed)), "random"], Rules(players=players)
    )
    results = match.play(8, jobs=1)
    assert results.share(1).value == pytest.approx(1 / (players - 1))
    row = results.row(0)
    assert row[result_columns.LEFT] == result_columns.FORFEITED
    assert row[result_columns.TWELFTHS] == 0


def test_games_without_a_forfeit_still_count() -> None:
    """In a round of three, two bots that are well have margins against each other."""
    match = Match(
        ["greedy", "random", ("odd", lambda seed: Odd(lambda _: None, seed))],
        Rules(players=2),
        seed=1,
    )
    results = match.play(60, jobs=1)
    alone = Match(["greedy", "random"], Rules(players=2), seed=1).play(60, jobs=1)
    margin, clean = results.margin(0), alone.margin(0)
    assert margin is not None
    assert clean is not None
    assert margin.value > 40
    assert results.margin(2) is None
    assert results.forfeits_of(2) == 40
    assert results.ahead(0, 2) == 1


def test_a_bot_that_cannot_be_made_loses_each_game() -> None:
    def broken(seed: int) -> Bot:
        raise ImportError(f"no luck with {seed % 1}")

    results = Match([("broken", broken), "greedy"], Rules(players=2)).play(4, jobs=1)
    assert results.share(0).value == 0
    assert results.forfeits[0].why == "ImportError: no luck with 0"


def test_a_bot_that_can_be_closed_is_closed_after_each_game() -> None:
    closed = []

    class Held:
        def __init__(self, seed: int) -> None:
            self._bot = make("random", seed)

        def choose(self, view: View, clock: Clock) -> Action:
            return self._bot.choose(view, clock)

        def close(self) -> None:
            closed.append(self)
            raise OSError("too late")

    Match([("held", Held), "random"], Rules(players=2)).play(6, jobs=1)
    assert len(closed) == 6


def test_a_forfeit_is_told_in_the_record() -> None:
    match = Match([("odd", lambda seed: Odd(lambda _: None, seed)), "random"], Rules(players=2))
    assert '[Forfeit "odd"]' in match.record(0)
    assert match.record(0).rstrip().endswith("*")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("raise RuntimeError('oh no')", "raised RuntimeError: oh no"),
        ("return '=red'", "chose =red, which is not allowed"),
        ("import os; os._exit(3)", "ended with"),
        ("\n        while True: pass", "had not decided after"),
    ],
)
def test_a_bot_in_a_file_that_fails_loses_and_harms_nobody(
    tmp_path: Path, body: str, why: str
) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(f"class Bad:\n    def choose(self, view, clock):\n        {body}\n", "utf-8")
    match = Match([f"{file}:Bad", "random"], Rules(players=2), limit=0.3)
    results = match.play(games=2)
    assert results.share(1).value == 1
    assert len(results.forfeits) == 2
    for forfeit in results.forfeits:
        assert why in forfeit.why
        assert "position" not in forfeit.why, "that is told beside it"
