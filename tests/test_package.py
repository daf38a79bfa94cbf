"""The package as it is built and installed: with the compiled kernel, and without a compiler."""

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

ROOT = Path(__file__).parent.parent
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


def build(folder: Path, archive: Path, **environment: str) -> Path:
    """A wheel, built from a source distribution, beside the C that is made of the same sources."""
    with tarfile.open(archive) as inside:
        inside.extractall(folder, filter="data")
    (sources,) = (path for path in folder.iterdir() if path.is_dir())
    with_c(sources)
    pip(
        *("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(sources)),
        **environment,
    )
    return next(folder.glob("*.whl"))


def installed(wheel: Path) -> Path:
    """A folder with a wheel installed in it."""
    folder = wheel.parent / "installed"
    if not folder.exists():
        pip("install", "--no-deps", "--target", str(folder), str(wheel))
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
    return build(tmp_path_factory.mktemp("compiled"), archive, CC=compiler, REAL_CC=given)


@pytest.fixture(scope="module")
def uncompiled(tmp_path_factory: pytest.TempPathFactory, archive: Path) -> Path:
    """Built where the C compiler does not work."""
    return build(tmp_path_factory.mktemp("uncompiled"), archive, CC="no-such-compiler")


def test_the_wheel_holds_what_is_needed_and_nothing_generated(compiled: Path) -> None:
    names = zipfile.ZipFile(compiled).namelist()
    suffixes = {Path(name).suffix for name in names if name.startswith("marrakech/")}
    page = {".html", ".js", ".css", ".svg"}
    assert suffixes <= {".py", ".so", ".pyd", ".ftl", ".json", ".typed", ".value"} | page
    assert "marrakech/server/page/index.html" in names
    assert all("/page/" in name for name in names if Path(name).suffix in page)
    assert not any("web/" in name for name in names)
    assert "marrakech/py.typed" in names
    assert "marrakech/locales/en/cli.ftl" in names
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
    assert sorted(generated) == ["benchmarks/limit.c", "tests/faults/shim.c"], "which are not"


def test_the_wheel_is_small(compiled: Path) -> None:
    assert compiled.stat().st_size < 3_600_000, "half of it is said in thirty-one languages"


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
    pip("--python", own, "install", "--no-deps", "--no-index", str(compiled))
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


def test_the_base_stays_light() -> None:
    """What only some need is in an extra; the base has what the game and its server need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = {re.split(r"[<>=;\[ ]", needed)[0] for needed in project["dependencies"]}
    extras = project["optional-dependencies"]
    assert {"arena", "cluster", "docs", "plots"} <= set(extras)
    only_there = {re.split(r"[<>=;\[ ]", one)[0] for some in extras.values() for one in some}
    assert base.isdisjoint(only_there)
    assert len(base) < 16


@pytest.mark.parametrize("heavy", ["choix", "matplotlib", "numpy", "pyarrow", "ray", "sphinx"])
def test_the_command_starts_without_what_only_an_extra_brings(compiled: Path, heavy: str) -> None:
    code = (
        f"import sys; sys.modules[{heavy!r}] = None; sys.argv[1:] = ['editions', 'thai']; "
        "import marrakech, marrakech.bots, marrakech.arena; from marrakech.cli import main; main()"
    )
    assert "Thai" in python(installed(compiled), code).stdout
