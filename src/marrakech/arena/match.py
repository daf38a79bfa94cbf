"""A match: who plays whom, by which rules, and with which luck.

>>> from marrakech import Rules
>>> match = Match(["greedy", "random"], Rules(players=2), seed=7)
>>> results = match.play(games=100, jobs=1)
>>> results.games, results.share(0).value > 0.9
(100, True)
"""

from __future__ import annotations

from array import array
from itertools import combinations, permutations
from operator import index
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from marrakech.arena import slow_games
from marrakech.arena.chunk import Chunk, ForfeitedGame, Timing
from marrakech.arena.fast_games import FastGames
from marrakech.arena.result_columns import (
    FORFEITED,
    LEFT,
    LUCK_ROW,
    POINTS,
    PURSE,
    ROW,
    TWELFTHS,
)
from marrakech.bots import KINDS, make
from marrakech.bots.options import SearchOptions
from marrakech.bots.registry import brain_with, checked, weights_of
from marrakech.bots.search import Search
from marrakech.bots.spec import BadSpec, Spec
from marrakech.bots.values import value_for
from marrakech.core.codes import EVERY_BIT
from marrakech.core.errors import BadRules
from marrakech.core.kernel import State
from marrakech.core.rules import Rules
from marrakech.core.ruletext import write_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from marrakech.arena.parallel import MatchProgress
    from marrakech.arena.results import Results
    from marrakech.bots.bot import Bot
    from marrakech.bots.brain import Brain
    from marrakech.bots.values import Weights

    Given = str | tuple[str, Callable[[int], Bot]]
    """A bot: a spec, or a name and what makes a bot of a seed."""

Seats = Literal["rotated", "all"]

QUICK = ("random", "greedy", "porter", "apprentice", "peddler")
"""Kinds of bots that decide in microseconds: their games are over before luck is measured."""
TIMED_FIRST = 8
TIMED_EVERY = 1 << 15
"""Time is taken in the first deals, and then in one of so many: elsewhere it would cost speed."""


class Entrant(NamedTuple):
    """A bot that takes part."""

    name: str
    """Its spec or its given name; if several have the same one, with a number."""
    brain: Brain | None
    maker: Callable[[int], Bot]


