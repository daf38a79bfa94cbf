"""A bot that a user wrote decides like any other, and loses its own game at worst."""

from __future__ import annotations

import json
import pickle
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import Game, Rules
from marrakech.bots import Clock, Forfeit, Hosted, make
from marrakech.bots.hosted import question
from marrakech.locales import speaker
from tests.bots.authors import marked, write

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.bots import Bot

FIRST = "return view.legal()[0]"
IMITATE = """
from marrakech.bots import make
class Imitation:
    def __init__(self, seed):
        self.bot = make("greedy", seed)
    def choose(self, view, clock):
        return self.bot.choose(view, clock)
"""


def played(bot: Bot, rules: Rules, seed: int = 7) -> list[str]:
    """A game in which one bot decides for all."""
    game, rng = Game(rules), Random(seed)
    while game.outcome() is None:
        if chances := game.chance():
            actions, weights = zip(*chances, strict=True)
            game.push(rng.choices(actions, weights)[0])
        else:
            game.push(bot.choose(game.view(game.seat), Clock()))
    return [event.action.text for event in game.history]


def forfeited(spec: str, *, seconds: float = 10.0, starting: float = 20.0) -> Forfeit:
    """How a bot loses in the first position."""
    with Hosted(spec, seconds=seconds, starting=starting) as bot, pytest.raises(Forfeit) as error:
        bot.choose(Game("standard/3").view(0), Clock())
    return error.value


# ---------------------------------------------------------------------------- playing


@pytest.mark.parametrize(
    "rules",
    [Rules(2), Rules(3), Rules(4), Rules(3, variant="turn-at-end")],
    ids=lambda rules: str(rules.text),
)
def test_in_a_process_of_its_own_a_bot_decides_the_same(tmp_path: Path, rules: Rules) -> None:
    (tmp_path / "mine.py").write_text(IMITATE, encoding="utf-8")
    with Hosted(f"{tmp_path}/mine.py:Imitation", seed=5) as bot:
        assert played(bot, rules) == played(make("greedy", 5), rules)


def test_bots_play_at_the_same_time_in_threads(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(IMITATE, encoding="utf-8")
    spec = f"{tmp_path}/mine.py:Imitation"

    def play(seed: int) -> list[str]:
        with Hosted(spec, seed=seed) as bot:
            return played(bot, Rules(3, rugs=5))

    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(play, [1, 2]))
    assert together == [played(make("greedy", seed), Rules(3, rugs=5)) for seed in (1, 2)]


@pytest.mark.parametrize("given", ["'R'", "Action.parse('R')"])
def test_an_action_may_be_given_as_text(tmp_path: Path, given: str) -> None:
    with Hosted(write(tmp_path, f"return {given}")) as bot:
        assert bot.choose(Game().view(0), Clock()).text == "R"


def test_a_bot_sees_every_position_of_every_game(tmp_path: Path) -> None:
    """Also where actions are taken back, and where games take turns."""
    seen = tmp_path / "seen"
    spec = write(
        tmp_path,
        f"""
        with open({str(seen)!r}, "a") as file:
            print(view.viewer, len(view.history), view.position(), file=file)
        return view.legal()[0]
        """,
    )
    expected = []
    one, other = Game("standard/3"), Game("standard/4", first=2)
    with Hosted(spec) as bot:
        for steps, game in (
            *((["F", "2"], one), (["pop", "pop"], one), (["R", "2"], one), (["b3b2"], one)),
            *(([], other), ([], one), (["L", "1"], other)),
        ):
            for step in steps:
                _ = game.pop() if step == "pop" else game.push(step)
            expected.append(f"{game.seat} {len(game.history)} {game.position()}")
            bot.choose(game.view(game.seat), Clock())
    assert seen.read_text(encoding="utf-8").splitlines() == expected


def test_a_bot_is_told_its_time(tmp_path: Path) -> None:
    spec = write(tmp_path, "return 'L' if clock.seconds == 7.5 else 'R'")
    with Hosted(spec, seconds=7.5) as bot:
        assert bot.choose(Game().view(0), Clock()).text == "L", "the host's own"
        assert bot.choose(Game().view(0), Clock(60)).text == "R", "what is left of the clock's"


