"""Games and results as data frames."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from marrakech import Game, Laid, Record, Revealed, Rules, Turned, Walked, frames, read_records
from marrakech.arena import Match
from marrakech.arena.export import write_parquet
from marrakech.arena.results import Results
from marrakech.core.errors import BadRecord
from marrakech.frames.columns import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from marrakech.frames import Library
    from marrakech.frames.rows import Source

ROOT = Path(__file__).parent.parent.parent
SOUK = ROOT / "docs" / "examples" / "souk.rec"
LIBRARIES = frames.LIBRARIES


def rows(frame: Any) -> list[dict[str, Any]]:  # noqa: ANN401  (either kind of frame)
    """A frame of any kind as plain rows, what is missing being None."""
    if hasattr(frame, "to_dicts"):
        return cast("list[dict[str, Any]]", frame.to_dicts())
    missing = import_module("pandas").NA
    return [
        {key: None if value is missing else value for key, value in row.items()}
        for row in frame.to_dict("records")
    ]


def played(rules: str, seed: int = 7) -> Game:
    luck = Random(seed)
    game = Game(rules)
    while game.outcome() is None:
        game.push(luck.choice(game.legal()))
    return game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Some in which somebody goes out, and some with hidden piles."""
    every = ("standard/2", "standard/3,dirhams=8", "korean/4,variant=turn-at-end-optional")
    return [played(rules, seed) for rules in every for seed in range(3)]


@pytest.mark.parametrize("library", LIBRARIES)
def test_games_have_a_row_each(games: list[Game], library: Library) -> None:
    found = rows(frames.games(games, library))
    assert [row["game"] for row in found] == list(range(len(games)))
    assert [Rules.parse(row["rules"]) for row in found] == [game.rules for game in games]
    assert [row["actions"] for row in found] == [len(game.history) for game in games]
    for row, game in zip(found, games, strict=True):
        outcome = game.outcome()
        assert outcome is not None
        assert row["reason"] == outcome.reason
        assert row["turns"] == sum(isinstance(event, Walked) for event in game.history)


@pytest.mark.parametrize("library", LIBRARIES)
def test_seats_tell_how_games_ended(games: list[Game], library: Library) -> None:
    found = rows(frames.seats(games, library))
    assert len(found) == sum(game.rules.players for game in games)
    for number, game in enumerate(games):
        outcome = game.outcome()
        assert outcome is not None
        mine = [row for row in found if row["game"] == number]
        assert [row["points"] for row in mine] == list(outcome.points)
        assert sum(row["win"] for row in mine) == pytest.approx(1)
        assert tuple(row["seat"] for row in mine if row["place"] == 1) == outcome.winners
        last = outcome.ranking[-1]
        assert max(row["place"] for row in mine) == game.rules.players - len(last) + 1
        assert [row["leaving"] for row in mine] == [p.leaving for p in game.players]
        assert max(row["margin"] for row in mine) >= 0
    assert any(row["out"] for row in found)


@pytest.mark.parametrize(
    ("purses", "places", "wins", "margins"),
    [
        ("30r0,20y0,10b0", [1, 2, 3], [1, 0, 0], [10, -10, -20]),
        ("30r0,30y0,10b0", [1, 1, 3], [0.5, 0.5, 0], [0, 0, -20]),
        ("30r0,10y0,10b0", [1, 2, 2], [1, 0, 0], [20, -20, -20]),
    ],
)
def test_who_share_a_place_leave_the_next_one_empty(
    purses: str, places: list[int], wins: list[float], margins: list[int]
) -> None:
    """R6.3."""
    game = Game.from_position(f"7/7/7/7/7/7/7 d4S r over {purses} standard/3")
    found = rows(frames.seats(game))
    assert [row["place"] for row in found] == places
    assert [row["win"] for row in found] == wins
    assert [row["margin"] for row in found] == margins


