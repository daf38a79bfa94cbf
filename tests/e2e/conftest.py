"""A browser, and a server for it."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.hands import SOON, Contexts, Hands, opened
from tests.server.running import PLENTY, Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

STARTING = 180_000
"""Milliseconds in which a browser has to start, however busy the machine is."""
UNUSED = (
    # what Playwright switches off: of several lists the last one counts
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
    # buttons and bubbles of windows that nobody sees are pages, each in a process of its own
    *("PreloadTopChromeWebUI", "InitialWebUI", "WebUIReloadButton", "WebUIToolbar"),
    *("WebUIOmniboxPopup", "Glic", "ReadAnything"),
)
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    # one process for all pages of a context, none that only draws, and none that waits for work
    *("--process-per-site", "--in-process-gpu", "--disable-extensions"),
    *("--disable-site-isolation-trials", "--disable-breakpad"),
    f"--disable-features={','.join(UNUSED)}",
)
expect.set_options(timeout=SOON)
NAMES = (
    *("chromium-headless-shell", "chrome-headless-shell"),
    *("chromium", "chromium-browser", "google-chrome", "chrome"),
)
"""Programs to look for. The first have the same engine, and no windows that nobody sees: opening a
page takes them half the computing, and opening a context a quarter."""


def chromium() -> str | None:
    """Where Chromium is on this machine."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as it is on this machine."""
    found = chromium()
    if found is None:
        missing = "no Chromium here: install it to test the page in a browser"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=list(FLAGS), timeout=STARTING
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the page as it was built."""
    process = Process(tmp_path_factory.mktemp("e2e") / "data", *PLENTY)
    yield process
    process.stop()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Servers with options of their own."""
    processes: list[Process] = []

    def start(*options: str, port: int = 0) -> Process:
        processes.append(Process(tmp_path / "data", *PLENTY, *options, port=port))
        return processes[-1]

    yield start
    for process in processes:
        if process.process.poll() is None:
            process.stop()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    """What people open their pages in."""
    return Contexts(browser)


@pytest.fixture
def someone(
    browser: Browser,
    contexts: Contexts,
    server: Process,
    started: Callable[..., Process],  # noqa: ARG001  (whose servers have to be there until the end)
) -> Iterator[Callable[..., Hands]]:
    """People with browsers of their own; nothing may go wrong there unnoticed.

    They leave before the servers of the test are stopped (which is why ``started`` is asked for):
    a page that outlives its server tries to reach it again, and its browser complains.

    Who is ``fresh`` comes with a browser that has never seen the page, and that is not used again:
    whatever a test does to it ends with the test. Only what is ``drawn`` can be looked at.
    """
    people: list[Hands] = []

    def come(
        url: str = server.url,
        *,
        touch: bool = False,
        language: str = "en",
        fresh: bool = False,
        drawn: bool = False,
        **how: Any,  # noqa: ANN401
    ) -> Hands:
        if fresh:
            context = opened(browser, touch=touch, language=language)
        else:
            context = contexts.take(touch=touch, language=language)
        people.append(Hands(context, url, touch=touch, drawn=drawn, **how))
        return people[-1]

    yield come
    problems = [problem for hands in people for problem in hands.leave()]
    for hands in people:
        contexts.give_back(hands.context)
    assert not problems, "\n".join(problems)
