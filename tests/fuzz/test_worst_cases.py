"""Texts that are made to be slow: a hundred thousand characters take well under a second."""

from __future__ import annotations

import json
from contextlib import contextmanager
from time import process_time
from typing import TYPE_CHECKING

import pytest

from marrakech import Action, BadRecord, Game, Square, scan_records
from marrakech.core.ruletext import read_rules
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
def well_under_a_second() -> Iterator[None]:
    began = process_time()
    yield
    assert process_time() - began < 0.9


def framed(frame: str, piece: str) -> str:
    return frame.format(piece * (LONG // len(piece)))


@pytest.mark.parametrize("frame", RECORDS)
def test_long_records_are_read_or_refused_at_once(frame: str) -> None:
    for piece in REPEATED:
        text = framed(frame, piece)
        with well_under_a_second():
            found = list(scan_records(text.split("\n")))
        for entry in found:
            if isinstance(entry, BadRecord):
                assert_points_into(text, entry)


@pytest.mark.parametrize("frame", LINES)
def test_long_positions_are_read_or_refused_at_once(frame: str) -> None:
    for piece in REPEATED:
        with well_under_a_second():
            tried(Game.from_position, framed(frame, piece))


@pytest.mark.parametrize("frame", WORDS)
def test_long_words_are_read_or_refused_at_once(frame: str) -> None:
    for piece in REPEATED:
        for read in (read_rules, Action.parse, Square.parse):
            with well_under_a_second():
                tried(read, framed(frame, piece))


def test_long_lists_are_refused_at_once() -> None:
    plain = Game().to_dict()
    long: list[object] = [[None] * LONG, "x" * LONG, dict.fromkeys(map(str, range(LONG)))]
    for name in ("board", "players", "rules", "assam", "phase"):
        for junk in long:
            with well_under_a_second():
                assert tried(Game.from_dict, {**plain, name: junk}) is None
    for board in ([[None] * LONG] * 7, [[{"colour": "red", "rug": 1}] * 7] * 7):
        with well_under_a_second():
            assert tried(Game.from_dict, {**plain, "board": board}) is None


def test_a_long_game_is_written_and_read_at_once() -> None:
    """R2.5: 250 rugs each, a thousand turns."""
    game = Game(read_rules("standard/4,rugs=250,elimination=no"))
    number = 1
    while legal := game.legal():
        number = number * 1_103_515_245 + 12_345 & 0x7FFFFFFF
        game.push(legal[(number >> 8) % len(legal)])
    with well_under_a_second():
        text = game.record()
    with well_under_a_second():
        again = Game.from_record(text)
    assert again == game
    with well_under_a_second():
        assert Game.from_dict(json.loads(json.dumps(game.to_dict()))) == game
