"""Plays a match in parallel: gives chunks of games to threads or Ray, and orders the results.

How games are cut into chunks, which worker plays them and when they are done changes nothing in the
results: every game follows from its number.
"""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from os import cpu_count
from threading import Event, Lock, local
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

from marrakech.arena.results import Results
from marrakech.bots.ctrl_c import TICK, check_ctrl_c, held_ctrl_c

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from marrakech.arena.chunk import Chunk
    from marrakech.arena.fast_games import FastGames
    from marrakech.arena.match import Match

SHORT, LONG = 0.1, 0.4
"""Seconds for a chunk: below, the next ones are longer; above, shorter."""
MOST_AT_ONCE = 1 << 15
CHECKS = tuple(sorted({round(32 * 1.25**step) for step in range(90)}))
"""After so many deals it is asked whether the intervals are narrow enough. They are always the
same, so that it never depends on speed where a match ends."""


class MatchProgress(NamedTuple):
    """How far a match has come."""

    results: Results
    wanted: int
    """Games, if it does not end early."""
    speed: float
    """Games a second, since it began to play."""

    @property
    def left(self) -> float | None:
        """Seconds that it will take, if it can be told."""
        return (self.wanted - self.results.games) / self.speed if self.speed else None


class Workers(Protocol):
    """What plays chunks of games: threads here, or processes of a cluster."""

    size: int

    def submit(self, start: int, stop: int) -> Future[Chunk]:
        """Have some games played."""
        ...


class Threads:
    """Workers that are threads of this process."""

    def __init__(
        self, match: Match, pool: ThreadPoolExecutor, *, by_hand: bool, records: bool
    ) -> None:
        self.size: int = pool._max_workers  # noqa: SLF001  (given to it two lines before)
        self._match = match
        self._pool = pool
        self._by_hand = by_hand
        self._records = records
        self._own = local()
        self._tables: list[FastGames] = []
        self._lock = Lock()
        self._stopped = Event()

    def submit(self, start: int, stop: int) -> Future[Chunk]:
        """Have some games played."""
        return self._pool.submit(self._play, start, stop)

    def _play(self, start: int, stop: int) -> Chunk:
        if not hasattr(self._own, "table"):
            self._own.table = self._match.table()
            with self._lock:
                self._tables.append(self._own.table)
        return self._match.play_chunk(
            start,
            stop,
            table=self._own.table,
            by_hand=self._by_hand,
            records=self._records,
            stopped=self._stopped.is_set,
        )

    def stop(self) -> None:
        """Abandon the games that are being played."""
        self._stopped.set()
        with self._lock:
            for table in self._tables:
                table.stop()


@contextmanager
def threads(
    match: Match, jobs: int | None = None, *, by_hand: bool = False, records: bool = False
) -> Iterator[Workers]:
    """Threads that play, as many as there are cores if nobody says how many."""
    with held_ctrl_c(), ThreadPoolExecutor(jobs or cpu_count() or 1) as pool:
        workers = Threads(match, pool, by_hand=by_hand, records=records)
        try:
            yield workers
        finally:
            workers.stop()
            pool.shutdown(cancel_futures=True)


def play_in_parallel(
    match: Match,
    games: int,
    workers: Workers,
    *,
    results: Results | None = None,
    until: float | None = None,
    on_progress: Callable[[MatchProgress], None] | None = None,
    chunk: int | None = None,
) -> Results:
    """Play a match on from ``results`` until it has so many games, rounded up to whole deals.

    ``until`` ends it early, when the interval of every bot's share of wins is narrower than that
    to both sides. ``results`` always holds what there is, so that whoever interrupts this can
    use it. ``chunk`` fixes how many games are given out at a time; else that follows from speed.
    """
    results = Results(match) if results is None else results
    wanted = match.whole_deals(games)
    results.cut(wanted)
    before, began = results.games, perf_counter()
    size = chunk or min(16, -(-wanted // (4 * workers.size)))
    given = results.games
    pending: dict[Future[Chunk], int] = {}
    waiting: dict[int, Chunk] = {}
    checked = 0
    while True:
        if until is not None:
            checked, enough = narrow_enough(results, until, checked)
            if enough:
                break
        if results.games >= wanted:
            break
        while len(pending) < 2 * workers.size and given < wanted:
            stop = min(given + size, wanted)
            pending[workers.submit(given, stop)] = given
            given = stop
        done, _ = wait(pending, timeout=TICK, return_when=FIRST_COMPLETED)
        check_ctrl_c()
        for future in done:
            played = future.result()
            waiting[pending.pop(future)] = played
            size = chunk or sized(size, played)
        while results.games in waiting:
            results.append(waiting.pop(results.games))
        if on_progress is not None:
            spent = perf_counter() - began
            on_progress(MatchProgress(results, wanted, (results.games - before) / spent))
    for future in pending:
        future.cancel()
    return results


def sized(size: int, played: Chunk) -> int:
    """How many games to give out at a time, after a chunk of them has come back."""
    if played.seconds < SHORT:
        return min(2 * size, MOST_AT_ONCE)
    return max(1, size // 2) if played.seconds > LONG else size


def narrow_enough(results: Results, until: float, checked: int) -> tuple[int, bool]:
    """Look at the next numbers of deals that are due; if one will do, no more games are kept."""
    while checked < len(CHECKS) and CHECKS[checked] <= results.deals:
        deals = CHECKS[checked]
        checked += 1
        if results.first(deals).widest < until:
            results.cut(deals * results.match.games_in_deal)
            return checked, True
    return checked, False