def test_luck_follows_from_the_seed(tmp_path: Path) -> None:
    """Even for a bot that takes no seed."""

    def game(seed: int) -> list[str]:
        with Hosted(write(tmp_path, "return random.choice(view.legal())"), seed) as bot:
            return played(bot, Rules(3, rugs=5))

    assert game(1) == game(1) != game(2)


def test_a_bot_may_be_in_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "souk" / "bots"
    package.mkdir(parents=True)
    (package / "other.py").write_text("BEST = 'R'\n", encoding="utf-8")
    write(package, "return BEST", top="from souk.bots.other import BEST", name="mine")
    monkeypatch.chdir(tmp_path)
    with Hosted("souk.bots.mine:MyBot") as bot:
        assert bot.choose(Game().view(0), Clock()).text == "R"


def test_a_bot_may_import_from_its_folder(tmp_path: Path) -> None:
    """And be called like a module of the standard library, which it can import too."""
    (tmp_path / "helpful.py").write_text("BEST = 'R'\n", encoding="utf-8")
    choose = "return random.choice([BEST])"
    spec = write(tmp_path, choose, top="from helpful import BEST", name="random")
    with Hosted(spec) as bot:
        assert bot.choose(Game().view(0), Clock()).text == "R"


def test_nobody_is_asked_where_chance_acts(tmp_path: Path) -> None:
    game = Game()
    game.push("L")
    with Hosted(write(tmp_path, FIRST)) as bot, pytest.raises(ValueError, match="chance acts"):
        bot.choose(game.view(0), Clock())


# ---------------------------------------------------------------------------- forfeits


@pytest.mark.parametrize(
    ("choose", "reason", "what"),
    [
        ("{}['rug']  # here", "raised", "KeyError: 'rug'"),
        ("sys.exit(3)  # here", "raised", "SystemExit: 3"),
        ("raise KeyboardInterrupt  # here", "raised", "KeyboardInterrupt"),
        ("self.choose(view, clock)  # here", "raised", "RecursionError"),
        ("view.game().push('d4d5')  # here", "raised", "marrakech.core.errors.IllegalAction: d4d5"),
        ("raise ValueError('one\\ntwo ' * 9999)  # here", "raised", "ValueError: one two one"),
        ("ctypes.string_at(0)  # here", "died", "SIGSEGV"),
        ("os.abort()  # here", "died", "SIGABRT"),
    ],
)
def test_a_forfeit_says_what_and_where(tmp_path: Path, choose: str, reason: str, what: str) -> None:
    spec = write(tmp_path, choose)
    error = forfeited(spec)
    assert error.reason == reason
    assert str(error.details["what"]).startswith(what)
    assert error.details["where"] == marked(spec)
    assert error.details["position"] == Game("standard/3").position()
    assert len(str(error)) < 500 + 3 * len(spec)
    for detail in ("what", "where", "position"):
        assert str(error.details[detail]) in str(error)


@pytest.mark.parametrize(
    ("choose", "what"),
    [
        ("os._exit(3)", "3"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "SIGKILL"),
        ("os.fork() or time.sleep(600); os._exit(4)", "4"),
        ("os.closerange(3, 256); return 'L'", None),
    ],
)
def test_a_process_that_ends_is_a_forfeit(tmp_path: Path, choose: str, what: str | None) -> None:
    spec = write(tmp_path, choose)
    error = forfeited(spec)
    assert error.reason == "died"
    assert what is None or error.details["what"] == what
    assert error.details["where"] == spec.rpartition(":")[0]


@pytest.mark.parametrize(
    "choose",
    [
        "while True: pass  # here",
        "time.sleep(60)  # here",
        "threading.Event().wait()  # here",
        "subprocess.run(['sleep', '60'])  # here",
        "sum(range(10 ** 12))  # here",
    ],
)
def test_a_bot_that_hangs_loses(tmp_path: Path, choose: str) -> None:
    spec = write(tmp_path, choose)
    error = forfeited(spec, seconds=0.3)
    assert error.reason == "hung"
    assert error.details["seconds"] == "0.3"
    assert error.details["where"] == marked(spec)