@pytest.mark.parametrize("library", LIBRARIES)
def test_actions_tell_what_happened(games: list[Game], library: Library) -> None:
    found = rows(frames.actions(games, library))
    kinds = {Turned: "turn", Walked: "roll", Laid: "lay", Revealed: "reveal"}
    events = [event for game in games for event in game.history]
    assert [row["text"] for row in found] == [event.action.text for event in events]
    for row, event in zip(found, events, strict=True):
        assert row["kind"] == kinds[type(event)]
        assert row["seat"] == event.seat
        if isinstance(event, Walked):
            paid = event.payment.paid if event.payment else 0
            assert (row["steps"], row["paid"], row["out"]) == (event.steps, paid, event.out)
            assert (row["square"], row["heading"]) == (event.end.name, event.heading)
            assert row["paid_to"] == (event.payment.to if event.payment else None)
        else:
            assert {row[name] for name in ("steps", "due", "paid", "paid_to", "out")} == {None}
        if isinstance(event, Laid):
            assert row["covered"] == sum(rug is not None for rug in event.on)
    assert any(row["due"] and row["due"] > row["paid"] for row in found)


def test_dirhams_paid_are_those_that_changed_hands(games: list[Game]) -> None:
    paid = rows(frames.actions(games))
    for number, game in enumerate(games):
        purses = [game.rules.dirhams] * game.rules.players
        for row in paid:
            if row["game"] == number and row["paid"]:
                purses[row["seat"]] -= row["paid"]
                purses[row["paid_to"]] += row["paid"]
        assert purses == [player.dirhams for player in game.players]


@pytest.mark.parametrize("library", LIBRARIES)
def test_purses_are_told_before_and_after_every_action(games: list[Game], library: Library) -> None:
    found = iter(rows(frames.actions(games, library)))
    for game in games:
        replay = Game(game.rules, game.start().mover)
        for event in game.history:
            row = next(found)
            before = [player.dirhams for player in replay.players]
            replay.push(event.action)
            after = [player.dirhams for player in replay.players]
            assert (row["before"], row["after"]) == (before[event.seat], after[event.seat])
            purses = [row[f"purse_{seat}"] for seat in range(4)]
            assert purses == after + [None] * (4 - len(after))
    assert next(found, None) is None


@pytest.mark.parametrize("library", LIBRARIES)
def test_seats_tell_what_came_and_went(games: list[Game], library: Library) -> None:
    found = rows(frames.seats(games, library))
    for row in found:
        assert row["purse"] - row["paid"] + row["received"] == row["dirhams"]
        assert row["purse"] == games[row["game"]].rules.dirhams
    assert sum(row["paid"] for row in found) == sum(row["received"] for row in found) > 0
    later = Game.from_position("7/7/3b>b<2/7/7/7/7 d5N r roll 9r12,8y12,7b11,6p12 standard/4")
    later.push("2")
    told = [(row["purse"], row["paid"], row["received"]) for row in rows(frames.seats(later))]
    assert told == [(9, 2, 0), (8, 0, 0), (7, 0, 2), (6, 0, 0)]


