"""Passports: made on first play, known by a hash, and which seats belong to them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech.players.passport import first_face, id_of
from marrakech.server.database import FILE
from marrakech.table.face import COLOURS, PATTERNS, SCARVES
from tests.server.running import Process, running

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    options = ("--requests-per-second", "100000", "--tables-per-minute", "100000")
    with running(tmp_path_factory.mktemp("passports") / "data", *options) as process:
        yield process


class Owner:
    """Somebody with a passport."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.secret = token_urlsafe(24)

    def send(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401
        """Ask the server, and show the passport."""
        headers = {"Passport": self.secret, **more.pop("headers", {})}
        url = f"{self.server.url}/api{path}"
        return httpx.request(method, url, headers=headers, timeout=60, **more)

    def set_up(self, seats: list[dict[str, Any]] = PLAYERS) -> dict[str, Any]:
        """A table of one's own."""
        answer = self.send("POST", "/tables", json={"seats": seats})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def games(self) -> int:
        """How many seats belong to the passport."""
        return int(self.send("GET", "/passport").json()["games"])


def test_a_passport_is_made_with_the_first_game(server: Process) -> None:
    owner = Owner(server)
    assert owner.send("GET", "/passport").status_code == 404
    owner.set_up()
    found = owner.send("GET", "/passport").json()
    assert (found["id"], found["name"], found["games"]) == (id_of(owner.secret), "Ada", 1)


def test_the_secret_of_a_passport_is_nowhere_in_the_database(server: Process) -> None:
    owner = Owner(server)
    owner.set_up()
    with closing(sqlite3.connect(server.data / FILE)) as database:
        stored = "\n".join(database.iterdump())
    assert id_of(owner.secret) in stored
    assert owner.secret not in stored


def test_a_seat_that_is_asked_for_twice_is_held_once(server: Process) -> None:
    host, guest = Owner(server), Owner(server)
    table = host.set_up()["table"]
    own = {"Authorization": f"Seat {token_urlsafe(18)}"}
    for _ in range(2):
        answer = guest.send("POST", f"/tables/{table}/seats", json={"name": "Bea"}, headers=own)
        assert answer.status_code == 201, answer.text
    assert (host.games(), guest.games()) == (1, 1)


def test_seats_of_before_are_brought_by_their_secrets(server: Process) -> None:
    owner, thief = Owner(server), Owner(server)
    made = httpx.post(f"{server.url}/api/tables", json={"seats": PLAYERS}).json()
    [ticket] = made["tickets"]
    seats = [
        {"table": made["table"], "secrets": [ticket["secret"]]},
        {"table": "nothing", "secrets": ["nobody"]},
    ]
    brought = owner.send("POST", "/passport/seats", json=seats)
    assert brought.json() == {"tables": [made["table"]]}
    assert owner.games() == 1
    # without the secret nothing is brought, and with it a seat stays with whom it belongs to
    seats[0]["secrets"] = [token_urlsafe(18)]
    assert thief.send("POST", "/passport/seats", json=seats).json() == {"tables": []}
    seats[0]["secrets"] = [ticket["secret"]]
    thief.send("POST", "/passport/seats", json=seats)
    assert (thief.games(), owner.games()) == (0, 1)


def test_seats_that_a_browser_has_locked_are_told_to_its_owner_alone(server: Process) -> None:
    owner, other, thief = Owner(server), Owner(server), Owner(server)
    made = owner.set_up()
    seats = [{"table": made["table"], "secrets": [made["tickets"][0]["secret"]], "locked": "abc_-"}]

    def told(who: Owner) -> list[list[str]]:
        games = who.send("GET", "/passport/games").json()["running"]
        turns = who.send("GET", "/turns").json()["tables"]
        assert [each["locked"] for each in games] == [each["locked"] for each in turns]
        return [each["locked"] for each in games]

    assert told(owner) == [[]]
    for _ in range(2):
        assert owner.send("POST", "/passport/seats", json=seats).status_code == 200
    assert told(owner) == [["abc_-"]]
    # nobody else can hear of it, or put something else there
    other.send("POST", f"/tables/{made['table']}/seats", json={"name": "Bea"})
    assert told(other) == [[]]
    seats[0]["locked"] = "mine"
    thief.send("POST", "/passport/seats", json=seats)
    seats[0]["secrets"] = [token_urlsafe(18)]
    owner.send("POST", "/passport/seats", json=seats)
    assert (told(owner), told(thief)) == ([["abc_-"]], [])
    # what is no such text is refused, and nothing changes
    seats[0]["secrets"] = [made["tickets"][0]["secret"]]
    for spoilt in ("a" * 601, "ä", "a b", 7):
        answer = owner.send("POST", "/passport/seats", json=[seats[0] | {"locked": spoilt}])
        assert answer.status_code == 400
    assert told(owner) == [["abc_-"]]
    # it goes with the passport
    stored = owner.send("GET", "/passport/export").json()["stored"]["held"]
    assert [each["locked"] for each in stored] == ["abc_-"]
    assert owner.send("DELETE", "/passport").status_code == 204
    with closing(sqlite3.connect(server.data / FILE)) as database:
        assert "abc_-" not in "\n".join(database.iterdump())


def test_the_secret_of_a_seat_opens_no_passport_and_the_reverse(server: Process) -> None:
    owner = Owner(server)
    made = owner.set_up()
    [ticket] = made["tickets"]
    as_passport = {"Passport": ticket["secret"]}
    assert owner.send("GET", "/passport", headers=as_passport).status_code == 404
    as_seat = {"Authorization": f"Seat {owner.secret}"}
    seen = owner.send("GET", f"/tables/{made['table']}", headers=as_seat).json()
    assert seen["you"] == []


def test_an_owner_chooses_name_and_face(server: Process) -> None:
    owner = Owner(server)
    face = {"scarf": 1, "colour": 7, "pattern": 3}
    changed = owner.send("POST", "/passport", json={"name": " Zed ", "face": face}).json()
    assert (changed["name"], changed["face"]) == ("Zed", face)
    owner.set_up()  # where they are called otherwise
    assert owner.send("GET", "/passport").json()["name"] == "Zed"


def test_others_see_at_a_table_the_face_that_one_has_chosen(server: Process) -> None:
    ada, zed = Owner(server), Owner(server)
    face = {"scarf": 1, "colour": 7, "pattern": 3}
    zed.send("POST", "/passport", json={"name": "Zed", "face": face})
    other = {"scarf": 5, "colour": 0, "pattern": 0}
    # whatever is asked for, one looks as in one's passport
    made = ada.set_up([{**PLAYERS[0], "face": other}, {"kind": "open"}, {"kind": "open"}])
    path = f"/tables/{made['table']}"
    assert zed.send("POST", f"{path}/seats", json={"name": "Zed"}).status_code == 201
    anybody = httpx.post(f"{server.url}/api{path}/seats", json={"name": "Bo"})
    assert anybody.status_code == 201
    seats = httpx.get(f"{server.url}/api{path}").json()["seats"]
    own = ada.send("GET", "/passport").json()["face"]
    assert [seat["face"] for seat in seats] == [own, face, None]
    # who deletes a passport leaves no face behind
    assert zed.send("DELETE", "/passport").status_code == 204
    seats = httpx.get(f"{server.url}/api{path}").json()["seats"]
    assert [(seat["name"], seat["face"]) for seat in seats] == [
        *(("Ada", own), ("?", None)),
        ("Bo", None),
    ]


def test_the_same_request_is_the_same_table_though_the_face_has_changed(server: Process) -> None:
    ada = Owner(server)
    again = {"Authorization": f"Seat {token_urlsafe(18)}"}
    seats = {"seats": PLAYERS}
    first = ada.send("POST", "/tables", json=seats, headers=again)
    assert first.status_code == 201
    face = {"scarf": 2, "colour": 2, "pattern": 2}
    ada.send("POST", "/passport", json={"name": "Ada", "face": face})
    second = ada.send("POST", "/tables", json=seats, headers=again)
    assert second.json() == first.json()


def test_people_round_one_screen_and_programs_have_nobodys_face(server: Process) -> None:
    ada = Owner(server)
    two = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    made = ada.set_up(two)
    seats = httpx.get(f"{server.url}/api/tables/{made['table']}").json()["seats"]
    assert [seat["face"] for seat in seats] == [None, None]
    made = ada.set_up([{**two[0], "program": True}, {"kind": "bot", "level": "porter"}])
    seats = httpx.get(f"{server.url}/api/tables/{made['table']}").json()["seats"]
    assert [seat["face"] for seat in seats] == [None, None]


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Zed", "face": {"scarf": SCARVES, "colour": 0, "pattern": 0}},
        {"name": "Zed", "face": {"scarf": 0, "colour": COLOURS, "pattern": 0}},
        {"name": "Zed", "face": {"scarf": 0, "colour": 0, "pattern": PATTERNS}},
        {"name": "Zed", "face": {"scarf": -1, "colour": 0, "pattern": 0}},
        {"name": "", "face": {"scarf": 0, "colour": 0, "pattern": 0}},
        {"name": "Zed"},
    ],
)
def test_what_is_no_face_is_refused_and_makes_no_passport(
    server: Process, body: dict[str, Any]
) -> None:
    owner = Owner(server)
    assert owner.send("POST", "/passport", json=body).status_code in {400, 409}
    assert owner.send("GET", "/passport").status_code == 404


@pytest.mark.parametrize("secret", ["short", "x" * 65, "with spaces in it, and commas"])
def test_a_secret_that_could_be_guessed_is_refused(server: Process, secret: str) -> None:
    answer = httpx.get(f"{server.url}/api/passport", headers={"Passport": secret})
    assert (answer.status_code, answer.json()["reason"]) == (400, "server-passport")
    seats = {"seats": PLAYERS}
    answer = httpx.post(f"{server.url}/api/tables", json=seats, headers={"Passport": secret})
    assert answer.status_code == 400


def test_who_shows_no_passport_plays_as_ever(server: Process) -> None:
    made = httpx.post(f"{server.url}/api/tables", json={"seats": PLAYERS})
    assert made.status_code == 201
    assert httpx.get(f"{server.url}/api/passport").json()["reason"] == "server-passport"


def test_everybody_is_given_another_face() -> None:
    faces = {first_face(id_of(token_urlsafe(24))) for _ in range(200)}
    assert len(faces) > 100
    # the page reckons it out by itself (web/tests/me.test.ts)
    face = first_face(id_of("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"))
    assert (face.scarf, face.colour, face.pattern) == (4, 2, 7)
