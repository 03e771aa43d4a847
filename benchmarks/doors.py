"""Fifty tables with four guests each, beside boardgame.io's server with as many clients.

    python benchmarks/doors.py --tables 50 --seconds 40

Both servers run in a process of their own on this machine, one after the other, `--rounds` times
in turn. Both are driven by the same process of guests (guests.cjs), who use the same websocket
library and speak each server's own protocol, without compression. At each table somebody moves
every `--pause` seconds on the average, at random times, as people do. A move is timed from the
mover's send to its arrival at the connection of each of the other three guests. Processor time and
memory are the server's, from the first move on.

Ours plays The Brilliant Boar by its rules, keeps every move on the disk, and sends each guest a
scene for that seat. boardgame.io (from npm, put into `.venv/boardgameio`) plays a game in which a
move adds one to a number, with a state of `--bytes` bytes, so that as many bytes arrive as in ours:
once in memory, and once with FlatFile, its own storage on the disk; see boardgameio.cjs.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from brainwaves_widgets.doors.links import Link

ROOT = Path(__file__).parents[1]
NODE = ROOT / ".venv" / "boardgameio"
PACKAGES = "boardgame.io@0.50.2", "node-persist@3.1.3"
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


class Arrivals(NamedTuple):
    """How many milliseconds each arrival took, and what the server used meanwhile."""

    took: list[float]
    size: float
    before: Load
    after: Load


def drive(server: str, pid: int, places: list[Any], options: argparse.Namespace) -> Arrivals:
    """Let guests play at a server, and measure it from the first move on."""
    command = [
        needed("node"),
        NODE / "guests.cjs",
        server,
        str(options.pause),
        str(options.seconds),
    ]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as guests:
        assert guests.stdin
        assert guests.stdout
        guests.stdin.write(json.dumps(places))
        guests.stdin.close()
        if guests.stdout.readline() != "begin\n":
            raise RuntimeError("the guests could not sit down")
        before = load_of(pid)
        found = json.loads(guests.stdout.readline())
        return Arrivals(found["took"], found["bytes"], before, load_of(pid))


def ours(options: argparse.Namespace) -> Arrivals:
    """Measure our door."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "BRAINWAVES_HOME": home}
        command = [sys.executable, "-c", HOST, str(options.tables)]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, env=environment, stdin=pipe, stdout=pipe, text=True
        ) as server:
            assert server.stdout
            tables = json.loads(server.stdout.readline())
            links = [[Link.read(url) for url in urls] for urls in tables]
            places = [[(link.socket, link.secret) for link in table] for table in links]
            try:
                return drive("doors", server.pid, places, options)
            finally:
                server.kill()


def theirs(options: argparse.Namespace, *, kept: bool = False) -> Arrivals:
    """Measure boardgame.io's server, with games in memory, or kept on the disk as ours are."""
    pipe = subprocess.PIPE
    command = [needed("node"), NODE / "boardgameio.cjs", str(options.bytes)]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen([*command, folder] if kept else command, stdout=pipe, text=True) as server,
    ):
        assert server.stdout
        port, pid = json.loads(next(line for line in server.stdout if line.startswith("[")))
        place = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", ""
        places = [[place] * 4] * options.tables  # the server makes a table when somebody comes
        try:
            return drive("boardgame.io", pid, places, options)
        finally:
            os.kill(pid, signal.SIGKILL)  # `node` may be a script that has started another process


def prepare() -> None:
    """Put boardgame.io and the library of the guests, which comes with it, where both are found."""
    if not (NODE / "node_modules/node-persist").is_dir():
        NODE.mkdir(parents=True, exist_ok=True)
        install = [needed("npm"), "install", "--no-audit", "--no-fund", "--prefix", NODE]
        subprocess.run([*install, *PACKAGES], check=True, stdout=sys.stderr)
    for name in ("boardgameio.cjs", "guests.cjs"):
        shutil.copy(Path(__file__).with_name(name), NODE / name)


def needed(program: str) -> str:
    """Return where a program is; end with a sentence if it is missing."""
    return shutil.which(program) or sys.exit(f"this benchmark needs {program}")


def told(found: Arrivals, options: argparse.Namespace) -> dict[str, float]:
    """Return what was measured."""
    cuts = quantiles(found.took, n=100)
    used = found.after.processor - found.before.processor
    return {
        "arrivals": len(found.took),
        "p50 ms": round(cuts[49], 2),
        "p95 ms": round(cuts[94], 2),
        "p99 ms": round(cuts[98], 2),
        "bytes": round(found.size),
        "processor %": round(100 * used / options.seconds, 1),
        "processor ms a move": round(1000 * used / (len(found.took) / 3), 2),
        "MB a table": round(found.after.megabytes / options.tables, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between moves at a table")
    parser.add_argument("--bytes", type=int, default=300, help="the size of boardgame.io's state")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    prepare()
    for _ in range(options.rounds):
        print("doors", json.dumps(told(ours(options), options)), flush=True)
        print("boardgame.io", json.dumps(told(theirs(options), options)), flush=True)
        kept = theirs(options, kept=True)
        print("boardgame.io, kept", json.dumps(told(kept, options)), flush=True)


if __name__ == "__main__":
    main()
