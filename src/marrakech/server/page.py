"""The page that people play on, as Vite built it, served from memory."""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from marrakech.server.hints import Hints, is_screen

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from marrakech.server.asgi import Receive, Scope, Send

    Tags = Callable[[Scope], Awaitable[str]]

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
LIST = "files.json"
"""Vite's manifest of the files; it is not served."""
HASHED = re.compile(r"^assets/.*[-.][\w-]{8,}\.\w+$")
"""Files whose names change with what is in them."""
WORKER = "/sw.js"
"""The service worker, which may answer for all of the page."""
WORTH_IT = 1000
"""Files of fewer bytes are not worth compressing."""
_PLAIN = "identity"
_FOREVER = "public, max-age=31536000, immutable"

mimetypes.add_type("text/javascript", ".js")  # some systems say otherwise
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def is_built() -> bool:
    """Whether there is a page to be served."""
    return (FOLDER / INDEX).is_file()


class PageFile(NamedTuple):
    """A file, in all encodings that there are of it."""

    type: str
    cache: str
    tag: str
    is_text: bool
    bodies: dict[str, bytes]

    @classmethod
    def read(cls, path: Path, name: str) -> PageFile:
        """Read a file and what stands beside it, compressed already."""
        body = path.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind.endswith(("json", "javascript", "svg+xml"))
        bodies = {_PLAIN: body}
        for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
            beside = path.with_name(path.name + ending)
            if beside.is_file():
                bodies[encoding] = beside.read_bytes()
        forever = _FOREVER if HASHED.match(name) else "no-cache"
        charset = "; charset=utf-8" if text else ""
        return cls(kind + charset, forever, f'"{sha256(body).hexdigest()[:20]}"', text, bodies)

    @classmethod
    def of(cls, body: bytes) -> PageFile:
        """A page that was made for one address."""
        bodies = {_PLAIN: body, "gzip": gzip.compress(body, 6, mtime=0)}  # asked for just now
        tag = f'"{sha256(body).hexdigest()[:20]}"'
        return cls("text/html; charset=utf-8", "no-cache", tag, is_text=True, bodies=bodies)

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest that a browser takes."""
        wanted = {each.partition(";")[0].strip() for each in accepted.lower().split(",")}
        # Compressed when somebody first asks for it: all files at once take a tenth of a start,
        # and most are languages that nobody here reads
        if "gzip" in wanted and "gzip" not in self.bodies and self.is_text:
            body = self.bodies[_PLAIN]
            if len(body) >= WORTH_IT:
                self.bodies["gzip"] = gzip.compress(body, 9, mtime=0)
        fitting = [name for name in self.bodies if name in wanted or name == _PLAIN]
        name = min(fitting, key=lambda each: len(self.bodies[each]))
        return name, self.bodies[name]


class Page:
    """All files of the page, by their paths."""

    def __init__(self, missing: str, folder: Path = FOLDER, tags: Tags | None = None) -> None:
        """``tags`` gives the tags that a request gets in the head of the page: those of the site,
        or those of the table that the address names.
        """
        self._tags = tags
        self._missing = missing.encode()
        self._files = dict(_files(folder))
        made = folder / LIST
        self._hints = Hints(json.loads(made.read_bytes()) if made.is_file() else {})

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Answer a request for a file."""
        path = scope["path"]
        if scope["method"] not in {"GET", "HEAD"}:
            await _answer(send, 405, [(b"allow", b"GET, HEAD")])
            return
        asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
        hint = None
        if is_screen(path):
            hint = self._hints.of(path, asked.get(b"accept-language", ""))
            path = f"/{INDEX}"
            if path not in self._files:
                await _answer(send, 503, [(b"content-type", _TEXT)], self._missing)
                return
        file = self._files.get(path)
        if hint is not None and self._tags and file:
            told = await self._tags(scope)
            file = PageFile.of(file.bodies[_PLAIN].replace(b"</head>", told.encode() + b"</head>"))
        status = 200 if file else 404
        if file is None and "text/html" in asked.get(b"accept", ""):
            file = self._files.get(f"/{INDEX}")  # which says that there is nothing
        if file is None:
            await _answer(send, 404, [(b"content-type", _TEXT), _VARY], b"404\n")
            return
        headers = [(b"cache-control", file.cache.encode()), _VARY]
        if hint:
            headers.append((b"link", hint.encode()))
        if path == WORKER:
            headers.append((b"service-worker-allowed", b"/"))
        if status == 200 and file.cache != _FOREVER:  # nobody asks again for what is kept so long
            headers.append((b"etag", file.tag.encode()))
            if file.tag in asked.get(b"if-none-match", ""):
                await _answer(send, 304, headers, None)
                return
        encoding, body = file.best(asked.get(b"accept-encoding", ""))
        headers.append((b"content-type", file.type.encode()))
        if encoding != _PLAIN:
            headers.append((b"content-encoding", encoding.encode()))
        await _answer(send, status, headers, body, head=scope["method"] == "HEAD")


_TEXT = b"text/plain; charset=utf-8"
_VARY = (b"vary", b"accept, accept-encoding")


def _files(folder: Path) -> Iterator[tuple[str, PageFile]]:
    if not folder.is_dir():
        return
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in {".br", ".gz"} and path.name != LIST:
            name = path.relative_to(folder).as_posix()
            yield f"/{name}", PageFile.read(path, name)


async def _answer(
    send: Send,
    status: int,
    headers: list[tuple[bytes, bytes]],
    body: bytes | None = b"",
    *,
    head: bool = False,
) -> None:
    if body is not None:
        headers = [*headers, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    shown = b"" if head or body is None else body
    await send({"type": "http.response.body", "body": shown, "more_body": False})
