"""Nothing tells a throw before the die has come to rest: watched frame by frame."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.e2e.tables import Played
from tests.server.running import set_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process

RECORD = """() => {
    const frames = (window.frames_ = []);
    const named = ["aria-label", "aria-valuetext", "aria-description", "title", "alt"];
    const spoken = (element) => named.map((name) => element.getAttribute(name)).filter(Boolean);
    // What can be read, wherever it stands: what is folded away cannot.
    const texts = () => {
        const found = [document.title];
        for (const element of document.body.querySelectorAll("*")) {
            if (!element.checkVisibility()) continue;
            found.push(...spoken(element));
            for (const node of element.childNodes) {
                const text = node.nodeType === Node.TEXT_NODE ? node.data.trim() : "";
                if (text) found.push(text);
            }
        }
        return found;
    };
    const moves = (cube) => cube.getAnimations().some(({ playState }) => playState === "running");
    const sums = () => [...document.querySelectorAll(".player :is(.money, .points)")].map(
        (sum) => sum.textContent).join(" ");
    let read = texts();
    const look = () => {
        const cubes = [...document.querySelectorAll(".cube")];
        const tumbling = cubes.some(moves);
        const faces = tumbling ? [] : cubes.map((cube) => cube.style.transform);
        frames.push({ tumbling, faces, sums: sums(), texts: read });
    };
    // There is nothing else to read as long as nothing in the page has changed.
    const changed = () => {
        const now = texts();
        if (now.length !== read.length || now.some((text, at) => text !== read[at])) read = now;
        look();
    };
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(changed).observe(document.documentElement, everything);
    const each = () => { look(); requestAnimationFrame(each); };
    each();
}"""
TUMBLED = """() => {
    const frames = window.frames_;
    const last = frames.findLastIndex(({ tumbling }) => tumbling);
    return last >= 0 && last < frames.length - 1;
}"""
TOLD = "() => window.frames_.at(-1).texts.some((text) => /throws/.test(text))"
TELLS = re.compile(r"throws|walks|pays|owes|is out|mosaic to")
STANDS = re.compile(r"^([a-g][1-7]): .*Assam stands here")
THROWN = re.compile(r"throws \W*(\d)")
RESTING = {
    1: "rotateX(0deg) rotateY(0deg)",
    2: "rotateX(0deg) rotateY(-90deg)",
    3: "rotateX(-90deg) rotateY(0deg)",
    4: "rotateX(0deg) rotateY(180deg)",
}
"""How the die is turned to show each face."""


class Frame(NamedTuple):
    """What there was to see and to hear at a moment."""

    tumbling: bool
    faces: list[str]
    sums: str
    texts: list[str]

    @property
    def assam(self) -> list[str]:
        """Where he stands, as a screen reader hears it."""
        return [found[1] for text in self.texts if (found := STANDS.match(text))]


def begin(hands: Hands) -> None:
    """Forget what was seen, and look from now on."""
    if not hands.page.evaluate("() => 'frames_' in window"):
        hands.page.evaluate(RECORD)
    hands.page.evaluate("() => { window.frames_.splice(0, window.frames_.length - 1); }")


SEEN = """() => {
    const read = [...new Set(window.frames_.map(({ texts }) => texts))];
    const place = new Map(read.map((texts, at) => [texts, at]));
    const frames = window.frames_.map((frame) => ({ ...frame, texts: place.get(frame.texts) }));
    return { read, frames };
}"""
"""What was seen; what could be read is told once for all frames that have it."""


def frames(hands: Hands) -> list[Frame]:
    """All that was seen since then."""
    seen = hands.page.evaluate(SEEN)
    return [Frame(**{**frame, "texts": seen["read"][frame["texts"]]}) for frame in seen["frames"]]


def until(hands: Hands, so: str) -> None:
    """Until something is so of what was seen."""
    hands.page.wait_for_function(so)


def keeps_the_secret(seen: list[Frame], *, moves: bool) -> None:
    """Whether nobody knew of the throw before the die lay there."""
    before = Counter(seen[0].texts)
    falling = [number for number, frame in enumerate(seen) if frame.tumbling]
    assert bool(falling) == moves
    if falling:
        first, last = falling[0], falling[-1]
        assert last - first > 3, "it is in the air for some frames"
        for frame in seen[: last + 1]:
            added = [text for text in Counter(frame.texts) - before if TELLS.search(text)]
            assert added == []
            assert frame.assam == seen[0].assam
        assert {frame.sums for frame in seen[first : last + 1]} == {seen[first].sums}
    told = False
    for frame in seen:
        new = [text for text in Counter(frame.texts) - before if "throws" in text]
        for steps in {int(found[1]) for text in new if (found := THROWN.search(text))}:
            told = True
            assert not frame.tumbling
            assert all(RESTING[steps] in face for face in frame.faces)
    assert told, "in the end it is told"


SPEEDS = {"normal": True, "fast": True, "instant": False}


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_throw_of_ones_own_and_of_a_bot(
    someone: Callable[..., Hands], server: Process, speed: str
) -> None:
    made: Any = set_up(server, "person", "bot", first=0, rules="international/2")
    ana, eve = someone(speed=speed), someone(speed=speed)
    ana.go(f"/t/{made['table']}#seat={made['tickets'][0]['secret']}")
    eve.go(f"/t/{made['table']}")
    eve.page.locator(".prompt").wait_for()
    for way in range(3):
        assert ana.wait() == "turn"
        for hands in (ana, eve):
            begin(hands)
        ana.page.keyboard.press("lfr"[way])
        ana.press_main()
        for hands in (ana, eve):
            until(hands, TUMBLED if SPEEDS[speed] else TOLD)
            hands.page.wait_for_timeout(100)
        assert ana.wait() == "lay"
        for hands in (ana, eve):
            keeps_the_secret(frames(hands), moves=SPEEDS[speed])
            begin(hands)
        ana.decide("lay")
        for hands in (ana, eve):
            until(hands, TUMBLED if SPEEDS[speed] else TOLD)
        assert ana.wait() == "turn"
        eve.page.wait_for_timeout(300)
        for hands in (ana, eve):
            seen = frames(hands)
            laid = next(n for n, frame in enumerate(seen) if lays(frame, seen[0]))
            keeps_the_secret(seen[laid:], moves=SPEEDS[speed])


def lays(frame: Frame, before: Frame) -> bool:
    """Whether it is told that a rug was laid, and then who lays what next."""
    added = Counter(frame.texts) - Counter(before.texts)
    return any(re.search(r"lays a", text) for text in added)


def test_who_skips_sees_the_die_lie_there(someone: Callable[..., Hands], server: Process) -> None:
    made: Any = set_up(server, "person", "bot", first=0)
    ana = someone(speed="slow")
    ana.go(f"/t/{made['table']}#seat={made['tickets'][0]['secret']}")
    assert ana.wait() == "turn"
    begin(ana)
    ana.press_main()
    until(ana, "() => window.frames_.filter(({ tumbling }) => tumbling).length > 5")
    ana.press("Skip")
    assert ana.wait() == "lay"
    keeps_the_secret(frames(ana), moves=True)


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_replay_throws_anew(someone: Callable[..., Hands], server: Process, speed: str) -> None:
    game = Played(server, 2, rules="international/2,rugs=4")
    game.play()
    throws = [
        number
        for number, step in enumerate(game.replay()["steps"])
        if step["item"] and step["item"]["type"] == "walked"
    ]
    ana = someone(speed=speed)
    for number in throws[:3]:
        ana.go(f"{game.address()}/replay?step={number - 1}")
        slider = ana.page.get_by_role("slider")
        slider.wait_for()
        begin(ana)
        ana.press("One step on")
        ana.page.wait_for_function(f"() => document.querySelector('input').value === '{number}'")
        ana.page.wait_for_timeout(100)
        keeps_the_secret(frames(ana), moves=SPEEDS[speed])
