"""Messages about a game agree with the game, in the colours that the players chose."""

from __future__ import annotations

import pytest

from marrakech import Game, Rules
from marrakech.table.errors import TableRefusal
from marrakech.table.presenter import Presenter
from marrakech.table.replay import MOST_ACTIONS, MOST_PIECES, replay_of
from marrakech.teach.scenes import scene


def test_rugs_become_neutral_at_once_for_whoever_looks() -> None:
    """R4.3."""
    game = scene("y:c3d3 y:d2e2 y:c5c4 b:f5f6", "d6N", mover=2, dirhams=(30, 30, 3, 27))
    presenter = Presenter()
    game.push("F")

    def neutral() -> list[bool]:
        cells = [cell for row in presenter.position(game).board for cell in row if cell]
        return [cell.neutral for cell in cells if cell.colour == "blue"]

    assert neutral() == [False, False]
    game.push("3")
    assert neutral() == [True, True]
    game.pop()
    assert neutral() == [False, False]


def test_two_boards_in_turn_are_each_shown_as_they_are() -> None:
    presenter = Presenter()
    first, second = scene("r:d3e3"), scene("r:d3e3 y:a1a2")
    for game, rugs in ((first, 2), (second, 4), (first, 2)):
        assert (
            sum(cell is not None for row in presenter.position(game).board for cell in row) == rugs
        )


def test_an_endless_record_is_not_shown() -> None:
    game = Game(Rules(players=2, two_player="one colour", rugs=400, elimination=False))
    while len(game.history) <= MOST_ACTIONS:
        game.push(game.legal()[0])
    with pytest.raises(TableRefusal, match=str(MOST_ACTIONS)):
        replay_of(game.record())


@pytest.mark.parametrize("filling", ["\n", "{a}", ";\n", "{}\n", " \n"])
def test_a_record_that_is_filled_up_is_not_read_to_its_end(filling: str) -> None:
    """As much as may be sent would keep a server busy for seconds."""
    begins = '[Rules "standard/4"]\n\n'
    with pytest.raises(TableRefusal, match=str(MOST_ACTIONS)):
        replay_of(begins + filling * (MOST_PIECES + 1))
    assert len(replay_of(begins + filling * 1000 + "L").steps) == 2
    first, many = f"{begins}*\n", f"{begins}L\n" * MOST_PIECES
    assert len(replay_of(first + many).steps) == 1, "what comes after the first game is not read"
