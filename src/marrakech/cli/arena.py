"""``marrakech arena``: matches between bots."""

from contextlib import AbstractContextManager, nullcontext
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from marrakech.arena import match_file
from marrakech.arena.cluster import cluster
from marrakech.arena.export import check_plot, write_parquet, write_plot
from marrakech.arena.extras import extra
from marrakech.arena.match import Match, Seats
from marrakech.arena.parallel import MatchProgress, Workers, play_in_parallel, threads
from marrakech.arena.results import Results
from marrakech.cli.arena_view import MatchDisplay, report
from marrakech.cli.files import try_to_write, writing
from marrakech.cli.terminal import Terminal
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT
from marrakech.core.rules import Rules, Variant
from marrakech.core.ruletext import STANDARD, with_options, write_rules

DEFAULT_PLAYERS = 2


class ArenaFiles(NamedTuple):
    """The files to write."""

    resume: Path | None
    parquet: Path | None
    records: Path | None
    plot: Path | None


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("arena-help"))
    def arena(  # noqa: PLR0913, PLR0917  (each is an option of the command)
        specs: Annotated[
            list[str], typer.Argument(metavar="SPEC...", help=say("arena-specs-help"))
        ],
        players: Annotated[
            int | None, typer.Option(min=2, max=4, help=say("arena-players-help"))
        ] = None,
        games: Annotated[
            int, typer.Option("--games", "-n", min=1, help=say("arena-games-help"))
        ] = 1000,
        seats: Annotated[Seats, typer.Option(help=say("arena-seats-help"))] = "rotated",
        edition: Annotated[str, typer.Option(help=say("arena-edition-help"))] = STANDARD,
        variant: Annotated[Variant | None, typer.Option(help=say("arena-variant-help"))] = None,
        seed: Annotated[int, typer.Option(min=0, max=EVERY_BIT, help=say("arena-seed-help"))] = 0,
        jobs: Annotated[
            int | None, typer.Option("--jobs", "-j", min=1, max=1024, help=say("arena-jobs-help"))
        ] = None,
        limit: Annotated[float | None, typer.Option(help=say("arena-limit-help"))] = None,
        adjusted: Annotated[
            bool | None, typer.Option("--adjusted/--no-adjusted", help=say("arena-adjusted-help"))
        ] = None,
        until_ci: Annotated[float | None, typer.Option(help=say("arena-until-help"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("arena-resume-help"))] = None,
        parquet: Annotated[Path | None, typer.Option(help=say("arena-parquet-help"))] = None,
        records: Annotated[Path | None, typer.Option(help=say("arena-records-help"))] = None,
        plot: Annotated[Path | None, typer.Option(help=say("arena-plot-help"))] = None,
        ray: Annotated[
            str | None, typer.Option(metavar="ADDRESS", help=say("arena-ray-help"))
        ] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        if until_ci is not None and not 0 < until_ci < 100:
            terminal.fail(say("arena-bad-until", number=str(until_ci)))
        if limit is not None and not (limit > 0 and isfinite(limit)):
            terminal.fail(say("arena-bad-limit", number=str(limit)))
        if not kernel.is_compiled():
            terminal.errors.print(say("cli-uncompiled"), style="yellow")
        files = ArenaFiles(resume, parquet, records, plot)
        with terminal.refusals():
            rules = read_rules(terminal, edition, variant, players)
            match = Match(specs, rules, seed, limit=limit, seats=seats, adjusted=adjusted)
            prepare(terminal, files)
            results = Results(match)
            if resume is not None and resume.exists():
                with writing(terminal, resume):
                    results = match_file.load(match, resume)
                terminal.errors.print(say("arena-resumed", games=results.games))
            until = None if until_ci is None else until_ci / 100
            workers: AbstractContextManager[Workers]
            if ray is None:
                workers = threads(match, jobs, records=records is not None)
            else:
                workers = cluster(match, ray, jobs, records=records is not None)
            finished = play(terminal, results, workers, games, until, resume)
            report(terminal, results, json=json, finished=finished)
            write(terminal, results, files)
        if not finished:
            terminal.interrupted()


def read_rules(
    terminal: Terminal, edition: str, variant: Variant | None, players: int | None
) -> Rules:
    """The rules that the user means: an edition by name, or a whole rule set."""
    options: dict[str, Any] = {} if variant is None else {"variant": variant}
    if "/" not in edition:
        options["players"] = players or DEFAULT_PLAYERS
        return with_options(None if edition == STANDARD else edition, options)
    text = edition if variant is None else f"{edition},variant={variant}"
    rules = Rules.parse(text)
    if players is not None and players != rules.players:
        terminal.fail(
            terminal.say(
                "arena-players-differ",
                rules=write_rules(rules),
                given=rules.players,
                wanted=players,
            )
        )
    return rules


def prepare(terminal: Terminal, files: ArenaFiles) -> None:
    """Check now what would fail after hours of play: missing packages, missing folders."""
    if files.plot is not None:
        check_plot(files.plot)
    if files.parquet is not None:
        extra("pyarrow", "arena")
        extra("numpy", "arena")
    try_to_write(terminal, files)


def play(
    terminal: Terminal,
    results: Results,
    workers: AbstractContextManager[Workers],
    games: int,
    until: float | None,
    resume: Path | None,
) -> bool:
    """Play to the end, or until Ctrl-C; whether it was the end."""
    match = results.match
    saver = None if resume is None else match_file.Saver(resume)
    saving = nullcontext() if resume is None else writing(terminal, resume)
    finished = False
    with saving:
        try:
            with MatchDisplay(terminal, match) as watched, workers as players:

                def on_progress(progress: MatchProgress) -> None:
                    watched.show(progress)
                    if saver is not None:
                        saver(progress.results)

                play_in_parallel(
                    match, games, players, results=results, until=until, on_progress=on_progress
                )
            finished = True
        except KeyboardInterrupt:
            pass
        if resume is not None:
            match_file.save(results, resume)
    return finished


def write(terminal: Terminal, results: Results, files: ArenaFiles) -> None:
    """Write the files that were asked for."""
    say = terminal.say
    if files.records is not None:
        with writing(terminal, files.records), files.records.open("w", encoding="utf-8") as stream:
            for game in range(results.games):
                # games from before a resume were not kept: they are played again
                text = results.records.get(game) or results.match.record(game)
                stream.write(text + "\n")
    if files.parquet is not None:
        with writing(terminal, files.parquet):
            write_parquet(results, files.parquet)
    if files.plot is not None and results.deals:
        match = results.match
        title = say(
            "arena-title", games=results.games, rules=write_rules(match.rules), seed=str(match.seed)
        )
        with writing(terminal, files.plot):
            write_plot(
                results,
                files.plot,
                title=title,
                shares=say("arena-plot-shares"),
                margins=say("arena-plot-margins"),
            )
