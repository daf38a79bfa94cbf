"""``marrakech serve``: a public server, on which many play at tables of their own."""

import os
import shlex
import socket
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import typer

from marrakech.cli.terminal import Terminal

if TYPE_CHECKING:
    from marrakech.server.settings import DatabaseUrl

EVERYWHERE = "0.0.0.0"  # noqa: S104  (which is only shown)
MADE = "MARRAKECH_MAKE"
"""Set by the Makefile, so that hints name ``make play`` instead of this command."""
LogForm = Literal["text", "json"]
DATABASE = "MARRAKECH_DATABASE"
"""The variable that may hold the address of the database, with a password."""
REDIS = "MARRAKECH_REDIS"
"""The same, of Redis."""


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("serve-help"))
    def serve(  # noqa: PLR0913, PLR0917  (a host has a lot to say)
        context: typer.Context,
        host: Annotated[str, typer.Option(help=say("serve-host-help"))] = "127.0.0.1",
        port: Annotated[
            int, typer.Option(min=0, max=65_535, envvar="PORT", help=say("serve-port-help"))
        ] = 8000,
        data: Annotated[Path | None, typer.Option(help=say("serve-data-help"))] = None,
        key_file: Annotated[
            Path | None,
            typer.Option(envvar="MARRAKECH_KEY_FILE", help=say("serve-key-file-help")),
        ] = None,
        database: Annotated[
            str | None,
            typer.Option(envvar=DATABASE, metavar="URL", help=say("serve-database-help")),
        ] = None,
        redis: Annotated[
            str | None, typer.Option(envvar=REDIS, metavar="URL", help=say("serve-redis-help"))
        ] = None,
        public_url: Annotated[str | None, typer.Option(help=say("serve-public-url-help"))] = None,
        allow_origin: Annotated[
            list[str] | None, typer.Option(help=say("serve-allow-origin-help"))
        ] = None,
        trusted_proxy: Annotated[
            list[str] | None, typer.Option(help=say("serve-trusted-proxy-help"))
        ] = None,
        log: Annotated[LogForm, typer.Option(help=say("serve-log-help"))] = "text",
        expire_days: Annotated[int, typer.Option(min=1, help=say("serve-expire-days-help"))] = 30,
        keep_days: Annotated[int, typer.Option(min=0, help=say("serve-keep-days-help"))] = 365,
        going_days: Annotated[int, typer.Option(min=0, help=say("serve-going-days-help"))] = 3,
        expire_many: Annotated[
            bool, typer.Option("--expire-many", help=say("serve-expire-many-help"))
        ] = False,
        empty_minutes: Annotated[
            int, typer.Option(min=1, help=say("serve-empty-minutes-help"))
        ] = 10,
        away_seconds: Annotated[int, typer.Option(min=1, help=say("serve-away-seconds-help"))] = 45,
        bot_threads: Annotated[int, typer.Option(min=1, help=say("serve-bot-threads-help"))] = min(
            4, os.cpu_count() or 1
        ),
        actions_per_second: Annotated[
            int, typer.Option(min=1, help=say("serve-actions-per-second-help"))
        ] = 10,
        requests_per_second: Annotated[
            int, typer.Option(min=1, help=say("serve-requests-per-second-help"))
        ] = 20,
        tables_per_minute: Annotated[
            int, typer.Option(min=1, help=say("serve-tables-per-minute-help"))
        ] = 20,
        waiting_per_address: Annotated[
            int, typer.Option(min=1, help=say("serve-waiting-per-address-help"))
        ] = 3,
        connections: Annotated[
            int, typer.Option(min=1, help=say("serve-connections-help"))
        ] = 10_000,
        connections_per_address: Annotated[
            int, typer.Option(min=1, help=say("serve-connections-per-address-help"))
        ] = 200,
        idle_seconds: Annotated[int, typer.Option(min=1, help=say("serve-idle-seconds-help"))] = 30,
        reports: Annotated[bool, typer.Option(help=say("serve-reports-help"))] = True,
        programs: Annotated[bool, typer.Option(help=say("serve-programs-help"))] = True,
        ladder: Annotated[
            bool, typer.Option(envvar="MARRAKECH_LADDER", help=say("serve-ladder-help"))
        ] = True,
        deflate: Annotated[bool, typer.Option(help=say("serve-deflate-help"))] = True,
    ) -> None:
        # loaded here, for the help of all commands can do without
        from marrakech.server.log_output import log_to_stderr  # noqa: PLC0415
        from marrakech.server.page import is_built  # noqa: PLC0415
        from marrakech.server.run import run, url_of  # noqa: PLC0415
        from marrakech.server.settings import Settings, default_data  # noqa: PLC0415

        address, others = shared(terminal, context, database, redis)
        for given in (public_url, *(allow_origin or ())):
            if given is not None and urlsplit(given).scheme not in {"http", "https"}:
                terminal.fail(say("serve-no-url", url=given))
        for network in trusted_proxy or ():
            if not is_network(network):
                terminal.fail(say("serve-no-network", network=network))
        log_to_stderr(log)
        listening = opened(terminal, host, port)
        settings = Settings(
            data=data or default_data(),
            key_file=key_file,
            database=address,
            redis=others,
            wider=wider("serve", listening, 8000, data),
            public_url=public_url,
            allow_origins=tuple(allow_origin or ()),
            trusted_proxies=tuple(trusted_proxy or ()),
            expire_days=expire_days,
            keep_days=keep_days,
            going_days=going_days,
            expire_many=expire_many,
            empty_minutes=empty_minutes,
            away_seconds=away_seconds,
            bot_threads=bot_threads,
            actions_per_second=actions_per_second,
            requests_per_second=requests_per_second,
            tables_per_minute=tables_per_minute,
            waiting_per_address=waiting_per_address,
            connections=connections,
            connections_per_address=connections_per_address,
            idle_seconds=idle_seconds,
            reports=reports,
            programs=programs,
            ladder=ladder,
            deflate=deflate,
        )
        shown = url_of(listening, host)

        def ready() -> None:
            terminal.line(say("serve-ready", url=shown))
            if public_url is not None:
                terminal.line(say("serve-public", url=public_url))

        if not is_built():  # not an error: the API works without it, and Vite may serve the page
            terminal.errors.print(say("serve-page-missing"), style="yellow")
        with terminal.refusals():
            run(settings, listening, ready, say("serve-page-missing"))


