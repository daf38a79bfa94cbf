"""Random rule sets, games in progress and positions, for hypothesis.

A game in progress is a :class:`Play`: a rule set and the choices that were made, one byte each,
taken by turns from ``game.legal()``. So every example is legal, whatever the bytes, and
hypothesis shrinks a failing one to few and low choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hypothesis import settings
from hypothesis import strategies as st

from marrakech import EDITIONS, Action, Game, Rules
from marrakech.core.rules import CHOICES
from marrakech.core.ruletext import with_options

if TYPE_CHECKING:
    from collections.abc import Iterator

# R2.5: few rugs, so that games end; many, so that rugs lie upon rugs
RUGS = st.sampled_from((6, 9, 15, 5, 4, 7, 25, 40, 3, 2, 1))
# R4.3: no or few dirhams, so that players go out while others play on
DIRHAMS = st.sampled_from((30, 5, 4, 8, 3, 6, 12, 2, 1, 0, 99))

_COMMON: dict[str, st.SearchStrategy[Any]] = {
    option: st.sampled_from(CHOICES[option])
    for option in (
        *("elimination", "cover", "variant", "area", "tiebreak", "heading", "first_player"),
    )
}


FAMILIES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "four": {"players": st.just(4)},
    "three": {"players": st.just(3)},
    "shuffled": {"players": st.just(2)},
    "alternating": {"players": st.just(2), "pile": st.just("alternating")},
    "one colour": {"players": st.just(2), "two_player": st.just("one colour")},
}
"""R2: the ways to deal the rugs."""


@st.composite
def rules(
    draw: st.DrawFn,
    families: tuple[str, ...] = tuple(FAMILIES),
    rugs: st.SearchStrategy[int] = RUGS,
) -> Rules:
    """Any rule set: the standard one or an edition, with any house rules on top.

    ``rugs`` is how many of each colour there are, where that is not left to the rules.
    """
    family = draw(st.sampled_from(families))
    if family in ("shuffled", "alternating"):
        rugs = rugs.map(lambda pairs: 2 * pairs)  # R2.3
    wanted = {"dirhams": DIRHAMS, **FAMILIES[family]}
    options = draw(st.fixed_dictionaries(wanted, optional={**_COMMON, "rugs": rugs}))
    editions = [None, *EDITIONS]
    if family == "shuffled":
        editions = [e for e in editions if with_options(e, {"players": 2}).pile == "shuffled"]
    return with_options(draw(st.sampled_from(editions)), options)


def chosen(game: Game, number: int) -> Action:
    """The legal action that a number stands for, whatever the number."""
    legal = game.legal()
    return legal[number % len(legal)]


@dataclass(frozen=True)
class Play:
    """A rule set, the seat that begins, and choices: all that makes a game."""

    rules: Rules
    first: int
    choices: bytes

    def along(self) -> Iterator[tuple[Game, Action]]:
        """The game in every state that it goes through but the last, and the action that follows.

        It is one and the same game, which has moved on when the next pair is asked for.
        """
        game = self.begun()
        for number in self.choices:
            if not (legal := game.legal()):  # asked once: most of the time goes there
                break
            action = legal[number % len(legal)]
            yield game, action
            game.push(action)

    def begun(self) -> Game:
        """The game before its first action."""
        return Game(self.rules, self.first)

    def game(self) -> Game:
        """The game after all its choices."""
        game = self.begun()
        for number in self.choices:
            if not (legal := game.legal()):
                break
            game.push(legal[number % len(legal)])
        return game


def bytes_of(*lengths: int) -> st.SearchStrategy[bytes]:
    """Bytes of one of these lengths: left to itself, hypothesis would rarely make a long one."""
    return st.sampled_from(lengths).flatmap(lambda n: st.binary(min_size=n, max_size=n))


CHOICES_MADE = bytes_of(0, 4, 30, 60, 80, 100, 150, 200, 250)
"""The first turns of a game, half of one, or all of it."""


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """Any game in progress."""
    rule_set = draw(rules())
    return Play(rule_set, draw(st.integers(0, rule_set.players - 1)), draw(CHOICES_MADE))


def games() -> st.SearchStrategy[Game]:
    """Any game in progress, played out."""
    return plays().map(Play.game)


def examples(share: float) -> settings:
    """A share of the examples that the profile asks for, for tests that take their time."""
    return settings(max_examples=max(1, round(settings().max_examples * share)))
