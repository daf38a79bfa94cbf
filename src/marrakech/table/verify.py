"""Were the dice of a finished game those that it was bound to?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core.story import Revealed, Walked
from marrakech.table.dice import FIRST_DRAWN, SEED_BYTES, FairDice
from marrakech.table.refusals import TableRefusal

if TYPE_CHECKING:
    from marrakech.core.record import Record


What = Literal["commitment", "first", "throw", "pile"]


class Fault(NamedTuple):
    """Something that is not as the seed says."""

    what: What
    number: int
    """Which throw, or which rug of a pile, from 1; else 0."""
    found: str
    expected: str


class Verdict(NamedTuple):
    """What came of the check."""

    commitment: str
    throws: int
    rugs: int
    """Rugs that piles have shown."""
    faults: tuple[Fault, ...]


def verify(record: Record) -> Verdict:
    """Compute every throw and every pile of a game again, and compare."""
    try:
        seed = bytes.fromhex(record.headers.get("Seed", ""))
    except ValueError:
        seed = b""
    commitment = record.headers.get("Commitment", "")
    if len(seed) != SEED_BYTES or not commitment:
        raise TableRefusal("no-seed")
    dice = FairDice(seed)
    faults: list[Fault] = []

    def compare(what: What, number: int, *two: str) -> None:
        if two[0] != two[1]:
            faults.append(Fault(what, number, *two))

    game = record.game
    first = game.start().mover
    compare("commitment", 0, commitment.lower(), dice.commitment)
    deal = dice.deal(game.rules, None if FIRST_DRAWN in record.headers else first)
    compare("first", 0, str(first), str(deal.first))
    throws = 0
    shown = [0] * game.rules.players
    for event in game.history:
        if isinstance(event, Walked):
            expected = dice.throw(deal.drawn + throws)
            throws += 1
            compare("throw", throws, str(event.steps), str(expected))
        elif isinstance(event, Revealed) and deal.piles is not None:
            rug = deal.piles[event.seat][shown[event.seat]]
            shown[event.seat] += 1
            compare("pile", shown[event.seat], event.colour.value, rug.value)
    return Verdict(dice.commitment, throws, sum(shown), tuple(faults))
