"""``marrakech verify``: check the dice of finished games."""

from typing import Annotated, Any

import typer

from marrakech.cli.record import harmless
from marrakech.cli.terminal import Terminal, Unreadable
from marrakech.core.errors import BadRecord, Refusal
from marrakech.core.record_reader import scan_records
from marrakech.table.verify import Verdict, verify


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command("verify", help=say("verify-help"))
    def check(
        file: Annotated[str, typer.Argument(metavar="RECORD", help=say("verify-file-help"))],
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        found = judged(terminal, file)
        if json:
            terminal.json(found)
        else:
            for game in found:
                report(terminal, game)
        if not found:
            terminal.fail(say("record-none", file=file))
        if any(game.get("error") or game["faults"] for game in found):
            raise typer.Exit(1)


def judged(terminal: Terminal, file: str) -> list[dict[str, Any]]:
    """What there is to say about each game of a file."""
    results: list[dict[str, Any]] = []
    try:
        with terminal.lines_of(file) as lines:
            for number, found in enumerate(map(harmless, scan_records(lines)), start=1):
                result: dict[str, Any] = {"game": number}
                try:
                    if isinstance(found, BadRecord):
                        raise found.why
                    result |= plain(verify(found))
                except Refusal as refusal:
                    result["error"] = terminal.say.refusal(refusal)
                results.append(result)
    except Unreadable as error:
        terminal.fail(str(error))
    return results


def plain(verdict: Verdict) -> dict[str, Any]:
    """A verdict for programs."""
    return verdict._asdict() | {"faults": [fault._asdict() for fault in verdict.faults]}


def report(terminal: Terminal, game: dict[str, Any]) -> None:
    """Print the result of the check of a game."""
    say = terminal.say
    if "error" in game:
        terminal.errors.print(
            say("verify-error", game=game["game"], why=game["error"]), style="red"
        )
        return
    if not game["faults"]:
        counts = {name: game[name] for name in ("throws", "rugs", "alone", "redrawn")}
        terminal.line(say("verify-game-fair", game=game["game"], **counts))
        return
    for fault in game["faults"][:5]:
        told = fault
        if fault["what"] == "pile":
            told = fault | {
                which: say("words-colour", colour=fault[which]) for which in ("found", "expected")
            }
        terminal.errors.print(say("verify-differs", game=game["game"], **told), style="red")
    if len(game["faults"]) > 5:
        terminal.errors.print(say("verify-more", number=len(game["faults"]) - 5), style="red")
