"""Programs play over the API: with tokens, by streams, and everybody sees what they are."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from html import unescape
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from typing import TYPE_CHECKING

import httpx
import pytest

from marrakech.core.record_reader import read_records
from marrakech.server.database import FILE
from marrakech.server.guide import as_html
from tests.server.programs import CutOff, Program, sharing
from tests.server.running import PLENTY, Process, running, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.postgres import Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("programs") / "data", *PLENTY) as process:
        yield process


def with_bots(program: Program, **other: object) -> tuple[str, int]:
    """A table of a program's own, with bots."""
    seats = [{"kind": "person", "name": "Robot"}, {"kind": "bot", "level": "porter"}]
    made = program.send("POST", "/tables", json={"seats": seats, **other})
    assert made.status_code == 201, made.text
    return made.json()["table"], made.json()["tickets"][0]["seat"]


# ------------------------------------------------------------------------ tokens


def test_a_token_is_shown_once_listed_and_revoked(server: Process) -> None:
    program = Program(server, "play")
    mine = {"Passport": program.passport}
    [listed] = httpx.get(f"{server.url}/api/tokens", headers=mine).json()
    assert (listed["id"], listed["name"], listed["scopes"]) == (program.id, "mine", ["play"])
    assert "secret" not in listed
    with closing(sqlite3.connect(server.data / FILE)) as database:
        stored = "\n".join(database.iterdump())
    assert program.id in stored
    assert program.token not in stored
    url = f"{server.url}/api/tokens/{program.id}"
    assert httpx.delete(url, headers={"Passport": token_urlsafe(24)}).status_code == 404
    table = str(set_up(server, "person", "open")["table"])
    assert program.send("GET", f"/tables/{table}").status_code == 200
    assert httpx.delete(url, headers=mine).status_code == 204
    refused = program.sit(table)
    assert (refused.status_code, refused.json()["reason"]) == (401, "server-token")
    assert httpx.get(f"{server.url}/api/tokens", headers=mine).json() == []


def test_a_token_does_only_what_its_scopes_allow(server: Process) -> None:
    watcher, player, maker = (Program(server, scope) for scope in ("watch", "play", "make"))
    table = str(set_up(server, "person", "open")["table"])
    for refused, scope in (
        (watcher.sit(table), "play"),
        (maker.sit(table), "play"),
        (player.send("POST", "/tables", json={"seats": [{"kind": "bot"}] * 2}), "make"),
        (maker.send("GET", "/stream", params={"seconds": 0}), "watch"),
    ):
        assert refused.status_code == 403, refused.text
        assert (refused.json()["reason"], refused.json()["details"]) == (
            "server-scope",
            {"scope": scope},
        )
    assert player.sit(table).status_code == 201


def test_a_program_that_wants_a_quick_match_is_told_what_to_do_instead(server: Process) -> None:
    program = Program(server)
    refused = program.send("POST", "/quick-match", json={"name": "Robot", "players": 2})
    assert (refused.status_code, refused.json()["reason"]) == (403, "server-match-programs")
    help_at = refused.json()["help"]
    schema = httpx.get(f"{server.url}/api/openapi.json", timeout=60).json()
    assert schema["externalDocs"]["url"] == help_at
    assert help_at in schema["info"]["description"]
    assert help_at in httpx.get(f"{server.url}/api/docs", timeout=60).text
    # nobody waits, so that nobody is seated with a program unasked
    assert httpx.get(f"{server.url}/api/lobby").json()["seeking"] == [0, 0, 0]


def test_the_server_shows_the_guide_with_its_own_address(server: Process) -> None:
    shown = httpx.get(f"{server.url}/api/docs/programs")
    assert shown.status_code == 200
    assert shown.headers["content-type"].startswith("text/html")
    assert f"marrakech join {server.url}/t/ID" in shown.text
    assert "server-match-programs" in shown.text
    inside = set(re.findall(r'href="?(/[^">]*)', shown.text))
    assert inside == {"/bot_client.py", "/guide.css"}
    for path, source in (("/bot_client.py", "examples"), ("/guide.css", "web/public")):
        told = httpx.get(f"{server.url}{path}")
        assert told.text == Path(f"{source}{path}").read_text("utf-8")


