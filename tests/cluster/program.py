"""``marrakech`` with a clock that tests can set, and with a mistake if that is asked for.

The machine's clock is wrong by as many milliseconds as the file says that ``TEST_CLOCK`` names.
``TEST_MISTAKE`` is one that the checker has to find out: ``early`` acknowledges before anything is
stored; ``lease`` takes every table for its own, as one does who was paused and whose lease has run
out, and does not look on which version it has decided what it stores. ``greedy`` takes them all,
but looks: which is a waste, and no mistake.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

from marrakech.cli import main
from marrakech.server import clock
from marrakech.server.automation import Automation
from marrakech.server.storage import Storage
from marrakech.server.trouble import Conflict

if TYPE_CHECKING:
    from collections.abc import Sequence

LATER = 0.5
_append = Storage.append


def append_early(
    self: Storage,
    table_id: str,
    version: int,
    bodies: Sequence[bytes],
    holder: int | None = None,
) -> asyncio.Future[None]:
    """Say that it is done, and store it when there is time."""
    loop = asyncio.get_running_loop()

    def store() -> None:
        stored = _append(self, table_id, version, bodies, holder)
        stored.add_done_callback(asyncio.Future.exception)

    loop.call_later(LATER, store)
    done: asyncio.Future[None] = loop.create_future()
    done.set_result(None)
    return done


def append_anyway(
    self: Storage,
    table_id: str,
    version: int,
    bodies: Sequence[bytes],
    holder: int | None = None,
) -> asyncio.Future[None]:
    """Store it behind whatever others have stored meanwhile."""

    async def store() -> None:
        at = version
        while True:
            try:
                await _append(self, table_id, at, bodies, holder)
            except Conflict:
                at = (await self.lengths([table_id])).get(table_id, at)
            else:
                return

    return asyncio.ensure_future(store())


def err(how: str) -> None:
    """Make a mistake from now on."""
    if how == "early":
        Storage.append = append_early  # type: ignore[method-assign]
    if how == "lease":
        Storage.append = append_anyway  # type: ignore[method-assign]
    if how in {"lease", "greedy"}:
        Automation.leads = lambda _self, _live: True  # type: ignore[method-assign, assignment]


def set_clock(file: Path) -> None:
    """Go by the machine's clock and what the file says, from the beginning."""

    def time_ns() -> int:
        return time.time_ns() + int(file.read_text()) * clock.MS

    clock.time_ns = time_ns  # type: ignore[attr-defined]
    clock.now.__init__()  # type: ignore[misc]  # others have imported it already


if __name__ == "__main__":
    faulthandler.register(signal.SIGUSR1)  # tells in the log what it is doing
    if wrong := os.environ.get("TEST_CLOCK"):
        set_clock(Path(wrong))
    if mistake := os.environ.get("TEST_MISTAKE"):
        err(mistake)
    main()
