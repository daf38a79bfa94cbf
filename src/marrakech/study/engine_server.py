"""One of our bots as an engine for other programs: it answers the engine protocol line by line.

``docs/engines.md`` has the protocol; ``marrakech engine`` runs this on standard input and output.
"""

from __future__ import annotations

import json
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Lock, Thread, Timer
from time import monotonic
from typing import TYPE_CHECKING, Any

from marrakech.bots import Clock, make
from marrakech.bots.engine_bot import PROTOCOL
from marrakech.core.errors import Refusal
from marrakech.core.game import Game
from marrakech.study.analysis import analyse
from marrakech.study.depth import DEEP, DEPTHS, QUICK, Cancelled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from marrakech.bots import Bot
    from marrakech.study.analysis import Analysis

Answer = dict[str, Any]
MOST_LINE = 65_536
"""Characters that a question can have at most."""


class Refused(Exception):  # noqa: N818  (a question that is not answered; not a fault of ours)
    """A question that cannot be answered; its arguments are the error and what is wrong."""


class EngineServer:
    """Answers questions about positions, one at a time, and can be stopped while it thinks."""

    def __init__(self, spec: str, write: Callable[[str], object]) -> None:
        """``spec`` names the bot; ``write`` is given every answer, a line."""
        self.spec = spec
        make(spec)  # what names no bot is refused now
        self._write = write
        self._bot: Bot | None = None
        self._game: Game | None = None
        self._told: tuple[str, list[str]] = ("", [])
        self._stopped = Event()
        self._thinking = False
        self._lock = Lock()

    def run(self, lines: Iterable[str]) -> None:
        """Answer until the lines end, or somebody says quit."""
        questions: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._read, args=(lines, questions), name="questions", daemon=True).start()
        while (line := questions.get()) is not None:
            self._stopped.clear()
            self.answer(line)

    def _read(self, lines: Iterable[str], questions: SimpleQueue[str | None]) -> None:
        """Take questions while another one is being thought about: it may have to stop."""
        for line in lines:
            asked = understood(line)
            if asked is not None and asked.get("ask") == "stop":
                self.stop()
            elif asked is not None and asked.get("ask") == "quit":
                break
            else:
                questions.put(line)
        self.stop()
        questions.put(None)

    def stop(self) -> None:
        """Answer what is being thought about at once."""
        self._stopped.set()
        interrupt = getattr(self._bot, "interrupt", None)
        with self._lock:  # who does not think would stop at once when asked the next time
            if interrupt is not None and self._thinking:
                interrupt()

    # -------------------------------------------------------------------- questions

    def answer(self, line: str) -> None:
        """Answer one question; what cannot be answered is said, and nothing else happens."""
        if not line.strip():
            return
        asked = understood(line)
        if asked is None:
            self._say({"id": None, "error": "json"})
            return
        number = asked.get("id")
        answers = {"hello": self._hello, "choose": self._choose, "analyse": self._analyse}
        ask = asked.get("ask")
        if not isinstance(ask, str) or ask not in answers:
            self._say({"id": number, "error": "unknown", "what": str(ask)[:80]})
            return
        try:
            answers[ask](asked)
        except Refused as refused:
            error, what = refused.args
            self._say({"id": number, "error": error, "what": what})

    def _hello(self, asked: Answer) -> None:
        seed = asked.get("seed", 0)
        if type(seed) is not int:
            raise Refused("seed", "a seed is a whole number")
        if type(asked.get("protocol")) is not int or asked["protocol"] < PROTOCOL:
            raise Refused("protocol", f"this speaks {PROTOCOL}")
        self._bot = make(self.spec, seed)
        can = ["choose", "analyse"]
        self._say({"id": asked.get("id"), "protocol": PROTOCOL, "name": self.spec, "can": can})

    def _choose(self, asked: Answer) -> None:
        game = self._position(asked)
        seconds = self._seconds(asked)
        if self._bot is None:
            self._bot = make(self.spec)
        timer = Timer(seconds, self.stop)
        timer.daemon = True
        with self._lock:
            self._thinking = not self._stopped.is_set()
        timer.start()
        try:
            action = self._bot.choose(game.view(game.seat), Clock(seconds))
        finally:
            timer.cancel()
            with self._lock:
                self._thinking = False
        self._say({"id": asked.get("id"), "action": action.text})

    def _analyse(self, asked: Answer) -> None:
        game = self._position(asked)
        until = monotonic() + self._seconds(asked)
        found = analyse(game, QUICK)
        self._say(plain(asked, found, done=False))
        with suppress(Cancelled):
            found = analyse(
                game, DEEP, cancelled=lambda: self._stopped.is_set() or monotonic() > until
            )
        self._say(plain(asked, found, done=True))

    # -------------------------------------------------------------------- what is asked about

    def _position(self, asked: Answer) -> Game:
        """The game that a question is about, in which somebody has to decide something."""
        line = asked.get("position")
        start, played = asked.get("start", line), asked.get("played", [])
        texts = [line, start, *(played if isinstance(played, list) else [None])]
        if not all(isinstance(each, str) for each in texts):
            raise Refused("position", "position and start are texts, played is a list of texts")
        try:
            game = self._played(str(start), list(played))
        except Refusal as error:
            raise Refused("position", str(error)) from None
        if game.position() != line:
            raise Refused("position", "start and played do not lead to this position")
        if not game.legal() or game.chance():
            raise Refused("position", "nobody has to decide anything here")
        return game

    def _played(self, start: str, played: list[str]) -> Game:
        """A game played up to here; of one that is known already, only what is new."""
        known_start, known = self._told
        if self._game is None or start != known_start or played[: len(known)] != known:
            self._game, known = Game.from_position(start), []
        self._told = ("", [])  # unless all of it makes sense
        for text in played[len(known) :]:
            self._game.push(text)
        self._told = (start, played)
        return self._game

    def _seconds(self, asked: Answer) -> float:
        milliseconds = asked.get("ms", 1000)
        if type(milliseconds) not in (int, float) or not 0 < milliseconds <= 1e9:
            raise Refused("ms", "ms is a number over 0")
        return float(milliseconds) / 1000

    def _say(self, answer: Answer) -> None:
        self._write(json.dumps(answer) + "\n")


def understood(line: str) -> Answer | None:
    """The object that a line is; None if it is none."""
    if len(line) > MOST_LINE:
        return None
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return asked if isinstance(asked, dict) else None


def plain(asked: Answer, found: Analysis, *, done: bool) -> Answer:
    """An analysis as an answer."""
    choices = [
        {
            "action": choice.action.text,
            "chances": list(choice.worth.chances),
            "margins": list(choice.worth.margins),
        }
        for choice in found.choices
    ]
    turns = DEPTHS["deep" if done else "quick"].turns
    return {"id": asked.get("id"), "choices": choices, "turns": turns, "done": done}
