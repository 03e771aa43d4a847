"""Fifty tables with four guests each, beside boardgame.io's server with as many clients.

    python benchmarks/doors.py --tables 50 --seconds 40

Both servers run in a process of their own on this machine, one after the other within a run, and
are driven by as many websocket clients in another process. At each table somebody moves every
`--pause` seconds on the average, at random times, as people do. A move is timed from the mover's
send to its arrival at each of the other three clients. Processor time and memory are the server's.

Ours plays The Brilliant Boar by its rules, keeps every move on the disk before it is shown, and
sends each guest a scene for that seat. boardgame.io (from npm, put into `.venv/boardgameio`) plays
a game in which a move adds one to a number, in memory, with a state of `--bytes` bytes; see
boardgameio.cjs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple

from tornado.websocket import websocket_connect

from brainwaves_widgets.doors.links import Link

ROOT = Path(__file__).parents[1]
NODE = ROOT / ".venv" / "boardgameio"
VERSION = "0.50.2"
HOST = """
import json, sys
import brainwaves_widgets as bw
names = ["Ann", "Ben", "Cleo", "Dan"]
games = [bw.BrilliantBoar(names, seed=n, show_seconds=3000) for n in range(int(sys.argv[1]))]
links = [[game.invite(name).url for name in names] for game in games]
print(json.dumps(links), flush=True)
sys.stdin.read()
"""


class Load(NamedTuple):
    """What a server used."""

    processor: float
    megabytes: float


def load_of(pid: int) -> Load:
    """Return the processor seconds of a process so far, and its memory now."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return Load(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6)


class Seat:
    """A guest: knows its newest scene, and when each ply came."""

    def __init__(self, url: str) -> None:
        self.link, self.scene = Link.read(url), dict[str, Any]()
        self.seen: dict[int, float] = {}
        self.news = asyncio.Condition()
        self.sent = 0

    async def sit(self) -> None:
        self.line = await websocket_connect(self.link.socket, max_message_size=2**22)
        await self._say(kind="hello", secret=self.link.secret)
        self._task = asyncio.create_task(self._read())
        await self.wait(-1)

    async def wait(self, ply: int) -> None:
        """Wait until there is another scene than that of a ply."""
        async with self.news:
            await self.news.wait_for(lambda: self.scene and self.scene["ply"] != ply)

    async def _say(self, **message: Any) -> None:
        await self.line.write_message(json.dumps(message))

    async def _read(self) -> None:
        while text := await self.line.read_message():
            now, message = time.perf_counter(), json.loads(text)
            if message["kind"] == "scene":
                async with self.news:
                    self.scene = message["scene"]
                    self.seen.setdefault(self.scene["ply"], now)
                    self.news.notify_all()
                await self._say(kind="seen", number=message["number"])
            elif message["kind"] == "ping":
                await self._say(kind="pong")

    async def move(self) -> float:
        offer, self.sent = self.scene["moves"][0], self.sent + 1
        begun = time.perf_counter()
        await self._say(
            kind="message", id=f"m{self.sent}", content={**offer, "ply": self.scene["ply"]}
        )
        return begun


async def play(urls: list[str], pause: float, end: float, rng: Random) -> list[float]:
    """Let a table play until the end; return how long each move took to each other guest."""
    seats, took = [Seat(url) for url in urls], list[float]()
    for seat in seats:
        await seat.sit()
    while time.monotonic() < end:
        await asyncio.sleep(rng.expovariate(1 / pause))
        mover = next((seat for seat in seats if seat.scene["moves"]), None)
        if mover is None:  # the game is over
            break
        before = mover.scene["ply"]
        begun = await mover.move()
        for other in seats:
            await other.wait(before)
            if other is not mover:
                took.append(other.seen[other.scene["ply"]] - begun)
    return took


async def play_all(tables: list[list[str]], pause: float, seconds: float) -> list[float]:
    end = time.monotonic() + seconds
    lists = await asyncio.gather(
        *(play(urls, pause, end, Random(number)) for number, urls in enumerate(tables))
    )
    return [one for took in lists for one in took]


def ours(options: argparse.Namespace) -> dict[str, float]:
    """Measure our door."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "BRAINWAVES_HOME": home}
        command = [sys.executable, "-c", HOST, str(options.tables)]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, env=environment, stdin=pipe, stdout=pipe, text=True
        ) as server:
            assert server.stdout
            urls = json.loads(server.stdout.readline())
            empty = load_of(server.pid)
            took = asyncio.run(play_all(urls, options.pause, options.seconds))
            full = load_of(server.pid)
            server.kill()
    return told(took, empty, full, options)


def theirs(options: argparse.Namespace) -> dict[str, float]:
    """Measure boardgame.io's server."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return {}
    if not (NODE / "node_modules/boardgame.io").is_dir():
        NODE.mkdir(parents=True, exist_ok=True)
        install = [npm, "install", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        subprocess.run([*install, "--prefix", NODE], check=True, stdout=sys.stderr)
    script = NODE / "boardgameio.cjs"
    shutil.copy(Path(__file__).with_name("boardgameio.cjs"), script)
    sizes = [str(one) for one in (options.tables, options.pause, options.seconds, options.bytes)]
    pipe = subprocess.PIPE
    with subprocess.Popen([node, script, "server", *sizes], stdout=pipe, text=True) as server:
        assert server.stdout
        port = server.stdout.readline().strip()
        while not port.isdecimal():
            port = server.stdout.readline().strip()
        empty = load_of(server.pid)
        run = [node, script, "clients", *sizes, port]
        done = subprocess.run(run, capture_output=True, text=True, check=True)
        full = load_of(server.pid)
        server.kill()
    took = [float(one) / 1000 for one in json.loads(done.stdout.splitlines()[-1])]
    return told(took, empty, full, options)


def told(
    took: list[float], empty: Load, full: Load, options: argparse.Namespace
) -> dict[str, float]:
    cuts = quantiles([1000 * one for one in took], n=100)
    return {
        "arrivals": len(took),
        "p50 ms": round(cuts[49], 2),
        "p95 ms": round(cuts[94], 2),
        "processor %": round(100 * (full.processor - empty.processor) / options.seconds, 1),
        "MB a table": round(full.megabytes / options.tables, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between moves at a table")
    parser.add_argument("--bytes", type=int, default=2000, help="the size of boardgame.io's state")
    options = parser.parse_args()
    print("doors", json.dumps(ours(options)))
    print("boardgame.io", json.dumps(theirs(options)))
    print("doors again", json.dumps(ours(options)))


if __name__ == "__main__":
    main()
