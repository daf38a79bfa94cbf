"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

from marrakech.core.codes import ACTIONS
from marrakech.core.game import Game
from marrakech.envs.observation_layout import WIDTH, parts

if TYPE_CHECKING:
    from marrakech.core.rules import Rules


def rules_of(rules: Rules | str | None) -> Rules:
    """Rules that are given as such or as text, such as ``"korean/2"``; None is four players."""
    return Game(rules).rules


def observations(rules: Rules) -> spaces.Box:
    """The space of what :class:`marrakech.envs.observation.ObservationWriter` writes."""
    most = np.zeros(WIDTH, np.int16)
    for part in parts(rules):
        most[part.start : part.stop] = part.most
    return spaces.Box(np.zeros(WIDTH, np.int16), most, dtype=np.int16)


def seen(rules: Rules) -> spaces.Dict:
    """The space of an observation with its mask."""
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": observations(rules), "action_mask": mask})


def actions() -> spaces.Discrete:
    """The numbers of all actions: see :mod:`marrakech.core.actions`."""
    return spaces.Discrete(ACTIONS)
