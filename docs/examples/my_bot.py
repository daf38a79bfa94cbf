"""A bot that lays the rug that is best for its points now, and turns Assam at random."""

from random import Random

from marrakech import Action, View
from marrakech.bots import Clock


class MyBot:
    """Looks one action ahead."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, clock: Clock) -> Action:
        """The best action; of equally good ones any."""

        def lead(action: Action) -> int:
            game = view.game()  # a game that goes on from here
            game.push(action)
            mine = game.scores[view.seat]
            return mine - max(game.scores[: view.seat] + game.scores[view.seat + 1 :])

        actions = view.legal()
        self.rng.shuffle(actions)
        return max(actions, key=lead)
