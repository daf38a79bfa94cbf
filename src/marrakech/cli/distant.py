"""A server that is somewhere else, as a program sees it: requests, streams, and what to remember.

It needs nothing but the standard library, and knows no rule: see ``docs/programs.md``.
"""

from __future__ import annotations

import json
import os
import re
import time
from http.client import HTTPException, HTTPResponse
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SILENT_SECONDS = 20.0
"""There is a line every five seconds; if none comes for so long, the connection is gone."""
WAITS = (0.1, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before asking again, each time longer."""
FIRST_TRIES = 2
"""A server that has never answered is asked again so often: its address may be wrong."""
SOON = {429, 502, 503, 504}
"""Answers after which the same request may succeed."""
AWAY = (OSError, HTTPException)


class Refused(Exception):  # noqa: N818  (it is an answer)
    """The server does not do what it was asked."""

    def __init__(self, status: int, reason: str, details: dict[str, Any]) -> None:
        super().__init__(reason)
        self.status, self.reason, self.details = status, reason, details


class Unreachable(Exception):  # noqa: N818  (it may be any of ours, or of others)
    """The server has never answered."""


class Distant:
    """A server, asked with a token or a passport."""

    def __init__(self, url: str, away: Callable[[], None] = lambda: None) -> None:
        self.url = url
        self.headers = {"Content-Type": "application/json", "User-Agent": "marrakech join"}
        self.away = away
        """Called when it does not answer."""
        self._reached = False
        """Whether it has ever answered."""

    def show(self, token: str) -> None:
        """Ask with this token from now on."""
        self.headers["Authorization"] = f"Bearer {token}"

    def ask(self, path: str, body: object = None, **headers: str) -> Any:  # noqa: ANN401
        """What it answers. Asked again while it is away: use it for what may be asked twice."""
        tries = 0
        while True:
            try:
                with self._open(path, body, headers) as answer:
                    self._reached = True
                    return json.load(answer)
            except HTTPError as error:
                self._reached = True
                if error.code not in SOON:
                    raise _refusal(error) from None
                wait = _seconds(error.headers.get("Retry-After"))
            except (*AWAY, ValueError) as error:
                wait = 0.0
                if not self._reached and tries == FIRST_TRIES:
                    raise Unreachable(getattr(error, "reason", error)) from None
            self.away()
            time.sleep(max(wait, WAITS[min(tries, len(WAITS) - 1)]))
            tries += 1

    def stream(self, path: str, **query: object) -> Iterator[dict[str, Any]]:
        """The lines of a stream, until its end or until the connection is lost."""
        asked = urlencode({name: str(value).lower() for name, value in query.items()})
        try:
            with self._open(f"{path}?{asked}", None, {}) as answer:
                for line in answer:
                    yield json.loads(line)
        except HTTPError as error:
            if error.code not in SOON:
                raise _refusal(error) from None
        except (*AWAY, ValueError):  # half a line is none
            pass

    def _open(self, path: str, body: object, headers: dict[str, str]) -> HTTPResponse:
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}/api{path}", data, self.headers | headers)  # noqa: S310
        answer: HTTPResponse = urlopen(request, timeout=SILENT_SECONDS)  # noqa: S310
        return answer


def _refusal(error: HTTPError) -> Refused:
    try:
        told = json.load(error)
        return Refused(error.code, str(told["reason"]), dict(told["details"]))
    except (*AWAY, ValueError, LookupError, TypeError):
        return Refused(error.code, "", {})


def _seconds(text: str | None) -> float:
    return float(text) if text and text.isdigit() else 0.0


def read_link(link: str) -> tuple[str, str | None] | None:
    """The server and the table that a link leads to; None if it is no link."""
    parts = urlsplit(link if "//" in link else f"https://{link}")
    if parts.scheme not in {"http", "https"} or not parts.hostname or re.search(r"\s", link):
        return None
    words = [word for word in parts.path.split("/") if word]
    server = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    if not words:
        return server, None
    return (server, words[1]) if words[0] == "t" and len(words) == 2 else None


class Wallet:
    """A file with what this user has at servers: a passport for each, and tokens."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def _read(self) -> dict[str, dict[str, str]]:
        try:
            kept = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def token(self, server: Distant, name: str, passport: str | None = None) -> str:
        """The token by which a bot of this name plays at a server; made when there is none."""
        kept = self._read()
        mine = kept.setdefault(server.url, {})
        secret = passport or mine.setdefault("passport", token_urlsafe(24))
        place = f"token {name}" if passport is None else f"token {name} {passport[:6]}"
        if place not in mine:
            self._write(kept)  # the passport, before anything is made for it
            new = {"name": f"marrakech join: {name}"[:60], "scopes": ["watch", "play", "make"]}
            mine[place] = server.ask("/tokens", new, Passport=secret)["secret"]
            self._write(kept)
        return mine[place]

    def forget(self, server: Distant) -> None:
        """Forget the tokens of a server, which it does not know any more."""
        kept = self._read()
        mine = kept.get(server.url, {})
        kept[server.url] = {name: value for name, value in mine.items() if name == "passport"}
        self._write(kept)

    def _write(self, kept: dict[str, dict[str, str]]) -> None:
        """Write the file, wholly or not at all, for its owner alone."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as stream:
            json.dump(kept, stream, indent=1)
        new.replace(self.file)
