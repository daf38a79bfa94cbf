"""What a server counts and measures, for Prometheus."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """All of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine: dict[str, Any] = {"namespace": "marrakech", "registry": self.registry}
        self.tables = Gauge("tables", "Tables in memory.", **mine)
        self.stored = Gauge("tables_stored", "Tables in storage.", ["standing"], **mine)
        self.made = Counter("tables_made", "Tables that were set up.", **mine)
        self.expired = Counter("tables_expired", "Tables that were removed for their age.", **mine)
        self.connections = Gauge("connections", "WebSocket connections.", **mine)
        self.actions = Counter("actions", "Commands that were carried out.", ["command"], **mine)
        self._commands: dict[str, Counter] = {}
        self.refused = Counter("refused", "What was refused.", ["reason"], **mine)
        self.seconds = Histogram(
            "action_seconds",
            "From the arrival of a command to its answer.",
            buckets=_SHORT,
            **mine,
        )
        self.requests = Counter("requests", "HTTP requests.", ["status"], **mine)
        self.bots = Histogram(
            "bot_seconds", "What bots thought about a decision.", ["level"], buckets=_SHORT, **mine
        )
        self.commits = Histogram(
            "commit_writes",
            "Writes that shared a transaction.",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            **mine,
        )

    def done(self, command: str, seconds: float) -> None:
        """A command was carried out, after so long."""
        counter = self._commands.get(command)
        if counter is None:
            counter = self._commands[command] = self.actions.labels(command=command)
        counter.inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
