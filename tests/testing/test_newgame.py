"""One command makes a game that can be tested, installed, shown, saved and kept as any other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from brainwaves_widgets.testing.__main__ import main
from brainwaves_widgets.testing.newgame import TEMPLATE
from tests.testing.installed import odd_socks

USED = """
import brainwaves_widgets as bw
from brainwaves_widgets.core.installed import game_names
from oddsocks.widget import OddSocks

assert "odd-socks" in game_names()
game = OddSocks(["Ann", "Ben"], seed=3)
game.play(game.moves("Ann")[-1])
hidden, open_to_ann = (game.view(name)["rows"][1]["cards"][0]["text"] for name in ("Ben", "Ann"))
assert hidden == "" != open_to_ann
bundle = game._repr_mimebundle_()[0]
assert "Odd Socks" in bundle["image/svg+xml"] and "Odd Socks" in bundle["text/plain"]
game.save("odd.json")
assert OddSocks.load("odd.json").state == game.state
assert bw.Table.load("odd.json").rules.title == "Odd Socks"
assert bw.recent()[0].open().state == game.state
assert bw.Stepper(game).words
while game.outcome is None:
    game.play(game.moves()[0])
assert [row.player for row in bw.Notepad().rows()] == ["Ann", "Ben"]
print("all is well")
"""


def test_the_game_is_one_of_the_installed_ones(tmp_path: Path) -> None:
    made, target = odd_socks(tmp_path)
    home = {"BRAINWAVES_HOME": str(tmp_path / "home"), "PYTHONPATH": str(target)}
    used = subprocess.run(
        [sys.executable, "-c", USED],
        cwd=tmp_path,
        env={**os.environ, **home},
        capture_output=True,
        text=True,
        check=False,
    )
    assert used.stdout == "all is well\n", used.stderr
    tests = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, str(made / "tests")]
    tested = subprocess.run(
        [*tests, "-p", "no:cacheprovider"],
        env={**os.environ, **home},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "9 passed" in tested.stdout, tested.stdout


def test_contributing_names_every_file_of_a_game() -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    names = {path.name for path in (TEMPLATE / "toygame").iterdir()} - {"__pycache__"}
    assert not [name for name in names if f"`{name}`" not in page]


@pytest.mark.parametrize("name", ["", "123", "class", "!?"])
def test_a_name_that_cannot_be_one_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["new", name, str(tmp_path)])
    assert "begins with a letter" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "odd-socks").mkdir()
    with pytest.raises(SystemExit):
        main(["new", "Odd Socks", str(tmp_path)])
    assert "is there already" in capsys.readouterr().err
