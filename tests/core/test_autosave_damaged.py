"""Files of kept games with damaged lines: what is missing is told, and nothing is overwritten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.core import SaveError, Table
from brainwaves_widgets.core.autosave import Autosave, glance, kept_games, reopen
from tests.core.builders import advanced

if TYPE_CHECKING:
    from pathlib import Path

SPOILT = pytest.mark.parametrize(
    "spoilt", [b"\0" * 40, b"garbage", b"[1]", b'{"ply": "3"}', b"\xff\xfe"]
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))


def kept(moves: int = 15) -> tuple[Table, Path]:
    table = advanced(moves)
    one = Autosave(table)
    assert one.keep() == ""
    return table, one.path


def spoil(path: Path, ply: int, line: bytes = b"garbage") -> bytes:
    """Spoil the line of a move; gives what stands in the file then."""
    lines = path.read_bytes().split(b"\n")
    lines[ply + 1] = line
    path.write_bytes(b"\n".join(lines))
    return path.read_bytes()


@SPOILT
def test_a_spoilt_line_in_the_middle_is_told_and_its_file_is_left(spoilt: bytes) -> None:
    table, path = kept()
    content = spoil(path, 7, spoilt)
    again, one = reopen(path)
    assert f"{table.last_ply - 7} moves after ply 7 cannot be read" in one.missing
    assert again.state_at(7) == table.state_at(7)
    assert one.id == path.stem
    seat = again.actors[0]
    again.play(again.moves(seat)[0], seat)
    assert one.keep() == ""
    assert one.missing == ""
    assert one.path != path
    assert path.read_bytes() == content
    assert reopen(one.path)[0].to_json() == again.to_json()
    assert set(kept_games()) == {path, one.path}


def test_a_move_that_the_rules_refuse_is_missing_too() -> None:
    table, path = kept()
    content = spoil(path, 4, b'{"ply": 4, "seat": 0, "move": {"type": "Pass"}}')
    again, one = reopen(path)
    assert f"{table.last_ply - 4} moves after ply 4 cannot be read" in one.missing
    again.undo()
    assert one.keep() == ""
    assert path.read_bytes() == content


def test_what_a_crash_leaves_of_a_line_is_not_missing() -> None:
    _, path = kept()
    path.write_bytes(path.read_bytes()[:-5])
    assert reopen(path)[1].missing == ""


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
    assert f"1 move after ply {table.ply} cannot be read" in one.missing


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

    monkeypatch.setattr("brainwaves_widgets.core.save.NamedTemporaryFile", refuse)
    assert one.keep() == (
        f"This game cannot be kept in {path.parent} (Permission denied); it goes on all the same."
    )
