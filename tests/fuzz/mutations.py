"""Valid texts and data, and ways to spoil them: all from a seed, so that a find can be repeated."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from hypothesis import settings

from marrakech import Colour, Game, Record
from marrakech.core.ruletext import read_rules

RULES = (
    "standard/2",
    "standard/3",
    "standard/4",
    "international/4,dirhams=3",
    "korean/2,variant=turn-at-end-optional,rugs=8",
    "thai/2,variant=turn-at-end",
    "finnish/3,dirhams=0",
    "persian/2,dirhams=9,rugs=8",
    "czech/2,rugs=4",
    "standard/2,two-player=one-colour,dirhams=2",
    "standard/3,variant=turn-at-end,dirhams=2,rugs=5",
    "hungarian/4,heading=N,tiebreak=rugs,rugs=3",
)
LETTERS = "rybpNESWLFRvx^<>/,=?*-_.;:{}[]()\"'\\ \t\r\n0123456789abcdefgé²٣\u2028\ufeff\x00\ud800"
JUNK: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        7,
        30,
        65_535,
        65_536,
        2**31,
        2**63,
        2**64,
        -(2**70),
        10**400,
    ),
    *(0.0, 1.0, 2.5, float("nan"), float("inf"), 1e308),
    *("", " ", "red", "r", "d4", "N", "over", "reveal", "1", "x" * 5_000, "é", "\x00", "\ud800"),
    *(
        [],
        [None],
        [[]] * 7,
        [[None] * 7] * 7,
        {},
        {"": None},
        {"red": 1},
        {"colour": "red", "rug": 1},
    ),
    [[[[[[[[[[1]]]]]]]]]],
)


def seeds(number: int) -> range:
    """So many seeds in the profile "ci", and more or fewer of them in others."""
    return range(
        max(1, number * settings().max_examples // settings.get_profile("ci").max_examples)
    )


def luck(seed: int) -> Random:
    return Random(seed)


def played(rng: Random) -> Game:
    """A game of some rule set, played for a while."""
    rules = read_rules(rng.choice(RULES))
    game = Game(rules, rng.randrange(rules.players))
    for _ in range(rng.choice((0, 5, 30, 90, 250))):
        legal = game.legal()
        if not legal:
            break
        game.push(rng.choice(legal))
    return game


def recorded(rng: Random) -> str:
    """The record of such a game, with names and remarks."""
    game = played(rng)
    headers = {colour.capitalize(): rng.choice(("Samira", 'T"o\\m', "عزام")) for colour in Colour}
    remarks = {rng.randint(0, len(game.history)): ["good {", "a\\b}"] for _ in range(3)}
    return Record(game, headers if rng.random() < 0.5 else {}, remarks).text()


def spoiled(rng: Random, text: str) -> str:
    """A text with one to four characters gone, new, doubled, changed or exchanged."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters) + 1)
        other = rng.randrange(len(letters) + 1)
        match rng.randrange(6):
            case 0:
                del letters[at : at + rng.choice((1, 1, 2, 20))]
            case 1:
                letters.insert(at, rng.choice(LETTERS))
            case 2:
                letters[at : at + 1] = rng.choice(LETTERS)
            case 3:
                letters[at:at] = letters[other : other + rng.choice((1, 3, 30))]
            case 4 if max(at, other) < len(letters):
                letters[at], letters[other] = letters[other], letters[at]
            case _:
                letters[at : at + 2] = reversed(letters[at : at + 2])
    return "".join(letters)


def retold(rng: Random, line: str) -> str:
    """A position with one or two fields that might be right, and perhaps are not."""
    board, assam, mover, phase, purses, rules = line.split(" ")
    players = purses.split(",")
    for _ in range(rng.randint(1, 2)):
        match rng.randrange(5):
            case 0:
                phase = rng.choice(("turn", "roll", "lay", "over"))
            case 1:
                mover = rng.choice("rybp"[: len(players)])
            case 2 | 3:
                seat = rng.randrange(len(players))
                players[seat] = rng.choice((f"x{rng.randint(1, 3)}", _purse(rng, players[seat])))
            case _:
                rules += "," + rng.choice(
                    (
                        "elimination=no",
                        "variant=turn-at-end",
                        "rugs=2",
                        "pile=alternating",
                        "area=owner",
                    )
                )
    return " ".join((board, assam, mover, phase, ",".join(players), rules))


