"""``marrakech train`` and ``marrakech calibrate``, as a user meets them."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

import marrakech
from marrakech import Rules
from marrakech.bots.network_layout import SHAPED
from marrakech.bots.values import Weights, pack, read
from marrakech.cli.terminal import Terminal
from marrakech.cli.train import call_of
from marrakech.cli.train_view import Pace, TrainingDisplay
from marrakech.locales import speaker
from marrakech.training.calibration import calibration, play
from marrakech.training.trainer import Plan, Trainer, TrainingProgress
from tests.cli.calling import Command
from tests.training.making import value_of

if TYPE_CHECKING:
    from typer.testing import Result

COMMAND = str(Path(sys.executable).parent / "marrakech")
QUICK = ("--players", "2", "--games", "100", "--warm", "100", "--round", "50", "--trial", "48")
PLAN = Plan(2, games=100, warm=100, at_once=50, trial=48)


def call(name: str, *arguments: str) -> Result:
    return Command(name)(*arguments)


@pytest.fixture(scope="module")
def learned() -> Trainer:
    """What the quick plan comes to."""
    trainer = Trainer(PLAN, 2)
    list(trainer.run())
    return trainer


# -------------------------------------------------------------------------- learning


def test_a_value_is_learned_and_written(learned: Trainer, tmp_path: Path) -> None:
    file = tmp_path / "my.value"
    result = call("train", *QUICK, "--out", str(file))
    assert result.exit_code == 0, result.output
    assert file.read_bytes() == pack(learned.average)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["my.value", "my.value.json"]
    flat = result.stdout.replace("\n", " ")
    assert "my.value.json" in flat
    assert f"Loss {learned.curve[-1].loss:.4f} nats" in flat
    assert "round 4/4, 200 games" in result.stderr
    assert "wins against greedy: " in result.stderr


def test_the_file_beside_it_tells_how_it_came_about(learned: Trainer, tmp_path: Path) -> None:
    file = tmp_path / "my.value"
    result = call("train", *QUICK, "--out", str(file), "--json", "-j", "1")
    told = json.loads((tmp_path / "my.value.json").read_text(encoding="utf-8"))
    assert told["version"] == marrakech.__version__
    assert told["plan"] == PLAN._asdict()
    assert [TrainingProgress(**progress) for progress in told["curve"]] == learned.curve
    assert json.loads(result.stdout) == {**told, "finished": True, "out": str(file)}


@pytest.mark.parametrize(
    "plan",
    [
        PLAN,
        Plan(4, at_end=True, mixed=20, seed=9, games=800, warm=0),
        Plan(3, linear=True, warm=7, games=7, trial=100),
        Plan(2, games=9, warm=0, by_owner=True),
        Plan(2, games=9, warm=0, shapes=True, standard=90),
    ],
)
def test_the_call_told_is_the_one_to_make(plan: Plan, tmp_path: Path) -> None:
    """A state that has come to its end is taken by a call for the same plan, and no other."""
    program, *arguments = shlex.split(call_of(plan))
    assert program == "marrakech"
    trainer = Trainer(plan, 1)
    trainer.curve = [TrainingProgress(1, 1, 1, 0.5, 1.0, 0.5)] * plan.rounds
    trainer.save(tmp_path / "v.state")
    result = call(*arguments, "--out", str(tmp_path / "v"), "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["plan"] == plan._asdict()


def test_the_name_of_the_file_says_what_it_is_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ("--players", "3", "--variant", "turn-at-end", "--linear", "--warm", "50")
    result = call("train", *arguments, "--games", "1", "--round", "50", "--trial", "48")
    assert result.exit_code == 0, result.output
    file = tmp_path / "3-turn-at-end-linear.value"
    assert file.stat().st_size < 3000
    value = read(file, 3, at_end=True)
    assert any(value.get_weights())


def test_it_goes_on_from_a_value(
    learned: Trainer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("old.value").write_bytes(pack(learned.average))
    arguments = ["--players", "2", "--games", "50", "--warm", "0", "--round", "50"]
    arguments += ["--trial", "48", "--after", "old.value", "--shapes", "--json"]
    result = call("train", *arguments, "--out", "new.value")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["plan"]["after"] == "old.value"
    assert told["plan"]["digest"] == Weights.load("old.value").digest
    assert " --shapes --after old.value " in told["call"]
    assert read(Path("new.value"), 2, at_end=False).numbers == SHAPED
    refused = call("train", *arguments, "--units", "64")
    assert refused.exit_code == 1
    assert "the value in old.value has" in refused.stderr.replace("\n", " ")
    refused = call("train", "--players", "3", "--after", "old.value")
    assert refused.exit_code == 1
    assert "was learned for" in refused.stderr.replace("\n", " ")


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_curve_is_drawn(kind: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"curve.{kind}"
    arguments = ("--players", "2", "--games", "50", "--warm", "0", "--round", "50", "--trial", "48")
    result = call("train", *arguments, "--out", str(tmp_path / "v"), "--plot", str(file))
    assert result.exit_code == 0, result.output
    if kind == "png":
        assert file.read_bytes().startswith(b"\x89PNG")
    else:
        texts = "".join(ET.parse(file).getroot().itertext())  # noqa: S314  (our own)
        for text in ("marrakech train --players 2", "loss, nats", "wins against greedy", "strong"):
            assert text in texts


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ((), 2, "--players"),
        (("--players", "5"), 2, "5"),
        (("--players", "2", "--games", "0"), 2, "0"),
        (("--players", "2", "--warm", "-1"), 2, "-1"),
        (("--players", "2", "--mixed", "101"), 2, "101"),
        (("--players", "2", "--seed", "-1"), 2, "-1"),
        (("--players", "2", "--threads", "0"), 2, "0"),
        (("--players", "2", "--variant", "sideways"), 2, "sideways"),
        (("--players", "2", "--round", "70"), 1, "multiple of 50 games, not 70"),
        (("--players", "2", "--trial", "3"), 2, "3"),
        (("--players", "2", "--standard", "91"), 2, "91"),
        (("--players", "2", "--after", "no.value"), 1, "no.value"),
        (("--players", "2", "--plot", "picture.gif"), 1, ".png or .svg"),
        (("--players", "2", "--out", "/nowhere/at/all"), 1, "/nowhere/at/all"),
        (("--players", "2", "--state", "/nowhere/at/all"), 1, "/nowhere/at/all"),
        (("--players", "2", "--out", "/"), 1, "cannot write"),
        (("--players", "2", "--out", "a", "--state", "a"), 1, "two of the files"),
        (("--players", "2", "--out", "a.png", "--plot", "a.png"), 1, "two of the files"),
    ],
)
def test_what_makes_no_sense_is_an_error(
    arguments: tuple[str, ...],
    code: int,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("train", *arguments)
    assert result.exit_code == code
    assert told in result.stderr.replace("\n", "")
    assert not result.stdout
    assert "Traceback" not in result.stderr
    assert not list(tmp_path.iterdir())


# -------------------------------------------------------------------------- stopping, going on


def test_it_goes_on_from_its_state(learned: Trainer, tmp_path: Path) -> None:
    file, state = tmp_path / "my.value", tmp_path / "my.value.state"
    trainer = Trainer(PLAN, 1)
    next(trainer.run())
    trainer.save(state)
    result = call("train", *QUICK, "--out", str(file))
    assert "Going on after round 1 of 4." in result.stderr
    assert file.read_bytes() == pack(learned.average)
    assert not state.exists()


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (b"my diary\n", "does not hold the state"),
        (None, "another training: its games, seed differ"),
    ],
)
def test_a_file_that_is_no_state_of_this_is_left_alone(
    state: bytes | None, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "diary"
    if state is None:
        Trainer(PLAN._replace(seed=8, games=50), 1).save(file)
    else:
        file.write_bytes(state)
    before = file.read_bytes()
    result = call("train", *QUICK, "--out", str(tmp_path / "v"), "--state", str(file))
    assert result.exit_code == 1
    assert told in result.stderr.replace("\n", " ")
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["diary"]


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to one process")
def test_ctrl_c_stops_it_and_the_same_call_goes_on(tmp_path: Path) -> None:
    games = ("--players", "2", "--games", "300", "--warm", "50", "--round", "50", "--trial", "48")
    command = [COMMAND, "train", *games, "--json", "--threads", "2", "--out", "2.value"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "en"},
        text=True,
        encoding="utf-8",
    ) as running:
        assert running.stderr is not None
        assert running.stderr.readline().startswith("round 1/7, 50 games")
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same call goes on" in errors
    assert "Traceback" not in errors
    found = json.loads(out)
    assert not found["finished"]
    assert 1 <= len(found["curve"]) < 7
    assert [path.name for path in tmp_path.iterdir()] == ["2.value.state"]
    again = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert "Going on after round" in again.stderr
    whole = Trainer(Plan(2, games=300, warm=50, at_once=50, trial=48), 1)
    list(whole.run())
    assert (tmp_path / "2.value").read_bytes() == pack(whole.average)


def test_the_live_view_is_a_table_of_the_last_rounds() -> None:
    trainer = Trainer(PLAN._replace(games=1000), 1)
    watched = TrainingDisplay(Terminal(speaker("en")), trainer)
    for number in range(1, 13):
        wins = 0.75 if number == 12 else None
        progress = TrainingProgress(number, 50 * number, 2000 * number, 0.61, 12.34, wins)
        trainer.curve.append(progress)
        watched.show(progress)
    console = Console(width=100, record=True, file=Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
    console.print(watched.picture())
    console.file.close()
    shown = console.export_text()
    assert "12/22" in shown
    assert "5/22" in shown
    assert "4/22" not in shown, "only the last eight"
    for text in ("600", "24,000", "0.6100", "12.3", "75.0 [61.2, 85.1]", "games/s", "Ctrl-C"):
        assert text in shown


def test_the_time_left_is_told_from_rounds_of_the_same_kind() -> None:
    plan = PLAN._replace(games=500)  # two rounds of greedy players, and ten more
    pace = Pace(plan)
    quick = TrainingProgress(2, 100, 1, 0.0, 0.0, None)
    pace.note(quick, 0.5)
    assert pace.speed == pytest.approx(100)
    assert pace.left(quick) is None
    for number in (3, 4):
        pace.note(TrainingProgress(number, 50 * number, 1, 0.0, 0.0, None), 10.0)
    later = TrainingProgress(4, 200, 1, 0.0, 0.0, None)
    assert pace.speed == pytest.approx(5)
    assert pace.left(later) == pytest.approx(80)


# -------------------------------------------------------------------------- calibration


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A value of one's own, for three players."""
    path = tmp_path_factory.mktemp("values") / "3.value"
    path.write_bytes(pack(value_of(3)))
    return path


