"""Inside the process that runs a bot which a user wrote: ``python -m marrakech.bots.host``.

It is started by :mod:`marrakech.bots.child`. Questions come as lines of JSON on what was standard
input, answers go as such lines to what was standard output; the bot finds nothing on its standard
input, and what it prints goes to standard error.

The host protects others from a bot by being a process, and does not try to lock the bot in.
"""

from __future__ import annotations

import contextlib
import faulthandler
import importlib
import importlib.util
import inspect
import json
import os
import random
import signal
import sys
import traceback
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from marrakech.bots.bot import Clock
from marrakech.core.actions import ACTIONS, Action
from marrakech.core.errors import BadNotation
from marrakech.core.game import Game, replayed

if TYPE_CHECKING:
    from types import ModuleType

LATE = 2.0
"""Seconds after its time is up at which a bot that blocks the interpreter ends the process."""
SHOWN = 200
"""More characters than this of an exception or of a value are not passed on."""


class CannotLoad(Exception):  # noqa: N818  (the bot's fault, and passed on as data)
    """The bot's class cannot be found; the arguments are a reason and its details."""


class Host:
    """One bot, its questions and its answers."""

    def __init__(self, source: str, kind: str) -> None:
        self.source, self.kind = source, kind
        self.file = source
        self.game = Game()
        self.inbox: SimpleQueue[bytes] = SimpleQueue()
        questions = os.dup(0)
        self.answers = os.dup(1)
        with Path(os.devnull).open() as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(2, 1)
        sys.stdout = sys.stderr  # seen at once, however the process may end
        if hasattr(os, "register_at_fork"):
            # else nobody would notice the end of this process while one of its own lives on
            os.register_at_fork(after_in_child=lambda: os.close(self.answers))
        # if memory runs out, the system is to end this, and not those who asked
        with contextlib.suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")
        # a crash, and how things stand when the time is up, are told between the answers
        faulthandler.enable(self.answers, all_threads=False)
        Thread(target=self.listen, args=(questions,), daemon=True).start()

    def listen(self, questions: int) -> None:
        """Take questions, until the other side is gone: then this ends, whatever the bot does."""
        with os.fdopen(questions, "rb") as lines:
            for line in lines:
                self.inbox.put(line)
        if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
            os.killpg(os.getpid(), signal.SIGKILL)
        os._exit(0)

    def answer(self, **values: object) -> None:
        """Send an answer, in a line of its own even if something else was being told."""
        os.write(self.answers, b"\n" + json.dumps(values).encode() + b"\n")

    def time(self, seconds: float) -> None:
        """Start the time limit: after it, where the bot is stuck is told, and later it is ended."""
        faulthandler.dump_traceback_later(max(seconds, 0.001), file=self.answers)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, seconds + LATE)

    def in_time(self) -> None:
        """Stop the time limit."""
        faulthandler.cancel_dump_traceback_later()
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)

    def run(self) -> None:
        """Load the bot, and let it answer until nobody asks any more."""
        first = json.loads(self.inbox.get())
        self.answer(begun=True)
        try:
            self.time(first["seconds"])
            bot = self.made(first["seed"])
            self.in_time()
        except CannotLoad as error:
            reason, details = error.args
            self.answer(failed=reason, **details)
            return
        except BaseException as error:  # noqa: BLE001  (whatever a bot may raise)
            self.answer(failed="load-raised", **self.told(error))
            return
        self.answer(ready=True)
        while True:
            self.decide(bot, json.loads(self.inbox.get()))

    def decide(self, bot: Any, question: dict[str, Any]) -> None:  # noqa: ANN401  (a user's class)
        """Ask the bot, and pass on what it gives."""
        if "start" in question:
            self.game = replayed(question["start"], (), None)
        for number in question["actions"]:
            self.game.push(ACTIONS[number])
        view = self.game.view(question["viewer"])
        try:
            self.time(question["seconds"])
            given = bot.choose(view, Clock(question["seconds"]))
            self.in_time()
            self.give(given)
        except BaseException as error:  # noqa: BLE001  (whatever a bot may raise)
            self.answer(failed="raised", **self.told(error))

    def give(self, given: object) -> None:
        """Answer with the action's number, or say what was given in its place."""
        with contextlib.suppress(BadNotation):
            action = Action.parse(given) if isinstance(given, str) else given
            if isinstance(action, Action):
                self.answer(action=action.index)
                return
        self.answer(failed="no-action", what=shortened(repr(given)))

    # -------------------------------------------------------------------- loading

    def made(self, seed: int) -> object:
        """The bot: its class is found, and called."""
        random.seed(seed)  # a bot that knows nothing of seeds can be repeated, too
        kind = self.found()
        try:
            takes = inspect.signature(kind).parameters
        except (TypeError, ValueError):  # a class that is not written in Python
            takes = {}  # type: ignore[assignment]
        return kind(seed=seed) if "seed" in takes else kind()

    def found(self) -> type:
        """The bot's class."""
        module = self.read_file() if self.source.endswith(".py") else self.import_module()
        kind = getattr(module, self.kind, None)
        if not isinstance(kind, type):
            known = [
                name
                for name, value in vars(module).items()
                if isinstance(value, type) and value.__module__ == module.__name__
            ]
            raise CannotLoad("load-class", {"kind": self.kind, "known": ", ".join(known) or "–"})
        if not callable(getattr(kind, "choose", None)):
            raise CannotLoad("load-choose", {"kind": self.kind})
        return kind

    def read_file(self) -> ModuleType:
        """The module that a file is."""
        path = Path(self.source)
        if not path.is_file():
            raise CannotLoad("load-file", {"file": self.source})
        name = path.stem
        if name in sys.modules or name in sys.stdlib_module_names:
            name = f"hosted_{name}"
        sys.path.insert(0, str(path.parent))  # as if it were run as a program
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None, "the name ends with .py"
        assert spec.loader is not None, "likewise"
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    def import_module(self) -> ModuleType:
        """The module that a name stands for."""
        sys.path.insert(0, str(Path.cwd()))
        try:
            spec = importlib.util.find_spec(self.source)
        except ModuleNotFoundError as error:
            if not f"{self.source}.".startswith(f"{error.name}."):
                raise  # it is there, and lacks something itself
            spec = None
        except ValueError:  # what is no name of a module, such as `a..b`
            spec = None
        if spec is None:
            raise CannotLoad("load-module", {"module": self.source})
        self.file = spec.origin or self.source
        self.answer(reading=self.file)
        return importlib.import_module(self.source)

    # -------------------------------------------------------------------- telling

    def told(self, error: BaseException) -> dict[str, object]:
        """What was raised, and where in the bot's file that was."""
        self.in_time()
        lines = [
            number
            for frame, number in traceback.walk_tb(error.__traceback__)
            if frame.f_code.co_filename == self.file
        ]
        if isinstance(error, SyntaxError) and error.filename == self.file:
            lines.append(error.lineno or 0)
        what = traceback.format_exception_only(error)[-1]
        return {"what": shortened(what), "line": lines[-1] if lines else 0}


def shortened(text: str) -> str:
    """A text in one line that is not too long."""
    text = " ".join(text[: SHOWN * 2].split())
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


if __name__ == "__main__":
    Host(sys.argv[1], sys.argv[2]).run()
