"""How the page is served."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from marrakech.locales import languages
from marrakech.server.app import create_app
from marrakech.server.hints import SCREENS
from marrakech.server.page import FOLDER, WORTH_IT, Page
from marrakech.server.settings import Settings
from tests.server.asking import ask

SCRIPT = b"export const rugs = 57;\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Marrakech</title>")
    (tmp_path / "assets" / "index-B2xYz_1q.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "rug-C3dEf-9a.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "rug-C3dEf-9a.svg.br").write_bytes(b"br")
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    return tmp_path


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/new", "/new/", "/lobby", "/rules", "/learn", "/people"),
        *("/replay", "/t/abc-_123", "/t/abc/replay"),
    ],
)
def test_every_screen_is_the_page(folder: Path, path: str) -> None:
    answer = ask(Page("", folder), path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Marrakech" in answer.text


@pytest.mark.parametrize("path", ["/nothing", "/t/", "/t/a/b", "/assets", "/index.html.br"])
def test_nothing_else_is(folder: Path, path: str) -> None:
    answer = ask(Page("", folder), path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("path", ["/nothing", "/t/", "/t/a/b", "/assets", "/apiary"])
def test_a_browser_that_is_lost_gets_the_page_which_says_so(folder: Path, path: str) -> None:
    page = Page("", folder)
    accepted = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = ask(page, path, headers=accepted)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "Marrakech" in answer.text
    # what a browser has of a screen does not make this address one
    kept = {"if-none-match": ask(page, "/").headers["etag"]}
    assert ask(page, path, headers={**accepted, **kept}).status_code == 404
    assert ask(page, path, "HEAD", headers=accepted).content == b""


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/a/b", "/health/nothing", "/live/x", "/ready/x", "/metrics/x"]
)
def test_what_is_the_api_s_is_no_page(tmp_path: Path, path: str) -> None:
    app, _ = create_app(Settings(data=tmp_path))
    answer = ask(app, path, headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["reason"] == "server-not-found"


def test_files_whose_names_change_with_them_are_kept_for_ever(folder: Path) -> None:
    page = Page("", folder)
    assert "immutable" in ask(page, "/assets/index-B2xYz_1q.js").headers["cache-control"]
    assert ask(page, "/icon.svg").headers["cache-control"] == "no-cache"


def test_files_are_compressed_for_those_who_take_it(folder: Path) -> None:
    page = Page("", folder)
    plain = ask(page, "/assets/index-B2xYz_1q.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert plain.headers["content-type"].startswith("text/javascript")
    packed = ask(page, "/assets/index-B2xYz_1q.js", headers={"accept-encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == SCRIPT
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    assert packed.headers["vary"] == "accept, accept-encoding"


def test_what_is_compressed_already_is_used(folder: Path) -> None:
    (folder / "assets" / "index-B2xYz_1q.js.gz").write_bytes(gzip.compress(b"from the build"))
    answer = ask(Page("", folder), "/assets/index-B2xYz_1q.js", headers={"accept-encoding": "gzip"})
    assert answer.text == "from the build"


def test_the_build_compresses_what_it_writes() -> None:
    scripts = [path for path in (FOLDER / "assets").glob("*.js") if path.stat().st_size >= WORTH_IT]
    assert scripts
    for script in scripts:
        assert script.with_name(f"{script.name}.br").stat().st_size < script.stat().st_size


UNTIL_ONE_PLAYS = (
    *("index.html", "src/home/scenes/index.ts"),
    *("src/home/LivingBoard.svelte", "src/home/Scenery.svelte", "src/screens/Table.svelte"),
)
"""What a first visit loads, from the first screen to the first move."""
MOST_UNTIL_ONE_PLAYS = 134_000
"""Bytes of scripts and styles, with headers: 16 of 150 kB are for pictures, the document and what
the API is asked for. ``benchmarks/page.py visit`` measures all of it."""
HEADERS = 310


@pytest.mark.parametrize("language", languages())
def test_a_first_visit_is_light_until_one_plays(language: str) -> None:
    known = json.loads((FOLDER / "files.json").read_text())
    files: set[str] = set()
    face = [name for name in known if re.fullmatch(r"_face-.*\.js", name)]  # of one's passport
    assert face
    todo = [*UNTIL_ONE_PLAYS, f"virtual:catalogue/{language}", *face]
    while todo:
        found = known[todo.pop()]
        if found["file"] not in files:
            files |= {found["file"], *found.get("css", ())}
            todo += found.get("imports", ())
    packed = [FOLDER / f"{name}.br" for name in files]
    sizes = [(path if path.exists() else path.with_suffix("")).stat().st_size for path in packed]
    assert sum(sizes) + HEADERS * len(sizes) < MOST_UNTIL_ONE_PLAYS
    assert len(files) <= 24, "each file has headers of its own: see web/chunks.ts"


@pytest.mark.parametrize("path", ["/api/options", "/api/rulebook", "/api/lesson"])
def test_what_the_api_tells_everybody_is_compressed(tmp_path: Path, path: str) -> None:
    app, _ = create_app(Settings(data=tmp_path))
    plain = ask(app, path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = ask(app, path, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_only_documents_carry_what_is_about_documents(tmp_path: Path) -> None:
    app, _ = create_app(Settings(data=tmp_path))
    script = next(FOLDER.joinpath("assets").glob("index-*.js")).name
    file = ask(app, f"/assets/{script}").headers
    assert file["x-content-type-options"] == "nosniff"
    assert file["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in file
    for path in ("/", "/assets/nothing", "/icon.svg", "/sw.js"):
        headers = ask(app, path, headers={"accept": "text/html"}).headers
        assert "content-security-policy" in headers, path


def test_who_has_it_already_is_told_so(folder: Path) -> None:
    page = Page("", folder)
    first = ask(page, "/")
    again = ask(page, "/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_a_head_has_no_body(folder: Path) -> None:
    answer = ask(Page("", folder), "/", "HEAD")
    assert answer.status_code == 200
    assert int(answer.headers["content-length"]) > 0
    assert answer.content == b""
    assert ask(Page("", folder), "/", "POST").status_code == 405


def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    answer = ask(Page("npm run build", tmp_path / "nothing"), "/")
    assert answer.status_code == 503
    assert answer.text == "npm run build"


FILES = {
    "index.html": {"file": "assets/index.js", "css": ["assets/index.css"]},
    "src/screens/Table.svelte": {
        "file": "assets/Table.js",
        "css": ["assets/Table.css"],
        "imports": ["index.html", "_board.js"],
    },
    "_board.js": {"file": "assets/board.js", "imports": ["index.html"]},
    "virtual:catalogue/ar": {"file": "assets/ar.js"},
    "virtual:catalogue/en": {"file": "assets/en.js"},
}


@pytest.mark.parametrize(
    ("languages", "catalogue"),
    [
        ("en", "en"),
        ("ar-EG,ar;q=0.9,en;q=0.8", "ar"),
        ("xx, de-DE;q=0.9", "en"),
        ("", "en"),
    ],
)
def test_a_screen_is_told_with_what_it_will_ask_for(
    folder: Path, languages: str, catalogue: str
) -> None:
    (folder / "files.json").write_text(json.dumps(FILES))
    page = Page("", folder)
    answer = ask(page, "/t/abc", headers={"accept-language": languages})
    told = answer.headers["link"].split(", ")
    assert told == [
        f"</assets/{catalogue}.js>; rel=modulepreload",
        "</assets/Table.js>; rel=modulepreload",
        "</assets/Table.css>; rel=preload; as=style; crossorigin",
        "</assets/board.js>; rel=modulepreload",
    ]
    assert ask(page, "/files.json").status_code == 404


def test_what_the_home_screen_asks_the_api_is_told_too(folder: Path) -> None:
    (folder / "files.json").write_text(json.dumps(FILES))
    told = ask(Page("", folder), "/").headers["link"]
    assert "</api/options>; rel=preload; as=fetch; crossorigin" in told
    assert "link" not in ask(Page("", folder), "/icon.svg").headers


def test_the_server_knows_every_screen_of_the_page() -> None:
    """By the names of their files; the first one comes with the page itself."""
    sources = Path(__file__).parents[2] / "web" / "src" / "screens"
    files = {path.stem for path in sources.glob("*.svelte")} - {"Home", "NotFound"}
    assert {screen for _, screen, _ in SCREENS if screen} == files


def test_the_service_worker_is_always_asked_for_and_may_answer_for_all(folder: Path) -> None:
    (folder / "sw.js").write_text("self.addEventListener('fetch', () => undefined)")
    answer = ask(Page("", folder), "/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["service-worker-allowed"] == "/"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "service-worker-allowed" not in ask(Page("", folder), "/icon.svg").headers
