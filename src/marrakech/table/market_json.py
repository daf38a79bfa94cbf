"""The market as it goes over the wire, written straight from the kernel.

It is written after every action, for everybody who looks, so this is plain Python that is compiled
where there is a compiler, as the kernel is. The shapes are those of
:mod:`marrakech.table.messages`; colours are called as the caller calls them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec import json

from marrakech.core import codes, kernel
from marrakech.core.actions import ACTIONS, WAYS
from marrakech.core.board import CELLS, FACES, HEADINGS, SIZE, SQUARE_OF_CELL, WIDTH, walk
from marrakech.core.forecast import before_throws
from marrakech.core.story import PHASES
from marrakech.table import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.core.board import Step

NONE = codes.NONE
REVEAL = codes.REVEAL
ROLL = codes.ROLL
OVER = codes.OVER
FIRST_ROLL = codes.FIRST_ROLL
NOTHING = "null"
_encode = json.Encoder().encode

# ------------------------------------------------------------------------ pieces


@cache
def steps_of(path: tuple[Step, ...]) -> list[messages.StepMade]:
    """A walk, step by step. There are not many: 784 on the whole board."""
    return [
        messages.StepMade(
            str(step.square),
            step.heading.value,
            None if step.mosaic is None else "".join(str(square) for square, _ in step.mosaic.ends),
        )
        for step in path
    ]


def _table(made: Sequence[tuple[int, str]], size: int) -> list[str]:
    """Texts by their numbers."""
    table = [""] * size
    for number, text in made:
        table[number] = text
    return table


def _walks() -> list[tuple[int, list[messages.StepMade], int]]:
    """Every walk, with the number that the kernel's own table has for it, and its length."""
    return [
        ((cell * 4 + heading) * 5 + steps, steps_of(walk(square, HEADINGS[heading], steps)), steps)
        for cell, square in SQUARE_OF_CELL.items()
        for heading in range(4)
        for steps in range(1, 5)
    ]


CHANCES = [0.0, *(FACES.count(steps) / len(FACES) for steps in range(1, 5))]
ODDS = [repr(chance) for chance in CHANCES]
NUMBER = lru_cache(maxsize=4096)(repr)
"""A fraction as text, which is slow to find; there are not many that are paid on average."""
PATHS = _table([(n, _encode(path).decode()) for n, path, _ in _walks()], CELLS * 20)
FREE = _table(
    [
        (n, _encode(messages.Landing(steps, CHANCES[steps], path, None, out=False)).decode())
        for n, path, steps in _walks()
    ],
    CELLS * 20,
)
"""Throws that cost nothing."""
SQUARES = _table([(cell, f'"{square}"') for cell, square in SQUARE_OF_CELL.items()], CELLS)
TEXTS = [f'"{action.text}"' for action in ACTIONS]
TOWARD = [heading.value for heading in HEADINGS]
TURNS = {way: way.value for way in WAYS}
OTHER = [-WIDTH, 1, WIDTH, -1]
"""By heading: how far from a cell the next one is."""


# ------------------------------------------------------------------------ the market


def standings(state: kernel.State, names: tuple[str, ...], turn: int) -> str:
    """The market without its rugs."""
    left = 0
    players = []
    for seat in range(state.players):
        rugs = []
        for colour in range(state.colours):
            if state.owner(colour) == seat:
                rugs.append(f'"{names[colour]}":{state.rugs[colour]}')
                if not state.out[seat]:
                    left += state.rugs[colour]
        top = NOTHING
        if state.pile[seat] and state.top[seat] != NONE:
            top = f'"{names[state.top[seat]]}"'
        out = "true" if state.out[seat] else "false"
        players.append(
            f'{{"dirhams":{state.dirhams[seat]},"squares":{state.squares(seat)},'
            f'"points":{state.points(seat)},"rugs":{{{",".join(rugs)}}},"top":{top},"out":{out}}}'
        )
    seat = state.revealer() if state.phase == REVEAL else state.mover
    return (
        f'{{"phase":"{PHASES[state.phase]}","seat":{seat},'
        f'"assam":{{"square":{SQUARES[state.assam]},"heading":"{TOWARD[state.heading]}"}},'
        f'"players":[{",".join(players)}],"turn":{turn},"turns_left":{left}}}'
    )


