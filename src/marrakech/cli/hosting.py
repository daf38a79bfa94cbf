"""What the host's commands (``tables``, ``ban``) share: the server's database, times, reasons."""

from __future__ import annotations

import asyncio
import os
import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from marrakech.cli.serve import DATABASE
from marrakech.core.errors import printable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from marrakech.cli.terminal import Terminal
    from marrakech.server.host_tools import HostTools

T = TypeVar("T")
LONGEST_WHY = 200
"""The most characters of the reason that a host gives for a ban or for closing a table."""


def with_host_tools(
    terminal: Terminal, data: Path | None, do: Callable[[HostTools], Awaitable[T]]
) -> T:
    """Run something on a server's database; errors end the command with a message."""
    # loaded here, for the help of all commands can do without
    from marrakech.server.host_tools import HostTools, ManyTables, NoTable  # noqa: PLC0415
    from marrakech.server.settings import DatabaseUrl, default_data  # noqa: PLC0415
    from marrakech.server.trouble import Conflict, Trouble  # noqa: PLC0415

    say = terminal.say
    folder = data or default_data()
    key_file = os.environ.get("MARRAKECH_KEY_FILE")
    address = os.environ.get(DATABASE)
    url = DatabaseUrl(address) if address else None

    async def run() -> T:
        async with HostTools.on(folder, Path(key_file) if key_file else None, url) as tools:
            return await do(tools)

    try:
        with terminal.refusals():
            return asyncio.run(run())
    except NoTable as error:
        terminal.fail(say("tables-no-table", name=printable(str(error))))
    except ManyTables as error:
        terminal.fail(say("tables-many", name=printable(str(error))))
    except Conflict:
        terminal.fail(say("tables-busy"))
    except Trouble as trouble:
        where = url.shown if url else str(folder)
        terminal.fail(say("error-data-file", file=where, why=str(trouble)))


def when(at: int) -> str:
    """A time in the machine's time zone."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def reason(terminal: Terminal, why: str) -> str:
    """A host's reason without unprintable characters; ends the command if it is too long."""
    clean = printable(" ".join(why.split()))
    if len(clean) > LONGEST_WHY:
        terminal.fail(terminal.say("tables-why-long", most=LONGEST_WHY))
    return clean


UNITS = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
LONGEST = 3650 * 86_400
"""The longest span, in seconds: ten years."""


def span(text: str) -> int | None:
    """The milliseconds of a text such as ``90m``, ``2h``, ``1d`` or ``2w``; None for others.

    >>> span("2h"), span("soon")
    (7200000, None)
    """
    found = re.fullmatch(r"([1-9]\d{0,6})([mhdw])", text.strip().lower())
    if not found:
        return None
    seconds = int(found[1]) * UNITS[found[2]]
    return seconds * 1000 if seconds <= LONGEST else None
