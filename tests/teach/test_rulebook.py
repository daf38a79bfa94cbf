"""The rulebook has all rules, and figures that show what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marrakech import EDITIONS
from marrakech.core.story import Phase, Walked
from marrakech.draw import svg, text
from marrakech.locales import languages
from marrakech.locales.check import Catalogue
from marrakech.teach.rulebook import FIGURES, OPEN, SECTIONS, Figure, message_of, rulebook

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules.md"


def test_it_has_every_rule_of_the_document_in_its_order() -> None:
    written = re.findall(
        r"^- \*\*(R[1-7]\.\d)\*\*", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [rule for section in SECTIONS for rule in section.rules] == written


def test_what_is_open_is_decided_by_rules_that_there_are() -> None:
    """Section 10: and its list names them."""
    rules = {rule for section in SECTIONS for rule in section.rules}
    decided = [rule for question in OPEN for rule in question.rules]
    assert set(decided) <= rules
    assert {"R1.1", "R1.3", "R1.4", "R4.3", "R4.4", "R5.3", "R6.1", "R6.2", "R7.4"} <= set(decided)
    assert [question.name for question in OPEN] == [each.name for each in rulebook().open]


def test_every_figure_is_shown_once() -> None:
    shown = [name for section in SECTIONS for name in section.figures]
    assert sorted(shown) == sorted(FIGURES)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_of_it(language: str) -> None:
    known = Catalogue(language).messages
    wanted = {message_of(rule) for section in SECTIONS for rule in section.rules}
    wanted |= {f"rules-{section.name}" for section in SECTIONS}
    wanted |= {f"rules-figure-{name}" for name in FIGURES}
    wanted |= {f"rules-open-{question.name}" for question in OPEN}
    for edition in rulebook().editions:
        wanted |= {*edition.differences, *edition.notes}
    assert wanted <= known.keys()


def test_all_editions_are_told_with_what_they_differ_in() -> None:
    told = {edition.id: edition for edition in rulebook().editions}
    assert told.keys() == EDITIONS.keys()
    assert "editions-differs-pile-alternating" in told["thai"].differences
    assert "editions-note-slip-not-lost" in told["thai"].notes
    assert "editions-differs-area-owner" in told["finnish"].differences
    assert told["czech"].box is None


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_a_figure_can_be_drawn(figure: Figure) -> None:
    assert svg(figure.game, **figure.how()).startswith("<svg")
    assert "┌" in text(figure.game, **figure.how())


def test_the_figures_show_what_the_captions_say() -> None:
    steps = {"mosaic": 3, "corner": 4}
    for name, number in steps.items():
        walked = FIGURES[name].game.history[-1]
        assert isinstance(walked, Walked)
        assert walked.steps == number
        assert sum(step.mosaic is not None for step in walked.path) == 1
    for name, due in (("area", 5), ("area-owner", 6)):
        paid = FIGURES[name].game.history[-1]
        assert isinstance(paid, Walked)
        assert paid.payment is not None
        assert paid.payment.due == due
        assert paid.payment.joined == (name == "area-owner")
        assert sorted(map(str, paid.payment.squares)) == sorted(FIGURES[name].highlight)
    for name in ("places", "cover-one-half", "cover-two-halves"):
        figure = FIGURES[name]
        legal = {action.text for action in figure.game.legal()}
        assert figure.game.phase == Phase.LAY
        assert set(figure.highlight) <= legal
    whole = FIGURES["cover-whole"]
    assert not {action.text for action in whole.game.legal()} & set(whole.forbid)


def test_characters_mark_and_cross_out() -> None:
    drawn = text(FIGURES["cover-whole"].game, **FIGURES["cover-whole"].how())
    assert drawn.count("×") == 2
    assert text(FIGURES["turning"].game, highlight=["e4", "d5", "c4"]).count("•") == 3
    assert text(FIGURES["mosaic"].game, last_path=True).count("·") == 2
    assert "x" in text(FIGURES["cover-whole"].game, forbid=["c3c4"], style="ascii")
