"""A bot that is a program in any language, asked by the protocol of ``docs/engines.md``."""

from __future__ import annotations

import json
import shlex
import shutil
from contextlib import suppress
from math import isclose, isfinite
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from marrakech.bots.child import Child, HungUp, TooLate
from marrakech.bots.process_bot import GRACE, ProcessBot
from marrakech.bots.spec import BadSpec, Spec
from marrakech.core.actions import ACTIONS, Action
from marrakech.core.errors import BadNotation, Refusal, printable

if TYPE_CHECKING:
    from marrakech.core.view import View

PROTOCOL = 1
"""The newest version of the protocol."""
KIND = "engine"
"""The name in the text that names such a bot, ``engine:run=./mine``; and its only option:"""
RUN = "run"
STOPPING = 0.25
"""Seconds in which an engine has to answer that is told to stop, or to end that is told to quit."""


class EngineChoice(NamedTuple):
    """What an engine says of an action."""

    action: Action
    chances: tuple[float, ...]
    """To win, by seat."""
    margins: tuple[float, ...]
    """Dirhams ahead of the best other player in the end, by seat."""


class BadAnswer(Exception):  # noqa: N818  (of an engine, not of this program)
    """An answer that the protocol does not allow; its text says why."""


def command_of(spec: Spec) -> list[str]:
    """The words of an engine's command; :class:`BadSpec` where there are none."""
    for option in spec.options:
        if option != RUN:
            raise BadSpec("bot-option", bot=KIND, text=option, known=RUN)
    try:
        words = shlex.split(spec.options.get(RUN, ""))
    except ValueError:  # a quotation mark that is never closed
        words = []
    if not words:
        raise BadSpec("bot-option-text", text=spec.options.get(RUN, RUN), bot=f"{KIND}:{RUN}=")
    return words


def question(ask: str, number: int, view: View, milliseconds: int) -> dict[str, Any]:
    """What an engine is told of a position: all that its player may know, and no more."""
    # what a view would be pickled as: it has no piles, and so has this
    start, actions, _viewer = view.__reduce__()[1]
    return {
        "ask": ask,
        "id": number,
        "position": view.position(),
        "legal": [action.text for action in view.legal()],
        "start": start,
        "played": [ACTIONS[index].text for index in actions],
        "ms": milliseconds,
    }


def read_choices(answer: dict[str, Any], legal: list[str], players: int) -> list[EngineChoice]:
    """The choices of an answer, if they are what the protocol wants."""
    given = answer.get("choices")
    if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
        raise BadAnswer("choices is no list of objects")
    found = []
    for each in given:
        numbers = []
        for name in ("chances", "margins"):
            values = each.get(name)
            if (
                not isinstance(values, list)
                or len(values) != players
                or not all(map(_real, values))
            ):
                raise BadAnswer(f"{name} has to be {players} numbers")
            numbers.append(tuple(map(float, values)))
        if not isclose(sum(numbers[0]), 1.0, abs_tol=1e-3):
            raise BadAnswer("chances do not add up to 1")
        if each.get("action") not in legal:
            raise BadAnswer(f"{each.get('action')} is not among legal")
        found.append(EngineChoice(Action.parse(each["action"]), *numbers))
    if sorted(choice.action.text for choice in found) != sorted(legal):
        raise BadAnswer("choices has to have every legal action once")
    return found


