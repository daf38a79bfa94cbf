"""Checks a recorded history: whether one log explains all that clients were told.

    lost       what was acknowledged is in the log; what was shown is, too
    twice      a command is carried out once, however often it is sent
    refused    what was refused is not in the log
    unasked    what is in the log was asked for, just so
    order      who was answered before somebody else began stands before them in the log
    stale      who asks after an answer sees what was answered
    back       no client hears of an older version than before
    different  two clients are told the same about a version, and about an item of the log
    shown      what is shown is what the log gives when it is played up to that version
    unplayable the log is a game by the rules
    seat       a seat has one owner, the one who was told so
    dice       the dice of a finished game are those that it was bound to
    fetched    the finished game that anybody can ask for is that of the log

How many servers there are, and which database, makes no difference to it.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

import msgspec
from msgspec.structs import replace

from marrakech import read_records
from marrakech.core.actions import Action
from marrakech.core.errors import Refusal
from marrakech.table import entries as entry_types
from marrakech.table import messages
from marrakech.table.messages import TableState, Update
from marrakech.table.table import Table
from marrakech.table.updates import merged
from marrakech.table.verify import verify
from tests.history.recorder import Attempt, Fetched, Heard, Made, Sat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from marrakech.table.entries import AnyEntry
    from marrakech.table.messages import Command, LogItem
    from tests.history.recorder import AnyEvent, History

_encode = msgspec.json.Encoder().encode
_messages: msgspec.json.Decoder[TableState | Update] = msgspec.json.Decoder(TableState | Update)
_FOR_OTHERS = (entry_types.StoodIn, entry_types.Filled)
_MAY_CHANGE_NOTHING = (messages.Rematch, messages.Withdraw)
"""Commands that are done, and leave no entry, if things are as they want them already."""
FOREVER = ("table-stale",)
"""Refusals of a command that can never be carried out later, wherever else it was sent to."""


class Violation(NamedTuple):
    """Something that the log does not explain."""

    rule: str
    table: str
    what: str


def check(
    history: History,
    logs: Mapping[str, Sequence[AnyEntry]],
    *,
    complete: bool = True,
    fresh: bool = False,
    known: Mapping[str, Sequence[AnyEntry]] | None = None,
) -> list[Violation]:
    """All that is wrong.

    ``complete`` says that all clients were recorded, so that nobody else can have asked for
    anything. ``fresh`` says that any server has to show what another one has acknowledged; if not,
    each has to show what it has acknowledged itself. ``known`` are longer logs that explain a
    longer history: where these are the beginnings of them, nothing has to be played again.
    """
    history.settle()
    by_table: dict[str, list[AnyEvent]] = defaultdict(list)
    for event in history.events:
        by_table[event.table].append(event)
    found: list[Violation] = []
    for table, events in by_table.items():
        if table:  # else it was never made, as far as anybody knows
            entries = logs.get(table, ())
            asked = _Asked(table, events, entries, complete=complete, fresh=fresh)
            longer = None if known is None else known.get(table, ())
            is_known = longer is not None and list(entries) == list(longer[: len(entries)])
            found += asked.check(replay=not is_known)
    return found


def assert_explained(
    history: History,
    logs: Mapping[str, Sequence[AnyEntry]],
    *,
    known: Mapping[str, Sequence[AnyEntry]] | None = None,
) -> None:
    """Fail if :func:`check` finds anything; the message lists the first ten findings."""
    found = check(history, logs, known=known)
    few = "\n".join(f"{each.rule}: {each.table}: {each.what}" for each in found[:10])
    assert not found, f"{len(found)} things that the log does not explain:\n{few}"


def owner_of(entry: AnyEntry) -> tuple[int, str] | None:
    """Whose command an entry fulfils, and which; None if nobody's."""
    name: str = getattr(entry, "id", "")
    if not name:
        return None
    seat = entry.by if isinstance(entry, _FOR_OTHERS) else getattr(entry, "seat", None)
    assert isinstance(seat, int)
    return seat, name


