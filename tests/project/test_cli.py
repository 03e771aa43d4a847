from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets import cli

if TYPE_CHECKING:
    from tests.project.conftest import Serve


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What an installation brings along: two notebooks, one of them in a folder."""
    source = tmp_path / "shipped"
    (source / "tutorials").mkdir(parents=True)
    (source / "play.ipynb").write_text("play 1")
    (source / "tutorials" / "first.ipynb").write_text("first 1")
    monkeypatch.setattr(cli, "shipped_notebooks", lambda: source)
    return source


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "mine" / "games"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """Records what Lab would be started with."""
    calls: list[dict[str, object]] = []

    def start_lab(folder: Path, **options: object) -> None:
        calls.append({"folder": folder, **options})

    monkeypatch.setattr(cli, "start_lab", start_lab)
    return calls


def texts(folder: Path) -> dict[str, str]:
    found = sorted(folder.rglob("*.ipynb"))
    return {path.relative_to(folder).as_posix(): path.read_text() for path in found}


def test_a_new_folder_gets_every_notebook(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.deliver(shipped, folder)
    assert texts(folder) == {"play.ipynb": "play 1", "tutorials/first.ipynb": "first 1"}
    assert capsys.readouterr().out.splitlines() == [
        "Added play.ipynb",
        "Added tutorials/first.ipynb",
    ]


def test_a_second_time_changes_and_says_nothing(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.deliver(shipped, folder)
    manifest = (folder / cli.MANIFEST).read_text()
    capsys.readouterr()
    cli.deliver(shipped, folder)
    assert capsys.readouterr().out == ""
    assert (folder / cli.MANIFEST).read_text() == manifest


def test_an_untouched_copy_is_brought_up_to_date(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.deliver(shipped, folder)
    (shipped / "play.ipynb").write_text("play 2")
    capsys.readouterr()
    cli.deliver(shipped, folder)
    assert texts(folder) == {"play.ipynb": "play 2", "tutorials/first.ipynb": "first 1"}
    assert capsys.readouterr().out == "Updated play.ipynb\n"


def test_a_changed_notebook_is_kept_and_nothing_is_put_beside_it(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    capsys.readouterr()
    cli.deliver(shipped, folder)
    assert texts(folder) == {"play.ipynb": "my play", "tutorials/first.ipynb": "first 1"}
    assert capsys.readouterr().out == ""


def test_a_new_version_goes_beside_a_changed_notebook_once(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    (shipped / "play.ipynb").write_text("play 2")
    capsys.readouterr()
    cli.deliver(shipped, folder)
    assert texts(folder) == {
        "play.ipynb": "my play",
        "play.new.ipynb": "play 2",
        "tutorials/first.ipynb": "first 1",
    }
    assert capsys.readouterr().out == "Kept your play.ipynb; the new version is play.new.ipynb\n"

    (folder / "play.new.ipynb").unlink()
    cli.deliver(shipped, folder)
    assert "play.new.ipynb" not in texts(folder)


def test_an_untouched_new_version_gives_way_to_a_newer_one(shipped: Path, folder: Path) -> None:
    cli.deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    for version in ("play 2", "play 3"):
        (shipped / "play.ipynb").write_text(version)
        cli.deliver(shipped, folder)
    assert texts(folder)["play.new.ipynb"] == "play 3"
    assert len(texts(folder)) == 3


def test_a_changed_new_version_is_kept_too(shipped: Path, folder: Path) -> None:
    cli.deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    (shipped / "play.ipynb").write_text("play 2")
    cli.deliver(shipped, folder)
    (folder / "play.new.ipynb").write_text("my new play")
    (shipped / "play.ipynb").write_text("play 3")
    cli.deliver(shipped, folder)
    assert texts(folder) == {
        "play.ipynb": "my play",
        "play.new.ipynb": "my new play",
        "play.new2.ipynb": "play 3",
        "tutorials/first.ipynb": "first 1",
    }


def test_a_notebook_that_was_there_before_is_kept(shipped: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "play.ipynb").write_text("someone's own")
    cli.deliver(shipped, folder)
    assert texts(folder)["play.ipynb"] == "someone's own"
    assert texts(folder)["play.new.ipynb"] == "play 1"


def test_a_removed_notebook_comes_back(shipped: Path, folder: Path) -> None:
    cli.deliver(shipped, folder)
    (folder / "play.ipynb").unlink()
    cli.deliver(shipped, folder)
    assert texts(folder)["play.ipynb"] == "play 1"


@pytest.mark.parametrize("damage", ["", "{", "[]", "{}", '{"given": 3}', '{"given": []}', "\xff"])
def test_a_damaged_manifest_is_told_and_costs_nothing(
    damage: str, shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    (folder / cli.MANIFEST).write_bytes(damage.encode("latin-1"))
    capsys.readouterr()
    cli.deliver(shipped, folder)
    assert "is damaged and will be written anew" in capsys.readouterr().out
    assert texts(folder)["play.ipynb"] == "my play"
    assert json.loads((folder / cli.MANIFEST).read_text())["given"].keys() >= {"play.ipynb"}


@pytest.mark.usefixtures("shipped")
def test_main_delivers_and_starts_lab_there(folder: Path, started: list[dict[str, object]]) -> None:
    cli.main([str(folder), "--port", "9999", "--no-browser"])
    assert texts(folder).keys() == {"play.ipynb", "tutorials/first.ipynb"}
    assert started == [{"folder": folder, "browser": False, "port": 9999}]


@pytest.mark.usefixtures("shipped")
def test_home_is_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: list[dict[str, object]]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    cli.main([])
    assert started[0]["folder"] == tmp_path / "brainwaves"
    assert (tmp_path / "brainwaves" / "play.ipynb").exists()


@pytest.mark.usefixtures("shipped")
def test_in_place_puts_nothing_into_the_folder(
    tmp_path: Path, started: list[dict[str, object]]
) -> None:
    (tmp_path / "own").mkdir()
    cli.main(["--in-place", str(tmp_path / "own")])
    assert not any((tmp_path / "own").iterdir())
    assert started[0]["folder"] == tmp_path / "own"


@pytest.mark.usefixtures("shipped", "started")
@pytest.mark.parametrize("in_place", [[], ["--in-place"]])
def test_a_file_is_no_folder(tmp_path: Path, in_place: list[str]) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit, match=r"file cannot be used: it is a file\. Name another"):
        cli.main([*in_place, str(tmp_path / "file")])


@pytest.mark.usefixtures("shipped")
@pytest.mark.skipif(sys.platform != "linux", reason="needs a place where not even root may write")
def test_a_folder_that_cannot_be_written(started: list[dict[str, object]]) -> None:
    with pytest.raises(SystemExit, match=r"/sys/games cannot be used: .*ermi"):
        cli.main(["/sys/games"])
    assert not started


@pytest.mark.usefixtures("shipped", "started")
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write here")
def test_a_folder_that_is_write_protected(tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    with pytest.raises(SystemExit, match="cannot be used: Permission denied"):
        cli.main([str(tmp_path / "locked")])


def test_without_jupyterlab_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab", None)
    with pytest.raises(SystemExit, match=r'pip install "brainwaves-widgets\[lab\]"'):
        cli.start_lab(tmp_path, browser=False, port=None)


@pytest.mark.parametrize(
    ("screen", "opens"), [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "w"}, True)]
)
@pytest.mark.usefixtures("shipped")
def test_a_browser_opens_only_where_there_is_a_screen(
    screen: dict[str, str],
    opens: bool,
    folder: Path,
    started: list[dict[str, object]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    cli.main([str(folder)])
    assert started[0]["browser"] is opens


def test_the_checkout_ships_its_notebooks(project: Path) -> None:
    assert cli.shipped_notebooks() == project / "notebooks"
    assert (cli.shipped_notebooks() / cli.FIRST_NOTEBOOK).is_file()


def test_lab_starts_on_the_first_notebook_and_without_delay(serve: Serve, tmp_path: Path) -> None:
    with serve("-m", "brainwaves_widgets.cli", "games", "--port", "{port}") as server:
        names = {entry["name"] for entry in server.request("/api/contents")["content"]}
        log = server.log
    assert cli.FIRST_NOTEBOOK in names
    assert (tmp_path / "games" / cli.FIRST_NOTEBOOK).is_file()
    assert f"/lab/tree/{cli.FIRST_NOTEBOOK}" in log
    assert "kernel messages are sent without delay" in log
    assert "Traceback" not in log
