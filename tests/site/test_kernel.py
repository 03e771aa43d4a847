"""The Python side of a page: what a cell shows, and the files to download."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import comm
import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.site.kernel import Kernel, shown


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: Path) -> list[str]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(comm, "create_comm", comm.create_comm)
    assert not home.exists()
    return []


def test_a_widget_tells_the_page_of_itself_and_hears_it(posted: list[str]) -> None:
    kernel = Kernel(posted.append, "")
    game = bw.GameMatrix(["Ann"], seed=1)
    opened = [json.loads(one) for one in posted if '"kind": "comm_open"' in one]
    assert game.model_id in {one["id"] for one in opened}
    view = shown(game)["application/vnd.jupyter.widget-view+json"]
    assert view["model_id"] == game.model_id
    move = {**game.scene["moves"][0], "ply": game.ply}
    kernel.receive(str(game.model_id), json.dumps({"method": "custom", "content": move}))
    assert json.loads(posted[-1])["kind"] == "comm_msg"
    assert game.ply > 1
    game.close()


def test_files_to_download_are_the_latest_or_a_sentence(posted: list[str], home: Path) -> None:
    kernel = Kernel(posted.append, "tutorials")
    assert Path.cwd() == home / "tutorials"
    assert json.loads(kernel.file("result"))["trouble"].startswith("There is no result yet")
    assert json.loads(kernel.file("game"))["trouble"].startswith("There is no game yet")
    Path("results").mkdir()
    Path("results/ann-05.json").write_text("{}")
    assert json.loads(kernel.file("result")) == {"name": "ann-05.json", "text": "{}", "trouble": ""}
    game = bw.AstuteGoose(["Ann"], seed=1)
    game.play(game.moves("Ann")[0])
    file = json.loads(kernel.file("game"))
    Path(file["name"]).write_text(file["text"])
    assert bw.AstuteGoose.load(file["name"]).state == game.state


def test_a_memory_that_comes_back_brings_no_chances_back(posted: list[str]) -> None:
    random.seed(1)
    before = random.random()
    random.seed(1)
    Kernel(posted.append, "")
    assert random.random() != before


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("folder", "used"),
    [
        ("", "bw.lobby('game-matrix')"),
        ("tutorials", "from brainwaves_widgets.lessons import Blackboard, FigureLab, Lesson, Quiz"),
    ],
)
def test_what_a_page_uses_is_imported_before_its_memory_is_kept(folder: str, used: str) -> None:
    asked = (
        "import sys, brainwaves_widgets as bw; from brainwaves_widgets.site.kernel import preload; "
        f"preload('{folder}'); before = set(sys.modules); {used}; "
        "print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
