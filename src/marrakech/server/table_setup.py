"""Setting up tables: on request, safely if it is sent twice, and for a rematch."""

from __future__ import annotations

from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING

from marrakech.server.bot_names import check_names
from marrakech.server.clock import now
from marrakech.server.errors import ServerRefusal
from marrakech.server.jobs import STORE_AGAIN
from marrakech.server.keys import (
    check_own,
    key_of,
    name_from,
    name_of_next,
    new_name,
    new_secret,
    new_seed,
)
from marrakech.server.limits import Buckets
from marrakech.server.live_table import LiveTable
from marrakech.server.trouble import Conflict, Trouble
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import TableMade, Ticket
from marrakech.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.server.guests import SharedGuests
    from marrakech.server.hub import Hub
    from marrakech.table.messages import NewTable
    from marrakech.table.table import DaysDice


class TableSetup:
    """Makes the tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        most = hub.settings.tables_per_minute
        self.set_ups = Buckets(most / 60, most)

    def count(self, address: str | None) -> None:
        """Limit how often an address sets up tables; None, on this machine, has no limit."""
        if address is not None and (wait := self.set_ups.take(address)):
            raise ServerRefusal("too-many", seconds=ceil(wait))

    async def make(
        self, new: NewTable, address: str | None = None, own: Sequence[str] = ()
    ) -> TableMade:
        """Set up a table; the answer has the secrets of the seats that were taken with it.

        ``own`` are secrets that the client chose: one for each person, or one if there is none.
        The table's name is derived from the first: so a client that asks again because no answer
        came gets the same table, whichever process answers.
        """
        for seat in new.seats:
            if seat.kind == "person":
                self.hub.bans.check_name(seat.name)
        people = [number for number, seat in enumerate(new.seats) if seat.kind == "person"]
        if new.rated and len(people) > 1:  # who sit at one screen help each other
            raise TableRefusal("rated")
        if own:
            check_own(own, max(1, len(people)))
        given = list(own) or [new_secret() for _ in people]
        secrets = dict(zip(people, given, strict=False))
        keys = [
            key_of(secrets[seat]) if seat in secrets else None for seat in range(len(new.seats))
        ]
        name = name_from(own[0]) if own else new_name()
        if not (own and await self._is_made(name, new, keys)):
            self.count(address)
            if self.hub.unfinished >= self.hub.settings.most_tables:
                raise ServerRefusal("full")
            for program in (False, True):
                named = [new.seats[n].name for n in people if new.seats[n].program is program]
                await check_names(named, programs=program)
            try:
                await self._make(name, new, keys, address)
            except Conflict:  # the same request came twice at once, and the other was first
                if not await self._is_made(name, new, keys):
                    raise
        return TableMade(name, [Ticket(seat, secret) for seat, secret in secrets.items()])

    async def make_for(
        self,
        name: str,
        new: NewTable,
        keys: Sequence[str | None],
        owners: Sequence[str | None] = (),
    ) -> str:
        """Set up a table for people who were found for it, by the keys of their seats: its name.

        ``owners`` are their passports, so that a seat belongs also to who never comes to it.
        """
        if self.hub.unfinished >= self.hub.settings.most_tables:
            raise ServerRefusal("full")
        new = await self.hub.passports.faced(new, owners)
        made = (await self._create(name, new, keys)).id
        for seat, owner in enumerate(owners):
            await self.hub.passports.hold(owner, made, [seat])
        return made

    async def make_of_day(
        self,
        name: str,
        new: NewTable,
        keys: Sequence[str | None],
        day: DaysDice,
        seed: bytes,
    ) -> None:
        """Set up a table of a day's market, if it is not there already."""
        with suppress(Conflict):
            await self._create(name, new, keys, day=day, seed=seed)

    async def _make(
        self, name: str, new: NewTable, keys: Sequence[str | None], address: str | None
    ) -> None:
        """Set up a table; if it waits in the lobby, it counts for its address there."""
        if address is None or not (new.listed and any(seat.kind == "open" for seat in new.seats)):
            await self._create(name, new, keys)
            return
        if self.hub.guests is not None:
            await self._make_shared(self.hub.guests, name, new, keys, address)
            return
        lobby = self.hub.lobby
        await lobby.check_room(address)
        with lobby.keeps(name, address):
            live = await self._create(name, new, keys)
        live.maker = address

    async def _make_shared(
        self,
        guests: SharedGuests,
        name: str,
        new: NewTable,
        keys: Sequence[str | None],
        address: str,
    ) -> None:
        """The same, where all servers count what waits in the lobby."""
        await guests.make(name, address, self.hub.settings.waiting_per_address)
        try:
            await self._create(name, new, keys)
        except (Conflict, ServerRefusal):
            raise  # it exists already, or may: if not, it does not count for long
        except BaseException:
            await guests.leave(name)
            raise

    async def _is_made(self, name: str, new: NewTable, keys: Sequence[str | None]) -> bool:
        """Whether this table was set up before, by the same request."""
        try:
            live = await self.hub.open(name)
        except ServerRefusal as refusal:
            if refusal.reason == "no-table":
                return False
            raise
        if not live.table.was_set_up_as(new, keys):
            raise TableRefusal("id-used")
        return True

    async def _create(
        self,
        table_id: str,
        new: NewTable,
        keys: Sequence[str | None],
        *,
        again: bool = False,
        seed: bytes | None = None,
        day: DaysDice | None = None,
    ) -> LiveTable:
        hub = self.hub
        made = Table.set_up(table_id, new, seed or new_seed(), keys, now(), again=again, day=day)
        live = LiveTable(Table(table_id, made), now(), hub.lobby.patience)
        live.in_use, live.led = hub.in_use, live.version
        row, seal = live.row(), hub.storage.seal
        try:
            bodies = [seal.encode(table_id, entry) for entry in made]
            await hub.storage.create(row, bodies, rated=new.rated)
        except Trouble:
            # if it was stored after all, a client with secrets of its own finds it by asking again
            raise ServerRefusal("storage", seconds=STORE_AGAIN) from None
        live.mark_noted(row)
        hub.metrics.made.inc()
        hub.unfinished += 1
        hub.keep(live)
        return live

    async def rematch(self, live: LiveTable) -> None:
        """Set up the table of the next game, if all players want one."""
        try:
            if (following := live.table.next_table()) is not None:
                name = name_of_next(live.id)
                # it is there if another server was faster, or one died before it could say so
                with suppress(Conflict):
                    await self._create(name, *following, again=True)
                keys = [seat.key for seat in live.table.seats]
                await self.hub.passports.carry_over(live.id, keys, name, following[1])
                await self.hub.erasing.carry_over(live.id, keys, name, following[1])
                await self.hub.jobs.wanted(live, lambda table: table.rematch_made(name, now()))
        finally:
            live.following = False
