"""The files that start several servers (compose, Kubernetes) are of the form that these read, and
use only options that exist.
"""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import kubernetes_validate
import pytest
import yaml
from typer.main import get_command

from marrakech.cli.app import build
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker
from tests.docs.blocks import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

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


def as_compose_reads_it(path: Path) -> str:
    """What the published schema of Compose has to say against a file."""
    words = ["check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(path)]
    done = subprocess.run(
        [sys.executable, "-m", *words], capture_output=True, text=True, check=False, timeout=60
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_compose_reads_the_file_and_would_notice_a_mistake(tmp_path: Path) -> None:
    written = (PACKAGING / "compose.yaml").read_text(encoding="utf-8")
    assert as_compose_reads_it(PACKAGING / "compose.yaml") == ""
    wrong = tmp_path / "compose.yaml"
    wrong.write_text(written.replace("stop_grace_period:", "stop_grace:"), encoding="utf-8")
    assert "stop_grace" in as_compose_reads_it(wrong)


@pytest.mark.parametrize("version", ["1.28", "1.37"])
def test_kubernetes_reads_the_file_and_would_notice_a_mistake(version: str) -> None:
    text = (PACKAGING / "kubernetes.yaml").read_text(encoding="utf-8")
    for each in yaml.safe_load_all(text):
        assert kubernetes_validate.validate(each, version, strict=True) == version
    wrong = next(yaml.safe_load_all(text.replace("readinessProbe:", "readyProbe:")))
    with pytest.raises(kubernetes_validate.ValidationError, match="readyProbe"):
        kubernetes_validate.validate(wrong, version, strict=True)


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
        assert set(server["depends_on"]) <= set(services)
        # longer than a server takes that sends everybody away and stores what is left
        assert int(server["stop_grace_period"].removesuffix("s")) >= 20
    named = {
        place.partition(":")[0] for each in services.values() for place in each.get("volumes", ())
    }
    assert {name for name in named if not name.startswith(".")} == set(found["volumes"])
    for each in services.values():
        for variable in re.findall(r"\$\{(\w+)", str(each)):
            assert f"{variable}=" in (PACKAGING / "compose.yaml").read_text(encoding="utf-8")
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
    pod = deployment["spec"]["template"]["spec"]
    (port,) = (each["containerPort"] for each in container["ports"])
    probes = [container["livenessProbe"], container["readinessProbe"]]
    assert {probe["httpGet"]["port"] for probe in probes} == {port}
    assert {each["targetPort"] for each in service["spec"]["ports"]} == {port}
    # what is mounted is there, and holds the key that the servers are told of
    volumes = {each["name"]: each for each in pod["volumes"]}
    (mount,) = container["volumeMounts"]
    (secret,) = (each["secret"] for each in volumes.values())
    assert mount["name"] in volumes
    (item,) = secret["items"]
    variables = {each["name"]: each for each in container["env"]}
    assert variables["MARRAKECH_KEY_FILE"]["value"] == f"{mount['mountPath']}/{item['path']}"
    # the secret is the one that the first lines tell to make, with all that is asked of it
    asked = [
        each["valueFrom"]["secretKeyRef"] for each in variables.values() if "valueFrom" in each
    ]
    assert {each["name"] for each in asked} == {secret["secretName"]}
    assert f"create secret generic {secret['secretName']} " in text
    for each in (*asked, item):
        assert f"--from-literal={each['key']}=" in text
    assert pod["terminationGracePeriodSeconds"] >= 20 + 3
    assert container["lifecycle"]["preStop"]["exec"]["command"] == ["sleep", "3"]
    assert deployment["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    assert deployment["spec"]["selector"]["matchLabels"] == labels
    assert service["spec"]["selector"] == labels
    assert budget["spec"]["selector"]["matchLabels"] == labels
