"""The tutorials: all definitions and terms are taught, all parts are there, answers are right."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, Polygon
from brainwaves_widgets.lessons.definitions import DEFINITIONS
from brainwaves_widgets.lessons.tutorials.checks import Checked
from brainwaves_widgets.lessons.tutorials.question_file import questions

FOLDER = Path(__file__).parents[3] / "notebooks" / "tutorials"
TUTORIALS = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
HOLE = re.compile(r"^(answer|figure|knob) = \.\.\.$", re.MULTILINE)
CHECKS = re.compile(r"\b(predict|pick|say|made|fire)\(")

TERMS = {
    "D1": ["triangle", "quadrilateral", "pentagon", "hexagon", "heptagon", "octagon", "decagon"],
    "D2": ["equilateral", "isosceles", "right", "scalene"],
    "D3": ["square", "rectangle", "rhombus", "parallelogram"],
    "D4": ["trapezoid"],
    "D5": ["regular", "convex", "concave"],
    "D6": ["circle", "ellipse"],
    "D7": ["segment", "ray", "straight line"],
    "D8": ["nonclosed polygonal chain", "nonclosed smooth curve"],
    "D9": ["reflexive symmetry"],
    "D10": ["perimeter", "finite", "infinite"],
    "D11": ["acute", "right", "obtuse", "straight", "concave"],
    "D12": ["four angles", "exactly four angles", "concave angle", "three equal sides"],
    "D13": ["not all sides are equal", "all sides unequal in length", "no right angles"],
    "D14": ["two parallel sides", "chain"],
    "D15": ["argue"],
}
"""The terms of "What is what" and "Statements", by the definition that says what they mean."""

RIGHT: dict[str, list[Any]] = {
    "00": ["AD", "no"],
    "01": ["yes", "AC", "more than five angles", Polygon([(0, 0), (4, 0), (4, 3)])],
    "02": ["BC", "FG", "yes", "no"],
    "03": ["BCE", "no", 5, Polygon([(0, 0), (4, 0), (5, 2), (1, 2)])],
    "04": ["ABD", "yes", "right and equilateral"],
    "05": ["ACEF", "no", 3, Polygon([(0, 0), (4, 0), (5, 2), (1, 2)])],
    "06": ["A", "yes", 12],
    "07": ["ACEF", 4, 2, Polygon([(0, 0), (4, 0), (4, 3), (2, 5), (0, 3)])],
    "08": ["BCE", "all sides unequal", "no"],
    "09": ["yes", "yes", 1.74, 2, 32],
    "10": [9, 3, "Ann", 3, 20, 2, "play card 3"],
    "11": [0.81, "no", 50, 0.6, 15, 10, "a number above 1"],
}
"""What the boxes for the teacher give as answers, task by task."""


@cache
def cells(name: str) -> list[dict[str, Any]]:
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    return list(notebook["cells"])


def sources(name: str, kind: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(name) if cell["cell_type"] == kind]


def words(name: str) -> str:
    return "\n\n".join(sources(name, "markdown"))


def taught(name: str) -> set[str]:
    """The definitions that a tutorial says it teaches, in its first cell."""
    heading = re.search(r"\*\*Definitions? (.+?)\*\*", sources(name, "markdown")[0])
    return set(re.findall(r"D\d+", heading[1])) if heading else set()


def test_there_are_twelve() -> None:
    assert [name[:2] for name in TUTORIALS] == [f"{number:02}" for number in range(12)]


@pytest.mark.parametrize("number", DEFINITIONS)
def test_every_definition_is_taught(number: str) -> None:
    where = [name for name in TUTORIALS if number in taught(name)]
    assert where, f"{number} is taught nowhere"
    text = "\n".join(words(name) for name in where).lower()
    missing = [term for term in TERMS[number] if f"**{term}" not in text and term != "argue"]
    assert not missing, f"{number} leaves out {missing}"
    assert any(f'"{number}"' in code for name in where for code in sources(name, "code")), (
        f"no quiz asks about {number}"
    )


def test_every_attribute_of_the_deck_belongs_to_a_definition_that_is_taught() -> None:
    everything = set().union(*map(taught, TUTORIALS))
    assert {one.rule for one in ATTRIBUTES.values()} <= everything


def test_what_one_can_argue_about_is_named() -> None:
    """D15: the lesson says where another reading is possible."""
    printed = json.dumps(cells("08-not-all-all-no"))
    for figure in ("circle", "ray", "straight-line", "right-angle", "l-chain"):
        assert f"{figure}, " in printed


@pytest.mark.parametrize("name", TUTORIALS)
def test_every_part_is_there(name: str) -> None:
    text = words(name)
    first, last = sources(name, "markdown")[0], sources(name, "markdown")[-1]
    assert "**What you will be able to say afterwards**" in first
    assert len(re.findall(r"^- ", first, re.MULTILINE)) >= 3
    assert re.search(r"\bpredict\b", text, re.IGNORECASE)
    assert re.search(r"^## (Try|The laboratory|Play)|\bTry\b", text, re.MULTILINE)
    assert text.count("*Task ") >= 3
    assert sum(bool(CHECKS.search(code)) for code in sources(name, "code")) >= 3
    assert "## Quiz" in text
    assert last.startswith("<details>")
    for part in ("Time:", "Misconceptions aimed at:", "Answers:", "Further questions:"):
        assert f"**{part}**" in last
    assert len(cells(name)) <= 26


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_quiz_of_its_own(name: str) -> None:
    after = [
        "".join(cell["source"])
        for cell in cells(name)[_index(name, "## Quiz") :]
        if cell["cell_type"] == "code"
    ]
    assert any("Quiz(" in code or "say(" in code for code in after)


def _index(name: str, heading: str) -> int:
    return next(i for i, cell in enumerate(cells(name)) if heading in "".join(cell["source"]))


@pytest.mark.parametrize("name", TUTORIALS)
def test_it_can_be_read_without_running(name: str) -> None:
    shown = [cell for cell in cells(name) if cell.get("outputs")]
    data = [output.get("data", {}) for cell in shown for output in cell["outputs"]]
    html = ["".join(one.get("text/html", "")) for one in data]
    assert sum("data:image/svg+xml" in one for one in html) >= 2
    unseen = [one for one in data if "image/svg+xml" in one and "text/html" not in one]
    assert not unseen, "JupyterLab shows no bare SVG before a notebook is trusted"
    assert not [one for one in html if "<svg" in one]
    assert "widget-view" not in json.dumps(shown), "what differs from run to run is not stored"
    compared = [cell for cell in cells(name) if "tags" in cell["metadata"]]
    assert compared
    assert all(cell["metadata"]["tags"] == ["nbval-check-output"] for cell in compared)


class Worked:
    """A tutorial whose code cells are run here, one after the other, with answers filled in."""

    def __init__(self, name: str, answers: list[Any]) -> None:
        self.space: dict[str, Any] = {}
        left = list(answers)
        self.checked: list[Checked] = []
        for code in sources(name, "code"):
            hole = HOLE.search(code)
            if hole:
                self.space["filled"] = left.pop(0)
                code = HOLE.sub(rf"{hole[1]} = filled", code)  # noqa: PLW2901 - filled in
            shown = self._run(code)
            if hole:
                assert isinstance(shown, Checked)
                self.checked.append(shown)
        assert not left, f"{name} has fewer tasks than answers"

    def _run(self, code: str) -> Any:
        *body, last = ast.parse(code).body
        run = exec
        run(compile(ast.Module(body, []), "cell", "exec"), self.space)
        if not isinstance(last, ast.Expr):
            run(compile(ast.Module([last], []), "cell", "exec"), self.space)
            return None
        return eval(compile(ast.Expression(last.value), "cell", "eval"), self.space)  # noqa: S307


def states(name: str, state: str) -> list[str]:
    """Return what becomes of the answers; the last tasks of 02 and 08 ask to take sides (D15)."""
    some = [state] * len(RIGHT[name[:2]])
    return [*some[:-1], "argued"] if name[:2] in {"02", "08"} else some


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_teachers_answers_are_right(name: str) -> None:
    worked = Worked(name, RIGHT[name[:2]])
    assert [one.state for one in worked.checked] == states(name, "right")


@pytest.mark.parametrize("name", TUTORIALS)
def test_wrong_answers_are_explained(name: str) -> None:
    chosen = {one.answer: one.choices for one in questions().values() if one.choices}
    other = {right: next(one for one in some if one != right) for right, some in chosen.items()}
    other |= {"yes": "no", "no": "yes"}
    wrong = [
        Polygon([(0, 0), (4, 0), (4, 3), (0, 3)])
        if isinstance(one, Polygon)
        else other.get(one, "B" if one == "A" else one[:1])
        if isinstance(one, str)
        else 0.99
        for one in RIGHT[name[:2]]
    ]
    worked = Worked(name, wrong)
    assert [one.state for one in worked.checked] == states(name, "wrong")
    assert all(len(" ".join(one.words)) > 20 for one in worked.checked)


@pytest.mark.parametrize("name", TUTORIALS)
def test_without_answers_it_says_whose_turn_it_is(name: str) -> None:
    worked = Worked(name, [...] * len(RIGHT[name[:2]]))
    assert {one.state for one in worked.checked} <= {"open"}


def test_every_question_is_asked_somewhere_and_its_hints_are_about_wrong_answers() -> None:
    code = "\n".join(source for name in TUTORIALS for source in sources(name, "code"))
    asked = set(re.findall(r'say\("([^"]+)"', code))
    assert asked == set(questions())
    for one in questions().values():
        assert one.answer not in one.hints
        assert one.because.endswith(".")


def test_links_lead_somewhere() -> None:
    linked = re.findall(r"\]\(([^)]+\.ipynb)\)", words("00-start-here"))
    assert sorted(linked) == [f"{name}.ipynb" for name in TUTORIALS[1:]]


@pytest.mark.parametrize(
    ("name", "term"),
    [
        ("02-lines-and-curves", "In mathematics a circle *is* an ellipse"),
        ("02-lines-and-curves", "You can argue about angles, D15"),
        ("03-angles", "**reflex angle**"),
        ("04-triangles", "*right-angled* in British books"),
        (
            "05-quadrilaterals",
            "both pairs of opposite sides are equally long, both pairs are parallel",
        ),
        ("05-quadrilaterals", "*trapezium* in British books"),
        ("07-mirror-symmetry", "*line symmetry*"),
    ],
)
def test_other_words_for_the_same_are_named_where_it_is_introduced(name: str, term: str) -> None:
    assert words(name).count(term) == 1


def test_d4_the_lesson_about_the_trapezoid_can_take_either_side(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name, inclusive = "05-quadrilaterals", 'definitions = "inclusive"'
    codes = [code.replace('definitions = "printed"', inclusive) for code in sources(name, "code")]
    assert sum(inclusive in code for code in codes) == 1
    monkeypatch.setattr(f"{__name__}.sources", lambda _name, _kind: codes)
    right = RIGHT["05"]
    worked = Worked(name, [4 if one == 3 else one for one in right])
    assert [one.state for one in worked.checked] == ["right"] * len(right)
    assert worked.space["quiz"].question.verdict.definitions == "inclusive"
    assert worked.space["lab"].definitions == "inclusive"
    assert worked.space["quiz"].report().results.definitions == ("D3", "D4", "inclusive")