def test_of_the_guide_nothing_is_lost_on_the_way_to_html() -> None:
    text = Path("docs/programs.md").read_text("utf-8")
    html = as_html(text)
    assert html.count("<pre>") == text.count("```") / 2
    assert html.count("<h2 ") == len(re.findall(r"^## ", text, re.MULTILINE))
    cells = re.findall(r"^\|.*\|$", text, re.MULTILINE)
    assert html.count("<tr>") == len(cells) - html.count("<table>")  # but the lines below heads
    assert html.count("<li>") == len(re.findall(r"^- ", text, re.MULTILINE))
    ids = set(re.findall(r'id="([^"]+)"', html))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= ids
    told = unescape(re.sub(r"<[^>]+>", "", html))
    words = re.sub(r"\]\([^)]*\)|^```\w+", "", text, flags=re.MULTILINE)
    for word in re.findall(r"[A-Za-z_]{4,}", words):
        assert word in told
    assert as_html("a <b> & `<c>` [d<](https://e.org/?f&g)").endswith(
        '<p>a &lt;b&gt; &amp; <code>&lt;c&gt;</code> <a href="https://e.org/?f&amp;g">d&lt;</a></p>'
    )


def test_a_passport_has_so_many_tokens_and_no_more(server: Process) -> None:
    mine = {"Passport": token_urlsafe(24)}
    new = {"name": "one of many", "scopes": ["play"]}
    found = [httpx.post(f"{server.url}/api/tokens", json=new, headers=mine) for _ in range(21)]
    assert [each.status_code for each in found] == [201] * 20 + [409]
    assert found[-1].json()["reason"] == "server-tokens"


# ------------------------------------------------------------------------ seats


def test_a_program_is_marked_for_everybody(server: Process) -> None:
    program = Program(server)
    table = str(set_up(server, "person", "open")["table"])
    seat = program.sit(table).json()["seat"]
    assert program.sit(table).json()["seat"] == seat, "asked again, it has the seat that it had"
    seen = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert [each["program"] for each in seen["seats"]] == [False, True]
    assert seen["standing"] == "playing"


def test_a_token_does_not_play_where_a_person_sat_down(server: Process) -> None:
    program = Program(server)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "porter"}]
    mine = {"Passport": program.passport}
    made = httpx.post(f"{server.url}/api/tables", json={"seats": seats, "first": 0}, headers=mine)
    table = made.json()["table"]
    seen = program.send("GET", f"/tables/{table}").json()
    assert seen["you"] == []
    decide = {"seat": 0, "version": seen["version"], "phase": "turn", "legal": ["L"]}
    refused = program.answer(table, decide)
    assert (refused.status_code, refused.json()["reason"]) == (403, "server-not-your-seat")


@pytest.mark.parametrize(
    ("table", "status"),
    [
        ({}, 201),
        ({"listed": True}, 409),
        ({"listed": True, "programs": True}, 201),
        ({"programs": False}, 409),
    ],
)
def test_who_sets_up_a_table_says_whether_programs_may_sit(
    server: Process, table: dict[str, bool], status: int
) -> None:
    program = Program(server)
    name = str(set_up(server, "person", "open", **table)["table"])
    assert program.sit(name).status_code == status
    seat = {"name": "Honest", "program": True}
    answer = httpx.post(f"{server.url}/api/tables/{name}/seats", json=seat)
    if status == 409:
        assert answer.json()["reason"] == "table-programs"
        plain = httpx.post(f"{server.url}/api/tables/{name}/seats", json={"name": "Person"})
        assert plain.status_code == 201


@pytest.mark.parametrize("name", ["Karim", "Kаrim", "KARIM"])
def test_a_program_is_not_called_as_our_bots_are(server: Process, name: str) -> None:
    table = str(set_up(server, "person", "open")["table"])
    refused = Program(server).sit(table, name)
    assert refused.status_code == 409, refused.text


