"""Setting a table up, and sitting down."""

from __future__ import annotations

from typing import Any

import pytest

from marrakech import Refusal
from marrakech.table import messages
from marrakech.table.entries import Made, decode
from marrakech.table.errors import TableRefusal
from marrakech.table.face import Face
from marrakech.table.table import Table
from tests.table.making import SEED, START, Club, key, plan


def refused(new: messages.NewTable) -> str:
    """Why a plan is refused."""
    with pytest.raises(Refusal) as refusal:
        Table.set_up(
            "t",
            new,
            SEED,
            [key("x") if seat.kind == "person" else None for seat in new.seats],
            START,
        )
    return refusal.value.reason


def test_a_table_without_open_seats_begins_at_once() -> None:
    state = Club("pb", first=0).state()
    assert state.standing == "playing"
    assert state.first == 0
    assert [seat.kind for seat in state.seats] == ["person", "bot"]
    assert [seat.colours for seat in state.seats] == [["red", "blue"], ["yellow", "purple"]]
    assert [type(item).__name__ for item in state.log] == ["Began", "Revealed", "Revealed"]
    assert state.todo is not None
    assert (state.todo.seat, state.todo.legal) == (0, ["L", "F", "R"])


def test_a_table_waits_for_open_seats() -> None:
    club = Club("poo")
    assert club.state().standing == "waiting"
    assert club.state().position is None
    assert club.sit("Bea", "b") == 1
    assert club.state().standing == "waiting"
    assert club.sit("Cem", "c") == 2
    assert club.state().standing == "playing"
    assert [seat.name for seat in club.state().seats] == ["Player 0", "Bea", "Cem"]
    assert [club.table.seat_of(key(s)) for s in ("secret 0", "b", "c", "d")] == [0, 1, 2, None]


def test_a_seat_can_be_chosen() -> None:
    club = Club("poo")
    assert club.sit("Cem", "c", 2) == 2
    with pytest.raises(TableRefusal) as refusal:
        club.sit("Bea", "b", 2)
    assert refusal.value.reason == "taken"
    assert club.sit("Bea", "b") == 1
    with pytest.raises(TableRefusal) as refusal:
        club.sit("Dan", "d")
    assert refusal.value.reason == "full"


def test_who_does_not_want_to_wait_starts_with_bots() -> None:
    club = Club("poo")
    club.do(0, messages.Start("peddler"))
    assert club.state().standing == "playing"
    assert [seat.level for seat in club.state().seats] == [None, "peddler", "peddler"]
    with pytest.raises(TableRefusal) as refusal:
        club.do(0, messages.Start())
    assert refusal.value.reason == "begun"


@pytest.mark.parametrize(
    ("kinds", "options", "reason"),
    [
        ("pp", {"rules": "korean/3"}, "seats-and-rules"),
        ("pp", {"rules": "martian/2"}, "edition"),
        ("pp", {"rules": "standard/2,nonsense"}, "rules-option"),
        ("pp", {"first": 2}, "no-such-seat"),
        ("pp", {"colours": ["red", "red", "blue", "purple"]}, "colours"),
        ("pp", {"colours": ["red"]}, "colours"),
        ("bo", {}, "nobody-waits"),
    ],
)
def test_what_is_not_possible_is_refused(kinds: str, options: dict[str, Any], reason: str) -> None:
    assert refused(plan(kinds, **options)) == reason


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        (messages.SeatPlan("person", " \u202e "), "no-name"),
        (messages.SeatPlan("person", "Ana", "master"), "level-of-person"),
        (messages.SeatPlan("bot", "", "bestfirst:ms=100000"), "level"),
        (messages.SeatPlan("bot"), "level"),
    ],
)
def test_seats_are_checked(seat: messages.SeatPlan, reason: str) -> None:
    assert refused(messages.NewTable([seat, messages.SeatPlan("person", "Bea")])) == reason


def test_no_two_people_have_one_name() -> None:
    people = [messages.SeatPlan("person", name) for name in ("Ana", " ANA ")]
    assert refused(messages.NewTable(people)) == "same-name"
    club = Club("poo")
    with pytest.raises(TableRefusal) as refusal:
        club.sit("player  0", "b")
    assert refusal.value.reason == "same-name"
    assert refusal.value.details == {"name": "player 0"}
    club.sit("Bea", "b")
    with pytest.raises(TableRefusal) as refusal:
        club.sit("béa".replace("é", "e"), "c")
    assert refusal.value.reason == "same-name"
    club.sit("Béa", "c")
    assert [seat.name for seat in club.state().seats] == ["Player 0", "Bea", "Béa"]


def test_old_tables_with_equal_names_can_be_read_and_played_again() -> None:
    club = Club("pp")
    stored = [entry.replace(b"Player 1", b"Player 0") for entry in club.stored]
    old = Table("old", map(decode, stored))
    assert [seat.name for seat in old.state().seats] == ["Player 0", "Player 0"]
    wishes: list[messages.Command] = [messages.Resign(), messages.Rematch(), messages.Rematch()]
    for number, command in enumerate(wishes):
        old.apply(old.do(messages.Do(f"{number}", old.version, number // 2, command), START))
    found = old.next_table()
    assert found is not None
    new, keys = found
    again = Table("new", Table.set_up("new", new, SEED, keys, START, again=True))
    assert again.standing == "playing"


def test_who_plays_again_keeps_name_and_face() -> None:
    club = Club("po")
    club.sit("Bea", "b", face=Face(1, 2, 3))
    for seat, command in ((0, messages.Resign()), (0, messages.Rematch()), (1, messages.Rematch())):
        club.do(seat, command)
    found = club.table.next_table()
    assert found is not None
    new, _ = found
    assert [(seat.name, seat.face) for seat in new.seats] == [
        ("Bea", Face(1, 2, 3)),
        ("Player 0", None),
    ]


def test_a_record_tells_bots_of_one_level_apart() -> None:
    club = Club("pbb")
    club.do(0, messages.Resign())
    record = club.table.record()
    for header in ('[Red "Player 0"]', '[Yellow "porter (yellow)"]', '[Blue "porter (blue)"]'):
        assert header in record


def test_colours_can_be_chosen() -> None:
    club = Club("bbb", colours=["purple", "red", "yellow", "blue"], first=0)
    assert [seat.colours for seat in club.state().seats] == [["purple"], ["red"], ["yellow"]]
    club.play()
    state = club.state()
    assert state.position is not None
    shown = {cell.colour for row in state.position.board for cell in row if cell}
    assert shown <= {"purple", "red", "yellow"}
    laid = {item.colour for item in state.log if isinstance(item, messages.Laid)}
    assert laid == {"purple", "red", "yellow"}
    assert "[Red " in club.table.record()  # a record knows the colours of the rules


def test_the_log_holds_no_secret_but_its_hash_and_its_seed() -> None:
    made = Club("pp").table.entries[0]
    assert isinstance(made, Made)
    assert made.keys == [key("secret 0"), key("secret 1")]
    assert made.seed == SEED.hex()


def test_names_are_cleaned() -> None:
    club = Club("po")
    club.sit(" B\u202eea\n", "b")
    assert club.state().seats[1].name == "Bea"
