"""``marrakech survey``: statistics of many games of bots, as a report with plots."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

import marrakech
from marrakech.arena.cluster import pool
from marrakech.arena.survey import Survey, SurveyProgress, plan
from marrakech.arena.survey_facts import Facts
from marrakech.arena.survey_plots import check_plots
from marrakech.arena.survey_report import FILE, ReportOrigin, write
from marrakech.arena.survey_sections import ReportInput
from marrakech.arena.survey_text import percent, shown
from marrakech.bots.registry import checked
from marrakech.cli.files import writing
from marrakech.cli.terminal import Terminal
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT
from marrakech.core.rules import Rules

BOTS = "random,greedy,porter,apprentice,peddler,merchant,master"
FOCUS = "greedy"
SEVERAL = {"2": 2, "3": 3, "4": 4}


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("survey-help"))
    def survey(  # noqa: PLR0913, PLR0917  (each is an option of the command)
        games: Annotated[
            int, typer.Option("--games", "-n", min=1, help=say("survey-games-help"))
        ] = 100_000,
        bots: Annotated[str, typer.Option(metavar="SPEC,...", help=say("survey-bots-help"))] = BOTS,
        players: Annotated[
            str, typer.Option(metavar="2,3,4", help=say("survey-players-help"))
        ] = "2,3,4",
        focus: Annotated[
            str | None, typer.Option(metavar="SPEC", help=say("survey-focus-help"))
        ] = None,
        budget: Annotated[float, typer.Option(help=say("survey-budget-help"))] = 10.0,
        seed: Annotated[int, typer.Option(min=0, max=EVERY_BIT, help=say("survey-seed-help"))] = 0,
        jobs: Annotated[
            int | None, typer.Option("--jobs", "-j", min=1, max=1024, help=say("survey-jobs-help"))
        ] = None,
        out: Annotated[
            Path | None, typer.Option(metavar="FOLDER", help=say("survey-out-help"))
        ] = None,
        ray: Annotated[
            str | None, typer.Option(metavar="ADDRESS", help=say("arena-ray-help"))
        ] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        if not (budget > 0 and isfinite(budget)):
            terminal.fail(say("survey-bad-budget", number=str(budget)))
        numbers = read_players(terminal, players)
        with terminal.refusals():
            names = read_bots(bots)
            chosen = str(checked(focus)) if focus is not None else focused(names)
            wanted = Survey(plan(names, numbers, chosen), games, seed, budget)
            if out is not None:
                check_plots()
                prepare(terminal, out)
        if not kernel.is_compiled():
            terminal.errors.print(say("cli-uncompiled"), style="yellow")
        with terminal.refusals():
            finished = play(terminal, wanted, jobs, ray)
        call = (
            f"marrakech survey --games {games} --bots {','.join(names)} "
            f"--players {','.join(map(str, numbers))} --focus {chosen} "
            f"--budget {budget:g} --seed {seed}"
        )
        if out is not None:
            call += f" --out {out}"
        made = ReportOrigin(f"{datetime.now(UTC):%Y-%m-%d}", marrakech.__version__, call, finished)
        if json:
            terminal.json(data(wanted, made))
        else:
            report(terminal, wanted)
        if out is not None and any(sample.games for sample in wanted.samples):
            with writing(terminal, out / FILE):
                file = write(ReportInput(wanted, names, numbers, chosen, out), made)
            if not json:
                terminal.line(say("survey-written", file=str(file)))
        if not finished:
            terminal.interrupted()


def read_players(terminal: Terminal, text: str) -> tuple[int, ...]:
    """The numbers of players that the user means."""
    words = [word.strip() for word in text.split(",")]
    if any(word not in SEVERAL for word in words):
        terminal.fail(terminal.say("survey-bad-players", text=text))
    return tuple(sorted({SEVERAL[word] for word in words}))


def read_bots(text: str) -> tuple[str, ...]:
    """The bots that the user means, each once: a comma may also part the options of one."""
    specs: list[str] = []
    for word in text.split(","):
        if specs and "=" in word and ":" not in word:
            specs[-1] += f",{word}"
        else:
            specs.append(word)
    return tuple(dict.fromkeys(str(checked(spec)) for spec in specs))


def focused(bots: tuple[str, ...]) -> str:
    """The bot that the report describes in detail by default."""
    return FOCUS if FOCUS in bots else bots[-1]


def prepare(terminal: Terminal, folder: Path) -> None:
    """Find out now whether the report can be written there."""
    with writing(terminal, folder):
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".survey"
        probe.touch()
        probe.unlink()


def play(terminal: Terminal, wanted: Survey, jobs: int | None, ray: str | None) -> bool:
    """Play to the end, or until Ctrl-C; whether it was the end."""
    try:
        with ExitStack() as stack:
            elsewhere = None
            if ray is not None:
                elsewhere = stack.enter_context(pool(ray, jobs))
                jobs = elsewhere.size
            show = stack.enter_context(watched(terminal, len(wanted.cells)))
            wanted.run(jobs, show, elsewhere)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def watched(terminal: Terminal, cells: int) -> Iterator[Callable[[SurveyProgress], None]]:
    """A progress bar on standard error, if that is a terminal; removed at the end."""
    from rich import progress as rich  # noqa: PLC0415  (only where it is seen)

    say = terminal.say
    with rich.Progress(
        rich.TextColumn("{task.fields[number]}"),
        rich.BarColumn(),
        rich.TextColumn("{task.description}"),
        rich.TimeRemainingColumn(elapsed_when_finished=True),
        console=terminal.errors,
        transient=True,
        disable=not terminal.errors.is_terminal,
    ) as bar:
        task = bar.add_task("", total=cells, number=f"0/{cells}")

        def show(progress: SurveyProgress) -> None:
            bar.update(
                task,
                completed=progress.number + progress.part,
                number=f"{progress.number}/{progress.cells}",
                description=say(
                    "survey-playing", cell=str(progress.cell), speed=f"{progress.speed:,.0f}"
                ),
            )

        yield show


def report(terminal: Terminal, wanted: Survey) -> None:
    """Print the key figures of every bot by the standard set."""
    say = terminal.say
    played = [
        Facts(sample)
        for sample in wanted.samples
        if sample.games and sample.cell.rules == Rules(sample.cell.rules.players)
    ]
    if not played:
        terminal.line(say("survey-nothing"))
        return
    names = ("bot", "players", "games", "first", "out", "margin")
    table = terminal.table(
        *(say(f"survey-column-{name}") for name in names), right=tuple(range(1, len(names)))
    )
    for facts in played:
        table.add_row(
            facts.cell.bot,
            str(facts.players),
            f"{facts.games:,}",
            percent(facts.seat_share(0)),
            percent(facts.somebody_out),
            shown(facts.margin),
        )
    terminal.console.print(table)
    terminal.line(say("survey-samples", games=sum(s.games for s in wanted.samples)))


def data(wanted: Survey, made: ReportOrigin) -> dict[str, object]:
    """Everything as plain data."""
    return {
        **made._asdict(),
        "seed": wanted.seed,
        "games": wanted.games,
        "budget": wanted.budget,
        "samples": [Facts(sample).to_dict() for sample in wanted.samples if sample.games],
    }
