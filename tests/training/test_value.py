"""Values: their inputs, their symmetry, and what they predict."""

from __future__ import annotations

import zlib
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from marrakech import SYMMETRIES, Game, Rules, Square, Symmetry, forecasts
from marrakech.bots import network_layout
from marrakech.bots.values import BadValue, name_of, pack, read
from marrakech.core import codes, kernel, position_json
from marrakech.core.position import Position
from tests import uncompiled
from tests.training.making import played, slow_value, value_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RULES = [
    Rules(2),
    Rules(2, two_player="one colour"),
    Rules(2, area="owner"),
    Rules(3),
    Rules(4),
    Rules(2, variant="turn-at-end"),
    Rules(3, variant="turn-at-end"),
]


def slowly(state: kernel.State, rules: Rules) -> kernel.State:
    """The same position, for modules that are not compiled."""
    slow: kernel.State = uncompiled.kernel.State(rules)
    slow.load(list(state.words()), 0)
    return slow


def inputs(state: kernel.State, rules: Rules) -> tuple[list[float], list[int]]:
    """What the network gets to see: numbers, and rows in no order."""
    x, rows = [0.0] * network_layout.SHAPED, [0] * network_layout.MOST_ROWS
    value = slow_value(rules.players, rules.variant is not None, shapes=True)
    number = value.inputs.describe(slowly(state, rules), x, rows)
    return x, sorted(rows[:number])


def assert_same_inputs(one: kernel.State, two: kernel.State, rules: Rules) -> None:
    numbers, rows = inputs(one, rules)
    others, other_rows = inputs(two, rules)
    assert rows == other_rows
    assert numbers == pytest.approx(others, abs=1e-9)


# -------------------------------------------------------------------------- what changes


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_what_has_changed_is_described_as_if_all_had(rules: Rules, seed: int) -> None:
    """A search goes from one rug to another, and computes only what differs between them."""
    told = slow_value(rules.players, rules.variant is not None, shapes=True).inputs
    luck = Random(seed)
    size = network_layout.SHAPED, network_layout.MOST_ROWS
    x, rows, memory, seen = [0.0] * size[0], [0] * size[1], [0] * 216, [0] * 17
    kept = 0
    for state in rugs_of(rules, luck):
        slow = slowly(state, rules)
        fresh, fresh_rows = [0.0] * size[0], [0] * size[1]
        before = seen[network_layout.SEEN_KEY]
        number = told.describe_change(slow, x, rows, memory, seen)
        kept += before == seen[network_layout.SEEN_KEY]
        assert told.describe(slow, fresh, fresh_rows) == number
        assert rows[:number] == fresh_rows[:number]
        assert x == pytest.approx(fresh, abs=1e-12)
    assert kept > 10, "else nothing was left as it was"


def rugs_of(rules: Rules, luck: Random) -> Iterator[kernel.State]:
    """Of some positions of a game, what each rug that could be laid there leads to."""
    state = kernel.State(rules)
    begins = codes.ROLL if state.variant else codes.TURN
    while state.phase != codes.OVER:
        if state.phase == codes.LAY and luck.random() < 0.3:
            for action in state.legal():
                after = state.copy()
                after.push(action)
                while after.phase not in (begins, codes.OVER):
                    after.push(after.legal()[0])
                if after.phase == begins:
                    yield after
        state.push(luck.choice(state.legal()))


# -------------------------------------------------------------------------- symmetry


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=str)
def test_a_symmetry_of_the_board_changes_no_worth(symmetry: Symmetry, rules: Rules) -> None:
    """R1.4"""
    value = value_of(rules.players, at_end=rules.variant is not None)
    for seed in range(10):
        for state in played(rules, seed, every=4):
            turned = symmetry.position(Position.of(rules, state)).state()
            assert value.look(turned) == pytest.approx(value.look(state), abs=1e-4)


def test_a_quarter_turn_does_change_it() -> None:
    """R1.2: it is no symmetry, so that the test above can fail."""
    quarter = Symmetry("quarter", lambda at: Square(at.column, 6 - at.row), "ESWN", is_mirror=False)
    value = value_of(3)
    for state in list(played(Rules(3), 1, every=8))[1:-1]:
        turned = quarter.position(Position.of(Rules(3), state)).state()
        assert value.look(state) != pytest.approx(value.look(turned), abs=1e-3)


@pytest.mark.parametrize("rules", [Rules(2), Rules(3, variant="turn-at-end")], ids=str)
def test_a_symmetry_of_the_board_changes_no_input(rules: Rules) -> None:
    for state, symmetry in product(list(played(rules, 5, every=9))[:-1], SYMMETRIES):
        turned = symmetry.position(Position.of(rules, state)).state()
        assert_same_inputs(state, turned, rules)


