"""The messages between server and page, in both directions, as msgspec structs.

``docs/protocol.md`` tells how these are used; the page's types are made from them.
"""

from __future__ import annotations

import warnings
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from marrakech.table.face import Face  # noqa: TC001  (msgspec reads annotations)

ColourName = Literal["red", "yellow", "blue", "purple"]
HeadingName = Literal["N", "E", "S", "W"]
WayName = Literal["L", "F", "R"]
PhaseName = Literal["turn", "roll", "lay", "reveal", "over"]
Kind = Literal["person", "bot", "open"]
Standing = Literal["waiting", "playing", "over", "closed"]
"""A table is closed if its game never began and never will, or if the host has ended it."""
Why = Literal["resigned", "time", "abandoned"]

MOST_ACTION = 16
"""Characters of the text of an action; the longest there are have seven."""

Seat = Annotated[int, Meta(ge=0, le=3)]
Square = Annotated[str, Meta(pattern="^[a-g][1-7]$")]
LevelName = Annotated[str, Meta(max_length=40, pattern="^[a-z][a-z0-9:=,-]*$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Link = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A link of a chain of hashes, or its end: see :mod:`marrakech.table.dice`."""


class WireStruct(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What all messages have in common."""


# ------------------------------------------------------------------------ setting up


class ClockPlan(WireStruct, frozen=True):
    """How long players may think: ``seconds`` a move; or in all, with an increment a turn."""

    kind: Literal["move", "total"]
    seconds: Annotated[int, Meta(ge=5, le=259_200)]
    """Up to three days."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    out: Literal["bot", "out"] | None = None
    """What happens when a player's time runs out: a bot plays that turn, and the third time the
    player is out; or the player is out at once. The default for new tables is a bot."""


class SeatPlan(WireStruct, frozen=True, omit_defaults=True):
    """Who is to sit on a seat.

    A person who is at the set-up has a name and gets the seat's secret; an open seat waits for
    somebody with the link; a bot has a level.
    """

    kind: Kind
    name: Annotated[str, Meta(max_length=200)] = ""
    level: LevelName | None = None
    chain: Link | None = None
    """The end of the chain by which a person adds to the luck; people at one screen share it."""
    strength: Annotated[int, Meta(ge=0, le=100)] | None = None
    """The strength, from 0 to 100, of the one bot that has no fixed one (``pourer``); 50 if none is
    given. Other bots ignore it."""
    program: bool = False
    """Whether a program plays for the person who is named here; everybody is told."""
    face: Face | None = None
    """What the person looks like: as in the passport that is shown, whatever is asked for."""


class SeriesPlan(WireStruct, frozen=True, omit_defaults=True):
    """A series of games between the same players: see :mod:`marrakech.table.series`."""

    games: Literal[3, 5]
    """The best of so many."""
    number: Annotated[int, Meta(ge=1, le=5)] = 1
    """Which game this is. A series that is set up begins with the first one."""
    won: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(max_length=4)] = []
    """How many games each seat has won before; empty before the first one."""


class NewTable(WireStruct, frozen=True, omit_defaults=True):
    """A table to be set up."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    """By seat: the first one plays red, and so on."""
    rules: Annotated[str, Meta(max_length=400)] = ""
    """As :meth:`marrakech.Rules.parse` reads it, such as ``korean/3``; the players have to fit."""
    first: Seat | None = None
    """Who begins; None lets the dice decide."""
    clock: ClockPlan | None = None
    listed: bool = False
    """Whether the lobby shows it."""
    colours: Annotated[list[ColourName], Meta(max_length=4)] = []
    """How red, yellow, blue and purple are shown, if not as themselves."""
    take_back: bool = True
    """Whether a whole turn may be taken back, if all people at the table share one screen. The die
    is thrown anew then, and the result tells that it was practice."""
    hints: bool = False
    """Whether the engine may help, if all people at the table share one screen: it gives hints, and
    warns of mistakes. The log and the record tell who was helped."""
    position: Annotated[str, Meta(max_length=300)] = ""
    """What to play on from, as one line, instead of the beginning: then its rules are those of the
    table, and who has to act there begins. Only where all people share one screen."""
    rated: bool = False
    """Whether the result counts for the ratings of those who play. Such a game is played without
    hints and taking back, from the beginning, with as many rugs and dirhams as the rules have, and
    by each person at a screen of their own."""
    series: SeriesPlan | None = None
    """If this is not the only game: it is one of a series, which goes on at the next table."""
    programs: bool | None = None
    """Whether programs may take open seats. If that is not said, they may where the lobby does not
    show the table, or where a program has set it up."""


class Ticket(WireStruct, frozen=True):
    """The secret of a seat: whoever has it plays there."""

    seat: int
    secret: str


class TableMade(WireStruct, frozen=True):
    """The answer to :class:`NewTable`: the table's name, and secrets for the seats of its maker."""

    table: str
    tickets: list[Ticket]


class TakeSeat(WireStruct, frozen=True):
    """Somebody who sits down."""

    name: Annotated[str, Meta(max_length=200)]
    seat: Seat | None = None
    """None takes the first open one."""
    chain: Link | None = None
    """The end of the chain by which one adds to the luck."""
    program: bool = False
    """Whether a program will play here; everybody is told. Who sits with a token is one."""


# ------------------------------------------------------------------------ what players do


class Act(WireStruct, frozen=True, tag="act"):
    """Turn Assam (``L``, ``F``, ``R``) or lay a rug (``d3e3``)."""

    action: Annotated[str, Meta(max_length=MOST_ACTION)]


class Throw(WireStruct, frozen=True, tag="throw"):
    """Throw the die."""

    link: Link | None = None
    """The next link of the player's chain. Who once throws without a link, because the key is lost,
    can use no links after that."""


class Undo(WireStruct, frozen=True, tag="undo"):
    """Take back one's last action, if nothing has come of it yet."""


class TakeBack(WireStruct, frozen=True, tag="take-back"):
    """Take back to the beginning of one's last turn, where all people share one screen."""


class Say(WireStruct, frozen=True, tag="say"):
    """Say one of the phrases that everybody sees in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]


class Resign(WireStruct, frozen=True, tag="resign"):
    """Give up."""


class StandIn(WireStruct, frozen=True, tag="stand-in"):
    """Let a bot play for oneself, or for somebody who is away."""

    seat: Seat
    level: LevelName = "merchant"
    """For oneself. Which bot plays for others, the table decides."""


class ComeBack(WireStruct, frozen=True, tag="come-back"):
    """Play on oneself, where a bot has played meanwhile."""


class Rematch(WireStruct, frozen=True, tag="rematch"):
    """Offer another game, or accept it."""

    chain: Link | None = None
    """The end of one's chain there."""


class Withdraw(WireStruct, frozen=True, tag="withdraw"):
    """Take back one's offer of another game; possible until all have agreed."""


class Start(WireStruct, frozen=True, tag="start"):
    """Begin without waiting for the open seats: bots take them."""

    level: LevelName = "merchant"


class Close(WireStruct, frozen=True, tag="close"):
    """Clear a table away that one has set up, while it waits for players."""


Command = (
    Act
    | Throw
    | Undo
    | TakeBack
    | Say
    | Resign
    | StandIn
    | ComeBack
    | Rematch
    | Withdraw
    | Start
    | Close
)


class Do(WireStruct, frozen=True, tag="do"):
    """A command, by a seat that one has. It is sent again until it is answered."""

    id: CommandId
    version: Annotated[int, Meta(ge=0)]
    """The version that the player saw; if something that matters has happened since, the command
    is refused."""
    seat: Seat
    command: Command


class WhyNot(WireStruct, frozen=True, tag="why-not"):
    """A question: why can whoever has to act not do this now? Anybody who looks may ask.

    It changes nothing. It is answered by :class:`Because`, and not sent again if the answer is
    lost.
    """

    id: CommandId
    version: Annotated[int, Meta(ge=0)]
    """Of what was seen; if the game has gone on since, the answer says so."""
    action: Annotated[str, Meta(max_length=MOST_ACTION)]
    """As in :class:`Act`."""


class Hello(WireStruct, frozen=True, tag="hello"):
    """The first message: which seats one has, and how much of the log one knows."""

    secrets: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=4)] = []
    since: Annotated[int, Meta(ge=0)] = 0
    """Items of the log that are there already."""


