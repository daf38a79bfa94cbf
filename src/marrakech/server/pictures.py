"""What a link says of itself in a messenger: a headline, a line below it, and a picture.

Only what everybody may know who has the link goes into them; a game that is still played at a
private table shows nothing of itself, for pictures are kept and passed on by others.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections import OrderedDict
from functools import cache
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core.board import Colour
from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.draw.card import HEIGHT, WIDTH, CardPlayer, card
from marrakech.draw.painting import moving, still
from marrakech.locales import FALLBACK, closest, speaker
from marrakech.table.names import heard

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from marrakech.locales import Speaker
    from marrakech.table.messages import Result, SeatNow, SeriesNow, Standing
    from marrakech.table.table import Table

MOST_KEPT = 24_000_000
"""Bytes of pictures that are kept in memory."""
FILM = 360
"""How wide a moving picture is."""
NAMES = 4
"""How many names there are for the bots of a level, at most."""
SAMPLE_SEED, SAMPLE_LEFT = 12, 18


class PublicTable(NamedTuple):
    """A copy of what everybody may know of a table, which threads can use."""

    id: str
    version: int
    standing: Standing
    listed: bool
    makers: list[int]
    seats: list[SeatNow]
    result: Result | None
    series: SeriesNow | None
    game: Game | None
    shown: dict[Colour, Colour]
    """Which colours the table shows for those of its game."""

    @classmethod
    def of(cls, table: Table) -> PublicTable:
        """Make the copy."""
        info = table.info()
        game = table.dice_game.game.copy() if table.dice_game else None
        shown = {
            own: Colour(colour)
            for number, seat in enumerate(info.seats)
            for own, colour in zip(table.rules.colours_of(number), seat.colours, strict=True)
        }
        return cls(
            *(table.id, table.version, info.standing, table.listed, table.makers),
            *(info.seats, info.result, info.series, game, shown),
        )

    @property
    def public(self) -> bool:
        """Whether a picture may show the game: it is over, or was for everybody from the start."""
        if self.standing == "over":
            return True
        return self.listed and self.standing in {"waiting", "playing"}


class Preview(NamedTuple):
    """The words and the picture that a messenger shows for a link."""

    title: str
    about: str
    picture: str
    """The path of the picture."""


def language_of(accepted: str) -> str:
    """The language of a reader, by the header ``Accept-Language``; most messengers send none."""
    for each in accepted.split(",")[:10]:
        code = closest(each.partition(";")[0].strip())
        if code:
            return code
    return FALLBACK


# ------------------------------------------------------------------------ words


def preview(table: PublicTable | None, language: str) -> Preview:
    """The preview of a table, or of the site."""
    say = speaker(language)
    asked = "" if language == FALLBACK else f"?lang={language}"
    if table is None or table.standing == "closed":
        return Preview(say("page-title"), say("share-site"), f"/api/card{asked}")
    picture = f"/api/tables/{table.id}/card{asked}"
    return Preview(_title(table, say), _about(table, say), picture)


def _title(table: PublicTable, say: Speaker) -> str:
    seats = table.seats
    names = names_of(seats, say)
    if table.standing == "waiting":
        host = next((names[seat] for seat in table.makers), None)
        if host is None:
            return say("page-title")
        if table.series is not None:
            return say("slow-against", games=table.series.games, player=host)
        return say("share-invites", player=host)
    result = table.result
    return say("share-going-on") if result is None else _headline(result, names, say)


def _headline(result: Result, names: Sequence[str], say: Speaker) -> str:
    winners = [names[seat] for seat in result.ranking[0]]
    if len(winners) > 1:
        return say("page-end-shared", players=" · ".join(winners))
    best, *others = (result.points[together[0]] for together in result.ranking)
    ahead = best - others[0] if others and result.reason == "last rug" else 0
    if ahead > 0:
        return say("share-wins", player=winners[0], points=ahead)
    return say("page-end-winner", player=winners[0])


def _about(table: PublicTable, say: Speaker) -> str:
    if table.standing == "waiting":
        return say("share-invites-hint")
    result = table.result
    if result is None:
        return say("share-look")
    names = names_of(table.seats, say)
    ranked = [seat for together in result.ranking for seat in together]
    return " · ".join(f"{names[seat]} {say.digits(result.points[seat])}" for seat in ranked)


def names_of(seats: Sequence[SeatNow], say: Speaker) -> list[str]:
    """What everybody is called, as the page calls them: bots by their level."""
    names = [
        say("page-seat-open")
        if seat.kind == "open"
        else seat.name or ("" if seat.kind == "bot" else _nameless(seat, say))
        for seat in seats
    ]
    order = [colour.value for colour in Colour]
    bots = [number for number, seat in enumerate(seats) if seat.kind == "bot"]
    for number in sorted(bots, key=lambda each: order.index(seats[each].colours[0])):
        level = seats[number].level or ""
        taken = {heard(name) for name in names}
        free = (name for name in bot_names(level, say) if heard(name) not in taken)
        names[number] = next(free, level)
    return names


def _nameless(seat: SeatNow, say: Speaker) -> str:
    return say("words-player", colour=seat.colours[0])


def bot_names(level: str, say: Speaker) -> list[str]:
    """What the bots of a level are called, one after the other; nothing for somebody's own bot."""
    names = []
    for number in range(1, NAMES + 1):
        try:
            names.append(say(f"page-bot-{level}" + (f"-{number}" if number > 1 else "")))
        except KeyError:  # those with a style have one name
            break
    return names


