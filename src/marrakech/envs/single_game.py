"""One game with its random numbers: what an environment of a single game steps.

Dice and piles follow from the seed as in :class:`marrakech.core.batch.Batch`: with equal seeds this
is the first game of a batch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core import codes
from marrakech.core.actions import ACTIONS
from marrakech.core.batch import luck_of
from marrakech.core.extras import extra
from marrakech.core.game import Game
from marrakech.core.kernel import State, mix
from marrakech.envs.observation import ObservationWriter
from marrakech.envs.observation_layout import WIDTH

with extra("rl", "learning environments"):
    import numpy as np

if TYPE_CHECKING:
    from marrakech.core.rules import Rules

Observation = dict[str, Any]
"""``observation``, an array of 16-bit numbers, and ``action_mask``, one of bytes."""


class SingleGame:
    """A game in which chance is played at once, so that a player has to choose, or it is over."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state = State(rules)
        self.luck = 0
        self._start = Game(rules)
        self._played: list[int] = []
        self._game = Game(rules)
        self._row = np.zeros(WIDTH, np.int16)
        self._mask = np.zeros(codes.ACTIONS, np.int8)
        self._writer = ObservationWriter(self._row.data, self._mask.data)

    def seed(self, seed: int) -> None:
        """Restart the random numbers from a seed."""
        self.luck = luck_of(seed & codes.EVERY_BIT)

    def draw(self) -> int:
        """A random number of 64 bits."""
        self.luck = self.luck + codes.GOLDEN & codes.EVERY_BIT
        return mix(self.luck)

    def begin(self, start: Game | None = None) -> None:
        """Set the game up, at its beginning or as it stands in another."""
        self._start = Game(self.rules) if start is None else start
        self._take_up([])
        self.settle()

    def _take_up(self, played: list[int]) -> None:
        """Set the position to the start, followed by the actions that were played."""
        self.state = self._start.kernel_state()
        self._game = self._start.view().game()
        self._played = played
        for action in played:
            self.state.push(action)

    def __getstate__(self) -> dict[str, Any]:
        names = ("rules", "luck", "_start", "_played")
        return {name: getattr(self, name) for name in names}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["rules"])  # type: ignore[misc]
        self.luck, self._start = state["luck"], state["_start"]
        self._take_up(state["_played"])

    def push(self, action: int) -> None:
        """Play an action, then the chance actions that follow; raises if it is not legal."""
        self.state.push(action)
        self._played.append(action)
        self.settle()

    def settle(self) -> None:
        """Throw the die and draw from piles until a player has to choose."""
        state = self.state
        while state.phase in (codes.ROLL, codes.REVEAL):
            action = state.drawn(self.draw())
            state.push(action)
            self._played.append(action)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == codes.OVER

    def game(self) -> Game:
        """The same as a ``Game`` with its history, for pictures and for hosted bots."""
        for action in self._played[self._game.played :]:
            self._game.push(ACTIONS[action])
        return self._game

    def observe(self, seat: int) -> Observation:
        """What a seat may know."""
        self._writer.look(self.state, seat)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
