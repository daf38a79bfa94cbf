"""The bot that every built-in kind is: it gives a brain the position, and random numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core.actions import ACTIONS
from marrakech.core.codes import EVERY_BIT, GOLDEN
from marrakech.core.kernel import mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.bots.bot import Clock
    from marrakech.bots.brain import Brain
    from marrakech.core.actions import Action
    from marrakech.core.rules import Rules
    from marrakech.core.view import View


class Onlooker:
    """Shows a brain that watches how a game has gone so far, each choice once."""

    def __init__(self, brain: Brain) -> None:
        self._brain = brain
        self._start: tuple[int, ...] | None = None
        self._seen: list[int] = []

    def catch_up(self, view: View) -> None:
        """Show what has happened since the last view; of another game, all of it."""
        if not self._brain.watches:
            return
        start = view.start_state()
        actions = [event.action.index for event in view.history]
        seen = len(self._seen)
        if start.words() != self._start or actions[:seen] != self._seen:
            seen = 0
        self._brain.show(start, actions, seen)
        self._start = start.words()
        self._seen = actions


class Native:
    """A bot that has a brain. Its decisions follow from what it sees and from its seed."""

    def __init__(self, brain_for: Callable[[Rules], Brain], seed: int = 0) -> None:
        self._brain_for = brain_for
        self._brains: dict[Rules, Brain] = {}
        self._onlookers: dict[Rules, Onlooker] = {}
        self._luck = mix(seed & EVERY_BIT)

    def __getstate__(self) -> dict[str, Any]:
        # brains are not pickled but made anew: they follow from spec and rules
        return {**self.__dict__, "_brains": {}, "_onlookers": {}}

    def choose(self, view: View, clock: Clock) -> Action:  # noqa: ARG002  (its spec sets its pace)
        """The action to take."""
        brain = self.prepare(view.rules)
        self._onlookers[view.rules].catch_up(view)
        self._luck = self._luck + GOLDEN & EVERY_BIT
        return ACTIONS[brain.choose(view.kernel_state(), mix(self._luck))]

    def prepare(self, rules: Rules) -> Brain:
        """The brain for these rules, which is made when it is first wanted."""
        if rules not in self._brains:
            self._brains[rules] = self._brain_for(rules)
            self._onlookers[rules] = Onlooker(self._brains[rules])
        return self._brains[rules]

    def interrupt(self) -> None:
        """Decide at once, by what was found so far; another thread may say so. It is of no use to
        brains that cannot be interrupted: those of a fixed depth.
        """
        for brain in self._brains.values():
            interrupt = getattr(brain, "interrupt", None)
            if interrupt is not None:
                interrupt()
