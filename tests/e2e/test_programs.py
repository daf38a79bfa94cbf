"""Tokens are made, shown once and taken back; who plays with one is marked at the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import expect

from tests.server.running import set_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process


def test_a_token_made_in_the_page_seats_a_program_that_is_marked(
    server: Process, someone: Callable[..., Hands]
) -> None:
    ana = someone()
    page = ana.page
    ana.go("/programs")
    page.get_by_label("What is it for?").fill("My robot")
    page.get_by_role("button", name="Make a token").click()
    secret = page.locator(".secret").input_value()
    assert secret.startswith("mkt_")
    expect(page.locator(".programs li")).to_contain_text("My robot")
    expect(page.locator(".programs li")).to_contain_text("never used")
    page.get_by_role("button", name="I have it").click()
    expect(page.locator(".secret")).to_have_count(0)

    table = set_up(server, "person", "open")["table"]
    token = {"Authorization": f"Bearer {secret}"}
    url = f"{server.url}/api/tables/{table}/seats"
    sat = httpx.post(url, json={"name": "Robot"}, headers=token)
    assert sat.status_code == 201, sat.text
    ana.go(f"/t/{table}")
    expect(page.locator(".player", has_text="Robot").locator(".badge")).to_have_text(
        ["program", "away"]
    )
    expect(page.locator(".player", has_text="Somebody")).not_to_contain_text("program")

    ana.go("/programs")
    page.get_by_role("button", name=re.compile("Take back the token")).click()
    expect(page.locator(".programs li")).to_have_count(0)
    refused = httpx.get(f"{server.url}/api/tables/{table}", headers=token)
    assert refused.status_code == 401
