"""Learning from self-play: the same whatever happens on the way, and it does learn."""

from __future__ import annotations

import json
from array import array
from typing import TYPE_CHECKING

import pytest

from marrakech import Rules
from marrakech.bots import brain
from marrakech.bots.network_layout import SHAPED
from marrakech.bots.options import SearchOptions
from marrakech.bots.search import Search
from marrakech.bots.value import Value
from marrakech.core import codes, kernel
from marrakech.training.selfplay import SelfPlay
from marrakech.training.trainer import Plan, Trainer, TrainingProgress, rule_sets
from marrakech.training.training_file import BadTrainingFile, write
from tests import uncompiled
from tests.training.making import TINY, value_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ThreadPoolExecutor
    from pathlib import Path


def learned(trainer: Trainer) -> tuple[list[TrainingProgress], bytes, bytes]:
    """All that has come of it."""
    size = trainer.filled * 14
    weights = trainer.worth.get_weights() + trainer.average.get_weights()
    return trainer.curve, weights.tobytes(), trainer.words[:size].tobytes()


@pytest.fixture(scope="module")
def whole() -> Trainer:
    """A run that nothing has disturbed."""
    trainer = Trainer(TINY, 1)
    assert len(list(trainer.run())) == TINY.rounds
    return trainer


def test_progress_is_told(whole: Trainer) -> None:
    assert [progress.round for progress in whole.curve] == [1, 2, 3, 4]
    assert [progress.games for progress in whole.curve] == [50, 100, 150, 200]
    assert whole.curve[-1].positions > TINY.buffer == whole.filled, "samples were overwritten"
    assert [progress.wins is None for progress in whole.curve] == [True, True, True, False]
    assert 0 <= (whole.curve[-1].wins or 0) <= 1
    assert whole.curve[-1].miss < whole.curve[0].miss


def test_any_number_of_threads_learns_the_same(whole: Trainer) -> None:
    trainer = Trainer(TINY, 3)
    list(trainer.run())
    assert learned(trainer) == learned(whole)


def test_another_seed_learns_something_else(whole: Trainer) -> None:
    trainer = Trainer(TINY._replace(seed=2), 2)
    next(trainer.run())
    assert trainer.curve[0] != whole.curve[0]


def test_it_goes_on_from_a_file(whole: Trainer, tmp_path: Path) -> None:
    file = tmp_path / "state"
    trainer = Trainer(TINY, 2)
    for rounds in (1, 2, 3):
        assert next(trainer.run()).round == rounds
        trainer.save(file)
        trainer = Trainer.load(file, rounds, TINY)
    list(trainer.run())
    assert learned(trainer) == learned(whole)
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


@pytest.mark.parametrize("units", [32, 64])
def test_a_value_learns_with_more_units_and_more_inputs(units: int) -> None:
    plan = TINY._replace(units=units, shapes=True, games=50, warm=50, standard=90)
    trainer = Trainer(plan, 2)
    list(trainer.run())
    assert (trainer.average.units, trainer.average.numbers) == (units, SHAPED)
    assert trainer.curve[1].miss < trainer.curve[0].miss
    again = Trainer(plan, 1)
    list(again.run())
    assert learned(again) == learned(trainer)


def test_it_begins_with_what_another_value_knows(whole: Trainer) -> None:
    """Shapes that this one did not look at count for nothing at first."""
    plan = TINY._replace(warm=0, games=50, shapes=True, after="whole.value", digest="1")
    trainer = Trainer(plan, 1, whole.average)
    state = kernel.State(Rules(2))
    while state.phase != codes.TURN:
        state.push(state.legal()[0])
    assert trainer.average.look(state) == pytest.approx(whole.average.look(state), abs=1e-6)
    list(trainer.run())
    assert trainer.average.look(state) != whole.average.look(state)
    assert trainer.curve[0].miss < whole.curve[0].miss
    for other in (Value(2, units=64), Value(3), Value(2, linear=True), Value(2, at_end=True)):
        with pytest.raises(ValueError, match="only from one of its kind"):
            Trainer(plan, 1, other)
    with pytest.raises(ValueError, match="no more inputs"):
        whole.average.adopt(trainer.average)


@pytest.mark.parametrize(("players", "at_end"), [(2, False), (2, True), (3, False), (4, True)])
def test_most_games_can_be_by_the_standard_rules(players: int, at_end: bool) -> None:
    before = rule_sets(players, at_end, by_owner=True)
    sets = rule_sets(players, at_end, by_owner=True, standard=90)
    assert set(sets) == set(before)
    assert sets.count(sets[0]) == pytest.approx(0.9 * len(sets), abs=1)
    assert before.count(sets[0]) < 0.8 * len(before)
    assert all(sets.count(rules) == 1 for rules in sets if rules != sets[0])


class Stop(BaseException):
    """Comes like Ctrl-C, wherever it is."""


