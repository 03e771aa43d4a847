"""Two kernels that go on with one kept game at the same moment: no move that was shown is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.goose import RULES, Ready
from tests.core.builders import advanced, new

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("home")]

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")


@needs_fork
@pytest.mark.parametrize("how", [["--moves", "1"], ["--moves", "4", "--kill"]])
def test_pairs_that_write_at_the_same_instant_lose_nothing(how: list[str]) -> None:
    command = [sys.executable, "-m", "tests.widgets.keeping.two_kernels", "--pairs", "25", *how]
    root = Path(__file__).parents[3]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.stdout.endswith("; 0 are lost\n"), done.stdout + done.stderr


def play(table: Table, one: Autosave, which: int) -> None:
    seat = table.actors[0]
    table.play(table.moves(seat)[which], seat)
    assert one.keep() == ""


def test_whoever_is_quicker_each_has_a_game_of_its_own() -> None:
    """Both have read the file as it is; from then on neither looks what the other does."""
    one = Autosave(advanced(5))
    assert one.keep() == ""
    tables = [reopen(one.path) for _ in range(2)]
    for (table, autosave), moves in zip(tables, (1, 2), strict=True):
        for _ in range(moves):
            play(table, autosave, -1)
    for table, autosave in tables:
        assert reopen(autosave.path)[0].to_json() == table.to_json()
    assert {kept.path for kept in bw.recent()} == {autosave.path for _, autosave in tables}
    assert tables[0][1].id != tables[1][1].id


def test_a_game_that_went_on_elsewhere_is_listed_again_as_soon_as_it_goes_on_here() -> None:
    table = new()
    here = Autosave(table)
    play(table, here, 0)
    again, there = reopen(here.path, RULES)
    play(again, there, 0)
    assert [kept.path for kept in bw.recent()] == [there.path]
    assert there.id == here.id
    play(table, here, 0)
    assert {kept.path for kept in bw.recent()} == {here.path, there.path}
    third, last = reopen(there.path, RULES)
    play(third, last, 0)
    there.path.unlink()
    assert {kept.path for kept in bw.recent()} == {here.path, last.path}


def test_a_game_taken_over_twice_is_listed_once_even_if_the_file_between_is_gone() -> None:
    one = Autosave(advanced(3))
    assert one.keep() == ""
    paths = [one.path]
    for _ in range(3):
        table, more = reopen(paths[-1])
        play(table, more, 0)
        paths.append(more.path)
    paths[1].unlink()
    assert [kept.path for kept in bw.recent()] == [paths[-1]]


def test_a_game_that_was_taken_over_by_a_file_that_broke_is_listed_again() -> None:
    one = Autosave(advanced(3))
    assert one.keep() == ""
    table, more = reopen(one.path)
    play(table, more, 0)
    more.path.write_bytes(more.path.read_bytes().replace(b"Ready", b"Reads"))
    assert {kept.path for kept in bw.recent()} == {one.path, more.path}


def test_results_of_two_ways_are_both_noted() -> None:
    first = bw.AstuteGoose(["Nora"], seed=7)
    first.play(first.moves()[0])
    second = bw.recent().open()
    for game, which in ((second, 0), (first, -1)):
        while game.outcome is None:
            game.play(game.moves()[which])
    assert len(bw.Notepad().rows(player="Nora")) == 2
    assert len(bw.recent()) == 2


@needs_fork
def test_a_fork_of_a_kernel_keeps_a_file_of_its_own() -> None:
    table = new()
    one = Autosave(table)
    play(table, one, 0)
    child = os.fork()
    table.play(Ready(), 1, ms=1 if child else 2)
    said = one.keep()
    if not child:
        os._exit(0 if said == "" else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert sorted(kept.table().history[-1].ms or 0 for kept in bw.recent()) == [1, 2]


def test_a_file_that_somebody_else_has_written_to_is_left_to_them() -> None:
    """An older version went on in the same file."""
    table = new()
    one = Autosave(table)
    play(table, one, 0)
    path = one.path
    with path.open("ab") as file:
        file.write(b'{"ply": 4, "seat": 1, "move": {"type": "Ready"}}\n')
    theirs = path.read_bytes()
    table.undo()
    assert one.keep() == ""
    assert path.read_bytes() == theirs
    assert reopen(one.path)[0].ply == table.ply
    assert reopen(path)[0].ply == 5
    assert len(bw.recent()) == 2


def test_a_list_that_was_made_earlier_opens_a_game_where_it_is_now() -> None:
    first = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    first.play(Ready())
    games = bw.recent()
    again = games.open()
    again.play(Ready())
    assert games.open("Ann").ply == games[0].table().ply == again.ply
    games[0].path.unlink()
    assert games.open().ply == again.ply
    first.play(Ready())
    first.undo()
    assert games.open().ply == first.ply
