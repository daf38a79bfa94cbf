"""A survey counts what happens, and its report says what was counted."""

from __future__ import annotations

import re
from itertools import pairwise
from statistics import mean as plain_mean
from statistics import stdev
from typing import TYPE_CHECKING

import pytest

from marrakech import EDITIONS, Rules
from marrakech.arena import slow_games
from marrakech.arena import survey_columns as codes
from marrakech.arena.statistics import Estimate
from marrakech.arena.survey import Sample, Survey, SurveyCell, SurveyProgress, plan, rule_sets
from marrakech.arena.survey_count import Counter, empty
from marrakech.arena.survey_facts import Facts, squares_in
from marrakech.arena.survey_report import FILE, ReportOrigin, write
from marrakech.arena.survey_sections import ReportInput
from marrakech.arena.survey_text import percent, shown, whole
from marrakech.bots import BadSpec, brain_of
from marrakech.core.board import CELLS, COLOURS, SQUARES, Square
from marrakech.core.errors import BadRules
from marrakech.core.story import Laid, Walked

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable
    from pathlib import Path

    from marrakech import Game

SEED = 12
RULES = (
    "standard/2",
    "standard/3",
    "standard/4",
    "standard/3,dirhams=5",
    "standard/4,dirhams=3,variant=turn-at-end",
    "standard/2,elimination=no,dirhams=2,cover=any",
    "standard/2,two-player=one-colour,variant=turn-at-end-optional,tiebreak=none",
    "finnish/4",
    "finnish/2",
    "persian/2,dirhams=9",
)


def counted(rules: Rules, bot: str = "random", games: int = 40, start: int = 0) -> array[int]:
    sums = empty()
    assert Counter(rules, brain_of(bot, rules), SEED).count(start, start + games, sums)
    return sums


def by_hand(rules: Rules, bot: str, number: int) -> Game:
    brain = brain_of(bot, rules)
    return slow_games.play(
        rules,
        [lambda seed: slow_games.BrainBot(brain.clone(), seed)] * rules.players,
        seed=SEED,
        deal=number,
        number=number,
        seating=(0,) * rules.players,
    ).game