def test_the_clock_decides_when_a_bot_hangs(tmp_path: Path) -> None:
    with Hosted(write(tmp_path, "time.sleep(60)"), seconds=60) as bot:
        with pytest.raises(Forfeit) as error:
            bot.choose(Game().view(0), Clock(0.2))
        assert error.value.reason == "hung"


@pytest.mark.parametrize("given", ["None", "42", "'nonsense'", "view", "[view.legal()[0]]"])
def test_what_is_no_action_loses(tmp_path: Path, given: str) -> None:
    error = forfeited(write(tmp_path, f"return {given}"))
    assert error.reason == "no-action"
    if given in ("None", "42", "'nonsense'"):
        assert f"gave {given}, which is no action" in str(error)


@pytest.mark.parametrize(
    ("given", "why"), [("a1a2", "not-now"), ("=red", "not-now"), ("3", "not-now")]
)
def test_what_is_not_allowed_loses(tmp_path: Path, given: str, why: str) -> None:
    error = forfeited(write(tmp_path, f"return {given!r}"))
    assert error.reason == "illegal"
    assert f"chose {given}, which is not allowed: {given} is not possible" in str(error)
    refusal = error.details["why"]
    assert isinstance(refusal, ValueError)
    assert getattr(refusal, "reason", None) == why


def test_answers_in_a_bots_own_hand_are_worth_nothing(tmp_path: Path) -> None:
    """It finds the pipe, and writes rubbish into it."""
    spec = write(
        tmp_path,
        r"""
        for fd in range(3, 20):
            try:
                os.write(fd, b'{bad\n{"failed": 3\n' + b"[" * 99999 + b"\n")
                os.write(fd, b'{"a":' * 9999 + b"\n")
                os.write(fd, b'\n{"action": 99999}\n')
            except OSError:
                pass
        time.sleep(60)
        """,
    )
    assert forfeited(spec).reason == "no-action"


# ---------------------------------------------------------------------------- loading


@pytest.mark.parametrize(
    ("top", "init", "why", "what"),
    [
        ("import no_such_module  # here", "", "load-raised", "ModuleNotFoundError: No module"),
        ("def  # here", "", "load-raised", "SyntaxError"),
        ("1 / 0  # here", "", "load-raised", "ZeroDivisionError"),
        ("", "1 / 0  # here", "load-raised", "ZeroDivisionError"),
        ("while True: pass  # here", "", "load-hung", "not ready after 1 s"),
        ("", "time.sleep(60)  # here", "load-hung", "not ready after 1 s"),
        ("ctypes.string_at(0)  # here", "", "load-died", "SIGSEGV"),
    ],
)
def test_a_bot_that_cannot_be_loaded_says_what_and_where(
    tmp_path: Path, top: str, init: str, why: str, what: str
) -> None:
    spec = write(tmp_path, FIRST, top=top, init=init)
    error = forfeited(spec, starting=1.0 if why == "load-hung" else 20.0)
    assert error.reason == "cannot-load"
    refusal = error.details["why"]
    assert getattr(refusal, "reason", None) == why
    assert what in str(error)
    assert marked(spec) in str(error)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("{}/nothing.py:MyBot", "there is no file {}/nothing.py"),
        ("no.such.module:MyBot", "there is no module no.such.module"),
        ("json..decoder:MyBot", "there is no module json..decoder"),
        ("{}/my_bot.py:YourBot", "there is no class YourBot in it; it has MyBot"),
        ("{}/my_bot.py:FIVE", "there is no class FIVE in it"),
        ("{}/my_bot.py:Market", "its class Market has no method choose(self, view, clock)"),
    ],
)
def test_a_bot_that_is_not_there_says_so(tmp_path: Path, spec: str, sentence: str) -> None:
    write(tmp_path, FIRST, top="FIVE = 5")
    error = forfeited(spec.format(tmp_path))
    assert error.reason == "cannot-load"
    assert sentence.format(tmp_path) in str(error)


