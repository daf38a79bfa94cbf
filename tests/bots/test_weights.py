"""Bots that take their weights from a file of one's own."""

from __future__ import annotations

import multiprocessing
import pickle
import zlib
from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Game, Rules
from marrakech.arena import Match, match_file
from marrakech.bots import BadSpec, Clock, Spec, brain_of, level_bot, make
from marrakech.bots.network_layout import places
from marrakech.bots.value import Value
from marrakech.bots.values import BadValue, Weights, name_of, pack, value_for
from marrakech.core.codes import REVEAL
from tests.training.making import any_weights, value_of

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.arena.chunk import Chunk

DECISION = Game("standard/2").start()
for _action in ("=red", "=yellow", "F", "2"):
    DECISION.push(_action)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that we are in, with a value for two players that is not the package's."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "2.value").write_bytes(pack(value_of(2)))
    return tmp_path


def pickled(one: Any) -> Any:  # noqa: ANN401  (whatever it is)
    return pickle.loads(pickle.dumps(one))  # noqa: S301  (what we have just written)


def other_value(seed: int) -> Value:
    value = Value(2)
    value.set_weights(any_weights(seed))
    return value


# ------------------------------------------------------------------------ texts


@pytest.mark.parametrize(
    ("text", "file"),
    [
        ("expectimax:value=./2.value", "./2.value"),
        ("expectimax:value=2.value", "2.value"),
        ("expectimax:value=old/two", "old/two"),
        (r"expectimax:value=C:\old\two", r"C:\old\two"),
        ("bestfirst:nodes=5,value=/old/a=b.value", "/old/a=b.value"),
        ('expectimax:depth=1,value="./old, but good.value"', "./old, but good.value"),
        ('expectimax:value="./a ""b"".value",depth=1', './a "b".value'),
        ("expectimax:value=dir/two.py:Bot", "dir/two.py:Bot"),
        ('expectimax:value=" ./led by a space.value"', " ./led by a space.value"),
    ],
)
def test_an_option_may_be_a_file(text: str, file: str) -> None:
    spec = Spec.parse(text)
    assert spec.options["value"] == file
    assert spec.place is None
    assert Spec.parse(str(spec)) == spec


@pytest.mark.parametrize(
    "text",
    [
        *('expectimax:value="./2.value', 'expectimax:value=./2".value', 'expectimax:value=""'),
        *('expectimax:value="a"b/c', "expectimax:value=", "expectimax:value=a/b,"),
    ],
)
def test_quotation_marks_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(BadSpec) as error:
        Spec.parse(text)
    assert error.value.reason == "bot-option-text"


def test_what_is_neither_word_nor_file_is_told_what_there_is() -> None:
    with pytest.raises(BadSpec, match=r"choose from linear, network, \./FILE\.value"):
        make("expectimax:value=nettwork")
    with pytest.raises(BadSpec):
        make("expectimax:others=./2.value")  # this one takes no file


# ------------------------------------------------------------------------ files


