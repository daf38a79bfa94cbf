"""The game that plays by itself on the first screen of the page is one by the rules."""

from __future__ import annotations

import json
from pathlib import Path

from marrakech import Game
from marrakech.table.messages import Walked
from marrakech.table.presenter import Presenter
from marrakech.table.replay import steps_of_game

FILE = Path(__file__).parents[1] / "web" / "src" / "home" / "game.json"
HEADINGS = "NESW"
COLOURS = ("red", "yellow", "blue", "purple")


def test_the_game_of_the_first_screen_is_a_whole_one_by_the_rules() -> None:
    game = Game("international/4")
    told: list[list[str]] = []
    for number, line in enumerate(json.loads(FILE.read_text(encoding="utf-8"))):
        heading, *words = line.split()
        *path, colour, near, far = words
        assert colour == COLOURS[number % 4]
        told.append(path)
        quarters = HEADINGS.index(heading) - HEADINGS.index(game.assam.heading.value)
        game.push({0: "F", 1: "R", 3: "L"}[quarters % 4])
        game.push(str(len(path)))
        game.push(near + far)
    assert game.is_over
    walks = [
        [f"{'~' if made.mosaic else ''}{made.square}{made.heading}" for made in step.item.path]
        for step in steps_of_game(game, Presenter(), [])
        if isinstance(step.item, Walked)
    ]
    assert walks == told
