"""How deeply positions are searched for studies (``Depth``), and what searches them (``Judge``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, runtime_checkable

from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.kernel import State
from marrakech.study.even import EvenSearch
from marrakech.study.worth import RULES, Method, Worth, after, judged_worth, mean, settled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from marrakech.bots.search import Outcome, Weighed
    from marrakech.core.rules import Rules

    Progress = Callable[[int, int], None]
    """A callback: called now and then with the work done and the work in all."""


class Cancelled(Exception):  # noqa: N818  (it is what was wished)
    """The caller's function ``cancelled`` has returned true, so the work was stopped."""


class Engine(Protocol):
    """What a judge needs of a search: :class:`marrakech.bots.search.Search` has it."""

    def weigh(self, state: State) -> list[Weighed]:
        """What each legal action is worth to every seat."""
        ...


@runtime_checkable
class ChanceEngine(Engine, Protocol):
    """An engine that can weigh all throws in one search; with others, each is searched alone."""

    def outcomes(self, state: State) -> list[Outcome]:
        """Everything that the die may bring, and what it is worth to every seat."""
        ...


class Depth(NamedTuple):
    """How closely to look."""

    name: str
    turns: int
    """How many turns to look ahead, the one that is being played included."""
    width: int = 36
    """How many rugs are searched in later turns, as in :class:`SearchOptions`; 36 are all."""
    slack: int = 100
    """How much worse a rug may look in later turns and still be searched; 100 leaves none out."""
    ending: int = 2
    """With so many rugs left in all, or fewer, every line is followed to its end: exact."""
    engine: Callable[[Rules], Engine] | None = None
    """Makes an engine to use instead of the bots' search; ``turns`` then only describes it."""


QUICK = Depth("quick", 2, width=36, slack=100)
"""For a hint, or a first look at a game: nothing is left out, in some milliseconds."""
DEEP_NODES = 3000
"""How many positions a deep look at a game of two judges after each choice."""


def _deep(rules: Rules) -> Engine:
    """With two players a tree from every choice; with more a narrow search.

    There somebody who cannot win any more decides between two others: the farther one looks, the
    more of that is taken for certain, which nobody can know.
    """
    if rules.players == 2:
        return EvenSearch(rules, DEEP_NODES)
    return _search(State(rules), rules, SearchOptions(depth=3, width=3, slack=3))


def _search(state: State, rules: Rules, options: SearchOptions) -> Search:
    return Search(value_for(rules.players, at_end=rules.variant is not None), state, options)


DEEP = Depth("deep", 3, width=3, slack=3, ending=3, engine=_deep)
"""For a review: three turns ahead; with two players farther where it matters most, and equally far
for every choice. Some hundredths of a second for a decision."""
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}
DepthName = Literal["quick", "deep"]


def depth_of(depth: Depth | DepthName) -> Depth:
    """A depth that may be given by its name."""
    if isinstance(depth, Depth):
        return depth
    if depth not in DEPTHS:
        raise ValueError(f"there is no depth {depth!r}: choose from {', '.join(DEPTHS)}")
    return DEPTHS[depth]


class Judged(NamedTuple):
    """An action, and what it is worth."""

    action: int
    share: float
    """How likely chance brings it; 1 for what a player may choose."""
    worth: Worth


KEPT = 512
"""How many positions are cached: the next position of a game was mostly searched before."""


class Judge:
    """Tells what positions by one rule set are worth. Each thread needs one of its own.

    It is given kernel positions, in which hidden piles have no order: so it cannot know more than
    the players.
    """

    def __init__(
        self,
        rules: Rules,
        depth: Depth | DepthName = QUICK,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.depth = depth_of(depth)
        self.cancelled = cancelled
        self._rules = rules
        self._state = State(rules)
        self._kept: dict[tuple[int, ...], tuple[Judged, ...]] = {}
        self._endings: dict[int, Search] = {}
        make = self.depth.engine
        self._engine: Engine = self._search(self.depth) if make is None else make(rules)

    def _search(self, depth: Depth) -> Search:
        options = SearchOptions(depth=depth.turns, width=depth.width, slack=depth.slack)
        return _search(self._state, self._rules, options)

    # ------------------------------------------------------------------ what is asked

    def look(self, state: State) -> tuple[Judged, ...]:
        """What everything is worth that a player may choose here, or that chance may bring."""
        key = state.words()
        if key not in self._kept:
            if self.cancelled is not None and self.cancelled():
                raise Cancelled
            found = tuple(self._weigh(state) if not state.odds() else self._outcomes(state))
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = found
        return self._kept[key]

    def worth(self, state: State) -> Worth:
        """What a position is worth: with the best choice, or on average over what may come."""
        if state.phase == codes.OVER:
            return settled(state)
        found = self.look(state)
        if state.odds():
            return mean([each.share for each in found], [each.worth for each in found])
        return best_of(found, state.mover).worth

    def method(self, state: State) -> Method:
        """How :meth:`look` finds the worth of a position: by the rules alone, or by a search."""
        if state.phase == codes.OVER:
            return RULES
        turns = self._ending(state)
        return Method("search", turns or self.depth.turns, is_exact=turns > 0)

    # ------------------------------------------------------------------ how it is found

    def _ending(self, state: State) -> int:
        """How many turns there are to the end, if it is near enough to follow every line; or 0."""
        left = sum(state.pile)
        return left if left <= self.depth.ending else 0

    def _engine_for(self, state: State) -> Engine:
        turns = self._ending(state)
        if not turns:
            return self._engine
        if state.variant and state.phase == codes.TURN:
            turns += 1  # R7.1: the turn that is being ended counts as one
        if turns not in self._endings:
            whole = Depth("ending", turns, width=36, slack=100)
            self._endings[turns] = self._search(whole)
        return self._endings[turns]

    def _weigh(self, state: State) -> Sequence[Judged]:
        engine = self._engine_for(state)
        if state.phase == codes.TURN and not state.variant and isinstance(engine, ChanceEngine):
            # by way of the throws: then the throw that comes is in the cache already
            return [Judged(way, 1.0, self.worth(after(state, way))) for way in state.legal()]
        return [
            Judged(action, 1.0, judged_worth(wins, margins))
            for action, wins, margins in engine.weigh(state)
        ]

    def _outcomes(self, state: State) -> Sequence[Judged]:
        engine = self._engine_for(state)
        if state.phase == codes.ROLL and isinstance(engine, ChanceEngine):
            return [
                Judged(found.action, found.share, judged_worth(found.wins, found.margins))
                for found in engine.outcomes(state)
            ]
        odds = state.odds()
        total = sum(odds)
        return [
            Judged(action, cases / total, self.worth(after(state, action)))
            for action, cases in zip(state.legal(), odds, strict=True)
        ]


def best_of(found: Sequence[Judged], seat: int) -> Judged:
    """What a seat should choose; of equals the first."""
    return max(found, key=lambda each: each.worth.score(seat))
