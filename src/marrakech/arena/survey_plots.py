"""The pictures of a survey's report."""

from __future__ import annotations

from contextlib import contextmanager
from math import isnan, nan
from typing import TYPE_CHECKING, Any

from marrakech.arena import survey_columns as codes
from marrakech.arena.export import COLOURS, FAINT, INK
from marrakech.arena.extras import extra
from marrakech.core.board import SIZE, SQUARES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from marrakech.arena.statistics import Estimate
    from marrakech.arena.survey_facts import Facts

WIDTH = 7.2  # inches: some 700 pixels in a browser
MARKS = "osD^vP*X"
NAMES = {2: "two players", 3: "three players", 4: "four players"}
# no yellow: on white its thin lines are lost
INKS = (*COLOURS[:6], COLOURS[7])
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "marrakech",
    "font.size": 10,
    "axes.titlesize": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "legend.fontsize": 9,
}


def check_plots() -> None:
    """Refuse early what could not be drawn after a long survey."""
    extra("matplotlib", "plots")


@contextmanager
def drawn(file: Path, height: float, **layout: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401
    """A figure and its axes, in rows and columns; written in the end."""
    matplotlib = extra("matplotlib", "plots")
    figures = extra("matplotlib.figure", "plots")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots(squeeze=False, **layout)
        yield figure, axes
        figure.savefig(str(file), metadata={"Date": None}, facecolor="white")


def reach(estimate: Estimate, factor: float = 1.0) -> list[list[float]]:
    """An interval as matplotlib has it; an end that is not known is not drawn."""
    low, high = (
        0.0 if abs(end) == float("inf") else abs(end - estimate.value) * factor
        for end in (estimate.low, estimate.high)
    )
    return [[low], [high]]


def seats(file: Path, facts: Mapping[tuple[str, int], Facts], bots: Sequence[str]) -> None:
    """Shares of wins by seat: a panel for each number of players, a mark for each bot."""
    players = sorted({number for _, number in facts})
    with drawn(file, 3.6, ncols=len(players), width_ratios=players) as (figure, axes):
        for axis, number in zip(axes[0], players, strict=True):
            axis.axhline(100 / number, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
            for at, bot in enumerate(bots):
                if (bot, number) not in facts:
                    continue
                for seat in range(number):
                    share = facts[bot, number].seat_share(seat)
                    axis.errorbar(
                        seat + 1 + 0.8 * ((at + 0.5) / len(bots) - 0.5),
                        100 * share.value,
                        yerr=reach(share, 100),
                        fmt=MARKS[at % len(MARKS)],
                        color=INKS[at % len(INKS)],
                        markersize=4.5,
                        elinewidth=1,
                        label=bot if seat == 0 and axis is axes[0][0] else None,
                    )
            axis.set_xticks(range(1, number + 1))
            axis.set_xlabel("seat")
            axis.set_title(NAMES[number])
        axes[0][0].set_ylabel("share of wins, %")
        figure.legend(loc="outside lower center", ncols=min(4, len(bots)))


def key_figures(
    file: Path,
    facts: Mapping[tuple[str, int], Facts],
    rows: Sequence[str],
    columns: Sequence[tuple[str, Callable[[Facts], Estimate | None], float]],
) -> None:
    """A row for each bot or rule set, a panel for each figure, a mark for each table size."""
    players = sorted({number for _, number in facts})
    height = 1.3 + 0.3 * len(rows)
    with drawn(file, height, ncols=len(columns), sharey=True) as (figure, axes):
        for axis, (title, figure_of, factor) in zip(axes[0], columns, strict=True):
            for at, number in enumerate(players):
                for row, name in enumerate(rows):
                    found = facts.get((name, number))
                    estimate = None if found is None else figure_of(found)
                    if estimate is not None:
                        axis.errorbar(
                            factor * estimate.value,
                            row + 0.22 * (at - (len(players) - 1) / 2),
                            xerr=reach(estimate, factor),
                            fmt=MARKS[at],
                            color=INKS[at],
                            markersize=4.5,
                            elinewidth=1,
                        )
            axis.grid(axis="y", color=FAINT, linewidth=0.4)
            axis.set_axisbelow(True)
            axis.set_xlabel(title)
            axis.margins(x=0.12)
        labels = [broken(row) for row in rows]
        axes[0][0].set_yticks(range(len(rows)), labels, fontsize=9)
        axes[0][0].set_ylim(len(rows) - 0.5, -0.5)
        for at, number in enumerate(players):
            axes[0][0].plot([], [], MARKS[at], color=INKS[at], markersize=4.5, label=NAMES[number])
        figure.legend(loc="outside lower center", ncols=3)


def broken(text: str) -> str:
    """A list that is long, on two lines."""
    head, comma, last = text.rpartition(", ")
    return f"{head},\n{last}" if comma and len(text) > 25 else text


def lines(
    file: Path,
    panels: Sequence[tuple[str, str, Mapping[int, Sequence[float]]]],
    *,
    steps: str = "steps-mid",
) -> None:
    """Panels (what is counted, its share, and a line for each number of players)."""
    with drawn(file, 3.4, ncols=len(panels)) as (figure, axes):
        for axis, (across, up, by_players) in zip(axes[0], panels, strict=True):
            for at, (number, values) in enumerate(sorted(by_players.items())):
                label = NAMES[number] if axis is axes[0][0] else None
                dashes = ("-", (0, (5, 1.5)), (0, (1.5, 1.2)))[at]
                axis.plot(
                    range(len(values)),
                    list(values),
                    color=INKS[at],
                    linestyle=dashes,
                    drawstyle=steps,
                    linewidth=1.6,
                    label=label,
                )
            axis.set_xlabel(across)
            axis.set_ylabel(up)
            axis.set_ylim(bottom=0)
        figure.legend(loc="outside lower center", ncols=3)


def boards(
    file: Path,
    facts: Sequence[Facts],
    figure_of: Callable[[Facts, int], Estimate | None],
    factor: float,
    label: str,
) -> None:
    """The board as a heat map, for each number of players; blank where nothing is known."""
    values = [
        [
            nan if (found := figure_of(each, square.cell)) is None else factor * found.value
            for square in SQUARES
        ]
        for each in facts
    ]
    known = [value for numbers in values for value in numbers if not isnan(value)] or [0.0]
    low, high = min(known), max(known)
    with drawn(file, 1.1 + WIDTH / max(2, len(facts)), ncols=len(facts)) as (figure, axes):
        shown = None
        for axis, each, numbers in zip(axes[0], facts, values, strict=True):
            rows = [numbers[SIZE * row : SIZE * (row + 1)] for row in range(SIZE)]
            shown = axis.imshow(rows, cmap="cividis", vmin=low, vmax=high)
            for square, value in zip(SQUARES, numbers, strict=True):
                axis.text(
                    square.column,
                    square.row,
                    "–" if isnan(value) else f"{value:.1f}",
                    ha="center",
                    va="center",
                    fontsize=7.5,
                    color="white" if value < (low + high) / 2 else "black",
                )
            axis.set_xticks(range(SIZE), "abcdefg")
            axis.set_yticks(range(SIZE), "1234567")
            axis.tick_params(length=0)
            axis.xaxis.tick_top()
            axis.spines[:].set_visible(False)
            axis.set_xlabel(NAMES[each.players])
        figure.colorbar(shown, ax=list(axes[0]), location="bottom", label=label, aspect=50)


def portions(facts: Facts, start: int, size: int = codes.FEW) -> list[float]:
    """How often each number was seen, in percent, up to where it gets very rare."""
    counts = facts.counts(start, size)
    total = sum(counts) or 1
    shares = [100 * count / total for count in counts]
    seen, end = 0.0, 0
    while end < size and seen < 99.95 and end < len(shares):
        seen += shares[end]
        end += 1
    return shares[:end]
