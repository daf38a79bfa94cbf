"""How the database came to its present form, step by step.

``alembic`` is loaded only when a step has to be taken: that takes as long as half of a start.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

if TYPE_CHECKING:
    from sqlalchemy import Connection

FOLDER = Path(__file__).parent
NEWEST = "0002"
"""The revision that this version of the program works with."""


def revision_of(connection: Connection) -> str | None:
    """How far a database has come."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def migrate(connection: Connection) -> None:
    """Bring a database to the newest form."""
    if revision_of(connection) == NEWEST:
        return
    from alembic import command  # noqa: PLC0415  (see above)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
