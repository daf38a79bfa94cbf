"""What one player, or a spectator, may know of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core.game import Game, replayed
from marrakech.core.market import Market

if TYPE_CHECKING:
    from random import Random

    from marrakech.core.symmetry import Symmetry


class View(Market):
    """A game as it looks from one seat: everything but the order of the piles.

    All that is hidden in Marrakech is hidden from everybody alike (R2.3), so the views from all
    seats show the same; ``viewer`` tells whose view it is, None being a spectator.
    """

    __slots__ = ("viewer",)

    viewer: int | None

    def __init__(self, game: Game, viewer: int | None = None) -> None:
        self.rules = game.rules
        self._state = game._state.snapshot()
        self._start = game._start
        self._history = game._history[:]
        self._piles = None
        self.viewer = None if viewer is None else game.rules.seat(viewer)

    def __reduce__(self) -> tuple[Any, ...]:
        return _viewed, (*self._replay(), self.viewer)

    def __repr__(self) -> str:
        return f"View(Game.from_position({self.position()!r}), {self.viewer})"

    def game(self) -> Game:
        """A game that goes on from here, in which reveals are a matter of chance."""
        return Game._at(self.rules, self._state.snapshot())

    def transform(self, symmetry: Symmetry) -> View:
        """The same view from another side of the market: see :class:`marrakech.Symmetry`."""
        return View(replayed(*self._replay(), None).transform(symmetry), self.viewer)

    def sample(self, rng: Random) -> Game:
        """A game that goes on from here with piles in one of the orders that are possible.

        ``rng`` decides which; all that are consistent with the view are equally likely.
        """
        if not any(self.hidden_rugs()):
            return self.game()
        piles = [list(pile) for pile in self.hidden_rugs()]
        for pile in piles:
            rng.shuffle(pile)
        return Game._at(self.rules, self._state.snapshot(), piles)


def _viewed(start: str, actions: tuple[int, ...], viewer: int | None) -> View:
    """A view unpickled."""
    return View(replayed(start, actions, None), viewer)
