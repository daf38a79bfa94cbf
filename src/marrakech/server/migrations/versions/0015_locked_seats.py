"""Seats that a browser has locked for the other browsers of its owner."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make room for them. Browsers bring what they have."""
    op.add_column("held", sa.Column("locked", sa.String(600)))


def downgrade() -> None:
    """Forget them: seats stay in the browsers that have taken them."""
    op.drop_column("held", "locked")
