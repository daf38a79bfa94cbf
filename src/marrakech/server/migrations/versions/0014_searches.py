"""An index in which a search among one's finished games finds all that it looks at."""

from alembic import op

revision = "0014"
down_revision = "0013"

BEFORE = ["passport", "over", "table_id", "place"]


def upgrade() -> None:
    """Let the index have what opponents are called, too."""
    op.drop_index("held_by_end", "held")
    op.create_index("held_by_end", "held", [*BEFORE, "players", "company", "rivals", "seat"])


def downgrade() -> None:
    """Let it be as it was: searches take longer."""
    op.drop_index("held_by_end", "held")
    op.create_index("held_by_end", "held", BEFORE)
