"""The market as JSON, written straight from the kernel's position.

This happens after every action at every table, so the text is put together from pieces that were
encoded once, and the module is compiled where there is a compiler, like the kernel. Its results are
the messages ``Standings``, ``Board`` and ``Todo`` of :mod:`marrakech.table.messages`; the caller
gives the names of colours.
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
NOTHING = "null"
_encode = json.Encoder().encode

# ------------------------------------------------------------------------ pieces


@cache
def steps_of(path: tuple[Step, ...]) -> list[messages.StepMade]:
    """A walk as messages. It can be cached: there are only 784 walks on the board."""
    return [
        messages.StepMade(
            str(step.square),
            step.heading.value,
            None if step.mosaic is None else "".join(str(square) for square, _ in step.mosaic.ends),
        )
        for step in path
    ]


def _table(made: Sequence[tuple[int, str]], size: int) -> list[str]:
    """A list of ``size`` texts, filled from pairs of number and text."""
    table = [""] * size
    for number, text in made:
        table[number] = text
    return table


def _walks() -> list[tuple[int, list[messages.StepMade], int]]:
    """Every walk, with its index in the kernel's table of walks, and its length."""
    return [
        ((cell * 4 + heading) * 5 + steps, steps_of(walk(square, HEADINGS[heading], steps)), steps)
        for cell, square in SQUARE_OF_CELL.items()
        for heading in range(4)
        for steps in range(1, 5)
    ]


CHANCES = [0.0, *(FACES.count(steps) / len(FACES) for steps in range(1, 5))]
ODDS = [repr(chance) for chance in CHANCES]
NUMBER = lru_cache(maxsize=4096)(repr)
"""A float as text, cached: ``repr`` is slow, and there are few different mean payments."""
PATHS = _table([(n, _encode(path).decode()) for n, path, _ in _walks()], CELLS * 20)
FREE = _table(
    [
        (n, _encode(messages.Landing(steps, CHANCES[steps], path, None, out=False)).decode())
        for n, path, steps in _walks()
    ],
    CELLS * 20,
)
"""The texts of throws that cost nothing, encoded once."""
SQUARES = _table([(cell, f'"{square}"') for cell, square in SQUARE_OF_CELL.items()], CELLS)
TEXTS = [f'"{action.text}"' for action in ACTIONS]
TOWARD = [heading.value for heading in HEADINGS]
TURNS = {way: way.value for way in WAYS}
OTHER = [-WIDTH, 1, WIDTH, -1]
"""The offset from a cell to its neighbour, by heading."""


# ------------------------------------------------------------------------ the market


def standings(state: kernel.State, names: tuple[str, ...], turn: int) -> str:
    """The JSON of ``Standings``: the market without its rugs."""
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
    """Whether the rugs of two positions lie alike and the same ones are neutral."""
    for number in range(4):  # colours, ways and seats
        if (
            one.visible[number] != other.visible[number]
            or one.toward[number] != other.toward[number]
            or one.out[number] != other.out[number]
        ):
            return False
    return True


def whole(standings: str, board: str | None) -> str:
    """The JSON of the market: standings with the board put in; ``null`` without a board."""
    return NOTHING if board is None else f'{standings.removesuffix("}")},"board":{board}}}'


def board(state: kernel.State, names: tuple[str, ...]) -> str:
    """The JSON of ``Board``: the rugs, row by row.

    Two halves of one rug have the same number, and a rug that lies on another has a greater one.
    """
    depths = [_depth(state, row * WIDTH + column) for row in range(SIZE) for column in range(SIZE)]
    deepest = max(depths)
    rows = []
    for row in range(SIZE):
        cells = []
        for column in range(SIZE):
            depth = depths[row * SIZE + column]
            height = deepest - depth
            cells.append(
                NOTHING if depth < 0 else _cell(state, names, row * WIDTH + column, height)
            )
        rows.append(f"[{','.join(cells)}]")
    return f"[{','.join(rows)}]"


