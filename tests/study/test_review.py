"""Reviews: everything adds up, for every seat, in chances and in dirhams."""

from __future__ import annotations

import json

import pytest

from marrakech import Game, Rules
from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.values import value_for
from marrakech.core.actions import Lay
from marrakech.core.kernel import State
from marrakech.core.story import Walked
from marrakech.study import (
    QUICK,
    Cancelled,
    Decision,
    Depth,
    Drawn,
    Review,
    Sums,
    accuracy,
    luck_word,
    measured_levels,
    review,
    word_for,
)
from marrakech.study.habits import MEAN_THROW
from marrakech.study.likeness import likeness
from marrakech.study.plain import plain_review
from tests.study.playing import RULES, play, short_game

FAST = Depth("fast", 1, ending=1)
EDITIONS = (*RULES, "finnish/2", "persian/2", "korean/3,variant=turn-at-end-optional")


def accounts(found: Review) -> list[Sums]:
    return [sums for player in found.players for sums in (player.chances, player.margins)]


def check(found: Review) -> None:
    for sums in accounts(found):
        total = sums.start + sums.luck + sums.skill + sums.others
        assert total == pytest.approx(sums.result, abs=1e-9)
        assert sums.adjusted == pytest.approx(sums.result - sums.luck, abs=1e-12)
    for kind in ("start", "luck", "result"):
        chances = [getattr(player.chances, kind) for player in found.players]
        assert sum(chances) == pytest.approx(0 if kind == "luck" else 1, abs=1e-6)


@pytest.mark.parametrize("rules", EDITIONS)
def test_start_luck_and_skill_add_up_to_the_result(rules: str) -> None:
    game = short_game(rules)
    found = review(game, FAST)
    check(found)
    outcome = game.outcome()
    assert outcome is not None
    for player in found.players:
        assert (player.chances.result > 0) == (player.seat in outcome.winners)
        others = [points for seat, points in enumerate(outcome.points) if seat != player.seat]
        assert player.margins.result == outcome.points[player.seat] - max(others)
    assert len(found.steps) == game.played
    assert found.finished


def test_a_whole_game_of_four_adds_up_when_it_is_looked_at_quickly() -> None:
    game = play(Rules.parse("standard/4"), 8, bot="peddler")
    found = review(game)
    check(found)
    # what is taken for luck is what the throws and nothing else changed
    for player in found.players:
        luck = sum(draw.luck.chances[player.seat] for draw in found.draws)
        assert player.chances.luck == pytest.approx(luck, abs=1e-12)
        usual = sum(
            each.share * each.luck.chances[player.seat] ** 2
            for draw in found.draws
            for each in draw.analysis.possibilities
        )
        assert player.chances.usual_luck**2 == pytest.approx(usual)
        own = [step.loss for step in found.decisions if step.seat == player.seat and step.matters]
        assert player.decisions == len(own)
        assert player.mean_loss == pytest.approx(sum(own) / len(own))
        assert player.accuracy == pytest.approx(sum(map(accuracy, own)) / len(own))
        assert player.words["blunder"] == sum(loss >= 0.1 for loss in own)


def test_skill_and_luck_are_told_step_by_step() -> None:
    game = short_game("standard/3")
    found = review(game, FAST)
    now = found.start
    for step in found.steps:
        now = now.plus(step.revised).plus(step.change)
        assert now.chances == pytest.approx(step.after.chances, abs=1e-9)
        if isinstance(step, Decision):
            assert step.skill.score(step.seat) <= 1e-12, "nobody does better than the best"
            assert step.loss == pytest.approx(max(0.0, -step.skill.chances[step.seat]))
        else:
            assert isinstance(step, Drawn)
    assert {step.number for step in found.steps} == set(range(game.played))


def test_the_best_play_loses_nothing() -> None:
    rules = Rules.parse("standard/2,rugs=4")
    game = play(rules, 4, bot="expectimax:depth=1,value=network")
    found = review(game, Depth("same", 1, ending=0))
    assert max(step.loss for step in found.decisions) < 1e-6
    for player in found.players:
        assert player.chances.skill + player.chances.others == pytest.approx(
            player.chances.revised, abs=1e-5
        )


