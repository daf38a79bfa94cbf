"""Pictures of how a value learned, and of how well it is calibrated."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

from marrakech.arena.export import COLOURS, FAINT, picture
from marrakech.arena.statistics import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from marrakech.locales import Speaker
    from marrakech.training.calibration import Calibration
    from marrakech.training.trainer import Plan, TrainingProgress

DASHED = (0, (4, 3))


def draw_curve(
    say: Speaker, plan: Plan, curve: Sequence[TrainingProgress], file: Path, title: str
) -> None:
    """Draw the loss, and wins against greedy with their intervals, over the games played."""
    tried = [progress for progress in curve if progress.wins is not None]
    with picture(file, fill(title, 90), (9.5, 3.8)) as figure:
        left, right = figure.subplots(1, 2)
        games = [progress.games for progress in curve]
        marker = "o" if len(curve) == 1 else ""
        left.plot(games, [p.loss for p in curve], color=COLOURS[0], linewidth=1.6, marker=marker)
        left.set_ylabel(say("train-plot-loss"))
        wins = [100 * (progress.wins or 0.0) for progress in tried]
        edges = [wilson(progress.wins or 0.0, plan.tried) for progress in tried]
        reach = [
            [share - 100 * low for share, (low, _) in zip(wins, edges, strict=True)],
            [100 * high - share for share, (_, high) in zip(wins, edges, strict=True)],
        ]
        right.errorbar(
            [progress.games for progress in tried],
            wins,
            yerr=reach,
            color=COLOURS[0],
            ecolor=COLOURS[4],
            fmt="o-",
            markersize=4,
            linewidth=1.2,
            capsize=2,
        )
        fair = 100 / plan.players
        right.axhline(fair, color=FAINT, linewidth=1, linestyle=DASHED, zorder=0)
        right.annotate(
            say("train-plot-fair"),
            (0.99, fair),
            xycoords=("axes fraction", "data"),
            xytext=(0, -4),
            textcoords="offset points",
            ha="right",
            va="top",
            fontsize=9,
        )
        right.set_ylim(0, 100)
        right.set_ylabel(say("train-plot-wins"))
        for axes in (left, right):
            axes.set_xlabel(say("train-plot-games"))
            axes.set_xlim(0, curve[-1].games * 1.02)
            axes.xaxis.set_major_formatter("{x:,.0f}")
            if plan.warm:
                end = plan.warm_rounds * plan.at_once
                axes.axvline(end, color=FAINT, linewidth=1, linestyle=DASHED, zorder=0)
            axes.locator_params(axis="x", nbins=5)


def draw_calibration(say: Speaker, found: Calibration, file: Path, title: str) -> None:
    """Draw the observed share of wins over the predicted one, with intervals."""
    with picture(file, title, (5.6, 6.2)) as figure:
        top, bottom = figure.subplots(2, 1, height_ratios=(4, 1), sharex=True)
        top.plot([0, 100], [0, 100], color=FAINT, linewidth=1, linestyle=DASHED, zorder=0)
        said = [100 * each.chance for each in found.bins]
        came = [100 * each.won for each in found.bins]
        edges = [wilson(each.won, each.trials) for each in found.bins]
        reach = [
            [share - 100 * low for share, (low, _) in zip(came, edges, strict=True)],
            [100 * high - share for share, (_, high) in zip(came, edges, strict=True)],
        ]
        top.errorbar(said, came, yerr=reach, fmt="o", color=COLOURS[0], capsize=4, markersize=6)
        top.set_xlim(-2, 102)
        top.set_ylim(-2, 102)
        top.set_ylabel(say("calibrate-plot-came"))
        middles = [50 * (each.low + each.high) for each in found.bins]
        bottom.bar(middles, [each.forecasts for each in found.bins], width=9, color=COLOURS[4])
        bottom.set_ylabel(say("calibrate-plot-forecasts"))
        bottom.set_xlabel(say("calibrate-plot-said"))
