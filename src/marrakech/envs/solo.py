"""Marrakech for Gymnasium: one learner against bots, ``gymnasium.make("Marrakech-v1")``."""

from __future__ import annotations

from copy import deepcopy
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, SupportsIndex

from marrakech.bots import Clock, ProcessBot, brain_of, is_native, make
from marrakech.core.extras import extra
from marrakech.core.rules import Rules
from marrakech.envs import rendering, spaces, start_positions
from marrakech.envs.rewards import final_rewards, forfeit, kind_of
from marrakech.envs.single_game import Observation, SingleGame

with extra("rl", "learning environments"):
    from gymnasium import Env

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from marrakech.core.game import Game
    from marrakech.envs.rewards import Reward


class Opponent(Protocol):
    """A player against the learner."""

    def choose(self, play: SingleGame) -> int:
        """The number of the action to take for the one whose turn it is."""
        ...

    def close(self) -> None:
        """Free what it holds, such as a process."""
        ...


class BrainOpponent:
    """A built-in bot: its brain is given the position, in which piles have no order."""

    def __init__(self, spec: str, rules: Rules) -> None:
        self._brain = brain_of(spec, rules)

    def choose(self, play: SingleGame) -> int:
        """The number of the action to take."""
        return self._brain.choose(play.state, play.draw())

    def close(self) -> None:
        """Nothing to free."""


class HostedOpponent:
    """A user's bot, in a process of its own. Its own randomness does not follow from the seed."""

    def __init__(self, spec: str) -> None:
        bot = make(spec)
        assert isinstance(bot, ProcessBot), "it has no brain"
        self._bot = bot

    def choose(self, play: SingleGame) -> int:
        """The number of the action to take."""
        game = play.game()
        return self._bot.choose(game.view(game.seat), Clock()).index

    def close(self) -> None:
        """End its process."""
        self._bot.close()


def specs_of(opponents: str | Sequence[str], rules: Rules) -> list[str]:
    """A bot for each seat that is not the learner's, clockwise; one text is for all."""
    others = rules.players - 1
    specs = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(specs) != others:
        raise ValueError(f"there are {others} opponents, not {len(specs)}")
    return specs


class Marrakech(Env[Observation, "np.int64"]):
    """One learner against bots.

    ``rules`` are those of four players by default; they may be given as text, such as
    ``"korean/2"``. ``opponents`` is a bot as in ``marrakech bots``, or one for each other seat,
    clockwise from the learner. ``seat`` is the learner's; without it a random one in every game.
    ``reward`` is what the end is worth: see :func:`marrakech.envs.rewards.final_rewards`.
    Who chooses what is not legal has lost at once.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(rendering.RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: Rules | str | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: Reward = "win",
        render_mode: rendering.RenderMode | None = None,
    ) -> None:
        kind_of(reward)
        self.rules = Rules.of(rules)
        self.reward = reward
        self.render_mode = rendering.checked(render_mode)
        self.observation_space = spaces.seen(self.rules)
        self.action_space = spaces.actions()
        self._fixed = None if seat is None else self.rules.seat(seat)
        self._opponents: list[Opponent] = [
            BrainOpponent(spec, self.rules) if is_native(spec) else HostedOpponent(spec)
            for spec in specs_of(opponents, self.rules)
        ]
        self._game = SingleGame(self.rules)
        self._seat = 0
        self._has_luck = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin anew. Without a seed the random numbers go on, from a random one at first.

        ``options`` may have a ``position`` to begin with, a ``Game`` or its line of text, by the
        same rules.
        """
        start = start_positions.one(options, self.rules)
        super().reset(seed=seed, options=options)
        if seed is not None or not self._has_luck:
            self._game.seed(int(self.np_random.integers(1 << 63)) if seed is None else seed)
            self._has_luck = True
        if self._fixed is None:
            self._seat = (self._game.draw() >> 32) * self.rules.players >> 32
        else:
            self._seat = self._fixed
        self._game.begin(start)
        self._answer()
        if self._game.over:  # as in a given position in which the learner is out
            raise start_positions.too_late()
        self._show()
        return self._game.observe(self._seat), {"seat": self._seat}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until it is the learner's turn again."""
        play = self._game
        info: dict[str, Any] = {"seat": self._seat}
        if not play.state.allows(index(action)):
            info["illegal"] = True
            lost = forfeit(self.reward, self.rules)
            return play.observe(self._seat), lost, True, False, info
        play.push(index(action))
        self._answer()
        reward = 0.0
        if play.over:
            found = final_rewards(play.state, self.reward)
            reward = found[self._seat]
            info |= {"points": play.state.scores(), "prizes": found}
        self._show()
        return play.observe(self._seat), reward, play.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in the form that some learners ask for."""
        mask: NDArray[np.int8] = self._game.observe(self._seat)["action_mask"]
        return mask.astype(bool)

    def game(self) -> Game:
        """The game as it stands, with all that happened: a copy, to look at and to try things in.

        No order of piles is in it, for these are drawn when they are revealed.
        """
        return self._game.game().copy()

    def copy(self) -> Self:
        """An independent copy, in the middle of an episode too, which goes on alike.

        Opponents that users wrote begin anew in it, in processes of their own.
        """
        return deepcopy(self)

    __copy__ = copy

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game, in the render mode that was chosen."""
        return rendering.shown(self._game.game(), rendering.checked(self.render_mode))

    def close(self) -> None:
        """Close the opponents."""
        for opponent in self._opponents:
            opponent.close()

    def _answer(self) -> None:
        """Let the bots play until the learner has to choose, or the game is over."""
        play, players = self._game, self.rules.players
        while not play.over and play.state.mover != self._seat:
            behind = (play.state.mover - self._seat) % players
            play.push(self._opponents[behind - 1].choose(play))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