class Plain:
    """What happened in a game, as its events tell it; squares are looked at throw by throw."""

    def __init__(self, game: Game) -> None:
        players = game.rules.players
        self.turns = 0
        self.paid: list[tuple[int, int]] = []
        self.out_rounds: list[int] = []
        self.covered: list[int] = []
        self.places = {
            name: dict.fromkeys(SQUARES, 0)
            for name in ("stops", "income", "owned", "aged", "laid", "stayed")
        }
        begun = [0] * players
        left: set[int] = set()
        top: dict[Square, tuple[int, int]] = {}
        for event in game.history:
            if isinstance(event, Walked):
                self.turns += 1
                begun[event.seat] += 1
                for square, (owner, _) in top.items():
                    self.places["aged"][square] += 1
                    self.places["owned"][square] += owner not in left
                self.places["stops"][event.end] += 1
                if event.payment is not None:
                    self.paid.append((event.payment.paid, event.payment.due))
                    self.places["income"][event.end] += event.payment.paid
                if event.out:
                    self.out_rounds.append(begun[event.seat])
                    left.add(event.seat)
            elif isinstance(event, Laid):
                for square in event.squares:
                    if square in top:
                        self.covered.append(self.turns - top[square][1])
                    self.places["laid"][square] += 1
                    top[square] = (COLOURS.index(event.colour) % players, self.turns)
        self.stayed = [self.turns - turn for _, turn in top.values()]
        for square in top:
            self.places["stayed"][square] = 1
        outcome = game.outcome()
        assert outcome is not None
        self.points = outcome.points
        self.winners = outcome.winners
        self.last = outcome.reason == "last player"

    def of_place(self, name: str) -> list[int]:
        """Numbers by cell, then by region, then for the whole board."""
        numbers = [0] * codes.PLACES
        for square, number in self.places[name].items():
            for place in (square.cell, codes.REGION_OF[square.cell], codes.WHOLE):
                numbers[place] += number
        return numbers

    def add(self, sums: list[int]) -> None:
        """Add the game as the compiled counter should."""
        payments, total = len(self.paid), sum(paid for paid, _ in self.paid)
        first, second, *_ = sorted(self.points, reverse=True)
        margin = first - second
        for at, number in (
            (codes.GAMES, 1),
            (codes.TURNS, self.turns),
            (codes.TURNS_SQUARED, self.turns**2),
            (codes.PAYMENTS, payments),
            (codes.PAYMENTS_SQUARED, payments**2),
            (codes.PAYMENTS_TURNS, payments * self.turns),
            (codes.PAID, total),
            (codes.PAID_SQUARED, total**2),
            (codes.PAID_PAYMENTS, total * payments),
            (codes.SHORT, sum(paid < due for paid, due in self.paid)),
            (codes.DRAWN, len(self.winners) > 1),
            (codes.LAST, self.last),
            (codes.ALL_POINTS, sum(self.points)),
            (codes.ALL_POINTS_SQUARED, sum(self.points) ** 2),
            (codes.MARGIN, margin),
            (codes.MARGIN_SQUARED, margin**2),
            (codes.LEAVING + len(self.out_rounds), 1),
            (codes.LENGTHS + self.turns, 1),
            (codes.MARGINS + margin, 1),
        ):
            sums[at] += number
        for seat, points in enumerate(self.points):
            won = 12 // len(self.winners) if seat in self.winners else 0
            sums[codes.WINS + seat] += won
            sums[codes.WINS_SQUARED + seat] += won**2
            sums[codes.POINTS + seat] += points
            sums[codes.POINTS_SQUARED + seat] += points**2
            sums[codes.SCORES + points] += 1
        for start, numbers in (
            (codes.OUT_ROUNDS, self.out_rounds),
            (codes.SIZES, [paid for paid, _ in self.paid]),
            (codes.DUES, [due for _, due in self.paid]),
            (codes.COVERED, self.covered),
            (codes.STAYED_AGES, self.stayed),
        ):
            for number in numbers:
                sums[start + number] += 1
        stops, income, owned, aged, laid, stayed = (
            self.of_place(name) for name in ("stops", "income", "owned", "aged", "laid", "stayed")
        )
        for place in range(codes.PLACES):
            for start, number in (
                (codes.STOPS, stops[place]),
                (codes.STOPS_SQUARED, stops[place] ** 2),
                (codes.STOPS_TURNS, stops[place] * self.turns),
                (codes.INCOME, income[place]),
                (codes.INCOME_SQUARED, income[place] ** 2),
                (codes.OWNED, owned[place]),
                (codes.OWNED_SQUARED, owned[place] ** 2),
                (codes.INCOME_OWNED, income[place] * owned[place]),
                (codes.AGED, aged[place]),
                (codes.AGED_SQUARED, aged[place] ** 2),
                (codes.LAID, laid[place]),
                (codes.LAID_SQUARED, laid[place] ** 2),
                (codes.AGED_LAID, aged[place] * laid[place]),
                (codes.STAYED, stayed[place]),
                (codes.STAYED_SQUARED, stayed[place] ** 2),
                (codes.STAYED_LAID, stayed[place] * laid[place]),
            ):
                sums[start + place] += number


# -------------------------------------------------------------------------- counting


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("rules", RULES)
def test_the_counter_counts_what_the_events_tell(rules: str, bot: str) -> None:
    rule_set = Rules.parse(rules)
    wanted = [0] * codes.SUMS
    for number in range(20):
        Plain(by_hand(rule_set, bot, number)).add(wanted)
    found = counted(rule_set, bot, 20)
    differing = [at for at in range(codes.SUMS) if found[at] != wanted[at]]
    assert not differing, [(at, found[at], wanted[at]) for at in differing[:5]]


def test_the_rules_that_are_counted_by_hand_have_all_that_can_happen() -> None:
    """So that the comparison above compares something."""
    together = [counted(Rules.parse(rules), games=20) for rules in RULES]
    for at in (
        *(codes.SHORT, codes.LAST, codes.LEAVING, codes.LEAVING + 1, codes.LEAVING + 2),
        *(codes.LEAVING + 3, codes.SIZES, codes.COVERED + 1, codes.STAYED_AGES),
        *(codes.INCOME + Square.parse(name).cell for name in ("a7", "g1", "d4")),
    ):
        assert any(sums[at] for sums in together), at


def test_what_is_counted_adds_up() -> None:
    sums = counted(Rules.parse("standard/3,dirhams=8"), games=300)
    games, turns = sums[codes.GAMES], sums[codes.TURNS]
    assert games == 300
    assert sum(sums[codes.WINS : codes.WINS + 4]) == 12 * games
    assert sum(sums[codes.LEAVING : codes.LEAVING + 4]) == games
    assert sum(sums[codes.LENGTHS : codes.LENGTHS + codes.FEW]) == games
    assert sum(sums[codes.SCORES : codes.SCORES + codes.MANY]) == 3 * games
    assert sum(sums[codes.SIZES : codes.SIZES + codes.FEW]) == sums[codes.PAYMENTS]
    assert sum(sums[codes.STOPS + square.cell] for square in SQUARES) == turns
    assert sums[codes.STOPS + codes.WHOLE] == turns
    assert sum(sums[codes.INCOME + CELLS : codes.INCOME + codes.WHOLE]) == sums[codes.PAID]
    halves = sums[codes.COVERED : codes.COVERED + codes.FEW]
    stayed = sums[codes.STAYED_AGES : codes.STAYED_AGES + codes.FEW]
    assert sum(halves) + sum(stayed) == sums[codes.LAID + codes.WHOLE]
    ages = sum(age * (one + two) for age, (one, two) in enumerate(zip(halves, stayed, strict=True)))
    assert ages == sums[codes.AGED + codes.WHOLE]


