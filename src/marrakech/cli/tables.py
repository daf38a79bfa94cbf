"""``marrakech tables``: what a host does with tables, while the server runs or not."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.models import ArgumentInfo, OptionInfo

from marrakech.cli.files import writing
from marrakech.cli.hosting import reason, when, with_host_tools
from marrakech.cli.table_story import told, who
from marrakech.cli.terminal import Terminal
from marrakech.core.errors import printable
from marrakech.locales import Speaker
from marrakech.table.messages import SeatNow, Standing

if TYPE_CHECKING:
    from marrakech.server.host_tools import HostTools, ListedTable
    from marrakech.server.moderation import Report
    from marrakech.table.table import Table

SHOWN = 6
"""Characters of a table's name: as many as the log of a server shows."""


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    group = typer.Typer(help=terminal.say("tables-help"), no_args_is_help=True)
    app.add_typer(group, name="tables")
    for command in (add_list, add_show, add_close, add_export, add_delete, add_reports):
        command(group, terminal)


def in_folder(say: Speaker) -> OptionInfo:
    """The option that says whose tables are meant."""
    option: OptionInfo = typer.Option("--data", help=say("serve-data-help"))
    return option


def as_json(say: Speaker) -> OptionInfo:
    """The option for programs."""
    option: OptionInfo = typer.Option("--json", help=say("cli-json-help"))
    return option


def by_name(say: Speaker, metavar: str = "ID") -> ArgumentInfo:
    """The argument that names a table, or some."""
    argument: ArgumentInfo = typer.Argument(metavar=metavar, help=say("tables-id-help"))
    return argument


def add_list(group: typer.Typer, terminal: Terminal) -> None:
    """Add ``tables list``."""
    say = terminal.say

    @group.command("list", help=say("tables-list-help"))
    def show_all(
        standing: Annotated[Standing | None, typer.Option(help=say("tables-standing-help"))] = None,
        data: Annotated[Path | None, in_folder(say)] = None,
        json: Annotated[bool, as_json(say)] = False,
    ) -> None:
        seen = with_host_tools(terminal, data, lambda tools: tools.tables(standing))
        if json:
            terminal.json([in_list(each) for each in seen])
            return
        columns = ("table", "standing", "players", "rules", "since", "changed", "entries")
        table = terminal.table(*(say(f"tables-column-{name}") for name in columns), right=(6,))
        short = beginnings([each.row.id for each in seen])
        for each in seen:
            table.add_row(
                short[each.row.id],
                say("tables-standing", standing=each.row.standing),
                ", ".join(who(say, seat) for seat in each.listing.seats),
                each.listing.rules,
                when(each.row.made),
                when(each.row.changed),
                str(each.entries),
            )
        if seen:
            terminal.console.print(table)
        terminal.line(say("tables-counted", number=len(seen)))


def add_show(group: typer.Typer, terminal: Terminal) -> None:
    """Add ``tables show``."""
    say = terminal.say

    @group.command("show", help=say("tables-show-help"))
    def show(
        table: Annotated[str, by_name(say)],
        data: Annotated[Path | None, in_folder(say)] = None,
        json: Annotated[bool, as_json(say)] = False,
    ) -> None:
        async def read(tools: "HostTools") -> "tuple[Table, list[Report]]":
            found = await tools.table(await tools.find(table))
            return found, await tools.moderation.reports(also_done=True, table=found.id)

        found, reports = with_host_tools(terminal, data, read)
        if json:
            terminal.json(in_full(terminal, found, reports))
        else:
            tell(terminal, found, reports)


def add_close(group: typer.Typer, terminal: Terminal) -> None:
    """Add ``tables close``."""
    say = terminal.say

    @group.command("close", help=say("tables-close-help"))
    def close(
        table: Annotated[str, by_name(say)],
        why: Annotated[str, typer.Option(help=say("tables-why-help"))] = "",
        data: Annotated[Path | None, in_folder(say)] = None,
    ) -> None:
        because = reason(terminal, why)

        async def end(tools: "HostTools") -> str:
            found: str = await tools.find(table)
            await tools.close(found, because)
            return found

        closed = with_host_tools(terminal, data, end)
        terminal.line(say("tables-closed", table=closed[:SHOWN]))


