"""Commands of players: whether each is possible now, and the entries that carry it out.

Nothing here changes a table, but for ``table.tried``: the copy of the game on which a command was
tried, so that it need not be played twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.core.actions import Action, Lay, Turn
from marrakech.core.board import COLOURS
from marrakech.core.errors import IllegalAction
from marrakech.core.story import Phase
from marrakech.core.why_illegal import refusal
from marrakech.table import entries as entry_types
from marrakech.table import messages
from marrakech.table.clock import TIMES
from marrakech.table.dice import SeedDice, hash_of
from marrakech.table.errors import TableRefusal
from marrakech.table.game_with_dice import GameWithDice
from marrakech.table.names import cleaned
from marrakech.table.phrases import AT_ONCE, PHRASES, REACTIONS, WITHIN
from marrakech.table.plan import known_level, new_name
from marrakech.table.seats import STAND_IN
from marrakech.table.series import next_series

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from marrakech.table.entries import AnyEntry
    from marrakech.table.face import Face
    from marrakech.table.messages import ColourName, Do, NewTable, TakeSeat, Why
    from marrakech.table.table import Table

_IN_THE_GAME = (messages.Act, messages.Throw, messages.Undo, messages.TakeBack)
"""Commands that are refused as stale if the game has changed since the player saw it."""
_BACK_AND_FORTH = (
    messages.Undo,
    messages.TakeBack,
    messages.StandIn,
    messages.ComeBack,
    messages.Rematch,
    messages.Withdraw,
)
"""Commands that could be repeated without end, as another one undoes what they do."""
_NOT_FOR_A_DAY = (messages.TakeBack, messages.StandIn, messages.Rematch)
"""Commands that there are not where everybody has the same dice, and one try."""
MOST_ENTRIES = 2000
"""Entries of a table, from which on those are refused. A game has some hundred."""
_BY_HAND = (Turn, Lay)

# No log grows without end. These are far more than people need, and what it takes to finish a game
# (actions, coming back, giving up, time that is over) is not among them: so that a whole log has
# some hundreds of entries, and at worst some thousands.
MOST_TALK = 200  # of each seat
MOST_STAND_INS = 30  # for each seat
MOST_OFFERS = 30  # of another game, by each seat
MOST_UNDONE = 20  # of each decision
MOST_TAKEN_BACK = 200  # turns

# ------------------------------------------------------------------------ sitting down


def begin(
    table: Table,
    now: int,
    taken: Mapping[int, str | None] | None = None,
    chains: Mapping[int, str | None] | None = None,
) -> tuple[AnyEntry, ...]:
    """The game begins, if all seats are taken, or are just about to be.

    ``taken`` has the levels of the bots, or None for a person, on seats that are about to be taken,
    and ``chains`` the ends of the chains of those people.
    """
    levels = {
        number: seat.level for number, seat in enumerate(table.seats) if seat.kind != "open"
    } | dict(taken or {})
    if len(levels) < len(table.seats):
        return ()
    chains = chains or {}
    ends = tuple(chains.get(number, seat.chain) for number, seat in enumerate(table.seats))
    dice_game = GameWithDice(table.rules, table.dice, table.plan.first, ends, table.plan.position)
    begun = entry_types.Begun(now, dice_game.game.mover)
    luck = dice_game.luck(lambda seat: levels[seat] is not None)
    table.tried = dice_game
    return (begun, *(entry_types.Drawn(now, action) for action in luck))


def _open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.kind == "open"]


def sit(
    table: Table, take: TakeSeat, key: str, now: int, face: Face | None, *, deserted: bool
) -> tuple[int, tuple[AnyEntry, ...]]:
    """Somebody takes an open seat.

    Not at a table from the lobby that is deserted, for strangers would wait there in vain. Who was
    given a link knows whom to wait for.
    """
    chain = None if isinstance(table.dice, SeedDice) else take.chain
    mine = table.seat_of(key)
    if mine is not None:
        chair = table.seats[mine]
        same = (cleaned(take.name), chain, take.program) == (chair.name, chair.chain, chair.program)
        if not same or take.seat not in {None, mine}:
            raise TableRefusal("id-used")
        return mine, ()  # asked again, as the answer was lost
    not_closed(table)
    open_seats = _open_seats(table)
    if not open_seats:
        raise TableRefusal("full")
    name = new_name(take.name, [chair.name for chair in table.seats if chair.kind == "person"])
    seat = open_seats[0] if take.seat is None else take.seat
    if seat not in open_seats:
        raise TableRefusal("taken", seat=seat)
    if take.program and not table.takes_programs:
        raise TableRefusal("programs")
    if deserted and table.listed:
        raise TableRefusal("deserted")
    if chain is not None and any(each.chain == chain for each in table.seats):
        raise TableRefusal("chain-taken")
    sat = entry_types.SatDown(now, seat, name, key, chain, take.program, face)
    return seat, (sat, *begin(table, now, {seat: None}, {seat: chain}))


# ------------------------------------------------------------------------ commands


def entries_for(  # noqa: C901, PLR0912  (a case for each command)
    table: Table, do: Do, now: int, away: Collection[int]
) -> tuple[AnyEntry, ...]:
    """The entries for a command."""
    seat = do.seat
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise TableRefusal("no-such-seat", seat=seat)
    not_closed(table)
    command = do.command
    if table.day and isinstance(command, _NOT_FOR_A_DAY):
        raise TableRefusal("day")
    if do.version < table.moved and isinstance(command, _IN_THE_GAME):
        raise TableRefusal("stale")
    if table.version >= MOST_ENTRIES and isinstance(command, _BACK_AND_FORTH):
        raise TableRefusal("too-long")
    match command:
        case messages.Act(action):
            _must_act(table, seat)
            return act(table, seat, action, do.id, now)
        case messages.Throw(link):
            return _throw(table, _must_act(table, seat), link, do, now)
        case messages.Undo():
            return _undo(table, do, now)
        case messages.TakeBack():
            return _take_back(table, do, now)
        case messages.Say(phrase):
            return _say(table, phrase, do, now)
        case messages.Resign():
            _must_play(table, seat)
            return give_up(table, seat, "resigned", do.id, now)
        case messages.StandIn(target, level):
            return _stand_in(table, target, known_level(level), do, now, away)
        case messages.ComeBack():
            return _come_back(table, do, now)
        case messages.Rematch(chain):
            return _offer(table, chain, do, now)
        case messages.Withdraw():
            return _withdraw(table, do, now)
        case messages.Start(level):
            return _fill(table, known_level(level), do, now)
        case messages.Close():
            return _close(table, do, now)


def help_player(
    table: Table, seat: int, kind: messages.HelpKind, version: int, now: int
) -> tuple[AnyEntry, ...]:
    """A player who has something to choose is helped; none if that is in the log already."""
    not_closed(table)
    if version < table.moved:
        raise TableRefusal("stale")
    actions = _must_act(table, seat).game.played
    if (seat, kind, actions) in table.helped:
        return ()
    return (entry_types.Helped(now, seat, kind, actions),)


def not_closed(table: Table) -> None:
    """Raise a refusal if the table is closed."""
    if table.standing == "closed":
        raise TableRefusal("closed-by-host" if table.closed_by_host else "closed")


def is_for(entry: AnyEntry, do: Do) -> bool:
    """Whether an entry could be the result of this command: else its id was used for another."""
    match do.command, entry:
        case messages.Act(action), entry_types.Played():
            return action == entry.action
        case messages.Throw(link), entry_types.Drawn():
            return link == entry.link
        case messages.Undo(), entry_types.TakenBack():
            return entry.how in {"undo", None}
        case messages.TakeBack(), entry_types.TakenBack():
            return entry.how in {"take-back", None}
        case messages.Say(phrase), entry_types.Spoken():
            return phrase == entry.phrase
        case messages.StandIn(target, level), entry_types.StoodIn():
            return target == entry.seat and (target != do.seat or level == entry.level)
        case messages.Rematch(chain), entry_types.Offered():
            return chain == entry.chain
        case messages.Start(level), entry_types.Filled():
            return level == entry.level
        case (
            (messages.Resign(), entry_types.GivenUp())
            | (messages.ComeBack(), entry_types.CameBack())
            | (messages.Withdraw(), entry_types.Withdrawn())
            | (messages.Close(), entry_types.Closed())
        ):
            return True
    return False


def check(table: Table, version: int, text: str) -> None:
    """Refuse an action that whoever has to act now cannot choose, with the reason.

    ``version`` is that of the table as it was seen.
    """
    not_closed(table)
    dice_game = _is_played(table)
    if version < table.moved:
        raise TableRefusal("stale")
    action = _by_hand(text)
    if action not in dice_game.game.legal():
        raise table.presenter.refusal(refusal(dice_game.game, action))


def _is_played(table: Table) -> GameWithDice:
    """The game, if it is played."""
    if table.dice_game is None or table.standing == "waiting":
        raise TableRefusal("not-begun")
    if table.standing == "over":
        raise TableRefusal("over")
    return table.dice_game


def _must_play(table: Table, seat: int) -> GameWithDice:
    """The game, if it is played and this player is part of it."""
    dice_game = _is_played(table)
    if table.seats[seat].gone is not None:
        raise TableRefusal("gone")
    return dice_game


def _must_act(table: Table, seat: int) -> GameWithDice:
    """The game, if this player has to do something."""
    dice_game = _must_play(table, seat)
    if table.seats[seat].level is not None:
        raise TableRefusal("bot-plays")
    if table.seats[seat].covered:
        raise TableRefusal("time-over")
    if dice_game.game.seat != seat:
        raise TableRefusal("not-your-turn")
    return dice_game


def _luck(
    table: Table, dice_game: GameWithDice, now: int, bot: int | None = None
) -> list[AnyEntry]:
    """The entries for what chance does now: a person's throw waits for a command, a bot's does not.

    ``bot`` is a seat for which a bot plays from now on.
    """
    bots = {number for number, seat in enumerate(table.seats) if seat.bot is not None} | {bot}
    return [entry_types.Drawn(now, action) for action in dice_game.luck(bots.__contains__)]


def act(table: Table, seat: int, text: str, command_id: str, now: int) -> tuple[AnyEntry, ...]:
    """A player turns Assam or lays a rug."""
    assert table.dice_game is not None
    action = _by_hand(text)
    dice_game = table.dice_game.copy()
    table.tried = dice_game
    try:
        dice_game.push(action.text)
    except IllegalAction as refused:
        raise table.presenter.refusal(refused) from None
    return (entry_types.Played(now, seat, action.text, command_id), *_luck(table, dice_game, now))


def _by_hand(text: str) -> Turn | Lay:
    """The action that a text names, if it is one of those that a player chooses."""
    action = Action.parse(text)
    if not isinstance(action, _BY_HAND):
        raise TableRefusal("not-by-hand", action=text)
    return action


def _throw(
    table: Table, dice_game: GameWithDice, link: str | None, do: Do, now: int
) -> tuple[AnyEntry, ...]:
    if dice_game.game.phase != Phase.ROLL:
        raise TableRefusal("no-throw")
    if link is not None and table.head(do.seat) != hash_of(link):
        raise TableRefusal("wrong-link")
    dice_game = dice_game.copy()
    table.tried = dice_game
    thrown = dice_game.throw(link)
    dice_game.push(thrown, link)
    return (entry_types.Drawn(now, thrown, do.seat, do.id, link), *_luck(table, dice_game, now))


# ------------------------------------------------------------------------ taking back


def who_can_undo(table: Table) -> list[int]:
    """The seat that may undo its last decision.

    Where there is a clock, not when the turn is over: somebody else's time runs then.
    """
    if table.dice_game is None or table.standing != "playing":
        return []
    found = table.dice_game.undoable()
    if found is None or not table.by_hand[found[1]]:  # a bot's decision cannot be undone
        return []
    if table.clocks is not None and table.dice_game.game.mover != found[0]:
        return []
    return [found[0]] if table.seats[found[0]].is_played_by_hand else []


def _undo(table: Table, do: Do, now: int) -> tuple[AnyEntry, ...]:
    dice_game = _must_play(table, do.seat)
    if do.seat not in who_can_undo(table):
        raise TableRefusal("no-undo")
    found = dice_game.undoable()
    assert found is not None
    if table.undone[found[1]] >= MOST_UNDONE:
        raise TableRefusal("too-often", times=MOST_UNDONE)
    return (entry_types.TakenBack(now, do.seat, found[1], do.id, "undo"),)


def who_can_take_back(table: Table) -> list[int]:
    """The seats that may take their last turn back: all people share one screen.

    Throws that are taken back are drawn anew. Dice of the first version would throw the same again,
    so with them nobody may go back: it would be a way to see the next throw. With a clock, the seat
    must have time left, since what it has spent stays spent.
    """
    dice_game = table.dice_game
    if (
        dice_game is None
        or table.standing != "playing"
        or not (table.shared and table.plan.take_back)
    ):
        return []
    if isinstance(table.dice, SeedDice):
        return []
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.is_person
        and seat.is_played_by_hand
        and (actions := dice_game.last_turn(number)) is not None
        and (table.clocks is None or table.clocks.left_after(actions, number) > 0)
    ]


def _take_back(table: Table, do: Do, now: int) -> tuple[AnyEntry, ...]:
    dice_game = _must_play(table, do.seat)
    if do.seat not in who_can_take_back(table):
        raise TableRefusal("no-take-back")
    actions = dice_game.last_turn(do.seat)
    assert actions is not None
    if table.turns_taken_back >= MOST_TAKEN_BACK:
        raise TableRefusal("too-often", times=MOST_TAKEN_BACK)
    return (entry_types.TakenBack(now, do.seat, actions, do.id, "take-back"),)


# ------------------------------------------------------------------------ beside the game


def _not_too_often(table: Table, kind: type[AnyEntry], seat: int, most: int) -> None:
    """Refuse a command that this seat has given too often: see :data:`MOST_TALK`."""
    if table.often[kind, seat] >= most:
        raise TableRefusal("too-often", times=most)


def _say(table: Table, phrase: str, do: Do, now: int) -> tuple[AnyEntry, ...]:
    if phrase not in PHRASES and phrase not in REACTIONS:
        raise TableRefusal("phrase", phrase=phrase)
    lately = [at for at in table.spoken.get(do.seat, ()) if at > now - WITHIN]
    if len(lately) >= AT_ONCE:
        raise TableRefusal("too-much-talk")
    _not_too_often(table, entry_types.Spoken, do.seat, MOST_TALK)
    return (entry_types.Spoken(now, do.seat, phrase, do.id),)


def nobody_plays_on(table: Table, leaving: int | None = None) -> bool:
    """Whether the game ends because of those who have gone, and one who is ``leaving``.

    It goes on while two players are left who can win, at least one of them a person; in a game that
    had only bots from the beginning, two bots are enough.
    """
    assert table.dice_game is not None
    players = table.dice_game.game.players
    left = [
        seat
        for number, (seat, player) in enumerate(zip(table.seats, players, strict=True))
        if not player.out and seat.gone is None and number != leaving
    ]
    return len(left) < 2 or not any(seat.kind == "person" for seat in left)


def give_up(table: Table, seat: int, why: Why, command_id: str, now: int) -> tuple[AnyEntry, ...]:
    """A player leaves the game; a bot plays on for him, unless that ends it."""
    assert table.dice_game is not None
    left = entry_types.GivenUp(now, seat, why, command_id)
    if nobody_plays_on(table, seat):
        return (left,)
    return (left, *_luck(table, table.dice_game.copy(), now, seat))


def time_out(table: Table, seat: int, now: int) -> tuple[AnyEntry, ...]:
    """A player's time is over: a bot plays this turn, or takes over for the rest of the game."""
    times = table.seats[seat].times_out + 1
    clock = table.plan.clock
    if clock is None or clock.out != "bot" or times >= TIMES:
        return give_up(table, seat, "time", "", now)
    assert table.dice_game is not None
    return (
        entry_types.TimedOut(now, seat, times),
        *_luck(table, table.dice_game.copy(), now, seat),
    )


