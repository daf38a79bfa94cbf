"""Self-play: games that a value plays against itself, and a training sample for each turn.

Like the kernel this is ordinary Python that ``selfplay.pxd`` lets the build compile.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from marrakech.bots import brain, search, value
from marrakech.bots.options import SearchOptions
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT, GOLDEN, LAY, OVER, REVEAL, ROLL, TURN
from marrakech.core.interrupts import check_interrupts
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

MOST_TURNS = 1200
LAMBDA = 0.8  # TD(lambda): the weight of later positions, beside the value's own judgement
ADJUSTED_LAMBDA = 0.9  # the same where the luck of the dice is taken out, and later ones tell more


class SelfPlay:
    """Plays games with a search of one turn, and writes each turn's position and target.

    ``starts`` are fresh positions, one for each rule set; each game begins with one of them at
    random. With ``warm``, at the beginning when the value knows nothing, all seats play greedily
    with many random actions. ``mixed`` is the percentage of seats that play greedily otherwise.
    With ``adjusted`` the luck of the dice is taken out of what is learned from: see :meth:`learn`.
    """

    __slots__ = (
        "adjusted",
        "after",
        "backup",
        "cut",
        "decisions",
        "greed",
        "luck",
        "mind",
        "mixed",
        "rules",
        "searches",
        "start",
        "starts",
        "state",
        "warm",
        "words",
    )

    def __init__(
        self,
        worth: value.Value,
        starts: Sequence[kernel.State],
        warm: bool = False,
        mixed: int = 0,
        adjusted: bool = False,
    ) -> None:
        self.starts = list(starts)
        self.searches = [search.Search(worth, start, SearchOptions(depth=1)) for start in starts]
        self.state = self.starts[0].snapshot()
        self.start = self.starts[0]
        self.mind = self.searches[0]
        self.greed = brain.Greed()
        self.warm = int(warm)
        self.mixed = int(mixed)
        self.adjusted = int(adjusted)
        if not cython.compiled:
            self.words = [0] * 15600
            self.backup = [0.0] * 9600
            self.after = [0.0] * 9600
            self.cut = [0] * 1200
        self.luck = 0
        self.rules = 0
        self.decisions = 0

    def number(self) -> int:
        """The next random number."""
        self.luck = self.luck + GOLDEN & EVERY_BIT
        return kernel.mix(self.luck)

    def play(
        self,
        games: int,
        seed: int,
        words: MutableSequence[int],
        targets: MutableSequence[float],
        room: int,
    ) -> int:
        """Play games, and write 14 words and 8 targets for each turn; returns how many turns.

        The last word is the number of the rule set. ``room`` is how many turns there is space for;
        it stops early when another game might not fit.
        """
        done = 0
        for game in range(games):
            if done + 256 > room:
                break
            self.luck = kernel.mix(seed + game & EVERY_BIT)
            number = self.number() % len(self.starts)
            self.rules = number
            self.start = self.starts[number]
            self.mind = self.searches[number]
            self.state = self.start.snapshot()
            with cython.nogil:
                turns = self.game()
                if turns <= 256:
                    self.learn(turns, words, targets, done)
            if turns <= 256:
                done += turns
            check_interrupts()
        return done

    def game(self) -> int:
        """Play one game, keeping position and value of each turn; returns how many turns."""
        turns = 0
        way = 0
        at = [0] * 13
        out = [0.0] * 8
        greedy = [0] * 4
        for i in range(4):
            greedy[i] = self.warm or self.number() % 100 < self.mixed
        noise = 15 if self.warm else 3
        opening = 0
        if self.number() % 3 == 0:
            opening = self.number() % 8
        at_random = False
        while self.state.phase != OVER and turns < MOST_TURNS:
            mover = self.state.mover
            if self.state.phase == (ROLL if self.state.variant else TURN):
                at_random = opening > 0 or self.number() % 100 < noise
                if opening:
                    opening -= 1
                else:
                    self.state.save(self.words, turns * 13)
                    self.cut[turns] = 2 if greedy[mover] else at_random
                    if not greedy[mover]:
                        self.decisions += 1
                        self.mind.root = mover
                        self.state.save(at, 0)
                        way = self.mind.steer(at, 1, out)
                        for i in range(8):
                            self.backup[turns * 8 + i] = out[i]
                    turns += 1
            if self.state.phase == ROLL:
                self.state.draw(self.number())
                if self.state.phase != LAY and turns:  # R4.3: the mover is out
                    self.state.save(at, 0)
                    self.mind.begin(at, 0, out)
                    for i in range(8):
                        self.after[turns * 8 - 8 + i] = out[i]
            elif self.state.phase == REVEAL:
                self.state.draw(self.number())
            elif at_random:
                self.state.play(self.state.pick(self.number()))
            elif greedy[mover]:
                self.state.play(self.greed.decide(self.state, self.number()))
            elif self.state.phase == TURN and not self.state.variant:
                self.state.turn(way)
            else:
                self.state.play(self.mind.think(self.state, 1, out))
                for i in range(8):
                    self.after[turns * 8 - 8 + i] = out[i]
        return turns

    def trial(self, games: int, seed: int) -> list[int]:
        """Play against greedy players, from each seat in turn; returns twelfths won, and of all."""
        won = 0
        wins = [0] * 4
        self.start = self.starts[0]
        self.mind = self.searches[0]
        self.state = self.start.snapshot()
        for game in range(games):
            seat = game % self.state.players
            self.luck = kernel.mix(
                kernel.mix(seed & EVERY_BIT) + game // self.state.players & EVERY_BIT
            )
            self.state.become(self.start)
            with cython.nogil:
                self.contest(seat)
            self.state.share_win(wins)
            won += wins[seat]
            check_interrupts()
        return [won, games * 12]

    def contest(self, seat: int) -> None:
        """Play one game by the first rule set, the value on ``seat``, greedy players elsewhere."""
        out = [0.0] * 8
        while self.state.phase != OVER:
            if self.state.phase == ROLL or self.state.phase == REVEAL:  # noqa: PLR1714
                self.state.draw(self.number())
            elif self.state.mover == seat:
                self.state.play(self.mind.think(self.state, 1, out))
            else:
                self.state.play(self.greed.decide(self.state, self.number()))

    def learn(
        self, turns: int, words: MutableSequence[int], targets: MutableSequence[float], done: int
    ) -> None:
        """Write the samples of a game, from its end backwards: for each turn a target.

        It is the mean worth of what the search found there, and a part of what came later: of the
        target of the next turn as a whole (TD(lambda)), or adjusted, of that target less what the
        value took the next position for when it was chosen. Then what the dice gave between the
        two is no part of it: it was in both, and only what the value did not see remains.
        """
        g = [0.0] * 8
        self.mind.value.settle(self.state, g)
        for back in range(turns):
            turn = turns - 1 - back
            rate = ADJUSTED_LAMBDA if self.adjusted else LAMBDA
            if self.cut[turn]:
                rate = 0.0
            if self.cut[turn] < 2:
                for i in range(8):
                    expected = (
                        self.after[turn * 8 + i] if self.adjusted else self.backup[turn * 8 + i]
                    )
                    g[i] = self.backup[turn * 8 + i] + rate * (g[i] - expected)
            for i in range(8):
                targets[(done + turn) * 8 + i] = g[i]
            for i in range(13):
                words[(done + turn) * 14 + i] = self.words[turn * 13 + i]
            words[(done + turn) * 14 + 13] = self.rules
