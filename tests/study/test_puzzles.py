"""Puzzles: that all in the file are right, no two alike, and that the same seed makes the same."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from marrakech.core.actions import Action
from marrakech.core.game import Game
from marrakech.core.story import Phase
from marrakech.core.symmetry import SYMMETRIES
from marrakech.study.analysis import analyse
from marrakech.study.puzzle_maker import (
    GAP,
    RULES,
    Wanted,
    check_puzzle,
    is_clear,
    make_puzzles,
    puzzle_of,
    sample_of,
)
from marrakech.study.puzzles import (
    THEMES,
    Puzzle,
    likeness_key,
    puzzles,
    read_puzzles,
    start_rating,
    theme_of,
)

SEED = 7


BEFORE = puzzles()[0]._replace(id="9")
"""Games by the variant follow, which take little time."""


@pytest.fixture(scope="module")
def made() -> list[Puzzle]:
    return list(islice(make_puzzles(SEED, [BEFORE]), 2))


# ------------------------------------------------------------------------ the file


def test_every_puzzle_offers_just_what_is_legal() -> None:
    for puzzle in puzzles():
        legal = {action.text for action in puzzle.game().legal()}
        assert set(puzzle.choices) == legal, puzzle.id
        assert puzzle.mistake in legal - {puzzle.best}


def test_every_solution_is_clearly_the_best() -> None:
    for puzzle in puzzles():
        losses = list(puzzle.choices.values())
        assert losses[0] == 0
        assert min(losses[1:]) >= 1000 * GAP - 0.5, puzzle.id


def test_every_theme_is_what_the_board_tells() -> None:
    for puzzle in puzzles():
        state = puzzle.game().kernel_state()
        told = theme_of(state, Action.of(puzzle.best), Action.of(puzzle.mistake))
        assert told == puzzle.theme, puzzle.id


def test_no_two_puzzles_are_alike() -> None:
    keys = [likeness_key(puzzle.game()) for puzzle in puzzles()]
    assert len(set(keys)) == len(keys)
    assert len({puzzle.id for puzzle in puzzles()}) == len(keys)


def test_there_are_enough_of_every_kind() -> None:
    assert len(puzzles()) >= 1000
    games = [puzzle.game() for puzzle in puzzles()]
    for rules in set(RULES):
        assert sum(game.rules == rules for game in games) >= 30
    # few cut their own areas
    rare = {"defend"}
    themes = [puzzle.theme for puzzle in puzzles()]
    assert all(themes.count(theme) >= 15 for theme in THEMES if theme not in rare)
    phases = [game.phase for game in games]
    assert min(phases.count(Phase.TURN), phases.count(Phase.LAY)) >= 100
    ratings = sorted(puzzle.rating for puzzle in puzzles())
    assert ratings[len(ratings) // 10] < 1300
    assert ratings[-len(ratings) // 10] > 1600


def test_the_file_is_small() -> None:
    lines = [puzzle.line() for puzzle in puzzles()]
    assert sum(map(len, lines)) / len(lines) < 350


# ------------------------------------------------------------------------ alike


def test_a_puzzle_is_alike_from_every_side() -> None:
    for puzzle in puzzles()[:20]:
        game = puzzle.game()
        keys = {likeness_key(game.transform(symmetry)) for symmetry in SYMMETRIES}
        assert keys == {likeness_key(game)}


def test_a_puzzle_is_alike_in_other_colours() -> None:
    red = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"
    blue = "7/7/3r>r<2/7/7/7/7 d4N b turn 30r11,30y12,30b12,30p12 standard/4"
    yellow = "7/7/3b>b<2/7/7/7/7 d4N y turn 30r12,30y12,30b11,30p12 standard/4"
    keys = [likeness_key(Game.from_position(text)) for text in (red, blue, yellow)]
    assert keys[0] == keys[1] != keys[2]


def test_other_dirhams_make_no_other_puzzle() -> None:
    one = "7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4"
    other = "7/7/3b>b<2/7/7/7/7 d4N r turn 20r12,40y12,30b11,30p12 standard/4"
    moved = "7/7/3b>b<2/7/7/7/7 e4N r turn 30r12,30y12,30b11,30p12 standard/4"
    keys = [likeness_key(Game.from_position(text)) for text in (one, other, moved)]
    assert keys[0] == keys[1] != keys[2]


# ------------------------------------------------------------------------ themes


BEHIND = "3y>y<2/2b>b<r>r<1/7/3r>r<2/7/y>y<5/7"


def test_the_end_of_a_turn_is_aimed_in_the_variant() -> None:
    game = Game.from_position(
        f"{BEHIND} d3N r turn 30r10,30y10,30b11,30p12 standard/4,variant=turn-at-end"
    )
    assert theme_of(game.kernel_state(), Action.of("L"), Action.of("R")) == "aim"


def test_few_rugs_are_counted() -> None:
    game = Game.from_position(f"{BEHIND} d3N y turn 30r0,30y1,30b1,30p1 standard/4")
    assert theme_of(game.kernel_state(), Action.of("L"), Action.of("R")) == "count"


def test_who_pays_less_dodges() -> None:
    game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r turn 30r12,30y12,30b11,30p12 standard/4")
    assert theme_of(game.kernel_state(), Action.of("L"), Action.of("F")) == "dodge"


def test_who_cannot_pay_survives() -> None:
    game = Game.from_position("7/7/3b>b<2/7/7/7/7 d4N r turn 0r12,30y12,30b11,30p12 standard/4")
    assert theme_of(game.kernel_state(), Action.of("L"), Action.of("F")) == "survive"


def test_what_cannot_be_counted_has_no_theme() -> None:
    game = Game("standard/4")
    assert theme_of(game.kernel_state(), Action.of("L"), Action.of("R")) is None


# ------------------------------------------------------------------------ difficulty


def test_what_more_levels_miss_is_harder() -> None:
    solved = [(1, 1, 1, 1, 1), (0, 1, 1, 1, 1), (0, 0, 1, 1, 1), (0, 0, 0, 1, 1), (0,) * 5]
    ratings = [start_rating(each) for each in solved]
    assert ratings == sorted(set(ratings))
    assert start_rating((0, 0.25, 0.5, 0.75, 1)) == 1500


# ------------------------------------------------------------------------ making


def test_the_same_seed_makes_the_same_puzzles_in_parts_and_in_parallel(made: list[Puzzle]) -> None:
    assert next(make_puzzles(SEED, made[:1])) == made[1]
    assert list(islice(make_puzzles(SEED, [BEFORE], jobs=2), 2)) == made
    number = int(made[0].id)
    assert puzzle_of(1, number) != puzzle_of(SEED, number) == made[0]


def test_what_is_known_is_not_made_again(made: list[Puzzle]) -> None:
    turned = made[0].game().transform(SYMMETRIES[1]).position()
    known = [BEFORE, made[0]._replace(id="7", position=turned)]
    assert next(make_puzzles(SEED, known)) == made[1]


def test_a_puzzle_is_clear_and_open(made: list[Puzzle]) -> None:
    for puzzle in made:
        found = analyse(puzzle.game(), "deep")
        assert is_clear(found)
        assert found.best.action.text == puzzle.best
        rules = RULES[int(puzzle.id) % len(RULES)]
        assert puzzle.game().rules == rules
        assert puzzle_of(SEED, int(puzzle.id)) == puzzle


def test_puzzles_of_a_theme_come_from_games_of_the_poor() -> None:
    """With few dirhams one may have to leave: such puzzles are of the file."""
    wanted = Wanted(("survive", "oust"), purse=6)
    # one that values make which were learned since the file was made: others than those of the file
    found = puzzle_of(2026, 2029, wanted)
    assert found is not None
    assert found.theme in wanted.themes
    assert puzzle_of(2026, 2029, Wanted(("aim",), purse=6)) is None
    survived = next(puzzle for puzzle in puzzles() if puzzle.theme == "survive")
    for puzzle in (found, survived):
        assert max(player.dirhams for player in puzzle.game().players) < 30


def test_puzzles_are_written_and_read(made: list[Puzzle]) -> None:
    lines = [puzzle.line() for puzzle in made]
    newer = json.dumps({**json.loads(lines[0]), "something": "new"})
    assert read_puzzles([newer, "", *lines[1:]]) == made


# ------------------------------------------------------------------------ checking


def test_fresh_games_confirm_a_solution_and_nothing_else() -> None:
    game = Game.from_position(
        "1b>yv2r>r</b>y^y^2r>yv/y^y^r^2r>y^/yv4bvrv/bvr<yvy>y<r<r^/b^y>y<y>b^1b^/1b^1y^b>b<y^ "
        "d4W b turn 32r0,23y0,35b1 standard/3"
    )
    right = Puzzle("1", game.position(), {"R": 0, "F": 333, "L": 667}, "F", "count", 1500)
    wrong = right._replace(choices={"F": 0, "R": 333, "L": 667}, mistake="R")
    checked = check_puzzle(right, 48, 1)
    assert checked.is_confirmed
    assert checked.lead.value == pytest.approx(1 / 3)
    assert not check_puzzle(wrong, 48, 1).is_confirmed


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    some = sample_of(puzzles(), 10, 3)
    assert some == sample_of(puzzles(), 10, 3)
    assert some != sample_of(puzzles(), 10, 4)
    assert len({puzzle.id for puzzle in some}) == 10
    assert len(sample_of(puzzles(), 10**6, 3)) == len(puzzles())
