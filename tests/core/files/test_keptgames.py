"""The folder of kept games: which games make room, whatever the clock says."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core.files import keptgames
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.core.files.keptgames import kept_games
from tests.core.builders import advanced

pytestmark = pytest.mark.usefixtures("home")

YEAR = 365 * 24 * 3600


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keptgames, "MOST", 5)


def a_game(when: float | None = None, moves: int = 5) -> Path:
    one = Autosave(advanced(moves))
    assert one.keep() == ""
    if when is not None:
        os.utime(one.path, (when, when))
    return one.path


def paths() -> set[Path]:
    return {kept.path for kept in kept_games()}


def test_games_from_a_clock_that_was_ahead_go_before_those_of_today() -> None:
    old = [a_game(time() + YEAR + number) for number in range(5)]
    today = [a_game() for _ in range(3)]
    assert paths() == {*old[3:], *today}


def test_games_of_today_stay_although_their_clock_was_behind() -> None:
    old = [a_game(time() - 60 + number) for number in range(4)]
    today = a_game(100.0)
    later = [a_game() for _ in range(3)]
    assert paths() == {old[3], today, *later}


def test_a_game_that_began_long_ago_and_is_played_today_stays() -> None:
    table = advanced(5)
    one = Autosave(table)
    assert one.keep() == ""
    others = [a_game(time() - 60 + number) for number in range(5)]
    table.undo()
    assert one.keep() == ""
    assert one.path in paths()
    a_game()
    assert one.path in paths()
    assert not others[0].exists()


def test_files_that_another_one_has_taken_the_place_of_go_first() -> None:
    finished = a_game(100.0, 10_000)
    first = a_game(200.0)
    table, more = reopen(first)
    table.undo()
    assert more.keep() == ""
    for _ in range(3):
        a_game()
    assert not first.exists()
    assert finished.exists()
    assert len(paths()) == 5


def test_a_game_that_was_removed_to_make_room_is_whole_again_after_its_next_move() -> None:
    table = advanced(5)
    one = Autosave(table)
    assert one.keep() == ""
    os.utime(one.path, (100, 100))
    for _ in range(5):
        a_game()
    assert not one.path.exists()
    table.undo()
    assert one.keep() == ""
    assert reopen(one.path)[0].to_json() == table.to_json()


@pytest.mark.parametrize("when", [10**12, 253_402_300_800, -(10**10), 0])
def test_a_game_of_an_impossible_time_is_listed_and_opens(
    when: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In memory, files can have times beyond the year 9999; many disks do not go so far."""
    memory = Path("/dev/shm")  # noqa: S108 - where Linux has files in memory
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as home:
        monkeypatch.setenv("BRAINWAVES_HOME", home)
        os.utime(a_game(moves=10_000), (when, when))
        [kept] = bw.recent()
        assert datetime(1970, 1, 1, tzinfo=UTC) < kept.when < datetime(3000, 1, 1, tzinfo=UTC)
        assert "The Astute Goose" in repr(bw.recent())
        assert kept.open().outcome is not None
        assert {row.date[:10] for row in bw.Notepad().rows()} == {f"{kept.when:%Y-%m-%d}"}
