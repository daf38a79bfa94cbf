"""The printed texts, each against its line in the table (section 8)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pytest

from marrakech import EDITIONS, BadRules, Edition, Game, Phase, edition_for
from marrakech.core.editions import Box

from .playing import luck, play_on

if TYPE_CHECKING:
    from marrakech.core.rules import Variant


class Text(NamedTuple):
    """A line of the table, word for word; the columns in its order."""

    elimination: str
    variant: str
    cover: str
    pile: str
    area: str
    tie: str
    first: str
    box: str


FULL = Text("yes", "yes", "opponents", "shuffled", "colour", "dirhams", "agree", "60, 20+20")
MOROCCO = FULL._replace(first="Morocco")
GENTLE = FULL._replace(elimination="no", variant="no")

TABLE = {
    "en": FULL,
    "fr": MOROCCO,
    "nl": MOROCCO,
    "es": MOROCCO,
    "it": MOROCCO,
    "de": MOROCCO._replace(variant="no"),
    "ja": FULL._replace(first="lot"),
    "ko": FULL._replace(variant="up to a quarter", cover="any"),
    "th": FULL._replace(pile="alternating"),
    "fa": FULL._replace(area="owner", first="lot", box="57, 20+20"),
    "fi": GENTLE._replace(cover="colours", area="owner"),
    "sv": GENTLE,
    "el": GENTLE,
    "is": GENTLE,
    "ro": GENTLE,
    "pl": GENTLE,
    "hr": GENTLE,
    "cs": GENTLE._replace(pile="alternating", tie="none", box="not listed"),
    "pt": GENTLE._replace(first="Morocco"),
    "ar": GENTLE._replace(cover="colours", first="lot or youngest"),
    "et": GENTLE,
    "lv": GENTLE,
    "lt": GENTLE,
    "ru": GENTLE,
    "zh-Hant": GENTLE._replace(cover="colours"),
    "zh-Hans": GENTLE._replace(cover="colours"),
    "hu": GENTLE._replace(cover="any"),
    "nb": GENTLE._replace(cover="any"),
    "sl": GENTLE._replace(box="57, 20+20"),
    "sr": GENTLE._replace(box="57, 20+20"),
}
OTHER_BOXES = {
    "hong-kong-2022": FULL._replace(box="60, 21+21, bag"),
    "hong-kong-2022-english": FULL._replace(box="60, 21+21"),
    "hungarian-early": GENTLE._replace(cover="any", box="57, 20+20"),
    "russian-lifestyle": GENTLE._replace(box="60, 21+21, bag"),
    "french-2007": GENTLE._replace(first="Morocco", box="57, 20+20"),
}
BOOKLET = (
    "en fr nl es it fi sv cs el pt pl is ar et lv lt ru zh-Hant ja zh-Hans hu sl ro nb sr hr de ko "
    "th fa"
)

VARIANTS = {"yes": "turn-at-end", "up to a quarter": "turn-at-end-optional", "no": None}
BOXES = {
    "60, 20+20": Box(rugs=60, ones=20, fives=20, bag=False),
    "57, 20+20": Box(rugs=57, ones=20, fives=20, bag=False),
    "60, 21+21": Box(rugs=60, ones=21, fives=21, bag=False),
    "60, 21+21, bag": Box(rugs=60, ones=21, fives=21, bag=True),
    "not listed": None,
}


def in_booklet(language: str) -> Edition:
    """The text of the international booklet in a language."""
    (edition,) = (
        edition
        for edition in EDITIONS.values()
        if edition.booklet == "international" and language in edition.languages
    )
    return edition


LINES = [(in_booklet(language), text) for language, text in TABLE.items()] + [
    (EDITIONS[name], text) for name, text in OTHER_BOXES.items()
]
every_text = pytest.mark.parametrize(
    ("edition", "text"), LINES, ids=[edition.id for edition, _ in LINES]
)
every_edition = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


def test_the_table_has_a_line_for_every_edition() -> None:
    """Section 8: thirty texts of the booklet and five of other boxes, no more and no less."""
    assert sorted(edition.id for edition, _ in LINES) == sorted(EDITIONS)
    assert len(EDITIONS) == 35


def test_the_booklet_has_thirty_languages_in_its_order() -> None:
    """Section 8: one text a language."""
    texts = [edition for edition in EDITIONS.values() if edition.booklet == "international"]
    assert [edition.languages for edition in texts] == [(name,) for name in BOOKLET.split()]


def test_the_other_boxes_have_their_languages() -> None:
    """Section 8: Hong Kong's has two texts, the Chinese of Hong Kong being the 31st language."""
    languages = {name: EDITIONS[name].languages for name in OTHER_BOXES}
    assert languages == {
        "hong-kong-2022": ("zh-Hant-HK",),
        "hong-kong-2022-english": ("en",),
        "hungarian-early": ("hu",),
        "russian-lifestyle": ("ru",),
        "french-2007": ("fr",),
    }
    boxes = {name: EDITIONS[name].booklet for name in OTHER_BOXES}
    assert boxes.pop("hong-kong-2022-english") == "hong-kong-2022"
    assert all(booklet == name for name, booklet in boxes.items())