def exchanged(
    state: kernel.State, rules: Rules, colours: list[int], seats: list[int]
) -> kernel.State:
    """The position with colours and seats under other numbers."""
    other = kernel.State(rules)
    size = state.players

    def by_seat(numbers: list[int]) -> list[int]:
        found = [0] * size
        for seat in range(size):
            found[seats[seat]] = numbers[seat]
        return found

    def by_colour(numbers: list[int]) -> list[int]:
        found = [0] * 4
        for colour in range(4):
            found[colours[colour]] = numbers[colour]
        return found

    top = [codes.NONE if t == codes.NONE else colours[t] for t in list(state.top)[:size]]
    other.arrange(
        (by_colour(list(state.visible)), list(state.toward), state.assam, state.heading),
        (
            by_seat(list(state.dirhams)),
            by_colour(list(state.rugs)),
            by_seat(top),
            by_seat(list(state.out)),
        ),
        (seats[state.mover], state.phase, state.then),
    )
    return other


def test_the_movers_next_colour_has_a_place_of_its_own() -> None:
    """R2.3: which of his two colours it is does not matter."""
    rules, value, tried = Rules(2), value_of(2), 0
    for seed in range(10):
        for state in list(played(rules, seed, every=3))[:-1]:
            assert state.top[state.mover] != codes.NONE
            colours = [2, 1, 0, 3] if state.mover == 0 else [0, 3, 2, 1]
            other = exchanged(state, rules, colours, [0, 1])
            assert other.words() != state.words()
            assert value.look(other) == pytest.approx(value.look(state), abs=1e-4)
            tried += 1
    assert tried > 50


def test_the_other_players_colours_go_by_the_rugs_that_are_left() -> None:
    rules, value, tried = Rules(2), value_of(2), 0
    for seed in range(10):
        for state in list(played(rules, seed, every=3))[:-1]:
            other = 1 - state.mover
            if state.rugs[other] != state.rugs[other + 2]:
                colours = [2, 1, 0, 3] if other == 0 else [0, 3, 2, 1]
                swapped = exchanged(state, rules, colours, [0, 1])
                assert value.look(swapped) == pytest.approx(value.look(state), abs=1e-4)
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_counted_from_the_mover(players: int) -> None:
    rules, value = Rules(players), value_of(players)
    seats = [(seat + 1) % players for seat in range(players)]
    colours = [1, 0, 3, 2] if players == 2 else [*seats, *range(players, 4)]
    for seed in range(6):
        for state in list(played(rules, seed, every=5))[:-1]:
            if players == 2 and state.rugs[1 - state.mover] == state.rugs[3 - state.mover]:
                continue  # which of two equal heaps is first is up to their numbers
            moved = value.look(exchanged(state, rules, colours, seats))
            here = value.look(state)
            for seat in range(players):
                assert moved[seats[seat]] == pytest.approx(here[seat], abs=1e-4)
                assert moved[4 + seats[seat]] == pytest.approx(here[4 + seat], abs=1e-4)


# -------------------------------------------------------------------------- what a stop costs


@pytest.mark.parametrize("rules", [Rules(2), Rules(2, area="owner"), Rules(3)], ids=str)
def test_what_a_throw_costs_on_average_is_what_the_rules_say(rules: Rules) -> None:
    """R4.1, R4.5: the mover's payments for the three ways, and the least; nobody is poor here."""
    rich = rules.replace(dirhams=900)
    joined = 0
    for seed in range(4):
        for state in list(played(rich, seed, every=5))[:-1]:
            ways = forecasts(Game.from_dict(position_json.write(Position.of(rich, state))))
            paid = [[(at.chance, at.payment) for at in way.landings if at.payment] for way in ways]
            told = [sum(chance * payment.due for chance, payment in each) for each in paid]
            joined += sum(payment.joined for each in paid for _, payment in each)
            x, _ = inputs(state, rules)
            *by_way, least = x[network_layout.WAYS : network_layout.WAYS + 4]
            assert sorted(by_way) == pytest.approx([0.2 * cost for cost in sorted(told)])
            assert least == pytest.approx(0.2 * min(told))
    assert (joined > 10) == (rules.area == "owner")


def test_by_owner_a_colour_has_the_areas_that_it_is_part_of() -> None:
    """R4.5: squares are counted by colour, what they cost by area."""
    text = "7/1r>r<b>b<2/5b>b</7/r>r<5/7/7 a7S y turn 30r10b10=r,30y12p12=y standard/2"
    sums = {}
    for area in ("", ",area=owner"):
        game = Game.from_position(text + area)
        x, _ = inputs(game.kernel_state(), game.rules)
        red, blue = (x[network_layout.SLOT + slot * 12 :][:4] for slot in (2, 3))
        sums[area] = [round(100 * red[0]), round(10 * red[1]), round(100 * blue[0])]
        assert red[3] == blue[3] == pytest.approx(0.07 * 4)
    # red has areas of 2 and 2, blue of 2 and 2; or 4 squares of both are one area
    assert sums == {"": [8, 2, 8], ",area=owner": [12, 4, 12]}


