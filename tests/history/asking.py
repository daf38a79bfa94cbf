"""Requests whose answers are recorded."""

from __future__ import annotations

from time import monotonic_ns
from typing import TYPE_CHECKING, Any, Self

import httpx
from msgspec import Raw

from tests.history.recorder import UNSURE, Fetched, Heard, Made, Outcome, Sat, key_of

if TYPE_CHECKING:
    from tests.history.recorder import History

PLANS: dict[str, dict[str, object]] = {
    "person": {"kind": "person"},
    "open": {"kind": "open"},
    "bot": {"kind": "bot", "level": "porter"},
}


class Asking:
    """Somebody who sets up tables, sits down and looks, and notes what came of it."""

    def __init__(self, url: str, history: History) -> None:
        self.url = url
        self.history = history
        self.name = history.client("asking")
        self.http = httpx.Client(base_url=f"{url}/api", timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def _ask(self, way: str, path: str, **more: Any) -> tuple[int, int, httpx.Response | None]:  # noqa: ANN401
        start = monotonic_ns()
        try:
            answer = self.http.request(way, path, **more)
        except httpx.TransportError:
            return start, monotonic_ns(), None
        return start, monotonic_ns(), answer

    def set_up(self, *seats: str, **other: object) -> dict[str, Any] | None:
        """Set up a table with seats such as ``person``, ``open`` and ``bot``; None if it fails."""
        plans = [{**PLANS[seat]} for seat in seats]
        for number, plan in enumerate(plans):
            if plan["kind"] == "person":
                plan["name"] = f"Somebody {number}"
        start, end, answer = self._ask("POST", "/tables", json={"seats": plans, **other})
        outcome = _outcome(answer)
        made: dict[str, Any] = answer.json() if answer and outcome == "done" else {}
        self.history.add(
            Made(
                client=self.name,
                server=self.url,
                table=made.get("table", ""),
                start=start,
                end=None if answer is None else end,
                outcome=outcome,
                keys={each["seat"]: key_of(each["secret"]) for each in made.get("tickets", ())},
            )
        )
        return made or None

    def sit(self, table: str, name: str) -> dict[str, Any] | None:
        """Take an open seat; None if that fails."""
        start, end, answer = self._ask("POST", f"/tables/{table}/seats", json={"name": name})
        outcome = _outcome(answer)
        ticket: dict[str, Any] = answer.json() if answer and outcome == "done" else {}
        self.history.add(
            Sat(
                client=self.name,
                server=self.url,
                table=table,
                start=start,
                end=None if answer is None else end,
                outcome=outcome,
                name=name,
                seat=ticket.get("seat"),
                key=key_of(ticket["secret"]) if ticket else None,
            )
        )
        return ticket or None

    def look(self, table: str) -> bool:
        """See how a table stands; whether there was an answer."""
        start, end, answer = self._ask("GET", f"/tables/{table}")
        if answer is None or answer.status_code != 200:
            return False
        self.history.add(
            Heard(
                client=self.name,
                server=self.url,
                table=table,
                start=start,
                end=end,
                keys=[],
                first=True,
                version=answer.json()["version"],
                message=Raw(answer.content),
            )
        )
        return True

    def lobby(self) -> bool:
        """See which tables there are; whether there was an answer that says so."""
        _, _, answer = self._ask("GET", "/tables", params={"standing": "playing"})
        return answer is not None and answer.status_code == 200

    def fetch(self, table: str) -> None:
        """A finished game, in both forms."""
        for what in ("replay", "record"):
            start, end, answer = self._ask("GET", f"/tables/{table}/{what}")
            assert answer is not None
            assert answer.status_code == 200, answer.text
            self.history.add(
                Fetched(
                    client=self.name,
                    server=self.url,
                    table=table,
                    start=start,
                    end=end,
                    what="replay" if what == "replay" else "record",
                    body=answer.text,
                )
            )

    def joined(self, *kinds: str, **other: object) -> tuple[str, list[list[str]]]:
        """A table at which everybody sits, and the secrets that each client has."""
        made = self.set_up(*kinds, **other)
        assert made is not None
        secrets = [[ticket["secret"] for ticket in made["tickets"]]]
        for number in range(kinds.count("open")):
            ticket = self.sit(made["table"], f"Guest {number}")
            assert ticket is not None
            secrets.append([ticket["secret"]])
        return made["table"], [each for each in secrets if each]


def _outcome(answer: httpx.Response | None) -> Outcome:
    if answer is None:
        return "unknown"
    if answer.status_code == 201:
        return "done"
    reason = answer.json()["reason"]
    return "unknown" if reason in UNSURE or answer.status_code == 500 else "refused"
