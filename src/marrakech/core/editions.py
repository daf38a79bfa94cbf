"""The printed texts of the rules, each a named choice of options (rule 8).

>>> EDITIONS["korean"].rules(players=3).cover
'any'
>>> edition_for("ko") is EDITIONS["korean"]
True
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, Unpack

from marrakech.core.errors import BadRules
from marrakech.core.rules import Options, Rules, Variant, made_from

if TYPE_CHECKING:
    from collections.abc import Mapping

Booklet = Literal[
    "international", "hong-kong-2022", "hungarian-early", "russian-lifestyle", "french-2007"
]


class Box(NamedTuple):
    """What the box holds besides the board, Assam and the die."""

    rugs: int
    ones: int
    fives: int
    bag: bool = False


STANDARD_BOX = Box(rugs=60, ones=20, fives=20)
SMALL_BOX = Box(rugs=57, ones=20, fives=20)
BOX_WITH_BAG = Box(rugs=60, ones=21, fives=21, bag=True)
BOX_WITHOUT_BAG = Box(rugs=60, ones=21, fives=21)


class Difference(NamedTuple):
    """One way in which an edition differs from the standard set."""

    option: str
    value: object
    standard: object


class Edition(NamedTuple):
    """A printed text: in which languages, from which booklet, and what it says differently."""

    id: str
    title: str
    languages: tuple[str, ...]
    options: Options = Options()
    """The options that this text sets differently from the standard set."""
    variant: Variant | None = None
    """The variant of rule 7 as this text offers it; None if it does not."""
    box: Box | None = STANDARD_BOX
    """What the text says is in the box; None if it does not say."""
    notes: tuple[str, ...] = ()
    """Remarks that are no options, by the names under which the catalogues word them."""
    booklet: Booklet = "international"

    def rules(
        self, players: int = 4, *, variant: bool | Variant | None = None, **house: Unpack[Options]
    ) -> Rules:
        """Give the rules of this edition, with any further options as house rules on top.

        ``variant=True`` plays the variant as this edition offers it, and is refused if it does
        not. What the edition says about two-player piles applies to two players only.
        """
        if variant is True and self.variant is None:
            raise BadRules("no-variant", edition=self.title)
        chosen = self.options.copy()
        if players != 2 or house.get("two_player") == "one colour":
            chosen.pop("pile", None)
        chosen.update(house)
        wanted = self.variant if variant is True else variant or None
        return made_from(self.id, {"players": players, "variant": wanted, **chosen})

    def differences(self) -> tuple[Difference, ...]:
        """Where this edition differs from the standard set, option by option."""
        standard = Rules().options() | {"variant": "turn-at-end", "box": STANDARD_BOX}
        mine = standard | self.options | {"variant": self.variant, "box": self.box}
        return tuple(
            Difference(option, value, standard[option])
            for option, value in mine.items()
            if value != standard[option]
        )


_FULL: Options = {}
_AGREE: Options = {"first_player": "agree"}
_MOROCCO: Options = {"first_player": "morocco"}
_GENTLE: Options = {"elimination": False, "first_player": "agree"}

_ALL = (
    # The international booklet, in the order of its languages
    Edition(
        "international",
        "International, English",
        ("en",),
        _AGREE,
        "turn-at-end",
        notes=("out-of-money",),
    ),
    Edition("french", "French", ("fr",), _MOROCCO, "turn-at-end"),
    Edition("dutch", "Dutch", ("nl",), _MOROCCO, "turn-at-end", notes=("slip-no-walk",)),
    Edition("spanish", "Spanish", ("es",), _MOROCCO, "turn-at-end", notes=("slip-variant",)),
    Edition("italian", "Italian", ("it",), _MOROCCO, "turn-at-end"),
    Edition("finnish", "Finnish", ("fi",), {**_GENTLE, "cover": "colours", "area": "owner"}),
    Edition("swedish", "Swedish", ("sv",), _GENTLE, notes=("slip-may-lay", "slip-aim")),
    Edition(
        "czech",
        "Czech",
        ("cs",),
        {**_GENTLE, "pile": "alternating", "tiebreak": "none"},
        box=None,
        notes=("slip-left-out", "slip-opponent"),
    ),
    Edition("greek", "Greek", ("el",), _GENTLE),
    Edition(
        "portuguese",
        "Portuguese",
        ("pt",),
        {"elimination": False, "first_player": "morocco"},
        notes=("setup-one-colour", "slip-counts-twice"),
    ),
    Edition("polish", "Polish", ("pl",), _GENTLE, notes=("not-mixed",)),
    Edition("icelandic", "Icelandic", ("is",), _GENTLE),
    Edition(
        "arabic",
        "Arabic",
        ("ar",),
        {"elimination": False, "cover": "colours", "first_player": "lot or youngest"},
        notes=("own-square", "edge-lines"),
    ),
    Edition("estonian", "Estonian", ("et",), _GENTLE, notes=("slip-pays-rugs", "slip-may-lay")),
    Edition("latvian", "Latvian", ("lv",), _GENTLE, notes=("same-colour-allowed",)),
    Edition("lithuanian", "Lithuanian", ("lt",), _GENTLE, notes=("slip-exit-arrow",)),
    Edition("russian", "Russian", ("ru",), _GENTLE, notes=("same-colour-allowed",)),
    Edition(
        "chinese-traditional",
        "Chinese (traditional)",
        ("zh-Hant",),
        {**_GENTLE, "cover": "colours"},
    ),
    Edition(
        "japanese",
        "Japanese",
        ("ja",),
        _FULL,
        "turn-at-end",
        notes=("same-colour-allowed", "out-of-money", "rock-paper-scissors"),
    ),
    Edition(
        "chinese-simplified",
        "Chinese (simplified)",
        ("zh-Hans",),
        {**_GENTLE, "cover": "colours"},
    ),
    Edition(
        "hungarian",
        "Hungarian",
        ("hu",),
        {**_GENTLE, "cover": "any"},
        notes=("slip-pays-rugs", "slip-dirham-won", "edge-bends"),
    ),
    Edition(
        "slovenian",
        "Slovenian",
        ("sl",),
        _GENTLE,
        box=SMALL_BOX,
        notes=("box-colours", "slip-cards"),
    ),
    Edition("romanian", "Romanian", ("ro",), _GENTLE, notes=("not-mixed", "slip-end-of-rug")),
    Edition(
        "norwegian",
        "Norwegian",
        ("nb",),
        {**_GENTLE, "cover": "any"},
        notes=("coins", "keeping-heading", "own-square", "slip-may-lay"),
    ),
    Edition(
        "serbian",
        "Serbian",
        ("sr",),
        _GENTLE,
        box=SMALL_BOX,
        notes=("box-colours", "slip-results"),
    ),
    Edition("croatian", "Croatian", ("hr",), _GENTLE),
    Edition("german", "German", ("de",), _MOROCCO, notes=("loose-one-half",)),
    Edition(
        "korean",
        "Korean",
        ("ko",),
        {**_AGREE, "cover": "any"},
        "turn-at-end-optional",
        notes=("out-of-money", "pick-colour", "not-under-three"),
    ),
    Edition(
        "thai",
        "Thai",
        ("th",),
        {**_AGREE, "pile": "alternating"},
        "turn-at-end",
        notes=("pile-reading", "slip-not-lost"),
    ),
    Edition(
        "persian",
        "Persian",
        ("fa",),
        {"area": "owner"},
        "turn-at-end",
        box=SMALL_BOX,
        notes=(
            "box-colours",
            "same-colour-allowed",
            "age-and-time",
            "not-under-three",
            "slip-leaves-game",
        ),
    ),
    # The texts of other boxes; in Hong Kong's there are two, which differ
    Edition(
        "hong-kong-2022",
        "Hong Kong 2022, Chinese",
        ("zh-Hant-HK",),
        _AGREE,
        "turn-at-end",
        box=BOX_WITH_BAG,
        notes=("edge-mosaics",),
        booklet="hong-kong-2022",
    ),
    Edition(
        "hong-kong-2022-english",
        "Hong Kong 2022, English",
        ("en",),
        _AGREE,
        "turn-at-end",
        box=BOX_WITHOUT_BAG,
        notes=("out-of-money", "edge-mosaics"),
        booklet="hong-kong-2022",
    ),
    Edition(
        "hungarian-early",
        "Hungarian, early",
        ("hu",),
        {**_GENTLE, "cover": "any"},
        box=SMALL_BOX,
        notes=("box-colours", "slip-pays-rugs", "slip-dirham-won", "edge-bends"),
        booklet="hungarian-early",
    ),
    Edition(
        "russian-lifestyle",
        "Russian, Lifestyle",
        ("ru",),
        _GENTLE,
        box=BOX_WITH_BAG,
        notes=("same-colour-allowed",),
        booklet="russian-lifestyle",
    ),
    Edition(
        "french-2007",
        "French, 2007",
        ("fr",),
        {"elimination": False, "first_player": "morocco"},
        box=SMALL_BOX,
        notes=("box-colours", "setup-one-colour", "slip-counts-twice"),
        booklet="french-2007",
    ),
)

EDITIONS: Mapping[str, Edition] = MappingProxyType({edition.id: edition for edition in _ALL})
"""Every printed text by its id, the international booklet first, in its own order."""

_OTHER_CODES = {
    "no": "nb",
    "nn": "nb",
    "zh": "zh-hans",
    "zh-cn": "zh-hans",
    "zh-sg": "zh-hans",
    "zh-tw": "zh-hant",
    "zh-hk": "zh-hant-hk",
    "zh-mo": "zh-hant-hk",
}


def edition_for(language: str) -> Edition | None:
    """The text in a language: the international booklet's where there is one.

    A code with a region, such as ``pt-BR``, finds the language's text if the region has none.
    """
    code = language.replace("_", "-").lower()
    while code:
        wanted = _OTHER_CODES.get(code, code)
        for edition in _ALL:
            if wanted in map(str.lower, edition.languages):
                return edition
        code = code.rpartition("-")[0]
    return None
