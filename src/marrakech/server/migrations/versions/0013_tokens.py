"""Tokens, by which programs play for the owner of a passport."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table. Nobody has a token yet."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "passport",
            sa.String(32),
            sa.ForeignKey("passports.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_by_passport", "tokens", ["passport"])


def downgrade() -> None:
    """Drop it: tokens are forgotten, and open nothing any more."""
    op.drop_table("tokens")
