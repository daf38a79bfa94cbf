"""Marrakech for OpenSpiel: importing this module registers the game ``marrakech``.

>>> import pyspiel
>>> import marrakech.envs.openspiel
>>> game = pyspiel.load_game("marrakech(rules=international/3)")
>>> state = game.new_initial_state()
>>> state.legal_actions(), state.action_to_string(2)
([0, 1, 2], 'R')
>>> state.apply_action(2)
>>> [(state.action_to_string(throw), round(p, 2)) for throw, p in state.chance_outcomes()]
[('1', 0.17), ('2', 0.33), ('3', 0.33), ('4', 0.17)]

Actions, those of chance too, have the numbers of :mod:`marrakech.core.actions`. The order of the
two-player piles is not part of a state: the next rug is a draw from what is left (R2.3), and so
nothing is hidden here from anybody. ``docs/openspiel.md`` tells what parameters, returns and
observations mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core import codes
from marrakech.core.actions import ACTIONS
from marrakech.core.codes import FIRST_REVEAL, OVER, REVEAL, ROLL
from marrakech.core.extras import extra
from marrakech.core.game import Game
from marrakech.core.kernel import State
from marrakech.core.position import Position, write
from marrakech.core.rules import Rules
from marrakech.envs import observation_layout
from marrakech.envs.observation import ObservationWriter
from marrakech.envs.rewards import KINDS, final_rewards, forfeit

with extra("openspiel", "games for OpenSpiel"):
    import numpy as np
    import pyspiel

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "marrakech"
_PARAMETERS = {"rules": "standard", "players": 0, "returns": "rank"}
_ZERO_SUM, _CONSTANT_SUM, _GENERAL_SUM = (
    pyspiel.GameType.Utility.ZERO_SUM,
    pyspiel.GameType.Utility.CONSTANT_SUM,
    pyspiel.GameType.Utility.GENERAL_SUM,
)


def _type(utility: Any = _GENERAL_SUM) -> Any:  # noqa: ANN401  (OpenSpiel has no types)
    """OpenSpiel's description of the game; the utility depends on the kind of return."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Marrakech",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


class MarrakechGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game by one rule set."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        self.rules = rules = _rules(str(given["rules"]), int(given["players"]))
        self.kind = str(given["returns"])
        if self.kind not in KINDS:
            raise ValueError(f"returns are {', '.join(KINDS)}, not {self.kind!r}")
        self.start = State(rules)
        lowest, highest, total, utility = _range(rules, self.kind)
        rugs = rules.rugs_each * rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=FIRST_REVEAL,
            max_chance_outcomes=codes.ACTIONS,
            num_players=rules.players,
            min_utility=lowest,
            max_utility=highest,
            **({} if total is None else {"utility_sum": total}),
            max_game_length=2 * rugs,  # a turn and a rug each time
        )
        kept = {"rules": _spelled(rules), "players": rules.players, "returns": self.kind}
        super().__init__(_type(utility), info, kept)

    def new_initial_state(self, position: str | None = None) -> MarrakechState:
        """The beginning, or a position given as a line of text."""
        return MarrakechState(self, position)

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """A throw for every rug, and where piles are hidden a reveal (R2.3)."""
        rugs = self.rules.rugs_each * self.rules.players
        return rugs * (2 if self.rules.hides_piles else 1)

    def make_py_observer(
        self,
        kind: Any = None,  # noqa: ANN401  (OpenSpiel has no types)
        params: Mapping[str, Any] | None = None,
    ) -> MarketObserver | HistoryObserver:
        """An observer: of the market as it is, or of the whole history."""
        if params:
            raise ValueError(f"observations have no parameters; these were given: {params}")
        recalls = isinstance(kind, pyspiel.IIGObservationType) and (
            kind.perfect_recall or not kind.public_info
        )
        return HistoryObserver(kind.public_info) if recalls else MarketObserver(self.rules)


