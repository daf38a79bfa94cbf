"""Marks: a dozen small stories that a finished game may tell of who played it.

All of them follow from the game alone. They are about what somebody did by themselves: a player
whom the engine has helped, or for whom a bot has played, and games that began from a position or in
which turns were taken back, earn none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from marrakech.core.board import HEADINGS
from marrakech.core.story import Laid, Walked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from marrakech.core.game import Game
    from marrakech.core.market import Market
    from marrakech.core.story import Outcome

Mark = Literal[
    "first",  # a game won
    "fatima",  # won where Fatima played
    "four",  # won against three others
    "one",  # won by one point
    "shared",  # the first place shared
    "spared",  # never paid anybody in a whole game
    "purse",  # won after a moment with two dirhams or less
    "peace",  # won against two or more, and all were there to the end
    "late",  # won after having been last with three rugs left
    "last",  # won by the last rug of the game
    "carpet",  # twelve squares of one colour that hang together
    "toll",  # was paid ten dirhams at once
]
MARKS: tuple[Mark, ...] = get_args(Mark)
FATIMA = "merchant"
"""The level that Fatima plays at."""
FEW_DIRHAMS = 2
FEW_RUGS = 3
MANY_SQUARES = 12
MANY_DIRHAMS = 10
ALL = 4
COMPANY = 3
"""Players of a game in which somebody can go out and leave others behind."""


class PlayedGame(NamedTuple):
    """A finished game, and what the market alone does not tell."""

    game: Game
    levels: Sequence[str | None]
    """Which bot sat at each seat; None for people."""
    gone: Sequence[int] = ()
    """The seats of those who left before the end."""


def marks_of(played: PlayedGame, seat: int) -> list[Mark]:
    """What the player at a seat has earned in a game, in the order of :data:`MARKS`."""
    outcome = played.game.outcome()
    if outcome is None or seat in played.gone:
        return []
    earned = set(_from_the_end(played, outcome, seat)) | set(_on_the_way(played.game, seat))
    if not _has_won(outcome, seat, played.gone):
        earned -= {"purse", "late", "last"}
    return [mark for mark in MARKS if mark in earned]


def _has_won(outcome: Outcome, seat: int, gone: Sequence[int]) -> bool:
    """Whether a player shares the first place, when those who left are not counted."""
    staying = [[each for each in place if each not in gone] for place in outcome.ranking]
    return seat in next(place for place in staying if place)


def _from_the_end(played: PlayedGame, outcome: Outcome, seat: int) -> Iterator[Mark]:
    """What can be seen when the game is over."""
    game, gone = played.game, played.gone
    if not _has_won(outcome, seat, gone):
        return
    others = [each for each in range(len(game.players)) if each != seat]
    yield "first"
    if any(played.levels[each] == FATIMA for each in others):
        yield "fatima"
    if len(others) == ALL - 1:
        yield "four"
    stayed = [each for each in others if each not in gone and not game.players[each].out]
    if len(stayed) == len(others) and len(others) >= COMPANY - 1:
        yield "peace"
    best = max((outcome.points[each] for each in stayed), default=None)
    if best is not None and outcome.points[seat] == best + 1:
        yield "one"
    if any(each in outcome.ranking[0] for each in stayed) and seat in outcome.ranking[0]:
        yield "shared"


def _on_the_way(game: Game, seat: int) -> Iterator[Mark]:
    """What has to be looked for in the course of the game, whoever won it."""
    again = game.start()
    paid, before, rugs_before = 0, again.scores, again.players[seat].rugs_left
    for event in game.history:
        before = again.scores
        again.push(event.action)
        if isinstance(event, Walked) and event.payment is not None:
            if event.payment.by == seat:
                paid += event.payment.paid
            elif event.payment.to == seat and event.payment.paid >= MANY_DIRHAMS:
                yield "toll"
        mine = again.players[seat]
        if not mine.out and mine.dirhams <= FEW_DIRHAMS:
            yield "purse"
        if isinstance(event, Laid) and event.seat == seat:
            if mine.squares >= MANY_SQUARES and _carpet(again, event) >= MANY_SQUARES:
                yield "carpet"
            if rugs_before > FEW_RUGS == mine.rugs_left and _is_last(again, seat):
                yield "late"
            rugs_before = mine.rugs_left
    outcome = game.outcome()
    if outcome is None or outcome.reason != "last rug":
        return
    if not paid and not game.players[seat].out:
        yield "spared"
    last = game.history[-1]
    behind = before[seat] < max(
        points for each, points in enumerate(before) if not game.players[each].out
    )
    if isinstance(last, Laid) and last.seat == seat and outcome.winners == (seat,) and behind:
        yield "last"


def _is_last(market: Market, seat: int) -> bool:
    """Whether all others that are in the game have more points."""
    mine = market.scores[seat]
    others = [each for each in market.players if each.seat != seat and not each.out]
    return bool(others) and all(each.points > mine for each in others)


def _carpet(market: Market, laid: Laid) -> int:
    """How many squares of a colour hang together where a rug of it was laid just now."""
    found, todo = {laid.squares[0]}, [laid.squares[0]]
    while todo:
        square = todo.pop()
        for heading in HEADINGS:
            beside = square.neighbour(heading)
            if beside is None or beside in found:
                continue
            rug = market.rug_at(beside)
            if rug is not None and rug.colour is laid.colour:
                found.add(beside)
                todo.append(beside)
    return len(found)
