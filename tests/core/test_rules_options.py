"""The rule set: every option, what cannot be combined, and what a rule set is as a value."""

from __future__ import annotations

import copy
import inspect
import re
from typing import TYPE_CHECKING, Any, cast

import pytest

from marrakech import EDITIONS, BadNotation, BadRules, Colour, Heading, Refusal, Rules

from .playing import pickled

if TYPE_CHECKING:
    from marrakech.core.rules import StartHeading

# Every option with its default and all its other values, or some of them where it is a number
OPTIONS: dict[str, tuple[object, list[object]]] = {
    "players": (4, [2, 3]),
    "elimination": (True, [False]),
    "cover": ("opponents", ["any", "colours"]),
    "variant": (None, ["turn-at-end", "turn-at-end-optional"]),
    "two_player": ("two colours", ["one colour"]),
    "pile": ("shuffled", ["alternating"]),
    "area": ("colour", ["owner"]),
    "tiebreak": ("dirhams", ["rugs", "none"]),
    "heading": ("S", ["N", "E", "W"]),
    "dirhams": (30, [0, 1, 10_000]),
    "rugs": (None, [2, 48, 1_000]),
    "first_player": ("lot", ["agree", "youngest", "morocco", "lot or youngest"]),
}
OTHERS = [(option, value) for option, (_, others) in OPTIONS.items() for value in others]


def rules_with(option: str, value: object) -> Rules:
    """Rules for two players, or as many as the option says."""
    given: dict[str, Any] = {"players": 2, option: value}
    return Rules(**given)


# ------------------------------------------------------------------------ options


def test_every_option_is_listed_here() -> None:
    """A new option wants a line in this table."""
    assert list(Rules().options()) == list(inspect.signature(Rules).parameters) == list(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_the_default_is_the_standard_set(option: str) -> None:
    """Section 8: elimination, cover `opponents`, piles shuffled, ties by dirhams, no variant."""
    assert getattr(Rules(), option) == OPTIONS[option][0]


@pytest.mark.parametrize(("option", "value"), OTHERS)
def test_an_option_can_be_chosen(option: str, value: object) -> None:
    assert getattr(rules_with(option, value), option) == value


@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        ("players", "4", "2, 3, 4"),
        ("players", 4.0, "2, 3, 4"),
        ("elimination", 1, "True, False"),
        ("elimination", "no", "True, False"),
        ("cover", "all", "'opponents', 'any', 'colours'"),
        ("cover", None, "'opponents', 'any', 'colours'"),
        ("variant", True, "None, 'turn-at-end', 'turn-at-end-optional'"),
        ("two_player", "two", "'two colours', 'one colour'"),
        ("pile", "sorted", "'shuffled', 'alternating'"),
        ("area", "rug", "'colour', 'owner'"),
        ("tiebreak", None, "'dirhams', 'rugs', 'none'"),
        ("heading", "south", "'S', 'N', 'E', 'W'"),
        ("first_player", "", "'lot', 'agree', 'youngest', 'morocco', 'lot or youngest'"),
    ],
)
def test_a_value_that_is_none_of_the_choices_is_refused(
    option: str, value: object, choices: str
) -> None:
    """The refusal says which option, what was given and what there is to choose from."""
    with pytest.raises(BadRules) as refused:
        rules_with(option, value)
    assert refused.value.reason == "option-value"
    assert str(refused.value) == f"{option} cannot be {value!r}: choose from {choices}"


@pytest.mark.parametrize(
    ("option", "value", "span"),
    [
        ("dirhams", -1, "0 to 10000"),
        ("dirhams", 10_001, "0 to 10000"),
        ("dirhams", 30.0, "0 to 10000"),
        ("dirhams", "30", "0 to 10000"),
        ("dirhams", True, "0 to 10000"),
        ("dirhams", None, "0 to 10000"),
        ("rugs", 0, "1 to 1000"),
        ("rugs", -2, "1 to 1000"),
        ("rugs", 1_001, "1 to 1000"),
        ("rugs", 12.0, "1 to 1000"),
    ],
)
def test_a_number_out_of_range_is_refused(option: str, value: object, span: str) -> None:
    """R2.5: house rules change numbers within reason."""
    with pytest.raises(BadRules) as refused:
        rules_with(option, value)
    assert refused.value.reason == "option-range"
    assert str(refused.value) == f"{option} cannot be {value!r}: it is a whole number from {span}"


