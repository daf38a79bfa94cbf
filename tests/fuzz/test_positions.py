"""Any text as a position: a sound game, or a refusal that says why."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from marrakech import BadNotation, Game
from tests.fuzz.mutations import RULES, luck, played, retold, seeds, spoiled
from tests.fuzz.sound import assert_sound, tried
from tests.strategies import examples

BOARDS = st.text("1234567rybp^>v</", max_size=60) | st.just("7/7/7/7/7/7/7")
ASSAMS = st.from_regex(r"[a-g][1-7][NESW]", fullmatch=True) | st.text("a1gNh8", max_size=4)
MOVERS = st.sampled_from(("r", "y", "b", "p", "R", "red", "x"))
PHASES = st.sampled_from(("turn", "roll", "lay", "over", "reveal", "TURN"))
PURSE = st.from_regex(r"[0-9]{1,5}([rybp][0-9]{1,4}){1,2}(=[rybp?])?|x[1-3]", fullmatch=True)
PURSES = st.lists(PURSE, min_size=1, max_size=5).map(",".join)
LINES = st.tuples(BOARDS, ASSAMS, MOVERS, PHASES, PURSES, st.sampled_from(RULES)).map(" ".join)


def check(text: str, seed: int = 0) -> None:
    game = tried(Game.from_position, text)
    if game is not None:
        assert_sound(game, luck(seed))


@given(st.text())
def test_any_text(text: str) -> None:
    check(text)


@given(st.binary())
def test_any_bytes(raw: bytes) -> None:
    check(raw.decode("latin-1"))
    check(raw.decode("utf-8", "surrogateescape"))


@examples(4)
@given(LINES)
@example("7/7/7/7/7/7/7 d4S r turn 99999r15,0y15,0b15 standard/3")
@example("7/7/7/7/7/7/7 d4S r turn 65535r15,0y15,0b15 standard/3")
@example("7/7/7/7/7/7/7 d4S r turn 00030r0015,30y15,30b15 standard/3")
@example("7/7/7/7/7/7/7 d4S r over 30r0,30y0,30b0 standard/3")
@example("7/7/7/7/7/7/7 d4S r over x1,x2,30b0 standard/3")
@example("7/7/7/7/7/7/7 d4S b over x1,x2,x3 standard/3")
@example("7/7/7/7/7/7/7 d4S r turn 30r1b0=?,30y0p1=? standard/2,rugs=2")
@example("7/7/7/7/7/7/7 d4S r lay 30r1b0=?,30y0p1=p standard/2,rugs=2")
@example("7/7/7/7/7/7/7 d4S r turn 30r0,30y1,30b1 standard/3,variant=turn-at-end,rugs=1")
def test_six_fields_of_the_right_kind(line: str) -> None:
    check(line)


def test_spoiled_positions() -> None:
    """5,000 positions of games, each with up to four characters wrong."""
    for seed in seeds(5_000):
        rng = luck(seed)
        text = played(rng).position()
        check(spoiled(rng, text), seed)


def test_retold_positions() -> None:
    """1,500 positions with one or two fields that might be right."""
    for seed in seeds(1_500):
        rng = luck(seed)
        check(retold(rng, played(rng).position()), seed)


def test_positions_with_fields_of_others() -> None:
    """600 positions that have one field from another one."""
    for seed in seeds(600):
        rng = luck(seed)
        one, two = (played(rng).position().split(" ") for _ in range(2))
        at = rng.randrange(6)
        one[at] = two[at]
        check(" ".join(one), seed)


BARE = "7/7/7/7/7/7/7"


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("7/7/7/7/7/7", "board-rows"),
        ("7/7/7/7/7/7/7/7", "board-rows"),
        ("8/7/7/7/7/7/7", "board-cell"),
        ("6/7/7/7/7/7/7", "board-columns"),
        ("7/7/7/7/7/7/77", "board-columns"),
        ("7/7/7/7/7/7/7r>", "board-columns"),
        ("7/7/7/7/7/7/r6", "board-cell"),
        ("7/7/7/7/7/7/r>6", "half-missing"),
        ("7/7/7/7/7/7/r<6", "half-off-board"),
        ("r^6/7/7/7/7/7/7", "half-off-board"),
        ("7/2r>yv3/2b^r<3/7/7/7/7", "rugs-in-a-ring"),
        ("p>p<5/7/7/7/7/7/7", "colour-not-played"),
    ],
)
def test_boards_that_make_no_sense(board: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Game.from_position(f"{board} d4S r turn 30r9,30y9,30b9 standard/3")
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ("d4S r turn 30r9,30y9 standard/3", "players-number"),
        ("d4S r turn 30r9,30y9,30b9,30p9 standard/3", "position-purse"),
        ("d4 r turn 30r9,30y9,30b9 standard/3", "position-assam"),
        ("d4S p turn 30r9,30y9,30b9 standard/3", "position-mover"),
        ("d4S r reveal 30r9,30y9,30b9 standard/3", "position-phase"),
        ("d4S r turn 30r16,30y9,30b9 standard/3", "too-many-rugs"),
        ("d4S r turn 30r1r1,30y9,30b9 standard/3", "purse-colours"),
        ("d4S r turn 30y9,30r9,30b9 standard/3", "purse-colours"),
        ("d4S r turn 30r9=r,30y9,30b9 standard/3", "position-top"),
        ("d4S r turn 30r9b9,30y9p9=y standard/2", "position-top"),
        ("d4S r turn 30r0b0=?,30y9p9=y standard/2", "position-top"),
        ("d4S r turn 30r0b9=r,30y9p9=y standard/2", "top-not-in-pile"),
        ("d4S r turn 30r9b9=y,30y9p9=y standard/2", "top-not-in-pile"),
        ("d4S r roll 30r9b9=?,30y9p9=y standard/2", "top-unknown"),
        ("d4S r lay 30r9b9=?,30y9p9=y standard/2,variant=turn-at-end", "top-unknown"),
        ("d4S r turn 30r9b9=?,30y9p9=y standard/2,pile=alternating", "top-unknown"),
        ("d4S r turn 65535r9,1y9,0b9 standard/3", "dirhams-together"),
        ("d4S r turn 30r9,30y9,x1 swedish/3", "out-without-elimination"),
        ("d4S r turn 30r9,30y9,x2 standard/3", "leaving-order"),
        ("d4S r over x1,x2,x3 standard/3", "leaving-order"),
        ("d4S r turn 30r9,x1,x2 standard/3", "over"),
        ("d4S r turn 30r0,30y0,30b0 standard/3", "over"),
        ("d4S r over 30r1,30y0,30b0 standard/3", "not-over"),
        ("d4S r turn 30r0,30y1,30b1 standard/3", "mover-cannot"),
        ("d4S r roll 30r0,30y1,30b1 standard/3,variant=turn-at-end", "mover-cannot"),
        ("d4S r turn x1,30y1,30b1 standard/3,variant=turn-at-end", "mover-cannot"),
    ],
)
def test_positions_that_make_no_sense(rest: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Game.from_position(f"{BARE} {rest}")
    assert refused.value.reason == reason
