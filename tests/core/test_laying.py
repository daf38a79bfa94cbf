"""Laying a rug: where, and on what (R5)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from marrakech import Phase

from .composing import compose
from .playing import lay, texts

if TYPE_CHECKING:
    from marrakech.core.rules import Cover

COVERS: list[Cover] = ["opponents", "any", "colours"]
SQUARES = [column + row for row in "1234567" for column in "abcdefg"]


def touch(one: str, other: str) -> bool:
    """Whether two squares share a side."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def round_about(assam: str) -> list[str]:
    """All rugs that R5.1 allows round a square, found by trying every pair of squares."""
    return [
        near + far
        for near in SQUARES
        for far in SQUARES
        if touch(near, far) and touch(near, assam) and far != assam
    ]


# ------------------------------------------------------------------------ where


@pytest.mark.parametrize(
    ("assam", "rugs"),
    [
        ("d4", "d3d2 d3c3 d3e3 e4e3 e4f4 e4e5 d5e5 d5d6 d5c5 c4c5 c4b4 c4c3"),
        ("d1", "c1b1 c1c2 e1f1 e1e2 d2c2 d2d3 d2e2"),
        ("a4", "a3a2 a3b3 a5a6 a5b5 b4b3 b4c4 b4b5"),
        ("a1", "b1c1 b1b2 a2a3 a2b2"),
        ("g7", "f7e7 f7f6 g6g5 g6f6"),
        ("b2", "b1a1 b1c1 a2a1 a2a3 c2c1 c2d2 c2c3 b3a3 b3b4 b3c3"),
    ],
)
def test_a_rug_lies_beside_assam(assam: str, rugs: str) -> None:
    """R5.1: two squares that share a side, at least one of which shares a side with Assam's."""
    assert texts(compose().assam(assam, "N").to_lay()) == set(rugs.split())


@pytest.mark.parametrize("assam", SQUARES)
def test_a_rug_never_lies_under_assam_nor_off_the_board(assam: str) -> None:
    """R5.1: on every square of the market, just the rugs that the rule describes."""
    assert texts(compose().assam(assam, "N").to_lay()) == set(round_about(assam))


# ------------------------------------------------------------------------ on what


@pytest.mark.parametrize("cover", COVERS)
def test_a_rug_may_cover_two_empty_squares(cover: Cover) -> None:
    """R5.2: bare squares are always free."""
    game = compose(players=3, cover=cover).to_lay()
    assert lay(game, "d3c3").on == (None, None)


@pytest.mark.parametrize("cover", COVERS)
def test_a_rug_may_cover_an_empty_square_and_half_a_rug(cover: Cover) -> None:
    """R5.2: either of its two squares may be the bare one, and the rug of any colour."""
    board = compose(players=3, cover=cover).with_rugs(yellow="d3d2", red="c5b5")
    assert {"d3c3", "d5c5"} <= texts(board.to_lay())


@pytest.mark.parametrize("cover", COVERS)
def test_a_rug_may_cover_halves_of_two_rugs(cover: Cover) -> None:
    """R5.2: halves of two different rugs, here of two colours."""
    board = compose(players=3, cover=cover).with_rugs(yellow="d3d2", blue="c3b3")
    assert "d3c3" in texts(board.to_lay())


@pytest.mark.parametrize("cover", ["opponents", "any"])
def test_halves_of_two_rugs_may_have_the_same_colour(cover: Cover) -> None:
    """R5.2: of any colour, so of one colour too."""
    board = compose(players=3, cover=cover).with_rugs(yellow="d3d2 c3b3")
    assert "d3c3" in texts(board.to_lay())


@pytest.mark.parametrize("cover", COVERS)
@pytest.mark.parametrize(
    "rug", ["d3d2", "c3d3", "d3e3", "e4e3", "e4f4", "e4e5", "d5e5", "d5d6", "c5d5", "c4c5", "b4c4"]
)
def test_a_rug_may_not_cover_a_whole_rug_of_another_player(cover: Cover, rug: str) -> None:
    """R5.2: not the two visible halves of one and the same rug at once, however it lies."""
    board = compose(players=3, cover=cover)
    bare, covered = board.to_lay(), board.with_rugs(yellow=rug).to_lay()
    assert texts(bare) - texts(covered) == texts(bare) & {rug, rug[2:] + rug[:2]}
    assert len(texts(covered)) == 11


