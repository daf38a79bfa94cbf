"""Tables that are set up and played over HTTP: where only a screen of them is to be seen."""

from __future__ import annotations

import random
import weakref
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Process

NAMES = ("Ana", "Bartholomew", "Chidinma", "Đorđe")


class Played:
    """A table at which everybody is a person, and every secret is known."""

    def __init__(self, server: Process, players: int, *, open_seats: int = 0, **other: Any) -> None:  # noqa: ANN401
        self.luck = random.Random(players)
        self.calls = 0
        seats = [{"kind": "person", "name": name} for name in NAMES[:players]]
        seats += [{"kind": "open"}] * open_seats
        self.client = httpx.Client(base_url=f"{server.url}/api")
        weakref.finalize(self, self.client.close)
        made = self.client.post(
            "/tables",
            json={"seats": seats, "first": 0, "rules": f"international/{len(seats)}", **other},
        )
        assert made.status_code == 201, made.text
        self.id: str = made.json()["table"]
        self.secrets: list[str] = [ticket["secret"] for ticket in made.json()["tickets"]]
        self.client.headers["Authorization"] = "Seat " + ", ".join(self.secrets)

    def address(self, seat: int | None = None) -> str:
        """Where it is: for the one at a seat, or for those who watch."""
        return f"/t/{self.id}" + ("" if seat is None else f"#seat={self.secrets[seat]}")

    def sit(self, name: str) -> None:
        """Let somebody sit down whose page is of no interest."""
        answer = httpx.post(f"{self.client.base_url}tables/{self.id}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text

    def state(self) -> Any:  # noqa: ANN401
        """How things stand."""
        return self.client.get(f"/tables/{self.id}").json()

    def replay(self) -> Any:  # noqa: ANN401
        """The finished game, step by step."""
        return self.client.get(f"/tables/{self.id}/replay").json()

    def do(self, seat: int, kind: str, **what: Any) -> None:  # noqa: ANN401
        """Do something as somebody."""
        self._command(self.state()["version"], seat, kind, **what)

    def _command(self, version: int, seat: int, kind: str, **what: Any) -> None:  # noqa: ANN401
        self.calls += 1
        message = {
            "id": f"call {self.calls}",
            "version": version,
            "seat": seat,
            "command": {"type": kind, **what},
        }
        answer = self.client.post(f"/tables/{self.id}/commands", json=message)
        assert answer.status_code == 200, answer.text

    def play(self, until: Callable[[Any], bool] = lambda _: False) -> Any:  # noqa: ANN401
        """Play at random until something is so, or the game is over."""
        while True:
            state = self.state()
            todo = state["todo"]
            if todo is None or until(state):
                return state
            version, seat = state["version"], todo["seat"]
            if todo["phase"] == "roll":
                self._command(version, seat, "throw")
            else:
                self._command(version, seat, "act", action=self.luck.choice(todo["legal"]))


def at(phase: str, seat: int = 0, *, turn: int = 1) -> Callable[[Any], bool]:
    """Whether a seat has to act in a phase, in this turn or a later one."""

    def so(state: Any) -> bool:  # noqa: ANN401
        todo = state["todo"]
        return (todo["phase"], todo["seat"]) == (phase, seat) and state["position"]["turn"] >= turn

    return so
