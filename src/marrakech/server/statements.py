"""The statements that store something, compiled to SQL once for the database that is used."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import and_, bindparam, case, delete, insert, literal_column, select, update
from sqlalchemy.sql.dml import Delete, Insert, Update

from marrakech.server.integrity import StoredEntry
from marrakech.server.reading import TableRow
from marrakech.server.schema import entries, going, heads, pulse, rated_tables, runs, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Connection, Engine

T = TypeVar("T")
Statement = Insert | Update | Delete
Lines = Sequence[tuple[object, ...]]
"""The parameters of a statement, for each time that it is carried out."""

INSERT_ROWS = insert(tables)
INSERT_ENTRIES = insert(entries)
HEAD = insert(heads)
_IS_OLD = (
    select(heads.c.length)
    .where(heads.c.table_id == tables.c.id, heads.c.length > bindparam("new_version"))
    .exists()
)
_DUE = case(
    (and_(tables.c.due < literal_column("0"), _IS_OLD), tables.c.due), else_=bindparam("new_due")
)
"""Who holds a table since its log has become longer than the row to be stored knows, goes on."""
INSERT_RATED = insert(rated_tables)
NOTE = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.version <= bindparam("new_version"))
    .values(
        {name: bindparam(f"new_{name}") for name in TableRow._fields if name not in ("id", "made")}
        | {"due": _DUE}
    )
)
HOLD = (
    update(tables)
    .where(
        tables.c.id == bindparam("which"),
        tables.c.due.is_(None) | (tables.c.due != bindparam("new_due")),
    )
    .values(due=bindparam("new_due"))
)
TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.changed < bindparam("new_changed"))
    .values(changed=bindparam("new_changed"))
)
REMOVE_ENTRIES = delete(entries).where(entries.c.table_id == bindparam("which"))
REMOVE_HEAD = delete(heads).where(heads.c.table_id == bindparam("which"))
REMOVE_ROW = delete(tables).where(tables.c.id == bindparam("which"))
MARK = insert(going)
UNMARK = delete(going).where(going.c.table_id == bindparam("which"))
PULSE = update(pulse).values(at=bindparam("new_at"), ran=pulse.c.ran + bindparam("more"))
INSERT_RUN = insert(runs)
FORGET_RUNS = delete(runs).where(runs.c.until < bindparam("which"))
BEAT = update(runs).where(runs.c.began == bindparam("which")).values(until=bindparam("new_until"))
PARAMETERS: dict[Statement, Sequence[str]] = {
    INSERT_ROWS: TableRow._fields,
    INSERT_ENTRIES: StoredEntry._fields,
    HEAD: ("table_id", "length"),
    INSERT_RATED: ("table_id", "counted", "why"),
    # whose parameters may not be named like columns
    NOTE: ("which", *(f"new_{name}" for name in TableRow._fields[1:])),
    HOLD: ("which", "new_due"),
    TOUCH: ("which", "new_changed"),
    REMOVE_ENTRIES: ("which",),
    REMOVE_HEAD: ("which",),
    REMOVE_ROW: ("which",),
    MARK: ("table_id", "since"),
    UNMARK: ("which",),
    PULSE: ("new_at", "more"),
    INSERT_RUN: ("began", "until"),
    FORGET_RUNS: ("which",),
    BEAT: ("which", "new_until"),
}
"""By statement: the names of its parameters, in the order in which rows give them."""
ENDINGS: dict[Statement, str] = {
    HEAD: " ON CONFLICT (table_id) DO UPDATE SET length = excluded.length",
    MARK: " ON CONFLICT (table_id) DO NOTHING",
}
"""What SQLAlchemy has in other words for every database, though they understand the same."""


CHANGES_OF_ROWS = (HOLD, NOTE, TOUCH)
"""Statements that may change rows of the same tables."""


class CompiledStatement:
    """A statement that SQLAlchemy has compiled to SQL once, which saves half of its work."""

    def __init__(self, statement: Statement, engine: Engine) -> None:
        compiled = statement.compile(engine)
        self.text = str(compiled) + ENDINGS.get(statement, "")
        assert compiled.positiontup is not None
        wanted = [PARAMETERS[statement].index(name) for name in compiled.positiontup]
        self.as_given = wanted == list(range(len(PARAMETERS[statement])))
        self.pick = itemgetter(*wanted)

    def values(self, lines: Lines) -> Iterable[tuple[object, ...]]:
        """The parameters for each of these, in the order in which the SQL has them."""
        return lines if self.as_given else map(self.pick, lines)


class Writer(ABC):
    """The connection that stores, used by one thread at a time."""

    def __init__(self, engine: Engine) -> None:
        self._statements = {each: CompiledStatement(each, engine) for each in PARAMETERS}

    @abstractmethod
    def store(self, steps: Iterable[tuple[Statement, Lines]]) -> None:
        """Carry out all of these, each for its lines, in one transaction."""

    @abstractmethod
    def carry_out(self, statement: Statement) -> int:
        """Run a statement in a transaction of its own; returns the number of rows it matched."""

    @abstractmethod
    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own: see :meth:`Storage.together`."""

    @abstractmethod
    def changes(self) -> int | None:
        """A number that changes when another connection stores something; None if nobody knows."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the connection."""
