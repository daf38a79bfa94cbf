"""Observations: they hold what a seat may know, and nothing that is hidden."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import Game, Rules
from marrakech.core import codes
from marrakech.core.board import COLOURS, HEADINGS
from marrakech.core.story import Phase
from marrakech.envs import observation_layout, spaces
from marrakech.envs.observation import ObservationWriter
from tests import strategies


def seen(game: Game, seat: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.int16]]]:
    """An observation by its parts."""
    row, mask = np.full(observation_layout.WIDTH, 9, np.int16), np.full(codes.ACTIONS, 9, np.int8)
    ObservationWriter(row.data, mask.data).look(game.kernel_state(), seat)
    space = spaces.seen(game.rules)
    assert space.contains({"observation": row, "action_mask": mask})
    return {
        part.name: row[part.start : part.stop].reshape(part.shape)
        for part in observation_layout.parts(game.rules)
    }


def test_parts_follow_each_other() -> None:
    parts = observation_layout.parts(Rules())
    ends = [0, *(part.stop for part in parts)]
    assert [part.start for part in parts] == ends[:-1]
    assert ends[-1] == observation_layout.WIDTH


@given(strategies.plays(), st.integers(0, 3))
def test_an_observation_says_what_the_game_says(play: strategies.Play, looking: int) -> None:
    game = play.game()
    players = game.rules.players
    seat = looking % players
    found = seen(game, seat)
    around = [(seat + behind) % players for behind in range(players)]
    halves = game.halves()
    # number n of the colours belongs to seat n % players: so it does seen from another seat
    colours = [
        COLOURS[around[number % players] + players * (number // players)]
        for number in range(len(game.rules.colours))
    ]
    left = {colour: n for player in game.players for colour, n in player.rugs.items()}
    for square, half in halves.items():
        at = square.row, square.column
        assert [found["rugs"][number][at] for number in range(4)] == [
            int(number < len(colours) and colours[number] == half.colour) for number in range(4)
        ]
        assert [plane[at] for plane in found["halves"]] == [
            int(heading == half.toward) for heading in HEADINGS
        ]
    assert found["rugs"].sum() == found["halves"].sum() == len(halves)
    square, heading = game.assam
    assert found["assam"].sum() == 1
    assert found["assam"][HEADINGS.index(heading), square.row, square.column] == 1
    none = [0] * 4
    assert [*found["dirhams"]] == ([game.players[s].dirhams for s in around] + none)[:4]
    assert [*found["out"]] == ([game.players[s].leaving or 0 for s in around] + none)[:4]
    assert [*found["left"]] == ([left[colour] for colour in colours] + none)[:4]
    tops = {game.top(s) for s in range(players)}
    assert [*found["next"]] == ([int(colour in tops) for colour in colours] + none)[:4]
    assert [*found["mover"]] == ([int(s == game.mover) for s in around] + none)[:4]
    phases = [Phase.TURN, Phase.LAY, Phase.OVER]
    assert [*found["phase"]] == [int(game.phase == phase) for phase in phases]


@pytest.mark.parametrize("seat", [0, 1])
def test_an_observation_leaks_no_order_of_the_piles(seat: int) -> None:
    """R2.3: two games that differ in nothing but what nobody knows look the same."""
    one = Game("standard/2", piles=[["red", "blue"] * 12, ["yellow", "purple"] * 12])
    other = [["red", *["blue"] * 12, *["red"] * 11], ["yellow", *["purple"] * 12, *["yellow"] * 11]]
    two = Game("standard/2", piles=other)
    for action in ("=red", "=yellow", "L", "2"):
        one.push(action)
        two.push(action)
        for name, numbers in seen(one, seat).items():
            assert (numbers == seen(two, seat)[name]).all(), name
    place = one.legal()[0]
    for game, colour in ((one, "=blue"), (two, "=blue")):
        game.push(place)
        game.push(colour)
    for name, numbers in seen(one, seat).items():
        assert (numbers == seen(two, seat)[name]).all(), name


def test_rows_and_masks_belong_together() -> None:
    row, masks = np.zeros(observation_layout.WIDTH, np.int16), np.zeros((2, codes.ACTIONS), np.int8)
    with pytest.raises(ValueError, match="a row for each mask"):
        ObservationWriter(row.data, masks.reshape(-1).data)
    sight = ObservationWriter(row.data, masks[0].data)
    state = Game("standard/3").kernel_state()
    for seat, at in ((3, 0), (-1, 0), (0, 1), (0, -1)):
        with pytest.raises(IndexError):
            sight.look(state, seat, at)
