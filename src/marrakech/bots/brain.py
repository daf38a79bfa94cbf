"""Brains, the compiled part of bots: they take a kernel position and return an action's number.

Like the kernel this is ordinary Python that ``brain.pxd`` lets the build compile; then a brain
decides without the interpreter lock, and whole matches are played without it.

A brain gets the position, in which hidden piles have no order, and a random number, ``luck``:
equal positions and equal luck make equal decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from marrakech.core import kernel, lookup_tables
from marrakech.core.codes import ACROSS, DOWN, EVERY_BIT, GOLDEN, LAY, TURN

try:
    import cython  # known to the compiler; no package of that name is needed to run
except ImportError:
    import marrakech.core.nocython as cython

if not cython.compiled:
    from math import log

# Assigned, not imported: the compiler makes C arrays of these
WALK = lookup_tables.WALK
BIT = lookup_tables.BIT
FACES = lookup_tables.FACES
LAY_CELL = lookup_tables.LAY_CELL
LAY_STEP = lookup_tables.LAY_STEP
PLACES = lookup_tables.PLACES


class Brain:
    """The base class of brains. They have working memory: each thread needs a :meth:`clone`.

    Only this package defines brains: compiled code would not call a method that a subclass in
    Python overrides. To write a bot, see :class:`marrakech.bots.Bot`: any class with
    ``choose(view, clock)``.
    """

    __slots__ = ()

    def __cinit__(self) -> None:
        """Refuse the base class and subclasses from elsewhere, even if they skip ``__init__``."""
        kind = type(self)
        if kind is Brain or not kind.__module__.startswith("marrakech."):
            raise TypeError(
                f"{kind.__name__} cannot be a brain: one that is written in Python would not be "
                "asked. A bot is any class with choose(view, clock): see marrakech.bots.Bot"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    def choose(self, state: kernel.State, luck: int = 0) -> int:
        """The number of the action that the mover should take; the position stays as it is."""
        self.check(state)
        number = index(luck) & EVERY_BIT
        with cython.nogil:
            chosen = self.decide(state, number)
        return chosen

    def check(self, state: kernel.State) -> None:
        """Refuse what is no position, or one in which no player has to choose."""
        if not isinstance(state, kernel.State):
            raise TypeError(f"a brain decides about a State of the kernel, not {state!r}")
        if state.phase not in (TURN, LAY):
            raise ValueError("nobody has to decide anything here: chance acts, or it is over")

    def decide(self, state: kernel.State, luck: int) -> int:
        """What :meth:`choose` returns, without its checks; needs no interpreter lock."""
        raise NotImplementedError

    def act(self, state: kernel.State, luck: int) -> None:
        """Decide, and play the action in ``state``."""
        state.play(self.decide(state, luck))

    def clone(self) -> Brain:
        """A brain that decides alike, for another thread."""
        raise NotImplementedError

    def is_watching(self) -> bool:
        """Whether it wants to see what all players choose; most brains do not."""
        return False

    def begin_game(self) -> None:
        """Forget what was seen: another game begins."""

    def watch(self, state: kernel.State, action: int) -> None:
        """See what the mover of a position has chosen; the position is as it was before."""

    @property
    def watches(self) -> bool:
        """Whether it learns during a game from what all players choose: then :meth:`show` it."""
        return self.is_watching()

    def show(self, start: kernel.State, actions: Sequence[int], seen: int = 0) -> None:
        """Show it a game: all choices that were made after the first ``seen`` actions.

        With none seen, it forgets what was before: another game has begun.
        """
        if not self.is_watching():
            return
        if not seen:
            self.begin_game()
        state = start.snapshot()
        for number, action in enumerate(actions):
            if number >= seen and state.phase in (TURN, LAY):
                self.watch(state, action)
            state.push(action)


if not cython.compiled:

    def _new(cls: type[Brain], *_: object, **__: object) -> Brain:
        """Call ``__cinit__`` before ``__init__``, as the compiler does."""
        made = object.__new__(cls)
        made.__cinit__()
        return made

    Brain.__new__ = _new  # type: ignore[method-assign, assignment]


class Chance(Brain):
    """Takes a legal action at random, each equally likely."""

    __slots__ = ()

    def decide(self, state: kernel.State, luck: int) -> int:
        """The action that :meth:`act` plays with the same luck."""
        if state.phase == TURN and not state.variant:
            return luck % 18 // 6
        if state.phase == TURN:
            return state.pick(luck)
        rug = state.place_for(luck)
        step = DOWN if rug >> 63 else ACROSS
        found = 0
        for place in range(12):
            action = PLACES[state.assam * 12 + place]
            if LAY_STEP[action] == step and rug & BIT[LAY_CELL[action]]:
                found = action
        return found

    def act(self, state: kernel.State, luck: int) -> None:
        """Decide and play in one step, which is faster."""
        if state.phase == LAY:
            state.lay_any(luck)
        elif state.variant:
            state.play(state.pick(luck))
        else:
            state.turn_any(luck)

    def clone(self) -> Brain:
        """One that decides the same, and can do so at the same time."""
        return self


def expected(state: kernel.State, seat: int, heading: int, receiver: int) -> int:
    """What a seat pays if Assam walks this way, summed over the six faces of the die (R1.3, R4).

    Only payments to the seat ``receiver`` count; -1 counts all.
    """
    total = 0
    for face in range(6):
        cell = WALK[(state.assam * 4 + heading) * 5 + FACES[face]] >> 2
        owner, _colour, _squares, _due, paid, _out = state.cost(seat, cell)
        if receiver == -1 or receiver == owner:  # noqa: PLR1714
            total += paid
    return total


class Greed(Brain):
    """Turns where it expects to pay least, and lays the rug that is best for its points now.

    Where Assam is turned at the end of a turn (R7), it turns him where the next player should pay
    it most. ``heat``, in hundredths of a point, makes it choose at random among good actions: one
    that is worse by about so much is taken often, one that is far worse seldom.
    """

    __slots__ = ("heat",)

    def __init__(self, heat: int = 0) -> None:
        self.heat = heat / 100

    def __reduce__(self) -> tuple[Any, ...]:
        return Greed, (round(self.heat * 100),)

    def decide(self, state: kernel.State, luck: int) -> int:
        """The best action; a random one of those that are equally good."""
        found = [0] * 12
        size = state.fill(found)
        best = -1000000
        ties = 0
        chosen = 0
        if self.heat > 0.0:
            return self.pick_softmax(state, luck)
        for i in range(size):
            if state.phase == LAY:
                score = self.cover(state, found[i])
            else:
                score = self.steer(state, found[i])
            if score > best:
                best = score
                ties = 0
            if score == best:
                ties += 1
                # the n-th of equals replaces the one before with a chance of 1 / n: all are alike
                luck = kernel.mix(luck + GOLDEN & EVERY_BIT)
                if (luck >> 40) % ties == 0:
                    chosen = found[i]
        return chosen

    def pick_softmax(self, state: kernel.State, luck: int) -> int:
        """A random action, the better the likelier: softmax, by Gumbel noise on the scores."""
        found = [0] * 12
        size = state.fill(found)
        best = -1e30
        chosen = 0
        for i in range(size):
            luck = kernel.mix(luck + GOLDEN & EVERY_BIT)
            noise = -log(-log(((luck >> 11) + 0.5) / 9007199254740992.0))
            if state.phase == LAY:
                points = self.cover(state, found[i]) + self.heat * noise
            else:
                points = self.steer(state, found[i]) / 6.0 + self.heat * noise
            if points > best:
                best = points
                chosen = found[i]
        return chosen

    def steer(self, state: kernel.State, way: int) -> int:
        """The score of turning Assam this way: the greater, the better."""
        heading = (state.heading + way + 3) & 3
        if not state.variant:
            return -expected(state, state.mover, heading, -1)
        seat = state.mover
        while True:
            seat = seat + 1 if seat + 1 < state.players else 0
            if state.pile[seat] or seat == state.mover:
                break
        return expected(state, seat, heading, state.mover)

    def cover(self, state: kernel.State, action: int) -> int:
        """The score of laying a rug here: what the mover's points gain on those of the others."""
        under = BIT[LAY_CELL[action]]
        under |= under << LAY_STEP[action]
        gain = 0
        for colour in range(state.colours):
            owner = state.owner(colour)
            if owner == state.mover:
                gain -= kernel.count(state.visible[colour] & under)
            elif not state.out[owner]:
                gain += kernel.count(state.visible[colour] & under)
        return gain

    def clone(self) -> Brain:
        """One that decides the same, and can do so at the same time."""
        return self
