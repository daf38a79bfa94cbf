"""``marrakech show``: a position in the terminal, or as a picture."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from typer.models import ArgumentInfo

from marrakech.cli.terminal import STANDARD_INPUT, STANDARD_OUTPUT, Terminal
from marrakech.core.game import Game
from marrakech.core.market import Market
from marrakech.core.story import Phase
from marrakech.draw import svg as draw_svg
from marrakech.draw import text as draw_text
from marrakech.draw.palette import Theme
from marrakech.draw.text import Style
from marrakech.locales import Speaker

Names = tuple[str | None, ...]


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("show-help"))
    def show(
        position: Annotated[str, position_argument(say)] = "standard/4",
        svg: Annotated[Path | None, typer.Option("--svg", help=say("show-svg-help"))] = None,
        theme: Annotated[Theme, typer.Option(help=say("show-theme-help"))] = "light",
        style: Annotated[Style | None, typer.Option(help=say("show-style-help"))] = None,
        coordinates: Annotated[bool, typer.Option(help=say("show-coordinates-help"))] = True,
        json: Annotated[bool, typer.Option("--json", help=say("show-json-help"))] = False,
    ) -> None:
        with terminal.refusals():
            game = read_position(position)
        if json:
            terminal.json(game.to_dict())
        if svg is not None:
            write_svg(terminal, game, svg, theme, coordinates=coordinates)
        if not json and svg is None:
            draw(terminal, game, (), style)


def position_argument(say: Speaker) -> ArgumentInfo:
    """The argument that :func:`read_position` reads, for every command that takes one."""
    argument: ArgumentInfo = typer.Argument(metavar="POSITION", help=say("show-position-help"))
    return argument


def read_position(text: str) -> Game:
    """The position that the user means."""
    text = sys.stdin.readline() if text == STANDARD_INPUT else text
    text = text.strip()
    return Game.from_position(text) if " " in text else Game(text)


def write_svg(
    terminal: Terminal, game: Market, file: Path, theme: Theme, *, coordinates: bool = True
) -> None:
    """Write a picture of a game to a file."""
    picture = draw_svg(game, theme=theme, coordinates=coordinates)
    if str(file) == STANDARD_OUTPUT:
        terminal.exactly(picture)
        return
    try:
        file.write_text(picture, encoding="utf-8")
    except OSError as error:
        terminal.fail(f"{file}: {error.strerror}")
    terminal.errors.print(terminal.say("show-written", file=file))


def draw(terminal: Terminal, game: Market, names: Names, style: Style | None = None) -> None:
    """Draw a game in the terminal, with how the players stand."""
    terminal.exactly(draw_text(game, style=style or terminal.best_style))
    terminal.line()
    players(terminal, game, names)
    terminal.line(to_act(terminal.say, game, names))


def player_name(say: Speaker, game: Market, names: Names, seat: int) -> str:
    """A player's name, or the colour of the seat."""
    given = names[seat] if seat < len(names) else None
    return given or say("words-player", colour=game.rules.colours_of(seat)[0])


def players(terminal: Terminal, game: Market, names: Names) -> None:
    """Print a table of the players."""
    say = terminal.say
    columns = ("player", "dirhams", "rugs", "next", "squares", "points")
    table = terminal.table(
        *(say(f"show-column-{column}") for column in columns), right=(1, 2, 4, 5)
    )
    for player in game.players:
        following = ""
        if player.top is not None:
            following = say("words-colour", colour=player.top)
        elif player.rugs_left:
            following = say("show-next-unknown")
        table.add_row(
            player_name(say, game, names, player.seat),
            say("show-out") if player.out else str(player.dirhams),
            str(player.rugs_left),
            following,
            str(player.squares),
            str(player.points),
        )
    terminal.console.print(table)


def to_act(say: Speaker, game: Market, names: Names) -> str:
    """What has to be done next, or how the game ended."""
    outcome = game.outcome()
    if outcome is None:
        who = player_name(say, game, names, game.seat)
        return say("show-to-act", phase=game.phase, player=who)
    lines = [say("show-to-act", phase=Phase.OVER, player="")]
    place = 1
    for seats in outcome.ranking:
        lines.append(
            say(
                "show-place",
                place=place,
                players=", ".join(player_name(say, game, names, seat) for seat in seats),
                points=outcome.points[seats[0]],
            )
        )
        place += len(seats)
    return "\n".join(lines)
