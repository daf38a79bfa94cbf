"""How long players wait for their actions while the server's analysis queue is full.

    python benchmarks/analysis_load.py

A server plays a table of two people over HTTP, and the time until each action is confirmed is
measured: in turns with an empty queue and with as many deep reviews as it takes. Both are measured
in one run, as the machine may be busy with other things.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx

ROUNDS = 6
ACTIONS = 100
"""In each round, with and without others who ask."""
ASKERS = 40
RECORD = Path(__file__).parents[1].joinpath("docs/examples/souk.rec").read_text(encoding="utf-8")


async def measure(url: str, luck: random.Random) -> list[float]:
    """Seconds until each of some actions was confirmed."""
    took: list[float] = []
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as client:
        state: dict[str, Any] = {"todo": None}
        table = ""
        while len(took) < ACTIONS:
            if state["todo"] is None:
                people = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
                made = (await client.post("/tables", json={"seats": people})).json()
                table = made["table"]
                secrets = ", ".join(each["secret"] for each in made["tickets"])
                client.headers["Authorization"] = f"Seat {secrets}"
                state = (await client.get(f"/tables/{table}")).json()
            todo = state["todo"]
            command = (
                {"type": "throw"}
                if todo["phase"] == "roll"
                else {"type": "act", "action": luck.choice(todo["legal"])}
            )
            do = {"id": str(luck.random()), "version": state["version"], "seat": todo["seat"]}
            began = perf_counter()
            await client.post(f"/tables/{table}/commands", json={**do, "command": command})
            took.append(perf_counter() - began)
            state = (await client.get(f"/tables/{table}")).json()
    return took


async def ask(url: str, number: int) -> None:
    """Ask for a deep review, and wait for its lines."""
    question = {"type": "review", "record": RECORD + "\n" * number, "depth": "deep"}
    headers = {"X-Forwarded-For": f"192.0.2.{number}"}
    async with httpx.AsyncClient(timeout=600) as client:
        path = f"{url}/api/analysis"
        async with client.stream("POST", path, json=question, headers=headers) as answer:
            async for _ in answer.aiter_bytes():
                pass


async def main() -> None:
    """Measure, and print a table."""
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "marrakech", "serve", "--port", "0", "--data", folder),
            *("--trusted-proxy", "127.0.0.1", "--requests-per-second", "100000"),
            *("--actions-per-second", "100000", "--tables-per-minute", "100000"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        found = re.search(r"http://[\w.:]+", line)
        assert found, line
        url, luck = found[0], random.Random(1)
        quiet: list[float] = []
        full: list[float] = []
        try:
            for _ in range(ROUNDS):
                quiet += await measure(url, luck)
                asking = [asyncio.create_task(ask(url, number)) for number in range(ASKERS)]
                await asyncio.sleep(2)
                full += await measure(url, luck)
                for task in asking:
                    task.cancel()
                await asyncio.gather(*asking, return_exceptions=True)
        finally:
            server.terminate()
            await server.wait()
    for name, took in (("quiet", quiet), (f"{ASKERS} reviews", full)):
        cuts = quantiles(took, n=100)
        print(
            f"{name}: {len(took)} actions, median {1000 * cuts[49]:.1f} ms, "
            f"99th percentile {1000 * cuts[98]:.1f} ms"
        )


if __name__ == "__main__":
    asyncio.run(main())
