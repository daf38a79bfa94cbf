"""The report of a survey: one file of Markdown, and pictures beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from marrakech.arena import survey_compared as compared
from marrakech.arena import survey_sections as sections
from marrakech.arena.survey_text import paragraph, table

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.arena.survey_sections import ReportInput

FILE = "README.md"
"""The name under which a folder shows it."""


class ReportOrigin(NamedTuple):
    """How a report came about."""

    date: str
    version: str
    call: str
    finished: bool


def write(told: ReportInput, made: ReportOrigin) -> Path:
    """Write everything; where the text is."""
    told.folder.mkdir(parents=True, exist_ok=True)
    lines = head(told, made)
    for section in (
        sections.first_seat,
        sections.going_out,
        sections.payments,
        sections.squares,
        compared.rules,
        compared.bots,
    ):
        lines += section(told)
    lines += samples(told, made)
    file = told.folder / FILE
    file.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    return file


def head(told: ReportInput, made: ReportOrigin) -> list[str]:
    """What this is, and how to read it."""
    games = sum(sample.games for sample in told.survey.samples)
    lines = [f"# What {games:,} games say", ""]
    lines += paragraph(
        f"Made by `{made.call}` on {made.date}, with marrakech {made.version} and the seed",
        f"{told.survey.seed}. All figures come from games in which one bot has all seats.",
    )
    lines += paragraph(
        "In brackets stand 95 % intervals: of twenty such intervals, about one misses what it is",
        "about. A game is the unit, for what happens within one hangs together. Where all games",
        "of a sample agree, the interval of a mean is a point, which says too much. A question",
        "mark stands for an end that too few games say nothing about. Game number n has the same",
        "dice in all samples. Seats are numbered from 1, who begins.",
    )
    if not made.finished:
        lines += ["The survey was interrupted: what is missing here was not played.", ""]
    return lines


def samples(told: ReportInput, made: ReportOrigin) -> list[str]:
    """How all of it can be made again."""
    survey = told.survey
    early = [s for s in survey.samples if s.games < survey.games]
    lines = ["## How this was made", "", f"    {made.call}", ""]
    lines += paragraph(
        f"There are {len(survey.samples)} samples; {len(survey.samples) - len(early)} of them have",
        f"all {survey.games:,} games that were asked for.",
    )
    if early:
        budget = "" if survey.budget is None else f" (the budget is {survey.budget:g} s for each)"
        lines += paragraph(
            f"These ended earlier{budget}; they hold the first games, which `--games` gives again:"
        )
        lines += table(
            ["bot", "rules", "games"],
            [[s.cell.bot, f"`{s.cell.rules.text}`", f"{s.games:,}"] for s in early],
        )
    return lines
