"""Programs in any language play by the engine protocol, and lose their own game at worst."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Game
from marrakech.arena import Match
from marrakech.bots import BadSpec, Clock, EngineBot, Forfeit, make
from marrakech.bots.engine_bot import question
from marrakech.bots.engine_check import Fault, faults, questions
from marrakech.study.engine_server import EngineServer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from marrakech import Action, View

ROOT = Path(__file__).parents[2]
OURS = f"{sys.executable} -m marrakech engine"
LINES = """
import json, sys, time
say = lambda **what: print(json.dumps(what), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    ask, number = asked["ask"], asked.get("id")
    if ask == "hello":
        {hello}
    elif ask == "choose":
        {choose}
    elif ask == "quit":
        break
"""
HELLO = 'say(id=number, protocol=1, name="Mine", can=["choose"])'


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The engines of the examples, ready to run."""
    program = tmp_path_factory.mktemp("engines") / "first"
    sources = ROOT / "examples" / "engines"
    cc = shutil.which("cc")
    assert cc, "a compiler has built what is tested here"
    strict = (cc, "-O2", "-Wall", "-Wextra", "-Werror", "-o", program, sources / "first.c")
    subprocess.run(strict, check=True)
    node = Path(sys.executable).with_name("node")
    return {"c": [str(program)], "javascript": [str(node), str(sources / "thrifty.js")]}


def engine(folder: Path, choose: str, hello: str = HELLO) -> str:
    """The command of an engine that does this when it is asked."""
    file = folder / "engine.py"
    file.write_text(LINES.format(hello=hello, choose=choose), encoding="utf-8")
    return f"{sys.executable} {file}"


def forfeited(command: str, seconds: float = 10.0) -> Forfeit:
    """How an engine loses in the first position."""
    with EngineBot(command, seconds=seconds) as bot, pytest.raises(Forfeit) as error:
        bot.choose(Game("standard/3").view(0), Clock())
    return error.value


# ---------------------------------------------------------------------------- the protocol


@pytest.mark.parametrize("language", ["c", "javascript"])
def test_the_examples_answer_as_they_should(samples: dict[str, list[str]], language: str) -> None:
    assert [fault for fault in faults(samples[language]) if fault] == []


@pytest.mark.parametrize("spec", ["greedy", "bestfirst:ms=60000"])
def test_our_own_bots_answer_as_they_should(spec: str) -> None:
    """One of them would think for a minute; it stops when it is told to, or its time is up."""
    assert [fault for fault in faults([*OURS.split(), spec]) if fault] == []


def test_who_answers_otherwise_is_found_out(tmp_path: Path) -> None:
    """This one stumbles over an empty line, and over what is no JSON."""
    found = list(faults(engine(tmp_path, "say(id=number, action='L')").split()))
    assert found[0] is None
    assert Fault("a rug of two players, whose piles are hidden", "L is not among legal") in found
    assert found[-1] is not None
    assert "ended with 1" in found[-1].what


def test_what_is_asked_makes_sense() -> None:
    for each in questions():
        for sent in each["send"]:
            if isinstance(sent, dict) and "position" in sent:
                game = Game.from_position(str(sent.get("start", sent["position"])))
                for text in sent.get("played", ()):
                    game.push(text)
                assert game.position() == sent["position"], each["why"]
                assert [action.text for action in game.legal()] == sent["legal"]


def test_an_engine_is_told_nothing_hidden() -> None:
    """Two orders of the same piles are one question."""
    piles = [["red", *order, "red"] for order in (["blue"] * 2, ["red"] * 2)]
    asked = []
    for own in piles:
        rest = ["blue"] * (12 - own.count("blue")) + ["red"] * (12 - own.count("red"))
        game = Game("standard/2", piles=[own + rest, ["yellow", "purple"] * 12])
        while game.chance():
            game.push(game.chance()[0][0])
        asked.append(question("choose", 1, game.view(0), 1000))
    assert asked[0] == asked[1]
    assert asked[0]["position"].count("=") == 2


# ---------------------------------------------------------------------------- playing


def test_an_engine_plays_as_its_bot_does() -> None:
    """Its luck is drawn from the seed that it is greeted with."""
    rng = Random(3)
    game = Game("standard/3")
    bot = make("greedy", 7)
    with EngineBot(f"{OURS} greedy", seed=7) as engine:
        for _ in range(30):
            while chances := game.chance():
                game.push(rng.choices(*zip(*chances, strict=True))[0])
            view = game.view(game.seat)
            action = engine.choose(view, Clock())
            assert action == bot.choose(view, Clock())
            game.push(action)
        assert engine.name == "greedy"


def test_an_analysis_has_every_choice_the_best_first() -> None:
    game = Game("standard/2,two-player=one-colour")
    with EngineBot(f"{OURS} greedy") as bot:
        found = bot.analyse(game.view(0), seconds=0.2)
    assert {choice.action for choice in found} == set(game.legal())
    chances = [choice.chances[0] for choice in found]
    assert chances == sorted(chances, reverse=True)
    assert all(abs(sum(choice.chances) - 1) < 1e-9 for choice in found)


def test_an_engine_is_named_wherever_a_bot_is(samples: dict[str, list[str]]) -> None:
    spec = f"engine:run={samples['c'][0]}"
    results = Match([spec, "random"], "standard/2", 1, adjusted=False).play(4, jobs=2)
    assert len(results.rows) > 0
    assert not results.forfeits


def test_it_can_be_sent_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relative file is the same one when the process starts in another folder."""
    engine(tmp_path, "say(id=number, action=asked['legal'][0])")
    monkeypatch.chdir(tmp_path)
    sent = pickle.dumps(make(f"engine:run={sys.executable} engine.py"))
    monkeypatch.chdir(tmp_path.parent)
    with pickle.loads(sent) as bot:  # noqa: S301  (our own)
        assert bot.choose(Game("standard/3").view(0), Clock()).text == "L"


# ---------------------------------------------------------------------------- losing


@pytest.mark.parametrize(
    ("choose", "reason", "said"),
    [
        ("say(id=number, action='a1b1')", "illegal", "a1b1"),
        ("say(id=number, action='jump')", "no-action", "jump"),
        ("say(id=number)", "no-action", "None"),
        ("say(id=number, error='position')", "raised", "position"),
        ("sys.exit(3)", "died", "ended with 3"),
    ],
)
def test_a_wrong_answer_is_a_forfeit(tmp_path: Path, choose: str, reason: str, said: str) -> None:
    lost = forfeited(engine(tmp_path, choose))
    assert lost.reason == reason
    assert said in str(lost)


def test_silence_is_a_forfeit_and_a_stop_is_heard_before(tmp_path: Path) -> None:
    assert forfeited(engine(tmp_path, "time.sleep(60)"), seconds=0.2).reason == "hung"
    stopped = "stop = json.loads(sys.stdin.readline()); say(id=number, action='R')"
    with EngineBot(engine(tmp_path, stopped), seconds=0.2) as bot:
        assert bot.choose(Game("standard/3").view(0), Clock()).text == "R"


@pytest.mark.parametrize(
    ("hello", "said"),
    [
        ("say(id=number, protocol=2, name='x', can=['choose'])", "protocol is 2"),
        ("say(id=number, protocol=1, name='x', can=[])", "can has to have choose"),
        ("say(id=number, protocol=1, can=['choose'])", "name has to be a text"),
    ],
)
def test_who_greets_otherwise_is_no_engine(tmp_path: Path, hello: str, said: str) -> None:
    lost = forfeited(engine(tmp_path, "pass", hello))
    assert lost.reason == "cannot-load"
    assert said in str(lost)


def test_a_program_that_is_not_there_is_said(tmp_path: Path) -> None:
    assert f"there is no file {tmp_path}/none" in str(forfeited(f"{tmp_path}/none"))
    text = tmp_path / "text"
    text.write_text("no program", encoding="utf-8")
    text.chmod(0o755)
    assert forfeited(str(text)).reason == "cannot-load"


@pytest.mark.parametrize(
    "spec", ["engine", "engine:run=", 'engine:run="a ""b"', "engine:walk=x", "engine:run=a,run=b"]
)
def test_a_spec_without_a_command_is_refused(spec: str) -> None:
    with pytest.raises(BadSpec):
        make(spec)


def test_it_ends_with_the_one_who_asks(tmp_path: Path) -> None:
    """It is told to quit, in time to write something down; and its process is gone."""
    command = engine(tmp_path, "say(id=number, action='L')")
    file = tmp_path / "engine.py"
    told = "open(__file__ + '.quit', 'w').write(str(__import__('os').getpid()))"
    file.write_text(file.read_text(encoding="utf-8").replace("break", told + "; break"), "utf-8")
    bot = EngineBot(command)
    bot.choose(Game("standard/3").view(0), Clock())
    bot.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(Path(f"{file}.quit").read_text(encoding="ascii")), 0)


# ---------------------------------------------------------------------------- being one


def answers(*asked: str | dict[str, Any], spec: str = "greedy") -> list[dict[str, Any]]:
    """What our engine says to some lines."""
    lines = "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in asked)
    done = subprocess.run(
        [*OURS.split(), spec], input=lines, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_rubbish_is_told_from_questions_and_changes_nothing() -> None:
    game = Game("standard/3")
    good = question("choose", 9, game.view(0), 1000)
    said = answers(
        good | {"id": 1, "position": "nowhere", "start": "nowhere"},
        good | {"id": 2, "played": ["R", "R"]},
        good | {"id": 3, "ms": -1},
        good | {"id": 4, "played": "R"},
        {"ask": "hello", "id": 5, "protocol": "one"},
        {"ask": ["hello"], "id": 6},
        '{"ask": "choose", "id": ' + "[" * 5000,
        good | {"id": 7, "start": good["position"], "played": ["R"]},
        good,
    )
    errors = [each.get("error") for each in said]
    assert errors == [
        "position",
        "position",
        "ms",
        "position",
        "protocol",
        "unknown",
        "json",
        "position",
        None,
    ]
    assert said[-1]["action"] in good["legal"]


class Patient:
    """A bot that thinks until it is interrupted."""

    def __init__(self) -> None:
        self.thinking, self.interrupted = Event(), Event()

    def choose(self, view: View, clock: Clock) -> Action:  # noqa: ARG002  (it minds no clock)
        self.thinking.set()
        assert self.interrupted.wait(20), "nobody said stop"
        return view.legal()[-1]

    def interrupt(self) -> None:
        self.interrupted.set()


def test_a_bot_that_thinks_is_interrupted_by_a_stop() -> None:
    bot, said, heard = Patient(), list[str](), list[bool]()
    server = EngineServer("greedy", said.append)
    server._bot = bot  # in place of the one that it would make
    asked = question("choose", 1, Game("standard/3").view(0), 60_000)

    def lines() -> Iterator[str]:
        yield json.dumps(asked)
        assert bot.thinking.wait(20)
        yield '{"ask": "stop"}'
        heard.append(bot.interrupted.wait(5))  # and not only when there is no more to read

    server.run(lines())
    assert heard == [True]
    assert json.loads(said[0]) == {"id": 1, "action": asked["legal"][-1]}