def _stand_in(
    table: Table, target: int, level: str, do: Do, now: int, away: Collection[int]
) -> tuple[AnyEntry, ...]:
    dice_game = _must_play(table, do.seat)
    if target >= len(table.seats) or not table.seats[target].is_person:
        raise TableRefusal("no-such-seat", seat=target)
    if table.seats[target].level is not None:
        raise TableRefusal("bot-plays")
    if target != do.seat:
        if target not in away:
            raise TableRefusal("not-away")
        level = STAND_IN  # players must not choose how well a bot plays for others
    _not_too_often(table, entry_types.StoodIn, target, MOST_STAND_INS)
    stood = entry_types.StoodIn(now, target, level, do.seat, do.id)
    return (stood, *_luck(table, dice_game.copy(), now, target))


def _come_back(table: Table, do: Do, now: int) -> tuple[AnyEntry, ...]:
    _must_play(table, do.seat)
    if table.seats[do.seat].level is None:
        raise TableRefusal("plays-already")
    return (entry_types.CameBack(now, do.seat, do.id),)


def _fill(table: Table, level: str, do: Do, now: int) -> tuple[AnyEntry, ...]:
    """Bots take the open seats."""
    open_seats = _open_seats(table)
    if not open_seats:
        raise TableRefusal("begun")
    if do.seat not in table.makers:
        raise TableRefusal("not-maker-starts")
    filled = [entry_types.Filled(now, number, level, do.seat, do.id) for number in open_seats]
    return (*filled, *begin(table, now, dict.fromkeys(open_seats, level)))