def _purse(rng: Random, purse: str) -> str:
    """Another purse of the same colours."""
    letters = [letter for letter in purse.partition("=")[0] if letter in "rybp"] or ["r", "b"]
    text = str(rng.choice((0, 7, 30, 65_535)))
    text += "".join(letter + str(rng.choice((0, 0, 1, 9))) for letter in letters)
    if len(letters) == 2:
        text += rng.choice(("", "=?", *(f"={letter}" for letter in letters)))
    return text


def with_lines_moved(rng: Random, text: str) -> str:
    """A text with lines gone, doubled or in another order."""
    lines = text.split("\n")
    match rng.randrange(4):
        case 0:
            rng.shuffle(lines)
        case 1:
            del lines[rng.randrange(len(lines))]
        case 2:
            lines.insert(rng.randrange(len(lines)), rng.choice(lines))
        case _:
            at = rng.randrange(len(lines))
            lines = lines[at:] + lines[:at]
    return "\n".join(lines)


def places(plain: Any) -> list[tuple[Any, Any]]:  # noqa: ANN401  (plain data)
    """Every field and every item of plain data, as its container and its key."""
    found: list[tuple[Any, Any]] = []
    keys = (
        plain if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else ()
    )
    for key in keys:
        found.append((plain, key))
        found += places(plain[key])
    return found


def damaged(rng: Random, plain: dict[str, Any]) -> dict[str, Any]:
    """Plain data with one to three fields changed, missing, added or exchanged."""
    plain = copy.deepcopy(plain)
    for _ in range(rng.randint(1, 3)):
        spots = places(plain)
        if not spots:
            break
        inside, key = rng.choice(spots)
        other, where = rng.choice(spots)
        match rng.randrange(6):
            case 0:
                del inside[key]
            case 1 if isinstance(inside, dict):
                inside[rng.choice(("", "mover", "then", "leaving", "half", "edition", "x"))] = (
                    rng.choice(JUNK)
                )
            case 2 if isinstance(inside, list):
                inside.insert(key, copy.deepcopy(inside[key]))
            case 3:
                inside[key], other[where] = copy.deepcopy(other[where]), copy.deepcopy(inside[key])
            case 4 if type(inside[key]) is int:
                inside[key] += rng.choice((-30, -1, 1, 30))
            case _:
                inside[key] = copy.deepcopy(rng.choice(JUNK))
    return plain


def restated(rng: Random, plain: dict[str, Any]) -> dict[str, Any]:
    """Plain data with one or two fields that might be right, and perhaps are not."""
    plain = copy.deepcopy(plain)
    for _ in range(rng.randint(1, 2)):
        player = rng.choice(plain["players"])
        match rng.randrange(8):
            case 0:
                plain["phase"] = rng.choice(("turn", "roll", "lay", "reveal", "over"))
                plain.pop("mover", None)
                plain.pop("then", None)
                if plain["phase"] == "reveal":
                    plain["mover"] = rng.randrange(len(plain["players"]))
                    plain["then"] = rng.choice(("turn", "roll", "lay", "reveal"))
            case 1:
                plain["seat"] = rng.randrange(len(plain["players"]))
            case 2 if "mover" in plain:
                plain["mover"] = rng.randrange(len(plain["players"]))
            case 3:
                player |= {"out": True, "leaving": rng.choice((None, 1, 2, 3))}
            case 4:
                player |= {"out": True, "dirhams": 0, "rugs": dict.fromkeys(player["rugs"], 0)}
                player["top"] = None
            case 5:
                player["rugs"][rng.choice([*player["rugs"]])] = rng.choice((0, 0, 1, 9))
            case 6:
                player["top"] = rng.choice((None, *player["rugs"]))
            case _:
                _restate_cell(rng, plain["board"])
    return plain


def _restate_cell(rng: Random, board: list[list[Any]]) -> None:
    """One square that has another rug, another colour or another way to its other half."""
    cells = [cell for row in board for cell in row if cell is not None]
    if not cells:
        return
    cell = rng.choice(cells)
    match rng.randrange(4):
        case 0:
            cell["colour"] = rng.choice([*Colour]).value
        case 1:
            cell["rug"] = rng.choice(cells)["rug"]
        case 2:
            cell["rug"] = 999
        case _:
            cell["half"] = rng.choice((None, "N", "E", "S", "W"))
