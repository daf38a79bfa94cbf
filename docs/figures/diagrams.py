"""Draws the diagrams of the architecture: ``make figures``.

A test draws them too, and fails if they differ from what is committed.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import NamedTuple

from marrakech.bots import network_layout

HERE = Path(__file__).parent
CARD, INK, SOFT, BRASS = "#fffaf0", "#3a2a16", "#6d5636", "#b98937"

LAYERS = (
    ("cli", "the marrakech command", "#7a2a1c"),
    ("server", "tables for many, and the page to play on", "#8a3f5c"),
    ("locales", "what people read, in their language", "#b3372b"),
    ("teach", "the rulebook's figures, and a lesson", "#a8641f"),
    ("frames", "records and results as data frames", "#8f4a2a"),
    ("arena", "matches between bots, and what they say", "#9a5a1e"),
    ("training", "learning from games what positions are worth", "#5d6b1f"),
    ("players", "who plays, and what lasts after a game", "#6b4a2f"),
    ("table", "seats, clocks, fair dice, what each may see", "#3f7a3a"),
    ("envs", "what machines learn in: one game, or many", "#1f6b7a"),
    ("study", "what choices were worth, luck and skill", "#5c4a8a"),
    ("bots", "opponents of every strength", "#2f6f5e"),
    ("draw", "pictures: SVG and text", "#75458f"),
    ("core", "the rules: game, view, texts, kernel", "#2a6399"),
)


def picture(title: str, width: int, height: int, inside: str, card: str = "none") -> str:
    """An SVG picture, on a card of its own so that it can be read by night too."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {width} {height}" width="{width}" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{width}" height="{height}" rx="12" fill="{card}"/>{inside}</svg>'
    )


def layers() -> str:
    """Which package imports which."""
    boxes = "".join(
        f'<rect x="10" y="{10 + 64 * i}" width="500" height="50" rx="8" fill="{colour}"/>'
        f'<text x="34" y="{42 + 64 * i}" font-weight="bold">{name}</text>'
        f'<text x="150" y="{42 + 64 * i}">{what}</text>'
        for i, (name, what, colour) in enumerate(LAYERS)
    )
    arrows = "".join(
        f'<path d="M530,{35 + 64 * i}v48m-7,-12l7,12l7,-12"/>' for i in range(len(LAYERS) - 1)
    )
    return picture(
        f"{', '.join(name for name, _, _ in LAYERS)}: each imports those below",
        560,
        10 + 64 * len(LAYERS),
        f'<g font-family="Georgia,serif" font-size="18" fill="#fffaf0">{boxes}</g>'
        f'<g stroke="{BRASS}" stroke-width="3" fill="none">{arrows}</g>',
    )


class Message(NamedTuple):
    """What one says to another."""

    sender: int
    receiver: int
    text: str
    remark: str = ""


LANE, ROW, TOP = 190, 52, 104


