"""A game at a table together with its dice: throws and piles follow from seed and chains."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from marrakech.core.game import Game
from marrakech.core.story import Laid, Phase, Revealed, Turned, Walked
from marrakech.table.dice import SeedDice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from marrakech.core.rules import Rules
    from marrakech.core.story import Event
    from marrakech.table.dice import JointDice

DECISIONS = (Turned, Laid)


class GameWithDice:
    """A game with its dice. A throw that was taken back is not repeated, but drawn anew."""

    __slots__ = ("ahead", "dealt", "dice", "ends", "game", "links", "thrown", "throws")

    def __init__(
        self,
        rules: Rules,
        dice: SeedDice | JointDice,
        first: int | None,
        ends: Sequence[str | None],
        position: str = "",
    ) -> None:
        """Begin a game, at the beginning or with a position; ``ends`` are the ends of the players'
        chains, by seat.
        """
        hidden = Game.from_position(position).hidden_rugs() if position else None
        deal = dice.deal(rules, first, ends, hidden)
        self.dice = dice
        self.dealt = deal.drawn
        """How many draws were made before the first throw."""
        self.ends = ends
        self.links: tuple[str, ...] = ()
        """All links that were revealed, in the order of the log."""
        self.game = (
            Game.from_position(position, piles=deal.piles)
            if position
            else Game(rules, deal.first, piles=deal.piles)
        )
        self.throws = 0
        """Throws of the game as it stands."""
        self.thrown = 0
        """Throws that were ever made, those that were taken back among them."""
        self.ahead: deque[Event] | None = deque()
        """Events of a command that is being tried on this copy; None in the game of the table."""

    def copy(self) -> GameWithDice:
        """A copy on which a command can be tried."""
        other: GameWithDice = GameWithDice.__new__(GameWithDice)
        other.ahead = deque()
        other.dice = self.dice
        other.dealt = self.dealt
        other.ends = self.ends
        other.links = self.links
        other.throws = self.throws
        other.thrown = self.thrown
        other.game = self.game.copy()
        return other

    def push(self, action: str, link: str | None = None) -> Event:
        """Play an action; a throw may reveal a link."""
        event = self.game.push(action)
        if isinstance(event, Walked):
            self.throws += 1
            self.thrown += 1
            if link is not None:
                self.links = (*self.links, link)
        if self.ahead is not None:
            self.ahead.append(event)
        return event

    def throw(self, link: str | None = None) -> str:
        """What the die shows next, if this link is revealed."""
        if isinstance(self.dice, SeedDice):
            return str(self.dice.throw(self.dealt + self.throws))
        links = self.links if link is None else (*self.links, link)
        return str(self.dice.throw(self.thrown + 1, self.ends, links))

    def luck(self, throws: Callable[[int], bool]) -> list[str]:
        """Play the chance actions that come now, and return them.

        Piles show their next rug at once. The die is thrown only for seats for which ``throws``
        is true, such as bots; people throw by a command.
        """
        game = self.game
        played: list[str] = []
        while True:
            phase = game.phase
            if phase == Phase.REVEAL:
                action = game.legal()[0].text
            elif phase == Phase.ROLL and throws(game.seat):
                action = self.throw()
            else:
                return played
            self.push(action)
            played.append(action)

    # -------------------------------------------------------------------- going back

    def back_to(self, actions: int) -> None:
        """Take back what came after so many actions."""
        while self.game.played > actions:
            self.throws -= isinstance(self.game.pop(), Walked)

    def undoable(self) -> tuple[int, int] | None:
        """Who may undo the last decision, and how many actions are left then.

        Only until something random happens or somebody else acts.
        """
        game = self.game
        if game.phase == Phase.OVER:
            return None
        for before, event in enumerate(game.latest(), 1):
            if isinstance(event, DECISIONS):
                return event.seat, game.played - before
            if not isinstance(event, Revealed) or game.rules.hides_piles:
                return None  # it was random: a throw, or a rug from a hidden pile
        return None

    def last_turn(self, seat: int) -> int | None:
        """The number of actions before the last turn in which a seat has acted."""
        begins = None
        history = self.game.history
        for number in range(len(history) - 1, -1, -1):
            event = history[number]
            if isinstance(event, Revealed):
                continue
            if event.seat == seat:
                begins = number
            elif begins is not None:
                break
        return begins
