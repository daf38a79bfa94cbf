"""``marrakech database``: copy, check, restore and downgrade a server's database."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marrakech.cli.serve import DATABASE
from marrakech.cli.terminal import Terminal

if TYPE_CHECKING:
    from marrakech.server.integrity import DamagedTable
    from marrakech.server.settings import DatabaseUrl


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    say = terminal.say
    database = typer.Typer(name="database", help=say("database-help"), no_args_is_help=True)
    app.add_typer(database)
    # all that takes a while to load is loaded in the commands
    in_folder = typer.Option(help=say("serve-data-help"))
    with_key = typer.Option(envvar="MARRAKECH_KEY_FILE", help=say("serve-key-file-help"))

    @database.command("backup", help=say("database-backup-help"))
    def backup(
        copy: Annotated[Path, typer.Argument(metavar="FILE", help=say("database-copy-help"))],
        data: Annotated[Path | None, in_folder] = None,
        key_file: Annotated[Path | None, with_key] = None,
    ) -> None:
        from marrakech.server.database import KEY, back_up  # noqa: PLC0415

        folder = data or default_folder()
        with terminal.refusals(), terminal.share_progress(say("database-copying")) as progress:
            faults = back_up(folder, copy, progress)
        key = key_file or folder / KEY
        terminal.line(say("database-copied", file=str(copy), key=str(key)))
        report(terminal, faults)

    @database.command("check", help=say("database-check-help"))
    def check(
        copy: Annotated[
            Path | None, typer.Argument(metavar="[FILE]", help=say("database-check-file-help"))
        ] = None,
        data: Annotated[Path | None, in_folder] = None,
        key_file: Annotated[Path | None, with_key] = None,
    ) -> None:
        from marrakech.server.database import FILE, examine, examine_shared  # noqa: PLC0415

        folder, url = data or default_folder(), shared_database()
        file = copy or folder / FILE
        with terminal.refusals():
            if copy is None and url is not None:
                faults = examine_shared(folder, key_file, url)
            else:
                faults = examine(file)
        report(terminal, faults)
        shown = str(file) if copy is not None or url is None else url.shown
        terminal.line(say("database-sound", file=shown))

    @database.command("restore", help=say("database-restore-help"))
    def restore(
        copy: Annotated[
            Path, typer.Argument(metavar="FILE", help=say("database-restore-file-help"))
        ],
        data: Annotated[Path | None, in_folder] = None,
        key_file: Annotated[Path | None, with_key] = None,
    ) -> None:
        from marrakech.server.database import restore  # noqa: PLC0415

        with terminal.refusals():
            kept = restore(data or default_folder(), copy, key_file)
        if kept is None:
            terminal.line(say("database-restored"))
        else:
            terminal.line(say("database-restored-kept", file=str(kept)))

    @database.command("downgrade", help=say("database-downgrade-help"))
    def downgrade(
        form: Annotated[
            str, typer.Argument(metavar="FORM", help=say("database-form-help", example="0002"))
        ],
        data: Annotated[Path | None, in_folder] = None,
        key_file: Annotated[Path | None, with_key] = None,
    ) -> None:
        from marrakech.server.database import FILE, step_down  # noqa: PLC0415

        folder, url = data or default_folder(), shared_database()
        with terminal.refusals():
            step_down(folder, form, key_file, url)
        shown = str(folder / FILE) if url is None else url.shown
        terminal.line(say("database-downgraded", file=shown, form=form))

    migrate_command(database, terminal)


def migrate_command(database: typer.Typer, terminal: Terminal) -> None:
    """Add ``marrakech database migrate``."""
    say = terminal.say

    @database.command("migrate", help=say("database-migrate-help", variable=DATABASE))
    def migrate(
        back: Annotated[
            bool, typer.Option("--back", help=say("database-migrate-back-help"))
        ] = False,
        data: Annotated[Path | None, typer.Option(help=say("serve-data-help"))] = None,
        key_file: Annotated[
            Path | None,
            typer.Option(envvar="MARRAKECH_KEY_FILE", help=say("serve-key-file-help")),
        ] = None,
    ) -> None:
        address = shared_database()
        if address is None:
            terminal.fail(say("database-no-address", variable=DATABASE))
        from marrakech.server.moving import move  # noqa: PLC0415  (likewise)

        folder = data or default_folder()
        with terminal.refusals(), terminal.share_progress(say("database-copying")) as progress:
            moved = move(folder, key_file, address, back=back, progress=progress)
        terminal.line(say("database-migrated", number=moved))


def shared_database() -> "DatabaseUrl | None":
    """The database of several servers, if the environment names one."""
    from marrakech.server.settings import DatabaseUrl  # noqa: PLC0415

    address = os.environ.get(DATABASE)
    return DatabaseUrl(address) if address else None


def default_folder() -> Path:
    """Where a server keeps its data if it is not told where."""
    from marrakech.server.settings import default_data  # noqa: PLC0415

    return default_data()


def report(terminal: Terminal, faults: "list[DamagedTable]") -> None:
    """Tell which tables are damaged, and end with an error if any is."""
    for fault in faults:
        told = terminal.say("database-fault", table=fault.table_id[:6], why=str(fault.why))
        terminal.errors.print(told, style="red")
    if faults:
        terminal.fail(terminal.say("database-faults", number=len(faults)))
