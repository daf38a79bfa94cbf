"""Texts made to be slow: a hundred thousand characters are read or refused, with no hang."""

from __future__ import annotations

import json
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from marrakech import Action, BadRecord, Game, Record, Square, read_records, scan_records
from marrakech.core.ruletext import read_rules
from tests.fuzz.mutations import luck
from tests.fuzz.sound import assert_points_into, tried

if TYPE_CHECKING:
    from collections.abc import Iterator

LONG = 100_000
HEAD = '[Rules "standard/3"]\n\n'
REPEATED = (
    *("{", "}", "\\", "[", "]", '"', "7", "1", ".", "-", "*", ";", " ", "\t", "\n", "/", ",", "="),
    *("x", "L", "R3", "r>", "1.", "1-", "x-", "{}", "{\\", "\\}", "\\\\", '\\"', "[A", '[A "', "é"),
    *("a1", "a1b1", "=red", "1/", "30r15,", "\r\n", "\x00", "\ud800", "0 ", "[\n", "]\n", "{\n"),
)
RECORDS = (
    *("{}", HEAD + "{}", HEAD + "1. R {}", HEAD + "{{{}", HEAD + "{{{}}}", HEAD + "1. R3 a3a2{}"),
    *('[Rules "{}"]', '[Rules "{}', '[{} "x"]', '[Rules {}"x"]', '[Rules "x"]{}y', '[Rules "x"{}'),
    '[Position "{}"]',
)
LINES = (
    *("{}", "{} d4S r turn 30r15,30y15,30b15 standard/3", "7/7/7/7/7/7/7 {} r turn x standard/3"),
    *("7/7/7/7/7/7/7 d4S r turn {} standard/3", "7/7/7/7/7/7/7 d4S r turn 30r15 standard/3,{}"),
)
WORDS = ("{}", "standard/3,{}", "{}/3", "standard/{}", "standard/3,dirhams={}", "standard/3,{}=1")


@contextmanager
def no_hang() -> Iterator[None]:
    """A minute is for ever: what grows with the square of its input does not end in it."""

    def give_up(*_: object) -> None:
        pytest.fail("this takes for ever")

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, 60)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def framed(frame: str, piece: str) -> str:
    return frame.format(piece * (LONG // len(piece)))


@pytest.mark.parametrize("frame", RECORDS)
def test_long_records_are_read_or_refused_at_once(frame: str) -> None:
    for piece in REPEATED:
        text = framed(frame, piece)
        with no_hang():
            found = list(scan_records(text.split("\n")))
        for entry in found:
            if isinstance(entry, BadRecord):
                assert_points_into(text, entry)


@pytest.mark.parametrize("frame", LINES)
def test_long_positions_are_read_or_refused_at_once(frame: str) -> None:
    for piece in REPEATED:
        with no_hang():
            tried(Game.from_position, framed(frame, piece))


@pytest.mark.parametrize("frame", WORDS)
def test_long_words_are_read_or_refused_at_once(frame: str) -> None:
    for piece in REPEATED:
        for read in (read_rules, Action.parse, Square.parse):
            with no_hang():
                tried(read, framed(frame, piece))


def test_long_lists_are_refused_at_once() -> None:
    plain = Game().to_dict()
    long: list[object] = [[None] * LONG, "x" * LONG, dict.fromkeys(map(str, range(LONG)))]
    for name in ("board", "players", "rules", "assam", "phase"):
        for junk in long:
            with no_hang():
                assert tried(Game.from_dict, {**plain, name: junk}) is None
    for board in ([[None] * LONG] * 7, [[{"colour": "red", "rug": 1}] * 7] * 7):
        with no_hang():
            assert tried(Game.from_dict, {**plain, "board": board}) is None


def test_a_long_game_is_written_and_read_at_once() -> None:
    """R2.5: 250 rugs each, a thousand turns."""
    game = Game(read_rules("standard/4,rugs=250,elimination=no"))
    number = 1
    while legal := game.legal():
        number = number * 1_103_515_245 + 12_345 & 0x7FFFFFFF
        game.push(legal[(number >> 8) % len(legal)])
    with no_hang():
        text = game.record()
    with no_hang():
        again = Game.from_record(text)
    assert again == game
    with no_hang():
        assert Game.from_dict(json.loads(json.dumps(game.to_dict()))) == game


def test_many_remarks_after_a_long_game() -> None:
    """What comes before a remark is counted, not copied."""
    game = Game("standard/4,rugs=500,elimination=no")
    rng = luck(1)
    while legal := game.legal():
        game.push(rng.choice(legal))
    text = game.record().removesuffix(Record(game).result + "\n")
    with no_hang():
        (record,) = read_records(text.replace('[Result "', '[Was "') + "{}" * 30_000)
    assert len(record.comments[len(game.history)]) == 30_000
