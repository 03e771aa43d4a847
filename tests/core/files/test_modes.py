"""Who may read what we write, and files that are links."""

from __future__ import annotations

import os
import sys
from stat import S_IMODE
from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core.files import disk
from brainwaves_widgets.core.files.autosave import Autosave
from tests.core.builders import advanced
from tests.notepad.notes import result

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no modes and few links"),
    pytest.mark.usefixtures("home"),
]


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize(("umask", "wanted"), [(0o022, 0o644), (0o027, 0o640), (0o002, 0o664)])
def test_a_new_file_is_as_the_umask_has_it(tmp_path: Path, umask: int, wanted: int) -> None:
    os.umask(umask)
    advanced(5).save(tmp_path / "game.json")
    assert mode(tmp_path / "game.json") == wanted


@pytest.mark.parametrize("chosen", [0o600, 0o640, 0o666])
def test_a_file_that_is_there_keeps_its_mode(tmp_path: Path, chosen: int) -> None:
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")
    path.chmod(chosen)
    disk.write(path, "new")
    assert (mode(path), path.read_text(encoding="utf-8")) == (chosen, "new")


def test_what_a_link_leads_to_is_written_and_the_link_stays(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    link, target = tmp_path / "game.json", tmp_path / "far" / "real.json"
    link.symlink_to("far/real.json")
    for text in ("first", "second"):  # a link may lead to what is not there yet
        disk.write(link, text)
        assert link.is_symlink()
        assert target.read_text(encoding="utf-8") == text
    assert [path.name for path in target.parent.iterdir()] == ["real.json"]


def test_what_has_names_in_it_is_the_users_alone(tmp_path: Path) -> None:
    one = Autosave(advanced(5))
    assert one.keep() == ""
    assert mode(one.path) == 0o600
    notepad = bw.Notepad()
    assert notepad.write([result()]) == ""
    assert mode(notepad.path) == 0o600
    shared = bw.Notepad(tmp_path / "shared.sqlite")
    shared.path.touch()
    shared.path.chmod(0o664)
    assert shared.write([result()]) == ""
    assert mode(shared.path) == 0o664
    linked = bw.Notepad(tmp_path / "linked.sqlite")
    linked.path.symlink_to(tmp_path / "real.sqlite")
    assert linked.write([result()]) == ""
    assert mode(tmp_path / "real.sqlite") == 0o600
    assert linked.path.is_symlink()


def test_the_table_for_a_spreadsheet_is_as_the_umask_has_it(tmp_path: Path) -> None:
    notepad = bw.Notepad()
    assert notepad.write([result()]) == ""
    notepad.to_csv(tmp_path / "results.csv")
    assert mode(tmp_path / "results.csv") == 0o644
