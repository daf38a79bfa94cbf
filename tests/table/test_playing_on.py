"""Tables that begin with a position: somebody plays on from there."""

from __future__ import annotations

import pytest

from marrakech import Game, Phase, Refusal
from marrakech.core.record_reader import read_records
from marrakech.table import messages
from marrakech.table.verify import verify
from tests.table.making import Club
from tests.table.test_setting_up import refused


def positions() -> list[str]:
    """In every phase, with hidden piles and without."""
    found = {}
    for rules in ("standard/2", "standard/3", "standard/4,variant=turn-at-end"):
        game = Club("p" * Game(rules).rules.players, rules=rules)
        game.play(41)
        assert game.table.dice_game is not None
        for _ in range(6):
            now = game.table.dice_game.game
            found[rules, now.phase] = now.position()
            game.step()
    return list(found.values())


@pytest.mark.parametrize("position", positions())
def test_a_game_goes_on_from_a_position_and_its_dice_can_be_checked(position: str) -> None:
    begun = Game.from_position(position)
    club = Club("p" + "b" * (begun.rules.players - 1), position=position)
    assert club.table.dice_game is not None
    game = club.table.dice_game.game
    assert game.start() == begun
    state = club.state(0)
    assert (state.rules, state.first) == (begun.rules.text, begun.mover)
    assert club.restored().state([0], 0, club.now) == state
    club.play()
    assert club.restored().state([0], 0, club.now) == club.state(0)
    [record] = read_records(club.table.record())
    assert record.game.start() == begun
    verdict = verify(record)
    assert verdict.faults == ()
    left = sum(sum(player.rugs.values()) for player in begun.players)
    assert verdict.throws <= left <= verdict.throws + 1
    # the replay begins there too, and so does a review
    assert club.table.replay().steps[0].position.seat == begun.mover


def test_piles_are_shuffled_anew_and_only_what_is_hidden() -> None:
    position = next(each for each in positions() if each.endswith("standard/2"))
    hidden = Game.from_position(position).hidden_rugs()
    orders = set()
    for seed in range(6):
        club = Club("pb", bytes([seed] * 32), position=position)
        assert club.table.dice_game is not None
        piles = club.table.dice_game.dice.deal(
            club.table.rules, club.table.plan.first, club.table.dice_game.ends, hidden
        ).piles
        assert piles is not None
        assert [sorted(pile) for pile in piles] == [sorted(pile) for pile in hidden]
        orders.add(piles)
    assert len(orders) > 4


def test_the_rematch_begins_at_the_beginning() -> None:
    club = Club("pb", position=positions()[0])
    club.play()
    club.do(0, messages.Rematch())
    following = club.table.next_table()
    assert following is not None
    assert (following[0].position, following[0].first) == ("", None)


def test_what_is_no_position_to_go_on_from_is_refused() -> None:
    club = Club("pb", rules="standard/2")
    club.play()
    assert club.table.dice_game is not None
    over = club.table.dice_game.game
    assert over.phase == Phase.OVER
    assert refused(plan_at(over.position(), "pb")) == "position"
    assert refused(plan_at(positions()[0], "po")) == "position"
    assert refused(plan_at(positions()[0], "pbb")) == "seats-and-rules"
    with pytest.raises(Refusal):
        Club("pb", position="no position at all")


def plan_at(position: str, kinds: str) -> messages.NewTable:
    """The plan of a table that goes on from somewhere."""
    seats = {
        "p": messages.SeatPlan("person", "Ana"),
        "b": messages.SeatPlan("bot", "", "porter"),
        "o": messages.SeatPlan("open"),
    }
    return messages.NewTable([seats[kind] for kind in kinds], position=position)
