"""``marrakech bots``: which bots there are, and whether one that a user wrote is fit to play."""

import json as plain_json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isnan
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated, Any

import typer

import marrakech.bots
from marrakech.bots import KINDS, Bot, Clock, EngineBot, Forfeit, Kind, ProcessBot, make
from marrakech.bots.engine_check import Fault, faults, questions
from marrakech.bots.levels import LEVELS
from marrakech.bots.options import Option
from marrakech.cli.terminal import Terminal
from marrakech.core.game import Game
from marrakech.core.rules import Rules
from marrakech.locales import Speaker

STRENGTH = Path(marrakech.bots.__file__).with_name("strength.json")
"""Where measured strength is found, if it has been measured."""
TRIED = (
    Rules(players=2),
    Rules(players=3),
    Rules(players=4),
    Rules(players=3, variant="turn-at-end"),
)
"""The rules that a bot is tried with: every kind of decision is among them."""


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    say = terminal.say
    group = typer.Typer(help=say("bots-help"))
    app.add_typer(group, name="bots")

    @group.callback(invoke_without_command=True)
    def bots(
        context: typer.Context,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        if context.invoked_subcommand is not None:
            return
        strength = measured(STRENGTH)
        if json:
            terminal.json(
                {"kinds": [plain(kind, say) for kind in KINDS.values()], "strength": strength}
            )
        else:
            list_all(terminal, strength)

    @group.command("check", help=say("bots-check-help"))
    def check(
        bot: Annotated[str, typer.Argument(metavar="BOT", help=say("bots-check-bot-help"))],
        games: Annotated[int, typer.Option(min=1, max=10_000, help=say("bots-games-help"))] = 2,
        seconds: Annotated[
            float, typer.Option(min=0.01, max=3600, help=say("bots-seconds-help"))
        ] = 2.0,
        seed: Annotated[int, typer.Option(help=say("bots-seed-help"))] = 0,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        if isnan(seconds):
            terminal.fail(say("bots-no-time"))
        with terminal.refusals(), closing_bot(bot, seed) as player:
            found = asked(terminal, player) if isinstance(player, EngineBot) else None
            with terminal.progress(say("bots-trying"), len(TRIED)) as advance:
                results, forfeit = tried(player, games, seed, seconds, advance)
        if json:
            engine = {} if found is None else {"faults": [fault._asdict() for fault in found]}
            terminal.json({"bot": bot, **engine, "results": results, "forfeit": told(forfeit, say)})
            raise typer.Exit(1 if forfeit or found else 0)
        if found == []:
            terminal.line(say("engine-speaks", bot=bot, number=len(questions())))
            terminal.line()
        if results:
            report(terminal, results)
        if forfeit:
            terminal.fail(say.refusal(forfeit))
        if found:
            listed = [say("engine-fault", **fault._asdict()) for fault in found]
            terminal.fail("\n  ".join((say("engine-faults", bot=bot), *listed)))
        terminal.line(say("bots-fit", bot=bot))


# ------------------------------------------------------------------------------ listing


def measured(file: Path) -> dict[str, Any] | None:
    """How strong bots are, if that has been measured."""
    if not file.is_file():
        return None
    return dict(plain_json.loads(file.read_text(encoding="utf-8")))


def list_all(terminal: Terminal, strength: dict[str, Any] | None) -> None:
    """Print a table of the people, of all other kinds, and how strong they are."""
    say = terminal.say
    levels = terminal.table(
        *(say(f"bots-column-{column}") for column in ("level", "name", "who", "character")),
        title=say("bots-people"),
        right=(0,),
    )
    levels.columns[1].no_wrap = levels.columns[2].no_wrap = True
    for level in LEVELS:
        who, character = say(f"bots-who-{level.name}"), say(f"bots-kind-{level.name}")
        levels.add_row(str(level.number), level.name, who, character)
    terminal.console.print(levels)
    terminal.line()
    columns = ("name", "description", "options")
    table = terminal.table(
        *(say(f"bots-column-{column}") for column in columns), title=say("bots-kinds")
    )
    table.columns[0].no_wrap = True
    names = {level.name for level in LEVELS}
    for kind in (kind for kind in KINDS.values() if kind.name not in names):
        options = "\n".join(option_text(name, each, say) for name, each in kind.options.items())
        table.add_row(kind.name, say(f"bots-kind-{kind.name}"), options)
    terminal.console.print(table)
    terminal.line()
    if strength is not None:
        list_strength(terminal, strength)
        terminal.line()
    terminal.line(say("bots-own"), style="dim")
    terminal.line(say("engine-own"), style="dim")


def option_text(name: str, option: Option, say: Speaker) -> str:
    """An option in words."""
    default = str(option.default)
    if option.words:
        words = ", ".join(option.shown_words)
        return say("bots-option-words", option=name, words=words, default=default)
    # as texts, since a number that is to be typed has no commas
    least, most = str(option.least), str(option.most)
    return say("bots-option-range", option=name, least=least, most=most, default=default)


def list_strength(terminal: Terminal, strength: dict[str, Any]) -> None:
    """Print how strong bots are, the strongest first."""
    say = terminal.say
    columns = ("name", "rating", "interval")
    table = terminal.table(
        *(say(f"bots-column-{column}") for column in columns),
        title=say("bots-strength", date=strength["date"], games=strength["games"]),
        right=(1,),
    )
    ratings = sorted(strength["ratings"].items(), key=lambda item: -item[1]["rating"])
    for bot, found in ratings:
        low, high = f"{found['low']:.0f}", f"{found['high']:.0f}"
        table.add_row(bot, f"{found['rating']:.0f}", say("bots-interval", low=low, high=high))
    terminal.console.print(table)


def plain(kind: Kind, say: Speaker) -> dict[str, Any]:
    """A kind of bot as data for programs."""
    options = {
        name: {"default": each.default, "words": list(each.words), "file": each.takes_file}
        if each.words
        else {"default": each.default, "least": each.least, "most": each.most}
        for name, each in kind.options.items()
    }
    level = next((level for level in LEVELS if level.name == kind.name), None)
    people = {"level": level.number, "who": say(f"bots-who-{kind.name}")} if level else {}
    return {
        "name": kind.name,
        **people,
        "description": say(f"bots-kind-{kind.name}"),
        "options": options,
    }


# ------------------------------------------------------------------------------ trying


def asked(terminal: Terminal, bot: EngineBot) -> list[Fault] | None:
    """What an engine answers otherwise than the protocol wants; None if it cannot be started, for
    which playing tells the reason.
    """
    try:
        bot.start()
    except Forfeit:
        return None
    found: list[Fault] = []
    with terminal.progress(terminal.say("engine-asking"), len(questions())) as advance:
        for fault in faults(bot.command):
            found += [fault] if fault else []
            advance()
    return found


@contextmanager
def closing_bot(spec: str, seed: int) -> Iterator[Bot]:
    """A bot, whose process (if it has one) is ended afterwards."""
    bot = make(spec, seed)
    try:
        yield bot
    finally:
        if isinstance(bot, ProcessBot):
            bot.close()


def tried(
    bot: Bot, games: int, seed: int, seconds: float, advance: Callable[[], None]
) -> tuple[list[dict[str, Any]], Forfeit | None]:
    """How a bot did by each of some rules, as far as it came, and what stopped it."""
    results: list[dict[str, Any]] = []
    try:
        if isinstance(bot, ProcessBot):
            bot.start()  # so that starting its process does not count as time to decide
        for rules in TRIED:
            rng = Random(seed)  # noqa: S311  (the luck of a game, and no secret)
            results.append(trial(bot, rules, games, rng, seconds))
            advance()
    except Forfeit as error:
        return results, error
    return results, None


def trial(bot: Bot, rules: Rules, games: int, rng: Random, seconds: float) -> dict[str, Any]:
    """Let a bot play some games against random ones, from each seat in turn."""
    won = decisions = 0
    slowest = 0.0
    for number in range(games):
        seat = number % rules.players
        others = make("random", rng.getrandbits(64))
        game = Game(rules)
        while game.outcome() is None:
            if chances := game.chance():
                actions, weights = zip(*chances, strict=True)
                game.push(rng.choices(actions, weights)[0])
            elif game.seat == seat:
                began = perf_counter()
                game.push(bot.choose(game.view(seat), Clock(seconds)))
                slowest = max(slowest, perf_counter() - began)
                decisions += 1
            else:
                game.push(others.choose(game.view(game.seat), Clock()))
        outcome = game.outcome()
        won += outcome is not None and seat in outcome.winners
    return {
        "rules": rules.text,
        "games": games,
        "won": won,
        "decisions": decisions,
        "slowest": round(slowest, 6),
    }


def report(terminal: Terminal, results: list[dict[str, Any]]) -> None:
    """Print how the games went."""
    say = terminal.say
    columns = ("rules", "games", "won", "decisions", "slowest")
    table = terminal.table(
        *(say(f"bots-column-{column}") for column in columns), right=(1, 2, 3, 4)
    )
    for result in results:
        slowest = say("bots-slowest", milliseconds=f"{result['slowest'] * 1000:.0f}")
        numbers = (str(result[name]) for name in ("games", "won", "decisions"))
        table.add_row(result["rules"], *numbers, slowest)
    terminal.console.print(table)
    terminal.line()


def told(forfeit: Forfeit | None, say: Speaker) -> dict[str, Any] | None:
    """A forfeit as data for programs."""
    if forfeit is None:
        return None
    details = {name: str(value) for name, value in forfeit.details.items()}
    return {"reason": forfeit.reason, "sentence": say.refusal(forfeit), **details}
