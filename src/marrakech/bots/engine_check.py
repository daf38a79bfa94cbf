"""Whether a program speaks the engine protocol: it is asked what has gone wrong elsewhere.

The questions are in ``engine_questions.jsonl`` beside this, for people who write engines in other
languages; ``docs/engines.md`` says what the fields mean.
"""

from __future__ import annotations

import json
from importlib.resources import files
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from marrakech.bots.child import Child, HungUp, TooLate
from marrakech.bots.engine_bot import PROTOCOL, BadAnswer, read_choices

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

QUESTIONS = "engine_questions.jsonl"
PATIENCE = 5.0
"""Seconds over its own limit in which a question has to be answered."""


class Fault(NamedTuple):
    """What an engine did wrong."""

    why: str
    """Why the question was asked."""
    what: str
    """What is wrong with the answer."""


def questions() -> list[dict[str, Any]]:
    """All questions, in their order."""
    text = files("marrakech.bots").joinpath(QUESTIONS).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def faults(command: Sequence[str], *, quiet: bool = True) -> Iterator[Fault | None]:
    """Ask everything; for each question what is wrong with the answer, or None."""
    child = Child(command, command[0], quiet=quiet)
    try:
        for question in questions():
            try:
                _ask(child, question)
            except BadAnswer as error:
                yield Fault(question["why"], str(error))
            except TooLate:
                yield Fault(question["why"], "no answer came in time")
            except HungUp:
                yield Fault(question["why"], f"the process ended with {child.status()}")
                return
            else:
                yield None
    finally:
        child.end()


def _ask(child: Child, question: dict[str, Any]) -> None:
    """Send a question, and look at the answer."""
    expected = question["expect"]
    for sent in question["send"]:
        line = sent if isinstance(sent, str) else json.dumps(sent)
        child.send(line.encode() + b"\n")
    if "end" in expected:
        _ended(child)
        return
    asked: dict[str, Any] = next(
        (sent for sent in question["send"] if isinstance(sent, dict) and "id" in sent), {"id": None}
    )
    # who is told to stop may not take all the time that was given
    limit = 0 if {"ask": "stop"} in question["send"] else asked.get("ms", 0) / 1000
    answer = _answer(child, asked["id"], limit + PATIENCE)
    error = answer.get("error")
    if "error" in expected:
        if error != expected["error"]:
            raise BadAnswer(f"error has to be {expected['error']}, not {error}")
    elif "hello" in expected:
        if answer.get("protocol") != PROTOCOL or not isinstance(answer.get("name"), str):
            raise BadAnswer(f"protocol has to be {PROTOCOL}, and name a text")
        if "choose" not in (answer.get("can") or ()):
            raise BadAnswer("can has to have choose")
    elif "action" in expected:
        if answer.get("action") not in asked["legal"]:
            raise BadAnswer(f"{answer.get('action', error)} is not among legal")
    elif error != "unknown":  # not everybody can analyse
        read_choices(answer, asked["legal"], question["players"])


def _answer(child: Child, number: int | None, seconds: float) -> dict[str, Any]:
    """The last answer to a question."""
    until = monotonic() + seconds
    while True:
        answer = child.receive(max(0.0, until - monotonic()))
        if "id" not in answer:
            raise BadAnswer("an answer has the id of its question")
        if answer["id"] == number and answer.get("done", True) is True:
            return answer


def _ended(child: Child) -> None:
    """See that a process has ended by itself."""
    try:
        while True:
            child.receive(PATIENCE)
    except HungUp:
        if (status := child.status()) != "0":
            raise BadAnswer(f"the process ended with {status}, not 0") from None
