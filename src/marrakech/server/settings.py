"""The settings of a server."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct

MINUTE = 60 * 1000
"""In milliseconds, as all times of tables are."""
DAY = 24 * 60 * MINUTE

Positive = Annotated[int, Meta(ge=1)]


class DatabaseUrl:
    """The address of a database server, or of Redis; a password in it is never shown."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    @property
    def shown(self) -> str:
        """The address without user and password, and without options, which may be secret, too."""
        try:
            parts = urlsplit(self.text)
            port = f":{parts.port}" if parts.port else ""
        except ValueError:
            return f"{self.text.partition(':')[0]}://…"
        return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"

    @property
    def has_password(self) -> bool:
        """Whether there is a password in it."""
        return re.search(r"//[^/@]*:[^/]*@|[?&](password|sslpassword)=", self.text) is not None

    def __repr__(self) -> str:
        return f"DatabaseUrl({self.shown!r})"

    __str__ = __repr__


class Settings(Struct, frozen=True):
    """Everything that a server is told when it starts."""

    data: Path
    """The folder with the database, or at least its key."""
    database: DatabaseUrl | None = None
    """Where the database is, if not in that folder: then several servers may share it."""
    redis: DatabaseUrl | None = None
    """Where Redis is, by which servers that share a database tell each other what happens."""
    key_file: Path | None = None
    """The key by which seeds are sealed, if it is not in that folder."""
    public_url: str | None = None
    """Where people reach it, if a proxy stands in front."""
    allow_origins: tuple[str, ...] = ()
    """Other pages that may talk to it."""
    hosts: tuple[str, ...] = ()
    """The host names that it answers to, beside IP addresses; empty means any. This protects a
    private server from DNS rebinding: pages whose own name was made to point at it."""
    wider: str = ""
    """The command to tell a host whose server only this machine can reach: it lets others in."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose ``X-Forwarded-For`` is believed."""
    expire_days: Positive = 30
    """Unfinished tables go when nothing has happened for so long."""
    keep_days: Annotated[int, Meta(ge=0)] = 0
    """Finished ones go after so long; 0 keeps them."""
    going_days: Annotated[int, Meta(ge=0)] = 3
    """What is to go is marked first, and removed when the server has run for so long after that."""
    expire_many: bool = False
    """Whether old tables go even if they are many, or nothing else has happened for long."""
    empty_minutes: Positive = 10
    """Tables of the lobby that wait for players go when nobody who sits there has been there for so
    long: strangers would wait in vain. Those for friends wait as long as any unfinished one."""
    away_seconds: Positive = 45
    """Who has left still counts as present for so long: they may only have reloaded the page."""
    bot_threads: Positive = min(4, os.cpu_count() or 1)
    analysis_processes: Annotated[int, Meta(ge=2)] = max(2, min(4, os.cpu_count() or 1))
    """Processes that answer questions about games, with low priority; one is always left for
    questions that are answered quickly. They begin when they are needed."""
    analysis_idle_seconds: Positive = 600
    """After so long without a question such a process ends."""
    analysis_seconds: Positive = 120
    """The longest that one answer may take."""
    analysis_waiting: Positive = 200
    """The most questions that wait or are looked at, of all addresses."""
    analysis_per_address: Positive = 6
    """The same, of one address."""
    actions_per_second: Positive = 10
    """Limit for one connection."""
    requests_per_second: Positive = 20
    """Limit for one address."""
    tables_per_minute: Positive = 20
    """How many tables one address may set up."""
    waiting_per_address: Positive = 3
    """Tables of one address that may wait in the lobby at a time."""
    connections: Positive = 10_000
    connections_per_address: Positive = 200
    most_tables: Positive = 100_000
    """The most unfinished tables, of all addresses."""
    idle_seconds: Positive = 30
    """A table at which nothing happens leaves the memory after so long."""
    reports: bool = False
    """Whether players can report others to the host: not where they sit in one room."""
    programs: bool = True
    """Whether programs may play, and passports have tokens for them."""
    ladder: bool = True
    """Whether everybody can see who is how strong."""
    deflate: bool = False
    """Whether WebSocket messages are compressed."""


def default_data() -> Path:
    """The user's folder for data of programs, as the system has it."""
    if given := os.environ.get("MARRAKECH_DATA"):
        return Path(given)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "marrakech"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "marrakech"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "marrakech"
