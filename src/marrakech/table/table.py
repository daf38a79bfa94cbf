"""A table as a state machine: commands give entries, and entries change the table.

A command is answered with the entries that would carry it out, or refused
(:mod:`marrakech.table.commands`); this changes nothing. The caller stores the entries, and then
:meth:`Table.apply` changes the table by them. Entries are all there is: a table that is made of its
stored entries equals one to which they were applied one by one.
"""

from __future__ import annotations

from collections import Counter
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from marrakech.core.board import COLOURS
from marrakech.core.record import Record
from marrakech.core.story import Phase
from marrakech.table import commands, messages, plan
from marrakech.table import entries as entry_types
from marrakech.table.clock import Clocks, is_slow
from marrakech.table.dice import DICE, VERSION, JointDice, SeedDice
from marrakech.table.ending import result_of
from marrakech.table.errors import TableRefusal
from marrakech.table.game_with_dice import GameWithDice
from marrakech.table.market_json import NOTHING
from marrakech.table.phrases import AT_ONCE
from marrakech.table.presenter import Presenter, read_position, read_todo, turn_of
from marrakech.table.proof import Proof
from marrakech.table.replay import steps_of_game
from marrakech.table.seats import STAND_IN, SeatState
from marrakech.table.series import series_now
from marrakech.table.updates import Snapshot, TableInfo

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from marrakech.core.view import View
    from marrakech.table.entries import AnyEntry, OtherEntry
    from marrakech.table.face import Face
    from marrakech.table.messages import Do, NewTable, Standing, TakeSeat


ACTIONS = (entry_types.Played, entry_types.Drawn)
BY_NOBODY = (
    entry_types.Made,
    entry_types.SatDown,
    entry_types.Begun,
    entry_types.TimedOut,
    entry_types.Resumed,
    entry_types.Again,
    entry_types.Helped,
)
"""Entries that are not the result of a command."""
FOR_OTHERS = (entry_types.StoodIn, entry_types.Filled)
"""Entries about a seat that another one may have asked for."""
OFTEN = (entry_types.Spoken, entry_types.StoodIn, entry_types.Offered)
"""Entries that are counted, for a game can do without many of them."""
THINKS = frozenset({Phase.TURN, Phase.LAY})


class BotToMove(NamedTuple):
    """A bot that has to act."""

    seat: int
    level: str
    view: View
    version: int
    strength: int | None = None
    luck: int | None = None
    """What its luck follows from, where all who play the same meet the same; None leaves it open.
    """


class DaysDice(NamedTuple):
    """That a table is played with the dice of a day, as others are."""

    day: str
    """The date, as in ``2026-11-18``."""
    opens: int
    """When the seed may be told."""


