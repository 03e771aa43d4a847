"""Files of kept games with damaged lines: what is missing is told, and nothing is overwritten."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.core import SaveError, Table
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.core.files.keptgames import game_of, glance, kept_games
from tests.core.builders import advanced, as_older_version

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("home")

SPOILT = pytest.mark.parametrize(
    "spoilt", [b"\0" * 40, b"garbage", b"[1]", b'{"ply": "3"}', b"\xff\xfe"]
)


def kept(moves: int = 15) -> tuple[Table, Path]:
    table = advanced(moves)
    one = Autosave(table)
    assert one.keep() == ""
    return table, one.path


def spoil(path: Path, ply: int, line: bytes = b"garbage") -> bytes:
    """Spoil the line of a move; return what stands in the file then."""
    lines = path.read_bytes().split(b"\n")
    lines[ply + 1] = line
    path.write_bytes(b"\n".join(lines))
    return path.read_bytes()


@SPOILT
def test_a_spoilt_line_in_the_middle_is_told_and_its_file_is_left(spoilt: bytes) -> None:
    table, path = kept()
    content = spoil(path, 7, spoilt)
    again, one = reopen(path)
    assert f"{table.last_ply - 7} moves after ply 7 cannot be read" in one.damage
    assert again.state_at(7) == table.state_at(7)
    assert one.id == game_of(path)
    seat = again.actors[0]
    again.play(again.moves(seat)[0], seat)
    assert one.keep() == ""
    assert one.damage == ""
    assert one.path != path
    assert path.read_bytes() == content
    assert reopen(one.path)[0].to_json() == again.to_json()
    assert {kept.path for kept in kept_games()} == {path, one.path}


def test_a_move_that_the_rules_refuse_is_missing_too() -> None:
    table, path = kept()
    content = spoil(path, 4, b'{"ply": 4, "seat": 0, "move": {"type": "Pass"}}')
    again, one = reopen(path)
    assert f"{table.last_ply - 4} moves after ply 4 cannot be read" in one.damage
    again.undo()
    assert one.keep() == ""
    assert path.read_bytes() == content


def test_what_a_crash_leaves_of_a_line_is_not_missing() -> None:
    _, path = kept()
    path.write_bytes(path.read_bytes()[:-5])
    assert reopen(path)[1].damage == ""


@SPOILT
def test_a_game_with_a_spoilt_last_line_is_listed(spoilt: bytes) -> None:
    table, path = kept()
    with path.open("ab") as file:
        file.write(spoilt + b"\n")
    seen = glance(path)
    assert seen is not None
    assert (seen.ply, seen.finished) == (table.ply, False)
    again, one = reopen(path)
    assert again.to_json() == table.to_json()
    assert f"1 move after ply {table.ply} cannot be read" in one.damage


@pytest.mark.parametrize("rest", [b"", b"\n", b"\n\0\0\0\n", b'\n{"ply": 0, "se'])
def test_a_game_of_which_only_the_head_is_left_is_listed_at_its_start(rest: bytes) -> None:
    _, path = kept()
    path.write_bytes(path.read_bytes().split(b"\n")[0] + rest)
    seen = glance(path)
    assert seen is not None
    assert (seen.ply, seen.players) == (0, ("Ann", "Ben"))
    assert reopen(path)[0].players == ("Ann", "Ben")


def test_a_kept_game_is_loaded_like_a_save_file() -> None:
    table, path = kept()
    before = path.read_bytes()
    again = Table.load(path)
    assert again.to_json(times=True) == table.to_json(times=True)
    with path.open("ab") as file:
        file.write(b'{"ply": 9}\n{"ply": 1')
    assert Table.load(path).ply == 9
    assert path.read_bytes().startswith(before)


def test_a_damaged_one_is_not_loaded_as_if_it_were_whole() -> None:
    _, path = kept()
    spoil(path, 7)
    with pytest.raises(SaveError, match=rf"{path.name}: .*after ply 7 cannot be read; bw.recent"):
        Table.load(path)


def test_a_file_in_which_nothing_can_be_written_is_told_by_its_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name of the file that is written beside it first would tell nobody anything."""
    table, path = kept()
    one = Autosave(table)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", f"{path}.tmp")

    monkeypatch.setattr(os, "open", refuse)
    assert one.keep() == (
        f"This game cannot be kept in {path.parent} (Permission denied); game.save() saves it "
        "elsewhere."
    )


