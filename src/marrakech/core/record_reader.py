"""Reads records by stream: one game is in memory at a time, and errors say where they are."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core import codes
from marrakech.core.actions import ACTIONS, Action
from marrakech.core.board import COLOURS
from marrakech.core.errors import BadNotation, BadRecord, IllegalAction, Refusal
from marrakech.core.game import Game
from marrakech.core.record import (
    DERIVED,
    HEADER_NAME,
    Record,
    one_line_end,
    refuse_half_characters,
)
from marrakech.core.retelling import played_by_numbers
from marrakech.core.ruletext import read_rules
from marrakech.core.story import Phase
from marrakech.core.why_illegal import refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from marrakech.core import kernel


def read_records(lines: str | Iterable[str]) -> Iterator[Record]:
    """Read games from a text or its lines (an open file, say), one after another.

    Raises :class:`BadRecord` at the first one that cannot be read.
    """
    for found in scan_records(lines):
        if isinstance(found, BadRecord):
            try:
                raise found
            finally:
                del found  # else it and what was read would keep each other in memory
        yield found


def scan_records(lines: str | Iterable[str]) -> Iterator[Record | BadRecord]:
    """Read games, yielding an error in the place of each that cannot be read."""
    reader = _Reader()
    cutter = _Cutter()
    for number, line in enumerate(_bare(lines), start=1):
        done = 0 if cutter.in_remark else reader.play(line)
        if done and done == len(line):
            continue
        for token in cutter.cut(line, number, done):
            if token.kind == "header" and reader.in_body:
                yield from reader.close()
                reader = _Reader()
            error = reader.try_to_take(token)
            if error is not None:
                yield error
            elif token.kind == "result" and not reader.lost:
                yield from reader.close()
                reader = _Reader()
    for token in cutter.end():
        error = reader.try_to_take(token)
        if error is not None:
            yield error
    yield from reader.close()


# ------------------------------------------------------------------------ pieces


class _Token(NamedTuple):
    """A piece of a record, and where it begins."""

    kind: Literal["header", "blank", "number", "action", "remark", "result", "bad"]
    line: int
    column: int
    text: str
    name: str = ""


_HEADER = re.compile(rf'\[({HEADER_NAME})[ \t]+("(?:[^"\\\x00-\x1f]|\\.)*")\]\s*')
_SPACE = re.compile(r"\s*")
_RESULT = re.compile(r"(?:\*|(?:[0-9]{1,6}|x)(?:-(?:[0-9]{1,6}|x)){1,3})(?![^\s{;])")
_NUMBER = re.compile(r"[0-9]{1,6}\.")
_ACTION = re.compile(r"[LFR]|[1-4]|[a-g][1-7][a-g][1-7]|=[a-z]+")
_WORD = re.compile(r"[^\s{;]+")
_REMARK = re.compile(r"[^\\}]*(?:\\.?[^\\}]*)*")
_ESCAPE = re.compile(r"\\([\\}])")
_PLAIN = {
    **{action.text: ((0, action.index),) for action in ACTIONS},
    **{
        turn.text + throw.text: ((0, turn.index), (len(turn.text), throw.index))
        for turn in ACTIONS[: codes.FIRST_ROLL]
        for throw in ACTIONS[codes.FIRST_ROLL : codes.FIRST_LAY]
    },
}
"""Words as records are written: the actions in them, each with how far into the word it begins."""


def _bare(lines: str | Iterable[str]) -> Iterator[str]:
    """The lines without their ends, and without the mark with which some programs begin a file."""
    mark = "\ufeff"
    for line in lines.split("\n") if isinstance(lines, str) else lines:
        yield line.removeprefix(mark).removesuffix("\n").removesuffix("\r")
        mark = ""


class _Cutter:
    """Cuts lines into pieces. A remark may go on over several of them."""

    def __init__(self) -> None:
        self._remark: list[str] | None = None
        self._began = 0, 0

    @property
    def in_remark(self) -> bool:
        """Whether a remark is open."""
        return self._remark is not None

    def cut(self, line: str, number: int, at: int) -> Iterator[_Token]:
        """The pieces of a line, from a place on."""
        if self._remark is not None:
            self._remark.append("\n")
        elif line.startswith("["):
            yield _header(line, number)
            return
        elif not line.strip():
            yield _Token("blank", number, 1, "")
            return
        while at < len(line):
            if self._remark is not None:
                part, at, closed = _remark(line, at)
                self._remark.append(part)
                if closed:
                    text = _ESCAPE.sub(r"\1", "".join(self._remark))
                    self._remark = None
                    yield _Token("remark", *self._began, text)
            elif line[at] == "{":
                self._remark = []
                self._began = number, at + 1
                at += 1
            elif line[at] == ";":
                yield _Token("remark", number, at + 1, line[at + 1 :].strip())
                return
            elif line[at].isspace():
                at = _end(_SPACE, line, at)
            else:
                token = _word(line, number, at)
                yield token
                at = _end(_WORD, line, at) if token.kind == "bad" else at + len(token.text)

    def end(self) -> Iterator[_Token]:
        """There are no more lines."""
        if self._remark is not None:
            yield _Token("bad", *self._began, "record-open-remark")


def _header(line: str, number: int) -> _Token:
    match = _HEADER.fullmatch(line)
    if match is None:
        return _Token("bad", number, 1, "record-header")
    try:
        value = json.loads(match[2])
        refuse_half_characters(value)
    except ValueError:  # an escape that JSON does not know, or half a surrogate pair
        return _Token("bad", number, match.start(2) + 1, "record-header")
    return _Token("header", number, match.start(2) + 1, value, match[1])


def _remark(line: str, at: int) -> tuple[str, int, bool]:
    """What a remark has in this line from ``at`` on; where it ends; whether it is closed."""
    end = _end(_REMARK, line, at)
    closed = end < len(line)
    return line[at:end], end + closed, closed


def _word(line: str, number: int, at: int) -> _Token:
    if match := _RESULT.match(line, at):
        return _Token("result", number, at + 1, match[0])
    if match := _NUMBER.match(line, at):
        return _Token("number", number, at + 1, match[0])
    if match := _ACTION.match(line, at):
        return _Token("action", number, at + 1, match[0])
    return _Token("bad", number, at + 1, "record-word", line[at : _end(_WORD, line, at)])


def _end(pattern: re.Pattern[str], line: str, at: int) -> int:
    match = pattern.match(line, at)
    return match.end() if match else at


# ------------------------------------------------------------------------ games


class _Reader:
    """Builds one game from its pieces."""

    def __init__(self) -> None:
        self.headers: dict[str, _Token] = {}
        self.record: Record | None = None
        self.in_body = False
        self.lost = False
        self.turns = 0
        self.numbered = -1
        self.played: list[int] = []
        """The numbers of all actions."""
        self.state: kernel.State | None = None
        """The position of the game, as soon as there is one."""

    def play(self, line: str) -> int:
        """Play the actions of a line, as long as they are written plainly and are legal.

        How much of the line was read. What follows is either something else or an error, and has
        to be read piece by piece: that takes several times as long, and finds out where and why.
        """
        state = self.state
        if state is None or self.lost:
            return 0
        played = self.played
        at = 0
        for word in line.split(" "):
            pieces = _PLAIN.get(word)
            if pieces is None:
                opens = state.phase == (codes.ROLL if state.variant else codes.TURN)
                if not opens or word != f"{self.turns + 1}." or self.numbered == len(played):
                    return at
                self.numbered = len(played)
            else:
                for before, action in pieces:
                    try:
                        state.push(action)
                    except IllegalAction:
                        return at + before
                    self._count(action, state.variant)
            at += len(word) + 1
        return len(line)

    def _count(self, action: int, variant: int) -> None:
        """An action has been played, and may have begun a turn (R3.1, R7.1)."""
        self.played.append(action)
        if variant:
            opens = codes.FIRST_ROLL <= action < codes.FIRST_LAY
        else:
            opens = action < codes.FIRST_ROLL
        if opens or (self.turns == 0 and action < codes.FIRST_REVEAL):
            self.turns += 1

    def try_to_take(self, token: _Token) -> BadRecord | None:
        """Read one more piece; after one that cannot be read the rest of the game is left out.

        Errors tell the place in the record, and not the one in this program: with the trace they
        would keep all that was read in memory, until the garbage collector comes by.
        """
        try:
            self.take(token)
        except BadRecord as error:
            self.lost = True
            error.why.__traceback__ = None
            error.__cause__ = error.__context__ = None
            return error.with_traceback(None)
        except Refusal as error:
            self.lost = True
            return BadRecord(error.with_traceback(None), token.line, token.column)
        return None

    def take(self, token: _Token) -> None:
        """Read one more piece."""
        if token.kind != "header" and (self.headers or self.lost):
            self.in_body = True
        if self.lost or (token.kind == "blank" and not self.headers):
            return
        if token.kind == "bad":
            raise BadNotation(token.text, **({"text": token.name} if token.name else {}))
        if token.kind == "header":
            if token.name in self.headers:
                raise BadNotation("record-header-twice", name=token.name)
            self.headers[token.name] = token
            return
        if self.record is None:
            self.record = self._begin()
            self.state, self.played = played_by_numbers(self.record.game)
        self._go_on(self.record, token)

    def _begin(self) -> Record:
        """Set the game up as the headers say."""
        kept = {name: token.text for name, token in self.headers.items() if name not in DERIVED}
        if not ("Rules" in self.headers or "Position" in self.headers):
            raise BadNotation("record-without-rules")
        game = None
        for name in DERIVED[:3]:
            token = self.headers.get(name)
            if token is not None:
                try:
                    game = _set_up(game, name, token.text)
                except Refusal as error:
                    raise BadRecord(error, token.line, token.column) from error
        assert game is not None
        return Record(game, kept)

    def _go_on(self, record: Record, token: _Token) -> None:
        game = record.game
        match token.kind:
            case "number":
                self._check_number(game, int(token.text[:-1]))
            case "action":
                self._play(game, Action.parse(token.text))
            case "remark":
                refuse_half_characters(token.text)
                remarks = record.comments.setdefault(len(self.played), [])
                remarks.append(one_line_end(token.text))
            case "result":
                _check_result(record, token.text)

    def _play(self, game: Game, action: Action) -> None:
        if self.state is None or not self.state.allows(action.index):
            raise refusal(game, action)
        self.state.push(action.index)
        self._count(action.index, self.state.variant)

    def _check_number(self, game: Game, number: int) -> None:
        """A turn begins here, and has this number."""
        opening = Phase.TURN if game.rules.variant is None else Phase.ROLL
        setting_up = game.phase == Phase.REVEAL and not self.played
        begins = game.phase == opening or (self.turns == 0 and game.phase != Phase.REVEAL)
        if self.numbered == len(self.played) or not (setting_up or begins):
            raise BadNotation("record-number-here", number=number)
        wanted = 0 if setting_up else self.turns + 1
        if number != wanted:
            raise BadNotation("record-number", number=number, wanted=wanted)
        self.numbered = len(self.played)

    def close(self) -> Iterator[Record | BadRecord]:
        """There is no more of this game: give it out, if it is sound."""
        if self.lost or not self.headers:
            return
        stated = self.headers.get("Result")
        try:
            record = self.record or self._begin()
            if stated is not None:
                _check_result(record, stated.text)
        except BadRecord as error:
            yield error
        except Refusal as error:
            at = stated or next(iter(self.headers.values()))
            yield BadRecord(error, at.line, at.column)
        else:
            yield record


def _set_up(game: Game | None, name: str, value: str) -> Game:
    """Follow one header: ``Rules``, then ``First`` or ``Position``."""
    if name == "Position":
        placed = Game.from_position(value)
        if game is not None and game.rules != placed.rules:
            raise BadNotation("record-rules-differ")
        return placed
    if name == "Rules":
        return Game(read_rules(value))
    seats = [colour.value for colour in COLOURS[: game.rules.players]] if game else []
    if game is None or value not in seats:
        raise BadNotation("record-first", text=value, seats=", ".join(seats))
    return Game(game.rules, seats.index(value))


def _check_result(record: Record, stated: str) -> None:
    if stated != record.result:
        raise BadNotation("record-result", stated=stated, result=record.result)
