"""Makes puzzles from games that bots play, and checks them.

Strong bots play with some noise. At most one decision of each game becomes a puzzle. Decisions pass
a row of filters, the cheapest first: a search of one turn, a search two turns ahead, whether the
bot ``peddler`` errs, a search three turns ahead, whether a reason can be given, and games played on
from the best choices. If several decisions of a game are left, the rarest kind is taken.

A game follows from the seed and its number alone. So the puzzles are the same with any number of
processes, and making them can be stopped and go on later.
"""

from __future__ import annotations

from collections import deque
from itertools import count
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from marrakech.bots.levels import LADDER
from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.actions import ACTIONS
from marrakech.core.game import Game
from marrakech.core.kernel import State
from marrakech.core.rules import Rules
from marrakech.study.analysis import analysis
from marrakech.study.depth import DEEP, QUICK, Judge
from marrakech.study.puzzles import THEMES, Puzzle, likeness_key, start_rating, theme_of
from marrakech.study.rollouts import rollout

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.pool import AsyncResult

    from marrakech.bots.brain import Brain
    from marrakech.study.analysis import Analysis
    from marrakech.study.estimates import Estimate
    from marrakech.study.puzzles import Theme

RULES = (
    *(Rules(players) for players in (2, 3, 4) for _ in range(3)),
    *(Rules(players, variant="turn-at-end") for players in (2, 3, 4)),
)
"""The rules of the games, in turn: each player count, and the variant a quarter of the time."""

HEATS = (5, 15, 40)
"""The noise of the bots in a game, in thousandths of a win: one of these."""
GLANCE = 0.05
"""At a glance, the best choice has to be better by so much of the chance to win ..."""
ANYWAY = 2
"""... or it is one decision in so many, which go on anyway: those that only a deeper search can
solve are the hard ones."""
GAP = 0.08
"""By how much the best choice has to be better than the second, two and three turns ahead."""
OPEN = (0.12, 0.95)
"""The chance to win with the best choice must be between these: else the game is decided."""
ASKED = 20
"""How often each level that plays with noise is asked."""
MISSED = 0.5
"""The share of these tries in which the peddler has to miss the solution."""
TRIED = 2
"""How many decisions of a game are tried by playing on, if the first is not confirmed."""
ROLLED_OUT = 4
"""From how many of the best choices games are played on."""
GAMES = 720
"""So many games from each, at most: it ends when all but the best are surely worse."""
CONFIRMED = 0.04
"""By how much the best choice has to be better in these games."""


class Wanted(NamedTuple):
    """What kind of puzzles are looked for."""

    themes: tuple[Theme, ...] = ()
    """Only these; all if there are none."""
    purse: int | None = None
    """What everybody begins with, if not with what the rules say: strong players seldom run out of
    dirhams otherwise, and then there is no puzzle about that."""


ANY = Wanted()


class _Candidate(NamedTuple):
    """A decision that may become a puzzle."""

    played: int
    """Actions before it."""
    state: State
    best: int
    mistake: int
    """What the weaker levels choose most often instead."""
    theme: Theme
    solved: tuple[float, ...]
    """By level, the weakest first: how often it is found."""

    @property
    def rarity(self) -> tuple[bool, int]:
        """The smaller, the rarer: what the merchant misses comes first."""
        return self.solved[3] > 1.0 - MISSED, THEMES.index(self.theme)


class _Solvers(NamedTuple):
    """The searches and bots that look at games by one rule set."""

    glance: Search
    quick: Judge
    deep: Judge
    levels: list[Brain]


_SOLVERS: dict[Rules, _Solvers] = {}
"""Made once in each process."""


def _solvers(rules: Rules) -> _Solvers:
    if rules not in _SOLVERS:
        value = value_for(rules.players, at_end=rules.variant is not None)
        _SOLVERS[rules] = _Solvers(
            Search(value, State(rules), SearchOptions(depth=1)),
            Judge(rules, QUICK),
            Judge(rules, DEEP),
            [level.brain(rules) for level in LADDER],
        )
    return _SOLVERS[rules]