def _close(table: Table, do: Do, now: int) -> tuple[AnyEntry, ...]:
    """One of those who set the table up closes it."""
    if table.standing != "waiting":
        raise TableRefusal("begun")
    if do.seat not in table.makers:
        raise TableRefusal("not-maker")
    return (entry_types.Closed(now, do.seat, do.id),)


def close(table: Table, why: str, now: int) -> tuple[AnyEntry, ...]:
    """The host closes a table at which somebody waits, or plays."""
    not_closed(table)
    if table.standing == "over":
        raise TableRefusal("over")
    return (entry_types.Closed(now, None, "", why),)


# ------------------------------------------------------------------------ another game


def _offer(table: Table, chain: str | None, do: Do, now: int) -> tuple[AnyEntry, ...]:
    if table.standing != "over":
        raise TableRefusal("not-over")
    if do.seat in table.offers or table.rematch:
        return ()
    mine = table.seats[do.seat].chain
    for seat, end in table.next_chains.items():
        if end is not None and end == chain and mine != table.seats[seat].chain:
            raise TableRefusal("chain-taken")  # only people at one screen share a chain
    _not_too_often(table, entry_types.Offered, do.seat, MOST_OFFERS)
    return (entry_types.Offered(now, do.seat, do.id, chain),)


def _withdraw(table: Table, do: Do, now: int) -> tuple[AnyEntry, ...]:
    if table.standing != "over":
        raise TableRefusal("not-over")
    if table.rematch or next_table(table) is not None:
        raise TableRefusal("all-agreed")
    if do.seat not in table.offers:
        return ()
    return (entry_types.Withdrawn(now, do.seat, do.id),)


