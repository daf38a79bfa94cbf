"""What the documents say to type and to write into files, where it cannot be run here.

Nobody's machine gets a service, a proxy or a container from a test. But every command is there and
has the options that it is called with, every file has its place, and ports and folders agree.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import tomllib
from configparser import RawConfigParser
from pathlib import Path

import pytest

from tests.cli.calling import Command
from tests.docs.blocks import DOCUMENTS, ROOT, Block, named, where, without_blocks

# Programs of other people: what they are given of ours has to be there
OTHERS = {
    "pg_dump",
    "pg_restore",
    "cc",
    "cp",
    "curl",
    "git",
    "npm",
    "podman",
    "python",
    "python3",
    "systemctl",
}
FOLDERS = ("packaging/", "docs/", "requirements/", "benchmarks/", "src/", "web/")
PORT = "8000"


def commands(text: str) -> list[list[str]]:
    """The words of every command in a block of shell."""
    lines = text.replace("\\\n", " ").splitlines()
    typed = [part for line in lines for part in re.split(r"&&|\|", line)]
    return [words for words in (shlex.split(part, comments=True) for part in typed) if words]


def marrakech(*words: str) -> None:
    """Fail unless there is such a command, with such options; nothing is done."""
    result = Command()(*words, "--help")
    assert result.exit_code == 0, f"marrakech {shlex.join(words)}: {result.output}"


def targets() -> set[str]:
    """What there is to make."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


