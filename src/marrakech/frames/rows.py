"""Turns games into rows for data frames: dicts by column name, without the empty columns."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from marrakech.core.game import Game
from marrakech.core.record import Record, turns_of
from marrakech.core.record_reader import read_records
from marrakech.core.story import Laid, Revealed, Turned, Walked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from marrakech.core.story import Event, Payment

Row = dict[str, object]
Source = str | PathLike[str] | Game | Record
"""A file of records, or a game."""


def read(sources: Source | Iterable[Source]) -> Iterator[tuple[int, str | None, Record]]:
    """All games of the sources, each with its number and the file that it was read from."""
    if isinstance(sources, str | PathLike | Game | Record):
        sources = [sources]
    number = 0
    for source in sources:
        for file, record in _records(source):
            yield number, file, record
            number += 1


def _records(source: Source) -> Iterator[tuple[str | None, Record]]:
    if isinstance(source, Game):
        yield None, Record(source)
    elif isinstance(source, Record):
        yield None, source
    else:
        with Path(source).open(encoding="utf-8") as lines:
            for record in read_records(lines):
                yield str(source), record


def game_row(number: int, file: str | None, record: Record) -> Row:
    """A game."""
    game = record.game
    outcome = game.outcome()
    turns = turns_of(game)
    return {
        "game": number,
        "file": file,
        "rules": game.rules.text,
        "players": game.rules.players,
        "first": game.start().mover,
        "turns": turns[-1][0] if turns else 0,
        "actions": game.played,
        "over": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "date": record.headers.get("Date"),
    }


def seat_rows(number: int, record: Record) -> Iterator[Row]:
    """All seats of a game."""
    game = record.game
    outcome = game.outcome()
    start = game.start()
    paid = [0] * game.rules.players
    received = [0] * game.rules.players
    for payment in _payments(game):
        paid[payment.by] += payment.paid
        received[payment.to] += payment.paid
    for player, name in zip(game.players, record.names, strict=True):
        others = [points for seat, points in enumerate(game.scores) if seat != player.seat]
        row: Row = {
            "game": number,
            "seat": player.seat,
            "name": name,
            "colours": " ".join(player.rugs),
            "points": player.points,
            "dirhams": player.dirhams,
            "squares": player.squares,
            "margin": player.points - max(others),
            "out": player.out,
            "leaving": player.leaving,
            "purse": start.players[player.seat].dirhams,
            "paid": paid[player.seat],
            "received": received[player.seat],
        }
        if outcome:
            at = next(i for i, tied in enumerate(outcome.ranking) if player.seat in tied)
            row["place"] = 1 + sum(len(tied) for tied in outcome.ranking[:at])
            row["win"] = (player.seat in outcome.winners) / len(outcome.winners)
        yield row


def action_rows(number: int, game: Game) -> Iterator[Row]:
    """All actions of a game."""
    action = 0
    start = game.start()
    square, heading = start.assam
    purses = [player.dirhams for player in start.players]
    for turn, events in turns_of(game):
        for event in events:
            if isinstance(event, Walked):
                square = event.end
            if isinstance(event, Walked | Turned):
                heading = event.heading
            before = purses[event.seat]
            if isinstance(event, Walked) and event.payment is not None:
                purses[event.payment.by] -= event.payment.paid
                purses[event.payment.to] += event.payment.paid
            yield {
                "game": number,
                "action": action,
                "turn": turn,
                "seat": event.seat,
                "text": event.action.text,
                "square": square.name,
                "heading": heading.value,
                **_told(event),
                "before": before,
                "after": purses[event.seat],
                **{f"purse_{seat}": purse for seat, purse in enumerate(purses)},
            }
            action += 1


def _payments(game: Game) -> Iterator[Payment]:
    """All that was paid in a game."""
    for event in game.history:
        if isinstance(event, Walked) and event.payment is not None:
            yield event.payment


def _told(event: Event) -> Row:
    """The columns that only this kind of event has."""
    if isinstance(event, Turned):
        return {"kind": "turn"}
    if isinstance(event, Revealed):
        return {"kind": "reveal", "colour": event.colour.value}
    if isinstance(event, Laid):
        covered = sum(rug is not None for rug in event.on)
        return {"kind": "lay", "colour": event.colour.value, "covered": covered}
    payment = event.payment
    return {
        "kind": "roll",
        "steps": event.steps,
        "mosaics": sum(step.mosaic is not None for step in event.path),
        "out": event.out,
        "due": payment.due if payment else 0,
        "paid": payment.paid if payment else 0,
        "paid_to": payment.to if payment else None,
        "colour": payment.colour.value if payment else None,
    }
