"""Games as moving pictures."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from marrakech import Game, Laid, Turned, Walked
from marrakech.draw import animate, svg
from marrakech.draw.svg import ANGLE, centre

if TYPE_CHECKING:
    from pathlib import Path

SPACE = "{http://www.w3.org/2000/svg}"


def played(rules: str, seed: int = 7, actions: int = 1000) -> Game:
    """A random game, or the beginning of one."""
    luck = Random(seed)
    game = Game(rules)
    while game.outcome() is None and len(game.history) < actions:
        game.push(luck.choice(game.legal()))
    return game


def drawn(game: Game) -> ET.Element:
    return ET.fromstring(str(game.animate()))  # noqa: S314  (our own text)


def part(picture: ET.Element, name: str) -> ET.Element:
    """What is shown where things move, or where they are to be still."""
    (found,) = (g for g in picture.iter(f"{SPACE}g") if g.get("class", "").endswith(f"-{name}"))
    return found


def values(animation: ET.Element) -> list[str]:
    return animation.attrib["values"].split(";")


def times(animation: ET.Element) -> list[float]:
    return [float(time) for time in animation.attrib["keyTimes"].split(";")]


def assam(picture: ET.Element) -> tuple[ET.Element, ET.Element]:
    """What moves him, and what turns him."""
    moves, turns = sorted(
        picture.iter(f"{SPACE}animateTransform"), key=lambda e: e.attrib["type"], reverse=True
    )
    return moves, turns


def test_it_stands_on_its_own_and_has_no_script() -> None:
    text = str(played("standard/4").animate())
    picture = ET.fromstring(text)  # noqa: S314  (our own text)
    ids = {element.attrib["id"] for element in picture.iter() if "id" in element.attrib}
    used = [element.attrib["href"] for element in picture.iter(f"{SPACE}use")]
    assert {href.removeprefix("#") for href in used} <= ids
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<script" not in text


@pytest.mark.parametrize("rules", ["standard/2", "standard/3,dirhams=8", "korean/4"])
def test_every_animation_has_a_time_for_each_value(rules: str) -> None:
    picture = drawn(played(rules))
    moving = [e for e in picture.iter() if "keyTimes" in e.attrib]
    assert len({e.attrib["dur"] for e in moving}) == 1
    for animation in moving:
        assert len(times(animation)) == len(values(animation))
        assert times(animation) == sorted(times(animation))
        assert times(animation)[0] == 0
        assert times(animation)[-1] == 1


def test_assam_is_where_he_is_in_the_game_after_every_action() -> None:
    whole = played("standard/3")
    game = whole.start()
    walked = 0
    for event in whole.history:
        game.push(event.action)
        walked += isinstance(event, Walked)
        moves, turns = assam(drawn(game))
        x, y = map(float, values(moves)[-1].split(","))
        assert (x, y) == centre(game.assam.square)
        assert float(values(turns)[-1]) % 360 == ANGLE[game.assam.heading]
    assert walked > 30


def test_he_never_jumps_nor_whirls() -> None:
    """Between two moments he goes no further than a square, and turns no more than a quarter."""
    moves, turns = assam(drawn(played("standard/4")))
    places = [tuple(map(float, value.split(","))) for value in values(moves)]
    for (x1, y1), (x2, y2) in pairwise(places):
        assert (x2 - x1) ** 2 + (y2 - y1) ** 2 <= 100.5**2
    angles = [float(value) for value in values(turns)]
    assert all(abs(b - a) <= 90.1 for a, b in pairwise(angles))


def test_rugs_appear_in_the_order_in_which_they_were_laid() -> None:
    game = played("standard/3,dirhams=300")
    picture = part(drawn(game), "moving")
    groups = [g for g in picture.findall(f"{SPACE}g") if g.find(f"{SPACE}use") is not None]
    laid = [event for event in game.history if isinstance(event, Laid)]
    assert len(groups) == len(laid) == 45
    appears = []
    for group, event in zip(groups, laid, strict=True):
        animation, use = group.find(f"{SPACE}animate"), group.find(f"{SPACE}use")
        assert animation is not None
        assert use is not None
        assert use.attrib["href"].endswith(f"-{event.colour}")
        assert values(animation)[0] == "0"
        assert values(animation)[-1] == "1"
        appears.append(times(animation)[1])
    assert appears == sorted(set(appears))


def test_rugs_of_who_goes_out_fade_then() -> None:
    """R4.3: what is laid stays, and is nobody's."""
    game = played("standard/3,dirhams=8")
    out = {e.seat for e in game.history if isinstance(e, Walked) and e.out}
    assert out
    text = ET.tostring(part(drawn(game), "moving"), encoding="unicode")
    for seat, colour in enumerate(game.rules.colours):
        laid = sum(isinstance(e, Laid) and e.colour == colour for e in game.history)
        assert laid
        assert text.count(f'-neutral-{colour}" transform') == (laid if seat in out else 0)


