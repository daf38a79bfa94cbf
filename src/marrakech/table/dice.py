"""Dice whose fairness anybody can check after the game (provably fair).

Everybody sees the SHA-256 of the server's seed, the commitment, before the game begins, and the
seed when it is over; then anybody can compute every throw and every pile again.

With :class:`JointDice` players add to the luck, so that whoever runs the server can neither foresee
a throw nor try seeds until one pleases. Each browser makes a key, computes a chain of hashes from
it, and hands in the chain's end when its player sits down. Every throw reveals the next link of
the thrower's chain, whose hash is the link before.

>>> dice = JointDice(bytes(32))
>>> dice.commitment[:16]
'66687aadf862bd77'
>>> chain = Chain(bytes(32))
>>> link = chain.after(chain.end)
>>> hash_of(link) == chain.end
True
>>> dice.throw(1, (chain.end, None), (link,))
4

With :class:`SeedDice` all luck follows from the seed alone. Tables and records from before have
them.
"""

from __future__ import annotations

import hmac
from abc import ABC, abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from marrakech.core.lookup_tables import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.board import Colour
    from marrakech.core.rules import Rules

    Hidden = Sequence[Sequence[Colour]]
    """By seat, the rugs of a pile that nobody has seen yet."""

SEED_BYTES = 32
LINKS = 1024
"""The links of a chain after its end: more throws than anybody makes in a game."""
NO_CHAIN = "-"
"""Stands for a player who adds nothing to the luck: a bot, or somebody with an older page."""
VERSION = 2
"""The version of the dice of new tables."""
_BLOCK = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Deal(NamedTuple):
    """What is drawn before a game begins."""

    first: int
    piles: tuple[tuple[Colour, ...], ...] | None
    """The order of the piles, the next rug first, where there is one to draw (R2.3)."""
    drawn: int
    """How many draws that took."""


class Dice(ABC):
    """The random draws of one game: each is a pure function of the seed and a message."""

    version: ClassVar[int]

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        # HMAC-SHA256, whose two hashes begin with the key: a shuffle takes some fifty draws, and
        # the module hmac sets up each of them anew
        key = seed.ljust(_BLOCK, b"\0")
        self._inner = sha256(key.translate(_INNER))
        self._outer = sha256(key.translate(_OUTER))
        self._dealt: tuple[Rules, int | None, Sequence[str | None], Hidden | None, Deal] | None
        self._dealt = None
        self.commitment = sha256(seed).hexdigest()
        """What binds the game to its seed."""

    def draw(self, message: str, cases: int) -> int:
        """A random number below ``cases``; all are equally likely, up to one part in 2**253."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message.encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()) % cases

    def deal(
        self,
        rules: Rules,
        first: int | None,
        ends: Sequence[str | None] = (),
        hidden: Hidden | None = None,
    ) -> Deal:
        """Who begins, if that is left to the dice (R2.4), and the piles (R2.3).

        ``ends`` are the ends of the players' chains, by seat; ``hidden`` the rugs to be shuffled,
        by seat, in a game that does not begin at the beginning.
        """
        before = self._dealt
        if before is None or before[0] is not rules or before[1:4] != (first, ends, hidden):
            dealt = self._deal(rules, first, ends, hidden)
            before = self._dealt = (rules, first, ends, hidden, dealt)
        return before[4]

    def _deal(
        self,
        rules: Rules,
        first: int | None,
        ends: Sequence[str | None],
        hidden: Hidden | None,
    ) -> Deal:
        drawn = 0
        if first is None:
            first = self.draw(self._deal_message(drawn, ends), rules.players)
            drawn += 1
        if not rules.hides_piles:
            return Deal(first, None, drawn)
        piles = []
        for seat in range(rules.players):
            colours = rules.colours_of(seat)
            each = rules.rugs_each // len(colours)
            pile = [colour for colour in colours for _ in range(each)]
            if hidden is not None:
                pile = list(hidden[seat])
            for last in range(len(pile) - 1, 0, -1):
                other = self.draw(self._deal_message(drawn, ends), last + 1)
                drawn += 1
                pile[last], pile[other] = pile[other], pile[last]
            piles.append(tuple(pile))
        return Deal(first, tuple(piles), drawn)

    @abstractmethod
    def _deal_message(self, drawn: int, ends: Sequence[str | None]) -> str:
        """The message that is hashed for the next draw of the deal, after so many draws."""


class SeedDice(Dice):
    """Dice whose luck follows from the seed alone: draws are numbered, those of the deal first."""

    version = 1

    def _deal_message(self, drawn: int, ends: Sequence[str | None]) -> str:
        del ends
        return str(drawn)

    def throw(self, counter: int) -> int:
        """A throw of the die (R1.3)."""
        return FACES[self.draw(str(counter), len(FACES))]

    def luck_of_bot(self, position: str) -> int:
        """The seed of what a bot decides in a position, where all who come to it are to meet the
        same decision.
        """
        return self.draw(f"bot {position}", 1 << 64)


class JointDice(Dice):
    """Dice whose luck follows from the seed and from what players have revealed so far."""

    version = 2

    def _deal_message(self, drawn: int, ends: Sequence[str | None]) -> str:
        return " ".join(("deal", *_words(ends), str(drawn + 1)))

    def throw(self, number: int, ends: Sequence[str | None], links: Sequence[str]) -> int:
        """A throw of the die (R1.3).

        ``number`` counts all throws that were ever made at the table, from 1. ``links`` are all
        that were revealed so far, in the order of the log, the one of this throw last.
        """
        message = " ".join(("throw", *_words(ends), *links, str(number)))
        return FACES[self.draw(message, len(FACES))]


DICE: dict[int, type[SeedDice | JointDice]] = {1: SeedDice, 2: JointDice}
"""By version."""


def _words(ends: Sequence[str | None]) -> list[str]:
    return [end or NO_CHAIN for end in ends]


def hash_of(link: str) -> str:
    """The link before: the SHA-256 of a link's bytes."""
    return sha256(bytes.fromhex(link)).hexdigest()


class Chain:
    """A chain of hashes, as browsers make it from a key that never leaves them.

    The last link is HMAC-SHA256 of the word ``chain`` under the key, every other one is the
    SHA-256 of the link after it, and the end is that of the first link. The key for the next game
    is made likewise from the word ``next``, so that all of one's devices know it.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        links = [hmac.digest(key, b"chain", "sha256").hex()]
        for _ in range(LINKS):
            links.append(hash_of(links[-1]))
        self._links = links[::-1]
        self._places = {link: place for place, link in enumerate(self._links)}

    @property
    def end(self) -> str:
        """What is handed in at sitting down."""
        return self._links[0]

    def after(self, link: str) -> str | None:
        """The link that comes after one that was revealed, or after the end; None after the last,
        or where the link is none of this chain.
        """
        place = self._places.get(link, LINKS)
        return self._links[place + 1] if place < LINKS else None

    def for_next_game(self) -> Chain:
        """The chain of the next game."""
        return Chain(hmac.digest(self.key, b"next", "sha256"))
