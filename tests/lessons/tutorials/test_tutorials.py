"""The tutorials: all definitions and terms are taught, and all parts are there."""

from __future__ import annotations

import json
import re

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES
from brainwaves_widgets.lessons.definitions import DEFINITIONS
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS
from brainwaves_widgets.lessons.tutorials.question_file import questions

from .notebook_files import TEACHERS, TUTORIALS, cells, sources, words

CHECKS = re.compile(r"\blesson\.(pick|yes_or_no|say|check|write)\(")

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


def taught(name: str) -> set[str]:
    """The definitions that a tutorial says it teaches, in its first cell."""
    heading = re.search(r"\*\*Definitions? (.+?)\*\*", sources(name, "markdown")[0])
    return set(re.findall(r"D\d+", heading[1])) if heading else set()


def test_there_are_thirteen_each_with_one_for_the_teacher() -> None:
    assert [name[:2] for name in TUTORIALS] == [*LESSONS]
    assert sorted(path.stem for path in TEACHERS.glob("*.ipynb")) == TUTORIALS


@pytest.mark.parametrize("number", DEFINITIONS)
def test_every_definition_is_taught(number: str) -> None:
    where = [name for name in TUTORIALS if number in taught(name)]
    assert where, f"{number} is taught nowhere"
    text = "\n".join(words(name) for name in where).lower()
    missing = [term for term in TERMS[number] if f"**{term}" not in text and term != "argue"]
    assert not missing, f"{number} leaves out {missing}"
    assert any(number in LESSONS[name[:2]].definitions for name in where), "no quiz asks for it"


def test_every_attribute_of_the_deck_belongs_to_a_definition_that_is_taught() -> None:
    assert {one.rule for one in ATTRIBUTES.values()} <= set().union(*map(taught, TUTORIALS))


def test_what_one_can_argue_about_is_named() -> None:
    """D15: the lesson says where another reading is possible."""
    printed = json.dumps(cells("09-not-all-all-no"))
    for figure in ("circle", "ray", "straight-line", "right-angle", "l-chain"):
        assert f"{figure}, " in printed


@pytest.mark.parametrize("name", TUTORIALS)
def test_every_part_is_there(name: str) -> None:
    text, first = words(name), sources(name, "markdown")[0]
    assert "**What you will be able to say afterwards**" in first
    assert len(re.findall(r"^- ", first, re.MULTILINE)) >= 3
    assert re.search(r"\bpredict\b", text, re.IGNORECASE)
    assert re.search(r"^## (Try|The laboratory|Play)|\bTry\b", text, re.MULTILINE)
    assert text.count("*Task ") >= 3
    assert sum(bool(CHECKS.search(code)) for code in sources(name, "code")) >= 2
    headings = re.findall(r"^## (Quiz|Play)", text, re.MULTILINE)
    assert sorted(set(headings)) == ["Play", "Quiz"]
    assert len(cells(name)) <= 34


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_pupil_sees_no_code_and_nothing_for_the_teacher(name: str) -> None:
    code = [cell for cell in cells(name) if cell["cell_type"] == "code"]
    assert all(cell["metadata"]["jupyter"]["source_hidden"] for cell in code)
    # JupyterLab shows the first line of a folded cell.
    assert all(cell["source"][0].startswith("# ") for cell in code)
    text = "\n".join(sources(name, "markdown"))
    assert not re.search(r"teacher:|Misconceptions|\*\*Answers|<details>|ClassReport", text)
    assert "answer = ..." not in words(name)
    assert not re.search(r"\b(upright|level (?:side|line))\b", text), "vertical, horizontal"


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_teacher_finds_time_answers_and_misconceptions(name: str) -> None:
    notebook = json.loads((TEACHERS / f"{name}.ipynb").read_text(encoding="utf-8"))
    text = "\n".join("".join(cell["source"]) for cell in notebook["cells"])
    for part in ("**Time:**", "**Answers:**", "**Further questions:**", "ClassReport"):
        assert part in text
    time = re.search(r"\*\*Time:\*\* (.+)", text)
    assert time
    assert 15 <= sum(map(int, re.findall(r"\d+", time[1]))) <= 46
    assert f'misconceptions_of("{name[:2]}")' in text or "hints_of(" in text


def test_prose_is_short_enough_for_a_lesson() -> None:
    """Forty-five minutes are for doing: a lesson has at most 600 words to read."""
    for name in TUTORIALS:
        markdown = " ".join(sources(name, "markdown"))
        inside = " ".join(re.findall(r'"""(.*?)"""', words(name), re.DOTALL))
        assert len(f"{markdown} {inside}".split()) <= 600, name


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
    assert all(cell["metadata"]["tags"] == ["nbval-check-output"] for cell in compared)


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
        ("02-lines-and-curves", "In mathematics a circle is an ellipse"),
        ("02-lines-and-curves", "You can argue about angles, D15"),
        ("03-angles", "Most books say **reflex angle**"),
        ("04-triangles", "right-angled in British books"),
        ("05-quadrilaterals", "opposite sides that are equally long (and then parallel)"),
        ("06-definitions", "*trapezium* in British books"),
        ("08-mirror-symmetry", "British books say line symmetry"),
    ],
)
def test_other_words_for_the_same_are_named_where_it_is_introduced(name: str, term: str) -> None:
    assert words(name).count(term) == 1