def add_export(group: typer.Typer, terminal: Terminal) -> None:
    """Add ``tables export``."""
    say = terminal.say

    @group.command("export", help=say("tables-export-help"))
    def export(
        to: Annotated[Path, typer.Option(help=say("tables-to-help"))],
        tables: Annotated[list[str] | None, by_name(say, "ID...")] = None,
        all_of_them: Annotated[bool, typer.Option("--all", help=say("tables-all-help"))] = False,
        data: Annotated[Path | None, in_folder(say)] = None,
    ) -> None:
        if bool(tables) is all_of_them:
            terminal.fail(say("tables-export-what"))
        with writing(terminal, to):
            to.mkdir(parents=True, exist_ok=True)

        async def write(tools: "HostTools") -> tuple[int, int]:
            ids = [await tools.find(each) for each in tables or ()]
            if all_of_them:
                ids = [each.row.id for each in await tools.tables()]
            written = 0
            for table_id in ids:
                found = await tools.table(table_id)
                if found.dice_game is None:  # nothing was played
                    continue
                file = to / f"marrakech-{table_id}.txt"
                with writing(terminal, file):
                    file.write_text(found.record_so_far(), encoding="utf-8")
                written += 1
            return written, len(ids) - written

        written, left_out = with_host_tools(terminal, data, write)
        terminal.line(say("tables-exported", number=written, folder=str(to)))
        if left_out:
            terminal.line(say("tables-not-begun", number=left_out))


def add_delete(group: typer.Typer, terminal: Terminal) -> None:
    """Add ``tables delete``."""
    say = terminal.say

    @group.command("delete", help=say("tables-delete-help"))
    def delete(
        tables: Annotated[list[str], by_name(say, "ID...")],
        yes: Annotated[bool, typer.Option("--yes", help=say("tables-yes-help"))] = False,
        data: Annotated[Path | None, in_folder(say)] = None,
    ) -> None:
        async def find(tools: "HostTools") -> "list[Table]":
            ids = dict.fromkeys([await tools.find(each) for each in tables])
            return [await tools.table(each) for each in ids]

        found = with_host_tools(terminal, data, find)
        for each in found:
            players = ", ".join(who(say, seat) for seat in each.info().seats)
            standing = say("tables-standing", standing=each.standing)
            terminal.line(f"{each.id[:SHOWN]}  {standing}  {players}")
        if not yes and not agreed(terminal, len(found)):
            terminal.fail(say("tables-kept"))
        with_host_tools(terminal, data, lambda tools: tools.delete([each.id for each in found]))
        terminal.line(say("tables-deleted", number=len(found)))


def add_reports(group: typer.Typer, terminal: Terminal) -> None:
    """Add ``tables reports``."""
    say = terminal.say

    @group.command("reports", help=say("tables-reports-help"))
    def reports(
        done: Annotated[list[int] | None, typer.Option(min=1, help=say("tables-done-help"))] = None,
        also_done: Annotated[
            bool, typer.Option("--all", help=say("tables-reports-all-help"))
        ] = False,
        data: Annotated[Path | None, in_folder(say)] = None,
        json: Annotated[bool, as_json(say)] = False,
    ) -> None:
        from marrakech.server.clock import now  # noqa: PLC0415  (the help can do without)

        if done:
            missing = with_host_tools(
                terminal, data, lambda tools: tools.moderation.finish(done, now())
            )
            if missing:
                terminal.fail(say("tables-no-report", number=missing[0]))
            terminal.line(say("tables-reports-done", number=len(done)))
            return
        found = with_host_tools(
            terminal, data, lambda tools: tools.moderation.reports(also_done=also_done)
        )
        if json:
            terminal.json([each._asdict() for each in found])
            return
        columns = ("number", "when", "table", "reason", "about", "address", "by", "done")
        table = terminal.table(*(say(f"tables-report-{name}") for name in columns), right=(0,))
        for each in found:
            table.add_row(
                str(each.id),
                when(each.at),
                each.table[:SHOWN],
                say("tables-reason", reason=each.reason),
                "" if each.about is None else f"{printable(each.name)} ({each.about + 1})",
                each.address or "",
                say("tables-watched") if each.by is None else seat_number(terminal, each.by),
                "" if each.done is None else when(each.done),
            )
        if found:
            terminal.console.print(table)
        terminal.line(say("tables-reports-counted", number=len(found)))


