"""Marrakech once more: slow, obvious, and written from the rules alone.

This is the second opinion that the tests compare with the real engine, move for move and by
perft counts. It shares no code with it, and nothing here is clever: a square holds the pile of
the rugs that lie on it, a rug is an object, and every question is answered by looking.

The numbers in the comments (``R4.3``) are those of the project's rules.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Square = tuple[int, int]  # (row, column); R1.1: row 0 is the top, column 0 the left

SIZE = 7  # R1.1
CENTRE: Square = (3, 3)  # R1.2
COLOURS = ["red", "yellow", "blue", "purple"]
FACES = [1, 2, 2, 3, 3, 4]  # R1.3

STEP: dict[str, Square] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
LEFT_OF = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT_OF = {"N": "E", "E": "S", "S": "W", "W": "N"}

# R1.4: (heading on leaving, line he leaves along) -> (square where he comes back in, heading then).
# The line is a column for N and S, a row for E and W.
MOSAICS: dict[tuple[str, int], tuple[Square, str]] = {
    # N from row 0: columns 0<->1, 2<->3, 4<->5; the corner (0,6) onto itself
    ("N", 0): ((0, 1), "S"),
    ("N", 1): ((0, 0), "S"),
    ("N", 2): ((0, 3), "S"),
    ("N", 3): ((0, 2), "S"),
    ("N", 4): ((0, 5), "S"),
    ("N", 5): ((0, 4), "S"),
    ("N", 6): ((0, 6), "W"),
    # E from column 6: the corner (0,6) onto itself; rows 1<->2, 3<->4, 5<->6
    ("E", 0): ((0, 6), "S"),
    ("E", 1): ((2, 6), "W"),
    ("E", 2): ((1, 6), "W"),
    ("E", 3): ((4, 6), "W"),
    ("E", 4): ((3, 6), "W"),
    ("E", 5): ((6, 6), "W"),
    ("E", 6): ((5, 6), "W"),
    # S from row 6: the corner (6,0) onto itself; columns 1<->2, 3<->4, 5<->6
    ("S", 0): ((6, 0), "E"),
    ("S", 1): ((6, 2), "N"),
    ("S", 2): ((6, 1), "N"),
    ("S", 3): ((6, 4), "N"),
    ("S", 4): ((6, 3), "N"),
    ("S", 5): ((6, 6), "N"),
    ("S", 6): ((6, 5), "N"),
    # W from column 0: rows 0<->1, 2<->3, 4<->5; the corner (6,0) onto itself
    ("W", 0): ((1, 0), "E"),
    ("W", 1): ((0, 0), "E"),
    ("W", 2): ((3, 0), "E"),
    ("W", 3): ((2, 0), "E"),
    ("W", 4): ((5, 0), "E"),
    ("W", 5): ((4, 0), "E"),
    ("W", 6): ((6, 0), "N"),
}


def square_name(square: Square) -> str:
    row, column = square
    return "abcdefg"[column] + "1234567"[row]


def square_named(name: str) -> Square:
    return ("1234567".index(name[1]), "abcdefg".index(name[0]))


def on_board(square: Square) -> bool:
    row, column = square
    return 0 <= row < SIZE and 0 <= column < SIZE


def neighbours(square: Square) -> list[Square]:
    """The squares that share a side with this one."""
    row, column = square
    around = [(row + down, column + across) for down, across in STEP.values()]
    return [other for other in around if on_board(other)]


def direction(start: Square, end: Square) -> str:
    """The heading that leads from a square to a neighbour of it."""
    for heading, (down, across) in STEP.items():
        if (start[0] + down, start[1] + across) == end:
            return heading
    raise AssertionError("not neighbours")


def one_step(square: Square, heading: str) -> tuple[Square, str]:
    """Where Assam stands after one step, and which way he then faces."""
    row, column = square
    down, across = STEP[heading]
    ahead = (row + down, column + across)
    if on_board(ahead):
        return ahead, heading
    line = column if heading in ("N", "S") else row
    return MOSAICS[heading, line]  # R1.4


@dataclass(frozen=True, eq=False)  # eq=False: a rug is equal to itself only
class Rug:
    colour: str
    owner: int
    squares: tuple[Square, Square]

    def other_half(self, square: Square) -> Square:
        first, second = self.squares
        return second if square == first else first


@dataclass
class Player:
    dirhams: int
    left: dict[str, int]  # rugs not yet laid, by colour
    top: str | None = None  # the next rug to lay, if one is there and known
    laid: int = 0
    out: int = 0  # 0 = in, 1 = the first who left, 2 = the second ...

    def has_rugs(self) -> bool:
        return sum(self.left.values()) > 0


class Obvious:
    def __init__(
        self,
        *,
        players: int,
        elimination: bool = True,
        cover: str = "opponents",
        variant: str | None = None,
        two_player: str = "two colours",
        pile: str = "shuffled",
        area: str = "colour",
        tiebreak: str = "dirhams",
        heading: str = "S",
        dirhams: int = 30,
        rugs: int | None = None,
        first: int = 0,
    ) -> None:
        if players not in (2, 3, 4):  # R2.1
            raise ValueError("players")
        if cover not in ("opponents", "any", "colours"):  # R5.3
            raise ValueError("cover")
        if variant not in (None, "turn-at-end", "turn-at-end-optional"):  # R7.3
            raise ValueError("variant")
        if two_player not in ("two colours", "one colour"):  # R2.3
            raise ValueError("two_player")
        if pile not in ("shuffled", "alternating"):  # R2.3
            raise ValueError("pile")
        if area not in ("colour", "owner"):  # R4.5
            raise ValueError("area")
        if tiebreak not in ("dirhams", "rugs", "none"):  # R6.3
            raise ValueError("tiebreak")
        if heading not in STEP:  # R1.2
            raise ValueError("heading")
        if first not in range(players):
            raise ValueError("first")
        if dirhams < 0:
            raise ValueError("dirhams")

        two_colours = players == 2 and two_player == "two colours"
        if rugs is None:
            if two_colours:
                rugs = 24  # R2.3: 12 of each
            elif players == 4:
                rugs = 12  # R2.2
            else:
                rugs = 15  # R2.2; R2.3 for two players with one colour
        if rugs < 1 or (two_colours and rugs % 2 != 0):
            raise ValueError("rugs")

        self.elimination = elimination
        self.cover = cover
        self.variant = variant
        self.joins_owners = area == "owner"
        self.tiebreak = tiebreak
        self.shuffled = two_colours and pile == "shuffled"

        self.assam: Square = CENTRE  # R1.2
        self.heading = heading
        # The market: self.piles[row][column] is the pile of rugs on that square, bottom to top.
        self.piles: list[list[list[Rug]]] = [[[] for _ in range(SIZE)] for _ in range(SIZE)]

        self.players: list[Player] = []
        for seat in range(players):
            if two_colours:
                half = rugs // 2
                left = {COLOURS[seat]: half, COLOURS[seat + 2]: half}
            else:
                left = {COLOURS[seat]: rugs}
            self.players.append(Player(dirhams, left))

        self.seat = first
        self.opening = self.shuffled  # are the first tops still being revealed?
        self.first = first
        if self.shuffled:
            self.phase = "reveal"  # R2.3: everyone sees the top rug of each pile
        else:
            for player in self.players:
                self.show_known_top(player)
            self.begin_turn(first)

    def copy(self) -> Obvious:
        other = Obvious.__new__(Obvious)
        other.__dict__.update(self.__dict__)
        other.piles = [[list(pile) for pile in row] for row in self.piles]
        other.players = [replace(player, left=dict(player.left)) for player in self.players]
        return other

    # ---- looking at the market ----

    def visible(self, square: Square) -> Rug | None:
        """The top rug of a square."""
        row, column = square
        pile = self.piles[row][column]
        return pile[-1] if pile else None

    def colour_at(self, square: Square) -> str | None:
        rug = self.visible(square)
        return rug.colour if rug else None

    def area(self, start: Square) -> list[Square]:
        """The connected squares around a square that are paid for (R4.1)."""
        found = [start]
        for square in found:  # the list grows while we walk along it
            for other in neighbours(square):
                if self.hang_together(square, other) and other not in found:
                    found.append(other)
        return found

    def hang_together(self, one: Square, two: Square) -> bool:
        """R4.5: neighbours of one visible colour; by owner, of one player's rugs."""
        first, second = self.visible(one), self.visible(two)
        if first is None or second is None:
            return False
        if self.joins_owners:
            return first.owner == second.owner
        return first.colour == second.colour

    def visible_squares(self, seat: int) -> int:
        """The number of squares on which a rug of this player is visible (R6.2)."""
        count = 0
        for row in self.piles:
            for pile in row:
                if pile and pile[-1].owner == seat:
                    count += 1
        return count

    # ---- what may be done ----

    def legal(self) -> list[str]:
        if self.phase == "turn":
            if self.variant == "turn-at-end":
                return ["L", "R"]  # R7.1, R7.3: exactly 90 degrees
            return ["L", "F", "R"]  # R3.2; R7.3: up to a quarter
        if self.phase in ("roll", "reveal"):
            return list(self.chance())
        if self.phase == "lay":
            return [square_name(one) + square_name(two) for one, two in self.places_to_lay()]
        return []

    def chance(self) -> dict[str, Fraction]:
        if self.phase == "roll":  # R1.3
            return {str(n): Fraction(FACES.count(n), len(FACES)) for n in sorted(set(FACES))}
        if self.phase == "reveal":  # R2.3: a draw without replacement
            left = self.players[self.seat].left
            total = sum(left.values())
            return {"=" + colour: Fraction(n, total) for colour, n in left.items() if n > 0}
        return {}

    def places_beside_assam(self) -> Iterator[tuple[Square, Square]]:
        """R5.1, the square that shares a side with Assam's first. (Never both do.)"""
        for one in neighbours(self.assam):
            for two in neighbours(one):
                if two != self.assam:
                    yield one, two

    def places_to_lay(self) -> list[tuple[Square, Square]]:
        protect_own = self.cover != "opponents"  # R5.3: `any`; `colours` only adds to it
        places = []
        for one, two in self.places_beside_assam():
            if not self.covers_one_whole_rug(one, two, protect_own=protect_own):
                places.append((one, two))
        if self.cover == "colours":
            differing = [(one, two) for one, two in places if self.differ_in_colour(one, two)]
            if differing:
                return differing
            # R5.4: no place left, so the colour condition is waived for this rug
        return places

    def covers_one_whole_rug(self, one: Square, two: Square, *, protect_own: bool) -> bool:
        """Would a rug here cover both visible halves of a protected rug (R5.2, R5.3)?"""
        rug = self.visible(one)
        if rug is None or rug is not self.visible(two):
            return False
        # Only a player who is in lays rugs, so a rug of his is never neutral; and whoever else
        # owns it, in or out, it is protected. Two colours of one owner are both his own.
        return protect_own or rug.owner != self.seat

    def differ_in_colour(self, one: Square, two: Square) -> bool:
        """R5.3 `colours`; an empty square never offends. Neutral rugs keep their colour."""
        colour = self.colour_at(one)
        return colour is None or colour != self.colour_at(two)

    # ---- doing it ----

    def push(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal in phase {self.phase}: {text!r}")
        if self.phase == "turn":
            self.turn_assam(text)
        elif self.phase == "roll":
            self.walk_and_pay(int(text))
        elif self.phase == "lay":
            self.lay(square_named(text[:2]), square_named(text[2:]))
        else:
            self.reveal(text[1:])

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        if self.variant is None:
            self.phase = "turn"  # R3.1: first turn Assam
        else:
            self.phase = "roll"  # R7.1: first throw

    def turn_assam(self, text: str) -> None:
        if text == "L":
            self.heading = LEFT_OF[self.heading]
        elif text == "R":
            self.heading = RIGHT_OF[self.heading]
        if self.variant is None:
            self.phase = "roll"  # R3.1
        else:
            self.next_player()  # R7.1: the turn of the figure ended the player's turn

    def walk_and_pay(self, slippers: int) -> None:
        for _ in range(slippers):  # R3.3
            self.assam, self.heading = one_step(self.assam, self.heading)

        mover = self.players[self.seat]
        rug = self.visible(self.assam)
        if rug is not None and rug.owner != self.seat:  # R4.2: empty and own cost nothing
            owner = self.players[rug.owner]
            if owner.out == 0:  # R4.2: nor does a neutral one
                price = len(self.area(self.assam))  # R4.1
                paid = min(price, mover.dirhams)  # R4.3, R4.4: at most all he has
                mover.dirhams -= paid
                owner.dirhams += paid
                if paid < price and self.elimination:
                    self.go_out(mover)  # R4.3
                    return
        self.phase = "lay"

    def go_out(self, mover: Player) -> None:
        """R4.3: no rug this turn, and the unplaced ones leave the game."""
        mover.out = 1 + max(player.out for player in self.players)
        mover.left = dict.fromkeys(mover.left, 0)
        mover.top = None
        self.next_player()  # R7.4: without turning Assam

    def lay(self, one: Square, two: Square) -> None:
        player = self.players[self.seat]
        assert player.top is not None
        rug = Rug(player.top, self.seat, (one, two))
        for row, column in rug.squares:
            self.piles[row][column].append(rug)
        player.left[rug.colour] -= 1
        player.laid += 1
        player.top = None

        if self.nobody_can_go_on():
            self.phase = "over"  # R6.1: that was the last rug; R7.2: no turn after it
        elif self.shuffled and player.has_rugs():
            self.phase = "reveal"  # R2.3
        else:
            self.show_known_top(player)
            self.after_laying()

    def reveal(self, colour: str) -> None:
        self.players[self.seat].top = colour
        if not self.opening:
            self.after_laying()
        elif self.seat == self.first:
            self.seat = 1 - self.seat  # the other pile shows its top as well
        else:
            self.opening = False
            self.begin_turn(self.first)

    def show_known_top(self, player: Player) -> None:
        """One colour, or two in turn (R2.3): no need to reveal what everybody knows."""
        if self.shuffled:
            return
        colours = list(player.left)
        due = colours[player.laid % len(colours)]
        having = [colour for colour in colours if player.left[colour] > 0]
        if due in having:
            player.top = due
        elif having:
            player.top = having[0]
        else:
            player.top = None

    def after_laying(self) -> None:
        if self.variant is None:
            self.next_player()
        else:
            self.phase = "turn"  # R7.1

    def nobody_can_go_on(self) -> bool:
        """R6.1: only one player in, or no player in who has a rug left."""
        still_in = [player for player in self.players if player.out == 0]
        return len(still_in) == 1 or not any(player.has_rugs() for player in still_in)

    def next_player(self) -> None:
        if self.nobody_can_go_on():
            self.phase = "over"
            return
        seat = self.seat
        while True:  # R3.1: clockwise to the next who is in and has a rug left to lay
            seat = (seat + 1) % len(self.players)
            if self.players[seat].out == 0 and self.players[seat].has_rugs():
                self.begin_turn(seat)
                return

    # ---- the end ----

    def points(self, seat: int) -> int:
        player = self.players[seat]
        if player.out != 0:
            return 0  # R6.2
        return player.dirhams + self.visible_squares(seat)  # R6.2

    def rank(self, seat: int) -> tuple[int, int, int]:
        """The greater, the better; equal ranks share a place."""
        player = self.players[seat]
        if player.out != 0:
            return (0, player.out, 0)  # R6.2: below all who are in; who left first is last
        if self.tiebreak == "dirhams":
            second = player.dirhams
        elif self.tiebreak == "rugs":
            second = self.visible_squares(seat)
        else:
            second = 0
        return (1, self.points(seat), second)  # R6.3

    def places(self) -> list[list[int]] | None:
        if self.phase != "over":
            return None
        seats = range(len(self.players))
        ranks = sorted({self.rank(seat) for seat in seats}, reverse=True)
        return [[seat for seat in seats if self.rank(seat) == rank] for rank in ranks]

    # ---- for comparison ----

    def snapshot(self) -> dict[str, object]:
        board: list[list[tuple[str, str] | None]] = []
        for row in range(SIZE):
            line: list[tuple[str, str] | None] = []
            for column in range(SIZE):
                rug = self.visible((row, column))
                if rug is None:
                    line.append(None)
                else:
                    other = rug.other_half((row, column))
                    line.append((rug.colour, direction((row, column), other)))
            board.append(line)
        return {
            "phase": self.phase,
            "seat": self.seat,
            "assam": square_name(self.assam) + self.heading,
            "board": board,
            "dirhams": tuple(player.dirhams for player in self.players),
            "rugs": tuple(dict(player.left) for player in self.players),
            "top": tuple(player.top for player in self.players),
            "out": tuple(player.out for player in self.players),
            "points": tuple(self.points(seat) for seat in range(len(self.players))),
            "places": self.places(),
        }


def perft(game: Obvious, depth: int) -> int:
    """The number of action sequences of this length, chance expanded into its outcomes."""
    if depth == 0:
        return 1
    actions = game.legal()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = game.copy()
        after.push(action)
        count += perft(after, depth - 1)
    return count
