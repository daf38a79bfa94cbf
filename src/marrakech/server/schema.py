"""The database schema, for SQLAlchemy; older forms are in ``migrations``."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("standing", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # of the log, when this row was written
    Column("summary", LargeBinary, nullable=False),
    # when a clock runs out there, so that a server has to load it; 0 while one has it in memory
    Column("due", BigInteger),
    Index("tables_in_the_lobby", "listed", "standing", "changed"),
    Index("tables_by_age", "standing", "changed"),
    Index("tables_by_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # part of the key: of two processes that add the same entry, the second fails
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("sum", LargeBinary, nullable=False),  # of the entry and its place: see integrity.py
    sqlite_with_rowid=False,
)

heads = Table(
    "heads",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),  # of the log, so that no end of it is lost unnoticed
    sqlite_with_rowid=False,
)

about = Table(
    "about",
    metadata,
    Column("key", String(16), nullable=False),  # the name of the key: see seals.py
    Column("commits", BigInteger, nullable=False),  # how often something was stored
)
"""What there is to know of the database as a whole: one row."""

going = Table(
    "going",  # old tables that are to be removed
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # milliseconds that the server had run by then, in all: no clock can be wrong about that
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

pulse = Table(
    "pulse",  # one line, which shows that something can be written
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("ran", BigInteger, nullable=False),  # milliseconds that the server has run, in all
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # of what it is about: a name or an address
    Column("what", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
    sqlite_autoincrement=True,  # numbers are not used again
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),  # which may be gone when it is read
    Column("by", Integer),  # a seat; nobody's, if somebody has watched
    Column("about", Integer),  # a seat; nobody's, if it is about the table
    Column("name", String(64), nullable=False),  # of who sat there
    Column("address", String(64)),  # which that one had just then
    Column("reason", String(16), nullable=False),
    Column("done", BigInteger),  # when the host had seen to it
    Index("reports_by_age", "at"),
    sqlite_autoincrement=True,
)

runs = Table(
    "runs",
    metadata,
    # what lies between one and the next is time in which there was no server
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",  # of finished games, made when somebody wants to see them
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the engine: with another one it is made anew
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
