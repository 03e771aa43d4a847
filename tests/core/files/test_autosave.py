"""Games that keep themselves: what is on the disk after every change, and after mishaps."""

from __future__ import annotations

import errno
import json
import os
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import SaveError, Table
from brainwaves_widgets.core.files import keptgames, record
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.core.files.keptgames import glance, kept_games
from brainwaves_widgets.goose import RULES, Options, Ready, Roll
from tests.core.builders import TWO, advanced, assert_fine, assert_same, kept, new
from tests.games import GAMES, Game

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def paths() -> list[Path]:
    return [kept.path for kept in kept_games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_after_every_change_the_file_has_the_whole_game(game: Game) -> None:
    @settings(max_examples=5, deadline=None)
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


def test_a_file_torn_anywhere_gives_the_game_up_to_there() -> None:
    table = advanced(30)
    one = Autosave(table)
    assert_fine(one.keep())
    content = one.path.read_bytes()
    head = content.index(b"\n") + 1
    states = [table.state_at(ply) for ply in range(table.ply + 1)]
    for end in range(head, len(content), 31):
        one.path.write_bytes(content[:end])
        again, more = reopen(one.path, RULES)
        moves = content[head : end + 1].count(b"\n")  # a last line may lack its end
        assert again.last_ply >= moves  # dice that were due are thrown as the seed has them
        assert again.state_at(moves) == states[moves]
        if moves > 3:
            again.undo()
            assert_fine(more.keep())
            assert_same(again, more.path)


@pytest.mark.parametrize("spoilt", [b"\0" * 40, b"[1]", b'{"ply": "3"}', b'{"ply": 99}', b"{"])
def test_what_follows_a_spoilt_line_is_not_read(spoilt: bytes) -> None:
    table = advanced(20)
    one = Autosave(table)
    assert_fine(one.keep())
    lines = one.path.read_bytes().splitlines()
    one.path.write_bytes(b"\n".join([*lines[:6], spoilt, *lines[7:]]) + b"\n")
    again, _ = reopen(one.path, RULES)
    assert again.state_at(5) == table.state_at(5)
    assert again.last_ply < table.last_ply


def test_a_move_that_the_rules_refuse_ends_the_game_there() -> None:
    table = advanced(20)
    one = Autosave(table)
    assert_fine(one.keep())
    lines = one.path.read_text().splitlines()
    lines[5] = '{"ply": 4, "seat": 0, "move": {"type": "Pass"}}'
    one.path.write_text("\n".join(lines) + "\n")
    again, _ = reopen(one.path, RULES)
    assert (again.last_ply, again.state) == (4, table.state_at(4))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_happens_to_a_file_it_gives_a_game_or_a_plain_refusal(data: st.DataObject) -> None:
    table = Table.from_json(advanced(12).to_json(), RULES)  # without times: always the same bytes
    one = Autosave(table)
    assert_fine(one.keep())
    content = bytearray(one.path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 60))] = data.draw(st.binary(max_size=20))
    one.path.write_bytes(content)
    glance(one.path)
    try:
        moves = reopen(one.path, RULES)[0].last_ply
    except SaveError as error:
        moves = -1 if str(error).startswith(str(one.path)) else 10_000
    assert moves <= table.last_ply + 1


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("", "not a whole save file"),
        ("{}", 'no field "brainwaves"'),
        ('{"brainwaves": 99}', "upgrade brainwaves-widgets"),
        ('{"brainwaves": 1, "game": "chess"}', "a save file of 'chess'"),
    ],
)
def test_a_file_of_something_else_is_refused_in_plain_words(
    tmp_path: Path, head: str, message: str
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(head + "\n")
    with pytest.raises(SaveError, match=message):
        reopen(path, RULES)
    assert glance(path) is None


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


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_and_later_everything_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new()
    one = Autosave(table)
    table.play(Ready(), 0)
    assert_fine(one.keep())
    whole = one.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        table.play(Ready(), 1)
        assert "No space left on device" in one.keep()
        assert one.path.read_bytes().startswith(whole)
        table.undo()
        assert "game.save() saves it elsewhere" in one.keep()
        assert [path.name for path in one.path.parent.iterdir()] == [one.path.name]
    table.play(Ready(), 1)
    assert_fine(one.keep())
    assert_same(table, one.path)


def test_a_folder_that_cannot_be_made_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "file"))
    table = new()
    one = Autosave(table)
    table.play(Ready(), 0)
    assert "This game cannot be kept in" in one.keep()


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOSYS, errno.ENOTSUP])
def test_disks_that_cannot_be_asked_are_taken_at_their_word(
    code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_: int) -> None:
        raise OSError(code, "fsync")

    monkeypatch.setattr(os, "fsync", cannot)
    table = new()
    one = kept(table)
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    assert_same(table, one.path)


def test_old_games_make_room_the_finished_ones_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keptgames, "MOST", 3)

    def a_game(moves: int, when: int) -> Path:
        one = Autosave(advanced(moves))
        assert_fine(one.keep())
        os.utime(one.path, (when, when))
        return one.path

    unfinished, finished, young = a_game(5, 100), a_game(10_000, 200), a_game(5, 300)
    fourth = a_game(10_000, 400)
    assert paths() == [fourth, young, unfinished]
    assert not finished.exists()
    fifth = a_game(5, 500)
    assert paths() == [fifth, young, unfinished]
    sixth = a_game(5, 600)
    assert paths() == [sixth, fifth, young]


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