@pytest.mark.parametrize("linear", [False, True])
@pytest.mark.parametrize("at_end", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_file_decides_as_its_weights_do(
    players: int, at_end: bool, linear: bool, folder: Path
) -> None:
    rules = Rules(players, variant="turn-at-end" if at_end else None)
    name = name_of(players, at_end=at_end, linear=linear)
    (folder / name).write_bytes(pack(value_for(players, at_end=at_end, linear=linear)))
    word = "linear" if linear else "network"
    mine = brain_of(f"expectimax:depth=1,value=./{name}", rules)
    shipped = brain_of(f"expectimax:depth=1,value={word}", rules)
    assert Weights.load(name).is_linear == linear
    game = Match(["greedy"], rules, 3).play_one(0).game
    for event in list(game.latest())[:40]:
        game.pop()
        if type(event.action).__name__ in ("Turn", "Lay"):
            state = game.kernel_state()
            assert mine.choose(state, 1) == shipped.choose(state, 1)


@pytest.mark.usefixtures("folder")
def test_other_weights_make_another_bot() -> None:
    match = Match(["expectimax:depth=1,value=./2.value", "merchant"], "standard/2", 1)
    results = match.play(16, jobs=1)
    assert match.is_compiled
    assert results.share(0).value < 0.3, "its weights were drawn by lot"


@pytest.mark.usefixtures("folder")
def test_a_file_that_is_not_there_is_refused_at_once() -> None:
    for spec in ("expectimax:value=./3.value", "bestfirst:value=./3.value"):
        for refuses in (make, lambda spec: brain_of(spec, "standard/2")):
            with pytest.raises(BadValue, match=r"there is no file \./3\.value") as error:
                refuses(spec)
            assert error.value.reason == "load-file"
        with pytest.raises(BadValue, match="there is no file"):
            Match([spec, "random"], "standard/2")


def test_what_is_no_file_to_read_is_refused(folder: Path) -> None:
    (folder / "dir.value").mkdir()
    with pytest.raises(BadValue, match=r"dir\.value cannot be used: "):
        make("expectimax:value=./dir.value")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", ["", ",variant=turn-at-end"])
@pytest.mark.usefixtures("folder")
def test_weights_for_other_rules_are_refused(players: int, variant: str) -> None:
    wanted = f"standard/{players}{variant}"
    said = rf"\./2\.value was learned for standard/2, and not for {wanted}$"
    with pytest.raises(BadValue, match=said) as error:
        brain_of("expectimax:value=./2.value", wanted)
    assert error.value.reason == "train-other-rules"
    with pytest.raises(BadValue, match="was learned for"):
        make("expectimax:value=./2.value", rules=wanted)
    bot = make("expectimax:value=./2.value")  # for rules that nobody has named yet
    with pytest.raises(BadValue, match="was learned for"):
        bot.choose(Game(wanted).view(0), Clock())


@pytest.mark.usefixtures("folder")
def test_house_rules_are_no_other_rules() -> None:
    brain_of("expectimax:value=./2.value", "finnish/2,dirhams=20")


def damaged(packed: bytes) -> dict[str, bytes]:
    flipped = bytearray(packed)
    flipped[len(packed) // 2] ^= 1
    return {
        "empty": b"",
        "cut": packed[: len(packed) // 2],
        "without its checksum": packed[: packed.index(b"marrakech value") - 2],
        "changed": bytes(flipped),
        "short": zlib.compress(b"short"),
        "long": zlib.compress(bytes(1 << 20)),
        "something else after it": zlib.compress(bytes(2 * 27616)) + b"\0\1\2",
        "text": b"expectimax",
    }


@pytest.mark.parametrize("kind", damaged(b"marrakech value"))
def test_a_damaged_file_is_refused(kind: str, folder: Path) -> None:
    file = folder / "2.value"
    file.write_bytes(damaged(file.read_bytes())[kind])
    with pytest.raises(BadValue, match=r"\./2\.value does not hold a value") as error:
        make("expectimax:value=./2.value")
    assert error.value.reason == "train-no-value"


def test_files_of_older_versions_say_nothing_and_are_taken_at_their_word(folder: Path) -> None:
    file = folder / "2.value"
    packed = file.read_bytes()
    assert packed.endswith(b"marrakech value 2.value\n")
    assert len(zlib.decompress(packed)) == 2 * 27616, "older versions can read it"
    file.write_bytes(packed.partition(b"marrakech value")[0])
    weights = Weights.load(file)
    assert weights.name is None
    assert weights.content == Weights.unpack(packed, "it").content
    assert weights.value(3, at_end=False).players == 3


def test_a_wide_network_is_a_file_of_its_own_size(tmp_path: Path) -> None:
    """It is read back as it was, and judges; one that is neither wide nor usual is refused."""
    wide = value_of(2, units=64)
    file = tmp_path / "wide.value"
    file.write_bytes(pack(wide))
    again = Weights.load(file).value(2, at_end=False)
    assert again.units == 64
    assert again.to_bytes() == wide.to_bytes()
    state = Game(Rules(2)).start().kernel_state()
    while state.phase == REVEAL:
        state.push(state.legal()[0])
    assert wide.look(state) == pytest.approx(again.look(state), abs=0.01), "but for half precision"
    assert value_of(2).look(state) != pytest.approx(again.look(state), abs=0.01)
    file.write_bytes(zlib.compress(bytes(2 * places(64).size - 2)))
    with pytest.raises(BadValue, match="does not hold a value"):
        Weights.load(file)
    with pytest.raises(ValueError, match="32 or 64 units, not 48"):
        Value(2, units=48)


# ------------------------------------------------------------------------ elsewhere, and later


def elsewhere(match: Match) -> Chunk:
    """Called in another process."""
    return match.play_chunk(0, 8)


def test_weights_go_along_with_a_match(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To processes and machines that have no such file, or another one."""
    match = Match(["expectimax:depth=1,value=./2.value", "greedy"], "standard/2", 5)
    wanted = match.play_chunk(0, 8).rows
    (folder / "2.value").unlink()
    (folder / "away").mkdir()
    monkeypatch.chdir(folder / "away")
    assert pickled(match).play_chunk(0, 8).rows == wanted
    assert pickled(pickled(match)).identity() == match.identity()
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(elsewhere, (match,)).rows == wanted


def test_a_bot_keeps_its_weights(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = make("expectimax:depth=1,value=./2.value", 3)
    same = make("expectimax:depth=1,value=./2.value", 3)
    wanted = same.choose(DECISION.view(0), Clock())
    (folder / "2.value").write_bytes(b"gone")
    monkeypatch.chdir(folder.parent)
    assert pickled(bot).choose(DECISION.view(0), Clock()) == wanted
    assert bot.choose(DECISION.view(0), Clock()) == wanted


def test_new_weights_can_meet_old_ones(folder: Path) -> None:
    (folder / "new.value").write_bytes(pack(other_value(2)))
    specs = ["expectimax:depth=1,value=./2.value", "expectimax:depth=1,value=./new.value"]
    match = Match(specs, "standard/2", 5)
    assert match.names == tuple(specs)
    assert match.play(8, jobs=2).games == 8


def test_a_match_goes_on_only_with_the_weights_that_it_began_with(folder: Path) -> None:
    def match() -> Match:
        return Match(["expectimax:depth=1,value=./2.value", "random"], "standard/2", 5)

    match_file.save(match().play(4, jobs=1), folder / "state")
    assert match_file.load(match(), folder / "state").games == 4
    (folder / "2.value").write_bytes(pack(other_value(2)))
    with pytest.raises(match_file.BadMatchFile, match="its weights differ"):
        match_file.load(match(), folder / "state")


def test_a_match_without_files_is_what_it_was_before() -> None:
    assert "weights" not in Match(["greedy", "random"], "standard/2").identity()


# ------------------------------------------------------------------------ whom nobody can choose


@pytest.mark.parametrize(
    "text",
    [
        *("greedy", "expectimax", "expectimax:value=./2.value", "master:value=./2.value"),
        *("my_bot.py:MyBot", "os:Path", "", "Master", " master"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_a_level_is_a_name_and_nothing_else(text: str) -> None:
    with pytest.raises(BadSpec, match="there are porter, apprentice, peddler, merchant, master"):
        level_bot(text)


def test_a_level_can_be_played_against() -> None:
    assert level_bot("master", 3).choose(DECISION.view(0), Clock()) in DECISION.legal()