def test_calibration_is_that_of_the_library(file: Path) -> None:
    arguments = ("--players", "3", "--value", str(file), "-n", "30", "--seed", "2")
    result = call("calibrate", *arguments, "--json", "-j", "2")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    wanted = calibration(list(play(read(file, 3, at_end=False), Rules(3), 30, 2, 1)))
    assert found["finished"]
    assert (found["games"], found["forecasts"]) == (30, wanted.forecasts)
    assert (found["brier"], found["off"]) == (wanted.brier, wanted.off)
    assert found["error"] == wanted.error._asdict()
    assert (found["rules"], found["seed"]) == ("standard/3", 2)
    for told, each in zip(found["bins"], wanted.bins, strict=True):
        assert told["won"]["low"] <= told["won"]["value"] == each.won <= told["won"]["high"]
        assert told["forecasts"] == each.forecasts


def test_calibration_is_printed_as_a_table(file: Path) -> None:
    result = call("calibrate", "--players", "3", "--value", str(file), "-n", "30")
    lines = result.stdout.splitlines()
    assert lines[0] == "30 games by the rules standard/3, seed 0"
    bins = [line.split()[0] for line in lines if "–" in line]
    assert bins
    assert set(bins) <= {f"{10 * n}–{10 * n + 10}" for n in range(10)}
    flat = " ".join(result.stdout.split())
    assert "expected calibration error" in flat
    assert "Brier score 0." in flat


