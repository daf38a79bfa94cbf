"""The ASGI application: the API (Litestar) and the page, behind the guard."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.cors import CORSConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import ExternalDocumentation, License

import marrakech
from marrakech.core.errors import Refusal
from marrakech.server import api, api_page
from marrakech.server.api_types import MOST_RECORD
from marrakech.server.asgi import App, Receive, Scope, Send
from marrakech.server.errors import GUIDE, Problem, ServerRefusal, problem
from marrakech.server.guard import Guard
from marrakech.server.jobs import STORE_AGAIN
from marrakech.server.link_tags import link_tags
from marrakech.server.page import Page
from marrakech.server.server import Server
from marrakech.server.settings import Settings
from marrakech.server.trouble import Trouble

logger = logging.getLogger(__name__)

MOST_BODY = 16_384
"""The most bytes of a request's body; records may have more."""
RECORDS = ("/api/replay", "/api/analysis")
SOON = 0.1
"""Seconds after which the memory of a refused request can be freed."""
_GONE = "client disconnected prematurely"  # as Litestar words it
OURS = ("/api/", "/live/", "/ready/", "/health/", "/metrics/")


def create_app(settings: Settings, page_missing: str = "") -> tuple[App, Server]:
    """The application, and the server behind it, which runs while the application does."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with server.running():
            yield

    def the_server() -> Server:
        return server

    litestar = Litestar(
        route_handlers=[
            api.routes(),
            api.live,
            api.ready,
            api.metrics,
            api_page.show,
            api_page.show_guide,
        ],
        dependencies={"server": Provide(the_server, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            Trouble: _in_trouble,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            HTTPException: _not_http,
            Exception: _broken,
        },
        request_max_body_size=MOST_BODY,
        cors_config=_cors(settings),
        openapi_config=OpenAPIConfig(
            title="Marrakech",
            version=marrakech.__version__,
            description=(
                "Set up tables, sit down, play, and look at games. "
                f"How a program does that: {GUIDE} on this server."
            ),
            external_docs=ExternalDocumentation(
                url=GUIDE, description="Programs that play online: tokens, seats, streams, answers."
            ),
            license=License(name="MIT", identifier="MIT"),
            openapi_router=Router(
                "/api", route_handlers=[], include_in_schema=False, after_request=_plain
            ),
            use_handler_docstrings=True,
            render_plugins=[api_page.Schema(path="/openapi.json", media_type=MediaType.JSON)],
        ),
        logging_config=None,
    )
    page = Page(page_missing, tags=link_tags(server))
    return Guard(_Split(cast("App", litestar), page), server), server


class _Split:
    """Sends requests to the API or, all others, to the page."""

    def __init__(self, ours: App, page: App) -> None:
        self.ours = ours
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_ours = scope["type"] != "http" or f"{scope['path']}/".startswith(OURS)
        await (self.ours if is_ours else self.page)(scope, receive, send)


def _cors(settings: Settings) -> CORSConfig | None:
    if not settings.allow_origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.allow_origins),
        allow_methods=["GET", "POST", "DELETE"],
        allow_headers=["Authorization", "Content-Type", "Idempotency-Key", "Passport"],
    )


# ------------------------------------------------------------------------ errors


def _answer(told: Problem, more: dict[str, str] | None = None) -> Response[Problem]:
    headers = {**(more or {})}
    if "seconds" in told.details:
        headers["Retry-After"] = str(told.details["seconds"])
    return Response(told, status_code=told.status, headers=headers, media_type=MediaType.JSON)


def _let_go(request: Request[Any, Any, Any], error: BaseException) -> None:
    """Keep nothing of a large request that is refused.

    Some of Litestar's frames refer to their own exception: such a cycle would stay in memory, with
    the body of the request, until the garbage collector runs. So it is run soon.
    """
    error.__traceback__ = None
    headers = request.headers
    if "transfer-encoding" in headers or int(headers.get("content-length", 0)) > MOST_BODY:
        asyncio.get_running_loop().call_later(SOON, gc.collect, 1)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    _let_go(request, refusal)
    return _answer(problem(refusal))


def _in_trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    logger.warning("a request failed: %s", trouble)
    return _answer(problem(ServerRefusal("storage", seconds=STORE_AGAIN)))


def _plain(response: Response[Any]) -> Response[Any]:
    """Replace the HTML page that Litestar sends for unknown paths beside its schema."""
    if response.status_code == 404:
        return _answer(problem(ServerRefusal("not-found")))
    return response


def _not_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself."""
    if error.status_code < 500:
        _let_go(request, error)
    if error.detail == _GONE:
        return _answer(problem(ServerRefusal("not-understood", why=_GONE)))  # nobody hears it
    match error.status_code:
        case 404:
            return _answer(problem(ServerRefusal("not-found")))
        case 405:
            return _answer(problem(ServerRefusal("method")), error.headers)
        case 413:
            return _answer(problem(ServerRefusal("too-large", most=_most(request))))
        case status if status < 500:
            return _answer(problem(ServerRefusal("not-understood", why=_why(error))))
    return _broken(request, error)


def _most(request: Request[Any, Any, Any]) -> int:
    """Bytes that the body of such a request may have."""
    return MOST_RECORD if request.scope["path"].rstrip("/") in RECORDS else MOST_BODY


def _why(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [
            f"{each.get('key', 'body')}: {each.get('message', '')}"
            for each in error.extra
            if isinstance(each, dict)
        ]
        return "; ".join(found)
    return str(error.detail)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is nested too deep or no UTF-8, for which Litestar has no error of its own."""
    _let_go(request, error)
    return _answer(problem(ServerRefusal("not-understood", why=str(error))))


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return _answer(problem(ServerRefusal("broken")))