def _kept_colours(table: Table, order: list[int]) -> list[ColourName]:
    """The colours shown for the seats of the next game, so that everybody keeps their own."""
    shown = table.presenter.shown.copy()
    for seat, before in enumerate(order):
        theirs = [table.presenter.shown[colour] for colour in table.rules.colours_of(before)]
        shown.update(zip(table.rules.colours_of(seat), theirs, strict=True))
    return [shown[colour] for colour in COLOURS]


def next_table(table: Table) -> tuple[NewTable, list[str | None]] | None:
    """The next game, if all people want one and it is not there yet."""
    if table.rematch or not table.offers:
        return None
    people = {number for number, seat in enumerate(table.seats) if seat.kind == "person"}
    if not people <= table.offers:
        return None
    old = table.plan
    order = [*range(1, len(table.seats)), 0]
    seats = []
    for number in order:
        seat = table.seats[number]
        if seat.kind == "person":
            chain = table.next_chains.get(number)
            program, face = seat.program, seat.face
            plan = messages.SeatPlan("person", seat.name, chain=chain, program=program, face=face)
            seats.append(plan)
        else:
            seats.append(messages.SeatPlan("bot", "", seat.level, strength=seat.strength))
    series = None
    # who goes on from a position began there, and nobody chose that
    first = None if old.position else old.first
    if old.series is not None:
        result = table.result()
        winners = None if result is None else result.ranking[0]
        series = next_series(old.series, len(order), winners, order)
        first = table.first if series.number > 1 else old.first  # the seats have moved on
    new = messages.NewTable(
        seats=seats,
        rules=old.rules,
        first=first,
        clock=old.clock,
        listed=old.listed,
        colours=_kept_colours(table, order),
        take_back=old.take_back and table.shared,
        hints=old.hints and table.shared,
        rated=old.rated,
        series=series,
        programs=old.programs,
    )
    return new, [table.seats[number].key for number in order]
