"""The result of a game at a table, also if players left before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.game import Game

Reason = Literal["last rug", "last player", "resigned"]


def result_of(
    game: Game, gone: Sequence[int], *, ended: bool, redrawn: int = 0
) -> messages.Result | None:
    """The result, if the game is over, or has ``ended`` because nobody was left to play on.

    Who has gone comes last and scores nothing, whatever the colour made of it afterwards; the first
    to go is the last.
    """
    outcome = game.outcome()
    if outcome is None and not ended:
        return None
    standings = game.kernel_state().standings()
    ranks = [(0, standing) for standing in standings]
    for number, seat in enumerate(gone):
        ranks[seat] = (-len(gone) + number, 0)
    places = sorted(set(ranks), reverse=True)
    return messages.Result(
        reason="resigned" if outcome is None else outcome.reason,
        ranking=[[seat for seat, rank in enumerate(ranks) if rank == place] for place in places],
        points=[0 if seat in gone else points for seat, points in enumerate(game.scores)],
        dirhams=[player.dirhams for player in game.players],
        squares=[player.squares for player in game.players],
        redrawn=redrawn,
        out=[seat for seat, player in enumerate(game.players) if player.out],
    )