def _real(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


class EngineBot(ProcessBot):
    """A program that plays: it is started when it is first needed, and ends with this."""

    def __init__(
        self,
        command: str,
        seed: int = 0,
        seconds: float = 2.0,
        *,
        starting: float = 10.0,
        quiet: bool = False,
    ) -> None:
        """``command`` is split as a shell does it; ``seconds`` is for a decision if the clock has
        no limit, ``starting`` for the program to begin. What it writes to standard error is shown,
        unless it is to be ``quiet``.
        """
        spec = Spec(KIND, {RUN: command})
        super().__init__(str(spec), seed, seconds, starting, quiet)
        # the process may start when we are in another folder
        self._words = [
            str(Path(word).absolute()) if Path(word).is_file() else word
            for word in command_of(spec)
        ]
        self.name = ""
        """What the engine calls itself, once it has begun."""
        self.can: tuple[str, ...] = ()
        """What it is able to do: ``choose``, and perhaps ``analyse``."""
        self._asked = 0

    def __reduce__(self) -> tuple[Any, ...]:
        command = shlex.join(self._words)
        return _again, (command, self.seed, self.seconds, self.starting, self.quiet)

    @property
    def command(self) -> list[str]:
        """The program and its arguments; :class:`Forfeit` if there is no such program."""
        program = shutil.which(self._words[0])
        if program is None:
            why = Refusal("load-file", file=printable(self._words[0]))
            raise self._forfeit("cannot-load", None, why=why)
        return [program, *self._words[1:]]

    # -------------------------------------------------------------------- asking

    def analyse(self, view: View, seconds: float = 1.0) -> list[EngineChoice]:
        """What the engine says of every legal action, the best first, after so many seconds.

        :class:`Forfeit` if it says nothing that makes sense; none at all if it cannot analyse.
        """
        with self._lock, self._guard(view):
            child = self._child or self._load(view)
            if "analyse" not in self.can:
                return []
            asked = question("analyse", self._next(), view, int(seconds * 1000))
            with self._in_time(child, view, seconds):
                answer = self._answered(child, asked, seconds)
            try:
                return read_choices(answer, asked["legal"], view.rules.players)
            except BadAnswer as error:
                raise self._forfeit("no-action", view, what=str(error)) from None

    def _choose(self, child: Child, view: View, seconds: float) -> Action:
        asked = question("choose", self._next(), view, max(1, int(seconds * 1000)))
        with self._in_time(child, view, seconds):
            answer = self._answered(child, asked, seconds)
        if "error" in answer:
            what, where = str(answer["error"]), self._where(child, 0)
            raise self._forfeit("raised", view, what=what, where=where)
        try:
            action = Action.parse(str(answer.get("action")))
        except BadNotation:
            what = str(answer.get("action"))
            raise self._forfeit("no-action", view, what=what) from None
        return self._legal(action, view)

    def _next(self) -> int:
        self._asked += 1
        return self._asked

    def _answered(self, child: Child, asked: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The last answer to a question; who is late is told to stop, and has a moment left."""
        child.send(json.dumps(asked).encode() + b"\n")
        try:
            return self._received(child, asked["id"], seconds + GRACE)
        except TooLate:
            child.send(b'{"ask": "stop"}\n')
            return self._received(child, asked["id"], STOPPING)

    def _received(self, child: Child, number: int, seconds: float) -> dict[str, Any]:
        """The last answer to this question; answers to those before are ignored."""
        until = monotonic() + seconds
        while True:
            answer = child.receive(max(0.0, until - monotonic()))
            if answer.get("id") == number and answer.get("done", True):
                return answer

    # -------------------------------------------------------------------- the process

    def _load(self, view: View | None) -> Child:
        command = self.command
        try:
            child = self._begun(Child(command, command[0], quiet=self.quiet))
        except OSError as error:  # what is no program, though it may be run
            where, what = printable(self._words[0]), error.strerror or type(error).__name__
            why = Refusal("load-died", what=what, where=where)
            raise self._forfeit("cannot-load", view, why=why) from None
        number = self._next()
        hello = {"ask": "hello", "id": number, "protocol": PROTOCOL, "seed": self.seed}
        try:
            child.send(json.dumps(hello).encode() + b"\n")
            answer = self._received(child, number, self.starting + GRACE)
            self._greeted(answer)
        except TooLate:
            where = self._where(child, 0)
            why = Refusal("load-hung", seconds=f"{self.starting:.3g}", where=where)
        except HungUp:
            why = Refusal("load-died", what=child.status(), where=self._where(child, 0))
        except BadAnswer as error:
            why = Refusal("load-hello", what=printable(str(error)))
        else:
            return child
        raise self._forfeit("cannot-load", view, why=why)

    def _greeted(self, answer: dict[str, Any]) -> None:
        """Note what an engine says of itself."""
        can = answer.get("can")
        if answer.get("protocol") != PROTOCOL:
            raise BadAnswer(f"protocol is {answer.get('protocol')}, not {PROTOCOL}")
        if not isinstance(can, list) or "choose" not in can:
            raise BadAnswer("can has to have choose")
        if not isinstance(answer.get("name"), str) or not answer["name"].strip():
            raise BadAnswer("name has to be a text")
        self.name, self.can = printable(answer["name"])[:80], tuple(map(str, can))

    def close(self) -> None:
        """End the process: it is told to quit, and has a moment to write down what it learned."""
        if self._child is not None:
            with suppress(HungUp):
                self._child.send(b'{"ask": "quit"}\n')
                self._child.wait(STOPPING)
        super().close()

    def _where(self, child: Child, line: int) -> str:  # noqa: ARG002  (of its sources we know none)
        return printable(self._words[0])


def _again(command: str, seed: int, seconds: float, starting: float, quiet: bool) -> EngineBot:
    """An engine unpickled: it has a process of its own."""
    return EngineBot(command, seed, seconds, starting=starting, quiet=quiet)
