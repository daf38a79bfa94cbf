"""``marrakech record``: check and show records of games."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from marrakech.cli.game_story import sentences
from marrakech.cli.show import draw, player_name, write_svg
from marrakech.cli.terminal import Terminal, Unreadable
from marrakech.core.errors import BadRecord, printable
from marrakech.core.record import Record, turns_of
from marrakech.core.record_reader import scan_records
from marrakech.draw.palette import Theme
from marrakech.draw.text import Style


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    say = terminal.say
    group = typer.Typer(help=say("record-help"), no_args_is_help=True)
    app.add_typer(group, name="record")

    @group.command("check", help=say("record-check-help"))
    def check(
        files: Annotated[
            list[str], typer.Argument(metavar="FILE...", help=say("record-check-file-help"))
        ],
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        results = {file: checked(terminal, file) for file in files}
        found = [result for file in files for result in results[file]]
        games = [result for result in found if "game" in result]
        if json:
            terminal.json(found)
        else:
            for file in files:
                report(terminal, file, results[file])
            if games:
                bad = sum("error" in game for game in games)
                terminal.line(say("record-checked", games=len(games), bad=bad))
        if not games or any("error" in result for result in found):
            raise typer.Exit(1)

    @group.command("show", help=say("record-show-help"))
    def show(
        file: Annotated[str, typer.Argument(metavar="FILE", help=say("record-show-file-help"))],
        game: Annotated[int, typer.Option(min=1, help=say("record-game-help"))] = 1,
        turn: Annotated[int | None, typer.Option(min=0, help=say("record-turn-help"))] = None,
        svg: Annotated[Path | None, typer.Option("--svg", help=say("show-svg-help"))] = None,
        theme: Annotated[Theme, typer.Option(help=say("show-theme-help"))] = "light",
        style: Annotated[Style | None, typer.Option(help=say("show-style-help"))] = None,
    ) -> None:
        record = find(terminal, file, game)
        if turn is not None:
            cut(record, turn)
        if svg is not None:
            write_svg(terminal, record.game, svg, theme)
        else:
            tell(terminal, record)
            draw(terminal, record.game, record.names, style)


def checked(terminal: Terminal, file: str) -> list[dict[str, Any]]:
    """What there is to say about each game of a file, or about the file."""
    results: list[dict[str, Any]] = []
    try:
        for result in games_of(terminal, file):
            results.append(result)  # noqa: PERF402  (what came before an error is kept)
    except Unreadable as error:
        results.append({"file": file, "error": str(error)})
    return results


def games_of(terminal: Terminal, file: str) -> Iterator[dict[str, Any]]:
    """What there is to say about each game of a file."""
    with terminal.lines_of(file) as lines:
        for number, found in enumerate(map(harmless, scan_records(lines)), start=1):
            result: dict[str, Any] = {"file": file, "game": number}
            if isinstance(found, BadRecord):
                result |= {"line": found.line, "column": found.column}
                result["error"] = terminal.say.refusal(found.why)
            else:
                names = [
                    player_name(terminal.say, found.game, found.names, seat)
                    for seat in range(found.game.rules.players)
                ]
                result |= {"players": names, "rules": found.game.rules.text}
                result |= {"turns": played(found), "result": found.result}
            yield result


def harmless(found: Record | BadRecord) -> Record | BadRecord:
    """The same record, without control characters that a terminal would obey."""
    if isinstance(found, Record):
        found.headers = {name: printable(value) for name, value in found.headers.items()}
        for remarks in found.comments.values():
            remarks[:] = [printable(" ".join(remark.split())) for remark in remarks]
    return found


def report(terminal: Terminal, file: str, results: list[dict[str, Any]]) -> None:
    """Print the sound games of a file as a table, and errors as lines that editors can jump to."""
    say = terminal.say
    columns = ("game", "players", "rules", "turns", "result")
    table = terminal.table(
        *(say(f"record-column-{column}") for column in columns), title=file, right=(0, 3)
    )
    for result in results:
        if "error" not in result:
            table.add_row(
                str(result["game"]),
                ", ".join(result["players"]),
                result["rules"],
                str(result["turns"]),
                result["result"],
            )
    if table.row_count:
        terminal.console.print(table)
    if not results:
        terminal.line(say("record-none", file=file))
    for result in results:
        if "line" in result:
            place = f"{file}:{result['line']}:{result['column']}"
            terminal.errors.print(f"{place}: {result['error']}", style="red")
        elif "error" in result:
            terminal.errors.print(say("cli-error", why=result["error"]), style="red")


def find(terminal: Terminal, file: str, number: int) -> Record:
    """One game of a file, counted from 1."""
    try:
        with terminal.lines_of(file) as lines:
            found = next(map(harmless, islice(scan_records(lines), number - 1, None)), None)
    except Unreadable as error:
        terminal.fail(str(error))
    if found is None:
        terminal.fail(terminal.say("record-no-such-game", number=number, file=file))
    if isinstance(found, BadRecord):
        terminal.fail(f"{file}:{found.line}:{found.column}: {terminal.say.refusal(found.why)}")
    return found


def cut(record: Record, turns: int) -> None:
    """Take back all that came after so many turns."""
    for number, events in turns_of(record.game):
        if number > turns:
            for _ in events:
                record.game.pop()


def played(record: Record) -> int:
    """How many turns were begun."""
    turns = turns_of(record.game)
    return turns[-1][0] if turns else 0


def tell(terminal: Terminal, record: Record) -> None:
    """Print what is known of a game, and its turns."""
    for name, value in record.headers.items():
        terminal.line(f"{name}: {value}")
    terminal.line(f"Rules: {record.game.rules.text}")
    terminal.line()
    for remark in record.comments.get(0, ()):
        terminal.line(f"({remark})")
    done = 0
    for number, events in turns_of(record.game):
        told: list[str] = []
        for event in events:
            done += 1
            told += sentences(terminal.say, record.game, record.names, event)
            told += [f"({remark})" for remark in record.comments.get(done, ())]
        terminal.item(f"{number}.", " ".join(told))
    terminal.line()
