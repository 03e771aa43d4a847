"""Thirty pupils in one class: how soon the verdict comes while they drag, all at the same time.

    python benchmarks/classroom.py --pupils 30 --seconds 20

The class runs in a process of its own, as it does in the teacher's kernel; the pupils are websocket
clients in another process. All of them come in, take the lesson up to its laboratories, and then
drag a corner there without a break: the next place is sent as soon as the page would send it, 60 ms
after the last at the earliest. A verdict is timed from the send to its arrival. Beside them, pupils
make a prediction and the teacher's widget is drawn anew, as in class.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from doors import load_of
from tornado.websocket import websocket_connect

from brainwaves_widgets.doors.links import Link

ROOT = Path(__file__).parents[1]
DRAG = 0.06
"""How far apart in seconds the page sends places, at least."""
HOST = """
import sys
import brainwaves_widgets as bw
room = bw.Classroom("05", folder=sys.argv[1])
print(room.url, flush=True)
sys.stdin.read()
"""


class Device:
    """A pupil's device."""

    def __init__(self, url: str) -> None:
        self.link, self.scene, self.sent = Link.read(url), dict[str, Any](), 0
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def connect(self) -> None:
        self._line = await websocket_connect(self.link.socket, max_message_size=2**22)
        await self._say(kind="hello", secret=self.link.secret, seen=0)
        self._task = asyncio.create_task(self._read())
        await self.hear("scene")

    async def _say(self, **message: Any) -> None:
        await self._line.write_message(json.dumps(message))

    async def _read(self) -> None:
        while text := await self._line.read_message():
            message = json.loads(text)
            if message["kind"] == "scene":
                self.scene = message["scene"]
                await self._say(kind="seen", number=message["number"])
            if message["kind"] == "ping":
                await self._say(kind="pong")
            await self._heard.put({**message, "at": time.perf_counter()})

    async def hear(self, kind: str) -> dict[str, Any]:
        while (message := await self._heard.get())["kind"] != kind:
            pass
        return message

    async def send(self, **content: Any) -> None:
        self.sent += 1
        number = f"{id(self)}-{self.sent}"
        await self._say(kind="message", id=number, content=content)

    async def do(self, **content: Any) -> None:
        """Send a message, and wait until it is done and shown."""
        await self.send(**content)
        await self.hear("made")

    def part(self, module: str) -> dict[str, Any]:
        found: dict[str, Any] = next(one for one in self.scene["parts"] if one["module"] == module)
        return found

    async def take_lesson(self, rng: Random) -> None:
        """Go on to the laboratories."""
        while self.scene["steps"][self.scene["step"]] != "Try":
            if not self.scene["on"]:
                ask = self.part("ask")
                said = [i for i in range(6) if rng.random() < 0.5]
                answer = {"do": "answer", "number": ask["scene"]["number"], "chosen": said}
                await self.do(do="part", id=ask["id"], content=answer)
                await self.do(do="part", id=ask["id"], content={"do": "go on"})
            step = self.scene["step"]
            await self.do(do="go on", step=step)
            while self.scene["step"] == step:
                await self.hear("scene")

    async def drag(self, seconds: float, rng: Random) -> list[float]:
        lab = self.part("figurelab")
        corners = [list(one) for one in lab["scene"]["corners"]]
        took, end = [], time.perf_counter() + seconds
        while (begun := time.perf_counter()) < end:
            corners[2] = [min(max(x + rng.uniform(-1, 1), 5), 11.5) for x in corners[2]]
            content = {"do": "drag", "corners": corners, "corner": 2, "by": "me", "number": 1}
            await self.send(do="part", id=lab["id"], content=content)
            answer = await self.hear("message")
            took.append(1000 * (answer["at"] - begun))
            await asyncio.sleep(max(0.0, begun + DRAG - time.perf_counter()))
        return took


async def enter(url: str, name: str) -> Device:
    entrance = Device(url)
    await entrance.connect()
    await entrance.send(do="join", name=name)
    secret = (await entrance.hear("go"))["secret"]
    pupil = Device(entrance.link._replace(secret=secret).url)
    await pupil.connect()
    return pupil


async def measure(url: str, pid: int, pupils: int, seconds: float) -> None:
    begun = time.perf_counter()
    names = [f"Pupil {i + 1}" for i in range(pupils)]
    devices = await asyncio.gather(*(enter(url, name) for name in names))
    print(f"{pupils} pupils came in within {time.perf_counter() - begun:.1f} s")
    begun = time.perf_counter()
    await asyncio.gather(*(one.take_lesson(Random(i)) for i, one in enumerate(devices)))
    print(f"and made two predictions each within {time.perf_counter() - begun:.1f} s")
    for share in (1, pupils // 3, pupils):
        before, some = load_of(pid), devices[:share]
        runs = (one.drag(seconds, Random(i)) for i, one in enumerate(some))
        took = [ms for run in await asyncio.gather(*runs) for ms in run]
        used = load_of(pid)
        cuts = quantiles(took, n=100)
        busy = (used.processor - before.processor) / seconds
        print(
            f"{share:3} dragging: {len(took) / seconds / share:4.1f} verdicts a second each, "
            f"p50 {cuts[49]:5.1f} ms, p95 {cuts[94]:5.1f} ms, p99 {cuts[98]:5.1f} ms, "
            f"most {max(took):5.1f} ms; {busy:.0%} of a core, {used.megabytes:.0f} MB"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--pupils", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", HOST, folder]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        ) as host:
            assert host.stdout
            url = host.stdout.readline().strip()
            asyncio.run(measure(url, host.pid, options.pupils, options.seconds))
            print(f"{len(list(Path(folder).glob('*.json')))} result files were written")
            host.terminate()


if __name__ == "__main__":
    main()
