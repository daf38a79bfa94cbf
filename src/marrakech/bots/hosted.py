"""Bots that users wrote, each in a process of its own.

Whatever such a bot does (raise, hang, crash, print, start programs), it can lose no more than its
own game: :meth:`Hosted.choose` gives a legal action, or raises :class:`Forfeit`. This protects
from mistakes. It is no prison: a bot may do all that the user who runs it may do.
"""

from __future__ import annotations

import json
import weakref
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Self

from marrakech.bots.child import Child, HungUp, TooLate
from marrakech.bots.spec import BadSpec, Place
from marrakech.core.actions import ACTIONS
from marrakech.core.codes import LAY, TURN
from marrakech.core.errors import Refusal, printable
from marrakech.core.story import PHASES
from marrakech.core.why_illegal import refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

    from marrakech.bots.bot import Clock
    from marrakech.core.actions import Action
    from marrakech.core.view import View

GRACE = 0.25
"""Seconds over the limit that the way to the bot and back may take."""
BEGINNING = 60.0
"""Seconds in which Python itself has to start."""
MOST_FAILURES = 5
"""A bot that fails so often, with no decision in between, is not started again."""

# What a process may say about why a bot cannot be loaded: it is the bot's, and may say anything
_LOAD_REASONS = ("load-file", "load-module", "load-class", "load-choose", "load-raised")
_LOAD_DETAILS = ("file", "module", "kind", "known", "what")

Known = tuple[str, tuple[int, ...]]
"""What a process has been told of a game: its start, and the numbers of the actions."""


class Forfeit(Refusal):
    """A bot that a user wrote gave no legal action, and loses the game.

    ``reason`` is one of ``raised``, ``hung``, ``died``, ``illegal``, ``no-action``,
    ``cannot-load`` and ``stopped``. ``details`` have ``bot`` and ``position``, and where it makes
    sense ``what`` (the last line of a traceback), ``where`` (file:line) and ``why``, a refusal.
    """

    family = "forfeit-"


def question(view: View, seconds: float, known: Known | None = None) -> tuple[bytes, Known]:
    """What a process is sent, a line: all of a game, or what is new in a game that it knows.

    And what it knows then.
    """
    # what a view would be pickled as: it has no piles, and so has this
    start, actions, viewer = view.__reduce__()[1]
    plain: dict[str, Any] = {"viewer": viewer, "seconds": seconds}
    if known and known[0] == start and known[1] == actions[: len(known[1])]:
        plain["actions"] = actions[len(known[1]) :]
    else:
        plain |= {"start": start, "actions": actions}
    return json.dumps(plain).encode() + b"\n", (start, actions)


