"""The report of a survey: Markdown and pictures, with nothing in it but what was counted."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from marrakech.arena import survey_codes as codes
from marrakech.arena import survey_plots as plots
from marrakech.arena.survey import rule_sets
from marrakech.arena.survey_facts import Facts, squares_in
from marrakech.arena.survey_text import (
    WORDS,
    apart,
    compared,
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

    from marrakech.arena.statistics import Estimate
    from marrakech.arena.survey import Survey

STANDARD = "standard set"
FILE = "README.md"
"""The name under which a folder shows it."""


class Made(NamedTuple):
    """How a report came about."""

    date: str
    version: str
    call: str
    finished: bool


class Report:
    """A survey with something in it, told in sections; each draws its pictures to the folder."""

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

    def write(self, made: Made) -> Path:
        """Write everything; where the text is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        lines = self.head(made)
        for section in (
            self.first_seat,
            self.going_out,
            self.payments,
            self.squares,
            self.rules,
            self.levels,
        ):
            lines += section()
        lines += self.samples(made)
        file = self.folder / FILE
        file.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
        return file

    def rows(self, *cells: Callable[[Facts], object]) -> list[list[object]]:
        """A row for each number of players and each bot."""
        return [
            [number, bot, f"{facts.games:,}", *(cell(facts) for cell in cells)]
            for number in self.players
            for bot in self.bots
            if (facts := self.facts.get((bot, number))) is not None
        ]

    # -------------------------------------------------------------------- sections

    def head(self, made: Made) -> list[str]:
        """What this is, and how to read it."""
        games = sum(sample.games for sample in self.survey.samples)
        lines = [
            f"# What {games:,} games say",
            "",
            f"Made by `{made.call}` on {made.date}, with marrakech {made.version} and the seed "
            f"{self.survey.seed}. All figures come from games in which one bot has all seats.",
            "",
            "In brackets stand 95 % intervals: of twenty such intervals, about one misses what it is "
            "about. A game is the unit, for what happens within one hangs together. Game number n has "
            "the same dice in all samples. Seats are numbered from 1, who begins.",
            "",
        ]
        if not made.finished:
            lines += ["The survey was interrupted: what is missing here was not played.", ""]
        return lines

    def first_seat(self) -> list[str]:
        """Section 1."""
        lines = ["## 1. Who begins", ""]
        if not self.facts:
            return lines
        for number in self.players:
            sides = [
                compared(facts.seat_share(0), 1 / number)
                for bot in self.bots
                if (facts := self.facts.get((bot, number))) is not None
            ]
            lines.append(
                f"- With {WORDS[number]} players a fair share is {100 / number:.1f} %. The first seat "
                f"wins more than that, by the interval, for {sides.count('more')} of {len(sides)} "
                f"bots, less for {sides.count('less')}, and cannot be told apart from it for "
                f"{sides.count('not told apart')}."
            )
        lines.append("")
        plots.seats(self.folder / "seats.svg", self.facts, self.bots)
        lines += picture("seats", "Share of wins by seat, for each bot and number of players")
        most = max(self.players)
        lines += table(
            ["players", "bot", "games", *(f"seat {s + 1} wins, %" for s in range(most)), "seat 1"],
            self.rows(
                *(
                    lambda facts, s=s: percent(facts.seat_share(s)) if s < facts.players else ""  # type: ignore[misc]
                    for s in range(most)
                ),
                lambda facts: compared(facts.seat_share(0), 1 / facts.players),
            ),
        )
        return lines

    def going_out(self) -> list[str]:
        """Section 2."""
        lines = ["## 2. Going out, and how long games are", ""]
        lines += [
            "A round is a turn of one's own. The round is the median of all who went out: half of them "
            "had done so by then.",
            "",
        ]
        lines += table(
            [
                *("players", "bot", "games", "somebody goes out, %", "one player is left, %"),
                *("round of going out", "turns"),
            ],
            self.rows(
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
            for facts in self.closely
        }
        if by_players:
            plots.lines(
                self.folder / "out.svg",
                [
                    (
                        f"round ({self.focus})",
                        "gone out by then, for each 100 games",
                        by_players,
                    )
                ],
            )
            lines += picture("out", f"How many have gone out by each round ({self.focus})")
        return lines

    def payments(self) -> list[str]:
        """Section 3."""
        lines = ["## 3. Payments, points and margins", ""]
        lines += [
            "A payment is what is paid at a time, in dirhams; one that is due of a player who has "
            "nothing counts as 0. Of 100 payments 99 are no larger than the 99th percentile.",
            "",
        ]
        lines += table(
            [
                *("players", "bot", "games", "turns with a payment, %", "payment", "99th percentile"),
                *("largest seen", "dirhams paid in a game"),
            ],
            self.rows(
                lambda facts: percent(facts.paying_turns),
                lambda facts: shown(facts.payment),
                lambda facts: whole(facts.quantile(codes.SIZES, 0.99)),
                lambda facts: facts.largest(codes.SIZES) or 0,
                lambda facts: shown(facts.paid),
            ),
        )
        if self.closely:
            sizes = {facts.players: plots.portions(facts, codes.SIZES) for facts in self.closely}
            over = [
                (f"dirhams ({self.focus})", "share of payments, %", sizes),
            ]
            plots.lines(self.folder / "payments.svg", over)
            lines += picture("payments", f"How large payments are ({self.focus})")
        lines += [
            "The margin is what the most points are beyond the second most. A draw is a game whose first "
            "place is shared.",
            "",
        ]
        lines += table(
            ["players", "bot", "games", "points of a player", "margin", "draws, %"],
            self.rows(
                lambda facts: shown(facts.points),
                lambda facts: shown(facts.margin),
                lambda facts: percent(facts.draws),
            ),
        )
        if self.closely:
            points, margins = (
                {facts.players: plots.portions(facts, at, codes.MANY) for facts in self.closely}
                for at in (codes.SCORES, codes.MARGINS)
            )
            plots.lines(
                self.folder / "points.svg",
                [
                    (f"points of a player ({self.focus})", "share of players, %", points),
                    (f"margin, points ({self.focus})", "share of games, %", margins),
                ],
            )
            lines += picture("points", f"Points of players, and margins ({self.focus})")
        return lines

    def squares(self) -> list[str]:
        """Section 4."""
        lines = ["## 4. What squares are worth", ""]
        if not self.closely:
            return lines
        lines += [
            f"The games here are those of {self.focus}. If all squares were alike, each would see "
            f"{100 / len(SQUARES):.2f} % of Assam's stops.",
            "",
        ]
        for facts in self.closely:
            ordered = sorted(SQUARES, key=lambda square: facts.stops(square.cell).value)
            least, most = ordered[0], ordered[-1]
            lines.append(
                f"- With {WORDS[facts.players]} players he stops on no square more often than on {most} "
                f"({percent(facts.stops(most.cell))} %), and on none less often than on {least} "
                f"({percent(facts.stops(least.cell))} %)."
            )
        lines.append("")
        plots.boards(
            self.folder / "stops.svg",
            self.closely,
            lambda facts, cell: 100 * facts.stops(cell).value,
            "share of Assam's stops, %",
        )
        lines += picture("stops", f"How often Assam stops on each square ({self.focus})")
        lines += [
            "The income of a square is what owners received when Assam stopped there, for each hundred "
            "throws at which a rug of a player who was in lay on top.",
            "",
        ]
        plots.boards(
            self.folder / "income.svg",
            self.closely,
            lambda facts, cell: getattr(facts.income(cell), "value", 0.0),
            "dirhams received, for each 100 throws with a rug there",
        )
        lines += picture("income", f"What owners receive on each square ({self.focus})")
        lines += [
            "The mosaic corners are `g1` and `a7`, where the mosaic leads back onto the same square "
            "(R1.4 of the rules); the centre is the nine squares around `d4`. "
            "Visible is for how many turns a half that is laid there can be seen, until it is covered or "
            "the game ends.",
            "",
        ]
        lines += table(
            [
                *("players", "region", "squares", "stops on each square, %", "income"),
                *("visible, turns", "still visible at the end, %"),
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
                for facts in self.closely
                for place, name, squares in regions()
            ],
        )
        curves = {facts.players: [100 * x for x in facts.survival()] for facts in self.closely}
        plots.lines(
            self.folder / "visible.svg",
            [(f"turns since it was laid ({self.focus})", "still visible, %", curves)],
        )
        lines += picture("visible", f"How long a laid half stays visible ({self.focus})")
        lines += ["The income by region, for all bots:", ""]
        lines += table(
            ["players", "bot", "games", *(name for _, name, _ in regions())],
            self.rows(
                *(
                    lambda facts, place=place: shown(facts.income(place))  # type: ignore[misc]
                    for place, _, _ in regions()
                )
            ),
        )
        return lines

    def rules(self) -> list[str]:
        """Section 5."""
        lines = ["## 5. What the rules change", ""]
        lines += [
            f"All games are those of {self.focus}. Besides the standard set there is each option changed "
            "alone, and every other set of rules that an edition has. In bold: the interval has nothing "
            "in common with that of the standard set.",
            "",
        ]
        drawn: dict[tuple[str, int], Facts] = {}
        names: dict[str, None] = {}
        for number in self.players:
            standard = self.facts.get((self.focus, number))
            rows: list[list[object]] = []
            for each in rule_sets(number):
                sample = self.survey.sample(self.focus, each.rules)
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
            if rows:
                lines += [f"With {WORDS[number]} players:", ""]
                columns = ("rules", "editions", "games", "seat 1 wins, %", "somebody goes out, %")
                lines += table([*columns, "points of a player", "margin", "draws, %"], rows)
        if drawn:
            plots.key_figures(
                self.folder / "rules.svg",
                drawn,
                list(names),
                [
                    ("seat 1 wins, %", lambda facts: facts.seat_share(0), 100),
                    ("somebody goes out, %", lambda facts: facts.somebody_out, 100),
                    ("margin, points", lambda facts: facts.margin, 1),
                ],
            )
            lines += picture("rules", f"Key figures by rule set ({self.focus})")
        return lines

    def levels(self) -> list[str]:
        """Section 6."""
        lines = ["## 6. By bot", ""]
        if not self.facts:
            return lines
        plots.key_figures(
            self.folder / "bots.svg",
            self.facts,
            self.bots,
            [
                ("seat 1 wins, %", lambda facts: facts.seat_share(0), 100),
                ("somebody goes out, %", lambda facts: facts.somebody_out, 100),
                ("payment, dirhams", lambda facts: facts.payment, 1),
                ("margin, points", lambda facts: facts.margin, 1),
            ],
        )
        lines += picture("bots", "Key figures by bot")
        columns = ("players", "bot", "games", "seat 1 wins, %", "somebody goes out, %")
        lines += table(
            [*columns, "points of a player", "margin", "draws, %"],
            self.rows(
                *(
                    lambda facts, figure_of=figure_of, write=write: write(figure_of(facts))  # type: ignore[misc]
                    for figure_of, write in KEY
                )
            ),
        )
        return lines

    def samples(self, made: Made) -> list[str]:
        """How all of it can be made again."""
        survey = self.survey
        early = [s for s in survey.samples if s.games < survey.games]
        lines = ["## How this was made", "", f"    {made.call}", ""]
        lines += [
            f"There are {len(survey.samples)} samples; {len(survey.samples) - len(early)} of them have all "
            f"{survey.games:,} games that were asked for.",
            "",
        ]
        if early:
            budget = "" if survey.budget is None else f" (the budget is {survey.budget:g} s for each)"
            lines += [
                f"These ended earlier{budget}; they hold the first games, which `--games` gives again:",
                "",
            ]
            lines += table(
                ["bot", "rules", "games"],
                [[s.cell.bot, f"`{s.cell.rules.text}`", f"{s.games:,}"] for s in early],
            )
        return lines


KEY: tuple[tuple[Callable[[Facts], Estimate | None], Callable[[Estimate | None], str]], ...] = (
    (lambda facts: facts.seat_share(0), percent),
    (lambda facts: facts.somebody_out, percent),
    (lambda facts: facts.points, shown),
    (lambda facts: facts.margin, shown),
    (lambda facts: facts.draws, percent),
)
"""What is told of every bot and rule set, and how it is written."""


def regions() -> list[tuple[int, str, int]]:
    """All regions and the whole board: place, name, number of squares."""
    found = [(CELLS + at, name, squares_in(at)) for at, name in enumerate(codes.REGIONS)]
    return [*found, (codes.WHOLE, "whole board", len(SQUARES))]


def editions(names: Sequence[str]) -> str:
    """Some editions, in as many words as fit a table."""
    if not names:
        return "none"
    more = f" and {len(names) - 3} more" if len(names) > 4 else ""
    return ", ".join(names[:3] if more else names) + more