@pytest.mark.parametrize("cover", COVERS)
@pytest.mark.parametrize(
    ("below", "above", "rug"),
    [
        ("c3d3", "c3c2", "d3c3"),
        ("d3e3", "e3e2", "d3e3"),
        ("d2d3", "d2c2", "d3d2"),
        ("d5d6", "d6e6", "d5d6"),
    ],
    ids=["left", "right", "upper", "lower"],
)
def test_a_rug_of_which_half_is_hidden_is_not_whole(
    cover: Cover, below: str, above: str, rug: str
) -> None:
    """R5.2: what is left of it may be covered together with the rug that hides the rest."""
    board = compose(players=3, cover=cover).with_rugs(yellow=below).with_rugs(blue=above)
    assert rug in texts(board.to_lay())


def test_two_halves_of_one_colour_side_by_side_may_be_two_rugs() -> None:
    """R5.2: d3 and c3 are both yellow, but what is left of two rugs laid one on the other."""
    board = compose(players=3).with_rugs(yellow="c3d3").with_rugs(yellow="c3c2")
    assert {"d3c3"} <= texts(board.to_lay())


def test_a_rug_that_was_hidden_in_part_stays_so() -> None:
    """R5.2: only what is visible counts, so the halves of the rugs below do not protect."""
    board = compose(players=3).with_rugs(yellow="c3d3").with_rugs(blue="c3c2", yellow="d3d2")
    assert "d3c3" in texts(board.to_lay())


# ------------------------------------------------------------------------ cover


@pytest.mark.parametrize(
    ("cover", "own", "other", "neutral"),
    [
        ("opponents", True, False, False),
        ("any", False, False, False),
        ("colours", False, False, False),
    ],
)
def test_whose_whole_rug_may_be_covered(
    cover: Cover, *, own: bool, other: bool, neutral: bool
) -> None:
    """R5.3: `opponents` lets one cover one's own; neutral rugs are always protected."""
    board = compose(players=3, cover=cover).with_rugs(red="d3c3", yellow="d5e5", blue="c4b4")
    found = texts(board.out(2).to_lay(seat=0))
    assert ("d3c3" in found, "d5e5" in found, "c4b4" in found) == (own, other, neutral)


@pytest.mark.parametrize(("cover", "allowed"), [("opponents", True), ("any", False)])
@pytest.mark.parametrize(("seat", "mine"), [(0, ("red", "blue")), (1, ("yellow", "purple"))])
def test_with_two_players_both_colours_are_ones_own(
    cover: Cover, seat: int, mine: tuple[str, str], *, allowed: bool
) -> None:
    """R5.3: `opponents` lets one cover a whole rug of either colour, whichever one lays."""
    first, second = mine
    board = compose(players=2, cover=cover).with_rugs(**{first: "d3c3", second: "d5e5"})
    found = texts(board.to_lay(seat=seat))
    assert ("d3c3" in found, "d5e5" in found) == (allowed, allowed)


@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_both_colours_of_the_other_are_protected(seat: int) -> None:
    """R5.3: neither of the other player's whole rugs may be covered."""
    first, second = [("yellow", "purple"), ("red", "blue")][seat]
    board = compose(players=2).with_rugs(**{first: "d3c3", second: "d5e5"})
    assert not {"d3c3", "d5e5"} & texts(board.to_lay(seat=seat))


@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_under_colours_two_halves_of_one_colour_may_not_be_covered(colour: str) -> None:
    """R5.3: `colours` wants both halves to differ in colour, one's own and neutral ones too."""
    board = compose(players=3, cover="colours").with_rugs(**{colour: "d3d2 c3b3"})
    assert "d3c3" not in texts(board.out(2).to_lay(seat=0))


def test_under_colours_an_empty_square_has_no_colour() -> None:
    """R5.3: only where two halves lie under the new rug must they differ."""
    board = compose(players=3, cover="colours").with_rugs(yellow="d3d2 c4b4")
    assert {"d3c3", "d3e3", "c4c3", "e4f4"} <= texts(board.to_lay())


def test_under_colours_the_two_colours_of_one_player_differ() -> None:
    """R5.3: it is the colour that counts, not the owner."""
    board = compose(players=2, cover="colours").with_rugs(yellow="d3d2", purple="c3b3")
    assert "d3c3" in texts(board.to_lay(seat=0))


