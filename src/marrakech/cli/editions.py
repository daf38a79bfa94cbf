"""``marrakech editions``: the printed texts of the rules, and how they differ."""

from typing import Annotated, Any

import typer

from marrakech.cli.terminal import Terminal
from marrakech.core.editions import EDITIONS, Box, Edition, edition_for
from marrakech.locales import Speaker
from marrakech.teach.rulebook import difference_key as key

NARROW = 64  # columns: below this a table would be all wrapped


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("editions-help"))
    def editions(
        edition: Annotated[
            str | None, typer.Argument(metavar="[ID]", help=say("editions-id-help"))
        ] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        if edition is None:
            if json:
                terminal.json([plain(each) for each in EDITIONS.values()])
            else:
                list_all(terminal)
            return
        found = find(edition, terminal)
        if json:
            terminal.json(plain(found))
        else:
            show(found, terminal)


def find(name: str, terminal: Terminal) -> Edition:
    """The edition with a name, or of a language."""
    found = EDITIONS.get(name) or edition_for(name)
    if found is None:
        terminal.fail(terminal.say("editions-unknown", text=name))
    return found


def list_all(terminal: Terminal) -> None:
    """Print a table of all editions."""
    say = terminal.say
    columns = ("id", "languages", "differences")
    table = terminal.table(*(say(f"editions-column-{column}") for column in columns))
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    rows = [(each.id, " ".join(each.languages), briefly(each, say)) for each in EDITIONS.values()]
    for name, languages, differences in rows:
        if terminal.console.width < NARROW:
            terminal.line(f"{name} ({languages})", style="bold")
            terminal.item(" ", differences)
        else:
            table.add_row(name, languages, differences)
    if table.row_count:
        terminal.console.print(table)
    terminal.line()
    terminal.line(say("editions-standard"), style="dim")


def briefly(edition: Edition, say: Speaker) -> str:
    """In what an edition differs, in a few words."""
    differences = [
        say(f"editions-brief-{key(each)}") for each in edition.differences() if each.option != "box"
    ]
    return " · ".join(differences) or say("editions-brief-standard")


def show(edition: Edition, terminal: Terminal) -> None:
    """Print one edition, with its differences in words."""
    say = terminal.say
    terminal.line(say("editions-name", edition=edition.id), style="bold")
    terminal.line(
        say("editions-booklet", booklet=say("editions-booklet-name", booklet=edition.booklet))
    )
    terminal.line(say("editions-languages", languages=", ".join(edition.languages)))
    terminal.line(say("editions-box", box=contents(edition.box, say)))
    terminal.line()
    differences = edition.differences()
    terminal.line(say("editions-differences" if differences else "editions-no-differences"))
    for difference in differences:
        box = contents(edition.box, say)
        terminal.item("-", say(f"editions-differs-{key(difference)}", box=box))
    if edition.notes:
        terminal.line()
        terminal.line(say("editions-notes"))
        for note in edition.notes:
            terminal.item("-", say(f"editions-note-{note}"))
    terminal.line()
    code = f'EDITIONS["{edition.id}"].rules(players=3)'
    terminal.line(say("editions-use", code=code), style="dim")


def contents(box: Box | None, say: Speaker) -> str:
    """What is in a box, in words."""
    if box is None:
        return say("editions-box-not-listed")
    bag = "yes" if box.bag else "no"
    return say("editions-contents", rugs=box.rugs, ones=box.ones, fives=box.fives, bag=bag)


def plain(edition: Edition) -> dict[str, Any]:
    """An edition as data for programs."""
    return {
        "id": edition.id,
        "title": edition.title,
        "languages": list(edition.languages),
        "booklet": edition.booklet,
        "variant": edition.variant,
        "box": None if edition.box is None else edition.box._asdict(),
        "differences": {each.option: each.value for each in edition.differences()},
        "notes": list(edition.notes),
    }
