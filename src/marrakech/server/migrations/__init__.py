"""How the database came to its present form, step by step.

``alembic`` is loaded only when a step has to be taken: that takes as long as half of a start.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from marrakech.server.errors import DataRefusal

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

    from marrakech.server.seals import Seal

FOLDER = Path(__file__).parent
NEWEST = "0015"
"""The revision that this version of the program works with."""
WITH_KEY = "0003"
"""The first one in which seeds are sealed, and logs have sums."""


def revision_of(connection: Connection) -> str | None:
    """How far a database has come."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def migrate(connection: Connection, seal: Seal) -> bool:
    """Bring a database to the newest form, wholly or not at all; whether there was need to."""
    if revision_of(connection) == NEWEST:
        return False
    _begin(connection)
    if revision_of(connection) == NEWEST:  # another process was faster
        return False
    from alembic import command  # noqa: PLC0415  (see above)

    command.upgrade(_config(connection, seal), "head")
    return True


def downgrade(connection: Connection, form: str, seal: Seal) -> None:
    """Bring a database back to an older form, wholly or not at all."""
    now = revision_of(connection) or ""
    known = sorted(each.name[:4] for each in FOLDER.glob("versions/0*.py"))
    older = [each for each in known if each <= now]
    if form not in older:
        raise DataRefusal("form", form=form, known=", ".join(older))
    _begin(connection)
    from alembic import command  # noqa: PLC0415  (see above)

    command.downgrade(_config(connection, seal), form)


def _begin(connection: Connection) -> None:
    """Begin a transaction now; left to itself, Python begins one when the first row is written.

    That is about SQLite: in PostgreSQL whoever migrates holds a lock already.
    """
    if connection.dialect.name != "sqlite":
        return
    driver = connection.connection.driver_connection
    if driver is not None and not driver.in_transaction:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _config(connection: Connection, seal: Seal) -> Config:
    from alembic.config import Config  # noqa: PLC0415  (see above)

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes.update(connection=connection, seal=seal)
    return config