@pytest.mark.parametrize("rules", [rules for rules in RULES if "variant" not in rules])
def test_luck_is_what_the_arena_takes_off(rules: str) -> None:
    """One definition: with the same look, a review and results without luck tell the same.

    (In the variant a turn ends with turning Assam, and one turn sees no rug that a pile shows.)
    """
    game = short_game(rules)
    value = value_for(game.rules.players, at_end=game.rules.variant is not None)
    meter = Search(value, State(game.rules), SearchOptions(depth=1))
    state = game.start().kernel_state()
    found = review(game, Depth("one turn", 1, ending=0))
    total = [0.0] * 8
    for step in found.steps:
        if isinstance(step, Drawn):
            told = meter.luck(state, step.action.index)
            total = [a + b for a, b in zip(total, told, strict=True)]
            luck = (*step.luck.chances, *step.luck.margins)
            seats = [*range(game.rules.players), *range(4, 4 + game.rules.players)]
            assert luck == pytest.approx([told[i] for i in seats], abs=1e-6)
        state.push(step.action.index)
    for player in found.players:
        assert player.chances.luck == pytest.approx(total[player.seat], abs=1e-5)


def test_turning_points_are_what_changed_most() -> None:
    found = review(short_game("standard/3"), FAST)
    points = found.turning_points()
    assert len(points) == 3
    least = min(step.change.size for step in points)
    assert all(step.change.size <= least for step in found.steps if step not in points)
    assert [step.number for step in points] == sorted(step.number for step in points)
    mine = found.turning_points(seat=1)
    assert max(abs(step.change.chances[1]) for step in found.steps) in [
        abs(step.change.chances[1]) for step in mine
    ]


def test_who_gives_up_comes_last_and_that_is_own_doing() -> None:
    game = short_game("standard/3").copy()
    for _ in range(20):
        game.pop()
    found = review(game, FAST, gave_up=[1])
    check(found)
    assert found.finished
    assert found.result.chances[1] == 0
    assert sum(found.result.chances) == 1
    went_on = review(game, FAST)
    assert not went_on.finished
    check(went_on)
    lost = went_on.result.chances[1]
    assert found.players[1].chances.skill == pytest.approx(went_on.players[1].chances.skill - lost)
    assert found.players[1].chances.luck == went_on.players[1].chances.luck


def test_with_two_players_the_other_one_wins_and_the_last_to_go_if_all_do() -> None:
    game = play(Rules.parse("standard/2,rugs=4"), 3, left=4)
    assert review(game, FAST, gave_up=[0]).result.chances == (0, 1)
    assert review(game, FAST, gave_up=[0, 1]).result.chances == (0, 1)
    check(review(game, FAST, gave_up=[1, 0]))


def test_a_game_that_begins_in_a_position_can_be_reviewed() -> None:
    begun = play(Rules.parse("standard/4"), 5, left=5)
    game = Game.from_position(begun.position())
    while not game.is_over:
        game.push(game.legal()[0])
    check(review(game, FAST))


def test_nothing_played_is_worth_what_it_is_worth() -> None:
    found = review(Game("standard/3"), FAST)
    check(found)
    assert found.start == found.result
    assert found.players[0].accuracy is None
    assert found.players[0].likeness is None


def test_known_piles_change_nothing() -> None:
    rules = Rules.parse("standard/2,rugs=4")
    open_game = play(rules, 3)
    piles: list[list[str]] = [[], []]
    for event in open_game.history:
        if event.action.text.startswith("="):
            piles[event.seat].append(event.action.text[1:])
    known = Game(rules, piles=piles)
    for event in open_game.history:
        known.push(event.action)
    assert review(known, FAST) == review(open_game, FAST)


def test_progress_is_told_and_cancelling_is_heard() -> None:
    game = short_game("standard/3")
    heard: list[tuple[int, int]] = []
    review(game, FAST, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(done, game.played) for done in range(game.played + 1)]
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) > 5

    with pytest.raises(Cancelled):
        review(game, FAST, cancelled=enough)


