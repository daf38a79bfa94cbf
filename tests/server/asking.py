"""An HTTP client for an application in this process, without a socket."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import httpx

from marrakech.server.app import create_app
from marrakech.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from marrakech.server.asgi import App
    from marrakech.server.server import Server


def ask(
    app: App,
    path: str,
    method: str = "GET",
    server: Server | None = None,
    **more: Any,  # noqa: ANN401
) -> httpx.Response:
    """What an application answers, whose server runs meanwhile."""

    async def run() -> httpx.Response:
        async with AsyncExitStack() as stack:
            if server is not None:
                await stack.enter_async_context(server.running())
            transport = httpx.ASGITransport(app=app)
            client = httpx.AsyncClient(transport=transport, base_url="http://here")
            await stack.enter_async_context(client)
            return await client.request(method, path, **more)

    return asyncio.run(run())


def ask_server(data: Path, path: str, method: str = "GET", **more: Any) -> httpx.Response:  # noqa: ANN401
    """What a server with its data in a folder answers."""
    app, server = create_app(Settings(data=data))
    return ask(app, path, method, server, **more)
