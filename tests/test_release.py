"""What a release needs: a version that everything agrees on, and workflows that can be trusted."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def workflow(name: str) -> dict[str, Any]:
    text = (ROOT / ".github/workflows" / f"{name}.yml").read_text(encoding="utf-8")
    found: dict[str, Any] = msgspec.yaml.decode(text)
    return found


def checked(tag: str, root: Path) -> subprocess.CompletedProcess[str]:
    """Ask the script in some sources whether they are ready."""
    return subprocess.run(
        [sys.executable, root / "packaging/release.py", tag],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("tag", "heading", "said"),
    [
        ("v1.2.0", "1.2.0, 2027-01-31", ""),
        ("v1.3.0", "1.2.0, 2027-01-31", "the tag is v1.3.0"),
        ("1.2.0", "1.2.0, 2027-01-31", "the tag is 1.2.0"),
        ("v1.2.0", "1.1.0, 2027-01-31", "does not begin with 1.2.0"),
        ("v1.2.0", "1.2.0, unreleased", "says “unreleased”"),
    ],
)
def test_a_tag_is_released_only_if_sources_and_changes_agree(
    tag: str, heading: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "packaging").mkdir()
    script = (ROOT / "packaging/release.py").read_text(encoding="utf-8")
    (tmp_path / "packaging/release.py").write_text(script, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(f"# Changes\n\n## {heading}\n", encoding="utf-8")
    done = checked(tag, tmp_path)
    assert (done.returncode == 0) is (said == "")
    assert said in done.stderr


def test_the_newest_changes_are_those_of_this_version() -> None:
    done = checked(f"v{PROJECT['project']['version']}", ROOT)
    assert "does not begin with" not in done.stderr
    assert "the tag is" not in done.stderr


HOME = "https://forge.example/somebody/marrakech"


@pytest.fixture
def addressed(tmp_path: Path) -> Path:
    """A copy of what a registry reads, with addresses written into it, twice."""
    (tmp_path / "packaging").mkdir()
    for name in ("packaging/addresses.py", "README.md", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for _ in range(2):
        script = tmp_path / "packaging/addresses.py"
        subprocess.run([sys.executable, script, HOME, "v1.2.0"], check=True)
    return tmp_path


def test_a_registry_is_told_where_the_sources_are(addressed: Path) -> None:
    found = tomllib.loads((addressed / "pyproject.toml").read_text(encoding="utf-8"))
    urls = found["project"].pop("urls")
    assert found == PROJECT, "nothing else is changed"
    assert urls["Source"] == HOME
    for url in urls.values():
        assert url.startswith(HOME)
        if "/blob/" in url:
            assert (ROOT / url.removeprefix(f"{HOME}/blob/v1.2.0/")).is_file()


def test_every_link_of_a_registrys_page_leads_to_a_file_of_that_release(addressed: Path) -> None:
    before = (ROOT / "README.md").read_text(encoding="utf-8")
    readme = (addressed / "README.md").read_text(encoding="utf-8")
    checked = 0
    for pattern, way in ((r"\]\((.+?)\)", "blob"), (r'src(?:set)?="(.+?)"', "raw")):
        for was, now in zip(re.findall(pattern, before), re.findall(pattern, readme), strict=True):
            if not was.startswith(("https:", "#")):
                assert now == f"{HOME}/{way}/v1.2.0/{was}"
                assert (ROOT / was.partition("#")[0]).is_file(), was
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("home", ["", "somebody/marrakech", 'https://forge.example/"/x'])
def test_what_is_no_address_is_not_written_anywhere(home: str, tmp_path: Path) -> None:
    script = tmp_path / "addresses.py"
    script.write_bytes((ROOT / "packaging/addresses.py").read_bytes())
    done = subprocess.run(
        [sys.executable, script, home, "v1.2.0"], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "usage: " in done.stderr


def test_addresses_are_written_before_the_sources_are_packed() -> None:
    runs = [step.get("run", "") for step in workflow("release")["jobs"]["sources"]["steps"]]
    (writes,) = (number for number, run in enumerate(runs) if "addresses.py" in run)
    (packs,) = (number for number, run in enumerate(runs) if "--sdist" in run)
    assert writes < packs
    assert '"$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "$GITHUB_REF_NAME"' in runs[writes]


def test_workflows_hold_what_a_strict_reader_asks_of_them() -> None:
    zizmor = Path(sys.executable).parent / "zizmor"
    done = subprocess.run(
        [zizmor, "--offline", "--no-progress", "--strict-collection", *WORKFLOWS],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_a_commit_and_say_its_version(path: Path) -> None:
    used = re.findall(r"uses: (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert used
    for action in used:
        own = action.startswith("./") and (ROOT / action.split()[0]).is_file()
        assert own or re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_nothing_is_published_untested_and_no_other_job_may_publish() -> None:
    jobs = workflow("release")["jobs"]
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert jobs["test"]["uses"] == "./.github/workflows/test.yml"
    (test,) = workflow("test")["jobs"].values()
    assert ".ci/run" in [step.get("run") for step in test["steps"]]
    rights = {name: job.get("permissions") for name, job in jobs.items()}
    assert rights.pop("publish") == {"id-token": "write"}
    assert all(right == {"contents": "read"} for right in rights.values())


def test_what_the_workflows_run_is_there() -> None:
    for path in WORKFLOWS:
        for file in re.findall(r"\b((?:packaging|requirements)/[\w.]+)", path.read_text("utf-8")):
            assert (ROOT / file).is_file(), file


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    promised = {
        line.rpartition(" ")[2]
        for line in PROJECT["project"]["classifiers"]
        if re.search(r":: 3\.\d+$", line)
    }
    built = {f"3.{name[3:5]}" for name in PROJECT["tool"]["cibuildwheel"]["build"]}
    assert built == promised
    tested = set(workflow("test")["jobs"]["test"]["strategy"]["matrix"]["python"])
    assert {min(promised), max(promised)} <= tested
