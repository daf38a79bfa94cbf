"""When tables need somebody to look at them though nobody asks, and when servers ran."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add both. Games that go on are looked at once: they may have clocks, or bots."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due"])
    tables = sa.table("tables", sa.column("due", sa.BigInteger), sa.column("standing", sa.String))
    op.execute(tables.update().where(tables.c.standing == "playing").values(due=0))
    op.create_table(
        "runs",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_table("runs")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