FromClient = Hello | Do | WhyNot


# ------------------------------------------------------------------------ what players see


class Cell(WireStruct, frozen=True):
    """A square with a rug on top."""

    colour: ColourName
    rug: int
    """The same for two halves of one rug; a rug that lies on another has a greater number, so that
    rugs are painted in this order."""
    half: HeadingName
    """Where the other half lies, be it covered or not."""
    neutral: bool
    """Whether its player is out."""


class AssamAt(WireStruct, frozen=True):
    """Where Assam stands, and which way he faces."""

    square: str
    heading: HeadingName


class PlayerNow(WireStruct, frozen=True):
    """What everybody knows of a player."""

    dirhams: int
    squares: int
    points: int
    rugs: dict[ColourName, int]
    top: ColourName | None
    """The next rug to lay, if it has been seen."""
    out: bool


Board = list[list[Cell | None]]
"""Seven rows of seven, the first row at the top."""


class Standings(WireStruct, frozen=True):
    """The market without its rugs."""

    phase: PhaseName
    seat: int
    """Who acts."""
    assam: AssamAt
    players: list[PlayerNow]
    turn: int
    """The number of the turn, from 1."""
    turns_left: int
    """Turns until the last rug is laid, if nobody goes out."""


class Position(Standings, frozen=True):
    """The market."""

    board: Board