def test_dice_stand_beside_what_was_to_be_expected() -> None:
    game = short_game("standard/3")
    found = review(game, FAST)
    for player in found.players:
        thrown = [
            event
            for event in game.history
            if isinstance(event, Walked) and event.seat == player.seat
        ]
        dice = player.dice
        assert dice.throws == len(thrown) == sum(dice.faces)
        assert sum(dice.expected) == pytest.approx(dice.throws)
        assert dice.paid == sum(event.payment.paid for event in thrown if event.payment)
        assert dice.mean is not None
        assert dice.mean.low <= dice.mean.value <= dice.mean.high
    assert MEAN_THROW == 2.5
    throws = sum(player.dice.luck for player in found.players)
    assert throws == pytest.approx(
        sum(draw.luck.chances[draw.seat] for draw in found.draws), abs=1e-9
    )


def test_payments_are_expected_as_the_forecast_has_it() -> None:
    position = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"
    game = Game.from_position(position)
    game.push("F")
    game.push("1")
    dice = review(game, FAST).players[0].dice
    assert dice.expected_paid == pytest.approx(2 / 6)
    assert dice.paid == 2


def test_where_most_is_lost_adds_up_to_all_that_is_lost() -> None:
    game = short_game("standard/3")
    found = review(game, FAST)
    for player in found.players:
        own = [step for step in found.decisions if step.seat == player.seat and step.matters]
        spots = {(spot.kind, spot.part): spot for spot in player.habits.spots}
        assert len(spots) == 4
        assert sum(spot.loss for spot in spots.values()) == pytest.approx(
            sum(step.loss for step in own)
        )
        laid = [step for step in own if isinstance(step.action, Lay)]
        assert sum(spots["laying", part].decisions for part in ("early", "late")) == len(laid)
        early = [step for step in own if step.turn <= 9]
        assert sum(spots[kind, "early"].decisions for kind in ("turning", "laying")) == len(early)
        worst = player.habits.worst
        assert worst is not None
        assert worst.loss == max(spot.loss for spot in spots.values())


def test_words_and_accuracy_follow_one_set_of_thresholds() -> None:
    assert [word_for(loss) for loss in (0, 0.0199, 0.02, 0.05, 0.0999, 0.1, 1)] == [
        *(None, None, "inaccuracy", "mistake", "mistake", "blunder", "blunder"),
    ]
    assert [luck_word(luck) for luck in (0.01, 0.05, -0.05, 0.2, -0.2)] == [
        *(None, "lucky", "unlucky", "very lucky", "very unlucky"),
    ]
    assert accuracy(0) == pytest.approx(100, abs=0.001)
    assert accuracy(0.1) == pytest.approx(103.1668 * 2.718281828459045**-0.4354 - 3.1669)
    assert accuracy(1) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [None, "turn-at-end"])
@pytest.mark.parametrize("depth", ["quick", "deep"])
def test_the_better_a_level_the_less_it_loses(
    players: int, variant: str | None, depth: str
) -> None:
    rules = Rules.parse(f"standard/{players}{f',variant={variant}' if variant else ''}")
    levels = measured_levels(rules, Depth(depth, 2))
    assert [level.name for level in levels] == [
        *("porter", "apprentice", "peddler", "merchant", "master"),
    ]
    means = [level.mean.value for level in levels]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) == 5
    assert min(level.decisions for level in levels) >= 100


def test_a_mean_loss_is_placed_among_the_levels_with_how_sure_that_is() -> None:
    rules = Rules.parse("standard/2")
    levels = measured_levels(rules, QUICK)
    for level in levels:
        about = level.mean.value
        sure = likeness(rules, QUICK, [about, about, about])
        assert sure is not None
        assert (sure.weakest, sure.nearest, sure.strongest) == (level.name,) * 3
    unsure = likeness(rules, QUICK, [0.0, levels[0].mean.value])
    assert unsure is not None
    assert (unsure.weakest, unsure.strongest) == ("porter", "master")
    assert likeness(rules, QUICK, [0.01]) is None
    assert likeness(rules, FAST, [0.01, 0.02]) is None, "it was not measured by that depth"


def test_plain_data_is_json() -> None:
    found = review(short_game("standard/2"), FAST)
    data = json.loads(json.dumps(plain_review(found), allow_nan=False))
    assert len(data["steps"]) == len(found.steps)
    assert data["players"][0]["chances"]["result"] == found.players[0].chances.result
    assert {step["kind"] for step in data["steps"]} == {"decision", "chance"}
