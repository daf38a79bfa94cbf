"""Marrakech for PettingZoo: every seat is an agent, and they take turns.

>>> from marrakech.envs import marrakech_v1
>>> env = marrakech_v1.env(rules="korean/2", reward="margin")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     if terminated:
...         env.step(None)
...     else:
...         env.step(int(observation["action_mask"].argmax()))     # the first legal action
>>> env.agents
[]

Agents are named ``player_0`` and so on, by seat; the first one begins. An agent is asked where it
has to turn Assam or to lay a rug; the die and the piles follow from the seed. All agents end with
the game, also those who are out before that, and get their rewards then.
"""

from __future__ import annotations

from copy import deepcopy
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Self, SupportsIndex

from marrakech.core.extras import extra
from marrakech.core.rules import Rules
from marrakech.envs import rendering, spaces, start_positions
from marrakech.envs.rewards import final_rewards, forfeit, kind_of
from marrakech.envs.single_game import SingleGame

with extra("rl", "learning environments"):
    from gymnasium import logger
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import Space
    from numpy.typing import NDArray

    from marrakech.core.game import Game
    from marrakech.envs.rewards import Reward
    from marrakech.envs.single_game import Observation

__all__ = ["env", "raw_env"]

register("aec", "Marrakech-v1", "marrakech.envs.marrakech_v1:env")


def env(
    rules: Rules | str | None = None,
    reward: Reward = "win",
    render_mode: rendering.RenderMode | None = None,
) -> AECEnv[str, Observation, SupportsIndex | None]:
    """The environment as PettingZoo has its own: who chooses what is not legal has lost at once.

    ``rules`` are those of four players by default; they may be given as text, such as
    ``"korean/2"``. ``reward`` is what the end is worth: see
    :func:`marrakech.envs.rewards.final_rewards`.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(rules, reward, render_mode))


class raw_env(AECEnv[str, "Observation", "SupportsIndex | None"]):  # noqa: N801  (PettingZoo's name)
    """The environment itself, which trusts that it is reset before it is stepped."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "name": "marrakech_v1",
        "render_modes": list(rendering.RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Rules | str | None = None,
        reward: Reward = "win",
        render_mode: rendering.RenderMode | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        kind_of(reward)
        self.rules = Rules.of(rules)
        self.reward = reward
        self.render_mode = rendering.checked(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.agents = []
        self.observation_spaces = {agent: spaces.seen(self.rules) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.actions() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._game = SingleGame(self.rules)
        self._has_luck = False

    def observation_space(self, agent: str) -> Space[Observation]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent may choose."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew. Without a seed the random numbers go on, from a random one at first.

        ``options`` may have a ``position`` to begin with, a ``Game`` or its line of text, by the
        same rules.
        """
        # PettingZoo's own conformance test passes an option of this name, which has no meaning
        known = {name: value for name, value in (options or {}).items() if name != "options"}
        start = start_positions.one(known, self.rules)
        if seed is not None or not self._has_luck:
            self._game.seed(int(seeding.np_random()[0].integers(1 << 63)) if seed is None else seed)
            self._has_luck = True
        self._game.begin(start)
        if self._game.over:  # a given position may end with the first throw
            raise start_positions.too_late()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]
        self.agent_selection = self.possible_agents[self._game.state.mover]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        return self._game.observe(self._seats[agent])

    def step(self, action: SupportsIndex | None) -> None:
        """Play an action for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that plays on has to choose an action")
        self._cumulative_rewards[agent] = 0.0
        if not self._game.state.allows(index(action)):
            self.infos[agent]["illegal"] = True
            self._end({agent: forfeit(self.reward, self.rules)})
            return
        self._game.push(index(action))
        if self._game.over:
            found = final_rewards(self._game.state, self.reward)
            self._end(dict(zip(self.possible_agents, found, strict=True)))
        else:
            self.agent_selection = self.possible_agents[self._game.state.mover]
        self._show()

    def _end(self, rewards: dict[str, float]) -> None:
        """End the episode for all agents, with their rewards."""
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def game(self) -> Game:
        """The game as it stands, with all that happened: a copy, to look at and to try things in.

        No order of piles is in it, for these are drawn when they are revealed.
        """
        return self._game.game().copy()

    def copy(self) -> Self:
        """An independent copy, in the middle of an episode too, which goes on alike."""
        return deepcopy(self)

    __copy__ = copy

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game, in the render mode that was chosen."""
        if self.render_mode is None:
            logger.warn("an environment that is to be rendered needs a render_mode")
            return None
        return rendering.shown(self._game.game(), self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