def test_a_host_forbids_programs(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY, "--no-programs") as server:
        table = set_up(server, "person", "open")["table"]
        new = {"name": "mine", "scopes": ["play"]}
        mine = {"Passport": token_urlsafe(24)}
        for refused in (
            httpx.post(f"{server.url}/api/tokens", json=new, headers=mine),
            httpx.post(
                f"{server.url}/api/tables/{table}/seats", json={"name": "Honest", "program": True}
            ),
            httpx.get(
                f"{server.url}/api/tables/{table}", headers={"Authorization": "Bearer mkt_x"}
            ),
        ):
            assert (refused.status_code, refused.json()["reason"]) == (403, "server-programs")


# ------------------------------------------------------------------------ streams


def test_a_program_plays_a_whole_game_over_one_stream(server: Process) -> None:
    program = Program(server)
    table, seat = with_bots(program)
    heard = program.play(table, seat)
    assert heard[0]["type"] == "now"
    assert heard[-1] == {"type": "end", "reason": "over", "retry": 0.0}
    record = program.send("GET", f"/tables/{table}/record").text
    [read] = read_records(record)
    assert read.headers["Programs"] == "red"
    result = [line["result"] for line in heard if line.get("result")]
    assert len(result) == 1


def test_events_from_any_number_on_are_the_end_of_all_of_them(server: Process) -> None:
    program = Program(server)
    table, seat = with_bots(program)
    played = program.play(table, seat, since=0)
    heard = [*program.events(table, 0)]  # afterwards, bots may have said something
    live = [line for line in played if line["type"] == "event"]
    assert live == heard[: len(live)]
    assert live[-1]["standing"] == "over"
    assert [line["number"] for line in heard] == list(range(1, len(heard) + 1))
    for since in (0, 1, 17, len(heard) - 1, len(heard)):
        assert [*program.events(table, since)][: len(heard) - since] == heard[since:]
    ahead = program.send("GET", f"/tables/{table}/stream", params={"since": 9999})
    assert (ahead.status_code, ahead.json()["reason"]) == (409, "server-ahead")


def test_nothing_is_lost_over_cuts_and_ends_of_the_server(tmp_path: Path) -> None:
    program = Program(Process(tmp_path / "data", *PLENTY))
    try:
        table, seat = with_bots(program)
        game = CutOff(program, table, seat)
        game.play(Random(7), cuts=20, endings=2)
        assert game.endings == 2
        assert game.connections >= 10
        assert game.missed() == 0
        assert "Traceback" not in program.server.log()
    finally:
        program.server.kill()


@pytest.mark.xdist_group("postgres")
def test_nothing_is_lost_between_servers_that_share_a_database(
    postgres: Postgres, tmp_path: Path
) -> None:
    with sharing(tmp_path, postgres, 2) as servers:
        program = Program(servers[0])
        table, seat = with_bots(program)
        game = CutOff(program, table, seat, servers)
        game.play(Random(7), cuts=20, endings=1)
        assert game.endings == 1
        assert game.connections >= 10
        assert game.missed() == 0
        for server in servers:
            assert "Traceback" not in server.log()


def test_the_stream_of_an_owner_tells_where_a_program_is_due(server: Process) -> None:
    program = Program(server)
    waiting = str(set_up(server, "person", "open", "open")["table"])
    seat = program.sit(waiting).json()["seat"]
    table, own = with_bots(program, first=0)
    found = {}
    for line in program.lines("/stream", seconds=0):
        if line["type"] == "table":
            found[line["table"]] = line
    assert found[waiting]["standing"] == "waiting"
    assert found[waiting]["seats"] == [seat]
    assert found[table]["due"] == [own]
    program.play(table, own)
    again = [line for line in program.lines("/stream", seconds=0) if line["type"] == "table"]
    assert [line["table"] for line in again] == [waiting]


def test_a_stream_ends_when_its_token_is_revoked(server: Process) -> None:
    program = Program(server)
    table = str(set_up(server, "person", "open", "open")["table"])
    program.sit(table)
    lines = program.lines(f"/tables/{table}/stream")
    assert next(lines)["type"] == "now"
    url = f"{server.url}/api/tokens/{program.id}"
    assert httpx.delete(url, headers={"Passport": program.passport}).status_code == 204
    *_, end = lines
    assert (end["type"], end["reason"]) == ("end", "token")
