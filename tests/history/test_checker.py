"""The checker finds everything that it looks for, and nothing in a history that is sound."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from marrakech.table import entries as entry_types
from marrakech.table.messages import (
    Act,
    ClockPlan,
    Do,
    NewTable,
    Rematch,
    SeatPlan,
    TableState,
    TakeSeat,
    Throw,
    Withdraw,
)
from marrakech.table.table import Table
from tests.history.checker import Violation, check
from tests.history.recorder import (
    AnyEvent,
    Attempt,
    Fetched,
    Heard,
    History,
    Made,
    Outcome,
    Sat,
    key_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from marrakech.table.entries import AnyEntry
    from marrakech.table.messages import Command

encode = msgspec.json.Encoder().encode
SECRETS = ("ana's", "ben's")
STEP = 10


class Story:
    """A game of two as a server without a flaw plays it, and the history of it."""

    def __init__(self, *, to_the_end: bool = True) -> None:
        self.history = History()
        self.time = 0
        new = NewTable(
            [SeatPlan("person", "Ana"), SeatPlan("open")],
            rules="standard/2,rugs=2",
            first=0,
            clock=ClockPlan("total", 600),
        )
        keys = [key_of(SECRETS[0]), None]
        self.table = Table("t", Table.set_up("t", new, bytes(32), keys, now=1))
        self.add(Made, "asking", outcome="done", keys={0: key_of(SECRETS[0])})
        _, sat = self.table.sit(TakeSeat("Ben"), key_of(SECRETS[1]), 2)
        self.table.apply(sat)
        ben = {"name": "Ben", "seat": 1, "key": key_of(SECRETS[1])}
        self.add(Sat, "asking", outcome="done", **ben)
        for seat in (0, 1):
            self.show(seat, first=True)
        self.luck = random.Random(1)
        while to_the_end and self.table.standing == "playing":
            self.move()
        if to_the_end:
            for what, body in (
                ("record", self.table.record()),
                ("replay", encode(self.table.replay()).decode()),
            ):
                self.add(Fetched, "asking", what=what, body=body)

    @property
    def entries(self) -> list[AnyEntry]:
        """The log."""
        return self.table.entries

    @property
    def attempts(self) -> list[Attempt]:
        """All commands that were sent."""
        return [event for event in self.history.events if isinstance(event, Attempt)]

    def add(self, kind: type[AnyEvent], client: str, **more: Any) -> None:  # noqa: ANN401
        """Something that took some time."""
        start, self.time = self.time + 1, self.time + STEP
        place: dict[str, Any] = {
            "client": client,
            "server": "s",
            "table": "t",
            "start": start,
            "end": self.time,
        }
        self.history.events.append(kind(**(place | more)))

    def show(self, seat: int, *, first: bool = False) -> None:
        """A player sees the table."""
        known = 0 if first else len(self.table.log) - 1
        state = self.table.state((seat,), max(known, 0), now=self.time)
        keys = [key_of(SECRETS[seat])]
        more = {"first": first, "version": state.version, "message": Raw(encode(state))}
        self.add(Heard, f"player {seat}", keys=keys, **more)

    def do(self, seat: int, command: Command, outcome: Outcome = "done") -> Do:
        """A player does something, and both see it."""
        do = Do(f"c{self.time}", self.table.version, seat, command)
        self.table.apply(self.table.do(do, self.time))
        version = None if outcome == "unknown" else self.table.version
        more = {"outcome": outcome, "version": version}
        self.add(Attempt, f"player {seat}", do=do, **more)
        for each in (0, 1):
            self.show(each, first=True)
        return do

    def move(self) -> None:
        """Whoever has to act does."""
        todo = self.table.state().todo
        assert todo is not None
        command = Throw() if todo.phase == "roll" else Act(self.luck.choice(todo.legal))
        self.do(todo.seat, command)

    def found(self, *, fresh: bool = False) -> list[Violation]:
        """What the checker says."""
        return check(self.history, {"t": self.entries}, fresh=fresh)

    def rules(self) -> set[str]:
        """Which rules it says are broken."""
        return {each.rule for each in self.found()}

    def change(self, event: AnyEvent, **more: Any) -> None:  # noqa: ANN401
        """Tell an event otherwise."""
        events = self.history.events
        events[events.index(event)] = replace(event, **more)


def place_of(story: Story, attempt: Attempt) -> int:
    """Where a command stands in the log."""
    return next(
        n for n, each in enumerate(story.entries) if getattr(each, "id", "") == attempt.do.id
    )


def last_heard(story: Story, **more: Any) -> None:  # noqa: ANN401
    """Let the last client that heard something have heard something else."""
    heard = [event for event in story.history.events if isinstance(event, Heard)][-1]
    state = msgspec.json.decode(heard.message, type=TableState)
    story.change(heard, message=Raw(encode(replace(state, **more))))


# ------------------------------------------------------------------------ what is broken


def lose(story: Story) -> None:
    """An acknowledged command, and all that came after it, is not there."""
    del story.entries[place_of(story, story.attempts[-2]) :]


def lose_a_seat(story: Story) -> None:
    """Somebody sat down, and does not sit there."""
    del story.entries[1:]


def lose_all(story: Story) -> None:
    """The table itself is not there."""
    story.entries.clear()


def acknowledge_too_early(story: Story) -> None:
    """The version that came with an answer does not have it yet."""
    attempt = story.attempts[3]
    story.change(attempt, version=place_of(story, attempt))


def show_too_early(story: Story) -> None:
    """What was shown is not stored, though nobody acknowledged it."""
    story.do(0, Rematch(), "unknown")
    story.entries.pop()


def do_twice(story: Story) -> None:
    """A command stands in the log twice."""
    story.do(0, Rematch())
    story.do(0, Withdraw())
    story.table.apply([story.entries[-2]])


def do_what_was_refused(story: Story) -> None:
    """A command was refused, and carried out."""
    story.change(story.attempts[3], outcome="refused", reason="table-not-your-turn")


def refuse_what_was_done(story: Story) -> None:
    """The answer was lost, and the command refused when it came again."""
    attempt = story.attempts[3]
    story.change(attempt, outcome="unknown", end=None, version=None)
    again = replace(attempt, start=attempt.start + 1, end=None, outcome="refused")
    story.history.events.append(replace(again, reason="table-stale"))


def do_what_nobody_asked(story: Story) -> None:
    """There is a command in the log that nobody sent."""
    story.history.events.remove(story.attempts[3])


def do_something_else(story: Story) -> None:
    """A command was carried out otherwise."""
    acts = (each for each in story.attempts if isinstance(each.do.command, Act))
    attempt = next(each for each in acts if each.do.command != Act("L"))
    story.change(attempt, do=replace(attempt.do, command=Act("L")))


def change_the_order(story: Story) -> None:
    """What was answered first comes later in the log."""
    story.do(0, Rematch())
    story.do(1, Withdraw(), "unknown")  # who has not offered, so there is no entry
    first, second = story.attempts[-2:]
    offered = story.entries.pop()
    assert isinstance(offered, entry_types.Offered)
    story.table.offers.clear()
    entry = entry_types.Offered(offered.at, 1, second.do.id)
    story.change(second, do=replace(second.do, command=Rematch()))
    story.entries.extend([entry, offered])
    assert first.do.id == offered.id


def show_an_old_table(story: Story) -> None:
    """Somebody asks after an answer, and does not see it."""
    story.history.add(
        Heard(
            client="late",
            server="s",
            table="t",
            start=story.time,
            end=story.time + 1,
            keys=[],
            first=True,
            version=len(story.entries) - 1,
            message=Raw(encode(Table("t", story.entries[:-1]).state(now=1))),
        )
    )


def go_back(story: Story) -> None:
    """A client hears of an older version."""
    heard = [event for event in story.history.events if isinstance(event, Heard)]
    late = replace(heard[2], start=0, end=story.time + 1, first=False)
    story.history.events.append(late)


def tell_two_things(story: Story) -> None:
    """Two clients are told different things of one item."""
    item = story.table.log[-1]
    last_heard(story, log=[replace(item, at=item.at + 1)])


def show_two_things(story: Story) -> None:
    """Two clients are shown different tables."""
    last_heard(story, rematch_offers=[0])


def show_what_is_not_so(story: Story) -> None:
    """A client is shown what the log does not give."""
    for event in list(story.history.events):
        if isinstance(event, Heard):
            state = msgspec.json.decode(event.message, type=TableState)
            other = Raw(encode(replace(state, rules="korean/2")))
            story.change(event, message=other)


def show_other_clocks(story: Story) -> None:
    """The clocks are wrong."""
    state = story.table.state(now=story.time)
    assert state.clock is not None
    last_heard(story, clock=replace(state.clock, left=[1, 1]))


def leave_out_items(story: Story) -> None:
    """A client that knows nothing is told the end only."""
    heard = [event for event in story.history.events if isinstance(event, Heard)]
    for event in heard[:-1]:
        if event.client == heard[-1].client:
            story.history.events.remove(event)
    last_heard(story, log=story.table.log[-1:], log_from=len(story.table.log) - 1)


def give_another_seat(story: Story) -> None:
    """Who sat down was told another seat."""
    sat = next(event for event in story.history.events if isinstance(event, Sat))
    story.change(sat, seat=0)


def give_a_seat_twice(story: Story) -> None:
    """Two were given one seat."""
    sat = next(event for event in story.history.events if isinstance(event, Sat))
    story.history.events.append(replace(sat, key=key_of("another's"), name="Cem"))


def take_a_seat_twice(story: Story) -> None:
    """Two sit on one seat."""
    sat = story.entries[1]
    assert isinstance(sat, entry_types.SatDown)
    story.entries.insert(2, replace(sat, key=key_of("another's"), name="Cem"))


def forget_who_set_it_up(story: Story) -> None:
    """The seat of who set it up has another owner."""
    made = story.entries[0]
    assert isinstance(made, entry_types.Made)
    story.entries[0] = replace(made, keys=[key_of("another's"), None])


def give_somebody_elses_seat(story: Story) -> None:
    """A client is told that it has a seat that it has no secret of."""
    last_heard(story, you=[0, 1])


def cheat(story: Story) -> None:
    """A throw is not the one that the seed gives, and everybody was told so."""
    place, drawn = next(
        (n, each)
        for n, each in enumerate(story.entries)
        if isinstance(each, entry_types.Drawn) and each.action.isdigit()
    )
    seen = replace(drawn, action="1" if drawn.action != "1" else "2")
    made = Table("t", [*story.entries[:place], seen])
    story.history.events[2:] = [
        event
        for event in story.history.events[2:]
        if isinstance(event, Attempt) and place_of(story, event) <= place
    ]
    given_up = entry_types.GivenUp(story.time, 0, "resigned")
    story.table = Table("t", [*made.entries, given_up])


def change_the_record(story: Story) -> None:
    """What anybody can read is another game."""
    for event in list(story.history.events):
        if isinstance(event, Fetched) and event.what == "record":
            story.change(event, body=event.body.replace("Ana", "Eve"))


def change_the_replay(story: Story) -> None:
    """What anybody can look at is another game."""
    for event in list(story.history.events):
        if isinstance(event, Fetched) and event.what == "replay":
            story.change(event, body=event.body.replace("Ana", "Eve"))


def show_a_running_game(story: Story) -> None:
    """A replay was given out that the log has not come to."""
    del story.entries[-1]
    del story.history.events[-3 - 2 : -2]


BROKEN: dict[Callable[[Story], None], str] = {
    lose: "lost",
    lose_a_seat: "lost",
    lose_all: "lost",
    acknowledge_too_early: "lost",
    show_too_early: "lost",
    do_twice: "twice",
    do_what_was_refused: "refused",
    refuse_what_was_done: "refused",
    do_what_nobody_asked: "unasked",
    do_something_else: "unasked",
    change_the_order: "order",
    show_an_old_table: "stale",
    go_back: "back",
    tell_two_things: "different",
    show_two_things: "different",
    show_what_is_not_so: "shown",
    show_other_clocks: "shown",
    leave_out_items: "shown",
    give_another_seat: "seat",
    give_a_seat_twice: "seat",
    take_a_seat_twice: "seat",
    forget_who_set_it_up: "seat",
    give_somebody_elses_seat: "seat",
    cheat: "dice",
    change_the_record: "fetched",
    change_the_replay: "fetched",
    show_a_running_game: "fetched",
}


def test_what_is_sound_is_explained() -> None:
    story = Story()
    assert story.table.standing == "over"
    assert story.found() == []
    assert story.found(fresh=True) == []
    assert story.history.acknowledged == 2 + len(story.attempts)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: str(broken.__name__))
def test_what_is_broken_is_found(broken: Callable[[Story], None]) -> None:
    story = Story()
    broken(story)
    assert BROKEN[broken] in story.rules()


def test_what_has_no_answer_may_be_there_or_not() -> None:
    for there in (True, False):
        story = Story()
        story.do(0, Rematch(), "unknown")
        del story.history.events[-2:]  # what was shown of it
        if not there:
            story.entries.pop()
        assert story.found() == []


def test_an_offer_that_stands_already_needs_no_other() -> None:
    story = Story()
    story.do(0, Rematch())
    story.do(0, Rematch())
    assert story.found() == []
    story.do(0, Withdraw())
    story.do(0, Withdraw())
    assert story.found() == []


def test_times_of_two_machines_are_not_compared() -> None:
    story = Story()
    change_the_order(story)
    story.change(story.attempts[-1], clock="elsewhere")
    assert "order" not in story.rules()


def test_another_server_may_be_late_unless_it_may_not() -> None:
    story = Story()
    show_an_old_table(story)
    story.change(story.history.events[-1], server="another")
    assert story.found() == []
    assert {each.rule for each in story.found(fresh=True)} == {"stale"}


def test_a_part_of_the_history_is_explained_by_a_part_of_the_log() -> None:
    """As after a power cut: what was answered later may be lost."""
    story = Story()
    middle = story.attempts[5]
    assert middle.end is not None
    place = place_of(story, middle)
    part = story.history.until(middle.end + 1)
    assert part.count(Attempt, "done") == 6
    assert part.count(Attempt, "unknown") == 0
    assert story.history.until(middle.end).count(Attempt, "unknown") == 1
    rest = story.entries[place + 1 :]
    luck = next(n for n, entry in enumerate(rest) if getattr(entry, "id", ""))
    assert check(part, {"t": story.entries[: place + 1 + luck]}) == []
    assert {each.rule for each in check(part, {"t": story.entries[:place]})} == {"lost"}


def test_a_history_is_the_same_when_it_is_read_back(tmp_path: Path) -> None:
    story = Story()
    story.history.save(tmp_path / "history.jsonl")
    read = History.load(tmp_path / "history.jsonl")
    assert len(read.events) == len(story.history.events)
    assert check(read, {"t": story.entries}) == []
    lose(story)
    assert check(read, {"t": story.entries}) == story.found()
