"""Ratings, how they changed, and which tables are still to be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _passport() -> sa.ForeignKey:
    return sa.ForeignKey("passports.id", ondelete="CASCADE")


def upgrade() -> None:
    """Make all of it. Nobody has a rating yet: no game of before was set up as a rated one."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "rated_tables",
        sa.Column("table_id", sa.String(32), table, primary_key=True),
        sa.Column("counted", sa.BigInteger),
        sa.Column("why", sa.String(16)),
        sqlite_with_rowid=False,
    )
    op.create_index("rated_tables_to_count", "rated_tables", ["counted"])
    op.create_table(
        "ratings",
        sa.Column("passport", sa.String(32), _passport(), primary_key=True),
        sa.Column("pool", sa.String(8), primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_by_strength", "ratings", ["pool", "rating"])
    op.create_table(
        "rating_changes",
        sa.Column("passport", sa.String(32), _passport(), primary_key=True),
        sa.Column("pool", sa.String(8), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("before_deviation", sa.Double, nullable=False),
        sa.Column("after", sa.Double, nullable=False),
        sa.Column("after_deviation", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_changes_by_table", "rating_changes", ["table_id"])
    op.create_table(
        "off_ladder",
        sa.Column("passport", sa.String(32), _passport(), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.add_column("seekers", sa.Column("passport", sa.String(32)))
    op.add_column("seekers", sa.Column("rating", sa.Double))


def downgrade() -> None:
    """Drop all of it: ratings are forgotten."""
    op.drop_column("seekers", "rating")
    op.drop_column("seekers", "passport")
    for table in ("off_ladder", "rating_changes", "ratings", "rated_tables"):
        op.drop_table(table)
