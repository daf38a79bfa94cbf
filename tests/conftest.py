"""What all tests share: which kernel they run on, and how many examples hypothesis tries.

``MARRAKECH_EXPECT_COMPILED`` set to ``yes`` or ``no`` says which kernel there has to be, so that no
run tests the other one by mistake. ``HYPOTHESIS_PROFILE=thorough pytest tests/properties`` hunts
for hours; the default is made for every day.
"""

from __future__ import annotations

import inspect
import os
import signal
from contextlib import suppress
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import settings

from compiled_modules import files_of
from marrakech.arena import fast_games, survey_count
from marrakech.bots import bestfirst, brain, inputs, search, tree, value
from marrakech.core import batch, kernel
from marrakech.envs import games, observation, rewards
from marrakech.server import storage
from marrakech.table import market_json
from marrakech.training import fit, selfplay
from tests.postgres import Postgres, running_postgres
from tests.redis_server import RedisServer, running_redis

if TYPE_CHECKING:
    from collections.abc import Iterator

FIRST = (
    *("tests/test_package.py", "tests/server/test_schema.py", "tests/server/test_crashes.py"),
    *("tests/faults", "tests/hostile", "tests/table/test_machine.py"),
)
"""What takes longest, and is begun first: at the end no process should work alone."""

# Who asks waits for five seconds by default, which a busy machine may need
for _step in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _step, 60.0)

# The engine waits for whoever plays, which here would be all other tests
os.environ.setdefault("MARRAKECH_ANALYSIS_NICE", "0")

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


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test the wrong kernel, or one that is older than its source."""
    # xdist 3.8 writes the group of a test there, which pytest 9.2 does not read any more: nothing
    # fails, but what is made once for all tests of a file is made in every process
    if session.config.getoption("dist", "no") == "loadgroup" and not hasattr(
        pytest.Item, "_nodeid"
    ):
        raise pytest.UsageError("these versions of pytest and xdist do not keep groups together")
    expected = os.environ.get("MARRAKECH_EXPECT_COMPILED")
    if expected not in (None, "yes", "no"):
        raise pytest.UsageError("MARRAKECH_EXPECT_COMPILED is “yes” or “no”")
    compiled = (
        *(kernel, batch, fast_games, survey_count, selfplay, fit),
        *(bestfirst, brain, inputs, search, tree, value, market_json),
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


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let processes that start together compile different files of tests.

    Every process of xdist imports all files. Where none is compiled yet, as in a fresh clone, all
    of them would compile the same one at the same time: twelve seconds of computing in each. So
    each begins in another place, and finds the rest compiled by the others.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    places = [session.config.rootpath / argument for argument in session.config.args]
    if workers == 1 or not all(place.is_dir() for place in places):
        return
    ignored = [session.config.rootpath / each for each in session.config.getoption("ignore") or ()]
    files = [
        file
        for place in places
        for file in sorted(place.rglob("test_*.py"))
        if not any(file.is_relative_to(each) for each in ignored)
    ]
    first = len(files) * int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")) // workers
    for file in files[first:] + files[:first]:
        names = file.relative_to(session.config.rootpath).with_suffix("").parts
        # what cannot be imported is told when pytest comes to it
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(names))


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process that want one."""
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A Redis server, likewise."""
    with running_redis() as server:
        yield server


@pytest.fixture(
    params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
)
def either_database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> str:
    """Run a test with each of both databases: whatever is opened in its folder is that one."""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").fresh()
        for name in ("prepare", "join"):
            function = getattr(storage, name)
            monkeypatch.setattr(
                storage,
                name,
                lambda folder, key=None, _=None, function=function: function(
                    folder, key, url if folder == tmp_path else None
                ),
            )
    return str(request.param)
