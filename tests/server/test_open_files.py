"""A server takes as many file handles as it may have, and says so."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.server.running import running

if TYPE_CHECKING:
    from pathlib import Path

TRY = """
import logging, resource, sys
from marrakech.server.open_files import raise_open_files
logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stdout)
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))
raise_open_files(int(sys.argv[1]))
print(resource.getrlimit(resource.RLIMIT_NOFILE))
"""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits are told by Linux")


@pytest.mark.parametrize("wanted", [200, 400])
def test_the_soft_limit_is_raised_to_the_hard_one(wanted: int) -> None:
    call = [sys.executable, "-c", TRY, str(wanted)]
    said = subprocess.run(call, capture_output=True, text=True, check=True).stdout
    assert "300 file handles, where 100 were allowed at first" in said
    assert ("too few for all connections" in said) is (wanted > 300)
    assert said.endswith("(300, 300)\n")


def test_a_server_does_so_when_it_starts(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415  (which is not there on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    fewer = min(256, soft)
    resource.setrlimit(resource.RLIMIT_NOFILE, (fewer, hard))
    try:
        with running(tmp_path / "data", cold=True) as server:  # with the limits of this process
            with open(f"/proc/{server.process.pid}/limits", encoding="ascii") as limits:  # noqa: PTH123
                found = re.search(r"Max open files +(\d+)", limits.read())
            assert found is not None
            assert int(found[1]) > fewer
            assert f"where {fewer} were allowed" in server.log()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