def fulfils(entry: AnyEntry, command: Command) -> bool:
    """Whether an entry is what a command asked for."""
    match command, entry:
        case messages.Act(action), entry_types.Played(action=played):
            return Action.parse(action).text == played
        case messages.Throw(link), entry_types.Drawn(link=drawn):
            return link == drawn
        case messages.Say(phrase), entry_types.Spoken(phrase=spoken):
            return phrase == spoken
        case messages.StandIn(seat, level), entry_types.StoodIn():
            return (seat, level) == (entry.seat, entry.level)
        case messages.Start(level), entry_types.Filled(level=filled):
            return level == filled
        case messages.Rematch(chain), entry_types.Offered(chain=offered):
            return chain == offered
        case messages.Undo() | messages.TakeBack(), entry_types.TakenBack():
            return True
        case messages.Resign(), entry_types.GivenUp(why="resigned"):
            return True
        case messages.ComeBack(), entry_types.CameBack():
            return True
        case messages.Withdraw(), entry_types.Withdrawn():
            return True
        case messages.Close(), entry_types.Closed():
            return True
    return False


class _View(NamedTuple):
    """A state as a client had put it together when it heard of it."""

    heard: Heard
    state: TableState


def _is_attempt(event: AnyEvent) -> TypeGuard[Attempt]:
    return isinstance(event, Attempt)


def _bare(state: TableState) -> bytes:
    """What a state says that is the same for everybody at all times."""
    return _encode(replace(state, you=[], log=[], log_from=0, clock=None))


