"""The engine helps players: where it may, and what the log and the record tell of it."""

from __future__ import annotations

import pytest

from marrakech.core.record_reader import read_records
from marrakech.table import messages
from marrakech.table.entries import Helped, decode, encode
from marrakech.table.errors import TableRefusal
from marrakech.table.plan import checked
from marrakech.table.table import Table
from tests.table.making import SEED, START, key, plan


def made(kinds: str, *, hints: bool = False) -> Table:
    """A table that was set up with a letter for each seat."""
    new = plan(kinds, first=0, hints=hints)
    keys = [key(f"{seat}") if kind == "p" else None for seat, kind in enumerate(kinds)]
    return Table("table", Table.set_up("table", new, SEED, keys, START))


def helped(table: Table, seat: int, kind: messages.HelpKind, version: int | None = None) -> int:
    """Help a player; how many entries that makes. They are stored and read again."""
    seen = table.version if version is None else version
    entries = table.help_player(seat, kind, seen, START + 5)
    table.apply([decode(encode(entry)) for entry in entries])
    return len(entries)


def test_hints_are_for_tables_at_one_screen_that_were_set_up_with_them() -> None:
    assert made("pb", hints=True).gives_hints
    assert made("pp", hints=True).gives_hints
    assert made("pb", hints=True).state().hints
    assert not made("pb").gives_hints
    assert not checked(plan("po", hints=True)).hints


def test_a_plan_without_hints_is_stored_as_older_versions_stored_it() -> None:
    assert b"hints" not in encode(made("pb").entries[0])


def test_who_was_helped_is_in_the_log_once_for_each_decision() -> None:
    table = made("pb", hints=True)
    assert helped(table, 0, "hint") == 1
    assert helped(table, 0, "hint") == 0
    assert helped(table, 0, "tutor") == 1
    told = [item for item in table.log if isinstance(item, messages.Helped)]
    assert [(item.seat, item.kind) for item in told] == [(0, "hint"), (0, "tutor")]
    again = Table("table", [decode(encode(entry)) for entry in table.entries])
    assert again.log == table.log
    assert isinstance(again.entries[-1], Helped)


def test_help_is_for_who_has_to_choose_as_things_stand() -> None:
    table = made("pb", hints=True)
    with pytest.raises(TableRefusal):
        helped(table, 1, "hint")
    seen = table.version
    table.apply(table.do(messages.Do("1", seen, 0, messages.Act("F")), START + 6))
    with pytest.raises(TableRefusal):
        helped(table, 0, "hint", seen)


def test_help_is_in_the_record() -> None:
    table = made("pb", hints=True)
    assert "Helped" not in table.record_so_far()
    helped(table, 0, "hint")
    table.apply(table.do(messages.Do("1", table.version, 0, messages.Resign()), START + 6))
    (record,) = read_records(table.record())
    assert record.headers["Helped"] == "red 1"


def test_help_goes_on_in_the_next_game() -> None:
    table = made("pb", hints=True)
    table.apply(table.do(messages.Do("1", table.version, 0, messages.Resign()), START + 6))
    table.apply(table.do(messages.Do("2", table.version, 0, messages.Rematch()), START + 7))
    following = table.next_table()
    assert following is not None
    assert following[0].hints
