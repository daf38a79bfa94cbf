"""Results as files for other programs: a table of games, and a picture."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from marrakech.arena import result_columns
from marrakech.arena.extras import extra
from marrakech.arena.result_columns import ROW
from marrakech.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from marrakech.arena.results import Results

# Okabe and Ito: told apart by all eyes, and in grey
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#000000")
INK, FAINT = "#222222", "#BBBBBB"
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "marrakech",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


class BadPicture(Refusal):
    """A file name that says no kind of picture that there is."""


def by_seat(results: Results, numpy: Any) -> dict[str, Any]:  # noqa: ANN401  (a module)
    """The columns of ``Results.by_seat``, as arrays, with a number for the bot."""
    match, players = results.match, results.match.rules.players
    rows = numpy.array(results.rows, dtype=numpy.int32).reshape(-1, ROW)
    games = numpy.arange(len(rows))
    seated = numpy.array(match.seatings)[games % match.games_in_deal]
    points = rows[:, result_columns.POINTS : result_columns.POINTS + players]
    left = rows[:, result_columns.LEFT : result_columns.LEFT + players]
    forfeit = left == result_columns.FORFEITED
    best = numpy.stack(
        [numpy.delete(points, seat, axis=1).max(axis=1) for seat in range(players)], axis=1
    )
    luck: dict[str, Any] = {}
    if results.lucks is not None:
        given = numpy.array(results.lucks, dtype=numpy.float64).reshape(-1, result_columns.LUCK_ROW)
        luck = {
            "luck": given[:, :players].ravel() / result_columns.LUCK_WINS,
            "luck_margin": given[:, 4 : 4 + players].ravel() / result_columns.LUCK_POINTS,
        }
    return {
        "game": numpy.repeat(games, players),
        "deal": numpy.repeat(games // match.games_in_deal, players),
        "seat": numpy.tile(numpy.arange(players), len(rows)),
        "bot": seated.ravel(),
        "points": points.ravel(),
        "dirhams": rows[:, result_columns.PURSE : result_columns.PURSE + players].ravel(),
        "win": rows[:, result_columns.TWELFTHS : result_columns.TWELFTHS + players].ravel() / 12,
        "margin": (points - best).ravel(),
        "counted": numpy.repeat(~forfeit.any(axis=1), players),
        "left": left.ravel(),
        "forfeit": forfeit.ravel(),
        "turns": numpy.repeat(rows[:, 0], players),
        **luck,
    }


def write_parquet(results: Results, file: Path) -> None:
    """Write a row for each game and seat; the match is told in the file's metadata."""
    arrow = extra("pyarrow", "arena")
    parquet = extra("pyarrow.parquet", "arena")
    numpy = extra("numpy", "arena")
    columns = by_seat(results, numpy)
    left = columns["left"]
    number = {"game": arrow.int64(), "deal": arrow.int64(), "seat": arrow.int8()}
    luck: dict[str, Any] = {
        name: arrow.array(columns[name], arrow.float64())
        for name in ("luck", "luck_margin")
        if name in columns
    }
    table = arrow.table(
        {
            **{name: arrow.array(columns[name], kind) for name, kind in number.items()},
            "bot": arrow.DictionaryArray.from_arrays(
                arrow.array(columns["bot"], arrow.int32()), arrow.array(results.match.names)
            ),
            "points": arrow.array(columns["points"], arrow.int32()),
            "dirhams": arrow.array(columns["dirhams"], arrow.int32()),
            "win": arrow.array(columns["win"], arrow.float64()),
            "margin": arrow.array(columns["margin"], arrow.int32(), mask=~columns["counted"]),
            "left": arrow.array(left, arrow.int8(), mask=(left == 0) | columns["forfeit"]),
            "forfeit": arrow.array(columns["forfeit"]),
            "turns": arrow.array(columns["turns"], arrow.int32()),
            **luck,
        }
    )
    told = {name: str(value) for name, value in results.match.identity().items()}
    parquet.write_table(table.replace_schema_metadata(told), str(file), compression="zstd")