@every_text
def test_an_edition_says_what_is_in_the_box(edition: Edition, text: Text) -> None:
    """Section 8: rugs, ones and fives, and whether there is a bag."""
    assert edition.box == BOXES[text.box]


@every_text
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_edition_gives_its_rules(edition: Edition, text: Text, players: int) -> None:
    """Section 8: every column of the table, for any number of players."""
    rules = edition.rules(players)
    assert rules.players == players
    assert rules.elimination is (text.elimination == "yes")
    assert rules.cover == text.cover
    assert rules.pile == (text.pile if players == 2 else "shuffled")
    assert rules.area == text.area  # R4.5: with more players it says nothing, and is not refused
    assert rules.tiebreak == text.tie
    assert rules.first_player == text.first.lower()
    assert rules.edition == edition.id
    unsaid = (rules.variant, rules.two_player, rules.heading, rules.dirhams, rules.rugs)
    assert unsaid == (None, "two colours", "S", 30, None)


@every_text
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_edition_offers_the_variant_or_refuses_it(
    edition: Edition, text: Text, players: int
) -> None:
    """Section 8: yes, up to a quarter (the Korean text), or no."""
    assert edition.variant == VARIANTS[text.variant]
    if text.variant == "no":
        says = re.escape(f"the text “{edition.title}” has no variant")
        with pytest.raises(BadRules, match=says) as refused:
            edition.rules(players, variant=True)
        assert refused.value.reason == "no-variant"
    else:
        assert edition.rules(players, variant=True).variant == VARIANTS[text.variant]


@every_edition
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_edition_can_be_played_to_the_end(edition: Edition, players: int) -> None:
    """Section 8: with the variant where there is one."""
    game = Game(edition.rules(players, variant=edition.variant is not None))
    assert play_on(game, luck(players)).phase == Phase.OVER
    assert game.outcome() is not None


@every_edition
def test_an_edition_differs_from_the_standard_set_where_its_line_does(edition: Edition) -> None:
    """Section 8: unlisted cells are the standard set; the differences name the others."""
    text = {each.id: line for each, line in LINES}[edition.id]
    standard = FULL._replace(first="lot")
    option_of = {"pile": "pile", "tie": "tiebreak", "first": "first_player"}
    listed = {
        option_of.get(column, column)
        for column in Text._fields
        if getattr(text, column) != getattr(standard, column)
    }
    assert {difference.option for difference in edition.differences()} == listed


def test_a_difference_says_what_is_standard() -> None:
    """Section 8: the Korean text lets nobody cover his own rugs whole either."""
    differences = {
        each.option: (each.value, each.standard) for each in EDITIONS["korean"].differences()
    }
    assert differences["cover"] == ("any", "opponents")
    assert differences["variant"] == ("turn-at-end-optional", "turn-at-end")


# Section 9, line by line: which texts a remark is about
REMARKS = {
    "slip-no-walk": "dutch",
    "slip-not-lost": "thai",
    "pile-reading": "thai",
    "slip-pays-rugs": "estonian hungarian hungarian-early",
    "slip-may-lay": "estonian norwegian swedish",
    "same-colour-allowed": "japanese latvian persian russian russian-lifestyle",
    "loose-one-half": "german",
    "slip-left-out": "czech",
    "slip-opponent": "czech",
    "slip-variant": "spanish",
    "not-mixed": "polish romanian",
    "setup-one-colour": "french-2007 portuguese",
    "slip-counts-twice": "french-2007 portuguese",
    "box-colours": "french-2007 hungarian-early persian serbian slovenian",
    "coins": "norwegian",
    "keeping-heading": "norwegian",
    "own-square": "arabic norwegian",
    "slip-cards": "slovenian",
    "slip-results": "serbian",
    "slip-exit-arrow": "lithuanian",
    "slip-end-of-rug": "romanian",
    "slip-dirham-won": "hungarian hungarian-early",
    "slip-aim": "swedish",
    "slip-leaves-game": "persian",
    "pick-colour": "korean",
    "rock-paper-scissors": "japanese",
    "not-under-three": "korean persian",
    "age-and-time": "persian",
    "edge-mosaics": "hong-kong-2022 hong-kong-2022-english",
    "edge-bends": "hungarian hungarian-early",
    "edge-lines": "arabic",
    # section 10
    "out-of-money": "hong-kong-2022-english international japanese korean",
}


