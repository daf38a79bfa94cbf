"""The terminal as commands use it: printing, tables, progress and errors in the user's language."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NoReturn

import typer

from marrakech.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import Console
    from rich.table import Table

    from marrakech.draw.text import Style
    from marrakech.locales import Speaker

STANDARD_INPUT = STANDARD_OUTPUT = "-"


class Unreadable(Exception):  # noqa: N818  (a file, not a mistake of the program)
    """A file cannot be read, for the reason given in the user's language."""


INTERRUPTED = 130
"""What a command ends with after Ctrl-C: 128 and the number of the signal."""


class Terminal:
    """Standard output and standard error, and a speaker for what is printed there."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self._has_told = False
        """Whether it was told that Ctrl-C has ended the command."""

    @cached_property
    def console(self) -> Console:
        from rich.console import Console  # noqa: PLC0415  (35 ms that many calls can do without)

        return Console(highlight=False, soft_wrap=False, markup=False, emoji=False)

    @cached_property
    def errors(self) -> Console:
        from rich.console import Console  # noqa: PLC0415  (likewise)

        return Console(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False)

    def line(self, text: str = "", style: str | None = None) -> None:
        """Print a line, wrapped at the terminal's edge."""
        self.console.print(text, style=style)

    def exactly(self, text: str) -> None:
        """Print a text as it is."""
        sys.stdout.write(text + "\n")

    def json(self, data: object) -> None:
        """Print data for programs."""
        self.exactly(json.dumps(data, ensure_ascii=False, indent=2))

    def table(self, *columns: str, title: str | None = None, right: tuple[int, ...] = ()) -> Table:
        """An empty table; the columns in ``right`` hold figures, and are aligned right."""
        from rich.box import SIMPLE_HEAD  # noqa: PLC0415  (likewise)

        from marrakech.cli.figures import FiguresTable  # noqa: PLC0415  (likewise)

        table = FiguresTable(
            self.say.digits,
            right,
            box=SIMPLE_HEAD,
            show_edge=False,
            pad_edge=False,
            padding=(0, 1, 0, 0),
            title=title,
            title_justify="left",
            title_style="bold",
        )
        for number, column in enumerate(columns):
            justify: Literal["left", "right"] = "right" if number in right else "left"
            table.add_column(column, justify=justify, overflow="fold")
        return table

    def item(self, mark: str, text: str) -> None:
        """Print an item of a list: a mark or a number, and an indented text."""
        from rich.table import Table  # noqa: PLC0415  (likewise)

        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column()
        grid.add_column(overflow="fold")  # some languages have no spaces to break lines at
        grid.add_row(self.say.digits(mark), text)
        self.console.print(grid)

    def fail(self, why: str) -> NoReturn:
        """End the command with an error."""
        self.errors.print(self.say("cli-error", why=why), style="red")
        raise typer.Exit(1)

    def interrupted(self, told: str = "") -> NoReturn:
        """End a command that was stopped by Ctrl-C, once it has printed what it has so far."""
        self.tell_interrupted(told)
        raise typer.Exit(INTERRUPTED)

    def tell_interrupted(self, told: str = "") -> None:
        """Tell once that Ctrl-C has ended the command, in these words or the usual ones."""
        if not self._has_told:
            self._has_told = True
            self.errors.print(told or self.say("cli-interrupted"), style="yellow")

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Print what the core refuses as an error, in the user's language."""
        try:
            yield
        except Refusal as error:
            self.fail(self.say.refusal(error))

    @contextmanager
    def lines_of(self, file: str) -> Iterator[Iterator[str]]:
        """The lines of a text file or, for ``-``, of standard input."""
        try:
            if file == STANDARD_INPUT:
                yield iter(sys.stdin)
            else:
                with Path(file).open(encoding="utf-8") as stream:
                    yield iter(stream)
        except OSError as error:
            raise Unreadable(self.say("cli-file", file=file, why=error.strerror or "?")) from error
        except UnicodeDecodeError as error:
            raise Unreadable(self.say("cli-no-text", file=file)) from error

    @contextmanager
    def progress(self, what: str, steps: int) -> Iterator[Callable[[], None]]:
        """A progress bar on standard error, removed at the end; call what it yields per step."""
        from rich.progress import Progress  # noqa: PLC0415  (likewise)

        shown = self.errors.is_terminal
        with Progress(console=self.errors, transient=True, disable=not shown) as bar:
            task = bar.add_task(what, total=steps)
            yield lambda: bar.advance(task)

    @contextmanager
    def share_progress(self, what: str) -> Iterator[Callable[[int, int], None]]:
        """A progress bar; call what it yields with the work done and the work in all."""
        shown = 0
        with self.progress(what, 100) as advance:

            def progress(done: int, total: int) -> None:
                nonlocal shown
                while shown < 100 * done // max(total, 1):
                    shown += 1
                    advance()

            yield progress

    @property
    def best_style(self) -> Style:
        """The best style that standard output can show: ANSI colours, Unicode lines, or ASCII."""
        if not (sys.stdout.encoding or "").lower().startswith("utf"):
            return "ascii"
        return "ansi" if self.console.is_terminal and self.console.color_system else "unicode"