# ------------------------------------------------------------------------ making


def make_puzzles(
    seed: int,
    known: Sequence[Puzzle] = (),
    *,
    jobs: int = 1,
    wanted: Wanted = ANY,
    looked_at: Callable[[int], None] | None = None,
) -> Iterator[Puzzle]:
    """New puzzles, one after another, without end; ``known`` are those that were made before.

    ``wanted`` is what is looked for; ``looked_at`` is told the number of each game that is done
    with.
    """
    keys = {likeness_key(puzzle.game()) for puzzle in known}
    first = 1 + max((int(puzzle.id) for puzzle in known), default=-1)
    for game, found in _in_order(seed, first, jobs, wanted):
        if looked_at is not None:
            looked_at(game)
        if found is not None and (key := likeness_key(found.game())) not in keys:
            keys.add(key)
            yield found


def _in_order(
    seed: int, first: int, jobs: int, wanted: Wanted
) -> Iterator[tuple[int, Puzzle | None]]:
    """Every game from the first on, and the puzzle in it, if there is one."""
    if jobs == 1:
        yield from ((game, puzzle_of(seed, game, wanted)) for game in count(first))
    # not forked, for there may be threads; the processes end as soon as the caller stops iterating
    with get_context("spawn").Pool(jobs) as pool:

        def begin(game: int) -> AsyncResult[Puzzle | None]:
            return pool.apply_async(puzzle_of, (seed, game, wanted))

        waiting = deque(begin(first + i) for i in range(2 * jobs))
        for game in count(first):
            yield game, waiting.popleft().get()
            waiting.append(begin(game + 2 * jobs))


def puzzle_of(seed: int, number: int, wanted: Wanted = ANY) -> Puzzle | None:
    """The puzzle in one game, if there is one."""
    rules = RULES[number % len(RULES)]
    rng = Random(f"{seed} {number}")  # noqa: S311  (no secret)
    start = _start(rules, wanted.purse)
    actions, candidates = _play(start, rng)
    if wanted.themes:
        candidates = [each for each in candidates if each.theme in wanted.themes]
    for candidate in sorted(candidates, key=lambda each: each.rarity)[:TRIED]:
        game = start.copy()
        for action in actions[: candidate.played]:
            game.push(action)
        # from the position alone, without the actions before it: the file has no more than that
        found = _confirmed(number, Game.from_position(game.position()), candidate)
        if found is not None:
            return found
    return None


def _start(rules: Rules, purse: int | None) -> Game:
    """The beginning of a game, with so many dirhams for everybody."""
    game = Game(rules)
    if purse is None:
        return game
    plain = game.to_dict()
    for player in plain["players"]:
        player["dirhams"] = purse
    return Game.from_dict(plain)


def _play(start: Game, rng: Random) -> tuple[list[int], list[_Candidate]]:
    """A game: what was played, and the decisions that look like puzzles."""
    rules = start.rules
    value = value_for(rules.players, at_end=rules.variant is not None)
    player = Search(value, State(rules), SearchOptions(depth=1, heat=rng.choice(HEATS)))
    state = start.kernel_state()
    actions: list[int] = []
    candidates: list[_Candidate] = []
    while state.phase != codes.OVER:
        if odds := state.odds():
            action = rng.choices(state.legal(), odds)[0]
        else:
            found = _candidate(_solvers(rules), state, len(actions), rng)
            if found is not None:
                candidates.append(found)
            action = player.choose(state, rng.getrandbits(64))
        state.push(action)
        actions.append(action)
    return actions, candidates


