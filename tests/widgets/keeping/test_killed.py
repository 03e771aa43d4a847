"""A kernel that is killed in the middle of a game: every move that was shown is on the disk.

All fifty are real kernels, killed by SIGKILL while a cell plays moves as fast as it can; each is a
process of its own, forked from one that has imported what a kernel needs. A move counts as shown
when the scene with it has left the kernel, as a browser would have received it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.connect import write_connection_file

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.autosave import reopen
from brainwaves_widgets.goose import RULES, Options
from tests.forks import FORKS

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

KILLS = 50
AT_ONCE = 6
AHEAD = 2000
"""So many changes at most a kernel has kept that were not shown yet."""
LONGEST = 0.3
"""Within so many seconds of play the kernel is killed; a move takes about a millisecond."""

ACT = """
def act(table, rng):
    if not table.actors:
        table.goto(3)
    elif rng.random() < 0.15:
        table.undo()
    else:
        seat = rng.choice(table.actors)
        table.play(rng.choice(table.moves(seat)), seat)
"""
CELL = """
from random import Random
import brainwaves_widgets as bw
{act}
game, rng = bw.AstuteGoose(["Ann", "Ben"], seed={seed}), Random({seed})
while True:
    act(game.table, rng)
"""


def be_a_kernel(file: str, home: str) -> None:
    """Be the kernel that this connection file is about, with its games in this folder."""
    from ipykernel.kernelapp import launch_new_instance  # noqa: PLC0415 - in its own process

    os.environ["BRAINWAVES_HOME"] = home
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - no path
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    launch_new_instance(argv=["-f", file])


async def answers(client: AsyncKernelClient) -> None:
    """Wait until a kernel answers, and what it tells everybody is heard."""
    end = monotonic() + 60
    while monotonic() < end:
        client.kernel_info()
        with suppress(Empty):
            await client.get_shell_msg(timeout=1)
            await client.get_iopub_msg(timeout=0.2)
            return
    raise AssertionError("the kernel does not answer")


class Killed:
    """A kernel that played until it was killed, and how many changes it had shown by then."""

    def __init__(self, seed: int, home: Path) -> None:
        self.seed, self.home = seed, home
        self.changes = -1  # the first scene shows none

    async def play(self) -> None:
        """Start the kernel, let it play, kill it, and hear what it still had sent."""
        self.home.mkdir()
        file, _ = write_connection_file(
            str(self.home / "kernel.json"), ip=str(self.home / "kernel"), transport="ipc"
        )
        kernel = FORKS.Process(target=be_a_kernel, args=(file, str(self.home)))
        kernel.start()
        client = AsyncKernelClient(connection_file=file)
        client.load_connection_file()
        client.start_channels(stdin=False, hb=False, control=False)
        try:
            await answers(client)
            client.execute(CELL.format(act=ACT, seed=self.seed))
            while self.changes < 0:
                self._hear(await client.get_iopub_msg(timeout=60))
            end = monotonic() + Random(self.seed).uniform(0, LONGEST)
            while monotonic() < end:
                self._hear(await client.get_iopub_msg(timeout=60))
            kernel.kill()  # by SIGKILL
            with suppress(Empty):
                while True:
                    self._hear(await client.get_iopub_msg(timeout=0.5))
        finally:
            client.stop_channels()
            kernel.kill()
            kernel.join()

    def _hear(self, message: dict[str, Any]) -> None:
        content = message["content"]
        assert message["msg_type"] != "error", content
        if message["msg_type"] == "comm_msg":
            self.changes += "scene" in content["data"].get("state", {})

    def has_kept(self, kept: Table) -> bool:
        """Tell whether a table is as the kernel's was when it had shown so much, or later."""
        names: dict[str, Any] = {}
        exec(ACT, names)  # noqa: S102 - what the kernel did
        options, rng = Options(players=("Ann", "Ben")), Random(self.seed)
        table, plies = Table(RULES, options, seed=self.seed), list[int]()
        table.subscribe(plies.append)
        for _ in range(self.changes + AHEAD):
            if (
                len(plies) >= self.changes
                and table.ply == kept.ply
                and table.to_json() == kept.to_json()
            ):
                return True
            names["act"](table, rng)
        return False


async def play_all(kernels: list[Killed]) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def play(one: Killed) -> None:
        async with places:
            await one.play()

    await asyncio.gather(*map(play, kernels))


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_fifty_kernels_killed_at_random_lose_no_move_that_was_shown(tmp_path: Path) -> None:
    killed = [Killed(seed, tmp_path / str(seed)) for seed in range(KILLS)]
    with ThreadPoolExecutor(1) as apart:  # a browser's test may have left its loop running here
        apart.submit(asyncio.run, play_all(killed)).result()
    assert sum(one.changes for one in killed) > KILLS
    for one in killed:
        paths = list((one.home / "games").glob("*.jsonl"))
        assert len(paths) == 1 or (not paths and one.changes == 0)
        for path in paths:
            table, _ = reopen(path, RULES)
            assert one.has_kept(table), f"not what there was after {one.changes} changes"
