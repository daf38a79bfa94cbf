"""``marrakech analyse``: what everything is worth that can be done in a position."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from marrakech.cli.show import draw, player_name, position_argument, read_position
from marrakech.cli.study_words import action_words, bar, points, reason_words, signed
from marrakech.cli.terminal import Terminal
from marrakech.core.actions import Action
from marrakech.core.game import Game
from marrakech.core.market import Market
from marrakech.core.story import Phase
from marrakech.draw.text import Style
from marrakech.study.analysis import Analysis, analyse
from marrakech.study.depth import DEEP, QUICK
from marrakech.study.plain import plain_analysis, plain_explanation, plain_rollout
from marrakech.study.reasons import Explanation, explain
from marrakech.study.rollouts import Rollout, rollout
from marrakech.study.worth import Worth

ROLLED_OUT = 4
"""How many choices games are played from: those that the search likes best."""


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command("analyse", help=say("study-analyse-help"))
    def command(
        position: Annotated[str, position_argument(say)] = "standard/4",
        deep: Annotated[bool, typer.Option("--deep", help=say("study-deep-help"))] = False,
        games: Annotated[
            int | None, typer.Option("--rollout", min=12, help=say("study-rollout-help"))
        ] = None,
        seed: Annotated[int, typer.Option(min=0, help=say("bots-seed-help"))] = 0,
        style: Annotated[Style | None, typer.Option(help=say("show-style-help"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        with terminal.refusals():
            game = read_position(position)
        depth = DEEP if deep else QUICK
        with watched(terminal, say("study-looking")) as progress:
            found = analyse(game, depth, progress=progress)
        told = None
        if len(found.choices) > 1:
            told = explain(game, found.best.action, found.choices[1].action)
        rolled = None
        if games is not None and found.choices:
            best = [choice.action for choice in found.choices[:ROLLED_OUT]]
            with watched(terminal, say("calibrate-playing")) as progress:
                rolled = rollout(game, best, games=games, seed=seed, progress=progress)
        if json:
            terminal.json(plain(game, found, told, rolled))
            return
        draw(terminal, game, (), style)
        terminal.line()
        report(terminal, game, found)
        if rolled is not None:
            terminal.line()
            report_rollout(terminal, rolled)
        if told is not None:
            terminal.line()
            report_reasons(terminal, game, told)


def plain(
    game: Game, found: Analysis, told: Explanation | None, rolled: Rollout | None
) -> dict[str, Any]:
    """What was found, as plain data."""
    data: dict[str, Any] = {"position": game.position(), **plain_analysis(found)}
    if told is not None:
        data["why"] = plain_explanation(told)
    if rolled is not None:
        data["rollout"] = plain_rollout(rolled)
    return data


@contextmanager
def watched(terminal: Terminal, what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar, moved by a function of work done and of all work; Ctrl-C ends the command."""
    with terminal.share_progress(what) as progress:
        try:
            yield progress
        except KeyboardInterrupt:
            terminal.interrupted()


# ------------------------------------------------------------------------ reports


def report(terminal: Terminal, game: Market, found: Analysis) -> None:
    """Print what a position is worth, and everything that can be done there."""
    say = terminal.say
    for seat in range(game.rules.players):
        terminal.line(
            say(
                "study-to-win",
                player=player_name(say, game, (), seat),
                chance=points(found.worth.chances[seat]),
                margin=signed(found.worth.margins[seat]),
            )
        )
    if found.method.kind == "rules":
        terminal.line(say("show-to-act", phase=Phase.OVER, player=""))
    elif found.method.is_exact:
        terminal.line(say("study-exact"), style="dim")
    else:
        terminal.line(say("study-found", turns=found.method.turns), style="dim")
    if not found.choices and not found.possibilities:
        return
    terminal.line()
    chosen = bool(found.choices)
    names = ("chance", "margin", *(("loss",) if chosen else ("luck", "share")))
    rest = (say(f"study-column-{name}") for name in names)
    table = terminal.table(
        say("perft-column-action"), "", *rest, *([""] if chosen else []), right=(2, 3, 4)
    )

    def row(action: Action, worth: Worth, *last: str) -> None:
        chance = worth.chances[found.seat]
        table.add_row(
            action_words(say, action),
            bar(terminal, chance),
            points(chance),
            signed(worth.margins[found.seat]),
            *last,
        )

    for choice in found.choices:
        word = "" if choice.word is None else say("study-word", word=choice.word)
        row(choice.action, choice.worth, points(choice.loss), word)
    for each in found.possibilities:
        luck = signed(100 * each.luck.chances[found.seat])
        row(each.action, each.worth, luck, points(each.share))
    terminal.console.print(table)


def report_rollout(terminal: Terminal, rolled: Rollout) -> None:
    """Print what came of games that were played on."""
    say = terminal.say
    columns = [say(f"study-column-{name}") for name in ("chance", "margin", "loss")]
    columns = [say("perft-column-action"), *columns, say("calibrate-playing")]
    table = terminal.table(*columns, right=(1, 2, 3, 4))
    for choice in rolled.choices:
        table.add_row(
            action_words(say, choice.action),
            f"{points(choice.chance.value)} ±{points(choice.chance.half_width)}",
            f"{signed(choice.margin.value)} ±{choice.margin.half_width:.1f}",
            f"{points(choice.loss.value)} ±{points(choice.loss.half_width)}",
            str(choice.method.games),
        )
    terminal.console.print(table)


def report_reasons(terminal: Terminal, game: Market, told: Explanation) -> None:
    """Print why the best choice is better than the second best."""
    say = terminal.say
    action, other = action_words(say, told.action), action_words(say, told.other)
    terminal.line(say("study-why", action=action, other=other), style="bold")
    if not told.reasons:
        terminal.line(say("study-no-reason"))
    for reason in told.reasons:
        terminal.item("–", reason_words(say, game, reason))
