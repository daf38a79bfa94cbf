"""The results of a match: a row of numbers for each game, and estimates from them."""

from __future__ import annotations

from array import array
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING, Any

import marrakech
from marrakech.arena import result_columns, statistics
from marrakech.arena.chunk import ForfeitedGame, Timing
from marrakech.arena.extras import MissingExtra
from marrakech.arena.ratings import rate
from marrakech.arena.result_columns import LUCK_POINTS, LUCK_ROW, LUCK_WINS, ROW
from marrakech.arena.standing import as_html, percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.arena.chunk import Chunk
    from marrakech.arena.fast_games import FastGames
    from marrakech.arena.match import Match
    from marrakech.arena.ratings import Rating
    from marrakech.arena.statistics import Estimate

Sums = list[list[int]]


class Results:
    """The games of a match from the first one on, without a gap.

    Everything that is estimated is taken from whole deals: their games belong together.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows: array[int] = array("H")
        self.lucks: array[int] | None = array("i") if match.adjusted else None
        """What chance gave to every seat, if that is measured: :data:`LUCK_ROW` numbers a game."""
        self.timings = [Timing() for _ in match.entrants]
        self.forfeits: list[ForfeitedGame] = []
        self.records: dict[int, str] = {}
        self._table: FastGames = match.counter()
        self._sums: Sums = [
            [0] * (result_columns.AHEAD + len(match.entrants)) for _ in match.entrants
        ]
        self._adjusted: Sums = [[0] * result_columns.ADJUSTED_SUMS for _ in match.entrants]
        self._added = 0  # deals
        self._rated: tuple[int, list[Rating]] | None = None

    def __getstate__(self) -> dict[str, Any]:
        # a table that adds up is made of the match
        return {name: value for name, value in self.__dict__.items() if name != "_table"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._table = self.match.counter()
        # in those that were pickled before there was any
        self.__dict__.setdefault("_rated", None)
        self.__dict__.setdefault("lucks", None)

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
        if self.lucks is not None:
            if chunk.lucks is None or len(chunk.lucks) * ROW != len(chunk.rows) * LUCK_ROW:
                raise ValueError("the luck of these games was not measured")
            self.lucks.extend(chunk.lucks)
        self.timings = [a.plus(b) for a, b in zip(self.timings, chunk.timings, strict=True)]
        self.forfeits.extend(chunk.forfeits)
        self.records.update(enumerate(chunk.records, chunk.start))

    def cut(self, games: int) -> None:
        """Keep the first games only."""
        del self.rows[games * ROW :]
        if self.lucks is not None:
            del self.lucks[games * LUCK_ROW :]
        self.forfeits = [forfeit for forfeit in self.forfeits if forfeit.game < games]
        self.records = {game: text for game, text in self.records.items() if game < games}
        if self._added > self.deals:
            self._sums = [[0] * len(sums) for sums in self._sums]
            self._adjusted = [[0] * result_columns.ADJUSTED_SUMS for _ in self._sums]
            self._added = 0

    def first(self, deals: int) -> Results:
        """The results of the first deals alone."""
        other = Results(self.match)
        other.rows = self.rows[: deals * self.match.games_in_deal * ROW]
        if self.lucks is not None:
            other.lucks = self.lucks[: deals * self.match.games_in_deal * LUCK_ROW]
        other.timings = self.timings
        other.forfeits = [forfeit for forfeit in self.forfeits if forfeit.game < other.games]
        return other

    # -------------------------------------------------------------------- one game

    def row(self, game: int) -> array[int]:
        """The numbers of a game: see :mod:`marrakech.arena.result_columns`."""
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game}")
        return self.rows[game * ROW : (game + 1) * ROW]

    def luck(self, game: int) -> tuple[tuple[float, ...], tuple[float, ...]] | None:
        """What chance gave to every seat of a game, if that was measured: chances to win, margins.

        The first are in wins, the second in points.
        """
        if self.lucks is None:
            return None
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game}")
        players = self.match.rules.players
        row = self.lucks[game * LUCK_ROW : (game + 1) * LUCK_ROW]
        return (
            tuple(number / LUCK_WINS for number in row[:players]),
            tuple(number / LUCK_POINTS for number in row[4 : 4 + players]),
        )

    def by_seat(self) -> Iterator[dict[str, Any]]:
        """Every game and seat as plain data."""
        for game in range(self.games):
            row, luck = self.row(game), self.luck(game)
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
                    **(
                        {}
                        if luck is None
                        else {"luck": luck[0][seat], "luck_margin": luck[1][seat]}
                    ),
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
            if self.lucks is not None:
                rest = self._table.add_up_adjusted(self.rows, self.lucks, self._added, self.deals)
                self._adjusted = [
                    [a + b for a, b in zip(old, new, strict=True)]
                    for old, new in zip(self._adjusted, rest, strict=True)
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
                s[result_columns.MARGINS],
                s[result_columns.MARGINS_SQUARED],
                s[result_columns.COUNTED],
                s[result_columns.COUNTED_SQUARED],
                s[result_columns.MARGINS_COUNTED],
            ),
            self._some_deals(),
        )

    def adjusted_share(self, bot: int) -> Estimate | None:
        """The share of its games that a bot won, without luck; None if that was not measured.

        Of every win is taken off what chance gave. It estimates the same as :meth:`share`, mostly
        much more precisely, and can be a little below 0 or above 1.
        """
        if self.lucks is None:
            return None
        self.totals()
        s, deals = self._adjusted[bot], self._some_deals()
        each = self.match.seats_in_deal[bot]
        counts = (each * deals, each * each * deals, each * s[result_columns.ADJUSTED])
        found = statistics.mean(
            (s[result_columns.ADJUSTED], s[result_columns.ADJUSTED_SQUARED], *counts), deals
        )
        return found and found.over(LUCK_WINS)

    def adjusted_margin(self, bot: int) -> Estimate | None:
        """A bot's mean margin without luck; None if that was not measured, or there is none."""
        if self.lucks is None:
            return None
        plain, s = self.totals()[bot], self._adjusted[bot]
        found = statistics.mean(
            (
                s[result_columns.ADJUSTED_MARGINS],
                s[result_columns.ADJUSTED_MARGINS_SQUARED],
                plain[result_columns.COUNTED],
                plain[result_columns.COUNTED_SQUARED],
                s[result_columns.ADJUSTED_MARGINS_COUNTED],
            ),
            self._some_deals(),
        )
        return found and found.over(LUCK_POINTS)

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

    def ratings(self) -> list[Rating]:
        """All bots' ratings, best first; none without a whole deal.

        A rating tells how much stronger bots are than ``random``, or the last one where it does
        not play, in points like Elo's. It needs ``pip install 'marrakech[arena]'``.
        """
        if self._rated is None or self._rated[0] != self.games:
            self._rated = self.games, rate(self) if self.deals else []
        return list(self._rated[1])

    def __repr__(self) -> str:
        names = self.match.names
        if not self.deals:
            return f"<Results of {self.games} games: {', '.join(names)}>"
        shares = sorted(((self.share(bot), name) for bot, name in enumerate(names)), reverse=True)
        told = ", ".join(f"{name} {percent(share)}" for share, name in shares)
        return f"<Results of {self.games} games, wins in %: {told}>"

    def _repr_html_(self) -> str:
        """The table of all bots, for notebooks; with ratings, where these can be had."""
        try:
            ratings = self.ratings()
        except MissingExtra:
            ratings = []
        return as_html(self, ratings)

    def milliseconds(self, bot: int) -> float | None:
        """What a decision takes a bot, in the games in which time was taken."""
        timing = self.timings[bot]
        return 1000 * timing.seconds / timing.decisions if timing.decisions else None

    def forfeits_of(self, bot: int) -> int:
        """How many games a bot lost by a forfeit."""
        return sum(forfeit.bot == bot for forfeit in self.forfeits)

    @property
    def widest(self) -> float:
        """The half width of the widest interval of all shares of wins, without luck if it can."""
        return max(
            (self.adjusted_share(bot) or self.share(bot)).half_width
            for bot in range(len(self.match.entrants))
        )

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
        return {
            "bot": self.match.names[bot],
            "games": self.deals * self.match.seats_in_deal[bot],
            "share": self.share(bot)._asdict(),
            "margin": _plain(self.margin(bot)),
            **(
                {}
                if self.lucks is None
                else {
                    "adjusted_share": _plain(self.adjusted_share(bot)),
                    "adjusted_margin": _plain(self.adjusted_margin(bot)),
                }
            ),
            "ms": self.milliseconds(bot),
            "decisions": self.timings[bot].decisions,
            "forfeits": self.forfeits_of(bot),
        }


def _plain(estimate: Estimate | None) -> dict[str, float | None] | None:
    """An estimate as plain data; JSON has no number for an interval without ends."""
    if estimate is None:
        return None
    found = estimate._asdict()
    return {name: number if isfinite(number) else None for name, number in found.items()}