class _Asked:
    """What was asked of one table, and its log."""

    def __init__(
        self,
        table: str,
        events: Sequence[AnyEvent],
        entries: Sequence[AnyEntry],
        *,
        complete: bool,
        fresh: bool,
    ) -> None:
        self.table = table
        self.events = sorted(events, key=lambda event: event.start)
        self.entries = entries
        self.complete = complete
        self.fresh = fresh
        self.found: list[Violation] = []
        self.heard = [event for event in self.events if isinstance(event, Heard)]
        self.attempts: dict[tuple[int, str], list[Attempt]] = defaultdict(list)
        for event in filter(_is_attempt, self.events):
            self.attempts[event.do.seat, event.do.id].append(event)
        self.places: dict[tuple[int, str], int] = {}
        """Where the entries of a command begin."""
        self.sat: dict[str, int] = {}
        """By key: where the entry is by which somebody sat down."""

    def say(self, rule: str, what: str) -> None:
        self.found.append(Violation(rule, self.table, what))

    def check(self, *, replay: bool) -> list[Violation]:
        """Everything; ``replay`` compares what was shown with what the log gives, too."""
        self._read_log()
        self._check_commands()
        self._check_seats()
        self._check_order()
        self._check_back()
        for heard in self.heard:
            if heard.version > len(self.entries):
                length = len(self.entries)
                self.say("lost", f"{heard.client} saw version {heard.version} of {length}")
        if replay:
            self._check_shown(list(self._views()))
        return self.found

    # -------------------------------------------------------------------- what is in the log

    def _read_log(self) -> None:
        before: tuple[int, str] | None = None
        for place, entry in enumerate(self.entries):
            owner = owner_of(entry)
            if owner is not None:
                # one command may be several entries, which stand together
                if owner in self.places and owner != before:
                    self.say("twice", f"{owner} at {self.places[owner]} and at {place}")
                self.places.setdefault(owner, place)
                self._check_asked(owner, place, entry)
            before = owner
            if isinstance(entry, entry_types.SatDown):
                if entry.key in self.sat:
                    self.say("seat", f"one key for two seats, at {place}")
                self.sat[entry.key] = place

    def _check_asked(self, owner: tuple[int, str], place: int, entry: AnyEntry) -> None:
        attempts = self.attempts.get(owner)
        if attempts is None:
            if self.complete:
                self.say("unasked", f"{owner} at {place} was never sent")
        elif not fulfils(entry, attempts[0].do.command):
            self.say("unasked", f"{attempts[0].do.command} became {entry}")

    # -------------------------------------------------------------------- commands

    def _check_commands(self) -> None:
        for owner, attempts in self.attempts.items():
            place = self.places.get(owner)
            for attempt in attempts:
                if attempt.outcome == "done":
                    self._check_done(attempt, place)
            refusals = [each.reason for each in attempts if each.outcome == "refused"]
            if place is not None and (
                len(refusals) == len(attempts) or any(each in FOREVER for each in refusals)
            ):
                self.say("refused", f"{owner} as {refusals}, but it is at {place}")

    def _check_done(self, attempt: Attempt, place: int | None) -> None:
        assert attempt.version is not None
        if place is not None:
            if attempt.version <= place:
                self.say("lost", f"{attempt.do.id} done at {attempt.version}, stored at {place}")
        elif not (
            isinstance(attempt.do.command, _MAY_CHANGE_NOTHING)
            and self._is_so_already(attempt, attempt.version)
        ):
            self.say("lost", f"{attempt.do} was acknowledged at {attempt.version}")

    def _is_so_already(self, attempt: Attempt, version: int) -> bool:
        """Whether the table was as it is wanted, at the version of the answer."""
        table = Table(self.table, self.entries[:version])
        offered = attempt.do.seat in table.offers or table.rematch is not None
        return offered == isinstance(attempt.do.command, messages.Rematch)

    # -------------------------------------------------------------------- seats

    def _check_seats(self) -> None:
        made = self.entries[0] if self.entries else None
        given: dict[int, str] = {}
        for event in self.events:
            if isinstance(event, Made) and event.outcome == "done":
                if not isinstance(made, entry_types.Made):
                    self.say("lost", "the table was set up, and is not there")
                    continue
                keys = dict(enumerate(made.keys))
                for seat, key in event.keys.items():
                    if keys.get(seat) != key:
                        self.say("seat", f"seat {seat} was given out at the set-up")
                    self._give(given, seat, key)
            elif isinstance(event, Sat) and event.outcome == "done":
                assert event.seat is not None
                assert event.key is not None
                self._give(given, event.seat, event.key)
                place = self.sat.get(event.key)
                entry = None if place is None else self.entries[place]
                if not isinstance(entry, entry_types.SatDown):
                    self.say("lost", f"{event.name} sat down on {event.seat}")
                elif entry.seat != event.seat:
                    self.say("seat", f"{event.name} got {event.seat}, the log says {entry.seat}")
        taken = [entry.seat for entry in self.entries if isinstance(entry, entry_types.SatDown)]
        for seat in {seat for seat in taken if taken.count(seat) > 1}:
            self.say("seat", f"seat {seat} is taken twice")

    def _give(self, given: dict[int, str], seat: int, key: str) -> None:
        if given.setdefault(seat, key) != key:
            self.say("seat", f"seat {seat} was given to two")

    # -------------------------------------------------------------------- order

    def _answered(self, *clocks: str, server: str | None) -> Iterator[tuple[int, int]]:
        """When acknowledgements came, and where in the log that is which they are about."""
        for event in self.events:
            if event.end is None or event.clock not in clocks:
                continue
            if server is not None and event.server != server:
                continue
            place: int | None = None
            if isinstance(event, Attempt) and event.outcome == "done":
                place = self.places.get((event.do.seat, event.do.id))
            elif isinstance(event, Sat) and event.key is not None:
                place = self.sat.get(event.key)
            if place is not None:
                yield event.end, place

    def _begun(self) -> Iterator[tuple[str, int, int, str]]:
        """By clock, when things were first sent that are in the log, where, and what they are."""
        for owner, (first, *_) in self.attempts.items():
            if owner in self.places:
                yield first.clock, first.start, self.places[owner], str(owner)
        for event in self.events:
            if isinstance(event, Sat) and event.key is not None and event.key in self.sat:
                yield event.clock, event.start, self.sat[event.key], event.name

    def _check_order(self) -> None:
        begun = list(self._begun())
        for clock in {each[0] for each in begun}:
            answered = sorted(self._answered(clock, server=None))
            mine = sorted((when, place, what) for at, when, place, what in begun if at == clock)
            for (_, place, what), highest in zip(
                mine, _highest(answered, [when for when, _, _ in mine]), strict=True
            ):
                if highest >= place:
                    self.say("order", f"{what} at {place} began after {highest} was answered")
        asked: dict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
        for heard in self.heard:
            if heard.first:
                asked[heard.clock, heard.server].append((heard.start, heard.version))
        for (clock, server), when in asked.items():
            answered = sorted(self._answered(clock, server=None if self.fresh else server))
            when.sort()
            for (_, version), highest in zip(
                when, _highest(answered, [start for start, _ in when]), strict=True
            ):
                if highest >= version:
                    self.say("stale", f"version {version} after {highest} was answered")

    # -------------------------------------------------------------------- what was shown

    def _views(self) -> Iterator[_View]:
        known: dict[str, TableState] = {}
        items: dict[str, int] = defaultdict(int)
        for event in sorted(self.heard, key=lambda event: event.end or 0):
            message = _messages.decode(event.message)
            if message.version != event.version:
                self.say("shown", f"{event.client} noted {event.version}, not {message.version}")
            if isinstance(message, Update):
                if event.client not in known:
                    self.say("shown", f"{event.client} heard news before a state")
                    continue
                message = merged(known[event.client], message)
            known[event.client] = message
            if message.log_from > items[event.client]:
                self.say("shown", f"{event.client}: items before {message.log_from} are missing")
            items[event.client] = message.log_from + len(message.log)
            yield _View(event, message)

    def _check_back(self) -> None:
        """Versions, in the order in which each client heard them."""
        latest: dict[str, int] = {}
        for event in sorted(self.events, key=lambda event: event.end or 0):
            if event.end is None:
                continue
            version = event.version if isinstance(event, Heard | Attempt) else None
            if version is None:
                continue
            if version < latest.get(event.client, 0):
                self.say("back", f"{event.client}: {latest[event.client]}, then {version}")
            latest[event.client] = version

    def _check_shown(self, views: Sequence[_View]) -> None:
        items: dict[int, LogItem] = {}
        bare: dict[int, bytes] = {}
        for heard, state in views:
            for n, item in enumerate(state.log, state.log_from):
                if item.n != n:
                    self.say("different", f"{heard.client}: item {item.n} stands at {n}")
                elif items.setdefault(n, item) != item:
                    self.say("different", f"{heard.client}: item {n} is {item}, not {items[n]}")
            shown = _bare(state)
            if bare.setdefault(state.version, shown) != shown:
                self.say("different", f"{heard.client}: version {state.version}")
        self._compare(views)

    def _compare(self, views: Sequence[_View]) -> None:
        """Play the log, and look at it at every version that was shown."""
        by_version: dict[int, list[_View]] = defaultdict(list)
        for view in views:
            by_version[view.state.version].append(view)
        table = Table(self.table)
        for version in range(len(self.entries) + 1):
            try:
                table.apply(self.entries[max(0, version - 1) : version])
            except Refusal as refusal:
                self.say("unplayable", f"entry {version - 1}: {refusal}")
                return
            if version not in by_version:
                continue
            expected = _bare(table.state())
            for heard, state in by_version.pop(version):
                if _bare(state) != expected:
                    self.say("shown", f"{heard.client}: version {version} is not so in the log")
                if state.log != table.log[state.log_from :]:
                    self.say("shown", f"{heard.client}: the items up to {version}")
                if state.clock != table.state(now=state.clock.at if state.clock else 0).clock:
                    self.say("shown", f"{heard.client}: the clocks at {version}")
                seats = {table.seat_of(key) for key in heard.keys} - {None}
                if set(state.you) != seats:
                    self.say("seat", f"{heard.client} has {state.you}, not {seats}")
        self._check_finished(table)

    # -------------------------------------------------------------------- finished games

    def _check_finished(self, table: Table) -> None:
        fetched = [event for event in self.events if isinstance(event, Fetched)]
        if table.standing != "over":
            if fetched:
                self.say("fetched", "a game that is not over")
            return
        record = table.record()
        for game in read_records(record):
            for fault in verify(game).faults:
                self.say("dice", str(fault))
        replay = _encode(table.replay())
        for event in fetched:
            if event.what == "record" and event.body != record:
                self.say("fetched", "the record")
            if event.what == "replay" and _encode(_replay.decode(event.body)) != replay:
                self.say("fetched", "the replay")


_replay: msgspec.json.Decoder[messages.Replay] = msgspec.json.Decoder(messages.Replay)


def _highest(answered: Sequence[tuple[int, int]], when: Sequence[int]) -> Iterator[int]:
    """For each of these times, in order: the last place that was answered before it, else -1."""
    highest, at = -1, 0
    for time in when:
        while at < len(answered) and answered[at][0] < time:
            highest = max(highest, answered[at][1])
            at += 1
        yield highest
