"""Builds the kernel as an extension module where there is a compiler; does without elsewhere."""

from __future__ import annotations

import logging
import sys

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

log = logging.getLogger(__name__)

COMPILED = ("kernel", "batch")
OPTIMISE = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]
STRIP = ["-Wl,-s"] if sys.platform.startswith("linux") else []


class BuildOrGoWithout(build_ext):
    """Leaves the extension out if it cannot be built: the package works without it, slower."""

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as error:  # noqa: BLE001  (whatever a compiler's absence looks like here)
            log.warning("%s is not compiled, and will run slower: %s", ext.name, error)
            self.extensions = [kept for kept in self.extensions if kept is not ext]


setup(
    ext_modules=cythonize(
        [
            Extension(
                f"marrakech.core.{name}",
                [f"src/marrakech/core/{name}.py"],
                extra_compile_args=OPTIMISE,
                extra_link_args=STRIP,
            )
            for name in COMPILED
        ],
        build_dir="build/cython",  # the C that it writes stays out of the package
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # the types are in the .pxd
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
    ),
    cmdclass={"build_ext": BuildOrGoWithout},
)
