"""OpenSpiel's Monte Carlo tree search against a bot of ours, in our arena.

    pip install 'marrakech[arena,openspiel]'
    python examples/openspiel_mcts.py --games 40 --simulations 100

The search is OpenSpiel's, line by line: it copies states, asks for chances and plays actions. What
the leaves are worth comes from random games, by default those of the compiled kernel, which plays
many in the time in which OpenSpiel plays one (``--rollouts openspiel``).
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot, RandomRolloutEvaluator

from marrakech import ACTIONS, Rules
from marrakech.arena import Match
from marrakech.envs.openspiel import NAME

if TYPE_CHECKING:
    from marrakech import Action, View
    from marrakech.bots import Clock


class Playouts(Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Shares of wins in random games of the kernel."""

    def __init__(self, games: int, luck: np.random.RandomState) -> None:
        self._games = games
        self._luck = luck

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:  # noqa: ANN401  (as above)
        """What a state is worth to each seat."""
        seed = int(self._luck.randint(1 << 31))
        return np.array(state.kernel_state().playouts(self._games, seed).wins)

    def prior(self, state: Any) -> list[tuple[int, float]]:  # noqa: ANN401  (as above)
        """All choices alike; what chance brings, by its probability."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Searcher:
    """A bot for the arena that has OpenSpiel think."""

    def __init__(self, rules: Rules, options: argparse.Namespace, seed: int) -> None:
        luck = np.random.RandomState(seed & 0xFFFFFFFF)
        self._game = pyspiel.load_game(NAME, {"rules": rules.text, "returns": "win"})
        leaves = (
            Playouts(options.playouts, luck)
            if options.rollouts == "kernel"
            else RandomRolloutEvaluator(1, luck)
        )
        self._search = MCTSBot(
            self._game, options.explore, options.simulations, leaves, random_state=luck
        )

    def choose(self, view: View, clock: Clock) -> Action:
        """The action to take."""
        state = self._game.new_initial_state(view.position())
        chosen: int = self._search.step(state)
        return ACTIONS[chosen]


def main() -> None:
    """Play a match, and tell the shares of wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=100, help="for each decision")
    parser.add_argument("--rollouts", choices=("kernel", "openspiel"), default="kernel")
    parser.add_argument("--playouts", type=int, default=16, help="of the kernel, for each leaf")
    parser.add_argument("--explore", type=float, default=0.5)
    parser.add_argument("--rules", type=Rules.parse, default=Rules(players=2))
    parser.add_argument("--against", default="greedy", help="a bot, as `marrakech bots` lists them")
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()

    def searcher(seed: int) -> Searcher:
        return Searcher(options.rules, options, seed)

    match = Match([("openspiel-mcts", searcher), options.against], options.rules, options.seed)
    results = match.play(options.games)
    for forfeit in results.forfeits:
        raise SystemExit(f"the search failed: {forfeit}")
    for bot, name in enumerate(match.names):
        share, took = results.share(bot), results.milliseconds(bot)
        print(
            f"{name}: {share.value:.1%} of wins [{share.low:.1%}, {share.high:.1%}],"
            f" {results.games} games, {took:.2f} ms a decision"
        )


if __name__ == "__main__":
    main()
