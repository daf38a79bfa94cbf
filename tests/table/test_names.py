"""Names that others see."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.locales import languages, speaker
from marrakech.server.bot_names import looks_like_a_bot
from marrakech.table.errors import TableRefusal
from marrakech.table.messages import NewTable, SeatPlan
from marrakech.table.names import MOST, cleaned, mixes_alphabets, same
from marrakech.table.plan import checked, known_name
from marrakech.table.seats import LEVEL_NAMES

TRICKS = "Aae\u0410 \u200c\u200d\ufe0f\u0301\u0336\u3164\u2800\u034f👩🚀🏽मी्मکی1\u20e3葛\U000e0100"


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \t Maria\n", "Ana Maria"),
        ("محمد", "محمد"),
        ("สมชาย", "สมชาย"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("A\u202eevil\u2066", "Aevil"),
        ("\x1b[31mred", "[31mred"),
        ("\u200b\u2060\ufeff", ""),
        ("x" * 100, "x" * MOST),
        ("Z" + "\u0336" * 50, "Z" + "\u0336" * 3),
        ("e\u0301", "é"),
        ("\ud800", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("क्\u200dष", "क्\u200dष"),
        ("A\u200dn\u200ca\ufe0f", "Ana"),
        ("A\u034fn\u115fa\u3164", "Ana"),
        ("Ana\u2800Maria", "Ana Maria"),
        ("e\u200d\u0301", "é"),
        ("Z" + "\u0336\u200d" * 50, "Z" + "\u0336" * 3),
        ("!", "!"),
    ],
)
def test_names_are_made_fit_to_be_shown(given_name: str, shown: str) -> None:
    assert cleaned(given_name) == shown


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\ufe0f", "\u200d", "\u200c", "\u034f"),
        *("\u17b4", "\u180b", "\U000e0100", "\U000e0041", "\u0301", "\u3164 \u2800\ufe0f"),
    ],
    ids=ascii,
)
def test_what_nobody_sees_is_no_name(name: str) -> None:
    assert cleaned(name) == ""
    assert cleaned(name * 5) == ""


@given(st.text() | st.text(TRICKS))
def test_what_is_clean_stays_so(name: str) -> None:
    clean = cleaned(name)
    assert cleaned(clean) == clean
    assert len(clean) <= MOST
    assert clean == clean.strip()
    assert not any(
        unicodedata.category(letter).startswith("C") and letter not in "\u200c\u200d"
        for letter in clean
    )


@pytest.mark.parametrize(
    ("one", "other", "are_same"),
    [
        ("Ana", "ana", True),
        ("Straße", "STRASSE", True),
        ("José", "Jose\u0301", True),
        ("José", "Jose", False),
        ("Ana Maria", "AnaMaria", True),
        ("می\u200cخواهم", "میخواهم", True),
        ("Ａｎａ", "Ana", True),
        ("Ana\ufe0f", "Ana", True),
        ("Ana", "\u0410n\u0430", True),
        ("Aicha", "\u0410\u0456\u0441\u04bb\u0430", True),
        ("\u0421\u0410\u0420\u0410", "CAPA", True),
        ("Idris", "ldris", True),
        ("Coca", "\u0421\u041e\u0421\u0410", True),
        ("Ana 1", "Ana l", True),
        ("Ana 0", "Ana O", True),
        ("Arno", "Amo", True),
        ("Ana\u3164", "Ana", True),
        ("👨\u200d👩\u200d👧", "👨👩👧", True),
        ("葛\U000e0100城", "葛城", True),
        ("Ana", "Ana B.", False),
        ("Ivan", "Иван", False),
        ("👨\u200d👩\u200d👧", "👩\u200d🚀", False),
        ("Ana 1", "Ana 2", False),
    ],
)
def test_names_that_people_take_for_the_same(one: str, other: str, are_same: bool) -> None:
    assert same(cleaned(one), cleaned(other)) is are_same


@pytest.mark.parametrize(
    ("name", "mixes"),
    [
        ("An\u0430", True),
        ("\u0410na", True),
        ("A\u03b1", True),
        ("\u0410\u03b1", True),
        ("O\u200dл", True),
        ("A\u0301\u043d\u0430", True),
        ("\u13aalex", True),
        ("Ana Иванова", False),
        ("Ana-Мария", False),
        ("Ana 王", False),
        ("Ana王", False),
        ("トム太郎くんTom", False),
        ("김철수Kim", False),
        ("علیAli", False),
        ("สมชายTom", False),
        ("Ana👩\u200d🚀1", False),
        ("Иван👍2", False),
    ],
)
def test_a_word_is_in_one_alphabet_or_in_such_as_go_together(name: str, mixes: bool) -> None:
    assert mixes_alphabets(name) is mixes


NAMES = {
    "ar": ("محمد", "فاطمة الزهراء", "عبد الرحمن", "ليلى"),
    "cs": ("Jiří", "Zdeněk Dvořák", "Šárka", "Růžena"),
    "de": ("Jürgen", "Käthe Groß", "Hans-Peter", "Zoë"),
    "el": ("Γιώργος", "Ελένη Παπαδοπούλου", "Άννα", "Νίκος"),
    "en": ("Mary-Jane", "O'Brien", "Siân", "D’Arcy"),
    "es": ("José María", "Íñigo Núñez", "Begoña", "Ángel"),
    "et": ("Õnne", "Jüri Mägi", "Ülle", "Tõnu"),
    "fa": ("محمدرضا", "پریسا", "علی‌رضا", "ژاله"),
    "fi": ("Väinö", "Äijä Hämäläinen", "Pirkko", "Yrjö"),
    "fr": ("François", "Anaïs Lefèvre", "Maël", "Œnone"),
    "hr": ("Željko", "Đurđica Šarić", "Ćiro", "Ana"),
    "hu": ("Győző", "Erzsébet Szűcs", "Ágnes", "Ödön"),
    "is": ("Þórður", "Guðrún Ösp", "Ægir", "Sigríður"),
    "it": ("Niccolò", "Maria D'Angelo", "Giosuè", "Ludovica"),
    "ja": ("田中 太郎", "さくら", "トム", "辻\U000e0101井", "ノリコ・佐々木"),
    "ko": ("김철수", "이영희", "박 지민", "남궁민"),
    "lt": ("Žydrūnas", "Ąžuolas Šimkus", "Eglė", "Jūratė"),
    "lv": ("Jānis", "Ņikita Bērziņš", "Ķērsta", "Šarlote"),
    "nb": ("Øyvind", "Åse Bjørnstad", "Kåre", "Sæbjørg"),
    "nl": ("IJsbrand", "Daniël van 't Hof", "Zoë", "Jan-Willem"),
    "pl": ("Łukasz", "Małgorzata Święch", "Żaneta", "Źdźisław"),
    "pt": ("João", "Conceição Magalhães", "Inês", "Ângelo"),
    "ro": ("Ștefan", "Țuțea Măriuța", "Ionuț", "Ană"),
    "ru": ("Пётр", "Наталья Щукина", "Ёлка", "Анна"),
    "sl": ("Žiga", "Špela Čuček", "Jože", "Nuša"),
    "sr": ("Ђорђе", "Љиљана Њежић", "Џевад", "Đorđe Živković", "Јована"),
    "sv": ("Åke", "Märta Öström", "Björn", "Hjördis"),
    "th": ("สมชาย", "กัญญารัตน์", "ณัฐพงศ์", "น้ำผึ้ง"),
    "zh-Hans": ("王伟", "李娜", "欧阳 修", "张三"),
    "zh-Hant": ("陳怡君", "林志豪", "歐陽修", "葉"),
    "zh-Hant-HK": ("陳大文", "黃靄君", "李嘉欣 Karen", "梁啟超"),
}


def test_there_are_names_in_every_language() -> None:
    assert set(NAMES) == set(languages())


@pytest.mark.parametrize("language", NAMES)
def test_real_names_are_taken_as_they_are(language: str) -> None:
    names = NAMES[language]
    for name in names:
        assert known_name(name) == unicodedata.normalize("NFC", name)
        assert not looks_like_a_bot(name)
        assert [other for other in names if same(name, other)] == [name]


@pytest.mark.parametrize("language", NAMES)
def test_who_is_called_like_a_bot_may_be(language: str) -> None:
    say = speaker(language)
    for level in LEVEL_NAMES:
        name = say(f"page-bot-{level}")
        assert known_name(name)
        assert not looks_like_a_bot(name)
        assert not looks_like_a_bot(name.upper())


@pytest.mark.parametrize("name", ["ldris", "Нassan", "Hass\u0430n"])
def test_who_only_looks_like_a_bot_may_not(name: str) -> None:
    assert looks_like_a_bot(name)


def test_another_game_goes_on_with_names_from_before() -> None:
    """Which somebody would have to write otherwise by now."""
    seats = [SeatPlan("person", name) for name in ("An\u0430", "\u3164", "Ana")]
    assert checked(NewTable(seats), again=True).seats == seats
    for name in ("An\u0430", "\u3164"):
        with pytest.raises(TableRefusal):
            checked(NewTable([SeatPlan("person", name), SeatPlan("open")]))


@given(st.text())
def test_a_name_is_the_same_as_itself_however_it_is_written(name: str) -> None:
    clean = cleaned(name)
    assert same(clean, clean)
    assert same(clean, unicodedata.normalize("NFD", clean))
    assert same(clean.upper(), clean.upper().lower())
