"""The interface of a bot (one method, ``choose``), and the clock that it is given."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from marrakech.core.actions import Action
    from marrakech.core.view import View


class Clock:
    """The time that a bot has for one decision; it runs from when the clock is made."""

    __slots__ = ("_began", "seconds")

    seconds: float | None
    """How long the decision may take; None is as long as it likes."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._began = perf_counter()

    def used(self) -> float:
        """Seconds since the clock was made."""
        return perf_counter() - self._began

    def left(self) -> float | None:
        """Seconds that are left, never less than none at all; None is no limit."""
        return None if self.seconds is None else max(0.0, self.seconds - self.used())


class Bot(Protocol):
    """Anything that can choose an action."""

    def choose(self, view: View, clock: Clock) -> Action:
        """The action to take, one of ``view.legal()``.

        It is asked where the player of ``view.viewer`` has to turn Assam or to lay a rug; the die
        and the piles are never a bot's business.
        """
        ...
