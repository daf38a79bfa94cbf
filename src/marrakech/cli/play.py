"""``marrakech play``: the game in the browser, on this machine and in its network."""

import json
import os
import threading
import webbrowser
from pathlib import Path
from socket import AF_INET, gethostname
from typing import Annotated
from urllib.request import ProxyHandler, build_opener

import typer

from marrakech.cli.terminal import Terminal

HOST = "127.0.0.1"
PORT = 6247
"""Browsers store settings and seats by host and port, so the port should stay the same."""
NO_BROWSER = "MARRAKECH_NO_BROWSER"


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("serve-play-help"))
    def play(
        host: Annotated[
            str, typer.Option(envvar="MARRAKECH_HOST", help=say("serve-play-host-help"))
        ] = HOST,
        port: Annotated[
            int | None,
            typer.Option(min=0, max=65_535, envvar="PORT", help=say("serve-play-port-help")),
        ] = None,
        data: Annotated[Path | None, typer.Option(help=say("serve-data-help"))] = None,
        browser: Annotated[bool, typer.Option(help=say("serve-play-browser-help"))] = True,
    ) -> None:
        # loaded here, for the help of all commands can do without
        from marrakech.cli.serve import opened, wider  # noqa: PLC0415
        from marrakech.server.addresses import ListeningAddress, addresses, is_loopback  # noqa: PLC0415

        alone = is_loopback(host)
        if port is None and data is None and is_open(address := f"http://{HOST}:{PORT}/"):
            others = [] if alone else [f"http://{each}:{PORT}/" for each in addresses(AF_INET)]
            reached = [other for other in others if is_open(other)]
            if not alone and not reached:
                terminal.fail(say("serve-play-here-only", url=address))
            terminal.line(say("serve-play-already", url=address))
            for other in reached:
                terminal.line(say("serve-public", url=other))
            show(address, wanted=browser)
            return
        from marrakech.server.log_output import log_to_stderr  # noqa: PLC0415
        from marrakech.server.page import is_built  # noqa: PLC0415
        from marrakech.server.run import run, url_of  # noqa: PLC0415
        from marrakech.server.settings import Settings, default_data  # noqa: PLC0415

        if not is_built():
            terminal.fail(say("serve-page-missing"))
        log_to_stderr("text", quiet=True)
        listening = opened(terminal, host, PORT if port is None else port, any_other=port is None)
        settings = Settings(
            data=data or default_data(),
            hosts=(HOST, "localhost", host, gethostname(), f"{gethostname()}.local"),
            wider=wider("play", listening, PORT, data),
            # one household: high limits, since nobody here would misuse them
            actions_per_second=100,
            requests_per_second=200,
            tables_per_minute=600,
        )
        url = url_of(listening, host)
        others = [] if alone else ListeningAddress(listening).origins()

        def ready() -> None:
            terminal.line(say("serve-play-open", url=url))
            for other in others:
                terminal.line(say("serve-public", url=f"{other}/"))
            if not alone and not others:
                terminal.line(say("serve-play-nobody"))
            # in a thread: a browser in the terminal blocks, and the server has to answer it
            threading.Thread(
                target=show, args=(url,), kwargs={"wanted": browser}, daemon=True
            ).start()

        with terminal.refusals():
            run(settings, listening, ready, say("serve-page-missing"))
        terminal.line(say("serve-closed"))


def show(url: str, *, wanted: bool) -> None:
    """Open the browser, if it is wanted and not switched off by ``MARRAKECH_NO_BROWSER``."""
    if wanted and os.environ.get(NO_BROWSER) in (None, "", "0"):
        webbrowser.open(url)


def is_open(url: str) -> bool:
    """Whether a server of this program answers there already."""
    directly = build_opener(ProxyHandler({}))
    try:
        with directly.open(f"{url}live", timeout=1) as answer:
            told = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("status") == "ok" and "version" in told
