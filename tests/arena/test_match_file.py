"""Match files: a match that was stopped is resumed, with the same results as without a stop."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from marrakech import Rules
from marrakech.arena import match_file
from marrakech.arena.match import Match
from marrakech.arena.parallel import CHECKS, MatchProgress, play_in_parallel, threads
from marrakech.arena.results import Results

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.bots import Bot


def match_of(*specs: str, seed: int = 9, rules: str = "standard/3") -> Match:
    return Match(specs or ("greedy", "random"), Rules.parse(rules), seed)


@pytest.mark.parametrize("stop", [1, 30, 31, 32, 100])
def test_going_on_gives_what_one_run_gives(stop: int, tmp_path: Path) -> None:
    match = match_of()
    part = Results(match)
    part.append(match.play_chunk(0, stop))
    match_file.save(part, tmp_path / "state")

    read = match_file.load(match_of(), tmp_path / "state")
    assert read.rows == part.rows
    with threads(match, 2) as workers:
        results = play_in_parallel(match, 120, workers, results=read)
    whole = match.play(120, jobs=1)
    assert results.rows == whole.rows
    assert results.share(0) == whole.share(0)
    assert results.margin(1) == whole.margin(1)


def test_forfeits_are_kept(tmp_path: Path) -> None:
    def none(seed: int) -> Bot:
        raise LookupError(seed)

    match = Match([("none", none), "random"], Rules(players=2))
    results = match.play(4, jobs=1)
    match_file.save(results, tmp_path / "state")
    assert match_file.load(match, tmp_path / "state").forfeits == results.forfeits
    assert len(results.forfeits) == 4


def test_fewer_games_than_there_are_can_be_asked_for(tmp_path: Path) -> None:
    match = match_of()
    match_file.save(match.play(60, jobs=1), tmp_path / "state")
    with threads(match, 1) as workers:
        results = play_in_parallel(
            match, 30, workers, results=match_file.load(match, tmp_path / "state")
        )
    assert results.games == 30
    assert results.share(0) == match.play(30, jobs=1).share(0)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (match_of(seed=8), "seed"),
        (match_of("random", "greedy"), "specs"),
        (match_of(rules="korean/3"), "rules"),
        (Match(["greedy", "random"], Rules(players=3), 9, limit=1.0), "limit"),
    ],
)
def test_another_match_is_refused(other: Match, what: str, tmp_path: Path) -> None:
    match_file.save(match_of().play(3, jobs=1), tmp_path / "state")
    with pytest.raises(match_file.BadMatchFile, match=f"another match: its {what} differ"):
        match_file.load(other, tmp_path / "state")


@pytest.mark.parametrize("damage", ["empty", "text", "cut", "changed", "list"])
def test_what_is_no_state_is_refused(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "state"
    match_file.save(match_of().play(30, jobs=1), file)
    whole = file.read_bytes()
    head = json.loads(whole.partition(b"\n")[0])
    file.write_bytes(
        {
            "empty": b"",
            "text": b"never mind\n",
            "cut": whole[:-3],
            "changed": whole[:-3] + b"abc",
            "list": json.dumps([head]).encode() + b"\n",
        }[damage]
    )
    with pytest.raises(match_file.BadMatchFile, match="does not hold the state"):
        match_file.load(match_of(), file)


def test_saving_leaves_nothing_else_behind(tmp_path: Path) -> None:
    match_file.save(match_of().play(3, jobs=1), tmp_path / "state")
    match_file.save(match_of().play(6, jobs=1), tmp_path / "state")
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


# -------------------------------------------------------------------------- stopping early


@pytest.mark.parametrize(("jobs", "chunk"), [(1, 5), (2, 64), (3, None)])
def test_a_match_ends_at_the_same_deal_however_it_is_played(jobs: int, chunk: int | None) -> None:
    match = match_of("random", "random", rules="standard/2")
    with threads(match, jobs) as workers:
        results = play_in_parallel(match, 100_000, workers, until=0.04, chunk=chunk)
    assert results.widest < 0.04
    assert results.deals in CHECKS
    before = CHECKS[CHECKS.index(results.deals) - 1]
    assert results.first(before).widest >= 0.04
    with threads(match, 1) as workers:
        again = play_in_parallel(match, 100_000, workers, until=0.04, chunk=1000)
    assert again.rows == results.rows


def test_a_match_that_was_wide_enough_before_is_not_played_on() -> None:
    match = match_of()
    results = match.play(3000, jobs=1)
    with threads(match, 1) as workers:
        ended = play_in_parallel(match, 6000, workers, results=results, until=0.05)
    assert ended.games < 3000


def test_progress_is_told() -> None:
    told: list[MatchProgress] = []
    results = match_of().play(30, jobs=2, on_progress=told.append)
    assert told[-1].results is results
    assert told[-1].wanted == 30
    assert told[-1].speed > 0
    assert told[-1].left == 0
