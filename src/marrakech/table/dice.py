"""Dice that nobody has to trust: all luck of a game follows from a seed that it was bound to.

Everybody sees the seed's SHA-256, the commitment, before the game begins, and the seed when it is
over; then anybody can compute every throw and every pile again.

>>> dice = FairDice(bytes(32))
>>> dice.commitment[:16]
'66687aadf862bd77'
>>> [dice.throw(counter) for counter in range(10)]
[3, 3, 2, 1, 3, 4, 4, 2, 2, 4]
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core.tables import FACES

if TYPE_CHECKING:
    from marrakech.core.board import Colour
    from marrakech.core.rules import Rules

SEED_BYTES = 32
_BLOCK = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))
FIRST_DRAWN = "FirstDrawn"
"""The header of a record in which the dice chose who began."""


class Deal(NamedTuple):
    """What is drawn before a game begins."""

    first: int
    piles: tuple[tuple[Colour, ...], ...] | None
    """The order of the piles, the next rug first, where there is one to draw (R2.3)."""
    drawn: int
    """How many draws that took: the first throw is the one with this counter."""


class FairDice:
    """All draws of one game. The draw with a counter is the same whenever it is asked for."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        # HMAC-SHA256, whose two hashes begin with the key: a shuffle takes some fifty draws, and
        # the module hmac sets up each of them anew
        key = seed.ljust(_BLOCK, b"\0")
        self._inner = sha256(key.translate(_INNER))
        self._outer = sha256(key.translate(_OUTER))
        self._dealt: tuple[Rules, int | None, Deal] | None = None
        self.commitment = sha256(seed).hexdigest()
        """What binds the game to its seed."""

    def draw(self, counter: int, cases: int) -> int:
        """One of ``cases`` cases. All are equally likely but for one part in 2**253."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"%d" % counter)
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()) % cases

    def throw(self, counter: int) -> int:
        """A throw of the die (R1.3)."""
        return FACES[self.draw(counter, len(FACES))]

    def deal(self, rules: Rules, first: int | None) -> Deal:
        """Who begins, if that is left to the dice (R2.4), and the piles (R2.3)."""
        before = self._dealt
        if before is None or before[0] is not rules or before[1] != first:
            before = self._dealt = (rules, first, self._deal(rules, first))
        return before[2]

    def _deal(self, rules: Rules, first: int | None) -> Deal:
        counter = 0
        if first is None:
            first = self.draw(counter, rules.players)
            counter += 1
        if not rules.hides_piles:
            return Deal(first, None, counter)
        piles = []
        for seat in range(rules.players):
            colours = rules.colours_of(seat)
            pile = [colour for colour in colours for _ in range(rules.rugs_each // len(colours))]
            for last in range(len(pile) - 1, 0, -1):
                other = self.draw(counter, last + 1)
                counter += 1
                pile[last], pile[other] = pile[other], pile[last]
            piles.append(tuple(pile))
        return Deal(first, tuple(piles), counter)
