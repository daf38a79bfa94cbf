"""What is told of one's own finished games, what was achieved in them, and names that are gone."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0010"
down_revision = "0009"

TOLD: dict[str, type[TypeEngine[Any]] | TypeEngine[Any]] = {
    "over": sa.BigInteger,
    "players": sa.Integer,
    "place": sa.Integer,
    "company": sa.Integer,
    "rivals": sa.String(400),
    "scores": sa.String(64),
    "accuracy": sa.Float,
}


def upgrade() -> None:
    """Make room for it. A server that runs fills in what was played before: see own_games.py."""
    for name, kind in TOLD.items():
        op.add_column("held", sa.Column(name, kind))
    op.create_index("held_by_end", "held", ["passport", "over", "table_id", "place"])
    op.create_index("held_untold", "held", ["over", "table_id"])
    passport = sa.ForeignKey("passports.id", ondelete="CASCADE")
    op.create_table(
        "marks",
        sa.Column("passport", sa.String(32), passport, primary_key=True),
        sa.Column("mark", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sqlite_with_rowid=False,
    )
    op.create_index("marks_by_table", "marks", ["table_id"])
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "nameless",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("nameless_by_age", "nameless", ["at"])


def downgrade() -> None:
    """Forget it; names that are gone stay gone."""
    op.drop_table("nameless")
    op.drop_table("marks")
    op.drop_index("held_untold", "held")
    op.drop_index("held_by_end", "held")
    for name in TOLD:
        op.drop_column("held", name)