class MarrakechState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, with what led to it."""

    def __init__(self, game: MarrakechGame, position: str | None = None) -> None:
        super().__init__(game)
        self.rules = game.rules
        self._kind = game.kind
        if position is None:
            self._held = Held(game.rules, game.start.snapshot())
        else:
            begun = Game.from_position(position)
            if begun.rules != game.rules:
                raise ValueError(f"that is a position of {begun.rules.text}")
            self._held = Held(game.rules, begun.kernel_state(), position)

    # -------------------------------------------------------------------- what OpenSpiel asks

    def current_player(self) -> int:
        """The seat that chooses, or the number for chance, or for the end."""
        state = self._held.state
        if state.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if state.phase in (ROLL, REVEAL):
            return int(pyspiel.PlayerId.CHANCE)
        return state.mover

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  (it is the mover)
        return sorted(self._held.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the die or a pile may bring, with probabilities (R1.3, R2.3)."""
        state = self._held.state
        odds = state.odds()
        total = sum(odds)
        return [(action, cases / total) for action, cases in zip(state.legal(), odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        self._held.state.push(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  (all say so)
        return ACTIONS[action].text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._held.state.phase == OVER

    def returns(self) -> list[float]:
        """The return of each seat; 0 until the game is over."""
        state = self._held.state
        if state.phase != OVER:
            return [0.0] * self.rules.players
        return final_rewards(state, self._kind)

    def __str__(self) -> str:
        return write(Position.of(self.rules, self._held.state))

    # -------------------------------------------------------------------- as our own classes

    def kernel_state(self) -> State:
        """A copy of the position for the kernel."""
        return self._held.state.snapshot()

    def to_game(self) -> Game:
        """The position as a ``Game`` with its history: for bots, pictures and records."""
        begun = self._held.begun
        game = Game(self.rules) if begun is None else Game.from_position(begun)
        for action in self.history():
            game.push(ACTIONS[action])
        return game


class Held:
    """A position that can be copied and pickled; ``begun`` is where it began, if by hand."""

    __slots__ = ("begun", "rules", "state")

    def __init__(self, rules: Rules, state: State, begun: str | None = None) -> None:
        self.rules = rules
        self.state = state
        self.begun = begun

    def __deepcopy__(self, memo: Mapping[int, object]) -> Held:
        return Held(self.rules, self.state.snapshot(), self.begun)

    def __reduce__(self) -> tuple[object, ...]:
        return _read, (write(Position.of(self.rules, self.state)), self.begun)


def _read(position: str, begun: str | None) -> Held:
    """Rebuild a :class:`Held` that was pickled."""
    game = Game.from_position(position)
    return Held(game.rules, game.kernel_state(), begun)


def loaded(text: str) -> MarrakechGame:
    """Rebuild a game from a text such as ``marrakech(rules=korean/2)``, when it is unpickled."""
    game: MarrakechGame = pyspiel.load_game(text)
    return game


# ------------------------------------------------------------------------ what the parameters say


def _rules(text: str, players: int) -> Rules:
    """The rule set of both parameters; either may say how many play, by default four."""
    text = text.replace(";", ",").replace(":", "=")
    head, comma, rest = text.partition(",")
    if "/" not in head:
        head = f"{head}/{players or 4}"
    rules = Rules.parse(head + comma + rest)
    if players not in (0, rules.players):
        raise ValueError(f"{rules.text} is not for {players} players")
    return rules


def _spelled(rules: Rules) -> str:
    """A rule set as text without ``,`` and ``=``, which OpenSpiel uses itself in texts of games.

    >>> _spelled(Rules(players=3, dirhams=20))
    'standard/3;dirhams:20'
    """
    return rules.text.replace(",", ";").replace("=", ":")


def _range(rules: Rules, kind: str) -> tuple[float, float, float | None, Any]:
    """The least and the greatest return, and the sum of all returns if it is constant."""
    if kind == "rank":
        return -1.0, 1.0, 0.0, _ZERO_SUM
    if kind == "win":
        return 0.0, 1.0, 1.0, _CONSTANT_SUM
    least = forfeit(kind, rules)
    if rules.players == 2:
        return least, -least, 0.0, _ZERO_SUM
    return least, -least, None, _GENERAL_SUM


# ------------------------------------------------------------------------ observations


class HistoryObserver:
    """Observes the whole history of actions, from which everything else follows."""

    tensor = None

    def __init__(self, public: bool) -> None:
        self.dict: dict[str, Any] = {}
        self._public = public

    def set_from(self, state: MarrakechState, player: int) -> None:
        """Nothing to do: a history has no tensor."""

    def string_from(self, state: MarrakechState, player: int) -> str:  # noqa: ARG002  (all know it)
        """The numbers of all actions; nothing is private."""
        return str(state.history_str()) if self._public else ""


class MarketObserver:
    """The market as one seat sees it: see :mod:`marrakech.envs.observation_layout`."""

    def __init__(self, rules: Rules) -> None:
        self._row = np.zeros(observation_layout.WIDTH, np.int16)
        self._writer = ObservationWriter(self._row.data, np.zeros(codes.ACTIONS, np.int8).data)
        self.tensor = np.zeros(observation_layout.WIDTH, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.stop].reshape(part.shape)
            for part in observation_layout.parts(rules)
        }

    def set_from(self, state: MarrakechState, player: int) -> None:
        """Write what a player sees."""
        self._writer.look(state.kernel_state(), max(player, 0))  # chance looks from seat 0
        self.tensor[:] = self._row

    def string_from(self, state: MarrakechState, player: int) -> str:  # noqa: ARG002  (all see it)
        """The position in one line."""
        return str(state)


pyspiel.register_game(_type(), MarrakechGame)
