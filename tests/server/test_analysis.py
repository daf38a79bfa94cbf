"""Asking the engine over HTTP."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from marrakech import Game
from tests.server.running import PLENTY, Process, running, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

SOUK = Path("docs/examples/souk.rec").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server."""
    process = Process(tmp_path_factory.mktemp("analysis") / "data", *PLENTY)
    yield process
    process.kill()


def told(answer: httpx.Response) -> list[dict[str, Any]]:
    """The lines of an answer."""
    return [json.loads(line) for line in answer.text.splitlines()]


def questions(server: Process) -> float:
    """How many questions the server has, by its metrics."""
    metrics = httpx.get(f"{server.url}/metrics").text
    found = re.search(r"marrakech_analysis_questions (\d\S*)", metrics)
    assert found
    return float(found[1])


def test_a_position_is_analysed(server: Process) -> None:
    question = {"type": "analyse", "position": Game("standard/2").position()}
    answer = httpx.post(f"{server.url}/api/analysis", json=question)
    assert answer.headers["content-type"] == "application/x-ndjson"
    last = told(answer)[-1]
    assert last["type"] == "analysis"
    assert sum(last["answer"]["worth"]["chances"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("question", "status", "reason"),
    [
        ({"type": "analyse", "position": "nowhere"}, 400, "position-fields"),
        ({"type": "analyse"}, 400, "server-not-understood"),
        ({"type": "guess", "position": ""}, 400, "server-not-understood"),
        ({"type": "review", "record": "1. L9"}, 400, ""),
        ({"type": "review", "record": '[Rules "standard/2"]\n' * 6000}, 413, "server-too-large"),
    ],
)
def test_what_makes_no_sense_is_refused(
    server: Process, question: dict[str, Any], status: int, reason: str
) -> None:
    answer = httpx.post(f"{server.url}/api/analysis", json=question)
    assert answer.status_code == status, answer.text
    assert reason in answer.json()["reason"]


def test_who_hangs_up_is_not_answered(server: Process) -> None:
    question = {"type": "review", "record": SOUK, "depth": "deep"}
    with httpx.stream("POST", f"{server.url}/api/analysis", json=question, timeout=60) as answer:
        lines = answer.iter_lines()
        next(lines)
        assert questions(server) == 1
    until = monotonic() + 20
    while questions(server) and monotonic() < until:
        sleep(0.02)
    assert questions(server) == 0


# ------------------------------------------------------------------------ reviews of tables


def do(server: Process, made: dict[str, Any], number: int, command: dict[str, Any]) -> None:
    """Do something at a table, as it is now."""
    ticket = made["tickets"][0]
    path = f"{server.url}/api/tables/{made['table']}"
    version = httpx.get(path).json()["version"]
    answer = httpx.post(
        f"{path}/commands",
        json={"id": str(number), "version": version, "seat": ticket["seat"], "command": command},
        headers={"Authorization": f"Seat {ticket['secret']}"},
    )
    assert answer.status_code == 200, answer.text


def short_game(server: Process) -> dict[str, Any]:
    """A game of two turns, after which red gives up."""
    made: dict[str, Any] = set_up(server, "person", "person", first=0)
    for number in range(2):
        do_ticket = {**made, "tickets": [made["tickets"][number]]}
        do(server, do_ticket, 1, {"type": "act", "action": "F"})
        do(server, do_ticket, 2, {"type": "throw"})
        now = httpx.get(f"{server.url}/api/tables/{made['table']}").json()
        do(server, do_ticket, 3, {"type": "act", "action": now["todo"]["legal"][0]})
    return made


def review_of(server: Process, table: str) -> httpx.Response:
    """The review of a table."""
    return httpx.get(f"{server.url}/api/tables/{table}/review", timeout=60)


def test_a_review_is_for_finished_games_and_is_kept_with_the_table(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY) as server:
        made = short_game(server)
        table = made["table"]
        early = review_of(server, table)
        assert (early.status_code, early.json()["reason"]) == (409, "server-still-playing")
        do(server, made, 4, {"type": "resign"})
        lines = told(review_of(server, table))
        reviews = [line["answer"] for line in lines if line["type"] == "review"]
        assert [each["depth"] for each in reviews] == ["quick", "deep"]
        assert reviews[-1]["gave_up"] == [0]
        assert reviews[-1]["result"]["chances"] == [0, 1]
        again = told(review_of(server, table))
        assert again == [
            line
            for line in lines
            if line["type"] != "progress" and line.get("depth", "deep") == "deep"
            if line["type"] != "review" or line["answer"]["depth"] == "deep"
        ], "what is kept is the deep one"
        server.kill()
        with closing_again(server) as other:
            assert told(review_of(other, table)) == again, "though the server was killed"
        with sqlite3.connect(server.data / "tables.sqlite3") as database:
            database.execute("UPDATE reviews SET version = 0")
        with closing_again(server) as other:
            kinds = [line["type"] for line in told(review_of(other, table))]
            assert kinds.count("review") == 2, "what another engine has found is found anew"


def test_a_server_that_dies_in_the_middle_of_a_review_makes_it_anew(tmp_path: Path) -> None:
    with running(tmp_path / "data", *PLENTY) as server:
        made = short_game(server)
        do(server, made, 4, {"type": "resign"})
        path = f"{server.url}/api/tables/{made['table']}/review"
        with httpx.stream("GET", path, timeout=60) as answer:
            lines = answer.iter_lines()
            next(lines)
            server.kill()
        with closing_again(server) as other:
            assert told(review_of(other, made["table"]))[-1]["answer"]["depth"] == "deep"


@contextmanager
def closing_again(server: Process) -> Iterator[Process]:
    """The same server again, for a while."""
    other = server.again()
    try:
        yield other
    finally:
        other.kill()


# ------------------------------------------------------------------------ help at a table


def asked(server: Process, made: dict[str, Any], what: str, **more: object) -> httpx.Response:
    """Ask for help at a table as it is now."""
    path = f"{server.url}/api/tables/{made['table']}"
    version = httpx.get(path).json()["version"]
    return httpx.post(
        f"{path}/{what}",
        json={"seat": 0, "version": version, **more},
        headers={"Authorization": f"Seat {made['tickets'][0]['secret']}"},
    )


def helps(server: Process, made: dict[str, Any]) -> list[str]:
    """The help that the log tells of."""
    log = httpx.get(f"{server.url}/api/tables/{made['table']}").json()["log"]
    return [item["kind"] for item in log if item["type"] == "helped"]


def test_a_hint_tells_what_is_best_and_is_in_the_log(server: Process) -> None:
    made: dict[str, Any] = set_up(server, "person", "bot", first=0, hints=True)
    answer = asked(server, made, "hint").json()
    assert answer["phase"] == "turn"
    losses = [choice["loss"] for choice in answer["choices"]]
    assert losses == sorted(losses)
    assert losses[0] == 0
    assert helps(server, made) == ["hint"]


def test_hints_are_for_tables_with_hints_and_for_who_has_to_act(server: Process) -> None:
    without: dict[str, Any] = set_up(server, "person", "bot", first=0)
    assert asked(server, without, "hint").status_code == 404
    made: dict[str, Any] = set_up(server, "person", "bot", first=0, hints=True)
    stranger = {**made, "tickets": [{"secret": "x" * 22}]}
    assert asked(server, stranger, "hint").status_code == 403
    assert asked(server, made, "hint", seat=1).status_code == 403
    assert helps(server, made) == []


def test_the_tutor_warns_of_mistakes_and_of_nothing_else(server: Process) -> None:
    made: dict[str, Any] = set_up(server, "person", "person", first=0, hints=True)
    mine, seat = made, 0
    choices: list[dict[str, Any]] = []
    bad: list[dict[str, Any]] = []
    for number in range(80):
        now = httpx.get(f"{server.url}/api/tables/{made['table']}").json()
        seat = now["todo"]["seat"]
        mine = {**made, "tickets": [made["tickets"][seat]]}
        if now["todo"]["phase"] == "roll":
            do(server, mine, number, {"type": "throw"})
            continue
        choices = asked(server, mine, "hint", seat=seat).json()["choices"]
        bad = [each for each in choices if each["word"] in {"mistake", "blunder"}]
        if bad:
            break
        do(server, mine, number, {"type": "act", "action": choices[-1]["action"]})
    before = helps(server, made)
    good = asked(server, mine, "opinion", seat=seat, action=choices[0]["action"]).json()
    assert good == {"word": None, "loss": 0}
    assert helps(server, made) == before, "who is not warned was not helped"
    opinion = asked(server, mine, "opinion", seat=seat, action=bad[0]["action"]).json()
    assert opinion == {"word": bad[0]["word"], "loss": bad[0]["loss"]}
    assert helps(server, made) == [*before, "tutor"]
