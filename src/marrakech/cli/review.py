"""``marrakech review``: a recorded game, decision by decision and throw by throw."""

from pathlib import Path
from typing import Annotated, Any

import typer

from marrakech.cli.analyse import watched
from marrakech.cli.files import try_to_write, writing
from marrakech.cli.record import find
from marrakech.cli.review_html import page
from marrakech.cli.show import player_name
from marrakech.cli.study_words import (
    action_words,
    dice_columns,
    like_words,
    moment,
    points,
    signed,
    spot_words,
    sum_columns,
    worst_columns,
    worst_decisions,
)
from marrakech.cli.terminal import Terminal
from marrakech.core.board import COLOURS
from marrakech.core.record import Record
from marrakech.core.rules import Rules
from marrakech.study.depth import DEEP, QUICK
from marrakech.study.plain import plain_review
from marrakech.study.review import Review, Sums, review

LINE = 60
"""Characters of the line of a player's chances."""
BLOCKS = "▁▂▃▄▅▆▇█"
DOTS = "_.-=*#"


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command("review", help=say("study-review-help"))
    def command(
        file: Annotated[str, typer.Argument(metavar="RECORD", help=say("record-show-file-help"))],
        game: Annotated[int, typer.Option(min=1, help=say("record-game-help"))] = 1,
        deep: Annotated[bool, typer.Option("--deep", help=say("study-deep-help"))] = False,
        gave_up: Annotated[
            list[str] | None, typer.Option("--gave-up", help=say("study-gave-up-help"))
        ] = None,
        html: Annotated[Path | None, typer.Option("--html", help=say("study-html-help"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        record = find(terminal, file, game)
        if not record.game.played:
            terminal.fail(say("study-nothing-played"))
        gone = [seat_of(terminal, record.game.rules, colour) for colour in gave_up or []]
        try_to_write(terminal, [html])
        with watched(terminal, say("study-looking")) as progress:
            depth = DEEP if deep else QUICK
            found = review(record.game, depth, gave_up=gone, progress=progress)
        if html is not None:
            with writing(terminal, html):
                html.write_text(page(say, record, found), encoding="utf-8")
            terminal.errors.print(say("show-written", file=html))
        if json:
            terminal.json(plain(record, found))
        elif html is None:
            report(terminal, record, found)


def seat_of(terminal: Terminal, rules: Rules, colour: str) -> int:
    """The seat that a colour, as it is written in records, belongs to."""
    if colour not in rules.colours:
        terminal.fail(terminal.say("study-no-such-colour", colour=colour))
    return COLOURS.index(next(each for each in COLOURS if each == colour)) % rules.players


def plain(record: Record, found: Review) -> dict[str, Any]:
    """A review as plain data."""
    about = {"rules": record.game.rules.text, "names": list(record.names)}
    return {**about, "record_result": record.result, **plain_review(found)}


def report(terminal: Terminal, record: Record, found: Review) -> None:
    """Print a review."""
    say, names = terminal.say, record.names
    who = [player_name(say, record.game, names, seat) for seat in range(len(found.players))]
    terminal.line(f"{', '.join(who)}: {record.result}, {record.game.rules.text}", style="bold")
    terminal.line(say("study-found", turns=found.depth.turns), style="dim")
    if not found.finished:
        terminal.line(say("study-unfinished"))
    terminal.line()
    report_lines(terminal, found, who)
    terminal.line()
    report_sums(terminal, found, who)
    terminal.line()
    report_players(terminal, found, who)
    terminal.line()
    terminal.line(say("study-turning-points"), style="bold")
    for step in found.turning_points():
        terminal.item("–", moment(say, step, who))
    terminal.line()
    report_worst(terminal, found, who)
    report_dice(terminal, found, who)
    terminal.line()
    report_habits(terminal, found, who)


def report_lines(terminal: Terminal, found: Review, who: list[str]) -> None:
    """Print everybody's chances over the game, as a line of blocks."""
    blocks = DOTS if terminal.best_style == "ascii" else BLOCKS
    course = [found.start, *(step.after for step in found.steps), found.result]
    table = terminal.table("", "", "", title=terminal.say("study-graph"), right=(2,))
    table.show_header = False
    for seat, name in enumerate(who):
        line = "".join(
            blocks[min(len(blocks) - 1, int(len(blocks) * course[at].chances[seat]))]
            for at in (i * (len(course) - 1) // (LINE - 1) for i in range(LINE))
        )
        table.add_row(name, line, points(found.result.chances[seat]))
    terminal.console.print(table)


def report_sums(terminal: Terminal, found: Review, who: list[str]) -> None:
    """Print where everybody's result comes from, in chances and in dirhams."""
    say = terminal.say
    for measure in ("chances", "margins"):
        table = terminal.table(
            *sum_columns(say),
            title=say(f"study-sums-{measure}"),
            right=(1, 2, 3, 4, 5, 6, 7),
        )
        for player in found.players:
            sums = player.chances if measure == "chances" else player.margins
            table.add_row(who[player.seat], *sum_cells(sums, 100 if measure == "chances" else 1))
        terminal.console.print(table)
        terminal.line()
    terminal.line(say("study-sums-note"), style="dim")


def sum_cells(sums: Sums, scale: float) -> list[str]:
    """Start, luck, skill, others, result, usual luck and second look."""
    return [
        f"{scale * sums.start:.1f}" if scale > 1 else signed(sums.start),
        *(signed(scale * number) for number in (sums.luck, sums.skill, sums.others)),
        f"{scale * sums.result:.1f}" if scale > 1 else signed(sums.result),
        f"±{scale * sums.usual_luck:.1f}",
        signed(scale * sums.revised),
    ]


def report_players(terminal: Terminal, found: Review, who: list[str]) -> None:
    """Print how well everybody played."""
    say = terminal.say
    names = ("accuracy", "mean-loss", "decisions", "inaccuracies", "mistakes", "blunders")
    table = terminal.table(
        say("show-column-player"),
        *(say(f"study-column-{name}") for name in names),
        title=say("study-played"),
        right=(1, 2, 3, 4, 5, 6),
    )
    for player in found.players:
        table.add_row(
            who[player.seat],
            "" if player.accuracy is None else f"{player.accuracy:.1f}",
            "" if player.mean_loss is None else f"{100 * player.mean_loss:.2f}",
            str(player.decisions),
            *(str(player.words[word]) for word in ("inaccuracy", "mistake", "blunder")),
        )
    terminal.console.print(table)
    likenesses = [(who[player.seat], like_words(say, player.likeness)) for player in found.players]
    if any(like for _, like in likenesses):
        terminal.line()
        # beside the figures there would be no room for names of bots
        table = terminal.table(say("show-column-player"), say("study-column-like"))
        for row in likenesses:
            table.add_row(*row)
        terminal.console.print(table)


def report_worst(terminal: Terminal, found: Review, who: list[str]) -> None:
    """Print the decisions that cost most."""
    say = terminal.say
    worst = worst_decisions(found)
    if not worst:
        return
    table = terminal.table(
        *worst_columns(say),
        "",
        title=say("study-mistakes"),
        right=(0, 4),
    )
    for step in worst:
        table.add_row(
            str(step.turn),
            who[step.seat],
            action_words(say, step.action),
            action_words(say, step.analysis.best.action),
            points(step.loss),
            "" if step.word is None else say("study-word", word=step.word),
        )
    terminal.console.print(table)
    terminal.line()


def report_dice(terminal: Terminal, found: Review, who: list[str]) -> None:
    """Print what everybody threw, beside what was to be expected."""
    say = terminal.say
    columns = dice_columns(say)
    table = terminal.table(*columns, title=say("study-dice"), right=tuple(range(1, len(columns))))
    for player in found.players:
        dice = player.dice
        mean = "" if dice.mean is None else f"{dice.mean.value:.2f} ±{dice.mean.half_width:.2f}"
        table.add_row(
            who[player.seat],
            str(dice.throws),
            mean,
            *(
                f"{count}/{usual:.0f}"
                for count, usual in zip(dice.faces, dice.expected, strict=True)
            ),
            str(dice.paid),
            f"{dice.expected_paid:.1f}",
            signed(100 * dice.luck),
        )
    terminal.console.print(table)


def report_habits(terminal: Terminal, found: Review, who: list[str]) -> None:
    """Print where everybody lost most."""
    say = terminal.say
    spots = found.players[0].habits.spots
    table = terminal.table(
        say("show-column-player"),
        *(spot_words(say, spot) for spot in spots),
        title=say("study-habits"),
        right=tuple(range(1, len(spots) + 1)),
    )
    for player in found.players:
        table.add_row(
            who[player.seat],
            *(f"{100 * spot.loss:.1f} ({spot.decisions})" for spot in player.habits.spots),
        )
    terminal.console.print(table)
