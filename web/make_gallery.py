"""Writes ``src/gallery/positions.json``: real positions to look at in ``gallery.html``.

Games are played with the core by bots; what is shown of them is what a table would send.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from marrakech import Game
from marrakech.bots import Clock, make
from marrakech.core.story import Phase, Walked
from marrakech.table.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.core.story import Event
    from marrakech.table.messages import Landing

PAINTER = Presenter()

Story = list[tuple["Event | None", Game]]
"""A game: every position, and what led to it."""


def played(rules: str, seed: int, kinds: tuple[str, ...]) -> Story:
    """A whole game: every position, and what led to it."""
    rng = Random(seed)
    game = Game(rules)
    bots = [make(kind, seed=seed + i) for i, kind in enumerate(kinds)]
    story: Story = [(None, game.copy())]
    while game.phase != Phase.OVER:
        odds = game.chance()
        if odds:
            actions, weights = zip(*odds, strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = bots[game.seat].choose(game.view(game.seat), Clock())
        story.append((game.push(action), game.copy()))
    return story


def scene(name: str, game: Game) -> dict[str, Any]:
    """A position with a name."""
    return {"name": name, "position": PAINTER.position(game), "todo": PAINTER.todo(game)}


def ruined() -> tuple[Story, int]:
    """A game in which somebody goes out while others play on, and where in it."""
    for seed in range(400):
        story = played("international/3", seed, ("greedy", "random", "random"))
        for i, (event, game) in enumerate(story):
            if isinstance(event, Walked) and event.out and game.phase != Phase.OVER:
                return story, i
    raise LookupError("nobody goes out")


def find(rules: str, kinds: tuple[str, ...], wanted: Callable[[Game], bool]) -> Game:
    """The first position of the first game that has one."""
    for seed in range(400):
        for _, game in played(rules, seed, kinds):
            if wanted(game):
                return game
    raise LookupError(f"no game of {rules} shows it")


def landings(game: Game) -> list[list[Landing]]:
    """Where each way may end, if Assam is about to be turned."""
    found = PAINTER.todo(game) if game.phase == Phase.TURN else None
    return [] if found is None else [forecast.landings for forecast in found.forecasts]


def through_mosaics(game: Game) -> bool:
    """Whether two ways run through a mosaic, and one costs something, on a full market."""
    ways = landings(game) if sum(p.squares for p in game.players) >= 20 else []
    fans = [way for way in ways if any(step.mosaic for end in way for step in end.path)]
    return len(fans) >= 2 and any(end.payment for way in ways for end in way)


def ruinous(game: Game) -> bool:
    """Whether a landing puts the mover out."""
    return any(end.out for way in landings(game) for end in way)


def corner(game: Game) -> bool:
    """Whether Assam may walk round a corner."""
    steps = (step for way in landings(game) for end in way for step in end.path)
    return any(step.mosaic in ("g1g1", "a7a7") for step in steps)


def told(story: Story) -> list[dict[str, Any]]:
    """A game as a replay would tell it."""
    return [
        {
            "item": None if event is None else PAINTER.item(event, n, 0, game),
            "position": PAINTER.position(game),
        }
        for n, (event, game) in enumerate(story)
    ]


def main() -> None:
    """Play, choose and write."""
    four = ("greedy",) * 4
    story = played("international/4", 7, four)
    middle = [g for _, g in story if g.phase == Phase.TURN][20]
    lay = [g for _, g in story if g.phase == Phase.LAY]
    late = [g for _, g in story if g.phase == Phase.TURN][-1]
    fan = find("international/4", four, through_mosaics)
    ruin = find("international/3", ("greedy", "random", "random"), ruinous)
    bend = find("international/4", four, corner)
    losing, out = ruined()
    scenes = [
        scene("empty", story[0][1]),
        scene("middle", middle),
        scene("fans", fan),
        scene("corner", bend),
        scene("ruin", ruin),
        scene("roll", next(g for _, g in story[60:] if g.phase == Phase.ROLL)),
        scene("lay", lay[6]),
        scene("lay-late", lay[30]),
        scene("neutral", losing[min(out + 6, len(losing) - 1)][1]),
        scene("late", late),
        scene("over", story[-1][1]),
        scene("full", played("polish/4", 3, ("random",) * 4)[-1][1]),
    ]
    data = {
        "scenes": scenes,
        "replay": told(story[:120]),
        "out": told(losing[max(0, out - 2) : out + 6]),
    }
    target = Path(__file__).parent / "src" / "gallery" / "positions.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=0))
    print(f"{len(scenes)} positions are in {target}")


if __name__ == "__main__":
    main()
