"""Old tables are marked before they are removed, and how long a server has run is counted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make both tables; the count begins with nothing."""
    op.create_table(
        "going",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("since", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ran", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0, "ran": 0}])


def downgrade() -> None:
    """Drop both."""
    op.drop_table("pulse")
    op.drop_table("going")