def test_files_of_older_versions_are_read_and_gone_on_with() -> None:
    table, path = kept()
    as_older_version(path)
    assert path.read_bytes().count(b"sum") == 0
    again, one = reopen(path)
    assert again.to_json(times=True) == table.to_json(times=True)
    assert one.damage == ""
    again.undo()
    assert one.keep() == ""
    assert [seen.path for seen in kept_games()] == [one.path]


@pytest.mark.parametrize("spoilt", [b"", b"garbage", b"\0" * 300, b"{}", b"[1]"])
def test_a_game_with_a_spoilt_first_line_is_listed_and_opens_from_its_copy(spoilt: bytes) -> None:
    table, path = kept()
    first, newline, rest = path.read_bytes().partition(b"\n")
    for damaged in (spoilt, first.replace(b"Ann", b"Anx"), first.replace(b'"seed"', b'"seeb"')):
        path.write_bytes(damaged + newline + rest)
        seen = glance(path)
        assert seen is not None
        assert (seen.players, seen.ply) == (("Ann", "Ben"), table.ply)
        assert "first line of this game's file is damaged; a copy of it was read" in seen.damage
        again, one = reopen(path)
        assert again.to_json(times=True) == table.to_json(times=True)
        assert one.damage == seen.damage
        assert Table.load(path).to_json() == table.to_json()


def test_a_game_of_an_older_version_with_a_spoilt_first_line_is_listed() -> None:
    table, path = kept()
    as_older_version(path)
    path.write_bytes(b"garbage\n" + path.read_bytes().partition(b"\n")[2])
    [seen] = kept_games()
    assert (seen.ply, seen.players, seen.name) == (table.ply, (), "")
    assert "first line of this game's file is damaged" in seen.damage
    with pytest.raises(SaveError, match=rf"{path.name}: the first line .* is damaged"):
        reopen(path)


@pytest.mark.parametrize("is_old", [True, False])
@pytest.mark.parametrize("key", [b"ply", b"seat", b"move", b"type"])
def test_a_changed_key_is_told_and_drops_no_move_in_silence(key: bytes, is_old: bool) -> None:
    table, path = kept()
    if is_old:
        as_older_version(path)
    lines = path.read_bytes().split(b"\n")
    assert b'"' + key + b'"' in lines[6]
    content = spoil(path, 5, lines[6].replace(b'"' + key + b'"', b'"' + key[:-1] + b'x"'))
    again, one = reopen(path)
    assert f"{table.last_ply - 5} moves after ply 5 cannot be read" in one.damage
    assert again.state_at(5) == table.state_at(5)
    assert path.read_bytes() == content
    if is_old and key == b"type":
        return  # whether that is a move only the rules can say
    [seen] = kept_games()
    assert (seen.ply, seen.damage) == (5, one.damage)


def test_a_changed_value_is_told_even_if_the_move_would_be_legal() -> None:
    table, path = kept()
    lines = path.read_bytes().split(b"\n")
    ply = next(ply for ply in range(5, 15) if b'"seconds": 0.0' in lines[ply + 1])
    spoil(path, ply, lines[ply + 1].replace(b'"seconds": 0.0', b'"seconds": 9.0'))
    assert f"{table.last_ply - ply} moves after ply {ply} cannot" in reopen(path)[1].damage


@pytest.mark.parametrize("is_old", [True, False])
def test_a_last_move_without_its_newline_is_a_move(is_old: bool) -> None:
    table, path = kept()
    if is_old:
        as_older_version(path)
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    again, one = reopen(path)
    assert again.to_json(times=True) == table.to_json(times=True)
    assert one.damage == ""
    seen = glance(path)
    assert seen is not None
    assert seen.ply == table.ply
    again.undo()
    assert one.keep() == ""
    assert reopen(one.path)[0].to_json() == again.to_json()


def test_lines_that_end_as_on_windows_are_read() -> None:
    table, path = kept()
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    again, one = reopen(path)
    assert (again.to_json(), one.damage) == (table.to_json(), "")
