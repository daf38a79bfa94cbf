"""Where games begin, if it is not where games begin: the options that a reset takes.

``reset(options={"position": ...})`` takes a game, or a position as a line of text. Other options
there are none, and what nobody knows is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core.game import Game
from marrakech.core.story import Phase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from marrakech.core.kernel import State
    from marrakech.core.rules import Rules


def one(options: Mapping[str, Any] | None, rules: Rules) -> Game | None:
    """The game that one is to begin with; None is where games begin."""
    given = _position(options)
    return None if given is None else _read(given, rules)


def many(options: Mapping[str, Any] | None, rules: Rules, size: int) -> Sequence[State] | None:
    """The same for many games: one position for all of them, or one for each."""
    given = _position(options)
    if given is None:
        return None
    if isinstance(given, Game | str):
        return [_read(given, rules).kernel_state()] * size
    try:
        positions = list(given)
    except TypeError:
        raise TypeError(f"positions are a list, not {given!r}") from None
    if len(positions) != size:
        raise ValueError(f"there are {size} games, and {len(positions)} positions")
    return [_read(position, rules).kernel_state() for position in positions]


def _position(options: Mapping[str, Any] | None) -> Any:  # noqa: ANN401  (looked at by _read)
    for name in options or ():
        if name != "position":
            raise ValueError(f"there is no option {name!r} to reset with; there is position")
    return (options or {}).get("position")


def _read(given: object, rules: Rules) -> Game:
    """A game that goes on from a position; its past and the order of its piles are forgotten."""
    if not isinstance(given, Game | str):
        raise TypeError(f"a position is a Game or its line of text, not {given!r}")
    game = (Game.from_position(given) if isinstance(given, str) else given).view().game()
    if game.rules != rules:
        raise ValueError(
            f"the position is of a game by {game.rules}, and the environment plays {rules}"
        )
    if game.phase is Phase.OVER:
        raise too_late()
    return game


def too_late() -> ValueError:
    """What is raised where a game ends before the learner has chosen anything."""
    return ValueError("the game is over before there is anything to choose: begin earlier")
