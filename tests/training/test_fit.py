"""The gradient is that of the loss, and a step down it lowers the loss."""

from __future__ import annotations

from array import array
from math import log
from typing import TYPE_CHECKING, Any

import pytest

from marrakech import Game, Rules
from marrakech.bots import network_layout
from marrakech.bots.value import Value
from marrakech.core import kernel
from marrakech.training import fit
from marrakech.training.trainer import rule_sets
from tests import uncompiled
from tests.training.making import any_weights, samples, slow_value, value_of

if TYPE_CHECKING:
    from collections.abc import Sequence


def layers_of(units: int, *, shapes: bool = False) -> dict[str, tuple[int, int]]:
    """Where the weights of each layer begin, and where they end."""
    at = network_layout.places(units, shapes=shapes)
    return {
        "rows": (at.rows, at.dense),
        "inputs": (at.dense, at.first),
        "first bias": (at.first, at.second),
        "second": (at.second, at.second_bias),
        "second bias": (at.second_bias, at.third),
        "third": (at.third, at.third_bias),
        "third bias": (at.third_bias, at.skip),
        "inputs to outputs": (at.skip, at.size),
    }


LAYERS = layers_of(network_layout.HIDDEN)
HIDDEN = list(LAYERS)[:6]


class Hill:
    """The loss of some samples, as a function of the weights."""

    def __init__(
        self,
        module: Any,  # noqa: ANN401  (compiled, or the same as plain Python)
        worth: Any,  # noqa: ANN401  (likewise)
        starts: Sequence[Any],
        number: int,
    ) -> None:
        self.module = module
        self.worth = worth
        self.number = number
        self.slope = module.Gradient(worth, starts)
        _, self.words, self.targets, self.filled = samples(worth.players)
        shapes = worth.numbers == network_layout.SHAPED
        self.weights = list(any_weights(units=worth.units, shapes=shapes))

    def look(self) -> None:
        self.slope.clear()
        self.slope.add(self.words, self.targets, self.filled, self.number, 7)

    def loss(self, at: int, by: float) -> float:
        """Cross-entropy over seats and 0.3 of the squared errors of margins, in the mean."""
        moved = self.weights[:]
        moved[at] += by
        self.worth.set_weights(moved)
        self.look()
        self.worth.set_weights(self.weights)
        total: float = self.slope.loss + 0.3 * self.slope.miss
        return total / self.number

    def gradient(self) -> array[float]:
        """As Adam sees it: a first step takes over a tenth."""
        self.worth.set_weights(self.weights)
        self.look()
        adam = self.module.Fit(self.worth, self.worth)
        adam.step([self.slope], 0.0, 0.0)
        first: array[float] = adam.memory()[0]
        for i in range(self.worth.size):
            first[i] *= 10
        return first


def steepest(
    gradient: Sequence[float],
    layer: str,
    number: int,
    units: int = network_layout.HIDDEN,
    *,
    shapes: bool = False,
) -> list[int]:
    """The weights of a layer that matter most here, and one that matters little or not at all."""
    first, last = layers_of(units, shapes=shapes)[layer]
    order = sorted(range(first, last), key=lambda at: -abs(gradient[at]))
    return [*order[:number], order[-1]]


@pytest.mark.parametrize(
    ("players", "units", "shapes"),
    [(2, 32, False), (2, 64, False), (2, 32, True), (3, 32, True), (4, 32, False)],
)
def test_the_gradient_is_the_slope_of_the_loss(players: int, units: int, shapes: bool) -> None:
    starts = [kernel.State(rules) for rules in rule_sets(players, at_end=False)]
    hill = Hill(fit, value_of(players, units=units, shapes=shapes), starts, 64)
    gradient = hill.gradient()
    for layer in LAYERS:
        for at in steepest(gradient, layer, 4, units, shapes=shapes):
            slope = (hill.loss(at, 0.001) - hill.loss(at, -0.001)) / 0.002
            # single precision, and units that are switched on or off on the way
            assert gradient[at] == pytest.approx(slope, rel=0.03, abs=5e-4), layer
        steep = gradient[steepest(gradient, layer, 1, units, shapes=shapes)[0]]
        assert abs(steep) > 0.005, f"{layer} was not tested"


