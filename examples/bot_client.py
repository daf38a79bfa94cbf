"""A program that plays at an online table: python bot_client.py https://HOST/t/ID TOKEN"""

import json
import random
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.request import Request, urlopen

server, table = sys.argv[1].split("/t/")
headers = {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}


def ask(what: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{server}/api/tables/{table}/{what}", data, headers), timeout=30)


seat = json.load(ask("seats", {"name": "Twenty lines"}))["seat"]
event: dict[str, Any] = {}
while event.get("reason") in (None, "restart", "time"):
    try:
        for line in ask("stream"):
            event = json.loads(line)
            decide = event.get("decide")
            if decide and decide["seat"] == seat:
                command = {"type": "throw"}
                if decide["phase"] != "roll":
                    command = {"type": "act", "action": random.choice(decide["legal"])}
                id_, version = f"v{decide['version']}", decide["version"]
                ask("commands", {"id": id_, "version": version, "seat": seat, "command": command})
    except (OSError, HTTPException):  # the server is away, or the game has gone on: look again
        time.sleep(1)
