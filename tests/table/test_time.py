"""No sequence of commands gains time on the clock, or takes another player's.

Said so that it can be checked at every step:

1. No command gives its sender time, but for the turn that it completes: then it gives the increment
   (once, for each turn that was played without a bot), or the whole time for the next move.
2. No command takes time from anybody else; and while time passes, it passes for who has to act and
   can, and for nobody else.
3. Where there is a clock, a turn that was completed stays completed: unless all share one screen
   and take it back, and then the others have what they had when it began.
"""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from marrakech import Refusal
from marrakech.table import messages
from marrakech.table.clock import LEAST_MS
from marrakech.table.entries import AnyEntry, Resumed, TakenBack
from tests.table.making import Club

CLOCKS = (
    messages.ClockPlan("move", 20),
    messages.ClockPlan("total", 30, 5),
    messages.ClockPlan("total", 30, 15),
    messages.ClockPlan("total", 30, 0, "out"),
)


class Rush(RuleBasedStateMachine):
    """A game with a clock, and players who will do anything for a second more."""

    club: Club
    clock: messages.ClockPlan

    @initialize(
        kinds=st.sampled_from(["pp", "ppp", "po", "poo", "pbo", "pb"]),
        clock=st.sampled_from(CLOCKS),
        rules=st.sampled_from(["standard", "thai"]),
        variant=st.booleans(),
    )
    def set_up(self, kinds: str, clock: messages.ClockPlan, rules: str, variant: bool) -> None:
        text = f"{rules}/{len(kinds)}"
        if variant and rules == "standard":
            text += ",variant=turn-at-end"
        self.clock = clock
        self.club = Club(kinds, clock=clock, rules=text, first=0)
        for number in range(kinds.count("o")):
            self.club.sit(f"Guest {number}", f"guest {number}")
        self.began: dict[int, list[int]] = {}
        """By the number of actions at which a turn began, what everybody had then."""
        self.helped = False
        """Whether a bot has played, or was to play, in this turn."""
        self.completed = 0
        self.note()

    # -------------------------------------------------------------------- what can be seen

    def left(self) -> list[int]:
        shown = self.club.state().clock
        assert shown is not None
        return shown.left

    def mover(self) -> int | None:
        dice_game = self.club.table.dice_game
        return (
            None
            if dice_game is None or self.club.table.standing != "playing"
            else dice_game.game.mover
        )

    def actions(self) -> int:
        assert self.club.table.dice_game is not None
        return self.club.table.dice_game.game.played

    def bot_plays(self) -> bool:
        mover = self.mover()
        return mover is not None and not self.club.table.seats[mover].is_played_by_hand

    def note(self) -> None:
        """What is so when a turn begins.

        It may have gone on by itself: in the variant with a throw, which is taken back with it.
        """
        assert self.club.table.dice_game is not None
        game = self.club.table.dice_game.game.copy()
        mover, begins = game.mover, game.played
        while game.played:
            game.pop()
            if game.mover != mover:
                break
            begins = game.played
        self.began[begins] = self.left()
        self.helped = self.bot_plays()

    # -------------------------------------------------------------------- what may happen

    def check(
        self, by: int | None, before: list[int], mover: int, entries: tuple[AnyEntry, ...]
    ) -> None:
        """Compare the clocks just before and just after something was done."""
        after = self.left()
        if any(isinstance(entry, TakenBack) for entry in entries):
            assert by is not None
            self.check_going_back(by, before, mover)
            return
        passed = self.mover() != mover
        for seat, (had, has) in enumerate(zip(before, after, strict=True)):
            gift = 0
            if passed and seat == mover and self.mover() is not None:
                if self.clock.kind == "move":
                    assert has == self.clock.seconds * 1000
                    continue
                gift = 0 if self.helped or self.bot_plays_before else self.clock.increment * 1000
            if seat == by:
                assert has <= had + gift, "somebody has made time"
            else:
                assert has == had + gift, "somebody else's time has changed"
        self.helped |= self.bot_plays()
        if passed and self.mover() is not None:
            self.completed += 1
            self.note()

    def check_going_back(self, by: int, before: list[int], mover: int) -> None:
        after, actions = self.left(), self.actions()
        if not self.club.table.shared:
            assert self.mover() == mover == by, "a turn that was over is not"
        start = max(number for number in self.began if number <= actions)
        for seat, has in enumerate(after):
            if seat != by:
                assert has == self.began[start][seat]
            elif start == max(self.began):  # in the same turn; else its increment goes, too
                assert has == before[seat]
            elif self.clock.kind == "total":
                assert has <= before[seat], "somebody has made time"
            assert has <= self.clock.seconds * 1000 or self.clock.kind == "total"
        for number in [each for each in self.began if each > start]:
            del self.began[number]
        if self.mover() != mover:
            self.helped = False

    @rule(data=st.data(), after=st.integers(0, 3_000))
    def somebody_acts(self, data: st.DataObject, after: int) -> None:
        mover = self.mover()
        if mover is None:
            return
        self.time_passes(after)
        mover = self.mover()
        todo = self.club.state().todo
        if mover is None or todo is None:
            return
        seat = data.draw(st.sampled_from([mover, mover, mover, *range(len(self.left()))]))
        legal: list[messages.Command] = [messages.Act(action) for action in todo.legal[:2]]
        legal += [messages.Throw(self.club.link(seat))] if todo.phase == "roll" else []
        other = (seat + 1) % len(self.left())
        tricks: list[messages.Command] = [
            *(messages.Undo(), messages.Undo(), messages.TakeBack(), messages.ComeBack()),
            *(messages.StandIn(seat), messages.StandIn(other, "porter"), messages.Resign()),
        ]
        self.send(seat, data.draw(st.sampled_from(legal * 4 + tricks)))

    @rule(data=st.data(), after=st.integers(0, 3_000))
    def quick_hands(self, data: st.DataObject, after: int) -> None:
        """What one does and undoes at once."""
        for _ in range(6):
            if self.mover() is None:
                return
            self.somebody_acts(data, after % 100)

    def send(self, seat: int, command: messages.Command) -> None:
        before, mover = self.left(), self.mover()
        assert mover is not None
        self.bot_plays_before = self.bot_plays()
        away = tuple(range(len(before)))
        try:
            entries = self.club.do(seat, command, away=away, after=0)
        except Refusal:
            assert self.left() == before
            return
        self.check(seat, before, mover, entries)

    @rule(many=st.integers(1, 4))
    def bots_play(self, many: int) -> None:
        for _ in range(many):
            bot_to_move = self.club.table.bot_to_move()
            if bot_to_move is None:
                return
            before = self.left()
            self.helped = self.bot_plays_before = True
            action = bot_to_move.view.legal()[0].text
            entries = self.club.table.bot_acts(bot_to_move, action, self.club.now)
            self.club._keep(entries)
            self.check(None, before, bot_to_move.seat, entries)

    @rule(after=st.integers(0, 12_000))
    def time_passes(self, after: int) -> None:
        """Time passes; only the clock of the player who has to act runs."""
        mover = self.mover()
        if mover is None:
            return
        shown = self.club.state().clock
        assert shown is not None
        by_hand = not self.bot_plays()
        waits = self.club.table.waits_for() is not None
        due = self.club.table.due()
        assert (due is not None) == by_hand
        if due is not None and self.club.now + after >= due:
            self.club.now = due
            self.comes_due(mover, shown.left, waits=waits)
            return
        self.club.now += after
        expected = list(shown.left)
        if by_hand and not waits:
            assert shown.running == mover
            expected[mover] -= after
        assert self.left() == expected

    def comes_due(self, mover: int, shown: list[int], *, waits: bool) -> None:
        before = self.left()
        entries = self.club.tick(0)
        assert entries
        after = self.left()
        if waits:
            assert isinstance(entries[0], Resumed)
            assert after == before == shown
            return
        assert before[mover] == 0
        if self.club.table.seats[mover].covered:
            self.helped = True
            next_time = self.clock.seconds if self.clock.kind == "move" else self.clock.increment
            least = 0 if self.clock.kind == "move" else LEAST_MS
            before[mover] = max(next_time * 1000, least)
        assert after == before

    @precondition(lambda self: self.mover() is not None)
    @rule(away=st.integers(0, 60_000), alive=st.integers(0, 3_000), wait=st.integers(0, 30_000))
    def the_server_was_away(self, away: int, alive: int, wait: int) -> None:
        """The server dies a moment after something happened, and is started again later."""
        self.time_passes(alive)
        if self.mover() is None:
            return
        before = self.left()
        self.club.now += away
        counts = self.club.table.counts()
        self.club.table = self.club.restored()
        assert self.club.table.counts() == counts
        if counts is None or counts[1] > self.club.now:  # nobody's time, or a clock that waits
            return
        lost = min(away, self.club.now - counts[1])
        self.club._keep(self.club.table.resume(self.club.now, lost, self.club.now + wait))
        assert self.left() == before, "it is as if that time had not been"

    @rule()
    def the_player_is_there(self) -> None:
        seat = self.club.table.waits_for()
        if seat is None:
            return
        before = self.left()
        for other in range(len(before)):
            if other != seat:
                assert self.club.table.go_on(other, self.club.now) == ()
        self.club._keep(self.club.table.go_on(seat, self.club.now))
        shown = self.club.state().clock
        assert shown is not None
        assert (shown.left, shown.waits, shown.running) == (before, None, seat)

    # -------------------------------------------------------------------- what always holds

    @invariant()
    def nothing_is_offered_that_would_make_time(self) -> None:
        state = self.club.state()
        if not self.club.table.shared:
            assert state.can_take_back == []
        assert all(seat == self.mover() for seat in state.can_undo)

    @invariant()
    def nobody_has_more_than_was_ever_given(self) -> None:
        given = self.clock.seconds * 1000
        if self.clock.kind == "total":
            given += self.completed * self.clock.increment * 1000
        for seat, left in zip(self.club.table.seats, self.left(), strict=True):
            late = max(LEAST_MS, self.clock.increment * 1000) * seat.times_out
            assert left <= given + (late if self.clock.kind == "total" else 0)

    @invariant()
    def what_is_stored_tells_the_same(self) -> None:
        assert self.club.restored().state(now=self.club.now) == self.club.state()


TestRush = Rush.TestCase
TestRush.settings = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),  # finding a shorter example takes many minutes here
    suppress_health_check=list(HealthCheck),
)
