"""Token buckets, connection counts, and client addresses behind proxies."""

from __future__ import annotations

import pytest

from marrakech.server import limits
from marrakech.server.limits import Bucket, Buckets, Connections, Proxies


def test_a_bucket_gives_what_is_in_it_and_then_what_drips_in() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.take(0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(0) == pytest.approx(0.5)
    assert bucket.take(0.5) == 0
    assert bucket.take(0.5) > 0


def test_a_bucket_never_holds_more_than_it_can() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.take(1000) == 0 for _ in range(5)] == [True, True, True, False, False]


def test_every_address_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1, most=1)
    assert buckets.take("a", 0) == 0
    assert buckets.take("a", 0) > 0
    assert buckets.take("b", 0) == 0


def test_addresses_that_ask_no_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    buckets = Buckets(rate=1, most=1)
    for at, address in enumerate("abcd"):
        buckets.take(address, at * 10)
    assert len(buckets._buckets) == 1
    buckets = Buckets(rate=1, most=1)
    for address in "abcd":
        buckets.take(address, 0)  # an attack from everywhere
    assert len(buckets._buckets) == 1


def test_connections_are_counted_by_address_and_in_all() -> None:
    connections = Connections(most=3, most_each=2)
    assert [connections.enter("a") for _ in range(3)] == [True, True, False]
    assert [connections.enter("b") for _ in range(2)] == [True, False]
    connections.leave("a")
    assert connections.enter("b")
    assert connections.total == 3


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),  # a stranger says so
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),  # the client wrote the first
        (
            "10.0.0.1",
            ["1.2.3.4", "198.51.100.1"],
            "198.51.100.1",
        ),  # and the proxy a line of its own
        ("10.0.0.1", ["198.51.100.1, 10.0.0.2"], "198.51.100.1"),  # two proxies
        ("10.0.0.1", ["198.51.100.1", "10.0.0.2", "10.0.0.3"], "198.51.100.1"),
        ("10.0.0.1", ["nonsense"], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["1.2.3.4," * 10_000 + "198.51.100.1"], "198.51.100.1"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("2001:db8:1:2:3::4", [], "2001:db8:1:2::/64"),
        ("::1", [], "::1"),
        (None, [], "unknown"),
    ],
)
def test_only_trusted_proxies_say_who_asks(
    peer: str | None, forwarded: list[str], client: str
) -> None:
    assert Proxies(["10.0.0.0/8"]).client(peer, forwarded) == client


def test_what_strangers_say_is_not_even_looked_at() -> None:
    said = iter(["198.51.100.1"])
    assert Proxies(["10.0.0.0/8"]).client("203.0.113.7", said) == "203.0.113.7"
    assert list(said) == ["198.51.100.1"]
    assert Proxies(["10.0.0.0/8"]).trusts("10.1.2.3")
    assert not Proxies([]).trusts("10.1.2.3")


def test_a_site_of_many_networks_counts_as_a_whole() -> None:
    """A customer may have 256 networks of IPv6, and so as many addresses to be counted by."""
    buckets = Buckets(rate=1, most=2)
    waits = [buckets.take(f"2001:db8:0:{network:x}::/64", 0.0) for network in range(256)]
    assert sum(wait == 0 for wait in waits) == 8
    assert buckets.take("2001:db8:0:100::/64", 0.0) == 0, "this is another site"
    connections = Connections(most=1000, most_each=2)
    entered = [connections.enter(f"2001:db8:0:{network:x}::/64") for network in range(256)]
    assert sum(entered) == 8
    connections.leave("2001:db8:0:0::/64")
    assert connections.enter("2001:db8:0:ff::/64")
    assert not connections.enter("2001:db8:0:fe::/64")
