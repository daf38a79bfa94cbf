"""Alembic runs this for every command; the connection comes from :func:`migrate`."""

from alembic import context

from marrakech.server.schema import metadata


def run() -> None:
    """Take the steps that are to be taken."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite changes a table by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # it has one while a command runs
    run()
