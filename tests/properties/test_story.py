"""The events tell what happened: just the difference between before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from marrakech import (
    Event,
    Game,
    Heading,
    Laid,
    Phase,
    Revealed,
    Rug,
    Square,
    Turned,
    View,
    Walked,
    Way,
)
from marrakech.core.board import SQUARES
from tests.scenes import Scene, scenes
from tests.strategies import CHOICES_MADE, Play, chosen, examples, plays

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = st.one_of(plays().map(Play.begun), scenes().map(Scene.game))


def told(game: Game, choices: bytes) -> Iterator[tuple[View, Event, Game]]:
    """Play on; every event with what was before and after it."""
    for number in choices:
        if not game.legal():
            break
        before = game.view()
        yield before, game.push(chosen(game, number)), game


def tops(market: View | Game) -> dict[Square, Rug | None]:
    return {square: market.rug_at(square) for square in SQUARES}


def area(market: View, start: Square) -> set[Square]:
    """R4.1, R4.5: squares of one colour, or of one owner, side by side."""
    rug = market.rug_at(start)
    assert rug is not None
    alike = market.owner if market.rules.area == "owner" else str
    found, edge = {start}, [start]
    while edge:
        square = edge.pop()
        for heading in Heading:
            beside = square.neighbour(heading)
            if beside is None or beside in found:
                continue
            other = market.rug_at(beside)
            if other is not None and alike(other.colour) == alike(rug.colour):
                found.add(beside)
                edge.append(beside)
    return found


@given(GAMES, CHOICES_MADE)
def test_an_event_has_the_seat_and_the_outcome(game: Game, choices: bytes) -> None:
    for before, event, after in told(game, choices):
        assert event.seat == before.seat
        assert event.outcome == after.outcome()
        assert after.history[-1] == event
        assert event.action in before.legal()


@given(GAMES, CHOICES_MADE)
def test_a_turn_turns_assam_and_nothing_else(game: Game, choices: bytes) -> None:
    """R3.2: a quarter left or right, or not at all."""
    for before, event, after in told(game, choices):
        if isinstance(event, Turned):
            was = before.assam.heading
            ways = {Way.LEFT: was.left, Way.FORWARD: was, Way.RIGHT: was.right}
            assert event.before == was
            assert event.heading == ways[event.way] == after.assam.heading
            assert after.assam.square == before.assam.square
            assert after.players == before.players
        elif not isinstance(event, Walked):
            assert after.assam == before.assam


@given(GAMES, CHOICES_MADE)
def test_a_walk_ends_where_its_path_ends(game: Game, choices: bytes) -> None:
    """R3.3: as many steps as slippers, heading as he walked or came back in."""
    for before, event, after in told(game, choices):
        if isinstance(event, Walked):
            assert (event.start, event.before) == before.assam
            assert len(event.path) == event.steps == int(event.action.text)
            assert after.assam == (event.path[-1].square, event.path[-1].heading)


@given(GAMES, CHOICES_MADE)
def test_a_payment_is_what_changed_hands(game: Game, choices: bytes) -> None:
    """R4: one dirham a square of the area, or all one has."""
    for before, event, after in told(game, choices):
        change = [b.dirhams - a.dirhams for a, b in zip(before.players, after.players, strict=True)]
        expected = [0] * len(change)
        payment = event.payment if isinstance(event, Walked) else None
        if payment is not None:
            assert payment.by == event.seat != payment.to
            assert before.owner(payment.colour) == payment.to
            assert set(payment.squares) == area(before, after.assam.square)
            assert list(payment.squares) == sorted(set(payment.squares))
            seen = [before.rug_at(square) for square in payment.squares]
            assert payment.joined == (len({rug and rug.colour for rug in seen}) > 1)
            assert payment.paid == min(payment.due, before.players[payment.by].dirhams)
            expected[payment.by] -= payment.paid
            expected[payment.to] += payment.paid
        elif isinstance(event, Walked):  # R4.2: bare, one's own or neutral
            rug = before.rug_at(after.assam.square)
            assert rug is None or before.owner(rug.colour) in (None, event.seat)
        assert change == expected


@given(GAMES, CHOICES_MADE)
def test_who_cannot_pay_is_out_and_his_rugs_leave(game: Game, choices: bytes) -> None:
    """R4.3, R4.4."""
    for before, event, after in told(game, choices):
        short = (
            isinstance(event, Walked) and event.payment and event.payment.paid < event.payment.due
        )
        out = bool(short) and game.rules.elimination
        assert (isinstance(event, Walked) and event.out) == out
        gone = sum(player.out for player in before.players)
        for was, now in zip(before.players, after.players, strict=True):
            if out and was.seat == event.seat:
                assert (now.leaving, now.dirhams, now.rugs_left, now.points) == (gone + 1, 0, 0, 0)
                assert now.top is None
            else:
                assert now.leaving == was.leaving


@examples(0.5)
@given(GAMES, CHOICES_MADE)
def test_a_rug_covers_its_two_squares_and_no_other(game: Game, choices: bytes) -> None:
    """R5.1, R5.2."""
    for before, event, after in told(game, choices):
        was, now = tops(before), tops(after)
        if not isinstance(event, Laid):
            assert was == now
            continue
        near, far = event.squares
        assert event.on == (was[near], was[far])
        rug = Rug(event.colour, (min(near, far), max(near, far)), (True, True))
        assert now[near] == now[far] == rug
        assert event.colour == before.top(event.seat)
        assert before.assam.square.heading_to(near) is not None
        for square in set(SQUARES) - {near, far}:
            old, new = was[square], now[square]
            assert (old and (old.colour, old.squares)) == (new and (new.colour, new.squares))
        seat = event.seat
        left = dict(before.players[seat].rugs)
        left[event.colour] -= 1
        assert after.players[seat].rugs == left


@given(GAMES, CHOICES_MADE)
def test_a_reveal_shows_the_top_of_one_pile(game: Game, choices: bytes) -> None:
    """R2.3: and turns over nothing else."""
    for before, event, after in told(game, choices):
        if isinstance(event, Revealed):
            assert before.phase == Phase.REVEAL
            assert before.top(event.seat) is None
            expected = [before.top(seat) for seat in range(game.rules.players)]
            expected[event.seat] = event.colour
            assert [after.top(seat) for seat in range(game.rules.players)] == expected
            assert [p.rugs for p in after.players] == [p.rugs for p in before.players]


@given(GAMES, CHOICES_MADE)
def test_rugs_come_each_before_those_that_lie_on_it(game: Game, choices: bytes) -> None:
    for _ in told(game, choices):
        pass
    painted: dict[Square, Rug] = {}
    for rug in game.rugs():
        painted |= dict.fromkeys(rug.squares, rug)
    assert painted == {square: rug for square, rug in tops(game).items() if rug is not None}
