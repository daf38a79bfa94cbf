"""What starts several servers says only what they understand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml
from typer.main import get_command

from marrakech.cli.app import build
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker
from tests.docs.blocks import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

PACKAGING = ROOT / "packaging"


def known() -> tuple[set[str], set[str]]:
    """The options of a server, and the variables that do the same."""
    command: Any = get_command(build(Terminal(speaker("en"))))
    found = command.commands["serve"].params
    options = {text for each in found for text in each.opts}
    variables = {each.envvar for each in found if isinstance(each.envvar, str)}
    return options, variables


def check(arguments: Iterable[str], variables: Iterable[str]) -> None:
    options, named = known()
    assert {each for each in arguments if each.startswith("--")} <= options
    assert set(variables) <= named
    assert {"MARRAKECH_DATABASE", "MARRAKECH_REDIS"} <= set(variables)


def test_compose_starts_two_servers_that_share_everything() -> None:
    found = yaml.safe_load((PACKAGING / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    servers = [each for each in services.values() if "build" in each]
    assert len(servers) == 2
    for server in servers:
        check(server["command"], server["environment"])
        assert (PACKAGING.parent / server["build"]["dockerfile"]).is_file()
        assert server["volumes"] == ["key:/data"], "both need the same key"
        for url, service in (("MARRAKECH_DATABASE", "database"), ("MARRAKECH_REDIS", "redis")):
            assert service in services
            assert service in server["environment"][url]
    proxy = (PACKAGING / "Caddyfile").read_text(encoding="utf-8")
    for name, each in services.items():
        assert (f"{name}:8000" in proxy) == (each in servers)


def test_kubernetes_asks_what_servers_answer() -> None:
    text = (PACKAGING / "kubernetes.yaml").read_text(encoding="utf-8")
    deployment, service, budget = yaml.safe_load_all(text)
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    check(container["args"], [each["name"] for each in container["env"]])
    assert container["livenessProbe"]["httpGet"]["path"] == "/live"
    assert container["readinessProbe"]["httpGet"]["path"] == "/ready"
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    assert service["spec"]["selector"] == labels
    assert budget["spec"]["selector"]["matchLabels"] == labels
