"""Passports, and the seats that belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make both. Nobody has a passport yet; browsers bring the seats of before."""
    op.create_table(
        "passports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("face", sa.String(16), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "held",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "passport",
            sa.String(32),
            sa.ForeignKey("passports.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("held_by_passport", "held", ["passport", "at"])


def downgrade() -> None:
    """Drop both: passports are forgotten, and seats go on by their secrets alone."""
    op.drop_table("held")
    op.drop_table("passports")