def test_regions_part_the_board() -> None:
    assert [squares_in(region) for region in range(len(codes.REGIONS))] == [2, 2, 20, 16, 9]
    of = {square.name: codes.REGION_OF[square.cell] - CELLS for square in SQUARES}
    assert (of["g1"], of["a7"], of["a1"], of["g7"]) == (0, 0, 1, 1)
    assert (of["d1"], of["b2"], of["d4"], of["c3"]) == (2, 3, 4, 4)
    # other than the C arrays, these can be changed without anything failing to build
    assert (codes.PLACES, CELLS) == (62, 56)


def test_parts_make_a_whole() -> None:
    rules = Rules(players=3)
    parts = [
        counted(rules, games=number, start=start) for start, number in ((0, 7), (7, 0), (7, 23))
    ]
    assert counted(rules, games=30).tolist() == [sum(each) for each in zip(*parts, strict=True)]


def test_numbers_beyond_all_places_are_counted_in_the_last() -> None:
    sums = counted(Rules.parse("standard/2,dirhams=9000,rugs=40"), games=3)
    assert sums[codes.LENGTHS + codes.FEW - 1] == 3
    assert sums[codes.SCORES + codes.MANY - 1] == 6


def test_a_counter_can_be_stopped() -> None:
    rules = Rules(players=2)
    counter = Counter(rules, brain_of("random", rules))
    counter.stop()
    assert not counter.count(0, 1000, empty())


def test_a_counter_wants_room() -> None:
    rules = Rules(players=2)
    counter = Counter(rules, brain_of("random", rules))
    for start, stop, sums in ((3, 2, empty()), (-1, 2, empty()), (0, 1, empty()[:-1])):
        with pytest.raises(ValueError, match="cannot be added"):
            counter.count(start, stop, sums)


# -------------------------------------------------------------------------- surveys


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_threads_change_nothing(jobs: int) -> None:
    cells = [SurveyCell("greedy", Rules(players=2)), SurveyCell("random", Rules(players=4))]
    survey = Survey(cells, 500, SEED)
    survey.run(jobs)
    for sample in survey.samples:
        assert sample.sums == counted(sample.cell.rules, sample.cell.bot, 500)


def test_a_budget_ends_a_sample_with_its_first_games() -> None:
    survey = Survey([SurveyCell("random", Rules(players=2))], 10**9, SEED, budget=0.02)
    survey.run(2)
    (sample,) = survey.samples
    assert 0 < sample.games < 10**9
    assert sample.sums == counted(sample.cell.rules, games=sample.games)


def test_what_is_interrupted_has_its_first_games() -> None:
    cells = [SurveyCell("random", Rules(players=number)) for number in (2, 3, 4)]
    survey = Survey(cells, 3000, SEED)

    def interrupt(progress: SurveyProgress) -> None:
        if progress.number == 1 and progress.games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        survey.run(2, interrupt)
    first, second, third = survey.samples
    assert (first.games, third.games) == (3000, 0)
    assert second.sums == counted(second.cell.rules, games=second.games)
    assert survey.sample("random", Rules(players=4)) is None


def test_progress_goes_from_the_first_game_to_the_last() -> None:
    told: list[SurveyProgress] = []
    survey = Survey([SurveyCell("random", Rules(players=number)) for number in (2, 3)], 200, SEED)
    survey.run(1, told.append)
    places = [progress.number + progress.part for progress in told]
    assert all(one <= two for one, two in pairwise(places))
    assert (told[-1].number, told[-1].cells, told[-1].games, told[-1].part) == (1, 2, 200, 1.0)


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadRules):
        Survey([SurveyCell("random", Rules(players=2))], 0)
    with pytest.raises(BadSpec, match="mustard"):
        Survey([SurveyCell("mustard", Rules(players=2))], 1)
    with pytest.raises(BadSpec, match="process of its own"):
        Survey([SurveyCell("my_bot.py:MyBot", Rules(players=2))], 1)


