"""The page draws the market that the core walks on."""

from __future__ import annotations

import json
from pathlib import Path

from marrakech.core.board import MOSAICS

TABLE = Path(__file__).parents[2] / "web" / "src" / "board" / "mosaics.json"


def test_the_page_draws_the_mosaics_of_the_core() -> None:
    drawn = {tuple(sorted(mosaic["ends"])) for mosaic in json.loads(TABLE.read_text())}
    real = {tuple(sorted(f"{square}{side}" for square, side in m.ends)) for m in MOSAICS}
    assert drawn == real
