"""The example programs run, and tell what they promise."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SHARE = r"[\d.]+% of wins \[[\d.]+%, [\d.]+%\], 2 games, [\d.]+ ms a decision"


@pytest.mark.parametrize("rollouts", ["kernel", "openspiel"])
def test_the_search_of_openspiel_plays_a_match(rollouts: str) -> None:
    done = subprocess.run(
        [
            *(
                sys.executable,
                EXAMPLES / "openspiel_mcts.py",
                "--games",
                "2",
                "--rollouts",
                rollouts,
            ),
            *("--simulations", "4", "--rules", "standard/2,rugs=4", "--against", "random"),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.fullmatch(f"openspiel-mcts: {SHARE}\nrandom: {SHARE}\n", done.stdout), done.stdout
