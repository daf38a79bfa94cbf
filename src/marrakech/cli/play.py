"""``marrakech play``: the game in the browser, on this machine."""

import json
import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.request import urlopen

import typer

from marrakech.cli.terminal import Terminal

HOST = "127.0.0.1"
PORT = 6247
"""What browsers remember, they remember by the port: it is best always the same."""
NO_BROWSER = "MARRAKECH_NO_BROWSER"


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("serve-play-help"))
    def play(
        port: Annotated[
            int | None,
            typer.Option(min=0, max=65_535, envvar="PORT", help=say("serve-play-port-help")),
        ] = None,
        data: Annotated[Path | None, typer.Option(help=say("serve-data-help"))] = None,
        browser: Annotated[bool, typer.Option(help=say("serve-play-browser-help"))] = True,
    ) -> None:
        if port is None and data is None and is_open(address := f"http://{HOST}:{PORT}/"):
            terminal.line(say("serve-play-already", url=address))
            show(address, wanted=browser)
            return
        # loaded here, for the help of all commands can do without
        from marrakech.cli.serve import opened  # noqa: PLC0415
        from marrakech.server.run import log_to_stderr, run, url_of  # noqa: PLC0415
        from marrakech.server.settings import Settings, default_data  # noqa: PLC0415

        log_to_stderr("text", quiet=True)
        settings = Settings(
            data=data or default_data(),
            hosts=(HOST, "localhost"),
            # one household: nobody needs to be kept from asking much
            actions_per_second=100,
            requests_per_second=200,
            tables_per_minute=600,
        )
        listening = opened(terminal, HOST, PORT if port is None else port, any_other=port is None)
        url = url_of(listening, HOST)

        def ready() -> None:
            terminal.line(say("serve-play-open", url=url))
            # a browser in the terminal would keep the server from answering it
            threading.Thread(
                target=show, args=(url,), kwargs={"wanted": browser}, daemon=True
            ).start()

        run(settings, listening, ready, say("serve-page-missing"))
        terminal.line(say("serve-closed"))


def show(url: str, *, wanted: bool) -> None:
    """Open the browser, unless it is not wanted."""
    if wanted and os.environ.get(NO_BROWSER) in (None, "", "0"):
        webbrowser.open(url)


def is_open(url: str) -> bool:
    """Whether a game of this user, or of another on this machine, answers there already."""
    try:
        with urlopen(f"{url}health", timeout=1) as answer:  # noqa: S310  (an address of ours)
            told = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("status") == "ok" and "version" in told
