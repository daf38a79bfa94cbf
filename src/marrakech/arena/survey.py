"""A survey: what happens in many games in which one bot has all seats.

>>> from marrakech import Rules
>>> survey = Survey([SurveyCell("random", Rules(players=2))], games=200, seed=7)
>>> survey.run(jobs=1)
>>> survey.samples[0].games
200
"""

from __future__ import annotations

from array import array
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial
from operator import index
from os import cpu_count
from threading import Lock, local
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from marrakech.arena.survey_columns import GAMES
from marrakech.arena.survey_count import Counter, empty
from marrakech.bots import brain_of, is_native
from marrakech.bots.ctrl_c import TICK, check_ctrl_c, held_ctrl_c
from marrakech.bots.spec import BadSpec, Spec
from marrakech.core.codes import EVERY_BIT
from marrakech.core.editions import EDITIONS
from marrakech.core.errors import BadRules
from marrakech.core.rules import CHOICES, Rules
from marrakech.core.ruletext import house_rules, option_word, write_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from concurrent.futures import Executor

    from marrakech.bots.brain import Brain

SHORT, LONG = 0.1, 0.4
"""Seconds for a chunk of games: below, the next ones are longer; above, shorter."""
MOST_AT_ONCE = 1 << 16

ASKED = ("elimination", "cover", "variant", "two_player", "pile", "area", "tiebreak")
"""The options whose effect a survey looks at, one by one."""


class SurveyCell(NamedTuple):
    """One bot on all seats, by one rule set."""

    bot: str
    rules: Rules

    def __str__(self) -> str:
        return f"{self.bot}, {write_rules(self.rules)}"

    def brain(self) -> Brain:
        """What decides; refused if the bot has none for these rules."""
        if not is_native(self.bot):
            raise BadSpec("bot-no-brain", text=self.bot)
        try:
            return brain_of(self.bot, self.rules)
        except FileNotFoundError as error:
            rules = write_rules(self.rules)
            raise BadSpec("survey-not-learned", bot=self.bot, rules=rules) from error


class RuleSet(NamedTuple):
    """Rules for some number of players, and which editions have them."""

    rules: Rules
    changes: str
    """How they differ from the standard set, as words; empty if they do not."""
    editions: tuple[str, ...]
    """Editions with these rules; ``korean (variant)`` if that is how they offer the variant."""


def rule_sets(players: int) -> tuple[RuleSet, ...]:
    """The standard set, each of its options changed alone, and all other sets that editions have.

    Options that only say how the first player is chosen make no other game, and are left out; so
    does whose squares hang together where nobody has two colours (R4.5).
    """
    found: dict[tuple[tuple[str, object], ...], Rules] = {}
    editions: dict[tuple[tuple[str, object], ...], list[str]] = {}

    def add(rules: Rules) -> list[str]:
        options = {**rules.options(), "first_player": "lot"}
        if not rules.two_colours:
            options["area"] = "colour"
        plain = Rules(**options)
        key = tuple(plain.options().items())
        found.setdefault(key, plain)
        return editions.setdefault(key, [])

    add(Rules(players))
    for option in ASKED:
        for value in CHOICES[option][1:]:
            if players == 2 or option not in ("two_player", "pile", "area"):
                add(Rules(**{"players": players, option: value}))  # type: ignore[arg-type]
    for edition in EDITIONS.values():
        add(edition.rules(players)).append(edition.id)
        if edition.variant is not None:
            add(edition.rules(players, variant=True)).append(f"{edition.id} (variant)")
    return tuple(
        RuleSet(rules, changes(rules), tuple(editions[key])) for key, rules in found.items()
    )


def changes(rules: Rules) -> str:
    """How rules differ from the standard set, as words."""
    differing = house_rules(Rules(**rules.options()))
    return ", ".join(
        f"{option.replace('_', '-')}={option_word(value)}" for option, value in differing.items()
    )


def plan(bots: Sequence[str], players: Iterable[int], focus: str) -> tuple[SurveyCell, ...]:
    """What there is to play: all bots by the standard set, and one of them by all rule sets."""
    players = tuple(players)
    cells = [SurveyCell(bot, Rules(number)) for bot in bots for number in players]
    cells += [SurveyCell(focus, each.rules) for number in players for each in rule_sets(number)]
    return tuple(dict.fromkeys(cells))


class Sample(NamedTuple):
    """What was counted in the first games of a cell."""

    cell: SurveyCell
    sums: array[int]

    @property
    def games(self) -> int:
        """How many games were counted: those with the numbers below this."""
        return self.sums[GAMES]

    def add(self, part: array[int]) -> None:
        """Add what was counted in more games."""
        # in one step: Ctrl-C must not leave games half added
        self.sums[:] = array("q", [one + two for one, two in zip(self.sums, part, strict=True)])


class SurveyProgress(NamedTuple):
    """How far a survey has come."""

    cell: SurveyCell
    number: int
    """How many cells are done."""
    cells: int
    games: int
    """In this cell."""
    part: float
    """Of this cell, from 0 to 1."""
    speed: float
    """Games a second, in this cell."""


