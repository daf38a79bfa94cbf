"""The markets of days, and who has played them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make both, empty."""
    op.create_table(
        "days",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("recipe", sa.Integer, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("day", sa.Integer, sa.ForeignKey("days.day"), nullable=False),
        sa.Column("passport", sa.String(32), sa.ForeignKey("passports.id", ondelete="SET NULL")),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("share", sa.String(32), nullable=False, unique=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("over", sa.BigInteger),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("throws", sa.String(64)),
        sa.Column("choices", sa.String(64)),
        sa.Column("adjusted", sa.Integer),
    )
    op.create_index("tries_once", "tries", ["day", "passport"], unique=True)
    op.create_index("tries_by_points", "tries", ["day", "counts", "points"])
    op.create_index("tries_by_passport", "tries", ["passport", "day"])


def downgrade() -> None:
    """Drop both: days are forgotten, and their tables go on as any others."""
    op.drop_table("tries")
    op.drop_table("days")