def check_plot(file: Path) -> None:
    """Refuse early what could not be written after a long match."""
    if file.suffix.lower() not in (".png", ".svg"):
        raise BadPicture("arena-plot", file=str(file))
    extra("matplotlib", "plots")


@contextmanager
def picture(file: Path, title: str, size: tuple[float, float]) -> Iterator[Any]:
    """An empty figure with a title, which is written to the file when it has been filled."""
    check_plot(file)
    matplotlib = extra("matplotlib", "plots")
    figures = extra("matplotlib.figure", "plots")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=size, layout="constrained")
        figure.suptitle(title, x=0.01, ha="left", fontsize=11, fontweight="bold")
        yield figure
        for axes in figure.axes:
            axes.spines[["top", "right"]].set_visible(False)
        metadata = {"Date": None} if file.suffix.lower() == ".svg" else None
        figure.savefig(str(file), dpi=160, metadata=metadata)


def write_plot(
    results: Results,
    file: Path,
    *,
    title: str,
    shares: str,
    margins: str,
) -> None:
    """Draw shares of wins with their intervals, and how margins are spread, with their means.

    Below each share, hollow, is the one without luck, where luck was measured.
    The words on it are given, for they are the reader's.
    """
    numpy = extra("numpy", "plots")
    names = results.match.names
    bots = range(len(names))
    with picture(file, title, (9.5, 2.6 + 0.34 * len(names))) as figure:
        left, right = figure.subplots(1, 2, width_ratios=(3, 4))
        fair = 100 / results.match.rules.players
        left.axvline(fair, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        for bot in bots:
            share = results.share(bot)
            reach = [[100 * (share.value - share.low)], [100 * (share.high - share.value)]]
            colour = COLOURS[bot % len(COLOURS)]
            left.errorbar(
                100 * share.value, bot, xerr=reach, fmt="o", color=colour, capsize=4, markersize=7
            )
            better = results.adjusted_share(bot)
            if better is not None:
                left.errorbar(
                    *(100 * better.value, bot + 0.22),
                    xerr=100 * better.half_width,
                    fmt="D",
                    color=colour,
                    markerfacecolor="white",
                    capsize=3,
                    markersize=5,
                )
            left.annotate(
                f"{100 * share.value:.1f} %",
                (100 * share.value, bot),
                xytext=(0, 8),
                textcoords="offset points",
                ha="center",
                fontsize=9,
            )
        left.set_yticks(list(bots), names)
        left.set_ylim(len(names) - 0.5, -0.6)
        left.set_xlim(-4, 104)
        left.set_xlabel(shares)
        columns = by_seat(results, numpy)
        counted = columns["margin"][columns["counted"]]
        if len(counted):
            low, high = int(counted.min()), int(counted.max()) + 1
            step = max(1, round((high - low) / 60))
            bins = numpy.arange(low - 0.5, high + step, step)
            heights = [
                numpy.histogram(
                    columns["margin"][columns["counted"] & (columns["bot"] == bot)], bins
                )[0]
                for bot in bots
            ]
            # each as a share of its games, and the highest of all fills a row
            shares_of = [height / max(1, height.sum()) for height in heights]
            highest = max(share.max() for share in shares_of)
            for bot, share_of in zip(bots, shares_of, strict=True):
                base = bot + 0.4
                right.stairs(
                    base - 0.8 * share_of / highest,
                    bins,
                    baseline=base,
                    fill=True,
                    color=COLOURS[bot % len(COLOURS)],
                    alpha=0.8,
                )
                margin = results.margin(bot)
                if margin is not None:
                    right.plot([margin.value] * 2, [base, base - 0.8], color=INK, linewidth=1.2)
            right.axvline(0, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        right.set_yticks(list(bots), [""] * len(names))
        right.set_ylim(len(names) - 0.5, -0.6)
        right.set_xlabel(margins)
