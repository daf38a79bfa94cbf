"""Who waits for strangers, and from where they came, for servers that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make both. What there is in them lasts for minutes."""
    op.create_table(
        "seekers",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("want", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("seekers_by_table", "seekers", ["table_id"])
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("guests_by_address", "guests", ["address"])


def downgrade() -> None:
    """Drop both."""
    op.drop_table("guests")
    op.drop_table("seekers")
