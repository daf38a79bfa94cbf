"""What has to be true of whatever a reader lets in, and of whatever it refuses."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeVar

from marrakech import BadNotation, BadRecord, BadRules, Game, IllegalAction, Phase, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

Given = TypeVar("Given")
Read = TypeVar("Read")

PROPER = (BadNotation, BadRules, BadRecord, IllegalAction)


def tried(read: Callable[[Given], Read], given: Given) -> Read | None:
    """What a reader makes of something; None if it refuses it properly."""
    try:
        return read(given)
    except Refusal as refusal:
        assert_told(refusal)
        return None


def assert_told(refusal: Refusal) -> None:
    """A refusal is one of those that the project promises, with a reason and a message."""
    assert isinstance(refusal, PROPER)
    assert refusal.reason
    assert str(refusal).strip()


def assert_points_into(text: str, error: BadRecord) -> None:
    """An error of a record says where: at a line and column that are there."""
    assert_told(error)
    assert_told(error.why)
    lines = text.split("\n")
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= max(1, len(lines[error.line - 1]))
    assert f"line {error.line}, column {error.column}" in str(error)


def assert_sensible(game: Game) -> None:
    """A position that was let in could have come about somehow."""
    rules, players = game.rules, game.players
    leaving = sorted(player.leaving for player in players if player.leaving)
    assert leaving == [*range(1, len(leaving) + 1)]  # R4.3
    assert len(leaving) < len(players)
    assert rules.elimination or not leaving  # R4.4
    for player in players:
        assert not (player.out and (player.dirhams or player.rugs_left))
        assert player.top is None or player.rugs[player.top]
        assert (player.top is None) == (not player.rugs_left) or game.phase == Phase.REVEAL
        for colour, left in player.rugs.items():
            seen = sum(rug.colour == colour for rug in game.rugs())
            assert seen + left <= rules.rugs_per_colour
    assert {rug.colour for rug in game.rugs()} <= set(rules.colours)
    assert sum(player.dirhams for player in players) <= 65_535
    alone = len(leaving) == len(players) - 1
    assert (game.phase == Phase.OVER) == (alone or not any(p.rugs_left for p in players))  # R6.1
    mover = players[game.mover]
    if game.phase in (Phase.TURN, Phase.ROLL, Phase.LAY):
        assert not mover.out
        assert mover.rugs_left or (rules.variant and game.phase == Phase.TURN)  # R7.1
    if game.phase == Phase.REVEAL:
        assert rules.two_colours  # R2.3
        assert rules.pile == "shuffled"


def assert_sound(game: Game, rng: Random) -> None:
    """A game that was let in is written and read back, and can be played to its end."""
    assert_sensible(game)
    again = Game.from_position(game.position())
    assert again == game
    assert again.position() == game.position()
    assert Game.from_dict(json.loads(json.dumps(game.to_dict()))) == game
    dirhams = sum(player.dirhams for player in game.players)
    end = game.copy()
    while legal := end.legal():
        end.push(rng.choice(legal))
    assert end.outcome() is not None
    assert sum(player.dirhams for player in end.players) == dirhams
    assert Game.from_position(end.position()) == end
    assert game == again
