"""What can be set of a bot: names, defaults and limits, each in one place.

A search takes its options by name, and the text ``expectimax:depth=2,width=4`` is read into them.

>>> SearchOptions(depth=3, others="mixed").doubt
50
>>> SearchOptions(depth=13).checked()
Traceback (most recent call last):
    ...
marrakech.bots.spec.BadSpec: depth cannot be 13: it is a whole number from 1 to 12
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Self

from marrakech.bots.spec import BadSpec

if TYPE_CHECKING:
    from collections.abc import Mapping

OTHERS = ("best", "paranoid", "greedy", "mixed")
"""What may be expected of others, as :class:`SearchOptions` tells."""


class Option(NamedTuple):
    """An option of a kind of bot: a number in a range, or one of some words, or a file."""

    default: int | str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    takes_file: bool = False
    """Whether it may be a file as well as a word: what has a slash or ends with ``.value``."""

    @property
    def shown_words(self) -> tuple[str, ...]:
        """The words to choose from, as they are told to people."""
        return (*self.words, "./FILE.value") if self.takes_file else self.words

    def read(self, name: str, text: str) -> int | str:
        """The value that a text gives."""
        if self.words:
            return self.checked(name, text)
        if not text.isascii() or not text.isdigit():
            raise self._no_number(name, text)
        return self.checked(name, int(text))

    def is_file(self, value: str) -> bool:
        """Whether a value names a file, and is none of the words."""
        return self.takes_file and ("/" in value or "\\" in value or value.endswith(".value"))

    def checked(self, name: str, value: object) -> int | str:
        """A value that is possible."""
        if self.words:
            if isinstance(value, str) and (value in self.words or self.is_file(value)):
                return value
            words = ", ".join(self.shown_words)
            raise BadSpec("bot-option-word", option=name, text=str(value), words=words)
        if type(value) is not int or not self.least <= value <= self.most:
            raise self._no_number(name, value)
        return value

    def _no_number(self, name: str, value: object) -> BadSpec:
        return BadSpec(
            "bot-option-number", option=name, text=str(value), least=self.least, most=self.most
        )


class SearchOptions(NamedTuple):
    """What can be set of a :class:`marrakech.bots.search.Search`."""

    depth: int = 2
    """How many turns it looks ahead: 1 is the rest of one's own, 2 the next player's as well."""
    width: int = 4
    """How many rugs, the best at a glance, are looked into. Of what there is to choose from now
    all are."""
    others: str = "best"
    """What is expected of others: each his own ``best`` (max-n), the worst for the one who thinks
    (``paranoid``), what the bot ``greedy`` would do, or a mean of that and their best
    (``mixed``)."""
    slack: int = 100
    """What looks worse at a glance than the best by more than so many hundredths of a win is not
    looked into, later than now."""
    heat: int = 0
    """In thousandths of a win: what is as good as the best but for so much is often taken, and
    what is much worse hardly ever."""
    doubt: int = 50
    """With ``mixed`` others, the share of greedy ones, in hundredths."""
    nodes: int = 0
    """How many positions it may judge for a decision; 0 is no limit."""
    ms: int = 0
    """How many milliseconds a decision may take; 0 is no limit."""
    thrift: int = 0
    """Style, like the three below: what it likes beyond winning, in thousandths of a win. This one
    is for each dirham that it need not pay: at this throw, and on an average square afterwards."""
    area: int = 0
    """For each square of the area that its new rug becomes a part of."""
    cover: int = 0
    """For each square of others that its new rug covers."""
    risk: int = 0
    """For each dirham by which what may be paid, by it and to it, spreads about its mean."""

    @classmethod
    def of(cls, values: Mapping[str, int | str]) -> Self:
        """Take over what belongs here of the options of a bot."""
        made: Self = cls._make(values[name] for name in cls._fields)
        return made

    def checked(self) -> Self:
        """These options, if all values are in range; refused otherwise."""
        for name, option in SEARCH.items():
            option.checked(name, getattr(self, name))
        return self


_LIMITS: Mapping[str, tuple[int, int]] = {
    "depth": (1, 12),
    "width": (1, 36),
    "slack": (0, 100),
    "heat": (0, 100_000),
    "doubt": (0, 100),
    "nodes": (0, 1_000_000_000),
    "ms": (0, 3_600_000),
    "thrift": (0, 1000),
    "area": (0, 1000),
    "cover": (0, 1000),
    "risk": (0, 1000),
}
SEARCH: Mapping[str, Option] = MappingProxyType(
    {
        name: Option(default, words=OTHERS) if name == "others" else Option(default, *_LIMITS[name])
        for name, default in SearchOptions()._asdict().items()
    }
)
"""The limits of each of the :class:`SearchOptions`."""


class BestFirstOptions(NamedTuple):
    """What can be set of a :class:`marrakech.bots.bestfirst.BestFirst`."""

    nodes: int = 0
    """How many positions it may judge for a decision; 0 is no limit, if there is one of time."""
    ms: int = 0
    """How many milliseconds a decision may take; 0 is no limit."""
    others: str = "best"
    """What is expected of others: ``best``, ``greedy`` or ``mixed``, as in
    :class:`SearchOptions`."""
    doubt: int = 50
    """With ``mixed`` others, the share of greedy ones, in hundredths."""
    learn: int = 1
    """Whether, with ``mixed`` others, that share follows from how each has played: 0 or 1."""
    explore: int = 5
    """How much better something seldom looked at may prove to be, in hundredths of a win."""
    clear: int = 0
    """A choice that leads by so many hundredths of a win is taken at once; 0 is never."""
    heat: int = 0
    """As in :class:`SearchOptions`."""

    @classmethod
    def of(cls, values: Mapping[str, int | str]) -> Self:
        """Take over what belongs here of the options of a bot."""
        made: Self = cls._make(values[name] for name in cls._fields)
        return made

    def checked(self) -> Self:
        """These options, if all values are in range; refused otherwise."""
        for name, option in BEST_FIRST.items():
            option.checked(name, getattr(self, name))
        return self


USUAL_NODES = 6000
"""How many positions a best-first search judges if no limit is given."""
BEST_FIRST: Mapping[str, Option] = MappingProxyType(
    {
        "nodes": Option(0, 0, 1_000_000_000),
        "ms": Option(0, 0, 3_600_000),
        "others": Option("best", words=("best", "greedy", "mixed")),
        "doubt": Option(50, 0, 100),
        "learn": Option(1, 0, 1),
        "explore": Option(5, 0, 1000),
        "clear": Option(0, 0, 100),
        "heat": Option(0, 0, 100_000),
    }
)
"""The limits of each of the :class:`BestFirstOptions`."""