def same_rugs(one: kernel.State, other: kernel.State) -> bool:
    """Whether the rugs lie alike, and the same ones are neutral."""
    for number in range(4):  # colours, ways and seats
        if (
            one.visible[number] != other.visible[number]
            or one.toward[number] != other.toward[number]
            or one.out[number] != other.out[number]
        ):
            return False
    return True


def whole(standings: str, board: str | None) -> str:
    """The market with its rugs, if it is there already."""
    return NOTHING if board is None else f'{standings[:-1]},"board":{board}}}'


def board(state: kernel.State, names: tuple[str, ...]) -> str:
    """The rugs, row by row; two halves of one rug have the same number."""
    rows = []
    for row in range(SIZE):
        cells = [_cell(state, names, row * WIDTH + column) for column in range(SIZE)]
        rows.append(f"[{','.join(cells)}]")
    return f"[{','.join(rows)}]"


def _cell(state: kernel.State, names: tuple[str, ...], cell: int) -> str:
    for colour in range(state.colours):
        if not state.visible[colour] >> cell & 1:
            continue
        heading = 0
        while not state.toward[heading] >> cell & 1:
            heading += 1
        other = cell + OTHER[heading]
        back = state.visible[colour] & state.toward[(heading + 2) % 4]
        number = other if other < cell and back >> other & 1 else cell
        neutral = "true" if state.out[state.owner(colour)] else "false"
        return (
            f'{{"colour":"{names[colour]}","rug":{number},"half":"{TOWARD[heading]}",'
            f'"neutral":{neutral}}}'
        )
    return NOTHING


def legal(state: kernel.State) -> str:
    """What may be done."""
    return f"[{','.join([TEXTS[number] for number in state.legal()])}]"


def task(state: kernel.State, names: tuple[str, ...]) -> str:
    """What somebody has to do now."""
    if state.phase in (REVEAL, OVER):
        return NOTHING
    found = [forecast(after, names, TURNS[way]) for way, after in before_throws(state)]
    possible = "[]" if state.phase == ROLL else legal(state)
    return (
        f'{{"seat":{state.mover},"phase":"{PHASES[state.phase]}","legal":{possible},'
        f'"forecasts":[{",".join(found)}]}}'
    )


def forecast(state: kernel.State, names: tuple[str, ...], way: str) -> str:
    """What a throw may bring, after Assam was turned one way."""
    expected = 0.0
    landings = []
    for steps in range(1, 5):
        at = (state.assam * 4 + state.heading) * 5 + steps
        colour = state.toll(steps)
        if colour == NONE:
            landings.append(FREE[at])
            continue
        seat, owner = state.mover, state.owner(colour)
        after = state.snapshot()
        after.play(FIRST_ROLL + steps - 1)
        paid = state.dirhams[seat] - after.dirhams[seat]
        ground = state.ground(colour, after.assam)
        squares = _squares(ground)
        joined = "true" if ground & ~state.visible[colour] else "false"
        out = "true" if after.out[seat] else "false"
        expected += CHANCES[steps] * paid
        landings.append(
            f'{{"steps":{steps},"chance":{ODDS[steps]},"path":{PATHS[at]},"payment":{{"by":{seat},'
            f'"to":{owner},"colour":"{names[colour]}","due":{len(squares)},"paid":{paid},'
            f'"squares":[{",".join(squares)}],"joined":{joined}}},"out":{out}}}'
        )
    return (
        f'{{"way":"{way}","seat":{state.mover},"landings":[{",".join(landings)}],'
        f'"expected":{NUMBER(expected)}}}'
    )


def _squares(mask: int) -> list[str]:
    return [SQUARES[cell] for cell in range(CELLS) if mask >> cell & 1]
