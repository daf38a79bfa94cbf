"""``marrakech calibrate``: whether the chances to win that a value predicts come true."""

from collections.abc import Callable, Generator
from contextlib import closing, suppress
from os import cpu_count
from pathlib import Path
from typing import Annotated, Any

import typer

import marrakech
from marrakech.arena.export import check_plot
from marrakech.arena.statistics import Z, wilson
from marrakech.bots.value import Value
from marrakech.bots.values import name_of, read, value_for
from marrakech.cli.files import try_to_write, writing
from marrakech.cli.terminal import Terminal
from marrakech.cli.train_plot import draw_calibration
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT
from marrakech.core.rules import Rules, Variant
from marrakech.core.ruletext import write_rules
from marrakech.training.calibration import Calibration, Error, Prediction, calibration, play


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("calibrate-help"))
    def calibrate(  # noqa: PLR0913, PLR0917  (each is an option of the command)
        players: Annotated[int, typer.Option(min=2, max=4, help=say("calibrate-players-help"))] = 2,
        variant: Annotated[Variant | None, typer.Option(help=say("arena-variant-help"))] = None,
        linear: Annotated[
            bool, typer.Option("--linear", help=say("calibrate-linear-help"))
        ] = False,
        value: Annotated[Path | None, typer.Option(help=say("calibrate-value-help"))] = None,
        games: Annotated[
            int, typer.Option("--games", "-n", min=1, help=say("calibrate-games-help"))
        ] = 2000,
        seed: Annotated[int, typer.Option(min=0, max=EVERY_BIT, help=say("arena-seed-help"))] = 0,
        threads: Annotated[
            int | None, typer.Option("--threads", "-j", min=1, max=256, help=say("train-threads"))
        ] = None,
        plot: Annotated[Path | None, typer.Option(help=say("calibrate-plot-help"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        rules = Rules(players, variant=variant)
        if not kernel.is_compiled():
            terminal.errors.print(say("cli-uncompiled"), style="yellow")
        with terminal.refusals():
            if plot is not None:
                check_plot(plot)
            try_to_write(terminal, [plot])
            worth = wanted(terminal, value, rules, linear=linear)
            with terminal.progress(say("calibrate-playing"), games) as advance:
                played = listen(
                    play(worth, rules, games, seed, threads or cpu_count() or 1), advance
                )
            finished = len(played) == games
            if not played:
                terminal.interrupted()
            found = calibration(played)
            told = say(
                "calibrate-title", games=found.games, rules=write_rules(rules), seed=str(seed)
            )
            if json:
                asked = {"rules": write_rules(rules), "seed": seed, "linear": linear}
                asked["value"] = None if value is None else str(value)
                about = {"version": marrakech.__version__, "finished": finished}
                terminal.json({**about, **asked, **plain(found)})
            else:
                report(terminal, found, told)
            if plot is not None:
                with writing(terminal, plot):
                    draw_calibration(say, found, plot, told)
        if not finished:
            terminal.interrupted()


def listen(
    games: Generator[list[Prediction], None, None], advance: Callable[[], None]
) -> list[list[Prediction]]:
    """All games, or those until Ctrl-C."""
    played = []
    with suppress(KeyboardInterrupt), closing(games):
        for game in games:
            played.append(game)
            advance()
    return played


def wanted(terminal: Terminal, file: Path | None, rules: Rules, *, linear: bool) -> Value:
    """The value in the user's file, or the one that comes with this package."""
    at_end = rules.variant is not None
    if file is not None:
        return read(file, rules.players, at_end=at_end)
    try:
        return value_for(rules.players, at_end=at_end, linear=linear)
    except OSError as error:
        name = name_of(rules.players, at_end=at_end, linear=linear)
        terminal.fail(terminal.say("cli-file", file=name, why=error.strerror or str(error)))


def plain(found: Calibration) -> dict[str, Any]:
    """What was found, as plain data."""
    bins = []
    for each in found.bins:
        low, high = wilson(each.won, each.trials)
        share = {"value": each.won, "low": low, "high": high}
        bins.append({**each._asdict(), "won": share, "error": each.error._asdict()})
    return {**found._asdict(), "bins": bins, "error": found.error._asdict()}


def report(terminal: Terminal, found: Calibration, title: str) -> None:
    """Print what was found as a table."""
    say = terminal.say
    columns = ("bin", "forecasts", "said", "came", "error", "spread")
    table = terminal.table(
        *(say(f"calibrate-column-{name}") for name in columns), right=tuple(range(len(columns)))
    )
    for each in found.bins:
        low, high = wilson(each.won, each.trials)
        table.add_row(
            f"{100 * each.low:.0f}–{100 * each.high:.0f}",
            f"{each.forecasts:,}",
            f"{100 * each.chance:.1f}",
            f"{100 * each.won:.1f} [{100 * low:.1f}, {100 * high:.1f}]",
            with_interval(each.error),
            f"{each.error.spread:.1f}",
        )
    terminal.line(title, style="bold")
    terminal.line(say("calibrate-forecasts", forecasts=f"{found.forecasts:,}"))
    terminal.line()
    terminal.console.print(table)
    terminal.line()
    terminal.line(
        say("calibrate-chances", off=f"{100 * found.off:.2f}", brier=f"{found.brier:.4f}")
    )
    terminal.line(
        say(
            "calibrate-margins",
            error=with_interval(found.error),
            spread=f"{found.error.spread:.1f}",
        )
    )


def with_interval(error: Error) -> str:
    """A mean error with its 95 % interval."""
    reach = Z * error.deviation
    # without the sign of a zero
    mean, low, high = (round(error.mean + by, 1) + 0.0 for by in (0.0, -reach, reach))
    return f"{mean:+.1f} [{low:.1f}, {high:.1f}]"