def played(*words: str, **environment: str) -> str:
    """What ``make play`` would do last."""
    outer = ("MAKEFLAGS", "MAKELEVEL", "HOST")
    others = {name: value for name, value in os.environ.items() if name not in outer}
    told = subprocess.run(
        ["make", "--dry-run", "--directory", str(ROOT), "play", *words],  # noqa: S607  (any)
        env={**others, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return [line for line in told.stdout.splitlines() if "marrakech play" in line][-1]


def test_make_passes_on_who_may_play() -> None:
    assert shlex.split(played("HOST=0.0.0.0"))[-2:] == ["--host", "0.0.0.0"]  # noqa: S104
    assert shlex.split(played())[-1] == "play"
    assert shlex.split(played(HOST="some-shells-have-one"))[-1] == "play"
    assert "MARRAKECH_MAKE=1" in played(), "so that the page can tell what to type"


def extras() -> set[str]:
    """What can be installed beside the base."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return set(project["optional-dependencies"])


def check(words: list[str]) -> None:
    """Fail unless a command could be typed in a clone."""
    while "=" in words[0]:  # PORT=8080 make play
        words = words[1:]
    program, *rest = words
    match Path(program).name:
        case "marrakech":
            marrakech(*rest)
        case "make":
            settings = {word.partition("=")[0] for word in rest if "=" in word}
            assert settings <= {"BASE", "HOST", "PORT", "PYTHON"}, words
            assert {word for word in rest if "=" not in word} <= targets(), words
        case "pip":
            assert rest[0] == "install"
            if "-r" in rest:
                assert {"--require-hashes", "--no-deps"} <= set(rest), words
            wanted = [
                found for word in rest for found in re.findall(r"(?:marrakech|\.)\[(.*)\]", word)
            ]
            assert {extra for some in wanted for extra in some.split(",")} <= extras(), words
        case name:
            assert name in OTHERS, words
    for word in rest:
        if word.startswith(FOLDERS):
            assert (ROOT / word).exists(), word


@pytest.mark.parametrize("block", named("sh"), ids=where)
def test_commands_could_be_typed(block: Block) -> None:
    assert commands(block.text)
    for words in commands(block.text):
        check(words)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_in_sentences_could_be_typed(path: Path) -> None:
    text = without_blocks(path)
    for typed in re.findall(r"`((?:[A-Z_]+=\S+ )?(?:marrakech|make|pip)\s[^`]+)`", text):
        for words in commands(typed.replace("\n", " ")):
            check(words)
    for typed in re.findall(r"^    (marrakech .*)$", text, re.MULTILINE):
        check(shlex.split(typed))


def test_options_in_sentences_are_those_of_some_command() -> None:
    known = ""
    for file in (*(ROOT / "src").rglob("*.py"), *(ROOT / "benchmarks").glob("*.py")):
        known += file.read_text(encoding="utf-8").replace("_", "-")
    for path in (ROOT / "docs").glob("*.md"):
        for option in re.findall(r"`--(?:no-)?([a-z][a-z-]+)", without_blocks(path)):
            declared = rf'"--{option}\b|^ +{option}-?: Annotated\['
            assert re.search(declared, known, re.MULTILINE), f"{path.name}: --{option}"


def test_proxies_ask_where_the_server_listens() -> None:
    for language in ("caddy", "nginx"):
        (block,) = named(language)
        assert block.text.count("{") == block.text.count("}")
        assert re.findall(r"127\.0\.0\.1:(\d+)", block.text) == [PORT]
    nginx = named("nginx")[0].text
    statements = [line.strip() for line in nginx.splitlines()[1:-1]]
    assert all(re.fullmatch(r"[a-z_]+( \S+)+;", statement) for statement in statements)
    assert "proxy_set_header Upgrade $http_upgrade;" in statements, "or no WebSocket gets through"


def test_the_unit_starts_the_server_in_its_own_folder() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    text = (ROOT / "packaging/marrakech.service").read_text(encoding="utf-8")
    unit.read_string(text.replace("\\\n", " "))
    assert unit.sections() == ["Unit", "Service", "Install"]
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    marrakech(*words)
    assert Path(program).name == "marrakech"
    assert Path(program).parents[1] in {
        Path(words[-1])
        for block in named("sh")
        for words in commands(block.text)
        if words[1:3] == ["-m", "venv"]
    }, "which is where the page says to install it"
    assert words[words.index("--data") + 1] == f"/var/lib/{unit['Service']['StateDirectory']}"
    assert words[words.index("--port") + 1] == PORT


def instructions() -> list[tuple[str, str]]:
    """Those of the Containerfile, in order."""
    text = (ROOT / "packaging/Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", " ").splitlines()
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines if line)]


def test_the_container_starts_the_server_where_it_is_looked_for() -> None:
    found = instructions()
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "ENV"}
    assert {name for name, _ in found} == known | {"ENTRYPOINT", "HEALTHCHECK"}
    stages = [rest.rpartition(" AS ")[2] for name, rest in found if name == "FROM"]
    assert stages[0] == "build"
    once = dict(found)
    program, *words = json.loads(once["ENTRYPOINT"])
    folder = Path(program).parents[1]
    assert Path(program) == folder / "bin" / "marrakech"
    assert once["COPY"] == f"--from=build {folder} {folder}"
    marrakech(*words)
    assert words[words.index("--port") + 1] == once["EXPOSE"] == PORT
    assert f"127.0.0.1:{PORT}/ready'" in once["HEALTHCHECK"]
    assert once["ENV"] == f"MARRAKECH_DATA={once['VOLUME']}"


WITH_PAGE = "MARRAKECH_PAGE=1"
PINNED = ["--require-hashes", "--no-deps", "-r", "requirements/run.txt"]


def installed(typed: list[list[str]]) -> list[list[str]]:
    """What pip is told to fetch or to build, without what changes nothing about that."""
    told = [words[1:] if words[0] == WITH_PAGE else words for words in typed]
    told = [words for words in told if Path(words[0]).name == "pip"]
    return [
        [word for word in words[2:] if word not in {"--no-cache-dir", "--wheel-dir", "/wheels"}]
        for words in told
        if words[1] in {"install", "wheel", "download"}
    ]


def test_hosts_install_exactly_what_is_pinned() -> None:
    """Neither a dependency nor what builds the package is whatever is the newest that day."""
    build = [*PINNED], ["--no-deps", "--no-build-isolation", "."]
    blocks = [block for block in named("sh") if block.document == "docs/hosting.md"]
    typed = [found for block in blocks if (found := installed(commands(block.text)))]
    shared = [*PINNED[:-1], "requirements/cluster.txt"]
    assert typed == [list(build), list(build), [shared]], "by hand, for the unit, for PostgreSQL"
    stages: list[list[list[str]]] = []
    for name, rest in instructions():
        if name == "FROM":
            stages.append([])
        elif name == "RUN":
            stages[-1] += installed(commands(rest))
    built = [words for block in blocks for words in commands(block.text) if words[-1] == "."]
    built += [
        words
        for _, rest in instructions()
        for words in commands(rest)
        if words[-2:-1] == ["/wheels"]
    ]
    with_page = [words for words in built if "--no-build-isolation" in words]
    assert [words[0] for words in with_page] == [WITH_PAGE] * 3, "or nobody could play there"
    offline = ["--no-index", "--no-deps", "/wheels/*.whl"]
    fetched = [build[0], shared, build[1], offline]
    assert stages == [fetched, []], "nothing is fetched where it will run"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "$(call install,--require-hashes -r requirements/run.txt)" in makefile, "as for players"
    (how,) = re.findall(r"^install = (.*)$", makefile, re.MULTILINE)
    assert [" --no-deps " in each for each in how.split("||")] == [True, True], "by uv, or by pip"


def test_every_pinned_version_has_a_hash() -> None:
    text = (ROOT / "requirements/run.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    pinned = [line for line in text.splitlines() if line.strip()]
    assert len(pinned) > 10
    for line in pinned:
        assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}\b", line), line


def test_the_container_is_built_on_one_version_of_python() -> None:
    images = {rest.partition(" AS ")[0] for name, rest in instructions() if name == "FROM"}
    (image,) = images
    assert re.fullmatch(r"docker\.io/library/python:3\.\d+\.\d+-slim-[a-z]+", image)
