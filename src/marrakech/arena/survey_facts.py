"""What the sums of a survey say: estimates with 95 % intervals, for which a game is the unit."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from marrakech.arena import survey_columns as codes
from marrakech.arena.statistics import Estimate, Z, mean, share, wilson
from marrakech.core.board import CELLS, SQUARES
from marrakech.core.ruletext import write_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.arena.survey import Sample

HUNDRED = 100


class Facts:
    """Everything that can be asked about a sample that has games."""

    def __init__(self, sample: Sample) -> None:
        self.cell = sample.cell
        self.games = sample.games
        self.players = sample.cell.rules.players
        self._sums = sample.sums

    # -------------------------------------------------------------------- helpers

    def _mean(self, total: int, squares: int, divisor: int = 1) -> Estimate:
        """The mean of what each game had."""
        value = self._sums[total]
        found = mean((value, self._sums[squares], self.games, self.games, value), self.games)
        assert found is not None, "there are games"
        return Estimate(*(value / divisor for value in found))

    def _ratio(self, *at: int) -> Estimate | None:
        """The mean of what was counted, a game counting as often as it has such things."""
        total, squares, counted, counted_squares, products = (self._sums[i] for i in at)
        return mean((total, squares, counted, counted_squares, products), self.games)

    def _part(self, games: int) -> Estimate:
        """The share of so many games."""
        return Estimate(games / self.games, *wilson(games / self.games, self.games))

    def counts(self, start: int, size: int = codes.FEW) -> list[int]:
        """How often each number was seen; ``start`` is one of the codes."""
        return list(self._sums[start : start + size])

    def quantile(self, start: int, part: float, size: int = codes.FEW) -> Estimate | None:
        """The least number that is not exceeded by this part of all, and its interval.

        What is seen in one game hangs together: it is taken for no more than one observation.
        Where there are too few of them for an end of the interval, that end is not known.
        """
        counts = self.counts(start, size)
        number = sum(counts)
        if not number:
            return None
        reach = Z * sqrt(part * (1 - part) / min(number, self.games))
        return Estimate(
            _reached(counts, part),
            _reached(counts, part - reach) if reach < part else float("-inf"),
            _reached(counts, part + reach) if reach < 1 - part else float("inf"),
        )

    def largest(self, start: int, size: int = codes.FEW) -> int | None:
        """The largest number that was seen."""
        return max((at for at, count in enumerate(self.counts(start, size)) if count), default=None)

    # -------------------------------------------------------------------- the game

    def seat_share(self, seat: int) -> Estimate:
        """The share of wins of a seat; who shares a win has a part of it."""
        return share(
            self._sums[codes.WINS + seat], self._sums[codes.WINS_SQUARED + seat], self.games, 12
        )

    @property
    def draws(self) -> Estimate:
        """The share of games whose first place is shared."""
        return self._part(self._sums[codes.DRAWN])

    @property
    def somebody_out(self) -> Estimate:
        """The share of games in which somebody goes out."""
        return self._part(self.games - self._sums[codes.LEAVING])

    @property
    def last_player(self) -> Estimate:
        """The share of games that end because one player is left in."""
        return self._part(self._sums[codes.LAST])

    @property
    def turns(self) -> Estimate:
        """Turns of a game."""
        return self._mean(codes.TURNS, codes.TURNS_SQUARED)

    @property
    def points(self) -> Estimate:
        """Points of a player."""
        return self._mean(codes.ALL_POINTS, codes.ALL_POINTS_SQUARED, self.players)

    def seat_points(self, seat: int) -> Estimate:
        """Points of a seat."""
        return self._mean(codes.POINTS + seat, codes.POINTS_SQUARED + seat)

    @property
    def margin(self) -> Estimate:
        """The most points, beyond the second most."""
        return self._mean(codes.MARGIN, codes.MARGIN_SQUARED)

    # -------------------------------------------------------------------- payments

    @property
    def payments(self) -> int:
        """How many payments there were in all games."""
        return self._sums[codes.PAYMENTS]

    @property
    def short_payments(self) -> int:
        """How many of them were less than was due."""
        return self._sums[codes.SHORT]

    @property
    def paying_turns(self) -> Estimate:
        """The share of turns in which something is due."""
        found = self._ratio(
            codes.PAYMENTS,
            codes.PAYMENTS_SQUARED,
            codes.TURNS,
            codes.TURNS_SQUARED,
            codes.PAYMENTS_TURNS,
        )
        assert found is not None, "every game has a turn"
        return found

    @property
    def payment(self) -> Estimate | None:
        """Dirhams paid at a time."""
        return self._ratio(
            codes.PAID,
            codes.PAID_SQUARED,
            codes.PAYMENTS,
            codes.PAYMENTS_SQUARED,
            codes.PAID_PAYMENTS,
        )

    @property
    def paid(self) -> Estimate:
        """Dirhams that change hands in a game."""
        return self._mean(codes.PAID, codes.PAID_SQUARED)

    # -------------------------------------------------------------------- places

    def stops(self, place: int, squares: int = 1) -> Estimate:
        """The share of Assam's stops that are here, for each of so many squares."""
        found = self._ratio(
            codes.STOPS + place,
            codes.STOPS_SQUARED + place,
            codes.TURNS,
            codes.TURNS_SQUARED,
            codes.STOPS_TURNS + place,
        )
        assert found is not None, "every game has a turn"
        return Estimate(*(value / squares for value in found))

    def income(self, place: int) -> Estimate | None:
        """Dirhams received here for each hundred throws at which a square had an owner's rug."""
        found = self._ratio(
            codes.INCOME + place,
            codes.INCOME_SQUARED + place,
            codes.OWNED + place,
            codes.OWNED_SQUARED + place,
            codes.INCOME_OWNED + place,
        )
        return None if found is None else Estimate(*(HUNDRED * value for value in found))

    def visible(self, place: int) -> Estimate | None:
        """For how many throws a half that is laid here is visible, before it or the game ends."""
        return self._ratio(
            codes.AGED + place,
            codes.AGED_SQUARED + place,
            codes.LAID + place,
            codes.LAID_SQUARED + place,
            codes.AGED_LAID + place,
        )

    def stayed(self, place: int) -> Estimate | None:
        """The share of halves laid here that are visible at the end."""
        return self._ratio(
            codes.STAYED + place,
            codes.STAYED_SQUARED + place,
            codes.LAID + place,
            codes.LAID_SQUARED + place,
            codes.STAYED_LAID + place,
        )

    def survival(self) -> list[float]:
        """The chance that a half is still visible after 0, 1, 2, ... turns, by Kaplan and Meier.

        A half that is visible at the end of its game is known to have lasted so long, not longer.
        """
        covered, stayed = self.counts(codes.COVERED), self.counts(codes.STAYED_AGES)
        at_risk = sum(covered) + sum(stayed)
        chance, curve = 1.0, []
        for ends, leaves in zip(covered, stayed, strict=True):
            if not at_risk:
                break
            chance *= 1 - ends / at_risk
            curve.append(chance)
            at_risk -= ends + leaves
        return curve

    # -------------------------------------------------------------------- all of it

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        seats = range(self.players)
        return {
            "bot": self.cell.bot,
            "rules": write_rules(self.cell.rules),
            "players": self.players,
            "games": self.games,
            "seat_share": [_plain(self.seat_share(seat)) for seat in seats],
            "seat_points": [_plain(self.seat_points(seat)) for seat in seats],
            "draws": _plain(self.draws),
            "somebody_out": _plain(self.somebody_out),
            "last_player": _plain(self.last_player),
            "turns": _plain(self.turns),
            "points": _plain(self.points),
            "margin": _plain(self.margin),
            "paying_turns": _plain(self.paying_turns),
            "payment": _plain(self.payment),
            "payment_99": _plain(self.quantile(codes.SIZES, 0.99)),
            "largest_payment": self.largest(codes.SIZES),
            "paid": _plain(self.paid),
            "payments": self.payments,
            "short_payments": self.short_payments,
            "games_by_number_out": self.counts(codes.LEAVING, 4),
            "counts": {
                "turns": _trimmed(self.counts(codes.LENGTHS)),
                "out_in_round": _trimmed(self.counts(codes.OUT_ROUNDS)),
                "paid": _trimmed(self.counts(codes.SIZES)),
                "due": _trimmed(self.counts(codes.DUES)),
                "covered_after": _trimmed(self.counts(codes.COVERED)),
                "visible_at_end_for": _trimmed(self.counts(codes.STAYED_AGES)),
                "points": _trimmed(self.counts(codes.SCORES, codes.MANY)),
                "margin": _trimmed(self.counts(codes.MARGINS, codes.MANY)),
            },
            "squares": {square.name: self._place(square.cell) for square in SQUARES},
            "regions": {
                name: self._place(CELLS + at, squares_in(at))
                for at, name in enumerate(codes.REGIONS)
            },
            "board": self._place(codes.WHOLE, len(SQUARES)),
        }

    def _place(self, place: int, squares: int = 1) -> dict[str, Any]:
        """A place as plain data."""
        return {
            "squares": squares,
            "stops": _plain(self.stops(place, squares)),
            "income": _plain(self.income(place)),
            "visible": _plain(self.visible(place)),
            "stayed": _plain(self.stayed(place)),
        }


def squares_in(region: int) -> int:
    """How many squares a region has."""
    return sum(codes.REGION_OF[square.cell] == CELLS + region for square in SQUARES)


def _reached(counts: Sequence[int], part: float) -> float:
    """The least number up to which at least this part of all lies, of those that were seen."""
    wanted, seen = part * sum(counts), 0
    last = 0
    for number, count in enumerate(counts):
        seen += count
        last = number if count else last
        if count and seen >= wanted:
            return number
    return last


def _plain(estimate: Estimate | None) -> dict[str, float | None] | None:
    """An estimate as plain data; an end that is not known is None."""
    if estimate is None:
        return None
    return {
        name: value if abs(value) != float("inf") else None
        for name, value in estimate._asdict().items()
    }


def _trimmed(counts: list[int]) -> list[int]:
    """Counts without what was never seen at their end."""
    while counts and not counts[-1]:
        counts.pop()
    return counts
