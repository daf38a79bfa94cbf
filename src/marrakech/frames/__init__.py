"""Games and results as data frames, of Polars or of pandas, whichever is installed.

>>> from marrakech import Game, frames
>>> game = Game("international/3")
>>> for action in ("R", "3", "a3a2"):
...     event = game.push(action)
>>> frames.actions(game)["kind"].to_list()
['turn', 'roll', 'lay']

Games are given as files of records, as games, or as several of either; results of the arena as its
Parquet file, or as ``Results``. ``docs/data.md`` has all columns. It needs
``pip install 'marrakech[frames]'``, or any Polars or pandas.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from marrakech.arena.results import Results
from marrakech.frames import columns, rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from os import PathLike

    from marrakech.frames.columns import Column
    from marrakech.frames.rows import Source

__all__ = ["Frames", "Library", "actions", "games", "read", "results", "seats"]

Library = Literal["polars", "pandas"]
LIBRARIES: tuple[Library, ...] = ("polars", "pandas")
Frame = Any
"""A data frame of Polars or of pandas."""

_KINDS = {
    "polars": {"integer": "Int64", "number": "Float64", "text": "String", "flag": "Boolean"},
    "pandas": {"integer": "Int64", "number": "Float64", "text": "string", "flag": "boolean"},
}


class Frames(NamedTuple):
    """The frames of the same games: ``game`` has the same number in all of them."""

    games: Frame
    seats: Frame
    actions: Frame


def read(source: Source | Iterable[Source], library: Library | None = None) -> Frames:
    """Games, seats and actions at once: every file is read, and every game played, only once."""
    name, module = _library(library)
    of_games, of_seats, of_actions = (
        _Gathered(wanted) for wanted in (columns.GAMES, columns.SEATS, columns.ACTIONS)
    )
    for number, file, record in rows.read(source):
        of_games.add(rows.game_row(number, file, record))
        for row in rows.seat_rows(number, record):
            of_seats.add(row)
        for row in rows.action_rows(number, record.game):
            of_actions.add(row)
    return Frames(*(each.frame(name, module) for each in (of_games, of_seats, of_actions)))


def games(source: Source | Iterable[Source], library: Library | None = None) -> Frame:
    """A row for each game."""
    found = (rows.game_row(*each) for each in rows.read(source))
    return _frame(columns.GAMES, found, library)


def seats(source: Source | Iterable[Source], library: Library | None = None) -> Frame:
    """A row for each game and seat: how they ended, or how they stand."""
    found = (
        row for number, _, record in rows.read(source) for row in rows.seat_rows(number, record)
    )
    return _frame(columns.SEATS, found, library)


def actions(source: Source | Iterable[Source], library: Library | None = None) -> Frame:
    """A row for each action: what was chosen, thrown or revealed, and what came of it."""
    found = (
        row
        for number, _, record in rows.read(source)
        for row in rows.action_rows(number, record.game)
    )
    return _frame(columns.ACTIONS, found, library)


def results(source: Results | str | PathLike[str], library: Library | None = None) -> Frame:
    """A row for each game and seat of a match: of its results, or of the Parquet file of them."""
    if isinstance(source, Results):
        return _frame(columns.RESULTS, source.by_seat(), library)
    name, module = _library(library)
    read = module.read_parquet(Path(source))
    kinds = _kinds(columns.RESULTS, name, module)
    return read.cast(kinds) if name == "polars" else read.astype(kinds)


def _library(wanted: Library | None) -> tuple[Library, Any]:
    """The library to make frames with: the one that is wanted, or the first that is installed."""
    if wanted is not None and wanted not in LIBRARIES:
        raise ValueError(f"frames are of {' or '.join(LIBRARIES)}, not of {wanted!r}")
    for name in LIBRARIES if wanted is None else (wanted,):
        try:
            return name, import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
    raise ModuleNotFoundError(
        f"there is no {wanted or 'Polars and no pandas'} here: pip install 'marrakech[frames]'",
        name=wanted or LIBRARIES[0],
    )


def _kinds(wanted: Sequence[Column], name: Library, module: Any) -> dict[str, Any]:  # noqa: ANN401
    """The types of columns, in the names of a library."""
    words = {column.name: _KINDS[name][column.kind] for column in wanted}
    if name == "pandas":
        return words
    return {column: getattr(module, word) for column, word in words.items()}


class _Gathered:
    """The columns of a frame, as they grow row by row."""

    def __init__(self, wanted: Sequence[Column]) -> None:
        self._wanted = wanted
        self._values: dict[str, list[object]] = {column.name: [] for column in wanted}

    def add(self, row: Mapping[str, object]) -> None:
        for column, told in self._values.items():
            told.append(row.get(column))

    def frame(self, name: Library, module: Any) -> Frame:  # noqa: ANN401  (a library)
        kinds = _kinds(self._wanted, name, module)
        if name == "polars":
            return module.DataFrame(self._values, schema=kinds)
        return module.DataFrame(
            {
                column: module.array(told, dtype=kinds[column])
                for column, told in self._values.items()
            }
        )


def _frame(
    wanted: Sequence[Column], found: Iterable[Mapping[str, object]], library: Library | None
) -> Frame:
    name, module = _library(library)
    gathered = _Gathered(wanted)
    for row in found:
        gathered.add(row)
    return gathered.frame(name, module)