def tags(said: Preview, site: str, path: str, language: str) -> str:
    """A preview as tags for the head of the page, with absolute addresses."""
    pairs = (
        ("og:type", "website"),
        ("og:site_name", speaker(language)("page-title")),
        ("og:title", said.title),
        ("og:description", said.about),
        ("og:url", site + path),
        ("og:image", site + said.picture),
        ("og:image:type", "image/png"),
        ("og:image:width", str(WIDTH)),
        ("og:image:height", str(HEIGHT)),
        ("og:image:alt", said.title),
    )
    named = (
        ("description", said.about),
        ("twitter:card", "summary_large_image"),
    )
    return "".join(
        f'<meta {kind}="{name}" content="{escape(content)}">'
        for kind, those in (("property", pairs), ("name", named))
        for name, content in those
    )


# ------------------------------------------------------------------------ pictures


@cache
def sample() -> Game:
    """A market on which much lies, for where there is nothing else to show."""
    game, luck = Game(Rules(4)), random.Random(SAMPLE_SEED)  # noqa: S311  (nobody plays it)
    while sum(player.rugs_left for player in game.players) > SAMPLE_LEFT:
        game.push(luck.choice(list(game.legal()) or [action for action, _ in game.chance()]))
    return game


def card_of(table: PublicTable | None, language: str) -> str:
    """What is painted of a table, or of the site."""
    say = speaker(language)
    title = preview(table, language).title
    footer = (say("page-title"), say("share-look"))
    if table is None or not table.public:
        about = say("share-site") if table is None else title
        return still(card(sample(), about, footer=(say("page-title"), "")))
    names = names_of(table.seats, say)
    result = table.result
    order = (
        list(range(len(names)))
        if result is None
        else [seat for together in result.ranking for seat in together]
    )
    players = [
        CardPlayer(
            names[seat],
            Colour(table.seats[seat].colours[0]),
            table.seats[seat].level if table.seats[seat].kind == "bot" else None,
            "" if result is None else say.digits(result.points[seat]),
            result is not None and seat in result.ranking[0],
        )
        for seat in order
    ]
    shown = table.shown if table.game else None
    return still(card(table.game or sample(), title, players, footer=footer, shown=shown))


def film_of(table: PublicTable) -> str:
    """What is painted of a finished game that moves."""
    assert table.game is not None, "it was played"
    return moving(table.game.record(), table.shown, FILM)


class Pictures:
    """Has pictures painted, a few at a time, and keeps those that were painted last."""

    def __init__(self, drawing: asyncio.Semaphore) -> None:
        self._drawing = drawing
        self._kept: OrderedDict[object, bytes] = OrderedDict()
        self._bytes = 0
        self._coming: dict[object, asyncio.Future[bytes]] = {}

    def kept(self, key: object) -> bool:
        """Whether a picture is cached, or is being drawn."""
        return key in self._kept or key in self._coming

    async def get(self, key: object, draw: Callable[[], str]) -> bytes:
        """A picture: many may ask for it at once, and it is drawn once."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        coming = self._coming.get(key)
        if coming is None:
            coming = self._coming[key] = asyncio.ensure_future(self._draw(draw))
            coming.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(coming)

    async def _draw(self, draw: Callable[[], str]) -> bytes:
        async with self._drawing:
            told = await asyncio.to_thread(draw)
            painter = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "marrakech.draw.painting"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            painted, _ = await painter.communicate(told.encode())
            if painter.returncode:
                raise RuntimeError(f"the painter has stopped with {painter.returncode}")
            return painted

    def forget(self) -> None:
        """Draw all anew that is asked for from now on."""
        self._kept.clear()
        self._bytes = 0

    def _keep(self, key: object, done: asyncio.Future[bytes]) -> None:
        del self._coming[key]
        if done.cancelled() or done.exception():
            return
        self._kept[key] = done.result()
        self._bytes += len(done.result())
        while self._bytes > MOST_KEPT:
            self._bytes -= len(self._kept.popitem(last=False)[1])
