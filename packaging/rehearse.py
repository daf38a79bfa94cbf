"""Starts the game once where nobody sees it, and stops it: so that the first game starts fast.

Python compiles a module to bytecode when it is first imported, and keeps that. A start imports some
two thousand modules, and one that makes a new database still more. Done by ``make`` beside building
the page, that takes nobody's time.
"""

from __future__ import annotations

import signal
import tempfile
from pathlib import Path

from marrakech.cli import app
from marrakech.cli.terminal import Terminal
from marrakech.locales import speaker
from marrakech.server.log_output import log_to_stderr
from marrakech.server.run import listen, run
from marrakech.server.settings import Settings


def main() -> None:
    """Start and stop a server in a folder of its own."""
    terminal = Terminal(speaker("en"))
    app.build(terminal, ("play", "serve"))
    _ = terminal.console  # what writes to the terminal is imported when it is first asked for
    log_to_stderr("text", quiet=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder, "data"))
        run(settings, listen("127.0.0.1", 0), lambda: signal.raise_signal(signal.SIGINT))


if __name__ == "__main__":
    main()
