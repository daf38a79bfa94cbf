"""Moved to :mod:`marrakech.table.updates`. This name goes with the next version."""

from __future__ import annotations

import warnings

from marrakech.table import updates


def __getattr__(name: str) -> object:
    """Whatever was here, with a warning."""
    found: object = getattr(updates, name)
    message = "marrakech.table.news is now marrakech.table.updates"
    warnings.warn(message, DeprecationWarning, stacklevel=2)
    return found