class StepMade(WireStruct, frozen=True):
    """A step of Assam's walk."""

    square: str
    heading: HeadingName
    mosaic: str | None
    """The mosaic that it went through, as the two squares that it joins (``a2a3``), or None."""


class Paid(WireStruct, frozen=True):
    """A payment."""

    by: int
    to: int
    colour: ColourName
    due: int
    paid: int
    squares: list[str]
    joined: bool = False
    """Whether squares of the owner's other colour are among them (R4.5)."""


class Landing(WireStruct, frozen=True):
    """Where a throw would end."""

    steps: int
    chance: float
    path: list[StepMade]
    payment: Paid | None
    out: bool
    """Whether the mover would go out."""


class Forecast(WireStruct, frozen=True):
    """What may come of turning Assam one way: the landings of all throws."""

    way: WayName
    seat: int
    """Who throws: the next player, where Assam is turned at the end."""
    landings: list[Landing]
    expected: float
    """What it costs on average."""


class Todo(WireStruct, frozen=True):
    """What somebody has to do now."""

    seat: int
    phase: Literal["turn", "roll", "lay"]
    legal: list[str]
    """Actions; in the phase ``roll`` there is only the die to throw."""
    forecasts: list[Forecast]
    """Where a throw comes next: one for each way that Assam may be turned, or for his own."""


# What happened, one item each: enough to tell and to show it without knowing a rule


class Item(WireStruct, frozen=True):
    """Something that happened."""

    n: int
    """Its place in the log, from 0."""
    at: int
    """When, in milliseconds since 1970."""


class Sat(Item, frozen=True, tag="sat"):
    """Somebody sat down."""

    seat: int
    name: str


class Began(Item, frozen=True, tag="began"):
    """The game began."""

    first: int


class TurnedAssam(Item, frozen=True, tag="turned"):
    """Assam was turned."""

    seat: int
    way: WayName
    heading: HeadingName


class Walked(Item, frozen=True, tag="walked"):
    """The die was thrown and Assam walked."""

    seat: int
    steps: int
    start: str
    path: list[StepMade]
    payment: Paid | None
    out: bool
    spreads: list[int]
    """On how many squares rugs of each seat are visible then."""
    points: list[int]
    """What each seat has then."""
    link: str | None = None
    """What the thrower's chain revealed; None if this throw is the server's alone."""


