"""A game as an object: playing, taking back, copying, comparing, knowing the piles."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from marrakech import (
    EDITIONS,
    Action,
    BadNotation,
    BadRules,
    Colour,
    Game,
    Laid,
    Lay,
    Phase,
    Reveal,
    Roll,
    Rules,
    Square,
    Turn,
    Way,
)
from marrakech.core.ruletext import write_rules

from .composing import compose
from .playing import lay, luck, odds, pickled, play, play_on, texts, throw

KINDS = [
    Rules(2),
    Rules(2, pile="alternating", cover="any"),
    Rules(2, two_player="one colour", dirhams=6),
    Rules(3, cover="colours", variant="turn-at-end"),
    Rules(4, dirhams=5, variant="turn-at-end-optional"),
    Rules(4, elimination=False, tiebreak="rugs", heading="E"),
]
every_kind = pytest.mark.parametrize("rules", KINDS, ids=write_rules)

PILES = [["blue", "red", "red", "blue"], ["yellow", "purple", "purple", "yellow"]]


def part_of_a_game(rules: Rules, seed: int = 1, actions: int = 40) -> Game:
    """A game that has begun and is not over."""
    game, rng = Game(rules), luck(seed)
    for _ in range(actions):
        game.push(rng.choice(game.legal()))
    assert game.phase != Phase.OVER
    return game


# ------------------------------------------------------------------------ pushing and popping


def test_an_action_is_pushed_as_object_or_as_text() -> None:
    written, made = Game(Rules(2)), Game(Rules(2))
    play(written, "=red =purple R 2 b3c3")
    made.push(Reveal(Colour.RED))
    made.push(Reveal(Colour.PURPLE))
    made.push(Turn(Way.RIGHT))
    made.push(Roll(2))
    made.push(Lay(Square.parse("b3"), Square.parse("c3")))
    assert made == written
    assert made.history == written.history


def test_history_keeps_all_events_in_their_order() -> None:
    game = Game(Rules(3))
    events = [game.push(action) for action in ("L", "2", "g4g5", "F")]
    assert game.history == tuple(events)
    assert [str(event.action) for event in game.history] == ["L", "2", "g4g5", "F"]
    assert [event.seat for event in game.history] == [0, 0, 0, 1]


def test_a_game_that_has_not_begun_has_no_history() -> None:
    assert Game(Rules(3)).history == ()
    assert compose(players=3).with_rugs(red="a1b1").to_roll().history == ()


def test_popping_takes_back_the_last_action_and_tells_it() -> None:
    game = Game(Rules(3))
    first, second = game.push("L"), game.push("3")
    assert game.pop() == second
    assert (game.phase, game.history) == (Phase.ROLL, (first,))
    assert game.pop() == first
    assert game == Game(Rules(3))


@every_kind
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_taken_back_step_by_step(rules: Rules, seed: int) -> None:
    game, rng, before = Game(rules), luck(seed), []
    while game.phase != Phase.OVER:
        before.append((game.copy(), game.position()))
        game.push(rng.choice(game.legal()))
    for earlier, position in reversed(before):
        game.pop()
        assert game == earlier
        assert game.history == earlier.history
        assert game.position() == position


def test_going_out_can_be_taken_back() -> None:
    """R4.3: with it the dirhams and the rugs."""
    board = compose(players=3).with_rugs(red="d5d6").with_dirhams(30, 1, 30)
    game = board.to_roll(seat=1)
    assert throw(game, 1).out
    game.pop()
    assert game == board.to_roll(seat=1)
    assert game.players[1].rugs_left == 15


# ------------------------------------------------------------------------ what is possible


@every_kind
def test_every_legal_action_can_be_pushed(rules: Rules) -> None:
    game = part_of_a_game(rules)
    for _ in range(20):
        for action in game.legal():
            copied = game.copy()
            assert copied.push(action).action == action
        game.push(game.legal()[-1])


@every_kind
def test_chance_adds_up_to_one_where_chance_decides(rules: Rules) -> None:
    """R1.3, R2.3: a throw and a reveal are chance, all else is a choice."""
    game, rng = Game(rules), luck(3)
    while game.phase != Phase.OVER:
        if game.phase in (Phase.ROLL, Phase.REVEAL):
            assert set(odds(game)) == texts(game)
            assert sum(odds(game).values()) == pytest.approx(1)
        else:
            assert game.chance() == []
        game.push(rng.choice(game.legal()))
    assert (game.chance(), game.legal()) == ([], [])


# ------------------------------------------------------------------------ looking


def test_a_player_shows_all_that_is_known_of_him() -> None:
    board = compose(players=2).with_rugs(red="a1b1 c1d1", blue="b1b2", yellow="g6g7")
    red, yellow = board.with_dirhams(12, 48).with_tops("blue", "yellow").to_turn(seat=1).players
    assert (red.seat, red.dirhams, red.rugs) == (0, 12, {Colour.RED: 10, Colour.BLUE: 11})
    assert (red.rugs_left, red.top, red.out) == (21, Colour.BLUE, 0)
    assert (red.squares, red.points) == (5, 17)
    assert (yellow.seat, yellow.squares, yellow.points) == (1, 2, 50)


def test_rugs_are_listed_from_below() -> None:
    """Whoever paints them in this order paints the market as it looks."""
    board = compose(players=3).with_rugs(red="a1b1").with_rugs(blue="b1c1").with_rugs(yellow="c1c2")
    shown = [(rug.colour, rug.visible) for rug in board.to_turn().rugs()]
    assert shown == [("red", (True, False)), ("blue", (True, False)), ("yellow", (True, True))]


def test_a_rug_wholly_hidden_is_not_listed() -> None:
    board = compose(players=3).with_rugs(red="a1b1").with_rugs(blue="a1a2 b1b2")
    assert [rug.colour for rug in board.to_turn().rugs()] == ["blue", "blue"]


def test_a_square_shows_the_rug_on_top_of_it() -> None:
    game = compose(players=3).with_rugs(red="a1b1").with_rugs(blue="b1b2").to_turn()
    rug = game.rug_at("b1")
    assert rug is not None
    assert (rug.colour, rug.whole) == (Colour.BLUE, True)
    assert game.rug_at(Square.parse("g7")) is None


@pytest.mark.parametrize(
    ("colour", "seat"), [("red", 0), ("yellow", 1), ("blue", 0), ("purple", 1)]
)
def test_a_colour_has_an_owner(colour: str, seat: int) -> None:
    """R2.3: with two players each owns two."""
    assert Game(Rules(2)).owner(Colour(colour)) == seat


@pytest.mark.parametrize("rules", [Rules(3), Rules(2, two_player="one colour")])
def test_a_colour_that_nobody_plays_belongs_to_nobody(rules: Rules) -> None:
    assert Game(rules).owner(Colour.PURPLE) is None


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_there_is_nobody_in_a_seat_that_is_not_there(seat: int) -> None:
    game = Game(Rules(3))
    for ask in (game.top, game.view, game.rules.colours_of):
        with pytest.raises(BadRules, match=f"there is no seat {seat}: seats go from 0 to 2"):
            ask(seat)


@pytest.mark.parametrize("seat", [1.0, "1", ()])
def test_a_seat_is_a_whole_number(seat: Any) -> None:  # noqa: ANN401  (the wrong type is the point)
    with pytest.raises(TypeError):
        Game(Rules(3), first=seat)
    with pytest.raises(TypeError):
        Game(Rules(3)).view(seat)


def test_scores_are_points_as_if_the_game_ended_now() -> None:
    """R6.2: they change with every rug."""
    game = compose(players=3).with_rugs(yellow="d3d2").to_lay()
    assert game.scores == (30, 32, 30)
    lay(game, "d3c3")
    assert game.scores == (32, 31, 30)


# ------------------------------------------------------------------------ copies


def test_a_copy_goes_its_own_way() -> None:
    game = Game(Rules(3))
    game.push("L")
    other = game.copy()
    play(other, "2 g4g5")
    assert (game.phase, len(game.history)) == (Phase.ROLL, 1)
    game.pop()
    assert (other.seat, len(other.history)) == (1, 3)


@every_kind
@pytest.mark.parametrize("duplicate", [Game.copy, copy.copy, copy.deepcopy, pickled])
def test_a_duplicate_is_equal_and_can_be_taken_back(rules: Rules, duplicate: type[Game]) -> None:
    game = part_of_a_game(rules)
    other: Game = duplicate(game)  # type: ignore[arg-type]
    assert other == game
    assert other is not game
    assert (other.rules, other.history) == (game.rules, game.history)
    while other.history:
        other.pop()
    assert other == game.start() == Game(rules)
    assert len(game.history) == 40


def test_a_composed_position_survives_a_pickle() -> None:
    board = compose(players=3).with_rugs(red="d5d6 a1b1").with_rugs(blue="b1b2").out(1)
    game = board.assam("d4", "S").to_roll(seat=2)
    throw(game, 1)
    other = pickled(game)
    assert other == game
    assert other.history == game.history
    other.pop()
    assert other == board.to_roll(seat=2)


# ------------------------------------------------------------------------ equality


def test_games_are_equal_if_rules_and_position_are() -> None:
    """How a position came about does not matter."""
    one, other = Game(Rules(3)), Game(Rules(3))
    play(one, "F 1 d6d7 F 1")
    assert one != other
    play(other, "F 1 d6d7 F 1")
    assert one == other
    assert one == Game.from_position(one.position())
    assert one == Game.from_dict(one.to_dict())


@pytest.mark.parametrize("players", [2, 3])
def test_a_position_after_somebody_left_is_equal_however_it_was_reached(players: int) -> None:
    """R4.3: played or read, nothing is left of him but his neutral rugs."""
    board = compose(players).with_rugs(red="d5d6", yellow="a1b1")
    game = board.with_dirhams(*[30, 1, 30][:players]).to_roll(seat=1)
    assert throw(game, 1).out
    assert game.top(1) is None
    assert game == Game.from_dict(game.to_dict()) == Game.from_position(game.position())


def test_another_rule_makes_another_game() -> None:
    assert Game(Rules(3)) != Game(Rules(4))
    assert Game(Rules(3)) != Game(Rules(3, cover="any"))
    assert Game(Rules(3)) != Game(Rules(3), first=1)


@pytest.mark.parametrize("other", [None, 0, "game", Rules()])
def test_a_game_equals_nothing_but_games(other: object) -> None:
    assert Game() != other


def test_a_game_changes_and_so_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game())


@every_kind
def test_the_repr_of_a_game_makes_an_equal_one(rules: Rules) -> None:
    game = part_of_a_game(rules)
    assert eval(repr(game), {"Game": Game}) == game  # noqa: S307  (our own text)


# ------------------------------------------------------------------------ beginnings


def test_a_game_without_rules_is_the_standard_game_of_four() -> None:
    assert Game() == Game(Rules()) == Game(Rules(4), first=0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_is_beginning_whoever_begins(first: int) -> None:
    game = Game(Rules(4), first=first)
    assert game.is_beginning()
    game.push("F")
    assert not game.is_beginning()
    assert game.start().is_beginning()
    assert game.start().mover == first


# ------------------------------------------------------------------------ known piles


def test_a_known_pile_shows_the_rug_that_comes_next() -> None:
    """R2.3: with its order fixed, chance has nothing left to decide."""
    game = Game(Rules(2, rugs=4), piles=PILES)
    assert odds(game) == {"=blue": 1.0}
    game.push("=blue")
    assert odds(game) == {"=yellow": 1.0}


def test_a_known_pile_is_laid_in_its_order() -> None:
    """R2.3: from the top, to the last rug."""
    game = play_on(Game(Rules(2, rugs=4, elimination=False), piles=PILES), luck(2))
    for seat, pile in enumerate(PILES):
        laid = [event for event in game.history if isinstance(event, Laid)]
        assert [event.colour for event in laid if event.seat == seat] == pile


def test_a_reveal_taken_back_shows_the_same_rug_again() -> None:
    game = Game(Rules(2, rugs=4), piles=PILES)
    game.push("=blue")
    game.pop()
    assert texts(game) == {"=blue"}


@pytest.mark.parametrize("duplicate", [Game.copy, copy.copy, copy.deepcopy, pickled])
def test_a_duplicate_knows_the_piles(duplicate: type[Game]) -> None:
    game = Game(Rules(2, rugs=4), piles=PILES)
    play(game, "=blue =yellow F 1 d6d7")
    other: Game = duplicate(game)  # type: ignore[arg-type]
    assert texts(other) == texts(game) == {"=red"}


@pytest.mark.parametrize(
    "piles",
    [
        [PILES[1], PILES[0]],
        [PILES[0], PILES[1][:3]],
        [PILES[0], [*PILES[1], "yellow"]],
        [PILES[0], ["yellow"] * 4],
        [PILES[0]],
        [],
        [PILES[0], ["green"] * 4],
    ],
)
def test_piles_have_to_hold_the_rugs_that_are_left(piles: list[list[str]]) -> None:
    """R2.3: two of each colour here."""
    with pytest.raises(BadRules, match="the piles do not hold the rugs that are left"):
        Game(Rules(2, rugs=4), piles=piles)


@pytest.mark.parametrize(
    "rules",
    [Rules(3), Rules(2, pile="alternating"), Rules(2, two_player="one colour")],
    ids=write_rules,
)
def test_only_shuffled_piles_have_an_order_to_know(rules: Rules) -> None:
    """R2.3: nothing is hidden otherwise."""
    with pytest.raises(BadRules, match="only shuffled piles of two colours"):
        Game(rules, piles=PILES)


def test_the_start_of_a_game_knows_its_piles() -> None:
    game = Game(Rules(2, rugs=4), piles=PILES)
    game.push("=blue")
    assert texts(game.start()) == {"=blue"}


def test_rules_may_be_given_as_text() -> None:
    assert Game("korean/2", 1) == Game(EDITIONS["korean"].rules(2), 1)


@pytest.mark.parametrize("rules", [3, EDITIONS["korean"], ["standard/3"]])
def test_what_are_no_rules_is_a_type_error_that_helps(rules: Any) -> None:  # noqa: ANN401
    with pytest.raises(TypeError, match="rules are Rules"):
        Game(rules)


def test_a_seat_is_no_colour() -> None:
    with pytest.raises(TypeError, match="a seat is a number from 0 to 2, not 'red'"):
        Game(Rules(3), "red")  # type: ignore[arg-type]


@pytest.mark.parametrize("square", ["h1", "", Square(-1, 0), Square(0, 7), Square(0, 8), (7, 0)])
def test_there_is_no_rug_off_the_board(square: str | Square) -> None:
    with pytest.raises(BadNotation, match="there is no square"):
        Game().rug_at(square)


def test_a_position_is_a_text() -> None:
    with pytest.raises(TypeError, match="a position is a text, not int"):
        Game.from_position(3)  # type: ignore[arg-type]


def test_an_action_of_no_kind_is_none() -> None:
    with pytest.raises(TypeError, match="an action is a Turn, a Roll, a Lay or a Reveal"):
        Action()


def test_what_happened_can_be_read_from_the_latest_on() -> None:
    game = Game("international/3")
    assert (game.played, list(game.latest())) == (0, [])
    for action in ("L", "2", "g4g5"):
        game.push(action)
    assert game.played == 3
    assert list(game.latest()) == list(reversed(game.history))
    game.pop()
    assert (game.played, next(game.latest()).action.text) == (2, "2")
