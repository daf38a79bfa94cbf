"""``marrakech puzzles``: make puzzles from games of bots, and check them."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

from marrakech.cli.study_words import points
from marrakech.cli.terminal import Terminal
from marrakech.study.estimates import wilson
from marrakech.study.plain import plain_estimate
from marrakech.study.puzzle_maker import Checked, Wanted, check_puzzle, make_puzzles, sample_of
from marrakech.study.puzzles import THEMES, Puzzle, read_puzzles


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    say = terminal.say
    commands = typer.Typer(name="puzzles", help=say("puzzlemaking-help"), no_args_is_help=True)
    app.add_typer(commands)
    file_argument = typer.Argument(metavar="FILE", help=say("puzzlemaking-file-help"))

    @commands.command("make", help=say("puzzlemaking-make-help"))
    def make(
        file: Annotated[Path, file_argument],
        wanted: Annotated[
            int, typer.Option("--count", min=1, help=say("puzzlemaking-count-help"))
        ] = 1000,
        seed: Annotated[int, typer.Option(min=0, help=say("bots-seed-help"))] = 0,
        jobs: Annotated[int, typer.Option(min=1, help=say("puzzlemaking-jobs-help"))] = 1,
        theme: Annotated[
            list[str] | None, typer.Option(help=say("puzzlemaking-theme-help"))
        ] = None,
        purse: Annotated[
            int | None, typer.Option(min=1, max=30, help=say("puzzlemaking-purse-help"))
        ] = None,
    ) -> None:
        themes = tuple(each for each in THEMES if each in (theme or ()))
        for unknown in sorted({*(theme or ())} - {*THEMES}):
            names = ", ".join(THEMES)
            terminal.fail(say("puzzlemaking-no-theme", theme=unknown, themes=names))
        known = read(terminal, file) if file.exists() else []
        missing = max(0, wanted - len(known))
        if missing:
            # from here on every puzzle is in the file as soon as it is made: Ctrl-C loses nothing
            with (
                terminal.progress(say("puzzlemaking-making"), missing) as advance,
                file.open("a", encoding="utf-8") as out,
            ):
                try:
                    for puzzle in make_puzzles(
                        seed, known, jobs=jobs, wanted=Wanted(themes, purse)
                    ):
                        out.write(puzzle.line() + "\n")
                        out.flush()
                        known.append(puzzle)
                        advance()
                        if len(known) >= wanted:
                            break
                except KeyboardInterrupt:
                    report(terminal, known)
                    terminal.interrupted()
        report(terminal, known)

    @commands.command("check", help=say("puzzlemaking-check-help"))
    def check(
        file: Annotated[Path, file_argument],
        sample: Annotated[int, typer.Option(min=1, help=say("puzzlemaking-sample-help"))] = 100,
        games: Annotated[int, typer.Option(min=12, help=say("puzzlemaking-games-help"))] = 10_000,
        seed: Annotated[int, typer.Option(min=0, help=say("bots-seed-help"))] = 0,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        chosen = sample_of(read(terminal, file), sample, seed)
        found = []
        with terminal.progress(say("puzzlemaking-checking"), len(chosen)) as advance:
            try:
                for puzzle in chosen:
                    found.append(check_puzzle(puzzle, games, seed))
                    advance()
            except KeyboardInterrupt:
                terminal.errors.print(say("cli-interrupted"), style="yellow")
        if json:
            terminal.json(plain(found, games, seed))
        else:
            report_checked(terminal, found)


def plain(found: list[Checked], games: int, seed: int) -> dict[str, Any]:
    """What fresh games said of puzzles, as plain data."""
    return {
        "checked": len(found),
        "confirmed": sum(each.is_confirmed for each in found),
        "games": games,
        "seed": seed,
        "puzzles": [
            {
                "id": each.puzzle.id,
                "best": each.best,
                "lead": plain_estimate(each.lead),
                "games": each.games,
                "confirmed": each.is_confirmed,
            }
            for each in found
        ],
    }


def report_checked(terminal: Terminal, found: list[Checked]) -> None:
    """Print which solutions were not confirmed, and how many were."""
    say = terminal.say
    for each in found:
        if not each.is_confirmed:
            said = say(
                "puzzlemaking-other",
                id=each.puzzle.id,
                best=each.best,
                solution=each.puzzle.best,
                lead=points(each.lead.value),
            )
            terminal.item("–", said)
    if found:
        confirmed = sum(each.is_confirmed for each in found)
        low, high = wilson(confirmed / len(found), len(found))
        terminal.line(
            say(
                "puzzlemaking-confirmed",
                confirmed=confirmed,
                checked=len(found),
                low=points(low),
                high=points(high),
            )
        )


def read(terminal: Terminal, file: Path) -> list[Puzzle]:
    """The puzzles of a file; the command ends if it cannot be read."""
    try:
        return read_puzzles(file.read_text(encoding="utf-8").splitlines())
    except OSError as error:
        terminal.fail(terminal.say("cli-file", file=str(file), why=error.strerror or "?"))
    except (ValueError, KeyError, TypeError):
        terminal.fail(terminal.say("puzzlemaking-unreadable", file=str(file)))


def report(terminal: Terminal, known: list[Puzzle]) -> None:
    """Print how many puzzles of each theme there are, and how difficult they are."""
    say = terminal.say
    table = terminal.table(
        say("puzzlemaking-column-theme"),
        say("puzzlemaking-column-puzzles"),
        say("puzzlemaking-column-rating"),
        right=(1, 2),
    )
    counts = Counter(puzzle.theme for puzzle in known)
    for theme in THEMES:
        ratings = sorted(puzzle.rating for puzzle in known if puzzle.theme == theme)
        if ratings:
            middle = ratings[len(ratings) // 2]
            table.add_row(theme, str(counts[theme]), f"{ratings[0]}–{middle}–{ratings[-1]}")
    terminal.console.print(table)
    terminal.line(say("puzzlemaking-made", puzzles=len(known)))
