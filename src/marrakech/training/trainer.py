"""Learning a value by self-play, from the first game to the last, with a rest wherever wanted.

What comes out depends on the plan alone, its seed included: not on the number of threads, nor on
how often it was stopped and taken up again.
"""

from __future__ import annotations

import json
from array import array
from concurrent.futures import ThreadPoolExecutor
from math import cos, pi
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.layout import SIZE
from marrakech.bots.value import Value
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT
from marrakech.core.rules import Rules
from marrakech.training.fit import Fit, Slope
from marrakech.training.selfplay import SelfPlay

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Self

ROUND = 1000  # games that are played before their positions are learned from
PORTION = 50  # games that one thread plays at a stretch
ROOM = 256 * PORTION  # samples that these can give
BATCH = 2048
PARTS = 4  # of a batch, each summed up by itself: so threads change nothing
REUSE = 3  # how often a sample is used
BUFFER = 1_500_000  # samples that are kept
RATE = 2e-3
BLEND = 0.002  # the share of the newest weights in their running average
TRIAL = 400  # games against greedy that show how strong it is by now
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

    @property
    def rounds(self) -> int:
        """How many times games are played and learned from."""
        return -(-self.warm // ROUND) + -(-self.games // ROUND)

    def rate(self, done: float) -> float:
        """The learning rate after so many rounds: constant, then falling like a cosine."""
        part = done / self.rounds
        return RATE if part < 0.4 else RATE * (0.03 + 0.97 * (1 + cos(pi * (part - 0.4) / 0.6)) / 2)


class Progress(NamedTuple):
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


def rule_sets(players: int, at_end: bool) -> list[Rules]:
    """The rules that games are played by in turn: mostly the standard ones, and all others too."""
    if at_end:
        sets = [Rules(players, variant="turn-at-end")] * 9
        sets += [Rules(players, variant="turn-at-end-optional", cover="any")] * 2
        sets += [Rules(players, variant="turn-at-end", elimination=False)]
        if players == 2:
            sets += [Rules(players, variant="turn-at-end", pile="alternating")] * 2
            sets += [Rules(players, variant="turn-at-end", two_player="one colour")]
        return sets
    sets = [Rules(players)] * 9 + [Rules(players, elimination=False)] * 2
    sets += [Rules(players, cover="any"), Rules(players, cover="any", elimination=False)]
    sets += [Rules(players, cover="colours", elimination=False)]
    if players == 2:
        sets += [Rules(players, pile="alternating")]
        sets += [Rules(players, two_player="one colour", elimination=False)]
    return sets


class Trainer:
    """One run of learning."""

    def __init__(self, plan: Plan, threads: int = 2) -> None:
        self.plan = plan
        self.threads = threads
        self.starts = [kernel.State(rules) for rules in rule_sets(plan.players, plan.at_end)]
        self.worth = Value(plan.players, plan.at_end, plan.linear)
        self.average = Value(plan.players, plan.at_end, plan.linear)
        self._first_weights()
        self.fit = Fit(self.worth, self.average)
        self.slopes = [Slope(self.worth, self.starts) for _ in range(PARTS)]
        self.words = array("Q", bytes(8 * 14 * BUFFER))
        self.targets = array("f", bytes(4 * 8 * BUFFER))
        self.filled = 0
        self.next = 0
        self.positions = 0
        self.curve: list[Progress] = []

    def _first_weights(self) -> None:
        """Small numbers by chance, so that no two units learn the same."""
        luck = kernel.mix(self.plan.seed & EVERY_BIT)
        weights = array("f", bytes(4 * SIZE))
        for i in range(SIZE):
            luck = kernel.mix(luck + i & EVERY_BIT)
            weights[i] = ((luck >> 40) / (1 << 24) - 0.5) * 0.2
        self.worth.set_weights(weights)
        self.worth.quiet_outputs()
        self.average.set_weights(self.worth.get_weights())

    def run(self) -> Iterator[Progress]:
        """Learn, and tell after each round how it goes."""
        with ThreadPoolExecutor(self.threads) as pool:
            while len(self.curve) < self.plan.rounds:
                progress = self._round(pool)
                self.curve.append(progress)
                yield progress

    def _round(self, pool: ThreadPoolExecutor) -> Progress:
        number = len(self.curve)
        new = self._play(pool, number)
        loss, miss = self._learn(pool, number, new)
        last = number + 1 == self.plan.rounds
        wins = None
        if (number + 1) % TRIAL_EVERY == 0 or last:
            wins = self._try(pool)
        return Progress(
            number + 1, (number + 1) * ROUND, self.positions, loss, 20 * miss**0.5, wins
        )

    def _seed(self, *numbers: int) -> int:
        """A number of 64 bits that follows from the plan's seed and what it is for."""
        seed = self.plan.seed & EVERY_BIT
        for number in numbers:
            seed = kernel.mix(seed ^ kernel.mix(number + 1))
        return seed

    def _play(self, pool: ThreadPoolExecutor, number: int) -> int:
        """Play a round of games, and keep their positions."""
        warm = number < -(-self.plan.warm // ROUND)

        def play(portion: int) -> tuple[int, array[int], array[float]]:
            games = SelfPlay(self.average, self.starts, warm, self.plan.mixed)
            words = array("Q", bytes(8 * 14 * ROOM))
            targets = array("f", bytes(4 * 8 * ROOM))
            seed = self._seed(0, number, portion)
            return games.play(PORTION, seed, words, targets, ROOM), words, targets

        new = 0
        for samples, words, targets in pool.map(play, range(ROUND // PORTION)):
            self._keep(samples, words, targets)
            new += samples
        self.positions += new
        return new

    def _keep(self, samples: int, words: array[int], targets: array[float]) -> None:
        """Put samples into the buffer, in place of the oldest ones."""
        at = 0
        while at < samples:
            part = min(samples - at, BUFFER - self.next)
            self.words[self.next * 14 : (self.next + part) * 14] = words[at * 14 : (at + part) * 14]
            self.targets[self.next * 8 : (self.next + part) * 8] = targets[at * 8 : (at + part) * 8]
            self.next = (self.next + part) % BUFFER
            self.filled = min(BUFFER, self.filled + part)
            at += part

    def _learn(self, pool: ThreadPoolExecutor, number: int, new: int) -> tuple[float, float]:
        """Learn from as many samples as a round is worth; loss and miss."""
        steps = max(1, REUSE * new // BATCH)
        loss = miss = 0.0
        seen = 0
        for step in range(steps):

            def add(part: int, step: int = step) -> None:
                slope = self.slopes[part]
                slope.clear()
                seed = self._seed(1, number, step, part)
                slope.add(self.words, self.targets, self.filled, BATCH // PARTS, seed)

            list(pool.map(add, range(PARTS)))
            self.fit.step(self.slopes, self.plan.rate(number + step / steps), BLEND)
            loss += sum(slope.loss for slope in self.slopes)
            miss += sum(slope.miss for slope in self.slopes)
            seen += sum(slope.seen for slope in self.slopes)
        return loss / seen, miss / seen / self.plan.players

    def _try(self, pool: ThreadPoolExecutor) -> float:
        """Wins against greedy, from games that are the same every time."""

        def play(part: int) -> list[int]:
            games = SelfPlay(self.average, self.starts)
            return games.trial(TRIAL // 4 // 12 * 12, self._seed(2, part))

        results = list(pool.map(play, range(4)))
        return sum(won for won, _ in results) / sum(all_ for _, all_ in results)

    # -------------------------------------------------------------------- a rest

    def save(self, path: Path) -> None:
        """Keep everything that is needed to go on, in one file that is whole or not there."""
        first, second, steps = self.fit.memory()
        head = {
            "plan": self.plan._asdict(),
            "steps": steps,
            "filled": self.filled,
            "next": self.next,
            "positions": self.positions,
            "curve": [list(progress) for progress in self.curve],
        }
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            file.write(json.dumps(head).encode() + b"\n")
            for numbers in (
                *(self.worth.get_weights(), self.average.get_weights(), first, second),
                *(self.words[: self.filled * 14], self.targets[: self.filled * 8]),
            ):
                numbers.tofile(file)
        part.replace(path)

    @classmethod
    def load(cls, path: Path, threads: int = 2) -> Self:
        """Go on from what was kept."""
        with path.open("rb") as file:
            head = json.loads(file.readline())
            trainer = cls(Plan(**head["plan"]), threads)

            def floats() -> array[float]:
                numbers = array("f")
                numbers.fromfile(file, SIZE)
                return numbers

            trainer.worth.set_weights(floats())
            trainer.average.set_weights(floats())
            trainer.fit.remember(floats(), floats(), head["steps"])
            words, targets = array("Q"), array("f")
            words.fromfile(file, head["filled"] * 14)
            targets.fromfile(file, head["filled"] * 8)
        trainer.words[: len(words)] = words
        trainer.targets[: len(targets)] = targets
        trainer.filled, trainer.next = head["filled"], head["next"]
        trainer.positions = head["positions"]
        trainer.curve = [Progress(*progress) for progress in head["curve"]]
        return trainer
