"""A whole training run: self-play, fitting and trials, round by round; it can be interrupted.

What comes out depends on the plan alone, its seed included: not on the number of threads, nor on
how often it was stopped and taken up again.
"""

from __future__ import annotations

from array import array
from concurrent.futures import ThreadPoolExecutor
from math import cos, pi
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.ctrl_c import held_ctrl_c, results_of
from marrakech.bots.network_layout import HIDDEN
from marrakech.bots.value import Value
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT
from marrakech.core.rules import Rules
from marrakech.training import training_file
from marrakech.training.fit import Fit, Gradient
from marrakech.training.selfplay import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Generator
    from concurrent.futures import Executor
    from pathlib import Path
    from typing import Self

PORTION = 50  # games that one thread plays at a stretch
ROOM = 256 * PORTION  # samples that these can give
PARTS = 4  # of a batch, each summed up by itself: so threads change nothing
RATE = 2e-3
BLEND = 0.002  # the share of the newest weights in their running average
TRIAL_EVERY = 10  # rounds


class Plan(NamedTuple):
    """What is learned, and how."""

    players: int
    at_end: bool = False
    """Whether Assam is turned at the end of a turn (R7)."""
    games: int = 200_000
    warm: int = 20_000
    """Games by greedy players that come before, for a start."""
    mixed: int = 0
    """Percentage of seats that go on playing greedily."""
    linear: bool = False
    """Whether the value is a plain sum of its inputs."""
    seed: int = 1
    at_once: int = 1000
    """Games of a round, which are played before their positions are learned from."""
    buffer: int = 1_500_000
    """Samples that are kept."""
    trial: int = 400
    """Games against greedy that show how strong it is by now, rounded down to 48."""
    by_owner: bool = False
    """Whether some games of two players are played with areas by owner (R4.5)."""
    adjusted: bool = True
    """Whether the luck of the dice is taken out of what is learned from."""
    units: int = HIDDEN
    """How many units the first layer has: 32 or 64."""
    reuse: int = 3
    """How often a sample is learned from, in the mean."""
    batch: int = 2048
    """How many samples a step of learning takes; a multiple of four."""
    shapes: bool = False
    """Whether the value looks at the shapes of areas, too."""
    standard: int = 0
    """Percentage of games by the standard rules, the rest by all others equally; 0 is as it was
    before there was a choice."""
    after: str = ""
    """The file with the value that it goes on from, if it does not begin with nothing."""
    digest: str = ""
    """The hash of that value's weights."""

    @property
    def rounds(self) -> int:
        """How many times games are played and learned from."""
        return self.warm_rounds + -(-self.games // self.at_once)

    @property
    def warm_rounds(self) -> int:
        """How many of these come before, by greedy players."""
        return -(-self.warm // self.at_once)

    @property
    def tried(self) -> int:
        """Games against greedy: four equal parts, each from all seats equally often."""
        return self.trial // 48 * 48

    def value(self) -> Value:
        """A value as it is to be learned, without weights."""
        return Value(self.players, self.at_end, self.linear, self.units, self.shapes)

    def rule_sets(self) -> list[Rules]:
        """The rules that games are played by."""
        return rule_sets(self.players, self.at_end, self.by_owner, self.standard)

    def rate(self, done: float) -> float:
        """The learning rate after so many rounds: constant, then falling like a cosine."""
        part = done / self.rounds
        start, least = (0.3, 0.02) if self.adjusted else (0.4, 0.03)
        if part < start:
            return RATE
        falling = (1 + cos(pi * (part - start) / (1 - start))) / 2
        return RATE * (least + (1 - least) * falling)


class TrainingProgress(NamedTuple):
    """How far it has come after a round."""

    round: int
    games: int
    positions: int
    loss: float
    """Cross-entropy of wins, in nats."""
    miss: float
    """Root of the mean squared error of margins, in dirhams."""
    wins: float | None
    """Share of wins against greedy with one turn of search, where it was tried."""


class RoundBackup(NamedTuple):
    """Copies of what a round changes, to restore if it is interrupted.

    Samples that it overwrites need no copy: the round, played again, writes the same ones.
    """

    rounds: int
    filled: int
    next: int
    positions: int
    worth: array[float]
    average: array[float]
    memory: tuple[array[float], array[float], int]


def rule_sets(players: int, at_end: bool, by_owner: bool = False, standard: int = 0) -> list[Rules]:
    """The rules that games are played by in turn: mostly the standard ones, and all others too.

    ``standard`` is the percentage of these, if it is not to be as it was at first.
    """
    sets = _rule_sets(players, at_end, by_owner)
    if not standard:
        return sets
    others = [rules for rules in dict.fromkeys(sets) if rules != sets[0]]
    return [sets[0]] * round(len(others) * standard / (100 - standard)) + others


def _rule_sets(players: int, at_end: bool, by_owner: bool) -> list[Rules]:
    """Those that there were at first.

    Those of R4.5 are only among them if that is asked for: what was learned before there were any
    is to be learned again from its plan.
    """
    if at_end:
        sets = [Rules(players, variant="turn-at-end")] * 9
        sets += [Rules(players, variant="turn-at-end-optional", cover="any")] * 2
        sets += [Rules(players, variant="turn-at-end", elimination=False)]
        if players == 2:
            sets += [Rules(players, variant="turn-at-end", pile="alternating")] * 2
            sets += [Rules(players, variant="turn-at-end", two_player="one colour")]
            if by_owner:
                sets += [Rules(players, variant="turn-at-end", area="owner")] * 2
        return sets
    sets = [Rules(players)] * 9 + [Rules(players, elimination=False)] * 2
    sets += [Rules(players, cover="any"), Rules(players, cover="any", elimination=False)]
    sets += [Rules(players, cover="colours", elimination=False)]
    if players == 2:
        sets += [Rules(players, pile="alternating")]
        sets += [Rules(players, two_player="one colour", elimination=False)]
        if by_owner:
            sets += [Rules(players)] * 9  # else what most people play would be half of it
            sets += [Rules(players, area="owner")]
            sets += [Rules(players, area="owner", cover="colours", elimination=False)]
    return sets


def play_portion(
    plan: Plan, weights: array[float], warm: bool, seed: int
) -> tuple[int, array[int], array[float]]:
    """Play some games against itself, in whichever process this is called: how many positions
    there were, the positions, and what came of them.
    """
    average = plan.value()
    average.set_weights(weights)
    sets = plan.rule_sets()
    starts = [kernel.State(rules) for rules in sets]
    games = SelfPlay(average, starts, warm, plan.mixed, plan.adjusted)
    words = array("Q", bytes(8 * 14 * ROOM))
    targets = array("f", bytes(4 * 8 * ROOM))
    samples = games.play(PORTION, seed, words, targets, ROOM)
    return samples, words[: samples * 14], targets[: samples * 8]


class Trainer:
    """One run of learning; ``after`` is the value that it goes on from, if the plan names one."""

    def __init__(self, plan: Plan, threads: int = 2, after: Value | None = None) -> None:
        if plan.at_once < PORTION or plan.at_once % PORTION:
            raise ValueError(f"a round is a multiple of {PORTION} games, not {plan.at_once}")
        if plan.buffer < 1 or plan.trial < 48 or plan.games < 1 or plan.warm < 0:
            raise ValueError(f"there is nothing to learn from in {plan}")
        self.plan = plan
        self.threads = threads
        if plan.reuse < 1 or plan.batch < PARTS or plan.batch % PARTS:
            raise ValueError(f"a step takes a multiple of {PARTS} samples, not {plan.batch}")
        sets = plan.rule_sets()
        self.starts = [kernel.State(rules) for rules in sets]
        self.worth = plan.value()
        self.average = plan.value()
        self._first_weights(after)
        self.fit = Fit(self.worth, self.average)
        self.slopes = [Gradient(self.worth, self.starts) for _ in range(PARTS)]
        self.room = min(plan.buffer, plan.rounds * plan.at_once // PORTION * ROOM)
        self.words = array("Q", bytes(8 * 14 * self.room))
        self.targets = array("f", bytes(4 * 8 * self.room))
        self.filled = 0
        self.next = 0
        self.positions = 0
        self.curve: list[TrainingProgress] = []
        self._undo: RoundBackup | None = None

    def _first_weights(self, after: Value | None) -> None:
        """Small numbers by chance, so that no two units learn the same; or another's weights."""
        if after is not None:
            self.worth.adopt(after)
            self.average.adopt(after)
            return
        luck = kernel.mix(self.plan.seed & EVERY_BIT)
        weights = array("f", bytes(4 * self.worth.size))
        for i in range(self.worth.size):
            luck = kernel.mix(luck + i & EVERY_BIT)
            weights[i] = ((luck >> 40) / (1 << 24) - 0.5) * 0.2
        self.worth.set_weights(weights)
        self.worth.quiet_outputs()
        self.average.set_weights(self.worth.get_weights())

    def run(self, elsewhere: Executor | None = None) -> Generator[TrainingProgress, None, None]:
        """Learn, and tell after each round how it goes; games are played ``elsewhere``, if that is
        given: most of the time goes into them.

        Whatever stops it in the middle of a round, Ctrl-C among others: to save it or to run it
        again goes on from the last round that was finished.
        """
        pool = ThreadPoolExecutor(self.threads)
        try:
            while len(self.curve) < self.plan.rounds:
                self._go_back()
                self._undo = self._before()
                with held_ctrl_c():
                    self.curve.append(self._round(pool, elsewhere or pool))
                self._undo = None
                yield self.curve[-1]
        finally:
            pool.shutdown(cancel_futures=True)

    def _before(self) -> RoundBackup:
        """Note what the next round will change."""
        return RoundBackup(
            len(self.curve),
            self.filled,
            self.next,
            self.positions,
            self.worth.get_weights(),
            self.average.get_weights(),
            self.fit.memory(),
        )

    def _go_back(self) -> None:
        """Forget a round that was not finished. This may itself be stopped, and done again."""
        undo = self._undo
        if undo is None:
            return
        self.worth.set_weights(undo.worth)
        self.average.set_weights(undo.average)
        self.fit.remember(*undo.memory)
        self.filled = undo.filled
        self.next = undo.next
        self.positions = undo.positions
        del self.curve[undo.rounds :]
        self._undo = None

    def _round(self, pool: ThreadPoolExecutor, playing: Executor) -> TrainingProgress:
        number = len(self.curve)
        new = self._play(playing, number)
        loss, miss = self._learn(pool, number, new)
        last = number + 1 == self.plan.rounds
        wins = None
        if (number + 1) % TRIAL_EVERY == 0 or last:
            wins = self._try(pool)
        games = (number + 1) * self.plan.at_once
        return TrainingProgress(number + 1, games, self.positions, loss, 20 * miss**0.5, wins)

    def _seed(self, *numbers: int) -> int:
        """A number of 64 bits that follows from the plan's seed and what it is for."""
        seed = self.plan.seed & EVERY_BIT
        for number in numbers:
            seed = kernel.mix(seed ^ kernel.mix(number + 1))
        return seed

    def _play(self, pool: Executor, number: int) -> int:
        """Play a round of games, and keep their positions."""
        warm, weights = number < self.plan.warm_rounds, self.average.get_weights()
        seeds = [self._seed(0, number, portion) for portion in range(self.plan.at_once // PORTION)]
        new = 0
        portions = (pool.submit(play_portion, self.plan, weights, warm, seed) for seed in seeds)
        for samples, words, targets in results_of(portions):
            self._keep(samples, words, targets)
            new += samples
        self.positions += new
        return new

    def _keep(self, samples: int, words: array[int], targets: array[float]) -> None:
        """Put samples into the buffer, in place of the oldest ones."""
        at = 0
        size = self.room
        while at < samples:
            part = min(samples - at, size - self.next)
            self.words[self.next * 14 : (self.next + part) * 14] = words[at * 14 : (at + part) * 14]
            self.targets[self.next * 8 : (self.next + part) * 8] = targets[at * 8 : (at + part) * 8]
            self.next = (self.next + part) % size
            self.filled = min(size, self.filled + part)
            at += part

    def _learn(self, pool: ThreadPoolExecutor, number: int, new: int) -> tuple[float, float]:
        """Learn from as many samples as a round is worth; loss and miss."""
        steps = max(1, self.plan.reuse * new // self.plan.batch)
        loss = miss = 0.0
        seen = 0
        for step in range(steps):

            def add(part: int, step: int = step) -> None:
                slope = self.slopes[part]
                slope.clear()
                seed = self._seed(1, number, step, part)
                slope.add(self.words, self.targets, self.filled, self.plan.batch // PARTS, seed)

            list(results_of(pool.submit(add, part) for part in range(PARTS)))
            self.fit.step(self.slopes, self.plan.rate(number + step / steps), BLEND)
            loss += sum(slope.loss for slope in self.slopes)
            miss += sum(slope.miss for slope in self.slopes)
            seen += sum(slope.seen for slope in self.slopes)
        return loss / seen, miss / seen / self.plan.players

    def _try(self, pool: ThreadPoolExecutor) -> float:
        """Wins against greedy, from games that are the same every time."""

        def play(part: int) -> list[int]:
            games = SelfPlay(self.average, self.starts)
            return games.trial(self.plan.tried // 4, self._seed(2, part))

        results = list(results_of(pool.submit(play, part) for part in range(4)))
        return sum(won for won, _ in results) / sum(all_ for _, all_ in results)

    # -------------------------------------------------------------------- a rest

    def save(self, path: Path) -> None:
        """Keep everything that is needed to go on, in one file that is whole or not there."""
        self._go_back()
        first, second, steps = self.fit.memory()
        numbers = {
            "steps": steps,
            "filled": self.filled,
            "next": self.next,
            "positions": self.positions,
            "curve": [list(progress) for progress in self.curve],
        }
        blocks = (
            self.worth.get_weights(),
            self.average.get_weights(),
            first,
            second,
            memoryview(self.words)[: self.filled * 14],
            memoryview(self.targets)[: self.filled * 8],
        )
        training_file.write(path, self.plan._asdict(), numbers, blocks)

    @classmethod
    def load(cls, path: Path, threads: int = 2, plan: Plan | None = None) -> Self:
        """Go on from what was kept; with a plan, only if it is a state of that one."""
        with training_file.reading(path) as kept:
            # an older one does not name what came later, and learned without it
            kept.plan = Plan(**{"adjusted": False, **kept.plan})._asdict()
            if plan is not None:
                kept.must_be_of(plan._asdict())
            trainer = cls(Plan(**kept.plan), threads)
            filled = int(kept.numbers["filled"])
            position = int(kept.numbers["next"])
            if not (0 <= filled <= trainer.room and 0 <= position < trainer.room):
                raise ValueError("more samples than there is room for")
            weights = [kept.block("f", trainer.worth.size) for _ in range(4)]
            words, targets = kept.block("Q", filled * 14), kept.block("f", filled * 8)
            kept.must_end()
            trainer.worth.set_weights(weights[0])
            trainer.average.set_weights(weights[1])
            trainer.fit.remember(weights[2], weights[3], int(kept.numbers["steps"]))
            trainer.curve = [TrainingProgress(*progress) for progress in kept.numbers["curve"]]
            trainer.positions = int(kept.numbers["positions"])
        trainer.words[: len(words)] = words
        trainer.targets[: len(targets)] = targets
        trainer.filled, trainer.next = filled, position
        return trainer
