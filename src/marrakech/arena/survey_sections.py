"""The sections of a survey's report: Markdown, and the pictures that go with it.

They say nothing but what was counted, so that they are true whatever that is.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from marrakech.arena import survey_columns as codes
from marrakech.arena import survey_plots as plots
from marrakech.arena.survey_facts import Facts, squares_in
from marrakech.arena.survey_text import (
    WORDS,
    compared,
    paragraph,
    percent,
    picture,
    shown,
    table,
    whole,
)
from marrakech.core.board import CELLS, SQUARES
from marrakech.core.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from marrakech.arena.survey import Survey


class ReportInput:
    """What a report is made of: a survey that has games, what it is about, and its folder."""

    def __init__(
        self,
        survey: Survey,
        bots: Sequence[str],
        players: Sequence[int],
        focus: str,
        folder: Path,
    ) -> None:
        self.survey = survey
        self.focus = focus
        self.folder = folder
        self.facts: dict[tuple[str, int], Facts] = {}
        for bot in dict.fromkeys((*bots, focus)):
            for number in players:
                sample = survey.sample(bot, Rules(number))
                if sample is not None:
                    self.facts[bot, number] = Facts(sample)
        played = {bot for bot, _ in self.facts}
        self.bots = [bot for bot in bots if bot in played]
        self.players = sorted({number for _, number in self.facts})
        self.closely = [
            self.facts[focus, number] for number in self.players if (focus, number) in self.facts
        ]

    def rows(self, *cells: Callable[[Facts], object]) -> list[list[object]]:
        """A row for each number of players and each bot."""
        return [
            [number, bot, f"{facts.games:,}", *(cell(facts) for cell in cells)]
            for number in self.players
            for bot in self.bots
            if (facts := self.facts.get((bot, number))) is not None
        ]


def first_seat(told: ReportInput) -> list[str]:
    """Section 1."""
    lines = ["## 1. Who begins", ""]
    if not told.facts:
        return lines
    for number in told.players:
        sides = [
            compared(facts.seat_share(0), 1 / number)
            for bot in told.bots
            if (facts := told.facts.get((bot, number))) is not None
        ]
        lines.append(
            f"- With {WORDS[number]} players a fair share is {100 / number:.1f} %. The first seat "
            f"wins more than that, by the interval, for {sides.count('more')} of {len(sides)} "
            f"bots, less for {sides.count('less')}, and cannot be told apart from it for "
            f"{sides.count('not told apart')}."
        )
    lines.append("")
    plots.seats(told.folder / "seats.svg", told.facts, told.bots)
    lines += picture("seats", "Share of wins by seat, for each bot and number of players")
    most = max(told.players)
    lines += table(
        ["players", "bot", "games", *(f"seat {s + 1} wins, %" for s in range(most)), "seat 1"],
        told.rows(
            *(
                lambda facts, s=s: percent(facts.seat_share(s)) if s < facts.players else ""
                for s in range(most)
            ),
            lambda facts: compared(facts.seat_share(0), 1 / facts.players),
        ),
    )
    return lines


def going_out(told: ReportInput) -> list[str]:
    """Section 2."""
    lines = ["## 2. Going out, and how long games are", ""]
    lines += paragraph(
        "A round is a turn of one's own. The round given is the median of all who went out: at",
        "least half of them had done so by then.",
    )
    lines += table(
        [
            "players",
            "bot",
            "games",
            "somebody goes out, %",
            "one player is left, %",
            "round of going out",
            "turns",
        ],
        told.rows(
            lambda facts: percent(facts.somebody_out),
            lambda facts: percent(facts.last_player),
            lambda facts: whole(facts.quantile(codes.OUT_ROUNDS, 0.5)),
            lambda facts: shown(facts.turns),
        ),
    )
    by_players = {
        facts.players: list(
            accumulate(100 * n / facts.games for n in facts.counts(codes.OUT_ROUNDS)[:26])
        )
        for facts in told.closely
    }
    if by_players:
        plots.lines(
            told.folder / "out.svg",
            [
                (
                    f"round ({told.focus})",
                    "gone out by then, for each 100 games",
                    by_players,
                )
            ],
        )
        lines += picture("out", f"How many have gone out by each round ({told.focus})")
    return lines


def payments(told: ReportInput) -> list[str]:
    """Section 3."""
    lines = ["## 3. Payments, points and margins", ""]
    lines += paragraph(
        "A payment is what is paid at a time, in dirhams; one that is due of a player who has",
        "nothing counts as 0. At least 99 of 100 payments are no larger than the 99th percentile.",
    )
    lines += table(
        [
            "players",
            "bot",
            "games",
            "turns with a payment, %",
            "payment",
            "99th percentile",
            "largest seen",
            "dirhams paid in a game",
        ],
        told.rows(
            lambda facts: percent(facts.paying_turns),
            lambda facts: shown(facts.payment),
            lambda facts: whole(facts.quantile(codes.SIZES, 0.99)),
            lambda facts: facts.largest(codes.SIZES) or 0,
            lambda facts: shown(facts.paid),
        ),
    )
    if told.closely:
        sizes = {facts.players: plots.portions(facts, codes.SIZES) for facts in told.closely}
        over = [
            (f"dirhams ({told.focus})", "share of payments, %", sizes),
        ]
        plots.lines(told.folder / "payments.svg", over)
        lines += picture("payments", f"How large payments are ({told.focus})")
    lines += paragraph(
        "The margin is what the most points are beyond the second most. A draw is a game whose",
        "first place is shared.",
    )
    lines += table(
        ["players", "bot", "games", "points of a player", "margin", "draws, %"],
        told.rows(
            lambda facts: shown(facts.points),
            lambda facts: shown(facts.margin),
            lambda facts: percent(facts.draws),
        ),
    )
    if told.closely:
        points, margins = (
            {facts.players: plots.portions(facts, at, codes.MANY) for facts in told.closely}
            for at in (codes.SCORES, codes.MARGINS)
        )
        plots.lines(
            told.folder / "points.svg",
            [
                (f"points of a player ({told.focus})", "share of players, %", points),
                (f"margin, points ({told.focus})", "share of games, %", margins),
            ],
        )
        lines += picture("points", f"Points of players, and margins ({told.focus})")
    return lines


def squares(told: ReportInput) -> list[str]:
    """Section 4."""
    lines = ["## 4. What squares are worth", ""]
    if not told.closely:
        return lines
    lines += paragraph(
        f"The games here are those of {told.focus}. If all squares were alike, each would see",
        f"{100 / len(SQUARES):.2f} % of Assam's stops.",
    )
    for facts in told.closely:
        ordered = sorted(SQUARES, key=lambda square: facts.stops(square.cell).value)
        least, most = ordered[0], ordered[-1]
        lines.append(
            f"- With {WORDS[facts.players]} players he stops on no square more often than on "
            f"{most} ({percent(facts.stops(most.cell))} %), and on none less often than on {least} "
            f"({percent(facts.stops(least.cell))} %)."
        )
        for place, name, number in regions()[:2]:
            times = shown(facts.stops(place, number), len(SQUARES))
            lines.append(
                f"  On each of the {name} he stops {times} times as often as on an average square. "
                f"The income there, as told below, is {shown(facts.income(place))}; on the whole "
                f"board it is {shown(facts.income(codes.WHOLE))}."
            )
    lines.append("")
    plots.boards(
        told.folder / "stops.svg",
        told.closely,
        lambda facts, cell: facts.stops(cell),
        100,
        "share of Assam's stops, %",
    )
    lines += picture("stops", f"How often Assam stops on each square ({told.focus})")
    lines += paragraph(
        "The income of a square is what owners received when Assam stopped there, for each hundred",
        "throws at which a rug of a player who was in lay on top. A payment is for a whole area:",
        "it counts for the square that he stopped on, and for no other.",
    )
    plots.boards(
        told.folder / "income.svg",
        told.closely,
        lambda facts, cell: facts.income(cell),
        1,
        "dirhams received, for each 100 throws with a rug there",
    )
    lines += picture("income", f"What owners receive on each square ({told.focus})")
    lines += paragraph(
        "The mosaic corners are `g1` and `a7`, where the mosaic leads back onto the same square",
        "(R1.4 of the rules); the centre is `d4` and the eight squares around it. Visible is for",
        "how many turns a half that is laid there can be seen, until it is covered or the game",
        "ends.",
    )
    lines += table(
        [
            "players",
            "region",
            "squares",
            "stops on each square, %",
            "income",
            "visible, turns",
            "still visible at the end, %",
        ],
        [
            [
                facts.players,
                name,
                squares,
                percent(facts.stops(place, squares)),
                shown(facts.income(place)),
                shown(facts.visible(place)),
                percent(facts.stayed(place)),
            ]
            for facts in told.closely
            for place, name, squares in regions()
        ],
    )
    plots.boards(
        told.folder / "lasting.svg",
        told.closely,
        lambda facts, cell: facts.visible(cell),
        1,
        "turns for which a half laid there is visible",
    )
    lines += picture("lasting", f"For how long a half is visible on each square ({told.focus})")
    curves = {facts.players: [100 * x for x in facts.survival()] for facts in told.closely}
    plots.lines(
        told.folder / "visible.svg",
        [(f"turns since it was laid ({told.focus})", "still visible, %", curves)],
        steps="steps-post",
    )
    lines += picture("visible", f"How long a laid half stays visible ({told.focus})")
    lines += ["The income by region, for all bots:", ""]
    lines += table(
        ["players", "bot", "games", *(name for _, name, _ in regions())],
        told.rows(
            *(lambda facts, place=place: shown(facts.income(place)) for place, _, _ in regions())
        ),
    )
    return lines


def regions() -> list[tuple[int, str, int]]:
    """All regions and the whole board: place, name, number of squares."""
    found = [(CELLS + at, name, squares_in(at)) for at, name in enumerate(codes.REGIONS)]
    return [*found, (codes.WHOLE, "whole board", len(SQUARES))]
