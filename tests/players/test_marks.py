"""Marks: what a finished game tells of who played it, checked against what really happened."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest

from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.core.story import Laid, Walked
from marrakech.players.finished import earned, read_scores, told_of
from marrakech.players.marks import MARKS, PlayedGame, marks_of
from marrakech.table import messages
from tests.table.making import SEATS, Club

if TYPE_CHECKING:
    from random import Random

PLAYED = 120


def random_game(players: int, luck: Random) -> Game:
    game = Game(Rules(players))
    while not game.is_over:
        chance = game.chance()
        choices = [action for action, _ in chance] or game.legal()
        game.push(luck.choice(choices))
    return game


@cache
def games() -> tuple[Game, ...]:
    """Games at random, with two to four players."""
    from random import Random  # noqa: PLC0415  (only here)

    luck = Random(20261118)
    return tuple(random_game(2 + number % 3, luck) for number in range(PLAYED))


def with_dirhams(game: Game, *dirhams: int) -> Game:
    """A game that goes on from near the end of another one, where the purses hold so much."""
    again = game.copy()
    while sum(player.rugs_left for player in again.players) < 4:
        again.pop()
    told = again.to_dict()
    for player, number in zip(told["players"], dirhams, strict=True):
        player["dirhams"] = number
    start = Game.from_dict(told)
    from random import Random  # noqa: PLC0415  (only here)

    luck = Random(1)
    while not start.is_over:
        start.push(luck.choice([action for action, _ in start.chance()] or start.legal()))
    return start


def test_whose_purse_was_nearly_empty_has_a_mark_for_winning_all_the_same() -> None:
    found = 0
    for game in games()[::3]:
        for poor in (0, 1):
            ended = with_dirhams(game, *(2 if seat == poor else 20 for seat in (0, 1)))
            outcome = ended.outcome()
            assert outcome is not None
            won = poor in outcome.winners
            assert ("purse" in of(ended, poor)) == (won and not ended.players[poor].out)
            found += won
            rich = with_dirhams(game, 20, 20)
            assert "purse" not in of(rich, poor)
    assert found


def test_a_first_place_may_be_shared() -> None:
    found = 0
    for game in games()[::3]:
        ended = with_dirhams(game, 20, 20)
        one, two = ended.scores
        even = with_dirhams(game, 20 + two, 20 + one)
        outcome = even.outcome()
        assert outcome is not None
        for seat in (0, 1):
            assert ("shared" in of(even, seat)) == (len(outcome.winners) == 2)
            found += len(outcome.winners) == 2
    assert found


def of(game: Game, seat: int, **more: object) -> set[str]:
    levels = more.get("levels") or [None] * len(game.players)
    gone = more.get("gone") or ()
    return set(marks_of(PlayedGame(game, levels, gone), seat))  # type: ignore[arg-type]


def test_every_mark_but_the_rare_ones_is_earned_by_somebody() -> None:
    counted = Counter(
        mark for game in games() for seat in range(len(game.players)) for mark in of(game, seat)
    )
    rare = {"fatima", "shared", "spared", "purse"}
    assert set(MARKS) - rare <= counted.keys(), counted


def test_who_wins_has_the_first_mark_and_nobody_else() -> None:
    for game in games():
        outcome = game.outcome()
        assert outcome is not None
        winners = {seat for seat in range(len(game.players)) if "first" in of(game, seat)}
        assert winners == set(outcome.winners)


def test_what_is_told_of_dirhams_is_in_the_story_of_the_game() -> None:
    for game in games():
        for seat in range(len(game.players)):
            paid = [
                event.payment
                for event in game.history
                if isinstance(event, Walked) and event.payment is not None
            ]
            marks = of(game, seat)
            assert ("toll" in marks) == any(each.to == seat and each.paid >= 10 for each in paid)
            if "spared" in marks:
                assert not any(each.by == seat and each.paid for each in paid)


def test_a_won_game_with_all_there_to_the_end_is_peace() -> None:
    for game in games():
        for seat in range(len(game.players)):
            if "peace" in of(game, seat):
                assert len(game.players) > 2
                assert not any(player.out for player in game.players)
                # who has left has not been there to the end
                others = tuple(each for each in range(len(game.players)) if each != seat)
                assert "peace" not in of(game, seat, gone=others[:1])


def test_one_point_is_one_point() -> None:
    found = 0
    for game in games():
        outcome = game.outcome()
        assert outcome is not None
        order = sorted(outcome.points, reverse=True)
        for seat in range(len(game.players)):
            if "one" in of(game, seat):
                found += 1
                assert order[0] - order[1] == 1
                assert outcome.points[seat] == order[0]
    assert found


def test_the_last_rug_has_turned_the_game() -> None:
    for game in games():
        for seat in range(len(game.players)):
            if "last" not in of(game, seat):
                continue
            again = game.copy()
            last = again.history[-1]
            assert isinstance(last, Laid)
            assert last.seat == seat
            again.pop()
            assert again.scores[seat] < max(again.scores)


def test_a_carpet_hangs_together() -> None:
    """Counted from the final market alone: who has twelve together there has the mark."""
    for game in games():
        for seat in range(len(game.players)):
            for colour in game.rules.colours_of(seat):
                lying = {
                    (row, column)
                    for row in range(7)
                    for column in range(7)
                    if (rug := game.rug_at((row, column))) is not None and rug.colour is colour
                }
                largest = 0
                while lying:
                    todo, size = [lying.pop()], 1
                    while todo:
                        row, column = todo.pop()
                        beside = {
                            (row + 1, column),
                            (row - 1, column),
                            (row, column + 1),
                            (row, column - 1),
                        }
                        todo += (new := beside & lying)
                        lying -= new
                        size += len(new)
                    largest = max(largest, size)
                last = [event for event in game.history if isinstance(event, Laid)][-1]
                if (
                    largest >= 12
                    and not game.players[seat].out
                    and last.seat == seat
                    and last.colour is colour
                ):
                    assert "carpet" in of(game, seat)
                if "carpet" in of(game, seat):
                    laid = [e for e in game.history if isinstance(e, Laid) and e.seat == seat]
                    assert len(laid) >= 6, "twelve squares take six rugs"


def test_who_left_has_earned_nothing_and_a_level_makes_fatima() -> None:
    game = games()[0]
    outcome = game.outcome()
    assert outcome is not None
    winner = outcome.winners[0]
    other = 1 - winner
    levels = [None, None]
    levels[other] = "merchant"  # type: ignore[call-overload]
    assert "fatima" in of(game, winner, levels=levels)
    assert "fatima" not in of(game, winner)
    assert of(game, winner, gone=(winner,)) == set()


# ------------------------------------------------------------------------ at a table


def finished(kinds: str = "po", seed: int = 1) -> Club:
    club = Club(kinds, bytes([seed]) * 32)
    for number in range(kinds.count("o")):
        club.sit(f"Guest {number}", f"guest {number}")
    club.play()
    return club


@pytest.mark.parametrize("kinds", ["po", "pb", "poo", "pobb"])
def test_what_is_told_of_a_game_is_its_result(kinds: str) -> None:
    for seed in range(1, 6):
        club = finished(kinds, seed)
        result = club.table.result()
        assert result is not None
        [told] = told_of(club.table, {0: "me"})
        assert told.place is not None
        assert 0 in result.ranking[0] or told.place > 1
        assert [score.points for score in read_scores(told.scores)] == result.points
        assert (told.place == 1) == (0 in result.ranking[0])
        assert told.over == club.table.log[-1].at
        people, bots = "o" in kinds, "b" in kinds
        assert told.company == people + 2 * bots


def test_who_has_all_seats_has_played_against_nobody() -> None:
    club = Club("pp")
    club.play()
    told = told_of(club.table, {0: "me", 1: "me"})
    assert [each.place for each in told] == [0, None]


def test_a_game_that_goes_on_or_was_closed_has_no_place() -> None:
    club = Club("po")
    club.sit("Guest", "guest")
    club.play(12)
    assert told_of(club.table, {0: "me"}) == []
    club.host_closes("enough")
    [told] = told_of(club.table, {0: "me"})
    assert told.place is None
    assert earned(club.table, 0) == []


def test_who_was_helped_or_had_a_bot_play_for_them_earns_nothing() -> None:
    club = finished("pb", 2)
    winner_had = earned(club.table, 0)
    helped = Club("pb", bytes([2]) * 32, hints=True)
    helped.until("turn", 0)
    entries = helped.table.help_player(0, "hint", helped.table.version, helped.now)
    helped.table.apply(entries)
    helped.play()
    assert winner_had or earned(finished("pb", 3).table, 0)
    assert earned(helped.table, 0) == []
    away = Club("poo")
    for name in ("Ana", "Bea"):
        away.sit(name, name)
    away.do(1, messages.StandIn(0), away=(0,))
    away.play()
    assert earned(away.table, 0) == []


def test_names_are_searched_as_they_are_heard() -> None:
    club = Club("poo")
    club.sit("Ana María", "a")
    club.sit("Zoë", "z")
    club.play()
    [told] = told_of(club.table, {0: "me"})
    assert told.rivals.split("\n") == ["", *(each for each in told.rivals.split("\n") if each), ""]
    assert len(told.rivals.strip().split("\n")) == 2
    assert "p" in SEATS