@pytest.mark.parametrize("library", LIBRARIES)
def test_one_reading_gives_all_three(games: list[Game], library: Library, tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    file.write_text("\n".join(game.record() for game in games), encoding="utf-8")
    every = frames.read([file, SOUK], library)
    assert every.games.equals(frames.games([file, SOUK], library))
    assert every.seats.equals(frames.seats([file, SOUK], library))
    assert every.actions.equals(frames.actions([file, SOUK], library))
    # by stream: what can be read only once is enough
    with file.open(encoding="utf-8") as lines:
        once = frames.read(read_records(lines), library)
    assert len(once.games) == len(games)
    assert len(once.actions) == sum(game.played for game in games)


@pytest.mark.parametrize("library", LIBRARIES)
def test_files_records_and_games_can_be_mixed(library: Library) -> None:
    records = list(read_records(SOUK.read_text(encoding="utf-8")))
    source: list[Source] = [SOUK, str(SOUK), records[0], records[1].game]
    found = rows(frames.games(source, library))
    assert [row["game"] for row in found] == list(range(6))
    assert [row["actions"] for row in found] == [135, 31, 135, 31, 135, 31]
    assert [row["file"] for row in found] == [str(SOUK)] * 4 + [None] * 2
    assert [row["over"] for row in found] == [True, False] * 3
    assert found[0]["first"] == 1
    assert found[0]["date"] == found[4]["date"] == "2026-11-15"
    assert found[5]["date"] is None
    names = [row["name"] for row in rows(frames.seats(SOUK, library))]
    assert names == ["Samira", "Tom", "Noor", "Ji-woo", "Min-jun"]
    assert [row["place"] for row in rows(frames.seats(SOUK, library))] == [2, 3, 1, None, None]


@pytest.mark.parametrize("library", LIBRARIES)
def test_results_are_the_same_from_the_match_and_from_its_file(
    library: Library, tmp_path: Path
) -> None:
    results = Match(["greedy", "random"], Rules(players=3, dirhams=9), seed=3).play(games=30)
    file = tmp_path / "match.parquet"
    write_parquet(results, file)
    live, stored = frames.results(results, library), frames.results(file, library)
    assert live.equals(stored)
    assert rows(live) == list(results.by_seat())
    assert any(row["left"] for row in rows(stored))


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("table", TABLES)
def test_columns_have_their_kinds_even_without_rows(table: str, library: Library) -> None:
    match = Match(["greedy", "random"], Rules(players=2))
    read: Callable[..., Any] = getattr(frames, table)
    of_match = table == "results"
    nothing = read(Results(match) if of_match else [], library)
    full = read(match.play(games=2) if of_match else SOUK, library)
    assert list(nothing.columns) == [column.name for column in TABLES[table]]
    assert len(nothing) == 0 < len(full)
    assert list(nothing.dtypes) == list(full.dtypes)


def test_polars_comes_first_and_pandas_if_it_is_wanted() -> None:
    assert type(frames.games(SOUK)).__module__.startswith("polars")
    assert type(frames.games(SOUK, "pandas")).__module__.startswith("pandas")
    with pytest.raises(ValueError, match="frames are of polars or pandas, not of 'excel'"):
        frames.games(SOUK, cast("Library", "excel"))


WITHOUT = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None
from marrakech import Game, frames
print(type(frames.games(Game())).__module__.partition(".")[0])
"""


@pytest.mark.parametrize(
    ("missing", "printed", "told"),
    [
        ([], "polars\n", ""),
        (["polars"], "pandas\n", ""),
        (["polars", "pandas"], "", "no Polars and no pandas here: pip install 'marrakech[frames]'"),
    ],
)
def test_what_is_not_there_is_not_needed(missing: list[str], printed: str, told: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *missing], capture_output=True, text=True, check=False
    )
    assert done.stdout == printed
    assert told in done.stderr


def test_the_library_alone_loads_no_frames() -> None:
    code = "import sys, marrakech.frames; print({'polars', 'pandas', 'numpy'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"


def test_a_record_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.rec"
    file.write_text(SOUK.read_text(encoding="utf-8").replace("1. L3", "1. L9"), encoding="utf-8")
    with pytest.raises(BadRecord):
        frames.games(file)


def test_a_record_keeps_its_own_headers() -> None:
    record = Record(played("standard/3"), {"Red": "Ana", "Date": "2026-11-16"})
    assert rows(frames.seats(record))[0]["name"] == "Ana"
    assert rows(frames.games(record))[0]["date"] == "2026-11-16"


@pytest.mark.parametrize("table", TABLES)
def test_the_guide_lists_all_columns(table: str) -> None:
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    section = page.partition(f"### `frames.{table}`")[2].partition("\n#")[0]
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| (.+) \|$", section, re.MULTILINE)
    assert listed == [tuple(column) for column in TABLES[table]]
