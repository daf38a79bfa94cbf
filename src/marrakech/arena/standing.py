"""The table of all bots of a match, best first: its cells, and as HTML for notebooks."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from marrakech.arena.ratings import anchor
from marrakech.core.ruletext import write_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.arena.ratings import Rating
    from marrakech.arena.results import Results
    from marrakech.arena.statistics import Estimate

NOTHING = "–"
HEADS = {
    "bot": "bot",
    "share": "wins, %",
    "adjusted-share": "without luck",
    "margin": "margin",
    "adjusted-margin": "without luck",
    "time": "ms",
    "games": "games",
    "rating": "rating",
    "forfeits": "forfeits",
}
"""What a notebook calls the columns; the command has words for them in every language."""
# Numbers stand below each other, in whatever colours the notebook has
LEFT = ' style="text-align:left"'
RIGHT = ' style="text-align:right;font-variant-numeric:tabular-nums"'


class Standing(NamedTuple):
    """The columns that there are, by name, and a row of texts for every bot."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def percent(share: Estimate) -> str:
    """A share with its interval."""
    return f"{100 * share.value:.1f} [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def points(margin: Estimate | None, deals: int) -> str:
    """A margin with its interval, where there is one."""
    if margin is None:
        return NOTHING
    if deals < 2:
        return f"{margin.value:+.1f}"
    digits = 2 if margin.half_width < 0.05 else 1
    return f"{margin.value:+.{digits}f} [{margin.low:.{digits}f}, {margin.high:.{digits}f}]"


def adjusted(estimate: Estimate | None, deals: int, scale: float = 1.0, sign: str = "") -> str:
    """A result without luck; its interval is as wide to both sides."""
    if estimate is None:
        return NOTHING
    value, reach = scale * estimate.value, scale * estimate.half_width
    if deals < 2:
        return f"{value:{sign}.1f}"
    digits = 2 if reach < 0.05 else 1
    return f"{value:{sign}.{digits}f} ±{reach:.{digits}f}"


def standing(results: Results, ratings: Sequence[Rating], fixed: str = "fixed") -> Standing:
    """All bots, best first. ``fixed`` is the word for the rating that all others are counted from.

    Results without luck are columns where luck was measured, games where bots have different
    numbers of them; ratings where there are any, and forfeits too.
    """
    match = results.match
    alike = len(set(match.seats_in_deal)) == 1
    measured = results.lucks is not None
    columns = ["bot", "share", "margin", "time"]
    if measured:
        columns = ["bot", "share", "adjusted-share", "margin", "adjusted-margin", "time"]
    columns += [] if alike else ["games"]
    columns += ["rating"] if ratings else []
    columns += ["forfeits"] if results.forfeits else []
    by_bot = {rating.bot: rating for rating in ratings}
    rows = []
    for bot in sorted(range(len(match.names)), key=lambda bot: -results.share(bot).value):
        spent = results.milliseconds(bot)
        cells = [
            match.names[bot],
            percent(results.share(bot)),
            *([adjusted(results.adjusted_share(bot), results.deals, 100.0)] if measured else []),
            points(results.margin(bot), results.deals),
            *(
                [adjusted(results.adjusted_margin(bot), results.deals, sign="+")]
                if measured
                else []
            ),
            NOTHING if spent is None else f"{spent:.2g}" if spent < 10 else f"{spent:.0f}",
        ]
        if not alike:
            cells.append(f"{results.deals * match.seats_in_deal[bot]:,}")
        if ratings:
            rating = by_bot[bot]
            cells.append(
                f"0 {fixed}"
                if bot == anchor(match.names)
                else f"{rating.value:+.0f} [{rating.low:.0f}, {rating.high:.0f}]"
            )
        if results.forfeits:
            cells.append(f"{results.forfeits_of(bot):,}")
        rows.append(tuple(cells))
    return Standing(tuple(columns), tuple(rows))


def crossed(results: Results) -> tuple[tuple[str, ...], ...]:
    """For each bot its name, and in how many games of a hundred it was ahead of each of them."""
    names = results.match.names
    rows = []
    for bot, name in enumerate(names):
        shares = [
            None if bot == other else results.ahead(bot, other) for other in range(len(names))
        ]
        rows.append((name, *(NOTHING if s is None else f"{100 * s:.1f}" for s in shares)))
    return tuple(rows)


def as_html(results: Results, ratings: Sequence[Rating]) -> str:
    """The standing and who was ahead of whom as HTML, for a notebook.

    These are plain tables, whose heads and captions a screen reader tells.
    """
    match = results.match
    about = f"{results.games:,} games by the rules {write_rules(match.rules)}, seed {match.seed}"
    if not results.deals:
        return f"<p>{escape(about)}: no deal has been played to its end.</p>"
    about += (
        f": {results.deals:,} deals of {match.games_in_deal}. In brackets: 95 % intervals; "
        "ms: for each choice."
    )
    if results.lucks is not None:
        about += " Without luck: what chance gave is taken off."
    found = standing(results, ratings)
    tables = [_table(about, [HEADS[column] for column in found.columns], found.rows)]
    if len(match.names) > 2:
        caption = "How often it finished ahead of, in %"
        tables.append(_table(caption, ["bot", *match.names], crossed(results)))
    return "\n".join(tables)


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Texts as a table; the first column names its rows."""
    first, *others = heads
    lines = [
        "<table>",
        f"<caption{LEFT}>{escape(caption)}</caption>",
        f'<thead><tr><th scope="col"{LEFT}>{escape(first)}</th>'
        + "".join(f'<th scope="col"{RIGHT}>{escape(head)}</th>' for head in others)
        + "</tr></thead>",
        "<tbody>",
    ]
    for name, *cells in rows:
        lines.append(
            f'<tr><th scope="row"{LEFT}>{escape(name)}</th>'
            + "".join(f"<td{RIGHT}>{escape(cell)}</td>" for cell in cells)
            + "</tr>"
        )
    return "\n".join([*lines, "</tbody>", "</table>"])
