"""The rule set of a game: every option in which the printed rulebooks differ.

The defaults are the standard set of rule 8. A named edition of the printed rules is a choice of
these options; see :mod:`marrakech.core.editions`.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Literal, Never, TypedDict, Unpack, get_args

from marrakech.core.board import COLOURS, Colour
from marrakech.core.errors import BadRules

if TYPE_CHECKING:
    from collections.abc import Mapping

Cover = Literal["opponents", "any", "colours"]
Variant = Literal["turn-at-end", "turn-at-end-optional"]
TwoPlayer = Literal["two colours", "one colour"]
Pile = Literal["shuffled", "alternating"]
Area = Literal["colour", "owner"]
Tiebreak = Literal["dirhams", "rugs", "none"]
StartHeading = Literal["S", "N", "E", "W"]
FirstPlayer = Literal["lot", "agree", "youngest", "morocco", "lot or youngest"]

MOST_DIRHAMS = 10_000
MOST_RUGS = 1_000


class Options(TypedDict, total=False):
    """The options of :class:`Rules` other than the number of players and the variant."""

    elimination: bool
    cover: Cover
    two_player: TwoPlayer
    pile: Pile
    area: Area
    tiebreak: Tiebreak
    heading: StartHeading
    dirhams: int
    rugs: int | None
    first_player: FirstPlayer


class AllOptions(Options, total=False):
    """All options of :class:`Rules`."""

    players: int
    variant: Variant | None


OPTIONS = (
    "players",
    "elimination",
    "cover",
    "variant",
    "two_player",
    "pile",
    "area",
    "tiebreak",
    "heading",
    "dirhams",
    "rugs",
    "first_player",
)
"""The names of all options, in the order in which texts list them."""

CHOICES: dict[str, tuple[object, ...]] = {
    "players": (2, 3, 4),
    "elimination": (True, False),
    "cover": get_args(Cover),
    "variant": (None, *get_args(Variant)),
    "two_player": get_args(TwoPlayer),
    "pile": get_args(Pile),
    "area": get_args(Area),
    "tiebreak": get_args(Tiebreak),
    "heading": get_args(StartHeading),
    "first_player": get_args(FirstPlayer),
}
"""The values of every option that has a fixed set of them, the default first (players: 4)."""

RANGES = {"dirhams": (0, MOST_DIRHAMS), "rugs": (1, MOST_RUGS)}
"""The least and the greatest value of the options that are numbers (R2.5)."""


class Rules:
    """A rule set. It never changes; options that cannot be combined are refused.

    >>> Rules(players=2).rugs_each
    24
    >>> Rules(players=3, pile="alternating")
    Traceback (most recent call last):
        ...
    marrakech.core.errors.BadRules: pile="alternating" needs two players with two colours each
    """

    __slots__ = (*OPTIONS, "edition")

    players: int
    """R2.1: two, three or four."""
    elimination: bool
    """R4.3: who cannot pay is out; else he pays what he has and plays on (R4.4)."""
    cover: Cover
    """R5.3: whose rugs may not be covered whole."""
    variant: Variant | None
    """R7: Assam is turned at the end of a turn; exactly, or up to, a quarter."""
    two_player: TwoPlayer
    """R2.3: two colours each, 12 rugs of each; or one colour each, 15 rugs."""
    pile: Pile
    """R2.3: how two colours make a pile."""
    area: Area
    """R4.5: whose squares hang together; it matters where a player has two colours."""
    tiebreak: Tiebreak
    """R6.3: what decides between equal points."""
    heading: StartHeading
    """R1.2: the way that Assam faces at the start."""
    dirhams: int
    """R2.1, R2.5: what everybody has at the start."""
    rugs: int | None
    """R2.5: rugs for each player; None is the number of R2.2 and R2.3."""
    first_player: FirstPlayer
    """R2.4: how the first player is chosen; ``Game(rules, first=...)`` is told who it is."""
    edition: str | None
    """The edition that these rules were made from, if any; see ``Edition.rules``."""

    def __init__(  # noqa: PLR0913, PLR0917  (as many as the rulebooks differ in)
        self,
        players: int = 4,
        elimination: bool = True,
        cover: Cover = "opponents",
        variant: Variant | None = None,
        two_player: TwoPlayer = "two colours",
        pile: Pile = "shuffled",
        area: Area = "colour",
        tiebreak: Tiebreak = "dirhams",
        heading: StartHeading = "S",
        dirhams: int = 30,
        rugs: int | None = None,
        first_player: FirstPlayer = "lot",
    ) -> None:
        given = (players, elimination, cover, variant, two_player, pile, area, tiebreak, heading)
        for option, value in zip(OPTIONS, (*given, dirhams, rugs, first_player), strict=True):
            object.__setattr__(self, option, value)
        object.__setattr__(self, "edition", None)
        self._check()

    def _check(self) -> None:
        """Refuse what cannot be; a choice that was given in other words is kept as it is listed."""
        for option, choices in CHOICES.items():
            value = getattr(self, option)
            for choice in choices:
                if _same(value, choice):
                    object.__setattr__(self, option, choice)
                    break
            else:
                raise BadRules(
                    "option-value",
                    option=option,
                    value=_shown(value),
                    choices=", ".join(repr(choice) for choice in choices),
                )
        for option, (least, most) in RANGES.items():
            value = getattr(self, option)
            if value is None and option == "rugs":
                continue
            if type(value) is not int or not least <= value <= most:
                raise BadRules(
                    "option-range", option=option, value=_shown(value), least=least, most=most
                )
        if self.two_player == "one colour" and self.players != 2:
            raise BadRules("one-colour-needs-two", players=self.players)
        if self.pile == "alternating" and not self.two_colours:
            raise BadRules("alternating-needs-two-colours")
        if self.two_colours and self.rugs_each % 2:
            raise BadRules("odd-rugs", rugs=self.rugs_each)

    def options(self) -> dict[str, Any]:
        """All options by name."""
        return {option: getattr(self, option) for option in OPTIONS}

    @staticmethod
    def parse(text: str) -> Rules:
        """Read a rule set from its text, such as ``korean/2,dirhams=20``."""
        from marrakech.core.ruletext import read_rules  # noqa: PLC0415  (it builds on this module)

        return read_rules(text)

    @staticmethod
    def of(given: Rules | str | None) -> Rules:
        """The rules that are meant, wherever somebody may give them in one of three forms.

        They are given as they are, as a text such as ``korean/2``, or not at all, which stands for
        the standard set with four players.

        >>> Rules.of("standard/3") == Rules.of(Rules(players=3))
        True
        """
        if given is None:
            return Rules()
        if isinstance(given, str):
            return Rules.parse(given)
        if isinstance(given, Rules):
            return given
        raise TypeError(
            'rules are Rules(...), EDITIONS["international"].rules(players=3), '
            f'or a text like "international/3", not {given!r}'
        )

    @property
    def text(self) -> str:
        """The rule set as a word, as positions and records have it."""
        from marrakech.core.ruletext import write_rules  # noqa: PLC0415  (likewise)

        return write_rules(self)

    def replace(self, **options: Unpack[AllOptions]) -> Rules:
        """The same edition with other options, or another number of players.

        >>> Rules(players=3).replace(dirhams=20)
        Rules(players=3, dirhams=20)
        """
        from marrakech.core.ruletext import house_rules, with_options  # noqa: PLC0415  (likewise)

        changed = {"players": self.players, **house_rules(self), **options}
        return with_options(self.edition, changed)

    def __setattr__(self, name: str, value: object) -> Never:
        raise AttributeError("rules cannot be changed; rules.replace(...) makes others")

    def __eq__(self, other: object) -> bool:
        """Whether all options are the same; the edition is only where they come from."""
        if not isinstance(other, Rules):
            return NotImplemented
        return self is other or self.options() == other.options()

    def __hash__(self) -> int:
        return hash(tuple(self.options().values()))

    def __reduce__(self) -> tuple[object, ...]:
        return made_from, (self.edition, self.options())

    @property
    def two_colours(self) -> bool:
        """Whether each player has two colours (R2.3)."""
        return self.players == 2 and self.two_player == "two colours"

    @property
    def hides_piles(self) -> bool:
        """Whether the piles have an order that nobody knows (R2.3)."""
        return self.two_colours and self.pile == "shuffled"

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours in the game; the owner of number n is seat ``n % players``."""
        return COLOURS if self.two_colours else COLOURS[: self.players]

    def seat(self, seat: int) -> int:
        """Check the number of a seat, and return it as a plain ``int`` (R2.1)."""
        if not hasattr(seat, "__index__"):
            raise TypeError(f"a seat is a number from 0 to {self.players - 1}, not {seat!r}")
        if not 0 <= index(seat) < self.players:
            raise BadRules("no-such-seat", seat=seat, last=self.players - 1)
        return index(seat)

    def colours_of(self, seat: int) -> tuple[Colour, ...]:
        """The colours of one player, the one that names the seat first."""
        return self.colours[self.seat(seat) :: self.players]

    @property
    def rugs_each(self) -> int:
        """How many rugs each player starts with (R2.2, R2.3, R2.5)."""
        if self.rugs is not None:
            return self.rugs
        if self.players == 4:
            return 12
        return 24 if self.two_colours else 15

    @property
    def rugs_per_colour(self) -> int:
        """How many rugs of each colour there are."""
        return self.rugs_each // 2 if self.two_colours else self.rugs_each

    def __repr__(self) -> str:
        from marrakech.core.ruletext import house_rules  # noqa: PLC0415  (it builds on this module)

        maker = "Rules" if self.edition is None else f"EDITIONS[{self.edition!r}].rules"
        options = "".join(f", {name}={value!r}" for name, value in house_rules(self).items())
        return f"{maker}(players={self.players}{options})"


def _same(value: object, choice: object) -> bool:
    """Whether a value is a choice: ``True`` is not 1, but ``Heading.S`` is ``"S"``."""
    alike = isinstance(value, str) if isinstance(choice, str) else type(value) is type(choice)
    return alike and value == choice


def _shown(value: object) -> str:
    """A value as an error shows it."""
    try:
        return repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return type(value).__name__


def made_from(edition: str | None, options: Mapping[str, Any]) -> Rules:
    """Rules with a note of the edition that they come from."""
    rules = Rules(**options)
    object.__setattr__(rules, "edition", edition)
    return rules
