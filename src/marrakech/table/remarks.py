"""What bots say now and then: a phrase that fits what has just happened at their table.

It follows from the log alone: the same table says the same. Bots speak seldom, each in their own
way, and never about what a person has lost: who pays much to a bot, goes out or comes last is left
in peace. What they say is stored as what people say is; it is no action.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from marrakech.table import entries as entry_types
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.table.seats import SeatState
    from marrakech.table.table import Table

GAP = 6
"""At least so many throws between two remarks of bots."""
MUCH = 5
"""Dirhams from which on a payment is worth a word."""
GREW = 12
"""Squares from which on somebody's rugs are worth praise, where they have just become so many."""
SHARE = 2
"""One of so many occasions is taken."""


class Temper(NamedTuple):
    """What somebody says, by occasion; one of the phrases is taken, or a reaction."""

    pays: tuple[str, ...]
    """Has paid much."""
    receives: tuple[str, ...]
    """Has received much of another bot."""
    praises: tuple[str, ...]
    """A person does well: receives much, or has many squares."""
    ends: tuple[str, ...]
    """The game is over."""


TEMPERS = {
    "porter": Temper(("laugh", "oops"), ("thanks", "laugh"), ("nice-rug",), ("again", "tea")),
    "apprentice": Temper(("ouch", "oops"), ("wow",), ("wow", "nice-rug"), ("well-played",)),
    "peddler": Temper(("sad", "ouch"), ("thanks",), ("lucky",), ("well-played",)),
    "merchant": Temper(("well-played",), ("smile",), ("nice-rug",), ("well-played", "again")),
    "master": Temper(("smile", "well-played"), ("smile",), ("well-played",), ("tea", "applause")),
    "storyteller": Temper(("smile", "wow"), ("smile",), ("well-played",), ("tea", "well-played")),
    "pourer": Temper(("laugh", "ouch"), ("thanks",), ("applause", "wow"), ("again", "tea")),
    "grandmother": Temper(("sad", "oops"), ("thanks",), ("smile", "nice-rug"), ("tea", "smile")),
    "mason": Temper(("ouch",), ("thanks",), ("nice-rug", "wow"), ("well-played", "applause")),
    "weaver": Temper(("oops", "laugh"), ("smile",), ("nice-rug",), ("again", "well-played")),
    "drummer": Temper(("laugh", "wow"), ("laugh", "wow"), ("lucky", "wow"), ("again", "applause")),
}


def remark(table: Table, now: int) -> tuple[entry_types.Spoken, ...]:
    """The entry for what a bot says now; none if all are quiet, as mostly."""
    log = table.log
    if not any(seat.is_person for seat in table.seats) or not _speaks(table.seats):
        return ()
    occasion = _occasion(table)
    if occasion is None:
        return ()
    item, seat, phrases = occasion
    throws = 0
    for earlier in reversed(log):
        if isinstance(earlier, messages.Said) and table.seats[earlier.seat].kind == "bot":
            if earlier.n > item.n or (throws < GAP and not isinstance(item, messages.Over)):
                return ()
            break
        throws += isinstance(earlier, messages.Walked)
    chance = int.from_bytes(sha256(f"{table.id}:{item.n}".encode()).digest()[:8])
    if chance % SHARE:
        return ()
    return (entry_types.Spoken(now, seat, phrases[chance // SHARE % len(phrases)]),)


def _speaks(seats: Sequence[SeatState]) -> list[int]:
    """The seats of bots that have something to say; not those that play for a person."""
    return [number for number, seat in enumerate(seats) if _temper(seat) is not None]


def _temper(seat: SeatState) -> Temper | None:
    return TEMPERS.get(seat.level or "") if seat.kind == "bot" else None


def _occasion(table: Table) -> tuple[messages.LogItem, int, tuple[str, ...]] | None:
    """What has just happened, who may say something about it, and what."""
    # what came after the event in the log (reveals, phrases of people) is passed over
    for item in reversed(table.log[-6:]):
        match item:
            case messages.Over(winners=winners):
                speakers = _speaks(table.seats)
                best = [seat for seat in speakers if seat in winners] or speakers
                temper = _temper(table.seats[best[0]])
                assert temper is not None
                return item, best[0], temper.ends
            case messages.Walked(payment=payment, out=out):
                if payment is None or payment.paid < MUCH:
                    return None
                return _about_payment(table, item, payment, out=out)
            case messages.Laid(seat=seat, spreads=spreads):
                return _about_rug(table, item, seat, spreads)
            case messages.TookBack() | messages.Began():
                return None
    return None


def _about_payment(
    table: Table, item: messages.Walked, payment: messages.Paid, *, out: bool
) -> tuple[messages.LogItem, int, tuple[str, ...]] | None:
    payer, receiver = table.seats[payment.by], table.seats[payment.to]
    paying, receiving = _temper(payer), _temper(receiver)
    if paying is not None and not out:
        return item, payment.by, paying.pays
    if receiving is not None and payer.kind == "bot":
        return item, payment.to, receiving.receives
    return None  # a person pays, and nobody gloats


def _about_rug(
    table: Table, item: messages.Laid, seat: int, spreads: list[int]
) -> tuple[messages.LogItem, int, tuple[str, ...]] | None:
    """A person has just come to many squares: praise from the bot that sits next."""
    before = next(
        (
            earlier.spreads[seat]
            for earlier in reversed(table.log[: item.n])
            if isinstance(earlier, messages.Walked | messages.Laid)
        ),
        0,
    )
    if not table.seats[seat].is_played_by_hand or not before < GREW <= spreads[seat]:
        return None
    speaker = min(_speaks(table.seats), key=lambda other: (other - seat) % len(table.seats))
    temper = _temper(table.seats[speaker])
    assert temper is not None
    return item, speaker, temper.praises