class Stopped(Trainer):
    """Is stopped in the middle of a round, at one of its stages."""

    stage = ""
    left = 1

    def stop_at(self, stage: str) -> None:
        if stage == self.stage and len(self.curve) >= 2:
            self.left -= 1
            if self.left == 0:
                raise Stop

    def _keep(self, samples: int, words: array[int], targets: array[float]) -> None:
        super()._keep(samples, words, targets)
        self.stop_at("keeping")

    def _seed(self, *numbers: int) -> int:
        if numbers[0] == 1 and numbers[2:] == (1, 0):  # its second step of learning
            self.stop_at("learning")
        return super()._seed(*numbers)

    def _try(self, pool: ThreadPoolExecutor) -> float:
        self.stop_at("trying")
        return super()._try(pool)


@pytest.fixture(scope="module")
def two_rounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The state after two rounds of four."""
    file = tmp_path_factory.mktemp("rounds") / "state"
    trainer = Trainer(TINY, 2)
    for _, progress in zip(range(2), trainer.run(), strict=False):
        assert progress.round <= 2
    trainer.save(file)
    return file


@pytest.mark.parametrize("stage", ["keeping", "learning", "trying"])
@pytest.mark.parametrize("way", ["in memory", "by file"])
def test_half_a_round_is_forgotten(
    whole: Trainer, two_rounds: Path, stage: str, way: str, tmp_path: Path
) -> None:
    trainer = Stopped.load(two_rounds, 2, TINY)
    trainer.stage = stage
    with pytest.raises(Stop):
        list(trainer.run())
    done = 3 if stage == "trying" else 2
    assert len(trainer.curve) == done
    if way == "in memory":
        trainer.stage = ""
    else:
        trainer.save(tmp_path / "state")
        trainer = Stopped.load(tmp_path / "state", 2, TINY)
    assert len(trainer.curve) == done
    list(trainer.run())
    assert learned(trainer) == learned(whole)


# -------------------------------------------------------------------------- states that are none


def cut(data: bytes) -> bytes:
    return data[:-1]


def damaged(data: bytes) -> bytes:
    return data[:-400] + bytes([data[-400] ^ 1]) + data[-399:]


def changed_head(data: bytes) -> bytes:
    first, _, rest = data.partition(b"\n")
    head = json.loads(first)
    head["numbers"]["positions"] += 1
    return json.dumps(head).encode() + b"\n" + rest


def huge(data: bytes) -> bytes:
    first, _, rest = data.partition(b"\n")
    head = json.loads(first)
    head["plan"]["buffer"] = 1 << 50
    head["plan"]["games"] = 1 << 40
    head["numbers"]["filled"] = 1 << 45
    return json.dumps(head).encode() + b"\n" + rest


def other_version(data: bytes) -> bytes:
    return data.replace(b'"version": "', b'"version": "9.', 1)


RUBBISH: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda _: b"",
    "text": lambda _: b"my notes\n",
    "other data": lambda _: b"[1, 2]\n",
    "no number": lambda _: b"7\n",
    "bytes": lambda _: bytes(range(256)),
    "only the head": lambda data: data.partition(b"\n")[0],
    "cut": cut,
    "longer": lambda data: data + b"\0",
    "damaged": damaged,
    "changed head": changed_head,
    "huge": huge,
    "other version": other_version,
}


@pytest.fixture(scope="module")
def state(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What a file holds after a round, and is read from."""
    file = tmp_path_factory.mktemp("state") / "state"
    trainer = Trainer(TINY, 1)
    next(trainer.run())
    trainer.save(file)
    assert learned(Trainer.load(file)) == learned(trainer)
    return file.read_bytes()


