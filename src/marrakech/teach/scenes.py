"""Positions that show something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core.board import COLOURS, Square
from marrakech.core.game import Game
from marrakech.core.position_json import write_rules
from marrakech.core.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Sequence


def scene(
    rugs: str = "",
    assam: str = "d4S",
    phase: str = "turn",
    mover: int = 0,
    *,
    out: tuple[int, ...] = (),
    rules: Rules | None = None,
    dirhams: Sequence[int] = (),
) -> Game:
    """A position from rugs in the order in which they were laid: ``r:d3e3 y:b2b3``."""
    rules = rules or Rules()
    board: list[list[dict[str, Any] | None]] = [[None] * 7 for _ in range(7)]
    left = dict.fromkeys(rules.colours, rules.rugs_per_colour)
    for number, rug in enumerate(rugs.split(), start=1):
        colour = next(c for c in COLOURS if c.letter == rug[0])
        first, second = Square.parse(rug[2:4]), Square.parse(rug[4:6])
        left[colour] -= 1
        for here, there in ((first, second), (second, first)):
            half = here.heading_to(there)
            cell = {"colour": colour.value, "rug": number, "half": half and half.value}
            board[here.row][here.column] = cell
    players = []
    for seat in range(rules.players):
        gone = seat in out
        colours = rules.colours_of(seat)
        player: dict[str, Any] = {
            "dirhams": 0 if gone else dirhams[seat] if dirhams else 30,
            "rugs": {c.value: 0 if gone else left[c] for c in colours},
            "out": gone,
        }
        if len(colours) > 1:
            player["top"] = colours[0].value
        players.append(player)
    return Game.from_dict(
        {
            "rules": write_rules(rules),
            "phase": phase,
            "seat": mover,
            "assam": {"square": assam[:2], "heading": assam[2]},
            "board": board,
            "players": players,
        }
    )


def played(game: Game, *actions: str) -> Game:
    """The same game some actions later."""
    for action in actions:
        game.push(action)
    return game
