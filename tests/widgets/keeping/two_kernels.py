"""Two processes that open one kept game and play at the same moment, some of them killed.

`python -m tests.widgets.two_kernels --pairs 1000 --moves 4 --kill` plays so many pairs and says
how many moves that were shown are in no game that `bw.recent()` lists. A move counts as shown
once the widget has its scene; its response time is its name.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
from random import Random
from time import sleep, time

import brainwaves_widgets as bw

LEAD = 0.03
"""So many seconds after both are ready they start, at the same instant."""
LONGEST = 0.012
"""Within so many seconds of the start a process is killed."""


def lost(pairs: int, moves: int, *, kill: bool) -> tuple[int, int]:
    """Play so many pairs; return how many moves were shown, and how many of them are lost."""
    shown = missing = 0
    for number in range(pairs):
        with tempfile.TemporaryDirectory() as home:
            os.environ["BRAINWAVES_HOME"] = home
            told = _play_a_pair(number, moves, Random(number) if kill else None)
            there = [{step.ms for step in kept.table().history} for kept in bw.recent()]
        shown += sum(map(len, told))
        for names in told:
            missing += len(names) - max(len(names & game) for game in there)
    return shown, missing


def _play_a_pair(number: int, moves: int, rng: Random | None) -> list[set[int]]:
    """Return what each of the two has shown."""
    first = bw.AstuteGoose(["Ann", "Ben"], seed=number)
    for _ in range(5):
        first.play(first.moves()[0])
    go_read, go_write = os.pipe()
    players = [_Player(100 * side, moves, go_read) for side in (1, 2)]
    os.close(go_read)
    for player in players:
        player.wait_until_ready()
    start = time() + LEAD
    os.write(go_write, f"{start:.6f}\n".encode() * 2)
    os.close(go_write)
    if rng and rng.random() < 0.8:
        sleep(LEAD + rng.uniform(0, LONGEST))
        os.kill(rng.choice(players).pid, signal.SIGKILL)
    return [player.end() for player in players]


class _Player:
    """A process that opens the latest game and plays."""

    def __init__(self, mark: int, moves: int, go: int) -> None:
        self._said, say = os.pipe()
        self.pid = os.fork()
        if not self.pid:
            status = 1
            try:
                _play(mark, moves, go, say)
                status = 0
            finally:
                os._exit(status)
        os.close(say)

    def wait_until_ready(self) -> None:
        assert os.read(self._said, 1) == b"."

    def end(self) -> set[int]:
        """Wait for its end; return the moves it has shown."""
        with os.fdopen(self._said, "rb") as said:
            names = {int(word) for word in said.read().split(b" ")[:-1]}
        _, status = os.waitpid(self.pid, 0)
        assert status in (0, signal.SIGKILL), status
        return names


def _play(mark: int, moves: int, go: int, say: int) -> None:
    game = bw.recent().open()
    os.write(say, b".")
    start = float(os.read(go, 18))
    while time() < start:
        pass
    for number in range(moves):
        [seat, *_] = game.table.actors
        game.table.play(game.table.moves(seat)[0], seat, ms=mark + number)
        os.write(say, f"{mark + number} ".encode())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=1)
    parser.add_argument("--kill", action="store_true")
    asked = parser.parse_args()
    shown, missing = lost(asked.pairs, asked.moves, kill=asked.kill)
    sys.stdout.write(f"{asked.pairs} pairs showed {shown} moves; {missing} are lost\n")


if __name__ == "__main__":
    main()
