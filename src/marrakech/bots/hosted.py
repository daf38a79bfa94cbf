"""Bots that users wrote, each in a process of its own.

Whatever such a bot does (raise, hang, crash, print, start programs), it can lose no more than its
own game: :meth:`Hosted.choose` gives a legal action, or raises :class:`Forfeit`. This protects
from mistakes. It is no prison: a bot may do all that the user who runs it may do.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from marrakech.bots.child import Child, HungUp, TooLate
from marrakech.bots.process_bot import GRACE, ProcessBot
from marrakech.bots.spec import BadSpec, Place
from marrakech.core.actions import ACTIONS
from marrakech.core.errors import Refusal, printable

if TYPE_CHECKING:
    from marrakech.core.actions import Action
    from marrakech.core.view import View

BEGINNING = 60.0
"""Seconds in which Python itself has to start."""

# What a process may say about why a bot cannot be loaded: it is the bot's, and may say anything
_LOAD_REASONS = ("load-file", "load-module", "load-class", "load-choose", "load-raised")
_LOAD_DETAILS = ("file", "module", "kind", "known", "what")

Known = tuple[str, tuple[int, ...]]
"""What a process has been told of a game: its start, and the numbers of the actions."""


def question(view: View, seconds: float, known: Known | None = None) -> tuple[bytes, Known]:
    """The line to send to a process, and what it knows afterwards.

    The line holds a whole game or, of a game that the process knows, only the new actions.
    """
    # what a view would be pickled as: it has no piles, and so has this
    start, actions, viewer = view.__reduce__()[1]
    plain: dict[str, Any] = {"viewer": viewer, "seconds": seconds}
    if known and known[0] == start and known[1] == actions[: len(known[1])]:
        plain["actions"] = actions[len(known[1]) :]
    else:
        plain |= {"start": start, "actions": actions}
    return json.dumps(plain).encode() + b"\n", (start, actions)


class Hosted(ProcessBot):
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
        super().__init__(spec, seed, seconds, starting, quiet)
        place = Place.parse(spec)
        if place is None:
            raise BadSpec("bot-text", text=spec)
        is_file = place.source.endswith(".py")
        # the process may start when we are in another folder
        self._place = Place(str(Path(place.source).resolve()), place.kind) if is_file else place
        self._given = place.source
        self._known: Known | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        spec = ":".join(self._place)
        return _hosted, (spec, self.seed, self.seconds, self.starting, self.quiet)

    def _choose(self, child: Child, view: View, seconds: float) -> Action:
        with self._in_time(child, view, seconds):
            line, self._known = question(view, seconds, self._known)
            child.send(line)
            answer = child.receive(seconds + GRACE)
        if failed := answer.get("failed"):
            reason = "raised" if failed == "raised" else "no-action"
            where = self._where(child, answer.get("line"))
            raise self._forfeit(reason, view, what=str(answer.get("what")), where=where)
        number = answer.get("action")
        if type(number) is not int or not 0 <= number < len(ACTIONS):
            raise self._forfeit("no-action", view, what=str(number))
        return self._legal(ACTIONS[number], view)

    def _load(self, view: View | None) -> Child:
        host = (sys.executable, "-P", "-m", "marrakech.bots.host", *self._place)
        child = self._begun(Child(host, self._place.source, quiet=self.quiet))
        self._known = None
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

    def _where(self, child: Child, line: object) -> str:
        """A line of the bot's file, which is called as the user calls it."""
        file = self._given if child.file == self._place.source else child.file
        return printable(f"{file}:{line}" if line else file)


def _hosted(spec: str, seed: int, seconds: float, starting: float, quiet: bool) -> Hosted:
    """A hosted bot unpickled: it has a process of its own."""
    return Hosted(spec, seed, seconds, starting=starting, quiet=quiet)
