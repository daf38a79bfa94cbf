"""Any plain data as a position: a sound game, or a refusal that says which field."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import BadNotation, BadRules, Game, Rules, Square
from tests.fuzz.mutations import JUNK, damaged, luck, places, played, restated, seeds
from tests.fuzz.sound import assert_sound, tried
from tests.scenes import Scene, scenes
from tests.strategies import Play, examples, plays

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(JUNK)
)
NAMES = st.text(max_size=5) | st.sampled_from(
    ("rules", "phase", "mover", "assam", "board", "players", "seat", "then", "edition", "red")
)
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=7) | st.dictionaries(NAMES, inner, max_size=7)
)
GAMES = st.one_of(plays().map(Play.game), scenes().map(Scene.game))


def check(plain: object, seed: int = 0) -> None:
    before = copy.deepcopy(plain)
    game = tried(Game.from_dict, plain)
    assert repr(plain) == repr(before), "reading changes nothing"
    if game is not None:
        assert_sound(game, luck(seed))


@given(JSON)
def test_any_data(plain: object) -> None:
    check(plain)


@examples(2)
@given(GAMES, st.data())
def test_any_value_in_any_field(game: Game, data: st.DataObject) -> None:
    plain = game.to_dict()
    inside, key = data.draw(st.sampled_from(places(plain)))
    inside[key] = data.draw(JSON)
    check(plain)


@examples(2)
@given(GAMES, st.data())
def test_a_value_of_the_wrong_type_is_refused(game: Game, data: st.DataObject) -> None:
    """True is no number, 1.0 is none either, and a number is no text."""
    plain = game.to_dict()
    leaves = [(inside, key) for inside, key in places(plain) if is_checked(inside, key)]
    inside, key = data.draw(st.sampled_from(leaves))
    inside[key] = data.draw(st.sampled_from(wrong_for(inside[key])))
    with pytest.raises((BadNotation, BadRules)):
        Game.from_dict(plain)


def is_checked(inside: Any, key: Any) -> bool:  # noqa: ANN401  (plain data)
    value = inside[key]
    return not isinstance(value, dict | list | None) and key not in ("seat", "variant")


def wrong_for(value: object) -> list[object]:
    """Values that look like the right one and are not."""
    if isinstance(value, bool):
        return [int(value), float(value), str(value), None if value else [], {}]
    if isinstance(value, int):
        return [float(value), str(value), bool(value), [value], -1, 10**30, value + 0.5]
    return [
        0,
        1,
        True,
        [value],
        {"": value},
        str(value).encode(),
        f"{value} ",
        str(value).upper() + "x",
    ]


@examples(2)
@given(GAMES, st.data(), st.text(max_size=8))
def test_a_field_too_many_is_refused(game: Game, data: st.DataObject, name: str) -> None:
    plain = game.to_dict()
    inside = data.draw(st.sampled_from([plain, *(i[k] for i, k in places(plain)), plain["rules"]]))
    if isinstance(inside, dict) and name not in (*inside, "mover", "then"):
        inside[name] = data.draw(SCALARS)
        with pytest.raises(BadNotation):
            Game.from_dict(plain)


def test_damaged_data() -> None:
    """4,000 games, each with up to three fields wrong."""
    for seed in seeds(4_000):
        rng = luck(seed)
        check(damaged(rng, played(rng).to_dict()), seed)


def test_restated_data() -> None:
    """1,200 games with one or two fields that might be right."""
    for seed in seeds(1_200):
        rng = luck(seed)
        check(restated(rng, played(rng).to_dict()), seed)


def test_data_with_parts_of_other_data() -> None:
    """600 games that have one part from another one."""
    for seed in seeds(600):
        rng = luck(seed)
        one, two = played(rng).to_dict(), played(rng).to_dict()
        name = rng.choice([*two])
        one[name] = two[name]
        check(one, seed)


def board(**cells: tuple[str, int] | tuple[str, int, str]) -> dict[str, Any]:
    """Data with these squares covered: by colour, number and perhaps the way to the other half."""
    plain = Game(Rules(players=3)).to_dict()
    for player in plain["players"]:
        player["rugs"] = dict.fromkeys(player["rugs"], 5)
    for name, (colour, rug, *half) in cells.items():
        square = Square.parse(name)
        cell = {"colour": colour, "rug": rug, **({"half": half[0]} if half else {})}
        plain["board"][square.row][square.column] = cell
    return plain


@pytest.mark.parametrize(
    ("plain", "reason"),
    [
        (board(a1=("red", 1), b1=("blue", 1)), "rug-id"),
        (board(a1=("red", 1), c1=("red", 1)), "rug-id"),
        (board(a1=("red", 1), b1=("red", 1), c1=("red", 1)), "rug-id"),
        (board(a1=("red", 1, "S"), b1=("red", 1, "W")), "rug-id"),
        (board(a1=("red", 1, "E"), b1=("red", 2, "W")), "rug-id-two"),
        (board(a1=("red", 1)), "half-nowhere"),
        (board(a1=("red", 1), b1=("red", 2)), "half-nowhere"),
        (board(a1=("red", 1, "N"), b1=("red", 2, "W")), "half-off-board"),
        (board(a1=("red", 1, "E")), "half-missing"),
        (board(a1=("purple", 1), b1=("purple", 1)), "colour-not-played"),
        (board() | {"then": "turn"}, "field-reveal-only"),
        (board() | {"mover": 0}, "field-reveal-only"),
        (board() | {"phase": "reveal", "then": "turn"}, "field-reveal-only"),
        (board() | {"phase": "reveal", "then": "turn", "mover": 0}, "field-reveal"),
        (board() | {"seat": 3}, "field-number"),
        (
            board()
            | {"players": [{"dirhams": 0, "rugs": {"red": 0}, "out": True, "leaving": 0}] * 3},
            "field-number",
        ),
        (board() | {"board": [[None] * 7] * 6}, "field-list"),
        (board() | {"phase": "Turn"}, "field-choice"),
        (board() | {"assam": {"square": 1, "heading": "N"}}, "field-text"),
        (board() | {"assam": {"square": "h1", "heading": "N"}}, "square"),
        (board() | {"assam": "d4S"}, "field-object"),
    ],
)
def test_data_that_make_no_sense(plain: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Game.from_dict(plain)
    assert refused.value.reason == reason


def test_halves_that_say_nothing_are_hidden_under_a_whole_rug() -> None:
    """The last rug laid is always whole, so whatever is not lies under one in the end."""
    game = Game.from_dict(board(b1=("blue", 1), b2=("blue", 1), a1=("red", 2), a2=("yellow", 3)))
    assert [rug.whole for rug in game.rugs()] == [False, False, True]


GONE = {"out": True, "dirhams": 0, "rugs": {"blue": 0}, "top": None}


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ({"out": True}, "out-with-goods"),
        ({"out": True, "dirhams": 0}, "out-with-goods"),
        ({**GONE, "leaving": 2}, "leaving-order"),
        ({"leaving": 1}, "field-leaving"),
        ({"out": 1}, "field-flag"),
        ({"top": "red"}, "field-choice"),
        ({"rugs": {"blue": 0}, "top": "blue"}, "top-not-in-pile"),
        ({"rugs": {"blue": 16}}, "field-number"),
        ({"rugs": {"red": 1}}, "field-unknown"),
        ({"rugs": {}}, "field-missing"),
    ],
)
def test_players_that_make_no_sense(player: dict[str, Any], reason: str) -> None:
    plain = board()
    plain["players"][2] |= player
    with pytest.raises(BadNotation) as refused:
        Game.from_dict(plain)
    assert refused.value.reason == reason
