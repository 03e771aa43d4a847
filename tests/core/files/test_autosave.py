"""Games that keep themselves: what is on the disk after every change."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import SaveError, Table
from brainwaves_widgets.core.files import record
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.core.files.keptgames import glance, kept_games
from brainwaves_widgets.goose import RULES, Options, Ready, Roll
from tests.core.builders import TWO, advanced, assert_fine, assert_same, kept, new
from tests.games import Game, every_game

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("home")


@every_game
def test_after_every_change_the_file_has_the_whole_game(game: Game) -> None:
    @settings(max_examples=5)
    @given(game.options, st.integers(0, 2**16))
    def run(options: Any, seed: int) -> None:
        table, rng = Table(game.rules, options, seed=seed), Random(seed)
        one = kept(table)
        for _ in range(25):
            what = rng.random()
            if what < 0.15:
                table.undo()
            elif what < 0.25:
                table.redo()
            elif what < 0.3:
                table.goto(rng.randrange(table.last_ply + 1))
            elif table.actors and table.actors != (-1,):
                seat = rng.choice(table.actors)
                table.play(rng.choice(table.moves(seat)), seat)
            if one.path.exists():
                assert_same(table, one.path)

    run()


def test_a_change_adds_lines_and_leaves_those_before_alone() -> None:
    table = new()
    one = kept(table)
    table.play(Ready(), 0)
    before = one.path.read_bytes()
    table.play(Ready(), 1, ms=40)
    table.undo()
    after = one.path.read_bytes()
    assert after.startswith(before)
    first, second = map(json.loads, after[len(before) :].splitlines())
    assert (first["ply"], first["seat"], first["move"], first["ms"]) == (
        4,
        1,
        {"type": "Ready"},
        40,
    )
    assert (second["ply"], "move" in second) == (4, False)


def test_a_game_in_which_nobody_moved_leaves_no_file(home: Path) -> None:
    table = new()
    kept(table)
    table.goto(1)
    table.goto(3)
    assert not home.exists()
    table.play(Ready(), 0)
    assert len(kept_games()) == 1


def test_a_finished_game_is_finished_until_a_move_is_taken_back() -> None:
    table = advanced(10_000)
    one = kept(table)
    table.undo()
    table.redo()
    assert_same(table, one.path)
    table.undo()
    assert_same(table, one.path)


def test_a_reopened_game_goes_on_in_a_file_that_takes_the_place_of_the_first() -> None:
    table = new()
    one = kept(table)
    table.play(Ready(), 0)
    again, more = reopen(one.path, RULES)
    before = one.path.read_bytes()
    again.play(Ready(), 1)
    assert more.keep() == ""
    again.undo()
    assert more.keep() == ""
    assert more.path != one.path
    assert more.id == one.id
    assert one.path.read_bytes() == before
    assert_same(again, more.path)
    assert [kept.path for kept in kept_games()] == [more.path]


def test_two_that_go_on_with_one_file_come_apart_and_nothing_is_lost() -> None:
    table = new()
    one = kept(table)
    table.play(Ready(), 0)
    other, second = reopen(one.path, RULES)
    other.play(Ready(), 1)
    assert_fine(second.keep())
    table.play_for((1,), Ready())
    table.play(Roll())
    assert one.path != second.path
    assert_same(other, second.path)
    assert_same(table, one.path)


def test_a_file_that_was_taken_away_is_written_anew() -> None:
    table = new()
    one = kept(table)
    table.play(Ready(), 0)
    one.path.unlink()
    table.play(Ready(), 1)
    assert_same(table, one.path)


def test_dice_stay_with_people_and_scripts_go_on_after_reopening() -> None:
    script = [step.move for step in advanced(20).history if step.seat == -1]
    for chance in ("ask", script):
        table = Table(RULES, TWO, seed=3, chance=chance)
        while table.actors == (-1,):
            table.sample()
        table.play_for((0, 1), Ready())
        one = Autosave(table)
        assert_fine(one.keep())
        again, _ = reopen(one.path, RULES)
        assert again.chance == chance
        for each in (table, again):
            each.play(Roll())
        assert again.state == table.state


def test_names_in_all_scripts_are_kept() -> None:
    table = new(options=Options(players=("Zoë", "李 <b>")))
    one = kept(table)
    table.play(Ready(), 0)
    assert_same(table, one.path)
    seen = glance(one.path)
    assert seen is not None
    assert seen.players == ("Zoë", "李 <b>")
    assert record.FORMAT == 1


def test_a_save_file_is_reopened_like_a_game_that_kept_itself(tmp_path: Path) -> None:
    table = advanced(12)
    table.save(tmp_path / "saved.json")
    again, one = reopen(tmp_path / "saved.json", RULES)
    assert (again.to_json(times=True), one.damage) == (table.to_json(times=True), "")
    (tmp_path / "saved.json").write_text(table.to_json().replace('"ply": ', '"ply": -'))
    with pytest.raises(SaveError, match="ply is a whole number from 0 to"):
        reopen(tmp_path / "saved.json", RULES)