def _colour_on(state: kernel.State, cell: int) -> int:
    """The colour of the rug on top of a cell, or NONE."""
    for colour in range(state.colours):
        if state.visible[colour] >> cell & 1:
            return colour
    return NONE


def _heading_on(state: kernel.State, cell: int) -> int:
    """The heading from a cell to the other half of the rug on top of it."""
    heading = 0
    while not state.toward[heading] >> cell & 1:
        heading += 1
    return heading


def _is_seen(state: kernel.State, colour: int, heading: int, cell: int) -> bool:
    """Whether a rug of this colour, with its other half that way, is on top of a cell."""
    halves = state.visible[colour] & state.toward[heading]
    return bool(halves >> cell & 1)


def _depth(state: kernel.State, cell: int) -> int:
    """How many rugs are stacked on the rug that is on top of a cell; -1 if the cell is bare.

    Only its other half can be covered: by the rug on top there, which may itself be half covered.
    """
    colour = _colour_on(state, cell)
    if colour == NONE:
        return -1
    for depth in range(CELLS):
        heading = _heading_on(state, cell)
        cell += OTHER[heading]
        if _is_seen(state, colour, (heading + 2) % 4, cell):
            return depth
        colour = _colour_on(state, cell)
    raise ValueError("rugs that lie in a ring")


def _cell(state: kernel.State, names: tuple[str, ...], cell: int, height: int) -> str:
    """The JSON of a square with a rug."""
    colour = _colour_on(state, cell)
    heading = _heading_on(state, cell)
    other = cell + OTHER[heading]
    first = cell
    if other < cell and _is_seen(state, colour, (heading + 2) % 4, other):
        first = other
    neutral = "true" if state.out[state.owner(colour)] else "false"
    return (
        f'{{"colour":"{names[colour]}","rug":{height * CELLS + first},'
        f'"half":"{TOWARD[heading]}","neutral":{neutral}}}'
    )


def legal(state: kernel.State) -> str:
    """The legal actions as a JSON list."""
    return f"[{','.join([TEXTS[number] for number in state.legal()])}]"


def task(state: kernel.State, names: tuple[str, ...]) -> str:
    """The JSON of ``Todo``: what has to be done next, and by whom."""
    if state.phase in (REVEAL, OVER):
        return NOTHING
    found = [forecast(after, names, TURNS[way]) for way, after in before_throws(state)]
    possible = "[]" if state.phase == ROLL else legal(state)
    return (
        f'{{"seat":{state.mover},"phase":"{PHASES[state.phase]}","legal":{possible},'
        f'"forecasts":[{",".join(found)}]}}'
    )


def forecast(state: kernel.State, names: tuple[str, ...], way: str) -> str:
    """The JSON of what the next throw may cost, after Assam was turned one way."""
    expected = 0.0
    landings = []
    for steps in range(1, 5):
        at = (state.assam * 4 + state.heading) * 5 + steps
        owner, colour, area, due, paid, leaves = state.toll(steps)
        if not due:
            landings.append(FREE[at])
            continue
        squares = ",".join(_squares(area))
        joined = "true" if area & ~state.visible[colour] else "false"
        out = "true" if leaves else "false"
        expected += CHANCES[steps] * paid
        landings.append(
            f'{{"steps":{steps},"chance":{ODDS[steps]},"path":{PATHS[at]},"payment":{{"by":'
            f'{state.mover},"to":{owner},"colour":"{names[colour]}","due":{due},"paid":{paid},'
            f'"squares":[{squares}],"joined":{joined}}},"out":{out}}}'
        )
    return (
        f'{{"way":"{way}","seat":{state.mover},"landings":[{",".join(landings)}],'
        f'"expected":{NUMBER(expected)}}}'
    )


def _squares(mask: int) -> list[str]:
    return [SQUARES[cell] for cell in range(CELLS) if mask >> cell & 1]
