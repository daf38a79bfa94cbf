"""Imports of optional packages, with an error that names the extra to install."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType


class extra:  # noqa: N801  (it reads as a word in a `with`)
    """Imports of packages that may not be there; who lacks one is told what to install.

    >>> with extra("rl", "learning environments"):
    ...     import no_such_package
    Traceback (most recent call last):
    ModuleNotFoundError: learning environments need more packages: pip install 'marrakech[rl]'
    """

    def __init__(self, name: str, wanted: str) -> None:
        self._told = f"{wanted} need more packages: pip install 'marrakech[{name}]'"

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        if isinstance(error, ModuleNotFoundError):
            raise ModuleNotFoundError(self._told, name=error.name) from error
