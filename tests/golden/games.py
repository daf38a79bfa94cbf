"""The games that are written down: every number of players, every family of editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech import EDITIONS, Rules
from tests.golden.playthrough import Playthrough

if TYPE_CHECKING:
    from marrakech.core.rules import Variant

STANDARD = tuple(
    Playthrough(f"standard-{n}", f"The standard set, {n} players.", Rules(players=n), luck)
    for n, luck in ((2, 2), (3, 3), (4, 4))
)

# R2.3: the other ways to deal two players their rugs
TWO_PLAYERS = (
    Playthrough(
        "alternating-2",
        "Two players, the two colours in turn (Thai text), six rugs each.",
        EDITIONS["thai"].rules(2, rugs=6),
        luck=11,
    ),
    Playthrough(
        "one-colour-2",
        "Two players with one colour each, seven rugs.",
        Rules(players=2, two_player="one colour", rugs=7),
        luck=12,
        first=1,
    ),
)

# R4.5: the two colours of a player are one area
BY_OWNER = (
    Playthrough(
        "area-owner-2",
        "Persian text: the two colours of a player are one area; ten rugs and 16 dirhams each.",
        EDITIONS["persian"].rules(2, rugs=10, dirhams=16),
        luck=81,
    ),
)

# R4.3: few dirhams, so that players go out while others play on
GOING_OUT = (
    Playthrough(
        "going-out-2",
        "Two players with 3 dirhams each: one goes out, and that is the end.",
        Rules(players=2, dirhams=3),
        luck=21,
    ),
    Playthrough(
        "going-out-3",
        "Three players with 4 dirhams each: the one who goes out leaves neutral rugs.",
        Rules(players=3, dirhams=4),
        luck=56,
    ),
    Playthrough(
        "going-out-4",
        "Four players with 5 dirhams each: they go out one after another.",
        Rules(players=4, dirhams=5),
        luck=94,
    ),
    Playthrough(
        "going-out-at-end-3",
        "Three players with 3 dirhams each who turn Assam at the end: who goes out does not.",
        Rules(players=3, dirhams=3, variant="turn-at-end"),
        luck=24,
    ),
)

# R4.4: nobody goes out
STAYING_IN = tuple(
    Playthrough(
        f"staying-in-{n}",
        f"No elimination (Swedish text), {n} players with 2 dirhams each.",
        EDITIONS["swedish"].rules(n, dirhams=2),
        luck,
        turns,
    )
    for n, luck, turns in ((2, 31, 12), (3, 32, 20), (4, 33, 24))
)

# R5.3: whose rugs may be covered whole
COVERING = tuple(
    Playthrough(
        f"cover-{cover}-{n}",
        f"{edition.title} text, cover = {cover}, {n} players with {rugs} rugs each.",
        edition.rules(n, rugs=rugs),
        luck,
    )
    for edition, cover, n, rugs, luck in (
        (EDITIONS["hungarian"], "any", 2, 8, 41),
        (EDITIONS["hungarian"], "any", 3, 7, 42),
        (EDITIONS["hungarian"], "any", 4, 6, 43),
        (EDITIONS["chinese-simplified"], "colours", 2, 8, 44),
        (EDITIONS["finnish"], "colours", 3, 7, 45),
        (EDITIONS["finnish"], "colours", 4, 6, 46),
    )
)

# R5.4: one colour all around Assam, so that the colour condition is waived
WAIVED = (
    Playthrough(
        "cover-colours-waived-3",
        "Finnish text; Assam begins in a corner with red all around him.",
        EDITIONS["finnish"].rules(3),
        luck=47,
        turns=4,
        start="1r>r<4/rvr>r<4/r^6/7/7/7/7 a1W y lay 30r12,30y15,30b15 finnish/3",
    ),
)


def _turning_at_end(variant: Variant, players: int, rugs: int, luck: int) -> Playthrough:
    return Playthrough(
        f"{variant}-{players}",
        f"The variant {variant}, {players} players with {rugs} rugs each.",
        Rules(players=players, variant=variant, rugs=rugs),
        luck,
        first=players - 1,
    )


# R7: Assam is turned at the end of a turn
TURNING_AT_END = (
    _turning_at_end("turn-at-end", players=2, rugs=6, luck=51),
    _turning_at_end("turn-at-end", players=3, rugs=5, luck=52),
    _turning_at_end("turn-at-end", players=4, rugs=4, luck=53),
    _turning_at_end("turn-at-end-optional", players=2, rugs=6, luck=54),
    _turning_at_end("turn-at-end-optional", players=3, rugs=5, luck=55),
    _turning_at_end("turn-at-end-optional", players=4, rugs=4, luck=56),
)

# R1.2, R6.3: other headings at the start, other ways to break a tie
OTHER = (
    Playthrough(
        "north-rugs-4",
        "Assam faces north at the start; ties go to who shows most squares.",
        Rules(players=4, heading="N", tiebreak="rugs", rugs=2, dirhams=9),
        luck=73,
    ),
    Playthrough(
        "east-none-3",
        "Assam faces east at the start; ties are shared.",
        Rules(players=3, heading="E", tiebreak="none", rugs=2, dirhams=9),
        luck=64,
    ),
    Playthrough(
        "west-dirhams-2",
        "Assam faces west at the start; ties go to who has most dirhams.",
        Rules(players=2, heading="W", rugs=2, two_player="one colour"),
        luck=1321,
    ),
)

PLAYTHROUGHS = (
    *STANDARD,
    *TWO_PLAYERS,
    *BY_OWNER,
    *GOING_OUT,
    *STAYING_IN,
    *COVERING,
    *WAIVED,
    *TURNING_AT_END,
    *OTHER,
)