def _candidate(solvers: _Solvers, state: State, played: int, rng: Random) -> _Candidate | None:
    """A decision, if it passes all filters but the last; the cheapest filter comes first."""
    anyway = rng.randrange(ANYWAY) == 0
    luck = rng.getrandbits(64)
    if len(state.legal()) < 2:
        return None
    seat = state.mover
    wins = sorted(weighed.wins[seat] for weighed in solvers.glance.weigh(state))
    if wins[-1] - wins[-2] < GLANCE and not anyway:
        return None
    if not is_clear(quick := analysis(solvers.quick, state)):
        return None
    best = quick.best.action.index
    shares = _chosen(solvers.levels, state, luck)
    if shares[2].get(best, 0.0) > 1.0 - MISSED:
        return None
    if not is_clear(deep := analysis(solvers.deep, state)) or deep.best.action.index != best:
        return None
    weaker = [
        (sum(level.get(action, 0.0) for level in shares[:3]), action)
        for action in state.legal()
        if action != best
    ]
    mistake = max(weaker)[1]
    theme = theme_of(state, ACTIONS[best], ACTIONS[mistake])
    if theme is None:
        return None
    solved = tuple(level.get(best, 0.0) for level in shares)
    return _Candidate(played, state.snapshot(), best, mistake, theme, solved)


def is_clear(found: Analysis) -> bool:
    """Whether the best choice is better than the second by enough, and the game is open."""
    chance = found.best.worth.chances[found.seat]
    second = min(choice.loss for choice in found.choices[1:])
    return second >= GAP and OPEN[0] <= chance <= OPEN[1]


def _chosen(levels: Sequence[Brain], state: State, luck: int) -> list[dict[int, float]]:
    """How often each level chooses each action; the strongest has no noise, and is asked once."""
    rng = Random(luck)  # noqa: S311  (no secret)
    found = []
    for number, brain in enumerate(levels, 1):
        times = 1 if number == len(levels) else ASKED
        shares: dict[int, float] = {}
        for _ in range(times):
            action = brain.choose(state, rng.getrandbits(64))
            shares[action] = shares.get(action, 0.0) + 1.0 / times
        found.append(shares)
    return found


def _confirmed(number: int, game: Game, candidate: _Candidate) -> Puzzle | None:
    """A puzzle, if games that are played on say the same as the search."""
    best = candidate.best
    deep = analysis(Judge(game.rules, DEEP), game.kernel_state())
    if deep.best.action.index != best or not is_clear(deep):
        return None
    tried = [choice.action for choice in deep.choices[:ROLLED_OUT]]
    rolled = rollout(game, tried, games=GAMES, seed=number)
    lead = min(choice.loss.value for choice in rolled.choices[1:])
    if not rolled.decided or rolled.choices[0].action.index != best or lead < CONFIRMED:
        return None
    return Puzzle(
        str(number),
        game.position(),
        {choice.action.text: round(1000 * choice.loss) for choice in deep.choices},
        ACTIONS[candidate.mistake].text,
        candidate.theme,
        start_rating(candidate.solved),
    )


# ------------------------------------------------------------------------ checking


class Checked(NamedTuple):
    """What fresh games say of a puzzle."""

    puzzle: Puzzle
    best: str
    """What came out best."""
    lead: Estimate
    """By how much of the chance to win it was better than the second."""
    games: int
    """How many were played from the best choice."""

    @property
    def is_confirmed(self) -> bool:
        """Whether it is the solution."""
        return self.best == self.puzzle.best


def check_puzzle(puzzle: Puzzle, games: int, seed: int, *, keep: int = 1) -> Checked:
    """Play games on from all choices of a puzzle; what is surely worse is dropped on the way, but
    for the ``keep`` best.
    """
    rolled = rollout(puzzle.game(), games=games, seed=seed, keep=keep)
    first, *others = rolled.choices
    nearest = min(others, key=lambda choice: choice.loss.value)
    return Checked(puzzle, first.action.text, nearest.loss, first.method.games)


def sample_of(puzzles: Sequence[Puzzle], wanted: int, seed: int) -> list[Puzzle]:
    """Some puzzles at random, in the order of the file."""
    rng = Random(seed)  # noqa: S311  (no secret)
    chosen = rng.sample(range(len(puzzles)), min(wanted, len(puzzles)))
    return [puzzles[at] for at in sorted(chosen)]
