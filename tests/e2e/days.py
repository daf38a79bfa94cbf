"""Today's market, played over HTTP by people with passports."""

from __future__ import annotations

import json
import random
import time
import weakref
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.server.running import Process

PASSPORT = "marrakech.passport"
"""Where the page keeps it."""


class Seller:
    """Somebody who plays the market of the day."""

    def __init__(self, server: Process, name: str, passport: str | None = None) -> None:
        self.name = name
        self.passport = passport or token_urlsafe(24)
        self.luck = random.Random(name)
        self.client = httpx.Client(
            base_url=f"{server.url}/api", headers={"Passport": self.passport}, timeout=60
        )
        weakref.finalize(self, self.client.close)

    def sit(self) -> tuple[str, str]:
        """The table of today, and the secret of the seat."""
        answer = self.client.post("/daily/play", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], made["tickets"][0]["secret"]

    def come(self, page: Page) -> None:
        """Let a page have the passport and the seat, as if they had been carried there."""
        table, secret = self.sit()
        seats = [{"table": table, "secrets": [secret], "at": 1}]
        kept: dict[str, Any] = {PASSPORT: self.passport, "marrakech.seats": seats}
        for key, value in kept.items():
            page.evaluate(
                "([key, value]) => localStorage.setItem(key, value)", [key, json.dumps(value)]
            )

    def play(self, decisions: int = 10_000) -> None:
        """Play to the end, or so many decisions, at random."""
        table, secret = self.sit()
        seat = {"Authorization": f"Seat {secret}"}
        path, until = f"/tables/{table}", time.monotonic() + 300
        while decisions > 0 and time.monotonic() < until:
            state = self.client.get(path, headers=seat).json()
            if state["standing"] == "over":
                return
            todo = state["todo"]
            if todo is None or todo["seat"] != 0:
                time.sleep(0.01)
                continue
            decisions -= 1
            command: dict[str, Any] = {"type": "throw"}
            if todo["phase"] != "roll":
                command = {"type": "act", "action": self.luck.choice(todo["legal"])}
            do = {
                "id": token_urlsafe(9),
                "version": state["version"],
                "seat": 0,
                "command": command,
            }
            answer = self.client.post(f"{path}/commands", headers=seat, json=do)
            assert answer.status_code == 200, answer.text

    def daily(self) -> Any:  # noqa: ANN401
        """What the server tells of today."""
        return self.client.get("/daily").json()

    def judged(self) -> Any:  # noqa: ANN401
        """One's own result, once the game was looked at."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            mine = self.daily()["today"]["mine"]
            if mine["choices"] is not None:
                return mine
            time.sleep(0.1)
        raise AssertionError("nobody looks at it")
