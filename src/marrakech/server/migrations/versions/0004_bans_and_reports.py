"""Who may not come in for a while, and what players report."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("by", sa.Integer),
        sa.Column("about", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("done", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_age", "reports", ["at"])


def downgrade() -> None:
    """Drop both."""
    op.drop_table("reports")
    op.drop_table("bans")
