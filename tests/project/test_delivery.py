"""How notebooks come into a folder, and what happens to those that are there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from brainwaves_widgets import delivery
from brainwaves_widgets.delivery import MANIFEST, deliver


def texts(folder: Path) -> dict[str, str]:
    found = sorted(folder.rglob("*.ipynb"))
    return {path.relative_to(folder).as_posix(): path.read_text() for path in found}


def test_a_new_folder_gets_every_notebook(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deliver(shipped, folder)
    assert texts(folder) == {"play.ipynb": "play 1", "tutorials/first.ipynb": "first 1"}
    assert capsys.readouterr().out.splitlines() == [
        "Added play.ipynb",
        "Added tutorials/first.ipynb",
    ]


def test_a_second_time_changes_and_says_nothing(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deliver(shipped, folder)
    manifest = (folder / MANIFEST).read_text()
    capsys.readouterr()
    deliver(shipped, folder)
    assert capsys.readouterr().out == ""
    assert (folder / MANIFEST).read_text() == manifest


def test_an_untouched_copy_is_brought_up_to_date(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deliver(shipped, folder)
    (shipped / "play.ipynb").write_text("play 2")
    capsys.readouterr()
    deliver(shipped, folder)
    assert texts(folder) == {"play.ipynb": "play 2", "tutorials/first.ipynb": "first 1"}
    assert capsys.readouterr().out == "Updated play.ipynb\n"


def test_a_changed_notebook_is_kept_and_nothing_is_put_beside_it(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    capsys.readouterr()
    deliver(shipped, folder)
    assert texts(folder) == {"play.ipynb": "my play", "tutorials/first.ipynb": "first 1"}
    assert capsys.readouterr().out == ""


def test_a_new_version_goes_beside_a_changed_notebook_once(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    (shipped / "play.ipynb").write_text("play 2")
    capsys.readouterr()
    deliver(shipped, folder)
    assert texts(folder) == {
        "play.ipynb": "my play",
        "play.new.ipynb": "play 2",
        "tutorials/first.ipynb": "first 1",
    }
    assert capsys.readouterr().out == "Kept your play.ipynb; the new version is play.new.ipynb\n"

    (folder / "play.new.ipynb").unlink()
    deliver(shipped, folder)
    assert "play.new.ipynb" not in texts(folder)


def test_an_untouched_new_version_gives_way_to_a_newer_one(shipped: Path, folder: Path) -> None:
    deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    for version in ("play 2", "play 3"):
        (shipped / "play.ipynb").write_text(version)
        deliver(shipped, folder)
    assert texts(folder)["play.new.ipynb"] == "play 3"
    assert len(texts(folder)) == 3


def test_a_changed_new_version_is_kept_too(shipped: Path, folder: Path) -> None:
    deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    (shipped / "play.ipynb").write_text("play 2")
    deliver(shipped, folder)
    (folder / "play.new.ipynb").write_text("my new play")
    (shipped / "play.ipynb").write_text("play 3")
    deliver(shipped, folder)
    assert texts(folder) == {
        "play.ipynb": "my play",
        "play.new.ipynb": "my new play",
        "play.new2.ipynb": "play 3",
        "tutorials/first.ipynb": "first 1",
    }


def test_a_notebook_that_was_there_before_is_kept(shipped: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "play.ipynb").write_text("someone's own")
    deliver(shipped, folder)
    assert texts(folder)["play.ipynb"] == "someone's own"
    assert texts(folder)["play.new.ipynb"] == "play 1"


def test_a_removed_notebook_comes_back(shipped: Path, folder: Path) -> None:
    deliver(shipped, folder)
    (folder / "play.ipynb").unlink()
    deliver(shipped, folder)
    assert texts(folder)["play.ipynb"] == "play 1"


@pytest.mark.parametrize("damage", ["", "{", "[]", "{}", '{"given": 3}', '{"given": []}', "\xff"])
def test_a_damaged_manifest_is_told_and_costs_nothing(
    damage: str, shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deliver(shipped, folder)
    (folder / "play.ipynb").write_text("my play")
    (folder / MANIFEST).write_bytes(damage.encode("latin-1"))
    capsys.readouterr()
    deliver(shipped, folder)
    assert "is damaged and will be replaced" in capsys.readouterr().out
    assert texts(folder)["play.ipynb"] == "my play"
    assert json.loads((folder / MANIFEST).read_text())["given"].keys() >= {"play.ipynb"}


def notebook(*sources: str, ran: bool = False, version: int = 1) -> str:
    """Write a notebook as we ship it, or as JupyterLab saves it after a run."""
    cells: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "execution_count": 3 if ran else None,
            "id": f"cell-{number}",
            "metadata": {"execution": {"iopub.status.busy": "now"}} if ran else {},
            "outputs": [{"name": "stdout", "output_type": "stream", "text": "ran"}] * ran,
            "source": source.splitlines(keepends=True) if ran else source,
        }
        for number, source in enumerate(sources)
    ]
    metadata: dict[str, Any] = {"widgets": {"state": {}}} if ran else {"kernelspec": {}}
    whole = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5 + version - 1}
    return json.dumps(whole, indent=1 if ran else 2)


def test_a_notebook_that_was_only_run_is_brought_up_to_date(
    shipped: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (shipped / "play.ipynb").write_text(notebook("import this\nthis"))
    deliver(shipped, folder)
    ran = notebook("import this\nthis", ran=True)
    (folder / "play.ipynb").write_text(ran)
    capsys.readouterr()

    deliver(shipped, folder)
    assert capsys.readouterr().out == ""
    assert texts(folder)["play.ipynb"] == ran  # what it shows is kept while there is nothing new

    (shipped / "play.ipynb").write_text(newer := notebook("import that\nthat"))
    deliver(shipped, folder)
    assert capsys.readouterr().out == "Updated play.ipynb\n"
    assert texts(folder) == {"play.ipynb": newer, "tutorials/first.ipynb": "first 1"}


def test_a_notebook_that_was_written_in_and_run_is_kept(shipped: Path, folder: Path) -> None:
    (shipped / "play.ipynb").write_text(notebook("one"))
    deliver(shipped, folder)
    (folder / "play.ipynb").write_text(mine := notebook("one", "mine", ran=True))
    (shipped / "play.ipynb").write_text(newer := notebook("two"))
    deliver(shipped, folder)
    assert texts(folder)["play.ipynb"] == mine
    assert texts(folder)["play.new.ipynb"] == newer


def test_pictures_stored_anew_reach_who_changed_nothing(shipped: Path, folder: Path) -> None:
    (shipped / "play.ipynb").write_text(notebook("one"))
    deliver(shipped, folder)
    (shipped / "play.ipynb").write_text(anew := notebook("one", version=2))
    deliver(shipped, folder)
    assert texts(folder)["play.ipynb"] == anew


def test_a_manifest_of_whole_digests_is_still_read(shipped: Path, folder: Path) -> None:
    (shipped / "play.ipynb").write_text(notebook("one"))
    deliver(shipped, folder)
    listed = json.loads((folder / MANIFEST).read_text())["given"]
    whole = delivery._sha256((folder / "play.ipynb").read_bytes())
    assert whole in listed["play.ipynb"].split()
    (folder / MANIFEST).write_text(json.dumps({"given": {**listed, "play.ipynb": whole}}))
    (shipped / "play.ipynb").write_text(newer := notebook("two"))
    deliver(shipped, folder)
    assert texts(folder)["play.ipynb"] == newer


@pytest.mark.parametrize("cut_at", range(5))
@pytest.mark.parametrize("changed", [False, True])
def test_a_delivery_that_is_cut_short_tears_nothing(
    cut_at: int, changed: bool, shipped: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops before each of the four files that are written, and then a third version comes."""
    deliver(shipped, folder)
    if changed:
        (folder / "play.ipynb").write_text("my play")
    for name in ("play.ipynb", "tutorials/first.ipynb"):
        (shipped / name).write_text("version 2")

    written = 0
    plain_replace = Path.replace

    def replace(self: Path, target: Path) -> Path:
        nonlocal written
        if written == cut_at:
            raise KeyboardInterrupt
        written += 1
        return plain_replace(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", replace)
        if cut_at < 4:
            with pytest.raises(KeyboardInterrupt):
                deliver(shipped, folder)
        else:
            deliver(shipped, folder)
    assert set(texts(folder).values()) <= {"play 1", "first 1", "version 2", "my play"}

    for name in ("play.ipynb", "tutorials/first.ipynb"):
        (shipped / name).write_text("version 3")
    deliver(shipped, folder)
    new = {"play.ipynb": "my play", "play.new.ipynb": "version 3"}
    expected = new if changed else {"play.ipynb": "version 3"}
    assert texts(folder) == {**expected, "tutorials/first.ipynb": "version 3"}
    assert {path.name for path in folder.iterdir()} == {
        *(name for name in expected),
        "tutorials",
        MANIFEST,
    }