class Hosted:
    """A bot whose class is in a user's file, or in a module that can be imported.

    The class has a method ``choose(self, view, clock)``, which gives an action or its text. It is
    called without arguments or, if it takes a ``seed``, with that. The process starts when it is
    first needed; :meth:`close` it, use ``with``, or just forget it: it does not outlive this.
    """

    def __init__(
        self,
        spec: str,
        seed: int = 0,
        seconds: float = 2.0,
        *,
        starting: float = 10.0,
        quiet: bool = False,
    ) -> None:
        """``seconds`` is for a decision if the clock has no limit, ``starting`` for loading.

        What the bot prints goes to standard error, unless it is to be ``quiet``.
        """
        place = Place.parse(spec)
        if place is None:
            raise BadSpec("bot-text", text=spec)
        self.spec = spec
        self.seed = seed
        self.seconds = seconds
        self.starting = starting
        self.quiet = quiet
        is_file = place.source.endswith(".py")
        # the process may start when we are in another folder
        self._place = Place(str(Path(place.source).resolve()), place.kind) if is_file else place
        self._given = place.source
        self._child: Child | None = None
        self._known: Known | None = None
        self._failures = 0
        self._last: Forfeit | None = None
        self._lock = Lock()

    def __repr__(self) -> str:
        return f"Hosted({self.spec!r}, seed={self.seed}, seconds={self.seconds})"

    def __reduce__(self) -> tuple[Any, ...]:
        spec = ":".join(self._place)
        return _hosted, (spec, self.seed, self.seconds, self.starting, self.quiet)

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
            action = self._asked(self._child or self._load(view), view, seconds)
            self._failures = 0
            return action

    def start(self) -> None:
        """Start the process and load the bot, so that the first decision need not."""
        with self._lock, self._guard(None):
            if self._child is None:
                self._load(None)

    @contextmanager
    def _guard(self, view: View | None) -> Iterator[None]:
        """Whatever goes wrong ends the process, and too much of it is the end."""
        if self._last and self._failures >= MOST_FAILURES:
            raise self._forfeit("stopped", view, times=self._failures, why=self._last)
        try:
            yield
        except BaseException as error:
            # also after Ctrl-C: an answer that is still to come must not be taken for another's
            self.close()
            if isinstance(error, Forfeit):
                self._failures += 1
                # not the error itself, whose frames would keep all this alive
                self._last = Forfeit(error.reason, **error.details)
            raise

    def _asked(self, child: Child, view: View, seconds: float) -> Action:
        try:
            line, self._known = question(view, seconds, self._known)
            child.send(line)
            answer = child.receive(seconds + GRACE)
        except TooLate:
            where = self._where(child, child.line())
            raise self._forfeit("hung", view, seconds=f"{seconds:.3g}", where=where) from None
        except HungUp:
            what, where = child.status(), self._where(child, child.line())
            raise self._forfeit("died", view, what=what, where=where) from None
        if failed := answer.get("failed"):
            reason = "raised" if failed == "raised" else "no-action"
            where = self._where(child, answer.get("line"))
            raise self._forfeit(reason, view, what=str(answer.get("what")), where=where)
        number = answer.get("action")
        if type(number) is not int or not 0 <= number < len(ACTIONS):
            raise self._forfeit("no-action", view, what=str(number))
        action = ACTIONS[number]
        if action not in view.legal():
            why = refusal(view, action)
            raise self._forfeit("illegal", view, action=action, why=why) from why
        return action

    # -------------------------------------------------------------------- the process

    def _load(self, view: View | None) -> Child:
        """Start the process, and have it load the bot."""
        child = Child(*self._place, quiet=self.quiet)
        self._child, self._known = child, None
        self._end = weakref.finalize(self, child.end)
        first = {"seed": self.seed, "seconds": self.starting}
        try:
            child.send(json.dumps(first).encode() + b"\n")
            child.receive(BEGINNING)
            answer = child.receive(self.starting + GRACE)
        except TooLate:
            where = self._where(child, child.line())
            why = Refusal("load-hung", seconds=f"{self.starting:.3g}", where=where)
        except HungUp:
            what, where = child.status(), self._where(child, child.line())
            why = Refusal("load-died", what=what, where=where)
        else:
            if "failed" not in answer:
                return child
            where = self._where(child, answer.pop("line", None))
            details = {name: printable(str(answer.get(name, "–"))) for name in _LOAD_DETAILS}
            reason = answer["failed"] if answer["failed"] in _LOAD_REASONS else "load-raised"
            why = Refusal(reason, where=where, **details)
        raise self._forfeit("cannot-load", view, why=why)

    def close(self) -> None:
        """End the process, with all that it started; a further decision would start another."""
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

    def _where(self, child: Child, line: object) -> str:
        """A line of the bot's file, which is called as the user calls it."""
        file = self._given if child.file == self._place.source else child.file
        return printable(f"{file}:{line}" if line else file)

    def _forfeit(self, reason: str, view: View | None, **details: Any) -> Forfeit:  # noqa: ANN401
        clean = {k: printable(v) if type(v) is str else v for k, v in details.items()}
        position = view.position() if view is not None else ""
        return Forfeit(reason, bot=printable(self.spec), position=position, **clean)


def _hosted(spec: str, seed: int, seconds: float, starting: float, quiet: bool) -> Hosted:
    """A hosted bot unpickled: it has a process of its own."""
    return Hosted(spec, seed, seconds, starting=starting, quiet=quiet)
