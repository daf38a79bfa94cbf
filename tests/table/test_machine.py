"""Anything that people, bots, clocks and crashes may do to a table, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from marrakech import Refusal
from marrakech.table import messages
from marrakech.table.entries import AnyEntry, Drawn, encode
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import Do, StandIn
from marrakech.table.names import same
from marrakech.table.phrases import PHRASES
from marrakech.table.updates import Snapshot, merged, update_since
from tests.table.making import Club, key

if TYPE_CHECKING:
    from marrakech.table.table import Table

CLOCKS = (
    None,
    messages.ClockPlan("move", 20),
    messages.ClockPlan("total", 60, 3),
    messages.ClockPlan("move", 20, out="out"),
    messages.ClockPlan("total", 60, 3, "out"),
)
RULES = ("standard", "korean", "thai")
DIE = frozenset("1234")


def knows(table: Table, do: Do) -> bool | str:
    """Whether a table knows a command, or why not."""
    try:
        return table.knows(do)
    except TableRefusal as refusal:
        return refusal.reason


class Evening(RuleBasedStateMachine):
    """A table, those who sit there, and messages that come late, twice, or not at all."""

    club: Club

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Do] = []
        self.done: dict[tuple[int, str], tuple[Do, int]] = {}
        """The commands that were carried out, and the version after each."""
        self.left: list[int] | None = None
        self.told: list[tuple[messages.TableState, Snapshot]] = []
        self.drawn: dict[tuple[int, str | None], str] = {}
        """What was thrown, by the number of the throw and the link that was revealed."""

    @initialize(
        kinds=st.lists(st.sampled_from("pob"), min_size=1, max_size=3),
        clock=st.sampled_from(CLOCKS),
        rules=st.sampled_from(RULES),
        seed=st.binary(min_size=32, max_size=32),
        variant=st.booleans(),
        chains=st.booleans(),
    )
    def set_up(
        self,
        kinds: list[str],
        clock: messages.ClockPlan | None,
        rules: str,
        seed: bytes,
        variant: bool,
        chains: bool,
    ) -> None:
        players = len(kinds) + 1
        text = f"{rules}/{players}"
        if variant and rules == "standard":
            text += ",variant=turn-at-end"
        self.club = self.open("p" + "".join(kinds), seed, chains=chains, clock=clock, rules=text)

    def open(self, kinds: str, seed: bytes, **options: Any) -> Club:  # noqa: ANN401
        """The table, which here is stored in memory only."""
        return Club(kinds, seed, **options)

    # -------------------------------------------------------------------- what may happen

    def send(self, do: Do, away: tuple[int, ...] = ()) -> None:
        """A command arrives. It is done, or it changes nothing."""
        club = self.club
        before = club.table.version
        repeated = (do.seat, do.id) in self.done
        thrown = self.thrown()
        try:
            entries = club.do(do.seat, do.command, do.id, do.version, away, after=0)
        except Refusal:
            assert not repeated
            assert club.table.version == before
            return
        if repeated:
            assert entries == ()
        if entries:
            self.done[do.seat, do.id] = (do, club.table.version)
        self.no_throw_is_drawn_twice(thrown, entries)

    def thrown(self) -> int:
        """How many throws were ever made."""
        dice_game = self.club.table.dice_game
        return 0 if dice_game is None else dice_game.thrown

    def no_throw_is_drawn_twice(self, thrown: int, entries: tuple[AnyEntry, ...]) -> None:
        """Whatever was tried before, stored or lost: one throw is always the same."""
        for entry in entries:
            if isinstance(entry, Drawn) and entry.action in DIE:
                thrown += 1
                which = (thrown, entry.link)
                assert self.drawn.setdefault(which, entry.action) == entry.action

    def command(self, data: st.DataObject) -> messages.Command:
        """Something that somebody may want, often what is possible."""
        todo = self.club.state().todo
        legal: list[messages.Command] = []
        if todo is not None:
            link = self.club.link(todo.seat)
            legal = [messages.Throw(link)] * 5 if todo.phase == "roll" else []
            legal += [messages.Throw()] if todo.phase == "roll" else []
            legal += [messages.Act(action) for action in todo.legal[:4]]
        others: list[messages.Command] = [
            *(messages.Undo(), messages.TakeBack(), messages.Say(PHRASES[0]), messages.ComeBack()),
            *(messages.StandIn(0), messages.StandIn(1, "porter"), messages.Rematch()),
            messages.Withdraw(),
            *(messages.Act("L"), messages.Act("nonsense"), messages.Throw(), messages.Start()),
            *(messages.Throw("ab" * 32), messages.Rematch("ab" * 32)),
            messages.Close(),
        ]
        return data.draw(st.sampled_from(legal * 6 + others))

    @rule(data=st.data(), seat=st.integers(0, 3), late=st.integers(0, 3), fresh=st.booleans())
    def somebody_acts(self, data: st.DataObject, seat: int, late: int, fresh: bool) -> None:
        club = self.club
        todo = club.state().todo
        if fresh and todo is not None:
            seat, late = todo.seat, 0
        do = Do(
            f"id {len(self.sent)}",
            max(0, club.table.version - late),
            seat,
            self.command(data),
        )
        self.sent.append(do)
        self.send(do, away=(1,) if late else ())

    @rule(many=st.integers(1, 12))
    def the_game_goes_on(self, many: int) -> None:
        self.club.play(many)

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def a_message_comes_again(self, data: st.DataObject) -> None:
        self.send(data.draw(st.sampled_from(self.sent)))

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def an_id_comes_with_something_else(self, data: st.DataObject) -> None:
        """It is the same command, or it is refused, by a table that was read again, too."""
        do, _ = data.draw(st.sampled_from(list(self.done.values())))
        other = replace(do, command=self.command(data))
        means_others = isinstance(do.command, StandIn) and do.command.seat != do.seat
        if means_others and isinstance(other.command, StandIn):
            return  # whose level does not count
        for table in (self.club.table, self.club.restored()):
            assert knows(table, other) == (True if do.command == other.command else "id-used")

    @rule(seat=st.integers(0, 3))
    def somebody_gives_up(self, seat: int) -> None:
        self.send(Do(f"leave {seat}", self.club.table.version, seat, messages.Resign()))

    @rule(
        name=st.sampled_from(["Ana", "ANA"]) | st.text(max_size=30),
        seat=st.none() | st.integers(0, 3),
        number=st.integers(0, 99),
    )
    def somebody_sits_down(self, name: str, seat: int | None, number: int) -> None:
        secret = f"guest {number}"
        if self.club.table.seat_of(key(secret)) is not None:
            return
        before = self.club.table.version
        try:
            taken = self.club.sit(name, secret, seat)
        except Refusal:
            assert self.club.table.version == before
        else:
            assert self.club.table.seat_of(key(secret)) == taken

    @rule(after=st.integers(0, 30_000))
    def time_passes(self, after: int) -> None:
        due = self.club.table.due()
        entries = self.club.tick(after)
        assert bool(entries) == (due is not None and self.club.now >= due)

    @rule(data=st.data())
    def the_server_dies_before_it_is_stored(self, data: st.DataObject) -> None:
        """What was drawn then is lost, and drawn just so when the command comes again."""
        todo = self.club.state().todo
        if todo is None:
            return
        thrown = self.thrown()
        do = Do("lost", self.club.table.version, todo.seat, self.command(data))
        try:
            entries = self.club.restored().do(do, self.club.now)
        except Refusal:
            return
        self.no_throw_is_drawn_twice(thrown, entries)

    @rule()
    def the_server_dies(self) -> None:
        """Only what was stored survives, and that is everything."""
        shown = self.club.state()
        self.club.table = self.club.restored()
        assert self.club.state() == shown

    # -------------------------------------------------------------------- what always holds

    @invariant()
    def nothing_is_hidden_that_should_be_seen_or_seen_that_should_be_hidden(self) -> None:
        state = self.club.state()
        assert (state.seed is not None) == (state.standing == "over")
        assert (state.result is not None) == (state.standing == "over")
        assert (state.position is None) == (state.standing in {"waiting", "closed"})
        assert (state.todo is not None) == (state.standing == "playing")
        if state.seed is None:
            text = msgspec.json.encode(state).decode()
            assert self.club.table.dice.seed.hex() not in text
            assert not any(seat.key and seat.key in text for seat in self.club.table.seats)

    @invariant()
    def the_log_only_grows(self) -> None:
        log = self.club.state().log
        assert [item.n for item in log] == list(range(len(log)))

    @invariant()
    def what_was_done_stays_done(self) -> None:
        restored = self.club.restored()
        for do, version in self.done.values():
            assert self.club.table.knows(do)
            assert restored.knows(do)
            assert version <= self.club.table.version

    @invariant()
    def what_is_stored_is_what_is_shown(self) -> None:
        assert self.club.stored == [encode(entry) for entry in self.club.table.entries]

    @invariant()
    def dirhams_are_only_passed_on(self) -> None:
        """R4: what one pays another one gets; only who is out loses the rest (R4.3)."""
        position = self.club.state().position
        if position is not None:
            total = sum(player.dirhams for player in position.players)
            everything = 30 * len(position.players)
            assert total == everything or any(player.out for player in position.players)

    @invariant()
    def a_bot_plays_a_turn_for_whose_time_is_over_and_no_more(self) -> None:
        table = self.club.table
        clock = table.plan.clock
        for number, seat in enumerate(table.seats):
            if seat.covered:
                assert table.standing == "playing"
                assert clock is not None
                assert clock.out == "bot"
                assert table.dice_game is not None
                assert table.dice_game.game.mover == number
                assert table.due() is None
                assert number not in self.club.state().can_undo
            assert seat.times_out < 3
            if seat.gone == "time" and clock is not None and clock.out == "bot":
                assert seat.times_out == 2

    @invariant()
    def nobody_waits_for_a_bot_that_does_not_play(self) -> None:
        table, todo = self.club.table, self.club.state().todo
        if todo is not None:
            by_hand = table.seats[todo.seat].is_played_by_hand
            assert (table.bot_to_move() is None) == by_hand
            if table.plan.clock is not None:
                assert (table.due() is not None) == by_hand

    @invariant()
    def no_two_people_have_one_name(self) -> None:
        names = [seat.name for seat in self.club.table.seats if seat.kind == "person"]
        for number, name in enumerate(names):
            assert not any(same(name, other) for other in names[:number])

    @invariant()
    def messages_can_be_read_again(self) -> None:
        state = self.club.state(since=10**6)
        text: Any = msgspec.json.encode(state)
        assert msgspec.json.decode(text, type=messages.TableState) == state

    @invariant()
    def news_bring_everybody_up_to_date(self) -> None:
        """Those who were told what was, those who look away for a while, and those forgotten."""
        now = self.club.state(), self.club.table.snapshot(self.club.now)
        for told, shown in self.told:
            after = self.club.state(since=len(told.log))
            for known in (shown, None):
                text = msgspec.json.encode(update_since(known, now[1], after.log))
                assert merged(told, msgspec.json.decode(text, type=messages.Update)) == after
        self.told = [*self.told[-2:], now] if len(now[0].log) % 3 else self.told[-3:]


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=200, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
