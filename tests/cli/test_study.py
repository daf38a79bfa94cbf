"""``marrakech review`` and ``marrakech analyse``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from marrakech.locales import languages, speaker
from marrakech.study.reasons import _RULES
from tests.cli.calling import Command
from tests.study.playing import short_game

if TYPE_CHECKING:
    from pathlib import Path

POSITION = "7/1r>r<yv3/3y^3/7/3b>b<2/3p^3/7 d6W r turn 30r11,30y11,30b11,30p11 standard/4"
SHORT = "7/7/7/7/7/7/7 d4S r turn 30r1,30y1,30b1 standard/3"

review = Command("review")
analyse = Command("analyse")


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.rec"
    text = short_game("standard/3").record(names=["Samira", "<Tom>", "Noor & Co"])
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_review_tells_where_the_result_comes_from(record: str) -> None:
    result = review(record)
    assert result.exit_code == 0, result.output
    for title in ("Where the result comes from", "How they played", "Turning points", "Dice"):
        assert title in result.output
    assert "Samira" in result.output


def test_sums_of_a_review_add_up_for_programs_too(record: str) -> None:
    data = review.data(record)
    assert data["finished"]
    for player in data["players"]:
        for measure in ("chances", "margins"):
            sums = player[measure]
            total = sums["start"] + sums["luck"] + sums["skill"] + sums["others"]
            assert total == pytest.approx(sums["result"], abs=1e-9)
    assert len(data["turning_points"]) == 3
    assert data["names"] == ["Samira", "<Tom>", "Noor & Co"]


def test_a_page_needs_nothing_else(record: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = review(record, "--html", str(page))
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert "&lt;Tom&gt;" in text
    assert "<Tom>" not in text
    assert not re.search(r"(?:src|href)=[\"'](?!#)", text), "everything is in it"
    assert "url(http" not in text
    assert "@import" not in text
    pictures = re.findall(r"<svg .*?</svg>", text, re.DOTALL)
    assert len(pictures) == 4, "the graph, and three boards"
    for picture in pictures:
        ET.fromstring(picture)  # noqa: S314  (our own)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


def test_a_page_is_written_in_the_direction_of_its_language(record: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    assert Command("review", language="fa")(record, "--html", str(page)).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert '<html lang="fa" dir="rtl">' in text
    cells = [re.sub("<[^>]*>", "", cell) for cell in re.findall("<td>(.*?)</td>", text)]
    figures = [cell for cell in cells if re.fullmatch(r"[+-]?[\d.]+", cell)]
    assert len(figures) > 20
    assert not re.search("[0-9]", "".join(figures)), "in the digits of the language"
    assert any(re.fullmatch("[a-g][1-7][a-g][1-7]", cell) for cell in cells), "squares are names"


def test_who_gave_up_has_lost(record: str) -> None:
    data = review.data(record, "--gave-up", "red")
    assert data["gave_up"] == [0]
    assert data["result"]["chances"][0] == 0
    result = review(record, "--gave-up", "purple")
    assert result.exit_code == 1
    assert "nobody plays purple here" in result.output


def test_a_file_that_cannot_be_reviewed_is_an_error(tmp_path: Path) -> None:
    assert review(str(tmp_path / "none.rec")).exit_code == 1
    empty = tmp_path / "empty.rec"
    empty.write_text('[Rules "standard/3"]\n\n*\n', encoding="utf-8")
    result = review(str(empty))
    assert result.exit_code == 1
    assert "nothing has been played" in result.output
    assert review(str(empty), "--html", str(tmp_path / "no" / "x.html")).exit_code == 1


def test_an_unfinished_game_says_so(tmp_path: Path) -> None:
    game = short_game("standard/3").copy()
    game.pop()
    file = tmp_path / "open.rec"
    file.write_text(game.record(), encoding="utf-8")
    assert "not finished" in review(str(file)).output


def test_an_analysis_weighs_everything_and_says_why() -> None:
    result = analyse(POSITION)
    assert result.exit_code == 0, result.output
    assert "straight on" in result.output
    assert "Why " in result.output
    data = analyse.data(POSITION)
    assert {choice["action"] for choice in data["choices"]} == {"L", "F", "R"}
    assert sum(data["worth"]["chances"]) == pytest.approx(1, abs=1e-6)
    assert data["why"]["action"] == data["choices"][0]["action"]


def test_an_analysis_of_a_throw_tells_the_luck() -> None:
    result = analyse(POSITION.replace(" turn ", " roll "))
    assert "luck" in result.output
    data = analyse.data(POSITION.replace(" turn ", " roll "))
    assert sum(each["share"] for each in data["possibilities"]) == pytest.approx(1)


def test_games_are_played_on_if_that_is_wished() -> None:
    data = analyse.data(SHORT, "--rollout", "12", "--seed", "3")
    assert {choice["method"]["games"] for choice in data["rollout"]["choices"]} == {12}
    assert "games" in analyse(SHORT, "--rollout", "12").output


def test_a_position_that_is_none_is_an_error() -> None:
    assert analyse("nonsense 1 2 3").exit_code == 1


def test_every_reason_has_its_sentence() -> None:
    for language in languages():
        for code in _RULES:
            said = speaker(language)(f"study-reason-{code}", value="1", other="2", player="Red")
            assert said, (language, code)
