"""Any text as records: games, and errors that say where they are."""

from __future__ import annotations

import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import BadNotation, BadRecord, Game, Record, read_records, scan_records
from tests.fuzz.mutations import LETTERS, luck, recorded, seeds, spoiled, with_lines_moved
from tests.fuzz.sound import assert_points_into, assert_sound, assert_told
from tests.records import file_of, records
from tests.strategies import examples

WORDS = st.sampled_from(
    (
        *('[Rules "standard/3"]\n', '[First "blue"]\n', '[Result "*"]\n', '[Red "x"]\n', "\n\n"),
        *('[Position "7/7/7/7/7/7/7 d4S r turn 30r15,30y15,30b15 standard/3"]\n', "[", "]", '"'),
        *("1.", "2.", "0.", "R", "L3", "4", "a3a2", "d3e3", "=red", "*", "30-30-30", "x-1-2"),
        *("{", "}", "\\", "; remark\n", "{ok}", "\t", "\r\n", "12345678.", "??", "{\n\n[}"),
    )
)
PIECES = st.lists(WORDS, max_size=30).map(" ".join) | st.lists(WORDS, max_size=30).map("".join)


def check(text: str, seed: int = 0) -> None:
    """All readers agree on a text, and whatever they make of it is sound."""
    lines = text.split("\n")
    found = list(scan_records(lines))
    for entry in found:
        if isinstance(entry, BadRecord):
            assert_points_into(text, entry)
        else:
            check_record(entry, seed)
    check_first_error(lines, found)
    check_single(text, found)
    list(scan_records(io.StringIO(text)))
    list(scan_records(text.splitlines()))


def check_record(record: Record, seed: int) -> None:
    """What was read can be written, and read back."""
    assert_sound(record.game, luck(seed))
    (again,) = read_records(io.StringIO(record.text()))
    assert again.game.history == record.game.history
    assert again.headers == record.headers
    assert again.comments == record.comments
    assert again.text() == record.text()


def check_first_error(lines: list[str], found: list[Record | BadRecord]) -> None:
    """``read_records`` gives the same games up to the first error, which it raises."""
    reader = read_records(lines)
    for entry in found:
        if isinstance(entry, BadRecord):
            with pytest.raises(BadRecord, match=re.escape(str(entry))):
                next(reader)
            return
        assert next(reader).text() == entry.text()
    assert list(reader) == []


def check_single(text: str, found: list[Record | BadRecord]) -> None:
    """``from_record`` takes one game and nothing else."""
    try:
        game = Game.from_record(text)
    except BadNotation as refusal:
        assert_told(refusal)
        assert len(found) != 1 or isinstance(found[0], BadRecord)
    else:
        (record,) = found
        assert isinstance(record, Record)
        assert game.history == record.game.history


@given(st.text() | st.text(LETTERS))
def test_any_text(text: str) -> None:
    check(text)


@given(st.binary())
def test_any_bytes(raw: bytes) -> None:
    check(raw.decode("latin-1"))
    check(raw.decode("utf-8", "surrogateescape"))


@examples(4)
@given(PIECES)
def test_pieces_of_records_in_any_order(text: str) -> None:
    check(text)


@given(st.lists(records(), min_size=1, max_size=3), st.integers(0, 2**32))
def test_any_record_spoiled(written: list[Record], seed: int) -> None:
    check(spoiled(luck(seed), file_of(written)))


def test_spoiled_records() -> None:
    """1,500 records of games, with up to four characters wrong."""
    for seed in seeds(1_500):
        rng = luck(seed)
        check(spoiled(rng, recorded(rng)), seed)


def test_records_with_lines_moved() -> None:
    """300 files of two records, with lines gone, doubled or out of order."""
    for seed in seeds(300):
        rng = luck(seed)
        text = recorded(rng) + recorded(rng)
        check(with_lines_moved(rng, text), seed)
