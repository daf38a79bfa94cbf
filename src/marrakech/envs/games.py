"""Many games that a learner plays at once, without the interpreter lock.

Like the kernel this is ordinary Python that ``games.pxd`` lets the build compile. The games
themselves are those of a :class:`marrakech.core.batch.Batch`; this module adds the players: a
learner and bots, or the learner on all seats. Actions, observations and rewards go through
buffers that are set up once.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple, Protocol

from marrakech.bots import brain
from marrakech.core import batch, kernel
from marrakech.core.batch import Numbers
from marrakech.core.codes import EVERY_BIT, GOLDEN, OVER
from marrakech.core.interrupts import check_interrupts
from marrakech.core.rules import Rules
from marrakech.core.together import compiled_together
from marrakech.envs import observation, rewards
from marrakech.envs.seat_choice import ALL, BY_LOT

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

A_FEW = 64


class Fractions(Protocol):
    """A buffer of doubles."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> Any: ...  # noqa: ANN401  (NumPy's is as wide)
    def __setitem__(self, place: int, number: float, /) -> None: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...


class Buffers(NamedTuple):
    """The arrays that a learner and the games share, with a place or a row for every game."""

    actions: Numbers
    """The learner's actions, by number: 64-bit integers."""
    seats: Numbers
    """The seat that the learner observes from and acts for: 64-bit integers."""
    rewards: Fractions
    """The reward of the last step for that seat: doubles."""
    final_rewards: Fractions
    """The reward of each of four seats at the end: doubles; 0 where no game has just ended."""
    ended: Numbers
    """1 where a game has just ended, else 0: bytes. The next step begins it anew."""
    illegal: Numbers
    """1 where it ended because the learner's action was not legal, else 0: bytes."""
    observations: Numbers
    """Rows of 16-bit integers, or empty: see :mod:`marrakech.envs.observation_layout`."""
    masks: Numbers
    """Rows of bytes, 1 for every action that is legal."""


