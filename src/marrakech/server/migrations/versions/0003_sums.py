"""Entries have sums, logs have lengths, and seeds are sealed."""

import re
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import context, op

from marrakech.server.integrity import sum_of
from marrakech.server.seals import SEALED, Seal

revision = "0003"
down_revision = "0002"

AT_ONCE = 1000
PLAIN = re.compile(rb'"seed":"((?:[0-9a-fA-F]{2})+)"')
CLOSED = re.compile(rb'"seed":"(' + SEALED.encode() + rb'[^"]*)"')


def upgrade() -> None:
    """Seal the seeds of all entries, and add their sums; in SQLite by copying them."""
    seal = _seal()
    if op.get_bind().dialect.name == "sqlite":
        _seal_and_sum(seal)
    else:
        op.add_column("entries", sa.Column("sum", sa.LargeBinary))
        _change_all(seal)
        op.alter_column("entries", "sum", nullable=False)
    op.create_table(
        "heads",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("length", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO heads SELECT id, coalesce(max(entries.version) + 1, 0) FROM tables"
        " LEFT JOIN entries ON table_id = id GROUP BY id"
    )
    about = op.create_table(
        "about",
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("commits", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(about, [{"key": seal.name, "commits": 0}])


def _sealed(seal: Seal, table_id: str, version: int, body: bytes) -> bytes:
    if version or not (found := PLAIN.search(body)):
        return body
    seed = seal.seal(table_id, found[1].decode())
    return body[: found.start(1)] + seed.encode() + body[found.end(1) :]


def _opened(seal: Seal, table_id: str, version: int, body: bytes) -> bytes:
    if version or not (found := CLOSED.search(body)):
        return body
    seed = seal.open(table_id, found[1].decode())
    return body[: found.start(1)] + seed.encode() + body[found.end(1) :]


ENTRIES = sa.table(
    "entries",
    sa.column("table_id", sa.String),
    sa.column("version", sa.Integer),
    sa.column("body", sa.LargeBinary),
    sa.column("sum", sa.LargeBinary),
)
PLACE = (ENTRIES.c.table_id == sa.bindparam("its"), ENTRIES.c.version == sa.bindparam("at"))


def _change_all(seal: Seal) -> None:
    """Seal and sum all entries where they are, some at a time."""
    for rows in _all_entries():
        changed = [
            (table_id, version, _sealed(seal, table_id, version, body))
            for table_id, version, body in rows
        ]
        op.get_bind().execute(
            ENTRIES.update()
            .where(*PLACE)
            .values(body=sa.bindparam("new"), sum=sa.bindparam("summed")),
            [
                {"its": table_id, "at": at, "new": body, "summed": sum_of(table_id, at, body)}
                for table_id, at, body in changed
            ],
        )


def _open_all(seal: Seal) -> None:
    """Open the seeds of all first entries where they are."""
    for rows in _all_entries():
        opened = [
            {"its": table_id, "at": at, "new": _opened(seal, table_id, at, body)}
            for table_id, at, body in rows
            if not at
        ]
        if opened:
            changing = ENTRIES.update().where(*PLACE).values(body=sa.bindparam("new"))
            op.get_bind().execute(changing, opened)


def _all_entries() -> Iterator[list[tuple[str, int, bytes]]]:
    """All entries, in parts that fit into memory."""
    columns = (ENTRIES.c.table_id, ENTRIES.c.version)
    after: tuple[str, int] = ("", -1)
    while True:
        query = sa.select(*columns, ENTRIES.c.body).order_by(*columns).limit(AT_ONCE)
        found = op.get_bind().execute(query.where(sa.tuple_(*columns) > after))
        rows = [(table_id, version, body) for table_id, version, body in found]
        if not rows:
            return
        yield rows
        after = rows[-1][:2]


def _seal_and_sum(seal: Seal) -> None:
    """Copy all entries."""

    def sealed(table_id: str, version: int, body: bytes) -> bytes:
        return _sealed(seal, table_id, version, body)

    def summed(table_id: str, version: int, body: bytes) -> bytes:
        return sum_of(table_id, version, body)

    _teach(sealed, summed)
    op.execute("PRAGMA secure_delete = ON")  # seeds that lay there openly are overwritten
    op.rename_table("entries", "old_entries")
    _make_entries(sa.Column("sum", sa.LargeBinary, nullable=False))
    op.execute(
        "INSERT INTO entries SELECT table_id, version, body, summed(table_id, version, body) FROM"
        " (SELECT table_id, version, sealed(table_id, version, body) AS body FROM old_entries"
        " ORDER BY table_id, version LIMIT -1)"  # LIMIT: sealed() is asked once for each
    )
    op.drop_table("old_entries")


def downgrade() -> None:
    """Copy them back, without."""
    op.drop_table("about")
    op.drop_table("heads")
    if op.get_bind().dialect.name == "sqlite":
        _open()
    else:
        _open_all(_seal())
        op.drop_column("entries", "sum")


def _open() -> None:
    seal = _seal()

    def opened(table_id: str, version: int, body: bytes) -> bytes:
        return _opened(seal, table_id, version, body)

    _teach(opened)
    op.rename_table("entries", "new_entries")
    _make_entries()
    op.execute(
        "INSERT INTO entries"
        " SELECT table_id, version, opened(table_id, version, body) FROM new_entries"
    )
    op.drop_table("new_entries")


def _seal() -> Seal:
    found = context.config.attributes["seal"]
    assert isinstance(found, Seal)
    return found


def _teach(*functions: object) -> None:
    """Let SQLite call these, with a table, a version and a body."""
    driver = op.get_bind().connection.driver_connection
    assert driver is not None
    for each in functions:
        driver.create_function(each.__name__, 3, each)  # type: ignore[attr-defined]


def _make_entries(*more: sa.Column[bytes]) -> None:
    op.create_table(
        "entries",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        *more,
        sqlite_with_rowid=False,
    )
