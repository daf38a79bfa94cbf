"""Whole games, written down: a change of the rules shows as a diff of text files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.games import PLAYTHROUGHS
from tests.golden.playthrough import COMMAND, Luck, Playthrough

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_game_goes_as_it_was_written_down(playthrough: Playthrough) -> None:
    path = FOLDER / f"{playthrough.name}.txt"
    assert path.exists(), f"write it with `{COMMAND}`"
    written = path.read_text(encoding="utf-8").split("\n")
    found = playthrough.text().split("\n")
    for number, (was, now) in enumerate(zip(written, found, strict=False), start=1):
        assert now == was, f"{path.name}, line {number}; if it is meant to change, `{COMMAND}`"
    assert len(found) == len(written), f"{path.name}; if it is meant to change, `{COMMAND}`"


def test_no_file_is_left_over() -> None:
    names = {f"{playthrough.name}.txt" for playthrough in PLAYTHROUGHS}
    assert {path.name for path in FOLDER.glob("*.txt")} == names, f"run `{COMMAND}`"


def test_the_luck_is_splitmix64() -> None:
    """The first numbers of its authors' reference program for the seed 1234567."""
    luck = Luck(1234567)
    assert [luck.below(2**64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
