"""Moved to :mod:`marrakech.envs.observation_layout`. This name goes with the next version."""

from __future__ import annotations

import warnings

from marrakech.envs import observation_layout


def __getattr__(name: str) -> object:
    """Whatever was here, with a warning."""
    found: object = getattr(observation_layout, name)
    message = "marrakech.envs.layout is now marrakech.envs.observation_layout"
    warnings.warn(message, DeprecationWarning, stacklevel=2)
    return found