def test_the_value_that_bots_use_is_nearly_calibrated() -> None:
    found = json.loads(call("calibrate", "-n", "150", "--json").stdout)
    assert found["value"] is None
    assert found["brier"] < 0.24, "it knows more than nothing"
    first, last = found["bins"][0], found["bins"][-1]
    assert first["won"]["value"] < 0.2
    assert last["won"]["value"] > 0.8


def test_a_calibration_is_drawn(file: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot = tmp_path / "plot.svg"
    call("calibrate", "--players", "3", "--value", str(file), "-n", "10", "--plot", str(plot))
    texts = "".join(ET.parse(plot).getroot().itertext())  # noqa: S314  (our own)
    for text in ("10 games by the rules standard/3", "chance that the value told", "forecasts"):
        assert text in texts


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("--players", "1"), 2, "1"),
        (("--games", "0"), 2, "0"),
        (("--value", "/nowhere/at/all"), 1, "there is no file /nowhere/at/all"),
        (("--value", __file__), 1, "does not hold a value"),
        (("--plot", "picture.gif"), 1, ".png or .svg"),
        (("--plot", "/nowhere/at/all.png"), 1, "cannot write /nowhere/at/all.png"),
        (("--variant", "sideways"), 2, "sideways"),
    ],
)
def test_what_cannot_be_calibrated_is_an_error(
    arguments: tuple[str, ...], code: int, told: str
) -> None:
    result = call("calibrate", *arguments)
    assert result.exit_code == code
    assert told in result.stderr.replace("\n", "")
    assert not result.stdout
    assert "Traceback" not in result.stderr
