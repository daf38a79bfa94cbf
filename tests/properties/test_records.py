"""Records: a whole game as text, read back with everything that was said about it."""

from __future__ import annotations

import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marrakech import BadRecord, Game, Record, read_records, scan_records
from tests.core.playing import pickled
from tests.records import file_of, games_from_anywhere, records
from tests.strategies import CHOICES_MADE, Play, examples, plays


def assert_same(found: Record, record: Record) -> None:
    assert found.game == record.game
    assert found.game.history == record.game.history
    assert found.game.start() == record.game.start()
    assert found.game.rules.edition == record.game.rules.edition
    assert found.headers == record.headers
    assert list(found.headers) == list(record.headers)
    assert found.comments == record.comments
    assert found.names == record.names
    assert found.result == record.result


@given(records())
def test_a_record_is_read_back_with_headers_and_remarks(record: Record) -> None:
    text = record.text()
    (found,) = read_records(text.split("\n"))
    assert_same(found, record)
    assert found.text() == text


@given(records())
def test_it_makes_no_difference_how_the_text_is_cut_into_lines(record: Record) -> None:
    text = record.text()
    for lines in (text, text.splitlines(), text.splitlines(keepends=True), io.StringIO(text)):
        (found,) = read_records(lines)
        assert_same(found, record)


@given(st.text())
def test_lines_of_a_remark_end_alike(remark: str) -> None:
    """However they ended: a file that goes from one system to another would change them."""
    (found,) = read_records(Record(Game(), {}, {0: [remark]}).text())
    (kept,) = found.comments[0]
    assert kept.splitlines() == remark.splitlines()
    assert set(kept) & set("\r\v\f\x1c\x1d\x1e\x85\u2028\u2029") == set()


@given(st.lists(records(), max_size=4))
def test_several_games_share_a_file(written: list[Record]) -> None:
    text = file_of(written)
    found = list(read_records(text.split("\n")))
    assert len(found) == len(written)
    for one, other in zip(found, written, strict=True):
        assert_same(one, other)
    assert file_of(found) == text
    assert [type(entry) for entry in scan_records(text.split("\n"))] == [Record] * len(written)


@given(games_from_anywhere())
def test_a_game_is_its_record(game: Game) -> None:
    text = game.record()
    again = Game.from_record(text)
    assert again == game
    assert again.history == game.history
    assert again.record() == text


@given(plays(), st.lists(st.text(), max_size=4), st.text())
def test_names_are_kept_by_seat(play: Play, names: list[str], event: str) -> None:
    game = play.game()
    text = game.record(names=names[: play.rules.players], Event=event)
    (record,) = read_records(text.split("\n"))
    given_names = names[: play.rules.players]
    assert record.names[: len(given_names)] == tuple(given_names)
    assert record.names[len(given_names) :] == (None,) * (play.rules.players - len(given_names))
    assert record.headers["Event"] == event


@given(records())
def test_line_ends_of_any_system_will_do(record: Record) -> None:
    (found,) = read_records(line + "\r\n" for line in record.text().split("\n"))
    assert_same(found, record)


@given(games_from_anywhere(), st.lists(st.sampled_from(" \n\t\r"), min_size=1), st.booleans())
def test_the_layout_of_a_game_is_free(game: Game, spaces: list[str], numbers: bool) -> None:
    """Words may stand on any line, a throw by itself, and turns need no numbers."""
    head, body = game.record().split("\n\n")
    words = re.sub(r"([LFR])([1-4])", r"\1 \2", body).split()
    if not numbers:
        words = [word for word in words if not word.endswith(".")]
    loose = "".join(word + spaces[at % len(spaces)] for at, word in enumerate(words))
    assert Game.from_record(head + "\n\n" + loose).history == game.history