class Games:
    """Games of one rule set, each with its own random stream, from which bots draw too.

    ``seat`` is the learner's, or one of :mod:`marrakech.envs.seat_choice`. ``brains`` are those of
    the bots, clockwise from the learner. Each method takes a range of games, so that threads can
    share the work, each with a :meth:`clone`.
    """

    __slots__ = (
        "actions",
        "batch",
        "brains",
        "buffers",
        "ended",
        "final_rewards",
        "first",
        "illegal",
        "kind",
        "penalty",
        "rewards",
        "seat",
        "seats",
        "second",
        "state",
        "third",
        "writer",
    )

    def __init__(
        self,
        rules: Rules,
        brains: Sequence[brain.Brain],
        buffers: Buffers,
        reward: str = "win",
        seat: int = BY_LOT,
    ) -> None:
        size = len(memoryview(buffers.actions))
        bytes_in = buffers.ended, buffers.illegal
        for buffer in (buffers.seats, buffers.rewards, *bytes_in):
            if len(memoryview(buffer)) != size:
                raise ValueError(f"all buffers have room for {size} games, or none")
        if len(memoryview(buffers.final_rewards)) != 4 * size:
            raise ValueError("there are four prizes for each game")
        if not ALL <= seat < rules.players:
            raise ValueError(f"there is no seat {seat}")
        if len(brains) != (0 if seat == ALL else rules.players - 1):
            raise ValueError("there is a bot for every seat that is not the learner's")
        for one in brains:
            if not isinstance(one, brain.Brain):
                raise TypeError(f"a bot that plays many games has a brain, not {one!r}")
        self.batch = batch.Batch(rules, size)
        self.writer = observation.ObservationWriter(buffers.observations, buffers.masks)
        if self.writer.size != size:
            raise ValueError(f"all buffers have room for {size} games")
        self.state = self.batch.fresh.snapshot()
        self.kind = rewards.kind_of(reward)
        self.penalty = rewards.forfeit(reward, rules)
        self.seat = seat
        self.brains = list(brains)
        self.buffers = buffers
        self.take_up()

    def take_up(self) -> None:
        """Put brains and buffers into typed fields, usable without the interpreter lock."""
        nobody = brain.Chance()
        three = [*self.brains, nobody, nobody, nobody]
        self.first, self.second, self.third = three[0], three[1], three[2]
        self.actions, self.seats = self.buffers.actions, self.buffers.seats
        self.rewards, self.final_rewards = self.buffers.rewards, self.buffers.final_rewards
        self.ended, self.illegal = self.buffers.ended, self.buffers.illegal

    def clone(self) -> Games:
        """The same games, for another thread."""
        self.within(0, 0)
        other = Games.__new__(Games)
        other.batch = self.batch
        other.writer = self.writer
        other.state = self.batch.fresh.snapshot()
        other.kind = self.kind
        other.penalty = self.penalty
        other.seat = self.seat
        other.brains = [one.clone() for one in self.brains]
        other.buffers = self.buffers
        other.take_up()
        return other

    def begin(
        self,
        lucks: Sequence[int] | None = None,
        start: int = 0,
        stop: int = -1,
        origins: Sequence[kernel.State] | None = None,
    ) -> None:
        """Set all games up anew, with the given luck, or going on with their own.

        Each begins with its position in ``origins``, or with the usual one.
        """
        stop = self.within(start, stop)
        for game in range(start, stop):
            luck = self.batch.fetch(self.state, game) if lucks is None else lucks[game]
            self.clear(game)
            luck = self.set_up(game, luck, self.batch.fresh if origins is None else origins[game])
            self.batch.store(self.state, game, luck)
            self.writer.look(self.state, self.seats[game], game)

    def step(self, start: int = 0, stop: int = -1) -> None:
        """Play the learner's action in each game, let the bots answer, and write the results.

        A game that has ended begins anew, whatever the action.
        """
        stop = self.within(start, stop)
        # bots may take long to think: then Ctrl-C is checked for between games
        stretch = A_FEW if self.brains else self.batch.size
        while start < stop:
            until = min(stop, start + stretch)
            with cython.nogil:
                for game in range(start, until):
                    self.step_one(game)
            start = until
            check_interrupts()

    def choose(self, seed: int, start: int = 0, stop: int = -1) -> None:
        """Choose a legal action at random for each game, or -1 where there is none."""
        stop = self.within(start, stop)
        luck = index(seed) & EVERY_BIT
        with cython.nogil:
            for game in range(start, stop):
                number = kernel.mix(luck + game * GOLDEN & EVERY_BIT)
                self.actions[game] = self.writer.pick(game, number)

    def position(self, game: int) -> kernel.State:
        """A copy of one game's position."""
        self.within(game, game + 1)
        return self.batch.state(game)

    def dump(self) -> batch.Batch:
        """A copy of all games."""
        self.within(0, 0)
        return self.batch.copy()

    def restore(self, games: batch.Batch) -> None:
        """Go on from a copy that :meth:`dump` gave; the caller restores seats and rewards."""
        if games.size != self.batch.size:
            raise ValueError(f"there are {self.batch.size} games, not {games.size}")
        for game in range(games.size):
            luck = games.fetch(self.state, game)
            self.batch.store(self.state, game, luck)
            self.writer.look(self.state, self.seats[game], game)

    def within(self, start: int, stop: int) -> int:
        """The end of a range of games; -1 is the last one."""
        if self.batch is None:
            raise TypeError("games are made by calling Games(rules, brains, buffers)")
        return self.batch.within(start, stop)

    def clear(self, game: int) -> None:
        """Set a game's rewards and flags of the last step to 0."""
        self.ended[game] = 0
        self.illegal[game] = 0
        self.rewards[game] = 0.0
        for seat in range(4):
            self.final_rewards[game * 4 + seat] = 0.0

    def step_one(self, game: int) -> None:
        """Make the step of one game: see :meth:`step`."""
        luck = self.batch.fetch(self.state, game)
        action = self.actions[game]  # read once: another thread may write to the buffer
        if self.ended[game]:
            self.clear(game)
            luck = self.set_up(game, luck, self.batch.fresh)
        elif not self.writer.allows(game, action):
            self.rewards[game] = self.penalty
            self.final_rewards[game * 4 + self.seats[game]] = self.penalty
            self.ended[game] = 1
            self.illegal[game] = 1
        else:
            self.state.play(action)
            luck = self.batch.settle(self.state, luck)
            luck = self.answer(game, luck)
            if self.state.phase == OVER:
                self.finish(game)
        self.batch.store(self.state, game, luck)
        self.writer.mask(self.state, self.seats[game], game)
        if self.writer.wide:
            self.writer.see(self.state, self.seats[game], game)

    def set_up(self, game: int, luck: int, origin: kernel.State) -> int:
        """Begin a game, and play until the learner has to choose; returns the next luck."""
        self.state.become(origin)
        if self.seat == BY_LOT:
            luck = luck + GOLDEN & EVERY_BIT
            self.seats[game] = (kernel.mix(luck) >> 32) * self.state.players >> 32
        elif self.seat != ALL:
            self.seats[game] = self.seat
        luck = self.batch.settle(self.state, luck)
        return self.answer(game, luck)

    def answer(self, game: int, luck: int) -> int:
        """Let the bots play until the learner has to choose again; returns the next luck."""
        if self.seat == ALL:
            if self.state.phase != OVER:
                self.seats[game] = self.state.mover
            return luck
        while self.state.phase != OVER and self.state.mover != self.seats[game]:
            behind = self.state.mover - self.seats[game]
            if behind < 0:
                behind += self.state.players
            luck = luck + GOLDEN & EVERY_BIT
            if behind == 1:
                self.first.act(self.state, kernel.mix(luck))
            elif behind == 2:
                self.second.act(self.state, kernel.mix(luck))
            else:
                self.third.act(self.state, kernel.mix(luck))
            luck = self.batch.settle(self.state, luck)
        return luck

    def finish(self, game: int) -> None:
        """Write the final rewards of a game."""
        found = [0.0] * 4
        rewards.award(self.state, self.kind, found)
        for seat in range(4):
            self.final_rewards[game * 4 + seat] = found[seat]
        self.rewards[game] = found[self.seats[game]]
        self.ended[game] = 1
