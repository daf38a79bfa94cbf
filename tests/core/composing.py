"""Positions for tests, composed in a sentence.

    compose(players=2).with_rugs(red="a1b1 a2b2", blue="c1d1").assam("b1", "W").to_roll(seat=1)

Rugs are named by their two squares and lie in the order given, later ones on earlier ones. What
is not said is as at the start of a game: 30 dirhams each, no rug laid, Assam on d4 heading S;
and of every colour as many rugs are left as have not been laid.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from marrakech import Game, Rules
from marrakech.core.position_json import write_rules

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Unpack

    from marrakech.core.rules import Options, Variant

_WAYS = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}


def compose(
    players: int = 4, *, variant: Variant | None = None, **options: Unpack[Options]
) -> Composition:
    """Begin a position of the standard rules, or of those with other options."""
    return Composition(Rules(players, variant=variant, **options))


@dataclass(frozen=True, slots=True)
class Composition:
    """A position in the making; every method gives a new one, the last ones a game."""

    rules: Rules
    laid: tuple[tuple[str, str], ...] = ()
    dirhams: tuple[int, ...] = ()
    left: Mapping[str, int] | None = None
    tops: tuple[str | None, ...] | None = None
    gone: tuple[int, ...] = ()
    stands: tuple[str, str] = field(default=("d4", "S"))

    def with_rugs(self, **rugs: str) -> Composition:
        """Lay rugs, colour by colour; a second call lays on top of the first."""
        more = tuple((colour, rug) for colour, names in rugs.items() for rug in names.split())
        return replace(self, laid=self.laid + more)

    def with_dirhams(self, *dirhams: int) -> Composition:
        """Fill the purses, seat by seat."""
        return replace(self, dirhams=dirhams)

    def with_rugs_left(self, **left: int) -> Composition:
        """Say how many rugs are left to lay, by colour; of colours not named there are none."""
        return replace(self, left=left)

    def with_tops(self, *tops: str | None) -> Composition:
        """Say what lies on top of each two-colour pile; None has yet to be revealed."""
        return replace(self, tops=tops)

    def out(self, *seats: int) -> Composition:
        """Send players out of the game, in this order."""
        return replace(self, gone=seats)

    def assam(self, square: str, heading: str) -> Composition:
        """Put Assam on a square."""
        return replace(self, stands=(square, heading))

    def to_turn(self, seat: int = 0) -> Game:
        return self._game("turn", seat)

    def to_roll(self, seat: int = 0) -> Game:
        return self._game("roll", seat)

    def to_lay(self, seat: int = 0) -> Game:
        return self._game("lay", seat)

    def over(self, last: int = 0) -> Game:
        """End the game, with the turn of this seat as the last."""
        if len(self.gone) == self.rules.players - 1:
            return self._game("over", last)
        return self.with_rugs_left()._game("over", last)

    # ------------------------------------------------------------------ as plain data

    def _game(self, phase: str, seat: int) -> Game:
        plain: dict[str, Any] = {
            "rules": write_rules(self.rules),
            "phase": phase,
            "seat": seat,
            "assam": {"square": self.stands[0], "heading": self.stands[1]},
            "board": self._board(),
            "players": [self._player(seat) for seat in range(self.rules.players)],
        }
        hidden = [owner for owner, top in enumerate(self.tops or ()) if top is None]
        if hidden:
            acting = seat if seat in hidden else hidden[0]
            plain |= {"phase": "reveal", "seat": acting, "mover": seat, "then": phase}
        return Game.from_dict(plain)

    def _board(self) -> list[list[dict[str, object] | None]]:
        board: list[list[dict[str, object] | None]] = [[None] * 7 for _ in range(7)]
        for number, (colour, rug) in enumerate(self.laid, start=1):
            first, second = rug[:2], rug[2:]
            for here, there in ((first, second), (second, first)):
                half = _WAYS[ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])]
                board[int(here[1]) - 1]["abcdefg".index(here[0])] = {
                    "colour": colour,
                    "rug": number,
                    "half": half,
                }
        return board

    def _player(self, seat: int) -> dict[str, object]:
        colours = [str(colour) for colour in self.rules.colours_of(seat)]
        if seat in self.gone:
            leaving = self.gone.index(seat) + 1
            nothing = dict.fromkeys(colours, 0)
            return {"dirhams": 0, "rugs": nothing, "out": True, "leaving": leaving}
        left = {colour: self._left(colour) for colour in colours}
        top = next((colour for colour in colours if left[colour]), None)
        return {
            "dirhams": self.dirhams[seat] if self.dirhams else self.rules.dirhams,
            "rugs": left,
            "top": top if self.tops is None else self.tops[seat],
        }

    def _left(self, colour: str) -> int:
        if self.left is not None:
            return self.left.get(colour, 0)
        return self.rules.rugs_per_colour - sum(colour == other for other, _ in self.laid)