@given(games_from_anywhere())
def test_every_turn_has_a_line_and_a_number(game: Game) -> None:
    """R3.1: turns count from 1; only the first reveals come before."""
    body = game.record().split("\n\n")[1].split("\n")[:-2]
    numbers = [int(line.split(".")[0]) for line in body]
    assert numbers in ([*range(1, len(body) + 1)], [*range(len(body))])
    assert (numbers[:1] == [0]) == (bool(body) and "=" in body[0].split(" ")[1])


@given(games_from_anywhere())
def test_the_result_is_the_points_or_a_star(game: Game) -> None:
    """R6.2: ``x`` is a player who is out."""
    lines = game.record().split("\n")
    result = lines[-2]
    assert f'[Result "{result}"]' in lines
    outcome = game.outcome()
    if outcome is None:
        assert result == "*"
    else:
        points = ["x" if p.out else str(p.points) for p in game.players]
        assert result == "-".join(points)


@examples(0.5)
@given(st.lists(records(), min_size=2, max_size=4), st.data())
def test_a_broken_game_spoils_no_other(written: list[Record], data: st.DataObject) -> None:
    broken = data.draw(st.integers(0, len(written) - 1))
    texts = [record.text() for record in written]
    texts[broken] = texts[broken].replace("\n\n", "\n\n?! ", 1)
    found = list(scan_records("".join(texts).split("\n")))
    assert len(found) == len(written)
    for at, (entry, record) in enumerate(zip(found, written, strict=True)):
        if at == broken:
            assert isinstance(entry, BadRecord)
            line = "".join(texts).split("\n")[entry.line - 1]
            assert line[entry.column - 1 :].startswith("?!")
        else:
            assert isinstance(entry, Record)
            assert_same(entry, record)


@given(records(), st.integers(0, 10**5), st.data())
def test_a_wrong_result_is_refused(record: Record, points: int, data: st.DataObject) -> None:
    wrong = f"{points}-{points + 1}"
    where = data.draw(st.sampled_from(("header", "end")))
    if record.result == wrong:
        return
    text = record.text()
    if where == "header":
        text = text.replace(f'[Result "{record.result}"]', f'[Result "{wrong}"]')
    else:
        text = text.removesuffix(record.result + "\n") + wrong + "\n"
    with pytest.raises(BadRecord) as refused:
        list(read_records(text.split("\n")))
    assert refused.value.why.reason == "record-result"


def told(found: Record | BadRecord) -> object:
    """A game, or where and why there is none."""
    if isinstance(found, BadRecord):
        return str(found), found.line, found.column
    return found.game, found.game.history, found.headers, found.result


@given(plays(), st.data())
def test_what_is_written_plainly_is_read_as_what_is_not(play: Play, data: st.DataObject) -> None:
    """Words with one space between them are read in a quicker way; with tabs they are not."""
    game = play.game()
    head, _, body = game.record().partition("\n\n")
    if body and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(body) - 1))
        body = body[:at] + data.draw(st.sampled_from("LFR14ag.=* x9")) + body[at + 1 :]
    plain = [told(found) for found in scan_records(f"{head}\n\n{body}")]
    tabs = body.replace(" ", "\t")
    assert plain == [told(found) for found in scan_records(f"{head}\n\n{tabs}")]


@given(plays(), CHOICES_MADE)
def test_a_game_that_was_read_goes_on_like_the_one_that_was_played(
    play: Play, choices: bytes
) -> None:
    """What happened in it is only told when somebody asks: before going on, or after."""
    played = play.game()
    read = Game.from_record(played.record())
    copies = [read.copy(), read.copy(), read.copy()]
    assert read.played == played.played
    for number in choices[:6]:
        legal = played.legal()
        if legal:
            action = legal[number % len(legal)]
            assert read.push(action) == played.push(action)
        elif played.played:
            assert read.pop() == played.pop()
    assert read.history == played.history
    assert list(read.latest()) == list(played.latest())
    assert read.record() == played.record()
    before = play.game()
    assert copies[0].history == before.history
    assert pickled(copies[1]).history == before.history
    assert copies[2].view().history == before.view().history
    while copies[2].played:
        assert copies[2].pop() == before.pop()
    assert copies[2] == before