def test_the_shape_of_an_area_is_told() -> None:
    """Red has an area of four and a square alone, one square from it; yellow has two of two."""
    text = "7/1r>r<1r>yv1/1r>r<2y^1/7/7/7/5y>y< d4S y turn 30r9b12=r,30y10p12=y standard/2"
    game = Game.from_position(text)
    x, _ = inputs(game.kernel_state(), game.rules)
    assert not any(inputs_without_shapes(game)[network_layout.SHAPES :])
    at = network_layout.SHAPES
    yellow, _, _, red = (x[at + 8 * slot : at + 8 * slot + 8] for slot in range(4))
    # areas, alone, bridges, could be joined, around the largest, at the rim, in the middle
    assert [round(5 * number) for number in red[:4]] == [2, 1, 0, 1]
    assert [round(10 * number) for number in red[4:7]] == [8, 0, 1]
    assert [round(5 * number) for number in yellow[:4]] == [2, 0, 0, 0]
    assert [round(10 * number) for number in yellow[4:7]] == [9, 2, 0]
    assert round(25 * yellow[7]) == 4, "two squares at the rim, of an area of two"


def test_a_square_between_two_others_is_where_an_area_can_be_cut() -> None:
    text = "7/7/1r>r<r>yv2/4y^2/7/7/7 d4S y turn 30r10b12=r,30y10p12=y standard/2"
    game = Game.from_position(text)
    x, _ = inputs(game.kernel_state(), game.rules)
    red = x[network_layout.SHAPES + 24 :][:8]
    assert [round(5 * number) for number in red[:4]] == [1, 0, 1, 0]


def inputs_without_shapes(game: Game) -> list[float]:
    """What a value gets to see that was learned before there were shapes."""
    x, rows = [0.0] * network_layout.SHAPED, [0] * network_layout.MOST_ROWS
    value = slow_value(game.rules.players, game.rules.variant is not None)
    value.inputs.describe(slowly(game.kernel_state(), game.rules), x, rows)
    return x


# -------------------------------------------------------------------------- what it says


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_chances_add_up_to_one_and_who_is_out_has_none(rules: Rules) -> None:
    """R4.3"""
    value = value_of(rules.players, at_end=rules.variant is not None)
    out = 0
    for seed in range(60):
        for state in played(rules.replace(dirhams=9), seed, every=2):
            looked = value.look(state)
            assert sum(looked[:4]) == pytest.approx(1)
            assert all(chance >= 0 for chance in looked[:4])
            assert looked[rules.players : 4] == [0.0] * (4 - rules.players)
            for seat in range(rules.players):
                if state.out[seat] and state.phase != codes.OVER:
                    assert looked[seat] == 0
                    out += 1
    assert rules.players == 2 or out > 0, "nobody went out: this tested nothing"


def test_an_end_is_worth_what_it_is() -> None:
    """R6.3: the winners share it; margins are counted in twenties, to the best of the others."""
    for players in (2, 3, 4):
        value = value_of(players)
        for seed in range(30):
            *_, end = played(Rules(players), seed)
            looked, scores = value.look(end), end.scores()
            best = max(end.standings())
            winners = [seat for seat in range(players) if end.standings()[seat] == best]
            for seat in range(players):
                assert looked[seat] == pytest.approx((seat in winners) / len(winners))
                others = max(points for other, points in enumerate(scores) if other != seat)
                assert 20 * looked[4 + seat] == pytest.approx(scores[seat] - others)


def test_only_where_a_turn_begins_there_is_something_to_say() -> None:
    value = value_of(2)
    state = next(played(Rules(2), 1))
    state.push(state.legal()[0])
    state.push(state.legal()[0])
    assert state.phase == codes.LAY
    with pytest.raises(ValueError, match="where a turn begins"):
        value.look(state)
    with pytest.raises(ValueError, match="another number of players"):
        value.look(kernel.State(Rules(3)))


# -------------------------------------------------------------------------- files


def test_a_value_comes_back_from_its_file(tmp_path: Path) -> None:
    value = value_of(3, at_end=True)
    file = tmp_path / name_of(3, at_end=True)
    file.write_bytes(pack(value))
    again = read(file, 3, at_end=True)
    assert again.get_weights() == pytest.approx(value.get_weights(), abs=2e-4)
    assert pack(again) == file.read_bytes()


def test_a_linear_value_takes_little_room_and_says_the_same(tmp_path: Path) -> None:
    value = value_of(2, linear=True)
    file = tmp_path / name_of(2, at_end=False, linear=True)
    file.write_bytes(pack(value))
    assert len(file.read_bytes()) < 3000 < len(pack(value_of(2)))
    again = read(file, 2, at_end=False)
    assert again.linear
    for state in played(Rules(2), 1):
        assert again.look(state) == pytest.approx(value.look(state), abs=0.02)


@pytest.mark.parametrize("rubbish", [b"", b"rubbish", "short"])
def test_what_is_no_value_is_refused(rubbish: bytes | str, tmp_path: Path) -> None:
    file = tmp_path / "2.value"
    file.write_bytes(zlib.compress(b"short") if isinstance(rubbish, str) else rubbish)
    with pytest.raises(BadValue, match="does not hold a value"):
        read(file, 2, at_end=False)
