"""Finished games and records as replays: every position, with the event that led to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from marrakech.core.board import COLOURS
from marrakech.core.record_reader import read_records
from marrakech.table import messages
from marrakech.table.ending import result_of
from marrakech.table.errors import TableRefusal
from marrakech.table.presenter import Presenter
from marrakech.table.proof import read_proof

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from marrakech.core.game import Game
    from marrakech.core.record import Record
    from marrakech.table.proof import Proof

MOST_ACTIONS = 2_000  # of a record that is shown; games by the printed rules have some 200
MOST_PIECES = 10 * MOST_ACTIONS  # its lines and remarks


def steps_of_game(
    game: Game, presenter: Presenter, times: Sequence[int]
) -> list[messages.ReplayStep]:
    """All positions of a game, each with what led to it."""
    again = game.start()
    steps = [messages.ReplayStep(None, presenter.position(again))]
    for number, event in enumerate(game.history):
        again.push(event.action)
        item = presenter.item(event, number, times[number] if number < len(times) else 0, again)
        steps.append(messages.ReplayStep(item, presenter.position(again)))
    return steps


def gone_of(headers: Mapping[str, str], players: int) -> dict[int, messages.Why]:
    """Who has left the game of a record and why, the first to go first."""
    seats = {colour.value: seat for seat, colour in enumerate(COLOURS[:players])}
    reasons: dict[str, messages.Why] = {why: why for why in get_args(messages.Why)}
    gone: dict[int, messages.Why] = {}
    for number in range(1, players + 1):
        colour, _, why = headers.get(f"Gone{number}", "").partition(" ")
        if colour in seats and why in reasons:
            gone[seats[colour]] = reasons[why]
    return gone


def first_record(text: str) -> Record:
    """The first game of a text that somebody sent in, if it is no longer than can be shown."""
    record = next(iter(read_records(_lines(text))), None)
    if record is None:
        raise TableRefusal("no-record")
    if record.game.played > MOST_ACTIONS:
        raise TableRefusal("long-record", most=MOST_ACTIONS)
    return record


def replay_of(text: str) -> messages.Replay:
    """The game of a record; the first one, if there are more."""
    record = first_record(text)
    game = record.game
    presenter = Presenter()
    try:
        proof = read_proof(record.headers, game.rules.players)
    except TableRefusal:
        proof = None  # most records are of games whose dice nobody can check
    ends = proof.ends if proof else (None,) * game.rules.players
    gone = gone_of(record.headers, game.rules.players)
    return messages.Replay(
        rules=game.rules.text,
        edition=game.rules.edition,
        seats=[
            messages.SeatNow(
                kind="person",
                name=name or "",
                colours=[presenter.colour(colour) for colour in game.rules.colours_of(seat)],
                level=None,
                gone=gone.get(seat),
                chain=ends[seat],
            )
            for seat, name in enumerate(record.names)
        ],
        steps=steps_of_game(game, presenter, ()),
        result=result_of(game, tuple(gone), ended=bool(gone), redrawn=redrawn_in(proof)),
        commitment=proof and proof.commitment,
        seed=proof and proof.seed,
        first_drawn=proof is not None and proof.first_drawn,
        piles_drawn=game.rules.hides_piles,
        dice=proof.version if proof else 1,
        throws=list(proof.throws) if proof else [],
    )


def _lines(text: str) -> Iterator[str]:
    """The lines of a text, up to the limits of a game that can be shown, so that no text takes long
    to read.
    """
    pieces = 0
    for line in text.split("\n"):
        pieces += 1 + line.count("{")
        if pieces > MOST_PIECES:
            raise TableRefusal("long-record", most=MOST_ACTIONS)
        yield line


def redrawn_in(proof: Proof | None) -> int:
    """How many throws were taken back."""
    return 0 if proof is None else sum(not throw.kept for throw in proof.throws)