class Survey:
    """Cells, a number of games for each, and a seed: all that the samples follow from.

    ``budget`` ends a cell early, after so many seconds; how many games there are then depends on
    the machine, but they are always the first ones, so that each sample can be made again.
    """

    def __init__(
        self,
        cells: Iterable[tuple[str, Rules | str]],
        games: int,
        seed: int = 0,
        budget: float | None = None,
    ) -> None:
        """A cell is a :class:`SurveyCell`, or any pair of a bot and rules, which may be a text."""
        if games < 1:
            raise BadRules("arena-games", number=games)
        self.cells = tuple(
            SurveyCell(str(Spec.parse(bot)), Rules.of(rules)) for bot, rules in cells
        )
        self.games = games
        self.seed = index(seed) & EVERY_BIT
        self.budget = budget
        self.samples = [Sample(cell, empty()) for cell in self.cells]
        self._brains = [cell.brain() for cell in self.cells]  # refused now, not after hours

    def sample(self, bot: str, rules: Rules | str) -> Sample | None:
        """What was counted for a bot by some rules, if anything was."""
        rules = Rules.of(rules)
        for sample in self.samples:
            if sample.cell == (bot, rules) and sample.games:
                return sample
        return None

    def run(
        self,
        jobs: int | None = None,
        on_progress: Callable[[SurveyProgress], None] | None = None,
        pool: Executor | None = None,
    ) -> None:
        """Play everything on some threads; the samples hold what there is at any time.

        How many threads there are changes nothing, nor do the parts that the games are played in.
        ``pool`` plays them elsewhere, ``jobs`` parts at a time.
        """
        jobs = jobs or cpu_count() or 1
        with held_ctrl_c(), ThreadPoolExecutor(jobs) as threads:
            for number, cell in enumerate(self.cells):
                counters = _Counters(self, number)
                count = counters.count if pool is None else partial(count_games, cell, self.seed)
                try:
                    self._fill(number, pool or threads, count, 2 * jobs, on_progress)
                finally:
                    counters.stop()

    def _fill(
        self,
        number: int,
        pool: Executor,
        count: Callable[[int, int], _Part | None],
        most: int,
        on_progress: Callable[[SurveyProgress], None] | None,
    ) -> None:
        """Play a cell. Parts are added in the order of their games, whoever is ready first."""
        sample, began = self.samples[number], perf_counter()
        size = 1
        given = sample.games
        pending: dict[Future[_Part | None], int] = {}
        waiting: dict[int, _Part] = {}
        while True:
            spent = perf_counter() - began
            enough = self.budget is not None and spent >= self.budget and given > 0
            while not enough and len(pending) < most and given < self.games:
                stop = min(given + size, self.games)
                pending[pool.submit(count, given, stop)] = given
                given = stop
            if not pending:
                break
            done, _ = wait(pending, timeout=TICK, return_when=FIRST_COMPLETED)
            check_ctrl_c()
            for future in done:
                part = future.result()
                start = pending.pop(future)
                if part is not None:
                    waiting[start] = part
                    size = sized(size, part.seconds)
            while sample.games in waiting:
                sample.add(waiting.pop(sample.games).sums)
            if on_progress is not None:
                spent = perf_counter() - began
                part_done = sample.games / self.games
                if self.budget is not None:
                    part_done = min(1.0, max(part_done, spent / self.budget))
                on_progress(
                    SurveyProgress(
                        sample.cell,
                        number,
                        len(self.cells),
                        sample.games,
                        part_done,
                        sample.games / spent,
                    )
                )

    def counter(self, number: int) -> Counter:
        """A counter for one thread."""
        return Counter(self.cells[number].rules, self._brains[number].clone(), self.seed)


def sized(size: int, seconds: float) -> int:
    """How many games to give out at a time, after a part of them has come back."""
    if seconds < SHORT:
        return min(2 * size, MOST_AT_ONCE)
    return max(1, size // 2) if seconds > LONG else size


class _Part(NamedTuple):
    """What was counted in some games, and how long it took."""

    sums: array[int]
    seconds: float


def count_games(cell: SurveyCell, seed: int, start: int, stop: int) -> _Part:
    """Count some games of a cell, in whichever process this is called."""
    began, sums = perf_counter(), empty()
    Counter(cell.rules, cell.brain(), seed).count(start, stop, sums)
    return _Part(sums, perf_counter() - began)


class _Counters:
    """Counters of one cell, one for each thread."""

    def __init__(self, survey: Survey, number: int) -> None:
        self._survey = survey
        self._number = number
        self._own = local()
        self._lock = Lock()
        self._counters: list[Counter] = []
        self._stopped = False

    def count(self, start: int, stop: int) -> _Part | None:
        """Count some games; None if it was stopped."""
        began = perf_counter()
        if not hasattr(self._own, "counter"):
            self._own.counter = self._survey.counter(self._number)
            with self._lock:
                self._counters.append(self._own.counter)
        sums = empty()
        if self._stopped or not self._own.counter.count(start, stop, sums):
            return None
        return _Part(sums, perf_counter() - began)

    def stop(self) -> None:
        """Give up what is being played."""
        with self._lock:
            self._stopped = True
            for counter in self._counters:
                counter.stop()
