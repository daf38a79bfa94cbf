"""The history of a game that was read from a record: events are made only when asked for.

Making the event of an action takes ten times as long as playing it, and many programs that read
games never look at events. :class:`Retelling` takes the place of a game's list of events: it keeps
the actions' numbers, and replays the game when its events are first needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.core.actions import ACTIONS
from marrakech.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech.core import kernel
    from marrakech.core.rules import Rules
    from marrakech.core.story import Event


def played_by_numbers(game: Game) -> tuple[kernel.State, list[int]]:
    """The state and the list of actions of a fresh game: push actions to one, add to the other."""
    actions: list[int] = []
    game._history = Retelling(game.rules, game._start, actions)
    return game._state, actions


class Retelling:
    """The methods of a list of events that games need, from the numbers of the actions."""

    __slots__ = ("_actions", "_events", "_rules", "_start")

    def __init__(self, rules: Rules, start: kernel.State, actions: list[int]) -> None:
        self._rules = rules
        self._start = start
        self._events: list[Event] | None = None
        self._actions = actions  # more may be added as long as nobody has asked for events

    def events(self) -> list[Event]:
        """What happened, one event for each action."""
        if self._events is None:
            game = Game._at(self._rules, self._start.snapshot())
            self._events = [game.push(ACTIONS[index]) for index in self._actions]
        return self._events

    def append(self, event: Event) -> None:
        """Something more has happened."""
        self.events().append(event)

    def pop(self) -> Event:
        """The last event is taken back."""
        return self.events().pop()

    def __len__(self) -> int:
        return len(self._actions if self._events is None else self._events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events())

    def __reversed__(self) -> Iterator[Event]:
        return reversed(self.events())

    def __getitem__(self, part: slice) -> list[Event] | Retelling:
        """Some events; of all of them, ``[:]``, a copy that is still to be retold."""
        if self._events is None and part == slice(None):
            return Retelling(self._rules, self._start, self._actions[:])
        return self.events()[part]
