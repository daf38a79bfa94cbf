"""Positions as plain data for JSON: the form on the wire and in storage.

``docs/json.md`` lists every field. Reading is strict: a wrong type, a missing or an unknown
field is refused with the path to it, such as ``players[1].dirhams``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marrakech.core import rugs
from marrakech.core.board import COLOURS, HEADINGS, SIZE, SQUARES, Assam, Colour, Heading, Square
from marrakech.core.errors import BadNotation
from marrakech.core.position import MOST_TOGETHER, Position, Purse, check
from marrakech.core.rugs import Half
from marrakech.core.rules import OPTIONS, Rules
from marrakech.core.ruletext import with_options
from marrakech.core.story import PHASES, Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

# ------------------------------------------------------------------------ writing


def write(position: Position) -> dict[str, Any]:
    """The position as data that JSON can hold."""
    revealing = position.to_reveal()
    plain: dict[str, Any] = {
        "rules": write_rules(position.rules),
        "phase": str(Phase.REVEAL if revealing else position.phase),
        "seat": _acting(position),
        "assam": {"square": str(position.assam.square), "heading": str(position.assam.heading)},
        "board": _write_board(position.board),
        "players": [
            {
                "dirhams": purse.dirhams,
                "rugs": {str(colour): left for colour, left in purse.rugs.items()},
                "top": None if purse.top is None else str(purse.top),
                "out": purse.out > 0,
                "leaving": purse.out or None,
            }
            for purse in position.players
        ],
    }
    if revealing:
        plain |= {"mover": position.mover, "then": str(position.phase)}
    return plain


def _acting(position: Position) -> int:
    """The seat that acts: the mover, or in a reveal the seat whose pile it is."""
    revealing = position.to_reveal()
    return position.mover if position.mover in revealing or not revealing else revealing[0]


def write_rules(rules: Rules) -> dict[str, Any]:
    """A rule set as plain data: the edition, if any, and every option."""
    return {"edition": rules.edition, **{option: getattr(rules, option) for option in OPTIONS}}


def _write_board(board: Mapping[Square, Half]) -> list[list[dict[str, Any] | None]]:
    number: dict[rugs.Rug, int] = {}
    rows: list[list[dict[str, Any] | None]] = [[None] * SIZE for _ in range(SIZE)]
    for square in SQUARES:
        rug = rugs.rug_at(square, board.get)
        if rug is not None:
            rows[square.row][square.column] = {
                "colour": str(rug.colour),
                "rug": number.setdefault(rug, len(number) + 1),
                "half": str(board[square].toward),
            }
    return rows


# ------------------------------------------------------------------------ reading


def read(plain: object) -> Position:
    """The position that plain data describes; it may still make no sense."""
    fields = _fields(
        plain,
        "",
        ("rules", "phase", "seat", "assam", "board", "players"),
        ("mover", "then"),
    )
    rules = read_rules(fields["rules"])
    phase = Phase(_one_of(fields["phase"], "phase", PHASES))
    seat = _number(fields["seat"], "seat", 0, rules.players - 1)
    mover, then = seat, phase
    for name in ("mover", "then"):
        if (name in fields) != (phase == Phase.REVEAL):
            raise BadNotation("field-reveal-only", path=name)
    if phase == Phase.REVEAL:
        mover = _number(fields["mover"], "mover", 0, rules.players - 1)
        then = Phase(_one_of(fields["then"], "then", PHASES))
    assam = _fields(fields["assam"], "assam", ("square", "heading"))
    position = Position(
        rules,
        _read_board(fields["board"]),
        Assam(
            _square(assam["square"], "assam.square"),
            Heading(_one_of(assam["heading"], "assam.heading", HEADINGS)),
        ),
        mover,
        then,
        tuple(
            _read_purse(rules, seat, purse)
            for seat, purse in enumerate(_list(fields["players"], "players", rules.players))
        ),
    )
    check(position)
    revealing = position.to_reveal()
    if bool(revealing) != (phase == Phase.REVEAL):
        raise BadNotation("field-reveal")
    if seat != _acting(position):
        raise BadNotation("field-seat", wanted=_acting(position))
    return position


def read_rules(plain: object) -> Rules:
    """The rule set that plain data describes; what is not given is as in the edition."""
    fields = _fields(plain, "rules", ("players",), ("edition", *OPTIONS[1:]))
    edition = fields.pop("edition", None)
    if edition is not None and not isinstance(edition, str):
        raise BadNotation("field-text", path="rules.edition")
    _number(fields["players"], "rules.players", 2, 4)
    return with_options(edition, fields)


def _read_purse(rules: Rules, seat: int, plain: object) -> Purse:
    path = f"players[{seat}]"
    fields = _fields(plain, path, ("dirhams", "rugs"), ("top", "out", "leaving"))
    mine = rules.colours_of(seat)
    counts = _fields(fields["rugs"], f"{path}.rugs", mine)
    left = {c: _number(counts[c], f"{path}.rugs.{c}", 0, rules.rugs_per_colour) for c in mine}
    top = fields.get("top")
    if top is not None:
        top = Colour(_one_of(top, f"{path}.top", mine))
    elif not rules.two_colours and left[mine[0]]:
        top = mine[0]
    out = fields.get("out", False)
    if not isinstance(out, bool):
        raise BadNotation("field-flag", path=f"{path}.out")
    leaving = fields.get("leaving")
    if leaving is not None:
        if not out:
            raise BadNotation("field-leaving", path=path)
        _number(leaving, f"{path}.leaving", 1, 3)
    return Purse(
        _number(fields["dirhams"], f"{path}.dirhams", 0, MOST_TOGETHER),
        left,
        top,
        leaving or (1 if out else 0),
    )


def _read_board(plain: object) -> dict[Square, Half]:
    given: dict[Square, tuple[Colour, int, Heading | None]] = {}
    for row, cells in enumerate(_list(plain, "board", SIZE)):
        for column, cell in enumerate(_list(cells, f"board[{row}]", SIZE)):
            if cell is None:
                continue
            path = f"board[{row}][{column}]"
            fields = _fields(cell, path, ("colour", "rug"), ("half",))
            half = fields.get("half")
            given[Square(row, column)] = (
                Colour(_one_of(fields["colour"], f"{path}.colour", COLOURS)),
                _number(fields["rug"], f"{path}.rug", 0, 0xFFFF),
                None if half is None else Heading(_one_of(half, f"{path}.half", HEADINGS)),
            )
    return _join(given)


def _join(given: Mapping[Square, tuple[Colour, int, Heading | None]]) -> dict[Square, Half]:
    """Find for every half the way to its other half, from the ids and what is given."""
    by_id: dict[int, list[Square]] = {}
    for square, (_, rug, _) in given.items():
        by_id.setdefault(rug, []).append(square)
    board: dict[Square, Half] = {}
    for rug, squares in by_id.items():
        way = squares[0].heading_to(squares[-1])
        wrong = BadNotation("rug-id", rug=rug, squares=" ".join(map(str, squares)))
        if len(squares) > 2 or (len(squares) == 2 and way is None):
            raise wrong
        ways = [given[squares[0]][2]] if way is None else [way, way.opposite]
        for square, toward in zip(squares, ways, strict=True):
            colour, _, stated = given[square]
            if colour != given[squares[0]][0] or stated not in (None, toward):
                raise wrong
            if toward is not None:
                board[square] = Half(colour, toward)
    _guess(board, {square: given[square][0] for square in given if square not in board})
    for square in board:
        found = rugs.rug_at(square, board.get)
        if found is not None and found.whole and len({given[s][1] for s in found.squares}) > 1:
            raise BadNotation("rug-id-two", squares=" ".join(map(str, found.squares)))
    return board


def _guess(board: dict[Square, Half], unsure: dict[Square, Colour]) -> None:
    """Hide the other half of rugs that do not say where it is under a neighbour.

    Which one makes no difference to the rules, but it has to be a whole rug, or one that lies,
    perhaps by way of others, under a whole rug: the last rug laid is always whole.
    """
    sound = {square for square in board if _is_whole(square, board)}
    grown = True
    while grown:
        grown = False
        for square in SQUARES:
            if square in sound:
                continue
            if square in board:
                fits = square.neighbour(board[square].toward) in sound
            elif square in unsure:
                ways = [h for h in HEADINGS if square.neighbour(h) in sound]
                fits = bool(ways)
                if fits:
                    board[square] = Half(unsure.pop(square), ways[0])
            else:
                continue
            if fits:
                sound.add(square)
                grown = True
    for square in unsure:
        raise BadNotation("half-nowhere", square=square)


def _is_whole(square: Square, board: Mapping[Square, Half]) -> bool:
    if square.neighbour(board[square].toward) is None:
        raise BadNotation("half-off-board", square=square)
    rug = rugs.rug_at(square, board.get)
    return rug is not None and rug.whole


# ------------------------------------------------------------------------ fields


def _fields(
    plain: object, path: str, wanted: Iterable[str], optional: Iterable[str] = ()
) -> dict[str, Any]:
    """An object's fields: all that are wanted, and no unknown ones."""
    if not isinstance(plain, dict):
        raise BadNotation("field-object", path=path or "position")
    known = (*wanted, *optional)
    for name in plain:
        if name not in known:
            raise BadNotation("field-unknown", path=_at(path, str(name)))
    for name in wanted:
        if name not in plain:
            raise BadNotation("field-missing", path=_at(path, name))
    return dict(plain)


def _at(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _list(plain: object, path: str, length: int) -> list[Any]:
    if not isinstance(plain, list | tuple) or len(plain) != length:
        raise BadNotation("field-list", path=path, length=length)
    return list(plain)


def _number(plain: object, path: str, least: int, most: int) -> int:
    if type(plain) is not int or not least <= plain <= most:
        raise BadNotation("field-number", path=path, least=least, most=most)
    return plain


def _one_of(plain: object, path: str, choices: Iterable[str]) -> str:
    if not isinstance(plain, str) or plain not in choices:
        raise BadNotation("field-choice", path=path, choices=", ".join(choices))
    return plain


def _square(plain: object, path: str) -> Square:
    if not isinstance(plain, str):
        raise BadNotation("field-text", path=path)
    return Square.parse(plain)
