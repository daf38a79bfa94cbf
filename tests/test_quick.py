"""``make quick`` finds the tests of a change, and what builds the package twice compiles once."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import compiler, quick


def test_the_nearest_tests_come_first() -> None:
    near = quick.candidates(["src/marrakech/table/dice.py"])
    assert near["tests/table/test_dice.py"] < near["tests/cli/test_verify.py"] < quick.FAR
    assert "tests/draw/test_svg.py" not in near
    assert quick.chosen(near, dict.fromkeys(near, 1.0), 2)[0].startswith("tests/table/")


def test_what_is_started_by_name_is_known_too() -> None:
    near = quick.candidates(["src/marrakech/server/sweeper.py", "src/marrakech/cli/i18n.py"])
    assert {"tests/server/test_crashes.py", "tests/cli/test_teaching.py"} <= set(near)


def test_a_file_of_tests_that_has_changed_is_run_however_long_it_takes() -> None:
    near = quick.candidates(["tests/hostile/test_soak.py", "README.md"])
    seconds = dict.fromkeys(near, 10_000.0)
    assert quick.chosen(near, seconds, 2) == ["tests/hostile/test_soak.py"]


def test_a_catalogue_that_has_changed_is_looked_through_however_long_it_takes() -> None:
    near = quick.candidates(["src/marrakech/locales/de/page.ftl"])
    seconds = dict.fromkeys(near, 10_000.0)
    assert quick.chosen(near, seconds, 2) == ["tests/locales/test_catalogues.py"]


def test_compiled_modules_have_two_files() -> None:
    kernel = "marrakech.core.kernel"
    assert quick.module_of("src/marrakech/core/kernel.pxd") == kernel
    assert quick.module_of("src/marrakech/core/kernel.py") == kernel
    assert quick.module_of("src/marrakech/core/__init__.py") == "marrakech.core"
    assert quick.module_of("docs/conf.py") is None


@pytest.mark.parametrize(
    ("files", "wanted"),
    [
        (["docs/rules.md"], []),
        (["src/marrakech/core/game.py"], ["style", "types", "layers"]),
        (["web/src/main.ts"], ["wire"]),
    ],
)
def test_checks_are_those_that_a_change_needs(files: list[str], wanted: list[str]) -> None:
    assert quick.checks(files) == wanted


def test_what_is_named_is_there() -> None:
    for place, always in quick.ALWAYS.items():
        assert always in quick.below(quick.BESIDE[place])
    for place, tests in quick.BESIDE.items():
        assert (quick.ROOT / place).exists(), place
        assert all(quick.files_below(each) for each in tests), place
    for importer, names in quick.BY_NAME.items():
        for name in (importer, *names):
            assert find_spec(name.removesuffix(".*")), name


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone that has compiled something, and a folder where it is built again."""
    there, here = tmp_path / "there", tmp_path / "here"
    for folder in (there, here):
        folder.mkdir()
        (folder / "some.c").write_text("int some;", encoding="ascii")
    (there / "some.o").write_bytes(b"compiled")
    monkeypatch.setattr(compiler, "ROOT", there)
    monkeypatch.chdir(here)
    return there


def compiled_again(*names: str) -> bool:
    """Whether the real compiler is needed."""
    return not compiler.compiled_before(*(Path(name) for name in names))


def test_the_same_c_is_not_compiled_twice(clone: Path) -> None:
    assert not compiled_again("some.c", "some.o")
    assert Path("some.o").read_bytes() == (clone / "some.o").read_bytes()


def test_other_c_is_compiled(clone: Path) -> None:
    Path("some.c").write_text("int other;", encoding="ascii")
    assert compiled_again("some.c", "some.o")
    Path("some.c").write_text("int some;", encoding="ascii")
    assert compiled_again("some.c", "other.o")
    os.utime(clone / "some.o", (1, 1))
    assert compiled_again("some.c", "some.o"), "what was made of it is older"
