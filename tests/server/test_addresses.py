"""Where others reach a server, and who is told."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING

import pytest

from marrakech.server.access import AccessRules
from marrakech.server.addresses import ListeningAddress, addresses, addresses_for, is_loopback
from marrakech.server.api_types import AddressesShown
from marrakech.server.app import create_app
from marrakech.server.errors import ServerRefusal
from marrakech.server.run import listen
from marrakech.server.settings import Settings
from tests.server.asking import ask

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

EVERYWHERE = "0.0.0.0"  # noqa: S104  (that is what is tested)
LOCAL = {"host": "localhost:6247"}
NOTHING = AddressesShown([], None)


@pytest.fixture
def everywhere() -> Iterator[ListeningAddress]:
    with listen(EVERYWHERE, 0) as listening:
        yield ListeningAddress(listening)


@pytest.fixture
def here() -> Iterator[ListeningAddress]:
    with listen("127.0.0.1", 0) as listening:
        yield ListeningAddress(listening)


def test_addresses_are_those_of_this_machine() -> None:
    for family in (socket.AF_INET, socket.AF_INET6):
        for address in addresses(family):
            assert not ip_address(address).is_loopback
            with socket.socket(family) as mine:  # nobody can listen on another's address
                mine.bind((address, 0))


def test_what_listens_everywhere_is_found_at_every_address(everywhere: ListeningAddress) -> None:
    found = [f"http://{each}:{everywhere.port}" for each in addresses(socket.AF_INET)]
    assert everywhere.origins() == found


def test_what_listens_on_this_machine_is_found_nowhere_else(here: ListeningAddress) -> None:
    assert here.origins() == []


def test_what_listens_on_one_address_is_found_there() -> None:
    for family in (socket.AF_INET, socket.AF_INET6):
        for address in addresses(family):
            with listen(address, 0) as listening:
                shown = f"[{address}]" if family == socket.AF_INET6 else address
                port = listening.getsockname()[1]
                assert ListeningAddress(listening).origins() == [f"http://{shown}:{port}"]


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        *(("localhost", True), ("LOCALHOST", True), ("souk.localhost", True)),
        *(("127.0.0.1", True), ("127.8.8.8", True), ("::1", True), ("[::1]", True)),
        *(("::ffff:127.0.0.1", True), ("", False), ("localhost.example", False)),
        *(("192.168.1.5", False), ("::ffff:192.168.1.5", False), ("0.0.0.0", False)),  # noqa: S104
    ],
)
def test_which_hosts_are_this_machine_for_itself(host: str, expected: bool) -> None:
    assert is_loopback(host) is expected


def test_only_who_sits_at_the_machine_is_told(tmp_path: Path, everywhere: ListeningAddress) -> None:
    settings = Settings(data=tmp_path)

    def told(peer: str | None, **headers: str) -> AddressesShown:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return addresses_for(settings, everywhere, peer, named)

    for peer in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert told(peer, host="localhost:6247") == AddressesShown(everywhere.origins(), None)
        assert told(peer, host="[::1]:6247") == AddressesShown(everywhere.origins(), None)
    for stranger in ("192.168.1.9", "203.0.113.9", None):
        assert told(stranger, host="localhost:6247") == NOTHING
    for host in ("souk.example", "192.168.1.5:6247", ""):
        assert told("127.0.0.1", host=host) == NOTHING, "a name that somebody made to point here"
    for passed_on in ("x_forwarded_for", "forwarded", "via", "x_real_ip"):
        assert told("127.0.0.1", host="localhost", **{passed_on: "127.0.0.1"}) == NOTHING


def test_where_nobody_else_comes_in_it_is_told_what_to_do(
    tmp_path: Path, here: ListeningAddress
) -> None:
    settings = Settings(data=tmp_path, wider="open it wider")
    assert addresses_for(settings, here, "127.0.0.1", LOCAL) == AddressesShown([], "open it wider")
    assert addresses_for(settings, here, "192.168.1.9", LOCAL) == NOTHING


def test_a_public_address_is_everybodys(tmp_path: Path, everywhere: ListeningAddress) -> None:
    settings = Settings(data=tmp_path, public_url="https://souk.example/")
    for peer in ("127.0.0.1", "203.0.113.9"):
        told = addresses_for(settings, everywhere, peer, {"host": "souk.example"})
        assert told == AddressesShown(["https://souk.example"], None)


def test_it_is_asked_for_over_http(tmp_path: Path, everywhere: ListeningAddress) -> None:
    app, server = create_app(Settings(data=tmp_path))
    server.listening_at = everywhere
    path = "http://127.0.0.1/api/addresses"
    assert ask(app, path).json() == {"addresses": everywhere.origins(), "command": None}
    forwarded = ask(app, path, headers={"X-Forwarded-For": "203.0.113.9"})
    assert forwarded.json() == {"addresses": [], "command": None}


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        *(("localhost:6247", True), ("127.0.0.1", True), ("[::1]:6247", True)),
        *(("souk.example", True), ("192.168.1.5:6247", False), ("[fd00::2]:6247", False)),
    ],
)
def test_nothing_is_demanded_that_needs_https_where_there_is_none(
    tmp_path: Path, host: str, expected: bool
) -> None:
    app, _ = create_app(Settings(data=tmp_path))
    headers = ask(app, "/api/options", headers={"host": host}).headers
    assert ("cross-origin-opener-policy" in headers) is expected
    assert "content-security-policy" in headers


def test_a_private_server_answers_to_its_names_and_to_numbers(tmp_path: Path) -> None:
    access = AccessRules(Settings(data=tmp_path, hosts=("localhost",)))
    for host in ("localhost:6247", "192.168.1.5:6247", "127.0.0.1", "[fd00::2]:6247"):
        access.check(host, f"http://{host}", safe=False)
    for host in ("evil.example:6247", "127.0.0.1.evil.example", "", "[evil]:1"):
        with pytest.raises(ServerRefusal) as refusal:
            access.check(host, "", safe=True)
        assert refusal.value.reason == "host"
    with pytest.raises(ServerRefusal) as refusal:
        access.check("192.168.1.5:6247", "http://192.168.1.9:6247", safe=False)
    assert refusal.value.reason == "origin"


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://souk.example/", True),
        ("HTTPS://souk.example", True),
        ("http://souk.example", False),
    ],
)
def test_a_server_that_is_reached_by_https_is_never_reached_without(
    tmp_path: Path, url: str, expected: bool
) -> None:
    app, _ = create_app(Settings(data=tmp_path, public_url=url))
    headers = ask(app, "/api/options").headers
    assert ("strict-transport-security" in headers) is expected
    assert headers["cross-origin-resource-policy"] == "same-origin"