@pytest.mark.parametrize(("note", "texts"), REMARKS.items())
def test_remarks_that_are_no_options_are_notes(note: str, texts: str) -> None:
    """Section 9: what a text allows expressly, and the slips of the printed texts."""
    noted = sorted(edition.id for edition in EDITIONS.values() if note in edition.notes)
    assert noted == texts.split()


def test_there_are_no_other_remarks() -> None:
    """Section 9: so that a note that nobody tests is found here."""
    notes = [note for edition in EDITIONS.values() for note in edition.notes]
    assert set(notes) == REMARKS.keys()
    assert len(notes) == sum(len(texts.split()) for texts in REMARKS.values())


@every_edition
def test_three_colours_of_fifteen_rugs_are_a_small_box(edition: Edition) -> None:
    """Section 9: whoever has 57 rugs has 15 of three colours and 12 of the fourth."""
    small = edition.box is not None and edition.box.rugs == 3 * 15 + 12
    assert small == ("box-colours" in edition.notes)


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "international"),
        ("fr", "french"),
        ("hu", "hungarian"),
        ("ru", "russian"),
        ("zh-Hant", "chinese-traditional"),
        ("zh-Hant-HK", "hong-kong-2022"),
        ("EN", "international"),
        ("en-GB", "international"),
        ("pt-BR", "portuguese"),
        ("pt_BR", "portuguese"),
        ("de-AT", "german"),
        ("sr-Latn-RS", "serbian"),
        ("no", "norwegian"),
        ("nn-NO", "norwegian"),
        ("zh", "chinese-simplified"),
        ("zh-Hans-CN", "chinese-simplified"),
        ("zh-CN", "chinese-simplified"),
        ("zh-TW", "chinese-traditional"),
        ("zh-HK", "hong-kong-2022"),
        ("zh-MO", "hong-kong-2022"),
        ("zh-Hant-MO", "chinese-traditional"),
        ("en-HK", "international"),
    ],
)
def test_a_language_finds_its_text(language: str, wanted: str) -> None:
    """Section 8: the booklet's text where there is one; a region that has none does no harm."""
    assert edition_for(language) is EDITIONS[wanted]


@pytest.mark.parametrize("code", ["la", "", "-", "tlh", "e", "english"])
def test_a_language_without_a_text_finds_none(code: str) -> None:
    """Section 8: no text in Latin was printed."""
    assert edition_for(code) is None


def test_house_rules_lie_on_top_of_an_edition() -> None:
    """Section 8: what the house says goes, what it does not say is as printed."""
    rules = EDITIONS["finnish"].rules(3, dirhams=20, elimination=True)
    assert (rules.dirhams, rules.elimination, rules.cover) == (20, True, "colours")
    assert rules.edition == "finnish"


@pytest.mark.parametrize("variant", ["turn-at-end", "turn-at-end-optional"])
def test_a_house_may_play_a_variant_that_is_not_printed(variant: Variant) -> None:
    """Section 8: named in full it is a house rule, and not refused."""
    assert EDITIONS["german"].rules(4, variant=variant).variant == variant


@every_edition
def test_two_players_may_play_any_edition_with_one_colour(edition: Edition) -> None:
    """Section 8: then nothing is said about two-colour piles."""
    rules = edition.rules(2, two_player="one colour")
    assert (rules.two_player, rules.pile, rules.rugs_each) == ("one colour", "shuffled", 15)


@pytest.mark.parametrize("players", [1, 5])
def test_no_edition_is_for_one_or_five(players: int) -> None:
    """Section 8: the box says 2-4 players."""
    with pytest.raises(BadRules, match="players cannot be"):
        EDITIONS["international"].rules(players)


def test_editions_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        EDITIONS["mine"] = EDITIONS["thai"]  # type: ignore[index]
