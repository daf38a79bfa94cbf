"""What all tests share: which kernel they run on, and how many examples hypothesis tries.

``MARRAKECH_EXPECT_COMPILED`` set to ``yes`` or ``no`` says which kernel there has to be, so that no
run tests the other one by mistake. ``HYPOTHESIS_PROFILE=thorough pytest tests/properties`` hunts
for hours; the default is made for every day.
"""

from __future__ import annotations

import inspect
import os
import signal
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import settings

from compiled_modules import files_of
from marrakech.arena import fast_games, survey_count
from marrakech.bots import bestfirst, brain, inputs, reach, search, tree, value
from marrakech.core import batch, kernel
from marrakech.envs import games, observation, rewards
from marrakech.table import market_json
from marrakech.training import fit, selfplay

FIRST = ("tests/test_package.py", "tests/faults", "tests/hostile", "tests/table/test_machine.py")
"""What takes longest, and is begun first: at the end no process should work alone."""

# Who asks waits for five seconds by default, which a busy machine may need
for _step in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _step, 60.0)

# A shell lets what it runs in the background ignore Ctrl-C, which some tests send
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "ci",
    max_examples=80,
    deadline=None,
    derandomize="CI" in os.environ,  # what passes there has to pass again
    print_blob=True,
)
settings.register_profile("thorough", settings.get_profile("ci"), max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def is_compiled(path: Path) -> bool:
    """Whether a module was loaded from an extension."""
    return path.name.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED = is_compiled(Path(inspect.getfile(kernel)))


def pytest_report_header() -> str:
    """Say which kernel is tested."""
    return f"marrakech: {Path(kernel.__file__).parent} ({'' if COMPILED else 'not '}compiled)"


def pytest_sessionstart() -> None:
    """Refuse to test the wrong kernel, or one that is older than its source."""
    expected = os.environ.get("MARRAKECH_EXPECT_COMPILED")
    if expected not in (None, "yes", "no"):
        raise pytest.UsageError("MARRAKECH_EXPECT_COMPILED is “yes” or “no”")
    compiled = (
        *(kernel, batch, fast_games, survey_count, selfplay, fit),
        *(bestfirst, brain, inputs, reach, search, tree, value, market_json),
        *(games, rewards, observation),
    )
    for module in compiled:
        built = Path(inspect.getfile(module))
        if expected is not None and is_compiled(built) != (expected == "yes"):
            raise pytest.UsageError(f"{built} is not it: see `make test` and `make uncompiled`")
        if not is_compiled(built):
            continue
        own = f"{built.parent.name}/{built.name.partition('.')[0]}"
        for source in files_of(own):
            if source.stat().st_mtime > built.stat().st_mtime:
                raise pytest.UsageError(f"{source.name} is newer than {built.name}, built of it")


def shares(item: pytest.Item) -> bool:
    """Whether a test uses something that is made once for all tests of its file."""
    info = getattr(item, "_fixtureinfo", None)
    found = info.name2fixturedefs.values() if info else ()
    return any(
        fixture.scope == "module" and fixture.baseid == item.nodeid.partition("::")[0]
        for fixtures in found
        for fixture in fixtures
    )


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let tests that share something be run by the same process: else each would make it."""
    if shares(item) and item.get_closest_marker("xdist_group") is None:
        item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, then with what has to stay together; all else in its order."""
    items.sort(
        key=lambda item: (
            not item.nodeid.startswith(FIRST),
            item.get_closest_marker("xdist_group") is None,
        )
    )
