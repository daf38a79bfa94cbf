"""The options of ``reset``: positions to start with instead of the beginning of a game.

``reset(options={"position": ...})`` takes a game, or a position as a line of text. There is no
other option; unknown ones are refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from marrakech.core.kernel import State
    from marrakech.core.rules import Rules


def one(options: Mapping[str, Any] | None, rules: Rules) -> Game | None:
    """The game to start with; None is the usual beginning."""
    given = _position(options)
    return None if given is None else _read(given, rules)


def many(options: Mapping[str, Any] | None, rules: Rules, size: int) -> Sequence[State] | None:
    """The games to start with in a vector: one position for all, or one for each."""
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
    game = Game.from_position(given) if isinstance(given, str) else given
    # the way that Assam faced at the start does not matter any more (R1.2): it is another if a
    # game was transformed
    if game.rules.replace(heading=rules.heading) != rules:
        raise ValueError(
            f"the position is of a game by {game.rules}, and the environment plays {rules}"
        )
    if game.is_over:
        raise too_late()
    return Game._at(rules, game.kernel_state())  # noqa: SLF001  (as a view makes games)


def too_late() -> ValueError:
    """The error for a start position from which the game ends before the learner can choose."""
    return ValueError("the game is over before there is anything to choose: begin earlier")
