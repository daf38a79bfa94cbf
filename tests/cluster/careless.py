"""A server that acknowledges before anything is stored, to see that the checker finds it out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from marrakech.cli import main
from marrakech.server.storage import Storage

if TYPE_CHECKING:
    from collections.abc import Sequence

LATER = 0.5
_append = Storage.append


def append(
    self: Storage, table_id: str, version: int, bodies: Sequence[bytes]
) -> asyncio.Future[None]:
    """Say that it is done, and store it when there is time."""
    loop = asyncio.get_running_loop()

    def store() -> None:
        stored = _append(self, table_id, version, bodies)
        stored.add_done_callback(asyncio.Future.exception)

    loop.call_later(LATER, store)
    done: asyncio.Future[None] = loop.create_future()
    done.set_result(None)
    return done


if __name__ == "__main__":
    Storage.append = append  # type: ignore[method-assign]
    main()
