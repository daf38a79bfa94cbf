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
from marrakech.core.board import SIZE, Square
from marrakech.core.story import Laid, Phase, Turned, Walked
from marrakech.table import messages as m

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.core.board import Step
    from marrakech.core.story import Event, Payment

Story = list[tuple["Event | None", Game]]
"""A game: every position, and what led to it."""


def position(game: Game) -> m.Position:
    """The market as it is sent."""
    cells: dict[Square, m.Cell] = {}
    for number, rug in enumerate(game.rugs()):
        for square, visible in zip(rug.squares, rug.visible, strict=True):
            other = rug.squares[1] if square == rug.squares[0] else rug.squares[0]
            half = square.heading_to(other)
            if visible and half is not None:
                neutral = game.owner(rug.colour) is None
                cells[square] = m.Cell(str(rug.colour), number, str(half), neutral)  # type: ignore[arg-type]
    return m.Position(
        phase=str(game.phase),  # type: ignore[arg-type]
        seat=game.seat,
        assam=m.AssamAt(str(game.assam.square), str(game.assam.heading)),  # type: ignore[arg-type]
        board=[[cells.get(Square(r, c)) for c in range(SIZE)] for r in range(SIZE)],
        players=[
            m.PlayerNow(
                dirhams=p.dirhams,
                squares=p.squares,
                points=p.points,
                rugs={str(colour): left for colour, left in p.rugs.items()},  # type: ignore[misc]
                top=None if p.top is None else str(p.top),  # type: ignore[arg-type]
                out=p.out,
            )
            for p in game.players
        ],
        turn=1,
        turns_left=sum(p.rugs_left for p in game.players),
    )


def steps(path: tuple[Step, ...]) -> list[m.StepMade]:
    """A walk as it is sent."""
    return [
        m.StepMade(
            str(step.square),
            str(step.heading),  # type: ignore[arg-type]
            None if step.mosaic is None else "".join(str(end[0]) for end in step.mosaic.ends),
        )
        for step in path
    ]


def paid(payment: Payment | None) -> m.Paid | None:
    """A payment as it is sent."""
    if payment is None:
        return None
    squares = [str(square) for square in payment.squares]
    return m.Paid(
        payment.by,
        payment.to,
        str(payment.colour),  # type: ignore[arg-type]
        payment.due,
        payment.paid,
        squares,
    )


def forecast(game: Game, way: str) -> m.Forecast:
    """What a way may lead to; the game is about to throw."""
    landings = []
    for action, chance in game.chance():
        after = game.copy()
        walked = after.push(action)
        assert isinstance(walked, Walked)
        landings.append(
            m.Landing(walked.steps, chance, steps(walked.path), paid(walked.payment), walked.out)
        )
    expected = sum(end.chance * (end.payment.paid if end.payment else 0) for end in landings)
    return m.Forecast(way, landings, expected)  # type: ignore[arg-type]


def todo(game: Game) -> m.Todo | None:
    """What has to be done, as it is sent."""
    if game.phase not in (Phase.TURN, Phase.ROLL, Phase.LAY):
        return None
    forecasts = []
    if game.phase == Phase.TURN:
        for action in game.legal():
            after = game.copy()
            after.push(action)
            forecasts.append(forecast(after, action.text))
    elif game.phase == Phase.ROLL:
        forecasts.append(forecast(game, "F"))
    legal = [] if game.phase == Phase.ROLL else [action.text for action in game.legal()]
    return m.Todo(game.seat, str(game.phase), legal, forecasts)  # type: ignore[arg-type]


def item(event: Event, number: int) -> m.LogItem | None:
    """What happened, as it is sent."""
    match event:
        case Turned():
            return m.TurnedAssam(number, 0, event.seat, str(event.way), str(event.heading))  # type: ignore[arg-type]
        case Walked():
            return m.Walked(
                number,
                0,
                event.seat,
                event.steps,
                str(event.start),
                steps(event.path),
                paid(event.payment),
                event.out,
            )
        case Laid():
            laid = [str(square) for square in event.squares]
            return m.Laid(number, 0, event.seat, str(event.colour), laid)  # type: ignore[arg-type]
    return None


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
    return {"name": name, "position": position(game), "todo": todo(game)}


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


def landings(game: Game) -> list[list[m.Landing]]:
    """Where each way may end, if Assam is about to be turned."""
    found = todo(game) if game.phase == Phase.TURN else None
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
        {"item": None if event is None else item(event, n), "position": position(game)}
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
