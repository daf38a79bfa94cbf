"""What came of the games of a match."""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import TYPE_CHECKING, Any

import marrakech
from marrakech.arena import result_columns, statistics
from marrakech.arena.chunk import ForfeitedGame, Timing
from marrakech.arena.result_columns import ROW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.arena.chunk import Chunk
    from marrakech.arena.fast_games import FastGames
    from marrakech.arena.match import Match
    from marrakech.arena.statistics import Estimate

Sums = list[list[int]]


class Results:
    """The games of a match from the first one on, without a gap.

    Everything that is estimated is taken from whole deals: their games belong together.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows: array[int] = array("H")
        self.timings = [Timing() for _ in match.entrants]
        self.forfeits: list[ForfeitedGame] = []
        self.records: dict[int, str] = {}
        self._table: FastGames = match.counter()
        self._sums: Sums = [
            [0] * (result_columns.AHEAD + len(match.entrants)) for _ in match.entrants
        ]
        self._added = 0  # deals

    def __getstate__(self) -> dict[str, Any]:
        # a table that adds up is made of the match
        return {name: value for name, value in self.__dict__.items() if name != "_table"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._table = self.match.counter()

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.rows) // ROW

    @property
    def deals(self) -> int:
        """How many whole deals there are."""
        return self.games // self.match.games_in_deal

    def append(self, chunk: Chunk) -> None:
        """Add the games that come next."""
        if chunk.start != self.games:
            raise ValueError(f"game {self.games} comes next, not {chunk.start}")
        self.rows.extend(chunk.rows)
        self.timings = [a.plus(b) for a, b in zip(self.timings, chunk.timings, strict=True)]
        self.forfeits.extend(chunk.forfeits)
        self.records.update(enumerate(chunk.records, chunk.start))

    def cut(self, games: int) -> None:
        """Keep the first games only."""
        del self.rows[games * ROW :]
        self.forfeits = [forfeit for forfeit in self.forfeits if forfeit.game < games]
        self.records = {game: text for game, text in self.records.items() if game < games}
        if self._added > self.deals:
            self._sums = [[0] * len(sums) for sums in self._sums]
            self._added = 0

    def first(self, deals: int) -> Results:
        """The results of the first deals alone."""
        other = Results(self.match)
        other.rows = self.rows[: deals * self.match.games_in_deal * ROW]
        other.timings = self.timings
        other.forfeits = [forfeit for forfeit in self.forfeits if forfeit.game < other.games]
        return other

    # -------------------------------------------------------------------- one game

    def row(self, game: int) -> array[int]:
        """The numbers of a game: see :mod:`marrakech.arena.result_columns`."""
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game}")
        return self.rows[game * ROW : (game + 1) * ROW]

    def by_seat(self) -> Iterator[dict[str, Any]]:
        """Every game and seat as plain data."""
        for game in range(self.games):
            row = self.row(game)
            forfeit = result_columns.FORFEITED in row[result_columns.LEFT :]
            for seat, bot in enumerate(self.match.seating(game)):
                left = row[result_columns.LEFT + seat]
                others = [
                    row[result_columns.POINTS + other]
                    for other in range(self.match.rules.players)
                    if other != seat
                ]
                points = row[result_columns.POINTS + seat]
                yield {
                    "game": game,
                    "deal": game // self.match.games_in_deal,
                    "seat": seat,
                    "bot": self.match.names[bot],
                    "points": points,
                    "dirhams": row[result_columns.PURSE + seat],
                    "win": row[result_columns.TWELFTHS + seat] / 12,
                    "margin": None if forfeit else points - max(others),
                    "left": left if 0 < left < result_columns.FORFEITED else None,
                    "forfeit": left == result_columns.FORFEITED,
                    "turns": row[0],
                }

    # -------------------------------------------------------------------- all games

    def sums(self, start: int = 0, stop: int | None = None) -> Sums:
        """The sums over some deals: see ``FastGames.add_up``."""
        return self._table.add_up(self.rows, start, self.deals if stop is None else stop)

    def totals(self) -> Sums:
        """The sums over all deals, to which only new ones are added."""
        if self._added < self.deals:
            more = self.sums(self._added)
            self._sums = [
                [a + b for a, b in zip(old, new, strict=True)]
                for old, new in zip(self._sums, more, strict=True)
            ]
            self._added = self.deals
        return self._sums

    def share(self, bot: int) -> Estimate:
        """The share of its games that a bot won, a shared win being a part of one.

        A bot that has several seats in a game can win with each of them.
        """
        sums = self.totals()[bot]
        most = 12 * self.match.seats_in_deal[bot]
        return statistics.share(
            sums[result_columns.WINS], sums[result_columns.WINS_SQUARED], self._some_deals(), most
        )

    def margin(self, bot: int) -> Estimate | None:
        """A bot's mean margin: its points beyond those of the best other. None without any."""
        s = self.totals()[bot]
        return statistics.mean(
            (
                *(
                    s[result_columns.MARGINS],
                    s[result_columns.MARGINS_SQUARED],
                    s[result_columns.COUNTED],
                ),
                *(s[result_columns.COUNTED_SQUARED], s[result_columns.MARGINS_COUNTED]),
            ),
            self._some_deals(),
        )

    def _some_deals(self) -> int:
        if not self.deals:
            raise ValueError("no deal has been played to its end")
        return self.deals

    def ahead(self, bot: int, other: int) -> float | None:
        """How often a bot finished ahead of another one, level being half; None if they never met.

        With two players that is the share of wins.
        """
        totals = self.totals()
        ahead = totals[bot][result_columns.AHEAD + other]
        behind = totals[other][result_columns.AHEAD + bot]
        return ahead / (ahead + behind) if ahead + behind else None

    def milliseconds(self, bot: int) -> float | None:
        """What a decision takes a bot, in the games in which time was taken."""
        timing = self.timings[bot]
        return 1000 * timing.seconds / timing.decisions if timing.decisions else None

    def forfeits_of(self, bot: int) -> int:
        """How many games a bot lost by a forfeit."""
        return sum(forfeit.bot == bot for forfeit in self.forfeits)

    @property
    def widest(self) -> float:
        """The half width of the widest interval of all shares of wins."""
        return max(self.share(bot).half_width for bot in range(len(self.match.entrants)))

    @cached_property
    def _version(self) -> str:
        return marrakech.__version__

    def to_dict(self) -> dict[str, Any]:
        """Everything but the single games, as plain data."""
        match = self.match
        bots = range(len(match.entrants))
        return {
            "version": self._version,
            **match.identity(),
            "players": match.rules.players,
            "games": self.games,
            "deals": self.deals,
            "games_in_deal": match.games_in_deal,
            "bots": [self._bot(bot) for bot in bots] if self.deals else [],
            "ahead": [[self.ahead(a, b) for b in bots] for a in bots],
            "forfeits": [forfeit._asdict() for forfeit in self.forfeits[:20]],
        }

    def _bot(self, bot: int) -> dict[str, Any]:
        margin = self.margin(bot)
        finite = margin is not None and self.deals > 1
        return {
            "bot": self.match.names[bot],
            "games": self.deals * self.match.seats_in_deal[bot],
            "share": self.share(bot)._asdict(),
            "margin": None
            if margin is None
            else {
                "value": margin.value,
                "low": margin.low if finite else None,
                "high": margin.high if finite else None,
            },
            "ms": self.milliseconds(bot),
            "decisions": self.timings[bot].decisions,
            "forfeits": self.forfeits_of(bot),
        }