def test_a_bot_that_has_not_learned_the_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from marrakech.bots import values  # noqa: PLC0415

    values.learned.cache_clear()
    monkeypatch.setattr(values, "name_of", lambda *_, **__: "no-such.value")
    with pytest.raises(BadSpec, match="merchant has not learned to play standard/2"):
        Survey([SurveyCell("merchant", Rules(players=2))], 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_editions_have_their_rules_among_the_rule_sets(players: int) -> None:
    found = rule_sets(players)
    assert found[0].rules == Rules(players)
    assert not found[0].changes
    assert len({each.rules for each in found}) == len(found)
    named = {name: each.rules for each in found for name in each.editions}
    for edition in EDITIONS.values():
        wanted = edition.rules(players).options() | {"first_player": "lot"}
        if players > 2:
            wanted["area"] = "colour"  # R4.5: it is the same game
        assert named[edition.id].options() == wanted
        assert (f"{edition.id} (variant)" in named) == (edition.variant is not None)
    single = {each.changes for each in found if each.changes and "," not in each.changes}
    assert {"elimination=no", "cover=any", "cover=colours", "variant=turn-at-end"} <= single
    for change in ("pile=alternating", "two-player=one-colour", "area=owner"):
        assert (change in single) == (players == 2)


def test_a_plan_has_nothing_twice() -> None:
    cells = plan(["random", "greedy"], (2, 3), "greedy")
    assert len(set(cells)) == len(cells) == 2 + len(rule_sets(2)) + len(rule_sets(3))


# -------------------------------------------------------------------------- facts


def facts_of(rules: str, games: int = 200, bot: str = "random") -> Facts:
    rule_set = Rules.parse(rules)
    survey = Survey([SurveyCell(bot, rule_set)], games, SEED)
    survey.run(1)
    return Facts(survey.samples[0])


def test_means_and_their_intervals_are_those_of_games() -> None:
    rules = Rules.parse("standard/3,dirhams=9")
    games = [Plain(by_hand(rules, "random", number)) for number in range(60)]
    facts = facts_of("standard/3,dirhams=9", 60)
    for found, numbers in (
        (facts.turns, [game.turns for game in games]),
        (facts.paid, [sum(paid for paid, _ in game.paid) for game in games]),
        (facts.points, [sum(game.points) / 3 for game in games]),
        (facts.seat_points(1), [game.points[1] for game in games]),
    ):
        assert found.value == pytest.approx(plain_mean(numbers))
        assert found.half_width == pytest.approx(2.001 * stdev(numbers) / 60**0.5, rel=1e-3)
    payments = [paid for game in games for paid, _ in game.paid]
    assert facts.payment is not None
    assert facts.payment.value == pytest.approx(plain_mean(payments))
    middle = facts.quantile(codes.SIZES, 0.5)
    assert middle is not None
    assert middle.value == sorted(payments)[(len(payments) - 1) // 2]
    assert middle.low <= middle.value <= middle.high
    assert facts.largest(codes.SIZES) == max(payments)


def test_intervals_hold_what_they_are_about() -> None:
    """About 95 of 100 times: a game counts as one, whatever happens in it."""
    rules = Rules(players=3)
    square = Square.parse("g1").cell
    asked: dict[str, Callable[[Facts], Estimate | None]] = {
        "share": lambda facts: facts.seat_share(0),
        "margin": lambda facts: facts.margin,
        "payment": lambda facts: facts.payment,
        "paying": lambda facts: facts.paying_turns,
        "stops": lambda facts: facts.stops(square),
        "income": lambda facts: facts.income(square),
        "visible": lambda facts: facts.visible(square),
        "stayed": lambda facts: facts.stayed(square),
    }
    samples = [Facts(Sample(SurveyCell("random", rules), counted(rules, games=20_000)))]
    samples += [
        Facts(Sample(SurveyCell("random", rules), counted(rules, games=100, start=start)))
        for start in range(20_000, 30_000, 100)
    ]
    for name, ask in asked.items():
        truth, *found = [ask(facts) for facts in samples]
        assert truth is not None
        held = sum(each is not None and each.low <= truth.value <= each.high for each in found)
        assert 88 <= held <= 99, name


def test_shares_add_up() -> None:
    facts = facts_of("standard/4")
    assert sum(facts.seat_share(seat).value for seat in range(4)) == pytest.approx(1)
    assert sum(facts.stops(square.cell).value for square in SQUARES) == pytest.approx(1)
    parts = [(CELLS + region, squares_in(region)) for region in range(len(codes.REGIONS))]
    assert sum(n * facts.stops(place, n).value for place, n in parts) == pytest.approx(1)


def test_an_end_that_too_few_games_tell_nothing_about_is_not_known() -> None:
    few = facts_of("standard/2", 3)
    top = few.quantile(codes.SIZES, 0.99)
    assert top is not None
    assert top.high == float("inf")
    assert whole(top).endswith(", ?]")
    assert few.quantile(codes.OUT_ROUNDS, 0.5) is None or few.somebody_out.value > 0
    assert shown(facts_of("standard/2", 1).turns).endswith("[?, ?]")


def test_a_half_that_was_laid_is_covered_sooner_or_later() -> None:
    curve = facts_of("standard/4").survival()
    assert curve[0] == 1
    assert all(one >= two for one, two in pairwise(curve))
    assert 0 <= curve[-1] < curve[1] < 1


def test_survival_is_the_plain_share_where_nothing_stays() -> None:
    """By hand: of four halves one is covered after one turn, one stays for two, two last three."""
    rules = Rules(players=2)
    survey = Survey([SurveyCell("random", rules)], 1)
    sums = survey.samples[0].sums
    sums[codes.COVERED + 1] = 1
    sums[codes.STAYED_AGES + 2] = 1
    sums[codes.COVERED + 3] = 2
    assert Facts(survey.samples[0]).survival() == pytest.approx([1, 0.75, 0.75, 0])


def test_figures_are_written_as_exactly_as_they_are_known() -> None:
    assert shown(Estimate(12.3456, 12.0, 12.7)) == "12.35 [12.00, 12.70]"
    assert percent(Estimate(0.5, 0.4, 0.6)) == "50 [40, 60]"
    assert shown(Estimate(48.0, 48.0, 48.0)) == "48 [48, 48]"
    assert shown(Estimate(0.5, 0.5, 0.5)) == "0.50 [0.50, 0.50]"
    assert shown(None) == "–"


# -------------------------------------------------------------------------- reports


def report(folder: Path, jobs: int = 1) -> None:
    bots, players = ("random", "greedy"), (2, 3, 4)
    survey = Survey(plan(bots, players, "greedy"), 12, SEED)
    survey.run(jobs)
    made = ReportOrigin("2026-01-02", "9.9", "marrakech survey --games 12", finished=True)
    assert write(ReportInput(survey, bots, players, "greedy", folder), made) == folder / FILE


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a report."""
    pytest.importorskip("matplotlib")
    folder = tmp_path_factory.mktemp("survey")
    report(folder)
    return folder


def test_a_report_is_the_same_however_it_was_played(written: Path, tmp_path: Path) -> None:
    report(tmp_path, 3)
    names = {path.name for path in written.iterdir()}
    assert FILE in names
    assert names == {path.name for path in tmp_path.iterdir()}
    for name in names:
        assert (written / name).read_bytes() == (tmp_path / name).read_bytes(), name


def test_a_report_tells_how_it_was_made_and_shows_its_pictures(written: Path) -> None:
    text = (written / FILE).read_text(encoding="utf-8")
    for told in ("2026-01-02", "marrakech 9.9", f"seed {SEED}", "`marrakech survey --games 12`"):
        assert told in text
    assert "interrupted" not in text
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)
    assert sorted(pictures) == sorted(path.name for path in written.glob("*.svg"))
    for picture in pictures:
        drawn = (written / picture).read_text(encoding="utf-8")
        assert drawn.startswith("<?xml")
    sections = re.findall(r"^## (\d)\.", text, re.MULTILINE)
    assert sections == list("123456")


def test_every_figure_of_a_table_has_its_interval(written: Path) -> None:
    text = (written / FILE).read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith(("| 2 |", "| 4 |"))]
    assert len(rows) > 30
    for row in rows:
        figures = row.split("|")[4:-1]
        bare = [f for f in map(str.strip, figures) if f and "[" not in f and not f.isdigit()]
        assert set(bare) <= {"–", "more", "less", "not told apart"}, row


def test_a_report_of_an_interrupted_survey_says_so(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    bots, players = ("random", "greedy"), (2, 3)
    survey = Survey(plan(bots, players, "greedy"), 5, SEED)

    def interrupt(progress: SurveyProgress) -> None:
        if progress.number == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        survey.run(1, interrupt)
    made = ReportOrigin("2026-01-02", "9.9", "marrakech survey", finished=False)
    text = write(ReportInput(survey, bots, players, "greedy", tmp_path), made).read_text(
        encoding="utf-8"
    )
    assert "interrupted" in text
    assert "| 2 | random | 5 |" in text
    assert "`standard/3`" in text.partition("These ended earlier")[2]
