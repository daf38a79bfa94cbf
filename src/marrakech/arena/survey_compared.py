"""The sections of a survey's report that compare rule sets, and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.arena import survey_plots as plots
from marrakech.arena.statistics import Estimate
from marrakech.arena.survey import rule_sets
from marrakech.arena.survey_facts import Facts
from marrakech.arena.survey_text import (
    WORDS,
    apart,
    paragraph,
    percent,
    picture,
    shown,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from marrakech.arena.survey_sections import ReportInput

STANDARD = "standard set"
MOST_NAMED = 4
"""More editions than this are named below a table, not in it."""


def going_out(facts: Facts) -> Estimate | None:
    """The share of games in which somebody goes out; None where nobody can (R4.4)."""
    return facts.somebody_out if facts.cell.rules.elimination else None


KEY: tuple[tuple[Callable[[Facts], Estimate | None], Callable[[Estimate | None], str]], ...] = (
    (lambda facts: facts.seat_share(0), percent),
    (going_out, percent),
    (lambda facts: facts.points, shown),
    (lambda facts: facts.margin, shown),
    (lambda facts: facts.draws, percent),
)
"""What is told of every bot and rule set, and how it is written."""


def rules(told: ReportInput) -> list[str]:
    """Section 5."""
    lines = ["## 5. What the rules change", ""]
    lines += paragraph(
        f"All games are those of {told.focus}. Besides the standard set there is each option",
        "changed alone, and every other set of rules that an edition has; a text that offers the",
        "variant has two. In bold: the interval has nothing in common with that of the standard",
        "set. A dash: by these rules nobody goes out.",
    )
    drawn: dict[tuple[str, int], Facts] = {}
    names: dict[str, None] = {}
    for number in told.players:
        standard = told.facts.get((told.focus, number))
        rows: list[list[object]] = []
        more: list[str] = []
        for each in rule_sets(number):
            sample = told.survey.sample(told.focus, each.rules)
            if sample is None:
                continue
            facts = Facts(sample)
            name = each.changes or STANDARD
            drawn[name, number] = facts
            names[name] = None
            row: list[object] = [name, editions(each.editions), f"{facts.games:,}"]
            for figure_of, write in KEY:
                found = figure_of(facts)
                text = write(found)
                far = standard is not None and apart(found, figure_of(standard))
                row.append(f"**{text}**" if far else text)
            rows.append(row)
            if len(each.editions) > MOST_NAMED:
                more.append(f"- {name}: {', '.join(each.editions)}")
        if rows:
            lines += [f"With {WORDS[number]} players:", ""]
            columns = ("rules", "editions", "games", "seat 1 wins, %", "somebody goes out, %")
            lines += table([*columns, "points of a player", "margin", "draws, %"], rows)
            lines += (
                [*paragraph("The editions, where there are too many for the table:"), *more, ""]
                if more
                else []
            )
    if drawn:
        plots.key_figures(
            told.folder / "rules.svg",
            drawn,
            list(names),
            [
                ("seat 1 wins,\ntimes its fair share", fairness, 1),
                ("somebody\ngoes out, %", going_out, 100),
                ("margin,\npoints", lambda facts: facts.margin, 1),
            ],
        )
        lines += picture("rules", f"Key figures by rule set ({told.focus})")
    return lines


def bots(told: ReportInput) -> list[str]:
    """Section 6."""
    lines = ["## 6. By bot", ""]
    if not told.facts:
        return lines
    plots.key_figures(
        told.folder / "bots.svg",
        told.facts,
        told.bots,
        [
            ("seat 1 wins,\ntimes its fair share", fairness, 1),
            ("somebody\ngoes out, %", going_out, 100),
            ("payment,\ndirhams", lambda facts: facts.payment, 1),
            ("margin,\npoints", lambda facts: facts.margin, 1),
        ],
    )
    lines += picture("bots", "Key figures by bot")
    columns = ("players", "bot", "games", "seat 1 wins, %", "somebody goes out, %")
    lines += table(
        [*columns, "points of a player", "margin", "draws, %"],
        told.rows(
            *(
                lambda facts, figure_of=figure_of, write=write: write(figure_of(facts))
                for figure_of, write in KEY
            )
        ),
    )
    return lines


def fairness(facts: Facts) -> Estimate:
    """The first seat's share of wins, in fair shares: 1 is as good as any seat."""
    return Estimate(*(facts.players * value for value in facts.seat_share(0)))


def editions(names: Sequence[str]) -> str:
    """Some editions, in as many words as fit a table."""
    if len(names) <= MOST_NAMED:
        return ", ".join(names) or "none"
    return f"{names[0]} and {len(names) - 1} more"
