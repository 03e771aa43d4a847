"""What the package weighs: time to import it, bytes to load, bytes to send for a move.

    python benchmarks/weight.py --imports 25 --games 3

Imports: fresh interpreters, ours and anywidget alone in turns, so that noise hits both alike. Ours
is `bw.AstuteGoose`, since `import brainwaves_widgets` by itself imports next to nothing. The CPU
time is taken inside the interpreter, without its own start, and with everything compiled before, as
it is once installed (here into a folder of its own, whatever PYTHONDONTWRITEBYTECODE says). The
ratio is the median of the ratios within each turn.

Bundles: every module in `static/`, as it is and as a server's gzip would send it.

Moves: whole games of five experts at one screen in a real kernel, played as the browser plays them:
one of the offered moves at random, by message. Counted is the JSON of all that the kernel publishes
until it is idle again, headers included. The peer is a Button whose handler writes into a Label.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel
from jupyter_client.session import json_default

import brainwaves_widgets

STATIC = Path(brainwaves_widgets.__file__).parent / "static"
ANYWIDGET = "import anywidget"
OURS = "import brainwaves_widgets as bw; bw.AstuteGoose"
NAMES = ["Ann", "Ben", "Cem", "Dee", "Eve"]
GAMES = {
    "The Astute Goose, 5 experts": f"AstuteGoose({NAMES}, 'expert', seed={{seed}})",
    "The Brilliant Boar, 4 experts": f"BrilliantBoar({NAMES[:4]}, 'expert', seed={{seed}})",
    "The Brilliant Boar, naming": (
        f"BrilliantBoar({NAMES[:4]}, 'expert', name_the_card=True, seed={{seed}})"
    ),
    "Game Matrix, 5 players": f"GameMatrix({NAMES}, seed={{seed}})",
    "Brain Wave, 9 by 9": f"BrainWave({NAMES[:2]}, seed={{seed}})",
}
BUTTON = """
from itertools import count
from ipywidgets import Button, Label
button, label, clicks = Button(), Label(), count(1)
button.on_click(lambda _: setattr(label, "value", f"{next(clicks)} clicks"))
"""


def milliseconds_to(statement: str, compiled: str) -> float:
    code = f"from time import process_time as t; a = t(); {statement}; print(t() - a)"
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=env)
    return 1000 * float(done.stdout)


def imports(times: int) -> None:
    taken: dict[str, list[float]] = {ANYWIDGET: [], OURS: []}
    with TemporaryDirectory() as compiled:
        for turn in range(times + 1):
            for statement, row in taken.items():
                passed = milliseconds_to(statement, compiled)
                if turn:  # the first one compiles
                    row.append(passed)
    print(f"{'CPU ms to import':<52}{'median':>8}{'fastest':>9}{'ratio':>7}  reach")
    for statement, row in taken.items():
        ratio = median(mine / base for mine, base in zip(row, taken[ANYWIDGET], strict=True))
        reach = "1.20" if statement == OURS else ""
        line = f"{statement:<52}{median(row):>8.0f}{min(row):>9.0f}{ratio:>7.2f}{reach:>7}"
        print(line.rstrip())


def bundles() -> None:
    print(f"\n{'kB to load':<52}{'raw':>8}{'gzipped':>9}{'':>7}  reach")
    for path in sorted(STATIC.glob("*.js")):
        content = path.read_bytes()
        raw, packed = len(content) / 1000, len(gzip.compress(content)) / 1000
        print(f"{path.name:<52}{raw:>8.1f}{packed:>9.1f}{'':>7}{'60.0':>7}")


class Kernel:
    """A real kernel, and the widgets in it as a browser knows them."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self.client = client
        self.widgets: dict[str, dict[str, Any]] = {}

    def run(self, code: str) -> None:
        self._until_idle(self.client.execute(code))

    def id_of(self, name: str) -> str:
        found = [one for one, state in self.widgets.items() if state["_view_name"] == name]
        return found[-1]

    def send(self, widget: str, content: dict[str, Any]) -> tuple[int, int]:
        """Send a widget a message as its view does; return the bytes and messages that it cost."""
        data = {"method": "custom", "content": content}
        message = self.client.session.msg("comm_msg", {"comm_id": widget, "data": data})
        self.client.shell_channel.send(message)
        return self._until_idle(message["header"]["msg_id"])

    def _until_idle(self, cause: str) -> tuple[int, int]:
        size = count = 0
        while True:
            message = self.client.get_iopub_msg(timeout=60)
            if message["parent_header"].get("msg_id") != cause:
                continue
            parts = ("header", "parent_header", "metadata", "content")
            sent = {part: message[part] for part in parts}
            size += len(json.dumps(sent, default=json_default, separators=(",", ":")).encode())
            count += 1
            content = message["content"]
            if message["msg_type"] == "error":
                raise RuntimeError("\n".join(content["traceback"]))
            if "comm_id" in content:
                state = content["data"].get("state", {})
                self.widgets.setdefault(content["comm_id"], {}).update(state)
            if content.get("execution_state") == "idle":
                return size, count


@contextmanager
def kernel() -> Iterator[Kernel]:
    manager, client = start_new_kernel(kernel_name="python3", stderr=subprocess.DEVNULL)
    try:
        yield Kernel(client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def play(one: Kernel, game: str, seed: int) -> Iterator[tuple[int, int, str]]:
    """Play a game to its end; return bytes, messages and the name of each move."""
    rng = Random(seed)
    one.run(f"import brainwaves_widgets as bw\ngame = bw.{game.format(seed=seed)}")
    screen = one.id_of("AnyView")
    scene = one.widgets[screen]["scene"]
    while scene["moves"]:
        offer = rng.choice(scene["moves"])
        yield *one.send(screen, {**_content(offer, rng), "ply": scene["ply"]}), offer["label"]
        scene = one.widgets[screen]["scene"]


def _content(offer: dict[str, Any], rng: Random) -> dict[str, Any]:
    """What a screen sends when a person takes an offer."""
    if "do" in offer:
        return {"do": offer["do"]}
    asked = offer.get("ask")
    answer = {asked["field"]: rng.choice(asked["values"])} if asked else {}
    return {"move": {**offer["move"], **answer}, "seats": offer["seats"]}


def moves(games: int, reach: float = 8.0) -> None:
    print(f"\n{'kB sent to the browser':<52}{'mean':>8}{'most':>9}{'':>7}  reach")
    for name, game in GAMES.items():
        with kernel() as one:
            one.run(BUTTON)
            button = one.id_of("ButtonView")
            clicks = [one.send(button, {"event": "click"}) for _ in range(20)]
            played = [cost for seed in range(games) for cost in play(one, game, seed)]
        if name == next(iter(GAMES)):
            _row("a click on a Button that sets a Label", [size for size, _ in clicks])
        _row(f"a move of {name} ({len(played)})", [size for size, _, _ in played], reach)
        size, _, label = max(played)
        print(f"  the heaviest: {label!r}, {size / 1000:.1f} kB")


def _row(name: str, sizes: list[int], reach: float | None = None) -> None:
    most = f"{name:<52}{mean(sizes) / 1000:>8.1f}{max(sizes) / 1000:>9.1f}"
    print(most if reach is None else f"{most}{'':>7}{reach:>7.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--imports", type=int, default=25, help="fresh interpreters each")
    parser.add_argument(
        "--games", type=int, default=2, help="games of each kind to play in a kernel"
    )
    args = parser.parse_args()
    imports(args.imports)
    bundles()
    moves(args.games)


if __name__ == "__main__":
    main()