# ------------------------------------------------------------------------ words


def alike(one: str, other: str) -> int:
    """With how many characters two names begin alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def beginnings(ids: list[str]) -> dict[str, str]:
    """For each name the beginning that tells it from all others here."""
    ordered = ["", *sorted(ids), ""]
    found = {}
    for before, name, after in zip(ordered, ordered[1:], ordered[2:], strict=False):
        same = max(alike(name, other) for other in (before, after))
        found[name] = name[: max(SHOWN, same + 1)]
    return found


def seat_number(terminal: Terminal, seat: int) -> str:
    """A seat, counted from 1."""
    return terminal.say("page-seat", number=seat + 1)


def agreed(terminal: Terminal, tables: int) -> bool:
    """Ask whether to go on; no, if there is no terminal to ask at."""
    terminal.console.print(terminal.say("tables-delete-ask", number=tables), end=" ")
    answer = sys.stdin.readline().strip().casefold()
    yes = terminal.say("tables-yes").casefold()
    return answer in {"y", "yes", yes, yes[:1]}


def in_list(each: "ListedTable") -> dict[str, Any]:
    """A table of a list, for programs."""
    return {
        "table": each.row.id,
        "standing": each.row.standing,
        "listed": each.row.listed,
        "made": each.row.made,
        "changed": each.row.changed,
        "entries": each.entries,
        "rules": each.listing.rules,
        "seats": [seat_data(seat) for seat in each.listing.seats],
    }


def seat_data(seat: SeatNow) -> dict[str, Any]:
    """Who sits on a seat, for programs."""
    return {name: getattr(seat, name) for name in ("kind", "name", "colours", "level", "gone")}


def in_full(terminal: Terminal, table: "Table", reports: "list[Report]") -> dict[str, Any]:
    """A table with what has happened there, for programs; nothing of it is secret."""
    clock = table.plan.clock
    return {
        "table": table.id,
        "standing": table.standing,
        "listed": table.listed,
        "made": table.made,
        "changed": table.changed,
        "entries": table.version,
        "rules": table.rules_text,
        "seats": [seat_data(seat) for seat in table.info().seats],
        "clock": None
        if clock is None
        else {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment},
        "log": [
            {"at": item.at, "type": item.__struct_config__.tag, "text": " ".join(sentences)}
            for item, sentences in told(terminal.say, table)
        ],
        "reports": [each._asdict() for each in reports],
    }


def tell(terminal: Terminal, table: "Table", reports: "list[Report]") -> None:
    """Print a table with what has happened there."""
    say = terminal.say
    standing = say("tables-standing", standing=table.standing)
    listed = say("tables-listed", listed="yes" if table.listed else "no")
    terminal.line(f"{table.id}  {standing}, {listed}", style="bold")
    terminal.line(table.rules_text)
    terminal.line(
        say(
            "tables-times",
            since=when(table.made),
            changed=when(table.changed),
            number=table.version,
        )
    )
    if (clock := table.plan.clock) is not None:
        facts = {"number": clock.seconds, "increment": clock.increment}
        terminal.line(say(f"page-clock-tells-{clock.kind}", **facts))
    terminal.line()
    for number, seat in enumerate(table.info().seats, 1):
        colours = ", ".join(say("words-colour", colour=colour) for colour in seat.colours)
        more = ""
        if seat.kind == "person" and seat.gone:
            more = f" – {say('page-ranking-gone', why=seat.gone)}"
        elif seat.kind == "person" and seat.level:
            more = f" – {say('bots-who-' + seat.level)}"
        terminal.item(f"{number}.", f"{who(say, seat)} ({colours}){more}")
    terminal.line()
    for item, sentences in told(say, table):
        if sentences:
            terminal.item(when(item.at)[11:], " ".join(sentences))
    for report in reports:
        about = "" if report.about is None else seat_number(terminal, report.about)
        words = say("tables-reason", reason=report.reason)
        terminal.item(when(report.at), say("tables-reported", reason=words, about=about))
