"""The history of a game that was read: its actions, and what happened when somebody asks for that.

To tell what an action did takes ten times as long as to play it, and many who read games never
ask. :class:`Retelling` stands where a game keeps its events, and plays it again at the first
question.
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
    """What it takes to play a fresh game quickly: push actions to the state, and list them."""
    actions: list[int] = []
    game._history = Retelling(game.rules, game._start, actions)
    return game._state, actions


class Retelling:
    """What a list of events can do, as far as games need it, from the numbers of their actions."""

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
        """All of it, for a copy, or some part."""
        if self._events is None and part == slice(None):
            return Retelling(self._rules, self._start, self._actions[:])
        return self.events()[part]
