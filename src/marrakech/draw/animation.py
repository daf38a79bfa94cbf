"""A game as a moving picture: ``game.animate()``."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack
from zlib import crc32

from marrakech.draw.film import END, REST, Film, seconds
from marrakech.draw.svg import check_size, framed, palette_of, svg

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from marrakech.core.board import Colour
    from marrakech.core.game import Game
    from marrakech.draw.palette import Theme


class AnimationOptions(TypedDict, total=False):
    """Options of :func:`animate`; all but the last two are those of ``draw.svg``."""

    theme: Theme
    coordinates: bool
    size: int | None
    title: str | None
    pace: float
    """How many times as fast as usual."""
    loop: bool
    """Whether it begins again; else it stays at its end."""


class Animation:
    """A game that moves: it shows itself in a notebook, and can be saved.

    ``str(animation)`` is an SVG that moves by itself, without a script. :meth:`gif` shows a still
    picture for each action.
    """

    def __init__(
        self,
        game: Game,
        **how: Unpack[AnimationOptions],
    ) -> None:
        """See :func:`animate`."""
        pace, self._size = how.get("pace", 1.0), how.get("size")
        if not pace > 0:
            raise ValueError(f"a pace is more than nothing, not {pace}")
        check_size(self._size)
        self._theme: Theme = how.get("theme", "light")
        self._palette = palette_of(self._theme)
        self._start = game.start()
        self._history = game.history
        self._coordinates = how.get("coordinates", True)
        self._title = how.get("title") or game.position()
        self._pace = pace
        self._loop = how.get("loop", True)

    def __str__(self) -> str:
        actions = [event.action.text for event in self._history]
        named = repr((self._title, self._theme, self._start.position(), actions)).encode()
        name = f"a{crc32(named):08x}"
        film = Film(self._start, self._history, self._palette, name, self._pace)
        drawn = film.drawn(self._coordinates, self._loop)
        return framed(f"<title>{escape(self._title)}</title>{drawn}", self._size)

    def _repr_svg_(self) -> str:
        return str(self)

    def pictures(self) -> Iterator[tuple[str, float]]:
        """Still pictures (SVG) of the start and of each action that shows, with their seconds."""
        for game, time in self._stills():
            yield (
                svg(
                    game,
                    theme=self._theme,
                    coordinates=self._coordinates,
                    size=self._size,
                    title=self._title,
                ),
                time,
            )

    def _stills(self) -> Iterator[tuple[Game, float]]:
        """The position of each still picture: one game, which is played on between them."""
        game = self._start.copy()
        yield game, REST / self._pace
        shown = [event for event in self._history if seconds(event)]
        for event in self._history:
            game.push(event.action)
            if seconds(event):
                time = seconds(event) + (END if event is shown[-1] else 0)
                yield game, time / self._pace

    def gif(self, shown: Mapping[Colour, Colour] | None = None) -> bytes:
        """The game as a GIF, 420 pixels wide if no size was given.

        ``shown`` gives colours of the game others, as a table may that has its own.
        """
        from marrakech.draw.pixels import WIDTH, Painter, gif  # noqa: PLC0415  (an extra)

        painter = Painter(
            self._theme, self._size or WIDTH, coordinates=self._coordinates, shown=shown
        )
        frames = ((painter.paint(game), time) for game, time in self._stills())
        return gif(frames, loop=self._loop)

    def save(self, file: str | Path) -> None:
        """Write it as SVG or GIF, by the ending of the name."""
        file = Path(file)
        match file.suffix.lower():
            case ".svg":
                file.write_text(str(self), encoding="utf-8")
            case ".gif":
                file.write_bytes(self.gif())
            case _:
                raise ValueError(f"a moving picture is an .svg or a .gif, not {file.name}")


def animate(game: Game, **how: Unpack[AnimationOptions]) -> Animation:
    """Show a game from its first action to its last; :class:`AnimationOptions` has the options."""
    return Animation(game, **how)
