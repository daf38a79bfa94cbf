"""The result of a chunk of games, as a worker gives it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from array import array


class ForfeitedGame(NamedTuple):
    """A game that a bot lost by failing to choose a legal action."""

    game: int
    seat: int
    bot: int
    why: str
    """The error, or what was chosen instead."""
    position: str
    """Where it was asked, as a line."""


class Timing(NamedTuple):
    """Time that a bot took for some of its decisions."""

    decisions: int = 0
    seconds: float = 0.0

    def plus(self, other: Timing) -> Timing:
        """The sum of two timings."""
        return Timing(self.decisions + other.decisions, self.seconds + other.seconds)


class Chunk(NamedTuple):
    """Games from ``start`` on, one row each, and what else there is to tell about them."""

    start: int
    rows: array[int]
    timings: tuple[Timing, ...]
    """By bot, for the games in which time was taken."""
    forfeits: tuple[ForfeitedGame, ...] = ()
    records: tuple[str, ...] = ()
    """The games as text, if they were to be kept."""
    seconds: float = 0.0
    """How long it took to play them."""
    lucks: array[int] | None = None
    """What chance gave to every seat, a row for each game, if that was measured."""