def conversation(title: str, lanes: dict[str, str], messages: tuple[Message, ...]) -> str:
    """Who says what to whom, from top to bottom: lanes are names with what they are."""
    width, height = LANE * len(lanes), TOP + ROW * len(messages)
    colours = ("#7a2a1c", "#2f6f5e", "#75458f", "#2a6399")
    drawn = []
    for i, (name, what) in enumerate(lanes.items()):
        middle = LANE * i + LANE // 2
        drawn.append(
            f'<path d="M{middle},64V{height - 12}" stroke="{colours[i]}" stroke-dasharray="3 5"/>'
            f'<rect x="{LANE * i + 8}" y="12" width="{LANE - 16}" height="52" rx="8" '
            f'fill="{colours[i]}"/>'
            f'<text x="{middle}" y="35" fill="{CARD}" font-weight="bold">{escape(name)}</text>'
            f'<text x="{middle}" y="54" fill="{CARD}" font-size="12">{escape(what)}</text>'
        )
    for i, (sender, receiver, text, remark) in enumerate(messages):
        y, way = TOP + ROW * i, 1 if receiver > sender else -1
        begin, end = (LANE * at + LANE // 2 for at in (sender, receiver))
        middle = (begin + end) // 2
        drawn.append(
            f'<path d="M{begin},{y}H{end - 2 * way}m{-9 * way},-5l{9 * way},5l{-9 * way},5" '
            f'stroke="{BRASS}" stroke-width="2" fill="none"/>'
            f'<g paint-order="stroke" stroke="{CARD}" stroke-width="5">'
            f'<text x="{middle}" y="{y - 9}" fill="{INK}">{escape(text)}</text>'
            f'<text x="{middle}" y="{y + 17}" fill="{SOFT}" font-size="12">{escape(remark)}</text>'
            "</g>"
        )
    inside = (
        f'<g font-family="Georgia,serif" font-size="15" text-anchor="middle">{"".join(drawn)}</g>'
    )
    return picture(title, width, height, inside, CARD)


def move() -> str:
    """How a move flows through the core."""
    return conversation(
        "A throw of three: Game asks the kernel whether it may be played and what is due, lets it "
        "play, and tells the story",
        {
            "you": "a person, a bot, a file",
            "Game": "core/game.py",
            "texts, geometry": "actions, board, story",
            "kernel": "core/kernel.py",
        },
        (
            Message(0, 1, 'push("3")'),
            Message(1, 2, 'Action.parse("3")', "text, object, number 5"),
            Message(1, 3, "allows(5)", "may it be played? R3 to R5"),
            Message(1, 2, "walk(d4, W, 3)", "the path, with mosaics: R1.4"),
            Message(1, 3, "toll(3)", "what is due, and to whom? R4"),
            Message(1, 3, "push(5)", "plays it, and keeps a snapshot"),
            Message(1, 2, "Walked(…)", "path, mosaics, payment, who is out"),
            Message(1, 0, "the event"),
        ),
    )


def table() -> str:
    """How an action reaches everybody at a table."""
    return conversation(
        "The page sends a command; the table makes entries of it; they are stored, then applied; "
        "then all who look are told",
        {
            "page": "knows no rule",
            "server": "hub.py, live_table.py",
            "Table": "table/, without a network",
            "storage": "SQLite: the entries",
        },
        (
            Message(0, 1, "do", "with an id and a version"),
            Message(1, 2, "table.do(…)", "is it possible? its entries"),
            Message(1, 3, "append", "on the disk before it is told"),
            Message(1, 2, "table.apply(…)", "the game, its luck, its clock"),
            Message(1, 0, "done", "to the one who asked"),
            Message(1, 0, "news", "to all: what each may know"),
            Message(3, 1, "all entries", "after a crash, or a long pause"),
        ),
    )


def box(x: int, y: int, name: str, what: str, colour: str) -> str:
    """A thing with a name, and what it is."""
    return (
        f'<rect x="{x}" y="{y}" width="200" height="56" rx="8" fill="{colour}"/>'
        f'<g fill="{CARD}"><text x="{x + 100}" y="{y + 24}" font-weight="bold">{name}</text>'
        f'<text x="{x + 100}" y="{y + 44}" font-size="12">{what}</text></g>'
    )


def one_source() -> str:
    """How one source becomes a fast kernel, or runs as it is."""
    boxes = (
        box(16, 20, "kernel.py", "the rules, in plain Python", "#2a6399")
        + box(16, 130, "kernel.pxd", "C types, and nothing else", "#75458f")
        + box(280, 75, "Cython, a C compiler", "when the package is built", "#2f6f5e")
        + box(544, 20, "compiled", "what is fast", "#7a2a1c")
        + box(544, 130, "as it is", "where there is no compiler", "#9a5a1e")
    )
    arrows = (
        "M216,48l58,42m-10,-1l10,1l-4,-10M216,158l58,-42m-10,1l10,-1l-4,10"
        "M480,90l58,-42m-10,1l10,-1l-4,10M480,116l58,42m-10,-1l10,1l-4,-10"
    )
    inside = (
        f'<g font-family="Georgia,serif" font-size="15" text-anchor="middle">{boxes}'
        f'<text x="644" y="107" fill="{INK}">the same games</text></g>'
        f'<path d="{arrows}" stroke="{BRASS}" stroke-width="2" fill="none"/>'
    )
    return picture("One source, compiled or as it is, plays the same games", 760, 206, inside, CARD)


def network() -> str:
    """The layers of the learned value."""
    boxes = (
        box(
            16,
            20,
            f"{network_layout.DENSE} numbers, {network_layout.ROWS:,} rows",
            "of which few are there",
            "#2a6399",
        )
        + box(280, 20, f"{network_layout.HIDDEN} units", "shared by all rounds", "#75458f")
        + box(
            280,
            100,
            f"{network_layout.SECOND} units",
            f"one of {network_layout.PHASES} sets, by round",
            "#75458f",
        )
        + box(
            544, 100, f"{network_layout.OUTPUTS} outputs", "four chances, four margins", "#7a2a1c"
        )
    )
    arrows = (
        "M216,48h58m-10,-5l10,5l-10,5M380,76v18m-5,-8l5,8l5,-8M480,128h58m-10,-5l10,5l-10,5"
        "M116,76V180H644V162m-5,8l5,-8l5,8"
    )
    inside = (
        f'<g font-family="Georgia,serif" font-size="15" text-anchor="middle">{boxes}'
        f'<text x="180" y="172" fill="{INK}">straight</text></g>'
        f'<path d="{arrows}" stroke="{BRASS}" stroke-width="2" fill="none"/>'
    )
    title = "Inputs go through two layers of units to the outputs, and straight there too"
    return picture(title, 760, 196, inside, CARD)


def drawings() -> dict[str, str]:
    """Every diagram, by the name of its file."""
    return {
        "layers.svg": layers(),
        "move.svg": move(),
        "network.svg": network(),
        "one-source.svg": one_source(),
        "table.svg": table(),
    }


if __name__ == "__main__":
    for name, drawn in drawings().items():
        (HERE / name).write_text(drawn + "\n", encoding="utf-8")
