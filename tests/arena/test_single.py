"""``marrakech.play``: one game between bots."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING

import pytest

import marrakech
from marrakech import ACTIONS, Action, BadRules, Game, IllegalAction, Rules, View, play
from marrakech.arena import Match
from marrakech.bots import LEVELS, BadSpec, Bot, Clock, Forfeit, Spec, make

if TYPE_CHECKING:
    from pathlib import Path


class First:
    """Takes what comes first."""

    def choose(self, view: View, clock: Clock) -> Action:  # noqa: ARG002
        return view.legal()[0]


class Lucky:
    """Takes anything, and tells nobody but itself what it saw."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, clock: Clock) -> Action:  # noqa: ARG002
        assert view.viewer == view.seat
        assert not hasattr(view, "push"), "nobody can play on somebody else's board"
        return self.rng.choice(view.legal())


class Raising:
    def choose(self, view: View, clock: Clock) -> Action:  # noqa: ARG002
        raise LookupError("nothing found")


class Cheating:
    def choose(self, view: View, clock: Clock) -> Action:  # noqa: ARG002
        return ACTIONS[-1]


# ------------------------------------------------------------------------ by name


@pytest.mark.parametrize(
    "rules", ["standard/2", "standard/3", "standard/4", "thai/2", "korean/3,variant=turn-at-end"]
)
def test_it_is_the_first_game_of_a_match(rules: str) -> None:
    players = Rules.of(rules).players
    bots = ["greedy:heat=50", "random", "merchant", "expectimax:depth=1"][:players]
    for seed in (0, 7, 1 << 64, -1):
        game = play(bots, rules, seed)
        assert game.is_over
        assert game.history == Match(bots, rules, seed).play_one(0).game.history
        assert game.rules == Rules.of(rules)


def test_other_seeds_make_other_games() -> None:
    games = [play("random", "standard/2", seed).record() for seed in range(5)]
    assert len(set(games)) == 5


def test_a_game_is_the_same_in_every_process() -> None:
    code = (
        "from marrakech import play\n"
        "print(play(['greedy:heat=9', 'random', 'peddler'], 'standard/3', 11).record())"
    )
    wanted = play(["greedy:heat=9", "random", "peddler"], "standard/3", 11).record()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == wanted.strip()


def test_without_rules_as_many_play_as_there_are_bots() -> None:
    for players in (2, 3, 4):
        assert play(["random"] * players).rules == Rules(players)
    assert play("random").rules == Rules(4)


@pytest.mark.parametrize(
    "bots",
    ["greedy", Spec("greedy", {}), ["greedy"], First, First()],
    ids=["text", "spec", "list", "class", "object"],
)
def test_one_alone_sits_on_all_seats(bots: str | Spec | list[str] | type[Bot] | Bot) -> None:
    assert {event.seat for event in play(bots, "standard/3", 2).history} == {0, 1, 2}


def test_levels_are_bots() -> None:
    porter, apprentice, *_ = LEVELS
    assert (
        play([porter, apprentice], "standard/2", 3).history
        == play(["porter", "apprentice"], "standard/2", 3).history
    )


# ------------------------------------------------------------------------ one's own


def test_a_bot_of_ones_own_is_an_object_or_a_class() -> None:
    one = play([First(), "greedy"], "standard/2", 4)
    assert one.history == play([First, "greedy"], "standard/2", 4).history
    assert all(
        event.action.text == "L"
        for event in one.history
        if event.seat == 0 and event.action.index < 3
    )


def test_a_class_that_takes_a_seed_gets_one() -> None:
    one, same, other = (play([Lucky, Lucky], "standard/2", seed) for seed in (4, 4, 5))
    assert one.history == same.history != other.history


def test_what_a_bot_raises_is_raised_with_a_note_of_who_it_was() -> None:
    with pytest.raises(LookupError, match="nothing found") as error:
        play([First, Raising], "standard/2", 4)
    (note,) = error.value.__notes__
    assert note.startswith("the bot on seat 1 was asked in 7/")
    assert Game.from_position(note.partition(" in ")[2]).seat == 1
    with pytest.raises(IllegalAction, match="=purple is not possible"):
        play([Cheating(), "random"], "standard/3,rugs=2".replace("3", "2"))


def test_a_bot_from_a_file_is_let_go_afterwards(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import os, pathlib\n"
        "class Mine:\n"
        "    def choose(self, view, clock):\n"
        f"        pathlib.Path({str(tmp_path / 'pid')!r}).write_text(str(os.getpid()))\n"
        "        return view.legal()[-1]\n",
        encoding="utf-8",
    )
    assert play([f"{tmp_path}/mine.py:Mine", "random"], "standard/2,rugs=4", 1).is_over
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), 0)
    with pytest.raises(Forfeit, match="there is no class Yours"):
        play([f"{tmp_path}/mine.py:Yours", "random"], "standard/2,rugs=4", 1)


def test_what_somebody_else_made_is_not_closed() -> None:
    class Closing(First):
        closed = False

        def close(self) -> None:
            self.closed = True

    bot = Closing()
    play([bot, "random"], "standard/2,rugs=4")
    assert not bot.closed


def test_bots_have_the_time_that_they_are_given() -> None:
    seen = set()

    class Watching(First):
        def choose(self, view: View, clock: Clock) -> Action:
            seen.add(clock.seconds)
            return super().choose(view, clock)

    play([Watching(), make("random")], "standard/2,rugs=4", limit=3.5)
    play([Watching(), make("random")], "standard/2,rugs=4")
    assert seen == {3.5, None}


# ------------------------------------------------------------------------ what cannot be


def test_there_is_a_bot_for_every_seat() -> None:
    with pytest.raises(BadRules, match="2 seats do not fit rules for 3 players"):
        play(["greedy", "random"], "standard/3")
    for bots in ([], ["greedy"], ["greedy"] * 5):
        with pytest.raises(BadRules, match="players cannot be"):
            play(bots)


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(BadSpec, match="there is no bot “gready”"):
        play(["gready", "random"])
    with pytest.raises(TypeError, match="a bot is a text or has a method choose, and 3 is neither"):
        play([3, "random"])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="bots are a list, or one bot, not 3"):
        play(3)  # type: ignore[arg-type]


def test_it_is_not_loaded_before_it_is_wanted() -> None:
    code = "import sys, marrakech; assert 'marrakech.bots' not in sys.modules; marrakech.play"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert "play" in marrakech.__all__
