"""Every lesson can be taken by a class, from the notebook that there is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brainwaves_widgets.classroom.school_class import SchoolClass
from brainwaves_widgets.classroom.script import Script
from brainwaves_widgets.core.installed import STATIC
from brainwaves_widgets.delivery import shipped_notebooks
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS

from .desks import Watched

CODE = ("lesson.", "import ", "Blackboard(", "FigureLab(", "Run all cells", "](", "**", "`")


@pytest.mark.parametrize("number", LESSONS)
def test_a_lesson_is_taken_to_its_end(number: str, home: Path, tmp_path: Path) -> None:
    del home
    ann = Watched(SchoolClass(Script.read(number), folder=tmp_path), "Ann")
    bundle = "pupil" if LESSONS[number].definitions else "pupilgames"
    modules = STATIC.joinpath(f"{bundle}.js")
    assert modules.is_file()
    seen = set[str]()
    for title in ann.scene["steps"]:
        ann.reach(title)
        ann.finish_step()
        for part in ann.scene["parts"]:
            seen.add(part["module"])
            words = " ".join(run["text"] for one in part["blocks"] for run in one["runs"])
            if not any(one["kind"] == "pre" for one in part["blocks"]):
                assert not [code for code in CODE if code in words], words
    assert seen - {"", "ask", "board", "figurelab", "quiz", "matrix"} <= (
        set() if bundle == "pupil" else {"goose", "boar", "brainwave"}
    )
    assert not ann.scene["on"]
    code = sum(
        one["cell_type"] == "code"
        for one in json.loads(
            next((shipped_notebooks() / "tutorials").glob(f"{number}-*")).read_text("utf-8")
        )["cells"]
    )
    shown = [part for part in ann.pupil.desk.all_parts() if part.page is not None]
    assert len(shown) >= code / 2
    assert all(one.page is None or one.page.comm is None for one in shown)  # nothing goes elsewhere


def test_a_notebook_of_ones_own_is_taken(tmp_path: Path) -> None:
    source = next((shipped_notebooks() / "tutorials").glob("05-*")).read_text("utf-8")
    mine = tmp_path / "05-mine.ipynb"
    mine.write_text(
        source.replace("Which of them are rectangles?", "Which have four right angles?")
    )
    ann = Watched(SchoolClass(Script.read(str(mine))), "Ann")
    ann.reach("Predict")
    assert ann.parts("ask")[0]["scene"]["question"] == "Which have four right angles?"


@pytest.mark.parametrize(
    ("lesson", "why"),
    [
        ("13", "a lesson is one of 00, 01"),
        ("mine.ipynb", "begins with its number"),
        ("05-not-there.ipynb", "there is no notebook"),
    ],
)
def test_what_is_no_lesson_is_refused(lesson: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Script.read(lesson)


def test_the_teachers_definitions_go_before_the_notebooks() -> None:
    ann = Watched(SchoolClass(Script.read("06"), definitions="inclusive"), "Ann")
    ann.reach("Quiz")
    assert "inclusive" in ann.quiz._about
