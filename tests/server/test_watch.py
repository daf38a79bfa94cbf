"""A server notices what other processes store in its database, and loses nothing of its own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from marrakech.server.api_types import NewReport
from marrakech.server.bans import Ban, Bans, network_of
from marrakech.server.clock import now
from marrakech.server.database import FILE
from marrakech.server.errors import DataRefusal, ServerRefusal
from marrakech.server.host_tools import HostTools, ManyTables, NoTable
from marrakech.server.moderation import Moderation
from marrakech.server.reporting import ANYWHERE, Reporting
from marrakech.server.storage import Storage
from marrakech.server.viewer import Viewer
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import (
    Act,
    Bye,
    Do,
    NewTable,
    Rematch,
    Resign,
    SeatPlan,
    TableState,
    TakeSeat,
    Update,
)
from marrakech.table.table import Table
from tests.fuzz.wire_server import InProcess
from tests.hostile.attacking import HELLO, TEXT, frame
from tests.server.test_hub import TWO, Told, expire, opened, secrets_of
from tests.server.test_storage import row

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from marrakech.server.hub import Hub
    from marrakech.server.live_table import LiveTable

BOTS = NewTable([SeatPlan("bot", level="porter")] * 3)


async def follow(hub: Hub) -> dict[str, int | None] | None:
    """One look, as the server takes it every second."""
    changed = await hub.storage.changed_elsewhere(hub.known)
    if changed:
        await hub.follow(changed)
    return changed


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0.01)


async def until_known(live: LiveTable, version: int) -> None:
    await until(lambda: live.version >= version and not live.busy)


def test_only_what_others_store_is_noticed(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = await Storage.open(tmp_path), await Storage.open(tmp_path)
        known = {"t": 2, "u": 1, "gone": 1}
        for name in known:
            await one.create(row(name), [b"a"])
        await one.append("t", 1, [b"b"])
        assert await one.changed_elsewhere(lambda: known) == {}  # the first time it cannot know
        await one.append("u", 1, [b"b"])
        assert await one.changed_elsewhere(lambda: known) is None
        await other.append("t", 2, [b"c", b"d"])
        await other.remove(["gone"])
        assert await one.changed_elsewhere(lambda: known | {"u": 2}) == {"t": 4, "gone": None}
        assert await one.changed_elsewhere(lambda: known) is None
        await one.close()
        await other.close()

    asyncio.run(run())


@pytest.mark.usefixtures("either_database")
def test_a_table_follows_what_another_server_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as other, asyncio.timeout(120):
            made = await one.make(TWO)
            live = await one.open(made.table)
            line = Told()
            viewer = Viewer(live, line)
            viewer.greet((), 0)
            live.enter(viewer)
            theirs = await other.open(made.table)
            seats = other.seats_of(theirs, secrets_of(made))
            await other.done(theirs, Do("1", theirs.version, 0, Act("L")), seats)
            await follow(one)
            await until_known(live, theirs.version)
            assert live.table.state().todo == theirs.table.state().todo
            assert not await follow(one)
            # and while it sleeps
            one.let_go(live)
            await other.done(theirs, Do("2", theirs.version, 0, Resign()), seats)
            await follow(one)
            await until_known(live, theirs.version)
            told = (TableState, Update)
            await until(
                lambda: any(
                    isinstance(each, told) and each.version == theirs.version
                    for each in line.messages
                )
            )
            # and when it is gone
            one.let_go(live)
            await expire(other, made.table)
            await follow(one)
            await until(lambda: line.bye is not None)
            assert line.bye == Bye("gone", 0.0)
            with pytest.raises(ServerRefusal, match="no such table"):
                await one.open(made.table)

    asyncio.run(run())


@pytest.mark.usefixtures("either_database")
def test_own_moves_are_not_taken_for_those_of_others(tmp_path: Path) -> None:
    """While others store something all the time, every look finds what is just being stored."""

    async def run() -> None:
        async with opened(tmp_path) as hub, asyncio.timeout(60):
            other = await Storage.open(tmp_path)
            await other.create(row("noise"), [b"a"])
            ids = [(await hub.make(BOTS)).table for _ in range(3)]
            looks = 0
            while any(hub.tables[each].table.standing != "over" for each in ids):
                await other.touch([("noise", looks)])
                await follow(hub)
                looks += 1
            for each in ids:
                live = hub.tables[each]
                stored = [other.seal.decode(each, body) for body in await other.load(each)]
                assert live.table.entries == stored
                assert Table(each, stored).state() == live.table.state()
            assert looks > 10
            await other.close()

    asyncio.run(run())


# ------------------------------------------------------------------------------ hands


@pytest.mark.usefixtures("either_database")
def test_a_table_is_found_by_the_beginning_of_its_name(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await Storage.open(tmp_path)
        for name in ("abcdef1", "abcdef2", "abc", "aXcdef_", "aXcdef%"):
            await storage.create(row(name), [b"a"])
        tools = HostTools(storage)
        assert await tools.find("abcdef1") == "abcdef1"
        assert await tools.find("abc") == "abc"
        assert await tools.find("aXcdef_") == "aXcdef_"
        for beginning in ("abcd", "aXcdef", "a"):
            with pytest.raises(ManyTables):
                await tools.find(beginning)
        for beginning in ("b", "ABCDEF1", "a_c", "a%", ""):
            with pytest.raises(NoTable):
                await tools.find(beginning)
        await storage.close()

    asyncio.run(run())


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        with pytest.raises(DataRefusal, match="no database at"):
            await Storage.beside(tmp_path / "nowhere")
        assert not (tmp_path / "nowhere").exists()
        (tmp_path / FILE).touch()
        with pytest.raises(DataRefusal, match="no database of tables"):
            await Storage.beside(tmp_path)

    asyncio.run(run())


def test_a_table_is_closed_though_others_are_faster(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hub, HostTools.on(tmp_path) as tools, asyncio.timeout(60):
            ids = [(await hub.make(BOTS)).table for _ in range(5)]
            for each in ids:
                try:
                    await tools.close(each, "enough")
                except TableRefusal as refusal:
                    assert refusal.reason == "over"  # noqa: PT017  (the bots were faster)
            for each in ids:
                table = await tools.table(each)
                assert table.standing in {"closed", "over"}
                (seen,) = [seen for seen in await tools.tables() if seen.row.id == each]
                assert seen.entries == table.version
            await follow(hub)
            for each in ids:
                await until_known(hub.tables[each], (await tools.table(each)).version)
                assert hub.tables[each].table.bot_to_move() is None

    asyncio.run(run())


# ------------------------------------------------------------------------------ bans


def ban(kind: str, what: str, until: int | None = None) -> Ban:
    assert kind in {"name", "address"}
    return Ban(1, kind, what, 0, now() + 60_000 if until is None else until, "")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("banned", "address", "is_kept_out"),
    [
        ("203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
        ("203.0.113.0/24", "203.0.113.10", True),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
        ("2001:db8::1", "2001:db8::/64", True),
        ("2001:db8::/80", "2001:db8::/64", True),
        ("2001:db8::/48", "2001:db8:0:7::/64", True),
        ("2001:db8::/64", "2001:db8:0:1::/64", False),
        ("0.0.0.0/0", "203.0.113.9", True),
        ("0.0.0.0/0", "2001:db8::/64", False),
        ("0.0.0.0/0", "127.0.0.1", False),
        ("127.0.0.0/7", "127.0.0.1", False),
        ("127.0.0.0/8", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("::/0", "::1", False),
        ("::1", "::1", True),
        ("0.0.0.0/0", "unknown", False),
    ],
)
def test_an_address_is_kept_out(banned: str, address: str, is_kept_out: bool) -> None:
    bans = Bans()
    bans.replace([ban("address", network_of(banned))])
    assert (bans.of_address(address) is not None) is is_kept_out


@pytest.mark.parametrize("text", ["", "nobody", "203.0.113", "203.0.113.9/40", "2001:db8::/x"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"address|network|prefix|netmask|appear"):
        network_of(text)


def test_a_ban_ends_by_itself() -> None:
    bans = Bans()
    bans.replace([ban("address", "203.0.113.9/32", now() - 1), ban("name", "Ana", now() - 1)])
    assert bans.of_address("203.0.113.9") is None
    bans.check_name("Ana")
    bans.replace([ban("address", "203.0.113.9/32"), ban("address", "203.0.113.0/24", 2**60)])
    found = bans.of_address("203.0.113.9")
    assert found is not None
    assert found.until == 2**60


def test_who_has_a_name_that_is_kept_out_gets_no_other_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hub:
            made = await hub.make(TWO)
            live = await hub.open(made.table)
            seats = hub.seats_of(live, secrets_of(made))
            await hub.done(live, Do("1", live.version, 0, Resign()), seats)
            hub.bans.replace([ban("name", "a")])
            with pytest.raises(ServerRefusal) as refused:
                await hub.done(live, Do("2", live.version, 0, Rematch()), seats)
            assert refused.value.reason == "banned-name"
            await hub.done(live, Do("3", live.version, 1, Rematch()), seats)
            waiting = await hub.make(NewTable([SeatPlan("person", "C"), SeatPlan("open")]))
            with pytest.raises(ServerRefusal):
                await hub.sit(waiting.table, TakeSeat(" A "))
            hub.bans.replace([])
            await hub.sit(waiting.table, TakeSeat(" A "))

    asyncio.run(run())


def test_who_is_kept_out_before_saying_hello_is_not_let_in(tmp_path: Path) -> None:
    """Who has said nothing yet looks at no table, so nobody comes to send them away."""

    async def run() -> bytes:
        async with InProcess(tmp_path) as server:
            wire = server.connect("203.0.113.9")
            await server.feed(
                wire,
                f"GET /api/tables/{server.made[0].table}/live HTTP/1.1\r\nHost: x\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
            )
            await server.settle(wire)
            assert b" 101 " in wire.answer
            server.server.bans.replace([ban("address", "203.0.113.9/32")])
            await server.feed(wire, frame(TEXT, HELLO))
            await server.settle(wire)
            answer = bytes(wire.answer)
            await server.hang_up(wire)
            return answer

    answer = asyncio.run(run())
    assert b'"reason":"banned"' in answer
    assert b'"type":"state"' not in answer


def test_nobody_reports_at_one_table_after_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hub:
            reporting = Reporting(Moderation(hub.storage), hub.metrics)
            live = await hub.open((await hub.make(TWO)).table)
            for number in range(ANYWHERE + 2):
                live = await hub.open((await hub.make(TWO)).table)
                report = reporting.take(live, NewReport("other"), (), "203.0.113.9")
                if number < ANYWHERE:
                    await report
                else:
                    with pytest.raises(ServerRefusal, match="at once"):
                        await report
            await reporting.take(live, NewReport("other"), (), "203.0.113.10")

    asyncio.run(run())