def test_in_full_precision_it_is_so_to_five_digits() -> None:
    starts = [uncompiled.kernel.State(rules) for rules in rule_sets(3, at_end=False)]
    hill = Hill(uncompiled.fit, slow_value(3, at_end=False), starts, 3)
    gradient = hill.gradient()
    for layer in LAYERS:
        for at in steepest(gradient, layer, 2):
            slope = (hill.loss(at, 1e-5) - hill.loss(at, -1e-5)) / 2e-5
            assert gradient[at] == pytest.approx(slope, rel=1e-4, abs=1e-7), layer


def test_a_linear_value_learns_nothing_in_the_layers_that_it_lacks() -> None:
    starts, *_ = samples(2, 1)
    hill = Hill(fit, value_of(2, linear=True), starts, 64)
    gradient = hill.gradient()
    for layer, (first, last) in LAYERS.items():
        steep = max(abs(gradient[at]) for at in range(first, last))
        assert (steep == 0) == (layer in HIDDEN), layer


def test_a_step_lowers_the_loss() -> None:
    starts, words, targets, filled = samples(2)
    worth, average = value_of(2), value_of(2)
    slope = fit.Gradient(worth, starts)
    adam = fit.Fit(worth, average)
    losses = []
    for _ in range(12):
        slope.clear()
        slope.add(words, targets, filled, 200, 3)  # the same samples every time
        losses.append(slope.loss + 0.3 * slope.miss)
        adam.step([slope], 1e-3, 0.5)
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] < 0.8 * losses[0]
    assert adam.steps == 12


def test_the_average_follows_the_weights() -> None:
    starts, words, targets, filled = samples(2, 5)
    worth, average = value_of(2), value_of(2)
    slope = fit.Gradient(worth, starts)
    slope.add(words, targets, filled, 50, 3)
    before = average.get_weights()
    fit.Fit(worth, average).step([slope], 1e-2, 0.25)
    for old, new, mean in zip(before, worth.get_weights(), average.get_weights(), strict=True):
        assert mean == pytest.approx(old + 0.25 * (new - old), abs=1e-6)
    assert worth.get_weights() != before


def test_what_is_not_there_cannot_be_learned_from() -> None:
    starts, words, targets, _ = samples(2, 1)
    worth = value_of(2)
    slope = fit.Gradient(worth, starts)
    with pytest.raises(IndexError):
        slope.add(words, targets, len(words), 1, 1)
    with pytest.raises(IndexError):
        slope.add(words, targets, 0, 1, 1)
    with pytest.raises(ValueError, match="no sample"):
        fit.Fit(worth, Value(2)).step([slope], 1e-3, 0.1)
    with pytest.raises(ValueError, match="one to a hundred"):
        fit.Gradient(worth, [])


@pytest.mark.parametrize("players", [3, 4])
def test_the_loss_compares_each_seat_with_its_own_target(players: int) -> None:
    """By hand, from what the value says of a single sample. Who is out is not asked."""
    starts, words, targets, filled = samples(players, 5)
    slope = fit.Gradient(value_of(players), starts)
    for at in range(0, filled, 7):
        one, wanted = words[at * 14 : at * 14 + 14], targets[at * 8 : at * 8 + 8]
        said = slope.predict(one, 0)
        seats = [seat for seat in range(players) if said[seat] > 0]
        slope.clear()
        slope.add(one, wanted, 1, 1, 1)
        loss = -sum(wanted[seat] * log(said[seat]) for seat in seats)
        miss = sum((said[4 + seat] - wanted[4 + seat]) ** 2 for seat in seats)
        assert (slope.loss, slope.miss) == pytest.approx((loss, miss), rel=1e-5, abs=1e-6)
        assert slope.seen == 1
    assert filled > 100


def test_a_sample_is_judged_by_the_rules_that_it_was_played_by() -> None:
    """R4.5 among them: a position is worth something else where areas join by owner."""
    sets = rule_sets(2, at_end=False, by_owner=True)
    starts = [kernel.State(rules) for rules in sets]
    worth, slope = value_of(2), fit.Gradient(value_of(2), starts)
    market = "7/1r>r<b>b<2/7/2y>y<p>p<1/7/7/7 d2S r turn 30r11b11=r,30y11p11=y"
    judged = {}
    for number, rules in enumerate(sets):
        if rules.two_colours:
            state = Game.from_position(f"{market} {rules.text}").kernel_state()
            said = slope.predict(array("Q", [*state.words(), number]), 0)
            assert said == pytest.approx(worth.look(state), abs=1e-5)
            judged[rules] = said
    assert judged[Rules(2)] != judged[Rules(2, area="owner")]
