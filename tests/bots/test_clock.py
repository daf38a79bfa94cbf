"""Searches use the time that they are given."""

from __future__ import annotations

from threading import Thread, Timer
from time import monotonic

from marrakech import Rules
from marrakech.bots.bestfirst import BestFirst
from marrakech.bots.options import BestFirstOptions, SearchOptions
from marrakech.bots.search import Search
from marrakech.core import kernel
from tests.training.making import played, value_of


def test_a_part_of_a_second_is_not_nothing() -> None:
    """It is time enough to look as far as without a clock: some hundredths of a second."""
    rules, value = Rules(2), value_of(2)
    at = list(played(rules, 3))[10]
    free = Search(value, kernel.State(rules), SearchOptions(depth=2, width=2))
    timed = Search(value, kernel.State(rules), SearchOptions(depth=2, width=2, ms=999))
    assert timed.choose(at) == free.choose(at)
    assert timed.judged > free.judged > 2000, "one turn, then two"


def test_a_tree_grows_until_its_time_is_up() -> None:
    rules = Rules(2)
    at = list(played(rules, 3))[10]
    tree = BestFirst(value_of(2), kernel.State(rules), BestFirstOptions(ms=300))
    before = monotonic()
    looked = tree.analyse(at)
    took = monotonic() - before
    assert took >= 0.3, "it uses what it is given"
    assert looked.turns > 100


def test_a_tree_is_interrupted() -> None:
    """The best so far is what it then says: it was going to think for a minute."""
    rules = Rules(2)
    at = list(played(rules, 3))[10]
    tree = BestFirst(value_of(2), kernel.State(rules), BestFirstOptions(ms=60_000))
    thread = Timer(0.2, tree.interrupt)
    thread.start()
    before = monotonic()
    assert tree.choose(at) in at.legal()
    assert monotonic() - before < 30
    thread.join()
    # the next decision is not affected
    again = BestFirst(value_of(2), kernel.State(rules), BestFirstOptions(nodes=2000))
    again.interrupt()
    first = again.analyse(at).judged
    assert again.analyse(at).judged >= 2000 > first


def test_limits_hold_where_more_trees_grow_than_there_are_processors() -> None:
    """Each stops by its own clock, or when it is told to, however little time it is given."""
    rules = Rules(2)
    at = list(played(rules, 3))[10]
    told: dict[int, int] = {}
    limits = [BestFirstOptions(ms=150)] * 6 + [BestFirstOptions(nodes=4000)] * 3
    trees = [BestFirst(value_of(2), kernel.State(rules), options) for options in limits]
    endless = [
        BestFirst(value_of(2), kernel.State(rules), BestFirstOptions(ms=3_000_000))
        for _ in range(3)
    ]

    def grow(number: int, tree: BestFirst) -> None:
        told[number] = tree.analyse(at).judged

    workers = [
        Thread(target=grow, args=(number, tree), daemon=True)
        for number, tree in enumerate([*trees, *endless])
    ]
    for worker in workers:
        worker.start()
    for worker in workers[: len(trees)]:
        worker.join(120)
    assert set(told) == set(range(len(trees))), "the endless ones think on"
    for tree in endless:
        tree.interrupt()
    for worker in workers:
        worker.join(120)
    assert len(told) == len(workers)
    quiet = BestFirst(value_of(2), kernel.State(rules), BestFirstOptions(nodes=4000))
    assert {told[number] for number in (6, 7, 8)} == {quiet.analyse(at).judged}
