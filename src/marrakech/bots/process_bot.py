"""A bot that is another process: it is asked in lines of JSON, and whatever it does harms no one.

:class:`ProcessBot` is what a user's Python class (:class:`marrakech.bots.hosted.Hosted`) and a
program that speaks the engine protocol (:class:`marrakech.bots.engine_bot.EngineBot`) have in
common: the process starts when it is first needed, an answer is legal and in time or the game is
forfeited, and a bot that fails again and again is not started any more.
"""

from __future__ import annotations

import weakref
from abc import ABC, abstractmethod
from contextlib import contextmanager
from threading import Lock
from typing import TYPE_CHECKING, Any, Self

from marrakech.bots.child import HungUp, TooLate
from marrakech.core.codes import LAY, TURN
from marrakech.core.errors import Refusal, printable
from marrakech.core.story import PHASES
from marrakech.core.why_illegal import refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

    from marrakech.bots.bot import Clock
    from marrakech.bots.child import Child
    from marrakech.core.actions import Action
    from marrakech.core.view import View

GRACE = 0.25
"""Seconds over the limit that the way to the bot and back may take."""
MOST_FAILURES = 5
"""A bot that fails so often, with no decision in between, is not started again."""


class Forfeit(Refusal):
    """A bot in a process of its own gave no legal action, and loses the game.

    ``reason`` is one of ``raised``, ``hung``, ``died``, ``illegal``, ``no-action``,
    ``cannot-load`` and ``stopped``. ``details`` have ``bot`` and ``position``, and where it makes
    sense ``what`` (the last line of a traceback), ``where`` (file:line) and ``why``, a refusal.
    """

    family = "forfeit-"


class ProcessBot(ABC):
    """A bot in a process: :meth:`close` it, use ``with``, or just forget it, and that ends too."""

    def __init__(self, spec: str, seed: int, seconds: float, starting: float, quiet: bool) -> None:
        self.spec = spec
        self.seed = seed
        self.seconds = seconds
        """For a decision, if the clock has no limit."""
        self.starting = starting
        """Seconds for loading."""
        self.quiet = quiet
        """Whether what it prints goes nowhere, instead of to standard error."""
        self._child: Child | None = None
        self._failures = 0
        self._last: Forfeit | None = None
        self._lock = Lock()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.spec!r}, seed={self.seed}, seconds={self.seconds})"

    # -------------------------------------------------------------------- deciding

    def choose(self, view: View, clock: Clock) -> Action:
        """The action to take, which is legal; :class:`Forfeit` if the bot gave none.

        The time to load the bot is not taken from the clock.
        """
        if view.phase not in (PHASES[TURN], PHASES[LAY]):
            raise ValueError("nobody has to decide anything here: chance acts, or it is over")
        left = clock.left()
        seconds = self.seconds if left is None else left
        with self._lock, self._guard(view):
            action = self._choose(self._child or self._load(view), view, seconds)
            self._failures = 0
            return action

    def start(self) -> None:
        """Start the process and load the bot, so that the first decision need not."""
        with self._lock, self._guard(None):
            if self._child is None:
                self._load(None)

    @abstractmethod
    def _choose(self, child: Child, view: View, seconds: float) -> Action:
        """Ask the process for a legal action; :class:`Forfeit` if there is none in time."""

    @abstractmethod
    def _load(self, view: View | None) -> Child:
        """Start the process, and have it load the bot."""

    def _begun(self, child: Child) -> Child:
        """Keep a process, and end it with this object."""
        self._child = child
        self._end = weakref.finalize(self, child.end)
        return child

    @contextmanager
    def _guard(self, view: View | None) -> Iterator[None]:
        """Whatever goes wrong ends the process, and too much of it is the end."""
        if self._last and self._failures >= MOST_FAILURES:
            raise self._forfeit("stopped", view, times=self._failures, why=self._last)
        try:
            yield
        except BaseException as error:
            # also after Ctrl-C: an answer that is still to come must not be taken for another's
            self._kill()
            if isinstance(error, Forfeit):
                self._failures += 1
                # not the error itself, whose frames would keep all this alive
                self._last = Forfeit(error.reason, **error.details)
            raise

    @contextmanager
    def _in_time(self, child: Child, view: View | None, seconds: float) -> Iterator[None]:
        """Turn silence, and the end of the process, into forfeits."""
        try:
            yield
        except TooLate:
            where = self._where(child, child.line())
            raise self._forfeit("hung", view, seconds=f"{seconds:.3g}", where=where) from None
        except HungUp:
            what, where = child.status(), self._where(child, child.line())
            raise self._forfeit("died", view, what=what, where=where) from None

    def _legal(self, action: Action, view: View) -> Action:
        """An action that was chosen, if it is allowed."""
        if action not in view.legal():
            why = refusal(view, action)
            raise self._forfeit("illegal", view, action=action, why=why) from why
        return action

    def close(self) -> None:
        """End the process, with all that it started; a further decision would start another."""
        self._kill()

    def _kill(self) -> None:
        if self._child is not None:
            self._end()
        self._child = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # -------------------------------------------------------------------- forfeits

    @abstractmethod
    def _where(self, child: Child, line: int) -> str:
        """What a person looks at to mend the bot: a file, and its line if that is known."""

    def _forfeit(self, reason: str, view: View | None, **details: Any) -> Forfeit:  # noqa: ANN401
        clean = {k: printable(v) if type(v) is str else v for k, v in details.items()}
        position = view.position() if view is not None else ""
        return Forfeit(reason, bot=printable(self.spec), position=position, **clean)
