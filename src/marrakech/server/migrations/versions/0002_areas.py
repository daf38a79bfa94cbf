"""Tables by a text that has come to join areas by owner (R4.5) go on by colour, as they began."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

JOINING = (b"finnish/2", b"persian/2")
"""They are named without that option in what was stored before."""
ADDED = b",area=colour"


def upgrade() -> None:
    """Say it of every such table."""
    for text in JOINING:
        _exchange(b'"rules":"' + text, b'"rules":"' + text + ADDED)


def downgrade() -> None:
    """Leave it out again."""
    for text in JOINING:
        _exchange(b'"rules":"' + text + ADDED, b'"rules":"' + text)


def _exchange(old: bytes, new: bytes) -> None:
    """Exchange what the first entry of a log, and no other, has in it."""
    entries = sa.table(
        "entries",
        sa.column("table_id", sa.String),
        sa.column("version", sa.Integer),
        sa.column("body", sa.LargeBinary),
    )
    connection = op.get_bind()
    query = sa.select(entries)
    if connection.dialect.name == "sqlite":
        query = query.where(sa.func.instr(entries.c.body, old) > 0)
    else:
        query = query.where(entries.c.version == 0)
    for table_id, version, body in connection.execute(query).all():
        if old not in body:
            continue
        place = (entries.c.table_id == table_id, entries.c.version == version)
        changed = body.replace(old, new, 1)
        connection.execute(entries.update().where(*place).values(body=changed))