@pytest.mark.parametrize("made", RUBBISH.values(), ids=RUBBISH)
def test_what_is_no_state_is_refused(
    made: Callable[[bytes], bytes], state: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "state"
    file.write_bytes(made(state))
    with pytest.raises(BadTrainingFile, match="does not hold the state of a training"):
        Trainer.load(file)


def test_a_state_from_before_there_was_an_option_is_still_of_its_plan(tmp_path: Path) -> None:
    """R4.5: areas by owner came later."""
    file = tmp_path / "state"
    trainer = Trainer(TINY, 1)
    plan = {name: value for name, value in TINY._asdict().items() if name != "by_owner"}
    numbers = {"steps": 0, "filled": 0, "next": 0, "positions": 0, "curve": []}
    weights = (
        trainer.worth.get_weights(),
        trainer.average.get_weights(),
        *trainer.fit.memory()[:2],
    )
    write(file, plan, numbers, weights)
    assert Trainer.load(file, 1, TINY).plan == TINY
    with pytest.raises(BadTrainingFile, match="its by_owner differ"):
        Trainer.load(file, 1, TINY._replace(by_owner=True))


def test_the_state_of_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "state"
    Trainer(TINY, 1).save(file)
    with pytest.raises(BadTrainingFile, match="its games, seed differ") as refused:
        Trainer.load(file, 1, TINY._replace(seed=2, games=500))
    assert refused.value.reason == "train-other-plan"


@pytest.mark.parametrize(
    "plan",
    [
        TINY._replace(players=5),
        TINY._replace(at_once=70),
        TINY._replace(at_once=0),
        TINY._replace(games=0),
        TINY._replace(buffer=0),
        TINY._replace(trial=5),
    ],
)
def test_a_plan_that_teaches_nothing_is_an_error(plan: Plan) -> None:
    with pytest.raises(ValueError, match=r"not|nothing"):
        Trainer(plan)


# -------------------------------------------------------------------------- self-play


@pytest.mark.parametrize("at_end", [False, True])
def test_the_last_targets_are_how_the_game_came_out(at_end: bool) -> None:
    """Greedy players who learn nothing on the way: all targets of a game are its end."""
    players = 3
    rules = Rules(players, variant="turn-at-end" if at_end else None)
    start = kernel.State(rules)
    play = SelfPlay(value_of(players, at_end=at_end), [start], warm=True)
    words, targets = array("Q", bytes(8 * 14 * 512)), array("f", bytes(4 * 8 * 512))
    for seed in range(20):
        turns = play.play(1, seed, words, targets, 512)
        assert 10 < turns < 256
        last = targets[(turns - 1) * 8 : turns * 8]
        assert sum(last[:4]) == pytest.approx(1)
        assert all(targets[turn * 8 : turn * 8 + 8] == last for turn in range(turns))
        # the last position has one turn left: one of its ends is this one
        ends = outcomes(start, words[(turns - 1) * 14 : turns * 14 - 1], at_end=at_end)
        assert any(last == pytest.approx(end, abs=1e-6) for end in ends)


def outcomes(start: kernel.State, words: array[int], *, at_end: bool) -> list[list[float]]:
    """How a game can come out from a position, if this is its last turn."""
    value = value_of(start.players, at_end=at_end)
    found: list[list[float]] = []

    def go_on(state: kernel.State) -> None:
        if state.phase == codes.OVER:
            found.append(value.look(state))
        elif state.mover == mover:
            for action in state.legal():
                state.push(action)
                go_on(state)
                state.pop()

    state = position(start, words)
    mover = state.mover
    go_on(state)
    return found


def position(start: kernel.State, words: array[int]) -> kernel.State:
    """The position that thirteen words are of."""
    slow = uncompiled_state(start)
    slow.load(list(words), 0)
    state = start.snapshot()
    state.arrange(
        (list(slow.visible), list(slow.toward), slow.assam, slow.heading),
        (
            list(slow.dirhams)[: slow.players],
            list(slow.rugs),
            list(slow.top)[: slow.players],
            list(slow.out)[: slow.players],
        ),
        (slow.mover, slow.phase, slow.then),
    )
    assert state.words() == tuple(words)
    return state


def uncompiled_state(start: kernel.State) -> kernel.State:
    rules = Rules(start.players, variant="turn-at-end" if start.variant else None)
    slow: kernel.State = uncompiled.kernel.State(rules)
    return slow


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("at_end", [False, True])
@pytest.mark.parametrize("by_owner", [False, True])
def test_every_rule_set_has_its_games(players: int, at_end: bool, by_owner: bool) -> None:
    starts = [kernel.State(rules) for rules in rule_sets(players, at_end, by_owner)]
    assert len(starts) <= 40, "as many as a gradient takes"
    assert any(start.by_owner for start in starts) == (by_owner and players == 2)
    play = SelfPlay(value_of(players, at_end=at_end), starts, warm=True)
    words, targets = array("Q", bytes(8 * 14 * 25600)), array("f", bytes(4 * 8 * 25600))
    turns = play.play(100, 1, words, targets, 25600)
    assert {words[turn * 14 + 13] for turn in range(turns)} == set(range(len(starts)))
    for turn in range(turns):
        assert sum(targets[turn * 8 : turn * 8 + 4]) == pytest.approx(1)


def test_a_little_training_beats_random_clearly() -> None:
    plan = Plan(2, games=300, warm=1000, at_once=100, trial=48)
    trainer = Trainer(plan, 2)
    list(trainer.run())
    rules = Rules(2)
    mind = Search(trainer.average, kernel.State(rules), SearchOptions(depth=1))
    chance = brain.Chance()
    won = 0
    games = 100
    for game in range(games):
        state = kernel.State(rules)
        luck = kernel.mix(game)
        while state.phase != codes.OVER:
            luck = kernel.mix(luck)
            if state.phase in (codes.ROLL, codes.REVEAL):
                legal = state.legal()
                state.push(legal[luck % len(legal)])
            else:
                player = mind if state.mover == game % 2 else chance
                state.push(player.choose(state, luck))
        scores = state.scores()
        won += scores[game % 2] > scores[1 - game % 2]
    assert won > 80
