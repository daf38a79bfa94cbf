"""``marrakech ban``: keeps names and addresses out for a while, whether the server runs or not."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from marrakech.cli.hosting import reason, span, when, with_host_tools
from marrakech.cli.terminal import Terminal
from marrakech.core.errors import printable
from marrakech.table.names import cleaned

if TYPE_CHECKING:
    from marrakech.server.host_tools import HostTools


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    say = terminal.say
    group = typer.Typer(help=say("ban-help"), no_args_is_help=True)
    app.add_typer(group, name="ban")
    folder = typer.Option("--data", help=say("serve-data-help"))
    length = typer.Option("--for", metavar="TIME", help=say("ban-for-help"))
    because = typer.Option("--why", help=say("ban-why-help"))

    @group.command("name", help=say("ban-name-help"))
    def ban_name(
        name: Annotated[str, typer.Argument(metavar="NAME", help=say("ban-name-name-help"))],
        time: Annotated[str, length] = "1d",
        why: Annotated[str, because] = "",
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        what = cleaned(name)
        if not what:
            terminal.fail(say("ban-no-name"))
        ban(terminal, data, "name", what, time, why)

    @group.command("address", help=say("ban-address-help"))
    def ban_address(
        address: Annotated[
            str, typer.Argument(metavar="ADDRESS", help=say("ban-address-address-help"))
        ],
        time: Annotated[str, length] = "1d",
        why: Annotated[str, because] = "",
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from marrakech.server.bans import network_of  # noqa: PLC0415  (the help can do without)

        try:
            what = network_of(address)
        except ValueError:
            terminal.fail(say("serve-no-network", network=printable(address)))
        ban(terminal, data, "address", what, time, why)

    @group.command("list", help=say("ban-list-help"))
    def show_all(
        data: Annotated[Path | None, folder] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        from marrakech.server.clock import now  # noqa: PLC0415  (likewise)

        found = with_host_tools(terminal, data, lambda tools: tools.moderation.bans(now()))
        if json:
            terminal.json([each._asdict() for each in found])
            return
        columns = ("number", "kind", "what", "since", "until", "why")
        table = terminal.table(*(say(f"ban-column-{name}") for name in columns), right=(0,))
        for each in found:
            kind = say("ban-kind", kind=each.kind)
            times = when(each.since), when(each.until)
            table.add_row(str(each.id), kind, printable(each.what), *times, printable(each.why))
        if found:
            terminal.console.print(table)
        terminal.line(say("ban-counted", number=len(found)))

    @group.command("lift", help=say("ban-lift-help"))
    def lift(
        numbers: Annotated[
            list[int], typer.Argument(metavar="NUMBER...", min=1, help=say("ban-number-help"))
        ],
        data: Annotated[Path | None, folder] = None,
    ) -> None:
        from marrakech.server.clock import now  # noqa: PLC0415  (likewise)

        async def lift_all(tools: "HostTools") -> list[int]:
            return [number for number in numbers if not await tools.moderation.lift(number, now())]

        missing = with_host_tools(terminal, data, lift_all)
        if missing:
            terminal.fail(say("ban-no-such", number=missing[0]))
        terminal.line(say("ban-lifted", number=len(numbers)))


def ban(
    terminal: Terminal,
    data: Path | None,
    kind: Literal["name", "address"],
    what: str,
    time: str,
    why: str,
) -> None:
    """Keep somebody out from now on."""
    from marrakech.server.clock import now  # noqa: PLC0415  (likewise)

    say = terminal.say
    length = span(time)
    if length is None:
        terminal.fail(say("ban-no-time", time=printable(time)))
    at = now()
    because = reason(terminal, why)
    with_host_tools(
        terminal, data, lambda tools: tools.moderation.ban(kind, what, at, at + length, because)
    )
    terminal.line(say("ban-done", what=what, until=when(at + length)))