class Match:
    """Bots, rules and a seed: everything that the results follow from.

    With as many bots as players they rotate: each deal is played once from every seat. If there
    are fewer, the last one takes the seats that are left; if there are more, every group of as
    many as there are players plays each deal. All games of a deal share dice and piles.

    From three players on it matters who sits behind whom, and rotating does not change that:
    ``seats="all"`` plays each deal in every order.
    """

    def __init__(
        self,
        specs: Sequence[Given],
        rules: Rules | str,
        seed: int = 0,
        *,
        limit: float | None = None,
        seats: Seats = "rotated",
        weights: Mapping[str, Weights] | None = None,
        adjusted: bool | None = None,
    ) -> None:
        """``weights`` are for who has read the files that specs name already.

        ``adjusted`` is whether to measure what chance gives to every seat, so that results can be
        told without luck; if nobody says, it is measured unless all bots decide so quickly that
        measuring would take far longer than playing.
        """
        if not specs:
            raise BadSpec("arena-nobody")
        self.given = tuple(specs)
        self.rules = rules = Rules.of(rules)
        self.weights = dict(weights or {})
        """What the files hold that specs name, by spec: read once, and sent along."""
        self.seed = index(seed) & EVERY_BIT
        self.limit = limit
        self.seats = seats
        names = [spec if isinstance(spec, str) else spec[0] for spec in specs]
        names = [spec_name(name) for name in names]
        self.entrants = tuple(
            self._entrant(spec, numbered(names, at)) for at, spec in enumerate(specs)
        )
        self.adjusted = self._are_slow(names) if adjusted is None else adjusted
        self.seatings = seatings(len(specs), rules.players, seats)
        self.seats_in_deal = tuple(
            sum(seating.count(bot) for seating in self.seatings) for bot in range(len(specs))
        )

    def _are_slow(self, names: Sequence[str]) -> bool:
        """Whether any bot takes longer to decide than it takes to measure luck."""
        return any(
            entrant.brain is None or name.partition(":")[0] not in QUICK
            for entrant, name in zip(self.entrants, names, strict=True)
        )

    def _entrant(self, given: Given, name: str) -> Entrant:
        if not isinstance(given, str):
            return Entrant(name, None, given[1])
        if spec_name(given).partition(":")[0] in KINDS:
            brain = self._brain(given)
            return Entrant(name, brain, lambda seed: slow_games.BrainBot(brain.clone(), seed))
        slow_games.close(make(given))  # a spec that is no good is refused now, not in every game
        return Entrant(name, None, lambda seed: make(given, seed))

    def _brain(self, given: str) -> Brain:
        """The brain of a bot of ours; other machines need not have the files of this one."""
        spec = checked(given)
        if str(spec) not in self.weights and (read := weights_of(spec)) is not None:
            self.weights[str(spec)] = read
        return brain_with(spec, self.weights.get(str(spec)), self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        rules = write_rules(self.rules)
        return again, (
            *(self.given, rules, self.seed, self.limit, self.seats, self.weights),
            self.adjusted,
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots; no two are the same."""
        return tuple(entrant.name for entrant in self.entrants)

    @property
    def games_in_deal(self) -> int:
        """How many games share dice and piles."""
        return len(self.seatings)

    @property
    def is_compiled(self) -> bool:
        """Whether all bots have brains, and the fast loop can play."""
        return all(entrant.brain is not None for entrant in self.entrants)

    def whole_deals(self, games: int) -> int:
        """So many games, rounded up to whole deals."""
        if games < 1:
            raise BadRules("arena-games", number=games)
        return -(-games // self.games_in_deal) * self.games_in_deal

    def seating(self, game: int) -> tuple[int, ...]:
        """Which bot sits on each seat of a game."""
        return self.seatings[game % self.games_in_deal]

    def identity(self) -> dict[str, object]:
        """What makes this match this match, as plain data."""
        return {
            "specs": list(self.names),
            "rules": write_rules(self.rules),
            "seed": self.seed,
            "limit": self.limit,
            "seats": self.seats,
            **({"weights": self._digests()} if self.weights else {}),
            **({"adjusted": True} if self.adjusted else {}),
        }

    def _digests(self) -> dict[str, str]:
        """Which weights are in the files: under one name there may be others another day."""
        return {spec: weights.digest for spec, weights in self.weights.items()}

    def counter(self) -> FastGames:
        """What adds up results, and plays no games."""
        return FastGames(self.rules, [], list(self.seatings), self.seed)

    def table(self) -> FastGames:
        """What plays games in one thread."""
        twins = [entrant.brain.clone() for entrant in self.entrants if entrant.brain is not None]
        return FastGames(self.rules, twins, list(self.seatings), self.seed, self.meter())

    def meter(self) -> Search | None:
        """What tells how much every throw and every rug of a pile is worth, if that is wanted.

        It is the value that comes with the package, one turn ahead, whoever plays: what it gives
        is taken off the same way for all, and wrong judgements of its own cost precision, but give
        nobody an advantage.
        """
        if not self.adjusted:
            return None
        value = value_for(self.rules.players, at_end=self.rules.variant is not None)
        return Search(value, State(self.rules), SearchOptions(depth=1))

    # -------------------------------------------------------------------- playing

    def play(
        self,
        games: int,
        jobs: int | None = None,
        on_progress: Callable[[MatchProgress], None] | None = None,
    ) -> Results:
        """Play so many games, rounded up to whole deals, on some threads; see ``parallel``."""
        # here, as it builds on this module
        from marrakech.arena.parallel import play_in_parallel, threads  # noqa: PLC0415

        with threads(self, jobs) as workers:
            return play_in_parallel(self, games, workers, on_progress=on_progress)

    def play_chunk(
        self,
        start: int,
        stop: int,
        *,
        table: FastGames | None = None,
        by_hand: bool = False,
        records: bool = False,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Chunk:
        """Play the games from ``start`` to ``stop``: fewer only if it is stopped."""
        began = perf_counter()
        table = self.table() if table is None else table
        rows = array("H", bytes(2 * ROW * (stop - start)))
        lucks = array("i", bytes(4 * LUCK_ROW * (stop - start))) if self.adjusted else None
        meter = self.meter()
        timings = [Timing() for _ in self.entrants]
        forfeits: list[ForfeitedGame] = []
        texts: list[str] = []
        slow = by_hand or records or not self.is_compiled
        game = start
        while game < stop and not stopped():
            deal = game // self.games_in_deal
            if slow or deal < TIMED_FIRST or deal % TIMED_EVERY == 0:
                try:
                    played = self.play_one(game, stopped=stopped, meter=meter)
                except slow_games.MatchStopped:
                    break
                self._write(table, played, rows, game - start)
                if lucks is not None:
                    table.write_luck(played.luck, lucks, game - start)
                for bot, timing in zip(self.seating(game), played.timings, strict=True):
                    timings[bot] = timings[bot].plus(timing)
                if played.forfeit is not None:
                    forfeits.append(played.forfeit)
                if records:
                    texts.append(self.text(played, game))
                game += 1
            else:
                last = min(stop, next_timed(deal) * self.games_in_deal)
                room = memoryview(rows)[(game - start) * ROW : (last - start) * ROW]
                given = (
                    lucks
                    and memoryview(lucks)[(game - start) * LUCK_ROW : (last - start) * LUCK_ROW]
                )
                done = table.play(game, last, room, given)
                game += done
                if game < last:
                    break
        if game < stop:
            rows = rows[: (game - start) * ROW]
            lucks = lucks and lucks[: (game - start) * LUCK_ROW]
        seconds = perf_counter() - began
        return Chunk(start, rows, tuple(timings), tuple(forfeits), tuple(texts), seconds, lucks)

    def play_one(
        self,
        game: int,
        *,
        stopped: Callable[[], bool] = lambda: False,
        meter: Search | None = None,
    ) -> slow_games.PlayedGame:
        """Play one game by hand."""
        seating = self.seating(game)
        return slow_games.play(
            self.rules,
            [self.entrants[bot].maker for bot in seating],
            seed=self.seed,
            deal=game // self.games_in_deal,
            number=game,
            seating=seating,
            limit=self.limit,
            stopped=stopped,
            meter=meter,
        )

    def record(self, game: int) -> str:
        """One game as text."""
        return self.text(self.play_one(game), game)

    def text(self, played: slow_games.PlayedGame, game: int) -> str:
        """A game that was played by hand as text."""
        names = [self.names[bot] for bot in self.seating(game)]
        headers = {"Match": str(self.seed), "Game": str(game)}
        if played.forfeit is not None:
            headers["Forfeit"] = names[played.forfeit.seat]
        return played.game.record(names=names, **headers)

    def _write(
        self, table: FastGames, played: slow_games.PlayedGame, rows: array[int], at: int
    ) -> None:
        """Write the row of a game played by hand."""
        state = played.game.kernel_state()
        table.write_end(state, played.turns, rows, at)
        if played.forfeit is not None:
            for seat in range(self.rules.players):
                rows[at * ROW + TWELFTHS + seat] = 12 // (self.rules.players - 1)
            seat = at * ROW + played.forfeit.seat
            rows[seat + TWELFTHS] = rows[seat + POINTS] = rows[seat + PURSE] = 0
            rows[seat + LEFT] = FORFEITED


def again(
    given: tuple[Given, ...],
    rules: str,
    seed: int,
    limit: float | None,
    seats: Seats,
    weights: Mapping[str, Weights],
    adjusted: bool = False,
) -> Match:
    """A match unpickled; those that were pickled before luck was measured did not do so."""
    return Match(given, rules, seed, limit=limit, seats=seats, weights=weights, adjusted=adjusted)


def spec_name(text: str) -> str:
    """A spec as it is written best; what is no spec stays as it is."""
    try:
        return str(Spec.parse(text))
    except BadSpec:
        return text.strip()


def numbered(names: Sequence[str], at: int) -> str:
    """A name that no other bot of the match has."""
    if names.count(names[at]) == 1:
        return names[at]
    return f"{names[at]} #{names[: at + 1].count(names[at])}"


def next_timed(deal: int) -> int:
    """The first deal after this one in which time is taken."""
    return max(TIMED_FIRST, deal // TIMED_EVERY * TIMED_EVERY + TIMED_EVERY)


def seatings(bots: int, players: int, seats: Seats = "rotated") -> tuple[tuple[int, ...], ...]:
    """Which bot sits where in the games of a deal: all groups, each in all rotations or orders."""
    filled = [*range(bots), *[bots - 1] * (players - bots)]
    groups = combinations(filled, players)
    if seats == "all":
        # equal orders once: it does not matter which of its three chairs a bot sits on
        return tuple(order for group in groups for order in dict.fromkeys(permutations(group)))
    return tuple((*group[turn:], *group[:turn]) for group in groups for turn in range(players))
