"""``marrakech join``: one's own bot at a table of a server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from marrakech.cli.distant import read_link
from tests.server.running import PLENTY, Process, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BOT = """
class First:
    def choose(self, view, clock):
        return view.legal()[0]
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[list[Process]]:
    """A server; the last of the list is the one that runs."""
    servers = [Process(tmp_path / "data", *PLENTY)]
    yield servers
    servers[-1].kill()


def join(folder: Path, *words: str) -> subprocess.Popen[str]:
    """The command, with a folder of its own for what it remembers."""
    return subprocess.Popen(
        [sys.executable, "-m", "marrakech", "join", *words],
        env={**os.environ, "MARRAKECH_DATA": str(folder / "me"), "LANG": "en", "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )


def joined(folder: Path, *words: str) -> tuple[int, str, str]:
    """What the command said in the end."""
    process = join(folder, *words)
    out, errors = process.communicate(timeout=180)
    return process.returncode, out, errors


def table_in(line: str) -> str:
    return line.rpartition("/t/")[2].strip()


def test_a_bot_plays_several_games_over_the_end_of_its_server(
    server: list[Process], tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    words = (server[0].url, "--bot", "mine.py:First", "--against", "porter", "--games", "2")
    process = join(tmp_path, *words)
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first.startswith("Playing at ")
    server[0].kill()
    server.append(server[0].again())
    out, errors = process.communicate(timeout=180)
    assert (process.returncode, errors) == (0, "")
    over, second, last = out.splitlines()
    assert over.startswith("Place ")
    assert last.startswith("Place ")
    tables = [table_in(first), table_in(second)]
    states = [httpx.get(f"{server[1].url}/api/tables/{each}").json() for each in tables]
    assert [state["standing"] for state in states] == ["over", "over"]
    assert states[0]["rematch"] == tables[1]
    for state in states:
        [mine] = [seat for seat in state["seats"] if seat["kind"] == "person"]
        assert (mine["name"], mine["program"], mine["gone"]) == ("First", True, None)
    assert (tmp_path / "me" / "join.json").stat().st_mode & 0o077 == 0


def test_who_leaves_comes_back_to_the_same_seat(server: list[Process], tmp_path: Path) -> None:
    table = str(set_up(server[0], "person", "open", "open")["table"])
    link = f"{server[0].url}/t/{table}"
    seats = []
    for _ in range(2):
        process = join(tmp_path, link, "--bot", "greedy", "--name", "Robot")
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 130
        assert "the same command" in errors
        state = httpx.get(f"{server[0].url}/api/tables/{table}").json()
        seats.append([seat["name"] for seat in state["seats"]])
    assert seats == [["Somebody 0", "Robot", ""]] * 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nowhere at all", "--bot", "greedy"), "is no link to a table"),
        (("http://127.0.0.1:1/t/nobody", "--bot", "greedy"), "nobody answers at"),
        (("{url}/t/nothing", "--bot", "greedy"), "there is no such table"),
        (("{url}/t/{full}", "--bot", "greedy"), "all seats are taken"),
        (("{url}/t/{listed}", "--bot", "greedy"), "programs do not play at this table"),
        (("{url}/t/{open}", "--bot", "genius"), "there is no bot"),
        (("{url}/t/{open}", "--bot", "greedy", "--token", "mkt_no"), "this token opens nothing"),
        (("{url}/t/{open}", "--bot", "greedy", "--passport", "none"), "none"),
        (("{url}/t/{open}", "--bot", "greedy", "--name", "Karim"), "is called"),
    ],
)
def test_what_is_not_possible_is_said_in_a_sentence(
    server: list[Process], tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    tables = {
        "full": set_up(server[0], "person", "bot")["table"],
        "open": set_up(server[0], "person", "open")["table"],
        "listed": set_up(server[0], "person", "open", listed=True)["table"],
    }
    code, out, errors = joined(tmp_path, *(w.format(url=server[0].url, **tables) for w in words))
    assert (code, out) == (1, "")
    assert said in errors
    assert "Traceback" not in errors


def test_a_token_that_was_revoked_is_forgotten(server: list[Process], tmp_path: Path) -> None:
    link = f"{server[0].url}/t/{set_up(server[0], 'person', 'bot')['table']}"
    assert joined(tmp_path, link, "--bot", "greedy")[0] == 1
    kept = json.loads((tmp_path / "me" / "join.json").read_text())[server[0].url]
    mine = {"Passport": kept["passport"]}
    [token] = httpx.get(f"{server[0].url}/api/tokens", headers=mine).json()
    httpx.delete(f"{server[0].url}/api/tokens/{token['id']}", headers=mine)
    assert "this token opens nothing" in joined(tmp_path, link, "--bot", "greedy")[2]
    assert "all seats are taken" in joined(tmp_path, link, "--bot", "greedy")[2]


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("https://host/t/ID", ("https://host", "ID")),
        ("https://host/t/ID#seat=x&key=y", ("https://host", "ID")),
        ("host:8000/t/ID/", ("https://host:8000", "ID")),
        ("http://[::1]:8000", ("http://[::1]:8000", None)),
        ("https://host/lobby", None),
        ("file:///t/ID", None),
        ("", None),
    ],
)
def test_links_are_read(link: str, place: tuple[str, str | None] | None) -> None:
    assert read_link(link) == place
