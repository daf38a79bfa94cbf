"""The dashboard for Grafana asks for what servers count, in a way that makes sense of it."""

from __future__ import annotations

import json
import re
from typing import Any

import promql_parser
import pytest
from prometheus_client.parser import text_string_to_metric_families

from marrakech.server.metrics import Metrics
from tests.docs.blocks import ROOT

BOARD: dict[str, Any] = json.loads((ROOT / "packaging" / "grafana.json").read_text("utf-8"))
PANELS: list[dict[str, Any]] = BOARD["panels"]
ASKED = [(panel["title"], each["expr"]) for panel in PANELS for each in panel["targets"]]
OF_SCRAPING = {"job", "instance", "le"}
"""Labels that Prometheus adds, and that of histograms."""
BY_GRAFANA = {"$__rate_interval": "5m", "$job": "marrakech"}
"""What it fills in, before Prometheus is asked."""
ONLY_GROWS = ("_total", "_sum", "_count", "_bucket")
EVERYWHERE_ALIKE = {"marrakech_tables_stored", "marrakech_tables_going", "marrakech_tables_held"}
"""Every server tells of all that is stored, so the sum would count it several times."""


def counted() -> dict[str, set[str]]:
    """What a server shows, and the labels that each has."""
    metrics = Metrics()
    labelled = (metrics.refused, metrics.requests, metrics.stored, metrics.bots, metrics.reports)
    for each in labelled:
        each.labels("x")
    metrics.done("Act", 0.1)
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_every_metric_is_there_and_every_one_is_asked_for() -> None:
    known = counted()
    asked = {name for _, query in ASKED for name in re.findall(r"marrakech_\w+", query)}
    assert asked <= set(known)
    families = {re.sub(r"_(total|sum|count|bucket|created)$", "", name) for name in known}
    assert {re.sub(r"_(total|sum|count|bucket)$", "", name) for name in asked} == families


@pytest.mark.parametrize(("title", "query"), ASKED, ids=[title for title, _ in ASKED])
def test_a_query_makes_sense(title: str, query: str) -> None:
    """A parser of Prometheus reads it; and it asks for what there is."""
    known, filled = counted(), query
    for variable, value in BY_GRAFANA.items():
        filled = filled.replace(variable, value)
    assert "$" not in filled
    promql_parser.parse(filled)  # raises ValueError
    names = re.findall(r"marrakech_\w+", query)
    labels = set().union(*(known[name] for name in names)) | OF_SCRAPING
    for inside in re.findall(r"\{(.*?)\}", query) + re.findall(r"by \((.*?)\)", query):
        assert set(re.findall(r"(\w+)\s*(?:=|,|$)", re.sub(r'"[^"]*"', "", inside))) <= labels
    shown = set(re.findall(r"\{\{(\w+)\}\}", str(PANELS)))
    assert shown <= {label for each in known.values() for label in each} | OF_SCRAPING
    for name in names:
        # what only grows has to be asked how fast, and nothing else may be
        grows = name.endswith(ONLY_GROWS)
        asked = re.search(rf"(?:rate|increase)\({name}\{{[^}}]*\}}\[", query) is not None
        assert grows == asked, title
        assert f'{name}{{job=~"$job"' in query, "servers of another site are left out"
        if name in EVERYWHERE_ALIKE:
            assert query.startswith("max")
        if name.endswith("_bucket"):
            assert re.match(r"histogram_quantile\(0\.\d+, sum by \(le[,)]", query)


def test_the_panels_lie_side_by_side() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in PANELS:
        place = panel["gridPos"]
        mine = {
            (place["x"] + right, place["y"] + down)
            for right in range(place["w"])
            for down in range(place["h"])
        }
        assert not taken & mine, panel["title"]
        assert max(right for right, _ in mine) < 24
        taken |= mine
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
