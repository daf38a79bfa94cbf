"""What is told of large numbers is what was reckoned from what was measured."""

from __future__ import annotations

import pytest

import scaling


def test_the_page_has_the_figures_that_the_command_writes() -> None:
    text = scaling.PAGE.read_text(encoding="utf-8")
    assert scaling.filled(text) == text
    assert {found[2] for found in scaling.SHAPE.finditer(text)} == {
        *("game", "hold", "machines", "limits")
    }


def test_the_arithmetic_is_that_of_the_text() -> None:
    model = scaling.Model()
    processes = model.processes(10_000)
    moves = 10_000 * model.moves
    used = moves / processes * model.server + moves * model.hearing
    assert used == pytest.approx(scaling.FILLED)
    assert model.processes(1e9) == float("inf"), "nobody can hear of so much"
    assert (scaling.amount(1234567), scaling.amount(12.4), scaling.amount(0.123)) == (
        *("1,200,000", "12", "0.12"),
    )
    assert (scaling.size(999), scaling.size(84_861)) == ("999 B", "84.9 kB")
