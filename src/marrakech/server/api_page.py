"""The API described: ``/api/openapi.json`` for programs, ``/api/docs`` as a page without script,
beside which is the guide for programs.

Litestar makes the schema when it is first asked for: that takes as long as a tenth of a start.
"""

from html import escape
from typing import Any

from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import JsonRenderPlugin

import marrakech
from marrakech.server.errors import GUIDE
from marrakech.server.guide import SOMEWHERE, STYLE, guide
from marrakech.server.link_tags import site_of
from marrakech.server.server import Server
from marrakech.table.messages import Do


class Schema(JsonRenderPlugin):
    """Answers with the schema as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema, completed."""
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """Add to a schema what Litestar leaves out: objects may have no other fields than those that it
    lists, and a command in a body of its own needs no ``type``.
    """
    for name, shape in schema["components"]["schemas"].items():
        if shape.get("properties"):
            shape["additionalProperties"] = False
        if name == Do.__name__ and "required" in shape:
            shape["required"] = [field for field in shape["required"] if field != "type"]
    return schema


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def show(request: Request[Any, Any, Any]) -> str:
    """The API as a list; programs read ``/api/openapi.json``."""
    state = request.app.state
    if "api_page" not in state:  # it takes long to write, and stays the same
        state.api_page = _written(completed(request.app.openapi_schema.to_schema()))
    page: str = state.api_page
    return page


@get(GUIDE, media_type=MediaType.HTML, include_in_schema=False)
async def show_guide(request: Request[Any, Any, Any], server: NamedDependency[Server]) -> str:
    """How a program plays here: the guide that is in the documentation."""
    site = site_of(server, request.scope["scheme"], request.headers.get("host", ""))
    found = guide(SOMEWHERE if site is None else site)
    if found is None:
        raise NotFoundException
    return found


def _written(schema: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Marrakech: API</title>",
        '<meta name=viewport content="width=device-width">',
        f"<link rel=stylesheet href={STYLE}>",
        f"<h1>{escape(schema['info']['title'])} {escape(marrakech.__version__)}</h1>",
        f"<p>{escape(schema['info']['description'])} For programs: ",
        '<a href="/api/openapi.json">openapi.json</a>.</p>',
        f'<p>How a program plays here: <a href="{GUIDE}">the guide</a>.</p>',
    ]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h2 id=live>WS /api/tables/{table_id}/live</h2>")
    parts.append("<p>The first message is <code>Hello</code>; the schemas below say the rest.</p>")
    for name, shape in sorted(schema["components"]["schemas"].items()):
        parts.append(_shape(name, shape))
    return "\n".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"<h2>{escape(method.upper())} {escape(path)}</h2>"]
    lines.append(f"<p>{escape(operation.get('description', ''))}</p>")
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    lines.extend(f"<p>Body: {_named(content['schema'])}</p>" for content in bodies)
    lines.append("<ul>")
    for status, response in operation["responses"].items():
        shapes = [_named(each["schema"]) for each in response.get("content", {}).values()]
        told = escape(response["description"])
        lines.append(f"<li>{escape(status)}: {' '.join(shapes)} {told}</li>")
    lines.append("</ul>")
    return "\n".join(lines)


def _named(schema: dict[str, Any]) -> str:
    """A short name for a schema, with a link if it has a place of its own."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " or ".join(_named(each) for each in schema[union])
    if "prefixItems" in schema:
        return f"list of {', then '.join(_named(each) for each in schema['prefixItems'])}"
    if schema.get("type") == "array":
        return f"list of {_named(schema['items'])}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    return escape(str(schema.get("type", "any")))


def _shape(name: str, shape: dict[str, Any]) -> str:
    lines = [f'<h3 id="{escape(name)}">{escape(name)}</h3><ul>']
    for field, each in shape.get("properties", {}).items():
        optional = "" if field in shape.get("required", ()) else " (optional)"
        lines.append(f"<li><code>{escape(field)}</code>{optional}: {_named(each)}</li>")
    lines.append("</ul>")
    return "\n".join(lines)
