"""The display of a training run in the terminal."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Self

from marrakech.arena.statistics import wilson
from marrakech.cli.arena_view import clock

if TYPE_CHECKING:
    from rich.live import Live
    from rich.table import Table

    from marrakech.cli.terminal import Terminal
    from marrakech.training.trainer import Plan, Trainer, TrainingProgress

ROUNDS_SHOWN = 8
LINE_EVERY = 60.0
"""Seconds between two lines where there is no terminal to draw on."""
COLUMNS = ("round", "games", "positions", "loss", "miss", "wins", "speed", "left")


class Pace:
    """Measures the speed of the last rounds, without the far faster ones of greedy players."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._seconds: list[float] = []

    def note(self, progress: TrainingProgress, seconds: float) -> None:
        """A round has been finished, and took so long."""
        if progress.round <= self._plan.warm_rounds + 1:
            self._seconds = []
        self._seconds = [*self._seconds[-4:], seconds]

    @property
    def speed(self) -> float:
        """Games a second."""
        return self._plan.at_once * len(self._seconds) / max(1e-9, sum(self._seconds))

    def left(self, progress: TrainingProgress) -> float | None:
        """Estimated seconds that are left; None during the rounds of greedy players."""
        if progress.round <= self._plan.warm_rounds and progress.round < self._plan.rounds:
            return None
        return (self._plan.rounds - progress.round) * self._plan.at_once / self.speed


class TrainingDisplay:
    """A table of the last rounds on standard error; or, without a terminal, a line a minute."""

    def __init__(self, terminal: Terminal, trainer: Trainer) -> None:
        self._terminal = terminal
        self._trainer = trainer
        self._pace = Pace(trainer.plan)
        self._live: Live | None = None
        self._since = perf_counter()
        self._due = self._since
        self._rows: list[tuple[str, ...]] = []

    def __enter__(self) -> Self:
        if self._terminal.errors.is_terminal:
            from rich.live import Live  # noqa: PLC0415  (only where it is seen)

            self._live = Live(console=self._terminal.errors, transient=True, auto_refresh=False)
            self._live.__enter__()
            self._live.update(self.picture(), refresh=True)
        return self

    def __exit__(self, *error: object) -> None:
        if self._live is not None:
            self._live.__exit__(None, None, None)

    def show(self, progress: TrainingProgress) -> None:
        """Show a round that has been finished."""
        now = perf_counter()
        self._pace.note(progress, now - self._since)
        self._since = now
        self._rows = [*self._rows[1 - ROUNDS_SHOWN :], self.row(progress)]
        if self._live is not None:
            self._live.update(self.picture(), refresh=True)
        elif now >= self._due or progress.wins is not None:
            self._due = now + LINE_EVERY
            say, details = self._terminal.say, dict(zip(COLUMNS, self._rows[-1], strict=True))
            self._terminal.errors.print(say("train-line", **details))
            if progress.wins is not None:
                self._terminal.errors.print(say("train-line-wins", wins=details["wins"]))

    def row(self, progress: TrainingProgress) -> tuple[str, ...]:
        """What is shown of a round."""
        left = self._pace.left(progress)
        return (
            f"{progress.round:,}/{self._trainer.plan.rounds:,}",
            f"{progress.games:,}",
            f"{progress.positions:,}",
            f"{progress.loss:.4f}",
            f"{progress.miss:.1f}",
            percent_won(progress, self._trainer.plan),
            f"{self._pace.speed:,.0f}",
            "–" if left is None else clock(left),
        )

    def picture(self) -> Table:
        """A progress bar, and a table of the last rounds."""
        from rich.progress_bar import ProgressBar  # noqa: PLC0415  (likewise)
        from rich.table import Table  # noqa: PLC0415  (likewise)

        say, trainer = self._terminal.say, self._trainer
        table = self._terminal.table(
            *(say(f"train-column-{name}") for name in COLUMNS), right=tuple(range(len(COLUMNS)))
        )
        for row in self._rows:
            table.add_row(*row)
        grid = Table.grid()
        done, rounds = len(trainer.curve), trainer.plan.rounds
        grid.add_row(ProgressBar(total=rounds, completed=done, width=60))
        grid.add_row(table)
        grid.add_row(say("train-how-to-stop"))
        return grid


def percent_won(progress: TrainingProgress, plan: Plan) -> str:
    """Wins against greedy with their interval, where it was tried."""
    if progress.wins is None:
        return "–"
    low, high = wilson(progress.wins, plan.tried)
    return f"{100 * progress.wins:.1f} [{100 * low:.1f}, {100 * high:.1f}]"
