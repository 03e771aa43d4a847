"""The examples in README and in the documentation run, each page from its top to its end."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from brainwaves_widgets.doors.server.door import close_room, open_door
from brainwaves_widgets.lessons import Quiz

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```python\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
MANY = re.compile(r"games=\d{3,}")


def blocks(page: Path) -> list[str]:
    """Return the examples of a page; those for another host are marked and have another fence."""
    return [dedent(found[2]) for found in BLOCK.finditer(page.read_text(encoding="utf-8"))]


WITH_EXAMPLES = [page for page in PAGES if "notebooks" not in page.parts and blocks(page)]


def test_every_kind_of_reader_has_examples() -> None:
    names = {page.stem for page in WITH_EXAMPLES}
    assert names >= {"README", "players", "teachers", "inspect", "researchers", "opponents"}


@pytest.mark.slow
@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.stem)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder with a pupil's results; where hundreds of games are played, a dozen are."""
    monkeypatch.chdir(tmp_path)
    Quiz("D3", questions=1, seed=1, learner="Ben", save="results/ben.json").answer(fits=True)
    names: dict[str, Any] = {"__name__": page.stem}
    for number, block in enumerate(blocks(page)):
        code = compile(MANY.sub("games=12", block), f"{page.name}, example {number + 1}", "exec")
        exec(code, names)  # noqa: S102 - ours
    door = open_door()
    for room in tuple(door.rooms.values()) if door else ():
        close_room(room)
