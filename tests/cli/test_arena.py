"""``marrakech arena``, as a user meets it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

import marrakech
from marrakech import Game, Rules, read_records
from marrakech.arena import match_file, result_columns
from marrakech.arena.match import Match
from marrakech.arena.parallel import MatchProgress
from marrakech.bots.values import pack
from marrakech.cli.arena_view import MatchDisplay, clock
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker
from tests.cli.calling import Command
from tests.training.making import value_of

COMMAND = str(Path(sys.executable).parent / "marrakech")
call = Command("arena")


def test_a_match_is_reported() -> None:
    result = call("greedy", "random", "-n", "200", "--seed", "3")
    assert result.exit_code == 0
    assert result.stdout.startswith("200 games by the rules standard/2, seed 3\n100 deals of 2 ")
    rows = {line.split()[0]: line for line in result.stdout.splitlines() if line.strip()}
    assert "100.0 [" in rows["greedy"]
    assert "0 fixed" in rows["random"]
    assert not result.stderr


def test_three_bots_have_a_cross_table() -> None:
    result = call("greedy", "random", "random", "-n", "60")
    assert "60 games" in result.stdout
    cross = result.stdout.partition("ahead of")[2]
    assert "random #1" in cross
    assert "50.0" not in next(line for line in cross.splitlines() if line.startswith("greedy"))


def test_json_has_all_that_there_is_to_know() -> None:
    found = call.data("greedy", "random", "-n", "100", "--seed", "5", "--edition", "korean")
    assert found["version"] == marrakech.__version__
    assert found["specs"] == ["greedy", "random"]
    assert (found["rules"], found["seed"], found["players"]) == ("korean/2", 5, 2)
    assert (found["games"], found["deals"], found["finished"]) == (100, 50, True)
    greedy, random = found["bots"]
    assert greedy["share"]["low"] <= greedy["share"]["value"] <= greedy["share"]["high"]
    assert greedy["share"]["value"] > 0.9
    assert random["margin"]["high"] < 0 < greedy["margin"]["low"]
    assert greedy["games"] == 100
    assert greedy["decisions"] > 0 < greedy["ms"]
    assert found["ahead"][0][0] is None
    assert found["ahead"][0][1] > 0.9
    ratings = {rating["bot"]: rating for rating in found["ratings"]}
    assert ratings["random"] == {
        "bot": "random", "value": 0, "low": 0, "high": 0, "anchor": True,
    }  # fmt: skip
    assert ratings["greedy"]["low"] > 200


def test_new_weights_meet_old_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine, new.value").write_bytes(pack(value_of(2, linear=True)))
    spec = 'expectimax:depth=1,value="./mine, new.value"'
    found = call.data(spec, "greedy", "-n", "4", "--resume", "state")
    assert found["specs"] == [spec, "greedy"]
    assert list(found["weights"]) == [spec]
    missing = call("expectimax:value=./3.value", "greedy", "-n", "4")
    assert (missing.exit_code, missing.stdout) == (1, "")
    assert "there is no file ./3.value" in missing.stderr
    wrong = call(spec, "greedy", "-n", "4", "--players", "3")
    assert "was learned for standard/2, and not for standard/3" in " ".join(wrong.stderr.split())
    Path("mine, new.value").write_bytes(pack(value_of(2)))
    changed = call(spec, "greedy", "-n", "8", "--resume", "state")
    assert "its weights differ" in " ".join(changed.stderr.split())


def test_results_are_those_of_the_library() -> None:
    found = call.data("greedy", "random", "--players", "3", "-n", "60", "--seed", "2", "-j", "2")
    results = Match(["greedy", "random"], Rules(players=3), 2).play(60)
    assert [bot["share"]["value"] for bot in found["bots"]] == [
        results.share(0).value,
        results.share(1).value,
    ]


@pytest.mark.parametrize(
    ("arguments", "rules"),
    [
        (("--edition", "korean/3"), "korean/3"),
        (("--edition", "korean/3", "--players", "3"), "korean/3"),
        (("--edition", "standard/2,dirhams=12"), "standard/2,dirhams=12"),
        (("--variant", "turn-at-end", "--players", "4"), "standard/4,variant=turn-at-end"),
        (("--edition", "standard/3", "--variant", "turn-at-end"), "standard/3,variant=turn-at-end"),
    ],
)
def test_rules_can_be_chosen(arguments: tuple[str, ...], rules: str) -> None:
    assert call.data("random", "-n", "4", *arguments)["rules"] == rules


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("mustard", "random"), 1, "mustard"),
        (("random:", "random"), 1, "random:"),
        (("random:depth=3",), 1, "depth"),
        ((), 2, "SPEC"),
        (("random", "--seed", "rubbish"), 2, "rubbish"),
        (("random", "--seed", "-1"), 2, "-1"),
        (("random", "--seed", str(1 << 64)), 2, "1844674407370955161"),
        (("random", "--games", "0"), 2, "0"),
        (("random", "--players", "5"), 2, "5"),
        (("random", "--jobs", "0"), 2, "0"),
        (("random", "--edition", "klingon"), 1, "klingon"),
        (("random", "--edition", "korean/3", "--players", "2"), 1, "korean/3 is for 3 players"),
        (("random", "--variant", "sideways"), 2, "sideways"),
        (("random", "--until-ci", "0"), 1, "percentage points"),
        (("random", "--until-ci", "nan"), 1, "percentage points"),
        (("random", "--limit", "-2"), 1, "seconds"),
        (("random", "--plot", "picture.gif"), 1, ".png or .svg"),
        (("random", "--plot", "/nowhere/at/all.png"), 1, "/nowhere/at/all.png"),
        (("random", "--parquet", "/nowhere/at/all"), 1, "/nowhere/at/all"),
        (("random", "--records", "/nowhere/at/all"), 1, "/nowhere/at/all"),
        (("random", "--resume", "/nowhere/at/all"), 1, "/nowhere/at/all"),
        (("random", "--resume", "/"), 1, "/"),
        (("random", "--ray", "127.0.0.1:1"), 1, "no Ray cluster answers at 127.0.0.1:1"),
        (("random", "--ray", "localhost:port"), 1, "no Ray cluster answers"),
    ],
)
def test_what_makes_no_sense_is_an_error(arguments: tuple[str, ...], code: int, told: str) -> None:
    result = call(*arguments)
    assert result.exit_code == code
    assert told in result.stderr.replace("\n", "")
    assert not result.stdout
    assert "Traceback" not in result.stderr


def test_a_missing_package_is_named_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = call("random", "-n", "1000000000", "--parquet", str(tmp_path / "games"))
    assert result.exit_code == 1
    assert "pip install 'marrakech[arena]'" in result.stderr


def test_without_choix_there_is_all_but_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    result = call("random", "greedy", "-n", "20")
    assert result.exit_code == 0
    assert "No ratings: this needs choix" in result.stdout
    assert call.data("random", "greedy", "-n", "20")["ratings"] is None


# -------------------------------------------------------------------------- files


def test_parquet_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    call.data(
        "greedy", "random", "--players", "3", "-n", "30", "--seed", "8", "--parquet", str(file)
    )
    rows = parquet.read_table(file).to_pylist()
    results = Match(["greedy", "random"], Rules(players=3), 8).play(30)
    assert rows == list(results.by_seat())
    assert len(rows) == 90
    assert sum(row["win"] for row in rows) == pytest.approx(30)
    assert parquet.read_metadata(file).metadata[b"seed"] == b"8"


def test_records_are_of_the_games_played(tmp_path: Path) -> None:
    file = tmp_path / "games.rec"
    call.data("greedy", "random", "-n", "6", "--seed", "8", "--records", str(file))
    read = list(read_records(file.read_text(encoding="utf-8")))
    results = Match(["greedy", "random"], Rules(players=2), 8).play(6)
    assert len(read) == 6
    for game, record in enumerate(read):
        row = results.row(game)
        assert list(record.game.scores) == [*row[result_columns.POINTS : result_columns.POINTS + 2]]
        assert record.names == (("greedy", "random"), ("random", "greedy"))[game % 2]
        assert record.headers["Game"] == str(game)


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_plot_is_drawn(kind: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"plot.{kind}"
    call.data("greedy", "random", "-n", "60", "--plot", str(file))
    if kind == "png":
        assert file.read_bytes().startswith(b"\x89PNG")
    else:
        texts = "".join(ET.parse(file).getroot().itertext())  # noqa: S314  (our own)
        for text in ("greedy", "random", "60 games", "share of wins"):
            assert text in texts


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    file = str(tmp_path / "state")
    arguments = ("greedy", "random", "--seed", "4", "--resume", file)
    call.data(*arguments, "-n", "40")
    more = call(*arguments, "-n", "100", "--json")
    assert "40 games were there already" in more.stderr
    whole = call.data("greedy", "random", "--seed", "4", "-n", "100")
    found = json.loads(more.stdout)
    for each in (found, whole):
        for bot in each["bots"]:
            del bot["ms"], bot["decisions"]
    assert found == whole
    other = call("greedy", "random", "--seed", "5", "--resume", file)
    assert other.exit_code == 1
    assert "another match: its seed" in other.stderr.replace("\n", " ")


def test_a_match_can_end_early() -> None:
    found = call.data("random", "random", "-n", "1000000", "--until-ci", "4")
    assert found["games"] < 2000
    for bot in found["bots"]:
        assert bot["share"]["high"] - bot["share"]["low"] < 0.08


# -------------------------------------------------------------------------- watching, stopping


def test_the_live_view_shows_bars_and_shares() -> None:
    match = Match(["greedy", "random"], Rules(players=2))
    results = match.play(40, jobs=1)
    watched = MatchDisplay(Terminal(speaker("en")), match)
    console = Console(width=100, record=True, file=Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
    console.print(watched.picture(MatchProgress(results, 80, 20.0)))
    shown = console.export_text()
    assert "40/80" in shown
    assert "20 games/s" in shown
    assert "0:00:02 left" in shown
    assert "100.0 [" in shown
    console.file.close()


def test_a_time_is_written_as_a_clock_shows_it() -> None:
    assert clock(3723.4) == "1:02:03"


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to one process")
def test_ctrl_c_ends_a_match_with_what_there_is(tmp_path: Path) -> None:
    state = tmp_path / "state"
    ours, theirs = os.openpty()
    running = subprocess.Popen(
        [
            *(COMMAND, "arena", "greedy", "random", "-n", "1000000000", "--json"),
            *("--resume", str(state)),
        ],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120", "LANG": "en"},
    )
    os.close(theirs)
    seen = b""
    while not re.search(rb"[1-9]\d* games/s", seen):  # the live view: now it has played
        seen += os.read(ours, 4096)
    running.send_signal(signal.SIGINT)
    assert running.stdout is not None
    reader = threading.Thread(target=drain, args=(ours,), daemon=True)
    reader.start()
    try:
        out, _ = running.communicate(timeout=60)
    finally:
        running.kill()  # if it does not end: other tests are not to find it
    assert running.returncode == 130
    found = json.loads(out)
    assert not found["finished"]
    results = match_file.load(Match(["greedy", "random"], Rules(players=2)), state)
    assert results.games == found["games"] > 0
    again = results.match.play(20, jobs=1)
    common = min(len(again.rows), len(results.rows))
    assert again.rows[:common] == results.rows[:common]
    reader.join(10)
    os.close(ours)


def drain(terminal: int) -> None:
    """Read what is shown until there is nobody left to show it."""
    with suppress(OSError):
        while os.read(terminal, 4096):
            pass


def test_a_record_can_be_opened_by_the_library(tmp_path: Path) -> None:
    file = tmp_path / "one.rec"
    call.data("random", "-n", "1", "--records", str(file))
    first = file.read_text(encoding="utf-8").split("\n\n[")[0]
    assert Game.from_record(first).outcome() is not None