class Laid(Item, frozen=True, tag="laid"):
    """A rug was laid."""

    seat: int
    colour: ColourName
    squares: list[str]
    spreads: list[int]
    points: list[int]


class Revealed(Item, frozen=True, tag="revealed"):
    """The next rug of a pile was seen."""

    seat: int
    colour: ColourName


class TookBack(Item, frozen=True, tag="took-back"):
    """Something was taken back."""

    seat: int
    actions: int
    """How many actions of the game are left."""
    throws: int = 0
    """How many throws were taken back: they are not thrown again, but drawn anew."""


class Said(Item, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    phrase: str


HelpKind = Literal["hint", "tutor"]
"""A hint that was asked for, or a warning of the tutor."""


class Helped(Item, frozen=True, tag="helped"):
    """The engine has helped somebody."""

    seat: int
    kind: HelpKind


class TimedOut(Item, frozen=True, tag="timed-out"):
    """Somebody's time was over: a bot plays this turn."""

    seat: int
    times: int
    """How often that was so, now included."""


class Resigned(Item, frozen=True, tag="resigned"):
    """Somebody gave up, or ran out of time for good."""

    seat: int
    why: Why


class StoodIn(Item, frozen=True, tag="stood-in"):
    """A bot plays for somebody."""

    seat: int
    level: str


class CameBack(Item, frozen=True, tag="came-back"):
    """A player plays again, where a bot has played meanwhile."""

    seat: int


class RematchOffered(Item, frozen=True, tag="rematch-offered"):
    """Somebody wants to play again."""

    seat: int


class RematchWithdrawn(Item, frozen=True, tag="rematch-withdrawn"):
    """Somebody does not want to play again after all."""

    seat: int


class RematchMade(Item, frozen=True, tag="rematch-made"):
    """There is another table for the next game."""

    table: str


class Closed(Item, frozen=True, tag="closed"):
    """Who had set the table up cleared it away before the game began, or the host did so."""

    seat: int | None
    """None if it was the host, who may do so during a game as well; it has no result then."""
    why: str = ""
    """What the host says about it."""


class Over(Item, frozen=True, tag="over"):
    """The game is over."""

    reason: Literal["last rug", "last player", "resigned"]
    winners: list[int]


LogItem = (
    Sat
    | Began
    | TurnedAssam
    | Walked
    | Laid
    | Revealed
    | TookBack
    | Said
    | Helped
    | TimedOut
    | Resigned
    | StoodIn
    | CameBack
    | RematchOffered
    | RematchWithdrawn
    | RematchMade
    | Over
    | Closed
)


class SeatNow(WireStruct, frozen=True):
    """Who sits on a seat."""

    kind: Kind
    name: str
    colours: list[ColourName]
    level: str | None
    """The bot that plays here, or plays for somebody."""
    gone: Why | None
    """Why this player is out of the game, although the colour may still play."""
    chain: str | None = None
    """The end of the chain by which this player adds to the luck."""
    keyless: bool = False
    """Whether this player has thrown without a link, and does so from then on."""
    times_out: int = 0
    """How often this player's time was over."""
    this_turn: bool = False
    """Whether the bot plays only this turn, because the time for it was over."""
    program: bool = False
    """Whether a program plays here, which is not one of the server's own bots."""
    face: Face | None = None
    """What a person looks like who has a passport, as it was when the seat was taken."""


class ClockNow(WireStruct, frozen=True):
    """The clocks, as they were at a time."""

    plan: ClockPlan
    left: list[int]
    """Milliseconds of each seat."""
    running: int | None
    """The seat whose clock runs."""
    at: int
    waits: int | None = None
    """The seat whose clock will run when that player is connected again, or after half a minute:
    the server was away."""


class SeriesNow(WireStruct, frozen=True):
    """How a series stands."""

    games: int
    """The best of so many."""
    number: int
    """Which game is played here, from 1."""
    won: list[int]
    """How many games each seat has won, this one too if it is over."""
    winners: list[int]
    """The seats that have won the series, or share it; none while it is not decided."""


class Result(WireStruct, frozen=True):
    """How the game ended."""

    reason: Literal["last rug", "last player", "resigned"]
    ranking: list[list[int]]
    """The seats, best first; those that share a place stand together."""
    points: list[int]
    """0 for players who are out (R6.2) or have left."""
    dirhams: list[int]
    squares: list[int]
    redrawn: int = 0
    """How many throws were taken back and drawn anew: then it was practice."""
    out: list[int] = []
    """The seats that could not pay (R4.3). Why others have gone, the seats say."""


class TableState(WireStruct, frozen=True, tag="state"):
    """Everything about a table that one may know."""

    table: str
    version: int
    standing: Standing
    rules: str
    edition: str | None
    seats: list[SeatNow]
    you: list[int]
    """The seats that one has."""
    first: int | None
    makers: list[int]
    """The seats of those who set the table up: they may close it while it waits."""
    listed: bool
    commitment: str
    """SHA-256 of the seed of all dice."""
    seed: str | None
    """That seed, once the game is over."""
    position: Position | None
    todo: Todo | None
    can_undo: list[int]
    can_take_back: list[int]
    clock: ClockNow | None
    result: Result | None
    rematch: str | None
    """The table of the next game."""
    rematch_offers: list[int]
    log: list[LogItem]
    """The items from the one that was asked for on."""
    log_from: int
    hints: bool = False
    """Whether the engine may help here."""
    rated: bool = False
    """Whether the result is to count for ratings."""
    day: str | None = None
    """The date of the day's market that is played here, as in ``2026-11-18``."""
    series: SeriesNow | None = None
    """How the series stands that this game belongs to, if there is one."""


class Update(WireStruct, frozen=True, tag="news"):
    """An update: the new items of the log, and those fields of the state that have changed.

    What is missing here is as it was; and so is the board, where the position has changed and the
    board has not.
    """

    version: int
    log: list[LogItem]
    log_from: int
    standing: Standing | UnsetType = UNSET
    seats: list[SeatNow] | UnsetType = UNSET
    first: int | UnsetType | None = UNSET
    seed: str | UnsetType | None = UNSET
    position: Standings | UnsetType | None = UNSET
    board: Board | UnsetType = UNSET
    todo: Todo | UnsetType | None = UNSET
    can_undo: list[int] | UnsetType = UNSET
    can_take_back: list[int] | UnsetType = UNSET
    clock: ClockNow | UnsetType | None = UNSET
    result: Result | UnsetType | None = UNSET
    rematch: str | UnsetType | None = UNSET
    rematch_offers: list[int] | UnsetType = UNSET
    series: SeriesNow | UnsetType | None = UNSET


class Done(WireStruct, frozen=True, tag="done"):
    """A command was carried out, now or when it first came."""

    id: str
    version: int


class Refused(WireStruct, frozen=True, tag="refused"):
    """A command, or a message, was refused, and changed nothing."""

    id: str | None
    version: int
    reason: str
    """The name of a message in the catalogue ``error``."""
    details: dict[str, str | int]
    rule: str | None = None
    """The rule of the game that it follows from, such as ``R5.2``, if it follows from one."""


class Because(WireStruct, frozen=True, tag="because"):
    """Why an action is not possible now; the answer to :class:`WhyNot`."""

    id: str | None
    """Of the question, if it came over a live connection."""
    version: int
    """The version of the table that the answer is about."""
    reason: str | None
    """The name of a message in the catalogue ``error``; None if the action is possible."""
    details: dict[str, str | int]
    rule: str | None
    """The rule of the game that it follows from, such as ``R5.2``, if it follows from one."""


class Present(WireStruct, frozen=True, tag="present"):
    """Who is connected."""

    seats: list[int]
    watching: int
    away: list[int] = []
    """The seats whose players have not been there for a while: a bot may play for them."""


class Bye(WireStruct, frozen=True, tag="bye"):
    """The server closes the connection, and says when to try again."""

    reason: Literal["restart", "too-many", "idle", "gone", "damaged", "banned"]
    retry: float
    until: str | None = None
    """If the client is banned: until when, as in ``2027-01-15T08:00Z``."""
    why: str = ""
    """Why it is banned, if the host gave a reason."""


FromServer = TableState | Update | Done | Refused | Because | Present | Bye


# ------------------------------------------------------------------------ elsewhere


class Listing(WireStruct, frozen=True):
    """A table in the lobby."""

    table: str
    standing: Standing
    rules: str
    edition: str | None
    seats: list[SeatNow]
    clock: ClockPlan | None
    made: int
    turn: int
    turns_left: int
    present: bool = False
    """Whether anybody who sits there is connected, or was until a moment ago; where there are days
    for a move, nobody has to be."""
    rated: bool = False
    """Whether the result is to count for ratings."""


class Finished(WireStruct, frozen=True):
    """A public game that is over."""

    table: str
    at: int
    """When it ended, in milliseconds since 1970."""
    edition: str | None
    seats: list[SeatNow]
    result: Result


class LobbyNow(WireStruct, frozen=True):
    """What there is to see in the lobby beside its tables."""

    show: Listing
    """A game of strong bots, which is played while somebody looks."""
    finished: list[Finished]
    """The public games that ended last, the latest first."""
    seeking: list[int]
    """How many people wait for a quick match of two, of three and of four."""


class WantMatch(WireStruct, frozen=True):
    """Somebody who wants to play with whoever else does."""

    name: Annotated[str, Meta(max_length=200)]
    players: Annotated[int, Meta(ge=2, le=4)]
    patience: Annotated[int, Meta(ge=1, le=600)] | None = None
    """Seconds after which bots join those who wait; None for never."""
    chain: Link | None = None
    """The end of the chain by which one adds to the luck."""
    rated: bool | None = None
    """Whether the game is to count for ratings; None does not mind. It does if nobody objects and
    all have passports; against bots only if one asks for it."""
    near: Annotated[int, Meta(ge=25, le=2000)] | None = None
    """How far the ratings of the others may be from one's own at first, in points; that widens
    while one waits. None takes anybody, and those nearest first."""
    variant: bool = False
    """Whether Assam is to be turned at the end of a turn (R7)."""


class Match(WireStruct, frozen=True):
    """How far a quick match is."""

    players: int
    here: int
    """How many of these have come, oneself included."""
    left: int | None = None
    """Milliseconds until bots join; None if they never do."""
    table: str | None = None
    """The table, once there is one: then one has a seat there."""
    ticket: Ticket | None = None


class ReplayStep(WireStruct, frozen=True):
    """A position of a finished game, and what led to it."""

    item: LogItem | None
    position: Position


class ThrowDrawn(WireStruct, frozen=True):
    """A throw that was made, also if it was taken back."""

    link: str | None
    """What the thrower's chain revealed; None if this throw is the server's alone."""
    kept: bool
    """Whether it counts."""


class Replay(WireStruct, frozen=True):
    """A finished game, step by step."""

    rules: str
    edition: str | None
    seats: list[SeatNow]
    steps: list[ReplayStep]
    result: Result | None
    commitment: str | None
    seed: str | None
    first_drawn: bool
    """Whether the dice chose who began, which takes the first draw."""
    piles_drawn: bool
    """Whether the order of the piles was drawn."""
    dice: int = 1
    """The version of the dice."""
    throws: list[ThrowDrawn] = []
    """All that were ever made, in the order of the log; from version 2 on."""


_RENAMED = {"messages.State": TableState, "messages.News": Update}


def __getattr__(name: str) -> object:
    """Classes under the names that they had, with a warning."""
    if f"messages.{name}" not in _RENAMED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: type = _RENAMED[f"messages.{name}"]
    message = f"marrakech.table.messages.{name} is now {found.__name__}"
    warnings.warn(message, DeprecationWarning, stacklevel=2)
    return found
