"""Compiled modules work with compiled ones, and plain Python with plain Python.

To play, a clone compiles only what that takes (see ``packaging/compiled_modules.py``). What is not
compiled there would look for attributes of the kernel that only C can see.
"""

from marrakech.core.kernel import is_compiled


class NotCompiledError(ImportError):
    """A module that is plain Python where the kernel is compiled."""


def compiled_together(module: str, compiled: bool) -> None:
    """Refuse to import a module that cannot work with the kernel as it is."""
    if is_compiled() and not compiled:
        raise NotCompiledError(
            f"only what playing takes is compiled here, and {module} is not: make library",
            name=module,
        )
