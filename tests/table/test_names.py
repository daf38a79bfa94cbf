"""Names that others see."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech.table.names import MOST, cleaned, same


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
    ],
)
def test_names_are_made_fit_to_be_shown(given_name: str, shown: str) -> None:
    assert cleaned(given_name) == shown


@given(st.text())
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
        ("Ana", "Ana B.", False),
        ("Ana 1", "Ana 2", False),
    ],
)
def test_names_that_people_take_for_the_same(one: str, other: str, are_same: bool) -> None:
    assert same(cleaned(one), cleaned(other)) is are_same


@given(st.text())
def test_a_name_is_the_same_as_itself_however_it_is_written(name: str) -> None:
    clean = cleaned(name)
    assert same(clean, clean)
    assert same(clean, unicodedata.normalize("NFD", clean))
    assert same(clean.upper(), clean.upper().lower())
