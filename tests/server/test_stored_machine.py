"""Anything that may happen to a table, with either database: what is stored is what was shown."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import invariant, run_state_machine_as_test

from marrakech.server.live_table import row_of
from marrakech.server.storage import Storage
from marrakech.table.table import Table
from tests.table.making import Club
from tests.table.test_machine import Evening

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.table.entries import AnyEntry

NAMES = (f"table{number}" for number in count())


class StoredClub(Club):
    """A table whose entries are in a database, and are read from there."""

    def __init__(
        self,
        runner: asyncio.Runner,
        storage: Storage,
        kinds: str,
        seed: bytes,
        **options: Any,  # noqa: ANN401
    ) -> None:
        self.runner = runner
        self.storage = storage
        self.name = next(NAMES)
        super().__init__(kinds, seed, **options)

    def _keep(self, entries: tuple[AnyEntry, ...]) -> None:
        bodies = [self.storage.seal.encode(self.name, entry) for entry in entries]
        version = self.table.version
        super()._keep(entries)
        if bodies:
            self.runner.run(self._store(version, bodies))

    async def _store(self, version: int, bodies: list[bytes]) -> None:
        row = row_of(self.table)._replace(id=self.name)
        if version:
            await self.storage.append(self.name, version, bodies, row.due)
            await self.storage.note([row])
        else:
            await self.storage.create(row, bodies)

    def restored(self) -> Table:
        """The table as another server would find it."""
        bodies = self.runner.run(self.storage.load(self.name))
        decode = self.storage.seal.decode
        return Table("table", [decode(self.name, body) for body in bodies])


@pytest.mark.xdist_group("postgres")
@pytest.mark.usefixtures("either_database")
def test_whatever_happens_at_a_table_is_stored_as_it_was_shown(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        storage = runner.run(Storage.open(tmp_path))

        class StoredEvening(Evening):
            def open(self, kinds: str, seed: bytes, **options: Any) -> Club:  # noqa: ANN401
                return StoredClub(runner, storage, kinds, seed, **options)

            @invariant()
            def another_server_would_show_the_same(self) -> None:
                restored = self.club.restored()
                assert restored.entries == self.club.table.entries
                assert restored.state() == self.club.table.state()

        few = settings(
            max_examples=8,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        run_state_machine_as_test(StoredEvening, settings=few)
        assert runner.run(faults(storage)) == []
        runner.run(storage.close())


async def faults(storage: Storage) -> list[object]:
    """What looking through all logs finds."""
    return [fault async for fault in storage.look_through()]
