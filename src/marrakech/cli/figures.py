"""Rich tables whose numbers are written with the digits of a language, such as Persian ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType


class FiguresTable(Table):
    """A table with columns of figures."""

    def __init__(
        self,
        digits: Callable[[object], str],
        figures: tuple[int, ...],
        **how: Any,  # noqa: ANN401  (whatever makes a table)
    ) -> None:
        super().__init__(**how)
        self._digits = digits
        self._figures = figures

    def add_row(self, *cells: RenderableType | None, **how: Any) -> None:  # noqa: ANN401  (likewise)
        """Add a row; its figures may be written with the digits of English."""
        super().add_row(
            *(
                self._digits(cell) if number in self._figures and isinstance(cell, str) else cell
                for number, cell in enumerate(cells)
            ),
            **how,
        )
