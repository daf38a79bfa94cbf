"""Many games at once, stepped together without the interpreter lock.

Like the kernel this is ordinary Python that ``batch.pxd`` lets the build compile.

>>> from marrakech import Rules
>>> from marrakech.core import codes
>>> batch = Batch(Rules(players=3), size=2, seed=1)
>>> batch.step(array("q", [0, 2]))       # one game turns Assam left, the other right
>>> batch.state(0).phase == codes.LAY    # the die has been thrown inside
True
"""

from __future__ import annotations

from array import array
from operator import index
from typing import Any, Protocol

from marrakech.core import kernel
from marrakech.core.codes import ACTIONS, EVERY_BIT, GOLDEN, OVER, REVEAL, ROLL
from marrakech.core.errors import IllegalAction
from marrakech.core.interrupts import warn_uncompiled
from marrakech.core.rules import Rules
from marrakech.core.together import compiled_together

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

compiled_together(__name__, cython.compiled)

LARGEST = 1 << 32
STRIDE = 14  # 64-bit numbers for each game: a saved position, and its luck


class Numbers(Protocol):
    """A buffer such as ``array.array`` or a NumPy array; a list will not do."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> Any: ...  # noqa: ANN401  (NumPy's is as wide)
    def __setitem__(self, place: int, number: int, /) -> None: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...


class Batch:
    """Games of one rule set, numbered from 0, each with luck of its own.

    The die and the piles are settled inside, from the seed and the game's number alone: how
    large the batch is, in which order it is stepped and on how many threads changes nothing. A
    game that is over begins anew with its next step. Numbers go in and out through buffers of
    64-bit integers (masks: of bytes), such as ``array.array`` or a NumPy array, with a place for
    every game. Each method takes a range of games, so that threads can share the work: ranges
    that are stepped at the same time must not overlap.
    """

    __slots__ = ("chosen", "fresh", "size", "words")

    def __init__(self, rules: Rules | str, size: int, seed: int = 0) -> None:
        if not 0 <= index(size) <= LARGEST:
            raise ValueError(f"a batch has from 0 to {LARGEST} games, not {size}")
        if not kernel.is_compiled():
            warn_uncompiled()
        self.size = index(size)
        self.fresh = kernel.State(rules)
        self.words = array("Q", bytes(8 * STRIDE * size))
        self.chosen = array("q", bytes(8 * size))
        for game in range(size):
            self.begin(game, luck_of(index(seed) & EVERY_BIT, game))

    def copy(self) -> Batch:
        """An independent copy, whose games will have the same dice."""
        self.within(0, 0)
        other = Batch.__new__(Batch)
        other.size = self.size
        other.fresh = self.fresh
        other.words = array("Q", self.words)
        other.chosen = array("q", self.chosen)
        return other

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        self.within(0, 0)
        return refilled, (self.fresh, array("Q", self.words))

    def begin(self, game: int, luck: int) -> None:
        """Set up a game with the given luck."""
        state = self.fresh.snapshot()
        luck = self.settle(state, luck)
        self.store(state, game, luck)

    def settle(self, state: kernel.State, luck: int) -> int:
        """Throw the die and draw from piles until a player has to choose; returns the next luck."""
        while state.phase == ROLL or state.phase == REVEAL:  # noqa: PLR1714
            luck = luck + GOLDEN & EVERY_BIT
            state.draw(kernel.mix(luck))
        return luck

    def fetch(self, state: kernel.State, game: int) -> int:
        """Load a game into ``state``; returns its luck."""
        words = [0] * 13
        for i in range(13):
            words[i] = self.words[game * STRIDE + i]
        state.load(words, 0)
        return self.words[game * STRIDE + 13]

    def store(self, state: kernel.State, game: int, luck: int) -> None:
        """Store a game from ``state``, with its luck."""
        words = [0] * 13
        state.save(words, 0)
        for i in range(13):
            self.words[game * STRIDE + i] = words[i]
        self.words[game * STRIDE + 13] = luck

    def state(self, game: int) -> kernel.State:
        """A copy of one game's position."""
        self.within(game, game + 1)
        state = self.fresh.snapshot()
        self.fetch(state, game)
        return state

    def within(self, start: int, stop: int) -> int:
        """The end of a range of games, which has to lie within the batch; -1 is the last one."""
        if self.fresh is None:
            raise TypeError("a batch is made by calling Batch(rules, size)")
        if stop == -1:
            stop = self.size
        if not 0 <= start <= stop <= self.size:
            raise IndexError(f"games {start} to {stop} of a batch of {self.size}")
        return stop

    def step(self, actions: Numbers, start: int = 0, stop: int = -1) -> None:
        """Play ``actions[game]`` in each game, and let chance take its course.

        If one of them is not legal, no game is changed. For a game that is over any number will
        do: it begins anew.
        """
        stop = self.within(start, stop)
        room(actions, stop)
        state = self.fresh.snapshot()
        wrong = number = -1
        with cython.nogil:
            for game in range(start, stop):
                self.fetch(state, game)
                number = actions[game]  # once: others may write to the buffer meanwhile
                if state.phase != OVER:
                    if not state.allows(number):
                        wrong = game
                        break
                    self.chosen[game] = number
            else:
                self.play(state, start, stop)
        if wrong >= 0:
            raise IllegalAction("batch-not-legal", number=number, game=wrong)

    def play(self, state: kernel.State, start: int, stop: int) -> None:
        """Play the chosen actions, which were checked to be legal."""
        for game in range(start, stop):
            luck = self.fetch(state, game)
            if state.phase == OVER:
                state.become(self.fresh)
            else:
                state.play(self.chosen[game])
            luck = self.settle(state, luck)
            self.store(state, game, luck)

    def choose(self, seed: int, actions: Numbers, start: int = 0, stop: int = -1) -> None:
        """Write a legal action at random for each game that is not over."""
        stop = self.within(start, stop)
        room(actions, stop)
        state = self.fresh.snapshot()
        luck = index(seed) & EVERY_BIT
        with cython.nogil:
            for game in range(start, stop):
                self.fetch(state, game)
                if state.phase != OVER:
                    number = kernel.mix(luck + game * GOLDEN & EVERY_BIT)
                    actions[game] = state.pick(number)

    def masks(self, masks: Numbers, start: int = 0, stop: int = -1) -> None:
        """Write 1 for every legal action and 0 for every other one: a row for each game."""
        stop = self.within(start, stop)
        room(masks, stop * ACTIONS)
        state = self.fresh.snapshot()
        found = [0] * 12
        with cython.nogil:
            for game in range(start, stop):
                self.fetch(state, game)
                row = game * ACTIONS
                for action in range(ACTIONS):
                    masks[row + action] = 0
                for i in range(state.fill(found)):
                    masks[row + found[i]] = 1

    def look(
        self,
        phases: Numbers,
        seats: Numbers,
        start: int = 0,
        stop: int = -1,
    ) -> None:
        """Write what has to be done in each game, as a kernel phase, and by which seat."""
        stop = self.within(start, stop)
        room(phases, stop)
        room(seats, stop)
        state = self.fresh.snapshot()
        with cython.nogil:
            for game in range(start, stop):
                self.fetch(state, game)
                phases[game] = state.phase
                seats[game] = state.mover

    def standings(self, standings: Numbers, start: int = 0, stop: int = -1) -> None:
        """Write how the players stand (see ``State.standing``): four numbers for each game."""
        stop = self.within(start, stop)
        room(standings, stop * 4)
        state = self.fresh.snapshot()
        with cython.nogil:
            for game in range(start, stop):
                self.fetch(state, game)
                for seat in range(state.players):
                    standings[game * 4 + seat] = state.standing(seat)


def refilled(fresh: kernel.State, words: array[int]) -> Batch:
    """Make a batch from its start position and its games: used to unpickle."""
    batch = Batch.__new__(Batch)
    batch.fresh = fresh
    batch.words = array("Q", words)
    batch.size = len(words) // STRIDE
    batch.chosen = array("q", bytes(8 * batch.size))
    return batch


def luck_of(seed: int, game: int = 0) -> int:
    """The luck that a game of a batch begins with."""
    return kernel.mix(kernel.mix(seed) + game & EVERY_BIT)


def room(buffer: Numbers, wanted: int) -> None:
    """Refuse a buffer that is too small, and what is no buffer at all."""
    if len(memoryview(buffer)) < wanted:
        raise IndexError(f"a buffer of {len(buffer)} is too small for {wanted}")
