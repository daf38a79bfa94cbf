"""Imports optional packages, or says which extra to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from marrakech.core.errors import Refusal


class MissingExtra(Refusal):
    """A package that is not installed here."""


def extra(name: str, group: str) -> Any:  # noqa: ANN401  (a module)
    """A package of an optional group, or a refusal that tells how to get it."""
    try:
        return import_module(name)
    except ImportError as error:
        package = name.partition(".")[0]
        raise MissingExtra("arena-extra", package=package, extra=group) from error