# ------------------------------------------------------------------------ combinations


@pytest.mark.parametrize("players", [3, 4])
def test_one_colour_is_said_of_two_players_only(players: int) -> None:
    """R2.3: three and four always have one colour each."""
    with pytest.raises(BadRules, match="is for two players, not") as refused:
        Rules(players, two_player="one colour")
    assert refused.value.reason == "one-colour-needs-two"


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_have_no_colours_to_alternate(players: int) -> None:
    """R2.3: alternating piles are of two colours."""
    with pytest.raises(BadRules, match="needs two players with two colours each") as refused:
        Rules(players, pile="alternating")
    assert refused.value.reason == "alternating-needs-two-colours"


def test_one_colour_cannot_alternate() -> None:
    """R2.3: two players with one colour each have nothing to alternate either."""
    with pytest.raises(BadRules) as refused:
        Rules(2, two_player="one colour", pile="alternating")
    assert refused.value.reason == "alternating-needs-two-colours"


@pytest.mark.parametrize("rugs", [1, 15])
def test_two_colours_make_an_even_number_of_rugs(rugs: int) -> None:
    """R2.5: there are as many of the one as of the other."""
    with pytest.raises(BadRules, match=f"an even number of rugs each, not {rugs}") as refused:
        Rules(2, rugs=rugs)
    assert refused.value.reason == "odd-rugs"


@pytest.mark.parametrize("players", [3, 4])
def test_one_colour_may_have_an_odd_number_of_rugs(players: int) -> None:
    """R2.5: only two colours have to share."""
    assert Rules(players, rugs=13).rugs_each == 13


def test_bad_rules_are_a_value_error() -> None:
    """Whoever knows nothing of this library can still catch it."""
    assert issubclass(BadRules, Refusal)
    assert issubclass(Refusal, ValueError)


# ------------------------------------------------------------------------ what follows


@pytest.mark.parametrize(
    ("rules", "each", "of_a_colour"),
    [
        (Rules(4), 12, 12),
        (Rules(3), 15, 15),
        (Rules(2), 24, 12),
        (Rules(2, pile="alternating"), 24, 12),
        (Rules(2, two_player="one colour"), 15, 15),
        (Rules(2, rugs=10), 10, 5),
        (Rules(2, two_player="one colour", rugs=10), 10, 10),
        (Rules(4, rugs=5), 5, 5),
    ],
)
def test_how_many_rugs_there_are(rules: Rules, each: int, of_a_colour: int) -> None:
    """R2.2, R2.3, R2.5: each player's rugs, and those of each colour."""
    assert (rules.rugs_each, rules.rugs_per_colour) == (each, of_a_colour)


@pytest.mark.parametrize(
    ("rules", "colours"),
    [
        (Rules(2), ["red blue", "yellow purple"]),
        (Rules(2, two_player="one colour"), ["red", "yellow"]),
        (Rules(3), ["red", "yellow", "blue"]),
        (Rules(4), ["red", "yellow", "blue", "purple"]),
    ],
)
def test_who_has_which_colours(rules: Rules, colours: list[str]) -> None:
    """R2.2, R2.3: the colour that names the seat comes first."""
    assert [" ".join(rules.colours_of(seat)) for seat in range(rules.players)] == colours
    assert set(rules.colours) == {Colour(name) for name in " ".join(colours).split()}


# ------------------------------------------------------------------------ as a value


def test_equal_options_are_equal_rules() -> None:
    assert Rules(3, cover="any") == Rules(players=3, cover="any")
    assert hash(Rules(3, cover="any")) == hash(Rules(players=3, cover="any"))


