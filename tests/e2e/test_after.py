"""What is left of a game: its replay, its record, and proof that its dice were fair."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import saying
from tests.e2e.tables import Played

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.e2e.hands import Hands
    from tests.server.running import Process


@pytest.fixture(scope="module")
def game(server: Process) -> Played:
    """A game that is over."""
    played = Played(server, 3, rules="international/3,rugs=6")
    played.play()
    return played


def place(hands: Hands) -> Locator:
    """The slider that tells how far the replay is."""
    return hands.page.get_by_role("slider")


def test_a_replay_by_its_link(someone: Callable[..., Hands], game: Played) -> None:
    ana, fresh = someone(), someone(name="")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.go(game.address(0))
    ana.press("Share the result")
    ana.page.get_by_text("Copied.").wait_for()
    fresh.page.goto(ana.page.evaluate("navigator.clipboard.readText()"))

    steps = game.replay()["steps"]
    last = len(steps) - 1
    slider = place(fresh)
    expect(slider).to_have_value("0")
    fresh.press("One step on")
    expect(slider).to_have_value("1")
    fresh.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    fresh.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    fresh.press("One step back")
    expect(slider).to_have_value("0")
    fresh.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    assert fresh.assam() == steps[-1]["position"]["assam"]["square"]
    for seat, player in enumerate(steps[-1]["position"]["players"]):
        expect(fresh.card(seat).locator(".points")).to_contain_text(str(player["points"]))
    fresh.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    assert fresh.assam() == steps[0]["position"]["assam"]["square"]

    fresh.button("Play").click()
    expect(slider).to_have_value("2")
    fresh.button("Pause").click()
    expect(fresh.button("Play")).to_be_visible()


def test_jumping_in_a_replay(someone: Callable[..., Hands], game: Played) -> None:
    ana = someone()
    ana.go(f"{game.address()}/replay")
    last = len(game.replay()["steps"]) - 1
    slider = place(ana)
    ana.page.get_by_text("What happened").click()
    # the newest turn comes first, and each is told in the order in which it was played
    turns = [turn.get_by_role("button").all() for turn in ana.page.locator("ol li").all()]
    told = [sentence for turn in reversed(turns) for sentence in turn]
    assert len(told) == last, "every step is told once"
    step = last - last // 3
    told[step - 1].click()
    expect(slider).to_have_value(str(step))
    expect(ana.page.locator("p.told")).to_have_text(told[step - 1].inner_text())
    expect(ana.page.locator("ol [aria-current=step]")).to_have_count(1)
    expect(ana.page.locator("ol [aria-current=step] button")).to_have_text(
        told[step - 1].inner_text()
    )
    chart = ana.page.locator("figure svg").first
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": 40})
    assert abs(int(slider.input_value()) - last / 2) <= last / 10
    chart.click(position={"x": box["width"] - 2, "y": 40})
    expect(slider).to_have_value(str(last))


def test_the_chart_of_the_end_leads_into_the_replay(
    someone: Callable[..., Hands], game: Played
) -> None:
    ana = someone()
    ana.go(game.address(0))
    chart = ana.page.locator("figure svg").first
    chart.click(position={"x": 100, "y": 40})
    ana.page.wait_for_url("**/replay?step=*")
    expect(place(ana)).to_have_value(ana.page.url.rpartition("=")[2])


def test_a_record_is_saved_verified_and_shown(
    someone: Callable[..., Hands], game: Played, tmp_path: Path
) -> None:
    ana = someone()
    ana.go(game.address(0))
    throws = sum(step["item"]["type"] == "walked" for step in game.replay()["steps"][1:])
    expect(ana.page.locator(".good")).to_contain_text(saying(f"all {throws} throws"))
    # played by hand, and not in a browser
    ana.page.get_by_text(saying(f"{throws} throws are the server's alone")).wait_for()
    ana.page.get_by_text("did not see the start of this game").wait_for()
    ana.page.get_by_text("More", exact=True).click()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name="Save the record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    text = file.read_text(encoding="utf-8")

    fair = verified(file)
    assert fair.returncode == 0, fair.stderr
    assert "is fair" in fair.stdout
    false = tmp_path / "false.txt"
    false.write_text(falsified(text), encoding="utf-8")
    unfair = verified(false)
    assert unfair.returncode == 1
    assert "the seed says" in unfair.stderr or "the seed's is" in unfair.stderr

    last = str(len(game.replay()["steps"]) - 1)
    ana.go("/replay")
    ana.page.get_by_label("Text of the record").fill(text)
    ana.press("Show it")
    expect(place(ana)).to_have_attribute("max", last)
    expect(ana.page.locator(".good")).to_be_visible()
    ana.go("/replay")
    ana.page.get_by_label("File").set_input_files(false)
    expect(place(ana)).to_have_attribute("max", last)
    expect(ana.page.locator(".bad")).to_contain_text("not the one that was promised")
    ana.go("/replay")
    ana.troubled = True  # the browser, too, says that it was refused
    ana.page.get_by_label("Text of the record").fill("no record")
    ana.press("Show it")
    expect(ana.page.get_by_role("alert")).to_be_visible()


def verified(file: Path) -> subprocess.CompletedProcess[str]:
    """What the command says of a record."""
    return subprocess.run(
        [sys.executable, "-m", "marrakech", "verify", str(file)],
        capture_output=True,
        text=True,
        check=False,
        env={"LANG": "en", "COLUMNS": "200"},
    )


def falsified(record: str) -> str:
    """A record with another seed."""
    found = re.search(r"[0-9a-f]{64}", re.sub(r"(?i)commitment.*", "", record))
    assert found
    return record.replace(found[0], found[0][::-1])
