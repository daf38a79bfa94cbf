"""The error with which a table refuses a command."""

from __future__ import annotations

from marrakech.core.errors import Refusal


class TableRefusal(Refusal):
    """Something that cannot be done at this table, or not now; nothing has changed."""

    family = "table-"
