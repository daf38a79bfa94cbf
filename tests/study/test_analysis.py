"""Analyses: of any position, from any side, by what everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from marrakech import SYMMETRIES, Action, Game, Rules
from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.options import BestFirstOptions, SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core import codes
from marrakech.core.story import Phase, Walked
from marrakech.study import (
    QUICK,
    Analysis,
    Cancelled,
    Choice,
    Depth,
    Possibility,
    Worth,
    analyse,
    rollout,
)
from marrakech.study.depth import Judge
from marrakech.study.even import EvenSearch
from marrakech.study.words import THRESHOLDS
from marrakech.study.worth import after
from tests.study.playing import RULES, play

if TYPE_CHECKING:
    from marrakech.bots.search import Weighed
    from marrakech.core.kernel import State

EVEN = Depth("even", 3, ending=0, engine=lambda rules: EvenSearch(rules, 300))
CLOSE = 2e-6
"""Values are computed in single precision, and in another order from another side."""


def positions(rules: str, *, bot: str = "greedy") -> list[Game]:
    """One game in the middle, for each phase that comes."""
    found: dict[Phase, Game] = {}
    game = play(Rules.parse(rules), 5, bot=bot, left=9)
    while not game.is_over:
        found.setdefault(game.phase, game.copy())
        game.push(game.legal()[0])
    return list(found.values())


def as_told(found: Analysis) -> dict[Action, Worth]:
    told: list[Choice | Possibility] = [*found.choices, *found.possibilities]
    return {each.action: each.worth for each in told}


@pytest.mark.parametrize("rules", RULES)
def test_everything_that_can_be_done_is_weighed(rules: str) -> None:
    for game in positions(rules):
        found = analyse(game)
        assert set(as_told(found)) == set(game.legal())
        assert found.seat == game.seat
        for worth in (found.worth, *as_told(found).values()):
            assert sum(worth.chances) == pytest.approx(1, abs=1e-6)
        if found.choices:
            losses = [choice.loss for choice in found.choices]
            assert found.best.loss == 0
            assert min(losses) >= 0
            assert found.worth == found.best.worth
            scores = [choice.worth.score(found.seat) for choice in found.choices]
            assert scores == sorted(scores, reverse=True)
        else:
            shares = {each.action: each.share for each in found.possibilities}
            assert shares == pytest.approx(dict(game.chance()))
            for seat in range(game.rules.players):
                mean = sum(each.share * each.luck.chances[seat] for each in found.possibilities)
                assert mean == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("rules", RULES)
def test_the_way_is_worth_what_its_throws_are_worth_on_average(rules: str) -> None:
    """And the throw is worth what the best rug after it is worth: a turn is one piece."""
    game = play(Rules.parse(rules), 5, left=9)
    at_end = game.rules.variant is not None
    begins = "roll" if at_end else "turn"
    while game.phase.value != begins:
        game.push(game.legal()[0])
    if not at_end:
        choice = analyse(game).choices[-1]
        game.push(choice.action)
        assert analyse(game).worth.chances == pytest.approx(choice.worth.chances, abs=1e-9)
        assert analyse(game).worth.margins == pytest.approx(choice.worth.margins, abs=1e-9)
    for possibility in analyse(game).possibilities:
        event = game.push(possibility.action)
        assert isinstance(event, Walked)
        if not event.out:
            assert analyse(game).worth.chances == pytest.approx(
                possibility.worth.chances, abs=CLOSE
            )
        game.pop()


@pytest.mark.parametrize("rules", ["standard/2", "standard/3", "standard/4,variant=turn-at-end"])
def test_the_board_is_worth_the_same_from_all_sides(rules: str) -> None:
    # the value has learned from all sides, but not equally well
    looked = [(game, 0.05) for game in positions(rules)]
    if rules == "standard/2":
        # where lines are followed to their end, nothing is judged: to the last digit. With more
        # players one to whom two rugs are equal decides between two others, by their order
        looked.append((play(Rules.parse(rules), 5, left=2), 1e-9))
    for game, close in looked:
        here = as_told(analyse(game))
        for symmetry in SYMMETRIES:
            there = as_told(analyse(game.transform(symmetry)))
            for action, worth in here.items():
                assert there[symmetry.action(action)].chances == pytest.approx(
                    worth.chances, abs=close
                )


@pytest.mark.parametrize("rules", ["standard/3", "standard/4", "standard/3,variant=turn-at-end"])
def test_it_does_not_matter_who_is_called_the_first(rules: str) -> None:
    here = play(Rules.parse(rules), 5, left=9)
    there = Game(here.rules, first=1)
    for event in here.history:
        there.push(event.action)
    one, other = analyse(here), analyse(there)
    assert other.seat == (one.seat + 1) % here.rules.players
    for action, worth in as_told(one).items():
        chances = as_told(other)[action].chances
        assert (*chances[1:], chances[0]) == pytest.approx(worth.chances, abs=CLOSE)


def test_nothing_hidden_is_used() -> None:
    """Two orders of the piles that nobody can tell apart give one analysis."""
    rules = Rules.parse("standard/2")
    public = play(rules, 5, left=20)
    hidden = public.hidden_rugs()
    games = []
    for turned in (False, True):
        shown: list[list[str]] = [[], []]
        for event in public.history:
            if event.action.text.startswith("="):
                shown[event.seat].append(event.action.text[1:])
        piles = [
            [*seen, *(reversed(rest) if turned else rest)]
            for seen, rest in zip(shown, hidden, strict=True)
        ]
        game = Game(rules, piles=piles)
        for event in public.history:
            game.push(event.action)
        games.append(game)
    one, other = games
    assert one._piles != other._piles
    for game in games:
        while game.phase != Phase.REVEAL:
            game.push(game.legal()[0] if game.phase != Phase.ROLL else "2")
    assert one.legal() != other.legal(), "the next rug is another one"
    assert analyse(one) == analyse(other) == analyse(one.view(0))
    for game in games:
        game.pop()
    assert rollout(one, games=6) == rollout(other.view(1), games=6)


def test_who_follows_an_analysis_plays_as_the_search_does() -> None:
    rules = Rules.parse("standard/3")
    game = play(rules, 5, left=12)
    state = game.kernel_state()
    value = value_for(3, at_end=False)
    search = Search(value, state, SearchOptions(depth=2, width=36))
    while not game.is_over and sum(game.kernel_state().pile) > QUICK.ending:
        if game.chance():
            game.push(game.legal()[1])
            continue
        best = analyse(game).best.action
        assert best.index == search.choose(game.kernel_state())
        game.push(best)


class OnlyWeighs:
    """An engine that knows nothing of chance by itself."""

    def __init__(self, rules: Rules) -> None:
        value = value_for(rules.players, at_end=rules.variant is not None)
        self.search = Search(value, Game(rules).kernel_state(), SearchOptions(depth=1, width=36))
        self.asked = 0

    def weigh(self, state: State) -> list[Weighed]:
        self.asked += 1
        return self.search.weigh(state)


def test_another_engine_can_be_put_in() -> None:
    for game in positions("standard/3"):
        own = analyse(game, Depth("own", 1, engine=OnlyWeighs))
        plain = analyse(game, Depth("plain", 1))
        assert own.worth.chances == pytest.approx(plain.worth.chances, abs=CLOSE)
        assert list(as_told(own)) == list(as_told(plain))


def test_progress_is_told_and_cancelling_is_heard() -> None:
    game = Game("standard/3")
    heard: list[tuple[int, int]] = []
    analyse(game, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(0, 3), (1, 3), (2, 3), (3, 3), (3, 3)]
    with pytest.raises(Cancelled):
        analyse(game, cancelled=lambda: True)


def test_a_depth_has_to_be_known() -> None:
    with pytest.raises(ValueError, match="quick, deep"):
        analyse(Game("standard/3"), "bottomless")  # type: ignore[arg-type]


def test_deeper_ones_find_the_same_kind_of_thing() -> None:
    game = play(Rules.parse("standard/4"), 5, left=5)
    while game.chance():
        game.push(game.legal()[0])
    found = analyse(game, "deep")
    assert found.method.turns == 3
    assert found.best.loss == 0


@pytest.mark.parametrize("rules", ["standard/2", "standard/3"])
def test_a_deep_look_does_not_depend_on_what_was_looked_at_before(rules: str) -> None:
    """A review goes through a game with one judge; others ask about a single position."""
    game = play(Rules.parse(rules), 5, left=9)
    followed = Judge(game.rules, EVEN)
    for _ in range(7):
        state = game.kernel_state()
        found = followed.look(state)
        assert found == Judge(game.rules, EVEN).look(state)
        game.push(found[-1].action)  # what was looked at last: a tree might go on from there


def test_a_deep_look_follows_every_choice_equally_far() -> None:
    """What a bad choice loses is found as closely as what the best one wins."""
    rules = Rules.parse("standard/4")
    state = play(rules, 5, left=20).kernel_state()
    assert state.phase == codes.TURN
    state.push(state.legal()[1])
    state.push(state.legal()[1])
    weighed = EvenSearch(rules, 400).weigh(state)
    assert len(weighed) > 4
    for each in weighed:
        following = after(state, each.action)
        tree = BestFirst(value_for(4, at_end=False), following, BestFirstOptions(nodes=400))
        found = tree.analyse(following)
        assert found.judged >= 400
        best = max(
            found.weighed,
            key=lambda one: one.wins[following.mover] + one.margins[following.mover] / 400,
        )
        assert each.wins == best.wins


def test_what_was_looked_at_is_not_looked_at_again() -> None:
    game = Game("standard/3")
    own: list[OnlyWeighs] = []

    def engine(rules: Rules) -> OnlyWeighs:
        own.append(OnlyWeighs(rules))
        return own[0]

    judge = Judge(game.rules, Depth("own", 1, engine=engine))
    state = game.kernel_state()
    assert state.phase == codes.TURN
    first = judge.look(state)
    assert judge.look(state) is first
    assert own[0].asked == 1


def test_every_word_has_its_threshold() -> None:
    assert list(THRESHOLDS.values()) == [0.10, 0.05, 0.02]