@pytest.mark.parametrize(("option", "value"), OTHERS)
def test_another_option_makes_other_rules(option: str, value: object) -> None:
    standard = Rules(3 if (option, value) == ("players", 2) else 2)
    assert rules_with(option, value) != standard


def test_the_edition_is_a_name_and_makes_no_difference() -> None:
    """The English and the Spanish text may come to the same rules."""
    named = EDITIONS["japanese"].rules(3)
    assert named == Rules(3)
    assert hash(named) == hash(Rules(3))
    assert (named.edition, Rules(3).edition) == ("japanese", None)


def test_rules_cannot_be_changed() -> None:
    """A game can rely on its rules."""
    rules = Rules(3)
    with pytest.raises(AttributeError, match="rules cannot be changed"):
        rules.players = 4
    assert rules.players == 3


def test_replacing_an_option_checks_it_again() -> None:
    assert Rules(3).replace(players=4) == Rules(4)
    with pytest.raises(BadRules):
        Rules(2, pile="alternating").replace(players=3)


def test_replacing_an_option_keeps_the_edition() -> None:
    rules = EDITIONS["korean"].rules(3).replace(dirhams=20)
    assert (rules.edition, rules.cover, rules.dirhams) == ("korean", "any", 20)


@pytest.mark.parametrize(("option", "value"), OTHERS)
def test_rules_survive_a_pickle(option: str, value: object) -> None:
    rules = rules_with(option, value)
    assert pickled(rules) == rules
    assert copy.deepcopy(rules) == rules


def test_the_edition_survives_a_pickle() -> None:
    rules = EDITIONS["thai"].rules(2, variant=True)
    assert pickled(rules) == rules
    assert pickled(rules).edition == copy.deepcopy(rules).edition == "thai"


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Rules(), "Rules(players=4)"),
        (Rules(2, pile="alternating", rugs=8), "Rules(players=2, pile='alternating', rugs=8)"),
        (EDITIONS["korean"].rules(3), "EDITIONS['korean'].rules(players=3)"),
        (
            EDITIONS["czech"].rules(2, two_player="one colour"),
            "EDITIONS['czech'].rules(players=2, two_player='one colour', pile='shuffled')",
        ),
    ],
)
def test_the_repr_makes_the_same_rules(rules: Rules, text: str) -> None:
    assert repr(rules) == text
    again = eval(text)  # noqa: S307  (our own text)
    assert again == rules
    assert again.edition == rules.edition


def test_rules_are_read_from_their_text() -> None:
    rules = EDITIONS["korean"].rules(2, variant=True, dirhams=20)
    assert rules.text == "korean/2,variant=turn-at-end-optional,dirhams=20"
    assert Rules.parse(rules.text) == rules
    assert Rules.parse(rules.text).edition == "korean"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("standard/3,cover=foo", "cover cannot be foo: choose from opponents, any, colours"),
        ("standard/3,dirhams=x", "dirhams cannot be x: it is a whole number from 0 to 10000"),
        ("standard/3,foo=1", "“foo=1” is no option of the rules, or there twice; there are elim"),
        ("standard/3,cover=any,cover=any", "“cover=any” is no option of the rules, or there twice"),
        ("standard/3,players=4", "“players=4” is no option of the rules"),
        ("standard/5", "“standard/5” is no rule set"),
        ("klingon/3", "there is no edition “klingon”; there are standard, international"),
    ],
)
def test_a_text_that_is_no_rule_set_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(why)):
        Rules.parse(text)


def test_a_heading_may_be_given_as_what_assam_has() -> None:
    """R1.2."""
    rules = Rules(heading=cast("StartHeading", Heading.E))
    assert rules == Rules(heading="E")
    assert type(rules.heading) is str


def test_another_number_of_players_takes_the_editions_rules_for_it() -> None:
    """R2.3: the piles of two players are of no concern to three."""
    assert EDITIONS["thai"].rules(2).replace(players=3) == EDITIONS["thai"].rules(3)
