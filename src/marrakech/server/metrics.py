"""What a server counts and measures, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from marrakech.server.log_output import dropped
from marrakech.server.trouble import WHYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.metrics_core import Metric

_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Actions(Collector):
    """Counts commands and their time in plain numbers: cheaper than a Prometheus histogram."""

    def __init__(self) -> None:
        self._commands: dict[str, int] = {}
        self._within = [0] * (len(_SHORT) + 1)
        self._seconds = 0.0

    def add(self, command: str, seconds: float) -> None:
        """Count one."""
        self._commands[command] = self._commands.get(command, 0) + 1
        self._within[bisect_left(_SHORT, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Collect the values."""
        counted = CounterMetricFamily(
            "marrakech_actions", "Commands that were carried out.", labels=["command"]
        )
        for command, times in list(self._commands.items()):
            counted.add_metric([command], times)
        yield counted
        names = [*map(str, _SHORT), "+Inf"]
        yield HistogramMetricFamily(
            "marrakech_action_seconds",
            "From the arrival of a command to its answer.",
            buckets=list(zip(names, accumulate(self._within), strict=True)),
            sum_value=self._seconds,
        )


class LogLines(Collector):
    """Log lines that were dropped, by the whole process."""

    def collect(self) -> Iterator[Metric]:
        """How many lines."""
        yield CounterMetricFamily(
            "marrakech_log_lines_dropped",
            "Lines of the log that nobody has read in time.",
            value=dropped.lines,
        )


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine: dict[str, Any] = {"namespace": "marrakech", "registry": self.registry}
        self.tables = Gauge("tables", "Tables in memory.", **mine)
        self.stored = Gauge("tables_stored", "Tables in storage.", ["standing"], **mine)
        self.made = Counter("tables_made", "Tables that were set up.", **mine)
        self.expired = Counter("tables_expired", "Tables that were removed for their age.", **mine)
        self.going = Gauge("tables_going", "Old tables that are marked to be removed.", **mine)
        self.held = Gauge(
            "tables_held", "Old tables that stay because removing them may be a mistake.", **mine
        )
        self.outages = Counter("outages", "Times that the process stood still.", **mine)
        self.clock_jumps = Counter("clock_jumps", "Times that the machine's clock was set.", **mine)
        self.redis = Gauge("redis_up", "Whether Redis can be reached, if it is used.", **mine)
        self.connections = Gauge("connections", "WebSocket connections.", **mine)
        self._actions = Actions()
        self.registry.register(self._actions)
        self.refused = Counter("refused", "What was refused.", ["reason"], **mine)
        self.not_heard = self.refused.labels(reason="server-turned-away")
        self.reports = Counter("reports", "What players have reported.", ["reason"], **mine)
        self.requests = Counter("requests", "HTTP requests.", ["status"], **mine)
        self.bots = Histogram(
            "bot_seconds", "What bots thought about a decision.", ["level"], buckets=_SHORT, **mine
        )
        self.analyses = Gauge(
            "analysis_questions", "Questions to the engine that wait or are looked at.", **mine
        )
        self.commits = Histogram(
            "commit_writes",
            "Writes that shared a transaction.",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200),
            **mine,
        )

        self.failures = Counter(
            "commit_failures", "Transactions that failed, and why.", ["why"], **mine
        )
        for why in WHYS:
            self.failures.labels(why=why)
        self.registry.register(LogLines())

    def commit_failed(self, why: str) -> None:
        """A transaction has failed."""
        self.failures.labels(why=why).inc()

    def done(self, command: str, seconds: float) -> None:
        """A command was carried out, after so long."""
        self._actions.add(command, seconds)

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