class Table:
    """One table, from its set-up to the offer of another game."""

    plan: NewTable
    """The plan that the table was set up by."""
    shared: bool
    """Whether all people sit at one screen."""
    day: str
    """The date of the day's market that is played here; empty at all other tables."""
    opens: int
    """When the seed of that day may be told; 0 at all other tables."""

    def __init__(self, table_id: str, entries: Iterable[AnyEntry] = ()) -> None:
        self.id = table_id
        self.entries: list[AnyEntry] = []
        self.version = 0
        """How many entries there are."""
        self.standing: Standing = "waiting"
        self.seats: list[SeatState] = []
        self.dice_game: GameWithDice | None = None
        self.tried: GameWithDice | None = None
        """A copy of the game on which the last command was tried; None after a change."""
        self._tried_entries: tuple[AnyEntry, ...] | None = None
        """The entries of that command; None if it was refused."""
        self._ahead: GameWithDice | None = None
        self.clocks: Clocks | None = None
        self.log: list[messages.LogItem] = []
        self.gone: list[int] = []
        self.offers: set[int] = set()
        self.next_chains: dict[int, str | None] = {}
        """The ends of chains for the next game, by seat."""
        self._heads: dict[str, str] = {}
        """By the end of each chain, the link that it revealed last."""
        self.redrawn = 0
        """How many throws were taken back."""
        self.rematch: str | None = None
        self.first: int | None = None
        self.closed_by_host = False
        self.made = self.changed = 0
        self.ended = 0
        """When the game ended; 0 while it goes on."""
        self.moved = 0
        """The version at which the game itself changed last."""
        self.spoken: dict[int, list[int]] = {}
        """When each seat has said something lately."""
        self._known: dict[tuple[int, str], AnyEntry] = {}
        """The entry that each command led to, by seat and command id."""
        self.often: Counter[tuple[type[AnyEntry], int]] = Counter()
        """How many entries there are of each kind that is not an action, by the seat they name."""
        self.undone: Counter[int] = Counter()
        """How often each decision was undone, by how many actions come before it."""
        self.turns_taken_back = 0
        self.helped: dict[tuple[int, messages.HelpKind, int], None] = {}
        """Who was helped and how, and how many actions came before."""
        self._times: list[int] = []
        self.by_hand: list[bool] = []
        """Of each action in the game, whether a person asked for it."""
        self._info: TableInfo | None = None
        self.apply(entries)

    @classmethod
    def set_up(
        cls,
        table_id: str,
        new: NewTable,
        seed: bytes,
        keys: Sequence[str | None],
        now: int,
        *,
        again: bool = False,
        day: DaysDice | None = None,
    ) -> tuple[AnyEntry, ...]:
        """The first entries of a new table, or of one for those who play ``again``.

        With the dice of a ``day`` nobody adds to the luck: it is the same for all who play it.

        ``keys`` are the SHA-256 of the secrets of the seats that persons take at once.
        """
        new = plan.checked(new, again=again)
        wanted = [seat.kind == "person" for seat in new.seats]
        if [key is not None for key in keys] != wanted:
            raise ValueError("a key for each person, and for nobody else")
        shared = all(seat.kind != "open" for seat in new.seats)
        made = entry_types.Made(now, new, seed.hex(), list(keys), shared, VERSION)
        if day is not None:
            made = replace(made, dice=SeedDice.version, day=day.day, opens=day.opens)
        return (made, *commands.begin(cls(table_id, [made]), now)) if shared else (made,)

    @property
    def listed(self) -> bool:
        """Whether the lobby shows it."""
        return self.plan.listed

    def was_set_up_as(self, new: NewTable, keys: Sequence[str | None]) -> bool:
        """Whether the table was set up by this plan and these keys: by the same request."""
        mine = (key is None or self.seats[seat].key == key for seat, key in enumerate(keys))
        same = plan.without_faces(self.plan) == plan.without_faces(plan.checked(new))
        return same and all(mine)

    @property
    def takes_programs(self) -> bool:
        """Whether programs may take open seats: strangers are not to meet one unasked."""
        if self.plan.programs is not None:
            return self.plan.programs
        return not self.listed or any(seat.program for seat in self.plan.seats)

    @property
    def makers(self) -> list[int]:
        """The seats of those who set it up."""
        seats = enumerate(self.plan.seats)
        return [number for number, seat in seats if seat.kind == "person"]

    # -------------------------------------------------------------------- commands

    def sit(
        self,
        take: TakeSeat,
        key: str,
        now: int,
        face: Face | None = None,
        *,
        deserted: bool = False,
    ) -> tuple[int, tuple[AnyEntry, ...]]:
        """Somebody wants an open seat: which one it is, and the entries for it.

        ``face`` is what those with a passport look like; ``deserted`` says that nobody who sits
        there is connected.
        """
        self.tried = self._tried_entries = None
        seat, entries = commands.sit(self, take, key, now, face, deserted=deserted)
        self._tried_entries = entries
        return seat, entries

    def do(self, do: Do, now: int, away: Collection[int] = ()) -> tuple[AnyEntry, ...]:
        """A player wants something: the entries for it; none if it was done before.

        ``away`` are the seats whose players are not connected.
        """
        if self.knows(do):
            return ()
        self.tried = self._tried_entries = None
        entries = commands.entries_for(self, do, now, away)
        self._tried_entries = entries
        return entries

    def has_stood_in(self, seat: int) -> bool:
        """Whether a bot has played for somebody, be it for a turn."""
        return self.often[entry_types.StoodIn, seat] > 0 or self.seats[seat].times_out > 0

    @property
    def gives_hints(self) -> bool:
        """Whether the engine may help here."""
        return self.plan.hints and self.shared

    def help_player(
        self, seat: int, kind: messages.HelpKind, version: int, now: int
    ) -> tuple[AnyEntry, ...]:
        """The engine helps a player: the entries for it; none if they are there already."""
        self.tried = self._tried_entries = None
        return commands.help_player(self, seat, kind, version, now)

    def check(self, version: int, action: str) -> None:
        """Refuse an action, given as text, that whoever has to act now cannot choose.

        ``version`` is that of the table as it was seen. Nothing changes, whatever comes of it.
        """
        commands.check(self, version, action)

    def knows(self, do: Do) -> bool:
        """Whether a command has been carried out already; its id is not for another one then.

        What has changed nothing, such as an offer that was there already, leaves no trace.
        """
        entry = self._known.get((do.seat, do.id))
        if entry is None:
            return False
        if not commands.is_for(entry, do):
            raise TableRefusal("id-used")
        return True

    def head(self, seat: int) -> str | None:
        """The link that a player's chain revealed last, or its end; None if there is no chain, or
        its key is lost.
        """
        chair = self.seats[seat]
        return None if chair.chain is None or chair.keyless else self._heads[chair.chain]

    def bot_to_move(self) -> BotToMove | None:
        """The bot that has to act, if it is one's turn."""
        if self.dice_game is None or self.standing != "playing":
            return None
        game = self.dice_game.game
        level = self.seats[game.seat].bot
        if level is None or game.phase not in THINKS:
            return None
        strength = self.seats[game.seat].strength
        view, luck = game.view(game.seat), None
        if self.day and isinstance(self.dice, SeedDice):
            luck = self.dice.luck_of_bot(view.position())
        return BotToMove(game.seat, level, view, self.version, strength, luck)

    def bot_acts(self, bot_to_move: BotToMove, action: str, now: int) -> tuple[AnyEntry, ...]:
        """The entries for a bot's decision; none if it is no longer that bot's turn."""
        latest = self.bot_to_move()
        if latest is None:
            return ()
        # while it was thinking, somebody may have spoken or taken something back
        if (
            latest.version != bot_to_move.version
            and latest.view.position() != bot_to_move.view.position()
        ):
            return ()
        self.tried = self._tried_entries = None
        entries = commands.act(self, bot_to_move.seat, action, "", now)
        self._tried_entries = entries
        return entries

    def close(self, why: str, now: int) -> tuple[AnyEntry, ...]:
        """The host ends whatever goes on here, and says why: the entries for it."""
        return commands.close(self, why, now)

    def due(self) -> int | None:
        """When :meth:`tick` has to be called, as a clock runs out or goes on; None if never."""
        return None if self.clocks is None or self.standing != "playing" else self.clocks.due()

    def tick(self, now: int) -> tuple[AnyEntry, ...]:
        """The entries for what has become due: a player's time is over, or a clock goes on."""
        due = self.due()
        if due is None or now < due or self.clocks is None or self.clocks.running is None:
            return ()
        if self.clocks.held:
            return (entry_types.Resumed(now),)
        return commands.time_out(self, self.clocks.running, now)

    def counts(self) -> tuple[int, int] | None:
        """The seat whose time is running, and since when no entry has accounted for it."""
        if self.clocks is None or self.standing != "playing":
            return None
        seat = self.clocks.counts_for
        return None if seat is None else (seat, self.clocks.counts_from)

    def resume(self, now: int, lost: int, held: int = 0) -> tuple[AnyEntry, ...]:
        """The entry that gives back time after an outage: ``lost`` milliseconds do not count.

        The clock goes on at once, or waits for its player until the time ``held``.
        """
        return () if self.counts() is None else (entry_types.Resumed(now, lost, held),)

    def waits_for(self) -> int | None:
        """The seat whose clock waits for its player."""
        waits = self.clocks is not None and self.standing == "playing" and self.clocks.held
        return self.clocks.running if waits and self.clocks is not None else None

    def go_on(self, seat: int, now: int) -> tuple[AnyEntry, ...]:
        """A player has connected again: the entry with which a clock that waited goes on."""
        return (entry_types.Resumed(now),) if self.waits_for() == seat else ()

    @property
    def minds_itself(self) -> bool:
        """Whether the table changes without a command: bots play, time runs out, or the table of
        the next game has to be made. Then a server must not forget it.
        """
        if self.standing != "playing":
            return self.next_table() is not None
        return self.clocks is not None or any(seat.level is not None for seat in self.seats)

    def next_table(self) -> tuple[NewTable, list[str | None]] | None:
        """The table of the next game and the keys of its seats, if everybody wants one.

        Seats move on by one, so that another one begins; everybody keeps their colours. In a series
        those who sit there take turns to begin, whoever was drawn to begin the first game.
        """
        return commands.next_table(self)

    def rematch_made(self, table_id: str, now: int) -> tuple[AnyEntry, ...]:
        """The table of the next game is there."""
        return () if self.rematch else (entry_types.Again(now, table_id),)

    # -------------------------------------------------------------------- what has happened

    def apply(self, entries: Iterable[AnyEntry]) -> None:
        """Change the table by entries that have been stored."""
        entries = tuple(entries)
        self._ahead = self._foreseen(entries)
        for entry in entries:
            self._take(entry)
            self.entries.append(entry)
            self.version += 1
            self.changed = max(self.changed, entry.at)
        if self._ahead is not None:
            self._ahead.ahead = None
            self._ahead = None

    def forget_names(self, seats: Collection[int]) -> bool:
        """Take the names and faces of those who sit at these seats away, as it was done in what is
        stored; whether there was any.
        """
        changed = False
        for number, entry in enumerate(self.entries):
            nameless = entry_types.without_name(entry, seats)
            if nameless == entry:
                continue
            changed = True
            self.entries[number] = nameless
            if isinstance(nameless, entry_types.Made):
                self.plan = plan.as_made(nameless.new)
        if not changed:
            return False
        self.log = [
            replace(item, name=entry_types.NOBODY)
            if isinstance(item, messages.Sat) and item.seat in seats
            else item
            for item in self.log
        ]
        for number in seats:
            if self.seats[number].kind == "person":
                self.seats[number].name, self.seats[number].face = entry_types.NOBODY, None
        self._info = None
        return True

    def _foreseen(self, entries: tuple[AnyEntry, ...]) -> GameWithDice | None:
        """The copy of the game on which exactly these entries were tried, if there is one."""
        tried, self.tried = self.tried, None
        return tried if entries is self._tried_entries else None

    def _take(self, entry: AnyEntry) -> None:
        if isinstance(entry, ACTIONS):  # most are
            if entry.id:
                assert entry.seat is not None
                self._known[entry.seat, entry.id] = entry
            link = None
            if isinstance(entry, entry_types.Drawn) and entry.seat is not None:
                link = entry.link
                self._reveal(self.seats[entry.seat], link)
            self.by_hand.append(bool(entry.id))
            self._play(entry.action, entry.at, link)
        else:
            self._info = None
            self._take_other(entry)

    def _take_other(self, entry: OtherEntry) -> None:  # noqa: C901, PLR0912  (a case for each)
        n, at = len(self.log), entry.at
        if not isinstance(entry, BY_NOBODY) and entry.id:
            by = entry.by if isinstance(entry, FOR_OTHERS) else entry.seat
            assert by is not None
            self._known[by, entry.id] = entry
        if isinstance(entry, OFTEN):
            self.often[type(entry), entry.seat] += 1
        match entry:
            case entry_types.Made():
                self._make(entry)
            case entry_types.SatDown():
                self._sit_down(entry)
            case entry_types.Filled(_, seat, level):
                self.seats[seat].kind, self.seats[seat].level = "bot", level
            case entry_types.Begun():
                self._begin(entry)
            case entry_types.TakenBack(_, seat, actions, _, how):
                if how == "take-back":
                    self.turns_taken_back += 1
                else:
                    self.undone[actions] += 1
                throws = self._go_back(seat, actions, at)
                self.log.append(messages.TookBack(n, at, seat, actions, throws))
            case entry_types.Spoken(_, seat, phrase):
                self.spoken[seat] = [*self.spoken.get(seat, ())[1 - AT_ONCE :], at]
                self.log.append(messages.Said(n, at, seat, phrase))
            case entry_types.Helped(_, seat, kind, actions):
                self.helped[seat, kind, actions] = None
                self.log.append(messages.Helped(n, at, seat, kind))
            case entry_types.TimedOut(_, seat, times):
                self._cover(seat, times, at)
            case entry_types.Resumed(_, lost, held):
                if self.clocks is not None:
                    self.clocks.resume(at, lost, held)
            case entry_types.GivenUp(_, seat, why):
                self._leave(seat, why, at)
            case entry_types.StoodIn(_, seat, level):
                self.seats[seat].level = level
                self._run_clock(at)
                self.log.append(messages.StoodIn(n, at, seat, level))
            case entry_types.CameBack(_, seat):
                self.seats[seat].level = None
                self._run_clock(
                    at, acted=self.dice_game is not None and self.dice_game.game.mover == seat
                )
                self.log.append(messages.CameBack(n, at, seat))
            case entry_types.Offered() | entry_types.Withdrawn() | entry_types.Again():
                self._take_offer(entry)
            case entry_types.Closed():
                self._close(entry)

    def _sit_down(self, sat: entry_types.SatDown) -> None:
        chair = self.seats[sat.seat]
        chair.kind = "person"
        chair.name, chair.program, chair.face = sat.name, sat.program, sat.face
        chair.key = sat.key
        self._add_chain(chair, sat.chain)
        self.log.append(messages.Sat(len(self.log), sat.at, sat.seat, sat.name))

    def _close(self, closed: entry_types.Closed) -> None:
        if self.clocks is not None:
            self.clocks.run(None, closed.at)
        self.standing = "closed"
        self.moved = self.version + 1
        self.closed_by_host = closed.seat is None
        self.log.append(messages.Closed(len(self.log), closed.at, closed.seat, closed.why))

    def _take_offer(
        self, entry: entry_types.Offered | entry_types.Withdrawn | entry_types.Again
    ) -> None:
        n, at = len(self.log), entry.at
        match entry:
            case entry_types.Offered(_, seat, _, chain):
                self.offers.add(seat)
                self.next_chains[seat] = chain
                self.log.append(messages.RematchOffered(n, at, seat))
            case entry_types.Withdrawn(_, seat):
                self.offers.discard(seat)
                self.next_chains.pop(seat, None)
                self.log.append(messages.RematchWithdrawn(n, at, seat))
            case entry_types.Again(_, table):
                self.rematch = table
                self.log.append(messages.RematchMade(n, at, table))

    def _make(self, made: entry_types.Made) -> None:
        self.made = made.at
        self.plan, self.shared = plan.as_made(made.new), made.shared
        self.day, self.opens = made.day, made.opens
        self.rules = plan.rules_of(made.new)
        self.rules_text = plan.text_of(made.new)
        self.presenter = Presenter(made.new.colours)
        self.dice: SeedDice | JointDice = DICE[made.dice](bytes.fromhex(made.seed))
        self.seats = [SeatState(*seat) for seat in zip(made.new.seats, made.keys, strict=True)]
        for seat in self.seats:
            self._add_chain(seat, seat.chain)
        if self.plan.clock is not None:
            self.clocks = Clocks(self.plan.clock, len(self.seats))

    def _add_chain(self, seat: SeatState, end: str | None) -> None:
        seat.chain = end
        if end is not None:
            self._heads[end] = end

    def _reveal(self, seat: SeatState, link: str | None) -> None:
        """Note the link that a throw revealed; after one without, the seat's chain is not used."""
        if seat.chain is None:
            return
        if link is not None:
            self._heads[seat.chain] = link
        elif not seat.keyless:
            self._info = None
            for each in self.seats:
                each.keyless |= each.chain == seat.chain

    def _begin(self, begun: entry_types.Begun) -> None:
        self.standing = "playing"
        self.first = begun.first
        ends = tuple(seat.chain for seat in self.seats)
        self.dice_game = self._ahead or GameWithDice(
            self.rules, self.dice, self.plan.first, ends, self.plan.position
        )
        if self._ahead is None:
            self.dice_game.ahead = None
        self.log.append(messages.Began(len(self.log), begun.at, begun.first))
        self.moved = self.version + 1
        self._begin_turn(begun.at)

    def _play(self, action: str, at: int, link: str | None) -> None:
        assert self.dice_game is not None
        mover = self.dice_game.game.mover
        if self._ahead is None:
            event = self.dice_game.push(action, link)
        else:
            assert self._ahead.ahead
            self.dice_game, event = self._ahead, self._ahead.ahead.popleft()
        # later events of the same command, a turn or a reveal, change nobody's points
        self.log.append(self.presenter.item(event, len(self.log), at, self.dice_game.game, link))
        self._times.append(at)
        self.moved = self.version + 1
        turn_over = self.dice_game.game.mover != mover
        if turn_over:
            self._uncover(mover)
        if event.outcome is not None:
            self._end(at)
        elif turn_over:
            if self.clocks is not None:
                self.clocks.end(mover, at)
            self._begin_turn(at)
        else:
            self._run_clock(at, acted=True)

    def _go_back(self, by: int, actions: int, at: int) -> int:
        """Go back to where there were so many actions; how many throws that takes back."""
        assert self.dice_game is not None
        before = self.dice_game.throws
        self.dice_game.back_to(actions)
        throws = before - self.dice_game.throws
        self.redrawn += throws
        del self._times[actions:]
        del self.by_hand[actions:]
        for seat in range(len(self.seats)):
            self._uncover(seat)
        self.moved = self.version + 1
        if self.clocks is not None:
            self.clocks.back(actions, by, at)
        self._run_clock(at)
        return throws

    def _leave(self, seat: int, why: messages.Why, at: int) -> None:
        self.seats[seat].gone = why
        self.gone.append(seat)
        self.log.append(messages.Resigned(len(self.log), at, seat, why))
        self.moved = self.version + 1
        if commands.nobody_plays_on(self):
            self._end(at)
        else:
            self.seats[seat].level = self.seats[seat].level or STAND_IN
            self._run_clock(at)

    def _cover(self, seat: int, times: int, at: int) -> None:
        """Let a bot play this turn of a seat, because its time is over."""
        self.seats[seat].times_out, self.seats[seat].covered = times, True
        if self.clocks is not None:
            self.clocks.run_out(seat, at)
        self.moved = self.version + 1
        self.log.append(messages.TimedOut(len(self.log), at, seat, times))

    def _uncover(self, seat: int) -> None:
        """End a bot's turn for a seat whose time was over."""
        if self.seats[seat].covered:
            self.seats[seat].covered = False
            self._info = None

    def _end(self, at: int) -> None:
        for seat in range(len(self.seats)):
            self._uncover(seat)
        self.standing = "over"
        self.ended = at
        self._info = None
        if self.clocks is not None:
            self.clocks.run(None, at)
        result = self.result()
        assert result is not None
        self.log.append(messages.Over(len(self.log), at, result.reason, result.ranking[0]))

    def _begin_turn(self, at: int) -> None:
        if self.clocks is not None:
            self.clocks.begin(self._whose_clock(), len(self._times), at)

    def _run_clock(self, at: int, *, acted: bool = False) -> None:
        """Let the right clock run within a turn; ``acted`` says that the player did something."""
        if self.clocks is not None and self.dice_game is not None:
            self.clocks.run(self._whose_clock(), at, acted=acted)

    def _whose_clock(self) -> int | None:
        """Who has to act, if that is a person."""
        assert self.dice_game is not None
        seat = self.dice_game.game.mover
        return seat if self.seats[seat].is_played_by_hand else None

    # -------------------------------------------------------------------- what can be seen

    def is_hidden(self, now: int) -> bool:
        """Whether only those who sit here may look, since others have the same dice before them."""
        return now < self.opens

    def seat_of(self, key: str) -> int | None:
        """The seat that a secret opens, by its SHA-256."""
        found = None
        for number, seat in enumerate(self.seats):
            if seat.key is not None and compare_digest(seat.key, key):
                found = number
        return found

    def result(self) -> messages.Result | None:
        """How the game ended; None while it goes on."""
        if self.dice_game is None or self.standing != "over":
            return None
        return result_of(self.dice_game.game, self.gone, ended=True, redrawn=self.redrawn)

    def series(self) -> messages.SeriesNow | None:
        """How the series stands that this game belongs to, if there is one."""
        if self.plan.series is None:
            return None
        result = self.result()
        winners = None if result is None else result.ranking[0]
        return series_now(self.plan.series, len(self.seats), winners)

    @property
    def is_slow(self) -> bool:
        """Whether players have days for a move, and need not be there meanwhile."""
        return is_slow(self.plan.clock)

    def snapshot(self, now: int = 0) -> Snapshot:
        """All that can change about the table, with the market as JSON."""
        position, board, todo = NOTHING, None, NOTHING
        if self.dice_game is not None:
            game = self.dice_game.game
            position = self.presenter.standings(game, self.dice_game.throws)
            board = self.presenter.board(game)
            if self.standing == "playing":
                todo = self.presenter.task(game)
        return Snapshot(
            version=self.version,
            known=len(self.log),
            info=self.info(),
            position=position,
            board=board,
            todo=todo,
            can_undo=commands.who_can_undo(self),
            can_take_back=commands.who_can_take_back(self),
            clock=None if self.clocks is None else self.clocks.show(now),
        )

    def info(self) -> TableInfo:
        """What can change beside the game; the same object as long as nothing of it changes."""
        if self._info is None:
            self._info = TableInfo(
                standing=self.standing,
                seats=self._seats_shown(),
                first=self.first,
                # others may still play with the dice of a day
                seed=self.dice.seed.hex() if self.standing == "over" and not self.day else None,
                result=self.result(),
                rematch=self.rematch,
                rematch_offers=sorted(self.offers),
                series=self.series(),
            )
        return self._info

    def _seats_shown(self) -> list[messages.SeatNow]:
        """Who sits where."""
        return [
            seat.show([self.presenter.colour(colour) for colour in self.rules.colours_of(number)])
            for number, seat in enumerate(self.seats)
        ]

    def state(self, you: Sequence[int] = (), since: int = 0, now: int = 0) -> messages.TableState:
        """All that one may know who has these seats, with the log from an item on."""
        snapshot = self.snapshot(now)
        board = snapshot.board
        return replace(
            self.state_of(snapshot, you, since),
            position=None if board is None else read_position(snapshot.position, board),
            todo=read_todo(snapshot.todo),
        )

    def state_of(self, snapshot: Snapshot, you: Sequence[int], since: int) -> messages.TableState:
        """The state made of a snapshot, to be sent: the market is JSON already."""
        since = min(since, len(self.log))
        info = snapshot.info
        position: Any = snapshot.whole_position()
        todo: Any = Raw(snapshot.todo)
        return messages.TableState(
            table=self.id,
            version=self.version,
            standing=info.standing,
            rules=self.rules_text,
            edition=self.rules.edition,
            seats=info.seats,
            you=list(you),
            first=info.first,
            makers=self.makers,
            listed=self.listed,
            commitment=self.dice.commitment,
            seed=info.seed,
            position=position,
            todo=todo,
            can_undo=snapshot.can_undo,
            can_take_back=snapshot.can_take_back,
            clock=snapshot.clock,
            result=info.result,
            rematch=info.rematch,
            rematch_offers=info.rematch_offers,
            log=self.log[since:],
            log_from=since,
            hints=self.gives_hints,
            rated=self.plan.rated,
            day=self.day or None,
            series=info.series,
        )

    def listing(self) -> messages.Listing:
        """The table as the lobby shows it."""
        turn, left = 0, 0
        if self.dice_game is not None:
            game = self.dice_game.game
            turn = turn_of(game, self.dice_game.throws)
            left = sum(player.rugs_left for player in game.players if not player.out)
        return messages.Listing(
            table=self.id,
            standing=self.standing,
            rules=self.rules_text,
            edition=self.rules.edition,
            seats=self.info().seats,
            clock=self.plan.clock,
            made=self.made,
            turn=turn,
            turns_left=left,
            rated=self.plan.rated,
        )

    # -------------------------------------------------------------------- afterwards

    def _finished(self) -> GameWithDice:
        if self.dice_game is None or self.standing != "over":
            raise TableRefusal("not-over")
        return self.dice_game

    def replay(self, now: int = 0) -> messages.Replay:
        """The finished game, position by position; with the seed of a day if it may be told."""
        dice_game = self._finished()
        proof = self._proof(now)
        return messages.Replay(
            rules=self.rules_text,
            edition=self.rules.edition,
            seats=self.info().seats,
            steps=steps_of_game(dice_game.game, self.presenter, self._times),
            result=self.result(),
            commitment=proof.commitment,
            seed=proof.seed,
            first_drawn=proof.first_drawn,
            piles_drawn=self.rules.hides_piles,
            dice=proof.version,
            throws=list(proof.throws),
        )

    def _proof(self, now: int = 0) -> Proof:
        """What it takes to check the dice, now that the game is over."""
        links: list[str | None] = []
        kept: list[int] = []
        for item in self.log:
            if isinstance(item, messages.Walked):
                kept.append(len(links))
                links.append(item.link)
            elif isinstance(item, messages.TookBack) and item.throws:
                del kept[-item.throws :]
        counts = set(kept)
        throws = (messages.ThrowDrawn(link, n in counts) for n, link in enumerate(links))
        return Proof(
            self.dice.version,
            self.dice.commitment,
            None if self.is_hidden(now) else self.dice.seed.hex(),
            self.plan.first is None,
            tuple(seat.chain for seat in self.seats),
            () if isinstance(self.dice, SeedDice) else tuple(throws),
        )

    def record(self, now: int = 0) -> str:
        """The finished game as text, with all that is needed to check its dice.

        The seed of a day is among it only if it may be told ``now``.
        """
        return self._record(self._finished(), self._proof(now).headers())

    def record_so_far(self) -> str:
        """What was played here as text, also if the game goes on: all of it has been seen."""
        if self.dice_game is None:
            raise TableRefusal("not-begun")
        if self.standing == "over":
            return self.record()
        return self._record(self.dice_game, {"Commitment": self.dice.commitment})

    def _record(self, dice_game: GameWithDice, proof: dict[str, str]) -> str:
        names = [seat.name or str(seat.level) for seat in self.seats]
        headers = {
            colour.capitalize(): name if names.count(name) == 1 else f"{name} ({colour})"
            for colour, name in zip(COLOURS, names, strict=False)
        }
        headers |= proof
        for number, seat in enumerate(self.gone, 1):
            headers[f"Gone{number}"] = f"{COLOURS[seat].value} {self.seats[seat].gone}"
        if programs := [COLOURS[n].value for n, seat in enumerate(self.seats) if seat.program]:
            headers["Programs"] = ", ".join(programs)
        if self.helped:
            counted = Counter(COLOURS[seat].value for seat, _, _ in self.helped)
            headers["Helped"] = ", ".join(f"{colour} {times}" for colour, times in counted.items())
        return Record(dice_game.game, headers).text()
