"""The texts that name bots."""

from __future__ import annotations

import pytest

from marrakech import Game, Rules
from marrakech.bots import KINDS, BadSpec, Clock, Hosted, Spec, brain_of, is_native, make
from marrakech.bots.native import Native


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_can_be_named(name: str) -> None:
    spec = Spec.parse(name)
    assert str(spec) == name
    assert spec.place is None
    assert is_native(spec)
    assert isinstance(make(spec), Native)
    game = Game("standard/3")
    assert make(name, 3).choose(game.view(0), Clock()) in game.legal()


@pytest.mark.parametrize(
    ("text", "source", "kind"),
    [
        ("my_bot.py:MyBot", "my_bot.py", "MyBot"),
        (" bots/my_bot.py:my_bot ", "bots/my_bot.py", "my_bot"),
        ("../a=b.py:Bot2", "../a=b.py", "Bot2"),
        (r"C:\bots\mine.py:Bot", r"C:\bots\mine.py", "Bot"),
        ("package.module:bot", "package.module", "bot"),
        ("module:Bot", "module", "Bot"),
        ("greedy:Bot", "greedy", "Bot"),
        ("بازار.py:ربات", "بازار.py", "ربات"),
    ],
)
def test_a_class_of_a_user_is_named_by_its_place(text: str, source: str, kind: str) -> None:
    spec = Spec.parse(text)
    assert spec.place == (source, kind)
    assert str(spec) == text.strip()
    assert Spec.parse(str(spec)) == spec
    assert not is_native(text)
    bot = make(text, seed=9)
    assert isinstance(bot, Hosted)
    assert (bot.spec, bot.seed) == (text.strip(), 9)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("greedy:depth", "bot-option-text"),
        ("greedy:Depth=2", "bot-option-text"),
        ("greedy:depth=2", "bot-option"),
        ("greedy:file=a.py", "bot-option"),
        ("nobody", "bot"),
        ("", "bot-text"),
        (":Bot", "bot-option-text"),
        ("my_bot.py", "bot-class"),
        ("my_bot.py:", "bot-option-text"),
        ("my_bot.py:My-Bot", "bot-option-text"),
        ("my_bot", "bot-text"),
    ],
)
def test_what_names_no_bot_is_refused(text: str, reason: str) -> None:
    for refuses in (make, is_native):
        with pytest.raises(BadSpec) as error:
            refuses(text)
        assert error.value.reason == reason


def test_a_class_of_a_user_has_no_brain() -> None:
    with pytest.raises(BadSpec, match=r"“my_bot\.py:MyBot” runs in a process of its own") as error:
        brain_of("my_bot.py:MyBot", Rules())
    assert error.value.reason == "bot-no-brain"
    assert brain_of("greedy", Rules()) is not None


def test_a_hosted_bot_needs_a_place() -> None:
    with pytest.raises(BadSpec):
        Hosted("greedy")
