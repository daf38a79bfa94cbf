"""What a table refuses."""

from __future__ import annotations

from marrakech.core.errors import Refusal


class TableRefusal(Refusal):
    """Something that cannot be done at this table, or not now; nothing has changed."""

    family = "table-"
