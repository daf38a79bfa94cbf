"""Checks the dice of a finished game: draws all throws and piles again, and compares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from marrakech.core.story import Revealed, Walked
from marrakech.table.dice import DICE, NO_CHAIN, SeedDice, hash_of
from marrakech.table.proof import read_proof

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.core.record import Record
    from marrakech.table.dice import JointDice
    from marrakech.table.proof import Proof


What = Literal["commitment", "first", "throw", "pile", "link", "count"]


class DiceFault(NamedTuple):
    """Something that is not as the seed and the chains say."""

    what: What
    number: int
    """Which throw, or which rug of a pile, from 1; else 0."""
    found: str
    expected: str


class Verdict(NamedTuple):
    """The result of checking the dice of a game."""

    version: int
    """Of the dice."""
    commitment: str
    throws: int
    alone: int
    """Throws without a player's link: only the server's seed decided them."""
    redrawn: int
    """Throws that were taken back and drawn anew."""
    rugs: int
    """Rugs that piles have shown."""
    faults: tuple[DiceFault, ...]


def verify(record: Record) -> Verdict:
    """Compute every throw and every pile of a game again, and compare."""
    game = record.game
    proof = read_proof(record.headers, game.rules.players)
    assert proof.seed is not None, "it was read"
    dice = DICE[proof.version](bytes.fromhex(proof.seed))
    faults: list[DiceFault] = []

    def compare(what: What, number: int, *two: str) -> None:
        if two[0] != two[1]:
            faults.append(DiceFault(what, number, *two))

    start = game.start()
    first = start.mover
    compare("commitment", 0, proof.commitment, dice.commitment)
    deal = dice.deal(
        game.rules, None if proof.first_drawn else first, proof.ends, start.hidden_rugs()
    )
    compare("first", 0, str(first), str(deal.first))
    walks = [event for event in game.history if isinstance(event, Walked)]
    drawn = list(_drawn(dice, deal.drawn, proof, [event.seat for event in walks], faults))
    compare("count", 0, str(len(drawn)), str(len(walks)))
    for number, (walk, expected) in enumerate(zip(walks, drawn, strict=False), 1):
        compare("throw", number, str(walk.steps), str(expected))
    shown = [0] * game.rules.players
    for event in game.history:
        if isinstance(event, Revealed) and deal.piles is not None:
            rug = deal.piles[event.seat][shown[event.seat]]
            shown[event.seat] += 1
            compare("pile", shown[event.seat], event.colour.value, rug.value)
    if isinstance(dice, SeedDice):
        alone, redrawn = len(walks), 0
    else:
        alone = sum(throw.kept and throw.link is None for throw in proof.throws)
        redrawn = sum(not throw.kept for throw in proof.throws)
    counts = (len(walks), alone, redrawn, sum(shown))
    return Verdict(proof.version, dice.commitment, *counts, tuple(faults))


def _drawn(
    dice: SeedDice | JointDice, dealt: int, proof: Proof, seats: list[int], faults: list[DiceFault]
) -> Iterator[int]:
    """The throws that count, as the dice draw them; ``seats`` are those that threw."""
    if isinstance(dice, SeedDice):
        for number in range(len(seats)):
            yield dice.throw(dealt + number)
        return
    heads = {end: end for end in proof.ends if end is not None}
    links: list[str] = []
    kept = 0
    for number, throw in enumerate(proof.throws, 1):
        seat = seats[kept] if throw.kept and kept < len(seats) else None
        if throw.link is not None:
            links.append(throw.link)
            # of a throw that was taken back it is not known who threw: its link may be of any chain
            ends = heads if seat is None else [proof.ends[seat]]
            end = next((end for end in ends if end and heads[end] == hash_of(throw.link)), None)
            if end is None:
                head = seat is not None and heads.get(proof.ends[seat] or "")
                faults.append(DiceFault("link", number, throw.link, head or NO_CHAIN))
            else:
                heads[end] = throw.link
        if throw.kept:
            kept += 1
            yield dice.throw(number, proof.ends, links)
