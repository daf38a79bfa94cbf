"""The display of a match while it is played, and its report in the terminal."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Self

from marrakech.arena import standing as cells
from marrakech.arena.extras import MissingExtra
from marrakech.arena.ratings import anchor
from marrakech.core.ruletext import write_rules

if TYPE_CHECKING:
    from rich.live import Live
    from rich.table import Table

    from marrakech.arena.match import Match
    from marrakech.arena.parallel import MatchProgress
    from marrakech.arena.ratings import Rating
    from marrakech.arena.results import Results
    from marrakech.cli.terminal import Terminal
    from marrakech.core.errors import Refusal

FORFEITS_TOLD = 5
REFRESH = 0.15  # seconds


class MatchDisplay:
    """Progress bars on standard error, if that is a terminal; removed when the match ends."""

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
        """Redraw the display, at most every ``REFRESH`` seconds."""
        now = perf_counter()
        if self._live is not None and now >= self._due:
            self._due = now + REFRESH
            self._live.update(self.picture(progress), refresh=True)

    def picture(self, progress: MatchProgress) -> Table:
        """A bar for the progress of the match, and one for every bot's share of wins."""
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
            share = None
            if results.deals:
                share = results.adjusted_share(bot) or results.share(bot)
            grid.add_row(
                name,
                ProgressBar(
                    total=1.0,
                    completed=0.0 if share is None else min(1.0, max(0.0, share.value)),
                    width=40,
                    complete_style="cyan",
                    finished_style="cyan",
                ),
                "" if share is None else say.digits(cells.percent(share)),
            )
        return grid


def clock(seconds: float) -> str:
    """A time as 1:02:03."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


def report(terminal: Terminal, results: Results, *, json: bool, finished: bool) -> None:
    """Print the results of a match."""
    ratings: list[Rating] = []
    missing: Refusal | None = None
    try:
        ratings = results.ratings()
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
    if results.lucks is not None:
        terminal.line(say("arena-without-luck"))
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
    """The table of all bots, best first; results adjusted for luck stand below the plain ones."""
    say = terminal.say
    found = cells.standing(results, ratings, say("arena-fixed"))
    heads = {column: say(f"arena-column-{column}") for column in found.columns}
    table = terminal.table(*stacked(heads).values(), right=tuple(range(1, len(stacked(heads)))))
    for column in table.columns[1:]:
        column.no_wrap = True
    for row in found.rows:
        table.add_row(*stacked(dict(zip(found.columns, row, strict=True))).values())
    return table


def stacked(texts: dict[str, str]) -> dict[str, str]:
    """The texts of a row by column, with the adjusted results on a second line."""
    return {
        column: f"{text}\n{texts[below]}" if (below := f"adjusted-{column}") in texts else text
        for column, text in texts.items()
        if not column.startswith("adjusted-")
    }


def crossed(terminal: Terminal, results: Results) -> Table:
    """Who finished ahead of whom, in percent."""
    say, names = terminal.say, results.match.names
    table = terminal.table(
        say("arena-column-bot"),
        *names,
        title=say("arena-cross-title"),
        right=tuple(range(1, len(names) + 1)),
    )
    for row in cells.crossed(results):
        table.add_row(*row)
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
