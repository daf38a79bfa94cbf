"""What people read is in the catalogues, and what is in the catalogues is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import marrakech
from marrakech.core.editions import EDITIONS
from marrakech.core.errors import REASONS, BadNotation, BadRecord, Refusal
from marrakech.locales import (
    CODES,
    FALLBACK,
    FOLDER,
    closest,
    languages,
    preferred,
    speaker,
)
from marrakech.locales.check import (
    REQUIRED,
    Catalogue,
    Finding,
    check_language,
    check_page_source,
    choices,
    plurals_of,
    texts,
    variables,
)
from marrakech.locales.pseudo import pseudo, write
from tests.cli.calling import Command

if TYPE_CHECKING:
    from pathlib import Path


NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100)
"""At which languages change their words."""


def test_the_catalogues_are_in_order_and_nothing_is_outside_of_them() -> None:
    """Everything is looked through once, and as a translator does it: by the command."""
    result = Command("i18n")("check")
    assert result.exit_code == 0, result.output
    assert f"{len(languages())} languages" in result.stdout


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    say = speaker(language)
    for name, message in Catalogue(language).messages.items():
        if name.startswith("-"):
            continue
        for number in NUMBERS if choices(message) else NUMBERS[:1]:
            details = dict.fromkeys(variables(message), number)
            assert say(name, **details)


@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_reads_the_same_in_the_core_and_in_the_catalogue(reason: str) -> None:
    names = re.findall(r"\{(\w+)\}", REASONS[reason])
    error = Refusal(reason, **{name: f"<{name}>" for name in names})
    assert speaker("en").refusal(error) == str(error)


def test_a_refusal_within_a_record_is_said_in_one_language() -> None:
    why = BadNotation("square", text="z9")
    error = BadRecord(why, 3, 14)
    assert speaker("en").refusal(error) == str(error) == f"line 3, column 14: {why}"


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_an_edition_has_the_same_title_in_the_core_and_in_the_catalogue(edition: object) -> None:
    assert isinstance(edition, marrakech.Edition)
    assert speaker("en")("editions-name", edition=edition.id) == edition.title


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        speaker("en")("no-such-message")


def test_a_message_without_its_details_is_an_error() -> None:
    with pytest.raises(ValueError, match="cli-error"):
        speaker("en")("cli-error")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "xx_YY"}, "en"),
        ({"LC_ALL": "en_US.UTF-8@posix", "LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_says_which_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_a_longer_code_finds_the_language() -> None:
    assert closest("EN-gb-oed") == "en"
    assert closest("tlh") is None


def test_other_codes_find_their_language() -> None:
    known = ("zh-Hans", "zh-Hant", "zh-Hant-HK", "nb", "pt")
    wanted = ("zh-TW", "zh-HK", "zh-CN", "zh", "zh-Hant-MO", "no", "nn-NO", "pt-BR")
    found = ("zh-Hant", "zh-Hant-HK", "zh-Hans", "zh-Hans", "zh-Hant", "nb", "nb", "pt")
    assert tuple(closest(code, known) for code in wanted) == found
    assert set(CODES.aliases.values()) <= set(languages())
    assert set(CODES.rtl) == set(CODES.digits) == {"ar", "fa"}


def test_numbers_have_the_digits_of_their_language() -> None:
    assert "١١" in speaker("ar")("page-rugs-left", number=11)
    assert "٣" in speaker("ar")("home-more", number=3)
    assert speaker("ar")("page-square-bare", square="d4").startswith("d4")
    assert "\u2068" not in speaker("ar")("page-rugs-left", number=11)
    assert "١٢٬٣٤٥" in speaker("ar")("page-rugs-left", number=12_345)
    assert "۱۲٬۳۴۵٫۶" in speaker("fa")("calibrate-forecasts", forecasts="12,345.6")
    assert " 127.0.0.1" in speaker("ar")("serve-no-port", host="127.0.0.1", port="1", why="?")


@pytest.mark.parametrize("language", languages())
def test_where_lines_may_end_is_marked_by_the_page_alone(language: str) -> None:
    for path in (FOLDER / language).glob("*.ftl"):
        assert not {"\u2060", "\u200b"} & set(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("language", CODES.whole)
def test_words_stay_whole_that_there_are(language: str) -> None:
    messages = Catalogue(language).messages
    said = {name: "".join(texts(message)) for name, message in messages.items()}
    known = {word.replace("|", "") for word in CODES.whole[language]}
    assert not {word for word in known if not any(word in text for text in said.values())}
    names = {said[name] for name in said if name == "-game" or name.startswith("page-bot-")}
    assert names <= known, "names go into codes.json, with a bar between syllables"


# ------------------------------------------------------------------------------ the checks


MODEL = """
demo-plain = { $name } pays { $sum }.
demo-many = { $number ->
    [one] one rug
   *[other] { $number } rugs
}
demo-colour = { $colour ->
    [red] red
   *[blue] blue
}
demo-short = Some words that are long enough
"""


def written(folder: Path, language: str, text: str) -> Catalogue:
    (folder / language).mkdir(parents=True)
    (folder / language / "demo.ftl").write_text(text, encoding="utf-8")
    return Catalogue(language, folder)


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("demo-plain = { $name } pays { $sum }.\n", "", Finding("yet", "ru", "demo-plain")),
        ("pays { $sum }", "pays", Finding("placeholders", "ru", "demo-plain", "sum")),
        ("pays", "pays { $other }", Finding("placeholders", "ru", "demo-plain", "other")),
        ("[red]", "[rot]", Finding("variants", "ru", "demo-colour", "colour: red, rot")),
        ("demo-short", "demo-long", Finding("extra", "ru", "demo-long")),
        ("demo-short", "other-short", Finding("file", "ru", "other-short", "demo.ftl")),
        ("pays", 'pays "x"', Finding("quotes", "ru", "demo-plain", '"')),
        ("Some", "Some" * 60, Finding("long", "ru", "demo-short", "267 : 31")),
        ("demo-short =", "demo-plain =", Finding("twice", "ru", "demo-plain")),
        (
            "demo-short =",
            "demo-short",
            Finding("unreadable", "ru", "demo-short Some words that are long enough"),
        ),
        ("one rug", "one rug", Finding("plurals", "ru", "demo-many", "number: few, many")),
    ],
)
def test_a_slip_is_found(tmp_path: Path, old: str, new: str, finding: Finding) -> None:
    english = written(tmp_path, "en", MODEL)
    assert list(check_language(english, english)) == []
    assert finding in check_language(written(tmp_path, "ru", MODEL.replace(old, new)), english)


@pytest.mark.parametrize("file", sorted(path.stem for path in (FOLDER / FALLBACK).glob("*.ftl")))
def test_only_what_the_command_says_may_be_in_english_first(tmp_path: Path, file: str) -> None:
    for language, text in (
        ("en", f"{file}-old = a\n{file}-new = b\n"),
        ("de", f"{file}-old = a\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / f"{file}.ftl").write_text(text, encoding="utf-8")
    found = list(check_language(Catalogue("de", tmp_path), Catalogue("en", tmp_path)))
    required = {
        *("page", "home", "cast", "moments", "share", "square", "story", "words"),
        *("bots", "editions", "error", "rules", "learn", "terms", "study", "review"),
        *("puzzles", "analysis", "daily", "me", "rating", "slow", "programs"),
    }
    kind = "missing" if file in required else "yet"
    assert found == [Finding(kind, "de", f"{file}-new")]


def test_what_has_to_be_whole_is_there() -> None:
    assert {f"{name}.ftl" for name in REQUIRED} <= {path.name for path in (FOLDER / "en").iterdir()}


def test_every_language_counts_in_its_own_way() -> None:
    assert plurals_of("ar") == {"zero", "one", "two", "few", "many", "other"}
    assert plurals_of("sl") == {"one", "two", "few", "other"}
    assert plurals_of("ja") == {"other"}
    assert plurals_of("fr") == {"one", "other"}


def test_what_is_spelled_out_need_not_be_counted(tmp_path: Path) -> None:
    text = "demo-many = { $number ->\n    [0] a\n    [one] b\n   *[other] c\n}\n"
    english = written(tmp_path, "en", text)
    spelled = written(tmp_path, "lt", text.replace("[0] a", "[few] f\n    [0] a"))
    assert list(check_language(english, english)) == []
    assert list(check_language(spelled, english)) == []


@pytest.mark.parametrize(
    ("source", "kinds"),
    [
        ("<p>{say('page-x')}</p>", []),
        ("<p>Hello there</p>", ["outside"]),
        ('<button aria-label="Close it">{x}</button>', ["outside"]),
        ("<button onclick={() => (a > b ? go({ x: `y` }) : null)}>{say('page-x')}</button>", []),
        ("<script>const x = say('page-a') + say('page-b');</script>", ["joined"]),
        ("<style>.red { color: red }</style><!-- a remark -->", []),
    ],
)
def test_text_in_a_component_is_found(source: str, kinds: list[str]) -> None:
    assert [found.kind for found in check_page_source(source, "x.svelte")] == kinds


def test_the_language_that_nobody_speaks_can_be_spoken(tmp_path: Path) -> None:
    (tmp_path / FALLBACK).mkdir()
    for file in (FOLDER / FALLBACK).glob("*.ftl"):
        (tmp_path / FALLBACK / file.name).write_bytes(file.read_bytes())
    write(tmp_path)
    english, strange = Catalogue("en", tmp_path), Catalogue("en-XA", tmp_path)
    kinds = {found.kind for found in check_language(strange, english)}
    assert kinds <= {"long"}
    assert pseudo("demo = Rug { $x }\n").startswith("demo = ⟦Řúúúǧ { $x }⟧")
