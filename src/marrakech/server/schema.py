"""The tables of the database."""

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
    Index("tables_in_the_lobby", "listed", "standing", "changed"),
    Index("tables_by_age", "standing", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # what decides between two who want to add the same entry
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