def shared(
    terminal: Terminal, context: typer.Context, database: str | None, redis: str | None
) -> "tuple[DatabaseUrl | None, DatabaseUrl | None]":
    """The addresses of a database and of Redis; ends the command if they cannot be used."""
    from marrakech.server.settings import DatabaseUrl  # noqa: PLC0415  (likewise)

    say = terminal.say
    address = DatabaseUrl(database) if database else None
    others = DatabaseUrl(redis) if redis else None
    if address is not None and not address.text.startswith(("postgresql://", "postgres://")):
        terminal.fail(say("serve-no-database"))
    if others is not None and (address is None or not others.text.startswith("redis")):
        terminal.fail(say("serve-no-redis"))
    for url, name, variable in ((address, "database", DATABASE), (others, "redis", REDIS)):
        if url is not None and url.has_password and is_typed(context, name):
            terminal.fail(say("serve-password", variable=variable))
    return address, others


def is_typed(context: typer.Context, name: str) -> bool:
    """Whether an option stands on the command line, where other users of the machine see it."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def is_network(text: str) -> bool:
    """Whether a text is an address, or a network of them."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def wider(command: str, listening: socket.socket, usual: int, data: Path | None) -> str:
    """What to type so that others in the same network reach what a command has opened."""
    port = listening.getsockname()[1]
    if os.environ.get(MADE):
        words = ["make", command, f"HOST={EVERYWHERE}"]
        words += [] if port == usual else [f"PORT={port}"]
    else:
        words = ["marrakech", command, "--host", EVERYWHERE]
        words += [] if port == usual else ["--port", str(port)]
        words += [] if data is None else ["--data", str(data)]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def opened(terminal: Terminal, host: str, port: int, *, any_other: bool = False) -> socket.socket:
    """A socket on a port, or on any other if that one is taken and it does not matter."""
    from marrakech.server.run import listen  # noqa: PLC0415  (likewise)

    try:
        return listen(host, port)
    except (OSError, UnicodeError) as error:
        if any_other:
            return opened(terminal, host, 0)
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        terminal.fail(terminal.say("serve-no-port", host=host, port=str(port), why=why))