def test_what_is_paid_for_shines() -> None:
    game = played("standard/3")
    due = sum(e.payment.due for e in game.history if isinstance(e, Walked) and e.payment)
    assert due
    assert str(game.animate()).count('fill-opacity=".35"') == due


def test_a_game_that_begins_by_hand_has_its_rugs_from_the_start() -> None:
    game = Game.from_position("7/1r>r<yv3/3y^3/7/7/7/7 f6W r turn 60r11,x1,30b12,30p12 standard/4")
    game.push("F")
    lying = part(drawn(game), "moving").findall(f"{SPACE}use")
    uses = [use.attrib["href"].partition("-")[2] for use in lying]
    assert sorted(uses) == ["neutral-yellow", "red"]


@pytest.mark.parametrize("rules", ["standard/2", "standard/3,dirhams=8"])
def test_who_wants_no_motion_sees_how_it_ends(rules: str) -> None:
    """What is shown then does not move, and is what a picture of the end has on its market."""
    game = played(rules)
    picture = drawn(game)
    still = part(picture, "still")
    assert still.attrib["display"] == "none", "unless it is asked for"
    assert not [e for e in still.iter() if e.tag.startswith(f"{SPACE}animate")]
    name = still.attrib["class"].removesuffix("-still")
    end = ET.fromstring(svg(game, last_path=False))  # noqa: S314  (our own text)
    of_end = [e for e in end.findall(f"{SPACE}use") if not e.attrib["href"].endswith("-mosaic")]
    placed = [(e.attrib["href"].partition("-")[2], e.attrib["transform"]) for e in of_end]
    assert placed == [
        (e.attrib["href"].removeprefix(f"#{name}-"), e.attrib["transform"])
        for e in still.findall(f"{SPACE}use")
    ]
    assert still[-1].attrib == end[-1].attrib, "Assam"
    (style,) = picture.iter(f"{SPACE}style")
    assert style.text == (
        "@media (prefers-reduced-motion: reduce)"
        f"{{.{name}-moving{{display:none}}.{name}-still{{display:inline}}}}"
    )


def test_pace_and_loop_can_be_chosen() -> None:
    game = played("standard/3", actions=12)
    usual, fast = str(game.animate()), str(game.animate(pace=4, loop=False))

    def duration(text: str) -> float:
        return float(text.partition(' dur="')[2].partition("s")[0])

    assert duration(fast) == pytest.approx(duration(usual) / 4, abs=0.01)
    assert 'repeatCount="indefinite"' in usual
    assert "repeatCount" not in fast
    with pytest.raises(ValueError, match="a pace is more than nothing, not 0"):
        game.animate(pace=0)


def test_it_shows_itself_in_a_notebook() -> None:
    game = played("standard/3", actions=9)
    assert game.animate()._repr_svg_() == str(animate(game))
    assert 'width="300"' in str(game.animate(size=300))
    assert "<title>A short game</title>" in str(game.animate(title="A short game"))
    with pytest.raises(ValueError, match="a picture of 0 pixels"):
        game.animate(size=0)


def test_still_pictures_show_each_action() -> None:
    game = played("standard/2,rugs=6")
    pictures = [picture for picture, _ in game.animate(size=200).pictures()]
    shown = [e for e in game.history if isinstance(e, Turned | Walked | Laid)]
    assert len(pictures) == 1 + len(shown) < 1 + len(game.history), "piles are not drawn"
    said = game.position()
    assert pictures[0] == svg(game.start(), size=200, title=said)
    assert pictures[-1] == svg(game, size=200, title=said)


def test_a_gif_shows_them_too(tmp_path: Path) -> None:
    game = played("standard/3", actions=6)
    moving = game.animate(size=140, coordinates=False)
    moving.save(tmp_path / "game.gif")
    time = 0
    seen = set()
    with Image.open(tmp_path / "game.gif") as picture:
        assert picture.size == (140, 140)
        assert picture.info["loop"] == 0
        frames = picture.n_frames  # type: ignore[attr-defined]
        for number in range(frames):
            picture.seek(number)
            time += picture.info["duration"]
            seen.add(picture.convert("RGB").tobytes())
    assert time == pytest.approx(1000 * sum(t for _, t in moving.pictures()), abs=10 * frames)
    assert len(seen) >= 4
    with Image.open(BytesIO(game.animate(size=60, loop=False).gif())) as once:
        assert "loop" not in once.info


def test_it_is_saved_by_the_ending_of_the_name(tmp_path: Path) -> None:
    game = played("standard/3", actions=6)
    game.animate().save(tmp_path / "game.svg")
    assert (tmp_path / "game.svg").read_text(encoding="utf-8") == str(game.animate())
    with pytest.raises(ValueError, match=r"an \.svg or a \.gif, not game\.mp4"):
        game.animate().save(tmp_path / "game.mp4")


def test_what_pixels_need_is_told() -> None:
    code = """
import sys; sys.modules["resvg_py"] = None
from marrakech import Game
print(len(str(Game().animate())))
Game().animate().gif()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert int(done.stdout) > 1000
    assert "pip install 'marrakech[pictures]'" in done.stderr