def test_a_bot_that_needs_more_than_a_seed_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "b.py").write_text(
        "class B:\n    def __init__(self, depth): pass\n    def choose(self, view, clock): pass\n",
        encoding="utf-8",
    )
    assert "missing 1 required positional argument: 'depth'" in str(forfeited(f"{tmp_path}/b.py:B"))


def test_a_bot_is_started_again_but_not_for_ever(tmp_path: Path) -> None:
    spec = write(tmp_path, "if view.viewer: os._exit(1)\n" + FIRST)
    game = Game("standard/3", first=1)
    with Hosted(spec) as bot:

        def fails() -> str:
            with pytest.raises(Forfeit) as error:
                bot.choose(game.view(1), Clock())
            return error.value.reason

        assert fails() == "died"
        assert bot.choose(Game("standard/3").view(0), Clock()).text == "L", "which forgives all"
        assert [fails() for _ in range(7)] == ["died"] * 5 + ["stopped"] * 2
        with pytest.raises(Forfeit) as error:
            bot.choose(Game("standard/3").view(0), Clock())
        assert "failed 5 times one after the other, lastly so: the process" in str(error.value)
        assert speaker("en").refusal(error.value) == str(error.value)


# ---------------------------------------------------------------------------- what it knows


HUNT = """
def piles():
    gc.collect()
    return [m for m in gc.get_objects() if isinstance(m, Market) and m._piles is not None]
"""


def test_a_bot_that_looks_for_the_piles_finds_none(tmp_path: Path) -> None:
    spec = write(tmp_path, "assert not piles(), piles()\n" + FIRST, top=HUNT)
    game = Game("standard/2", piles=[["red", "blue"] * 12, ["yellow", "purple"] * 12])
    for action in ("=red", "=yellow"):
        game.push(action)
    with Hosted(spec) as bot:
        bot.choose(game.view(0), Clock())
    # the hunter is a good one: it catches a bot that makes up a game with piles of its own
    caught = write(tmp_path, "g = view.sample(random)\nassert not piles()\n" + FIRST, top=HUNT)
    with Hosted(caught) as bot, pytest.raises(Forfeit, match="AssertionError"):
        bot.choose(game.view(0), Clock())


def test_the_order_of_the_piles_changes_nothing_that_is_sent() -> None:
    sent = []
    for order in (["blue"] * 12 + ["red"] * 11, ["red", "blue"] * 11 + ["blue"]):
        game = Game("standard/2", piles=[["red", *order], ["yellow", "purple"] * 12])
        for action in ("=red", "=yellow"):
            game.push(action)
        sent.append(question(game.view(0), 2.0))
        assert json.loads(sent[-1][0]).keys() == {"viewer", "seconds", "start", "actions"}
    assert sent[0] == sent[1]


def test_of_a_game_that_is_known_only_the_new_is_sent() -> None:
    game = Game("standard/3")
    _, known = question(game.view(0), 1.0)
    game.push("L")
    game.push("2")
    line, _ = question(game.view(0), 1.0, known)
    assert json.loads(line) == {"viewer": 0, "seconds": 1.0, "actions": [0, 4]}


# ---------------------------------------------------------------------------- as objects


def test_a_forfeit_survives_a_pickle(tmp_path: Path) -> None:
    for choose in ("1 / 0", "return 'a1a2'"):
        error = forfeited(write(tmp_path, choose))
        again = pickle.loads(pickle.dumps(error))  # noqa: S301  (our own)
        assert type(again) is Forfeit
        assert (again.reason, str(again)) == (error.reason, str(error))
        assert speaker("en").refusal(again) == str(error)
        assert again.details["where" if error.reason == "raised" else "why"]


def test_a_hosted_bot_survives_a_pickle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its twin, in another process or folder, starts a process of its own."""
    write(tmp_path, "return 'R'")
    monkeypatch.chdir(tmp_path)
    bot = pickle.loads(pickle.dumps(Hosted("my_bot.py:MyBot", 3)))  # noqa: S301  (our own)
    monkeypatch.chdir("/")
    with bot:
        assert bot.seed == 3
        assert bot.choose(Game().view(0), Clock()).text == "R"
