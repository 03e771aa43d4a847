"""A kernel that ends, however it ends: another takes its tables up under the same links."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.error import URLError

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.doors import record
from brainwaves_widgets.doors.links import Link
from tests.common import until

from .clients import Client

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from brainwaves_widgets.widgets import GameWidget

HOST = """
import sys
import brainwaves_widgets as bw
game = {game}
print(game.invite("Ben").url, flush=True)
sys.stdin.read()
"""
NEW = 'bw.AstuteGoose(["Ann", "Ben"], seed=7)'
AGAIN = "bw.recent()[0].open()"


@contextmanager
def kernel(game: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a host in a process of its own; give it and Ben's link."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    command = [sys.executable, "-c", HOST.format(game=game)]
    with subprocess.Popen(command, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


@pytest.mark.slow
def test_a_killed_kernel_is_taken_up_under_the_same_links(home: Path) -> None:
    with kernel(NEW) as (process, url):
        ben = Client(url)
        ben.play()
        ply = ben.scene["ply"]
        process.send_signal(signal.SIGKILL)
        process.wait()
        with pytest.raises((ConnectionError, URLError)):
            Client(url)
    with kernel(AGAIN) as (_, same):
        assert same == url
        back = Client(url, seen=ben.number)
        back.until(lambda one: one["kind"] == "scene")
        assert back.scene["ply"] == ply
        assert back.scene["view"]["waiting"] == [0]
        for one in (ben, back):
            one.close()
    (kept,) = (home / "doors").iterdir()
    assert os.name == "nt" or kept.stat().st_mode & 0o077 == 0  # only the user reads secrets


@pytest.mark.slow
def test_a_game_that_still_runs_keeps_its_guests(home: Path) -> None:  # noqa: ARG001
    with kernel(NEW) as (_, url):
        ben = Client(url)
        ben.play()
        other = bw.recent()[0].open()
        assert not other._session.guests
        assert Client(url).scene["ply"] == ben.scene["ply"]
        ben.close()


def test_what_is_withdrawn_is_not_taken_up(game: GameWidget) -> None:
    url = game.invite("Ben").url
    game.invite("Ann")
    there = Link.read(url).table
    kept = record.read(there)
    assert kept
    assert set(kept.seats) == {"Ann", "Ben"}
    game.close_door("Ben")
    kept = record.read(there)
    assert kept
    assert set(kept.seats) == {"Ann"}
    game.close_door()
    assert record.read(there) is None


def test_the_next_game_of_the_same_guests_is_taken_up(make: Callable[..., GameWidget]) -> None:
    game = make("GameMatrix", version="original", dots=1)
    there = Link.read(game.invite("Ben").url).table
    first = record.read(there)
    while game.outcome is None:
        game.play(game.moves()[0])
    game._session.again()
    until(lambda: record.read(there) != first)
    kept = record.read(there)
    assert kept
    assert kept.game == game._session.kept_as != (first and first.game)
    assert record.of_game(kept.game) == kept


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"table": 1}', "\x00"])
def test_a_damaged_record_is_no_table(home: Path, text: str) -> None:
    folder = home / "doors"
    folder.mkdir(parents=True)
    (folder / "0123456789ab.json").write_text(text)
    assert record.read("0123456789ab") is None
    assert record.of_game("x") is None


def test_records_that_lead_nowhere_are_deleted(make: Callable[..., GameWidget], home: Path) -> None:
    """Games that are no longer kept, links that nobody asked for in months, damaged files."""
    folder = home / "doors"
    tables = [Link.read(make().invite("Ben").url).table for _ in range(3)]
    gone, old, there = (record.read(table) for table in tables)
    assert gone
    assert old
    assert there
    for path in (home / "games").glob(f"{gone.game}.*"):
        path.unlink()
    long_ago = 1.0
    os.utime(folder / f"{old.table}.json", (long_ago, long_ago))
    (folder / "0123456789ab.json").write_text("{")
    record.prune()
    assert [one.table for one in record.every()] == [there.table]
    assert len(list(folder.iterdir())) == 1