# ------------------------------------------------------------------------ laying is compulsory


@pytest.mark.parametrize("cover", COVERS)
def test_laying_is_compulsory(cover: Cover) -> None:
    """R5.4: after the walk a rug has to be laid; nothing else is possible."""
    game = compose(players=3, cover=cover).to_lay()
    assert game.phase == Phase.LAY
    assert texts(game) == set(round_about("d4"))


CORNER = "b1c1 b2b3 a2a3"
"""Three whole rugs that lie all around Assam on a1: every rug there covers two of their halves."""


def test_under_colours_one_colour_all_around_waives_the_condition() -> None:
    """R5.4: then `any` applies for this rug: halves of two rugs, but no rug whole."""
    board = compose(players=3, cover="colours").with_rugs(yellow=CORNER).assam("a1", "N")
    assert texts(board.to_lay(seat=0)) == {"b1b2", "a2b2"}


def test_the_waiver_protects_whole_rugs_of_ones_own() -> None:
    """R5.4: it is `any` that applies, not `opponents`."""
    board = compose(players=3, cover="colours").with_rugs(red=CORNER).assam("a1", "N")
    assert texts(board.to_lay(seat=0)) == {"b1b2", "a2b2"}


@pytest.mark.parametrize(
    ("yellow", "blue", "place"),
    [("a2b2 a3b3 b1c1", "c1d1", "b1c1"), ("b1b2 c1c2 a2a3", "a3a4", "a2a3")],
    ids=["across", "down"],
)
def test_one_place_with_two_colours_is_enough_to_keep_the_condition(
    yellow: str, blue: str, place: str
) -> None:
    """R5.4: all round a1 is yellow but for one square: no waiver, neither across nor down."""
    board = compose(players=3, cover="colours").with_rugs(yellow=yellow).with_rugs(blue=blue)
    assert texts(board.assam("a1", "N").to_lay(seat=0)) == {place}


def blockades(assam: str) -> list[tuple[str, ...]]:
    """Every way in which whole rugs can lie on the places round Assam, none to be added.

    A place is blocked by a whole rug that lies right there, and whole rugs do not overlap: so
    these are the sets of places that share no square, and the largest of them block the most.
    """
    places = sorted({min(rug, rug[2:] + rug[:2]) for rug in round_about(assam)})

    def apart(rug: str, others: tuple[str, ...]) -> bool:
        return all(not {rug[:2], rug[2:]} & {other[:2], other[2:]} for other in others)

    found = [
        some
        for size in range(1, 5)
        for some in combinations(places, size)
        if all(apart(rug, some[:at]) for at, rug in enumerate(some))
    ]
    return [some for some in found if not any(apart(rug, some) for rug in places)]


@pytest.mark.parametrize("assam", SQUARES)
@pytest.mark.parametrize("cover", ["opponents", "any"])
def test_there_is_always_a_place_to_lay(assam: str, cover: Cover) -> None:
    """R5.4: whatever blocks the places round Assam, one at least is free."""
    places = set(round_about(assam))
    for blockade in blockades(assam):
        board = compose(players=3, cover=cover).with_rugs(yellow=" ".join(blockade))
        free = texts(board.assam(assam, "N").to_lay(seat=0))
        assert free == places - {*blockade, *(rug[2:] + rug[:2] for rug in blockade)}
        assert free


@pytest.mark.parametrize("assam", SQUARES)
def test_there_is_always_a_place_to_lay_under_colours(assam: str) -> None:
    """R5.4: with one colour all around, what `any` allows is allowed, and that is something."""
    covers: list[Cover] = ["colours", "any"]
    below = " ".join(round_about(assam))
    for blockade in blockades(assam):
        waived, as_any = (
            texts(
                compose(players=3, cover=cover, rugs=50)
                .with_rugs(yellow=below)
                .with_rugs(yellow=" ".join(blockade))
                .assam(assam, "N")
                .to_lay(seat=0)
            )
            for cover in covers
        )
        assert waived == as_any
        assert waived


def test_at_most_four_of_twelve_places_are_ever_blocked() -> None:
    """R5.4: every place takes one of Assam's four neighbours, and no two rugs the same one."""
    assert len(round_about("d4")) == 12
    assert max(len(blockade) for blockade in blockades("d4")) == 4
