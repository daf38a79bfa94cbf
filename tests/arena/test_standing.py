"""The table of results that notebooks show (``_repr_html_``)."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from marrakech import Action, Rules, View
from marrakech.arena import Match, Results
from marrakech.arena.ratings import rate
from tests.core.playing import pickled

if TYPE_CHECKING:
    from marrakech.bots import Clock


class Tables(HTMLParser):
    """The texts of all tables of a page: captions, and cells by row, with what kind each is."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.captions: list[str] = []
        self.rows: list[list[tuple[str, str]]] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()
        assert not self.open, "all that is opened is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag == "caption":
            self.captions.append("")
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.rows[-1].append((dict(attrs).get("scope") or tag, ""))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "caption":
            self.captions[-1] += data
        if self.open and self.open[-1] in ("th", "td"):
            kind, text = self.rows[-1][-1]
            self.rows[-1][-1] = kind, text + data


class Stubborn:
    """Never finds anything to do."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, clock: Clock) -> Action:
        raise ValueError(f"not as {view.seat}, nor within {clock}")


@pytest.fixture(scope="module")
def results() -> Results:
    return Match(["random", "greedy"], Rules(players=2), seed=7).play(games=80, jobs=1)


def test_a_notebook_shows_a_table_of_all_bots_best_first(results: Results) -> None:
    shown = Tables(results._repr_html_())
    (caption,) = shown.captions
    assert caption.startswith("80 games by the rules standard/2, seed 7: 40 deals of 2.")
    assert "95 % intervals" in caption
    head, best, last = shown.rows
    assert head == [("col", text) for text in ("bot", "wins, %", "margin", "ms", "rating")]
    assert best[0] == ("row", "greedy")
    assert last[0] == ("row", "random")
    share = results.share(1)
    assert best[1] == (
        "td",
        f"{100 * share.value:.1f} [{100 * share.low:.1f}, {100 * share.high:.1f}]",
    )
    margin = results.margin(0)
    assert margin is not None
    assert last[2] == ("td", f"{margin.value:+.1f} [{margin.low:.1f}, {margin.high:.1f}]")
    assert last[4] == ("td", "0 fixed")


def test_more_bots_are_compared_two_by_two() -> None:
    match = Match(["random", "greedy", "porter"], Rules(players=2), seed=7)
    shown = Tables(match.play(games=60, jobs=1)._repr_html_())
    assert len(shown.captions) == 2
    assert [text for _, text in shown.rows[4]] == ["bot", "random", "greedy", "porter"]
    assert shown.rows[6][2] == ("td", "–")  # nobody is ahead of itself


def test_names_and_errors_are_shown_as_they_are_and_not_as_marks() -> None:
    name = "<b>&amp;"
    results = Match([(name, Stubborn), "random"], Rules(players=2)).play(games=4)
    page = results._repr_html_()
    assert "<b>" not in page
    shown = Tables(page)
    assert shown.rows[0][-1] == ("col", "forfeits")
    assert [(row[0][1], row[-1][1]) for row in shown.rows[1:]] == [("random", "0"), (name, "4")]


def test_without_a_whole_deal_there_is_nothing_to_estimate() -> None:
    nothing = Results(Match(["greedy", "random"], Rules(players=2)))
    assert "no deal has been played" in nothing._repr_html_()
    assert repr(nothing) == "<Results of 0 games: greedy, random>"
    assert nothing.ratings() == []


def test_a_line_tells_the_shares_of_wins(results: Results) -> None:
    assert repr(results).startswith("<Results of 80 games, wins in %: greedy ")
    assert "random" in repr(results)


def test_ratings_are_those_of_the_games_that_there_are(results: Results) -> None:
    ratings = results.ratings()
    assert ratings == rate(results)
    assert [rating.name for rating in ratings] == ["greedy", "random"]
    ratings.clear()  # a list of one's own
    assert results.ratings() == rate(results)
    assert pickled(results).ratings() == rate(results)
    fewer = results.first(10)
    assert fewer.ratings() == rate(fewer) != rate(results)
    fewer.cut(10)
    assert fewer.ratings() == rate(results.first(5))


BARE = """
import sys
for name in ("choix", "numpy"):
    sys.modules[name] = None
from marrakech import Rules
from marrakech.arena import Match
print(Match(["greedy", "random"], Rules(players=2)).play(games=20, jobs=1)._repr_html_())
"""


def test_the_table_needs_no_further_package() -> None:
    page = subprocess.check_output([sys.executable, "-c", BARE], text=True)
    assert [text for _, text in Tables(page).rows[0]] == ["bot", "wins, %", "margin", "ms"]
