"""Players add to the luck: chains of hashes, their links, and what is drawn by them."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from marrakech import read_records
from marrakech.core.story import Walked
from marrakech.table import messages
from marrakech.table.dice import LINKS, Chain
from marrakech.table.entries import Drawn, decode, encode
from marrakech.table.errors import TableRefusal
from marrakech.table.replay import replay_of
from marrakech.table.table import Table
from marrakech.table.verify import verify
from tests.table.making import SEED, Club, chain, key

OLD = Path(__file__).parent / "old"
FACES = [1, 2, 2, 3, 3, 4]


def by_the_book(seed: bytes, message: str) -> int:
    """A draw as the documentation has it, by other means than the dice."""
    return int(hmac.new(seed, message.encode(), "sha256").hexdigest(), 16)


def walks(club: Club) -> list[messages.Walked]:
    """All throws that were ever made."""
    return [item for item in club.state().log if isinstance(item, messages.Walked)]


def reason_of(club: Club, seat: int, command: messages.Command) -> str:
    """Why something is refused; nothing has changed then."""
    before = list(club.stored), club.state()
    with pytest.raises(TableRefusal) as refusal:
        club.do(seat, command, after=0)
    assert (club.stored, club.state()) == before
    return refusal.value.reason


def test_a_chain_is_made_as_documented() -> None:
    secret = bytes(range(32))
    link = hmac.new(secret, b"chain", "sha256").digest()
    links = [link]
    for _ in range(LINKS):
        link = sha256(link).digest()
        links.append(link)
    made = Chain(secret)
    assert made.end == links.pop().hex()
    at: str | None = made.end
    while links:
        assert at is not None
        at = made.after(at)
        assert at == links.pop().hex()
    assert at is not None
    assert made.after(at) is None
    assert made.after("ab" * 32) is None
    assert made.for_next_game().key == hmac.new(secret, b"next", "sha256").digest()


@pytest.mark.parametrize("kinds", ["pp", "pbb", "pop", "ooop", "bbbb", "pb"])
@pytest.mark.parametrize("chains", [True, False])
def test_throws_are_as_documented(kinds: str, chains: bool) -> None:
    club = Club(kinds, first=0, chains=chains)
    for number in range(kinds.count("o")):
        club.sit(f"Guest {number}", f"guest {number}")
    club.play()
    ends = " ".join(seat.chain or "-" for seat in club.state().seats)
    links: list[str] = []
    thrown = walks(club)
    for number, item in enumerate(thrown, 1):
        seat = club.table.seats[item.seat]
        assert (item.link is not None) == (chains and seat.kind == "person")
        if item.link is not None:
            links.append(item.link)
        message = " ".join(["throw", ends, *links, str(number)])
        assert item.steps == FACES[by_the_book(SEED, message) % 6]
    assert len(thrown) > 20


def test_who_begins_and_the_piles_follow_from_everybodys_chains() -> None:
    """R2.3, R2.4."""
    dealt = set()
    for number in range(40):
        club = Club("po")
        club.sit("Bea", f"guest {number}")
        first = club.state().first
        ends = " ".join(seat.chain or "-" for seat in club.state().seats)
        assert first == by_the_book(SEED, f"deal {ends} 1") % 2
        club.play()
        tops = [item.colour for item in club.state().log if isinstance(item, messages.Revealed)]
        dealt.add((first, *tops))
    assert len(dealt) > 30


def test_another_chain_makes_another_game() -> None:
    games = set()
    for number in range(20):
        club = Club("pop", first=0)
        club.sit("Bea", f"guest {number}")
        club.play(30)
        games.add(tuple(item.steps for item in walks(club)))
    assert len(games) == 20


def test_a_wrong_link_changes_nothing() -> None:
    club = Club("pob", first=0)
    club.sit("Bea", "b")
    club.do(0, messages.Act("F"))
    right = club.link(0)
    assert right is not None
    too_far = chain("makers").after(right)
    others = chain("b").after(chain("b").end)
    for wrong in ("00" * 32, too_far, others, chain("makers").end):
        assert reason_of(club, 0, messages.Throw(wrong)) == "wrong-link"
    club.do(0, messages.Throw(right))
    club.until("roll", 0)
    assert reason_of(club, 0, messages.Throw(right)) == "wrong-link"  # it is known by now
    club.do(0, messages.Throw(too_far))


def test_a_link_is_hexadecimal_and_small() -> None:
    for wrong in ("xyz", "AB" * 32, "ab" * 33, "ab" * 32 + "\n"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "throw", "link": wrong}, messages.Throw)


def test_who_lost_the_key_plays_on_and_everybody_can_see_it() -> None:
    """From then on: else one could choose, throw by throw, with or without."""
    club = Club("po", first=0)
    club.sit("Bea", "b")
    club.until("roll", 0)
    link = club.link(0)
    club.do(0, messages.Throw())
    assert club.table.head(0) is None
    club.until("roll", 0)
    assert reason_of(club, 0, messages.Throw(link)) == "wrong-link"
    club.play()
    mine = [item for item in walks(club) if item.seat == 0]
    assert not any(item.link for item in mine)
    assert all(item.link for item in walks(club) if item.seat == 1)
    [record] = read_records(club.table.record())
    verdict = verify(record)
    assert verdict.faults == ()
    assert verdict.alone == len(mine)


def test_all_at_one_screen_share_a_chain() -> None:
    club = Club("ppp", first=0)
    club.play()
    links = [item.link for item in walks(club)]
    at: str | None = chain("makers").end
    for link in links:
        assert at is not None
        at = chain("makers").after(at)
        assert link == at


def test_nobody_sits_down_with_somebody_elses_chain() -> None:
    club = Club("po", first=0)
    take = messages.TakeSeat("Eve", None, chain("makers").end)
    with pytest.raises(TableRefusal) as refusal:
        club.table.sit(take, key("eve"), club.now)
    assert refusal.value.reason == "chain-taken"


def test_a_repeated_throw_is_thrown_once() -> None:
    club = Club("pb", first=0)
    club.until("roll", 0)
    throw = messages.Throw(club.link(0))
    version = club.table.version
    club.do(0, throw, "the id", version)
    after = club.state()
    assert club.do(0, throw, "the id", version, after=0) == ()
    assert club.state() == after
    club.table = club.restored()  # and after a crash
    assert club.do(0, throw, "the id", version, after=0) == ()
    assert club.state() == after


def test_a_throw_that_was_never_stored_is_the_same_when_it_comes_again() -> None:
    """The server dies after the draw; a full disk refuses it; two tabs throw at once."""
    club = Club("pop", first=0)
    club.sit("Bea", "b")
    for _ in range(10):
        club.until("roll")
        todo = club.state().todo
        assert todo is not None
        throw = messages.Throw(club.link(todo.seat))
        lost = []
        for attempt in range(3):
            table = club.restored()
            do = messages.Do(f"lost {attempt}", table.version, todo.seat, throw)
            lost.append(
                [entry.action for entry in table.do(do, club.now) if isinstance(entry, Drawn)]
            )
        stored = club.do(todo.seat, throw)
        kept = [entry.action for entry in stored if isinstance(entry, Drawn)]
        assert lost == [kept] * 3
        assert reason_of(club, todo.seat, throw) in {"no-throw", "not-your-turn", "wrong-link"}


def test_a_bot_stands_in_and_the_chain_goes_on_afterwards() -> None:
    club = Club("pop", first=0)
    club.sit("Bea", "b")
    club.until("turn", 1)
    club.play(1)
    head = club.table.head(1)
    club.do(0, messages.StandIn(1), away=(1,))
    club.until("turn", 2)
    last = [item for item in walks(club) if item.seat == 1][-1]
    assert last.link is None
    assert club.table.head(1) == head
    club.do(1, messages.ComeBack())
    club.until("roll", 1)
    assert club.link(1) is not None
    club.throw(1)
    assert walks(club)[-1].link == club.table.head(1) != head
    club.play()
    [record] = read_records(club.table.record())
    assert verify(record).faults == ()


def test_what_was_taken_back_is_in_the_record_and_can_be_checked() -> None:
    club = Club("ppb", first=None)
    for _ in range(4):
        club.until("lay")
        todo = club.state().todo
        assert todo is not None
        if todo.seat in club.state().can_take_back:
            club.do(todo.seat, messages.TakeBack())
        club.play(5)
    club.play()
    text = club.table.record()
    assert "~" in text
    [record] = read_records(text)
    verdict = verify(record)
    result = club.state().result
    assert result is not None
    assert verdict.faults == ()
    assert verdict.redrawn == result.redrawn > 0
    shown = replay_of(text)
    assert shown.result is not None
    assert shown.result.redrawn == result.redrawn
    again = club.table.replay()
    assert (shown.throws, shown.dice) == (again.throws, again.dice)
    assert [seat.chain for seat in shown.seats] == [seat.chain for seat in again.seats]


def test_the_next_game_has_new_chains() -> None:
    club = Club("po", first=0)
    club.sit("Bea", "b")
    club.play()
    mine = chain("makers").for_next_game()
    hers = chain("b").for_next_game()
    club.do(0, messages.Rematch(mine.end))
    assert reason_of(club, 1, messages.Rematch(mine.end)) == "chain-taken"
    club.do(1, messages.Rematch(hers.end))
    following = club.table.next_table()
    assert following is not None
    new, _ = following
    assert {seat.name: seat.chain for seat in new.seats} == {"Player 0": mine.end, "Bea": hers.end}


def test_nothing_of_the_luck_to_come_is_shown() -> None:
    club = Club("pop", first=0)
    club.sit("Bea", "b")
    while club.table.standing == "playing":
        text = msgspec.json.encode(club.state(0, 1)).decode()
        assert SEED.hex() not in text
        for seat in (0, 1):
            assert str(club.link(seat)) not in text
        club.play(7)


# ------------------------------------------------------------------------ what is wrong is found


@pytest.fixture(name="record")
def finished() -> str:
    """The record of a game of two people."""
    club = Club("po")
    club.sit("Bea", "b")
    club.play()
    return club.table.record()


def faults(text: str) -> list[tuple[str, int]]:
    """What the check finds."""
    [record] = read_records(text)
    return [(fault.what, fault.number) for fault in verify(record).faults]


def header(text: str, name: str) -> str:
    """A header of a record."""
    [record] = read_records(text)
    return record.headers[name]


def test_a_fair_record_is_fair(record: str) -> None:
    assert faults(record) == []


def test_a_link_that_was_changed_is_found(record: str) -> None:
    links = header(record, "Links").split()
    wrong = record.replace(links[4], "ab" * 32)
    assert ("link", 5) in faults(wrong)


def test_a_link_that_was_left_out_is_found(record: str) -> None:
    links = header(record, "Links").split()
    found = faults(record.replace(links[2], "-"))
    assert ("link", 5) in found, "the next one of that chain follows nothing any more"


def test_two_links_that_changed_places_are_found(record: str) -> None:
    links = header(record, "Links").split()
    swapped = [links[1], links[0], *links[2:]]
    assert ("link", 1) in faults(record.replace(" ".join(links), " ".join(swapped)))


def test_another_chain_is_found(record: str) -> None:
    ends = header(record, "Chains").split()
    assert ("link", 1) in faults(record.replace(ends[0], "cd" * 32).replace(ends[1], "ef" * 32))


def test_throws_that_are_missing_or_too_many_are_found(record: str) -> None:
    links = header(record, "Links")
    assert ("count", 0) in faults(record.replace(links, links.rpartition(" ")[0]))
    assert ("count", 0) in faults(record.replace(links, links + " -"))
    assert faults(record.replace(links, "~" + links))


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Dice", "3", "dice-version"),
        ("Dice", "²", "dice-version"),
        ("Chains", "ab", "dice-header"),
        ("Chains", "- - -", "dice-header"),
        ("Links", "x", "dice-header"),
        ("Seed", "zz", "no-seed"),
        ("Commitment", "", "no-seed"),
    ],
)
def test_headers_that_make_no_sense_are_refused(
    record: str, name: str, value: str, reason: str
) -> None:
    wrong = record.replace(json.dumps(header(record, name)), json.dumps(value))
    [read] = read_records(wrong)
    with pytest.raises(TableRefusal) as refusal:
        verify(read)
    assert refusal.value.reason == reason
    assert replay_of(wrong).commitment is None


# ------------------------------------------------------------------------ from before


def test_a_table_from_before_goes_on_with_its_own_dice() -> None:
    """Its log has no version, no chains and no links."""
    stored = (OLD / "log-1.jsonl").read_bytes().splitlines()
    club = Club("pb")
    club.stored = stored
    club.table = Table("table", map(decode, stored))
    club.commands = len(stored)  # whose ids are used
    assert club.table.dice.version == 1
    assert club.state().can_take_back == []
    assert all(decode(encode(entry)) == entry for entry in club.table.entries)
    dice_game = club.table.dice_game
    assert dice_game is not None
    club.play()
    thrown = [event for event in dice_game.game.history if isinstance(event, Walked)]
    text = club.table.record()
    assert "Links" not in text
    [record] = read_records(text)
    verdict = verify(record)
    assert verdict.faults == ()
    assert (verdict.version, verdict.throws) == (1, verdict.alone)
    assert verdict.throws > len(thrown)


def test_who_sits_down_at_a_table_from_before_adds_nothing() -> None:
    club = Club("po", first=0)
    made = json.loads(club.stored[0])
    del made["dice"]
    club.stored = [json.dumps(made).encode()]
    club.table = club.restored()
    club.sit("Bea", "b")
    assert club.table.seats[1].chain is None


def test_a_record_from_before_is_still_checked_the_old_way() -> None:
    text = (OLD / "record-1.rec").read_text(encoding="utf-8")
    [record] = read_records(text)
    verdict = verify(record)
    assert verdict.faults == ()
    assert verdict.version == 1
    assert replay_of(text).dice == 1
