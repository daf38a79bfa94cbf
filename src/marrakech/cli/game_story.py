"""Tells what happened in a game, sentence by sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.cli.show import Names, player_name
from marrakech.core.story import Laid, Revealed, Turned, Walked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.core.market import Market
    from marrakech.core.story import Event
    from marrakech.locales import Speaker


def sentences(say: Speaker, game: Market, names: Names, event: Event) -> Iterator[str]:
    """What an event tells, in the speaker's language."""
    player = player_name(say, game, names, event.seat)
    if isinstance(event, Turned):
        yield say("story-turned", player=player, way=event.way)
    elif isinstance(event, Walked):
        yield from _walk(say, game, names, event)
    elif isinstance(event, Laid):
        near, far = event.squares
        yield say("story-laid", player=player, colour=event.colour, near=near, far=far)
    elif isinstance(event, Revealed):
        yield say("story-revealed", player=player, colour=event.colour)
    if event.outcome is not None:
        yield say("story-over", reason=event.outcome.reason.replace(" ", "-"))


def _walk(say: Speaker, game: Market, names: Names, event: Walked) -> Iterator[str]:
    player = player_name(say, game, names, event.seat)
    yield say(
        "story-walked",
        player=player,
        steps=event.steps,
        square=event.path[-1].square,
        mosaics=sum(step.mosaic is not None for step in event.path),
    )
    payment = event.payment
    if payment is not None:
        owner = player_name(say, game, names, payment.to)
        facts = {"player": player, "owner": owner, "paid": payment.paid, "due": payment.due}
        short = payment.paid < payment.due
        yield say("story-paid-short" if short else "story-paid", **facts)
    if event.out:
        yield say("story-out", player=player)
