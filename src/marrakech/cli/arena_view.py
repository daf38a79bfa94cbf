"""How a match looks while it is played, and what is told about it in the end."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Self

from marrakech.arena.extras import MissingExtra
from marrakech.arena.ratings import Rating, anchor, rate
from marrakech.core.ruletext import write_rules

if TYPE_CHECKING:
    from rich.live import Live
    from rich.table import Table

    from marrakech.arena.match import Match
    from marrakech.arena.parallel import MatchProgress
    from marrakech.arena.results import Results
    from marrakech.arena.statistics import Estimate
    from marrakech.cli.terminal import Terminal
    from marrakech.core.errors import Refusal

FORFEITS_TOLD = 5
REFRESH = 0.15  # seconds


class MatchDisplay:
    """A picture of the match on standard error, if that is a terminal; gone in the end."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self._terminal = terminal
        self._match = match
        self._live: Live | None = None
        self._due = 0.0

    def __enter__(self) -> Self:
        if self._terminal.errors.is_terminal:
            from rich.live import Live  # noqa: PLC0415  (only where it is seen)

            self._live = Live(console=self._terminal.errors, transient=True, auto_refresh=False)
            self._live.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        if self._live is not None:
            self._live.__exit__(None, None, None)

    def show(self, progress: MatchProgress) -> None:
        """Draw how far it is, but not all the time."""
        now = perf_counter()
        if self._live is not None and now >= self._due:
            self._due = now + REFRESH
            self._live.update(self.picture(progress), refresh=True)

    def picture(self, progress: MatchProgress) -> Table:
        """Bars: how far it is, and the share of wins of every bot."""
        from rich.progress_bar import ProgressBar  # noqa: PLC0415  (likewise)
        from rich.table import Table  # noqa: PLC0415  (likewise)

        say, results = self._terminal.say, progress.results
        grid = Table.grid(padding=(0, 1))
        left = (
            ""
            if progress.left is None
            else say("arena-left", time=say.digits(clock(progress.left)))
        )
        grid.add_row(
            say("arena-playing"),
            ProgressBar(total=progress.wanted, completed=results.games, width=40),
            say.digits(f"{results.games:,}/{progress.wanted:,}"),
            say("arena-speed", speed=f"{progress.speed:,.0f}"),
            left,
        )
        for bot, name in enumerate(self._match.names):
            share = results.share(bot) if results.deals else None
            grid.add_row(
                name,
                ProgressBar(
                    total=1.0,
                    completed=0.0 if share is None else share.value,
                    width=40,
                    complete_style="cyan",
                    finished_style="cyan",
                ),
                "" if share is None else say.digits(percent(share)),
            )
        return grid


def clock(seconds: float) -> str:
    """A time as 1:02:03."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


def percent(share: Estimate) -> str:
    """A share with its interval."""
    return f"{100 * share.value:.1f} [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def points(margin: Estimate | None, deals: int) -> str:
    """A margin with its interval, where there is one."""
    if margin is None:
        return "–"
    if deals < 2:
        return f"{margin.value:+.1f}"
    digits = 2 if margin.half_width < 0.05 else 1
    return f"{margin.value:+.{digits}f} [{margin.low:.{digits}f}, {margin.high:.{digits}f}]"


def report(terminal: Terminal, results: Results, *, json: bool, finished: bool) -> None:
    """Print what came of a match."""
    ratings: list[Rating] = []
    missing: Refusal | None = None
    try:
        ratings = rate(results) if results.deals else []
    except MissingExtra as error:
        missing = error
    if json:
        terminal.json(
            {**results.to_dict(), "finished": finished, "ratings": rated(results, ratings)}
        )
        return
    say, match = terminal.say, results.match
    if not results.deals:
        terminal.line(say("arena-no-deal"))
        return
    rules, seed = write_rules(match.rules), str(match.seed)
    terminal.line(say("arena-title", games=results.games, rules=rules, seed=seed), style="bold")
    terminal.line(say("arena-deals", deals=results.deals, each=match.games_in_deal))
    terminal.line()
    terminal.console.print(standing(terminal, results, ratings))
    if missing is not None:
        terminal.line(say("arena-no-ratings", why=terminal.say.refusal(missing)))
    if len(match.names) > 2:
        terminal.line()
        terminal.console.print(crossed(terminal, results))
    for forfeit in results.forfeits[:FORFEITS_TOLD]:
        terminal.line(
            say(
                "arena-forfeit",
                game=str(forfeit.game),
                bot=match.names[forfeit.bot],
                seat=forfeit.seat,
                why=forfeit.why,
                position=forfeit.position,
            )
        )
    if len(results.forfeits) > FORFEITS_TOLD:
        terminal.line(say("arena-more-forfeits", number=len(results.forfeits) - FORFEITS_TOLD))


def standing(terminal: Terminal, results: Results, ratings: list[Rating]) -> Table:
    """The table of all bots, best first."""
    say, match = terminal.say, results.match
    columns = ["bot", "share", "margin", "time"]
    alike = len(set(match.seats_in_deal)) == 1
    columns += [] if alike else ["games"]
    columns += ["rating"] if ratings else []
    columns += ["forfeits"] if results.forfeits else []
    table = terminal.table(
        *(say(f"arena-column-{column}") for column in columns), right=tuple(range(1, len(columns)))
    )
    for column in table.columns[1:]:
        column.no_wrap = True
    by_bot = {rating.bot: rating for rating in ratings}
    bots = sorted(range(len(match.names)), key=lambda bot: -results.share(bot).value)
    for bot in bots:
        spent = results.milliseconds(bot)
        cells = [
            match.names[bot],
            percent(results.share(bot)),
            points(results.margin(bot), results.deals),
            "–" if spent is None else f"{spent:.2g}" if spent < 10 else f"{spent:.0f}",
        ]
        if not alike:
            cells.append(f"{results.deals * match.seats_in_deal[bot]:,}")
        if ratings:
            rating = by_bot[bot]
            cells.append(
                f"0 {say('arena-fixed')}"
                if bot == anchor(match.names)
                else f"{rating.value:+.0f} [{rating.low:.0f}, {rating.high:.0f}]"
            )
        if results.forfeits:
            cells.append(f"{results.forfeits_of(bot):,}")
        table.add_row(*cells)
    return table


def crossed(terminal: Terminal, results: Results) -> Table:
    """Who finished ahead of whom, in percent."""
    say, names = terminal.say, results.match.names
    table = terminal.table(
        say("arena-column-bot"),
        *names,
        title=say("arena-cross-title"),
        right=tuple(range(1, len(names) + 1)),
    )
    for bot, name in enumerate(names):
        shares = [
            None if bot == other else results.ahead(bot, other) for other in range(len(names))
        ]
        table.add_row(name, *("–" if s is None else f"{100 * s:.1f}" for s in shares))
    return table


def rated(results: Results, ratings: list[Rating]) -> list[dict[str, Any]] | None:
    """The ratings as plain data."""
    if not ratings:
        return None
    names = results.match.names
    return [
        {
            "bot": names[rating.bot],
            "value": rating.value,
            "low": rating.low,
            "high": rating.high,
            "anchor": rating.bot == anchor(names),
        }
        for rating in ratings
    ]
