"""The metrics that a server shows to Prometheus."""

from __future__ import annotations

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from marrakech.server.metrics import Metrics

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def samples(metrics: Metrics) -> dict[tuple[str, str], float]:
    """All values, by name and the one label that they have, if any."""
    return {
        (
            sample.name.removeprefix("marrakech_"),
            next(iter(sample.labels.values()), ""),
        ): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_commands_are_counted_by_kind_and_by_how_long_they_took() -> None:
    metrics = Metrics()
    for command, seconds in (("Act", 0.0005), ("Act", 0.001), ("Throw", 0.002), ("Act", 20.0)):
        metrics.done(command, seconds)
    found = samples(metrics)
    assert found["actions_total", "Act"] == 3
    assert found["actions_total", "Throw"] == 1
    assert found["action_seconds_bucket", "0.001"] == 2, "those that took just as long too"
    assert found["action_seconds_bucket", "0.0025"] == 3
    assert found["action_seconds_bucket", "10.0"] == 3
    assert found["action_seconds_bucket", "+Inf"] == found["action_seconds_count", ""] == 4
    assert found["action_seconds_sum", ""] == 20.0035


def test_nothing_is_counted_before_it_happens() -> None:
    found = samples(Metrics())
    assert found["action_seconds_count", ""] == 0
    assert not any(name == "actions_total" for name, _ in found)


def test_hosts_are_told_of_everything_that_is_counted() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    told = {
        name: set(labels.split(",")) - {""}
        for name, labels in re.findall(
            r"^\| `(marrakech_\w+)(?:\{(.*?)\})?` \|", text, re.MULTILINE
        )
    }
    metrics = Metrics()
    labelled = (metrics.refused, metrics.requests, metrics.stored, metrics.bots, metrics.reports)
    for counter in labelled:
        counter.labels("x")
    metrics.done("Act", 0.1)
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(metrics.text().decode()):
        name = f"{family.name}_total" if family.type == "counter" else family.name
        labels = {label for sample in family.samples for label in sample.labels} - {"le"}
        found[name] = labels
    found = {name: labels for name, labels in found.items() if not name.endswith("_created")}
    assert told == found
