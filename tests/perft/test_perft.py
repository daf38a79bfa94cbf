"""Perft: counts of all continuations, which almost any mistake in a rule would change."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from marrakech import Colour, Game
from marrakech.core import kernel
from marrakech.core.ruletext import read_rules
from tests import obvious, uncompiled
from tests.scenes import begin_obvious

if TYPE_CHECKING:
    from tests.obvious import Obvious

# As many ways as each of them counts in a moment
MOST_OBVIOUS = 3_000
MOST_UNCOMPILED = 30_000
COMPILED = not str(kernel.__file__).endswith(".py")


@dataclass
class Case:
    """A block of counts.txt."""

    about: str
    rules: str = ""
    first: str = Colour.RED
    moves: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.rules}, {len(self.moves)} actions"

    def game(self) -> Game:
        game = Game(read_rules(self.rules), list(Colour).index(Colour(self.first)))
        for move in self.moves:
            game.push(move)
        return game

    def second_opinion(self) -> Obvious:
        other = begin_obvious(read_rules(self.rules), list(Colour).index(Colour(self.first)))
        for move in self.moves:
            other.push(move)
        return other

    def upto(self, most: int) -> list[tuple[int, int]]:
        """Depths and counts, as far as no count is more than that."""
        numbered = list(enumerate(self.counts, start=1))
        return [(depth, count) for depth, count in numbered if max(self.counts[:depth]) <= most]


def read_cases(text: str) -> list[Case]:
    """The blocks that say what the counts are."""
    cases = []
    for block in text.split("\n\n")[1:]:
        about, *lines = block.strip().split("\n")
        case = Case(about.removeprefix("# "))
        for line in lines:
            kind, _, rest = line.partition(" ")
            match kind:
                case "rules":
                    case.rules = rest
                case "first":
                    case.first = rest
                case "moves":
                    case.moves += rest.split()
                case "perft":
                    case.counts = [int(number) for number in rest.split()]
                case _:
                    raise AssertionError(line)
        cases.append(case)
    return cases


CASES = read_cases(Path(__file__).with_name("counts.txt").read_text(encoding="utf-8"))
each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_the_kernel_counts_all(case: Case) -> None:
    game = case.game()
    for depth, count in case.upto(10**9 if COMPILED else MOST_UNCOMPILED):
        assert game._state.perft(depth) == count, f"{case.about} depth {depth}"


@each_case
def test_the_uncompiled_kernel_counts_the_same(case: Case) -> None:
    state = uncompiled.kernel.State(read_rules(case.rules))
    state.load([*case.game()._state.words()], 0)
    for depth, count in case.upto(MOST_UNCOMPILED):
        assert state.perft(depth) == count, f"{case.about} depth {depth}"


@each_case
def test_the_second_opinion_counts_the_same(case: Case) -> None:
    other = case.second_opinion()
    for depth, count in case.upto(MOST_OBVIOUS):
        assert obvious.perft(other, depth) == count, f"{case.about} depth {depth}"


def test_the_three_ways_to_cover_differ() -> None:
    """R5.3: at least two positions where `opponents`, `any` and `colours` allow different rugs."""
    by_moves: dict[tuple[str, ...], list[Case]] = {}
    for case in CASES:
        by_moves.setdefault((case.rules.split(",")[0], *case.moves), []).append(case)
    differing = [cases for cases in by_moves.values() if {"any", "colours"} <= covers(cases)]
    assert len(differing) >= 2
    for cases in differing:
        assert len({tuple(case.counts) for case in cases}) == len(cases)


def covers(cases: list[Case]) -> set[str]:
    return {read_rules(case.rules).cover for case in cases if case.moves}


def test_no_ways_are_left_when_a_game_is_over() -> None:
    """R6.1."""
    for case in CASES:
        if case.counts[-1] == 0:
            game = case.game()
            for _ in range(len(case.counts) - 1):
                game.push(game.legal()[0])
            assert game.outcome() is not None
