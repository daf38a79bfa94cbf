"""A review as a page: one file that needs nothing else, light by day and dark by night."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from marrakech.cli.show import player_name
from marrakech.cli.study_words import (
    action_words,
    dice_columns,
    like_words,
    moment,
    spot_words,
    sum_columns,
    worst_columns,
    worst_decisions,
)
from marrakech.core.actions import Lay, Roll
from marrakech.draw import svg as draw_svg
from marrakech.draw.art import num
from marrakech.draw.palette import PALETTES
from marrakech.locales import CODES
from marrakech.study.review import Decision
from marrakech.study.words import THRESHOLDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from marrakech.core.game import Game
    from marrakech.core.record import Record
    from marrakech.locales import Speaker
    from marrakech.study.review import Review, Step, Sums

WIDE, HIGH = 960, 300
"""Of the graph, in its own units."""
MARKS = 64
"""Room below it for throws and decisions."""

_TAG = re.compile("<[^>]*>")
_TAG_OR_NUMBER = re.compile(r"(<[^>]*>)|(\d+)")
_FIGURES = re.compile(r"[\d\s.,+±/()-]+")

STYLE = """
:root { color-scheme: light dark; --paper: #f6ead6; --card: #fffaf0; --ink: #3a2a16;
  --soft: #6d5636; --wine: #7a2a1c; --rule: #dcc9a6; --good: #1d6b43; --bad: #a61f17; }
@media (prefers-color-scheme: dark) { :root { --paper: #17142b; --card: #241f3d; --ink: #f3e6cb;
  --soft: #c9b48c; --wine: #f0b64c; --rule: #4a4268; --good: #7fd1a4; --bad: #ff8d7a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Noto Sans", "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 64px; }
h1, h2 { font-family: "Noto Serif Display", "Noto Serif", Palatino, Georgia, serif;
  color: var(--wine); line-height: 1.2; margin: 0 0 .4em; }
h1 { font-size: clamp(1.7rem, 5vw, 2.6rem); } h2 { font-size: 1.3rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 16px;
  padding: 18px; margin-top: 18px; box-shadow: 0 2px 10px rgb(58 32 8 / 8%); }
p { margin: .2em 0; } .soft { color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { color: var(--soft); font-weight: 600; font-size: .85rem; vertical-align: bottom; }
th, td { padding: 6px 10px; text-align: end; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child, .words th, .words td { text-align: start; }
td { white-space: nowrap; } .words td:nth-child(5), .words th:nth-child(5) { text-align: end; }
section h2:not(:first-child) { margin-top: 1em; }
tr:last-child td { border-bottom: 0; }
.good { color: var(--good); } .bad { color: var(--bad); }
.dye { display: inline-block; width: .8em; height: .8em; border-radius: 3px;
  margin-inline-end: .5em; vertical-align: -.05em; }
.moments { display: grid; grid-template-columns: repeat(auto-fit, minmax(270px, 1fr)); gap: 18px; }
.moments svg { display: block; width: 100%; height: auto; }
.moments h3 { font-size: 1rem; margin: .6em 0 .2em; }
.graph svg { display: block; width: 100%; height: auto; }
.meter { display: inline-block; width: 90px; height: .7em; border-radius: 6px; overflow: hidden;
  background: var(--rule); margin-inline-end: .6em; vertical-align: 0; }
.meter i { display: block; height: 100%; background: var(--good); }
"""


def page(say: Speaker, record: Record, found: Review) -> str:
    """The whole page."""
    game = record.game
    who = [player_name(say, game, record.names, seat) for seat in range(game.rules.players)]
    writer = _Page(say, game, found, who)
    title = f"{say('study-title')}: {', '.join(who)}"
    notes = [say("study-found", turns=found.depth.turns)]
    if not found.finished:
        notes.append(say("study-unfinished"))
    moments = "".join(writer.moment(step, moment(say, step, who)) for step in writer.steps())
    body = (
        f"<h1>{escape(', '.join(who))}</h1>"
        f'<p class="soft">{escape(record.result)} · {escape(game.rules.text)} · '
        f"{escape(' '.join(notes))}</p>"
        + writer.section(
            "study-graph",
            f'<div class="graph">{writer.graph()}</div>'
            f'<p class="soft">{escape(say("study-graph-note"))}</p>',
        )
        + writer.section("study-turning-points", f'<div class="moments">{moments}</div>')
        + writer.section(
            "study-sums-chances",
            writer.sums("chances")
            + f'<p class="soft">{escape(say("study-sums-note"))}</p>'
            + f"<h2>{escape(say('study-sums-margins'))}</h2>"
            + writer.sums("margins"),
        )
        + writer.section("study-played", writer.players())
        + writer.mistakes()
        + writer.section("study-dice", writer.dice())
        + writer.section("study-habits", writer.habits())
    )
    direction = "rtl" if say.language in CODES.rtl else "ltr"
    return (
        f'<!doctype html>\n<html lang="{escape(say.language)}" dir="{direction}"><head>'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


class _Page:
    """Writes the parts of a page."""

    def __init__(self, say: Speaker, game: Game, found: Review, who: list[str]) -> None:
        self.say = say
        self.game = game
        self.found = found
        self.who = who
        palette = PALETTES["light"]
        self.dyes = [palette.dyes[game.rules.colours_of(seat)[0]].field for seat in range(len(who))]

    def section(self, title: str, inside: str) -> str:
        """A card with a title."""
        return f"<section><h2>{escape(self.say(title))}</h2>{inside}</section>"

    def name(self, seat: int) -> str:
        """A player, with the colour of the rugs."""
        return (
            f'<span class="dye" style="background:{self.dyes[seat]}"></span>'
            f"{escape(self.who[seat])}"
        )

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table; cells are HTML already."""
        digits = self.say.digits
        head = "".join(f"<th>{escape(column)}</th>" for column in columns)
        body = "".join(
            "<tr>" + "".join(_cell(cell, digits) for cell in row) + "</tr>" for row in rows
        )
        return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'

    # ---------------------------------------------------------------- the graph

    def steps(self) -> tuple[Step, ...]:
        """The turning points."""
        return self.found.turning_points()

    def graph(self) -> str:
        """Everybody's chances as areas on top of each other, with what changed much below."""
        course = [self.found.start, *(step.after for step in self.found.steps), self.found.result]
        across = WIDE / (len(course) - 1)
        edges = [
            [HIGH * sum(worth.chances[:seat]) for worth in course]
            for seat in range(len(self.who) + 1)
        ]
        areas = []
        for seat, dye in enumerate(self.dyes):
            above = [f"{num(i * across)},{num(y)}" for i, y in enumerate(edges[seat])]
            below = [f"{num(i * across)},{num(y)}" for i, y in enumerate(edges[seat + 1])]
            areas.append(
                f'<path d="M{"L".join(above)}L{"L".join(reversed(below))}z" fill="{dye}" '
                'stroke="#fffaf0" stroke-width="1.5"/>'
            )
        labels = "".join(
            f'<text x="12" y="{num((edges[seat][0] + edges[seat + 1][0]) / 2 + 6)}" '
            'font-family="Georgia,serif" font-size="17" font-weight="bold" fill="#fffaf0" '
            f'stroke="#3a2008" stroke-width="3" paint-order="stroke">{escape(name)}</text>'
            for seat, name in enumerate(self.who)
        )
        points = {step.number for step in self.steps()}
        marks = "".join(
            self.mark(step, (step.number + 1) * across, strong=step.number in points)
            for step in self.found.steps
            if step.change.size >= THRESHOLDS["mistake"]
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH + MARKS}" '
            f'role="img" style="direction:ltr"><title>{escape(self.say("study-graph"))}</title>'
            f'<clipPath id="round"><rect width="{WIDE}" height="{HIGH}" rx="10"/></clipPath>'
            f'<g clip-path="url(#round)">{"".join(areas)}</g>{labels}{marks}</svg>'
        )

    def mark(self, step: Step, x: float, *, strong: bool) -> str:
        """A square for a throw, a lozenge for a decision; turning points have a line."""
        line = (
            f'<path d="M{num(x)},0v{HIGH + 8}" stroke="#3a2008" stroke-width="2" '
            'stroke-dasharray="3 4"/>'
            if strong
            else ""
        )
        x = min(WIDE - 13, max(13, x))
        title = f"<title>{escape(moment(self.say, step, self.who))}</title>"
        if isinstance(step, Decision):
            y = HIGH + 46
            dye = self.dyes[step.seat]
            shape = (
                f'<path d="M{num(x)},{y - 11}l11,11l-11,11l-11,-11z" fill="{dye}" '
                'stroke="#fffaf0" stroke-width="1.5"/>'
            )
        else:
            y = HIGH + 22
            text = str(step.action.steps) if isinstance(step.action, Roll) else "·"
            shape = (
                f'<rect x="{num(x - 10)}" y="{y - 10}" width="20" height="20" rx="4" '
                'fill="#fff8ea" stroke="#23808a" stroke-width="2"/>'
                f'<text x="{num(x)}" y="{y + 5}" text-anchor="middle" font-size="14" '
                f'font-weight="bold" fill="#3a2a16">{escape(self.say.digits(text))}</text>'
            )
        return f"<g>{title}{line}{shape}</g>"

    def moment(self, step: Step, told: str) -> str:
        """A turning point with its board: the better rug marked, the one that was laid crossed."""
        game = self.game.start()
        for event in self.game.history[: step.number]:
            game.push(event.action)
        better: list[Lay] = []
        played: list[Lay] = []
        if isinstance(step, Decision) and isinstance(step.action, Lay):
            best = step.analysis.best.action
            if isinstance(best, Lay):
                better = [best]
            if best != step.action:
                played = [step.action]
        elif isinstance(step.action, Roll):
            game.push(step.action)
        picture = draw_svg(game, highlight=better, forbid=played, title=told)
        head, _, rest = told.partition(". ")
        return f"<div>{picture}<h3>{escape(head)}</h3><p>{escape(rest)}</p></div>"

    # ---------------------------------------------------------------- the tables

    def sums(self, measure: str) -> str:
        """Where everybody's result comes from."""
        scale = 100 if measure == "chances" else 1
        rows = []
        for player in self.found.players:
            sums = player.chances if measure == "chances" else player.margins
            rows.append([self.name(player.seat), *self.sum_cells(sums, scale)])
        return self.table(sum_columns(self.say), rows)

    def sum_cells(self, sums: Sums, scale: float) -> list[str]:
        """Start, luck, skill, others, result, usual luck and second look."""
        plain = "{:.1f}" if scale > 1 else "{:+.1f}"
        return [
            plain.format(scale * sums.start),
            *(coloured(scale * number) for number in (sums.luck, sums.skill, sums.others)),
            f"<b>{plain.format(scale * sums.result)}</b>",
            f"±{scale * sums.usual_luck:.1f}",
            f'<span class="soft">{scale * sums.revised + 0.0:+.1f}</span>',
        ]

    def players(self) -> str:
        """How well everybody played."""
        names = (
            "accuracy",
            "mean-loss",
            "decisions",
            "inaccuracies",
            "mistakes",
            "blunders",
            "like",
        )
        rows = []
        for player in self.found.players:
            accuracy = player.accuracy
            rows.append(
                [
                    self.name(player.seat),
                    ""
                    if accuracy is None
                    else f'<span class="meter"><i style="width:{accuracy:.0f}%"></i></span>'
                    f"{accuracy:.1f}",
                    "" if player.mean_loss is None else f"{100 * player.mean_loss:.2f}",
                    str(player.decisions),
                    *(str(player.words[word]) for word in ("inaccuracy", "mistake", "blunder")),
                    escape(like_words(self.say, player.likeness)),
                ]
            )
        columns = [self.say(f"study-column-{name}") for name in names]
        return self.table([self.say("show-column-player"), *columns], rows)

    def mistakes(self) -> str:
        """The decisions that cost most."""
        rows = [
            [
                str(step.turn),
                self.name(step.seat),
                escape(action_words(self.say, step.action)),
                escape(action_words(self.say, step.analysis.best.action)),
                coloured(-100 * step.loss),
                "" if step.word is None else escape(self.say("study-word", word=step.word)),
            ]
            for step in worst_decisions(self.found)
        ]
        inside = f'<div class="words">{self.table([*worst_columns(self.say), ""], rows)}</div>'
        return self.section("study-mistakes", inside) if rows else ""

    def dice(self) -> str:
        """What everybody threw, beside what was to be expected."""
        rows = []
        for player in self.found.players:
            dice = player.dice
            mean = "" if dice.mean is None else f"{dice.mean.value:.2f} ±{dice.mean.half_width:.2f}"
            rows.append(
                [
                    self.name(player.seat),
                    str(dice.throws),
                    mean,
                    *(
                        f'{count}<span class="soft"> / {usual:.0f}</span>'
                        for count, usual in zip(dice.faces, dice.expected, strict=True)
                    ),
                    str(dice.paid),
                    f"{dice.expected_paid:.1f}",
                    coloured(100 * dice.luck),
                ]
            )
        return self.table(dice_columns(self.say), rows)

    def habits(self) -> str:
        """Where everybody lost most."""
        spots = self.found.players[0].habits.spots
        rows = [
            [
                self.name(player.seat),
                *(
                    f'{100 * spot.loss:.1f}<span class="soft"> ({spot.decisions})</span>'
                    for spot in player.habits.spots
                ),
            ]
            for player in self.found.players
        ]
        titles = [spot_words(self.say, spot) for spot in spots]
        return self.table([self.say("show-column-player"), *titles], rows)


def _cell(cell: str, digits: Callable[[str], str]) -> str:
    """A cell of a table; figures have the digits of the language, and their sign on the left."""
    if not _FIGURES.fullmatch(_TAG.sub("", cell)):
        return f"<td>{cell}</td>"
    shown = _TAG_OR_NUMBER.sub(lambda found: found[1] or digits(found[2]), cell)
    return f'<td><bdi dir="ltr">{shown}</bdi></td>'


def coloured(number: float) -> str:
    """A number with its sign, green or red."""
    rounded = round(number, 1) + 0.0
    kind = "good" if rounded > 0 else "bad" if rounded < 0 else "soft"
    return f'<span class="{kind}">{rounded:+.1f}</span>'
