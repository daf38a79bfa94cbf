"""The samples that compare Python with the page have every message, with all kinds of numbers."""

from __future__ import annotations

import pytest

from marrakech.locales import FALLBACK, Speaker, languages
from marrakech.locales.check import SPOKEN, Catalogue
from tests.locales.samples import NUMBERS, counted, samples


def test_every_message_that_the_page_may_say_is_among_the_samples() -> None:
    english = Catalogue(FALLBACK)
    wanted = {name for name, file in english.file_of.items() if file in SPOKEN}
    assert {name for name, _ in samples()} == {name for name in wanted if name[0] != "-"}


def test_what_counts_is_tried_with_all_numbers() -> None:
    asked = samples()
    counting = {name: given for name, given in counted().items() if given and name in dict(asked)}
    assert len(counting) > 15
    for name, given in counting.items():
        for variable in given:
            tried = {each[variable] for message, each in asked if message == name}
            assert tried == set(NUMBERS), name


@pytest.mark.parametrize("language", languages())
def test_no_sample_leaves_a_gap(language: str) -> None:
    say = Speaker(language)
    said = [say(name, **details) for name, details in samples()]
    assert not [text for text in said if not text.strip() or "{" in text or "\u2068" in text]
