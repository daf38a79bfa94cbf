"""Reads records by stream: one game is in memory at a time, and errors say where they are."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core.board import COLOURS
from marrakech.core.errors import BadNotation, BadRecord, Refusal
from marrakech.core.game import Game
from marrakech.core.record import (
    DERIVED,
    HEADER_NAME,
    Record,
    one_line_end,
    opens_turn,
    refuse_half_characters,
)
from marrakech.core.ruletext import read_rules
from marrakech.core.story import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


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
    for token in _tokens(_bare(lines)):
        if token.kind == "header" and reader.in_body:
            yield from reader.close()
            reader = _Reader()
        try:
            ended = reader.take(token)
        except BadRecord as error:
            reader.lost = True
            yield error
        except Refusal as error:
            reader.lost = True
            yield BadRecord(error, token.line, token.column)
        else:
            if ended:
                yield from reader.close()
                reader = _Reader()
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


def _bare(lines: str | Iterable[str]) -> Iterator[str]:
    """The lines without their ends, and without the mark with which some programs begin a file."""
    mark = "\ufeff"
    for line in lines.split("\n") if isinstance(lines, str) else lines:
        yield line.removeprefix(mark).removesuffix("\n").removesuffix("\r")
        mark = ""


def _tokens(lines: Iterable[str]) -> Iterator[_Token]:
    """Cut the lines of a text into pieces."""
    remark: list[str] | None = None
    began = 0, 0
    for number, line in enumerate(lines, start=1):
        at = 0
        if remark is not None:
            remark.append("\n")
        elif line.startswith("["):
            yield _header(line, number)
            continue
        elif not line.strip():
            yield _Token("blank", number, 1, "")
            continue
        while at < len(line):
            if remark is not None:
                part, at, closed = _remark(line, at)
                remark.append(part)
                if closed:
                    yield _Token("remark", *began, _ESCAPE.sub(r"\1", "".join(remark)))
                    remark = None
            elif line[at] == "{":
                remark, began = [], (number, at + 1)
                at += 1
            elif line[at] == ";":
                yield _Token("remark", number, at + 1, line[at + 1 :].strip())
                break
            elif line[at].isspace():
                at = _end(_SPACE, line, at)
            else:
                token = _word(line, number, at)
                yield token
                at = _end(_WORD, line, at) if token.kind == "bad" else at + len(token.text)
    if remark is not None:
        yield _Token("bad", *began, "record-open-remark")


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
        self.actions = 0
        self.numbered = -1

    def take(self, token: _Token) -> bool:
        """Read one more piece; whether it ends the game."""
        if token.kind != "header" and (self.headers or self.lost):
            self.in_body = True
        if self.lost or (token.kind == "blank" and not self.headers):
            return False
        if token.kind == "bad":
            raise BadNotation(token.text, **({"text": token.name} if token.name else {}))
        if token.kind == "header":
            if token.name in self.headers:
                raise BadNotation("record-header-twice", name=token.name)
            self.headers[token.name] = token
            return False
        if self.record is None:
            self.record = self._begin()
        self._go_on(self.record, token)
        return token.kind == "result"

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
                event = game.push(token.text)
                self.turns += opens_turn(game.rules, event, self.turns)
                self.actions += 1
            case "remark":
                refuse_half_characters(token.text)
                remarks = record.comments.setdefault(self.actions, [])
                remarks.append(one_line_end(token.text))
            case "result":
                _check_result(record, token.text)

    def _check_number(self, game: Game, number: int) -> None:
        """A turn begins here, and has this number."""
        opening = Phase.TURN if game.rules.variant is None else Phase.ROLL
        setting_up = game.phase == Phase.REVEAL and not self.actions
        begins = game.phase == opening or (self.turns == 0 and game.phase != Phase.REVEAL)
        if self.numbered == self.actions or not (setting_up or begins):
            raise BadNotation("record-number-here", number=number)
        wanted = 0 if setting_up else self.turns + 1
        if number != wanted:
            raise BadNotation("record-number", number=number, wanted=wanted)
        self.numbered = self.actions

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
