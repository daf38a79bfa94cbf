"""Writing files from commands: early checks, and errors that name the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from marrakech.cli.terminal import Terminal


class writing:  # noqa: N801  (read as a word of a sentence)
    """Ends the command with a message that names the file, if it cannot be opened."""

    def __init__(self, terminal: Terminal, file: Path) -> None:
        self._terminal = terminal
        self._file = file

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, OSError):
            self.fail(error)

    def fail(self, error: OSError) -> NoReturn:
        """End the command with the reason."""
        why = error.strerror or str(error)
        terminal = self._terminal
        terminal.fail(terminal.say("cli-cannot-write", file=str(self._file), why=why))


def try_to_write(terminal: Terminal, files: Iterable[Path | None]) -> None:
    """Check before long work that its files can be written in the end."""
    for file in files:
        if file is not None:
            with writing(terminal, file):
                new = not file.exists()
                file.open("ab").close()
                if new:
                    file.unlink()
