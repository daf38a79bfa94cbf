"""The log of a table as sentences, for ``marrakech tables show``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.core.errors import printable
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from marrakech.locales import Speaker
    from marrakech.table.messages import LogItem, SeatNow
    from marrakech.table.table import Table


def who(say: Speaker, seat: SeatNow) -> str:
    """Who sits on a seat."""
    if seat.kind == "open":
        return say("page-seat-open")
    if seat.kind == "bot":
        return say(f"bots-who-{seat.level}")
    return printable(seat.name)


def told(say: Speaker, table: Table) -> Iterator[tuple[LogItem, list[str]]]:
    """The items of a table's log, each with its sentences."""
    names = [who(say, seat) for seat in table.info().seats]
    for item in table.log:
        yield item, list(_sentences(say, item, names))


def _sentences(say: Speaker, item: LogItem, names: Sequence[str]) -> Iterator[str]:  # noqa: C901, PLR0912  (a case for each)
    match item:
        case messages.Began():
            yield say("page-log-began", player=names[item.first])
        case messages.TurnedAssam():
            yield say("story-turned", player=names[item.seat], way=item.way)
        case messages.Walked():
            yield from _walk(say, item, names)
        case messages.Laid():
            near, far = item.squares
            player = names[item.seat]
            yield say("story-laid", player=player, colour=item.colour, near=near, far=far)
        case messages.Revealed():
            yield say("story-revealed", player=names[item.seat], colour=item.colour)
        case messages.TookBack():
            message = "page-log-redrawn" if item.throws else "page-log-took-back"
            yield say(message, player=names[item.seat])
        case messages.Said():
            phrase = say(f"page-phrase-{item.phrase}")
            yield say("page-log-said", player=names[item.seat], phrase=phrase)
        case messages.Helped():
            yield say(f"review-log-{item.kind}", player=names[item.seat])
        case messages.TimedOut():
            yield say("page-log-timed-out", player=names[item.seat], times=item.times)
        case messages.Resigned():
            yield say("page-log-left", player=names[item.seat], why=item.why)
        case messages.Closed():
            yield _closed(say, item, names)
        case messages.Over():
            if item.reason == "resigned":
                yield say("page-log-over-left")
            else:
                yield say("story-over", reason=item.reason.replace(" ", "-"))
        case messages.RematchMade():
            yield say("page-log-rematch-made")
        case messages.Sat():
            yield say("page-log-sat", player=names[item.seat])
        case messages.StoodIn():
            yield say("page-log-bot-for", player=names[item.seat])
        case messages.CameBack():
            yield say("page-log-came-back", player=names[item.seat])
        case messages.RematchOffered():
            yield say("page-log-rematch-offered", player=names[item.seat])
        case messages.RematchWithdrawn():
            yield say("page-log-rematch-withdrawn", player=names[item.seat])


def _closed(say: Speaker, item: messages.Closed, names: Sequence[str]) -> str:
    if item.seat is not None:
        return say("page-log-closed", player=names[item.seat])
    said = say("page-log-closed-host")
    return f"{said} ({item.why})" if item.why else said


def _walk(say: Speaker, item: messages.Walked, names: Sequence[str]) -> Iterator[str]:
    player = names[item.seat]
    yield say(
        "story-walked",
        player=player,
        steps=item.steps,
        square=item.path[-1].square if item.path else item.start,
        mosaics=sum(step.mosaic is not None for step in item.path),
    )
    if (payment := item.payment) is not None:
        facts = {
            "player": names[payment.by],
            "owner": names[payment.to],
            "paid": payment.paid,
            "due": payment.due,
        }
        yield say("story-paid-short" if payment.paid < payment.due else "story-paid", **facts)
    if item.out:
        yield say("story-out", player=player)
